# The words of the pages round the table. Ids that begin with "table-" belong to the table page.

## Everywhere

site-name = Scirocco
site-tagline = Five battles. One middle sea.
common-back = Back
common-cancel = Cancel
common-close = Close
common-copied = Copied
common-done = Done
common-loading = Loading …
common-more = More
common-next = Next
common-reload = Try again
common-save = Save
common-saved = Saved
common-skip = Skip to the content
common-computer = the computer

nav-label = Main
nav-menu = Menu
nav-battles = Battles
nav-open-games = Open games
nav-your-games = Your games
nav-rules = Rules
nav-how-to-play = How to play
nav-credits = Credits
nav-account = Account
nav-language = Language
nav-theme = Colours
theme-system = As the device
theme-light = Light
theme-dark = Dark
footer-words = Board wargames of the Mediterranean war, with every rule enforced.
footer-source = Free software under the MIT licence.

## The games

game-alamein-title = El Alamein
game-alamein-dates = 23 Oct – 3 Nov 1942
game-alamein-summary = Montgomery's set-piece battle: two minefields, a line that cannot be turned, and twelve days to break it.
game-alamein-learn = The easiest way in: no hidden cards, no supply to trace, one long front. The Allies must break it, the Axis must hold.
game-gazala-title = Gazala
game-gazala-dates = 26 May – 22 June 1942
game-gazala-summary = Rommel hooks round the boxes of the Gazala line for Tobruk, on a tether of petrol twenty hexes long.
game-gazala-learn = A battle of movement: few units, much desert, and mines in the way.
game-sicily-title = Sicily
game-sicily-dates = 10 July – 17 Aug 1943
game-sicily-summary = Two armies land on a mountain island; the Axis fights for time, and for the ferries of Messina.
game-sicily-learn = Landings, parachutes, mountains and a fleet off the shore.
game-gazala1942-title = Gazala 1942
game-gazala1942-dates = 26 May – 21 June 1942
game-gazala1942-summary = The same battle in finer grain: headquarters drawn from a cup, supply, and tanks that duel before the infantry fights.
game-gazala1942-learn = Never sure whose turn comes next: each headquarters moves when its chit is drawn.
game-merkur-title = Crete
game-merkur-dates = 20 – 27 May 1941
game-merkur-summary = Paratroops fall on three airfields at once; hold one of them and the island may follow.
game-merkur-learn = Areas instead of hexes, days and nights, landings that scatter, and a game for one player too.

game-map-hexes = Hex map · { $units ->
    [one] one unit
   *[other] { $units } units
  }
game-map-areas = Area map · { $areas ->
    [one] one area
   *[other] { $areas } areas
  }
game-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
game-length-short = An hour or two
game-length-evening = One evening
game-length-evenings = Two evenings
game-difficulty = Difficulty { $level } of { $of }
game-play = Play
game-play-named = Play { $game }
game-learn = Learn
game-learn-named = Learn { $game }
game-look = See the map
game-look-named = See the map of { $game }
game-not-yet = Map only; rules to come
game-picture = Part of the map of { $game }
game-whole-picture = The map of { $game }

map-nearer = Nearer
map-farther = Farther

