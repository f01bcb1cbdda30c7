### The area games: Operation Merkur.
### Facts are named as the fields of events, decisions and reasons. Where a sentence needs more, the comment says what.

side-german = Allemands
side-commonwealth = Commonwealth

## What happened

areas-event-turn-began =
    { $night ->
        [yes] Tour { $turn } : nuit.
       *[no] Tour { $turn }.
    }
areas-event-player-turn-began = { $side } : à vous de jouer.
areas-event-fort-placed = Un fort est construit en { $space }.
areas-event-fort-lost =
    { $given_up ->
        [yes] Le fort en { $space } est abandonné à la place d’une perte.
       *[no] Le fort en { $space } est perdu : il n’y reste personne.
    }
areas-event-placed = { $unit } est en { $space }.
areas-event-brigade-drawn =
    { $unit } est tiré au sort : sa brigade va sur la carte { $sheet ->
        [west] ouest
        [centre] centre
        [east] est
       *[other] { $sheet }
    }.
areas-event-garrison-rolled =
    { $space } : le dé donne { $die }, { $units ->
        [0] aucune unité
        [one] une unité
       *[other] { $units } unités
    }.
areas-event-glider-given = { $unit } viendra en planeur.
areas-event-drop-planned = { $unit } descendra en { $space }.
areas-event-activation-rolled =
    Activation : le dé donne { $die } ; { $areas ->
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
        [reroll] { $side } : l’initiative sert à relancer les dés ; elle passe à l’autre camp.
       *[again] { $side } : l’initiative sert à une activation ; elle passe à l’autre camp.
    }
