### The area games: Operation Merkur.
### Facts are named as the fields of events, decisions and reasons. Where a sentence needs more, the comment says what.

## What happened

# $time is one of areas-time-...
areas-event-turn-began = Tour { $turn } sur { $turns } : { $day }, { $time }.
areas-event-player-turn-began = À jouer : { $side }.
areas-event-fort-placed = Un fort est construit en { $space }.
areas-event-fort-lost =
    { $given_up ->
        [yes] Le fort de { $space } est sacrifié à la place d’une perte.
       *[no] Le fort de { $space } est perdu : il n’y reste personne.
    }
areas-event-placed = { $unit } se tient en { $space }.
areas-event-brigade-drawn =
    { $unit } est tiré au sort : sa brigade va sur la carte { $sheet ->
        [west] ouest
        [centre] centre
        [east] est
       *[other] { $sheet }
    }.
# $modifiers is a list of areas-addition, $count its length
areas-event-garrison-rolled =
    { $space } : le dé donne { $die } ({ $modifiers }), { $units ->
        [0] aucune unité
        [one] une unité
       *[other] { $units } unités
    }.
areas-event-glider-given = { $unit } viendra en planeur.
areas-event-drop-planned = { $unit } sautera sur { $space }.
areas-event-activation-rolled =
    Activation : le dé donne { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers })
    } ; { $areas ->
        [0] aucune zone ne peut être activée
        [one] une zone peut être activée
       *[other] { $areas } zones peuvent être activées
    } pour le mouvement.
areas-event-activated =
    { $how ->
        [march] { $space } est activée pour le mouvement.
        [again] { $space } est activée par l’initiative.
       *[activate] { $space } est activée.
    }
areas-event-initiative-spent =
    { $use ->
        [reroll] { $side } : l’initiative sert à relancer les dés et passe à l’adversaire.
       *[again] { $side } : l’initiative sert à une activation et passe à l’adversaire.
    }
areas-event-landed =
    { $unit } { $how ->
        [glider] se pose en planeur en { $space }
        [crash] se pose en catastrophe en { $space }
       *[parachute] descend en parachute en { $space }
    } : le dé donne { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers })
    } ; { $tired ->
        [yes] unité fatiguée.
       *[no] unité fraîche.
    }
areas-event-arrived =
    { $how ->
        [airfield] { $unit } se pose sur l’aérodrome de { $space }.
        [port] { $unit } débarque dans le port de { $space }.
       *[beach] { $unit } débarque sur la plage de { $space }.
    }
areas-event-convoy-sailed = Le convoi { $convoy } prend la mer.
# $lost and $turned_back are lists of units, $lost_count and $back_count their lengths
areas-event-convoy-tested =
    Convoi { $convoy }, le dé donne { $die } : { $outcome ->
        [through] il passe inaperçu et peut débarquer au prochain tour.
        [delayed] il est retardé et sera de nouveau mis à l’épreuve.
        [destroyed] la Royal Navy le détruit avec tous ceux qui sont à bord.
       *[found] les destroyers le trouvent ; coulés : { $lost }. { $back_count ->
            [0] Les autres peuvent débarquer au prochain tour.
           *[other] Les autres font demi-tour.
        }
    }
# $from and $to are the first and the last area of the path, $way those between, $stops how many
areas-event-moved =
    { $unit } va de { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }par { $way }
    } à { $to }, pour { $cost ->
        [one] un point
       *[other] { $cost } points
    }.
areas-event-attack-declared =
    { $kind ->
        [assault] { $side } : assaut en { $space }.
        [fire] { $side } : tir sur { $space }.
        [night] { $unit } attaque en { $space } à la faveur de la nuit.
        [guns] { $unit } bombarde { $space }.
        [air] { $unit } attaque { $space }.
       *[raid] La Luftwaffe bombarde { $space } avant le saut.
    }
areas-event-joined = { $unit } attaque.
areas-event-supported =
    { $unit } appuie le combat pour { $space } avec { $potential ->
        [one] un point
       *[other] { $potential } points
    }.