scenario-alamein-historical-title = Operation Lightfoot
scenario-alamein-historical-summary = Both armies stand where they stood on the evening of 23 October. The Allies place their armoured engineers.
scenario-alamein-free-title = Free deployment
scenario-alamein-free-summary = Each side arranges its army as it likes behind its own line, the Axis first.
scenario-gazala-historical-title = 26 May 1942
scenario-gazala-historical-summary = Both armies stand as they did before Rommel's hook. Some guns and the engineers are placed by the players.
scenario-gazala-free-title = Free deployment
scenario-gazala-free-summary = Each side arranges its army as it likes behind its line, the Allies first.
scenario-sicily-historical-title = Operation Husky
scenario-sicily-historical-summary = The landings of 10 July: the first waves are ashore, the paratroops are in the air.
scenario-gazala1942-opening-title = Opening Moves
scenario-gazala1942-opening-summary = 26 May to 5 June: the Afrika Korps marches round Bir Hacheim. The Axis must break the line of boxes within eleven days.
scenario-gazala1942-aida-title = Operation Aida
scenario-gazala1942-aida-summary = 26 May to 22 June: the whole battle. The Axis must have Tobruk and the coast road to the east.
scenario-gazala1942-strike-title = Strike First
scenario-gazala1942-strike-summary = 23 May to 22 June: what if the Eighth Army had attacked first? The Allies must drive through the Axis line.
scenario-merkur-historical-title = The historical drops
scenario-merkur-historical-summary = Both sides stand and jump where they did in May 1941. The Commonwealth places its forts, the Luftwaffe bombs, and the gliders come in.
scenario-merkur-free-title = Free drops
scenario-merkur-free-summary = The garrison stands as it did in history. The first wave may come down anywhere in the west, the second in the centre and the east.
scenario-merkur-solitaire-title = Solitaire: a garrison dealt from the cup
scenario-merkur-solitaire-summary = The attacker chooses where to drop before the brigades are dealt to the maps at random. The printed player answers for the Commonwealth.

option-alamein-strict_inverse = When the defence is stronger, round the quotient up: 5 against 9 is 1-2, not 1-1.
option-alamein-air_pool_game = Air points are handed out once per period of the table, not every turn.
option-alamein-armour_bonus_pure = No column for armour against infantry when an armoured unit defends too.
option-alamein-rail_off = The railway carries nobody; its hexes cost what their terrain costs.
option-alamein-top_rung_eliminates = At 9-1 a roll of 2 or 12 is DE AVI instead of the printed EMP.
option-alamein-free_air_support = In support of a combat a side may spend as many air points as it likes.
option-alamein-air_for_guns = An attack by guns alone on an adjacent hex may have air support.
option-alamein-hidden_defence = The odds of an attack stay hidden until the attacker has said with how much he attacks.
option-gazala-strict_inverse = When the defence is stronger, round the quotient up: 5 against 9 is 1-2, not 1-1.
option-gazala-air_pool_game = Air points are handed out once for the whole game, not every turn.
option-gazala-armour_bonus_pure = No column for armour against infantry when an armoured unit defends too.
option-gazala-siege_by_one = One defending unit without a way out is enough for the siege column.
option-gazala-free_air_support = In support of a combat a side may spend as many air points as it likes.
option-gazala-hidden_defence = The odds of an attack stay hidden until the attacker has said with how much he attacks.
option-sicily-strict_inverse = When the defence is stronger, round the quotient up: 5 against 9 is 1-2, not 1-1.
option-sicily-old_columns = The bombardment columns of the printed examples: 1-18, 19-36, 37-54, 55-72, 73 and more.
option-sicily-weak_italians = Aosta, Napoli and the Blackshirts have no attack at full strength either (0-2-4).
option-sicily-siege_by_one = One defending unit without a way out is enough for the siege column.
option-sicily-free_air_support = In support of a combat a side may spend as many air points as it likes.
option-sicily-no_air_for_guns = An attack by guns alone gets no air support, as in Gazala.
option-sicily-nearest_port = Reinforcements that cannot use their printed port land at the nearest port in Allied hands.
option-sicily-armour_shuns_mountains = Armour may not come next to an enemy in a mountain hex, by movement or in an advance.
option-sicily-hidden_defence = The odds of an attack stay hidden until the attacker has said with how much he attacks.
option-gazala1942-cooperation = Four or more units of one formation in a hex fight with one point more.
option-gazala1942-free_advance = A victorious unit may advance one hex beside the hex the enemy left.
option-gazala1942-zone_retreat = Units may retreat through enemy zones at the price of a step for each.
option-gazala1942-hostile_losses = The enemy chooses the second step lost in general combat.
option-gazala1942-defender_hq_always = A headquarters supports the defence whether it was activated in this turn or not.
option-gazala1942-nearest_hq = Only the nearest headquarters activates an independent unit.
option-gazala1942-german_corps = German units are put under the Afrika Korps or XXI Corps only.
option-gazala1942-open_sorties = The works of Tobruk do not halve attacks made from inside.
option-gazala1942-engineers_by_choice = The attacker says whether engineers help through works or mines; only those who do bear the first loss.
option-gazala1942-infantry_attacks_too = Tanks earn columns only where the infantry stacked with them attacks too.
option-gazala1942-cars_answer_advances = Armoured cars also give way to enemies that advance or retreat after combat.
option-gazala1942-barren_retreats = In the third scenario too the Allies may declare retreat turns, which gain no marker there.
option-gazala1942-with_recam = The Italian reconnaissance group RCM, which the list of the third scenario leaves out, is in play there too.
option-merkur-result_ratio = A combat total at least twice the other is crushing, instead of one greater by ten.
option-merkur-flak_factor = An anti-aircraft unit adds its attack factor against bombers instead of 1.
option-merkur-silence_map = A division headquarters silences all below it on its map, not only those within two areas.
option-merkur-silenced_support = A silenced headquarters can no longer bombard, but it can still support a combat.
option-merkur-support_each_area = One headquarters or battery of each area supports a combat, not one in all.
option-merkur-joined_only = Only units that take part in an attack add 1 to it, not all that are in the area.
option-merkur-enter_unled = Units that cannot lead an assault may enter an area the enemy holds alone; then there is none.

