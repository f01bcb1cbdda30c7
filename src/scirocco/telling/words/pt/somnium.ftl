### The Somnium games: El Alamein, Gazala, Sicily.
### $unit, $piece, $side, $space, $from, $to stand for names; yes and no are plain words to select on.

## What happened

somnium-event-turn-began = Turno { $turn } de { $turns }, { $day }. Pontos aéreos: { $air }.
# In the list of air points: "Allies 50"
somnium-air-share = { $side } { $points }
# $phase is phase-movement or phase-combat
somnium-event-phase-began = { $side }: fase de { $phase }.
somnium-event-placed = { $unit } é colocada em { $space }.
# $cost is written with a half sign (3½), $points is the same as a number
somnium-event-moved =
    { $unit } move-se de { $from } { $off ->
        [yes] para fora do mapa
       *[no] para { $to }
    } por { $points ->
        [0.5] { $cost } ponto
        [one] { $cost } ponto
       *[other] { $cost } pontos
    }.
somnium-event-left-map =
    { $edge ->
        [yes] { $unit } sai do mapa pelo { $space } e não volta.
       *[no] { $unit } sai do mapa ({ $space }) e não volta.
    }
somnium-event-arrived =
    { $how ->
        [drop] { $unit } salta sobre { $space }.
        [edge] { $unit } entra em { $space }.
       *[port] { $unit } desembarca em { $space }.
    }
somnium-event-drop-rolled =
    { $intact ->
        [yes] { $unit } lança { $die } para o salto: chega ao solo em boa ordem.
       *[no] { $unit } lança { $die } para o salto: chega ao solo com baixas.
    }
somnium-event-contact-made = { $unit } em { $space } está em contacto com os seus.
somnium-event-mine-rolled =
    { $loss ->
        [yes] { $unit } lança { $die } para as minas em { $space }: sofre uma baixa.
       *[no] { $unit } lança { $die } para as minas em { $space }: passa ilesa.
    }
somnium-event-mines-cleared = { $unit } limpou as minas em { $space }.
somnium-event-recovered = { $unit } recupera a força total em { $space }; a sua linha até { $base } está aberta.
somnium-event-attack-declared =
    { $kind ->
        [bombard] { $side }: bombardeamento sobre { $space }.
        [strike] { $side }: ataque aéreo sobre { $space }.
       *[attack] { $side }: ataque a { $space }.
    }
somnium-event-joined =
    { $forced ->
        [yes] { $unit } tem de participar no combate por { $space }.
       *[no] { $unit } participa no combate por { $space }.
    }
somnium-event-air-committed = { $side }: pontos aéreos empenhados: { $points }.
# $base and $column are columns such as 3-1; $shifts is a list of somnium-shift-line; $meaning is one of somnium-result-...
somnium-event-battle-fought =
    Combate por { $space }: { $attack } contra { $defence } é { $base }{ $count ->
        [0] { "" }
       *[other] ; deslocamentos: { $shifts }; resolvido a { $column }
    }. Os dados dão { $die1 } e { $die2 }: { $result }, { $meaning }.
somnium-shift-line = { $reason } ({ $rule }) { $columns }
somnium-event-bombarded = Fogo sobre { $space }: { $strength } pontos contra vulnerabilidade { $vulnerability }, coluna { $column }. Os dados dão { $die1 } e { $die2 }: { $result }, { $meaning }.
somnium-event-step-lost = { $unit } sofre uma baixa em { $space } e fica reduzida.
somnium-event-destroyed = { $unit } é destruída em { $space }.
somnium-event-retreated =
    { $unit } retira de { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }por { $way }
    } para { $to }.
somnium-event-advanced =
    { $unit } avança de { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }por { $way }
    } para { $to }.
somnium-event-place-fell = { $space } está em mãos inimigas; isso será lembrado na contagem dos pontos.
somnium-event-game-ended =
    O jogo terminou. Pontos: { $totals }. { $drawn ->
        [yes] Empate.
       *[no] Vitória: { $winner }.
    }

## Who must do what

somnium-ask-place =
    { $side }: coloque { $first }, { $values }, atrás da sua linha de partida{ $more ->
        [0] .
        [one] ; segue-se mais uma.
       *[other] ; seguem-se mais { $more }.
    }
