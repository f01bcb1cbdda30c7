# The words of the pages round the table. Ids that begin with "table-" belong to the table page.

## Everywhere

site-name = Scirocco
site-tagline = Cinco batalhas. Um só mar.
common-back = Voltar
common-cancel = Cancelar
common-close = Fechar
common-copied = Copiado
common-done = Pronto
common-loading = A carregar …
common-more = Mais
common-next = Seguinte
common-reload = Tentar de novo
common-save = Guardar
common-saved = Guardado
common-skip = Saltar para o conteúdo
common-computer = o computador

nav-label = Principal
nav-menu = Menu
nav-battles = Batalhas
nav-open-games = Mesas abertas
nav-your-games = Os seus jogos
nav-rules = Regras
nav-how-to-play = Como jogar
nav-credits = Créditos
nav-account = Conta
nav-language = Língua
nav-theme = Cores
theme-system = Como no dispositivo
theme-light = Claro
theme-dark = Escuro
footer-words = Jogos de guerra de tabuleiro sobre o Mediterrâneo, com todas as regras aplicadas.
footer-source = Software livre sob licença MIT.

## The games

game-alamein-title = El Alamein
game-alamein-dates = 23 out. – 3 nov. 1942
game-alamein-summary = A batalha metódica de Montgomery: dois cinturões de minas, uma linha que não se pode flanquear e doze dias para a romper.
game-alamein-learn = A melhor porta de entrada: nada escondido, sem linhas de abastecimento, uma só frente. Os Aliados têm de a romper, o Eixo tem de a segurar.
game-gazala-title = Gazala
game-gazala-dates = 26 maio – 22 jun. 1942
game-gazala-summary = Rommel contorna os redutos da linha de Gazala a caminho de Tobruk, com gasolina para um raio de vinte hexágonos.
game-gazala-learn = Uma batalha de movimento: poucas unidades, muito deserto e minas pelo caminho.
game-sicily-title = Sicília
game-sicily-dates = 10 jul. – 17 ago. 1943
game-sicily-summary = Dois exércitos desembarcam numa ilha montanhosa; o Eixo luta por tempo, e pelas barcaças de Messina.
game-sicily-learn = Desembarques, paraquedistas, montanhas e uma esquadra ao largo.
game-gazala1942-title = Gazala 1942
game-gazala1942-dates = 26 maio – 21 jun. 1942
game-gazala1942-summary = A mesma batalha em maior pormenor: quartéis-generais tirados à sorte, abastecimento, e carros que se batem antes da infantaria.
game-gazala1942-learn = Nunca se sabe a quem cabe a vez: cada quartel-general age quando sai a sua ficha.
game-merkur-title = Creta
game-merkur-dates = 20 – 27 maio 1941
game-merkur-summary = Os paraquedistas caem sobre três aeródromos ao mesmo tempo; quem segurar um pode ganhar a ilha.
game-merkur-learn = Áreas em vez de hexágonos, dias e noites, saltos dispersos, e também um jogo a solo.

game-map-hexes = Mapa de hexágonos · { $units ->
    [one] uma unidade
   *[other] { $units } unidades
  }
game-map-areas = Mapa de áreas · { $areas ->
    [one] uma área
   *[other] { $areas } áreas
  }
game-turns = { $turns ->
    [one] um turno
   *[other] { $turns } turnos
  }
game-length-short = Uma ou duas horas
game-length-evening = Um serão
game-length-evenings = Dois serões
game-difficulty = Dificuldade { $level } de { $of }
game-play = Jogar
game-play-named = Jogar { $game }
game-learn = Aprender
game-learn-named = Aprender { $game }
game-look = Ver o mapa
game-look-named = Ver o mapa de { $game }
game-not-yet = Só o mapa; regras por vir
game-picture = Pormenor do mapa de { $game }
game-whole-picture = O mapa de { $game }

map-nearer = Mais perto
map-farther = Mais longe