opponent-random = Chance
opponent-random-about = Any legal action, by lot. For a first look at the rules.
opponent-recruit = Recruit
opponent-recruit-about = Minds the fight before it and little else. For a first game.
opponent-printed = Printed rules
opponent-printed-about = Moves as the rulebook’s own solitaire rules say. For the solitaire scenario.
opponent-regular = Regular
opponent-regular-about = Plays soundly and fast. The usual opponent.
opponent-veteran = Veteran
opponent-veteran-about = Thinks before it moves. For who knows the game.
opponent-marshal = Marshal
opponent-marshal-about = Thinks longer, with your best answer in mind. The strongest there is.

## Home

home-title-first = Five battles.
home-title-second = One middle sea.
home-lead = Crete, Gazala twice, El Alamein and Sicily on one table. Play a friend, yourself or the machine; the table knows the rules and says why.
home-battles = The battles
home-counters = Five counters of the games: German armour, Italian paratroops, Australian infantry, British armour, American paratroops
home-continue = Resume { $game }
home-take-tour = Take the tour

## Your games and open games

games-title = Your games
games-kept-here = kept on this device
games-kept-account = kept in your account
games-none = No games yet. Choose a battle above; it begins at once.
games-none-lead = Your games stand here, those that wait for you first.
games-your-move = Your move
games-their-move = { $name } to move
games-waiting = Waiting for an opponent
games-over = Over
games-review = Record
games-you-are = you are the { $side }
games-both-sides = both sides are yours
games-against = against { $name }
games-against-computer = against the computer, { $level }
games-resume = Resume
games-resume-named = Resume { $game }
games-replay-named = Replay { $game }
games-replay = Replay
games-remove = Clear away
games-remove-named = Clear away { $game }
games-remove-ask = Clear this table away? The game has not begun, or is only a record; nothing else is lost.
games-all = All your games
games-filter = Show
games-filter-all = all
games-filter-running = running
games-filter-over = over
games-won = Won
games-lost = Lost
games-drawn = Drawn
games-won-by = Victory: { $side }
games-upload = Open a .war file
games-upload-about = A record saved from the table or the terminal. Drop it here or choose it.
games-upload-too-large = This file is too large for a record.
games-upload-failed = The record was not accepted. { $reason }

