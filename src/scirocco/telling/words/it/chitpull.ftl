### The chit-pull games: Gazala 1942.
### $unit, $piece, $side, $space, $from, $to stand for names; yes and no are plain words to select on.

## What happened

chitpull-event-placed = { $unit } è piazzata in { $space }.
chitpull-event-turn-began =
    Turno { $turn } di { $turns }, { $day }.{ $count ->
        [0] { "" }
       *[other] { " " }Rimpiazzi: { $steps }.
    }
chitpull-steps = { $count } × { $pool }
chitpull-event-fallback-declared = { $side }: questo è un turno di ritirata.
chitpull-event-command-rolled =
    { $side }: il dado di comando segna { $die }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ $plus })
    }: { $markers ->
        [one] un segnalino.
       *[other] { $markers } segnalini.
    }
chitpull-event-air-rolled =
    { $columns ->
        [0] Il dado dell’aria segna { $die }: oggi nessun appoggio aereo ({ $side }).
        [one] Il dado dell’aria segna { $die }: una colonna di appoggio aereo ({ $side }).
       *[other] Il dado dell’aria segna { $die }: { $columns } colonne di appoggio aereo ({ $side }).
    }
chitpull-event-landing-rolled =
    { $landed ->
        [yes] { $unit } viene dal mare in { $space }: il dado segna { $die }, e le navi passano.
       *[no] { $unit } viene dal mare in { $space }: il dado segna { $die }, e le navi sono perdute.
    }
chitpull-event-landing-drifted =
    { $ashore ->
        [yes] Il dado della deriva segna { $die }: { $unit } prende terra in { $space }.
       *[no] Il dado della deriva segna { $die }: { $unit } non trova dove prendere terra.
    }
chitpull-event-landing-planned = { $side }: uno sbarco in { $space } è pianificato in segreto.
chitpull-event-hq-returned = { $unit } torna in { $space }.
chitpull-event-rebuilt = { $unit } recupera un livello ({ $pool }).
chitpull-event-raised = { $unit } è ricostituita in { $space } ({ $pool }).
chitpull-event-affiliated = { $unit } ora dipende da { $other }.
chitpull-event-supply-checked =
    Rifornimento: { $out ->
        [0] nessuno è senza rifornimento
       *[other] senza rifornimento: { $units }
    }{ $isolated ->
        [0] .
       *[other] ; isolate: { $pieces }.
    }
chitpull-event-marker-chosen = Il segnalino di { $unit } va nella coppa.
chitpull-event-cup-filled =
    { $side }: { $number ->
        [0] nessun segnalino va
        [one] un segnalino va
       *[other] { $number } segnalini vanno
    } nella coppa, su { $chosen } scelti.
chitpull-event-marker-drawn = { $side }: esce { $unit }, segnalino { $box } della giornata.
chitpull-event-leader-rolled =
    { $acts ->
        [yes] { $unit } fa { $die } e prende il comando.
       *[no] { $unit } fa { $die } e non fa nulla.
    }
chitpull-event-activation-began =
    { $unit } attiva { $count ->
        [one] un’unità
       *[other] { $count } unità
    }{ $beyond ->
        [0] .
       *[other] ; oltre il raggio, rifornite peggio: { $far }.
    }
chitpull-event-activation-lost = { $unit } non è sulla mappa: il suo segnalino non ha effetto.
chitpull-event-activation-ended = { $unit } ha finito.
chitpull-event-pause-rolled =
    { $ended ->
        [yes] { $side }: il dado della pausa segna { $die }, { $limit } o meno ferma le operazioni: per oggi sono finite.
       *[no] { $side }: il dado della pausa segna { $die }, { $limit } o meno fermerebbe le operazioni: continuano.
    }
chitpull-event-set-aside =
    { $side }: { $number ->
        [one] un segnalino lascia
       *[other] { $number } segnalini lasciano
    } la coppa senza effetto.
chitpull-event-split-up = { $unit } distacca { $other }.
chitpull-event-merged = { $unit } e { $other } si riuniscono.
chitpull-event-moved =
    { $unit } va da { $from } { $off ->
        [yes] fuori dalla mappa
       *[no] a { $to }
    } per { $points ->
        [0.5] { $cost } punto
        [one] { $cost } punto
       *[other] { $cost } punti
    }.
chitpull-event-left-map = { $unit } lascia la mappa ({ $space }).
chitpull-event-entered = { $unit } entra in { $space }.
chitpull-event-reacted = { $unit } si sgancia da { $from } a { $to }.
chitpull-event-mines-worked-on =
    { $unit } lavora alle mine di { $to } da { $from }: il dado segna { $die }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus } per il genio
    }, { $cleared ->
        [yes] il varco è aperto.
       *[no] nessun varco.
    }
