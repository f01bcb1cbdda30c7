### The chit-pull games: Gazala 1942.
### $unit, $piece, $side, $space, $from, $to stand for names; yes and no are plain words to select on.

## What happened

chitpull-event-placed = { $unit } é colocada em { $space }.
chitpull-event-turn-began =
    Turno { $turn } de { $turns }, { $day }.{ $count ->
        [0] { "" }
       *[other] { " " }Reposições: { $steps }.
    }
chitpull-steps = { $count } × { $pool }
chitpull-event-fallback-declared = { $side }: este é um turno de retirada.
chitpull-event-command-rolled =
    { $side }: o dado de comando mostra { $die }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ $plus })
    }: { $markers ->
        [one] um marcador.
       *[other] { $markers } marcadores.
    }
chitpull-event-air-rolled =
    { $columns ->
        [0] O dado do ar mostra { $die }: hoje não há apoio aéreo ({ $side }).
        [one] O dado do ar mostra { $die }: uma coluna de apoio aéreo ({ $side }).
       *[other] O dado do ar mostra { $die }: { $columns } colunas de apoio aéreo ({ $side }).
    }
chitpull-event-landing-rolled =
    { $landed ->
        [yes] { $unit } vem do mar em { $space }: o dado mostra { $die }, e os navios passam.
       *[no] { $unit } vem do mar em { $space }: o dado mostra { $die }, e os navios perdem-se.
    }
chitpull-event-landing-drifted =
    { $ashore ->
        [yes] O dado da corrente mostra { $die }: { $unit } chega a terra em { $space }.
       *[no] O dado da corrente mostra { $die }: { $unit } não encontra onde chegar a terra.
    }
chitpull-event-landing-planned = { $side }: um desembarque em { $space } é planeado em segredo.
chitpull-event-hq-returned = { $unit } volta em { $space }.
chitpull-event-rebuilt = { $unit } recupera um nível ({ $pool }).
chitpull-event-raised = { $unit } é reconstituída em { $space } ({ $pool }).
chitpull-event-affiliated = { $unit } passa a servir sob { $other }.
chitpull-event-supply-checked =
    Abastecimento: { $out ->
        [0] ninguém está sem abastecimento
       *[other] sem abastecimento: { $units }
    }{ $isolated ->
        [0] .
       *[other] ; isoladas: { $pieces }.
    }
chitpull-event-marker-chosen = O marcador de { $unit } vai para a taça.
chitpull-event-cup-filled =
    { $side }: { $number ->
        [0] nenhum marcador vai
        [one] um marcador vai
       *[other] { $number } marcadores vão
    } para a taça, de { $chosen } escolhidos.
chitpull-event-marker-drawn = { $side }: sai { $unit }, marcador { $box } do dia.
chitpull-event-leader-rolled =
    { $acts ->
        [yes] { $unit } tira { $die } e assume o comando.
       *[no] { $unit } tira { $die } e não faz nada.
    }
chitpull-event-activation-began =
    { $unit } ativa { $count ->
        [one] uma unidade
       *[other] { $count } unidades
    }{ $beyond ->
        [0] .
       *[other] ; além do raio, pior abastecidas: { $far }.
    }
chitpull-event-activation-lost = { $unit } não está no mapa: o seu marcador não tem efeito.
chitpull-event-activation-ended = { $unit } terminou.
chitpull-event-pause-rolled =
    { $ended ->
        [yes] { $side }: o dado da pausa mostra { $die }, { $limit } ou menos termina as operações: por hoje terminam.
       *[no] { $side }: o dado da pausa mostra { $die }, { $limit } ou menos terminaria as operações: continuam.
    }
chitpull-event-set-aside =
    { $side }: { $number ->
        [one] um marcador sai
       *[other] { $number } marcadores saem
    } da taça sem efeito.
chitpull-event-split-up = { $unit } destaca { $other }.
chitpull-event-merged = { $unit } e { $other } juntam-se.
chitpull-event-moved =
    { $unit } vai de { $from } { $off ->
        [yes] para fora do mapa
       *[no] para { $to }
    } por { $points ->
        [0.5] { $cost } ponto
        [one] { $cost } ponto
       *[other] { $cost } pontos
    }.
chitpull-event-left-map = { $unit } sai do mapa ({ $space }).
chitpull-event-entered = { $unit } entra em { $space }.
chitpull-event-reacted = { $unit } esquiva-se de { $from } para { $to }.
chitpull-event-mines-worked-on =
    { $unit } trabalha nas minas de { $to } a partir de { $from }: o dado mostra { $die }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus } pela engenharia
    }, { $cleared ->
        [yes] a passagem está aberta.
       *[no] não há passagem.
    }