lobby-title = Open games
lobby-lead = Tables with a free chair. Sit down and the game begins.
lobby-all = All open games
lobby-waiting = { $count ->
    [0] none waiting
    [one] one waiting
   *[other] { $count } waiting
  }
lobby-none = Nobody waits just now. Set a table up and let it stand open: whoever comes may sit down.
lobby-wanted = { $side } wanted
lobby-either = either side
lobby-join = Join
lobby-join-named = Join { $game } against { $name }
lobby-yours = your table
lobby-open-own = Set up an open table
lobby-watch = Games to watch
lobby-watch-none = No public game is being played.
lobby-watch-do = Watch
lobby-watch-named = Watch { $game }
lobby-any-game = all battles

## A new game

new-title = Play { $game }
new-side = Your side
new-side-random = Either
new-opponent = Opponent
new-computer = The computer
new-computer-about = It sits down at once, as strong as you like.
new-level = Level
new-same-screen = Same screen
new-same-screen-about = Two players, one device. Or both sides yourself.
new-invite = Invite a friend
new-invite-about = You get a link to send.
new-open = Whoever comes
new-open-about = The table stands in the list of open games.
new-more = Scenario and options
new-scenario = Scenario
new-options = Readings of the rules
new-options-about = Where the printed rules can be read two ways. Leave them as they are for your first game.
new-watch = Others may watch
new-start = Start
new-starting = Setting up the table …
new-failed = The table could not be set up. { $reason }

invite-title = Invite a friend
invite-lead = Send this link. It opens the seat of the { $side }, once.
invite-link = Link of the invitation
invite-copy = Copy the link
invite-share = Share
invite-to-table = Go to the table
invite-wait = The game begins when your friend sits down. You may close this page; the table waits.

## Joining

join-title = You are invited
join-lead = { $name } invites you to play { $game }.
join-lead-nobody = You are invited to play { $game }.
join-seat = Your side: { $side }
join-name = Your name at the table
join-name-about = No account needed. You can change it later.
join-sit = Sit down
join-already = You sit at this table already.
join-void = This invitation is no longer good: it was used, or a newer one was made. Ask for another.
join-broken = This link is not whole. Perhaps a piece got lost when it was copied.

## Accounts

account-title = Account
account-guest = You play as a guest. Your games are kept on this device for as long as the browser keeps its cookies.
account-member = You are { $name }, logged in as { $login }.
account-name = Name
account-name-about = This is what others see at the table.
account-rename = Change the name
account-renamed = You are { $name } now.
account-sign-up = Make an account
account-sign-up-about = To find your games again on another device. What you play now comes along.
account-log-in = Log in
account-log-in-about = What you played here as a guest comes with you.
account-log-out = Log out
account-log-out-about = On this device you will be a new guest. Your games stay in your account.
account-logged-out = You are logged out.
account-logged-in = Welcome, { $name }.
account-made = Your account is made. Welcome, { $name }.
account-login = Login
account-login-about = 3 to 40 signs: letters, digits, . _ -
account-password = Password
account-password-about = At least 8 signs
account-password-old = Old password
account-password-new = New password
account-password-change = Change the password
account-password-changed = The password is changed. Other devices must log in again.
account-password-show = Show the password
account-password-hide = Hide the password
account-have = I have an account
account-have-not = I have no account yet
account-no-reset = There is no way to recover a lost password. Write it down.
account-notices = When it is my move
account-notices-about = For games over days: a letter or a call to an address of yours when the other side has moved.
account-email = E-mail
account-email-confirm = A letter is on its way to { $email }. Open the link in it, and notices begin.
account-email-waiting = Not confirmed yet. Open the link in the letter.
account-email-confirmed = Confirmed.
account-email-off = This server sends no e-mail.
account-webhook = Webhook
account-webhook-about = An https address that is called with a short JSON message. For chat rooms and home automation.
settings-title = Settings
settings-sound = Sounds of dice and counters
account-appearance = Appearance
account-tour = Guided tour
account-tour-again = Show the tour again
account-tour-reset = The tour will greet you at the next board.

