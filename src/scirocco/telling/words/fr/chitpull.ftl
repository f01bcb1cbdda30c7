### The chit-pull games: Gazala 1942.
### $unit, $piece, $side, $space, $from, $to stand for names; yes and no are plain words to select on.

## What happened

chitpull-event-placed = { $unit } est placée en { $space }.
chitpull-event-turn-began =
    Tour { $turn } sur { $turns }, { $day }.{ $count ->
        [0] { "" }
       *[other] { " " }Remplacements : { $steps }.
    }
chitpull-steps = { $count } × { $pool }
chitpull-event-fallback-declared = { $side } : ce tour est un tour de retraite.
chitpull-event-command-rolled =
    { $side } : le dé de commandement donne { $die }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ $plus })
    } : { $markers ->
        [one] un marqueur.
       *[other] { $markers } marqueurs.
    }
chitpull-event-air-rolled =
    { $columns ->
        [0] Le dé de l’air donne { $die } : pas de soutien aérien aujourd’hui ({ $side }).
        [one] Le dé de l’air donne { $die } : une colonne de soutien aérien ({ $side }).
       *[other] Le dé de l’air donne { $die } : { $columns } colonnes de soutien aérien ({ $side }).
    }
chitpull-event-landing-rolled =
    { $landed ->
        [yes] { $unit } vient de la mer en { $space } : le dé donne { $die }, les navires passent.
       *[no] { $unit } vient de la mer en { $space } : le dé donne { $die }, les navires sont perdus.
    }
chitpull-event-landing-drifted =
    { $ashore ->
        [yes] Le dé de dérive donne { $die } : { $unit } prend pied en { $space }.
       *[no] Le dé de dérive donne { $die } : { $unit } ne trouve pas où prendre pied.
    }
chitpull-event-landing-planned = { $side } : un débarquement en { $space } est prévu en secret.
chitpull-event-hq-returned = { $unit } revient en { $space }.
chitpull-event-rebuilt = { $unit } récupère un pas ({ $pool }).
chitpull-event-raised = { $unit } est reconstituée en { $space } ({ $pool }).
chitpull-event-affiliated = { $unit } dépend désormais de { $other }.
chitpull-event-supply-checked =
    Ravitaillement : { $out ->
        [0] personne n’est hors ravitaillement
       *[other] hors ravitaillement : { $units }
    }{ $isolated ->
        [0] .
       *[other] { " " }; isolées : { $pieces }.
    }
chitpull-event-marker-chosen = Le marqueur de { $unit } va dans la coupe.
chitpull-event-cup-filled =
    { $side } : { $number ->
        [0] aucun marqueur ne va
        [one] un marqueur va
       *[other] { $number } marqueurs vont
    } dans la coupe, sur { $chosen } choisis.
chitpull-event-marker-drawn = { $side } : { $unit } est tiré, marqueur { $box } de la journée.
chitpull-event-leader-rolled =
    { $acts ->
        [yes] { $unit } obtient { $die } et prend le commandement.
       *[no] { $unit } obtient { $die } et ne fait rien.
    }
chitpull-event-activation-began =
    { $unit } active { $count ->
        [one] une unité
       *[other] { $count } unités
    }{ $beyond ->
        [0] .
       *[other] { " " }; au-delà du rayon, moins bien ravitaillées : { $far }.
    }
chitpull-event-activation-lost = { $unit } n’est pas sur la carte : son marqueur est sans effet.
chitpull-event-activation-ended = { $unit } a terminé.
chitpull-event-pause-rolled =
    { $ended ->
        [yes] { $side } : le dé de pause donne { $die }, { $limit } ou moins arrête les opérations : elles s’arrêtent pour aujourd’hui.
       *[no] { $side } : le dé de pause donne { $die }, { $limit } ou moins aurait arrêté les opérations : elles continuent.
    }
chitpull-event-set-aside =
    { $side } : { $number ->
        [one] un marqueur quitte
       *[other] { $number } marqueurs quittent
    } la coupe sans effet.
chitpull-event-split-up = { $unit } détache { $other }.
chitpull-event-merged = { $unit } et { $other } se regroupent.
chitpull-event-moved =
    { $unit } va de { $from } { $off ->
        [yes] hors de la carte
       *[no] à { $to }
    } pour { $points ->
        [0.5] { $cost } point
        [one] { $cost } point
       *[other] { $cost } points
    }.
chitpull-event-left-map = { $unit } quitte la carte ({ $space }).
chitpull-event-entered = { $unit } entre en { $space }.
chitpull-event-reacted = { $unit } se dérobe de { $from } à { $to }.
chitpull-event-mines-worked-on =
    { $unit } travaille sur les mines de { $to } depuis { $from } : le dé donne { $die }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus } pour le génie
    }, { $cleared ->
        [yes] le passage est ouvert.
       *[no] pas de passage.
    }
