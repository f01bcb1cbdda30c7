### The Somnium games: El Alamein, Gazala, Sicily.
### $unit, $piece, $side, $space, $from, $to stand for names; yes and no are plain words to select on.

## What happened

somnium-event-turn-began = Turn { $turn } of { $turns }, { $day }. Air points: { $air }.
# In the list of air points: "Allies 50"
somnium-air-share = { $side } { $points }
# $phase is phase-movement or phase-combat
somnium-event-phase-began = { $side }: { $phase } phase.
somnium-event-placed = { $unit } is placed in { $space }.
# $cost is written with a half sign (3½), $points is the same as a number
somnium-event-moved =
    { $unit } moves from { $from } { $off ->
        [yes] off the map
       *[no] to { $to }
    } for { $points ->
        [0.5] { $cost } point
        [one] { $cost } point
       *[other] { $cost } points
    }.
somnium-event-left-map =
    { $edge ->
        [yes] { $unit } leaves the map over the { $space } and does not return.
       *[no] { $unit } leaves the map ({ $space }) and does not return.
    }
somnium-event-arrived =
    { $how ->
        [drop] { $unit } jumps over { $space }.
        [edge] { $unit } comes in at { $space }.
       *[port] { $unit } lands at { $space }.
    }
somnium-event-drop-rolled =
    { $intact ->
        [yes] { $unit } rolls { $die } for its drop: it comes down in good order.
       *[no] { $unit } rolls { $die } for its drop: it comes down with losses.
    }
somnium-event-contact-made = { $unit } in { $space } is in touch with its own side.
somnium-event-mine-rolled =
    { $loss ->
        [yes] { $unit } rolls { $die } for the mines in { $space }: it takes a loss.
       *[no] { $unit } rolls { $die } for the mines in { $space }: it comes through.
    }
somnium-event-mines-cleared = { $unit } has cleared the mines in { $space }.
somnium-event-recovered = { $unit } recovers to full strength in { $space }; its line to { $base } is open.
somnium-event-attack-declared =
    { $kind ->
        [bombard] Bombardment by the { $side } on { $space }.
        [strike] Air attack by the { $side } on { $space }.
       *[attack] Attack by the { $side } on { $space }.
    }
somnium-event-joined =
    { $forced ->
        [yes] { $unit } has to take part in the fight for { $space }.
       *[no] { $unit } takes part in the fight for { $space }.
    }
somnium-event-air-committed = Air points given by the { $side }: { $points }.
# $base and $column are columns such as 3-1; $shifts is a list of somnium-shift-line; $meaning is one of somnium-result-...
somnium-event-battle-fought =
    Battle for { $space }: { $attack } against { $defence } is { $base }{ $count ->
        [0] { "" }
       *[other] ; shifts: { $shifts }; fought at { $column }
    }. The dice show { $die1 } and { $die2 }: { $result }, { $meaning }.
somnium-shift-line = { $reason } ({ $rule }) { $columns }
somnium-event-bombarded = Fire on { $space }: { $strength } points against vulnerability { $vulnerability }, column { $column }. The dice show { $die1 } and { $die2 }: { $result }, { $meaning }.
somnium-event-step-lost = { $unit } takes a loss in { $space } and is reduced.
somnium-event-destroyed = { $unit } is destroyed in { $space }.
somnium-event-retreated =
    { $unit } retreats from { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }by way of { $way }
    } to { $to }.
somnium-event-advanced =
    { $unit } advances from { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }by way of { $way }
    } to { $to }.
somnium-event-place-fell = { $space } is in enemy hands; that will be remembered when points are counted.
somnium-event-game-ended =
    The game is over. Points: { $totals }. { $drawn ->
        [yes] A draw.
       *[no] Victory for the { $winner }.
    }

## Who must do what

somnium-ask-place =
    { $side }: place the { $first }, { $values }, behind your start line{ $more ->
        [0] .
        [one] ; one more follows.
       *[other] ; { $more } more follow.
    }