areas-event-silenced = L’artillerie de { $unit } se tait jusqu’à la fin du tour.
areas-event-aimed = { $unit } est envoyé sur { $space }.
areas-event-target-gone = { $unit } ne trouve plus rien à bombarder en { $space }.
# $attack_total and $defence_total are the values before the dice, $attack and $defence what they are made of,
# $die1 to $die4 the attacker's dice, then the defender's; $meaning is one of areas-result-...
areas-event-fought =
    { $space } : attaque { $attack_total } ({ $attack }), dés { $die1 } + { $die2 } ; défense { $defence_total } ({ $defence }), dés { $die3 } + { $die4 } : { $meaning }.
areas-event-step-lost = { $unit } subit une perte en { $space } et se retrouve fatigué.
areas-event-eliminated = { $unit } est éliminé.
areas-event-retreated = { $unit } se replie de { $from } à { $to }.
areas-event-regrouped = { $unit } s’est regroupé en { $space } ; perdus pour de bon : { $spent }.
areas-event-control-changed = { $space } passe sous le contrôle de : { $side }.
# $victory is areas-level
areas-event-game-ended =
    La partie est finie. Le Commonwealth tient { $held ->
        [0] aucun objectif
        [one] un objectif
       *[other] { $held } objectifs
    } : { $victory }.

## Who must do what

# $left is how many forts are left
areas-ask-forts =
    { $side } : placez un fort, ou terminez. { $left ->
        [one] Il en reste un.
       *[other] Il en reste { $left }.
    } Pas de fort dans une zone avec une ville.
# $left is how many areas can still be bombed
areas-ask-raid =
    { $side } : bombardez des zones avant le saut, chacune une fois, ou mettez fin au bombardement. { $left ->
        [one] Il en reste une.
       *[other] Il en reste { $left }.
    }
areas-ask-gliders = { $side } : choisissez une unité qui vient en planeur.
areas-ask-plan = { $side } : choisissez où sautera { $first }.
# $marches is how many areas can still be activated for movement, $jump says whether a wave must still jump, $open
# whether any area can be activated now
areas-ask-area =
    { $jump ->
        [yes] { $open ->
            [yes] { $side } : activez une zone, ou faites sauter les parachutistes ; ils le doivent avant la fin de votre tour.
           *[no] { $side } : faites sauter les parachutistes ; ils le doivent avant la fin de votre tour.
        }
       *[no] { $open ->
            [yes] { $side } : activez une zone, ou terminez votre tour.
           *[no] { $side } : aucune zone ne peut être activée maintenant ; terminez votre tour quand il n’y a plus rien à faire.
        }
    }{ $marches ->
        [0] { "" }
        [one] { " " }Une zone peut encore être activée pour le mouvement.
       *[other] { " " }{ $marches } zones peuvent encore être activées pour le mouvement.
    }
areas-ask-orders = { $side } : donnez des ordres aux unités de { $space }, puis terminez.
areas-ask-move = { $side } : dites où va { $piece }.
areas-ask-lead = { $side } : désignez l’unité qui mène l’attaque sur { $space }.
areas-ask-join = { $side } : désignez les autres unités qui participent à l’attaque sur { $space }, puis terminez.
areas-ask-guns = { $side } : choisissez l’EM ou la batterie qui appuie l’assaut en { $space }, ou aucun.
areas-ask-cover = { $side } : choisissez l’EM ou la batterie qui appuie la défense de { $space }, ou aucun.
areas-ask-main = { $side } : choisissez la cible principale de l’attaque sur { $space }.
areas-ask-victim = { $side } : choisissez l’unité à attaquer en { $space }.
# $roll is one of areas-roll-...
areas-ask-reroll = { $side } : { $roll } Gardez le jet, ou dépensez l’initiative et relancez.
areas-ask-hurt = { $side } : { $piece } subit une perte en { $space }, à moins que vous ne sacrifiiez le fort.
areas-ask-retreat = { $side } : dites où se replie { $piece }.
areas-ask-follow = { $side } : { $piece } suit-il ?
areas-ask-others = { $side } : repliez tous les autres de { $space }, ou faites subir une perte à l’un d’eux.
areas-ask-second = { $side } : choisissez une seconde unité en { $space } qui se replie ou subit une perte.
areas-ask-aim = { $side } : envoyez { $piece } sur une zone, ou laissez-le au sol. Aucune attaque n’est résolue avant que tous aient leur cible.
areas-ask-drop = { $side } : choisissez où saute { $first }.
areas-ask-arrive = { $side } : choisissez où arrive { $piece }.
areas-ask-regroup = { $side } : quatre unités parachutistes sont perdues : ramenez-en une, ou passez.

