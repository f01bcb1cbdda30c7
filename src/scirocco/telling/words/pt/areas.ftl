### The area games: Operation Merkur.
### Facts are named as the fields of events, decisions and reasons. Where a sentence needs more, the comment says what.

## What happened

# $time is one of areas-time-...
areas-event-turn-began = Turno { $turn } de { $turns }: { $day }, { $time }.
areas-event-player-turn-began = Joga: { $side }.
areas-event-fort-placed = Constrói-se um forte em { $space }.
areas-event-fort-lost =
    { $given_up ->
        [yes] O forte em { $space } é sacrificado em vez de uma perda.
       *[no] O forte em { $space } está perdido: já não resta lá ninguém.
    }
areas-event-placed = { $unit } fica em { $space }.
areas-event-brigade-drawn =
    Sai à sorte { $unit }: a sua brigada vai para o mapa { $sheet ->
        [west] oeste
        [centre] centro
        [east] leste
       *[other] { $sheet }
    }.
# $modifiers is a list of areas-addition, $count its length
areas-event-garrison-rolled =
    { $space }: o dado dá { $die } ({ $modifiers }), { $units ->
        [0] nenhuma unidade
        [one] uma unidade
       *[other] { $units } unidades
    }.
areas-event-glider-given = { $unit } virá de planador.
areas-event-drop-planned = { $unit } saltará sobre { $space }.
areas-event-activation-rolled =
    Ativação: o dado dá { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers })
    }; { $areas ->
        [0] nenhuma área pode ser ativada
        [one] uma área pode ser ativada
       *[other] { $areas } áreas podem ser ativadas
    } para movimento.
areas-event-activated =
    { $how ->
        [march] { $space } é ativada para movimento.
        [again] { $space } é ativada com a iniciativa.
       *[activate] { $space } é ativada.
    }
areas-event-initiative-spent =
    { $use ->
        [reroll] { $side }: a iniciativa é gasta num segundo lançamento e passa para o adversário.
       *[again] { $side }: a iniciativa é gasta numa ativação e passa para o adversário.
    }
areas-event-landed =
    { $unit } { $how ->
        [glider] aterra de planador em { $space }
        [crash] faz uma aterragem forçada em { $space }
       *[parachute] desce de paraquedas em { $space }
    }: o dado dá { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers })
    }; { $tired ->
        [yes] unidade cansada.
       *[no] unidade fresca.
    }
areas-event-arrived =
    { $how ->
        [airfield] { $unit } aterra no aeródromo de { $space }.
        [port] { $unit } desembarca no porto de { $space }.
       *[beach] { $unit } desembarca na praia de { $space }.
    }
areas-event-convoy-sailed = O comboio { $convoy } faz-se ao mar.
# $lost and $turned_back are lists of units, $lost_count and $back_count their lengths
areas-event-convoy-tested =
    Comboio { $convoy }, o dado dá { $die }: { $outcome ->
        [through] passa despercebido e pode desembarcar no próximo turno.
        [delayed] atrasa-se e será posto de novo à prova.
        [destroyed] a Royal Navy destrói-o com todos a bordo.
       *[found] os contratorpedeiros encontram-no; afundados: { $lost }. { $back_count ->
            [0] Os restantes podem desembarcar no próximo turno.
           *[other] Os restantes voltam para trás.
        }
    }
# $from and $to are the first and the last area of the path, $way those between, $stops how many
areas-event-moved =
    { $unit } vai de { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }por { $way }
    } para { $to }, por { $cost ->
        [one] um ponto
       *[other] { $cost } pontos
    }.
areas-event-attack-declared =
    { $kind ->
        [assault] { $side }: assalto em { $space }.
        [fire] { $side }: fogo sobre { $space }.
        [night] { $unit } ataca em { $space } a coberto da noite.
        [guns] { $unit } bombardeia { $space }.
        [air] { $unit } ataca { $space }.
       *[raid] A Luftwaffe bombardeia { $space } antes do salto.
    }
areas-event-joined = { $unit } ataca.
areas-event-supported =
    { $unit } apoia o combate por { $space } com { $potential ->
        [one] um ponto
       *[other] { $potential } pontos
    }.
