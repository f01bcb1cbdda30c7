### The area games: Operation Merkur.
### Facts are named as the fields of events, decisions and reasons. Where a sentence needs more, the comment says what.

## What happened

# $time is one of areas-time-...
areas-event-turn-began = Turno { $turn } di { $turns }: { $day }, { $time }.
areas-event-player-turn-began = Tocca a: { $side }.
areas-event-fort-placed = Si costruisce un forte in { $space }.
areas-event-fort-lost =
    { $given_up ->
        [yes] Il forte in { $space } è sacrificato al posto di una perdita.
       *[no] Il forte in { $space } è perduto: non vi resta nessuno.
    }
areas-event-placed = { $unit } è schierato in { $space }.
areas-event-brigade-drawn =
    Si estrae { $unit }: la sua brigata va sulla mappa { $sheet ->
        [west] ovest
        [centre] centro
        [east] est
       *[other] { $sheet }
    }.
# $modifiers is a list of areas-addition, $count its length
areas-event-garrison-rolled =
    { $space }: il dado dà { $die } ({ $modifiers }), { $units ->
        [0] nessuna unità
        [one] una unità
       *[other] { $units } unità
    }.
areas-event-glider-given = { $unit } arriverà in aliante.
areas-event-drop-planned = { $unit } scenderà in { $space }.
areas-event-activation-rolled =
    Attivazione: il dado dà { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers })
    }; { $areas ->
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
        [reroll] { $side }: l’iniziativa è spesa per un secondo lancio e passa all’avversario.
       *[again] { $side }: l’iniziativa è spesa per un’attivazione e passa all’avversario.
    }
areas-event-landed =
    { $unit } { $how ->
        [glider] atterra in aliante in { $space }
        [crash] fa un atterraggio di fortuna in { $space }
       *[parachute] scende col paracadute in { $space }
    }: il dado dà { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers })
    }; { $tired ->
        [yes] unità stanca.
       *[no] unità fresca.
    }
areas-event-arrived =
    { $how ->
        [airfield] { $unit } atterra all’aeroporto di { $space }.
        [port] { $unit } sbarca nel porto di { $space }.
       *[beach] { $unit } sbarca sulla spiaggia di { $space }.
    }
