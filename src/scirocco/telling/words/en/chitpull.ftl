### Chit-pull games: Gazala 1942.
### $unit, $piece, $side, $space, $from, $to stand for names; yes and no are plain words to select on.

## What happened

chitpull-event-placed = { $unit } is placed in { $space }.
# $steps is a list of replacement steps received, or empty
chitpull-event-turn-began =
    Turn { $turn } of { $turns }, { $day }.{ $count ->
        [0] { "" }
       *[other] { " " }Replacements received: { $steps }.
    }
chitpull-event-fallback-declared = The { $side } declare a retreat for this turn: one attack at most, and nobody moves west.
chitpull-event-command-rolled =
    Command, { $side }: the die shows { $die }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ $modifier })
    }, { $markers ->
        [one] one marker
       *[other] { $markers } markers
    }.
chitpull-event-air-rolled =
    Air support: the die shows { $die }; { $columns ->
        [0] none today.
        [one] one column for one attack.
       *[other] { $columns } columns for one attack.
    }
chitpull-event-landing-rolled =
    { $landed ->
        [yes] { $unit } tries to land at { $space }: the die shows { $die }, the boats come through.
       *[no] { $unit } tries to land at { $space }: the die shows { $die }, the boats are lost.
    }
chitpull-event-landing-drifted =
    { $ashore ->
        [yes] The current: the die shows { $die }. { $unit } comes ashore in { $space }.
       *[no] The current: the die shows { $die }. { $unit } finds no place to come ashore and is lost.
    }
chitpull-event-landing-planned = The landing is planned for { $space }. Only you know.
chitpull-event-hq-returned = { $unit } is back in { $space }.
chitpull-event-rebuilt = { $unit } regains a step ({ $pool }).
chitpull-event-raised = { $unit } comes back in { $space }, reduced ({ $pool }).
chitpull-event-affiliated = { $unit } now serves under { $hq }.
chitpull-event-supply-checked =
    Supply: { $out ->
        [0] nobody
       *[other] { $units }
    } out of supply; { $cut ->
        [0] nobody
       *[other] { $pieces }
    } isolated.
chitpull-event-marker-chosen = The marker of { $unit } goes into the cup. Only you know.
chitpull-event-cup-filled =
    { $side }: { $number ->
        [0] no marker
        [one] one marker
       *[other] { $number } markers
    } in the cup{ $spare ->
        [0] { "" }
       *[other] , of { $chosen } chosen
    }.
chitpull-event-marker-drawn = { $unit } is drawn and goes into box { $box } of the { $side }.
chitpull-event-leader-rolled =
    { $acts ->
        [yes] { $unit } rolls { $die } and acts.
       *[no] { $unit } rolls { $die } and does not act.
    }
chitpull-event-activation-began =
    { $unit } activates { $near } units{ $distant ->
        [0] { "" }
       *[other] , and { $distant } beyond its radius
    }.
chitpull-event-activation-lost = { $unit } is not on the map; its marker only fills a box.
chitpull-event-activation-ended = The activation of { $unit } is over.
chitpull-event-pause-rolled =
    { $ended ->
        [yes] Operational pause, { $side }: box { $box } says { $limit }, the die { $die }. Their operations are over.
       *[no] Operational pause, { $side }: box { $box } says { $limit }, the die { $die }. They go on.
    }
chitpull-event-set-aside =
    { $number ->
        [one] One marker of the { $side } is set aside.
       *[other] { $number } markers of the { $side } are set aside.
    }
chitpull-event-split-up = { $unit } is split; a battalion of it goes its own way.
chitpull-event-merged = { $unit } and its battalion are one again.
# $cost is written with a half sign (3½), $points is the same as a number
chitpull-event-moved =
    { $unit } moves from { $from } to { $to } for { $points ->
        [0.5] { $cost } point
        [one] { $cost } point
       *[other] { $cost } points
    }.
chitpull-event-left-map = { $unit } leaves the map and does not return.
chitpull-event-entered = { $unit } comes in at { $space }.
chitpull-event-reacted = { $unit } gives way from { $from } to { $to }.
chitpull-event-mines-worked-on =
    { $unit } works on the mines of { $to } from { $from }: the die shows { $die }{ $bonus ->
        [0] { "" }
       *[other] { " " }and { $bonus } for the engineers
    }. { $cleared ->
        [yes] That side is open from now on.
       *[no] The mines stay.
    }
chitpull-event-works-lost = The fortifications of { $space } are lost.
chitpull-event-attack-declared =
    { $kind ->
        [armour] Armour attack by the { $side } on { $space }.
       *[general] Attack by the { $side } on { $space }.
    }
chitpull-event-joined = { $unit } takes part in the fight for { $space }.
chitpull-event-air-committed = The air force supports the attack on { $space }: { $columns }.
# the dice are lists of numbers; hits on cars only, and on any vehicle
chitpull-event-clash-fought = Armour combat in { $space }. Attack: { $attack }; guns: { $attackflak }. Defence: { $defence }; guns: { $defenceflak }. Hits by the attack: { $attackhits } and { $attackcars } on cars only; by the defence: { $defencehits } and { $defencecars } on cars only.
chitpull-event-hits-wasted =
    { $number ->
        [one] One hit finds nothing to destroy.
       *[other] { $number } hits find nothing to destroy.
    }
