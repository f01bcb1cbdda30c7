### The area games: Operation Merkur.
### Facts are named as the fields of events, decisions and reasons. Where a sentence needs more, the comment says what.

## What happened

# $time is one of areas-time-...
areas-event-turn-began = Turn { $turn } of { $turns }: { $day }, { $time }.
areas-event-player-turn-began = { $side } to act.
areas-event-fort-placed = A fort is built in { $space }.
areas-event-fort-lost =
    { $given_up ->
        [yes] The fort in { $space } is given up in place of a loss.
       *[no] The fort in { $space } is lost: nobody is left in it.
    }
areas-event-placed = { $unit } stands in { $space }.
areas-event-brigade-drawn =
    { $unit } is drawn from the cup: his brigade goes to the { $sheet ->
        [west] west
        [centre] centre
        [east] east
       *[other] { $sheet }
    } map.
# $modifiers is a list of areas-addition, $count its length
areas-event-garrison-rolled =
    { $space }: the die shows { $die } ({ $modifiers }), { $units ->
        [0] nobody
        [one] one unit
       *[other] { $units } units
    }.
areas-event-glider-given = { $unit } will come by glider.
areas-event-drop-planned = { $unit } will come down in { $space }.
areas-event-activation-rolled =
    Activation: the die shows { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers })
    }; { $areas ->
        [0] no area
        [one] one area
       *[other] { $areas } areas
    } can be activated for movement.
areas-event-activated =
    { $how ->
        [march] { $space } is activated for movement.
        [again] { $space } is activated by the initiative.
       *[activate] { $space } is activated.
    }
areas-event-initiative-spent =
    { $use ->
        [reroll] The { $side } spend the initiative on a second throw; it passes to the other side.
       *[again] The { $side } spend the initiative on an activation; it passes to the other side.
    }
areas-event-landed =
    { $unit } { $how ->
        [glider] lands by glider in { $space }
        [crash] crash-lands in { $space }
       *[parachute] comes down by parachute in { $space }
    }: the die shows { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers })
    }; { $tired ->
        [yes] it is tired.
       *[no] it is fresh.
    }
areas-event-arrived =
    { $how ->
        [airfield] { $unit } lands on the airfield of { $space }.
        [port] { $unit } comes ashore in the port of { $space }.
       *[beach] { $unit } comes ashore on the beach of { $space }.
    }
areas-event-convoy-sailed = Convoy { $convoy } puts to sea.
# $lost and $turned_back are lists of units, $lost_count and $back_count their lengths
areas-event-convoy-tested =
    Convoy { $convoy }, the die shows { $die }: { $outcome ->
        [through] it slips through and may land next turn.
        [delayed] it is delayed and will be tested again.
        [destroyed] the Royal Navy destroys it with everyone aboard.
       *[found] destroyers find it; sunk: { $lost }. { $back_count ->
            [0] The rest may land next turn.
           *[other] The rest turns back.
        }
    }
# $from and $to are the first and the last area of the path, $way those between, $stops how many
areas-event-moved =
    { $unit } moves from { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }by way of { $way }
    } to { $to }, for { $cost ->
        [one] one point
       *[other] { $cost } points
    }.
areas-event-attack-declared =
    { $kind ->
        [assault] The { $side } assault in { $space }.
        [fire] The { $side } fire at { $space }.
        [night] { $unit } attacks in { $space } under cover of night.
        [guns] { $unit } bombards { $space }.
        [air] { $unit } attacks { $space }.
       *[raid] The Luftwaffe bombs { $space } before the landing.
    }
areas-event-joined = { $unit } attacks.
areas-event-supported =
    { $unit } supports the fight for { $space } with { $potential ->
        [one] one point
       *[other] { $potential } points
    }.