chitpull-event-works-lost = Le fortificazioni di { $space } sono perdute.
chitpull-event-attack-declared =
    { $kind ->
        [armour] { $side }: attacco corazzato a { $space }.
       *[general] { $side }: attacco a { $space }.
    }
chitpull-event-joined = { $unit } partecipa all’attacco a { $space }.
chitpull-event-air-committed =
    { $columns ->
        [one] Appoggio aereo per l’attacco a { $space }: una colonna.
       *[other] Appoggio aereo per l’attacco a { $space }: { $columns } colonne.
    }
chitpull-event-clash-fought = Combattimento corazzato in { $space }. Gli attaccanti tirano { $attacking }: { $on-defence }. I difensori tirano { $defending }: { $on-attack }.
chitpull-hits =
    { $others ->
        [0] { $cars ->
            [0] nessun colpo a segno
            [one] un colpo sulle autoblindo
           *[other] { $cars } colpi sulle autoblindo
        }
        [one] { $cars ->
            [0] un colpo a segno
            [one] un colpo a segno, e uno sulle autoblindo
           *[other] un colpo a segno, e { $cars } sulle autoblindo
        }
       *[other] { $cars ->
            [0] { $others } colpi a segno
            [one] { $others } colpi a segno, e uno sulle autoblindo
           *[other] { $others } colpi a segno, e { $cars } sulle autoblindo
        }
    }
chitpull-event-hits-wasted =
    { $number ->
        [one] { $side }: un colpo resta senza effetto.
       *[other] { $side }: { $number } colpi restano senza effetto.
    }
chitpull-event-recovery-rolled =
    { $saved ->
        [yes] { $unit } fa { $die } per i suoi relitti: sono recuperati ({ $pool }).
       *[no] { $unit } fa { $die } per i suoi relitti: sono perduti.
    }
chitpull-event-battle-fought =
    Combattimento per { $space }: { $relation } è { $base }{ $count ->
        [0] { "" }
       *[other] ; spostamenti: { $shifts }; risolto a { $column }
    }. Il dado segna { $die }: { $result }; { $meaning }.
chitpull-shift-line = { $reason } { $columns }
chitpull-event-battle-off = L’attacco a { $space } non trova più nessuno da combattere.
chitpull-event-step-lost =
    { $left ->
        [one] { $unit } perde un livello; gliene resta uno.
       *[other] { $unit } perde un livello; gliene restano { $left }.
    }
chitpull-event-eliminated = { $unit } è eliminata in { $space }.
chitpull-event-stood-fast =
    { $number ->
        [one] { $side }: le unità resistono e perdono un altro livello.
       *[other] { $side }: le unità resistono e perdono altri { $number } livelli.
    }
chitpull-event-gave-ground =
    { $number ->
        [one] { $side }: le unità si ritirano di un esagono.
       *[other] { $side }: le unità si ritirano di { $number } esagoni.
    }
chitpull-event-retreated = { $unit } si ritira da { $from } a { $to }.
chitpull-event-advanced = { $unit } avanza da { $from } a { $to }.
chitpull-event-game-ended = La partita è finita. { $attacker }: { $count } obiettivi su { $needed }. Vittoria: { $winner }.

## Who must do what

chitpull-ask-place =
    { $side }: piazza { $first }, { $values }, o lascia che lo stato maggiore piazzi il gruppo{ $more ->
        [0] .
        [one] ; ne segue un’altra.
       *[other] ; ne seguono altre { $more }.
    }
chitpull-ask-fallback = { $side }: dichiara un turno di ritirata (un segnalino in più, un solo attacco, nessun movimento verso ovest), o concludi.
chitpull-ask-return = { $side }: di’ dove torna { $hq }.
chitpull-ask-replace = { $side }: dai livelli di rimpiazzo ({ $steps }) alle unità, o conservali e concludi.
chitpull-ask-affiliate = { $side }: metti un’unità sotto un altro QG, o concludi.
chitpull-ask-formation = { $side }: da quale QG dipende { $piece }?
chitpull-ask-cup =
    { $number ->
        [0] { $side }: i segnalini sono scelti; chiudi la coppa{ $plan ->
            [yes] , o pianifica prima lo sbarco in un esagono segnato della costa.
           *[no] .
        }
        [one] { $side }: scegli l’ultimo segnalino per la coppa.
       *[other] { $side }: scegli { $number } segnalini per la coppa.
    }
chitpull-ask-split = { $side }: dividi brigate intere, o concludi.
# $leader is the headquarters or leader whose marker was drawn, $able how many units can be chosen, $mines says whether
# mines can be cleared
chitpull-ask-order =
    { $side }: { $leader } agisce. Scegli un’unità da muovere{ $mines ->
        [yes] { " " }o che lavori alle mine
       *[no] { "" }
    } ({ $able ->
        [one] una può
       *[other] { $able } possono
    }), o termina il movimento.