## What a roll shows that may be thrown again

areas-roll-battle = { $space }, { $attack } contre { $defence } : { $meaning }.
areas-roll-landing =
    { $piece } descend en { $space }, le dé donne { $die } : { $tired ->
        [yes] unité fatiguée.
       *[no] unité fraîche.
    }
areas-roll-convoy =
    Convoi { $convoy }, le dé donne { $die } : { $outcome ->
        [through] il passe inaperçu.
        [delayed] il est retardé.
        [destroyed] il est détruit.
       *[found] les destroyers le trouvent.
    }
areas-roll-activation =
    Le dé donne { $die } : { $areas ->
        [0] aucune zone ne peut être activée pour le mouvement.
        [one] une zone peut être activée pour le mouvement.
       *[other] { $areas } zones peuvent être activées pour le mouvement.
    }

## What it is time for, inside "this is the time to ..."

areas-now-forts = placer les forts
areas-now-raid = bombarder des zones avant le saut
areas-now-gliders = attribuer les planeurs
areas-now-plan = choisir où sautera { $first }
areas-now-area = activer une zone, ou terminer le tour
areas-now-orders = donner des ordres aux unités de { $space }
areas-now-move = déplacer { $piece }
areas-now-lead = désigner l’unité qui mène l’attaque
areas-now-join = faire participer d’autres unités à l’attaque, ou terminer
areas-now-guns = choisir l’artillerie qui appuie l’assaut
areas-now-cover = choisir l’artillerie qui appuie la défense
areas-now-main = choisir la cible principale
areas-now-victim = choisir l’unité à attaquer
areas-now-reroll = garder le jet ou relancer
areas-now-hurt = subir la perte ou sacrifier le fort
areas-now-retreat = replier { $piece }
areas-now-follow = dire si { $piece } suit
areas-now-others = replier les autres ou faire subir une perte à l’un d’eux
areas-now-second = choisir la seconde unité touchée
areas-now-aim = envoyer le prochain avion, ou le laisser au sol
areas-now-drop = larguer { $first }
areas-now-arrive = faire arriver { $piece }
areas-now-regroup = ramener une unité parachutiste, ou passer

## Choices

areas-do-select = déplacer { $piece }
# $points is what the way costs
areas-do-move =
    { $piece } à { $space } pour { $points ->
        [one] un point
       *[other] { $points } points
    }
areas-do-activate = activer { $space }
areas-do-march = activer { $space } pour le mouvement
areas-do-again = activer { $space } avec l’initiative
areas-do-luftwaffe = envoyer les bombardiers
areas-do-jump = les parachutistes sautent
areas-do-reinforce = faire venir { $piece }
# $raid: before the landing
areas-do-end =
    { $raid ->
        [yes] terminer le bombardement
       *[no] terminer le tour
    }