chitpull-event-works-lost = As fortificações de { $space } estão perdidas.
chitpull-event-attack-declared =
    { $kind ->
        [armour] { $side }: ataque blindado a { $space }.
       *[general] { $side }: ataque a { $space }.
    }
chitpull-event-joined = { $unit } participa no ataque a { $space }.
chitpull-event-air-committed =
    { $columns ->
        [one] Apoio aéreo para o ataque a { $space }: uma coluna.
       *[other] Apoio aéreo para o ataque a { $space }: { $columns } colunas.
    }
chitpull-event-clash-fought = Combate blindado em { $space }. Os atacantes lançam { $attacking }: { $on-defence }. Os defensores lançam { $defending }: { $on-attack }.
chitpull-hits =
    { $others ->
        [0] { $cars ->
            [0] nenhum impacto
            [one] um impacto em autometralhadoras
           *[other] { $cars } impactos em autometralhadoras
        }
        [one] { $cars ->
            [0] um impacto
            [one] um impacto, e um em autometralhadoras
           *[other] um impacto, e { $cars } em autometralhadoras
        }
       *[other] { $cars ->
            [0] { $others } impactos
            [one] { $others } impactos, e um em autometralhadoras
           *[other] { $others } impactos, e { $cars } em autometralhadoras
        }
    }
chitpull-event-hits-wasted =
    { $number ->
        [one] { $side }: um impacto não faz dano.
       *[other] { $side }: { $number } impactos não fazem dano.
    }
chitpull-event-recovery-rolled =
    { $saved ->
        [yes] { $unit } tira { $die } pelos seus destroços: são rebocados ({ $pool }).
       *[no] { $unit } tira { $die } pelos seus destroços: perdem-se.
    }
chitpull-event-battle-fought =
    Combate por { $space }: { $relation } é { $base }{ $count ->
        [0] { "" }
       *[other] ; deslocações: { $shifts }; resolvido a { $column }
    }. O dado mostra { $die }: { $result }; { $meaning }.
chitpull-shift-line = { $reason } { $columns }
chitpull-event-battle-off = O ataque a { $space } já não encontra ninguém para combater.
chitpull-event-step-lost =
    { $left ->
        [one] { $unit } perde um nível; resta um.
       *[other] { $unit } perde um nível; restam { $left }.
    }
chitpull-event-eliminated = { $unit } é eliminada em { $space }.
chitpull-event-stood-fast =
    { $number ->
        [one] { $side }: as unidades resistem e perdem mais um nível.
       *[other] { $side }: as unidades resistem e perdem mais { $number } níveis.
    }
chitpull-event-gave-ground =
    { $number ->
        [one] { $side }: as unidades retiram um hexágono.
       *[other] { $side }: as unidades retiram { $number } hexágonos.
    }
chitpull-event-retreated = { $unit } retira de { $from } para { $to }.
chitpull-event-advanced = { $unit } avança de { $from } para { $to }.
chitpull-event-game-ended = O jogo terminou. { $attacker }: { $count } de { $needed } objetivos. Vitória: { $winner }.

## Who must do what

chitpull-ask-place =
    { $side }: coloque { $first }, { $values }, ou deixe o estado-maior colocar o grupo{ $more ->
        [0] .
        [one] ; segue-se mais uma.
       *[other] ; seguem-se mais { $more }.
    }
chitpull-ask-fallback = { $side }: declare um turno de retirada (mais um marcador, um só ataque, nenhum movimento para oeste), ou conclua.
chitpull-ask-return = { $side }: diga onde volta { $hq }.
chitpull-ask-replace = { $side }: gaste níveis de reposição ({ $steps }) em unidades, ou guarde-os e conclua.
chitpull-ask-affiliate = { $side }: ponha uma unidade sob outro quartel-general, ou conclua.
chitpull-ask-formation = { $side }: sob que quartel-general serve { $piece }?
chitpull-ask-cup =
    { $number ->
        [0] { $side }: os marcadores estão escolhidos; feche a taça{ $plan ->
            [yes] , ou planeie antes o desembarque num hexágono marcado da costa.
           *[no] .
        }
        [one] { $side }: escolha o último marcador para a taça.
       *[other] { $side }: escolha { $number } marcadores para a taça.
    }
chitpull-ask-split = { $side }: divida brigadas inteiras, ou conclua.
# $leader is the headquarters or leader whose marker was drawn, $able how many units can be chosen, $mines says whether
# mines can be cleared
chitpull-ask-order =
    { $side }: { $leader } age. Escolha uma unidade para mover{ $mines ->
        [yes] { " " }ou para limpar minas
       *[no] { "" }
    } ({ $able ->
        [one] uma pode
       *[other] { $able } podem
    }), ou termine o movimento.
