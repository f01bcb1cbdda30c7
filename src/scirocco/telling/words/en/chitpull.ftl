### The chit-pull games: Gazala 1942.
### $unit, $piece, $side, $space, $from, $to stand for names; yes and no are plain words to select on.

## What happened

chitpull-event-placed = { $unit } is placed in { $space }.
chitpull-event-turn-began =
    Turn { $turn } of { $turns }, { $day }.{ $count ->
        [0] { "" }
       *[other] { " " }Replacements: { $steps }.
    }
# In the list of replacements: "2 × Grant"
chitpull-steps = { $count } × { $pool }
chitpull-event-fallback-declared = { $side }: this is a retreat turn.
# $plus is the modifier with its sign
chitpull-event-command-rolled =
    { $side }: the command die shows { $die }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ $plus })
    }: { $markers ->
        [one] one marker.
       *[other] { $markers } markers.
    }
chitpull-event-air-rolled =
    { $columns ->
        [0] The air die shows { $die }: no air support for the { $side } today.
        [one] The air die shows { $die }: one column of air support for the { $side }.
       *[other] The air die shows { $die }: { $columns } columns of air support for the { $side }.
    }
chitpull-event-landing-rolled =
    { $landed ->
        [yes] { $unit } comes from the sea at { $space }: the die shows { $die }, and the ships get through.
       *[no] { $unit } comes from the sea at { $space }: the die shows { $die }, and the ships are lost.
    }
chitpull-event-landing-drifted =
    { $ashore ->
        [yes] The current die shows { $die }: { $unit } comes ashore in { $space }.
       *[no] The current die shows { $die }: { $unit } finds no place to come ashore.
    }
chitpull-event-landing-planned = { $side }: a landing at { $space } is planned in secret.
chitpull-event-hq-returned = { $unit } comes back in { $space }.
chitpull-event-rebuilt = { $unit } regains a step ({ $pool }).
chitpull-event-raised = { $unit } is raised again in { $space } ({ $pool }).
chitpull-event-affiliated = { $unit } now serves under { $other }.
# $out and $isolated count units; $units and $pieces name them
chitpull-event-supply-checked =
    Supply: { $out ->
        [0] nobody is out of supply
       *[other] out of supply: { $units }
    }{ $isolated ->
        [0] .
       *[other] ; isolated: { $pieces }.
    }
chitpull-event-marker-chosen = The marker of { $unit } goes into the cup.
chitpull-event-cup-filled =
    { $side }: { $number ->
        [0] no marker goes
        [one] one marker goes
       *[other] { $number } markers go
    } into the cup, out of { $chosen } chosen.
chitpull-event-marker-drawn = { $side }: { $unit } is drawn, marker { $box } of the day.
chitpull-event-leader-rolled =
    { $acts ->
        [yes] { $unit } rolls { $die } and takes command.
       *[no] { $unit } rolls { $die } and does nothing.
    }
chitpull-event-activation-began =
    { $unit } activates { $count ->
        [one] one unit
       *[other] { $count } units
    }{ $beyond ->
        [0] .
       *[other] ; beyond the radius, worse supplied: { $far }.
    }
chitpull-event-activation-lost = { $unit } is not on the map: its marker has no effect.
chitpull-event-activation-ended = { $unit } has finished.
chitpull-event-pause-rolled =
    { $ended ->
        [yes] { $side }: the pause die shows { $die }, { $limit } or less ends operations: they end today.
       *[no] { $side }: the pause die shows { $die }, { $limit } or less would end operations: they go on.
    }
chitpull-event-set-aside =
    { $side }: { $number ->
        [one] one marker leaves
       *[other] { $number } markers leave
    } the cup without effect.
chitpull-event-split-up = { $unit } splits off { $other }.
chitpull-event-merged = { $unit } and { $other } merge.
# $cost is written with a half sign (3½), $points is the same as a number
chitpull-event-moved =
    { $unit } moves from { $from } { $off ->
        [yes] off the map
       *[no] to { $to }
    } for { $points ->
        [0.5] { $cost } point
        [one] { $cost } point
       *[other] { $cost } points
    }.