chitpull-event-recovery-rolled =
    { $saved ->
        [yes] Recovery of { $unit }: { $die }. The vehicles come back as a replacement step ({ $pool }).
       *[no] Recovery of { $unit }: { $die }. The vehicles are lost.
    }
# $base and $column are columns such as 3:1; $shifts is a list of chitpull-shift-line
chitpull-event-battle-fought =
    Battle for { $space }: { $attack } against { $defence } is { $base }{ $count ->
        [0] { "" }
       *[other] ; shifts: { $shifts }; fought at { $column }
    }. The die shows { $die }: { $result }. The attacker pays { $attackpoints }, the defender { $defencepoints }.
chitpull-event-battle-off = The attack on { $space } is called off: nobody is left to fight.
chitpull-event-step-lost =
    { $left ->
        [one] { $unit } loses a step; one is left.
       *[other] { $unit } loses a step; { $left } are left.
    }
chitpull-event-eliminated = { $unit } is eliminated in { $space }.
chitpull-event-stood-fast = The { $side } stand and lose { $number } more.
chitpull-event-gave-ground =
    { $number ->
        [one] The { $side } retreat one hex.
       *[other] The { $side } retreat { $number } hexes.
    }
chitpull-event-retreated = { $unit } retreats from { $from } to { $to }.
chitpull-event-advanced = { $unit } advances from { $from } to { $to }.
chitpull-event-game-ended = The game is over. Victory for the { $winner }.

chitpull-shift-line = { $reason } ({ $rule }) { $columns }

## Who must do what

chitpull-ask-place = { $side }: place the { $first }, or let your staff place the rest of its group.
chitpull-ask-fallback = { $side }: declare a retreat for this turn, or say done.
chitpull-ask-command = The command dice.
chitpull-ask-return = { $side }: say where the headquarters comes back.
chitpull-ask-replace = { $side }: spend replacement steps, or say done.
chitpull-ask-affiliate = { $side }: put one unit under another headquarters, or say done.
chitpull-ask-formation = { $side }: say under which headquarters the { $piece } serves.
chitpull-ask-supply = The supply check.
chitpull-ask-limits = The command limits.
chitpull-ask-cup =
    { $number ->
        [0] { $side }: your markers are chosen. Say done.
        [one] { $side }: choose one more marker for the cup, unseen by the other side.
       *[other] { $side }: choose { $number } more markers for the cup, unseen by the other side.
    }
chitpull-ask-split = { $side }: split whole brigades, or say done.
chitpull-ask-order = { $side }: choose a unit to move or let an idle one clear mines; or end the movement.
chitpull-ask-move = { $side }: say where the { $piece } goes ({ $points } points), or stop.
chitpull-ask-march = A unit on the march.
chitpull-ask-enter = { $side }: say where the { $piece } comes in.
chitpull-ask-react = { $side }: an enemy came into { $space }. Let the { $piece } give way, or stay.
chitpull-ask-excess = { $side }: { $space } is crowded. Choose an enemy unit to remove.
chitpull-ask-clash = { $side }: choose a hex to attack with armour, or end the armour combat.
chitpull-ask-clashers = { $side }: name the units that attack { $space } with armour one by one, then done.
chitpull-ask-clashing = { $side }: choose the armour battle to fight next.
chitpull-ask-hit = { $side }: choose the vehicles that are hit.
chitpull-ask-attack = { $side }: choose a hex to attack, or end the declarations.
chitpull-ask-attackers = { $side }: name the units that attack { $space } one by one, then done.
chitpull-ask-battle = { $side }: choose the battle to fight next.
chitpull-ask-pay = The losses.
chitpull-ask-loss = { $side }: choose the unit that loses a step.
chitpull-ask-rest =
    { $number ->
        [one] { $side }: retreat one hex, or lose one more step.
       *[other] { $side }: retreat { $number } hexes, or lose { $number } more steps.
    }
chitpull-ask-retreat = { $side }: choose a unit and the hex it retreats to.
chitpull-ask-retreating = { $side }: say where the { $piece } retreats further.
chitpull-ask-aftermath = The end of the battle.
chitpull-ask-advance = { $side }: advance to { $space } with whom you like, then done.
chitpull-ask-advancing = { $side }: let the { $piece } advance further, or say done.
chitpull-ask-close = The end of the battle.
chitpull-ask-merge = { $side }: merge the parts of brigades, or say done.
chitpull-ask-finish = The end of the activation.

## Choices