scenario-alamein-historical-title = Operação Lightfoot
scenario-alamein-historical-summary = Os dois exércitos estão onde estavam na noite de 23 de outubro. Os Aliados colocam a sua engenharia blindada.
scenario-alamein-free-title = Colocação livre
scenario-alamein-free-summary = Cada lado dispõe o seu exército como quiser atrás da sua linha, primeiro o Eixo.
scenario-gazala-historical-title = 26 de maio de 1942
scenario-gazala-historical-summary = Os dois exércitos estão como antes da manobra de Rommel. Alguma artilharia e a engenharia são colocadas pelos jogadores.
scenario-gazala-free-title = Colocação livre
scenario-gazala-free-summary = Cada lado dispõe o seu exército como quiser atrás da sua linha, primeiro os Aliados.
scenario-sicily-historical-title = Operação Husky
scenario-sicily-historical-summary = Os desembarques de 10 de julho: as primeiras vagas estão em terra, os paraquedistas estão no ar.
scenario-gazala1942-opening-title = Primeiros movimentos
scenario-gazala1942-opening-summary = 26 de maio a 5 de junho: o Afrika Korps contorna Bir Hacheim. O Eixo tem de quebrar a linha de caixas em onze dias.
scenario-gazala1942-aida-title = Operação Aida
scenario-gazala1942-aida-summary = 26 de maio a 22 de junho: toda a batalha. O Eixo tem de ficar com Tobruk e com a estrada costeira para leste.
scenario-gazala1942-strike-title = Atacar primeiro
scenario-gazala1942-strike-summary = 23 de maio a 22 de junho: e se o Oitavo Exército tivesse atacado primeiro? Os Aliados têm de atravessar a linha do Eixo.
scenario-merkur-historical-title = Os saltos históricos
scenario-merkur-historical-summary = Ambos os lados ficam e saltam onde o fizeram em maio de 1941. A Commonwealth coloca os fortes, a Luftwaffe bombardeia e chegam os planadores.
scenario-merkur-free-title = Saltos livres
scenario-merkur-free-summary = A guarnição fica como na história. A primeira vaga pode descer em qualquer parte do oeste, a segunda no centro e no leste.
scenario-merkur-solitaire-title = Solitário: uma guarnição tirada à sorte
scenario-merkur-solitaire-summary = O atacante escolhe onde saltar antes de as brigadas serem distribuídas à sorte pelos mapas. O jogador impresso responde pela Commonwealth.

option-alamein-strict_inverse = Quando a defesa é mais forte, arredonda-se o quociente para cima: 5 contra 9 é 1-2, não 1-1.
option-alamein-air_pool_game = Os pontos aéreos são dados uma vez por período da tabela, não em cada turno.
option-alamein-armour_bonus_pure = Sem coluna de blindados contra infantaria quando também há um blindado a defender.
option-alamein-rail_off = A ferrovia não transporta ninguém; os seus hexágonos custam o que custa o terreno.
option-alamein-top_rung_eliminates = A 9-1, um lançamento de 2 ou 12 é DE AVI em vez do EMP impresso.
option-alamein-free_air_support = Para apoiar um combate, cada lado pode gastar os pontos aéreos que desejar.
option-alamein-air_for_guns = Um ataque só de artilharia a um hexágono adjacente pode receber apoio aéreo.
option-alamein-hidden_defence = A relação de forças de um ataque só é mostrada depois de o atacante dizer com quantos pontos ataca.
option-gazala-strict_inverse = Quando a defesa é mais forte, arredonda-se o quociente para cima: 5 contra 9 é 1-2, não 1-1.
option-gazala-air_pool_game = Os pontos aéreos são dados uma vez para todo o jogo, não em cada turno.
option-gazala-armour_bonus_pure = Sem coluna de blindados contra infantaria quando também há um blindado a defender.
option-gazala-siege_by_one = Basta uma unidade defensora sem saída para haver coluna de cerco.
option-gazala-free_air_support = Para apoiar um combate, cada lado pode gastar os pontos aéreos que desejar.
option-gazala-hidden_defence = A relação de forças de um ataque só é mostrada depois de o atacante dizer com quantos pontos ataca.
option-sicily-strict_inverse = Quando a defesa é mais forte, arredonda-se o quociente para cima: 5 contra 9 é 1-2, não 1-1.
option-sicily-old_columns = As colunas de bombardeamento dos exemplos impressos: 1-18, 19-36, 37-54, 55-72, 73 ou mais.
option-sicily-weak_italians = Aosta, Napoli e os Camisas Negras também não têm ataque na força total (0-2-4).
option-sicily-siege_by_one = Basta uma unidade defensora sem saída para haver coluna de cerco.
option-sicily-free_air_support = Para apoiar um combate, cada lado pode gastar os pontos aéreos que desejar.
option-sicily-no_air_for_guns = Um ataque só de artilharia não recebe apoio aéreo, como em Gazala.
option-sicily-nearest_port = Os reforços que não podem usar o porto impresso desembarcam no porto aliado mais próximo.
option-sicily-armour_shuns_mountains = Os blindados não podem colocar-se ao lado de um inimigo num hexágono de montanha, nem ao mover nem ao avançar.
option-sicily-hidden_defence = A relação de forças de um ataque só é mostrada depois de o atacante dizer com quantos pontos ataca.
option-gazala1942-cooperation = Quatro ou mais unidades da mesma formação num hexágono combatem com mais um ponto.
option-gazala1942-free_advance = Uma unidade vitoriosa pode avançar um hexágono ao lado do que o inimigo deixou.
option-gazala1942-zone_retreat = As unidades podem retirar por zonas inimigas ao preço de um nível por cada uma.
option-gazala1942-hostile_losses = O inimigo escolhe o segundo nível perdido em combate geral.
option-gazala1942-defender_hq_always = Um quartel-general apoia a defesa quer tenha sido ativado neste turno quer não.
option-gazala1942-nearest_hq = Só o quartel-general mais próximo ativa uma unidade independente.
option-gazala1942-german_corps = As unidades alemãs só podem ser postas sob o Afrika Korps ou o XXI Corpo.
option-gazala1942-open_sorties = As obras de Tobruk não reduzem a metade os ataques feitos de dentro.
option-gazala1942-engineers_by_choice = O atacante diz se a engenharia ajuda através de obras ou minas; só quando ajuda sofre a primeira perda.
option-gazala1942-infantry_attacks_too = Os carros só ganham colunas onde a infantaria empilhada com eles também ataca.
option-gazala1942-cars_answer_advances = As autometralhadoras também se esquivam a inimigos que avançam ou retiram depois do combate.
option-gazala1942-barren_retreats = Também no terceiro cenário os Aliados podem declarar turnos de retirada, que aí não dão marcador.
option-gazala1942-with_recam = O grupo de reconhecimento italiano RCM, ausente da lista do terceiro cenário, também aí entra em jogo.
option-merkur-result_ratio = Um total de combate pelo menos duplo do outro é esmagador, em vez de um superior em dez.
option-merkur-flak_factor = Uma unidade antiaérea soma o seu fator de ataque contra bombardeiros, em vez de 1.
option-merkur-silence_map = Um QG de divisão cala todos os seus subordinados no mapa, e não só os que estão a duas áreas.
option-merkur-silenced_support = Um QG calado já não pode bombardear, mas ainda pode apoiar um combate.
option-merkur-support_each_area = Um QG ou uma bateria de cada área apoia um combate, e não um só ao todo.
option-merkur-joined_only = Só as unidades que participam num ataque lhe somam 1, e não todas as que estão na área.
option-merkur-enter_unled = As unidades que não podem conduzir um assalto podem entrar numa área só do inimigo; então não há assalto.

