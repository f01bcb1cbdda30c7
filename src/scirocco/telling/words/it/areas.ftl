### The area games: Operation Merkur.
### Facts are named as the fields of events, decisions and reasons. Where a sentence needs more, the comment says what.

side-german = Tedeschi
side-commonwealth = Commonwealth

## What happened

areas-event-turn-began =
    { $night ->
        [yes] Turno { $turn }: notte.
       *[no] Turno { $turn }.
    }
areas-event-player-turn-began = Tocca a: { $side }.
areas-event-fort-placed = Un forte è costruito in { $space }.
areas-event-fort-lost =
    { $given_up ->
        [yes] Il forte in { $space } è ceduto al posto di una perdita.
       *[no] Il forte in { $space } è perduto: non vi resta nessuno.
    }
areas-event-placed = { $unit } è in { $space }.
areas-event-brigade-drawn =
    { $unit } è estratto dal contenitore: la sua brigata va sulla mappa { $sheet ->
        [west] ovest
        [centre] centro
        [east] est
       *[other] { $sheet }
    }.
areas-event-garrison-rolled =
    { $space }: il dado mostra { $die }, { $units ->
        [0] nessuna unità
        [one] un’unità
       *[other] { $units } unità
    }.
areas-event-glider-given = { $unit } arriverà in aliante.
areas-event-drop-planned = { $unit } scenderà in { $space }.
areas-event-activation-rolled =
    Attivazione: il dado mostra { $die }; { $areas ->
        [0] nessuna zona può essere attivata
        [one] una zona può essere attivata
       *[other] { $areas } zone possono essere attivate
    } per il movimento.
areas-event-activated =
    { $how ->
        [march] { $space } è attivata per il movimento.
        [again] { $space } è attivata con l’iniziativa.
       *[activate] { $space } è attivata.
    }
areas-event-initiative-spent =
    { $use ->
        [reroll] { $side }: l’iniziativa è spesa per ritirare i dadi; passa all’altra parte.
       *[again] { $side }: l’iniziativa è spesa per un’attivazione; passa all’altra parte.
    }
areas-event-landed =
    { $unit } { $how ->
        [glider] atterra in aliante in { $space }
        [crash] fa un atterraggio di fortuna in { $space }
       *[parachute] scende col paracadute in { $space }
    }: il dado mostra { $die }, { $tired ->
        [yes] e l’unità è stanca.
       *[no] e l’unità è intatta.
    }
areas-event-arrived =
    { $how ->
        [airfield] { $unit } atterra sull’aerodromo di { $space }.
        [port] { $unit } sbarca nel porto di { $space }.
       *[beach] { $unit } sbarca sulla spiaggia di { $space }.
    }
areas-event-convoy-sailed = Il convoglio { $convoy } prende il mare.
# $lost and $turned_back are lists of units, $lost_count and $back_count their lengths
areas-event-convoy-tested =
    Convoglio { $convoy }, il dado mostra { $die }: { $outcome ->
        [through] passa e può sbarcare al prossimo turno.
        [delayed] è ritardato e sarà messo di nuovo alla prova.
        [destroyed] la Royal Navy lo distrugge con tutti a bordo.
       *[found] i cacciatorpediniere lo trovano; affondati: { $lost }. { $back_count ->
            [0] Gli altri possono sbarcare al prossimo turno.
           *[other] Gli altri tornano indietro.
        }
    }
# $from and $to are the first and the last area of the path, $way those between, $stops how many
areas-event-moved =
    { $unit } muove da { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }per { $way }
    } a { $to }, per { $cost ->
        [one] un punto
       *[other] { $cost } punti
    }.
areas-event-attack-declared =
    { $kind ->
        [assault] { $side }: assalto in { $space }.
        [fire] { $side }: tiro su { $space }.
        [night] { $unit } attacca in { $space } col favore della notte.
        [guns] { $unit } bombarda { $space }.
        [air] { $unit } attacca { $space }.
       *[raid] La Luftwaffe bombarda { $space } prima dello sbarco.
    }