chitpull-ask-move = { $side }: di’ dove va { $piece } da { $space } ({ $points } punti), o fermala.
chitpull-ask-enter = { $side }: di’ dove entra { $piece }.
chitpull-ask-react = { $side }: un nemico è arrivato in { $space }: fai sganciare { $piece }, o resta.
chitpull-ask-excess = { $side }: { $space } è troppo pieno: scegli l’unità che è tolta.
chitpull-ask-clash = { $side }: scegli un esagono da attaccare con i corazzati, o termina le dichiarazioni.
chitpull-ask-clashers = { $side }: indica una a una le unità che attaccano { $space } con i corazzati, poi concludi.
chitpull-ask-clashing = { $side }: scegli il prossimo combattimento corazzato.
chitpull-ask-hit =
    { $cars ->
        [0] { $own ->
            [yes] { $side }: scegli quale dei tuoi veicoli è colpito.
           *[no] { $side }: scegli quale veicolo nemico è colpito.
        }
       *[other] { $own ->
            [yes] { $side }: scegli quale delle tue autoblindo è colpita.
           *[no] { $side }: scegli quale autoblindo nemica è colpita.
        }
    }
chitpull-ask-attack = { $side }: scegli un esagono da attaccare, o termina le dichiarazioni.
chitpull-ask-attackers = { $side }: indica una a una le unità che attaccano { $space }, poi concludi.
chitpull-ask-sappers = { $side }: impiega il genio contro { $space } (una colonna, ma subisce la prima perdita), o risparmialo.
chitpull-ask-battle = { $side }: scegli il prossimo combattimento.
chitpull-ask-loss =
    { $own ->
        [yes] { $side }: scegli quale delle tue unità perde un livello.
       *[no] { $side }: scegli quale unità nemica perde un livello.
    }
chitpull-ask-rest =
    { $number ->
        [one] { $side }: resta un punto da pagare: ritirati di un esagono, o resisti e perdi un livello.
       *[other] { $side }: restano { $number } punti da pagare: ritirati di { $number } esagoni, o resisti e perdi { $number } livelli.
    }
chitpull-ask-retreat =
    { $number ->
        [one] { $side }: ritirata di un esagono: { $pieces }. Scegli un’unità e dove va.
       *[other] { $side }: ritirata di { $number } esagoni: { $pieces }. Scegli un’unità e dove va.
    }
chitpull-ask-retreating = { $side }: { $piece } si ritira ancora: di’ dove.
chitpull-ask-advance = { $side }: avanza in { $space } con chi vuoi, poi concludi.
chitpull-ask-advancing = { $side }: fai avanzare ancora { $piece }, o concludi.
chitpull-ask-merge = { $side }: riunisci le parti di brigate, o concludi.

## What it is time for, inside "this is the time to ..."

chitpull-now-place = piazzare { $first }
chitpull-now-fallback = dichiarare un turno di ritirata, o concludere
chitpull-now-return = piazzare un QG che torna
chitpull-now-replace = dare rimpiazzi, o concludere
chitpull-now-affiliate = mettere un’unità sotto un altro QG, o concludere
chitpull-now-formation = dire da quale QG dipende { $piece }
chitpull-now-cup = scegliere segnalini per la coppa
chitpull-now-split = dividere brigate, o concludere
chitpull-now-order = scegliere un’unità da muovere, o terminare il movimento
chitpull-now-move = dire dove va { $piece }, o fermarla
chitpull-now-enter = dire dove entra { $piece }
chitpull-now-react = far sganciare { $piece }, o restare
chitpull-now-excess = scegliere l’unità di { $space } che è tolta
chitpull-now-clash = attaccare un esagono con i corazzati, o terminare le dichiarazioni
chitpull-now-clashers = indicare le unità che attaccano, poi concludere
chitpull-now-clashing = scegliere il prossimo combattimento corazzato
chitpull-now-hit = scegliere il veicolo colpito
chitpull-now-attack = attaccare un esagono, o terminare le dichiarazioni
chitpull-now-attackers = indicare le unità che attaccano, poi concludere
chitpull-now-sappers = dire se il genio è impiegato
chitpull-now-battle = scegliere il prossimo combattimento
chitpull-now-loss = scegliere l’unità che perde un livello
chitpull-now-rest = ritirarsi, o resistere e perdere livelli
chitpull-now-retreat = dire dove si ritira un’unità
chitpull-now-retreating = dire dove { $piece } si ritira ancora
chitpull-now-advance = avanzare, o concludere
chitpull-now-advancing = far avanzare ancora { $piece }, o concludere
chitpull-now-merge = riunire brigate, o concludere