opponent-random = Acaso
opponent-random-about = Uma ação legal qualquer, à sorte. Para um primeiro olhar sobre as regras.
opponent-recruit = Recruta
opponent-recruit-about = Vê o combate à sua frente e pouco mais. Para uma primeira partida.
opponent-printed = Regras impressas
opponent-printed-about = Joga segundo as regras a solo do manual. Para o cenário a solo.
opponent-regular = Regular
opponent-regular-about = Joga bem e depressa. O adversário habitual.
opponent-veteran = Veterano
opponent-veteran-about = Pensa antes de mover. Para quem conhece o jogo.
opponent-marshal = Marechal
opponent-marshal-about = Pensa mais tempo, com a sua melhor resposta em mente. O mais forte que há.

## Home

home-title-first = Cinco batalhas.
home-title-second = Um só mar.
home-lead = Creta, duas vezes Gazala, El Alamein e Sicília numa só mesa. Jogue com um amigo, sozinho ou contra a máquina; a mesa conhece as regras e explica porquê.
home-battles = As batalhas
home-counters = Cinco peças dos jogos: blindados alemães, paraquedistas italianos, infantaria australiana, blindados britânicos, paraquedistas americanos
home-continue = Retomar { $game }
home-take-tour = Fazer a visita guiada

## Your games and open games

games-title = Os seus jogos
games-kept-here = guardados neste dispositivo
games-kept-account = guardados na sua conta
games-none = Ainda não há jogos. Escolha uma batalha acima; começa logo.
games-none-lead = Aqui ficam os seus jogos, primeiro os que esperam por si.
games-your-move = É a sua vez
games-their-move = É a vez de { $name }
games-waiting = À espera de adversário
games-over = Terminado
games-review = Registo
games-you-are = joga com: { $side }
games-both-sides = os dois lados são seus
games-against = contra { $name }
games-against-computer = contra o computador, { $level }
games-resume = Retomar
games-resume-named = Retomar { $game }
games-replay-named = Rever { $game }
games-replay = Rever
games-remove = Arrumar
games-remove-named = Arrumar { $game }
games-remove-ask = Arrumar esta mesa? O jogo ainda não começou, ou é só um registo; nada mais se perde.
games-all = Todos os seus jogos
games-filter = Mostrar
games-filter-all = todos
games-filter-running = em curso
games-filter-over = terminados
games-won = Ganho
games-lost = Perdido
games-drawn = Empatado
games-won-by = Vitória: { $side }
games-upload = Abrir um ficheiro .war
games-upload-about = Um registo guardado da mesa ou do terminal. Largue-o aqui ou escolha-o.
games-upload-too-large = Este ficheiro é grande de mais para um registo.
games-upload-failed = O registo não foi aceite. { $reason }