somnium-ask-unit = { $side }: escolha uma unidade para mover, ou termine a fase de movimento.
somnium-ask-move = { $side }: diga para onde vai { $piece } a partir de { $space } ({ $points } pontos), ou pare.
somnium-ask-arrive = { $side }: diga onde entra { $piece }, ou pare para a deixar esperar.
somnium-ask-drop = { $side }: lance o dado para o salto de { $piece }.
somnium-ask-target =
    { $count ->
        [0] { $side }: escolha um alvo, ou termine a fase de combate.
       *[other] { $side }: escolha um alvo.
    }
somnium-ask-attackers = { $side }: indique uma a uma as unidades que atacam { $space }, depois conclua. { $odds }
somnium-ask-battery = { $side }: indique uma a uma as unidades de artilharia que disparam sobre { $space }, depois conclua.
somnium-ask-sorties = { $side }: quantos pontos aéreos atacam { $space }? { $left }
somnium-ask-air =
    { $defends ->
        [yes] { $side }: quantos pontos aéreos para a defesa de { $space }? { $left } { $odds }
       *[no] { $side }: quantos pontos aéreos para o ataque a { $space }? { $left } { $odds }
    }
somnium-ask-support = { $side }: indique uma a uma as unidades de artilharia que apoiam a defesa de { $space }, depois conclua. { $odds }
somnium-air-left = Restam { $left }; num combate servem no máximo { $cap }.
somnium-air-left-free = Restam { $left }.
somnium-odds-so-far = Até agora { $attack } contra { $defence }, coluna { $column }.
somnium-attack-so-far = Até agora { $attack } no ataque; a defesa ainda não pode ser verificada.
somnium-ask-loss =
    { $whole ->
        [yes] { $side }: escolha a unidade que é eliminada.
       *[no] { $side }: escolha a unidade que sofre a baixa.
    }
somnium-ask-give =
    { $number ->
        [0] { $side }: troca: escolha uma unidade a entregar.
       *[other] { $side }: troca: escolha uma unidade a entregar; entregues até agora: { $number } pontos de defesa. Conclua quando bastar.
    }
somnium-ask-pay = { $side }: troca: escolha uma unidade com que pagar; faltam { $number } pontos de ataque.
somnium-ask-retreat = { $side }: retirada: { $pieces }. Escolha uma unidade e para onde vai.
somnium-ask-displace = { $side }: { $space } está demasiado cheio: escolha a unidade que segue, e para onde vai.
somnium-ask-advance = { $side }: avance para { $space } e mais além com quem quiser, depois conclua.

## What it is time for, inside "this is the time to ..."

somnium-now-place = colocar { $first }
somnium-now-unit = escolher uma unidade para mover, ou terminar a fase de movimento
somnium-now-move = dizer para onde vai { $piece }, ou pará-la
somnium-now-arrive = dizer onde entra { $piece }, ou pará-la
somnium-now-drop = lançar o dado por { $piece }
somnium-now-target = escolher um alvo, ou terminar a fase de combate
somnium-now-attackers = indicar as unidades atacantes e concluir
somnium-now-battery = indicar a artilharia que dispara e concluir
somnium-now-sorties = dizer quantos pontos aéreos atacam
somnium-now-air = dizer quantos pontos aéreos participam
somnium-now-support = indicar a artilharia que apoia a defesa e concluir
somnium-now-loss = escolher a unidade que sofre a baixa
somnium-now-give = escolher as unidades entregues na troca
somnium-now-pay = escolher as unidades que pagam a troca
somnium-now-retreat = retirar
somnium-now-displace = fazer seguir uma unidade de { $space }
somnium-now-advance = avançar, ou concluir

## Choices

somnium-do-select = { $piece }
somnium-do-move = { $piece } para { $space } por { $points }
somnium-do-stop = ficar, ou parar aqui
somnium-do-end = terminar a fase
somnium-do-attack = atacar { $space }
somnium-do-bombard = bombardear { $space }
somnium-do-strike = atacar { $space } do ar
somnium-do-join = { $piece } participa
somnium-do-done = é tudo
somnium-do-air =
    { $number ->
        [0] nenhum ponto aéreo
        [one] um ponto aéreo
       *[other] { $number } pontos aéreos
    }
somnium-do-loss = { $piece }
somnium-do-retreat = { $piece } para trás, para { $space }
somnium-do-advance = { $piece } em frente, para { $space }
somnium-do-place = { $piece } em { $space }
somnium-do-rest = as outras vão para os seus lugares impressos
somnium-do-enter = { $piece } entra em { $space }
somnium-do-drop = { $piece } salta sobre { $space }

## Why not