chitpull-event-left-map = { $unit } leaves the map over the { $space }.
chitpull-event-entered = { $unit } comes in at { $space }.
chitpull-event-reacted = { $unit } gives way from { $from } to { $to }.
chitpull-event-mines-worked-on =
    { $unit } works on the mines of { $to } from { $from }: the die shows { $die }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus } for engineers
    }, { $cleared ->
        [yes] the lane is open.
       *[no] no lane.
    }
chitpull-event-works-lost = The fortifications of { $space } are lost.
chitpull-event-attack-declared =
    { $kind ->
        [armour] Armour attack by the { $side } on { $space }.
       *[general] Attack by the { $side } on { $space }.
    }
chitpull-event-joined = { $unit } takes part in the attack on { $space }.
chitpull-event-air-committed =
    { $columns ->
        [one] Air support for the attack on { $space }: one column.
       *[other] Air support for the attack on { $space }: { $columns } columns.
    }
# $attacking and $defending are the dice, those of anti-tank guns after a plus sign; $on-defence and $on-attack are chitpull-hits
chitpull-event-clash-fought = Armour combat in { $space }. The attackers throw { $attacking }: { $on-defence }. The defenders throw { $defending }: { $on-attack }.
# $cars are hits that count against armoured cars only, $others those against any vehicle
chitpull-hits =
    { $others ->
        [0] { $cars ->
            [0] no hit
            [one] one hit on armoured cars
           *[other] { $cars } hits on armoured cars
        }
        [one] { $cars ->
            [0] one hit
            [one] one hit, and one on armoured cars
           *[other] one hit, and { $cars } on armoured cars
        }
       *[other] { $cars ->
            [0] { $others } hits
            [one] { $others } hits, and one on armoured cars
           *[other] { $others } hits, and { $cars } on armoured cars
        }
    }
chitpull-event-hits-wasted =
    { $number ->
        [one] { $side }: one hit does no harm.
       *[other] { $side }: { $number } hits do no harm.
    }
chitpull-event-recovery-rolled =
    { $saved ->
        [yes] { $unit } rolls { $die } for its wrecks: they are towed in ({ $pool }).
       *[no] { $unit } rolls { $die } for its wrecks: they are lost.
    }
# $base and $column are columns such as 3:1; $shifts is a list of chitpull-shift-line; $meaning is chitpull-result-points
chitpull-event-battle-fought =
    Battle for { $space }: { $relation } is { $base }{ $count ->
        [0] { "" }
       *[other] ; shifts: { $shifts }; fought at { $column }
    }. The die shows { $die }: { $result }; { $meaning }.
chitpull-shift-line = { $reason } { $columns }
chitpull-event-battle-off = The attack on { $space } finds nobody left to fight.
chitpull-event-step-lost =
    { $left ->
        [one] { $unit } loses a step; one is left.
       *[other] { $unit } loses a step; { $left } are left.
    }
chitpull-event-eliminated = { $unit } is eliminated in { $space }.
chitpull-event-stood-fast =
    { $number ->
        [one] { $side }: the units stand fast and lose one step more.
       *[other] { $side }: the units stand fast and lose { $number } steps more.
    }
chitpull-event-gave-ground =
    { $number ->
        [one] { $side }: the units retreat one hex.
       *[other] { $side }: the units retreat { $number } hexes.
    }
chitpull-event-retreated = { $unit } retreats from { $from } to { $to }.
chitpull-event-advanced = { $unit } advances from { $from } to { $to }.
chitpull-event-game-ended = The game is over. { $attacker }: { $count } of { $needed } objectives held. Victory for the { $winner }.

## Who must do what

chitpull-ask-place =
    { $side }: place the { $first }, { $values }, or let the staff place the group{ $more ->
        [0] .
        [one] ; one more follows.
       *[other] ; { $more } more follow.
    }
chitpull-ask-fallback = { $side }: declare a retreat turn (one marker more, one attack, no move west), or say done.
chitpull-ask-return = { $side }: say where the { $hq } comes back.
chitpull-ask-replace = { $side }: spend replacement steps ({ $steps }) on units, or save them and say done.
chitpull-ask-affiliate = { $side }: put one unit under another headquarters, or say done.
chitpull-ask-formation = { $side }: under which headquarters does the { $piece } serve?
# $plan: whether a landing may be planned
chitpull-ask-cup =
    { $number ->
        [0] { $side }: the markers are chosen; close the cup{ $plan ->
            [yes] , or first plan the landing in a marked hex of the coast.
           *[no] .
        }
        [one] { $side }: choose the last marker for the cup.
       *[other] { $side }: choose { $number } markers for the cup.
    }