## Choices

chitpull-do-select = muovere { $piece }
chitpull-do-move = { $piece } a { $space }
chitpull-do-place = { $piece } in { $space }
# $count is how many units the group still has
chitpull-do-auto =
    { $count ->
        [one] lo stato maggiore piazza questa unità
       *[other] lo stato maggiore piazza queste { $count }
    }
chitpull-do-declare = dichiarare un turno di ritirata
# $kind is what is being decided
chitpull-do-done =
    { $kind ->
        [fallback] nessun turno di ritirata
        [replace] tenere gli altri livelli
        [affiliate] nessuno cambia comando
        [cup] chiudere la coppa
        [split] non dividere altro
        [merge] non riunire altro
        [sappers] risparmiare il genio
        [advance] terminare l’avanzata
        [advancing] fermarsi qui
       *[other] è tutto
    }
# $spaces are hexes that tanks could still attack in armour combat, $count how many
chitpull-do-end =
    { $kind ->
        [order] terminare il movimento
        [clash] { $count ->
            [0] nessun altro attacco corazzato
           *[other] nessun altro attacco corazzato; poi niente carri contro { $spaces }
        }
        [attack] nessun altro attacco
       *[other] terminare questa parte
    }
chitpull-do-stop = restare, o fermarsi qui
chitpull-do-mark = { $piece } nella coppa
chitpull-do-land = pianificare lo sbarco in { $space }
chitpull-do-rebuild = { $piece } recupera un livello
chitpull-do-raise = { $piece } di nuovo in { $space }
chitpull-do-affiliate = { $piece } cambia QG
chitpull-do-under = sotto { $piece }
chitpull-do-split = dividere { $piece }
chitpull-do-merge = riunire { $piece }
chitpull-do-enter = { $piece } entra in { $space }
chitpull-do-clear = { $piece } sgombra mine in { $space }
chitpull-do-react = { $piece } si sgancia in { $space }
chitpull-do-stay = restare
chitpull-do-attack = attaccare { $space }
chitpull-do-join = { $piece } partecipa
chitpull-do-sap = impiegare il genio
chitpull-do-air =
    { $columns ->
        [one] appoggio aereo, una colonna
       *[other] appoggio aereo, { $columns } colonne
    }
chitpull-do-fight = combattere per { $space }
chitpull-do-hit = { $piece } è colpita
chitpull-do-loss = { $piece } perde un livello
chitpull-do-stand = resistere e perdere livelli
chitpull-do-withdraw = ritirarsi
chitpull-do-retreat = { $piece } indietro in { $space }
chitpull-do-advance = { $piece } avanti in { $space }
chitpull-do-remove = togliere { $piece }

## Why not