chitpull-ask-move = { $side }: diga para onde vai { $piece } a partir de { $space } ({ $points } pontos), ou pare.
chitpull-ask-enter = { $side }: diga onde entra { $piece }.
chitpull-ask-react = { $side }: um inimigo chegou a { $space }: faça { $piece } esquivar-se, ou fique.
chitpull-ask-excess = { $side }: { $space } está cheio demais: escolha a unidade que é retirada.
chitpull-ask-clash = { $side }: escolha um hexágono para atacar com blindados, ou termine as declarações.
chitpull-ask-clashers = { $side }: indique uma a uma as unidades que atacam { $space } com blindados, depois conclua.
chitpull-ask-clashing = { $side }: escolha o próximo combate blindado.
chitpull-ask-hit =
    { $cars ->
        [0] { $own ->
            [yes] { $side }: escolha qual dos seus veículos é atingido.
           *[no] { $side }: escolha que veículo inimigo é atingido.
        }
       *[other] { $own ->
            [yes] { $side }: escolha qual das suas autometralhadoras é atingida.
           *[no] { $side }: escolha que autometralhadora inimiga é atingida.
        }
    }
chitpull-ask-attack = { $side }: escolha um hexágono para atacar, ou termine as declarações.
chitpull-ask-attackers = { $side }: indique uma a uma as unidades que atacam { $space }, depois conclua.
chitpull-ask-sappers = { $side }: use a engenharia contra { $space } (uma coluna, mas sofre a primeira perda), ou poupe-a.
chitpull-ask-battle = { $side }: escolha o próximo combate.
chitpull-ask-loss =
    { $own ->
        [yes] { $side }: escolha qual das suas unidades perde um nível.
       *[no] { $side }: escolha que unidade inimiga perde um nível.
    }
chitpull-ask-rest =
    { $number ->
        [one] { $side }: falta pagar um ponto: retire um hexágono, ou resista e perca um nível.
       *[other] { $side }: faltam pagar { $number } pontos: retire { $number } hexágonos, ou resista e perca { $number } níveis.
    }
chitpull-ask-retreat =
    { $number ->
        [one] { $side }: retirada de um hexágono: { $pieces }. Escolha uma unidade e para onde vai.
       *[other] { $side }: retirada de { $number } hexágonos: { $pieces }. Escolha uma unidade e para onde vai.
    }
chitpull-ask-retreating = { $side }: { $piece } retira mais: diga para onde.
chitpull-ask-advance = { $side }: avance para { $space } com quem quiser, depois conclua.
chitpull-ask-advancing = { $side }: faça { $piece } avançar mais, ou conclua.
chitpull-ask-merge = { $side }: junte as partes de brigadas, ou conclua.

## What it is time for, inside "this is the time to ..."

chitpull-now-place = colocar { $first }
chitpull-now-fallback = declarar um turno de retirada, ou concluir
chitpull-now-return = colocar um quartel-general que volta
chitpull-now-replace = gastar reposições, ou concluir
chitpull-now-affiliate = pôr uma unidade sob outro quartel-general, ou concluir
chitpull-now-formation = dizer sob que quartel-general serve { $piece }
chitpull-now-cup = escolher marcadores para a taça
chitpull-now-split = dividir brigadas, ou concluir
chitpull-now-order = escolher uma unidade para mover, ou terminar o movimento
chitpull-now-move = dizer para onde vai { $piece }, ou pará-la
chitpull-now-enter = dizer onde entra { $piece }
chitpull-now-react = fazer { $piece } esquivar-se, ou ficar
chitpull-now-excess = escolher a unidade de { $space } que é retirada
chitpull-now-clash = atacar um hexágono com blindados, ou terminar as declarações
chitpull-now-clashers = indicar as unidades que atacam, e depois concluir
chitpull-now-clashing = escolher o próximo combate blindado
chitpull-now-hit = escolher o veículo atingido
chitpull-now-attack = atacar um hexágono, ou terminar as declarações
chitpull-now-attackers = indicar as unidades que atacam, e depois concluir
chitpull-now-sappers = dizer se a engenharia é usada
chitpull-now-battle = escolher o próximo combate
chitpull-now-loss = escolher a unidade que perde um nível
chitpull-now-rest = retirar, ou resistir e perder níveis
chitpull-now-retreat = dizer para onde retira uma unidade
chitpull-now-retreating = dizer para onde { $piece } retira ainda
chitpull-now-advance = avançar, ou concluir
chitpull-now-advancing = fazer { $piece } avançar mais, ou concluir
chitpull-now-merge = juntar brigadas, ou concluir