somnium-why-not-now = agora é altura de { $now }
somnium-why-not-yours = { $arg1 } não está às suas ordens
somnium-why-not-on-map = { $arg1 } não está no mapa
somnium-why-left-map = { $arg1 } saiu do mapa ({ $arg2 }) e não volta
somnium-why-destroyed = { $arg1 } foi destruída
somnium-why-already-moved = { $arg1 } já se moveu nesta fase
somnium-why-other-unit = { $arg1 } é a unidade que se está a mover
somnium-why-no-path = um movimento indica cada hexágono a partir de { $arg1 }, e acaba noutro
somnium-why-not-adjacent = { $arg1 } e { $arg2 } não se tocam
somnium-why-twice-through = um movimento não passa duas vezes por { $arg1 }
somnium-why-prohibited = ninguém pode entrar em { $arg1 }: { $arg2 }
somnium-why-closed-ground = { $arg1 } não pode ir de { $arg2 } para { $arg3 }: sem estrada, { $arg4 } é terreno vedado a { $arg5 ->
        [armour] blindados
       *[other] unidades motorizadas
    }
somnium-why-closed-water = { $arg1 } não pode ir de { $arg2 } para { $arg3 }: a água entre eles é vedada a { $arg4 ->
        [armour] blindados
       *[other] unidades motorizadas
    }
