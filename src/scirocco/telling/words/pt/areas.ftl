### The area games: Operation Merkur.
### Facts are named as the fields of events, decisions and reasons. Where a sentence needs more, the comment says what.

side-german = Alemães
side-commonwealth = Commonwealth

## What happened

areas-event-turn-began =
    { $night ->
        [yes] Turno { $turn }: noite.
       *[no] Turno { $turn }.
    }
areas-event-player-turn-began = { $side }: é a sua vez.
areas-event-fort-placed = Um forte é construído em { $space }.
areas-event-fort-lost =
    { $given_up ->
        [yes] O forte em { $space } é cedido em lugar de uma perda.
       *[no] O forte em { $space } está perdido: ninguém resta nele.
    }
areas-event-placed = { $unit } está em { $space }.
areas-event-brigade-drawn =
    { $unit } é tirado à sorte: a sua brigada vai para o mapa { $sheet ->
        [west] oeste
        [centre] centro
        [east] leste
       *[other] { $sheet }
    }.
areas-event-garrison-rolled =
    { $space }: o dado mostra { $die }, { $units ->
        [0] nenhuma unidade
        [one] uma unidade
       *[other] { $units } unidades
    }.
areas-event-glider-given = { $unit } virá em planador.
areas-event-drop-planned = { $unit } descerá em { $space }.
areas-event-activation-rolled =
    Ativação: o dado mostra { $die }; { $areas ->
        [0] nenhuma área pode ser ativada
        [one] uma área pode ser ativada
       *[other] { $areas } áreas podem ser ativadas
    } para o movimento.
areas-event-activated =
    { $how ->
        [march] { $space } é ativada para o movimento.
        [again] { $space } é ativada pela iniciativa.
       *[activate] { $space } é ativada.
    }
areas-event-initiative-spent =
    { $use ->
        [reroll] { $side }: a iniciativa serve para relançar os dados; passa ao outro lado.
       *[again] { $side }: a iniciativa serve para uma ativação; passa ao outro lado.
    }
areas-event-landed =
    { $unit } { $how ->
        [glider] pousa em planador em { $space }
        [crash] faz uma aterragem forçada em { $space }
       *[parachute] desce de paraquedas em { $space }
    }: o dado mostra { $die }, { $tired ->
        [yes] e a unidade está cansada.
       *[no] e a unidade está intacta.
    }
areas-event-arrived =
    { $how ->
        [airfield] { $unit } pousa no aeródromo de { $space }.
        [port] { $unit } desembarca no porto de { $space }.
       *[beach] { $unit } desembarca na praia de { $space }.
    }
areas-event-convoy-sailed = O comboio { $convoy } faz-se ao mar.
# $lost and $turned_back are lists of units, $lost_count and $back_count their lengths
areas-event-convoy-tested =
    Comboio { $convoy }, o dado mostra { $die }: { $outcome ->
        [through] passa e pode desembarcar no próximo turno.
        [delayed] é atrasado e será testado de novo.
        [destroyed] a Royal Navy destrói-o com todos a bordo.
       *[found] os contratorpedeiros encontram-no; afundados: { $lost }. { $back_count ->
            [0] Os restantes podem desembarcar no próximo turno.
           *[other] Os restantes voltam para trás.
        }
    }
# $from and $to are the first and the last area of the path, $way those between, $stops how many
areas-event-moved =
    { $unit } move-se de { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }por { $way }
    } para { $to }, por { $cost ->
        [one] um ponto
       *[other] { $cost } pontos
    }.
areas-event-attack-declared =
    { $kind ->
        [assault] { $side }: assalto em { $space }.
        [fire] { $side }: tiro sobre { $space }.
        [night] { $unit } ataca em { $space } a coberto da noite.
        [guns] { $unit } bombardeia { $space }.
        [air] { $unit } ataca { $space }.
       *[raid] A Luftwaffe bombardeia { $space } antes do desembarque.
    }
areas-event-joined = { $unit } ataca.
areas-event-supported =
    { $unit } apoia o combate em { $space } com { $potential ->
        [one] um ponto
       *[other] { $potential } pontos
    }.
areas-event-silenced = A artilharia de { $unit } cala-se até ao fim do turno.
areas-event-aimed = { $unit } é enviado a { $space }.
areas-event-target-gone = { $unit } já nada encontra para bombardear em { $space }.
# $leader and $defender are units ("" for the raid before the landing), $attack_total and $defence_total the values
# before the dice, $die1 to $die4 the attacker's dice, then the defender's; $meaning is one of areas-result-...
areas-event-fought =
    { $space }: { $attack_total } e { $die1 } + { $die2 } contra { $defence_total } e { $die3 } + { $die4 }: { $meaning }.