## Choices

chitpull-do-select = mover { $piece }
chitpull-do-move = { $piece } para { $space }
chitpull-do-place = { $piece } em { $space }
# $count is how many units the group still has
chitpull-do-auto =
    { $count ->
        [one] o estado-maior coloca esta unidade
       *[other] o estado-maior coloca estas { $count }
    }
chitpull-do-declare = declarar um turno de retirada
# $kind is what is being decided
chitpull-do-done =
    { $kind ->
        [fallback] sem turno de retirada
        [replace] guardar os outros níveis
        [affiliate] ninguém muda de quartel-general
        [cup] fechar a taça
        [split] não dividir mais
        [merge] não reunir mais
        [sappers] poupar a engenharia
        [advance] terminar o avanço
        [advancing] parar aqui
       *[other] é tudo
    }
# $spaces are hexes that tanks could still attack in armour combat, $count how many
chitpull-do-end =
    { $kind ->
        [order] terminar o movimento
        [clash] { $count ->
            [0] mais nenhum ataque blindado
           *[other] mais nenhum ataque blindado; depois, sem carros contra { $spaces }
        }
        [attack] mais nenhum ataque
       *[other] terminar esta parte
    }
chitpull-do-stop = ficar, ou parar aqui
chitpull-do-mark = { $piece } para a taça
chitpull-do-land = planear o desembarque em { $space }
chitpull-do-rebuild = { $piece } recupera um nível
chitpull-do-raise = { $piece } de volta em { $space }
chitpull-do-affiliate = { $piece } muda de quartel-general
chitpull-do-under = sob { $piece }
chitpull-do-split = dividir { $piece }
chitpull-do-merge = juntar { $piece }
chitpull-do-enter = { $piece } entra em { $space }
chitpull-do-clear = { $piece } limpa minas em { $space }
chitpull-do-react = { $piece } esquiva-se para { $space }
chitpull-do-stay = ficar
chitpull-do-attack = atacar { $space }
chitpull-do-join = { $piece } participa
chitpull-do-sap = usar a engenharia
chitpull-do-air =
    { $columns ->
        [one] apoio aéreo, uma coluna
       *[other] apoio aéreo, { $columns } colunas
    }
chitpull-do-fight = combater por { $space }
chitpull-do-hit = { $piece } é atingida
chitpull-do-loss = { $piece } perde um nível
chitpull-do-stand = resistir e perder níveis
chitpull-do-withdraw = retirar
chitpull-do-retreat = { $piece } recua para { $space }
chitpull-do-advance = { $piece } avança para { $space }
chitpull-do-remove = retirar { $piece } do jogo

## Why not