areas-event-silenced = The guns of { $unit } are silent until the turn ends.
areas-event-aimed = { $unit } is sent to { $space }.
areas-event-target-gone = { $unit } finds nothing left to bomb in { $space }.
# $attack_total and $defence_total are the values before the dice, $attack and $defence what they are made of,
# $die1 to $die4 the attacker's dice, then the defender's; $meaning is one of areas-result-...
areas-event-fought =
    { $space }: attack { $attack_total } ({ $attack }), dice { $die1 } + { $die2 }; defence { $defence_total } ({ $defence }), dice { $die3 } + { $die4 }: { $meaning }.
areas-event-step-lost = { $unit } takes a loss in { $space } and is tired.
areas-event-eliminated = { $unit } is eliminated.
areas-event-retreated = { $unit } retreats from { $from } to { $to }.
areas-event-regrouped = { $unit } has gathered again in { $space }; gone for good: { $spent }.
areas-event-control-changed = { $space } now belongs to the { $side }.
# $victory is areas-level
areas-event-game-ended =
    The game is over. The Commonwealth holds { $held ->
        [0] no objective
        [one] one objective
       *[other] { $held } objectives
    }: { $victory }.

## Who must do what

# $left is how many forts are left
areas-ask-forts =
    { $side }: place a fort, or say done. { $left ->
        [one] One is left.
       *[other] { $left } are left.
    } Areas with a town cannot have one.
# $left is how many areas can still be bombed
areas-ask-raid =
    { $side }: bomb areas before the landing, each once, or end the bombing. { $left ->
        [one] One is left.
       *[other] { $left } are left.
    }
areas-ask-gliders = { $side }: choose a unit that comes by glider.
areas-ask-plan = { $side }: choose where { $first } will land.
# $marches is how many areas can still be activated for movement, $jump says whether a wave must still jump, $open
# whether any area can be activated now
areas-ask-area =
    { $jump ->
        [yes] { $open ->
            [yes] { $side }: activate an area, or let the paratroops jump; they must before your player turn ends.
           *[no] { $side }: let the paratroops jump; they must before your player turn ends.
        }
       *[no] { $open ->
            [yes] { $side }: activate an area, or end your player turn.
           *[no] { $side }: no area can be activated now; end your player turn when nothing else is to be done.
        }
    }{ $marches ->
        [0] { "" }
        [one] { " " }One area can still be activated for movement.
       *[other] { " " }{ $marches } areas can still be activated for movement.
    }
areas-ask-orders = { $side }: give orders to the units in { $space }, then say done.
areas-ask-move = { $side }: say where { $piece } goes.
areas-ask-lead = { $side }: name the unit that leads the attack on { $space }.
areas-ask-join = { $side }: name other units that join the attack on { $space }, then say done.
areas-ask-guns = { $side }: choose the headquarters or battery that supports the assault in { $space }, or none.
areas-ask-cover = { $side }: choose the headquarters or battery that supports the defence of { $space }, or none.
areas-ask-main = { $side }: choose the unit that bears the attack on { $space }.
areas-ask-victim = { $side }: choose the unit that is attacked in { $space }.
# $roll is one of areas-roll-...
areas-ask-reroll = { $side }: { $roll } Keep the roll, or spend the initiative and throw again.
areas-ask-hurt = { $side }: { $piece } takes a loss in { $space }, unless you give up the fort.
areas-ask-retreat = { $side }: say where { $piece } retreats to.
areas-ask-follow = { $side }: does { $piece } go along?
areas-ask-others = { $side }: withdraw all the others from { $space }, or let one of them take a loss.
areas-ask-second = { $side }: choose a second unit in { $space } that retreats or takes a loss.
areas-ask-aim = { $side }: send { $piece } to an area, or let it rest. No attack is made before all have their targets.
areas-ask-drop = { $side }: choose where { $first } comes down.
areas-ask-arrive = { $side }: choose where { $piece } comes in.
areas-ask-regroup = { $side }: four parachute units are lost: bring one of them back, or pass.

## What a roll shows that may be thrown again