somnium-ask-unit = { $side }: choose a unit to move, or end the movement phase.
somnium-ask-move = { $side }: say where the { $piece } goes from { $space } ({ $points } points), or stop.
somnium-ask-arrive = { $side }: say where the { $piece } comes in, or stop to let it wait.
somnium-ask-drop = { $side }: throw the die for the drop of the { $piece }.
somnium-ask-target =
    { $count ->
        [0] { $side }: choose a target, or end the combat phase.
       *[other] { $side }: choose a target.
    }
somnium-ask-attackers = { $side }: name the units that attack { $space } one by one, then done. { $odds }
somnium-ask-battery = { $side }: name the guns that fire at { $space } one by one, then done.
somnium-ask-sorties = { $side }: how many air points strike { $space }? { $left }
somnium-ask-air =
    { $defends ->
        [yes] { $side }: how many air points for the defence of { $space }? { $left } { $odds }
       *[no] { $side }: how many air points for the attack on { $space }? { $left } { $odds }
    }
somnium-ask-support = { $side }: name the guns that support the defence of { $space } one by one, then done. { $odds }
somnium-air-left = { $left } are left, at most { $cap } serve in one fight.
somnium-air-left-free = { $left } are left.
somnium-odds-so-far = So far { $attack } against { $defence }, column { $column }.
somnium-attack-so-far = So far { $attack } in attack; the defence may not be looked at yet.
somnium-ask-loss =
    { $whole ->
        [yes] { $side }: choose the unit that is eliminated.
       *[no] { $side }: choose the unit that takes the loss.
    }
somnium-ask-give =
    { $number ->
        [0] { $side }: exchange: choose a unit to give up.
       *[other] { $side }: exchange: choose a unit to give up; given so far: { $number } defence points. Say done when that is enough.
    }
somnium-ask-pay = { $side }: exchange: choose a unit to pay with; { $number } attack points are still to be paid.
somnium-ask-retreat = { $side }: retreat: { $pieces }. Choose a unit and where it goes.
somnium-ask-displace = { $side }: { $space } is too full: choose the unit that moves on, and where it goes.
somnium-ask-advance = { $side }: advance to { $space } and beyond with whom you like, then done.

## What it is time for, inside "this is the time to ..."

somnium-now-place = place the { $first }
somnium-now-unit = choose a unit to move, or end the movement phase
somnium-now-move = say where the { $piece } goes, or stop it
somnium-now-arrive = say where the { $piece } comes in, or stop it
somnium-now-drop = throw the die for the { $piece }
somnium-now-target = choose a target, or end the combat phase
somnium-now-attackers = name the attacking units, then say done
somnium-now-battery = name the guns that fire, then say done
somnium-now-sorties = say how many air points strike
somnium-now-air = say how many air points take part
somnium-now-support = name the guns that support the defence, then say done
somnium-now-loss = choose the unit that takes the loss
somnium-now-give = choose the units given up in the exchange
somnium-now-pay = choose the units that pay for the exchange
somnium-now-retreat = retreat
somnium-now-displace = move one unit on from { $space }
somnium-now-advance = advance, or say done

## Choices

somnium-do-select = { $piece }
somnium-do-move = { $piece } to { $space } for { $points }
somnium-do-stop = stay, or stop here
somnium-do-end = end the phase
somnium-do-attack = attack { $space }
somnium-do-bombard = bombard { $space }
somnium-do-strike = strike { $space } from the air
somnium-do-join = { $piece } joins
somnium-do-done = that is all
somnium-do-air =
    { $number ->
        [0] no air points
        [one] one air point
       *[other] { $number } air points
    }
somnium-do-loss = { $piece }
somnium-do-retreat = { $piece } back to { $space }
somnium-do-advance = { $piece } on to { $space }
somnium-do-place = { $piece } in { $space }
somnium-do-rest = the others take their printed places
somnium-do-enter = { $piece } comes in at { $space }
somnium-do-drop = { $piece } jumps over { $space }

