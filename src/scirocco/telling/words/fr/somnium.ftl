### The Somnium games: El Alamein, Gazala, Sicily.
### $unit, $piece, $side, $space, $from, $to stand for names; yes and no are plain words to select on.

## What happened

somnium-event-turn-began = Tour { $turn } sur { $turns }, { $day }. Points aériens : { $air }.
# In the list of air points: "Allies 50"
somnium-air-share = { $side } { $points }
# $phase is phase-movement or phase-combat
somnium-event-phase-began = { $side } : phase de { $phase }.
somnium-event-placed = { $unit } est placée en { $space }.
# $cost is written with a half sign (3½), $points is the same as a number
somnium-event-moved =
    { $unit } va de { $from } { $off ->
        [yes] hors de la carte
       *[no] à { $to }
    } pour { $points ->
        [0.5] { $cost } point
        [one] { $cost } point
       *[other] { $cost } points
    }.
somnium-event-left-map =
    { $edge ->
        [yes] { $unit } quitte la carte par le { $space } et ne revient pas.
       *[no] { $unit } quitte la carte ({ $space }) et ne revient pas.
    }
somnium-event-arrived =
    { $how ->
        [drop] { $unit } saute sur { $space }.
        [edge] { $unit } entre en { $space }.
       *[port] { $unit } débarque en { $space }.
    }
somnium-event-drop-rolled =
    { $intact ->
        [yes] { $unit } fait { $die } pour son saut : elle se pose en bon ordre.
       *[no] { $unit } fait { $die } pour son saut : elle se pose avec des pertes.
    }
somnium-event-contact-made = { $unit } en { $space } est en contact avec les siens.
somnium-event-mine-rolled =
    { $loss ->
        [yes] { $unit } fait { $die } pour les mines en { $space } : elle subit une perte.
       *[no] { $unit } fait { $die } pour les mines en { $space } : elle passe.
    }
somnium-event-mines-cleared = { $unit } a déminé { $space }.
somnium-event-recovered = { $unit } retrouve sa pleine force en { $space } ; sa ligne vers { $base } est ouverte.
somnium-event-attack-declared =
    { $kind ->
        [bombard] { $side } : bombardement de { $space }.
        [strike] { $side } : attaque aérienne sur { $space }.
       *[attack] { $side } : attaque de { $space }.
    }
somnium-event-joined =
    { $forced ->
        [yes] { $unit } doit prendre part au combat pour { $space }.
       *[no] { $unit } prend part au combat pour { $space }.
    }
somnium-event-air-committed = { $side } : points aériens engagés : { $points }.
# $base and $column are columns such as 3-1; $shifts is a list of somnium-shift-line; $meaning is one of somnium-result-...
somnium-event-battle-fought =
    Combat pour { $space } : { $attack } contre { $defence } donne { $base }{ $count ->
        [0] { "" }
       *[other] ; décalages : { $shifts } ; résolu à { $column }
    }. Les dés donnent { $die1 } et { $die2 } : { $result }, { $meaning }.
somnium-shift-line = { $reason } ({ $rule }) { $columns }
somnium-event-bombarded = Tir sur { $space } : { $strength } points contre vulnérabilité { $vulnerability }, colonne { $column }. Les dés donnent { $die1 } et { $die2 } : { $result }, { $meaning }.
somnium-event-step-lost = { $unit } subit une perte en { $space } et est réduite.
somnium-event-destroyed = { $unit } est détruite en { $space }.
somnium-event-retreated =
    { $unit } se retire de { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }par { $way }
    } vers { $to }.
somnium-event-advanced =
    { $unit } avance de { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }par { $way }
    } vers { $to }.
somnium-event-place-fell = { $space } est aux mains de l’ennemi ; on s’en souviendra au décompte des points.
somnium-event-game-ended =
    La partie est finie. Points : { $totals }. { $drawn ->
        [yes] Partie nulle.
       *[no] Victoire : { $winner }.
    }