chitpull-ask-split = { $side }: split whole brigades, or say done.
# $leader is the headquarters or leader whose marker was drawn, $able how many units can be chosen, $mines says whether
# mines can be cleared
chitpull-ask-order =
    { $side }: { $leader } acts. Choose a unit to move{ $mines ->
        [yes] { " " }or to clear mines
       *[no] { "" }
    } ({ $able ->
        [one] one can
       *[other] { $able } can
    }), or end the movement.
chitpull-ask-move = { $side }: say where the { $piece } goes from { $space } ({ $points } points), or stop.
chitpull-ask-enter = { $side }: say where the { $piece } comes in.
chitpull-ask-react = { $side }: an enemy has come to { $space }: let the { $piece } give way, or stay.
chitpull-ask-excess = { $side }: { $space } is too full: choose the unit that is removed.
chitpull-ask-clash = { $side }: choose a hex to attack with armour, or end the declarations.
chitpull-ask-clashers = { $side }: name the units that attack { $space } with armour one by one, then done.
chitpull-ask-clashing = { $side }: choose the armour battle to fight next.
# $own: whether the vehicles are those of the side that chooses
chitpull-ask-hit =
    { $cars ->
        [0] { $own ->
            [yes] { $side }: choose which of your vehicles is hit.
           *[no] { $side }: choose which enemy vehicle is hit.
        }
       *[other] { $own ->
            [yes] { $side }: choose which of your armoured cars is hit.
           *[no] { $side }: choose which enemy armoured car is hit.
        }
    }
chitpull-ask-attack = { $side }: choose a hex to attack, or end the declarations.
chitpull-ask-attackers = { $side }: name the units that attack { $space } one by one, then done.
chitpull-ask-sappers = { $side }: use the engineers against { $space } (a column, but they bear the first loss), or spare them.
chitpull-ask-battle = { $side }: choose the battle to fight next.
chitpull-ask-loss =
    { $own ->
        [yes] { $side }: choose which of your units loses a step.
       *[no] { $side }: choose which enemy unit loses a step.
    }
chitpull-ask-rest =
    { $number ->
        [one] { $side }: one point is left to pay: retreat one hex, or stand and lose a step.
       *[other] { $side }: { $number } points are left to pay: retreat { $number } hexes, or stand and lose { $number } steps.
    }
chitpull-ask-retreat =
    { $number ->
        [one] { $side }: retreat one hex: { $pieces }. Choose a unit and where it goes.
       *[other] { $side }: retreat { $number } hexes: { $pieces }. Choose a unit and where it goes.
    }
chitpull-ask-retreating = { $side }: the { $piece } retreats further: say where.
chitpull-ask-advance = { $side }: advance to { $space } with whom you like, then done.
chitpull-ask-advancing = { $side }: let the { $piece } advance further, or say done.
chitpull-ask-merge = { $side }: merge the parts of brigades, or say done.

## What it is time for, inside "this is the time to ..."

chitpull-now-place = place the { $first }
chitpull-now-fallback = declare a retreat turn, or say done
chitpull-now-return = place a headquarters that comes back
chitpull-now-replace = spend replacements, or say done
chitpull-now-affiliate = put one unit under another headquarters, or say done
chitpull-now-formation = say under which headquarters the { $piece } serves
chitpull-now-cup = choose markers for the cup
chitpull-now-split = split brigades, or say done
chitpull-now-order = choose a unit to move, or end the movement
chitpull-now-move = say where the { $piece } goes, or stop it
chitpull-now-enter = say where the { $piece } comes in
chitpull-now-react = let the { $piece } give way, or stay
chitpull-now-excess = choose the unit of { $space } that is removed
chitpull-now-clash = attack a hex with armour, or end the declarations
chitpull-now-clashers = name the units that attack, then say done
chitpull-now-clashing = choose the armour battle to fight next
chitpull-now-hit = choose the vehicle that is hit
chitpull-now-attack = attack a hex, or end the declarations
chitpull-now-attackers = name the units that attack, then say done
chitpull-now-sappers = say whether the engineers are used
chitpull-now-battle = choose the battle to fight next
chitpull-now-loss = choose the unit that loses a step
chitpull-now-rest = retreat, or stand and lose steps
chitpull-now-retreat = say where a unit retreats
chitpull-now-retreating = say where the { $piece } retreats further
chitpull-now-advance = advance, or say done
chitpull-now-advancing = let the { $piece } advance further, or say done
chitpull-now-merge = merge brigades, or say done