somnium-why-off-tether = { $arg1 } está sem abastecimento e não se pode mover
somnium-why-beyond-tether = { $arg1 } fica a mais de { $arg2 } hexágonos do abastecimento
somnium-why-tether-mines = nenhuma linha de { $arg2 } hexágonos leva do abastecimento a { $arg1 }: as minas em { $arg3 } estão no caminho
somnium-why-tether-enemy = nenhuma linha de { $arg2 } hexágonos leva do abastecimento a { $arg1 } sem passar pelo inimigo ou junto dele
somnium-why-tether-both = nenhuma linha de { $arg2 } hexágonos leva do abastecimento a { $arg1 } sem passar por minas, pelo inimigo ou junto dele
somnium-why-no-contact = { $arg1 } espera onde caiu até que os seus a alcancem
somnium-why-too-early = { $arg1 } entra em jogo no turno { $arg2 }
somnium-why-withdrawn = { $arg1 } é retirada a partir do turno { $arg2 } e já não vem
somnium-why-no-landing = { $arg1 } não tem por onde entrar: fechados pelo inimigo: { $arg2 }; cheios: { $arg3 }; fora da posse do seu lado: { $arg4 }
somnium-why-no-entry = { $arg2 } não é dos hexágonos por onde { $arg1 } entra
somnium-why-no-port = { $arg2 } não é porto onde { $arg1 } possa desembarcar
somnium-why-home-port = { $arg1 } desembarca no seu porto impresso { $arg2 } enquanto este servir, não em { $arg3 }
somnium-why-port-lost = { $arg1 } não pode desembarcar em { $arg2 }: não está na posse do seu lado
somnium-why-port-engaged = { $arg1 } não pode desembarcar em { $arg2 }: há um inimigo ao lado
somnium-why-not-by-air = { $arg1 } não vem pelo ar
somnium-why-only-by-air = { $arg1 } vem pelo ar, não por terra nem por mar
somnium-why-drop-elsewhere = { $arg1 } salta sobre { $arg2 } e em mais lado nenhum
somnium-why-drop-ground = ninguém pode saltar sobre { $arg1 }
somnium-why-drop-zone = ninguém pode saltar sobre { $arg1 }: há um inimigo ao lado
somnium-why-no-attack-there = { $arg1 } não pode atacar { $arg2 }: { $arg3 }
somnium-why-no-engaging = { $arg1 } não pode ir para { $arg2 }: os blindados não engajam inimigos nas montanhas
somnium-why-edge-closed = este lado não pode sair do mapa pelo { $arg1 }
somnium-why-not-an-edge = { $arg1 } não fica no { $arg2 } do mapa
somnium-why-no-way-out = ninguém deste lado sai do mapa por sua vontade ({ $arg1 })
somnium-why-other-port = { $arg1 } só sai de { $arg3 } ({ $arg2 })
somnium-why-just-landed = { $arg1 } acabou de desembarcar nesta fase e só pode partir numa fase posterior
somnium-why-enemy-there = { $arg1 } está ocupado por unidades inimigas
somnium-why-must-stop = em { $arg1 } tem de parar: há um inimigo ao lado
somnium-why-mine-stop = em { $arg1 } tem de parar: lança-se ali o dado das minas antes de seguir
somnium-why-too-far = { $arg1 } custa { $arg2 } pontos; { $arg3 } tem { $arg4 }
somnium-why-too-far-contact = { $arg1 } custa { $arg2 } pontos; { $arg3 } tem { $arg4 } depois de romper o contacto
somnium-why-stack-full = { $arg1 } já tem { $arg2 } unidades, o máximo que pode parar num hexágono
somnium-why-must-attack = { $arg1 } tem de atacar primeiro: está junto ao inimigo, não se afastou nem ocupa terreno dominante
somnium-why-no-enemy = não há inimigos em { $arg1 }
somnium-why-attacked-already = { $arg1 } já foi atacado nesta fase, e nenhum hexágono é atacado duas vezes
somnium-why-no-attacker = nenhuma unidade do lado atacante está junto a { $arg1 }
somnium-why-no-gun = nenhuma artilharia que ainda possa disparar alcança { $arg1 } à distância
somnium-why-needed = { $arg1 } é o único hexágono que { $arg2 } pode atacar, e ela tem de atacar: não se pode gastá-lo com fogo à distância
somnium-why-air-short = um ataque aéreo exige pelo menos { $arg1 } pontos; restam { $arg2 }
somnium-why-fought-already = { $arg1 } já combateu nesta fase
somnium-why-cannot-reach = { $arg1 } não está junto a { $arg2 }, e não tem artilharia
somnium-why-joined-already = { $arg1 } já participa
somnium-why-obliged-elsewhere = { $arg1 } tem de atacar um hexágono vizinho e não pode disparar sobre um distante
somnium-why-nobody-attacks = um ataque exige uma unidade junto ao alvo, e uma com valor de ataque salvo se for obrigada
somnium-why-guns-busy = { $arg1 } já disparou nesta fase
somnium-why-guns-attacked = { $arg1 } só combate no seu próprio hexágono, que é ou foi atacado nesta fase
somnium-why-no-attack-value = { $arg1 } já não tem valor de ataque com que disparar
somnium-why-guns-near = { $arg1 } está junto a { $arg2 }: a artilharia só dispara sobre hexágonos mais distantes, e ataca os vizinhos
somnium-why-not-guns = só a artilharia participa à distância, e { $arg1 } não a tem
somnium-why-out-of-range = { $arg1 } está a { $arg2 } hexágonos de { $arg3 }; o seu alcance é { $arg4 }
somnium-why-air-limit = agora podem dar-se entre { $arg1 } e { $arg2 } pontos
somnium-why-guns-alone = um ataque só de artilharia não recebe pontos aéreos
somnium-why-no-loss = { $arg1 } não é das unidades que podem sofrer esta baixa: só as que estão no hexágono atacado ou junto a ele
somnium-why-cannot-pay = { $arg1 } não tem valor de ataque com que pagar
somnium-why-not-retreating = { $arg1 } não tem de retirar
somnium-why-retreat-zone = uma retirada não pode acabar em { $arg1 }, junto ao inimigo
somnium-why-retreat-full = { $arg1 } está cheio e ninguém lá pode dar lugar
somnium-why-retreat-back = quem dá lugar não volta para { $arg1 }, por onde veio a retirada
somnium-why-edge-no-choice = sair do mapa nunca é uma escolha: { $arg1 } só passa o bordo quando não resta nenhum hexágono
somnium-why-edge-first = { $arg1 } passa o bordo do mapa antes de retirar dois hexágonos sob cerco
somnium-why-retreat-one = um hexágono basta: a retirada de dois hexágonos é para unidades cercadas
somnium-why-retreat-lost = { $arg1 } sofreria no caminho uma baixa que não pode suportar
somnium-why-retreat-water = { $arg1 } não está cercada: a sua única saída passa por água que a destrói
somnium-why-advance-guns = { $arg1 } não pode avançar: a artilharia fica onde está
somnium-why-advance-spent = { $arg1 } não pode avançar: não venceu este combate ou já avançou
somnium-why-advance-far = o avanço de { $arg1 } começa em { $arg2 } e vai no máximo { $arg3 ->
        [one] { $arg3 } hexágono
       *[other] { $arg3 } hexágonos
    }