## Who must do what

somnium-ask-place =
    { $side } : placez { $first }, { $values }, derrière votre ligne de départ{ $more ->
        [0] .
        [one] ; une autre suit.
       *[other] ; { $more } autres suivent.
    }
somnium-ask-unit = { $side } : choisissez une unité à déplacer, ou finissez la phase de mouvement.
somnium-ask-move = { $side } : dites où va { $piece } depuis { $space } ({ $points } points), ou arrêtez-la.
somnium-ask-arrive = { $side } : dites où entre { $piece }, ou arrêtez pour la laisser attendre.
somnium-ask-drop = { $side } : lancez le dé pour le saut de { $piece }.
somnium-ask-target =
    { $count ->
        [0] { $side } : choisissez une cible, ou finissez la phase de combat.
       *[other] { $side } : choisissez une cible.
    }
somnium-ask-attackers = { $side } : désignez une à une les unités qui attaquent { $space }, puis terminez. { $odds }
somnium-ask-battery = { $side } : désignez une à une les pièces qui tirent sur { $space }, puis terminez.
somnium-ask-sorties = { $side } : combien de points aériens frappent { $space } ? { $left }
somnium-ask-air =
    { $defends ->
        [yes] { $side } : combien de points aériens pour la défense de { $space } ? { $left } { $odds }
       *[no] { $side } : combien de points aériens pour l’attaque de { $space } ? { $left } { $odds }
    }
somnium-ask-support = { $side } : désignez une à une les pièces qui soutiennent la défense de { $space }, puis terminez. { $odds }
somnium-air-left = Il en reste { $left } ; { $cap } au plus servent dans un combat.
somnium-air-left-free = Il en reste { $left }.
somnium-odds-so-far = Pour l’instant { $attack } contre { $defence }, colonne { $column }.
somnium-attack-so-far = Pour l’instant { $attack } à l’attaque ; la défense ne peut pas encore être consultée.
somnium-ask-loss =
    { $whole ->
        [yes] { $side } : choisissez l’unité éliminée.
       *[no] { $side } : choisissez l’unité qui subit la perte.
    }
somnium-ask-give =
    { $number ->
        [0] { $side } : échange : choisissez une unité à céder.
       *[other] { $side } : échange : choisissez une unité à céder ; cédé jusqu’ici : { $number } points de défense. Terminez quand cela suffit.
    }
somnium-ask-pay = { $side } : échange : choisissez une unité pour payer ; il reste { $number } points d’attaque à payer.
somnium-ask-retreat = { $side } : retraite : { $pieces }. Choisissez une unité et où elle va.
somnium-ask-displace = { $side } : { $space } est trop plein : choisissez l’unité qui continue, et où elle va.
somnium-ask-advance = { $side } : avancez en { $space } et au-delà avec qui vous voulez, puis terminez.

## What it is time for, inside "this is the time to ..."

somnium-now-place = placer { $first }
somnium-now-unit = choisir une unité à déplacer, ou finir la phase de mouvement
somnium-now-move = dire où va { $piece }, ou l’arrêter
somnium-now-arrive = dire où entre { $piece }, ou l’arrêter
somnium-now-drop = lancer le dé pour { $piece }
somnium-now-target = choisir une cible, ou finir la phase de combat
somnium-now-attackers = désigner les unités attaquantes, puis terminer
somnium-now-battery = désigner les pièces qui tirent, puis terminer
somnium-now-sorties = dire combien de points aériens frappent
somnium-now-air = dire combien de points aériens participent
somnium-now-support = désigner les pièces qui soutiennent la défense, puis terminer
somnium-now-loss = choisir l’unité qui subit la perte
somnium-now-give = choisir les unités cédées dans l’échange
somnium-now-pay = choisir les unités qui paient l’échange
somnium-now-retreat = se retirer
somnium-now-displace = faire continuer une unité de { $space }
somnium-now-advance = avancer, ou terminer

## Choices