## Choices

chitpull-do-select = move { $piece }
chitpull-do-move = { $piece } to { $space }
chitpull-do-place = { $piece } in { $space }
# $count is how many units the group still has
chitpull-do-auto =
    { $count ->
        [one] the staff places this unit
       *[other] the staff places these { $count }
    }
chitpull-do-declare = declare a retreat turn
# $kind is what is being decided
chitpull-do-done =
    { $kind ->
        [fallback] no retreat turn
        [replace] keep the other steps
        [affiliate] nobody changes headquarters
        [cup] close the cup
        [split] no more splitting
        [merge] no more merging
        [sappers] spare the engineers
        [advance] end the advance
        [advancing] stop here
       *[other] that is all
    }
# $spaces are hexes that tanks could still attack in armour combat, $count how many
chitpull-do-end =
    { $kind ->
        [order] end the movement
        [clash] { $count ->
            [0] no more armour attacks
           *[other] no more armour attacks; no tanks then against { $spaces }
        }
        [attack] no more attacks
       *[other] end this part
    }
chitpull-do-stop = stay, or stop here
chitpull-do-mark = { $piece } into the cup
chitpull-do-land = plan the landing at { $space }
chitpull-do-rebuild = { $piece } regains a step
chitpull-do-raise = { $piece } again in { $space }
chitpull-do-affiliate = { $piece } changes headquarters
chitpull-do-under = under { $piece }
chitpull-do-split = split { $piece }
chitpull-do-merge = merge { $piece }
chitpull-do-enter = { $piece } comes in at { $space }
chitpull-do-clear = { $piece } clears mines in { $space }
chitpull-do-react = { $piece } gives way to { $space }
chitpull-do-stay = stay
chitpull-do-attack = attack { $space }
chitpull-do-join = { $piece } joins
chitpull-do-sap = use the engineers
chitpull-do-air =
    { $columns ->
        [one] air support, one column
       *[other] air support, { $columns } columns
    }
chitpull-do-fight = fight for { $space }
chitpull-do-hit = { $piece } is hit
chitpull-do-loss = { $piece } loses a step
chitpull-do-stand = stand and lose steps
chitpull-do-withdraw = retreat
chitpull-do-retreat = { $piece } back to { $space }
chitpull-do-advance = { $piece } on to { $space }
chitpull-do-remove = remove { $piece }

## Why not