chitpull-event-works-lost = Les fortifications de { $space } sont perdues.
chitpull-event-attack-declared =
    { $kind ->
        [armour] { $side } : attaque blindée sur { $space }.
       *[general] { $side } : attaque sur { $space }.
    }
chitpull-event-joined = { $unit } prend part à l’attaque sur { $space }.
chitpull-event-air-committed =
    { $columns ->
        [one] Soutien aérien pour l’attaque sur { $space } : une colonne.
       *[other] Soutien aérien pour l’attaque sur { $space } : { $columns } colonnes.
    }
chitpull-event-clash-fought = Combat blindé en { $space }. Les attaquants lancent { $attacking } : { $on-defence }. Les défenseurs lancent { $defending } : { $on-attack }.
chitpull-hits =
    { $others ->
        [0] { $cars ->
            [0] aucun coup au but
            [one] un coup sur les automitrailleuses
           *[other] { $cars } coups sur les automitrailleuses
        }
        [one] { $cars ->
            [0] un coup au but
            [one] un coup au but, et un sur les automitrailleuses
           *[other] un coup au but, et { $cars } sur les automitrailleuses
        }
       *[other] { $cars ->
            [0] { $others } coups au but
            [one] { $others } coups au but, et un sur les automitrailleuses
           *[other] { $others } coups au but, et { $cars } sur les automitrailleuses
        }
    }
chitpull-event-hits-wasted =
    { $number ->
        [one] { $side } : un coup reste sans effet.
       *[other] { $side } : { $number } coups restent sans effet.
    }
chitpull-event-recovery-rolled =
    { $saved ->
        [yes] { $unit } obtient { $die } pour ses épaves : elles sont récupérées ({ $pool }).
       *[no] { $unit } obtient { $die } pour ses épaves : elles sont perdues.
    }
chitpull-event-battle-fought =
    Combat pour { $space } : { $relation }, soit { $base }{ $count ->
        [0] { "" }
       *[other] { " " }; décalages : { $shifts } ; résolu à { $column }
    }. Le dé donne { $die } : { $result } ; { $meaning }.
chitpull-shift-line = { $reason } { $columns }
chitpull-event-battle-off = L’attaque sur { $space } ne trouve plus personne à combattre.
chitpull-event-step-lost =
    { $left ->
        [one] { $unit } perd un pas ; il lui en reste un.
       *[other] { $unit } perd un pas ; il lui en reste { $left }.
    }
chitpull-event-eliminated = { $unit } est éliminée en { $space }.
chitpull-event-stood-fast =
    { $number ->
        [one] { $side } : les unités tiennent et perdent un pas de plus.
       *[other] { $side } : les unités tiennent et perdent { $number } pas de plus.
    }
chitpull-event-gave-ground =
    { $number ->
        [one] { $side } : les unités retraitent d’un hexagone.
       *[other] { $side } : les unités retraitent de { $number } hexagones.
    }
chitpull-event-retreated = { $unit } retraite de { $from } à { $to }.
chitpull-event-advanced = { $unit } avance de { $from } à { $to }.
chitpull-event-game-ended = La partie est finie. { $attacker } : { $count } objectifs tenus sur { $needed }. Victoire : { $winner }.

## Who must do what

chitpull-ask-place =
    { $side } : placez { $first }, { $values }, ou laissez l’état-major placer le groupe{ $more ->
        [0] .
        [one] { " " }; une autre suit.
       *[other] { " " }; { $more } autres suivent.
    }
chitpull-ask-fallback = { $side } : déclarez un tour de retraite (un marqueur de plus, une seule attaque, aucun mouvement vers l’ouest), ou terminez.
chitpull-ask-return = { $side } : dites où revient { $hq }.
chitpull-ask-replace = { $side } : donnez des pas de remplacement ({ $steps }) aux unités, ou gardez-les et terminez.
chitpull-ask-affiliate = { $side } : mettez une unité sous un autre QG, ou terminez.
chitpull-ask-formation = { $side } : de quel QG dépend { $piece } ?
chitpull-ask-cup =
    { $number ->
        [0] { $side } : les marqueurs sont choisis ; fermez la coupe{ $plan ->
            [yes] , ou prévoyez d’abord le débarquement dans un hexagone marqué de la côte.
           *[no] .
        }
        [one] { $side } : choisissez le dernier marqueur pour la coupe.
       *[other] { $side } : choisissez { $number } marqueurs pour la coupe.
    }
chitpull-ask-split = { $side } : scindez des brigades entières, ou terminez.
# $leader is the headquarters or leader whose marker was drawn, $able how many units can be chosen, $mines says whether
# mines can be cleared
chitpull-ask-order =
    { $side } : { $leader } agit. Choisissez une unité à déplacer{ $mines ->
        [yes] { " " }ou à faire déminer
       *[no] { "" }
    } ({ $able ->
        [one] une le peut
       *[other] { $able } le peuvent
    }), ou finissez le mouvement.