lobby-title = Mesas abertas
lobby-lead = Mesas com uma cadeira livre. Sente-se e o jogo começa.
lobby-all = Todas as mesas abertas
lobby-waiting = { $count ->
    [0] nenhuma à espera
    [one] uma à espera
   *[other] { $count } à espera
  }
lobby-none = De momento ninguém espera. Prepare uma mesa e deixe-a aberta: quem vier pode sentar-se.
lobby-wanted = Procura-se: { $side }
lobby-either = qualquer lado
lobby-join = Sentar-se
lobby-join-named = Sentar-se: { $game } contra { $name }
lobby-yours = a sua mesa
lobby-open-own = Preparar uma mesa aberta
lobby-watch = Jogos para ver
lobby-watch-none = Não há nenhum jogo público em curso.
lobby-watch-do = Assistir
lobby-watch-named = Assistir a { $game }
lobby-any-game = todas as batalhas

## A new game

new-title = Jogar { $game }
new-side = O seu lado
new-side-random = Qualquer
new-opponent = Adversário
new-computer = O computador
new-computer-about = Senta-se logo, tão forte quanto quiser.
new-level = Nível
new-same-screen = No mesmo ecrã
new-same-screen-about = Dois jogadores, um dispositivo. Ou os dois lados a solo.
new-invite = Convidar um amigo
new-invite-about = Recebe uma ligação para enviar.
new-open = Quem vier
new-open-about = A mesa aparece na lista das mesas abertas.
new-more = Cenário e opções
new-scenario = Cenário
new-options = Leituras das regras
new-options-about = Onde as regras impressas se podem ler de duas maneiras. No primeiro jogo, deixe-as como estão.
new-watch = Outros podem assistir
new-start = Começar
new-starting = A preparar a mesa …
new-failed = Não foi possível preparar a mesa. { $reason }

invite-title = Convidar um amigo
invite-lead = Envie esta ligação. Abre, uma só vez, o lugar deste lado: { $side }.
invite-link = Ligação do convite
invite-copy = Copiar a ligação
invite-share = Partilhar
invite-to-table = Ir para a mesa
invite-wait = O jogo começa quando o seu amigo se sentar. Pode fechar esta página; a mesa espera.

## Joining

join-title = Foi convidado
join-lead = { $name } convida-o para jogar { $game }.
join-lead-nobody = Foi convidado para jogar { $game }.
join-seat = O seu lado: { $side }
join-name = O seu nome à mesa
join-name-about = Não é preciso conta. Pode mudá-lo mais tarde.
join-sit = Sentar-se
join-already = Já está sentado a esta mesa.
join-void = Este convite já não é válido: foi usado, ou há outro mais recente. Peça um novo.
join-broken = Esta ligação não está completa. Talvez se tenha perdido um pedaço ao copiar.

## Accounts

account-title = Conta
account-guest = Joga como convidado. Os seus jogos ficam neste dispositivo enquanto o navegador guardar os cookies.
account-member = O seu nome: { $name }. Entrou como { $login }.
account-name = Nome
account-name-about = É o que os outros veem à mesa.
account-rename = Mudar o nome
account-renamed = Agora chama-se { $name }.
account-sign-up = Criar conta
account-sign-up-about = Para encontrar os seus jogos noutro dispositivo. O que joga agora vai consigo.
account-log-in = Entrar
account-log-in-about = O que jogou aqui como convidado vai consigo.
account-log-out = Sair
account-log-out-about = Neste dispositivo passa a ser um novo convidado. Os seus jogos ficam na conta.
account-logged-out = Saiu da conta.
account-logged-in = Bem-vindo, { $name }.
account-made = A sua conta está criada. Bem-vindo, { $name }.
account-login = Nome de utilizador
account-login-about = 3 a 40 sinais: letras, algarismos, . _ -
account-password = Palavra-passe
account-password-about = Pelo menos 8 sinais
account-password-old = Palavra-passe antiga
account-password-new = Palavra-passe nova
account-password-change = Mudar a palavra-passe
account-password-changed = A palavra-passe foi mudada. Os outros dispositivos têm de entrar de novo.
account-password-show = Mostrar a palavra-passe
account-password-hide = Esconder a palavra-passe
account-have = Já tenho conta
account-have-not = Ainda não tenho conta
account-no-reset = Não há maneira de recuperar uma palavra-passe perdida. Anote-a.
account-notices = Quando for a minha vez
account-notices-about = Para jogos de vários dias: uma mensagem ou uma chamada a um endereço seu quando o outro lado jogou.
account-email = Correio eletrónico
account-email-confirm = Seguiu uma mensagem para { $email }. Abra a ligação nela, e os avisos começam.
account-email-waiting = Ainda por confirmar. Abra a ligação na mensagem.
account-email-confirmed = Confirmado.
account-email-off = Este servidor não envia correio.
account-webhook = Webhook
account-webhook-about = Um endereço https que recebe uma curta mensagem JSON. Para salas de conversa e automação.
settings-title = Definições
settings-sound = Sons dos dados e das peças
account-appearance = Aspeto
account-tour = Visita guiada
account-tour-again = Mostrar a visita outra vez
account-tour-reset = A visita espera por si no próximo tabuleiro.