areas-event-convoy-sailed = Il convoglio { $convoy } prende il mare.
# $lost and $turned_back are lists of units, $lost_count and $back_count their lengths
areas-event-convoy-tested =
    Convoglio { $convoy }, il dado dà { $die }: { $outcome ->
        [through] passa inosservato e può sbarcare il prossimo turno.
        [delayed] è in ritardo e sarà messo di nuovo alla prova.
        [destroyed] la Royal Navy lo distrugge con tutti a bordo.
       *[found] i cacciatorpediniere lo trovano; affondati: { $lost }. { $back_count ->
            [0] Gli altri possono sbarcare il prossimo turno.
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
       *[raid] La Luftwaffe bombarda { $space } prima dello sbarco aereo.
    }
areas-event-joined = { $unit } attacca.
areas-event-supported =
    { $unit } appoggia il combattimento per { $space } con { $potential ->
        [one] un punto
       *[other] { $potential } punti
    }.
areas-event-silenced = L’artiglieria di { $unit } tace fino alla fine del turno.
areas-event-aimed = { $unit } è mandato su { $space }.
areas-event-target-gone = { $unit } non trova più nulla da bombardare in { $space }.
# $attack_total and $defence_total are the values before the dice, $attack and $defence what they are made of,
# $die1 to $die4 the attacker's dice, then the defender's; $meaning is one of areas-result-...
areas-event-fought =
    { $space }: attacco { $attack_total } ({ $attack }), dadi { $die1 } + { $die2 }; difesa { $defence_total } ({ $defence }), dadi { $die3 } + { $die4 }: { $meaning }.
areas-event-step-lost = { $unit } subisce una perdita in { $space } ed è stanco.
areas-event-eliminated = { $unit } è eliminato.
areas-event-retreated = { $unit } ripiega da { $from } a { $to }.
areas-event-regrouped = { $unit } si è riorganizzato in { $space }; perduti per sempre: { $spent }.
areas-event-control-changed = { $space } passa sotto il controllo di: { $side }.
# $victory is areas-level
areas-event-game-ended =
    La partita è finita. Il Commonwealth tiene { $held ->
        [0] nessun obiettivo
        [one] un obiettivo
       *[other] { $held } obiettivi
    }: { $victory }.

## Who must do what

# $left is how many forts are left
areas-ask-forts =
    { $side }: piazzate un forte, o finite. { $left ->
        [one] Ne resta uno.
       *[other] Ne restano { $left }.
    } Nelle zone con una città non se ne può costruire.
# $left is how many areas can still be bombed
areas-ask-raid =
    { $side }: bombardate zone prima dello sbarco aereo, ciascuna una volta, o terminate il bombardamento. { $left ->
        [one] Ne resta una.
       *[other] Ne restano { $left }.
    }
areas-ask-gliders = { $side }: scegliete un’unità che arriva in aliante.
areas-ask-plan = { $side }: scegliete dove scenderà { $first }.
# $marches is how many areas can still be activated for movement, $jump says whether a wave must still jump, $open
# whether any area can be activated now
areas-ask-area =
    { $jump ->
        [yes] { $open ->
            [yes] { $side }: attivate una zona, o lanciate i paracadutisti; devono farlo prima che finisca il vostro turno.
           *[no] { $side }: lanciate i paracadutisti; devono farlo prima che finisca il vostro turno.
        }
       *[no] { $open ->
            [yes] { $side }: attivate una zona, o terminate il vostro turno.
           *[no] { $side }: nessuna zona può essere attivata ora; terminate il vostro turno quando non c’è altro da fare.
        }
    }{ $marches ->
        [0] { "" }
        [one] { " " }Una zona può ancora essere attivata per il movimento.
       *[other] { " " }{ $marches } zone possono ancora essere attivate per il movimento.
    }
areas-ask-orders = { $side }: date ordini alle unità in { $space }, poi finite.
areas-ask-move = { $side }: dite dove va { $piece }.
areas-ask-lead = { $side }: nominate l’unità che guida l’attacco a { $space }.
areas-ask-join = { $side }: nominate le altre unità che partecipano all’attacco a { $space }, poi finite.
areas-ask-guns = { $side }: scegliete l’EM o la batteria che appoggia l’assalto in { $space }, o nessuno.
areas-ask-cover = { $side }: scegliete l’EM o la batteria che appoggia la difesa di { $space }, o nessuno.
areas-ask-main = { $side }: scegliete l’unità bersaglio principale dell’attacco a { $space }.
areas-ask-victim = { $side }: scegliete l’unità da attaccare in { $space }.
# $roll is one of areas-roll-...
areas-ask-reroll = { $side }: { $roll } Tenete il lancio, o spendete l’iniziativa e rilanciate.
areas-ask-hurt = { $side }: { $piece } subisce una perdita in { $space }, a meno che non sacrifichiate il forte.
areas-ask-retreat = { $side }: dite dove ripiega { $piece }.
areas-ask-follow = { $side }: { $piece } segue?
areas-ask-others = { $side }: fate ripiegare tutti gli altri da { $space }, o fate subire una perdita a uno di loro.
areas-ask-second = { $side }: scegliete una seconda unità in { $space } che ripiega o subisce una perdita.
areas-ask-aim = { $side }: mandate { $piece } su una zona, o lasciatelo a terra. Nessun attacco si risolve prima che tutti abbiano il loro bersaglio.
areas-ask-drop = { $side }: scegliete dove scende { $first }.
areas-ask-arrive = { $side }: scegliete dove arriva { $piece }.
areas-ask-regroup = { $side }: quattro unità paracadutiste sono perdute: fatene tornare una, o passate.

## What a roll shows that may be thrown again

areas-roll-battle = { $space }, { $attack } contro { $defence }: { $meaning }.
areas-roll-landing =
    { $piece } scende in { $space }, il dado dà { $die }: { $tired ->
        [yes] unità stanca.
       *[no] unità fresca.
    }
areas-roll-convoy =
    Convoglio { $convoy }, il dado dà { $die }: { $outcome ->
        [through] passa inosservato.
        [delayed] è in ritardo.
        [destroyed] è distrutto.
       *[found] i cacciatorpediniere lo trovano.
    }
areas-roll-activation =
    Il dado dà { $die }: { $areas ->
        [0] nessuna zona può essere attivata per il movimento.
        [one] una zona può essere attivata per il movimento.
       *[other] { $areas } zone possono essere attivate per il movimento.
    }

## What it is time for, inside "this is the time to ..."

areas-now-forts = piazzare i forti
areas-now-raid = bombardare zone prima dello sbarco aereo
areas-now-gliders = assegnare gli alianti
areas-now-plan = scegliere dove scenderà { $first }
areas-now-area = attivare una zona, o terminare il turno
areas-now-orders = dare ordini alle unità in { $space }
areas-now-move = muovere { $piece }
areas-now-lead = nominare l’unità che guida l’attacco
areas-now-join = far partecipare altre unità all’attacco, o finire
areas-now-guns = scegliere l’artiglieria che appoggia l’assalto
areas-now-cover = scegliere l’artiglieria che appoggia la difesa
areas-now-main = scegliere il bersaglio principale
areas-now-victim = scegliere l’unità da attaccare
areas-now-reroll = tenere il lancio o rilanciare
areas-now-hurt = subire la perdita o sacrificare il forte
areas-now-retreat = ripiegare con { $piece }
areas-now-follow = dire se { $piece } segue
areas-now-others = far ripiegare gli altri o far subire una perdita a uno
areas-now-second = scegliere la seconda unità colpita
areas-now-aim = mandare il prossimo aereo, o lasciarlo a terra
areas-now-drop = lanciare { $first }
areas-now-arrive = far arrivare { $piece }
areas-now-regroup = far tornare un’unità paracadutista, o passare

## Choices

areas-do-select = muovere { $piece }
# $points is what the way costs
areas-do-move =
    { $piece } a { $space } per { $points ->
        [one] un punto
       *[other] { $points } punti
    }
areas-do-activate = attivare { $space }
areas-do-march = attivare { $space } per il movimento
areas-do-again = attivare { $space } con l’iniziativa
areas-do-luftwaffe = mandare i bombardieri
areas-do-jump = lancio dei paracadutisti
areas-do-reinforce = far arrivare { $piece }
# $raid: before the landing
areas-do-end =
    { $raid ->
        [yes] terminare il bombardamento
       *[no] terminare il turno
    }
areas-do-done = è tutto
areas-do-assault = assalto in { $space }
areas-do-fire = tiro su { $space }
areas-do-bombard = { $piece } bombarda { $space }
areas-do-lead = guida { $piece }
areas-do-join = partecipa { $piece }
areas-do-guns = appoggia { $piece }
areas-do-none = nessun appoggio
areas-do-defend = bersaglio { $piece }
areas-do-against = attaccare { $piece }
areas-do-keep = tenere il lancio
areas-do-reroll = rilanciare, con l’iniziativa
areas-do-take = subire la perdita
areas-do-raze = sacrificare il forte
areas-do-retreat = { $piece } ripiega in { $space }
areas-do-follow = { $piece } segue
areas-do-stay = resta
areas-do-withdraw = tutti gli altri ripiegano
areas-do-loss = { $piece } subisce una perdita
areas-do-yield = { $piece } ripiega
areas-do-aim = { $piece } su { $space }
areas-do-rest = { $piece } resta a terra
areas-do-raid = bombardare { $space }
areas-do-drop = { $piece } scende in { $space }
areas-do-land = { $piece } arriva in { $space }
areas-do-crash = { $piece }, atterraggio di fortuna in { $space }
areas-do-fort = un forte in { $space }
areas-do-regroup = { $piece } torna in { $space }
areas-do-pass = non torna nessuno
areas-do-glide = { $piece } in aliante
areas-do-plan = { $piece } scenderà in { $space }

## Why not

areas-why-not-now = è il momento di { $now }
areas-why-not-yours = { $arg1 } non è ai vostri ordini
areas-why-not-there = { $arg1 } non è in { $arg2 }
areas-why-nobody-there = non avete unità in { $arg1 }
areas-why-nobody-ready = in { $arg1 } nessuno può più agire: un’unità agisce una volta per turno di giocatore (R53)
areas-why-activated-already = { $arg1 } è già stata attivata in questo turno
areas-why-no-contact = { $arg1 } non è contesa né adiacente a nemici: nessuno vi può combattere
areas-why-no-marches = nessun’altra zona può essere attivata per il movimento
areas-why-night = di notte non ci sono combattimenti né bombardamenti
areas-why-no-initiative = non avete l’iniziativa
areas-why-nothing-again = l’iniziativa non cambia nulla in { $arg1 }: attivatela nel modo solito
areas-why-no-aircraft = nessun aereo può volare ora: ognuno vola una volta al giorno, di giorno, contro unità bombardabili
areas-why-no-wave = nessuno attende il lancio in questo turno
areas-why-drop-first = { $arg1 } deve lanciarsi prima che il turno finisca
areas-why-acted-already = { $arg1 } ha già mosso o attaccato: un’unità agisce una volta per turno di giocatore (R53)
areas-why-is-dispersed = { $arg1 } è in dispersione fino all’inizio del prossimo turno
areas-why-is-fixed = { $arg1 } non si muove
areas-why-no-move-order = { $arg1 } è attivata per combattere; per muovere occorre un’attivazione per il movimento
areas-why-no-fight-order = { $arg1 } è attivata per muovere; per combattere va attivata di nuovo
areas-why-no-path = un movimento nomina ogni zona a partire da { $arg1 } e finisce in un’altra
areas-why-not-adjacent = { $arg1 } e { $arg2 } non sono collegate
areas-why-twice-through = un movimento non passa due volte per { $arg1 }
areas-why-no-road = { $arg1 } è un’unità meccanizzata, e in { $arg2 } non c’è strada
areas-why-must-stop = in { $arg1 } ci sono nemici: chi entra deve fermarsi
areas-why-too-far = il percorso costa { $arg1 } punti; { $arg2 } ne ha { $arg3 }
areas-why-stack-full = { $arg1 } contiene già { $arg2 } unità di questa parte
areas-why-night-entry = di notte nessuno entra in { $arg1 }, tenuta dal solo nemico
areas-why-cannot-lead-in = { $arg1 } non può guidare un assalto, quindi non entra in { $arg2 }, tenuta dal solo nemico
areas-why-zone-first = in { $arg1 } ci sono nemici: di lì si torna verso gli amici, ma non si prosegue
areas-why-no-way = { $arg1 } non può andare da nessuna parte
areas-why-no-enemy = in { $arg1 } non c’è un nemico attaccabile
areas-why-no-assault = in { $arg1 } nessuno può guidare un assalto ora
areas-why-no-fire = in { $arg1 } nessuno può tirare ora
areas-why-not-in-range = { $arg1 } non è adiacente a { $arg2 }
areas-why-cannot-lead = { $arg1 } non può guidare questo attacco
areas-why-cannot-join = { $arg1 } non può partecipare a questo attacco
areas-why-joined-already = { $arg1 } partecipa già
areas-why-no-guns = { $arg1 } non ha artiglieria da usare ora
areas-why-fired-already = { $arg1 } ha già usato la sua artiglieria in questo turno
areas-why-is-silenced = l’artiglieria di { $arg1 } tace fino alla fine del turno
areas-why-own-area = le batterie che tirano insieme tirano solo su una zona adiacente
areas-why-not-main = { $arg1 } non può essere il bersaglio principale: nella zona ci sono altri, o attaccano aerei
areas-why-no-air-target = gli aerei non trovano nulla da bombardare in { $arg1 }
areas-why-flown-already = { $arg1 } ha già volato oggi, o non è il prossimo
areas-why-not-candidate = { $arg1 } non è tra le unità da scegliere
areas-why-no-retreat-there = { $arg1 } non può ripiegare in { $arg2 }
areas-why-no-retreat = { $arg1 } non ha dove ripiegare
areas-why-not-next = tocca a { $arg1 }
areas-why-no-drop-there = { $arg1 } non può scendere in { $arg2 }
areas-why-no-landing = non c’è luogo dove { $arg1 } possa arrivare ora
areas-why-crashed-already = un’unità ha già fatto un atterraggio di fortuna in questo turno
areas-why-not-flat = { $arg1 } non è pianeggiante: nessun trasporto vi può atterrare
areas-why-town-fort = in { $arg1 } c’è una città: non può esserci un forte
areas-why-fort-there = in { $arg1 } c’è già un forte
areas-why-no-garrison = in { $arg1 } non ci sono unità del Commonwealth
areas-why-raided-already = { $arg1 } è già stata bombardata
areas-why-no-regroup-there = { $arg1 } non può riorganizzarsi in { $arg2 }
areas-why-not-eliminated = { $arg1 } non è tra le unità paracadutiste che possono tornare
areas-why-nobody-can-go = in { $arg1 } nessuno ha dove andare
areas-why-all-dispersed = in { $arg1 } sono tutti in dispersione fino all’inizio del prossimo turno
areas-why-here-already = { $arg1 } è sulla mappa
areas-why-lost-already = { $arg1 } è fuori dal gioco
areas-why-jumps = { $arg1 } arriva col paracadute o in aliante, con la sua ondata
areas-why-never-lands = { $arg1 } è un aereo: non atterra a Creta
areas-why-not-due = { $arg1 } arriva dal turno { $arg2 } in poi
areas-why-flies-by-day = { $arg1 } arriva con aerei da trasporto, che atterrano solo di giorno
areas-why-group-first = { $arg1 } attende che il gruppo { $arg2 } sia atterrato
areas-why-convoy-waiting = il convoglio { $arg2 }, con { $arg1 }, non è ancora salpato
areas-why-convoy-sailing = il convoglio { $arg2 }, con { $arg1 }, non è ancora sfuggito alla Royal Navy
areas-why-convoy-lost = il convoglio { $arg2 }, con { $arg1 }, non arriverà
areas-why-no-shore = { $arg1 } non è né un porto né una spiaggia
areas-why-port-enemy = il nemico tiene il porto in { $arg1 }
areas-why-port-contested = il porto in { $arg1 } è conteso
areas-why-nobody-holds = in { $arg1 } non c’è nessuno: per sbarcarvi bisogna occuparla, il segnalino non basta
areas-why-night-landing = di notte nessuno sbarca in { $arg1 }, dove ci sono nemici
areas-why-no-airfield = in { $arg1 } non c’è un aerodromo
areas-why-field-enemy = il nemico tiene l’aerodromo in { $arg1 }
areas-why-field-contested = l’aerodromo in { $arg1 } è conteso
areas-why-field-new = l’aerodromo in { $arg1 } è stato preso in questo turno: gli aerei vi atterrano dal prossimo turno diurno
areas-why-only-guns = in { $arg1 } ci sono solo EM e batterie: non attaccano da soli
areas-why-only-flak = in { $arg1 } potrebbero ancora attaccare solo unità DCA, che non guidano assalti
areas-why-must-assault = chi è arrivato in mezzo ai nemici in { $arg1 } deve assalirli e non può tirare
areas-why-not-guns = { $arg1 } non è né un EM né una batteria
areas-why-guns-dispersed = { $arg1 } è in dispersione e non ha artiglieria fino all’inizio del prossimo turno
areas-why-no-batteries = { $arg1 } non ha cannoni propri: finché è fresco combina due batterie che sono con lui e non hanno tirato
areas-why-no-lower = { $arg1 } non ha cannoni propri, e nessun EM ai suoi ordini con cannoni da usare è entro due zone
areas-why-guns-far = { $arg1 } non è in { $arg2 } né accanto
areas-why-guns-landing = contro uno sbarco sostengono la difesa solo i cannoni in { $arg2 } stessa; { $arg1 } è accanto
areas-why-guns-contested = { $arg1 } è in { $arg2 }, che è contesa: di lì non sostiene altre zone
areas-why-guns-stronger = degli EM e delle batterie in { $arg2 } solo il più forte sostiene un combattimento, e una volta; { $arg1 } no
areas-why-air-spares = gli aerei non attaccano gli EM, e in { $arg1 } non c’è nessun altro
areas-why-no-glider = { $arg1 } non può avere un aliante

## Fights

areas-battle-assault = Assalto in { $space }
areas-battle-fire = Tiro su { $space }
areas-battle-night = Attacco notturno in { $space }
areas-battle-guns = Bombardamento di { $space }
areas-battle-air = Attacco aereo su { $space }
areas-battle-raid = Bombardamento di { $space } prima dello sbarco aereo
areas-battle-landing = Test di atterraggio di { $piece } in { $space }
areas-battle-wave = L’ondata del turno { $turn } si lancia
areas-battle-convoy = Il convoglio { $convoy } e la Royal Navy
areas-battle-activation = Dado di attivazione
areas-relation = { $attack } contro { $defence }
areas-sum-factor = fattore
areas-sum-additions = modificatori
areas-sum-total = totale
# What a loss rests on
areas-peril-fort = a meno che si sacrifichi il forte
areas-peril-choice = se gli altri non ripiegano
areas-peril-no-retreat = senza un luogo dove ripiegare
areas-peril-aboard = ogni unità a bordo è persa

## Who must still act

areas-must-fight = { $unit } deve combattere
areas-must-jump = { $unit } deve lanciarsi

## What adds to a value, or to a die

# As "fort +2"
areas-addition = { $reason } { $value }
areas-shift-lead = attacco dell’unità di testa
areas-shift-others = altri nell’attacco
areas-shift-three-battalions = tre battaglioni di una formazione
areas-shift-fighters = caccia nel cielo
areas-shift-headquarters = EM nella zona
areas-shift-guns = artiglieria
areas-shift-battery = batteria
areas-shift-bombs = bombe
areas-shift-raid = Luftwaffe prima dello sbarco aereo
areas-shift-contested-fire = tiro da una zona contesa, dimezzato
areas-shift-main = fattore di difesa
areas-shift-tanks = paracadutisti contro carri, dimezzato
areas-shift-cover = artiglieria in appoggio
areas-shift-flak = DCA
areas-shift-fort = forte
areas-shift-flat = pianura
areas-shift-rough = terreno accidentato
areas-shift-steep = terreno ripido
areas-shift-mountain = montagna
areas-shift-hill107 = Collina 107
areas-shift-town-secondary = città secondaria
areas-shift-town-major = città principale
areas-shift-enemies = nemici nella zona
areas-shift-neighbours = nemici accanto
areas-shift-parachute = col paracadute
areas-shift-turn = turno
areas-shift-concentration = poche zone tenute a ovest
areas-shift-objective = obiettivo
areas-shift-historical = zona di schieramento

## Results

areas-group-good = Successo
areas-group-exchange = Perdite di entrambi
areas-group-none = Niente
areas-group-bad = Fallimento
areas-result-crushed = l’attacco è schiacciato
areas-result-beaten = l’attacco è respinto
areas-result-even = entrambe le parti soffrono
areas-result-won = l’attacco riesce
areas-result-routed = la difesa è travolta
areas-result-failed = il bombardamento fallisce
areas-result-bombs-even = il bersaglio subisce una perdita
areas-result-hit = il bersaglio subisce una perdita, e una seconda unità ripiega o ne subisce una
areas-result-tired = scende stanco
areas-result-fresh = scende fresco
areas-result-through = passa inosservato
areas-result-delayed = in ritardo e provato di nuovo
areas-result-found = trovato e alcuni affondano
areas-result-destroyed = distrutto
areas-result-areas =
    { $areas ->
        [0] nessuna zona da muovere
        [one] una zona da muovere
       *[other] { $areas } zone da muovere
    }

## Marks on units

areas-mark-tired = stanco
areas-mark-acted = ha agito
areas-mark-bound = deve combattere
areas-mark-fired = ha tirato
areas-mark-silenced = ridotto al silenzio
areas-mark-dispersed = in dispersione
areas-mark-gone = perduto per sempre
areas-mark-glider = arriva in aliante

## Aircraft, times, victory, boxes

areas-sortie-ready = pronto
areas-sortie-flown = ha volato oggi
areas-sortie-lost = perduto
areas-time-morning = mattina
areas-time-afternoon = pomeriggio
areas-time-night = notte
areas-score-objectives = obiettivi tenuti
# $level is a code, $side the winner
areas-level =
    { $level ->
        [decisive] vittoria decisiva, { $side }
        [major] vittoria maggiore, { $side }
        [strategic] vittoria strategica, { $side }
        [marginal] vittoria marginale, { $side }
       *[draw] pareggio
    }
# A box of the track of victory: objectives that the Commonwealth holds, and the level
areas-level-box = { $held }: { $level }
# Boxes beside the map
areas-tray-wave = lancio al turno { $turn }
areas-tray-air = per via aerea, gruppo { $group }
areas-tray-convoy =
    convoglio { $convoy }, { $state ->
        [waiting] non ancora in mare
        [sailing] in mare
        [through] può sbarcare
       *[lost] non arriverà
    }
# Notes on the turn track; $chances is a list of areas-chance
areas-note-activation = dado di attivazione { $value }
areas-note-convoy = salpa il convoglio { $convoy }; a ogni prova: { $chances }
areas-note-safe-convoy = salpa il convoglio { $convoy }, senza prove
areas-chance = { $what } { $throws } su { $of }
areas-layer-influence = nel raggio di { $piece }
areas-layer-fort = forte

## Why a player does something. $for is no where it speaks against it; $won, $lost and $chance are in per cent

areas-reason-assault = assalta { $target }: caccia il difensore principale nel { $won } % dei casi, è respinto nel { $lost } %
areas-reason-night = assalta { $target } di notte: caccia il difensore principale nel { $won } % dei casi, è respinto nel { $lost } %
areas-reason-fire = spara su { $target }: colpisce nel { $won } % dei casi, è colpito nel { $lost } %
areas-reason-guns = i cannoni colpiscono { $target } nel { $won } % dei casi
areas-reason-air = i bombardieri colpiscono { $target } nel { $won } % dei casi
areas-reason-raid = l’incursione colpisce { $target } nel { $won } % dei casi
areas-reason-enough = nessun altro ordine qui vale il rischio
areas-reason-nearness =
    { $for ->
        [yes] si avvicina a ciò che va preso o soccorso
       *[no] si allontana da ciò che va preso o soccorso
    }
areas-reason-holding =
    { $for ->
        [yes] tiene o prende un obiettivo
       *[no] fa meno per un obiettivo
    }
areas-reason-sheltering =
    { $for ->
        [yes] trova terreno migliore
       *[no] trova terreno peggiore
    }
areas-reason-company =
    { $for ->
        [yes] resta vicino agli amici e al quartier generale
       *[no] lascia gli amici e il quartier generale
    }
areas-reason-perils =
    { $for ->
        [yes] lì è più sicura
       *[no] lì è in pericolo
    }
areas-reason-escort =
    { $for ->
        [yes] un quartier generale o una batteria è coperto
       *[no] un quartier generale o una batteria resta solo
    }
areas-reason-leaving =
    { $for ->
        [yes] non toglie nulla a un obiettivo
       *[no] sguarnisce un obiettivo
    }
areas-reason-gunnery =
    { $for ->
        [yes] i suoi cannoni appoggiano l’assalto che seguirà
       *[no] i suoi cannoni mancano dov’erano
    }
areas-reason-tired = scende stanca a { $space } nel { $chance } % dei casi
areas-reason-hurt = un forte si cede solo per un’unità che andrebbe perduta
areas-reason-follow = un quartier generale non resta solo tra i nemici
areas-reason-others = il meno caro tra una perdita e il terreno
areas-reason-second = il meno caro tra una perdita e il terreno
areas-reason-battle = un secondo lancio vale l’iniziativa solo dove c’è molto da guadagnare
areas-reason-landing = un secondo lancio vale l’iniziativa solo dove c’è molto da guadagnare
areas-reason-activation = un secondo lancio vale l’iniziativa solo dove c’è molto da guadagnare
areas-reason-convoy = un secondo lancio vale l’iniziativa solo dove c’è molto da guadagnare
areas-reason-forts = prima gli obiettivi, poi dove più difensori stanno vicino a uno di essi
areas-reason-gliders = il quartier generale e i primi battaglioni vengono in aliante
areas-reason-luftwaffe = i bombardieri volano prima degli assalti
areas-reason-jump = l’ondata scende prima che gli altri agiscano
areas-reason-reinforce = chi è sbarcato può ancora agire
areas-reason-end = niente di ciò che resta promette qualcosa
areas-reason-plan = il piano di questo turno: { $plan }

areas-plan = { $parts }
areas-plan-plain = giocare come il giocatore regolare
areas-plan-bold = premere l’attacco
areas-plan-careful = attaccare solo ciò che cade
areas-plan-march = marciare verso gli obiettivi
areas-plan-hold = tenere ciò che è nostro
areas-plan-mass = restare uniti
areas-plan-quiet = non attaccare
areas-plan-still = restare dove si è
areas-plan-fight = logorare il nemico
areas-plan-bold-at = premere l’attacco da { $space }
areas-plan-quiet-at = non attaccare da { $space }
areas-plan-still-at = restare a { $space }
areas-plan-march-at = marciare da { $space }
areas-plan-make-for = dirigersi verso { $space }
areas-plan-leave-alone = lasciare stare { $space }
areas-plan-bomb = bombardare { $space }

## What a choice would leave undone, or what follows it. $odds as "10 against 6"

areas-leaves-aircraft = L’aviazione non ha volato.
areas-leaves-reinforcements =
    { $count ->
        [one] Un rinforzo può ancora entrare.
       *[other] { $count } rinforzi possono ancora entrare.
    }
areas-leaves-fight = L’assalto in { $space } segue subito: { $odds }; riesce { $percent } volte su 100.