chitpull-why-not-now = this is the time to { $now }
chitpull-why-not-yours = { $arg1 } is not yours to order
chitpull-why-not-on-map = { $arg1 } is not on the map
chitpull-why-not-called = { $arg1 } is not activated by this marker
chitpull-why-out-of-radius = { $arg1 } lies { $arg2 } hexes from the headquarters, beyond its radius of { $arg3 }, and another is nearer
chitpull-why-nearer-hq = { $arg1 } is independent, and another headquarters was nearer to it
chitpull-why-was-out-of-radius = { $arg1 } was out of reach of the headquarters when its marker was drawn
chitpull-why-other-formation = { $arg1 } serves under another headquarters
chitpull-why-already-acted = { $arg1 } has already been activated in this turn
chitpull-why-already-moved = { $arg1 } has already moved in this activation
chitpull-why-is-anchor = { $arg1 } may not move in this turn: a friend moved from zone to zone into its hex
chitpull-why-at-work = { $arg1 } works on a minefield and does nothing else in this activation
chitpull-why-other-unit = { $arg1 } is the unit being moved now
chitpull-why-no-path = a move names every hex from { $arg1 } on, and ends in another
chitpull-why-not-adjacent = { $arg1 } and { $arg2 } do not touch
chitpull-why-twice-through = a move does not pass { $arg1 } twice
chitpull-why-prohibited = nobody can enter { $arg1 }: { $arg2 }
chitpull-why-closed = { $arg1 } cannot go from { $arg2 } to { $arg3 }: a cliff or an arm of the sea lies between them
chitpull-why-mined = { $arg1 } is a minefield that has not been cleared from { $arg2 }
chitpull-why-enemy-there = { $arg1 } is held by enemy units
chitpull-why-zone-to-zone = from one enemy zone to another a unit goes only where a friend stands that does not move in this turn; there is none in { $arg1 }
chitpull-why-no-westward = in a retreat turn no unit moves west: { $arg1 } lies west of { $arg2 }
chitpull-why-zone-to-zone-free = { $arg1 } would advance to { $arg2 } from one enemy zone into another
chitpull-why-too-far = { $arg1 } costs { $arg2 } points; { $arg3 } has { $arg4 }
chitpull-why-edge-closed = this side leaves the map over the { $arg1 } only
chitpull-why-not-at-edge = this side leaves the map over the { $arg1 }, and { $arg2 } does not lie on it
chitpull-why-not-waiting = { $arg1 } is no reinforcement due by now
chitpull-why-entry-closed = { $arg1 } cannot come in at { $arg2 }: it is no entry hex of its side, or not in friendly hands
chitpull-why-no-crowding = { $arg1 } has no room: five units with one brigade or regiment, or two of one formation and a battalion
chitpull-why-no-excess = removing { $arg1 } would not lessen the excess in { $arg2 }
chitpull-why-not-in-excess = { $arg1 } does not stand in { $arg2 }, where there are too many units
chitpull-why-one-hex = { $arg1 } gives way by one hex, and { $arg2 } is not next to it
chitpull-why-into-zone = { $arg1 } does not give way into an enemy zone, and { $arg2 } lies in one
chitpull-why-no-mines = there is no uncleared minefield between { $arg1 } and { $arg2 }
chitpull-why-no-minefield = { $arg1 } is no minefield
chitpull-why-staff-at-mines = { $arg1 } is a headquarters, and these do not clear mines
chitpull-why-clears-not = { $arg1 } took no part in the attack and clears no mines for the advance
chitpull-why-own-mines = the mines are one's own; there is nothing to clear
chitpull-why-has-moved = { $arg1 } has moved and cannot work on mines
chitpull-why-no-enemy = there is no enemy in { $arg1 }
chitpull-why-attacked-already = { $arg1 } has been attacked in this way in this activation
chitpull-why-one-target = in a retreat turn one hex only may be attacked, and that is { $arg1 }
chitpull-why-one-attack = in a retreat turn the side attacks once, and its attack was that on { $arg1 }
chitpull-why-no-attacker = no unit that can still attack stands next to { $arg1 }
chitpull-why-no-armour-there = there is no armour value in { $arg1 } to fight against
chitpull-why-too-weak = even with all who can join, the attack on { $arg1 } stays below the lowest column
chitpull-why-cannot-attack = { $arg1 } cannot attack { $arg2 }: { $arg3 }
chitpull-why-joined-already = { $arg1 } already takes part
chitpull-why-armour-first = { $arg1 } could have fought the armour in { $arg2 } first, and must
chitpull-why-no-vehicle = an armour attack needs a tank or armoured car
chitpull-why-odds-too-low = at { $arg1 } the attack is below the lowest column
chitpull-why-no-air = there is no air support left for this attack
chitpull-why-no-loss = { $arg1 } cannot take this loss: { $arg2 }
chitpull-why-not-retreating = { $arg1 } does not have to retreat
chitpull-why-retreat-no-hex = { $arg1 } cannot retreat to { $arg2 }: { $arg3 }
chitpull-why-retreat-priority = { $arg1 } must retreat to a better hex than { $arg2 }
chitpull-why-cannot-stand = there are too few steps left to stand
chitpull-why-cannot-advance = { $arg1 } may not advance to { $arg2 }: { $arg3 }
chitpull-why-mines-tried = from { $arg1 } the mines have been tried once
chitpull-why-no-rebuilding = { $arg1 } gets no step: { $arg2 }
chitpull-why-no-return = { $arg1 } cannot come back at { $arg2 }: { $arg3 }
chitpull-why-no-fallback = no retreat turn can be declared now: { $arg1 }
chitpull-why-not-affiliated = { $arg1 } cannot be put under { $arg2 }
chitpull-why-one-affiliation = { $arg1 } serves under no headquarters that could change
chitpull-why-cup-full = no more markers go into the cup
chitpull-why-cup-short =
    { $arg1 ->
        [one] one more marker must go into the cup
       *[other] { $arg1 } more markers must go into the cup
    }