areas-do-done = c’est tout
areas-do-assault = assaut en { $space }
areas-do-fire = tir sur { $space }
areas-do-bombard = { $piece } bombarde { $space }
areas-do-lead = { $piece } mène
areas-do-join = { $piece } participe
areas-do-guns = { $piece } appuie
areas-do-none = aucun appui
areas-do-defend = cible : { $piece }
areas-do-against = attaquer { $piece }
areas-do-keep = garder le jet
areas-do-reroll = relancer, avec l’initiative
areas-do-take = subir la perte
areas-do-raze = sacrifier le fort
areas-do-retreat = { $piece } se replie en { $space }
areas-do-follow = { $piece } suit
areas-do-stay = reste sur place
areas-do-withdraw = tous les autres se replient
areas-do-loss = { $piece } subit une perte
areas-do-yield = { $piece } se replie
areas-do-aim = { $piece } sur { $space }
areas-do-rest = { $piece } reste au sol
areas-do-raid = bombarder { $space }
areas-do-drop = { $piece } saute sur { $space }
areas-do-land = { $piece } arrive en { $space }
areas-do-crash = { $piece } se pose en catastrophe en { $space }
areas-do-fort = un fort en { $space }
areas-do-regroup = { $piece } revient en { $space }
areas-do-pass = personne ne revient
areas-do-glide = { $piece } en planeur
areas-do-plan = { $piece } sautera sur { $space }

## Why not