## The rulebook

rules-title = Rules
rules-title-game = Rules of { $game }
rules-lead = Each battle's rules in our own words, under the numbers of the printed rulebook.
rules-original = After { $original }, { $publisher }
rules-contents = Contents
rules-rulings = Rulings
rules-rulings-lead = Where the printed rules are silent, contradict themselves or can be read two ways, this is how the table plays.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found for “{ $words }”
    [one] One place
   *[other] { $count } places
  }
rules-link = Link to rule { $number }
rules-in-english = The text is in English; only the titles are translated.
rules-switch = Can be switched when a game is set up.
rules-not-yet = There is no rulebook here for this game yet.

## How to play

help-title = How to play
help-lead = You need to know very little before you begin. The table knows the rules, shows what is allowed, and says why something is not.
help-start = Begin
help-start-1 = Choose El Alamein on the first page, press Play, then Start. You command the Allies; the computer has the Axis.
help-start-2 = The bar above the board always says who must do what, and under which rule. Do that, and you are playing.
help-start-3 = A mistake is no harm: take back as often as you like, up to the last throw of the dice.
help-turn = A turn
help-turn-1 = In each turn one side moves and then fights; then the other side does the same.
help-turn-2 = Moving: click a unit, and the hexes it can reach light up. Click one of them and it goes there. Next to an enemy it must stop.
help-turn-3 = Fighting: click an enemy next to your units, then the units that shall attack, then air points if you want. The panel shows the odds and the exact chance of each result before you throw.
help-turn-4 = After the dice the table guides you through losses, retreats and the advance, one choice after the other.
help-counter = Reading a counter
help-counter-lead = A counter tells nearly everything about a unit.
help-counter-side = Dark with white figures: the Axis. Light with dark figures: the Allies. The hue tells the nation, two letters say which.
help-counter-values = The three figures: attack, defence, movement.
help-counter-stripe = The coloured stripe: the division. A whole division that fights together is worth a column.
help-counter-symbol = The symbol: a cross for infantry, an oval for armour, a dot for guns, wheels for motorised troops.
help-counter-range = R and a figure: how many hexes its guns reach.
help-counter-reduced = A folded corner: the unit has lost half its strength. One more loss and it is gone.
help-counter-picture = A counter, five times enlarged, with its parts
help-odds = Odds and columns
help-odds-1 = Add up the attack of your units, divide by the defence of his: 40 against 8 is 5-1, a column of the combat table.
help-odds-2 = Terrain, fortification, siege, complete divisions and armour shift the column to the left (good for the defender) or to the right (good for the attacker). The panel lists each shift with its rule.
help-odds-3 = Then two dice choose the line. Seven is the most likely sum, two and twelve the least.
help-why = Why not?
help-why-1 = Point at anything that is not allowed: a hex, a unit, a button. The table says the reason, with the number of the rule, and the number leads to the rulebook.
help-keys = Keys
help-keys-lead = Everything can be done without a mouse.
help-key = Key
help-key-does = What it does
help-key-n = next, previous unit that can do something
help-key-u = take back, do again
help-key-e = end the phase
help-key-o = odds
help-key-arrows = move over the board, hex by hex
help-key-pan = shift the board
help-key-enter = choose the hex or the unit
help-key-escape = drop the choice, close
help-key-zoom = nearer, farther, whole board
help-key-maps = one of the maps, where a board has several
help-key-help = all keys
help-online = With others
help-online-1 = Invite a friend: you get a link that opens one seat. No account is needed, on either side.
help-online-2 = Or let the table stand open: it appears in the list of open games.
help-online-3 = A game may take days. Make an account and give an e-mail address, and you are told when it is your move.
help-online-4 = The server throws the dice, and nobody else. Each throw stands in the record.
help-records = Records
help-records-1 = Every game is a text file, the .war record: one line for each action, with its dice. Download it, replay it, send it to a friend, open it in the terminal.
help-words = Words of the table
help-word-hex = hex
help-word-hex-means = one cell of the map; four digits name it, first the column, then the row
help-word-stack = stack
help-word-stack-means = the units in one hex, three at the most in most games
help-word-zone = zone of control
help-word-zone-means = the six hexes round a unit; an enemy who enters must stop
help-word-step = step
help-word-step-means = half the strength of a unit; the second one lost removes it
help-word-column = column shift
help-word-column-means = a step to the left or right on the combat table
help-word-siege = siege
help-word-siege-means = a defender with no free hex to retreat to
help-ready-play = Play El Alamein