chitpull-why-not-now = è il momento di { $now }
chitpull-why-not-yours = { $arg1 } non è ai tuoi ordini
chitpull-why-not-on-map = { $arg1 } non è sulla mappa
chitpull-why-not-called = { $arg1 } non è attivata da questo segnalino
chitpull-why-out-of-radius = { $arg1 } è a { $arg2 } esagoni dal QG, oltre il suo raggio di { $arg3 }, e un altro è più vicino
chitpull-why-nearer-hq = { $arg1 } è indipendente, e un altro QG era più vicino
chitpull-why-was-out-of-radius = { $arg1 } era fuori portata dal QG quando è stato pescato il suo segnalino
chitpull-why-other-formation = { $arg1 } dipende da un altro QG
chitpull-why-already-acted = { $arg1 } è già stata attivata in questo turno
chitpull-why-already-moved = { $arg1 } si è già mossa in questa attivazione
chitpull-why-is-anchor = { $arg1 } non può muovere in questo turno: un’unità amica è passata da zona a zona nel suo esagono
chitpull-why-at-work = { $arg1 } lavora a un campo minato e non fa altro in questa attivazione
chitpull-why-other-unit = { $arg1 } è l’unità che si sta muovendo
chitpull-why-no-path = un movimento nomina ogni esagono da { $arg1 } in poi e finisce in un altro
chitpull-why-not-adjacent = { $arg1 } e { $arg2 } non si toccano
chitpull-why-twice-through = un movimento non passa due volte per { $arg1 }
chitpull-why-prohibited = nessuno può entrare in { $arg1 }: { $arg2 }
chitpull-why-closed = { $arg1 } non può andare da { $arg2 } a { $arg3 }: tra loro c’è una scarpata o un braccio di mare
chitpull-why-mined = { $arg1 } è un campo minato che non è stato aperto da { $arg2 }
chitpull-why-enemy-there = { $arg1 } è tenuto da unità nemiche
chitpull-why-zone-to-zone = da una zona nemica a un’altra si va solo dove sta un’unità amica che non muove in questo turno; in { $arg1 } non ce n’è
chitpull-why-no-westward = in un turno di ritirata nessuna unità va verso ovest: { $arg1 } è a ovest di { $arg2 }
chitpull-why-zone-to-zone-free = { $arg1 } avanzerebbe in { $arg2 } da una zona nemica a un’altra
chitpull-why-too-far = { $arg1 } costa { $arg2 } punti; { $arg3 } ne ha { $arg4 }
chitpull-why-edge-closed = questa parte lascia la mappa solo da un lato: { $arg1 }
chitpull-why-not-at-edge = questa parte lascia la mappa da un lato ({ $arg1 }), e { $arg2 } non vi si trova
chitpull-why-not-waiting = { $arg1 } non è un rinforzo già atteso
chitpull-why-entry-closed = { $arg1 } non può entrare in { $arg2 }: non è un esagono d’entrata della sua parte, o non è in mani amiche
chitpull-why-no-crowding = { $arg1 } non ha posto: cinque unità con una brigata o un reggimento, o due della stessa formazione e un battaglione
chitpull-why-no-excess = togliere { $arg1 } non ridurrebbe l’eccesso in { $arg2 }
chitpull-why-not-in-excess = { $arg1 } non è in { $arg2 }, dove ci sono troppe unità
chitpull-why-one-hex = { $arg1 } si sgancia di un esagono, e { $arg2 } non le è accanto
chitpull-why-into-zone = { $arg1 } non si sgancia in una zona nemica, e { $arg2 } è in una
chitpull-why-no-mines = non c’è un campo minato da aprire tra { $arg1 } e { $arg2 }
chitpull-why-no-minefield = { $arg1 } non è un campo minato
chitpull-why-staff-at-mines = { $arg1 } è un QG, e i QG non aprono mine
chitpull-why-clears-not = { $arg1 } non ha preso parte all’attacco e non apre mine per l’avanzata
chitpull-why-own-mines = le mine sono proprie; non c’è nulla da aprire
chitpull-why-has-moved = { $arg1 } si è mossa e non può lavorare alle mine
chitpull-why-no-enemy = non c’è nemico in { $arg1 }
chitpull-why-attacked-already = { $arg1 } è già stato attaccato così in questa attivazione
chitpull-why-one-target = in un turno di ritirata si può attaccare un solo esagono, ed è { $arg1 }
chitpull-why-one-attack = in un turno di ritirata questa parte attacca una volta sola, e ha già attaccato { $arg1 }
chitpull-why-no-attacker = nessuna unità che possa ancora attaccare è accanto a { $arg1 }
chitpull-why-no-armour-there = in { $arg1 } non c’è valore corazzato da combattere
chitpull-why-too-weak = anche con tutti quelli che possono partecipare, l’attacco a { $arg1 } resta sotto la colonna più bassa
chitpull-why-cannot-attack = { $arg1 } non può attaccare { $arg2 }: { $arg3 }
chitpull-why-joined-already = { $arg1 } partecipa già
chitpull-why-armour-first = { $arg1 } avrebbe potuto combattere prima i corazzati in { $arg2 }, e doveva
chitpull-why-no-vehicle = un attacco corazzato richiede un carro o un’autoblindo
chitpull-why-odds-too-low = a { $arg1 } l’attacco è sotto la colonna più bassa
chitpull-why-no-air = non resta appoggio aereo per questo attacco
chitpull-why-no-loss = { $arg1 } non può subire questa perdita: { $arg2 }
chitpull-why-not-retreating = { $arg1 } non deve ritirarsi
chitpull-why-retreat-no-hex = { $arg1 } non può ritirarsi in { $arg2 }: { $arg3 }
chitpull-why-retreat-priority = { $arg1 } deve ritirarsi in un esagono migliore di { $arg2 }
chitpull-why-cannot-stand = restano troppo pochi livelli per resistere
chitpull-why-cannot-advance = { $arg1 } non può avanzare in { $arg2 }: { $arg3 }
chitpull-why-mines-tried = da { $arg1 } le mine sono già state tentate una volta
chitpull-why-no-rebuilding = { $arg1 } non riceve livelli: { $arg2 }
chitpull-why-no-return = { $arg1 } non può tornare in { $arg2 }: { $arg3 }
chitpull-why-no-fallback = ora non si può dichiarare un turno di ritirata: { $arg1 }
chitpull-why-not-affiliated = { $arg1 } non può essere messa sotto { $arg2 }
chitpull-why-one-affiliation = { $arg1 } non dipende da un QG che possa cambiare
chitpull-why-cup-full = nella coppa non vanno altri segnalini
chitpull-why-cup-short =
    { $arg1 ->
        [one] ancora un segnalino deve andare nella coppa
       *[other] ancora { $arg1 } segnalini devono andare nella coppa
    }