areas-event-silenced = A artilharia de { $unit } cala-se até ao fim do turno.
areas-event-aimed = { $unit } é enviado sobre { $space }.
areas-event-target-gone = { $unit } já não encontra nada para bombardear em { $space }.
# $attack_total and $defence_total are the values before the dice, $attack and $defence what they are made of,
# $die1 to $die4 the attacker's dice, then the defender's; $meaning is one of areas-result-...
areas-event-fought =
    { $space }: ataque { $attack_total } ({ $attack }), dados { $die1 } + { $die2 }; defesa { $defence_total } ({ $defence }), dados { $die3 } + { $die4 }: { $meaning }.
areas-event-step-lost = { $unit } sofre uma perda em { $space } e fica cansado.
areas-event-eliminated = { $unit } é eliminado.
areas-event-retreated = { $unit } retira de { $from } para { $to }.
areas-event-regrouped = { $unit } reagrupou-se em { $space }; perdidos de vez: { $spent }.
areas-event-control-changed = { $space } passa para o controlo de: { $side }.
# $victory is areas-level
areas-event-game-ended =
    O jogo acabou. A Commonwealth detém { $held ->
        [0] nenhum objetivo
        [one] um objetivo
       *[other] { $held } objetivos
    }: { $victory }.

## Who must do what

# $left is how many forts are left
areas-ask-forts =
    { $side }: coloque um forte, ou termine. { $left ->
        [one] Resta um.
       *[other] Restam { $left }.
    } Não pode haver forte numa área com cidade.
# $left is how many areas can still be bombed
areas-ask-raid =
    { $side }: bombardeie áreas antes do salto, cada uma uma vez, ou termine o bombardeamento. { $left ->
        [one] Falta uma.
       *[other] Faltam { $left }.
    }
areas-ask-gliders = { $side }: escolha uma unidade que vem de planador.
areas-ask-plan = { $side }: escolha onde saltará { $first }.
# $marches is how many areas can still be activated for movement, $jump says whether a wave must still jump, $open
# whether any area can be activated now
areas-ask-area =
    { $jump ->
        [yes] { $open ->
            [yes] { $side }: ative uma área, ou faça saltar os paraquedistas; têm de o fazer antes de terminar o seu turno.
           *[no] { $side }: faça saltar os paraquedistas; têm de o fazer antes de terminar o seu turno.
        }
       *[no] { $open ->
            [yes] { $side }: ative uma área, ou termine o seu turno.
           *[no] { $side }: nenhuma área pode ser ativada agora; termine o seu turno quando não houver mais nada a fazer.
        }
    }{ $marches ->
        [0] { "" }
        [one] { " " }Ainda pode ser ativada uma área para movimento.
       *[other] { " " }Ainda podem ser ativadas { $marches } áreas para movimento.
    }
areas-ask-orders = { $side }: dê ordens às unidades em { $space }, depois termine.
areas-ask-move = { $side }: diga para onde vai { $piece }.
areas-ask-lead = { $side }: indique a unidade que conduz o ataque a { $space }.
areas-ask-join = { $side }: indique as outras unidades que participam no ataque a { $space }, depois termine.
areas-ask-guns = { $side }: escolha o QG ou a bateria que apoia o assalto em { $space }, ou nenhum.
areas-ask-cover = { $side }: escolha o QG ou a bateria que apoia a defesa de { $space }, ou nenhum.
areas-ask-main = { $side }: escolha o alvo principal do ataque a { $space }.
areas-ask-victim = { $side }: escolha a unidade a atacar em { $space }.
# $roll is one of areas-roll-...
areas-ask-reroll = { $side }: { $roll } Mantenha o lançamento, ou gaste a iniciativa e lance de novo.
areas-ask-hurt = { $side }: { $piece } sofre uma perda em { $space }, a não ser que sacrifique o forte.
areas-ask-retreat = { $side }: diga para onde retira { $piece }.
areas-ask-follow = { $side }: { $piece } acompanha?
areas-ask-others = { $side }: retire todos os outros de { $space }, ou faça um deles sofrer uma perda.
areas-ask-second = { $side }: escolha uma segunda unidade em { $space } que retira ou sofre uma perda.
areas-ask-aim = { $side }: envie { $piece } sobre uma área, ou deixe-o em terra. Nenhum ataque se resolve antes de todos terem o seu alvo.
areas-ask-drop = { $side }: escolha onde salta { $first }.
areas-ask-arrive = { $side }: escolha onde chega { $piece }.
areas-ask-regroup = { $side }: perderam-se quatro unidades paraquedistas: faça voltar uma, ou passe.

## What a roll shows that may be thrown again