chitpull-ask-move = { $side } : dites où va { $piece } depuis { $space } ({ $points } points), ou arrêtez-la.
chitpull-ask-enter = { $side } : dites où entre { $piece }.
chitpull-ask-react = { $side } : un ennemi est arrivé en { $space } : faites se dérober { $piece }, ou restez.
chitpull-ask-excess = { $side } : { $space } est trop plein : choisissez l’unité retirée.
chitpull-ask-clash = { $side } : choisissez un hexagone à attaquer avec les blindés, ou finissez les déclarations.
chitpull-ask-clashers = { $side } : désignez une à une les unités qui attaquent { $space } avec leurs blindés, puis terminez.
chitpull-ask-clashing = { $side } : choisissez le prochain combat blindé.
chitpull-ask-hit =
    { $cars ->
        [0] { $own ->
            [yes] { $side } : choisissez lequel de vos véhicules est touché.
           *[no] { $side } : choisissez quel véhicule ennemi est touché.
        }
       *[other] { $own ->
            [yes] { $side } : choisissez laquelle de vos automitrailleuses est touchée.
           *[no] { $side } : choisissez quelle automitrailleuse ennemie est touchée.
        }
    }
chitpull-ask-attack = { $side } : choisissez un hexagone à attaquer, ou finissez les déclarations.
chitpull-ask-attackers = { $side } : désignez une à une les unités qui attaquent { $space }, puis terminez.
chitpull-ask-sappers = { $side } : employez le génie contre { $space } (une colonne, mais il subit la première perte), ou épargnez-le.
chitpull-ask-battle = { $side } : choisissez le prochain combat.
chitpull-ask-loss =
    { $own ->
        [yes] { $side } : choisissez laquelle de vos unités perd un pas.
       *[no] { $side } : choisissez quelle unité ennemie perd un pas.
    }
chitpull-ask-rest =
    { $number ->
        [one] { $side } : il reste un point à payer : retraitez d’un hexagone, ou tenez et perdez un pas.
       *[other] { $side } : il reste { $number } points à payer : retraitez de { $number } hexagones, ou tenez et perdez { $number } pas.
    }
chitpull-ask-retreat =
    { $number ->
        [one] { $side } : retraite d’un hexagone : { $pieces }. Choisissez une unité et où elle va.
       *[other] { $side } : retraite de { $number } hexagones : { $pieces }. Choisissez une unité et où elle va.
    }
chitpull-ask-retreating = { $side } : { $piece } retraite encore : dites où.
chitpull-ask-advance = { $side } : avancez en { $space } avec qui vous voulez, puis terminez.
chitpull-ask-advancing = { $side } : faites avancer encore { $piece }, ou terminez.
chitpull-ask-merge = { $side } : regroupez les parties de brigades, ou terminez.

## What it is time for, inside "this is the time to ..."

chitpull-now-place = placer { $first }
chitpull-now-fallback = déclarer un tour de retraite, ou terminer
chitpull-now-return = placer un QG qui revient
chitpull-now-replace = donner des remplacements, ou terminer
chitpull-now-affiliate = mettre une unité sous un autre QG, ou terminer
chitpull-now-formation = dire de quel QG dépend { $piece }
chitpull-now-cup = choisir des marqueurs pour la coupe
chitpull-now-split = scinder des brigades, ou terminer
chitpull-now-order = choisir une unité à déplacer, ou finir le mouvement
chitpull-now-move = dire où va { $piece }, ou l’arrêter
chitpull-now-enter = dire où entre { $piece }
chitpull-now-react = faire se dérober { $piece }, ou rester
chitpull-now-excess = choisir l’unité de { $space } qui est retirée
chitpull-now-clash = attaquer un hexagone avec les blindés, ou finir les déclarations
chitpull-now-clashers = désigner les unités qui attaquent, puis terminer
chitpull-now-clashing = choisir le prochain combat blindé
chitpull-now-hit = choisir le véhicule touché
chitpull-now-attack = attaquer un hexagone, ou finir les déclarations
chitpull-now-attackers = désigner les unités qui attaquent, puis terminer
chitpull-now-sappers = dire si le génie est employé
chitpull-now-battle = choisir le prochain combat
chitpull-now-loss = choisir l’unité qui perd un pas
chitpull-now-rest = retraiter, ou tenir et perdre des pas
chitpull-now-retreat = dire où retraite une unité
chitpull-now-retreating = dire où { $piece } retraite encore
chitpull-now-advance = avancer, ou terminer
chitpull-now-advancing = faire avancer encore { $piece }, ou terminer
chitpull-now-merge = regrouper des brigades, ou terminer

## Choices