## The guided tour

tour-welcome = Welcome to the table
tour-welcome-text = A minute's walk round the board. You can leave at any time and take it again later.
tour-board = The board
tour-board-text = Drag to move, wheel or pinch to come nearer. Every hex has its number. Click one of your units: the hexes it can reach light up.
tour-prompt = What is to be done
tour-prompt-text = This bar says who must do what, and under which rule. Its buttons are the choices that are not on the map.
tour-panel = Fights and units
tour-panel-text = Here you see the odds, every shift with its rule, and the exact chance of each result, before you throw.
tour-log = What happened
tour-log-text = The log tells the game in sentences. Point at a hex number and the hex lights up.
tour-track = Turn and phase
tour-track-text = Where the game stands: the turn, the phase, the air points, the score.
tour-undo = Nothing is final before the dice
tour-undo-text = Take back as often as you like, up to the last throw or the other side's last choice.
tour-help = Help is near
tour-help-text = Press ? for all keys. A rule number leads to the rulebook; “Why not?” says what forbids a move.
tour-step = { $step } of { $steps }
tour-start = Show me round
tour-skip = Skip
tour-finish = Play

## Credits

credits-title = Credits
credits-lead = Scirocco stands on the work of others.
credits-games = The games
credits-games-text = The designs belong to their designers and publishers. Scirocco uses facts and figures of these games; every sentence of the rule texts is written afresh, and no text, map, counter or picture of the originals is part of it. It is neither made nor endorsed by them.
credits-game = Game
credits-by = Designer or publisher
credits-maps = Maps
credits-gshhg = Coastlines: GSHHG, a Global Self-consistent, Hierarchical, High-resolution Geography Database, by Paul Wessel and Walter H. F. Smith. GNU Lesser General Public License, version 3. Outlines derived from it stay under that licence.
credits-natural-earth = Made with Natural Earth, in the public domain.
credits-fonts = Fonts
credits-fonts-text = Alegreya and Alegreya SC by Juan Pablo del Peral, Barlow and Barlow Condensed by Jeremy Tribby. SIL Open Font License, version 1.1.
credits-symbols = Unit symbols
credits-symbols-text = The symbols follow the NATO standard for land units.
credits-program = The program
credits-program-text = Free software under the MIT licence.
credits-version = Version { $version }

## When something is wrong

error-not-found = There is nothing here
error-not-found-text = The page { $path } does not exist. Perhaps the game was cleared away, or the link is not whole.
error-home = To the first page
error-unreachable = The server does not answer
error-unreachable-text = Your games are safe; every move that was confirmed is kept. We try again by ourselves.
error-retry-in = Next try in { $seconds } s
error-broken = Something went wrong

refusal-have-account = You have an account already. Log out to make another.
refusal-bad-webhook = A webhook is an https address on the open internet, without a name or password in it.
refusal-no-invitation = This invitation is no longer good: it was used, or a newer one was made.
refusal-seat-taken = Somebody sits there already.
refusal-invalid = Something in the form is not as it must be.
refusal-unknown = The server refused: { $reason }

### The table page

## The frame