areas-event-joined = { $unit } attacca.
areas-event-supported =
    { $unit } sostiene il combattimento in { $space } con { $potential ->
        [one] un punto
       *[other] { $potential } punti
    }.
areas-event-silenced = L’artiglieria di { $unit } tace fino alla fine del turno.
areas-event-aimed = { $unit } è inviato su { $space }.
areas-event-target-gone = { $unit } non trova più nulla da bombardare in { $space }.
# $leader and $defender are units ("" for the raid before the landing), $attack_total and $defence_total the values
# before the dice, $die1 to $die4 the attacker's dice, then the defender's; $meaning is one of areas-result-...
areas-event-fought =
    { $space }: { $attack_total } e { $die1 } + { $die2 } contro { $defence_total } e { $die3 } + { $die4 }: { $meaning }.
areas-event-step-lost = { $unit } subisce una perdita in { $space } ed è stanca.
areas-event-eliminated = { $unit } è eliminata.
areas-event-retreated = { $unit } ripiega da { $from } a { $to }.
areas-event-regrouped = { $unit } si è raggruppata in { $space }; perduti per sempre: { $spent }.
areas-event-control-changed = { $space } ora appartiene a: { $side }.
areas-event-game-ended =
    La partita è finita. Il Commonwealth tiene { $held ->
        [0] nessun obiettivo
        [one] un obiettivo
       *[other] { $held } obiettivi
    }: { $level ->
        [decisive] vittoria decisiva ({ $winner }).
        [major] grande vittoria ({ $winner }).
        [strategic] vittoria strategica ({ $winner }).
        [marginal] vittoria marginale ({ $winner }).
       *[draw] parità.
    }

## Who must do what

areas-ask-forts = { $side }: piazza un forte, o di’ che basta. Le zone con una città non possono averne.
areas-ask-raid = { $side }: bombarda una zona prima dello sbarco, o termina il bombardamento.
areas-ask-gliders = { $side }: scegli un’unità che arriva in aliante.
areas-ask-plan = { $side }: scegli dove scenderà { $first }.
areas-ask-area = { $side }: attiva una zona, o termina il tuo turno.
areas-ask-orders = { $side }: dai ordini alle unità in { $space }, poi di’ che basta.
areas-ask-move = { $side }: di’ dove va { $piece }.
areas-ask-lead = { $side }: nomina l’unità che dirige l’attacco su { $space }.
areas-ask-join = { $side }: nomina le altre unità che attaccano { $space }, poi di’ che basta.
areas-ask-guns = { $side }: scegli lo stato maggiore o la batteria che sostiene l’assalto in { $space }, o nessuno.
areas-ask-cover = { $side }: scegli lo stato maggiore o la batteria che sostiene la difesa di { $space }, o nessuno.
areas-ask-main = { $side }: scegli l’unità che subisce l’attacco su { $space }.
areas-ask-victim = { $side }: scegli l’unità attaccata in { $space }.
areas-ask-reroll = { $side }: tieni il lancio, o spendi l’iniziativa e ritira.
areas-ask-hurt = { $side }: { $piece } subisce una perdita in { $space }, a meno che tu non ceda il forte.
areas-ask-retreat = { $side }: di’ dove ripiega { $piece }.
areas-ask-follow = { $side }: { $piece } va con loro?
areas-ask-others = { $side }: ritira tutti gli altri da { $space }, o fa’ subire una perdita a uno di loro.
areas-ask-second = { $side }: scegli una seconda unità in { $space } che ripiega o subisce una perdita.
areas-ask-aim = { $side }: invia il prossimo aereo su una zona, o lascialo a terra. Nessun attacco prima che tutti abbiano il loro bersaglio.
areas-ask-drop = { $side }: scegli dove scende { $first }.
areas-ask-arrive = { $side }: scegli dove arriva { $piece }.
areas-ask-regroup = { $side }: quattro unità di paracadutisti sono perdute: fanne tornare una, o passa.