areas-roll-battle = { $space }, { $attack } against { $defence }: { $meaning }.
areas-roll-landing =
    { $piece } comes down in { $space }, the die shows { $die }: { $tired ->
        [yes] tired.
       *[no] fresh.
    }
areas-roll-convoy =
    Convoy { $convoy }, the die shows { $die }: { $outcome ->
        [through] it slips through.
        [delayed] it is delayed.
        [destroyed] it is destroyed.
       *[found] destroyers find it.
    }
areas-roll-activation =
    The die shows { $die }: { $areas ->
        [0] no area can be activated for movement.
        [one] one area can be activated for movement.
       *[other] { $areas } areas can be activated for movement.
    }

## What it is time for, inside "this is the time to ..."

areas-now-forts = place forts
areas-now-raid = bomb areas before the landing
areas-now-gliders = give out the gliders
areas-now-plan = choose where { $first } will land
areas-now-area = activate an area, or end the player turn
areas-now-orders = give orders to the units in { $space }
areas-now-move = move { $piece }
areas-now-lead = name the unit that leads the attack
areas-now-join = let other units join the attack, or say done
areas-now-guns = choose the guns that support the assault
areas-now-cover = choose the guns that support the defence
areas-now-main = choose the unit that bears the attack
areas-now-victim = choose the unit that is attacked
areas-now-reroll = keep the roll or throw again
areas-now-hurt = take the loss or give up the fort
areas-now-retreat = retreat with { $piece }
areas-now-follow = say whether { $piece } goes along
areas-now-others = withdraw the others or let one take a loss
areas-now-second = choose the second unit that is hit
areas-now-aim = send the next aircraft, or let it rest
areas-now-drop = drop { $first }
areas-now-arrive = land { $piece }
areas-now-regroup = bring a parachute unit back, or pass

## Choices

areas-do-select = move { $piece }
# $points is what the way costs
areas-do-move =
    { $piece } to { $space } for { $points ->
        [one] one point
       *[other] { $points } points
    }
areas-do-activate = activate { $space }
areas-do-march = activate { $space } for movement
areas-do-again = activate { $space } with the initiative
areas-do-luftwaffe = send the bombers
areas-do-jump = the paratroops jump
areas-do-reinforce = bring in { $piece }
# $raid: before the landing
areas-do-end =
    { $raid ->
        [yes] end the bombing
       *[no] end the player turn
    }
areas-do-done = that is all
areas-do-assault = assault in { $space }
areas-do-fire = fire at { $space }
areas-do-bombard = { $piece } bombards { $space }
areas-do-lead = { $piece } leads
areas-do-join = { $piece } joins
areas-do-guns = { $piece } supports
areas-do-none = no support
areas-do-defend = { $piece } bears it
areas-do-against = attack { $piece }
areas-do-keep = keep the roll
areas-do-reroll = throw again, with the initiative
areas-do-take = take the loss
areas-do-raze = give up the fort
areas-do-retreat = { $piece } back to { $space }
areas-do-follow = { $piece } goes along
areas-do-stay = it stays
areas-do-withdraw = all the others retreat
areas-do-loss = { $piece } takes a loss
areas-do-yield = { $piece } retreats
areas-do-aim = { $piece } to { $space }
areas-do-rest = { $piece } rests
areas-do-raid = bomb { $space }
areas-do-drop = { $piece } drops on { $space }
areas-do-land = { $piece } lands in { $space }
areas-do-crash = { $piece } crash-lands in { $space }
areas-do-fort = a fort in { $space }
areas-do-regroup = { $piece } returns in { $space }
areas-do-pass = nobody returns
areas-do-glide = { $piece } by glider
areas-do-plan = { $piece } will land in { $space }

## Why not

