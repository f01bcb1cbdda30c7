### The table: words that no rules system owns.

## Sides, as they are called at the table

side-allied = Alleati
side-axis = Asse
side-german = Tedeschi
side-commonwealth = Commonwealth

## When: turns and phases. $turn and $turns are numbers, $day is a date written out.

turn-set-up = schieramento
turn-plain = turno { $turn } di { $turns }
turn-with-day = turno { $turn } di { $turns }, { $day }
# $time is a time of the day
turn-with-time = turno { $turn } di { $turns }, { $day }, { $time }
phase-set-up = schieramento
phase-movement = movimento
phase-combat = combattimento
phase-initial = fase iniziale
phase-armour-combat = combattimento corazzato
phase-general-combat = combattimento generale
phase-german-turn = turno del giocatore tedesco
phase-commonwealth-turn = turno del giocatore del Commonwealth
# As "Allies, movement". $phase is one of the phase-... words.
phase-of-side = { $side }, { $phase }
game-over = la fine

## Small parts of sentences

# Points of a side, in a list
table-total = { $side } { $points }

## Boxes beside the map, and edges over which units leave it

box-north = bordo nord
box-east = bordo est
box-south = bordo sud
box-west = bordo ovest
box-italy = Italia
box-withdrawn = ritirata

## Le mappe di un tabellone che ne ha più d’una

map-west = Ovest
map-centre = Centro
map-east = Est
map-strategic = Zone

## Ground

terrain-open = terreno aperto
terrain-clear = sgombro
terrain-village = villaggio
terrain-town = paese
terrain-city = città
terrain-crest = cresta
terrain-hill = collina
terrain-mountain = montagna
terrain-etna = Etna
terrain-sea = mare
terrain-depression = depressione
terrain-airfield = aeroporto
terrain-flat = piano
terrain-rough = accidentato
terrain-steep = ripido
feature-fortification = fortificazione
feature-minefield = campo minato
feature-port = porto
feature-supply = rifornimento
feature-airfield = aeroporto
feature-road = strada
feature-beach = spiaggia
feature-objective = obiettivo
feature-coastal = costa
feature-landing = luogo di sbarco
feature-hill107 = Collina 107
feature-town-major = città principale
feature-town-secondary = città secondaria
feature-zone-a = accanto alla zona A
feature-zone-b = accanto alla zona B
feature-zone-c = accanto alla zona C
feature-zone-d = accanto alla zona D
feature-zone-e = accanto alla zona E
feature-zone-f = accanto alla zona F
feature-zone-g = accanto alla zona G

## Nations

nation-german = tedesca
nation-italian = italiana
nation-british = britannica
nation-australian = australiana
nation-new-zealand = neozelandese
nation-south-african = sudafricana
nation-indian = indiana
nation-french = francese
nation-greek = greca
nation-us = statunitense
nation-canadian = canadese

## Values on a counter

value-attack = attacco
value-defence = difesa
value-movement = movimento
value-range = gittata
value-combat = combattimento
value-armour = corazza
value-radius = raggio di comando
value-bombs = bombe

## Overlays on the map

layer-zones = zone di controllo
layer-possession = possesso
layer-mines = campi minati
layer-objectives = obiettivi
layer-range = gittata dell’artiglieria
layer-tether = raggio di rifornimento
layer-naval = supporto navale
layer-supply = rifornimento
layer-arrivals = dove entrano i rinforzi
layer-obliged = devono attaccare
layer-works = fortificazioni
layer-razed = fortificazioni perdute
layer-breaches = varchi nelle mine
layer-command = raggio di comando
layer-contested = zone contese
layer-forts = forti
layer-links = quartieri generali
layer-activated = zone attivate
# Layers of the printed map
layer-tints = colori del terreno
layer-grid = griglia
layer-borders = confini delle aree
layer-numbers = numeri
layer-names = nomi
layer-title = titolo

## Tracks and boxes beside the board