## The rulebook

rules-title = Regras
rules-title-game = Regras de { $game }
rules-lead = As regras de cada batalha por palavras nossas, com os números do livro de regras impresso.
rules-original = Segundo { $original }, { $publisher }
rules-contents = Índice
rules-rulings = Decisões
rules-rulings-lead = Onde as regras impressas se calam, se contradizem ou se podem ler de duas maneiras, é assim que a mesa joga.
rules-search = Procurar nas regras
rules-found = { $count ->
    [0] Nada encontrado para “{ $words }”
    [one] Um lugar
   *[other] { $count } lugares
  }
rules-link = Ligação para a regra { $number }
rules-in-english = O texto está em inglês; só os títulos estão traduzidos.
rules-switch = Pode ser mudado ao preparar um jogo.
rules-not-yet = Ainda não há aqui livro de regras para este jogo.

## How to play

help-title = Como jogar
help-lead = Para começar precisa de saber muito pouco. A mesa conhece as regras, mostra o que é permitido e diz porque é que algo não o é.
help-start = Começar
help-start-1 = Escolha El Alamein na primeira página, carregue em Jogar e depois em Começar. Comanda os Aliados; o computador fica com o Eixo.
help-start-2 = A barra por cima do tabuleiro diz sempre quem tem de fazer o quê, e segundo que regra. Faça isso, e está a jogar.
help-start-3 = Um erro não faz mal: pode voltar atrás quantas vezes quiser, até ao último lançamento de dados.
help-turn = Um turno
help-turn-1 = Em cada turno, um lado move e depois combate; a seguir o outro lado faz o mesmo.
help-turn-2 = Mover: clique numa unidade e os hexágonos que alcança iluminam-se. Clique num deles e ela vai para lá. Junto ao inimigo tem de parar.
help-turn-3 = Combater: clique num inimigo ao lado das suas unidades, depois nas unidades que atacam, depois nos pontos aéreos se quiser. O painel mostra a relação de forças e a probabilidade exata de cada resultado antes de lançar.
help-turn-4 = Depois dos dados, a mesa leva-o pelas baixas, retiradas e avanço, uma escolha de cada vez.
help-counter = Ler uma peça
help-counter-lead = Uma peça diz quase tudo sobre a unidade.
help-counter-side = Escura com algarismos brancos: o Eixo. Clara com algarismos escuros: os Aliados. A cor indica a nação, duas letras dizem qual.
help-counter-values = Os três números: ataque, defesa, movimento.
help-counter-stripe = A faixa colorida: a divisão. Uma divisão inteira que combate junta vale uma coluna.
help-counter-symbol = O símbolo: uma cruz para a infantaria, uma oval para os blindados, um ponto para a artilharia, rodas para as tropas motorizadas.
help-counter-range = R e um número: quantos hexágonos alcança a sua artilharia.
help-counter-reduced = Um canto dobrado: a unidade perdeu metade da força. Mais uma baixa e desaparece.
help-counter-picture = Uma peça, cinco vezes ampliada, com as suas partes
help-odds = Relação de forças e colunas
help-odds-1 = Some o ataque das suas unidades e divida pela defesa das dele: 40 contra 8 é 5-1, uma coluna da tabela de combate.
help-odds-2 = Terreno, fortificação, cerco, divisões completas e blindados deslocam a coluna para a esquerda (bom para o defensor) ou para a direita (bom para o atacante). O painel enumera cada deslocamento com a sua regra.
help-odds-3 = Depois, dois dados escolhem a linha. Sete é a soma mais provável, dois e doze as menos.
help-why = Porque não?
help-why-1 = Aponte para algo que não é permitido: um hexágono, uma unidade, um botão. A mesa diz a razão com o número da regra, e o número leva ao livro de regras.
help-keys = Teclas
help-keys-lead = Tudo se pode fazer sem rato.
help-key = Tecla
help-key-does = O que faz
help-key-n = unidade seguinte, anterior que pode fazer alguma coisa
help-key-u = voltar atrás, refazer
help-key-e = terminar a fase
help-key-o = relação de forças
help-key-arrows = andar pelo tabuleiro, hexágono a hexágono
help-key-pan = deslocar o tabuleiro
help-key-enter = escolher o hexágono ou a unidade
help-key-escape = largar a escolha, fechar
help-key-zoom = mais perto, mais longe, tabuleiro inteiro
help-key-maps = um dos mapas, se o tabuleiro tiver vários
help-key-help = todas as teclas
help-online = Com outros
help-online-1 = Convide um amigo: recebe uma ligação que abre um lugar. Ninguém precisa de conta.
help-online-2 = Ou deixe a mesa aberta: aparece na lista das mesas abertas.
help-online-3 = Um jogo pode durar dias. Crie uma conta e dê um endereço de correio, e será avisado quando for a sua vez.
help-online-4 = É o servidor que lança os dados, e mais ninguém. Cada lançamento fica no registo.
help-records = Registos
help-records-1 = Cada jogo é um ficheiro de texto, o registo .war: uma linha por ação, com os seus dados. Descarregue-o, reveja-o, envie-o a um amigo, abra-o no terminal.
help-words = Palavras da mesa
help-word-hex = hexágono
help-word-hex-means = uma casa do mapa; quatro algarismos dão-lhe o nome, primeiro a coluna, depois a linha
help-word-stack = pilha
help-word-stack-means = as unidades num hexágono, três no máximo na maioria dos jogos
help-word-zone = zona de controlo
help-word-zone-means = os seis hexágonos à volta de uma unidade; o inimigo que entra tem de parar
help-word-step = passo
help-word-step-means = metade da força de uma unidade; o segundo perdido retira-a do jogo
help-word-column = deslocamento de coluna
help-word-column-means = um passo para a esquerda ou a direita na tabela de combate
help-word-siege = cerco
help-word-siege-means = um defensor sem hexágono livre para onde retirar
help-ready-play = Jogar El Alamein