areas-why-not-now = il faut maintenant { $now }
areas-why-not-yours = { $arg1 } n’est pas à vos ordres
areas-why-not-there = { $arg1 } n’est pas en { $arg2 }
areas-why-nobody-there = vous n’avez aucune unité en { $arg1 }
areas-why-nobody-ready = dans { $arg1 }, personne ne peut plus agir : une unité agit une fois par tour de joueur (R53)
areas-why-activated-already = { $arg1 } a déjà été activée dans ce tour
areas-why-no-contact = { $arg1 } n’est ni contestée ni voisine d’ennemis : personne ne peut y combattre
areas-why-no-marches = aucune autre zone ne peut être activée pour le mouvement
areas-why-night = la nuit, il n’y a ni combat ni bombardement
areas-why-no-initiative = vous n’avez pas l’initiative
areas-why-nothing-again = l’initiative ne change rien en { $arg1 } : activez la zone comme d’habitude
areas-why-no-aircraft = aucun avion ne peut voler maintenant : chacun vole une fois par jour, de jour, contre des unités que l’on peut bombarder
areas-why-no-wave = personne n’attend de sauter dans ce tour
areas-why-drop-first = { $arg1 } doit sauter avant la fin du tour
areas-why-acted-already = { $arg1 } a déjà bougé ou attaqué : une unité agit une fois par tour de joueur (R53)
areas-why-is-dispersed = { $arg1 } est en dispersion jusqu’au début du prochain tour
areas-why-is-fixed = { $arg1 } ne se déplace pas
areas-why-no-move-order = { $arg1 } est activée pour combattre ; pour bouger, il faut une activation pour le mouvement
areas-why-no-fight-order = { $arg1 } est activée pour bouger ; pour combattre, il faut l’activer encore
areas-why-no-path = un mouvement nomme chaque zone à partir de { $arg1 } et finit dans une autre
areas-why-not-adjacent = { $arg1 } et { $arg2 } ne sont pas reliées
areas-why-twice-through = un mouvement ne passe pas deux fois par { $arg1 }
areas-why-no-road = { $arg1 } est mécanisé, et il n’y a pas de route en { $arg2 }
areas-why-must-stop = il y a des ennemis en { $arg1 } : qui y entre doit s’arrêter
areas-why-too-far = le chemin coûte { $arg1 } points ; { $arg2 } en a { $arg3 }
areas-why-stack-full = { $arg1 } contient déjà { $arg2 } unités de ce camp
areas-why-night-entry = la nuit, personne n’entre en { $arg1 }, que l’ennemi tient seul
areas-why-cannot-lead-in = { $arg1 } ne peut mener un assaut et n’entre donc pas en { $arg2 }, que l’ennemi tient seul
areas-why-zone-first = il y a des ennemis en { $arg1 } : de là on revient vers les siens, mais on ne va pas plus loin
areas-why-no-way = { $arg1 } ne peut aller nulle part
areas-why-no-enemy = il n’y a en { $arg1 } aucun ennemi que l’on puisse attaquer
areas-why-no-assault = en { $arg1 } personne ne peut mener un assaut maintenant
areas-why-no-fire = en { $arg1 } personne ne peut tirer maintenant
areas-why-not-in-range = { $arg1 } n’est pas voisine de { $arg2 }
areas-why-cannot-lead = { $arg1 } ne peut mener cette attaque
areas-why-cannot-join = { $arg1 } ne peut participer à cette attaque
areas-why-joined-already = { $arg1 } participe déjà
areas-why-no-guns = { $arg1 } n’a pas d’artillerie à employer maintenant
areas-why-fired-already = { $arg1 } a déjà employé son artillerie dans ce tour
areas-why-is-silenced = l’artillerie de { $arg1 } se tait jusqu’à la fin du tour
areas-why-own-area = des batteries qui tirent ensemble ne tirent que sur une zone voisine
areas-why-not-main = { $arg1 } ne peut être la cible principale : d’autres sont dans la zone, ou des avions attaquent
areas-why-no-air-target = les avions ne trouvent rien à bombarder en { $arg1 }
areas-why-flown-already = { $arg1 } a déjà volé aujourd’hui, ou n’est pas le prochain
areas-why-not-candidate = { $arg1 } n’est pas parmi les unités à choisir
areas-why-no-retreat-there = { $arg1 } ne peut se replier en { $arg2 }
areas-why-no-retreat = { $arg1 } n’a nulle part où se replier
areas-why-not-next = c’est au tour de { $arg1 }
areas-why-no-drop-there = { $arg1 } ne peut sauter sur { $arg2 }
areas-why-no-landing = il n’y a pas d’endroit où { $arg1 } puisse arriver maintenant
areas-why-crashed-already = une unité s’est déjà posée en catastrophe dans ce tour
areas-why-not-flat = { $arg1 } n’est pas plat : aucun transport ne peut s’y poser
areas-why-town-fort = il y a une ville en { $arg1 } : pas de fort possible
areas-why-fort-there = il y a déjà un fort en { $arg1 }
areas-why-no-garrison = il n’y a aucune unité du Commonwealth en { $arg1 }
areas-why-raided-already = { $arg1 } a déjà été bombardée
areas-why-no-regroup-there = { $arg1 } ne peut se regrouper en { $arg2 }
areas-why-not-eliminated = { $arg1 } n’est pas parmi les unités parachutistes qui peuvent revenir
areas-why-nobody-can-go = dans { $arg1 }, personne n’a où aller
areas-why-all-dispersed = dans { $arg1 }, tous sont dispersés jusqu’au début du prochain tour
areas-why-here-already = { $arg1 } est sur la carte
areas-why-lost-already = { $arg1 } est hors du jeu
areas-why-jumps = { $arg1 } arrive en parachute ou en planeur, avec sa vague
areas-why-never-lands = { $arg1 } est un avion : il n’atterrit pas en Crète
areas-why-not-due = { $arg1 } arrive à partir du tour { $arg2 }
areas-why-flies-by-day = { $arg1 } arrive en avion de transport, et ceux-ci n’atterrissent que de jour
areas-why-group-first = { $arg1 } attend que le groupe { $arg2 } ait atterri
areas-why-convoy-waiting = le convoi { $arg2 }, avec { $arg1 }, n’a pas encore appareillé
areas-why-convoy-sailing = le convoi { $arg2 }, avec { $arg1 }, n’a pas encore échappé à la Royal Navy
areas-why-convoy-lost = le convoi { $arg2 }, avec { $arg1 }, n’arrivera pas
areas-why-no-shore = { $arg1 } n’est ni un port ni une plage
areas-why-port-enemy = l’ennemi tient le port de { $arg1 }
areas-why-port-contested = le port de { $arg1 } est contesté
areas-why-nobody-holds = personne n’est dans { $arg1 } : pour y débarquer il faut l’occuper, un marqueur ne suffit pas
areas-why-night-landing = la nuit, personne ne débarque dans { $arg1 }, où se trouvent des ennemis
areas-why-no-airfield = il n’y a pas d’aérodrome dans { $arg1 }
areas-why-field-enemy = l’ennemi tient l’aérodrome de { $arg1 }
areas-why-field-contested = l’aérodrome de { $arg1 } est contesté
areas-why-field-new = l’aérodrome de { $arg1 } a été pris durant ce tour : les avions y atterrissent dès le prochain tour de jour
areas-why-only-guns = dans { $arg1 } il n’y a que des EM et des batteries : ils n’attaquent pas eux-mêmes
areas-why-only-flak = dans { $arg1 }, seules des unités de DCA pourraient encore attaquer, et elles ne mènent pas d’assaut
areas-why-must-assault = qui est arrivé parmi les ennemis dans { $arg1 } doit les assaillir et ne peut pas tirer
areas-why-not-guns = { $arg1 } n’est ni un EM ni une batterie
areas-why-guns-dispersed = { $arg1 } est dispersé et n’a pas d’artillerie jusqu’au début du prochain tour
areas-why-no-batteries = { $arg1 } n’a pas de canons propres : tant qu’il est frais, il combine deux batteries qui sont avec lui et n’ont pas tiré
areas-why-no-lower = { $arg1 } n’a pas de canons propres, et aucun EM sous ses ordres ayant des canons à employer n’est à deux zones ou moins
areas-why-guns-far = { $arg1 } n’est ni dans { $arg2 } ni à côté
areas-why-guns-landing = contre un débarquement, seuls les canons de { $arg2 } même soutiennent la défense ; { $arg1 } est à côté
areas-why-guns-contested = { $arg1 } est dans { $arg2 }, qui est contestée : de là il ne soutient aucune autre zone
areas-why-guns-stronger = parmi les EM et batteries de { $arg2 }, seul le plus fort soutient un combat, et une fois ; { $arg1 } non
areas-why-air-spares = les avions n’attaquent pas les EM, et personne d’autre n’est dans { $arg1 }
areas-why-no-glider = { $arg1 } ne peut avoir de planeur