## What it is time for, inside "this is the time to ..."

areas-now-forts = piazzare forti
areas-now-raid = bombardare zone prima dello sbarco
areas-now-gliders = distribuire gli alianti
areas-now-plan = scegliere dove scenderà { $first }
areas-now-area = attivare una zona, o terminare il turno
areas-now-orders = dare ordini alle unità in { $space }
areas-now-move = muovere { $piece }
areas-now-lead = nominare l’unità che dirige l’attacco
areas-now-join = far partecipare altre unità, o dire che basta
areas-now-guns = scegliere l’artiglieria che sostiene l’assalto
areas-now-cover = scegliere l’artiglieria che sostiene la difesa
areas-now-main = scegliere l’unità che subisce l’attacco
areas-now-victim = scegliere l’unità attaccata
areas-now-reroll = tenere il lancio o ritirare
areas-now-hurt = subire la perdita o cedere il forte
areas-now-retreat = ripiegare con { $piece }
areas-now-follow = dire se { $piece } va con loro
areas-now-others = ritirare gli altri o far subire una perdita a uno
areas-now-second = scegliere la seconda unità colpita
areas-now-aim = inviare il prossimo aereo, o lasciarlo a terra
areas-now-drop = lanciare { $first }
areas-now-arrive = far arrivare { $piece }
areas-now-regroup = far tornare un’unità di paracadutisti, o passare

## Choices

areas-do-select = { $piece }
# $points is what the way costs
areas-do-move =
    { $piece } a { $space } per { $points ->
        [one] un punto
       *[other] { $points } punti
    }
areas-do-activate = attiva { $space }
areas-do-march = attiva { $space } per il movimento
areas-do-again = attiva { $space } con l’iniziativa
areas-do-luftwaffe = invia i bombardieri
areas-do-jump = i paracadutisti saltano
areas-do-reinforce = fa’ arrivare { $piece }
areas-do-end = termina il turno
areas-do-done = basta così
areas-do-assault = assalto in { $space }
areas-do-fire = tiro su { $space }
areas-do-bombard = { $piece } bombarda { $space }
areas-do-lead = { $piece } dirige
areas-do-join = { $piece } partecipa
areas-do-guns = { $piece } sostiene
areas-do-none = nessun sostegno
areas-do-defend = { $piece } lo subisce
areas-do-against = attacca { $piece }
areas-do-keep = tieni il lancio
areas-do-reroll = ritira, con l’iniziativa
areas-do-take = subisci la perdita
areas-do-raze = cedi il forte
areas-do-retreat = { $piece } indietro a { $space }
areas-do-follow = { $piece } va con loro
areas-do-stay = resta
areas-do-withdraw = tutti gli altri ripiegano
areas-do-loss = { $piece } subisce una perdita
areas-do-yield = { $piece } ripiega
areas-do-aim = { $piece } su { $space }
areas-do-rest = { $piece } resta a terra
areas-do-raid = bombarda { $space }
areas-do-drop = { $piece } scende in { $space }
areas-do-land = { $piece } arriva in { $space }
areas-do-crash = { $piece } atterra di fortuna in { $space }
areas-do-fort = un forte in { $space }
areas-do-regroup = { $piece } torna in { $space }
areas-do-pass = nessuno torna
areas-do-glide = { $piece } in aliante
areas-do-plan = { $piece } scenderà in { $space }

## Why not