somnium-do-select = { $piece }
somnium-do-move = { $piece } vers { $space } pour { $points }
somnium-do-stop = rester, ou s’arrêter ici
somnium-do-end = finir la phase
somnium-do-attack = attaquer { $space }
somnium-do-bombard = bombarder { $space }
somnium-do-strike = frapper { $space } par les airs
somnium-do-join = { $piece } participe
somnium-do-done = c’est tout
somnium-do-air =
    { $number ->
        [0] aucun point aérien
        [one] un point aérien
       *[other] { $number } points aériens
    }
somnium-do-loss = { $piece }
somnium-do-retreat = { $piece } en arrière vers { $space }
somnium-do-advance = { $piece } en avant vers { $space }
somnium-do-place = { $piece } en { $space }
somnium-do-rest = les autres prennent leurs places imprimées
somnium-do-enter = { $piece } entre en { $space }
somnium-do-drop = { $piece } saute sur { $space }

## Why not

somnium-why-not-now = il faut maintenant { $now }
somnium-why-not-yours = { $arg1 } n’est pas à vos ordres
somnium-why-not-on-map = { $arg1 } n’est pas sur la carte
somnium-why-left-map = { $arg1 } a quitté la carte ({ $arg2 }) et ne revient pas
somnium-why-destroyed = { $arg1 } est détruite
somnium-why-already-moved = { $arg1 } s’est déjà déplacée dans cette phase
somnium-why-other-unit = { $arg1 } est l’unité en cours de déplacement
somnium-why-no-path = un mouvement nomme chaque hexagone à partir de { $arg1 }, et finit dans un autre
somnium-why-not-adjacent = { $arg1 } et { $arg2 } ne se touchent pas
somnium-why-twice-through = un mouvement ne passe pas deux fois par { $arg1 }
somnium-why-prohibited = nul ne peut entrer en { $arg1 } : { $arg2 }
somnium-why-closed-ground = { $arg1 } ne peut aller de { $arg2 } en { $arg3 } : sans route, ce terrain ({ $arg4 }) est interdit aux { $arg5 ->
        [armour] blindés
       *[other] unités motorisées
    }
somnium-why-closed-water = { $arg1 } ne peut aller de { $arg2 } en { $arg3 } : l’eau qui les sépare est interdite aux { $arg4 ->
        [armour] blindés
       *[other] unités motorisées
    }