## Fights

areas-battle-assault = Assaut en { $space }
areas-battle-fire = Tir sur { $space }
areas-battle-night = Attaque de nuit en { $space }
areas-battle-guns = Bombardement de { $space }
areas-battle-air = Attaque aérienne sur { $space }
areas-battle-raid = Bombardement de { $space } avant le saut
areas-battle-landing = Test d’atterrissage de { $piece } en { $space }
areas-battle-wave = La vague du tour { $turn } saute
areas-battle-convoy = Le convoi { $convoy } face à la Royal Navy
areas-battle-activation = Dé d’activation
areas-relation = { $attack } contre { $defence }
areas-sum-factor = facteur
areas-sum-additions = modificateurs
areas-sum-total = total
# What a loss rests on
areas-peril-fort = à moins de sacrifier le fort
areas-peril-choice = si les autres ne se replient pas
areas-peril-no-retreat = sans endroit où se replier
areas-peril-aboard = chaque unité à bord est perdue

## Who must still act

areas-must-fight = { $unit } doit combattre
areas-must-jump = { $unit } doit sauter

## What adds to a value, or to a die

# As "fort +2"
areas-addition = { $reason } { $value }
areas-shift-lead = attaque de l’unité de tête
areas-shift-others = autres dans l’attaque
areas-shift-three-battalions = trois bataillons d’une formation
areas-shift-fighters = chasseurs dans le ciel
areas-shift-headquarters = EM dans la zone
areas-shift-guns = artillerie
areas-shift-battery = batterie
areas-shift-bombs = bombes
areas-shift-raid = Luftwaffe avant le saut
areas-shift-contested-fire = tir depuis une zone contestée, réduit de moitié
areas-shift-main = facteur de défense
areas-shift-tanks = parachutistes contre chars, réduit de moitié
areas-shift-cover = artillerie en appui
areas-shift-flak = DCA
areas-shift-fort = fort
areas-shift-flat = terrain plat
areas-shift-rough = terrain accidenté
areas-shift-steep = terrain escarpé
areas-shift-mountain = montagne
areas-shift-hill107 = Cote 107
areas-shift-town-secondary = ville secondaire
areas-shift-town-major = ville principale
areas-shift-enemies = ennemis dans la zone
areas-shift-neighbours = ennemis à côté
areas-shift-parachute = en parachute
areas-shift-turn = tour
areas-shift-concentration = peu de zones tenues à l’ouest
areas-shift-objective = objectif
areas-shift-historical = zone de placement