chitpull-why-not-now = é altura de { $now }
chitpull-why-not-yours = { $arg1 } não está às suas ordens
chitpull-why-not-on-map = { $arg1 } não está no mapa
chitpull-why-not-called = { $arg1 } não é ativada por este marcador
chitpull-why-out-of-radius = { $arg1 } está a { $arg2 } hexágonos do quartel-general, além do seu raio de { $arg3 }, e há outro mais perto
chitpull-why-nearer-hq = { $arg1 } é independente, e outro quartel-general estava mais perto
chitpull-why-was-out-of-radius = { $arg1 } estava fora do alcance do quartel-general quando o marcador foi tirado
chitpull-why-other-formation = { $arg1 } serve sob outro quartel-general
chitpull-why-already-acted = { $arg1 } já foi ativada neste turno
chitpull-why-already-moved = { $arg1 } já se moveu nesta ativação
chitpull-why-is-anchor = { $arg1 } não se pode mover neste turno: uma unidade amiga passou de zona a zona para o seu hexágono
chitpull-why-at-work = { $arg1 } trabalha num campo de minas e não faz mais nada nesta ativação
chitpull-why-other-unit = { $arg1 } é a unidade em movimento
chitpull-why-no-path = um movimento indica cada hexágono a partir de { $arg1 } e acaba noutro
chitpull-why-not-adjacent = { $arg1 } e { $arg2 } não se tocam
chitpull-why-twice-through = um movimento não passa duas vezes por { $arg1 }
chitpull-why-prohibited = ninguém pode entrar em { $arg1 }: { $arg2 }
chitpull-why-closed = { $arg1 } não pode ir de { $arg2 } para { $arg3 }: há entre eles uma escarpa ou um braço de mar
chitpull-why-mined = { $arg1 } é um campo de minas que não foi aberto a partir de { $arg2 }
chitpull-why-enemy-there = { $arg1 } está ocupado por unidades inimigas
chitpull-why-zone-to-zone = de uma zona inimiga a outra só se passa para onde está uma unidade amiga que não se move neste turno; não há nenhuma em { $arg1 }
chitpull-why-no-westward = num turno de retirada nenhuma unidade vai para oeste: { $arg1 } fica a oeste de { $arg2 }
chitpull-why-zone-to-zone-free = { $arg1 } avançaria para { $arg2 } de uma zona inimiga a outra
chitpull-why-too-far = { $arg1 } custa { $arg2 } pontos; { $arg3 } tem { $arg4 }
chitpull-why-edge-closed = este lado só sai do mapa por um bordo: { $arg1 }
chitpull-why-not-at-edge = este lado sai do mapa por um bordo ({ $arg1 }), e { $arg2 } não fica nele
chitpull-why-not-waiting = { $arg1 } não é um reforço que já devesse chegar
chitpull-why-entry-closed = { $arg1 } não pode entrar em { $arg2 }: não é hexágono de entrada do seu lado, ou não está em mãos amigas
chitpull-why-no-crowding = { $arg1 } não tem lugar: cinco unidades com uma brigada ou regimento, ou duas da mesma formação e um batalhão
chitpull-why-no-excess = retirar { $arg1 } não reduziria o excesso em { $arg2 }
chitpull-why-not-in-excess = { $arg1 } não está em { $arg2 }, onde há unidades a mais
chitpull-why-one-hex = { $arg1 } esquiva-se um hexágono, e { $arg2 } não está ao lado
chitpull-why-into-zone = { $arg1 } não se esquiva para uma zona inimiga, e { $arg2 } está numa
chitpull-why-no-mines = não há campo de minas por abrir entre { $arg1 } e { $arg2 }
chitpull-why-no-minefield = { $arg1 } não é um campo de minas
chitpull-why-staff-at-mines = { $arg1 } é um quartel-general, e estes não abrem minas
chitpull-why-clears-not = { $arg1 } não participou no ataque e não abre minas para o avanço
chitpull-why-own-mines = as minas são próprias; não há nada a abrir
chitpull-why-has-moved = { $arg1 } moveu-se e não pode trabalhar nas minas
chitpull-why-no-enemy = não há inimigo em { $arg1 }
chitpull-why-attacked-already = { $arg1 } já foi atacado assim nesta ativação
chitpull-why-one-target = num turno de retirada só um hexágono pode ser atacado, e é { $arg1 }
chitpull-why-one-attack = num turno de retirada este lado ataca uma só vez, e o seu ataque já foi feito, a { $arg1 }
chitpull-why-no-attacker = nenhuma unidade que ainda possa atacar está junto a { $arg1 }
chitpull-why-no-armour-there = não há em { $arg1 } valor blindado contra que combater
chitpull-why-too-weak = mesmo com todos os que podem participar, o ataque a { $arg1 } fica abaixo da coluna mais baixa
chitpull-why-cannot-attack = { $arg1 } não pode atacar { $arg2 }: { $arg3 }
chitpull-why-joined-already = { $arg1 } já participa
chitpull-why-armour-first = { $arg1 } podia ter combatido primeiro os blindados em { $arg2 }, e devia
chitpull-why-no-vehicle = um ataque blindado precisa de um carro de combate ou de uma autometralhadora
chitpull-why-odds-too-low = a { $arg1 } o ataque fica abaixo da coluna mais baixa
chitpull-why-no-air = não resta apoio aéreo para este ataque
chitpull-why-no-loss = { $arg1 } não pode sofrer esta perda: { $arg2 }
chitpull-why-not-retreating = { $arg1 } não tem de retirar
chitpull-why-retreat-no-hex = { $arg1 } não pode retirar para { $arg2 }: { $arg3 }
chitpull-why-retreat-priority = { $arg1 } tem de retirar para um hexágono melhor do que { $arg2 }
chitpull-why-cannot-stand = restam níveis de menos para resistir
chitpull-why-cannot-advance = { $arg1 } não pode avançar para { $arg2 }: { $arg3 }
chitpull-why-mines-tried = a partir de { $arg1 } as minas já foram tentadas uma vez
chitpull-why-no-rebuilding = { $arg1 } não recebe nível: { $arg2 }
chitpull-why-no-return = { $arg1 } não pode voltar em { $arg2 }: { $arg3 }
chitpull-why-no-fallback = agora não se pode declarar um turno de retirada: { $arg1 }
chitpull-why-not-affiliated = { $arg1 } não pode ser posta sob { $arg2 }
chitpull-why-one-affiliation = { $arg1 } não serve sob quartel-general que possa mudar
chitpull-why-cup-full = não vão mais marcadores para a taça
chitpull-why-cup-short =
    { $arg1 ->
        [one] mais um marcador tem de ir para a taça
       *[other] mais { $arg1 } marcadores têm de ir para a taça
    }