somnium-why-advance-back = um avanço não acaba em { $arg1 }, onde começou
somnium-why-advance-ends = nenhum avanço continua para além de { $arg1 }: { $arg2 }
somnium-why-advance-zone = o avanço acaba em { $arg1 }: há um inimigo ao lado
somnium-why-advance-ground = nenhum avanço continua até { $arg1 }: { $arg2 }
somnium-why-advance-water = nenhum avanço continua de { $arg1 } para { $arg2 }: há água entre eles
somnium-why-advance-mine = lança-se o dado das minas em { $arg1 } antes de poder seguir
somnium-why-place-line = { $arg1 } não é dos hexágonos atrás da linha de partida onde pode ser colocada
somnium-why-placed-already = { $arg1 } já tem o seu lugar
somnium-why-rest-blocked = as unidades que restam não podem todas ocupar os lugares impressos: um hexágono ficaria com mais de { $arg1 }
somnium-why-rest-nowhere = nenhuma das unidades que restam tem lugar impresso
somnium-why-choose-one = é preciso escolher primeiro pelo menos uma unidade

## Battles

somnium-battle-assault = Ataque a { $space }
somnium-battle-bombardment = Bombardeamento de { $space }
somnium-battle-strike = Ataque aéreo a { $space }
somnium-relation = { $attack } contra { $defence }
somnium-relation-fire = { $strength } pontos × vulnerabilidade { $vulnerability } = { $product }
somnium-sum-units = unidades
somnium-sum-guns = artilharia à distância
somnium-sum-air = pontos aéreos
somnium-sum-total = total
somnium-sum-vulnerability = vulnerabilidade

## Column shifts, and why one does not apply

somnium-shift-terrain = { $terrain }
somnium-shift-water = água a atravessar
somnium-shift-fortification = fortificação
somnium-shift-defence-on-mines = defesa sobre minas
somnium-shift-siege = cerco
somnium-shift-division = divisão { $division } completa
somnium-shift-armour = blindados
somnium-shift-attack-out-of-mines = ataque a partir de minas
somnium-shift-naval-support = apoio naval
somnium-unless-way-out = os defensores têm por onde sair
somnium-unless-division = faltam: { $pieces }
somnium-unless-no-tanks = não atacam carros
somnium-unless-ground = só em terreno aberto; aqui é { $terrain }
somnium-unless-no-infantry = nenhuma infantaria defende
somnium-unless-tanks-defend = há carros a defender com ela
somnium-unless-no-terrain = nenhuma coluna por este terreno
somnium-unless-not-all-mined = nem todos os atacantes estão sobre minas
somnium-unless-not-all-over-water = nem todos os atacantes a atravessam
somnium-unless-better-ground = o terreno ainda é melhor
somnium-unless-no-ships = nenhuma unidade ao alcance dos navios
somnium-unless-from-afar = não conta contra fogo à distância

## Results

somnium-result-dvb-arb = os atacantes retiram; um defensor e um atacante sofrem uma baixa
somnium-result-dvb-ari = os atacantes retiram; um defensor sofre uma baixa
somnium-result-dvi-arb = os atacantes retiram; um deles sofre uma baixa
somnium-result-dvi-ari = os atacantes retiram
somnium-result-dvb-ae = um atacante é eliminado, os outros retiram; um defensor sofre uma baixa
somnium-result-dvi-ae = um atacante é eliminado, os outros retiram
somnium-result-dri-avb = os defensores retiram; um atacante sofre uma baixa, e podem avançar
somnium-result-drb-avb = os defensores retiram; um deles e um atacante sofrem uma baixa; os atacantes podem avançar
somnium-result-dri-avi = os defensores retiram; os atacantes podem avançar
somnium-result-drb-avi = os defensores retiram, um sofre uma baixa; os atacantes podem avançar
somnium-result-de-avb = um defensor é eliminado, os outros retiram; um atacante sofre uma baixa, e podem avançar
somnium-result-de-avi = um defensor é eliminado, os outros retiram; os atacantes podem avançar
somnium-result-emp = troca: o defensor entrega unidades, o atacante paga outro tanto; os outros defensores retiram
somnium-result-imp = impasse: todos ficam
somnium-result-db = uma unidade no hexágono sofre uma baixa
somnium-result-di = sem efeito

## How sure a chance of loss is

somnium-peril-chosen = se o seu dono a escolher
somnium-peril-someone = uma delas, à escolha do dono
somnium-peril-retreat = sem saída para trás, se nada mais se mover antes

## Marks on units

somnium-mark-reduced = reduzida
somnium-mark-moved = já moveu
somnium-mark-obliged = tem de atacar
somnium-mark-fought = já combateu
somnium-mark-restless = não descansou
somnium-mark-clearing = limpa minas
somnium-mark-dropped = espera contacto
somnium-mark-afloat = navios em apoio
somnium-must-attack = { $unit } ainda tem de atacar