somnium-why-off-tether = { $arg1 } est coupée de son ravitaillement et ne peut se déplacer
somnium-why-beyond-tether = { $arg1 } est à plus de { $arg2 } hexagones du ravitaillement
somnium-why-tether-mines = aucune ligne de { $arg2 } hexagones ne mène du ravitaillement à { $arg1 } : les mines en { $arg3 } barrent le chemin
somnium-why-tether-enemy = aucune ligne de { $arg2 } hexagones ne mène du ravitaillement à { $arg1 } sans passer par l’ennemi ou à côté de lui
somnium-why-tether-both = aucune ligne de { $arg2 } hexagones ne mène du ravitaillement à { $arg1 } sans passer par des mines, par l’ennemi ou à côté de lui
somnium-why-no-contact = { $arg1 } attend là où elle s’est posée que les siens la rejoignent
somnium-why-too-early = { $arg1 } entre en jeu au tour { $arg2 }
somnium-why-withdrawn = { $arg1 } est retirée à partir du tour { $arg2 } et ne vient plus
somnium-why-no-landing = { $arg1 } n’a pas d’endroit où entrer : fermés par l’ennemi : { $arg2 } ; pleins : { $arg3 } ; pas aux mains de son camp : { $arg4 }
somnium-why-no-entry = { $arg2 } n’est pas un des hexagones par où { $arg1 } entre
somnium-why-no-port = { $arg2 } n’est pas un port où { $arg1 } puisse débarquer
somnium-why-home-port = { $arg1 } débarque à son port imprimé { $arg2 } tant qu’il peut servir, pas en { $arg3 }
somnium-why-port-lost = { $arg1 } ne peut débarquer en { $arg2 } : son camp ne le tient pas
somnium-why-port-engaged = { $arg1 } ne peut débarquer en { $arg2 } : un ennemi se trouve à côté
somnium-why-not-by-air = { $arg1 } n’arrive pas par les airs
somnium-why-only-by-air = { $arg1 } arrive par les airs, ni par terre ni par mer
somnium-why-drop-elsewhere = { $arg1 } saute sur { $arg2 } et nulle part ailleurs
somnium-why-drop-ground = personne ne peut sauter sur { $arg1 }
somnium-why-drop-zone = personne ne peut sauter sur { $arg1 } : un ennemi se trouve à côté
somnium-why-no-attack-there = { $arg1 } ne peut attaquer { $arg2 } : { $arg3 }
somnium-why-no-engaging = { $arg1 } ne peut aller en { $arg2 } : les blindés n’engagent pas d’ennemis en montagne
somnium-why-edge-closed = ce camp ne peut quitter la carte par le { $arg1 }
somnium-why-not-an-edge = { $arg1 } n’est pas sur le { $arg2 } de la carte
somnium-why-no-way-out = personne de ce camp ne quitte la carte de son plein gré ({ $arg1 })
somnium-why-other-port = { $arg1 } ne part que de { $arg3 } ({ $arg2 })
somnium-why-just-landed = { $arg1 } vient de débarquer dans cette phase et ne repart au plus tôt que dans une autre
somnium-why-enemy-there = { $arg1 } est tenu par des unités ennemies
somnium-why-must-stop = en { $arg1 } elle doit s’arrêter : un ennemi est à côté
somnium-why-mine-stop = en { $arg1 } elle doit s’arrêter : on y lance le dé des mines avant de continuer
somnium-why-too-far = { $arg1 } coûte { $arg2 } points ; { $arg3 } en a { $arg4 }
somnium-why-too-far-contact = { $arg1 } coûte { $arg2 } points ; { $arg3 } en a { $arg4 } après avoir rompu le contact
somnium-why-stack-full = { $arg1 } contient déjà { $arg2 } unités, le plus qui puisse s’arrêter dans un hexagone
somnium-why-must-attack = { $arg1 } doit d’abord attaquer : elle est au contact de l’ennemi, n’est pas partie et ne tient pas de terrain dominant
somnium-why-no-enemy = il n’y a pas d’ennemi en { $arg1 }
somnium-why-attacked-already = { $arg1 } a été attaqué dans cette phase, et aucun hexagone n’est attaqué deux fois
somnium-why-no-attacker = aucune unité du camp attaquant ne se trouve à côté de { $arg1 }
somnium-why-no-gun = aucune pièce qui puisse encore tirer n’atteint { $arg1 } à distance
somnium-why-needed = { $arg1 } est le seul hexagone que { $arg2 } puisse attaquer, et elle doit attaquer : on ne peut l’épuiser par un tir à distance
somnium-why-air-short = une attaque aérienne demande au moins { $arg1 } points ; il en reste { $arg2 }
somnium-why-fought-already = { $arg1 } a déjà combattu dans cette phase
somnium-why-cannot-reach = { $arg1 } ne se trouve pas à côté de { $arg2 }, et n’a pas d’artillerie
somnium-why-joined-already = { $arg1 } participe déjà
somnium-why-obliged-elsewhere = { $arg1 } doit attaquer un hexagone voisin et ne peut tirer sur un hexagone éloigné
somnium-why-nobody-attacks = une attaque demande une unité à côté de la cible, et une qui ait une valeur d’attaque sauf si elle est obligée
somnium-why-guns-busy = { $arg1 } a déjà tiré dans cette phase
somnium-why-guns-attacked = { $arg1 } ne combat que dans son propre hexagone, qui est ou a été attaqué dans cette phase
somnium-why-no-attack-value = { $arg1 } n’a plus de valeur d’attaque pour tirer
somnium-why-guns-near = { $arg1 } se trouve à côté de { $arg2 } : l’artillerie ne tire que sur des hexagones plus éloignés, et attaque ses voisins
somnium-why-not-guns = seule l’artillerie participe à distance, et { $arg1 } n’en a pas
somnium-why-out-of-range = { $arg1 } est à { $arg2 } hexagones de { $arg3 } ; sa portée est de { $arg4 }
somnium-why-air-limit = on peut donner maintenant entre { $arg1 } et { $arg2 } points
somnium-why-guns-alone = une attaque de la seule artillerie ne reçoit pas de points aériens
somnium-why-no-loss = { $arg1 } n’est pas de celles qui peuvent subir cette perte : seulement celles de l’hexagone attaqué ou à côté
somnium-why-cannot-pay = { $arg1 } n’a pas de valeur d’attaque pour payer
somnium-why-not-retreating = { $arg1 } n’a pas à se retirer
somnium-why-retreat-zone = une retraite ne peut finir en { $arg1 }, au contact de l’ennemi
somnium-why-retreat-full = { $arg1 } est plein et nul n’y peut faire de la place
somnium-why-retreat-back = qui fait de la place ne revient pas en { $arg1 }, par où la retraite est passée
somnium-why-edge-no-choice = quitter la carte n’est jamais un choix : { $arg1 } ne passe le bord que s’il ne reste aucun hexagone
somnium-why-edge-first = { $arg1 } passe le bord de la carte avant de se retirer de deux hexagones en situation d’encerclement
somnium-why-retreat-one = un hexagone suffit : la retraite de deux hexagones est pour les unités encerclées
somnium-why-retreat-lost = { $arg1 } subirait en chemin une perte qu’elle ne peut supporter
somnium-why-retreat-water = { $arg1 } n’est pas encerclée : sa seule issue passe par une eau qui la détruit
somnium-why-advance-guns = { $arg1 } ne peut avancer : l’artillerie reste où elle est
somnium-why-advance-spent = { $arg1 } ne peut avancer : elle n’a pas gagné ce combat ou a déjà avancé
somnium-why-advance-far = l’avance de { $arg1 } commence en { $arg2 } et va à { $arg3 ->
        [one] { $arg3 } hexagone au plus
       *[other] { $arg3 } hexagones au plus
    }
