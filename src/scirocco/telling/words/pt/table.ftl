### The table: words that no rules system owns.

## Sides, as they are called at the table

side-allied = Aliados
side-axis = Eixo
side-german = Alemães
side-commonwealth = Commonwealth

## When: turns and phases. $turn and $turns are numbers, $day is a date written out.

turn-set-up = colocação
turn-plain = turno { $turn } de { $turns }
turn-with-day = turno { $turn } de { $turns }, { $day }
# $time is a time of the day
turn-with-time = turno { $turn } de { $turns }, { $day }, { $time }
phase-set-up = colocação
phase-movement = movimento
phase-combat = combate
phase-initial = fase inicial
phase-armour-combat = combate blindado
phase-general-combat = combate geral
phase-german-turn = turno do jogador alemão
phase-commonwealth-turn = turno do jogador da Commonwealth
# As "Allies, movement". $phase is one of the phase-... words.
phase-of-side = { $side }, { $phase }
game-over = o fim

## Small parts of sentences

# Points of a side, in a list
table-total = { $side } { $points }

## Boxes beside the map, and edges over which units leave it

box-north = bordo norte
box-east = bordo leste
box-south = bordo sul
box-west = bordo oeste
box-italy = Itália
box-withdrawn = retirada

## Os mapas de um tabuleiro que tem vários

map-west = Oeste
map-centre = Centro
map-east = Leste
map-strategic = Zonas

## Ground

terrain-open = terreno aberto
terrain-clear = limpo
terrain-village = aldeia
terrain-town = vila
terrain-city = cidade
terrain-crest = crista
terrain-hill = colina
terrain-mountain = montanha
terrain-etna = Etna
terrain-sea = mar
terrain-depression = depressão
terrain-airfield = aeródromo
terrain-flat = plano
terrain-rough = acidentado
terrain-steep = escarpado
feature-fortification = fortificação
feature-minefield = campo minado
feature-port = porto
feature-supply = abastecimento
feature-airfield = aeródromo
feature-road = estrada
feature-beach = praia
feature-objective = objetivo
feature-coastal = costa
feature-landing = local de desembarque
feature-hill107 = Cota 107
feature-town-major = cidade principal
feature-town-secondary = cidade secundária
feature-zone-a = junto à zona A
feature-zone-b = junto à zona B
feature-zone-c = junto à zona C
feature-zone-d = junto à zona D
feature-zone-e = junto à zona E
feature-zone-f = junto à zona F
feature-zone-g = junto à zona G

## Nations

nation-german = alemã
nation-italian = italiana
nation-british = britânica
nation-australian = australiana
nation-new-zealand = neozelandesa
nation-south-african = sul-africana
nation-indian = indiana
nation-french = francesa
nation-greek = grega
nation-us = americana
nation-canadian = canadiana

## Values on a counter

value-attack = ataque
value-defence = defesa
value-movement = movimento
value-range = alcance
value-combat = combate
value-armour = blindagem
value-radius = raio de comando
value-bombs = bombas

## Overlays on the map

layer-zones = zonas de controlo
layer-possession = posse
layer-mines = campos minados
layer-objectives = objetivos
layer-range = alcance da artilharia
layer-tether = raio de abastecimento
layer-naval = apoio naval
layer-supply = abastecimento
layer-arrivals = onde entram os reforços
layer-obliged = têm de atacar
layer-works = fortificações
layer-razed = fortificações perdidas
layer-breaches = passagens nas minas
layer-command = raio de comando
layer-contested = áreas disputadas
layer-forts = fortes
layer-links = quartéis-generais
layer-activated = áreas ativadas
# Layers of the printed map
layer-tints = cores do terreno
layer-grid = quadrícula
layer-borders = limites das áreas
layer-numbers = números
layer-names = nomes
layer-title = título

## Tracks and boxes beside the board