## The guided tour

tour-welcome = Bem-vindo à mesa
tour-welcome-text = Um minuto de passeio pelo tabuleiro. Pode sair quando quiser e voltar mais tarde.
tour-board = O tabuleiro
tour-board-text = Arraste para mover, roda ou dois dedos para aproximar. Cada hexágono tem o seu número. Clique numa das suas unidades: os hexágonos que alcança iluminam-se.
tour-prompt = O que há a fazer
tour-prompt-text = Esta barra diz quem tem de fazer o quê, e segundo que regra. Os botões são as escolhas que não estão no mapa.
tour-panel = Combates e unidades
tour-panel-text = Aqui vê a relação de forças, cada deslocamento com a sua regra e a probabilidade exata de cada resultado, antes de lançar.
tour-log = O que aconteceu
tour-log-text = O diário conta o jogo em frases. Aponte para o número de um hexágono e ele ilumina-se.
tour-track = Turno e fase
tour-track-text = Em que ponto está o jogo: o turno, a fase, os pontos aéreos, a pontuação.
tour-undo = Nada é definitivo antes dos dados
tour-undo-text = Volte atrás quantas vezes quiser, até ao último lançamento ou à última escolha do outro lado.
tour-help = A ajuda está perto
tour-help-text = Carregue em ? para ver todas as teclas. O número de uma regra leva ao livro de regras; “Porque não?” diz o que proíbe uma jogada.
tour-step = { $step } de { $steps }
tour-start = Mostrar a mesa
tour-skip = Saltar
tour-finish = Jogar

## Credits

credits-title = Créditos
credits-lead = Scirocco assenta no trabalho de outros.
credits-games = Os jogos
credits-games-text = Os jogos pertencem aos seus autores e editores. Scirocco usa factos e números destes jogos; cada frase das regras foi escrita de novo, e nenhum texto, mapa, peça ou imagem dos originais faz parte dele. Não é feito nem apoiado por eles.
credits-game = Jogo
credits-by = Autor ou editor
credits-maps = Mapas
credits-gshhg = Linhas de costa: GSHHG, a Global Self-consistent, Hierarchical, High-resolution Geography Database, de Paul Wessel e Walter H. F. Smith. GNU Lesser General Public License, versão 3. Os contornos dela derivados mantêm essa licença.
credits-natural-earth = Feito com Natural Earth, do domínio público.
credits-fonts = Tipos de letra
credits-fonts-text = Alegreya e Alegreya SC de Juan Pablo del Peral, Barlow e Barlow Condensed de Jeremy Tribby. SIL Open Font License, versão 1.1.
credits-symbols = Símbolos das unidades
credits-symbols-text = Os símbolos seguem a norma da NATO para unidades terrestres.
credits-program = O programa
credits-program-text = Software livre sob licença MIT.
credits-version = Versão { $version }

## When something is wrong

error-not-found = Aqui não há nada
error-not-found-text = A página { $path } não existe. Talvez o jogo tenha sido arrumado, ou a ligação não esteja completa.
error-home = Para a primeira página
error-unreachable = O servidor não responde
error-unreachable-text = Os seus jogos estão a salvo; cada jogada confirmada está guardada. Tentamos de novo por nós mesmos.
error-retry-in = Nova tentativa em { $seconds } s
error-broken = Algo correu mal