chitpull-why-no-marker = { $arg1 } não tem marcador que possa ir para a taça
chitpull-why-no-landing = ninguém desembarca em { $arg1 }
chitpull-why-no-plan = o desembarque está planeado ou passou, ou este lado não o tem
chitpull-why-no-split = { $arg1 } não pode ser dividida: só uma brigada inteira de três níveis no mapa
chitpull-why-no-merge = { $arg1 } não tem junto de si parte da sua brigada
chitpull-why-place-zone = { $arg1 } não está entre os hexágonos onde { $arg2 } pode ser colocada
chitpull-why-not-its-turn = a próxima unidade a colocar é { $arg1 }

# What is wrong in particular, after a colon

chitpull-because-a-cliff-lies-between-them = há uma escarpa entre eles
chitpull-because-an-enemy-stands-next-to-it = está um inimigo junto dela
chitpull-because-an-arm-of-the-sea-lies-between-them = há um braço de mar entre eles
chitpull-because-armour-has-fought-there-so-nobody-climbs = ali combateram blindados, por isso ninguém escala
chitpull-because-headquarters-do-not-attack = os quartéis-generais não atacam
chitpull-because-it-attacks-another-hex = ataca outro hexágono
chitpull-because-it-brings-no-armour-into-an-attack = não traz blindados a um ataque
chitpull-because-it-does-not-stand-next-to-it = não está junto dele
chitpull-because-it-has-attacked-once = já atacou uma vez
chitpull-because-it-has-no-armour-value = não tem valor blindado
chitpull-because-it-has-no-strength = não tem força
chitpull-because-it-is-at-full-strength = está com toda a força
chitpull-because-it-is-empty-and-in-an-enemy-zone = está vazio e em zona inimiga
chitpull-because-it-is-isolated = está isolada
chitpull-because-this-scenario-has-none = este cenário não tem nenhum
chitpull-because-it-is-declared-at-the-start-of-a-turn-before-the-dice = declara-se no início de um turno, antes dos dados
chitpull-because-the-last-turn-was-one = o último turno foi um
chitpull-because-there-is-none-on-a-first-turn = não há nenhum no primeiro turno
chitpull-because-this-is-one-already = este já é um
chitpull-because-the-edge-is-not-in-friendly-hands-there = o bordo não está ali em mãos amigas
chitpull-because-none-of-its-units-stands-there = não está ali nenhuma das suas unidades
chitpull-because-the-headquarters-there-is-not-supplied = o quartel-general que lá está não está abastecido
chitpull-because-no-headquarters-of-its-side-stands-there = não há ali um quartel-general do seu lado
chitpull-because-only-tanks-and-armoured-cars-do = só voltam carros de combate e autometralhadoras
chitpull-because-it-is-not-lost = não foi eliminada
chitpull-because-it-is-not-a-free-unit-beside-the-hex = não é uma unidade livre junto ao hexágono
chitpull-because-it-no-longer-stands-with-its-leader = já não está com o seu chefe
chitpull-because-it-takes-two-hits-for-a-step = são precisos dois impactos para um nível
chitpull-because-it-took-no-part = não participou
chitpull-because-it-was-not-in-this-fight-as-a-vehicle = não esteve neste combate como veículo
chitpull-because-its-kind-is-never-replaced = o seu tipo nunca é reposto
chitpull-because-no-replacements-of-its-nation-come = não chegam reposições da sua nação
chitpull-because-leaving-an-enemy-zone-costs-a-hex = sair de uma zona inimiga custa um hexágono
chitpull-because-mechanised-units-do-not-attack-over-a-cliff = as unidades mecanizadas não atacam por cima de uma escarpa
chitpull-because-no-armour-fights-through-fortifications = os blindados não combatem através de fortificações
chitpull-because-no-armour-fights-through-mines = os blindados não combatem através de minas
chitpull-because-on-foot-it-follows-the-retreat = a pé, segue a retirada
chitpull-because-others-with-strength-are-left = restam outras com força
chitpull-because-the-engineers-bear-the-first-loss = a engenharia sofre a primeira perda
chitpull-because-the-first-hex-is-the-one-attacked = o primeiro hexágono é o atacado
chitpull-because-there-is-no-step-of-its-kind = não há nível do seu tipo
chitpull-because-this-hit-is-for-armoured-cars = este impacto é para autometralhadoras

## Battles