chitpull-do-select = déplacer { $piece }
chitpull-do-move = { $piece } à { $space }
chitpull-do-place = { $piece } en { $space }
# $count is how many units the group still has
chitpull-do-auto =
    { $count ->
        [one] l’état-major place cette unité
       *[other] l’état-major place ces { $count } unités
    }
chitpull-do-declare = déclarer un tour de retraite
# $kind is what is being decided
chitpull-do-done =
    { $kind ->
        [fallback] pas de tour de retraite
        [replace] garder les autres pas
        [affiliate] personne ne change de QG
        [cup] fermer la coupe
        [split] ne plus scinder
        [merge] ne plus réunir
        [sappers] épargner le génie
        [advance] finir l’avance
        [advancing] s’arrêter ici
       *[other] c’est tout
    }
# $spaces are hexes that tanks could still attack in armour combat, $count how many
chitpull-do-end =
    { $kind ->
        [order] finir le mouvement
        [clash] { $count ->
            [0] plus d’attaque blindée
           *[other] plus d’attaque blindée ; ensuite, pas de chars contre { $spaces }
        }
        [attack] plus d’attaque
       *[other] finir cette partie
    }
chitpull-do-stop = rester, ou s’arrêter ici
chitpull-do-mark = { $piece } dans la coupe
chitpull-do-land = prévoir le débarquement en { $space }
chitpull-do-rebuild = { $piece } récupère un pas
chitpull-do-raise = { $piece } de retour en { $space }
chitpull-do-affiliate = { $piece } change de QG
chitpull-do-under = sous { $piece }
chitpull-do-split = scinder { $piece }
chitpull-do-merge = regrouper { $piece }
chitpull-do-enter = { $piece } entre en { $space }
chitpull-do-clear = { $piece } démine { $space }
chitpull-do-react = { $piece } se dérobe en { $space }
chitpull-do-stay = rester
chitpull-do-attack = attaquer { $space }
chitpull-do-join = { $piece } participe
chitpull-do-sap = employer le génie
chitpull-do-air =
    { $columns ->
        [one] soutien aérien, une colonne
       *[other] soutien aérien, { $columns } colonnes
    }
chitpull-do-fight = combattre pour { $space }
chitpull-do-hit = { $piece } est touchée
chitpull-do-loss = { $piece } perd un pas
chitpull-do-stand = tenir et perdre des pas
chitpull-do-withdraw = retraiter
chitpull-do-retreat = { $piece } recule en { $space }
chitpull-do-advance = { $piece } avance en { $space }
chitpull-do-remove = retirer { $piece }

## Why not