areas-roll-battle = { $space }, { $attack } contra { $defence }: { $meaning }.
areas-roll-landing =
    { $piece } desce em { $space }, o dado dá { $die }: { $tired ->
        [yes] unidade cansada.
       *[no] unidade fresca.
    }
areas-roll-convoy =
    Comboio { $convoy }, o dado dá { $die }: { $outcome ->
        [through] passa despercebido.
        [delayed] atrasa-se.
        [destroyed] é destruído.
       *[found] os contratorpedeiros encontram-no.
    }
areas-roll-activation =
    O dado dá { $die }: { $areas ->
        [0] nenhuma área pode ser ativada para movimento.
        [one] uma área pode ser ativada para movimento.
       *[other] { $areas } áreas podem ser ativadas para movimento.
    }

## What it is time for, inside "this is the time to ..."

areas-now-forts = colocar os fortes
areas-now-raid = bombardear áreas antes do salto
areas-now-gliders = distribuir os planadores
areas-now-plan = escolher onde saltará { $first }
areas-now-area = ativar uma área, ou terminar o turno
areas-now-orders = dar ordens às unidades em { $space }
areas-now-move = mover { $piece }
areas-now-lead = indicar a unidade que conduz o ataque
areas-now-join = fazer participar outras unidades no ataque, ou terminar
areas-now-guns = escolher a artilharia que apoia o assalto
areas-now-cover = escolher a artilharia que apoia a defesa
areas-now-main = escolher o alvo principal
areas-now-victim = escolher a unidade a atacar
areas-now-reroll = manter o lançamento ou lançar de novo
areas-now-hurt = sofrer a perda ou sacrificar o forte
areas-now-retreat = retirar com { $piece }
areas-now-follow = dizer se { $piece } acompanha
areas-now-others = retirar os outros ou fazer um sofrer uma perda
areas-now-second = escolher a segunda unidade atingida
areas-now-aim = enviar o próximo avião, ou deixá-lo em terra
areas-now-drop = lançar { $first }
areas-now-arrive = fazer chegar { $piece }
areas-now-regroup = fazer voltar uma unidade paraquedista, ou passar

## Choices

areas-do-select = mover { $piece }
# $points is what the way costs
areas-do-move =
    { $piece } para { $space } por { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }
areas-do-activate = ativar { $space }
areas-do-march = ativar { $space } para movimento
areas-do-again = ativar { $space } com a iniciativa
areas-do-luftwaffe = enviar os bombardeiros
areas-do-jump = os paraquedistas saltam
areas-do-reinforce = fazer chegar { $piece }
# $raid: before the landing
areas-do-end =
    { $raid ->
        [yes] terminar o bombardeamento
       *[no] terminar o turno
    }
areas-do-done = é tudo
areas-do-assault = assalto em { $space }
areas-do-fire = fogo sobre { $space }
areas-do-bombard = { $piece } bombardeia { $space }
areas-do-lead = { $piece } conduz
areas-do-join = { $piece } participa
areas-do-guns = { $piece } apoia
areas-do-none = nenhum apoio
areas-do-defend = alvo: { $piece }
areas-do-against = atacar { $piece }
areas-do-keep = manter o lançamento
areas-do-reroll = lançar de novo, com a iniciativa
areas-do-take = sofrer a perda
areas-do-raze = sacrificar o forte
areas-do-retreat = { $piece } retira para { $space }
areas-do-follow = { $piece } acompanha
areas-do-stay = fica
areas-do-withdraw = todos os outros retiram
areas-do-loss = { $piece } sofre uma perda
areas-do-yield = { $piece } retira
areas-do-aim = { $piece } sobre { $space }
areas-do-rest = { $piece } fica em terra
areas-do-raid = bombardear { $space }
areas-do-drop = { $piece } salta sobre { $space }
areas-do-land = { $piece } chega a { $space }
areas-do-crash = { $piece } faz uma aterragem forçada em { $space }
areas-do-fort = um forte em { $space }
areas-do-regroup = { $piece } volta em { $space }
areas-do-pass = ninguém volta
areas-do-glide = { $piece } de planador
areas-do-plan = { $piece } saltará sobre { $space }

## Why not