## Why not

somnium-why-not-now = this is the time to { $now }
somnium-why-not-yours = { $arg1 } is not yours to order
somnium-why-not-on-map = { $arg1 } is not on the map
somnium-why-left-map = { $arg1 } has left the map ({ $arg2 }) and does not come back
somnium-why-destroyed = { $arg1 } has been destroyed
somnium-why-already-moved = { $arg1 } has already moved in this phase
somnium-why-other-unit = { $arg1 } is the unit being moved now
somnium-why-no-path = a move names every hex from { $arg1 } on, and ends in another
somnium-why-not-adjacent = { $arg1 } and { $arg2 } do not touch
somnium-why-twice-through = a move does not pass { $arg1 } twice
somnium-why-prohibited = nobody can enter { $arg1 }: { $arg2 }
somnium-why-closed-ground = { $arg1 } cannot go from { $arg2 } to { $arg3 }: without a road, { $arg4 } is closed to { $arg5 ->
        [armour] armour
       *[other] motorised units
    }
somnium-why-closed-water = { $arg1 } cannot go from { $arg2 } to { $arg3 }: the water between them is closed to { $arg4 ->
        [armour] armour
       *[other] motorised units
    }
somnium-why-off-tether = { $arg1 } is cut off from its supplies and cannot move
somnium-why-beyond-tether = { $arg1 } lies further than { $arg2 } hexes from the supplies
somnium-why-tether-mines = no line of { $arg2 } hexes leads from the supplies to { $arg1 }: the mines in { $arg3 } are in the way
somnium-why-tether-enemy = no line of { $arg2 } hexes leads from the supplies to { $arg1 } clear of the enemy and the hexes next to him
somnium-why-tether-both = no line of { $arg2 } hexes leads from the supplies to { $arg1 } clear of mines, the enemy and the hexes next to him
somnium-why-no-contact = { $arg1 } waits where it came down until friends reach it
somnium-why-too-early = { $arg1 } comes into play in turn { $arg2 }
somnium-why-withdrawn = { $arg1 } is withdrawn from turn { $arg2 } on and no longer comes
somnium-why-no-landing = { $arg1 } has no place to come in: shut by the enemy: { $arg2 }; full: { $arg3 }; not held by its side: { $arg4 }
somnium-why-no-entry = { $arg2 } is not one of the hexes through which { $arg1 } comes in
somnium-why-no-port = { $arg2 } is no port at which { $arg1 } may land
somnium-why-home-port = { $arg1 } lands at its printed port { $arg2 } as long as that one serves, not at { $arg3 }
somnium-why-port-lost = { $arg1 } cannot land at { $arg2 }: its side does not hold it
somnium-why-port-engaged = { $arg1 } cannot land at { $arg2 }: an enemy stands next to it
somnium-why-not-by-air = { $arg1 } does not come from the air
somnium-why-only-by-air = { $arg1 } comes from the air, not by land or sea
somnium-why-drop-elsewhere = { $arg1 } jumps over { $arg2 } and nowhere else
somnium-why-drop-ground = nobody may jump over { $arg1 }
somnium-why-drop-zone = nobody may jump over { $arg1 }: an enemy stands next to it
somnium-why-no-attack-there = { $arg1 } cannot attack { $arg2 }: { $arg3 }
somnium-why-no-engaging = { $arg1 } cannot go to { $arg2 }: armour does not engage enemies in the mountains
somnium-why-edge-closed = this side may not leave the map over the { $arg1 }
somnium-why-not-an-edge = { $arg1 } does not lie on the { $arg2 } of the map
somnium-why-no-way-out = nobody of this side leaves the map for { $arg1 } of his own will
somnium-why-other-port = { $arg1 } leaves for { $arg2 } only from { $arg3 }
somnium-why-just-landed = { $arg1 } has only landed in this phase and leaves in a later one at the earliest
somnium-why-enemy-there = { $arg1 } is held by enemy units
somnium-why-must-stop = in { $arg1 } it has to stop: an enemy stands next to it
somnium-why-mine-stop = in { $arg1 } it has to stop: a mine die is rolled there before it goes on
somnium-why-too-far = { $arg1 } costs { $arg2 } points; { $arg3 } has { $arg4 }
somnium-why-too-far-contact = { $arg1 } costs { $arg2 } points; { $arg3 } has { $arg4 } after breaking contact
somnium-why-stack-full = { $arg1 } already holds { $arg2 } units, the most that may stop in one hex
somnium-why-must-attack = { $arg1 } must attack first: it stands next to the enemy and neither left nor holds dominant terrain
somnium-why-no-enemy = there is no enemy in { $arg1 }
somnium-why-attacked-already = { $arg1 } has been attacked in this phase, and no hex is attacked twice
somnium-why-no-attacker = no unit of the attacking side stands next to { $arg1 }
somnium-why-no-gun = no guns that can still fire reach { $arg1 } from a distance
somnium-why-needed = { $arg1 } is the only hex that { $arg2 } can attack, and it must attack: it cannot be used up by fire from afar
somnium-why-air-short = an air attack takes at least { $arg1 } points; { $arg2 } are left
somnium-why-fought-already = { $arg1 } has already fought in this phase
somnium-why-cannot-reach = { $arg1 } does not stand next to { $arg2 }, and has no guns
somnium-why-joined-already = { $arg1 } already takes part
somnium-why-obliged-elsewhere = { $arg1 } must attack a hex next to it and cannot fire at a distant one
somnium-why-nobody-attacks = an attack needs a unit next to the target, and one with an attack value unless it is obliged
somnium-why-guns-busy = { $arg1 } has already fired in this phase
somnium-why-guns-attacked = { $arg1 } fights only in its own hex, which is or was attacked in this phase
somnium-why-no-attack-value = { $arg1 } has no attack value left to fire with
somnium-why-guns-near = { $arg1 } stands next to { $arg2 }: guns fire only at hexes further away, and attack those next to them
somnium-why-not-guns = only guns take part from a distance, and { $arg1 } has none
somnium-why-out-of-range = { $arg1 } is { $arg2 } hexes from { $arg3 }; its guns reach { $arg4 }
somnium-why-air-limit = between { $arg1 } and { $arg2 } points can be given now
somnium-why-guns-alone = an attack by guns alone gets no air points
somnium-why-no-loss = { $arg1 } is not one of the units that can take this loss: only those in or next to the attacked hex
somnium-why-cannot-pay = { $arg1 } has no attack value to pay with
somnium-why-not-retreating = { $arg1 } does not have to retreat
somnium-why-retreat-zone = a retreat may not end in { $arg1 }, next to the enemy
somnium-why-retreat-full = { $arg1 } is full and nobody there can make room
somnium-why-retreat-back = those who make room do not go back to { $arg1 }, through which the retreat came
somnium-why-edge-no-choice = leaving the map is never a choice: { $arg1 } goes over an edge only when no hex is left
somnium-why-edge-first = { $arg1 } goes over the edge of the map before it retreats two hexes under siege
somnium-why-retreat-one = one hex is enough: a two-hex retreat is for units under siege
somnium-why-retreat-lost = { $arg1 } would take a loss on the way that it cannot bear
somnium-why-retreat-water = { $arg1 } is not under siege: its only way back leads across water that destroys it
somnium-why-advance-guns = { $arg1 } may not advance: guns stay where they are
somnium-why-advance-spent = { $arg1 } may not advance: it did not win this fight or has advanced
somnium-why-advance-far = the advance of { $arg1 } begins in { $arg2 } and goes at most { $arg3 ->
        [one] { $arg3 } hex
       *[other] { $arg3 } hexes
    }