chitpull-why-no-marker = { $arg1 } non ha un segnalino che possa andare nella coppa
chitpull-why-no-landing = nessuno sbarca in { $arg1 }
chitpull-why-no-plan = lo sbarco è pianificato o passato, o questa parte non ne ha
chitpull-why-no-split = { $arg1 } non può essere divisa: solo una brigata intera di tre livelli sulla mappa
chitpull-why-no-merge = { $arg1 } non ha accanto una parte della sua brigata
chitpull-why-place-zone = { $arg1 } non è tra gli esagoni dove { $arg2 } può essere piazzata
chitpull-why-not-its-turn = la prossima unità da piazzare è { $arg1 }

# What is wrong in particular, after a colon

chitpull-because-a-cliff-lies-between-them = tra loro c’è una scarpata
chitpull-because-an-enemy-stands-next-to-it = le sta accanto un nemico
chitpull-because-an-arm-of-the-sea-lies-between-them = tra loro c’è un braccio di mare
chitpull-because-armour-has-fought-there-so-nobody-climbs = lì hanno combattuto i corazzati, quindi nessuno scala
chitpull-because-headquarters-do-not-attack = i QG non attaccano
chitpull-because-it-attacks-another-hex = attacca un altro esagono
chitpull-because-it-brings-no-armour-into-an-attack = non porta corazzati in un attacco
chitpull-because-it-does-not-stand-next-to-it = non gli è accanto
chitpull-because-it-has-attacked-once = ha già attaccato una volta
chitpull-because-it-has-no-armour-value = non ha valore corazzato
chitpull-because-it-has-no-strength = non ha forza
chitpull-because-it-is-at-full-strength = è a piena forza
chitpull-because-it-is-empty-and-in-an-enemy-zone = è vuoto e in zona nemica
chitpull-because-it-is-isolated = è isolata
chitpull-because-this-scenario-has-none = questo scenario non ne ha
chitpull-because-it-is-declared-at-the-start-of-a-turn-before-the-dice = si dichiara all’inizio di un turno, prima dei dadi
chitpull-because-the-last-turn-was-one = l’ultimo turno lo era
chitpull-because-there-is-none-on-a-first-turn = non ce ne sono nel primo turno
chitpull-because-this-is-one-already = questo lo è già
chitpull-because-the-edge-is-not-in-friendly-hands-there = lì il bordo non è in mani amiche
chitpull-because-none-of-its-units-stands-there = lì non c’è nessuna delle sue unità
chitpull-because-the-headquarters-there-is-not-supplied = il QG che vi si trova non è rifornito
chitpull-because-no-headquarters-of-its-side-stands-there = lì non c’è un QG della sua parte
chitpull-because-only-tanks-and-armoured-cars-do = tornano solo carri e autoblindo
chitpull-because-it-is-not-lost = non è stata eliminata
chitpull-because-it-is-not-a-free-unit-beside-the-hex = non è un’unità libera accanto all’esagono
chitpull-because-it-no-longer-stands-with-its-leader = non sta più con il suo comandante
chitpull-because-it-takes-two-hits-for-a-step = servono due colpi per un livello
chitpull-because-it-took-no-part = non ha partecipato
chitpull-because-it-was-not-in-this-fight-as-a-vehicle = non era in questo combattimento come veicolo
chitpull-because-its-kind-is-never-replaced = il suo tipo non è mai rimpiazzato
chitpull-because-no-replacements-of-its-nation-come = non arrivano rimpiazzi della sua nazione
chitpull-because-leaving-an-enemy-zone-costs-a-hex = lasciare una zona nemica costa un esagono
chitpull-because-mechanised-units-do-not-attack-over-a-cliff = le unità meccanizzate non attaccano oltre una scarpata
chitpull-because-no-armour-fights-through-fortifications = i corazzati non combattono attraverso fortificazioni
chitpull-because-no-armour-fights-through-mines = i corazzati non combattono attraverso le mine
chitpull-because-on-foot-it-follows-the-retreat = a piedi segue la ritirata
chitpull-because-others-with-strength-are-left = ne restano altre con forza
chitpull-because-the-engineers-bear-the-first-loss = il genio subisce la prima perdita
chitpull-because-the-first-hex-is-the-one-attacked = il primo esagono è quello attaccato
chitpull-because-there-is-no-step-of-its-kind = non ci sono livelli del suo tipo
chitpull-because-this-hit-is-for-armoured-cars = questo colpo è per le autoblindo

## Battles