areas-why-not-now = this is the time to { $now }
areas-why-not-yours = { $arg1 } is not yours to order
areas-why-not-there = { $arg1 } is not in { $arg2 }
areas-why-nobody-there = you have no unit in { $arg1 }
areas-why-nobody-ready = nobody in { $arg1 } can act any more: a unit acts once in a player turn (R53)
areas-why-activated-already = { $arg1 } has been activated in this player turn
areas-why-no-contact = { $arg1 } is neither contested nor next to enemies: nobody there can fight
areas-why-no-marches = no more areas can be activated for movement
areas-why-night = there is no combat or bombardment at night
areas-why-no-initiative = you do not have the initiative
areas-why-nothing-again = the initiative changes nothing in { $arg1 }: activate it in the usual way
areas-why-no-aircraft = no aircraft can fly now: each flies once a day, by day, against units that can be bombed
areas-why-no-wave = nobody is waiting to jump in this turn
areas-why-drop-first = { $arg1 } has to jump before the player turn ends
areas-why-acted-already = { $arg1 } has moved or attacked already: a unit acts once in a player turn (R53)
areas-why-is-dispersed = { $arg1 } is dispersed until the next turn begins
areas-why-is-fixed = { $arg1 } does not move
areas-why-no-move-order = { $arg1 } is activated to fight; to move, it needs an activation for movement
areas-why-no-fight-order = { $arg1 } is activated to move; to fight, it is activated once more
areas-why-no-path = a move names every area from { $arg1 } on, and ends in another
areas-why-not-adjacent = { $arg1 } and { $arg2 } are not linked
areas-why-twice-through = a move does not pass { $arg1 } twice
areas-why-no-road = { $arg1 } is mechanised, and there is no road in { $arg2 }
areas-why-must-stop = in { $arg1 } there are enemies: a unit that enters has to stop there
areas-why-too-far = the way costs { $arg1 } points; { $arg2 } has { $arg3 }
areas-why-stack-full = { $arg1 } already holds { $arg2 } units of this side
areas-why-night-entry = at night nobody enters { $arg1 }, which the enemy holds alone
areas-why-cannot-lead-in = { $arg1 } cannot lead an assault, so it does not enter { $arg2 }, which the enemy holds alone
areas-why-zone-first = there are enemies in { $arg1 }: from there a unit goes back to friends, but not on
areas-why-no-way = there is nowhere for { $arg1 } to go
areas-why-no-enemy = there is no enemy in { $arg1 } that can be attacked
areas-why-no-assault = nobody in { $arg1 } can lead an assault now
areas-why-no-fire = nobody in { $arg1 } can fire now
areas-why-not-in-range = { $arg1 } is not next to { $arg2 }
areas-why-cannot-lead = { $arg1 } cannot lead this attack
areas-why-cannot-join = { $arg1 } cannot take part in this attack
areas-why-joined-already = { $arg1 } already takes part
areas-why-no-guns = { $arg1 } has no artillery to use now
areas-why-fired-already = { $arg1 } has already used its artillery in this turn
areas-why-is-silenced = the artillery of { $arg1 } is silenced until the turn ends
areas-why-own-area = batteries that fire together fire at an adjacent area only
areas-why-not-main = { $arg1 } cannot bear the attack: others are in the area, or aircraft attack
areas-why-no-air-target = aircraft find nothing to bomb in { $arg1 }
areas-why-flown-already = { $arg1 } has flown today, or is not the next to be sent
areas-why-not-candidate = { $arg1 } is not one of the units to choose from
areas-why-no-retreat-there = { $arg1 } cannot retreat to { $arg2 }
areas-why-no-retreat = { $arg1 } has nowhere to retreat to
areas-why-not-next = { $arg1 } is the next
areas-why-no-drop-there = { $arg1 } may not come down in { $arg2 }
areas-why-no-landing = there is no place where { $arg1 } can land now
areas-why-crashed-already = one unit has already crash-landed in this turn
areas-why-not-flat = { $arg1 } is not flat: no transport can crash-land there
areas-why-town-fort = there is a town in { $arg1 }: no fort can stand there
areas-why-fort-there = { $arg1 } has a fort already
areas-why-no-garrison = there is no Commonwealth unit in { $arg1 }
areas-why-raided-already = { $arg1 } has been bombarded
areas-why-no-regroup-there = { $arg1 } cannot regroup in { $arg2 }
areas-why-not-eliminated = { $arg1 } is not among the parachute units that can return
areas-why-nobody-can-go = nobody in { $arg1 } has anywhere to go
areas-why-all-dispersed = everybody in { $arg1 } is dispersed until the next turn begins
areas-why-here-already = { $arg1 } is on the map
areas-why-lost-already = { $arg1 } is out of the game
areas-why-jumps = { $arg1 } comes by parachute or glider, with its wave
areas-why-never-lands = { $arg1 } is an aircraft: it does not land on Crete
areas-why-not-due = { $arg1 } comes from turn { $arg2 } on
areas-why-flies-by-day = { $arg1 } comes by transport aircraft, and these land by day only
areas-why-group-first = { $arg1 } waits until group { $arg2 } has landed
areas-why-convoy-waiting = convoy { $arg2 } with { $arg1 } has not sailed yet
areas-why-convoy-sailing = convoy { $arg2 } with { $arg1 } has not yet slipped past the Royal Navy
areas-why-convoy-lost = convoy { $arg2 } with { $arg1 } will not come
areas-why-no-shore = { $arg1 } is neither a port nor a beach
areas-why-port-enemy = the enemy holds the port in { $arg1 }
areas-why-port-contested = the port in { $arg1 } is contested
areas-why-nobody-holds = nobody is in { $arg1 }: to land there it has to be held, a marker is not enough
areas-why-night-landing = by night nobody lands in { $arg1 }, where enemies are
areas-why-no-airfield = there is no airfield in { $arg1 }
areas-why-field-enemy = the enemy holds the airfield in { $arg1 }
areas-why-field-contested = the airfield in { $arg1 } is contested
areas-why-field-new = the airfield in { $arg1 } was taken in this turn: aircraft land there from the next day turn on
areas-why-only-guns = only headquarters and batteries are in { $arg1 }: they do not attack themselves
areas-why-only-flak = only anti-aircraft units could still attack in { $arg1 }, and they lead no assault
areas-why-must-assault = whoever has come among enemies in { $arg1 } must assault them and cannot fire
areas-why-not-guns = { $arg1 } is neither a headquarters nor a battery
areas-why-guns-dispersed = { $arg1 } is dispersed and has no artillery until the next turn begins
areas-why-no-batteries = { $arg1 } has no guns of its own: fresh, it combines two batteries that are with it and have not fired
areas-why-no-lower = { $arg1 } has no guns of its own, and no headquarters under it with guns to use is within two areas
areas-why-guns-far = { $arg1 } is neither in { $arg2 } nor next to it
areas-why-guns-landing = against a landing only guns in { $arg2 } itself support the defence; { $arg1 } is next door
areas-why-guns-contested = { $arg1 } stands in { $arg2 }, which is contested: out of there it supports no other area
areas-why-guns-stronger = of the guns in { $arg2 } only the strongest support a combat, and once; those of { $arg1 } do not
areas-why-air-spares = aircraft do not attack headquarters, and nobody else is in { $arg1 }
areas-why-no-glider = { $arg1 } cannot have a glider