somnium-why-advance-back = une avance ne finit pas en { $arg1 }, où elle a commencé
somnium-why-advance-ends = aucune avance ne continue au-delà de { $arg1 } : { $arg2 }
somnium-why-advance-zone = l’avance s’arrête en { $arg1 } : un ennemi se trouve à côté
somnium-why-advance-ground = aucune avance ne continue jusqu’en { $arg1 } : { $arg2 }
somnium-why-advance-water = aucune avance ne continue de { $arg1 } en { $arg2 } : l’eau les sépare
somnium-why-advance-mine = on lance le dé des mines en { $arg1 } avant de pouvoir continuer
somnium-why-place-line = { $arg1 } n’est pas des hexagones derrière sa ligne de départ où elle peut être placée
somnium-why-placed-already = { $arg1 } a déjà sa place
somnium-why-rest-blocked = les unités restantes ne peuvent pas toutes prendre leurs places imprimées : un hexagone en contiendrait plus de { $arg1 }
somnium-why-rest-nowhere = aucune des unités restantes n’a de place imprimée
somnium-why-choose-one = il faut d’abord choisir au moins une unité

## Battles

somnium-battle-assault = Attaque de { $space }
somnium-battle-bombardment = Bombardement de { $space }
somnium-battle-strike = Attaque aérienne sur { $space }
somnium-relation = { $attack } contre { $defence }
somnium-relation-fire = { $strength } points × vulnérabilité { $vulnerability } = { $product }
somnium-sum-units = unités
somnium-sum-guns = artillerie à distance
somnium-sum-air = points aériens
somnium-sum-total = total
somnium-sum-vulnerability = vulnérabilité