chitpull-do-select = { $piece }
chitpull-do-move = { $piece } to { $space } for { $points }
chitpull-do-place = { $piece } in { $space }
chitpull-do-auto = let the staff place the group
chitpull-do-declare = declare a retreat
chitpull-do-done = that is all
chitpull-do-end = end this part
chitpull-do-stop = stay, or stop here
chitpull-do-mark = the marker of { $piece }
chitpull-do-land = plan the landing at { $space }
chitpull-do-rebuild = a step for { $piece }
chitpull-do-raise = { $piece } comes back in { $space }
chitpull-do-affiliate = { $piece } changes its headquarters
chitpull-do-under = under { $piece }
chitpull-do-split = split { $piece }
chitpull-do-merge = merge { $piece } with its brigade
chitpull-do-enter = { $piece } comes in at { $space }
chitpull-do-clear = { $piece } clears mines in { $space }
chitpull-do-react = { $piece } gives way to { $space }
chitpull-do-stay = stay
chitpull-do-attack = attack { $space }
chitpull-do-join = { $piece } joins
chitpull-do-air = with air support
chitpull-do-fight = fight in { $space }
chitpull-do-hit = { $piece } is hit
chitpull-do-loss = { $piece } loses a step
chitpull-do-stand = stand and lose steps
chitpull-do-withdraw = withdraw
chitpull-do-retreat = { $piece } back to { $space }
chitpull-do-advance = { $piece } on to { $space }
chitpull-do-remove = remove { $piece }

## Why not

chitpull-why-not-now = this is the time to { $arg1 }
chitpull-why-not-yours = { $arg1 } is not yours to order
chitpull-why-not-on-map = { $arg1 } is not on the map
chitpull-why-not-called = { $arg1 } is not activated by this marker
chitpull-why-out-of-radius = { $arg1 } lies { $arg2 } hexes from the headquarters, beyond its radius of { $arg3 }, and another is nearer
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
chitpull-why-too-far = { $arg1 } costs { $arg2 } points; { $arg3 } has { $arg4 }
chitpull-why-edge-closed = this side leaves the map over the { $arg1 } edge only, and { $arg2 } does not lie on it
chitpull-why-not-waiting = { $arg1 } is no reinforcement due by now
chitpull-why-entry-closed = { $arg1 } cannot come in at { $arg2 }: it is no entry hex of its side, or not in friendly hands
chitpull-why-no-crowding = { $arg1 } has no room: five units with one brigade or regiment, or two of one formation and a battalion
chitpull-why-no-reaction = { $arg1 } cannot give way to { $arg2 }: only one hex, free of enemy units and zones
chitpull-why-no-mines = there is no uncleared minefield between { $arg1 } and { $arg2 }
chitpull-why-own-mines = the mines are one's own; there is nothing to clear
chitpull-why-has-fought = { $arg1 } has attacked or moved and cannot work on mines
chitpull-why-no-enemy = there is no enemy in { $arg1 }
chitpull-why-attacked-already = { $arg1 } has been attacked in this way in this activation
chitpull-why-one-target = in a retreat turn one hex only may be attacked, and that is { $arg1 }
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
chitpull-why-no-return = { $arg1 } cannot come back at { $arg2 }
chitpull-why-not-affiliated = { $arg1 } cannot be put under { $arg2 }
chitpull-why-one-affiliation = { $arg1 } serves under no headquarters that could change
chitpull-why-cup-full = no more markers go into the cup
chitpull-why-cup-short = { $arg1 } more markers must go into the cup
chitpull-why-no-marker = { $arg1 } has no marker that could go into the cup
chitpull-why-no-landing = nobody lands at { $arg1 }
chitpull-why-no-plan = the landing is planned or past, or the side has none
chitpull-why-no-split = { $arg1 } cannot be split: only a whole brigade of three steps that may act
chitpull-why-no-merge = { $arg1 } has no part of its brigade beside it
chitpull-why-place-zone = { $arg1 } is not among the hexes where { $arg2 } may be placed
chitpull-why-not-its-turn = the next unit to place is { $arg1 }

## Results: points of the attacker and the defender

chitpull-result-none = no loss
chitpull-result-points =
    { $points ->
        [one] one step
        [2] one step, and a hex of retreat or another step
        [3] two steps, and a hex of retreat or another step
       *[other] { $steps } steps, and { $hexes } hexes of retreat or as many more steps
    }

## Why columns shift

chitpull-shift-encircled = from four hexes or more
chitpull-shift-tanks = tanks with infantry
chitpull-shift-tank-defence = tanks or guns with infantry in defence
chitpull-shift-hill = hill
chitpull-shift-support = support of a headquarters
chitpull-shift-defence-support = support of the defender's headquarters
chitpull-shift-air = air support
chitpull-shift-engineers = engineers

## States of a unit

chitpull-mark-reduced = reduced
chitpull-mark-remnant = down to a battalion
chitpull-mark-unsupplied = out of supply
chitpull-mark-isolated = isolated
chitpull-mark-acted = has acted in this turn
chitpull-mark-called = may act
chitpull-mark-now-unsupplied = out of supply in this activation
chitpull-mark-now-isolated = isolated in this activation
chitpull-mark-moved = has moved
chitpull-mark-shifted = has moved in this turn
chitpull-mark-anchor = must stay in this turn
chitpull-mark-cleared = works on mines
chitpull-mark-helped = has helped one unit with mines
chitpull-mark-helped-twice = has done its work on mines
chitpull-mark-clashed = has fought armour
chitpull-mark-fought = has attacked
chitpull-mark-struck = has been attacked
chitpull-mark-fresh = has just arrived