areas-why-not-now = é altura de { $now }
areas-why-not-yours = { $arg1 } não está às suas ordens
areas-why-not-there = { $arg1 } não está em { $arg2 }
areas-why-nobody-there = não tem nenhuma unidade em { $arg1 }
areas-why-nobody-ready = ninguém em { $arg1 } pode agir mais: uma unidade age uma vez por turno de jogador (R53)
areas-why-activated-already = { $arg1 } já foi ativada neste turno
areas-why-no-contact = { $arg1 } não é disputada nem vizinha de inimigos: ninguém lá pode combater
areas-why-no-marches = mais nenhuma área pode ser ativada para movimento
areas-why-night = de noite não há combate nem bombardeamento
areas-why-no-initiative = não tem a iniciativa
areas-why-nothing-again = a iniciativa nada muda em { $arg1 }: ative-a da maneira habitual
areas-why-no-aircraft = nenhum avião pode voar agora: cada um voa uma vez por dia, de dia, contra unidades que possam ser bombardeadas
areas-why-no-wave = ninguém espera para saltar neste turno
areas-why-drop-first = { $arg1 } tem de saltar antes de o turno acabar
areas-why-acted-already = { $arg1 } já se moveu ou atacou: uma unidade age uma vez por turno de jogador (R53)
areas-why-is-dispersed = { $arg1 } está em dispersão até começar o próximo turno
areas-why-is-fixed = { $arg1 } não se move
areas-why-no-move-order = { $arg1 } está ativada para combater; para mover, precisa de uma ativação para movimento
areas-why-no-fight-order = { $arg1 } está ativada para mover; para combater, ativa-se outra vez
areas-why-no-path = um movimento indica cada área a partir de { $arg1 } e acaba noutra
areas-why-not-adjacent = { $arg1 } e { $arg2 } não estão ligadas
areas-why-twice-through = um movimento não passa duas vezes por { $arg1 }
areas-why-no-road = { $arg1 } é mecanizada, e não há estrada em { $arg2 }
areas-why-must-stop = há inimigos em { $arg1 }: quem entra tem de parar
areas-why-too-far = o caminho custa { $arg1 } pontos; { $arg2 } tem { $arg3 }
areas-why-stack-full = { $arg1 } já tem { $arg2 } unidades deste lado
areas-why-night-entry = de noite ninguém entra em { $arg1 }, que só o inimigo ocupa
areas-why-cannot-lead-in = { $arg1 } não pode conduzir um assalto, por isso não entra em { $arg2 }, que só o inimigo ocupa
areas-why-zone-first = há inimigos em { $arg1 }: dali volta-se para junto dos amigos, mas não se segue
areas-why-no-way = { $arg1 } não tem para onde ir
areas-why-no-enemy = em { $arg1 } não há inimigo que possa ser atacado
areas-why-no-assault = em { $arg1 } ninguém pode conduzir um assalto agora
areas-why-no-fire = em { $arg1 } ninguém pode fazer fogo agora
areas-why-not-in-range = { $arg1 } não é vizinha de { $arg2 }
areas-why-cannot-lead = { $arg1 } não pode conduzir este ataque
areas-why-cannot-join = { $arg1 } não pode participar neste ataque
areas-why-joined-already = { $arg1 } já participa
areas-why-no-guns = { $arg1 } não tem artilharia para usar agora
areas-why-fired-already = { $arg1 } já usou a sua artilharia neste turno
areas-why-is-silenced = a artilharia de { $arg1 } está calada até ao fim do turno
areas-why-own-area = baterias que fazem fogo juntas só o fazem sobre uma área vizinha
areas-why-not-main = { $arg1 } não pode ser o alvo principal: há outros na área, ou atacam aviões
areas-why-no-air-target = os aviões não encontram nada para bombardear em { $arg1 }
areas-why-flown-already = { $arg1 } já voou hoje, ou não é o próximo
areas-why-not-candidate = { $arg1 } não está entre as unidades a escolher
areas-why-no-retreat-there = { $arg1 } não pode retirar para { $arg2 }
areas-why-no-retreat = { $arg1 } não tem para onde retirar
areas-why-not-next = é a vez de { $arg1 }
areas-why-no-drop-there = { $arg1 } não pode saltar sobre { $arg2 }
areas-why-no-landing = não há lugar onde { $arg1 } possa chegar agora
areas-why-crashed-already = uma unidade já fez uma aterragem forçada neste turno
areas-why-not-flat = { $arg1 } não é plana: nenhum transporte lá pode aterrar
areas-why-town-fort = há uma cidade em { $arg1 }: não pode haver forte
areas-why-fort-there = { $arg1 } já tem um forte
areas-why-no-garrison = não há nenhuma unidade da Commonwealth em { $arg1 }
areas-why-raided-already = { $arg1 } já foi bombardeada
areas-why-no-regroup-there = { $arg1 } não se pode reagrupar em { $arg2 }
areas-why-not-eliminated = { $arg1 } não está entre as unidades paraquedistas que podem voltar
areas-why-nobody-can-go = ninguém em { $arg1 } tem para onde ir
areas-why-all-dispersed = todos em { $arg1 } estão dispersos até ao início do próximo turno
areas-why-here-already = { $arg1 } está no mapa
areas-why-lost-already = { $arg1 } está fora do jogo
areas-why-jumps = { $arg1 } vem de paraquedas ou planador, com a sua vaga
areas-why-never-lands = { $arg1 } é um avião: não aterra em Creta
areas-why-not-due = { $arg1 } vem a partir do turno { $arg2 }
areas-why-flies-by-day = { $arg1 } vem em aviões de transporte, que só aterram de dia
areas-why-group-first = { $arg1 } espera que o grupo { $arg2 } desembarque
areas-why-convoy-waiting = o comboio { $arg2 }, com { $arg1 }, ainda não zarpou
areas-why-convoy-sailing = o comboio { $arg2 }, com { $arg1 }, ainda não escapou à Royal Navy
areas-why-convoy-lost = o comboio { $arg2 }, com { $arg1 }, não virá
areas-why-no-shore = { $arg1 } não é porto nem praia
areas-why-port-enemy = o inimigo detém o porto em { $arg1 }
areas-why-port-contested = o porto em { $arg1 } está contestado
areas-why-nobody-holds = não há ninguém em { $arg1 }: para lá desembarcar é preciso ocupá-la, o marcador não basta
areas-why-night-landing = de noite ninguém desembarca em { $arg1 }, onde há inimigos
areas-why-no-airfield = não há aeródromo em { $arg1 }
areas-why-field-enemy = o inimigo detém o aeródromo em { $arg1 }
areas-why-field-contested = o aeródromo em { $arg1 } está contestado
areas-why-field-new = o aeródromo em { $arg1 } foi tomado neste turno: os aviões aterram lá a partir do próximo turno de dia
areas-why-only-guns = em { $arg1 } só há QG e baterias: eles próprios não atacam
areas-why-only-flak = em { $arg1 } só poderiam ainda atacar unidades antiaéreas, que não conduzem assaltos
areas-why-must-assault = quem chegou ao meio dos inimigos em { $arg1 } tem de os assaltar e não pode disparar
areas-why-not-guns = { $arg1 } não é um QG nem uma bateria
areas-why-guns-dispersed = { $arg1 } está disperso e não tem artilharia até ao início do próximo turno
areas-why-no-batteries = { $arg1 } não tem canhões próprios: enquanto fresco, combina duas baterias que estejam com ele e não tenham disparado
areas-why-no-lower = { $arg1 } não tem canhões próprios, e nenhum QG seu com canhões para usar está a duas áreas ou menos
areas-why-guns-far = { $arg1 } não está em { $arg2 } nem ao lado
areas-why-guns-landing = contra um desembarque só apoiam a defesa os canhões que estão em { $arg2 }; { $arg1 } está ao lado
areas-why-guns-contested = { $arg1 } está em { $arg2 }, que está contestada: dali não apoia outra área
areas-why-guns-stronger = dos QG e baterias em { $arg2 } só o mais forte apoia um combate, e uma vez; { $arg1 } não
areas-why-air-spares = os aviões não atacam QG, e não há mais ninguém em { $arg1 }
areas-why-no-glider = { $arg1 } não pode ter planador