## Fights

areas-battle-assault = Assault in { $space }
areas-battle-fire = Fire at { $space }
areas-battle-night = Night attack in { $space }
areas-battle-guns = Bombardment of { $space }
areas-battle-air = Air attack on { $space }
areas-battle-raid = Bombing of { $space } before the landing
areas-battle-landing = Landing test of { $piece } in { $space }
areas-battle-wave = The wave of turn { $turn } jumps
areas-battle-convoy = Convoy { $convoy } meets the Royal Navy
areas-battle-activation = Activation die
areas-relation = { $attack } against { $defence }
areas-sum-factor = factor
areas-sum-additions = additions
areas-sum-total = total
# What a loss rests on
areas-peril-fort = unless the fort is given up
areas-peril-choice = if the others do not retreat
areas-peril-no-retreat = with nowhere to retreat to
areas-peril-aboard = each unit aboard is lost

## Who must still act

areas-must-fight = { $unit } must fight
areas-must-jump = { $unit } must jump

## What adds to a value, or to a die

# As "fort +2"
areas-addition = { $reason } { $value }
areas-shift-lead = attack of the leader
areas-shift-others = others in the attack
areas-shift-three-battalions = three battalions of one formation
areas-shift-fighters = fighters overhead
areas-shift-headquarters = headquarters in the area
areas-shift-guns = artillery
areas-shift-battery = battery
areas-shift-bombs = bombs
areas-shift-raid = Luftwaffe before the landing
areas-shift-contested-fire = fire out of a contested area, halved
areas-shift-main = defence factor
areas-shift-tanks = paratroops against tanks, halved
areas-shift-cover = artillery in support
areas-shift-flak = anti-aircraft fire
areas-shift-fort = fort
areas-shift-flat = flat ground
areas-shift-rough = rough ground
areas-shift-steep = steep ground
areas-shift-mountain = mountain
areas-shift-hill107 = Hill 107
areas-shift-town-secondary = secondary town
areas-shift-town-major = major town
areas-shift-enemies = enemies in the area
areas-shift-neighbours = enemies next door
areas-shift-parachute = by parachute
areas-shift-turn = the turn
areas-shift-concentration = few areas held in the west
areas-shift-objective = objective
areas-shift-historical = set-up area