## Results

areas-group-good = Succès
areas-group-exchange = Pertes des deux
areas-group-none = Rien
areas-group-bad = Échec
areas-result-crushed = l’attaque est écrasée
areas-result-beaten = l’attaque est repoussée
areas-result-even = les deux camps souffrent
areas-result-won = l’attaque réussit
areas-result-routed = la défense est submergée
areas-result-failed = le bombardement échoue
areas-result-bombs-even = la cible subit une perte
areas-result-hit = la cible subit une perte, et une seconde unité se replie ou en subit une
areas-result-tired = arrive fatigué
areas-result-fresh = arrive frais
areas-result-through = passe inaperçu
areas-result-delayed = retardé et éprouvé de nouveau
areas-result-found = trouvé et certains coulent
areas-result-destroyed = détruit
areas-result-areas =
    { $areas ->
        [0] aucune zone à déplacer
        [one] une zone à déplacer
       *[other] { $areas } zones à déplacer
    }

## Marks on units

areas-mark-tired = fatigué
areas-mark-acted = a agi
areas-mark-bound = doit combattre
areas-mark-fired = a tiré
areas-mark-silenced = réduit au silence
areas-mark-dispersed = en dispersion
areas-mark-gone = perdu pour de bon
areas-mark-glider = vient en planeur

## Aircraft, times, victory, boxes

areas-sortie-ready = prêt
areas-sortie-flown = a volé aujourd’hui
areas-sortie-lost = perdu
areas-time-morning = matin
areas-time-afternoon = après-midi
areas-time-night = nuit
areas-score-objectives = objectifs tenus
# $level is a code, $side the winner
areas-level =
    { $level ->
        [decisive] victoire décisive, { $side }
        [major] victoire majeure, { $side }
        [strategic] victoire stratégique, { $side }
        [marginal] victoire marginale, { $side }
       *[draw] match nul
    }
# A box of the track of victory: objectives that the Commonwealth holds, and the level
areas-level-box = { $held } : { $level }
# Boxes beside the map
areas-tray-wave = saut au tour { $turn }
areas-tray-air = par air, groupe { $group }
areas-tray-convoy =
    convoi { $convoy }, { $state ->
        [waiting] pas encore en mer
        [sailing] en mer
        [through] peut débarquer
       *[lost] ne viendra pas
    }
# Notes on the turn track; $chances is a list of areas-chance
areas-note-activation = dé d’activation { $value }
areas-note-convoy = le convoi { $convoy } appareille ; à chaque épreuve : { $chances }
areas-note-safe-convoy = le convoi { $convoy } appareille, sans épreuve
areas-chance = { $what } { $throws } sur { $of }
areas-layer-influence = à portée de { $piece }
areas-layer-fort = fort

## Why a player does something. $for is no where it speaks against it; $won, $lost and $chance are in per cent

areas-reason-assault = assaut sur { $target } : chasse le défenseur principal dans { $won } % des cas, est repoussé dans { $lost } %
areas-reason-night = assaut de nuit sur { $target } : chasse le défenseur principal dans { $won } % des cas, est repoussé dans { $lost } %
areas-reason-fire = tire sur { $target } : touche dans { $won } % des cas, est touché dans { $lost } %
areas-reason-guns = les canons touchent { $target } dans { $won } % des cas
areas-reason-air = les bombardiers touchent { $target } dans { $won } % des cas
areas-reason-raid = le raid touche { $target } dans { $won } % des cas
areas-reason-enough = aucun autre ordre ici ne vaut son risque
areas-reason-nearness =
    { $for ->
        [yes] se rapproche de ce qu’il faut prendre ou secourir
       *[no] s’éloigne de ce qu’il faut prendre ou secourir
    }