table-home = Home
table-menu = Menu of the game
table-board = The board
table-board-help = Arrow keys move a cursor over the board, Enter chooses, n goes to the next unit, Escape goes back, the question mark lists all keys.
table-prompt = What to do now
table-panel = Panel
table-sheet = Larger or smaller
table-not-found = This table cannot be opened
table-no-line = The server does not answer; nothing was changed
table-tab-combat = Combat
table-tab-units = Units
table-tab-table = Table
table-tab-rules = Rules
table-tab-talk = Talk
table-tab-analysis = Analysis
table-rule = Rule { $number }
table-score = Score
# Short, in the top strip: "5 of 12"
table-turn-of = { $turn } of { $turns }
table-turn = turn { $turn }
table-arrivals = { $count ->
    [one] One unit comes
   *[other] { $count } units come
}

## The prompt

table-waits = Waiting.
table-waiting-seat = Waiting for somebody to take the other seat
table-won = { $side }: victory
table-resigned = { $side } resigned
table-drawn = A draw
table-how-played = The game was played to its end
table-how-resigned = Victory: { $side }
table-how-agreed = Both sides agreed
table-must = { $count ->
    [one] One unit must still attack:
   *[other] { $count } units must still attack:
}
table-must-title = Must still attack
table-points-left = { $points ->
    [one] One movement point left
   *[other] { $points } movement points left
}
table-end-barred = End phase
table-undo = Undo
table-redo = Redo
table-hint = Ask for advice
table-hint-is = The computer would choose:
table-hint-for = For it:
table-hint-against = Against it:
table-auto-all = The staff places all
table-next-unit = Next unit
table-asks = Before you go on
table-go-back = Go back
table-clear = Clear
table-thinking = { $side }: the computer thinks
table-hurry = Hurry
table-amount-of = { $value } of { $most }
table-or-choose = or choose a unit that stands there

## Units and spaces

table-reduced = reduced
table-in-space = in { $space }
table-independent = Independent
table-status-board = on the map
table-status-away = to come
table-status-destroyed = lost
table-mates = formation of { $count }
table-left = points left
table-cost = costs { $cost }
table-stack-count = { $count } units
table-sign-zone = enemy zone
table-sign-mines = minefield
table-sign-exit = off the map
table-why-not = Why not { $name }?

## Fights

table-kind-of-fight = Kind of fight
table-fight-attack = Attack
table-fight-bombard = Bombard
table-fight-strike = Air strike
table-fight-assault = Assault
table-fight-fire = Fire
table-fight-raid = Bombing
table-fight-aim = Air attack
table-fight-activate = Activate
table-fight-march = Activate for movement
table-fight-again = Activate with the initiative
table-fight-fort = Fort
table-go-attack-at = Attack at { $column }
table-go-attack = Attack
table-go-bombard-at = Bombard at { $column }
table-go-bombard = Bombard
table-go-strike-at = Strike at { $column }
table-go-strike = Strike from the air
table-go-assault = Assault
table-go-fire = Fire
table-go-raid = Bomb
table-go-aim = Send the aircraft
table-from = from
table-gun = guns
table-could-join = Could also join
table-must-join = has to attack
table-reply = The defender can still add
table-reply-none = The defender can add nothing after this.
table-reply-points =
    { $points ->
        [one] one air point
       *[other] up to { $points } air points
    }
table-reply-worst = At worst:
table-next-column = { $column } at { $points }
# Why a shift does not count, after its name
table-shift-why = : { $why }
table-shift-by =
    { $unit ->
        [columns] { $amount ->
            [one] one column
           *[other] { $amount } columns
        }
       *[points] { $amount ->
            [one] one point
           *[other] { $amount } points
        }
    } { $for ->
        [attacker] for the attacker
       *[defender] for the defender
    }
table-ladder = From column { $base } to column { $final }
table-chances = Chances of each result
table-perils = Chance of losing each unit
table-between = { $least } to { $most }
table-the-stack = One of the { $side }
table-peril-reduced = loses a step
table-peril-destroyed = is lost
table-targets = Whom to attack
table-places = Where
table-no-combat = No fight is being planned. In a combat phase the targets stand here.
table-dice = The dice: { $dice }