## Results

areas-group-good = Success
areas-group-exchange = Both lose
areas-group-none = Nothing
areas-group-bad = Failure
areas-result-crushed = the attack is crushed
areas-result-beaten = the attack is beaten off
areas-result-even = both sides suffer
areas-result-won = the attack succeeds
areas-result-routed = the defence is overwhelmed
areas-result-failed = the bombardment fails
areas-result-bombs-even = the target takes a loss
areas-result-hit = the target takes a loss, and a second unit retreats or takes one
areas-result-tired = comes down tired
areas-result-fresh = comes down fresh
areas-result-through = slips through
areas-result-delayed = delayed and tested again
areas-result-found = found and some are sunk
areas-result-destroyed = destroyed
areas-result-areas =
    { $areas ->
        [0] no area to move
        [one] one area to move
       *[other] { $areas } areas to move
    }

## Marks on units

areas-mark-tired = tired
areas-mark-acted = has acted
areas-mark-bound = must fight
areas-mark-fired = has fired
areas-mark-silenced = silenced
areas-mark-dispersed = dispersed
areas-mark-gone = gone for good
areas-mark-glider = comes by glider

## Aircraft, times, victory, boxes

areas-sortie-ready = ready
areas-sortie-flown = has flown today
areas-sortie-lost = lost
areas-time-morning = morning
areas-time-afternoon = afternoon
areas-time-night = night
areas-score-objectives = objectives held
# $level is a code, $side the winner
areas-level =
    { $level ->
        [decisive] decisive victory, { $side }
        [major] major victory, { $side }
        [strategic] strategic victory, { $side }
        [marginal] marginal victory, { $side }
       *[draw] a draw
    }
# A box of the track of victory: objectives that the Commonwealth holds, and the level
areas-level-box = { $held }: { $level }
# Boxes beside the map
areas-tray-wave = jump on turn { $turn }
areas-tray-air = by air, group { $group }
areas-tray-convoy =
    convoy { $convoy }, { $state ->
        [waiting] not yet at sea
        [sailing] at sea
        [through] may land
       *[lost] will not come
    }
# Notes on the turn track; $chances is a list of areas-chance
areas-note-activation = activation die { $value }
areas-note-convoy = convoy { $convoy } sails; each test: { $chances }
areas-note-safe-convoy = convoy { $convoy } sails, untested
areas-chance = { $what } { $throws } in { $of }
areas-layer-influence = in reach of { $piece }
areas-layer-fort = fort