somnium-why-advance-back = an advance does not end in { $arg1 }, where it began
somnium-why-advance-ends = no advance goes on from { $arg1 }: { $arg2 }
somnium-why-advance-zone = the advance ends in { $arg1 }: an enemy stands next to it
somnium-why-advance-ground = no advance goes on to { $arg1 }: { $arg2 }
somnium-why-advance-water = no advance goes on from { $arg1 } to { $arg2 }: there is water between them
somnium-why-advance-mine = a mine die is rolled in { $arg1 } before it can go on
somnium-why-place-line = { $arg1 } is not among the hexes behind its start line where it may be placed
somnium-why-placed-already = { $arg1 } already has its place
somnium-why-rest-blocked = the units left cannot all take their printed places: a hex would hold more than { $arg1 }
somnium-why-rest-nowhere = none of the units left has a printed place
somnium-why-choose-one = at least one unit must be chosen first

## Battles

somnium-battle-assault = Attack on { $space }
somnium-battle-bombardment = Bombardment of { $space }
somnium-battle-strike = Air attack on { $space }
somnium-relation = { $attack } against { $defence }
somnium-relation-fire = { $strength } points × vulnerability { $vulnerability } = { $product }
somnium-sum-units = units
somnium-sum-guns = guns from afar
somnium-sum-air = air points
somnium-sum-total = all together
somnium-sum-vulnerability = vulnerability