## Fights

areas-battle-assault = Assalto em { $space }
areas-battle-fire = Fogo sobre { $space }
areas-battle-night = Ataque noturno em { $space }
areas-battle-guns = Bombardeamento de { $space }
areas-battle-air = Ataque aéreo a { $space }
areas-battle-raid = Bombardeamento de { $space } antes do salto
areas-battle-landing = Teste de aterragem de { $piece } em { $space }
areas-battle-wave = A vaga do turno { $turn } salta
areas-battle-convoy = O comboio { $convoy } e a Royal Navy
areas-battle-activation = Dado de ativação
areas-relation = { $attack } contra { $defence }
areas-sum-factor = fator
areas-sum-additions = modificadores
areas-sum-total = total
# What a loss rests on
areas-peril-fort = a não ser que se sacrifique o forte
areas-peril-choice = se os outros não retirarem
areas-peril-no-retreat = sem lugar para onde retirar
areas-peril-aboard = cada unidade a bordo perde-se

## Who must still act

areas-must-fight = { $unit } tem de combater
areas-must-jump = { $unit } tem de saltar

## What adds to a value, or to a die

# As "fort +2"
areas-addition = { $reason } { $value }
areas-shift-lead = ataque da unidade que conduz
areas-shift-others = outros no ataque
areas-shift-three-battalions = três batalhões de uma formação
areas-shift-fighters = caças no céu
areas-shift-headquarters = QG na área
areas-shift-guns = artilharia
areas-shift-battery = bateria
areas-shift-bombs = bombas
areas-shift-raid = Luftwaffe antes do salto
areas-shift-contested-fire = fogo de uma área disputada, reduzido a metade
areas-shift-main = fator de defesa
areas-shift-tanks = paraquedistas contra carros, reduzido a metade
areas-shift-cover = artilharia em apoio
areas-shift-flak = antiaérea
areas-shift-fort = forte
areas-shift-flat = terreno plano
areas-shift-rough = terreno acidentado
areas-shift-steep = terreno íngreme
areas-shift-mountain = montanha
areas-shift-hill107 = Cota 107
areas-shift-town-secondary = cidade secundária
areas-shift-town-major = cidade principal
areas-shift-enemies = inimigos na área
areas-shift-neighbours = inimigos ao lado
areas-shift-parachute = de paraquedas
areas-shift-turn = turno
areas-shift-concentration = poucas áreas ocupadas a oeste
areas-shift-objective = objetivo
areas-shift-historical = área de colocação