## Column shifts, and why one does not apply

somnium-shift-terrain = { $terrain }
somnium-shift-water = eau à traverser
somnium-shift-fortification = fortification
somnium-shift-defence-on-mines = défense sur les mines
somnium-shift-siege = encerclement
somnium-shift-division = division { $division } complète
somnium-shift-armour = blindés
somnium-shift-attack-out-of-mines = attaque depuis les mines
somnium-shift-naval-support = appui naval
somnium-unless-way-out = les défenseurs ont une issue
somnium-unless-division = manquent : { $pieces }
somnium-unless-no-tanks = aucun char n’attaque
somnium-unless-ground = seulement en terrain découvert ; ici { $terrain }
somnium-unless-no-infantry = aucune infanterie ne défend
somnium-unless-tanks-defend = des chars défendent avec elle
somnium-unless-no-terrain = pas de colonne pour ce terrain
somnium-unless-not-all-mined = tous les attaquants ne sont pas sur des mines
somnium-unless-not-all-over-water = tous les attaquants ne la traversent pas
somnium-unless-better-ground = le terrain est meilleur encore
somnium-unless-no-ships = aucune unité à portée des navires
somnium-unless-from-afar = ne compte pas contre un tir à distance

## Results

somnium-result-dvb-arb = les attaquants se retirent ; un défenseur et un attaquant subissent une perte
somnium-result-dvb-ari = les attaquants se retirent ; un défenseur subit une perte
somnium-result-dvi-arb = les attaquants se retirent ; l’un d’eux subit une perte
somnium-result-dvi-ari = les attaquants se retirent
somnium-result-dvb-ae = un attaquant est éliminé, les autres se retirent ; un défenseur subit une perte
somnium-result-dvi-ae = un attaquant est éliminé, les autres se retirent
somnium-result-dri-avb = les défenseurs se retirent ; un attaquant subit une perte, et ils peuvent avancer
somnium-result-drb-avb = les défenseurs se retirent ; l’un d’eux et un attaquant subissent une perte ; les attaquants peuvent avancer
somnium-result-dri-avi = les défenseurs se retirent ; les attaquants peuvent avancer
somnium-result-drb-avi = les défenseurs se retirent, l’un subit une perte ; les attaquants peuvent avancer
somnium-result-de-avb = un défenseur est éliminé, les autres se retirent ; un attaquant subit une perte, et ils peuvent avancer
somnium-result-de-avi = un défenseur est éliminé, les autres se retirent ; les attaquants peuvent avancer
somnium-result-emp = échange : le défenseur cède des unités, l’attaquant paie autant ; les autres défenseurs se retirent
somnium-result-imp = impasse : tous restent
somnium-result-db = une unité de l’hexagone subit une perte
somnium-result-di = sans effet

## How sure a chance of loss is

somnium-peril-chosen = si son propriétaire la choisit
somnium-peril-someone = l’une d’elles, au choix du propriétaire
somnium-peril-retreat = sans issue vers l’arrière, si rien d’autre ne bouge avant

## Marks on units

somnium-mark-reduced = réduite
somnium-mark-moved = déplacée
somnium-mark-obliged = doit attaquer
somnium-mark-fought = a combattu
somnium-mark-restless = n’a pas eu de repos
somnium-mark-clearing = démine
somnium-mark-dropped = attend le contact
somnium-mark-afloat = navires en appui
somnium-must-attack = { $unit } doit encore attaquer

## Points. $count is how often the line counts.

somnium-score-crests = crêtes fortifiées tenues
somnium-score-place = { $place } tenu
somnium-score-destroyed =
    { $all ->
        [yes] unités ennemies détruites
       *[no] unités détruites, nation { $nation }
    }
somnium-score-left =
    { $all ->
        [yes] unités amies sorties de la carte
       *[no] unités sorties de la carte, nation { $nation }
    }