areas-event-step-lost = { $unit } sofre uma perda em { $space } e está cansada.
areas-event-eliminated = { $unit } é eliminada.
areas-event-retreated = { $unit } recua de { $from } para { $to }.
areas-event-regrouped = { $unit } reagrupou-se em { $space }; perdidos de vez: { $spent }.
areas-event-control-changed = { $space } pertence agora a: { $side }.
areas-event-game-ended =
    A partida acabou. O Commonwealth mantém { $held ->
        [0] nenhum objetivo
        [one] um objetivo
       *[other] { $held } objetivos
    }: { $level ->
        [decisive] vitória decisiva ({ $winner }).
        [major] grande vitória ({ $winner }).
        [strategic] vitória estratégica ({ $winner }).
        [marginal] vitória marginal ({ $winner }).
       *[draw] empate.
    }

## Who must do what

areas-ask-forts = { $side }: coloque um forte, ou diga que é tudo. Áreas com uma cidade não podem ter nenhum.
areas-ask-raid = { $side }: bombardeie uma área antes do desembarque, ou termine o bombardeamento.
areas-ask-gliders = { $side }: escolha uma unidade que vem em planador.
areas-ask-plan = { $side }: escolha onde descerá { $first }.
areas-ask-area = { $side }: ative uma área, ou termine a sua vez.
areas-ask-orders = { $side }: dê ordens às unidades em { $space }, depois diga que é tudo.
areas-ask-move = { $side }: diga para onde vai { $piece }.
areas-ask-lead = { $side }: nomeie a unidade que conduz o ataque a { $space }.
areas-ask-join = { $side }: nomeie as outras unidades que atacam { $space }, depois diga que é tudo.
areas-ask-guns = { $side }: escolha o estado-maior ou a bateria que apoia o assalto em { $space }, ou nenhum.
areas-ask-cover = { $side }: escolha o estado-maior ou a bateria que apoia a defesa de { $space }, ou nenhum.
areas-ask-main = { $side }: escolha a unidade que sofre o ataque a { $space }.
areas-ask-victim = { $side }: escolha a unidade atacada em { $space }.
areas-ask-reroll = { $side }: guarde o lançamento, ou gaste a iniciativa e relance.
areas-ask-hurt = { $side }: { $piece } sofre uma perda em { $space }, a não ser que ceda o forte.
areas-ask-retreat = { $side }: diga para onde recua { $piece }.
areas-ask-follow = { $side }: { $piece } vai com eles?
areas-ask-others = { $side }: retire todos os outros de { $space }, ou deixe um deles sofrer uma perda.
areas-ask-second = { $side }: escolha uma segunda unidade em { $space } que recua ou sofre uma perda.
areas-ask-aim = { $side }: envie o próximo avião a uma área, ou deixe-o em terra. Nenhum ataque antes de todos terem o seu alvo.
areas-ask-drop = { $side }: escolha onde desce { $first }.
areas-ask-arrive = { $side }: escolha onde chega { $piece }.
areas-ask-regroup = { $side }: quatro unidades de paraquedistas estão perdidas: faça voltar uma, ou passe.

## What it is time for, inside "this is the time to ..."

areas-now-forts = colocar fortes
areas-now-raid = bombardear áreas antes do desembarque
areas-now-gliders = distribuir os planadores
areas-now-plan = escolher onde descerá { $first }
areas-now-area = ativar uma área, ou terminar a vez
areas-now-orders = dar ordens às unidades em { $space }
areas-now-move = mover { $piece }
areas-now-lead = nomear a unidade que conduz o ataque
areas-now-join = fazer participar outras unidades, ou dizer que é tudo
areas-now-guns = escolher a artilharia que apoia o assalto
areas-now-cover = escolher a artilharia que apoia a defesa
areas-now-main = escolher a unidade que sofre o ataque
areas-now-victim = escolher a unidade atacada
areas-now-reroll = guardar o lançamento ou relançar
areas-now-hurt = sofrer a perda ou ceder o forte
areas-now-retreat = recuar com { $piece }
areas-now-follow = dizer se { $piece } vai com eles
areas-now-others = retirar os outros ou deixar um sofrer uma perda
areas-now-second = escolher a segunda unidade atingida
areas-now-aim = enviar o próximo avião, ou deixá-lo em terra
areas-now-drop = lançar { $first }
areas-now-arrive = fazer chegar { $piece }
areas-now-regroup = fazer voltar uma unidade de paraquedistas, ou passar

## Choices

areas-do-select = { $piece }
# $points is what the way costs
areas-do-move =
    { $piece } para { $space } por { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }
areas-do-activate = ativar { $space }
areas-do-march = ativar { $space } para o movimento
areas-do-again = ativar { $space } com a iniciativa
areas-do-luftwaffe = enviar os bombardeiros
areas-do-jump = os paraquedistas saltam
areas-do-reinforce = fazer chegar { $piece }
areas-do-end = terminar a vez
areas-do-done = é tudo
areas-do-assault = assalto em { $space }
areas-do-fire = tiro sobre { $space }
areas-do-bombard = { $piece } bombardeia { $space }
areas-do-lead = { $piece } conduz
areas-do-join = { $piece } participa
areas-do-guns = { $piece } apoia
areas-do-none = nenhum apoio
areas-do-defend = { $piece } sofre-o
areas-do-against = atacar { $piece }
areas-do-keep = guardar o lançamento
areas-do-reroll = relançar, com a iniciativa
areas-do-take = sofrer a perda
areas-do-raze = ceder o forte
areas-do-retreat = { $piece } de volta a { $space }
areas-do-follow = { $piece } vai com eles
areas-do-stay = fica
areas-do-withdraw = todos os outros recuam
areas-do-loss = { $piece } sofre uma perda
areas-do-yield = { $piece } recua
areas-do-aim = { $piece } a { $space }
areas-do-rest = { $piece } fica em terra
areas-do-raid = bombardear { $space }
areas-do-drop = { $piece } desce em { $space }
areas-do-land = { $piece } chega a { $space }
areas-do-crash = { $piece } faz aterragem forçada em { $space }
areas-do-fort = um forte em { $space }
areas-do-regroup = { $piece } volta em { $space }
areas-do-pass = ninguém volta
areas-do-glide = { $piece } em planador
areas-do-plan = { $piece } descerá em { $space }

## Why not

areas-why-not-now = é altura de { $now }
areas-why-not-yours = { $arg1 } não está às suas ordens
areas-why-not-there = { $arg1 } não está em { $arg2 }
areas-why-nobody-there = não tem unidades em { $arg1 }
areas-why-nobody-ready = ninguém em { $arg1 } pode ainda agir
areas-why-activated-already = { $arg1 } já foi ativada nesta vez
areas-why-no-contact = { $arg1 } não é disputada nem vizinha de inimigos: ninguém ali pode combater
areas-why-no-marches = nenhuma outra área pode ser ativada para o movimento
areas-why-night = à noite não há combates nem bombardeamentos
areas-why-no-initiative = não tem a iniciativa
areas-why-nothing-again = a iniciativa nada muda em { $arg1 }: ative-a da maneira habitual
areas-why-no-aircraft = nenhum avião pode voar agora: cada um voa uma vez por dia, de dia, contra unidades que se podem bombardear
areas-why-no-wave = ninguém espera para saltar neste turno
areas-why-drop-first = { $arg1 } tem de saltar antes de a vez terminar
areas-why-acted-already = { $arg1 } já agiu
areas-why-is-dispersed = { $arg1 } está dispersa até ao início do próximo turno
areas-why-is-fixed = { $arg1 } não se move
areas-why-no-move-order = { $arg1 } está ativada para combater; para mover precisa de uma ativação de movimento
areas-why-no-fight-order = { $arg1 } está ativada para mover; para combater ativa-se de novo
areas-why-no-path = um movimento nomeia cada área a partir de { $arg1 }, e acaba noutra
areas-why-not-adjacent = { $arg1 } e { $arg2 } não estão ligadas
areas-why-twice-through = um movimento não passa duas vezes por { $arg1 }
areas-why-no-road = { $arg1 } é mecanizada, e não há estrada em { $arg2 }
areas-why-must-stop = há inimigos em { $arg1 }: uma unidade que entra tem de parar ali
areas-why-too-far = o caminho custa { $arg1 } pontos; { $arg2 } tem { $arg3 }
areas-why-stack-full = { $arg1 } já contém { $arg2 } unidades deste lado
areas-why-night-entry = à noite ninguém entra em { $arg1 }, que só o inimigo ocupa
areas-why-cannot-lead-in = { $arg1 } não pode conduzir um assalto, por isso não entra em { $arg2 }, que só o inimigo ocupa
areas-why-zone-first = há inimigos em { $arg1 }: dali uma unidade volta para amigos, mas não segue adiante
areas-why-no-way = { $arg1 } não tem para onde ir
areas-why-no-enemy = não há em { $arg1 } inimigo que se possa atacar
areas-why-no-assault = ninguém em { $arg1 } pode conduzir um assalto agora
areas-why-no-fire = ninguém em { $arg1 } pode atirar agora
areas-why-not-in-range = { $arg1 } não é vizinha de { $arg2 }
areas-why-cannot-lead = { $arg1 } não pode conduzir este ataque
areas-why-cannot-join = { $arg1 } não pode participar neste ataque
areas-why-joined-already = { $arg1 } já participa
areas-why-no-guns = { $arg1 } não tem artilharia para usar agora
areas-why-fired-already = { $arg1 } já usou a sua artilharia neste turno
areas-why-is-silenced = a artilharia de { $arg1 } cala-se até ao fim do turno
areas-why-own-area = baterias que disparam juntas disparam só sobre uma área vizinha
areas-why-no-support = { $arg1 } não pode apoiar este combate
areas-why-not-main = { $arg1 } não pode ser o alvo principal: { $arg2 }
areas-why-no-air-target = os aviões nada encontram para bombardear em { $arg1 }
areas-why-flown-already = { $arg1 } já voou hoje, ou não é o próximo
areas-why-not-candidate = { $arg1 } não está entre as unidades a escolher
areas-why-no-retreat-there = { $arg1 } não pode recuar para { $arg2 }
areas-why-no-retreat = { $arg1 } não tem para onde recuar
areas-why-not-next = a próxima é { $arg1 }
areas-why-no-drop-there = { $arg1 } não pode descer em { $arg2 }
areas-why-not-waiting = { $arg1 } não espera para chegar
areas-why-no-landing = não há agora lugar onde { $arg1 } possa chegar
areas-why-no-landing-there = { $arg1 } não pode chegar a { $arg2 } agora
areas-why-crashed-already = uma unidade já fez uma aterragem forçada neste turno
areas-why-not-flat = { $arg1 } não é plana: nenhum transporte pode ali fazer aterragem forçada
areas-why-town-fort = há uma cidade em { $arg1 }: nenhum forte pode estar ali
areas-why-fort-there = { $arg1 } já tem um forte
areas-why-no-garrison = não há unidade do Commonwealth em { $arg1 }
areas-why-raided-already = { $arg1 } já foi bombardeada
areas-why-no-regroup-there = { $arg1 } não pode reagrupar-se em { $arg2 }
areas-why-not-eliminated = { $arg1 } não está entre os paraquedistas que podem voltar
areas-why-no-glider = { $arg1 } não pode ter planador