track-turns = turnos
track-phases = fases
track-victory = vitória
tray-losses = baixas
tray-reinforcements = por chegar
tray-reserve = reserva
tray-left = saíram do mapa
tray-cup = na taça
tray-pool = reposições
tray-landing = desembarque planeado
pool-air = pontos aéreos
pool-air-columns = colunas de apoio aéreo
pool-air-support = apoio aéreo
pool-ge-tank = carros alemães
pool-it-tank = carros italianos
pool-ge-car = autometralhadoras alemãs
pool-it-car = autometralhadoras italianas
pool-ge-infantry = infantaria alemã
pool-it-infantry = infantaria italiana
pool-stuart = Stuart
pool-grant = Grant
pool-crusader = Crusader
pool-matilda = Matilda
pool-valentine = Valentine
pool-car = autometralhadoras
pool-uk-infantry = infantaria britânica
tray-sorties = aviões
pool-initiative = iniciativa
pool-marches = áreas a mover
pool-forts = fortes por colocar

## The computer's levels

level-random = acaso
level-recruit = recruta
level-regular = regular
level-veteran = veterano
level-marshal = marechal
level-printed = regras impressas

## What the server says no to. $text is the reason in English, for what has no words of its own.

refusal-over = o jogo terminou
refusal-malformed = isto não é uma ação completa deste jogo, ou nomeia o que não existe
refusal-notation = isto não é uma ação do jogo: { $text }
refusal-fault = não foi possível aplicar as regras a esta ação
refusal-no-undo = não há nada para anular desde o último lançamento ou a última decisão do outro lado
refusal-no-redo = não há nada para refazer
refusal-record = este registo não está em ordem: { $text }
refusal-outdated = as regras foram entretanto corrigidas e já não jogam esta partida até ao ponto em que está; pode guardá-la ({ $text })
refusal-no-session = comece primeiro uma sessão
refusal-no-table = essa mesa não existe, ou é privada e não tem lugar nela
refusal-no-game = não há tal jogo
refusal-no-action = o registo não tem tal ação
refusal-no-account = um convidado não tem palavra-passe; crie primeiro uma conta
refusal-no-mail = este servidor não envia correio
refusal-no-hints = não há sugestões contra uma pessoa
refusal-no-analysis = Este servidor não tem nenhum processo que possa analisar um jogo.
refusal-no-drawing = não há tal desenho
refusal-no-layer = não há agora tal camada
refusal-no-piece = não há tal unidade
refusal-not-your-seat = este lugar ou esta decisão não é sua
refusal-not-playing = o jogo não está em curso
refusal-not-over = isto abre-se quando o jogo terminar
refusal-no-record = só um registo pode ser retomado
refusal-stale = entretanto a mesa avançou
refusal-too-many = demasiados pedidos; espere um pouco
refusal-too-large = é grande de mais
refusal-forged = este pedido vem de outro sítio
refusal-wrong-password = não existe tal utilizador, ou a palavra-passe é outra
refusal-login-taken = este nome de utilizador já existe; escolha outro
refusal-busy = o servidor está ocupado; nada mudou; tente de novo
refusal-not-found = aqui não há nada
refusal-method = isto não se pode fazer aqui
refusal-declined = o computador continua a jogar
refusal-no-offer = essa proposta já não existe
refusal-nothing = ainda não decidiu nada
refusal-no-level = esse nível não existe
refusal-no-side = esse lado não existe
refusal-not-yours = só se podem desfazer as próprias decisões
refusal-seat-twice = um lado está indicado duas vezes
refusal-no-such-game = esse jogo, cenário ou opção não existe
refusal-too-long = este registo é longo demais
refusal-not-open = um jogo já começado não se apaga
refusal-no-space = esse espaço não existe
refusal-no-preview = os combates deste jogo não se podem avaliar de antemão

## What a choice would leave undone, asked before it is made

table-leaves-unmoved =
    { $left ->
        [one] { $all ->
            [1] A única unidade que se pode mover não se moveu.
           *[other] Uma de { $all } unidades não se moveu.
        }
       *[other] { $left } de { $all } unidades não se moveram.
    }
table-leaves-targets =
    { $count ->
        [one] Ainda ninguém atacou, embora um hexágono inimigo possa ser atacado.
       *[other] Ainda ninguém atacou, embora { $count } hexágonos inimigos possam ser atacados.
    }
table-leaves-areas =
    { $left ->
        [one] { $all ->
            [1] A única área que pode agir não foi ativada.
           *[other] Uma de { $all } áreas não foi ativada.
        }
       *[other] { $left } de { $all } áreas não foram ativadas.
    }