## The log

table-log = Log
table-log-filter = What the log shows
table-log-all = all
table-log-mine = mine
table-log-fights = fights
table-log-empty = Nothing has happened yet
table-log-older = Older

## Beside the map

table-score-title = Score
table-no-points = no points yet
table-you = you
table-computer = the computer, { $level }
table-nobody = nobody yet
table-sides = Sides
table-and-more = and { $count } more

## Rules

table-rules-search = Look up a rule
table-rules-now = In force now:
table-rules-none = No rule has these words

## Talk

table-chat = Talk
table-chat-empty = Nobody has said anything yet
table-chat-say = Say something
table-chat-send = Send
table-notes = Notepad
table-notes-hint = Only you can read this
table-notes-saving = saving …

## The board's tools

table-minimap = The whole board
table-zoom = Zoom
table-zoom-in = Nearer
table-zoom-out = Farther
table-zoom-fit = The whole board
table-beside = Beside the map
table-maps = The maps of the board
table-leave = Off the map: { $place }
table-layers = Layers
table-counters = counters

## Looking back

table-looking-back = Looking back: action { $at } of { $length }
table-replay = Replay
table-replay-at = Action { $at } of { $length }
table-replay-first = To the beginning
table-replay-back = One back
table-replay-play = Play
table-replay-pause = Pause
table-replay-step = One forward
table-replay-last = To the end
table-replay-turn = Jump to a turn
table-replay-bookmark = Bookmark this place
table-replay-leave = Back to the game
go-on = Play on from here
go-on-about = The game goes on from the position on the map, at a table of its own. The record stays as it is.

analysis-invite = The analyst plays the game on from every turn and looks for the decisions that mattered. It takes some minutes, and shows what it finds as it goes.
analysis-begin = Analyse this game
analysis-go-on = Look further
analysis-running = The analyst is looking …
analysis-line = Chance to win: { $side }
analysis-point = turn { $turn }: { $chance }
analysis-mistakes = What cost most
analysis-turn = Turn { $turn }, { $side }
analysis-cost = { $cost } of a win
analysis-played = Played:
analysis-better = Better:
analysis-begins = It begins:
analysis-values = A chance of { $value } where { $better } was to be had.
analysis-none = No decision cost more than two hundredths of a win.
analysis-none-yet = Nothing that cost has been found yet.

## The menu

table-menu-replay = Look back
table-menu-download = Download the .war file
table-menu-download-closed = The file can be downloaded when the game is over: before that it would tell what the other side keeps hidden. What you have seen so far stands under “{ table-menu-replay }”.
table-menu-upload = Open a .war file
table-menu-share = Copy a link to watch
table-menu-invite = Copy an invitation ({ $side })
table-menu-rematch = Play again, sides swapped
table-menu-offers = Offers
table-menu-takeback = Offer to take back
table-menu-draw = Offer a draw
table-menu-resign = Resign
table-menu-resign-ask = Give this game up? The other side wins it.
table-menu-resign-not = No, play on
table-menu-resign-sure = Yes, resign
table-menu-screen = This screen
table-menu-help = Help and keys
table-menu-tour = Guided tour
table-menu-settings = Settings
table-menu-theme = Colours
table-theme-auto = As the device
table-theme-light = Light
table-theme-dark = Dark
table-offer-draw = { $side } offer a draw
table-offer-takeback = { $side } ask to take back
table-offered-draw = You have offered a draw
table-offered-takeback = You have asked to take back
table-offer-accept = Accept
table-offer-decline = Decline
table-offer-withdraw = Withdraw
table-line-lost = Connection lost; trying again …
table-line-restored = Connection restored

# Four heaps of results on a phone; one word each
table-group-good = Retreat
table-group-exchange = Exchange
table-group-none = None
table-group-bad = Repulsed