## Results

areas-group-good = Êxito
areas-group-exchange = Perdas de ambos
areas-group-none = Nada
areas-group-bad = Fracasso
areas-result-crushed = o ataque é esmagado
areas-result-beaten = o ataque é repelido
areas-result-even = ambos os lados sofrem
areas-result-won = o ataque tem êxito
areas-result-routed = a defesa é subjugada
areas-result-failed = o bombardeamento falha
areas-result-bombs-even = o alvo sofre uma perda
areas-result-hit = o alvo sofre uma perda, e uma segunda unidade retira ou sofre outra
areas-result-tired = chega cansado
areas-result-fresh = chega fresco
areas-result-through = passa despercebido
areas-result-delayed = atrasado e provado de novo
areas-result-found = encontrado e alguns afundam-se
areas-result-destroyed = destruído
areas-result-areas =
    { $areas ->
        [0] nenhuma área a mover
        [one] uma área a mover
       *[other] { $areas } áreas a mover
    }

## Marks on units

areas-mark-tired = cansado
areas-mark-acted = já agiu
areas-mark-bound = tem de combater
areas-mark-fired = já fez fogo
areas-mark-silenced = calado
areas-mark-dispersed = em dispersão
areas-mark-gone = perdido de vez
areas-mark-glider = vem de planador

## Aircraft, times, victory, boxes

areas-sortie-ready = pronto
areas-sortie-flown = já voou hoje
areas-sortie-lost = perdido
areas-time-morning = manhã
areas-time-afternoon = tarde
areas-time-night = noite
areas-score-objectives = objetivos detidos
# $level is a code, $side the winner
areas-level =
    { $level ->
        [decisive] vitória decisiva, { $side }
        [major] grande vitória, { $side }
        [strategic] vitória estratégica, { $side }
        [marginal] vitória marginal, { $side }
       *[draw] empate
    }
# A box of the track of victory: objectives that the Commonwealth holds, and the level
areas-level-box = { $held }: { $level }
# Boxes beside the map
areas-tray-wave = salto no turno { $turn }
areas-tray-air = pelo ar, grupo { $group }
areas-tray-convoy =
    comboio { $convoy }, { $state ->
        [waiting] ainda não partiu
        [sailing] no mar
        [through] pode desembarcar
       *[lost] não virá
    }
# Notes on the turn track; $chances is a list of areas-chance
areas-note-activation = dado de ativação { $value }
areas-note-convoy = parte o comboio { $convoy }; em cada prova: { $chances }
areas-note-safe-convoy = parte o comboio { $convoy }, sem provas
areas-chance = { $what } { $throws } em { $of }
areas-layer-influence = ao alcance de { $piece }
areas-layer-fort = forte