chitpull-why-not-now = il faut maintenant { $now }
chitpull-why-not-yours = { $arg1 } n’est pas à vos ordres
chitpull-why-not-on-map = { $arg1 } n’est pas sur la carte
chitpull-why-not-called = { $arg1 } n’est pas activée par ce marqueur
chitpull-why-out-of-radius = { $arg1 } est à { $arg2 } hexagones du QG, au-delà de son rayon de { $arg3 }, et un autre est plus proche
chitpull-why-nearer-hq = { $arg1 } est indépendante, et un autre QG était plus proche
chitpull-why-was-out-of-radius = { $arg1 } était hors de portée du QG quand son marqueur a été tiré
chitpull-why-other-formation = { $arg1 } dépend d’un autre QG
chitpull-why-already-acted = { $arg1 } a déjà été activée ce tour-ci
chitpull-why-already-moved = { $arg1 } a déjà bougé pendant cette activation
chitpull-why-is-anchor = { $arg1 } ne peut pas bouger ce tour-ci : une unité amie est passée de zone à zone dans son hexagone
chitpull-why-at-work = { $arg1 } travaille sur un champ de mines et ne fait rien d’autre pendant cette activation
chitpull-why-other-unit = { $arg1 } est l’unité en mouvement
chitpull-why-no-path = un mouvement nomme chaque hexagone à partir de { $arg1 } et finit dans un autre
chitpull-why-not-adjacent = { $arg1 } et { $arg2 } ne se touchent pas
chitpull-why-twice-through = un mouvement ne passe pas deux fois par { $arg1 }
chitpull-why-prohibited = personne ne peut entrer en { $arg1 } : { $arg2 }
chitpull-why-closed = { $arg1 } ne peut aller de { $arg2 } à { $arg3 } : une falaise ou un bras de mer les sépare
chitpull-why-mined = { $arg1 } est un champ de mines qui n’a pas été ouvert depuis { $arg2 }
chitpull-why-enemy-there = { $arg1 } est tenu par des unités ennemies
chitpull-why-zone-to-zone = d’une zone ennemie à une autre on ne passe que là où se tient une unité amie qui ne bouge pas ce tour-ci ; il n’y en a pas en { $arg1 }
chitpull-why-no-westward = dans un tour de retraite aucune unité ne va vers l’ouest : { $arg1 } est à l’ouest de { $arg2 }
chitpull-why-zone-to-zone-free = { $arg1 } avancerait en { $arg2 } d’une zone ennemie à une autre
chitpull-why-too-far = { $arg1 } coûte { $arg2 } points ; { $arg3 } en a { $arg4 }
chitpull-why-edge-closed = ce camp ne quitte la carte que par un côté : { $arg1 }
chitpull-why-not-at-edge = ce camp quitte la carte par un côté ({ $arg1 }), et { $arg2 } n’y est pas
chitpull-why-not-waiting = { $arg1 } n’est pas un renfort déjà attendu
chitpull-why-entry-closed = { $arg1 } ne peut entrer en { $arg2 } : ce n’est pas un hexagone d’entrée de son camp, ou il n’est pas en mains amies
chitpull-why-no-crowding = { $arg1 } n’a plus de place : cinq unités dont une brigade ou un régiment, ou deux d’une même formation et un bataillon
chitpull-why-no-excess = retirer { $arg1 } ne réduirait pas l’excès en { $arg2 }
chitpull-why-not-in-excess = { $arg1 } n’est pas en { $arg2 }, où il y a trop d’unités
chitpull-why-one-hex = { $arg1 } se dérobe d’un hexagone, et { $arg2 } n’est pas à côté
chitpull-why-into-zone = { $arg1 } ne se dérobe pas dans une zone ennemie, et { $arg2 } en fait partie
chitpull-why-no-mines = il n’y a pas de champ de mines intact entre { $arg1 } et { $arg2 }
chitpull-why-no-minefield = { $arg1 } n’est pas un champ de mines
chitpull-why-staff-at-mines = { $arg1 } est un QG, et les QG ne déminent pas
chitpull-why-clears-not = { $arg1 } n’a pas pris part à l’attaque et ne démine pas pour l’avance
chitpull-why-own-mines = ce sont vos propres mines ; il n’y a rien à ouvrir
chitpull-why-has-moved = { $arg1 } a bougé et ne peut travailler sur les mines
chitpull-why-no-enemy = il n’y a pas d’ennemi en { $arg1 }
chitpull-why-attacked-already = { $arg1 } a déjà été attaqué ainsi pendant cette activation
chitpull-why-one-target = dans un tour de retraite un seul hexagone peut être attaqué, et c’est { $arg1 }
chitpull-why-one-attack = dans un tour de retraite ce camp n’attaque qu’une fois, et il a déjà attaqué { $arg1 }
chitpull-why-no-attacker = aucune unité encore capable d’attaquer n’est à côté de { $arg1 }
chitpull-why-no-armour-there = il n’y a pas de valeur blindée à combattre en { $arg1 }
chitpull-why-too-weak = même avec tous ceux qui peuvent participer, l’attaque sur { $arg1 } reste sous la colonne la plus basse
chitpull-why-cannot-attack = { $arg1 } ne peut attaquer { $arg2 } : { $arg3 }
chitpull-why-joined-already = { $arg1 } participe déjà
chitpull-why-armour-first = { $arg1 } aurait pu combattre d’abord les blindés en { $arg2 }, et le devait
chitpull-why-no-vehicle = une attaque blindée demande un char ou une automitrailleuse
chitpull-why-odds-too-low = à { $arg1 } l’attaque est sous la colonne la plus basse
chitpull-why-no-air = il ne reste pas de soutien aérien pour cette attaque
chitpull-why-no-loss = { $arg1 } ne peut subir cette perte : { $arg2 }
chitpull-why-not-retreating = { $arg1 } n’a pas à retraiter
chitpull-why-retreat-no-hex = { $arg1 } ne peut retraiter en { $arg2 } : { $arg3 }
chitpull-why-retreat-priority = { $arg1 } doit retraiter vers un meilleur hexagone que { $arg2 }
chitpull-why-cannot-stand = il reste trop peu de pas pour tenir
chitpull-why-cannot-advance = { $arg1 } ne peut avancer en { $arg2 } : { $arg3 }
chitpull-why-mines-tried = depuis { $arg1 } les mines ont déjà été essayées une fois
chitpull-why-no-rebuilding = { $arg1 } ne reçoit pas de pas : { $arg2 }
chitpull-why-no-return = { $arg1 } ne peut revenir en { $arg2 } : { $arg3 }
chitpull-why-no-fallback = aucun tour de retraite ne peut être déclaré maintenant : { $arg1 }
chitpull-why-not-affiliated = { $arg1 } ne peut être mise sous { $arg2 }
chitpull-why-one-affiliation = { $arg1 } ne dépend d’aucun QG qui puisse changer
chitpull-why-cup-full = plus aucun marqueur ne va dans la coupe
chitpull-why-cup-short =
    { $arg1 ->
        [one] un marqueur encore doit aller dans la coupe
       *[other] { $arg1 } marqueurs encore doivent aller dans la coupe
    }
