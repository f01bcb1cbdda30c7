### The table: words that no rules system owns.

## Sides, as they are called at the table

side-allied = Allies
side-axis = Axis
side-german = Germans
side-commonwealth = Commonwealth

## When: turns and phases. $turn and $turns are numbers, $day is a date written out.

turn-set-up = set-up
turn-plain = turn { $turn } of { $turns }
turn-with-day = turn { $turn } of { $turns }, { $day }
# $time is a time of the day
turn-with-time = turn { $turn } of { $turns }, { $day }, { $time }
phase-set-up = set-up
phase-movement = movement
phase-combat = combat
phase-initial = initial phase
phase-armour-combat = armour combat
phase-general-combat = general combat
phase-german-turn = German player turn
phase-commonwealth-turn = Commonwealth player turn
# As "Allies, movement". $phase is one of the phase-... words.
phase-of-side = { $side }, { $phase }
game-over = the end

## Small parts of sentences

# Points of a side, in a list
table-total = { $side } { $points }

## Boxes beside the map, and edges over which units leave it

box-north = north edge
box-east = east edge
box-south = south edge
box-west = west edge
box-italy = Italy
box-withdrawn = withdrawn

## Maps of a board that has several

map-west = West
map-centre = Centre
map-east = East
map-strategic = Zones

## Ground

terrain-open = open ground
terrain-clear = clear
terrain-village = village
terrain-town = town
terrain-city = city
terrain-crest = crest
terrain-hill = hill
terrain-mountain = mountain
terrain-etna = Etna
terrain-sea = sea
terrain-depression = depression
terrain-airfield = airfield
terrain-flat = flat
terrain-rough = rough
terrain-steep = steep
feature-fortification = fortification
feature-minefield = minefield
feature-port = port
feature-supply = supply
feature-airfield = airfield
feature-road = road
feature-beach = beach
feature-objective = objective
feature-coastal = coast
feature-landing = landing place
feature-hill107 = Hill 107
feature-town-major = major town
feature-town-secondary = secondary town
feature-zone-a = next to zone A
feature-zone-b = next to zone B
feature-zone-c = next to zone C
feature-zone-d = next to zone D
feature-zone-e = next to zone E
feature-zone-f = next to zone F
feature-zone-g = next to zone G

## Nations

nation-german = German
nation-italian = Italian
nation-british = British
nation-australian = Australian
nation-new-zealand = New Zealand
nation-south-african = South African
nation-indian = Indian
nation-french = French
nation-greek = Greek
nation-us = US
nation-canadian = Canadian

## Values on a counter

value-attack = attack
value-defence = defence
value-movement = movement
value-range = range
value-combat = combat
value-armour = armour
value-radius = radius of command
value-bombs = bombs

## Overlays on the map

layer-zones = zones of control
layer-possession = possession
layer-mines = minefields
layer-objectives = objectives
layer-range = range of the guns
layer-tether = reach of supply
layer-naval = naval support
layer-supply = supply
layer-arrivals = where reinforcements come in
layer-obliged = must attack
layer-works = fortifications
layer-razed = lost fortifications
layer-breaches = lanes through mines
layer-command = radius of command
layer-contested = contested areas
layer-forts = forts
layer-links = headquarters
layer-activated = activated areas
# Layers of the printed map
layer-tints = colours of the ground
layer-grid = grid
layer-borders = borders of the areas
layer-numbers = numbers
layer-names = names
layer-title = title

## Tracks and boxes beside the board

track-turns = turns
track-phases = phases
track-victory = victory
tray-losses = losses
tray-reinforcements = to come
tray-reserve = reserve
tray-left = left the map
tray-cup = in the cup
tray-pool = replacements
tray-landing = landing planned
pool-air = air points
pool-air-columns = columns of air support
pool-air-support = air support
pool-ge-tank = German tanks
pool-it-tank = Italian tanks
pool-ge-car = German armoured cars
pool-it-car = Italian armoured cars
pool-ge-infantry = German infantry
pool-it-infantry = Italian infantry
pool-stuart = Stuart
pool-grant = Grant
pool-crusader = Crusader
pool-matilda = Matilda
pool-valentine = Valentine
pool-car = armoured cars
pool-uk-infantry = British infantry
tray-sorties = aircraft
pool-initiative = initiative
pool-marches = areas to move
pool-forts = forts to place

## The computer's levels

level-random = chance
level-recruit = recruit
level-regular = regular
level-veteran = veteran
level-marshal = marshal
level-printed = printed rules

## What the server says no to. $text is the reason in English, for what has no words of its own.

refusal-over = the game is over
refusal-malformed = this is no whole action of this game, or it names what does not exist
refusal-notation = this is no action of the game: { $text }
refusal-fault = the rules could not be applied to this action
refusal-no-undo = there is nothing to take back since the last die roll or decision of the other side
refusal-no-redo = there is nothing to do again
refusal-record = this is no sound record: { $text }
refusal-outdated = the rules have been corrected since, and no longer play this game to where it stands; you can save it ({ $text })
refusal-no-session = begin a session first
refusal-no-table = there is no such table, or it is private and you do not sit at it
refusal-no-game = there is no such game
refusal-no-action = the record has no such action
refusal-no-account = a guest has no password; make an account first
refusal-no-mail = this server sends no e-mail
refusal-no-hints = there are no hints against a person
refusal-no-analysis = This server has no process that could look through a game.
refusal-no-drawing = there is no such drawing
refusal-no-layer = there is no such overlay now
refusal-no-piece = there is no such unit
refusal-not-your-seat = this seat or this decision is not yours
refusal-not-playing = the game is not being played
refusal-not-over = this is open when the game is over
refusal-no-record = only a record can be taken up and played on
refusal-stale = the table has moved on
refusal-too-many = too many requests; wait a little
refusal-too-large = this is too large
refusal-forged = this request comes from another site
refusal-wrong-password = there is no such login, or the password is another
refusal-login-taken = this login is taken; choose another
refusal-busy = the server is busy; nothing was changed; try again
refusal-not-found = there is nothing here
refusal-method = this cannot be done here
refusal-declined = the computer plays on
refusal-no-offer = there is no such offer any more
refusal-nothing = you have decided nothing yet
refusal-no-level = there is no such level
refusal-no-side = there is no such side
refusal-not-yours = only your own decisions can be taken back
refusal-seat-twice = a side is named twice
refusal-no-such-game = there is no such game, scenario or option
refusal-too-long = this record is too long
refusal-not-open = a game that has begun is not cleared away
refusal-no-space = there is no such space
refusal-no-preview = battles of this game cannot be weighed beforehand

## What a choice would leave undone, asked before it is made

table-leaves-unmoved =
    { $left ->
        [one] { $all ->
            [1] The only unit that can move has not moved.
           *[other] One of { $all } units has not moved.
        }
       *[other] { $left } of { $all } units have not moved.
    }
table-leaves-targets =
    { $count ->
        [one] Nobody has attacked yet, though one enemy hex could be attacked.
       *[other] Nobody has attacked yet, though { $count } enemy hexes could be attacked.
    }
table-leaves-areas =
    { $left ->
        [one] { $all ->
            [1] The only area that can act has not been activated.
           *[other] One of { $all } areas has not been activated.
        }
       *[other] { $left } of { $all } areas have not been activated.
    }