chitpull-battle-armour = Ataque blindado a { $space }
chitpull-battle-general = Ataque a { $space }
chitpull-relation = { $attack } contra { $defence }
chitpull-relation-dice =
    { $attack ->
        [one] um dado
       *[other] { $attack } dados
    } contra { $defence ->
        [one] um dado
       *[other] { $defence } dados
    }
chitpull-sum-units = unidades
chitpull-sum-works = obras e minas
chitpull-sum-cooperation = mesma formação
chitpull-sum-dice = dados
chitpull-sum-flak = dados dos anticarro
chitpull-sum-total = ao todo

## Column shifts (9.6), and why one does not apply

chitpull-shift-encircled = ataque de quatro hexágonos
chitpull-shift-tanks = carros com infantaria
chitpull-shift-tank-defence = defesa anticarro
chitpull-shift-terrain = { $terrain }
chitpull-shift-support = quartel-general em apoio
chitpull-shift-defence-support = um quartel-general apoia a defesa
chitpull-shift-air = apoio aéreo
chitpull-shift-engineers = engenharia
chitpull-unless-encircled = o ataque vem de poucos hexágonos
chitpull-unless-tanks = nenhum carro ataca com infantaria em terreno aberto
chitpull-unless-support = nenhum quartel-general ativado tem o hexágono no seu raio
chitpull-unless-air = não dado a este ataque
chitpull-unless-engineers = não usada

## Results

chitpull-result-points =
    { $attacker ->
        [0] { $defender ->
            [0] ninguém paga
            [one] o defensor paga um ponto
           *[other] o defensor paga { $defender } pontos
        }
        [one] { $defender ->
            [0] o atacante paga um ponto
            [one] cada lado paga um ponto
           *[other] o atacante paga um ponto, o defensor { $defender }
        }
       *[other] { $defender ->
            [0] o atacante paga { $attacker } pontos
           *[other] o atacante paga { $attacker } pontos, o defensor { $defender }
        }
    }
chitpull-group-good = Defesa pior
chitpull-group-exchange = Igual
chitpull-group-none = Igual
chitpull-group-bad = Ataque pior
chitpull-result-better = a defesa perde mais veículos
chitpull-result-equal = os dois lados perdem o mesmo
chitpull-result-none = ninguém é atingido
chitpull-result-worse = os atacantes perdem mais veículos

## How sure a chance of loss is

chitpull-peril-chosen = se for escolhida para a perda
chitpull-peril-someone = algumas delas, à escolha dos lados
chitpull-peril-stands = se o dono resistir em vez de retirar

## Marks on units

chitpull-mark-reduced = reduzida
chitpull-mark-remnant = reduzida a um batalhão
chitpull-mark-unsupplied = sem abastecimento
chitpull-mark-isolated = isolada
chitpull-mark-acted = ativada neste turno
chitpull-mark-called = pode agir agora
chitpull-mark-now-unsupplied = sem abastecimento nesta ativação
chitpull-mark-now-isolated = isolada nesta ativação
chitpull-mark-moved = moveu-se
chitpull-mark-shifted = moveu-se neste turno
chitpull-mark-anchor = tem de ficar: uma unidade amiga passou por sua causa
chitpull-mark-cleared = trabalha nas minas
chitpull-mark-helped = ajudou uma unidade
chitpull-mark-helped-twice = ajudou duas unidades
chitpull-mark-clashed = combateu blindados
chitpull-mark-fought = atacou
chitpull-mark-struck = foi atacada
chitpull-mark-fresh = entrou em jogo neste turno

## Beside the map

chitpull-note-replacements = reposições: { $steps }
chitpull-note-command = { $side }: dado de comando { $plus }
chitpull-thrown-attack = atacantes
chitpull-thrown-attack-flak = canhões anticarro dos atacantes
chitpull-thrown-defence = defensores
chitpull-thrown-defence-flak = canhões anticarro dos defensores
chitpull-note-ended = operações terminadas
chitpull-phase = { $phase }
chitpull-phase-of = { $unit }: { $phase }
chitpull-track = marcadores ({ $side })
chitpull-box-first = primeiro marcador
chitpull-box-limit = pausa com { $limit } ou menos
chitpull-track-about = Depois do segundo marcador do dia, e de cada um a seguir, o lado lança um dado: o que a casa diz, ou menos, termina as suas operações por hoje.
chitpull-score-objective = { $space }
chitpull-cup-unsure =
    { $count ->
        [one] taça: um destes { $chosen } marcadores
       *[other] taça: { $count } destes { $chosen } marcadores
    }
chitpull-cup-chosen = escolhidos para a taça
chitpull-cup =
    { $count ->
        [0] taça: vazia
        [one] taça: um marcador
       *[other] taça: { $count } marcadores
    }