chitpull-why-no-marker = { $arg1 } n’a pas de marqueur à mettre dans la coupe
chitpull-why-no-landing = personne ne débarque en { $arg1 }
chitpull-why-no-plan = le débarquement est prévu ou passé, ou ce camp n’en a pas
chitpull-why-no-split = { $arg1 } ne peut être scindée : seulement une brigade entière de trois pas sur la carte
chitpull-why-no-merge = { $arg1 } n’a pas à côté d’elle une partie de sa brigade
chitpull-why-place-zone = { $arg1 } n’est pas parmi les hexagones où { $arg2 } peut être placée
chitpull-why-not-its-turn = la prochaine unité à placer est { $arg1 }

# What is wrong in particular, after a colon

chitpull-because-a-cliff-lies-between-them = une falaise les sépare
chitpull-because-an-enemy-stands-next-to-it = un ennemi est à côté d’elle
chitpull-because-an-arm-of-the-sea-lies-between-them = un bras de mer les sépare
chitpull-because-armour-has-fought-there-so-nobody-climbs = les blindés y ont combattu, personne n’escalade donc
chitpull-because-headquarters-do-not-attack = les QG n’attaquent pas
chitpull-because-it-attacks-another-hex = elle attaque un autre hexagone
chitpull-because-it-brings-no-armour-into-an-attack = elle n’apporte pas de blindés à une attaque
chitpull-because-it-does-not-stand-next-to-it = elle n’est pas à côté
chitpull-because-it-has-attacked-once = elle a déjà attaqué une fois
chitpull-because-it-has-no-armour-value = elle n’a pas de valeur blindée
chitpull-because-it-has-no-strength = elle n’a pas de puissance
chitpull-because-it-is-at-full-strength = elle est à pleine puissance
chitpull-because-it-is-empty-and-in-an-enemy-zone = il est vide et en zone ennemie
chitpull-because-it-is-isolated = elle est isolée
chitpull-because-this-scenario-has-none = ce scénario n’en a pas
chitpull-because-it-is-declared-at-the-start-of-a-turn-before-the-dice = il se déclare au début d’un tour, avant les dés
chitpull-because-the-last-turn-was-one = le dernier tour en était un
chitpull-because-there-is-none-on-a-first-turn = il n’y en a pas au premier tour
chitpull-because-this-is-one-already = celui-ci en est déjà un
chitpull-because-the-edge-is-not-in-friendly-hands-there = le bord n’y est pas en mains amies
chitpull-because-none-of-its-units-stands-there = aucune de ses unités ne s’y trouve
chitpull-because-the-headquarters-there-is-not-supplied = le QG qui s’y trouve n’est pas ravitaillé
chitpull-because-no-headquarters-of-its-side-stands-there = aucun QG de son camp ne s’y trouve
chitpull-because-only-tanks-and-armoured-cars-do = seuls les chars et les automitrailleuses reviennent
chitpull-because-it-is-not-lost = elle n’est pas éliminée
chitpull-because-it-is-not-a-free-unit-beside-the-hex = ce n’est pas une unité libre à côté de l’hexagone
chitpull-because-it-no-longer-stands-with-its-leader = elle n’est plus avec son chef
chitpull-because-it-takes-two-hits-for-a-step = il lui faut deux coups pour un pas
chitpull-because-it-took-no-part = elle n’a pas pris part
chitpull-because-it-was-not-in-this-fight-as-a-vehicle = elle n’était pas dans ce combat comme véhicule
chitpull-because-its-kind-is-never-replaced = les unités de ce type ne sont jamais remplacées
chitpull-because-no-replacements-of-its-nation-come = aucun remplacement de sa nation n’arrive
chitpull-because-leaving-an-enemy-zone-costs-a-hex = quitter une zone ennemie coûte un hexagone
chitpull-because-mechanised-units-do-not-attack-over-a-cliff = les unités mécanisées n’attaquent pas par-dessus une falaise
chitpull-because-no-armour-fights-through-fortifications = les blindés ne combattent pas à travers des fortifications
chitpull-because-no-armour-fights-through-mines = les blindés ne combattent pas à travers des mines
chitpull-because-on-foot-it-follows-the-retreat = à pied, elle suit la retraite
chitpull-because-others-with-strength-are-left = il en reste d’autres avec de la puissance
chitpull-because-the-engineers-bear-the-first-loss = le génie supporte la première perte
chitpull-because-the-first-hex-is-the-one-attacked = le premier hexagone est celui qui a été attaqué
chitpull-because-there-is-no-step-of-its-kind = il n’y a pas de pas de son type
chitpull-because-this-hit-is-for-armoured-cars = ce coup est pour les automitrailleuses