chitpull-why-no-marker = { $arg1 } has no marker that could go into the cup
chitpull-why-no-landing = nobody lands at { $arg1 }
chitpull-why-no-plan = the landing is planned or past, or the side has none
chitpull-why-no-split = { $arg1 } cannot be split: only a whole brigade of three steps on the map
chitpull-why-no-merge = { $arg1 } has no part of its brigade beside it
chitpull-why-place-zone = { $arg1 } is not among the hexes where { $arg2 } may be placed
chitpull-why-not-its-turn = the next unit to place is { $arg1 }

# What is wrong in particular, after a colon

chitpull-because-a-cliff-lies-between-them = a cliff lies between them
chitpull-because-an-enemy-stands-next-to-it = an enemy stands next to it
chitpull-because-an-arm-of-the-sea-lies-between-them = an arm of the sea lies between them
chitpull-because-armour-has-fought-there-so-nobody-climbs = armour has fought there, so nobody climbs
chitpull-because-headquarters-do-not-attack = headquarters do not attack
chitpull-because-it-attacks-another-hex = it attacks another hex
chitpull-because-it-brings-no-armour-into-an-attack = it brings no armour into an attack
chitpull-because-it-does-not-stand-next-to-it = it does not stand next to it
chitpull-because-it-has-attacked-once = it has attacked once
chitpull-because-it-has-no-armour-value = it has no armour value
chitpull-because-it-has-no-strength = it has no strength
chitpull-because-it-is-at-full-strength = it is at full strength
chitpull-because-it-is-empty-and-in-an-enemy-zone = it is empty and in an enemy zone
chitpull-because-it-is-isolated = it is isolated
chitpull-because-this-scenario-has-none = this scenario has none
chitpull-because-it-is-declared-at-the-start-of-a-turn-before-the-dice = it is declared at the start of a turn, before the dice
chitpull-because-the-last-turn-was-one = the last turn was one
chitpull-because-there-is-none-on-a-first-turn = there is none on a first turn
chitpull-because-this-is-one-already = this is one already
chitpull-because-the-edge-is-not-in-friendly-hands-there = the edge is not in friendly hands there
chitpull-because-none-of-its-units-stands-there = none of its units stands there
chitpull-because-the-headquarters-there-is-not-supplied = the headquarters there is not supplied
chitpull-because-no-headquarters-of-its-side-stands-there = no headquarters of its side stands there
chitpull-because-only-tanks-and-armoured-cars-do = only tanks and armoured cars do
chitpull-because-it-is-not-lost = it is not lost
chitpull-because-it-is-not-a-free-unit-beside-the-hex = it is not a free unit beside the hex
chitpull-because-it-no-longer-stands-with-its-leader = it no longer stands with its leader
chitpull-because-it-takes-two-hits-for-a-step = it takes two hits for a step
chitpull-because-it-took-no-part = it took no part
chitpull-because-it-was-not-in-this-fight-as-a-vehicle = it was not in this fight as a vehicle
chitpull-because-its-kind-is-never-replaced = its kind is never replaced
chitpull-because-no-replacements-of-its-nation-come = no replacements of its nation come
chitpull-because-leaving-an-enemy-zone-costs-a-hex = leaving an enemy zone costs a hex
chitpull-because-mechanised-units-do-not-attack-over-a-cliff = mechanised units do not attack over a cliff
chitpull-because-no-armour-fights-through-fortifications = no armour fights through fortifications
chitpull-because-no-armour-fights-through-mines = no armour fights through mines
chitpull-because-on-foot-it-follows-the-retreat = on foot it follows the retreat
chitpull-because-others-with-strength-are-left = others with strength are left
chitpull-because-the-engineers-bear-the-first-loss = the engineers bear the first loss
chitpull-because-the-first-hex-is-the-one-attacked = the first hex is the one attacked
chitpull-because-there-is-no-step-of-its-kind = there is no step of its kind
chitpull-because-this-hit-is-for-armoured-cars = this hit is for armoured cars

## Battles