## Points. $count is how often the line counts.

somnium-score-crests = cristas fortificadas ocupadas
somnium-score-place = { $place } ocupado
somnium-score-destroyed =
    { $all ->
        [yes] unidades inimigas destruídas
       *[no] unidades destruídas, nação { $nation }
    }
somnium-score-left =
    { $all ->
        [yes] unidades próprias que saíram do mapa
       *[no] unidades que saíram do mapa, nação { $nation }
    }
somnium-score-intact = unidades próprias intactas no mapa
somnium-score-fell = { $place } esteve em mãos inimigas
somnium-score-held-on = { $place } ocupado a tempo
somnium-score-each-turn = { $place } ocupado, turno a turno
somnium-score-swept = nenhuma unidade inimiga no mapa
somnium-score-unused = unidades de reserva nunca usadas
somnium-note-air = pontos aéreos: { $air }
somnium-note-withdrawal = { $division } é retirada

## Why a player does something. $for is no where it speaks against it; $driven, $hurt and $chance are in per cent

somnium-reason-assault = ataca { $target } a { $column }: expulsa o inimigo em { $driven } %, sofre em { $hurt } %
somnium-reason-shot = acerta em { $target } em { $chance } %
somnium-reason-enough = nenhum outro ataque vale o risco
somnium-reason-holding =
    { $for ->
        [yes] mantém ou toma um lugar que conta
       *[no] deixa demasiado fraco um lugar que conta
    }
somnium-reason-barring =
    { $for ->
        [yes] barra o caminho ao inimigo
       *[no] abre o caminho ao inimigo
    }
somnium-reason-nearness =
    { $for ->
        [yes] aproxima-se dos objetivos
       *[no] fica mais longe dos objetivos
    }
somnium-reason-sheltering =
    { $for ->
        [yes] está em bom terreno
       *[no] está em campo aberto
    }
somnium-reason-company =
    { $for ->
        [yes] mantém a divisão junta
       *[no] fica separada da sua divisão
    }
somnium-reason-resting =
    { $for ->
        [yes] pode recuperar ali
       *[no] não pode recuperar ali
    }
somnium-reason-way-out =
    { $for ->
        [yes] mantém livre o caminho para fora do mapa
       *[no] perde o caminho para fora do mapa
    }
somnium-reason-leaving =
    { $for ->
        [yes] sai do mapa por pontos
       *[no] faria falta no mapa
    }
somnium-reason-perils =
    { $for ->
        [yes] fica ali mais a salvo do inimigo
       *[no] o inimigo poderia causar-lhe mais dano ali
    }
somnium-reason-trapped =
    { $for ->
        [yes] tem saídas
       *[no] tem poucas saídas
    }
somnium-reason-gunnery =
    { $for ->
        [yes] tem alvos ao alcance e cobertura à frente
       *[no] fica sem cobertura, ou sem alvo
    }
somnium-reason-lifting-mines =
    { $for ->
        [yes] trabalha nas minas que ficam no caminho
       *[no] deixa minas no caminho
    }
somnium-reason-loss = a perda que custa menos
somnium-reason-give = a perda que custa menos
somnium-reason-pay = a forma mais barata de pagar
somnium-reason-retreat = o recuo mais seguro
somnium-reason-displace = o recuo mais seguro
somnium-reason-advance = fica melhor ali
somnium-reason-support = os canhões que mudam o resultado por menos do que valem
somnium-reason-cover = o mínimo de pontos aéreos que muda o resultado
somnium-reason-air = o mínimo de pontos aéreos para a coluna que interessa
somnium-reason-place = onde é preciso primeiro
somnium-reason-arrive = o lugar mais perto do combate
somnium-reason-plan = o plano deste turno: { $plan }

somnium-plan = { $parts }
somnium-plan-plain = jogar como o jogador regular
somnium-plan-attack = insistir no ataque
somnium-plan-storm = lançar tudo no ataque
somnium-plan-hold = aguentar a linha
somnium-plan-wait = esperar fora de alcance
somnium-plan-guard = guardar o que não pode cair
somnium-plan-leave = seguir para a saída
somnium-plan-hunt = destruir unidades em vez de ganhar terreno
somnium-plan-strike = atacar { $space }
somnium-plan-leave-alone = deixar { $space } em paz
somnium-plan-formation = { $formation }: { $plan }