areas-why-not-now = è il momento di { $now }
areas-why-not-yours = { $arg1 } non è ai tuoi ordini
areas-why-not-there = { $arg1 } non è in { $arg2 }
areas-why-nobody-there = non hai unità in { $arg1 }
areas-why-nobody-ready = nessuno in { $arg1 } può più agire
areas-why-activated-already = { $arg1 } è già stata attivata in questo turno
areas-why-no-contact = { $arg1 } non è contesa né vicina a nemici: lì nessuno può combattere
areas-why-no-marches = nessun’altra zona può essere attivata per il movimento
areas-why-night = di notte non ci sono combattimenti né bombardamenti
areas-why-no-initiative = non hai l’iniziativa
areas-why-nothing-again = l’iniziativa non cambia nulla in { $arg1 }: attivala nel modo consueto
areas-why-no-aircraft = nessun aereo può volare ora: ognuno vola una volta al giorno, di giorno, contro unità che si possono bombardare
areas-why-no-wave = nessuno aspetta di saltare in questo turno
areas-why-drop-first = { $arg1 } deve saltare prima che il turno finisca
areas-why-acted-already = { $arg1 } ha già agito
areas-why-is-dispersed = { $arg1 } è dispersa fino all’inizio del prossimo turno
areas-why-is-fixed = { $arg1 } non si muove
areas-why-no-move-order = { $arg1 } è attivata per combattere; per muovere serve un’attivazione per il movimento
areas-why-no-fight-order = { $arg1 } è attivata per muovere; per combattere si attiva di nuovo
areas-why-no-path = un movimento nomina ogni zona da { $arg1 } in poi, e finisce in un’altra
areas-why-not-adjacent = { $arg1 } e { $arg2 } non sono collegate
areas-why-twice-through = un movimento non passa due volte per { $arg1 }
areas-why-no-road = { $arg1 } è meccanizzata, e in { $arg2 } non c’è strada
areas-why-must-stop = in { $arg1 } ci sono nemici: un’unità che entra deve fermarsi
areas-why-too-far = il percorso costa { $arg1 } punti; { $arg2 } ne ha { $arg3 }
areas-why-stack-full = { $arg1 } contiene già { $arg2 } unità di questa parte
areas-why-night-entry = di notte nessuno entra in { $arg1 }, che è solo del nemico
areas-why-cannot-lead-in = { $arg1 } non può dirigere un assalto, perciò non entra in { $arg2 }, che è solo del nemico
areas-why-zone-first = ci sono nemici in { $arg1 }: da lì un’unità torna dagli amici, ma non va oltre
areas-why-no-way = { $arg1 } non ha dove andare
areas-why-no-enemy = in { $arg1 } non c’è nemico che si possa attaccare
areas-why-no-assault = nessuno in { $arg1 } può dirigere un assalto ora
areas-why-no-fire = nessuno in { $arg1 } può tirare ora
areas-why-not-in-range = { $arg1 } non è vicina a { $arg2 }
areas-why-cannot-lead = { $arg1 } non può dirigere questo attacco
areas-why-cannot-join = { $arg1 } non può partecipare a questo attacco
areas-why-joined-already = { $arg1 } partecipa già
areas-why-no-guns = { $arg1 } non ha artiglieria da usare ora
areas-why-fired-already = { $arg1 } ha già usato la sua artiglieria in questo turno
areas-why-is-silenced = l’artiglieria di { $arg1 } tace fino alla fine del turno
areas-why-own-area = le batterie che sparano insieme sparano solo su una zona adiacente
areas-why-no-support = { $arg1 } non può sostenere questo combattimento
areas-why-not-main = { $arg1 } non può essere il bersaglio principale: { $arg2 }
areas-why-no-air-target = gli aerei non trovano nulla da bombardare in { $arg1 }
areas-why-flown-already = { $arg1 } ha già volato oggi, o non è il prossimo
areas-why-not-candidate = { $arg1 } non è tra le unità da scegliere
areas-why-no-retreat-there = { $arg1 } non può ripiegare in { $arg2 }
areas-why-no-retreat = { $arg1 } non ha dove ripiegare
areas-why-not-next = la prossima è { $arg1 }
areas-why-no-drop-there = { $arg1 } non può scendere in { $arg2 }
areas-why-not-waiting = { $arg1 } non aspetta di arrivare
areas-why-no-landing = ora non c’è luogo dove { $arg1 } possa arrivare
areas-why-no-landing-there = { $arg1 } non può arrivare in { $arg2 } ora
areas-why-crashed-already = un’unità ha già fatto un atterraggio di fortuna in questo turno
areas-why-not-flat = { $arg1 } non è piana: nessun trasporto può atterrarvi di fortuna
areas-why-town-fort = in { $arg1 } c’è una città: nessun forte può starvi
areas-why-fort-there = { $arg1 } ha già un forte
areas-why-no-garrison = in { $arg1 } non c’è unità del Commonwealth
areas-why-raided-already = { $arg1 } è già stata bombardata
areas-why-no-regroup-there = { $arg1 } non può raggrupparsi in { $arg2 }
areas-why-not-eliminated = { $arg1 } non è tra i paracadutisti che possono tornare
areas-why-no-glider = { $arg1 } non può avere un aliante