areas-event-landed =
    { $unit } { $how ->
        [glider] se pose en planeur en { $space }
        [crash] fait un atterrissage forcé en { $space }
       *[parachute] descend en parachute en { $space }
    } : le dé donne { $die }, { $tired ->
        [yes] et l’unité est fatiguée.
       *[no] et l’unité est intacte.
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
        [through] il passe et peut débarquer au prochain tour.
        [delayed] il est retardé et sera testé de nouveau.
        [destroyed] la Royal Navy le détruit avec tous ceux à bord.
       *[found] les destroyers le trouvent ; coulés : { $lost }. { $back_count ->
            [0] Le reste peut débarquer au prochain tour.
           *[other] Le reste fait demi-tour.
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
       *[raid] La Luftwaffe bombarde { $space } avant le débarquement.
    }
areas-event-joined = { $unit } attaque.
areas-event-supported =
    { $unit } soutient le combat en { $space } avec { $potential ->
        [one] un point
       *[other] { $potential } points
    }.
areas-event-silenced = L’artillerie de { $unit } se tait jusqu’à la fin du tour.
areas-event-aimed = { $unit } est envoyé sur { $space }.
areas-event-target-gone = { $unit } ne trouve plus rien à bombarder en { $space }.
# $leader and $defender are units ("" for the raid before the landing), $attack_total and $defence_total the values
# before the dice, $die1 to $die4 the attacker's dice, then the defender's; $meaning is one of areas-result-...
areas-event-fought =
    { $space } : { $attack_total } et { $die1 } + { $die2 } contre { $defence_total } et { $die3 } + { $die4 } : { $meaning }.
areas-event-step-lost = { $unit } subit une perte en { $space } et est fatiguée.
areas-event-eliminated = { $unit } est éliminée.
areas-event-retreated = { $unit } se replie de { $from } à { $to }.
areas-event-regrouped = { $unit } s’est regroupée en { $space } ; perdus pour de bon : { $spent }.
areas-event-control-changed = { $space } appartient désormais à : { $side }.
areas-event-game-ended =
    La partie est finie. Le Commonwealth tient { $held ->
        [0] aucun objectif
        [one] un objectif
       *[other] { $held } objectifs
    } : { $level ->
        [decisive] victoire décisive ({ $winner }).
        [major] grande victoire ({ $winner }).
        [strategic] victoire stratégique ({ $winner }).
        [marginal] victoire marginale ({ $winner }).
       *[draw] égalité.
    }

## Who must do what

areas-ask-forts = { $side } : placez un fort, ou dites que c’est tout. Les zones avec une ville ne peuvent en avoir.
areas-ask-raid = { $side } : bombardez une zone avant le débarquement, ou finissez le bombardement.
areas-ask-gliders = { $side } : choisissez une unité qui vient en planeur.
areas-ask-plan = { $side } : choisissez où descendra { $first }.
areas-ask-area = { $side } : activez une zone, ou finissez votre tour de joueur.
areas-ask-orders = { $side } : donnez vos ordres aux unités en { $space }, puis dites que c’est tout.
areas-ask-move = { $side } : dites où va { $piece }.
areas-ask-lead = { $side } : nommez l’unité qui mène l’attaque sur { $space }.
areas-ask-join = { $side } : nommez les autres unités qui attaquent { $space }, puis dites que c’est tout.
areas-ask-guns = { $side } : choisissez l’état-major ou la batterie qui soutient l’assaut en { $space }, ou aucun.
areas-ask-cover = { $side } : choisissez l’état-major ou la batterie qui soutient la défense de { $space }, ou aucun.
areas-ask-main = { $side } : choisissez l’unité qui subit l’attaque sur { $space }.
areas-ask-victim = { $side } : choisissez l’unité attaquée en { $space }.
areas-ask-reroll = { $side } : gardez le jet, ou dépensez l’initiative et relancez.
areas-ask-hurt = { $side } : { $piece } subit une perte en { $space }, à moins d’abandonner le fort.
areas-ask-retreat = { $side } : dites où se replie { $piece }.
areas-ask-follow = { $side } : { $piece } les accompagne-t-il ?
areas-ask-others = { $side } : repliez tous les autres de { $space }, ou laissez l’un d’eux subir une perte.
areas-ask-second = { $side } : choisissez une seconde unité en { $space } qui se replie ou subit une perte.
areas-ask-aim = { $side } : envoyez le prochain avion sur une zone, ou laissez-le au sol. Aucune attaque avant que tous aient leur cible.
areas-ask-drop = { $side } : choisissez où descend { $first }.
areas-ask-arrive = { $side } : choisissez où arrive { $piece }.
areas-ask-regroup = { $side } : quatre unités de parachutistes sont perdues : faites-en revenir une, ou passez.

## What it is time for, inside "this is the time to ..."

areas-now-forts = placer des forts
areas-now-raid = bombarder des zones avant le débarquement
areas-now-gliders = distribuer les planeurs
areas-now-plan = choisir où descendra { $first }
areas-now-area = activer une zone, ou finir le tour de joueur
areas-now-orders = donner des ordres aux unités en { $space }
areas-now-move = déplacer { $piece }
areas-now-lead = nommer l’unité qui mène l’attaque
areas-now-join = faire participer d’autres unités, ou dire que c’est tout
areas-now-guns = choisir l’artillerie qui soutient l’assaut
areas-now-cover = choisir l’artillerie qui soutient la défense
areas-now-main = choisir l’unité qui subit l’attaque
areas-now-victim = choisir l’unité attaquée
areas-now-reroll = garder le jet ou relancer
areas-now-hurt = subir la perte ou abandonner le fort
areas-now-retreat = replier { $piece }
areas-now-follow = dire si { $piece } les accompagne
areas-now-others = replier les autres ou laisser l’un subir une perte
areas-now-second = choisir la seconde unité touchée
areas-now-aim = envoyer le prochain avion, ou le laisser au sol
areas-now-drop = larguer { $first }
areas-now-arrive = faire arriver { $piece }
areas-now-regroup = faire revenir une unité de parachutistes, ou passer

## Choices

areas-do-select = { $piece }
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
areas-do-reinforce = faire arriver { $piece }
areas-do-end = finir le tour de joueur
areas-do-done = c’est tout
areas-do-assault = assaut en { $space }
areas-do-fire = tir sur { $space }
areas-do-bombard = { $piece } bombarde { $space }
areas-do-lead = { $piece } mène
areas-do-join = { $piece } participe
areas-do-guns = { $piece } soutient
areas-do-none = aucun soutien
areas-do-defend = { $piece } la subit
areas-do-against = attaquer { $piece }
areas-do-keep = garder le jet
areas-do-reroll = relancer, avec l’initiative
areas-do-take = subir la perte
areas-do-raze = abandonner le fort
areas-do-retreat = { $piece } en arrière vers { $space }
areas-do-follow = { $piece } les accompagne
areas-do-stay = il reste
areas-do-withdraw = tous les autres se replient
areas-do-loss = { $piece } subit une perte
areas-do-yield = { $piece } se replie
areas-do-aim = { $piece } sur { $space }
areas-do-rest = { $piece } reste au sol
areas-do-raid = bombarder { $space }
areas-do-drop = { $piece } descend en { $space }
areas-do-land = { $piece } arrive en { $space }
areas-do-crash = { $piece } se pose de force en { $space }
areas-do-fort = un fort en { $space }
areas-do-regroup = { $piece } revient en { $space }
areas-do-pass = personne ne revient
areas-do-glide = { $piece } en planeur
areas-do-plan = { $piece } descendra en { $space }

## Why not

areas-why-not-now = c’est le moment de { $now }
areas-why-not-yours = { $arg1 } n’est pas à vos ordres
areas-why-not-there = { $arg1 } n’est pas en { $arg2 }
areas-why-nobody-there = vous n’avez aucune unité en { $arg1 }
areas-why-nobody-ready = personne en { $arg1 } ne peut plus agir
areas-why-activated-already = { $arg1 } a déjà été activée dans ce tour de joueur
areas-why-no-contact = { $arg1 } n’est ni contestée ni voisine d’ennemis : personne n’y peut combattre
areas-why-no-marches = plus aucune zone ne peut être activée pour le mouvement
areas-why-night = il n’y a ni combat ni bombardement la nuit
areas-why-no-initiative = vous n’avez pas l’initiative
areas-why-nothing-again = l’initiative ne change rien en { $arg1 } : activez-la comme d’ordinaire
areas-why-no-aircraft = aucun avion ne peut voler : chacun vole une fois par jour, de jour, contre des unités qu’on peut bombarder
areas-why-no-wave = personne n’attend de sauter dans ce tour
areas-why-drop-first = { $arg1 } doit sauter avant la fin du tour de joueur
areas-why-acted-already = { $arg1 } a déjà agi
areas-why-is-dispersed = { $arg1 } est dispersée jusqu’au début du prochain tour
areas-why-is-fixed = { $arg1 } ne se déplace pas
areas-why-no-move-order = { $arg1 } est activée pour combattre ; pour bouger, il faut une activation de mouvement
areas-why-no-fight-order = { $arg1 } est activée pour bouger ; pour combattre, on l’active encore
areas-why-no-path = un mouvement nomme chaque zone depuis { $arg1 }, et finit dans une autre
areas-why-not-adjacent = { $arg1 } et { $arg2 } ne sont pas reliées
areas-why-twice-through = un mouvement ne passe pas deux fois par { $arg1 }
areas-why-no-road = { $arg1 } est mécanisée, et il n’y a pas de route en { $arg2 }
areas-why-must-stop = il y a des ennemis en { $arg1 } : une unité qui entre doit s’y arrêter
areas-why-too-far = le chemin coûte { $arg1 } points ; { $arg2 } en a { $arg3 }
areas-why-stack-full = { $arg1 } contient déjà { $arg2 } unités de ce camp
areas-why-night-entry = la nuit, personne n’entre en { $arg1 }, que l’ennemi tient seul
areas-why-cannot-lead-in = { $arg1 } ne peut mener un assaut, donc elle n’entre pas en { $arg2 }, que l’ennemi tient seul
areas-why-zone-first = il y a des ennemis en { $arg1 } : de là une unité retourne vers des amis, mais ne va pas plus loin
areas-why-no-way = { $arg1 } n’a nulle part où aller
areas-why-no-enemy = il n’y a pas en { $arg1 } d’ennemi qu’on puisse attaquer
areas-why-no-assault = personne en { $arg1 } ne peut mener un assaut maintenant
areas-why-no-fire = personne en { $arg1 } ne peut tirer maintenant
areas-why-not-in-range = { $arg1 } n’est pas voisine de { $arg2 }
areas-why-cannot-lead = { $arg1 } ne peut pas mener cette attaque
areas-why-cannot-join = { $arg1 } ne peut pas participer à cette attaque
areas-why-joined-already = { $arg1 } participe déjà
areas-why-no-guns = { $arg1 } n’a pas d’artillerie à employer maintenant
areas-why-fired-already = { $arg1 } a déjà employé son artillerie dans ce tour
areas-why-is-silenced = l’artillerie de { $arg1 } se tait jusqu’à la fin du tour
areas-why-own-area = des batteries qui tirent ensemble ne tirent que sur une zone voisine
areas-why-no-support = { $arg1 } ne peut pas soutenir ce combat
areas-why-not-main = { $arg1 } ne peut être la cible principale : { $arg2 }
areas-why-no-air-target = les avions ne trouvent rien à bombarder en { $arg1 }
areas-why-flown-already = { $arg1 } a volé aujourd’hui, ou n’est pas le prochain
areas-why-not-candidate = { $arg1 } n’est pas parmi les unités à choisir
areas-why-no-retreat-there = { $arg1 } ne peut se replier en { $arg2 }
areas-why-no-retreat = { $arg1 } n’a nulle part où se replier
areas-why-not-next = la prochaine est { $arg1 }
areas-why-no-drop-there = { $arg1 } ne peut descendre en { $arg2 }
areas-why-not-waiting = { $arg1 } n’attend pas d’arriver
areas-why-no-landing = il n’y a pas de lieu où { $arg1 } puisse arriver maintenant
areas-why-no-landing-there = { $arg1 } ne peut arriver en { $arg2 } maintenant
areas-why-crashed-already = une unité a déjà fait un atterrissage forcé dans ce tour
areas-why-not-flat = { $arg1 } n’est pas plate : aucun transport ne peut s’y poser de force
areas-why-town-fort = il y a une ville en { $arg1 } : aucun fort ne peut s’y trouver
areas-why-fort-there = { $arg1 } a déjà un fort
areas-why-no-garrison = il n’y a pas d’unité du Commonwealth en { $arg1 }
areas-why-raided-already = { $arg1 } a été bombardée
areas-why-no-regroup-there = { $arg1 } ne peut se regrouper en { $arg2 }
areas-why-not-eliminated = { $arg1 } n’est pas parmi les parachutistes qui peuvent revenir
areas-why-no-glider = { $arg1 } ne peut avoir de planeur

## Fights

areas-battle-assault = Assaut en { $space }
areas-battle-fire = Tir sur { $space }
areas-battle-night = Attaque de nuit en { $space }
areas-battle-guns = Bombardement de { $space }
areas-battle-air = Attaque aérienne sur { $space }
areas-battle-raid = Bombardement de { $space } avant le débarquement
areas-relation = { $attack } contre { $defence }

## What adds to a value, or to a die

areas-shift-lead = attaque de l’unité qui mène
areas-shift-others = autres dans l’attaque
areas-shift-three-battalions = trois bataillons d’une même formation
areas-shift-fighters = chasse en l’air
areas-shift-headquarters = état-major dans la zone
areas-shift-guns = artillerie
areas-shift-battery = batterie
areas-shift-bombs = bombes
areas-shift-raid = Luftwaffe avant le débarquement
areas-shift-contested-fire = tir depuis une zone contestée, divisé par deux
areas-shift-main = facteur de défense
areas-shift-tanks = parachutistes contre chars, divisé par deux
areas-shift-cover = artillerie en soutien
areas-shift-flak = tir antiaérien
areas-shift-fort = fort
areas-shift-flat = terrain plat
areas-shift-rough = terrain difficile
areas-shift-steep = terrain escarpé
areas-shift-mountain = montagne
areas-shift-hill107 = cote 107
areas-shift-town-secondary = ville secondaire
areas-shift-town-major = grande ville
areas-shift-enemies = ennemis dans la zone
areas-shift-neighbours = ennemis à côté
areas-shift-parachute = en parachute
areas-shift-turn = le tour
areas-shift-concentration = peu de zones tenues à l’ouest
areas-shift-objective = objectif
areas-shift-historical = zone de déploiement

## Results

areas-result-crushed = l’attaque est écrasée
areas-result-beaten = l’attaque est repoussée
areas-result-even = les deux camps souffrent
areas-result-won = l’attaque réussit
areas-result-routed = la défense est submergée
areas-result-failed = le bombardement échoue
areas-result-hit = le bombardement touche

## Marks on units

areas-mark-tired = fatiguée
areas-mark-acted = a agi
areas-mark-bound = doit combattre
areas-mark-fired = a tiré
areas-mark-silenced = réduite au silence
areas-mark-dispersed = dispersée
areas-mark-gone = perdue pour de bon
areas-mark-glider = vient en planeur

## Areas, convoys, aircraft

areas-state-empty = vide
areas-state-contested = contestée
areas-convoy-waiting = pas encore en mer
areas-convoy-sailing = en mer
areas-convoy-through = peut débarquer
areas-convoy-lost = ne viendra pas
areas-sortie-ready = prêt
areas-sortie-flown = a volé aujourd’hui
areas-sortie-lost = perdu
areas-time-morning = matin
areas-time-afternoon = après-midi
areas-time-night = nuit
areas-score-objectives = objectifs tenus
phase-german-turn = tour allemand
phase-commonwealth-turn = tour du Commonwealth
level-printed = comme imprimé