chitpull-battle-armour = Armour attack on { $space }
chitpull-battle-general = Attack on { $space }
chitpull-relation = { $attack } against { $defence }
# Dice against dice, in armour combat
chitpull-relation-dice =
    { $attack ->
        [one] one die
       *[other] { $attack } dice
    } against { $defence ->
        [one] one die
       *[other] { $defence } dice
    }
chitpull-sum-units = units
chitpull-sum-works = works and mines
chitpull-sum-cooperation = one formation
chitpull-sum-dice = dice
chitpull-sum-flak = dice of anti-tank guns
chitpull-sum-total = all together

## Column shifts (9.6), and why one does not apply

chitpull-shift-encircled = attack from four hexes
chitpull-shift-tanks = tanks with infantry
chitpull-shift-tank-defence = tank defence
chitpull-shift-terrain = { $terrain }
chitpull-shift-support = headquarters in support
chitpull-shift-defence-support = headquarters supports the defence
chitpull-shift-air = air support
chitpull-shift-engineers = engineers
chitpull-unless-encircled = the attack comes from too few hexes
chitpull-unless-tanks = no tank attacks beside infantry on open ground
chitpull-unless-support = no activated headquarters has the hex in its radius
chitpull-unless-air = not given to this attack
chitpull-unless-engineers = not used

## Results

# What the attacker and the defender pay in points (9.3)
chitpull-result-points =
    { $attacker ->
        [0] { $defender ->
            [0] nobody pays
            [one] the defender pays one point
           *[other] the defender pays { $defender } points
        }
        [one] { $defender ->
            [0] the attacker pays one point
            [one] each side pays one point
           *[other] the attacker pays one point, the defender { $defender }
        }
       *[other] { $defender ->
            [0] the attacker pays { $attacker } points
           *[other] the attacker pays { $attacker } points, the defender { $defender }
        }
    }
# The same in a bar on a phone, in a word or two
chitpull-group-good = Defence worse
chitpull-group-exchange = Even
chitpull-group-none = Even
chitpull-group-bad = Attack worse
# Who loses more in armour combat
chitpull-result-better = the defence loses more vehicles
chitpull-result-equal = both sides lose as much
chitpull-result-none = nobody is hit
chitpull-result-worse = the attackers lose more vehicles

## How sure a chance of loss is

chitpull-peril-chosen = if it is chosen for the loss
chitpull-peril-someone = some of them, as the sides choose
chitpull-peril-stands = if its owner stands instead of retreating

## Marks on units

chitpull-mark-reduced = reduced
chitpull-mark-remnant = down to a battalion
chitpull-mark-unsupplied = out of supply
chitpull-mark-isolated = isolated
chitpull-mark-acted = activated in this turn
chitpull-mark-called = may act now
chitpull-mark-now-unsupplied = out of supply in this activation
chitpull-mark-now-isolated = isolated in this activation
chitpull-mark-moved = has moved
chitpull-mark-shifted = has moved in this turn
chitpull-mark-anchor = must stay: a friend passed on its account
chitpull-mark-cleared = works on mines
chitpull-mark-helped = has helped one unit
chitpull-mark-helped-twice = has helped two units
chitpull-mark-clashed = has fought armour
chitpull-mark-fought = has attacked
chitpull-mark-struck = has been attacked
chitpull-mark-fresh = came into play in this turn

## Beside the map

chitpull-note-replacements = replacements: { $steps }
chitpull-note-command = { $side }: command die { $plus }
# Whose dice they are, over a handful of them
chitpull-thrown-attack = attackers
chitpull-thrown-attack-flak = anti-tank guns of the attackers
chitpull-thrown-defence = defenders
chitpull-thrown-defence-flak = anti-tank guns of the defenders
chitpull-note-ended = operations ended
# $unit is the headquarters whose marker is being played
chitpull-phase = { $phase }
chitpull-phase-of = { $unit }: { $phase }
chitpull-track = markers of the { $side }
chitpull-box-first = first marker
chitpull-box-limit = pause at { $limit } or less
chitpull-track-about = After its second marker of the day, and after each later one, a side throws a die: as much as the box says, or less, ends its operations for today.
chitpull-score-objective = { $space }
# 7.4: more were chosen than went in; which one stayed out nobody knows
chitpull-cup-unsure =
    { $count ->
        [one] cup: one of these { $chosen } markers
       *[other] cup: { $count } of these { $chosen } markers
    }