## Battles

chitpull-battle-armour = Attaque blindée sur { $space }
chitpull-battle-general = Attaque sur { $space }
chitpull-relation = { $attack } contre { $defence }
chitpull-relation-dice =
    { $attack ->
        [one] un dé
       *[other] { $attack } dés
    } contre { $defence ->
        [one] un dé
       *[other] { $defence } dés
    }
chitpull-sum-units = unités
chitpull-sum-works = ouvrages et mines
chitpull-sum-cooperation = même formation
chitpull-sum-dice = dés
chitpull-sum-flak = dés des antichars
chitpull-sum-total = en tout

## Column shifts (9.6), and why one does not apply

chitpull-shift-encircled = attaque depuis quatre hexagones
chitpull-shift-tanks = chars avec infanterie
chitpull-shift-tank-defence = défense antichar
chitpull-shift-terrain = { $terrain }
chitpull-shift-support = QG en soutien
chitpull-shift-defence-support = un QG soutient la défense
chitpull-shift-air = soutien aérien
chitpull-shift-engineers = génie
chitpull-unless-encircled = l’attaque vient de trop peu d’hexagones
chitpull-unless-tanks = aucun char n’attaque avec de l’infanterie en terrain ouvert
chitpull-unless-support = aucun QG activé n’a l’hexagone dans son rayon
chitpull-unless-air = pas donné à cette attaque
chitpull-unless-engineers = non employé

## Results

chitpull-result-points =
    { $attacker ->
        [0] { $defender ->
            [0] personne ne paie
            [one] le défenseur paie un point
           *[other] le défenseur paie { $defender } points
        }
        [one] { $defender ->
            [0] l’attaquant paie un point
            [one] chaque camp paie un point
           *[other] l’attaquant paie un point, le défenseur { $defender }
        }
       *[other] { $defender ->
            [0] l’attaquant paie { $attacker } points
           *[other] l’attaquant paie { $attacker } points, le défenseur { $defender }
        }
    }
chitpull-group-good = Défense perd plus
chitpull-group-exchange = Égal
chitpull-group-none = Égal
chitpull-group-bad = Attaque perd plus
chitpull-result-better = la défense perd plus de véhicules
chitpull-result-equal = les deux camps perdent autant
chitpull-result-none = personne n’est touché
chitpull-result-worse = les attaquants perdent plus de véhicules

## How sure a chance of loss is

chitpull-peril-chosen = si elle est choisie pour la perte
chitpull-peril-someone = certaines d’entre elles, au choix des camps
chitpull-peril-stands = si son propriétaire tient au lieu de retraiter

## Marks on units

chitpull-mark-reduced = réduite
chitpull-mark-remnant = réduite à un bataillon
chitpull-mark-unsupplied = hors ravitaillement
chitpull-mark-isolated = isolée
chitpull-mark-acted = activée ce tour-ci
chitpull-mark-called = peut agir
chitpull-mark-now-unsupplied = hors ravitaillement pour cette activation
chitpull-mark-now-isolated = isolée pour cette activation
chitpull-mark-moved = a bougé
chitpull-mark-shifted = a bougé ce tour-ci
chitpull-mark-anchor = doit rester : une unité amie est passée grâce à elle
chitpull-mark-cleared = travaille sur les mines
chitpull-mark-helped = a aidé une unité
chitpull-mark-helped-twice = a aidé deux unités
chitpull-mark-clashed = a combattu des blindés
chitpull-mark-fought = a attaqué
chitpull-mark-struck = a été attaquée
chitpull-mark-fresh = entrée en jeu ce tour-ci

## Beside the map

chitpull-note-replacements = remplacements : { $steps }
chitpull-note-command = { $side } : dé de commandement { $plus }
chitpull-thrown-attack = attaquants
chitpull-thrown-attack-flak = canons antichars des attaquants
chitpull-thrown-defence = défenseurs
chitpull-thrown-defence-flak = canons antichars des défenseurs
chitpull-note-ended = opérations arrêtées
chitpull-phase = { $phase }
chitpull-phase-of = { $unit } : { $phase }
chitpull-track = marqueurs ({ $side })
chitpull-box-first = premier marqueur
chitpull-box-limit = pause à { $limit } ou moins
chitpull-track-about = Après son deuxième marqueur du jour, et après chacun des suivants, un camp jette un dé : ce que dit la case, ou moins, met fin à ses opérations pour aujourd’hui.
chitpull-score-objective = { $space }
chitpull-cup-unsure =
    { $count ->
        [one] coupe : un de ces { $chosen } marqueurs
       *[other] coupe : { $count } de ces { $chosen } marqueurs
    }
chitpull-cup-chosen = choisis pour la coupe
chitpull-cup =
    { $count ->
        [0] coupe : vide
        [one] coupe : un marqueur
       *[other] coupe : { $count } marqueurs
    }