## Fights

areas-battle-assault = Assalto in { $space }
areas-battle-fire = Tiro su { $space }
areas-battle-night = Attacco notturno in { $space }
areas-battle-guns = Bombardamento di { $space }
areas-battle-air = Attacco aereo su { $space }
areas-battle-raid = Bombardamento di { $space } prima dello sbarco
areas-relation = { $attack } contro { $defence }

## What adds to a value, or to a die

areas-shift-lead = attacco di chi dirige
areas-shift-others = altri nell’attacco
areas-shift-three-battalions = tre battaglioni della stessa formazione
areas-shift-fighters = caccia in volo
areas-shift-headquarters = stato maggiore nella zona
areas-shift-guns = artiglieria
areas-shift-battery = batteria
areas-shift-bombs = bombe
areas-shift-raid = Luftwaffe prima dello sbarco
areas-shift-contested-fire = tiro da una zona contesa, dimezzato
areas-shift-main = fattore di difesa
areas-shift-tanks = paracadutisti contro carri, dimezzato
areas-shift-cover = artiglieria in sostegno
areas-shift-flak = tiro antiaereo
areas-shift-fort = forte
areas-shift-flat = terreno piano
areas-shift-rough = terreno difficile
areas-shift-steep = terreno ripido
areas-shift-mountain = montagna
areas-shift-hill107 = collina 107
areas-shift-town-secondary = città secondaria
areas-shift-town-major = città maggiore
areas-shift-enemies = nemici nella zona
areas-shift-neighbours = nemici accanto
areas-shift-parachute = col paracadute
areas-shift-turn = il turno
areas-shift-concentration = poche zone tenute a ovest
areas-shift-objective = obiettivo
areas-shift-historical = zona di schieramento

## Results

areas-result-crushed = l’attacco è schiacciato
areas-result-beaten = l’attacco è respinto
areas-result-even = entrambe le parti soffrono
areas-result-won = l’attacco riesce
areas-result-routed = la difesa è travolta
areas-result-failed = il bombardamento fallisce
areas-result-hit = il bombardamento colpisce

## Marks on units

areas-mark-tired = stanca
areas-mark-acted = ha agito
areas-mark-bound = deve combattere
areas-mark-fired = ha sparato
areas-mark-silenced = messa a tacere
areas-mark-dispersed = dispersa
areas-mark-gone = perduta per sempre
areas-mark-glider = arriva in aliante

## Areas, convoys, aircraft

areas-state-empty = vuota
areas-state-contested = contesa
areas-convoy-waiting = non ancora in mare
areas-convoy-sailing = in mare
areas-convoy-through = può sbarcare
areas-convoy-lost = non verrà
areas-sortie-ready = pronto
areas-sortie-flown = ha volato oggi
areas-sortie-lost = perduto
areas-time-morning = mattino
areas-time-afternoon = pomeriggio
areas-time-night = notte
areas-score-objectives = obiettivi tenuti
phase-german-turn = turno tedesco
phase-commonwealth-turn = turno del Commonwealth
level-printed = come stampato