chitpull-supply-supplied = abastecido
chitpull-supply-unsupplied = sem abastecimento

## Why a player does something. $for is no where it speaks against it; $theirs, $retreats, $ours and $chance are in per cent, $won and $lost are hits

chitpull-reason-assault = ataca { $target } a { $column }: o inimigo perde níveis em { $theirs } % e tem de ceder ou perder mais em { $retreats } %, nós perdemos níveis em { $ours } %
chitpull-reason-clash = blindados contra { $target }: { $won } acertos por { $lost } em média
chitpull-reason-enough = nenhum outro ataque vale o risco
chitpull-reason-lane = abre uma passagem para { $space }, com { $chance } % de hipóteses
chitpull-reason-garrison = guarda { $space }, aonde o inimigo poderia chegar
chitpull-reason-headquarters = perto das suas unidades, acompanhado, e na linha até à estrada
chitpull-reason-arrival = entra quando puder
chitpull-reason-nearness =
    { $for ->
        [yes] fica mais perto do seu objetivo
       *[no] fica mais longe do seu objetivo
    }
chitpull-reason-perils =
    { $for ->
        [yes] fica ali mais a salvo do inimigo
       *[no] o inimigo poderia trazer mais contra ela ali
    }
chitpull-reason-company =
    { $for ->
        [yes] tem mais amigos a seu lado
       *[no] tem menos amigos a seu lado
    }
chitpull-reason-sheltering =
    { $for ->
        [yes] está em bom terreno
       *[no] está em campo aberto
    }
chitpull-reason-provisions =
    { $for ->
        [yes] está abastecida ali
       *[no] não está abastecida ali
    }
chitpull-reason-lifeline =
    { $for ->
        [yes] guarda a estrada por onde vem todo o abastecimento
       *[no] deixa a estrada por onde vem todo o abastecimento
    }
chitpull-reason-holding =
    { $for ->
        [yes] mantém ou toma um objetivo
       *[no] deixa um objetivo
    }
chitpull-reason-digging-in =
    { $for ->
        [yes] fica no seu próprio campo de minas
       *[no] deixa o seu próprio campo de minas
    }
chitpull-reason-escort =
    { $for ->
        [yes] não deixa só um quartel-general
       *[no] deixa só um quartel-general
    }
chitpull-reason-staying =
    { $for ->
        [yes] não precisa de se mover
       *[no] o esforço de um movimento
    }
chitpull-reason-place = como o cenário o dispõe
chitpull-reason-return = perto das suas unidades, longe do inimigo
chitpull-reason-replace = a mais forte volta primeiro
chitpull-reason-affiliate = a unidade mais forte a que o seu quartel-general não chega
chitpull-reason-formation = o quartel-general mais próximo sob o qual pode servir
chitpull-reason-cup = o quartel-general com mais força perto do inimigo e dos objetivos
chitpull-reason-enter = a entrada mais próxima do seu objetivo
chitpull-reason-react = os carros cedem ao que é forte demais para eles
chitpull-reason-excess = assim perde-se o menos possível
chitpull-reason-hit = o nosso nível mais barato, ou o mais caro do inimigo
chitpull-reason-loss = o nosso nível mais barato, ou o mais caro do inimigo
chitpull-reason-rest = mantém-se um objetivo enquanto há força para isso; fora dele o terreno é mais barato do que as unidades
chitpull-reason-retreat = de volta aos amigos, longe do inimigo
chitpull-reason-retreating = de volta aos amigos, longe do inimigo
chitpull-reason-advance = terreno que leva aos objetivos e se pode manter
chitpull-reason-advancing = terreno que leva aos objetivos e se pode manter
chitpull-reason-merge = uma brigada inteira é mais forte do que as suas partes
chitpull-reason-clashers = disparam todos os que podem
chitpull-reason-attackers = todos os que podem, até a coluna não subir mais
chitpull-reason-sappers = uma coluna vale mais do que o nível da engenharia
chitpull-reason-plan = o plano deste turno: { $plan }

chitpull-plan = { $parts }
chitpull-plan-plain = jogar como o jogador regular
chitpull-plan-march = marchar para os objetivos
chitpull-plan-bold = insistir no ataque
chitpull-plan-careful = atacar só o que cai
chitpull-plan-stand = não ceder
chitpull-plan-mass = ficar juntos
chitpull-plan-hunt = destruir as unidades do inimigo
chitpull-plan-spread = espalhar-se
chitpull-plan-make-for = seguir para { $space }
chitpull-plan-strike = atacar { $space }
chitpull-plan-leave-alone = deixar { $space } em paz