## Column shifts, and why one does not apply

somnium-shift-terrain = { $terrain }
somnium-shift-water = water to cross
somnium-shift-fortification = fortification
somnium-shift-defence-on-mines = defence on mines
somnium-shift-siege = siege
somnium-shift-division = whole division { $division }
somnium-shift-armour = armour
somnium-shift-attack-out-of-mines = attack out of mines
somnium-shift-naval-support = naval support
somnium-unless-way-out = the defenders have a way out
somnium-unless-division = missing: { $pieces }
somnium-unless-no-tanks = no tanks attack
somnium-unless-ground = only on open ground; this is { $terrain }
somnium-unless-no-infantry = no infantry defends
somnium-unless-tanks-defend = tanks defend with it
somnium-unless-no-terrain = no shift for this terrain
somnium-unless-not-all-mined = not all attackers stand on mines
somnium-unless-not-all-over-water = not all attackers cross it
somnium-unless-better-ground = the ground is better still
somnium-unless-no-ships = no unit in reach of the ships
somnium-unless-from-afar = it does not count against fire from afar

## Results

somnium-result-dvb-arb = the attackers retreat; a defender and an attacker take a loss
somnium-result-dvb-ari = the attackers retreat; a defender takes a loss
somnium-result-dvi-arb = the attackers retreat; one of them takes a loss
somnium-result-dvi-ari = the attackers retreat
somnium-result-dvb-ae = an attacker is eliminated, the others retreat; a defender takes a loss
somnium-result-dvi-ae = an attacker is eliminated, the others retreat
somnium-result-dri-avb = the defenders retreat; an attacker takes a loss, and they may advance
somnium-result-drb-avb = the defenders retreat; one of them and an attacker take a loss; the attackers may advance
somnium-result-dri-avi = the defenders retreat; the attackers may advance
somnium-result-drb-avi = the defenders retreat, one takes a loss; the attackers may advance
somnium-result-de-avb = a defender is eliminated, the others retreat; an attacker takes a loss, and they may advance
somnium-result-de-avi = a defender is eliminated, the others retreat; the attackers may advance
somnium-result-emp = exchange: the defender gives units, the attacker pays as much; the other defenders retreat
somnium-result-imp = deadlock: everybody stays
somnium-result-db = a unit in the hex takes a loss
somnium-result-di = no effect

## How sure a chance of loss is

somnium-peril-chosen = if its owner chooses it
somnium-peril-someone = one of them, as the owner chooses
somnium-peril-retreat = with no way back, if nothing else moves first

## Marks on units