refusal-have-account = Já tem conta. Saia para criar outra.
refusal-bad-webhook = Um webhook é um endereço https na internet aberta, sem nome nem palavra-passe.
refusal-no-invitation = Este convite já não é válido: foi usado, ou há outro mais recente.
refusal-seat-taken = Já está alguém sentado aí.
refusal-invalid = Algo no formulário não está como devia.
refusal-unknown = O servidor recusou: { $reason }

## The table

table-home = Início
table-menu = Menu do jogo
table-board = O tabuleiro
table-board-help = As setas movem um cursor pelo tabuleiro, Enter escolhe, n vai para a próxima unidade, Escape volta atrás, o ponto de interrogação mostra todas as teclas.
table-prompt = O que fazer agora
table-panel = Painel
table-sheet = Maior ou menor
table-not-found = Esta mesa não se pode abrir
table-no-line = O servidor não responde; nada mudou
table-tab-combat = Combate
table-tab-units = Unidades
table-tab-table = Mesa
table-tab-rules = Regras
table-tab-talk = Conversa
table-tab-analysis = Análise
table-rule = Regra { $number }
table-score = Pontuação
table-turn-of = { $turn } de { $turns }
table-turn = turno { $turn }
table-arrivals =
    { $count ->
        [one] Chega uma unidade
       *[other] Chegam { $count } unidades
    }
table-waits = À espera.
table-waiting-seat = À espera de que alguém ocupe o outro lugar
table-won = { $side }: vitória
table-resigned = Desistência: { $side }
table-drawn = Empate
table-how-played = O jogo foi jogado até ao fim
table-how-resigned = Vitória: { $side }
table-how-agreed = Os dois lados estiveram de acordo
table-must =
    { $count ->
        [one] Uma unidade ainda tem de atacar:
       *[other] { $count } unidades ainda têm de atacar:
    }
table-must-title = Ainda têm de atacar
table-points-left =
    { $points ->
        [one] Resta um ponto de movimento
       *[other] Restam { $points } pontos de movimento
    }
table-end-barred = Terminar a fase
table-undo = Anular
table-redo = Refazer
table-hint = Pedir conselho
table-hint-is = O computador escolheria:
table-hint-for = A favor:
table-hint-against = Contra:
table-auto-all = O estado-maior coloca tudo
table-next-unit = Próxima unidade
table-asks = Antes de continuar
table-go-back = Voltar atrás
table-clear = Limpar
table-thinking = { $side }: o computador pensa
table-hurry = Apressar
table-amount-of = { $value } de { $most }
table-or-choose = ou escolha uma unidade que lá esteja
table-reduced = reduzida
table-in-space = em { $space }
table-independent = Independente
table-status-board = no mapa
table-status-away = por chegar
table-status-destroyed = perdida
table-mates = formação de { $count }
table-left = pontos restantes
table-cost = custa { $cost }
table-stack-count = { $count } unidades
table-sign-zone = zona inimiga
table-sign-mines = campo minado
table-sign-exit = fora do mapa
table-why-not = Porque não { $name }?
table-kind-of-fight = Tipo de combate
table-fight-attack = Ataque
table-fight-bombard = Bombardeamento
table-fight-strike = Ataque aéreo
table-fight-assault = Assalto
table-fight-fire = Fogo
table-fight-raid = Bombardeamento
table-fight-aim = Ataque aéreo
table-fight-activate = Ativar
table-fight-march = Ativar para movimento
table-fight-again = Ativar com a iniciativa
table-fight-fort = Forte
table-go-attack-at = Atacar a { $column }
table-go-attack = Atacar
table-go-bombard-at = Bombardear a { $column }
table-go-bombard = Bombardear
table-go-strike-at = Atacar do ar a { $column }
table-go-strike = Atacar do ar
table-go-assault = Assaltar
table-go-fire = Fazer fogo
table-go-raid = Bombardear
table-go-aim = Enviar o avião
table-from = de
table-gun = artilharia
table-could-join = Também podem juntar-se
table-must-join = tem de atacar
table-reply = O defensor ainda pode juntar
table-reply-none = O defensor já não pode juntar nada.
table-reply-points =
    { $points ->
        [one] um ponto aéreo
       *[other] até { $points } pontos aéreos
    }
table-reply-worst = No pior dos casos:
table-next-column = { $column } com { $points }
# Why a shift does not count, after its name
table-shift-why = : { $why }
table-shift-by =
    { $unit ->
        [columns] { $amount ->
            [one] uma coluna
           *[other] { $amount } colunas
        }
       *[points] { $amount ->
            [one] um ponto
           *[other] { $amount } pontos
        }
    } { $for ->
        [attacker] para o atacante
       *[defender] para o defensor
    }