track-turns = turni
track-phases = fasi
track-victory = vittoria
tray-losses = perdite
tray-reinforcements = in arrivo
tray-reserve = riserva
tray-left = uscite dalla mappa
tray-cup = nella coppa
tray-pool = rimpiazzi
tray-landing = sbarco pianificato
pool-air = punti aerei
pool-air-columns = colonne di appoggio aereo
pool-air-support = appoggio aereo
pool-ge-tank = carri tedeschi
pool-it-tank = carri italiani
pool-ge-car = autoblindo tedesche
pool-it-car = autoblindo italiane
pool-ge-infantry = fanteria tedesca
pool-it-infantry = fanteria italiana
pool-stuart = Stuart
pool-grant = Grant
pool-crusader = Crusader
pool-matilda = Matilda
pool-valentine = Valentine
pool-car = autoblindo
pool-uk-infantry = fanteria britannica
tray-sorties = aerei
pool-initiative = iniziativa
pool-marches = zone da muovere
pool-forts = forti da piazzare

## The computer's levels

level-random = caso
level-recruit = recluta
level-regular = regolare
level-veteran = veterano
level-marshal = maresciallo
level-printed = regole stampate

## What the server says no to. $text is the reason in English, for what has no words of its own.

refusal-over = la partita è finita
refusal-malformed = questa non è un’azione completa di questo gioco, o nomina ciò che non esiste
refusal-notation = questa non è un’azione del gioco: { $text }
refusal-fault = non è stato possibile applicare le regole a questa azione
refusal-no-undo = non c’è niente da annullare dopo l’ultimo lancio di dadi o l’ultima decisione dell’altra parte
refusal-no-redo = non c’è niente da rifare
refusal-record = questo resoconto non è in ordine: { $text }
refusal-outdated = le regole sono state corrette nel frattempo e non rigiocano più questa partita fin dov’è arrivata; la si può salvare ({ $text })
refusal-no-session = comincia prima una sessione
refusal-no-table = questo tavolo non c’è, o è privato e non vi hai un posto
refusal-no-game = non c’è un gioco del genere
refusal-no-action = il resoconto non ha questa azione
refusal-no-account = un ospite non ha password; crea prima un account
refusal-no-mail = questo server non manda e-mail
refusal-no-hints = niente suggerimenti contro una persona
refusal-no-analysis = Questo server non ha un processo che possa analizzare una partita.
refusal-no-drawing = non c’è un disegno del genere
refusal-no-layer = ora non c’è questa sovrimpressione
refusal-no-piece = non c’è questa unità
refusal-not-your-seat = questo posto o questa decisione non è tua
refusal-not-playing = la partita non è in corso
refusal-not-over = questo si apre quando la partita è finita
refusal-no-record = solo un resoconto può essere ripreso
refusal-stale = intanto il tavolo è andato avanti
refusal-too-many = troppe richieste; aspetta un poco
refusal-too-large = è troppo grande
refusal-forged = questa richiesta viene da un altro sito
refusal-wrong-password = questo nome utente non esiste, o la password è un’altra
refusal-login-taken = questo nome utente è preso; scegline un altro
refusal-busy = il server è occupato; niente è cambiato; riprova
refusal-not-found = qui non c’è niente
refusal-method = questo non si può fare qui
refusal-declined = il computer continua a giocare
refusal-no-offer = questa proposta non c’è più
refusal-nothing = non hai ancora deciso nulla
refusal-no-level = questo livello non esiste
refusal-no-side = questa parte non esiste
refusal-not-yours = si possono ritirare solo le proprie decisioni
refusal-seat-twice = una parte è indicata due volte
refusal-no-such-game = questo gioco, scenario o opzione non esiste
refusal-too-long = questa registrazione è troppo lunga
refusal-not-open = una partita cominciata non si cancella
refusal-no-space = questo spazio non esiste
refusal-no-preview = gli scontri di questo gioco non si possono valutare in anticipo

## What a choice would leave undone, asked before it is made

table-leaves-unmoved =
    { $left ->
        [one] { $all ->
            [1] L’unica unità che può muovere non si è mossa.
           *[other] Una unità su { $all } non si è mossa.
        }
       *[other] { $left } unità su { $all } non si sono mosse.
    }
table-leaves-targets =
    { $count ->
        [one] Nessuno ha ancora attaccato, ma un esagono nemico può essere attaccato.
       *[other] Nessuno ha ancora attaccato, ma { $count } esagoni nemici possono essere attaccati.
    }
table-leaves-areas =
    { $left ->
        [one] { $all ->
            [1] L’unica area che può agire non è stata attivata.
           *[other] Un’area su { $all } non è stata attivata.
        }
       *[other] { $left } aree su { $all } non sono state attivate.
    }