somnium-mark-reduced = reduced
somnium-mark-moved = has moved
somnium-mark-obliged = must attack
somnium-mark-fought = has fought
somnium-mark-restless = has not rested
somnium-mark-clearing = clears mines
somnium-mark-dropped = waits for contact
somnium-mark-afloat = ships in support
somnium-must-attack = { $unit } must still attack
somnium-note-air = air points: { $air }
somnium-note-withdrawal = { $division } is withdrawn

## Points. $count is how often the line counts.

somnium-score-crests = fortified crests held
somnium-score-place = { $place } held
somnium-score-destroyed =
    { $all ->
        [yes] enemy units destroyed
       *[no] { $nation } units destroyed
    }
somnium-score-left =
    { $all ->
        [yes] own units that left the map
       *[no] { $nation } units that left the map
    }
somnium-score-intact = own intact units on the map
somnium-score-fell = { $place } was in enemy hands
somnium-score-held-on = { $place } held in time
somnium-score-each-turn = { $place } held, turn by turn
somnium-score-swept = no enemy unit left on the map
somnium-score-unused = reserve units never used

## Why a player does something. $for is no where it speaks against it; $driven, $hurt and $chance are in per cent

somnium-reason-assault = attacks { $target } at { $column }: drives the enemy off in { $driven }%, is hurt in { $hurt }%
somnium-reason-shot = hits { $target } in { $chance }%
somnium-reason-enough = no further attack is worth its risk
somnium-reason-holding =
    { $for ->
        [yes] holds or takes a place that counts
       *[no] leaves a place that counts too weak
    }
somnium-reason-barring =
    { $for ->
        [yes] bars the enemy's way
       *[no] opens the way to the enemy
    }
somnium-reason-nearness =
    { $for ->
        [yes] comes nearer to the goals
       *[no] stands farther from the goals
    }
somnium-reason-sheltering =
    { $for ->
        [yes] stands on good ground
       *[no] stands in the open
    }
somnium-reason-company =
    { $for ->
        [yes] keeps its division together
       *[no] stands apart from its division
    }
somnium-reason-resting =
    { $for ->
        [yes] can recover there
       *[no] cannot recover there
    }
somnium-reason-way-out =
    { $for ->
        [yes] keeps the way off the map open
       *[no] loses the way off the map
    }
somnium-reason-leaving =
    { $for ->
        [yes] leaves the map for points
       *[no] would be missed on the map
    }
somnium-reason-perils =
    { $for ->
        [yes] is safer from the enemy there
       *[no] the enemy could do it more harm there
    }
somnium-reason-trapped =
    { $for ->
        [yes] has ways out
       *[no] has few ways out
    }
somnium-reason-gunnery =
    { $for ->
        [yes] has targets in range and cover in front
       *[no] stands without cover, or without a target
    }
somnium-reason-lifting-mines =
    { $for ->
        [yes] works on mines that lie on the way
       *[no] leaves mines on the way
    }
somnium-reason-loss = the loss that costs least
somnium-reason-give = the loss that costs least
somnium-reason-pay = the cheapest way to pay
somnium-reason-retreat = the safest way back
somnium-reason-displace = the safest way back
somnium-reason-advance = stands better there
somnium-reason-support = the guns that change the result for less than they are worth
somnium-reason-cover = the fewest air points that change the result
somnium-reason-air = the fewest air points that reach the column worth having
somnium-reason-place = where it is needed first
somnium-reason-arrive = the place nearest to the fighting
somnium-reason-plan = the plan of this turn: { $plan }

## The plan of a turn. Its parts stand in a list, so each is short and has no comma.

somnium-plan = { $parts }
somnium-plan-plain = play as the regular player would
somnium-plan-attack = press the attack
somnium-plan-storm = throw everything in
somnium-plan-hold = hold the line
somnium-plan-wait = wait out of reach
somnium-plan-guard = guard what must not fall
somnium-plan-leave = make for the way out
somnium-plan-hunt = destroy units rather than take ground
somnium-plan-strike = attack { $space }
somnium-plan-leave-alone = leave { $space } alone
somnium-plan-formation = { $formation }: { $plan }