table-ladder = Da coluna { $base } para a coluna { $final }
table-chances = Probabilidade de cada resultado
table-perils = Probabilidade de perder cada unidade
table-between = { $least } a { $most }
table-the-stack = Uma unidade: { $side }
table-peril-reduced = perde um passo
table-peril-destroyed = perde-se
table-targets = Quem atacar
table-places = Onde
table-no-combat = Não se prepara nenhum combate. Numa fase de combate, os alvos estão aqui.
table-dice = Os dados: { $dice }
table-log = Diário
table-log-filter = O que o diário mostra
table-log-all = tudo
table-log-mine = meu
table-log-fights = combates
table-log-empty = Ainda nada aconteceu
table-log-older = Mais antigo
table-score-title = Pontuação
table-no-points = ainda sem pontos
table-you = você
table-computer = o computador, { $level }
table-nobody = ainda ninguém
table-sides = Lados
table-and-more = e mais { $count }
table-rules-search = Procurar uma regra
table-rules-now = Em vigor agora:
table-rules-none = Nenhuma regra tem estas palavras
table-chat = Conversa
table-chat-empty = Ainda ninguém disse nada
table-chat-say = Diga alguma coisa
table-chat-send = Enviar
table-notes = Bloco de notas
table-notes-hint = Só você pode ler isto
table-notes-saving = a guardar …
table-minimap = O tabuleiro inteiro
table-zoom = Zoom
table-zoom-in = Mais perto
table-zoom-out = Mais longe
table-zoom-fit = O tabuleiro inteiro
table-beside = Ao lado do mapa
table-maps = Os mapas do tabuleiro
table-leave = Fora do mapa: { $place }
table-layers = Camadas
table-counters = peças
table-looking-back = A rever: ação { $at } de { $length }
table-replay = Rever
table-replay-at = Ação { $at } de { $length }
table-replay-first = Para o início
table-replay-back = Uma ação atrás
table-replay-play = Reproduzir
table-replay-pause = Pausa
table-replay-step = Uma ação à frente
table-replay-last = Para o fim
table-replay-turn = Saltar para um turno
table-replay-bookmark = Marcar este ponto
table-replay-leave = Voltar ao jogo
go-on = Jogar a partir daqui
go-on-about = O jogo continua a partir da posição que está no mapa, numa mesa própria. O registo fica como está.

analysis-invite = O analista continua o jogo a partir de cada turno e procura as decisões que contaram. Leva alguns minutos e mostra o que encontra à medida que avança.
analysis-begin = Analisar este jogo
analysis-go-on = Procurar mais
analysis-running = O analista está a ver …
analysis-line = Probabilidade de vitória: { $side }
analysis-point = turno { $turn }: { $chance }
analysis-mistakes = O que custou mais
analysis-turn = Turno { $turn }, { $side }
analysis-cost = { $cost } de uma vitória
analysis-played = Jogado:
analysis-better = Melhor:
analysis-begins = Para começar:
analysis-values = Uma probabilidade de { $value } onde se podia ter { $better }.
analysis-none = Nenhuma decisão custou mais de dois centésimos de uma vitória.
analysis-none-yet = Ainda não se encontrou nada que tenha custado.
table-menu-replay = Rever o jogo
table-menu-download = Descarregar o ficheiro .war
table-menu-download-closed = O ficheiro pode ser descarregado quando o jogo terminar: antes disso revelaria o que o outro lado esconde. O que já viu está em «{ table-menu-replay }».
table-menu-upload = Abrir um ficheiro .war
table-menu-share = Copiar uma ligação para assistir
table-menu-invite = Copiar um convite ({ $side })
table-menu-rematch = Jogar outra vez, lados trocados
table-menu-offers = Propostas
table-menu-takeback = Propor voltar atrás
table-menu-draw = Propor empate
table-menu-resign = Desistir
table-menu-resign-ask = Desistir deste jogo? O outro lado ganha-o.
table-menu-resign-not = Não, continuar
table-menu-resign-sure = Sim, desistir
table-menu-screen = Este ecrã
table-menu-help = Ajuda e teclas
table-menu-tour = Visita guiada
table-menu-settings = Definições
table-menu-theme = Cores
table-theme-auto = Como no dispositivo
table-theme-light = Claro
table-theme-dark = Escuro
table-offer-draw = { $side }: proposta de empate
table-offer-takeback = { $side }: pedido para voltar atrás
table-offered-draw = Propôs um empate
table-offered-takeback = Pediu para voltar atrás
table-offer-accept = Aceitar
table-offer-decline = Recusar
table-offer-withdraw = Retirar
table-line-lost = A ligação perdeu-se; nova tentativa …
table-line-restored = A ligação voltou
table-group-good = Retirada
table-group-exchange = Troca
table-group-none = Nada
table-group-bad = Repelido
