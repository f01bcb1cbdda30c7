### The table: words that no rules system owns.

## Sides, as they are called at the table

side-allied = Alliés
side-axis = Axe
side-german = Allemands
side-commonwealth = Commonwealth

## When: turns and phases. $turn and $turns are numbers, $day is a date written out.

turn-set-up = mise en place
turn-plain = tour { $turn } sur { $turns }
turn-with-day = tour { $turn } sur { $turns }, { $day }
# $time is a time of the day
turn-with-time = tour { $turn } sur { $turns }, { $day }, { $time }
phase-set-up = mise en place
phase-movement = mouvement
phase-combat = combat
phase-initial = phase initiale
phase-armour-combat = combat blindé
phase-general-combat = combat général
phase-german-turn = tour du joueur allemand
phase-commonwealth-turn = tour du joueur du Commonwealth
# As "Allies, movement". $phase is one of the phase-... words.
phase-of-side = { $side }, { $phase }
game-over = la fin

## Small parts of sentences

# Points of a side, in a list
table-total = { $side } { $points }

## Boxes beside the map, and edges over which units leave it

box-north = bord nord
box-east = bord est
box-south = bord sud
box-west = bord ouest
box-italy = Italie
box-withdrawn = retirée

## Les cartes d’un plateau qui en a plusieurs

map-west = Ouest
map-centre = Centre
map-east = Est
map-strategic = Zones

## Ground

terrain-open = terrain découvert
terrain-clear = clair
terrain-village = village
terrain-town = bourg
terrain-city = ville
terrain-crest = crête
terrain-hill = colline
terrain-mountain = montagne
terrain-etna = Etna
terrain-sea = mer
terrain-depression = dépression
terrain-airfield = aérodrome
terrain-flat = plat
terrain-rough = accidenté
terrain-steep = escarpé
feature-fortification = fortification
feature-minefield = champ de mines
feature-port = port
feature-supply = ravitaillement
feature-airfield = aérodrome
feature-road = route
feature-beach = plage
feature-objective = objectif
feature-coastal = côte
feature-landing = lieu de débarquement
feature-hill107 = Cote 107
feature-town-major = ville principale
feature-town-secondary = ville secondaire
feature-zone-a = voisine de la zone A
feature-zone-b = voisine de la zone B
feature-zone-c = voisine de la zone C
feature-zone-d = voisine de la zone D
feature-zone-e = voisine de la zone E
feature-zone-f = voisine de la zone F
feature-zone-g = voisine de la zone G

## Nations

nation-german = allemande
nation-italian = italienne
nation-british = britannique
nation-australian = australienne
nation-new-zealand = néo-zélandaise
nation-south-african = sud-africaine
nation-indian = indienne
nation-french = française
nation-greek = grecque
nation-us = américaine
nation-canadian = canadienne

## Values on a counter

value-attack = attaque
value-defence = défense
value-movement = mouvement
value-range = portée
value-combat = combat
value-armour = blindage
value-radius = rayon de commandement
value-bombs = bombes

## Overlays on the map

layer-zones = zones de contrôle
layer-possession = possession
layer-mines = champs de mines
layer-objectives = objectifs
layer-range = portée de l’artillerie
layer-tether = rayon de ravitaillement
layer-naval = appui naval
layer-supply = ravitaillement
layer-arrivals = arrivée des renforts
layer-obliged = doivent attaquer
layer-works = fortifications
layer-razed = fortifications perdues
layer-breaches = brèches dans les mines
layer-command = rayon de commandement
layer-contested = zones contestées
layer-forts = forts
layer-links = quartiers généraux
layer-activated = zones activées
# Layers of the printed map
layer-tints = couleurs du terrain
layer-grid = grille
layer-borders = limites des zones
layer-numbers = numéros
layer-names = noms
layer-title = titre

## Tracks and boxes beside the board

track-turns = tours
track-phases = phases
track-victory = victoire
tray-losses = pertes
tray-reinforcements = à venir
tray-reserve = réserve
tray-left = sorties de la carte
tray-cup = dans la coupe
tray-pool = remplacements
tray-landing = débarquement prévu
pool-air = points aériens
pool-air-columns = colonnes de soutien aérien
pool-air-support = soutien aérien
pool-ge-tank = chars allemands
pool-it-tank = chars italiens
pool-ge-car = automitrailleuses allemandes
pool-it-car = automitrailleuses italiennes
pool-ge-infantry = infanterie allemande
pool-it-infantry = infanterie italienne
pool-stuart = Stuart
pool-grant = Grant
pool-crusader = Crusader
pool-matilda = Matilda
pool-valentine = Valentine
pool-car = automitrailleuses
pool-uk-infantry = infanterie britannique
tray-sorties = avions
pool-initiative = initiative
pool-marches = zones à déplacer
pool-forts = forts à placer