somnium-score-intact = unités amies intactes sur la carte
somnium-score-fell = { $place } a été aux mains de l’ennemi
somnium-score-held-on = { $place } tenu à temps
somnium-score-each-turn = { $place } tenu, tour après tour
somnium-score-swept = aucune unité ennemie sur la carte
somnium-score-unused = unités de réserve jamais employées
somnium-note-air = points aériens : { $air }
somnium-note-withdrawal = { $division } est retirée

## Why a player does something. $for is no where it speaks against it; $driven, $hurt and $chance are in per cent

somnium-reason-assault = attaque { $target } à { $column } : chasse l’ennemi dans { $driven } % des cas, souffre dans { $hurt } %
somnium-reason-shot = touche { $target } dans { $chance } % des cas
somnium-reason-enough = aucune autre attaque ne vaut son risque
somnium-reason-holding =
    { $for ->
        [yes] tient ou prend un lieu qui compte
       *[no] laisse trop faible un lieu qui compte
    }
somnium-reason-barring =
    { $for ->
        [yes] barre la route à l’ennemi
       *[no] ouvre la route à l’ennemi
    }
somnium-reason-nearness =
    { $for ->
        [yes] se rapproche des objectifs
       *[no] se tient plus loin des objectifs
    }
somnium-reason-sheltering =
    { $for ->
        [yes] se tient sur un bon terrain
       *[no] se tient à découvert
    }
somnium-reason-company =
    { $for ->
        [yes] garde sa division réunie
       *[no] se tient à l’écart de sa division
    }
somnium-reason-resting =
    { $for ->
        [yes] peut s’y remettre
       *[no] ne peut s’y remettre
    }
somnium-reason-way-out =
    { $for ->
        [yes] garde ouverte la sortie de la carte
       *[no] perd la sortie de la carte
    }
somnium-reason-leaving =
    { $for ->
        [yes] quitte la carte pour des points
       *[no] manquerait sur la carte
    }
somnium-reason-perils =
    { $for ->
        [yes] y est plus à l’abri de l’ennemi
       *[no] l’ennemi pourrait lui nuire davantage là
    }
somnium-reason-trapped =
    { $for ->
        [yes] a des issues
       *[no] a peu d’issues
    }
somnium-reason-gunnery =
    { $for ->
        [yes] a des cibles à portée et une couverture devant
       *[no] est sans couverture, ou sans cible
    }
somnium-reason-lifting-mines =
    { $for ->
        [yes] travaille aux mines qui se trouvent sur la route
       *[no] laisse des mines sur la route
    }
somnium-reason-loss = la perte qui coûte le moins
somnium-reason-give = la perte qui coûte le moins
somnium-reason-pay = la façon la moins chère de payer
somnium-reason-retreat = la retraite la plus sûre
somnium-reason-displace = la retraite la plus sûre
somnium-reason-advance = se tient mieux là
somnium-reason-support = les canons qui changent le résultat pour moins qu’ils ne valent
somnium-reason-cover = le moins de points aériens qui change le résultat
somnium-reason-air = le moins de points aériens pour la colonne qui vaut la peine
somnium-reason-place = là où l’on en a d’abord besoin
somnium-reason-arrive = le lieu le plus proche des combats
somnium-reason-plan = le plan de ce tour : { $plan }

somnium-plan = { $parts }
somnium-plan-plain = jouer comme le joueur régulier
somnium-plan-attack = pousser l’attaque
somnium-plan-storm = tout jeter dans l’attaque
somnium-plan-hold = tenir la ligne
somnium-plan-wait = attendre hors de portée
somnium-plan-guard = garder ce qui ne doit pas tomber
somnium-plan-leave = gagner la sortie
somnium-plan-hunt = détruire des unités plutôt que prendre du terrain
somnium-plan-strike = attaquer { $space }
somnium-plan-leave-alone = laisser { $space } tranquille
somnium-plan-formation = { $formation } : { $plan }