## Fights

areas-battle-assault = Assalto em { $space }
areas-battle-fire = Tiro sobre { $space }
areas-battle-night = Ataque noturno em { $space }
areas-battle-guns = Bombardeamento de { $space }
areas-battle-air = Ataque aéreo a { $space }
areas-battle-raid = Bombardeamento de { $space } antes do desembarque
areas-relation = { $attack } contra { $defence }

## What adds to a value, or to a die

areas-shift-lead = ataque de quem conduz
areas-shift-others = outros no ataque
areas-shift-three-battalions = três batalhões da mesma formação
areas-shift-fighters = caças no ar
areas-shift-headquarters = estado-maior na área
areas-shift-guns = artilharia
areas-shift-battery = bateria
areas-shift-bombs = bombas
areas-shift-raid = Luftwaffe antes do desembarque
areas-shift-contested-fire = tiro de uma área disputada, a metade
areas-shift-main = fator de defesa
areas-shift-tanks = paraquedistas contra carros, a metade
areas-shift-cover = artilharia em apoio
areas-shift-flak = tiro antiaéreo
areas-shift-fort = forte
areas-shift-flat = terreno plano
areas-shift-rough = terreno difícil
areas-shift-steep = terreno íngreme
areas-shift-mountain = montanha
areas-shift-hill107 = cota 107
areas-shift-town-secondary = cidade secundária
areas-shift-town-major = cidade maior
areas-shift-enemies = inimigos na área
areas-shift-neighbours = inimigos ao lado
areas-shift-parachute = de paraquedas
areas-shift-turn = o turno
areas-shift-concentration = poucas áreas ocupadas a oeste
areas-shift-objective = objetivo
areas-shift-historical = área de desdobramento

## Results

areas-result-crushed = o ataque é esmagado
areas-result-beaten = o ataque é repelido
areas-result-even = ambos os lados sofrem
areas-result-won = o ataque tem êxito
areas-result-routed = a defesa é subjugada
areas-result-failed = o bombardeamento falha
areas-result-hit = o bombardeamento acerta

## Marks on units

areas-mark-tired = cansada
areas-mark-acted = já agiu
areas-mark-bound = tem de combater
areas-mark-fired = já disparou
areas-mark-silenced = silenciada
areas-mark-dispersed = dispersa
areas-mark-gone = perdida de vez
areas-mark-glider = vem em planador

## Areas, convoys, aircraft

areas-state-empty = vazia
areas-state-contested = disputada
areas-convoy-waiting = ainda não no mar
areas-convoy-sailing = no mar
areas-convoy-through = pode desembarcar
areas-convoy-lost = não virá
areas-sortie-ready = pronto
areas-sortie-flown = já voou hoje
areas-sortie-lost = perdido
areas-time-morning = manhã
areas-time-afternoon = tarde
areas-time-night = noite
areas-score-objectives = objetivos mantidos
phase-german-turn = vez dos alemães
phase-commonwealth-turn = vez do Commonwealth
level-printed = como impresso