chitpull-cup-chosen = chosen for the cup
chitpull-cup =
    { $count ->
        [0] cup: empty
        [one] cup: one marker
       *[other] cup: { $count } markers
    }
chitpull-supply-supplied = in supply
chitpull-supply-unsupplied = out of supply

## Why a player does something. $for is no where it speaks against it; $theirs, $retreats, $ours and $chance are in per cent, $won and $lost are hits

chitpull-reason-assault = attacks { $target } at { $column }: the enemy loses steps in { $theirs }% and must give way or lose more in { $retreats }%, we lose steps in { $ours }%
chitpull-reason-clash = armour against { $target }: { $won } hits for { $lost } in the mean
chitpull-reason-enough = no further attack is worth its risk
chitpull-reason-lane = opens a lane to { $space }, with a chance of { $chance }%
chitpull-reason-garrison = keeps { $space }, which the enemy could reach
chitpull-reason-headquarters = near its units, with company, and on the line to the road
chitpull-reason-arrival = comes in when it can
chitpull-reason-nearness =
    { $for ->
        [yes] is nearer to its goal
       *[no] is farther from its goal
    }
chitpull-reason-perils =
    { $for ->
        [yes] is safer from the enemy there
       *[no] the enemy could bring more against it there
    }
chitpull-reason-company =
    { $for ->
        [yes] has more friends beside it
       *[no] has fewer friends beside it
    }
chitpull-reason-sheltering =
    { $for ->
        [yes] stands on good ground
       *[no] stands in the open
    }
chitpull-reason-provisions =
    { $for ->
        [yes] is supplied there
       *[no] is not supplied there
    }
chitpull-reason-lifeline =
    { $for ->
        [yes] keeps the road that all supply comes by
       *[no] leaves the road that all supply comes by
    }
chitpull-reason-holding =
    { $for ->
        [yes] holds or takes an objective
       *[no] leaves an objective
    }
chitpull-reason-digging-in =
    { $for ->
        [yes] stays in its own minefield
       *[no] leaves its own minefield
    }
chitpull-reason-escort =
    { $for ->
        [yes] does not leave a headquarters alone
       *[no] leaves a headquarters alone
    }
chitpull-reason-staying =
    { $for ->
        [yes] need not move
       *[no] the effort of a move
    }
chitpull-reason-place = as the scenario sets it up
chitpull-reason-return = near its units, away from the enemy
chitpull-reason-replace = the strongest comes back first
chitpull-reason-affiliate = the strongest unit that its own headquarters cannot reach
chitpull-reason-formation = the nearest headquarters it may serve under
chitpull-reason-cup = the headquarters with most strength near the enemy and the goals
chitpull-reason-enter = the way in that is nearest to its goal
chitpull-reason-react = cars give way to what is too strong for them
chitpull-reason-excess = the least is lost so
chitpull-reason-hit = our cheapest step, or the enemy's dearest
chitpull-reason-loss = our cheapest step, or the enemy's dearest
chitpull-reason-rest = an objective is held while there is strength for it; elsewhere ground is cheaper than units
chitpull-reason-retreat = back to friends, away from the enemy
chitpull-reason-retreating = back to friends, away from the enemy
chitpull-reason-advance = ground that leads to the goals and can be held
chitpull-reason-advancing = ground that leads to the goals and can be held
chitpull-reason-merge = a whole brigade is stronger than its parts
chitpull-reason-clashers = everybody who can fires
chitpull-reason-attackers = everybody who can, until the column is as high as it goes
chitpull-reason-sappers = a column is worth more than the engineers’ step
chitpull-reason-plan = the plan of this turn: { $plan }

## The plan of a turn. Its parts stand in a list, so each is short and has no comma.

chitpull-plan = { $parts }
chitpull-plan-plain = play as the regular player would
chitpull-plan-march = march for the goals
chitpull-plan-bold = press the attack
chitpull-plan-careful = attack only what falls
chitpull-plan-stand = stand fast
chitpull-plan-mass = keep together
chitpull-plan-hunt = destroy the enemy’s units
chitpull-plan-spread = spread out
chitpull-plan-make-for = make for { $space }
chitpull-plan-strike = attack { $space }
chitpull-plan-leave-alone = leave { $space } alone