chitpull-battle-armour = Attacco corazzato a { $space }
chitpull-battle-general = Attacco a { $space }
chitpull-relation = { $attack } contro { $defence }
chitpull-relation-dice =
    { $attack ->
        [one] un dado
       *[other] { $attack } dadi
    } contro { $defence ->
        [one] un dado
       *[other] { $defence } dadi
    }
chitpull-sum-units = unità
chitpull-sum-works = opere e mine
chitpull-sum-cooperation = stessa formazione
chitpull-sum-dice = dadi
chitpull-sum-flak = dadi dei controcarri
chitpull-sum-total = in tutto

## Column shifts (9.6), and why one does not apply

chitpull-shift-encircled = attacco da quattro esagoni
chitpull-shift-tanks = carri con fanteria
chitpull-shift-tank-defence = difesa controcarro
chitpull-shift-terrain = { $terrain }
chitpull-shift-support = QG in appoggio
chitpull-shift-defence-support = un QG sostiene la difesa
chitpull-shift-air = appoggio aereo
chitpull-shift-engineers = genio
chitpull-unless-encircled = l’attacco viene da troppo pochi esagoni
chitpull-unless-tanks = nessun carro attacca con fanteria su terreno aperto
chitpull-unless-support = nessun QG attivato ha l’esagono nel suo raggio
chitpull-unless-air = non dato a questo attacco
chitpull-unless-engineers = non impiegato

## Results

chitpull-result-points =
    { $attacker ->
        [0] { $defender ->
            [0] nessuno paga
            [one] il difensore paga un punto
           *[other] il difensore paga { $defender } punti
        }
        [one] { $defender ->
            [0] l’attaccante paga un punto
            [one] ogni parte paga un punto
           *[other] l’attaccante paga un punto, il difensore { $defender }
        }
       *[other] { $defender ->
            [0] l’attaccante paga { $attacker } punti
           *[other] l’attaccante paga { $attacker } punti, il difensore { $defender }
        }
    }
chitpull-group-good = Difesa peggio
chitpull-group-exchange = Pari
chitpull-group-none = Pari
chitpull-group-bad = Attacco peggio
chitpull-result-better = la difesa perde più veicoli
chitpull-result-equal = le due parti perdono altrettanto
chitpull-result-none = nessuno è colpito
chitpull-result-worse = gli attaccanti perdono più veicoli

## How sure a chance of loss is

chitpull-peril-chosen = se è scelta per la perdita
chitpull-peril-someone = alcune di loro, a scelta delle parti
chitpull-peril-stands = se il proprietario resiste invece di ritirarsi

## Marks on units

chitpull-mark-reduced = ridotta
chitpull-mark-remnant = ridotta a un battaglione
chitpull-mark-unsupplied = senza rifornimento
chitpull-mark-isolated = isolata
chitpull-mark-acted = attivata in questo turno
chitpull-mark-called = può agire ora
chitpull-mark-now-unsupplied = senza rifornimento in questa attivazione
chitpull-mark-now-isolated = isolata in questa attivazione
chitpull-mark-moved = si è mossa
chitpull-mark-shifted = si è mossa in questo turno
chitpull-mark-anchor = deve restare: un’unità amica è passata grazie a lei
chitpull-mark-cleared = lavora alle mine
chitpull-mark-helped = ha aiutato un’unità
chitpull-mark-helped-twice = ha aiutato due unità
chitpull-mark-clashed = ha combattuto corazzati
chitpull-mark-fought = ha attaccato
chitpull-mark-struck = è stata attaccata
chitpull-mark-fresh = entrata in gioco in questo turno

## Beside the map

chitpull-note-replacements = rimpiazzi: { $steps }
chitpull-note-command = { $side }: dado di comando { $plus }
chitpull-thrown-attack = attaccanti
chitpull-thrown-attack-flak = cannoni controcarro degli attaccanti
chitpull-thrown-defence = difensori
chitpull-thrown-defence-flak = cannoni controcarro dei difensori
chitpull-note-ended = operazioni finite
chitpull-phase = { $phase }
chitpull-phase-of = { $unit }: { $phase }
chitpull-track = segnalini ({ $side })
chitpull-box-first = primo segnalino
chitpull-box-limit = pausa con { $limit } o meno
chitpull-track-about = Dopo il secondo segnalino del giorno, e dopo ognuno dei seguenti, una parte tira un dado: quanto dice la casella, o meno, pone fine alle sue operazioni per oggi.
chitpull-score-objective = { $space }
chitpull-cup-unsure =
    { $count ->
        [one] coppa: uno di questi { $chosen } segnalini
       *[other] coppa: { $count } di questi { $chosen } segnalini
    }