chitpull-supply-supplied = ravitaillé
chitpull-supply-unsupplied = hors ravitaillement

## Why a player does something. $for is no where it speaks against it; $theirs, $retreats, $ours and $chance are in per cent, $won and $lost are hits

chitpull-reason-assault = attaque { $target } à { $column } : l’ennemi perd des pas dans { $theirs } % des cas et doit céder ou perdre plus dans { $retreats } %, nous perdons des pas dans { $ours } %
chitpull-reason-clash = blindés contre { $target } : { $won } coups au but contre { $lost } en moyenne
chitpull-reason-enough = aucune autre attaque ne vaut son risque
chitpull-reason-lane = ouvre un passage vers { $space }, avec { $chance } % de chances
chitpull-reason-garrison = garde { $space }, que l’ennemi pourrait atteindre
chitpull-reason-headquarters = près de ses unités, accompagné, et sur la ligne vers la route
chitpull-reason-arrival = entre quand elle peut
chitpull-reason-nearness =
    { $for ->
        [yes] est plus près de son but
       *[no] est plus loin de son but
    }
chitpull-reason-perils =
    { $for ->
        [yes] y est plus à l’abri de l’ennemi
       *[no] l’ennemi pourrait amener plus contre elle là
    }
chitpull-reason-company =
    { $for ->
        [yes] a plus d’amis à ses côtés
       *[no] a moins d’amis à ses côtés
    }
chitpull-reason-sheltering =
    { $for ->
        [yes] se tient sur un bon terrain
       *[no] se tient à découvert
    }
chitpull-reason-provisions =
    { $for ->
        [yes] y est ravitaillée
       *[no] n’y est pas ravitaillée
    }
chitpull-reason-lifeline =
    { $for ->
        [yes] garde la route par laquelle vient tout le ravitaillement
       *[no] quitte la route par laquelle vient tout le ravitaillement
    }
chitpull-reason-holding =
    { $for ->
        [yes] tient ou prend un objectif
       *[no] quitte un objectif
    }
chitpull-reason-digging-in =
    { $for ->
        [yes] reste dans son propre champ de mines
       *[no] quitte son propre champ de mines
    }
chitpull-reason-escort =
    { $for ->
        [yes] ne laisse pas seul un quartier général
       *[no] laisse seul un quartier général
    }
chitpull-reason-staying =
    { $for ->
        [yes] n’a pas à bouger
       *[no] l’effort d’un mouvement
    }
chitpull-reason-place = comme le scénario la dispose
chitpull-reason-return = près de ses unités, loin de l’ennemi
chitpull-reason-replace = la plus forte revient d’abord
chitpull-reason-affiliate = l’unité la plus forte que son propre quartier général ne peut atteindre
chitpull-reason-formation = le quartier général le plus proche sous lequel elle peut servir
chitpull-reason-cup = le quartier général qui a le plus de force près de l’ennemi et des objectifs
chitpull-reason-enter = l’entrée la plus proche de son but
chitpull-reason-react = les automitrailleuses cèdent à ce qui est trop fort pour elles
chitpull-reason-excess = c’est ainsi qu’on perd le moins
chitpull-reason-hit = notre pas le moins cher, ou le plus cher de l’ennemi
chitpull-reason-loss = notre pas le moins cher, ou le plus cher de l’ennemi
chitpull-reason-rest = on tient un objectif tant qu’on en a la force ; ailleurs le terrain coûte moins que les unités
chitpull-reason-retreat = vers les amis, loin de l’ennemi
chitpull-reason-retreating = vers les amis, loin de l’ennemi
chitpull-reason-advance = un terrain qui mène aux objectifs et qu’on peut tenir
chitpull-reason-advancing = un terrain qui mène aux objectifs et qu’on peut tenir
chitpull-reason-merge = une brigade entière est plus forte que ses parties
chitpull-reason-clashers = tous ceux qui peuvent tirent
chitpull-reason-attackers = tous ceux qui peuvent, jusqu’à la plus haute colonne
chitpull-reason-sappers = une colonne vaut plus que le pas du génie
chitpull-reason-plan = le plan de ce tour : { $plan }

chitpull-plan = { $parts }
chitpull-plan-plain = jouer comme le joueur régulier
chitpull-plan-march = marcher vers les objectifs
chitpull-plan-bold = pousser l’attaque
chitpull-plan-careful = n’attaquer que ce qui tombe
chitpull-plan-stand = tenir ferme
chitpull-plan-mass = rester groupés
chitpull-plan-hunt = détruire les unités ennemies
chitpull-plan-spread = se disperser
chitpull-plan-make-for = gagner { $space }
chitpull-plan-strike = attaquer { $space }
chitpull-plan-leave-alone = laisser { $space } tranquille