## Why a player does something. $for is no where it speaks against it; $won, $lost and $chance are in per cent

areas-reason-assault = assalta { $target }: expulsa o defensor principal em { $won } %, é repelido em { $lost } %
areas-reason-night = assalta { $target } de noite: expulsa o defensor principal em { $won } %, é repelido em { $lost } %
areas-reason-fire = dispara sobre { $target }: acerta em { $won } %, é atingido em { $lost } %
areas-reason-guns = a artilharia acerta em { $target } em { $won } %
areas-reason-air = os bombardeiros acertam em { $target } em { $won } %
areas-reason-raid = a incursão acerta em { $target } em { $won } %
areas-reason-enough = nenhuma outra ordem aqui vale o risco
areas-reason-nearness =
    { $for ->
        [yes] aproxima-se do que há a tomar ou a socorrer
       *[no] afasta-se do que há a tomar ou a socorrer
    }
areas-reason-holding =
    { $for ->
        [yes] mantém ou toma um objetivo
       *[no] faz menos por um objetivo
    }
areas-reason-sheltering =
    { $for ->
        [yes] encontra melhor terreno
       *[no] encontra pior terreno
    }
areas-reason-company =
    { $for ->
        [yes] fica junto dos amigos e do quartel-general
       *[no] deixa os amigos e o quartel-general
    }
areas-reason-perils =
    { $for ->
        [yes] fica ali mais segura
       *[no] fica ali em perigo
    }
areas-reason-escort =
    { $for ->
        [yes] um quartel-general ou uma bateria fica coberto
       *[no] um quartel-general ou uma bateria fica só
    }
areas-reason-leaving =
    { $for ->
        [yes] não tira nada a um objetivo
       *[no] enfraquece um objetivo
    }
areas-reason-gunnery =
    { $for ->
        [yes] os seus canhões apoiam o assalto que se segue
       *[no] os seus canhões fazem falta onde estavam
    }
areas-reason-tired = desce cansada em { $space } em { $chance } %
areas-reason-hurt = só se abandona um forte por uma unidade que se perderia
areas-reason-follow = um quartel-general não fica só entre inimigos
areas-reason-others = o mais barato entre uma perda e o terreno
areas-reason-second = o mais barato entre uma perda e o terreno
areas-reason-battle = um segundo lançamento só vale a iniciativa onde há muito a ganhar
areas-reason-landing = um segundo lançamento só vale a iniciativa onde há muito a ganhar
areas-reason-activation = um segundo lançamento só vale a iniciativa onde há muito a ganhar
areas-reason-convoy = um segundo lançamento só vale a iniciativa onde há muito a ganhar
areas-reason-forts = primeiro os objetivos, depois onde há mais defensores perto de um
areas-reason-gliders = o quartel-general e os primeiros batalhões vêm de planador
areas-reason-luftwaffe = os bombardeiros voam antes dos assaltos
areas-reason-jump = a vaga desce antes de os outros agirem
areas-reason-reinforce = quem aterrou ainda pode agir
areas-reason-end = nada do que resta promete coisa alguma
areas-reason-plan = o plano deste turno: { $plan }

areas-plan = { $parts }
areas-plan-plain = jogar como o jogador regular
areas-plan-bold = insistir no ataque
areas-plan-careful = atacar só o que cai
areas-plan-march = marchar para os objetivos
areas-plan-hold = manter o que é nosso
areas-plan-mass = ficar juntos
areas-plan-quiet = não atacar
areas-plan-still = ficar onde estamos
areas-plan-fight = desgastar o inimigo
areas-plan-bold-at = insistir no ataque a partir de { $space }
areas-plan-quiet-at = não atacar a partir de { $space }
areas-plan-still-at = ficar em { $space }
areas-plan-march-at = marchar a partir de { $space }
areas-plan-make-for = seguir para { $space }
areas-plan-leave-alone = deixar { $space } em paz
areas-plan-bomb = bombardear { $space }

## What a choice would leave undone, or what follows it. $odds as "10 against 6"

areas-leaves-aircraft = A aviação não voou.
areas-leaves-reinforcements =
    { $count ->
        [one] Um reforço ainda pode entrar.
       *[other] { $count } reforços ainda podem entrar.
    }
areas-leaves-fight = O assalto em { $space } segue-se de imediato: { $odds }; resulta { $percent } vezes em 100.