## Why a player does something. $for is no where it speaks against it; $won, $lost and $chance are in per cent

areas-reason-assault = assaults { $target }: drives the main defender off in { $won }%, is driven back in { $lost }%
areas-reason-night = assaults { $target } by night: drives the main defender off in { $won }%, is driven back in { $lost }%
areas-reason-fire = fires at { $target }: hits in { $won }%, is hit in { $lost }%
areas-reason-guns = the guns hit { $target } in { $won }%
areas-reason-air = the bombers hit { $target } in { $won }%
areas-reason-raid = the raid hits { $target } in { $won }%
areas-reason-enough = no further order here is worth its risk
areas-reason-nearness =
    { $for ->
        [yes] comes nearer to what is to be taken or relieved
       *[no] goes away from what is to be taken or relieved
    }
areas-reason-holding =
    { $for ->
        [yes] holds or takes an objective
       *[no] does less for an objective
    }
areas-reason-sheltering =
    { $for ->
        [yes] finds better ground
       *[no] finds worse ground
    }
areas-reason-company =
    { $for ->
        [yes] keeps together with friends and headquarters
       *[no] leaves friends and headquarters
    }
areas-reason-perils =
    { $for ->
        [yes] is safer there
       *[no] is in danger there
    }
areas-reason-escort =
    { $for ->
        [yes] a headquarters or battery is covered
       *[no] a headquarters or battery stands alone
    }
areas-reason-leaving =
    { $for ->
        [yes] takes nothing from an objective
       *[no] thins out an objective
    }
areas-reason-gunnery =
    { $for ->
        [yes] its guns support the assault that is to follow
       *[no] its guns are missed where they were
    }
areas-reason-tired = comes down tired at { $space } in { $chance }%
areas-reason-hurt = a fort is given up only for a unit that would be lost
areas-reason-follow = a headquarters does not stay alone among enemies
areas-reason-others = the cheaper of a loss and the ground
areas-reason-second = the cheaper of a loss and the ground
areas-reason-battle = a second throw is worth the initiative only where much is to be gained
areas-reason-landing = a second throw is worth the initiative only where much is to be gained
areas-reason-activation = a second throw is worth the initiative only where much is to be gained
areas-reason-convoy = a second throw is worth the initiative only where much is to be gained
areas-reason-forts = objectives first, then where most defenders stand near one
areas-reason-gliders = the headquarters and the first battalions come by glider
areas-reason-luftwaffe = the bombers fly before the assaults
areas-reason-jump = the wave comes down before the others act
areas-reason-reinforce = who has landed can still act
areas-reason-end = nothing that is left promises anything
areas-reason-plan = the plan of this turn: { $plan }

## The plan of a turn. Its parts stand in a list, so each is short and has no comma.

areas-plan = { $parts }
areas-plan-plain = play as the regular player would
areas-plan-bold = press the attack
areas-plan-careful = attack only what falls
areas-plan-march = march for the objectives
areas-plan-hold = hold what is ours
areas-plan-mass = keep together
areas-plan-quiet = do not attack
areas-plan-still = stay where we are
areas-plan-fight = wear the enemy down
areas-plan-bold-at = press the attack from { $space }
areas-plan-quiet-at = do not attack from { $space }
areas-plan-still-at = stay in { $space }
areas-plan-march-at = march on from { $space }
areas-plan-make-for = make for { $space }
areas-plan-leave-alone = leave { $space } alone
areas-plan-bomb = bomb { $space }

## What a choice would leave undone, or what follows it. $odds as "10 against 6"

areas-leaves-aircraft = The aircraft have not flown.
areas-leaves-reinforcements =
    { $count ->
        [one] One reinforcement could still come in.
       *[other] { $count } reinforcements could still come in.
    }
areas-leaves-fight = The assault in { $space } follows at once: { $odds }; it succeeds { $percent } times in 100.