## The computer's levels

level-random = hasard
level-recruit = recrue
level-regular = régulier
level-veteran = vétéran
level-marshal = maréchal
level-printed = règles imprimées

## What the server says no to. $text is the reason in English, for what has no words of its own.

refusal-over = la partie est finie
refusal-malformed = ceci n’est pas une action complète de ce jeu, ou nomme ce qui n’existe pas
refusal-notation = ceci n’est pas une action du jeu : { $text }
refusal-fault = les règles n’ont pas pu être appliquées à cette action
refusal-no-undo = il n’y a rien à reprendre depuis le dernier jet de dés ou la dernière décision de l’autre camp
refusal-no-redo = il n’y a rien à refaire
refusal-record = ce compte rendu n’est pas en ordre : { $text }
refusal-outdated = les règles ont été corrigées depuis et ne rejouent plus cette partie jusqu’où elle en est ; vous pouvez l’enregistrer ({ $text })
refusal-no-session = ouvrez d’abord une session
refusal-no-table = cette table n’existe pas, ou elle est privée et vous n’y avez pas de place
refusal-no-game = il n’y a pas de tel jeu
refusal-no-action = le compte rendu n’a pas de telle action
refusal-no-account = un invité n’a pas de mot de passe ; créez d’abord un compte
refusal-no-mail = ce serveur n’envoie pas de courriels
refusal-no-hints = pas de conseils contre une personne
refusal-no-analysis = Ce serveur n’a aucun processus pour analyser une partie.
refusal-no-drawing = il n’y a pas de tel dessin
refusal-no-layer = il n’y a pas de telle surimpression maintenant
refusal-no-piece = il n’y a pas de telle unité
refusal-not-your-seat = cette place ou cette décision n’est pas la vôtre
refusal-not-playing = la partie n’est pas en cours
refusal-not-over = ceci s’ouvre quand la partie est finie
refusal-no-record = seul un compte rendu peut être repris
refusal-stale = la table a avancé entre-temps
refusal-too-many = trop de demandes ; attendez un peu
refusal-too-large = c’est trop gros
refusal-forged = cette demande vient d’un autre site
refusal-wrong-password = cet identifiant n’existe pas, ou le mot de passe est autre
refusal-login-taken = cet identifiant est pris ; choisissez-en un autre
refusal-busy = le serveur est occupé ; rien n’a changé ; réessayez
refusal-not-found = il n’y a rien ici
refusal-method = cela ne peut se faire ici
refusal-declined = l’ordinateur continue la partie
refusal-no-offer = cette proposition n’existe plus
refusal-nothing = vous n’avez encore rien décidé
refusal-no-level = ce niveau n’existe pas
refusal-no-side = ce camp n’existe pas
refusal-not-yours = on ne peut reprendre que ses propres décisions
refusal-seat-twice = un camp est nommé deux fois
refusal-no-such-game = ce jeu, ce scénario ou cette option n’existe pas
refusal-too-long = cet enregistrement est trop long
refusal-not-open = une partie commencée ne s’efface pas
refusal-no-space = cette case n’existe pas
refusal-no-preview = les combats de ce jeu ne peuvent être évalués d’avance

## What a choice would leave undone, asked before it is made

table-leaves-unmoved =
    { $left ->
        [one] { $all ->
            [1] La seule unité qui peut bouger n’a pas bougé.
           *[other] Une unité sur { $all } n’a pas bougé.
        }
       *[other] { $left } unités sur { $all } n’ont pas bougé.
    }
table-leaves-targets =
    { $count ->
        [one] Personne n’a encore attaqué, alors qu’un hexagone ennemi peut l’être.
       *[other] Personne n’a encore attaqué, alors que { $count } hexagones ennemis peuvent l’être.
    }
table-leaves-areas =
    { $left ->
        [one] { $all ->
            [1] La seule zone qui peut agir n’a pas été activée.
           *[other] Une zone sur { $all } n’a pas été activée.
        }
       *[other] { $left } zones sur { $all } n’ont pas été activées.
    }