chitpull-cup-chosen = scelti per la coppa
chitpull-cup =
    { $count ->
        [0] coppa: vuota
        [one] coppa: un segnalino
       *[other] coppa: { $count } segnalini
    }
chitpull-supply-supplied = rifornito
chitpull-supply-unsupplied = senza rifornimento

## Why a player does something. $for is no where it speaks against it; $theirs, $retreats, $ours and $chance are in per cent, $won and $lost are hits

chitpull-reason-assault = attacca { $target } a { $column }: il nemico perde livelli nel { $theirs } % dei casi e deve cedere o perdere di più nel { $retreats } %, noi perdiamo livelli nel { $ours } %
chitpull-reason-clash = corazzati contro { $target }: { $won } colpi a segno per { $lost } in media
chitpull-reason-enough = nessun altro attacco vale il rischio
chitpull-reason-lane = apre un varco verso { $space }, con { $chance } % di probabilità
chitpull-reason-garrison = tiene { $space }, che il nemico potrebbe raggiungere
chitpull-reason-headquarters = vicino alle sue unità, in compagnia, e sulla linea verso la strada
chitpull-reason-arrival = entra quando può
chitpull-reason-nearness =
    { $for ->
        [yes] è più vicina alla sua meta
       *[no] è più lontana dalla sua meta
    }
chitpull-reason-perils =
    { $for ->
        [yes] lì è più al sicuro dal nemico
       *[no] lì il nemico potrebbe portarle di più contro
    }
chitpull-reason-company =
    { $for ->
        [yes] ha più amici accanto
       *[no] ha meno amici accanto
    }
chitpull-reason-sheltering =
    { $for ->
        [yes] sta su buon terreno
       *[no] sta allo scoperto
    }
chitpull-reason-provisions =
    { $for ->
        [yes] lì è rifornita
       *[no] lì non è rifornita
    }
chitpull-reason-lifeline =
    { $for ->
        [yes] tiene la strada da cui viene ogni rifornimento
       *[no] lascia la strada da cui viene ogni rifornimento
    }
chitpull-reason-holding =
    { $for ->
        [yes] tiene o prende un obiettivo
       *[no] lascia un obiettivo
    }
chitpull-reason-digging-in =
    { $for ->
        [yes] resta nel proprio campo minato
       *[no] lascia il proprio campo minato
    }
chitpull-reason-escort =
    { $for ->
        [yes] non lascia solo un quartier generale
       *[no] lascia solo un quartier generale
    }
chitpull-reason-staying =
    { $for ->
        [yes] non deve muoversi
       *[no] lo sforzo di un movimento
    }
chitpull-reason-place = come la dispone lo scenario
chitpull-reason-return = vicino alle sue unità, lontano dal nemico
chitpull-reason-replace = la più forte torna per prima
chitpull-reason-affiliate = l’unità più forte che il suo quartier generale non raggiunge
chitpull-reason-formation = il quartier generale più vicino sotto cui può servire
chitpull-reason-cup = il quartier generale con più forza vicino al nemico e agli obiettivi
chitpull-reason-enter = l’ingresso più vicino alla sua meta
chitpull-reason-react = le autoblindo cedono a ciò che è troppo forte per loro
chitpull-reason-excess = così si perde il meno possibile
chitpull-reason-hit = il nostro livello meno caro, o il più caro del nemico
chitpull-reason-loss = il nostro livello meno caro, o il più caro del nemico
chitpull-reason-rest = un obiettivo si tiene finché ce n’è la forza; altrove il terreno costa meno delle unità
chitpull-reason-retreat = verso gli amici, lontano dal nemico
chitpull-reason-retreating = verso gli amici, lontano dal nemico
chitpull-reason-advance = terreno che porta agli obiettivi e si può tenere
chitpull-reason-advancing = terreno che porta agli obiettivi e si può tenere
chitpull-reason-merge = una brigata intera è più forte delle sue parti
chitpull-reason-clashers = sparano tutti quelli che possono
chitpull-reason-attackers = tutti quelli che possono, finché la colonna non sale più
chitpull-reason-sappers = una colonna vale più del livello del genio
chitpull-reason-plan = il piano di questo turno: { $plan }

chitpull-plan = { $parts }
chitpull-plan-plain = giocare come il giocatore regolare
chitpull-plan-march = marciare verso gli obiettivi
chitpull-plan-bold = premere l’attacco
chitpull-plan-careful = attaccare solo ciò che cade
chitpull-plan-stand = resistere sul posto
chitpull-plan-mass = restare uniti
chitpull-plan-hunt = distruggere le unità del nemico
chitpull-plan-spread = allargarsi
chitpull-plan-make-for = dirigersi verso { $space }
chitpull-plan-strike = attaccare { $space }
chitpull-plan-leave-alone = lasciare stare { $space }