areas-reason-holding =
    { $for ->
        [yes] tient ou prend un objectif
       *[no] fait moins pour un objectif
    }
areas-reason-sheltering =
    { $for ->
        [yes] trouve un meilleur terrain
       *[no] trouve un moins bon terrain
    }
areas-reason-company =
    { $for ->
        [yes] reste près des amis et du quartier général
       *[no] quitte les amis et le quartier général
    }
areas-reason-perils =
    { $for ->
        [yes] y est plus en sûreté
       *[no] y est en danger
    }
areas-reason-escort =
    { $for ->
        [yes] un quartier général ou une batterie est couvert
       *[no] un quartier général ou une batterie reste seul
    }
areas-reason-leaving =
    { $for ->
        [yes] n’enlève rien à un objectif
       *[no] dégarnit un objectif
    }
areas-reason-gunnery =
    { $for ->
        [yes] ses canons appuient l’assaut qui va suivre
       *[no] ses canons manquent là où ils étaient
    }
areas-reason-tired = descend fatiguée à { $space } dans { $chance } % des cas
areas-reason-hurt = un fort n’est abandonné que pour une unité qui serait perdue
areas-reason-follow = un quartier général ne reste pas seul parmi les ennemis
areas-reason-others = le moins cher d’une perte et du terrain
areas-reason-second = le moins cher d’une perte et du terrain
areas-reason-battle = un second jet ne vaut l’initiative que là où il y a beaucoup à gagner
areas-reason-landing = un second jet ne vaut l’initiative que là où il y a beaucoup à gagner
areas-reason-activation = un second jet ne vaut l’initiative que là où il y a beaucoup à gagner
areas-reason-convoy = un second jet ne vaut l’initiative que là où il y a beaucoup à gagner
areas-reason-forts = les objectifs d’abord, puis là où le plus de défenseurs se tiennent près de l’un d’eux
areas-reason-gliders = le quartier général et les premiers bataillons viennent en planeur
areas-reason-luftwaffe = les bombardiers volent avant les assauts
areas-reason-jump = la vague descend avant que les autres agissent
areas-reason-reinforce = qui a débarqué peut encore agir
areas-reason-end = rien de ce qui reste ne promet quoi que ce soit
areas-reason-plan = le plan de ce tour : { $plan }

areas-plan = { $parts }
areas-plan-plain = jouer comme le joueur régulier
areas-plan-bold = pousser l’attaque
areas-plan-careful = n’attaquer que ce qui tombe
areas-plan-march = marcher vers les objectifs
areas-plan-hold = garder ce qui est à nous
areas-plan-mass = rester groupés
areas-plan-quiet = ne pas attaquer
areas-plan-still = rester sur place
areas-plan-fight = user l’ennemi
areas-plan-bold-at = pousser l’attaque depuis { $space }
areas-plan-quiet-at = ne pas attaquer depuis { $space }
areas-plan-still-at = rester à { $space }
areas-plan-march-at = marcher depuis { $space }
areas-plan-make-for = gagner { $space }
areas-plan-leave-alone = laisser { $space } tranquille
areas-plan-bomb = bombarder { $space }

## What a choice would leave undone, or what follows it. $odds as "10 against 6"

areas-leaves-aircraft = L’aviation n’a pas volé.
areas-leaves-reinforcements =
    { $count ->
        [one] Un renfort peut encore arriver.
       *[other] { $count } renforts peuvent encore arriver.
    }
areas-leaves-fight = L’assaut en { $space } suit aussitôt : { $odds } ; il réussit { $percent } fois sur 100.
