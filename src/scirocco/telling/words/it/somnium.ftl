### The Somnium games: El Alamein, Gazala, Sicily.
### $unit, $piece, $side, $space, $from, $to stand for names; yes and no are plain words to select on.

## What happened

somnium-event-turn-began = Turno { $turn } di { $turns }, { $day }. Punti aerei: { $air }.
# In the list of air points: "Allies 50"
somnium-air-share = { $side } { $points }
# $phase is phase-movement or phase-combat
somnium-event-phase-began = { $side }: fase di { $phase }.
somnium-event-placed = { $unit } è piazzata in { $space }.
# $cost is written with a half sign (3½), $points is the same as a number
somnium-event-moved =
    { $unit } muove da { $from } { $off ->
        [yes] fuori dalla mappa
       *[no] a { $to }
    } per { $points ->
        [0.5] { $cost } punto
        [one] { $cost } punto
       *[other] { $cost } punti
    }.
somnium-event-left-map =
    { $edge ->
        [yes] { $unit } lascia la mappa dal { $space } e non torna.
       *[no] { $unit } lascia la mappa ({ $space }) e non torna.
    }
somnium-event-arrived =
    { $how ->
        [drop] { $unit } si lancia su { $space }.
        [edge] { $unit } entra in { $space }.
       *[port] { $unit } sbarca in { $space }.
    }
somnium-event-drop-rolled =
    { $intact ->
        [yes] { $unit } fa { $die } per il suo lancio: atterra in buon ordine.
       *[no] { $unit } fa { $die } per il suo lancio: atterra con perdite.
    }
somnium-event-contact-made = { $unit } in { $space } è in contatto con i suoi.
somnium-event-mine-rolled =
    { $loss ->
        [yes] { $unit } fa { $die } per le mine in { $space }: subisce una perdita.
       *[no] { $unit } fa { $die } per le mine in { $space }: passa indenne.
    }
somnium-event-mines-cleared = { $unit } ha sminato { $space }.
somnium-event-recovered = { $unit } recupera la piena forza in { $space }; la sua linea fino a { $base } è aperta.
somnium-event-attack-declared =
    { $kind ->
        [bombard] { $side }: bombardamento di { $space }.
        [strike] { $side }: attacco aereo su { $space }.
       *[attack] { $side }: attacco a { $space }.
    }
somnium-event-joined =
    { $forced ->
        [yes] { $unit } deve partecipare al combattimento per { $space }.
       *[no] { $unit } partecipa al combattimento per { $space }.
    }
somnium-event-air-committed = { $side }: punti aerei impegnati: { $points }.
# $base and $column are columns such as 3-1; $shifts is a list of somnium-shift-line; $meaning is one of somnium-result-...
somnium-event-battle-fought =
    Combattimento per { $space }: { $attack } contro { $defence } è { $base }{ $count ->
        [0] { "" }
       *[other] ; spostamenti: { $shifts }; risolto a { $column }
    }. I dadi danno { $die1 } e { $die2 }: { $result }, { $meaning }.
somnium-shift-line = { $reason } ({ $rule }) { $columns }
somnium-event-bombarded = Fuoco su { $space }: { $strength } punti contro vulnerabilità { $vulnerability }, colonna { $column }. I dadi danno { $die1 } e { $die2 }: { $result }, { $meaning }.
somnium-event-step-lost = { $unit } subisce una perdita in { $space } ed è ridotta.
somnium-event-destroyed = { $unit } è distrutta in { $space }.
somnium-event-retreated =
    { $unit } ripiega da { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }per { $way }
    } a { $to }.
somnium-event-advanced =
    { $unit } avanza da { $from }{ $stops ->
        [0] { "" }
       *[other] { " " }per { $way }
    } a { $to }.
somnium-event-place-fell = { $space } è in mano nemica; se ne terrà conto nel conteggio dei punti.
somnium-event-game-ended =
    La partita è finita. Punti: { $totals }. { $drawn ->
        [yes] Pareggio.
       *[no] Vittoria: { $winner }.
    }

## Who must do what

somnium-ask-place =
    { $side }: piazza { $first }, { $values }, dietro la tua linea di partenza{ $more ->
        [0] .
        [one] ; ne segue un’altra.
       *[other] ; ne seguono altre { $more }.
    }
somnium-ask-unit = { $side }: scegli un’unità da muovere, o termina la fase di movimento.
somnium-ask-move = { $side }: di’ dove va { $piece } da { $space } ({ $points } punti), o fermala.
somnium-ask-arrive = { $side }: di’ dove entra { $piece }, o fermala per farla aspettare.
somnium-ask-drop = { $side }: lancia il dado per il lancio di { $piece }.
somnium-ask-target =
    { $count ->
        [0] { $side }: scegli un bersaglio, o termina la fase di combattimento.
       *[other] { $side }: scegli un bersaglio.
    }
somnium-ask-attackers = { $side }: indica una a una le unità che attaccano { $space }, poi concludi. { $odds }
somnium-ask-battery = { $side }: indica una a una le artiglierie che sparano su { $space }, poi concludi.
somnium-ask-sorties = { $side }: quanti punti aerei colpiscono { $space }? { $left }
somnium-ask-air =
    { $defends ->
        [yes] { $side }: quanti punti aerei per la difesa di { $space }? { $left } { $odds }
       *[no] { $side }: quanti punti aerei per l’attacco a { $space }? { $left } { $odds }
    }
somnium-ask-support = { $side }: indica una a una le artiglierie che sostengono la difesa di { $space }, poi concludi. { $odds }
somnium-air-left = Ne restano { $left }; in un combattimento ne servono al massimo { $cap }.
somnium-air-left-free = Ne restano { $left }.
somnium-odds-so-far = Finora { $attack } contro { $defence }, colonna { $column }.
somnium-attack-so-far = Finora { $attack } in attacco; la difesa non può ancora essere guardata.
somnium-ask-loss =
    { $whole ->
        [yes] { $side }: scegli l’unità che viene eliminata.
       *[no] { $side }: scegli l’unità che subisce la perdita.
    }
somnium-ask-give =
    { $number ->
        [0] { $side }: scambio: scegli un’unità da cedere.
       *[other] { $side }: scambio: scegli un’unità da cedere; ceduti finora: { $number } punti di difesa. Concludi quando basta.
    }
somnium-ask-pay = { $side }: scambio: scegli un’unità con cui pagare; restano da pagare { $number } punti di attacco.
somnium-ask-retreat = { $side }: ripiegamento: { $pieces }. Scegli un’unità e dove va.
somnium-ask-displace = { $side }: { $space } è troppo pieno: scegli l’unità che prosegue, e dove va.
somnium-ask-advance = { $side }: avanza in { $space } e oltre con chi vuoi, poi concludi.

## What it is time for, inside "this is the time to ..."

somnium-now-place = piazzare { $first }
somnium-now-unit = scegliere un’unità da muovere, o terminare la fase di movimento
somnium-now-move = dire dove va { $piece }, o fermarla
somnium-now-arrive = dire dove entra { $piece }, o fermarla
somnium-now-drop = lanciare il dado per { $piece }
somnium-now-target = scegliere un bersaglio, o terminare la fase di combattimento
somnium-now-attackers = indicare le unità attaccanti, poi concludere
somnium-now-battery = indicare le artiglierie che sparano, poi concludere
somnium-now-sorties = dire quanti punti aerei colpiscono
somnium-now-air = dire quanti punti aerei partecipano
somnium-now-support = indicare le artiglierie che sostengono la difesa, poi concludere
somnium-now-loss = scegliere l’unità che subisce la perdita
somnium-now-give = scegliere le unità cedute nello scambio
somnium-now-pay = scegliere le unità che pagano lo scambio
somnium-now-retreat = ripiegare
somnium-now-displace = far proseguire un’unità da { $space }
somnium-now-advance = avanzare, o concludere

## Choices

somnium-do-select = { $piece }
somnium-do-move = { $piece } a { $space } per { $points }
somnium-do-stop = resta, o fermati qui
somnium-do-end = termina la fase
somnium-do-attack = attacca { $space }
somnium-do-bombard = bombarda { $space }
somnium-do-strike = colpisci { $space } dall’aria
somnium-do-join = { $piece } partecipa
somnium-do-done = è tutto
somnium-do-air =
    { $number ->
        [0] nessun punto aereo
        [one] un punto aereo
       *[other] { $number } punti aerei
    }
somnium-do-loss = { $piece }
somnium-do-retreat = { $piece } indietro a { $space }
somnium-do-advance = { $piece } avanti a { $space }
somnium-do-place = { $piece } in { $space }
somnium-do-rest = le altre prendono i loro posti stampati
somnium-do-enter = { $piece } entra in { $space }
somnium-do-drop = { $piece } si lancia su { $space }

## Why not

somnium-why-not-now = ora è il momento di { $now }
somnium-why-not-yours = { $arg1 } non è ai tuoi ordini
somnium-why-not-on-map = { $arg1 } non è sulla mappa
somnium-why-left-map = { $arg1 } ha lasciato la mappa ({ $arg2 }) e non ritorna
somnium-why-destroyed = { $arg1 } è stata distrutta
somnium-why-already-moved = { $arg1 } ha già mosso in questa fase
somnium-why-other-unit = { $arg1 } è l’unità che sta muovendo ora
somnium-why-no-path = un movimento nomina ogni esagono da { $arg1 } in poi, e finisce in un altro
somnium-why-not-adjacent = { $arg1 } e { $arg2 } non si toccano
somnium-why-twice-through = un movimento non passa due volte per { $arg1 }
somnium-why-prohibited = nessuno può entrare in { $arg1 }: { $arg2 }
somnium-why-closed-ground = { $arg1 } non può andare da { $arg2 } a { $arg3 }: senza strada, { $arg4 } è terreno vietato { $arg5 ->
        [armour] ai corazzati
       *[other] alle unità motorizzate
    }
somnium-why-closed-water = { $arg1 } non può andare da { $arg2 } a { $arg3 }: l’acqua che li separa è vietata { $arg4 ->
        [armour] ai corazzati
       *[other] alle unità motorizzate
    }
somnium-why-off-tether = { $arg1 } è tagliata fuori dai rifornimenti e non può muovere
somnium-why-beyond-tether = { $arg1 } è a più di { $arg2 } esagoni dai rifornimenti
somnium-why-tether-mines = nessuna linea di { $arg2 } esagoni porta dai rifornimenti a { $arg1 }: le mine in { $arg3 } la sbarrano
somnium-why-tether-enemy = nessuna linea di { $arg2 } esagoni porta dai rifornimenti a { $arg1 } senza passare per il nemico o accanto a lui
somnium-why-tether-both = nessuna linea di { $arg2 } esagoni porta dai rifornimenti a { $arg1 } senza passare per mine, per il nemico o accanto a lui
somnium-why-no-contact = { $arg1 } aspetta dove è atterrata finché i suoi la raggiungono
somnium-why-too-early = { $arg1 } entra in gioco al turno { $arg2 }
somnium-why-withdrawn = { $arg1 } è ritirata dal turno { $arg2 } e non viene più
somnium-why-no-landing = { $arg1 } non ha dove entrare: chiusi dal nemico: { $arg2 }; pieni: { $arg3 }; non in possesso della sua parte: { $arg4 }
somnium-why-no-entry = { $arg2 } non è uno degli esagoni da cui { $arg1 } entra
somnium-why-no-port = { $arg2 } non è un porto in cui { $arg1 } possa sbarcare
somnium-why-home-port = { $arg1 } sbarca nel suo porto stampato { $arg2 } finché questo serve, non in { $arg3 }
somnium-why-port-lost = { $arg1 } non può sbarcare in { $arg2 }: non è in possesso della sua parte
somnium-why-port-engaged = { $arg1 } non può sbarcare in { $arg2 }: c’è un nemico accanto
somnium-why-not-by-air = { $arg1 } non arriva dal cielo
somnium-why-only-by-air = { $arg1 } arriva dal cielo, non per terra né per mare
somnium-why-drop-elsewhere = { $arg1 } si lancia su { $arg2 } e in nessun altro luogo
somnium-why-drop-ground = nessuno può lanciarsi su { $arg1 }
somnium-why-drop-zone = nessuno può lanciarsi su { $arg1 }: c’è un nemico accanto
somnium-why-no-attack-there = { $arg1 } non può attaccare { $arg2 }: { $arg3 }
somnium-why-no-engaging = { $arg1 } non può andare in { $arg2 }: i corazzati non ingaggiano nemici in montagna
somnium-why-edge-closed = questa parte non può lasciare la mappa dal { $arg1 }
somnium-why-not-an-edge = { $arg1 } non sta sul { $arg2 } della mappa
somnium-why-no-way-out = nessuno di questa parte lascia la mappa di sua volontà ({ $arg1 })
somnium-why-other-port = { $arg1 } parte solo da { $arg3 } ({ $arg2 })
somnium-why-just-landed = { $arg1 } è appena sbarcata in questa fase e può ripartire solo in una successiva
somnium-why-enemy-there = { $arg1 } è tenuto da unità nemiche
somnium-why-must-stop = in { $arg1 } deve fermarsi: un nemico è accanto
somnium-why-mine-stop = in { $arg1 } deve fermarsi: lì si lancia il dado delle mine prima di proseguire
somnium-why-too-far = { $arg1 } costa { $arg2 } punti; { $arg3 } ne ha { $arg4 }
somnium-why-too-far-contact = { $arg1 } costa { $arg2 } punti; { $arg3 } ne ha { $arg4 } dopo aver rotto il contatto
somnium-why-stack-full = { $arg1 } contiene già { $arg2 } unità, il massimo che può fermarsi in un esagono
somnium-why-must-attack = { $arg1 } deve prima attaccare: è a contatto con il nemico, non se n’è andata e non tiene terreno dominante
somnium-why-no-enemy = non ci sono nemici in { $arg1 }
somnium-why-attacked-already = { $arg1 } è stato attaccato in questa fase, e nessun esagono è attaccato due volte
somnium-why-no-attacker = nessuna unità della parte attaccante è accanto a { $arg1 }
somnium-why-no-gun = nessuna artiglieria che possa ancora sparare raggiunge { $arg1 } da lontano
somnium-why-needed = { $arg1 } è il solo esagono che { $arg2 } può attaccare, e deve attaccare: non lo si può consumare col fuoco da lontano
somnium-why-air-short = un attacco aereo richiede almeno { $arg1 } punti; ne restano { $arg2 }
somnium-why-fought-already = { $arg1 } ha già combattuto in questa fase
somnium-why-cannot-reach = { $arg1 } non è accanto a { $arg2 }, e non ha artiglieria
somnium-why-joined-already = { $arg1 } partecipa già
somnium-why-obliged-elsewhere = { $arg1 } deve attaccare un esagono vicino e non può sparare su uno lontano
somnium-why-nobody-attacks = un attacco richiede un’unità accanto al bersaglio, e una con un valore di attacco salvo che sia obbligata
somnium-why-guns-busy = { $arg1 } ha già sparato in questa fase
somnium-why-guns-attacked = { $arg1 } combatte solo nel proprio esagono, che è o è stato attaccato in questa fase
somnium-why-no-attack-value = { $arg1 } non ha più valore d’attacco per sparare
somnium-why-guns-near = { $arg1 } è accanto a { $arg2 }: l’artiglieria spara solo su esagoni più lontani, e attacca quelli vicini
somnium-why-not-guns = da lontano partecipa solo l’artiglieria, e { $arg1 } non ne ha
somnium-why-out-of-range = { $arg1 } è a { $arg2 } esagoni da { $arg3 }; la sua gittata è { $arg4 }
somnium-why-air-limit = ora si possono dare da { $arg1 } a { $arg2 } punti
somnium-why-guns-alone = un attacco di sola artiglieria non riceve punti aerei
somnium-why-no-loss = { $arg1 } non è fra le unità che possono subire questa perdita: solo quelle nell’esagono attaccato o accanto
somnium-why-cannot-pay = { $arg1 } non ha valore di attacco con cui pagare
somnium-why-not-retreating = { $arg1 } non deve ripiegare
somnium-why-retreat-zone = un ripiegamento non può finire in { $arg1 }, accanto al nemico
somnium-why-retreat-full = { $arg1 } è pieno e nessuno lì può fare posto
somnium-why-retreat-back = chi fa posto non torna in { $arg1 }, da cui è passata la ritirata
somnium-why-edge-no-choice = lasciare la mappa non è mai una scelta: { $arg1 } passa il bordo solo quando non resta alcun esagono
somnium-why-edge-first = { $arg1 } passa il bordo della mappa prima di ripiegare di due esagoni sotto accerchiamento
somnium-why-retreat-one = un esagono basta: il ripiegamento di due esagoni è per le unità accerchiate
somnium-why-retreat-lost = { $arg1 } subirebbe per via una perdita che non può sopportare
somnium-why-retreat-water = { $arg1 } non è accerchiata: la sua unica via d’uscita passa per un’acqua che la distrugge
somnium-why-advance-guns = { $arg1 } non può avanzare: l’artiglieria resta dov’è
somnium-why-advance-spent = { $arg1 } non può avanzare: non ha vinto questo combattimento o è già avanzata
somnium-why-advance-far = l’avanzata di { $arg1 } comincia in { $arg2 } e va al massimo di { $arg3 ->
        [one] { $arg3 } esagono
       *[other] { $arg3 } esagoni
    }
somnium-why-advance-back = un’avanzata non finisce in { $arg1 }, dove è cominciata
somnium-why-advance-ends = nessuna avanzata continua oltre { $arg1 }: { $arg2 }
somnium-why-advance-zone = l’avanzata finisce in { $arg1 }: c’è un nemico accanto
somnium-why-advance-ground = nessuna avanzata continua fino a { $arg1 }: { $arg2 }
somnium-why-advance-water = nessuna avanzata continua da { $arg1 } a { $arg2 }: c’è acqua in mezzo
somnium-why-advance-mine = in { $arg1 } si lancia il dado delle mine prima di poter proseguire
somnium-why-place-line = { $arg1 } non è fra gli esagoni dietro la linea di partenza dove può essere piazzata
somnium-why-placed-already = { $arg1 } ha già il suo posto
somnium-why-rest-blocked = le unità rimaste non possono prendere tutte i posti stampati: un esagono ne conterrebbe più di { $arg1 }
somnium-why-rest-nowhere = nessuna delle unità rimaste ha un posto stampato
somnium-why-choose-one = prima va scelta almeno un’unità

## Battles

somnium-battle-assault = Attacco a { $space }
somnium-battle-bombardment = Bombardamento di { $space }
somnium-battle-strike = Attacco aereo su { $space }
somnium-relation = { $attack } contro { $defence }
somnium-relation-fire = { $strength } punti × vulnerabilità { $vulnerability } = { $product }
somnium-sum-units = unità
somnium-sum-guns = artiglieria da lontano
somnium-sum-air = punti aerei
somnium-sum-total = in tutto
somnium-sum-vulnerability = vulnerabilità

## Column shifts, and why one does not apply

somnium-shift-terrain = { $terrain }
somnium-shift-water = acqua da attraversare
somnium-shift-fortification = fortificazione
somnium-shift-defence-on-mines = difesa sulle mine
somnium-shift-siege = accerchiamento
somnium-shift-division = divisione { $division } completa
somnium-shift-armour = corazzati
somnium-shift-attack-out-of-mines = attacco dalle mine
somnium-shift-naval-support = supporto navale
somnium-unless-way-out = i difensori hanno una via d’uscita
somnium-unless-division = mancano: { $pieces }
somnium-unless-no-tanks = nessun carro attacca
somnium-unless-ground = solo in terreno aperto; qui è { $terrain }
somnium-unless-no-infantry = nessuna fanteria difende
somnium-unless-tanks-defend = con essa difendono dei carri
somnium-unless-no-terrain = nessuna colonna per questo terreno
somnium-unless-not-all-mined = non tutti gli attaccanti stanno su mine
somnium-unless-not-all-over-water = non tutti gli attaccanti la attraversano
somnium-unless-better-ground = il terreno è ancora migliore
somnium-unless-no-ships = nessuna unità a tiro delle navi
somnium-unless-from-afar = non conta contro il fuoco da lontano

## Results

somnium-result-dvb-arb = gli attaccanti ripiegano; un difensore e un attaccante subiscono una perdita
somnium-result-dvb-ari = gli attaccanti ripiegano; un difensore subisce una perdita
somnium-result-dvi-arb = gli attaccanti ripiegano; uno di loro subisce una perdita
somnium-result-dvi-ari = gli attaccanti ripiegano
somnium-result-dvb-ae = un attaccante è eliminato, gli altri ripiegano; un difensore subisce una perdita
somnium-result-dvi-ae = un attaccante è eliminato, gli altri ripiegano
somnium-result-dri-avb = i difensori ripiegano; un attaccante subisce una perdita, e possono avanzare
somnium-result-drb-avb = i difensori ripiegano; uno di loro e un attaccante subiscono una perdita; gli attaccanti possono avanzare
somnium-result-dri-avi = i difensori ripiegano; gli attaccanti possono avanzare
somnium-result-drb-avi = i difensori ripiegano, uno subisce una perdita; gli attaccanti possono avanzare
somnium-result-de-avb = un difensore è eliminato, gli altri ripiegano; un attaccante subisce una perdita, e possono avanzare
somnium-result-de-avi = un difensore è eliminato, gli altri ripiegano; gli attaccanti possono avanzare
somnium-result-emp = scambio: il difensore cede unità, l’attaccante paga altrettanto; gli altri difensori ripiegano
somnium-result-imp = stallo: tutti restano
somnium-result-db = un’unità nell’esagono subisce una perdita
somnium-result-di = nessun effetto

## How sure a chance of loss is

somnium-peril-chosen = se il suo proprietario la sceglie
somnium-peril-someone = una di loro, a scelta del proprietario
somnium-peril-retreat = senza via di ripiegamento, se prima non si muove altro

## Marks on units

somnium-mark-reduced = ridotta
somnium-mark-moved = ha mosso
somnium-mark-obliged = deve attaccare
somnium-mark-fought = ha combattuto
somnium-mark-restless = non ha riposato
somnium-mark-clearing = smina
somnium-mark-dropped = aspetta il contatto
somnium-mark-afloat = navi in supporto
somnium-must-attack = { $unit } deve ancora attaccare

## Points. $count is how often the line counts.

somnium-score-crests = creste fortificate tenute
somnium-score-place = { $place } tenuto
somnium-score-destroyed =
    { $all ->
        [yes] unità nemiche distrutte
       *[no] unità distrutte, nazione { $nation }
    }
somnium-score-left =
    { $all ->
        [yes] unità proprie uscite dalla mappa
       *[no] unità uscite dalla mappa, nazione { $nation }
    }
somnium-score-intact = unità proprie intatte sulla mappa
somnium-score-fell = { $place } è stato in mano nemica
somnium-score-held-on = { $place } tenuto in tempo
somnium-score-each-turn = { $place } tenuto, turno per turno
somnium-score-swept = nessuna unità nemica rimasta sulla mappa
somnium-score-unused = unità di riserva mai usate
somnium-note-air = punti aerei: { $air }
somnium-note-withdrawal = { $division } è ritirata

## Why a player does something. $for is no where it speaks against it; $driven, $hurt and $chance are in per cent

somnium-reason-assault = attacca { $target } a { $column }: caccia il nemico nel { $driven } % dei casi, subisce nel { $hurt } %
somnium-reason-shot = colpisce { $target } nel { $chance } % dei casi
somnium-reason-enough = nessun altro attacco vale il rischio
somnium-reason-holding =
    { $for ->
        [yes] tiene o prende un luogo che conta
       *[no] lascia troppo debole un luogo che conta
    }
somnium-reason-barring =
    { $for ->
        [yes] sbarra la strada al nemico
       *[no] apre la strada al nemico
    }
somnium-reason-nearness =
    { $for ->
        [yes] si avvicina agli obiettivi
       *[no] sta più lontano dagli obiettivi
    }
somnium-reason-sheltering =
    { $for ->
        [yes] sta su buon terreno
       *[no] sta allo scoperto
    }
somnium-reason-company =
    { $for ->
        [yes] tiene unita la sua divisione
       *[no] sta lontana dalla sua divisione
    }
somnium-reason-resting =
    { $for ->
        [yes] lì può recuperare
       *[no] lì non può recuperare
    }
somnium-reason-way-out =
    { $for ->
        [yes] tiene aperta la via d’uscita dalla mappa
       *[no] perde la via d’uscita dalla mappa
    }
somnium-reason-leaving =
    { $for ->
        [yes] esce dalla mappa per punti
       *[no] mancherebbe sulla mappa
    }
somnium-reason-perils =
    { $for ->
        [yes] lì è più al sicuro dal nemico
       *[no] lì il nemico potrebbe farle più danno
    }
somnium-reason-trapped =
    { $for ->
        [yes] ha vie d’uscita
       *[no] ha poche vie d’uscita
    }
somnium-reason-gunnery =
    { $for ->
        [yes] ha bersagli a portata e copertura davanti
       *[no] è senza copertura, o senza bersaglio
    }
somnium-reason-lifting-mines =
    { $for ->
        [yes] lavora alle mine che stanno sulla strada
       *[no] lascia mine sulla strada
    }
somnium-reason-loss = la perdita che costa meno
somnium-reason-give = la perdita che costa meno
somnium-reason-pay = il modo più economico di pagare
somnium-reason-retreat = la ritirata più sicura
somnium-reason-displace = la ritirata più sicura
somnium-reason-advance = lì sta meglio
somnium-reason-support = i cannoni che cambiano il risultato per meno di quanto valgono
somnium-reason-cover = il minimo di punti aerei che cambia il risultato
somnium-reason-air = il minimo di punti aerei per la colonna che conviene
somnium-reason-place = dove serve per prima
somnium-reason-arrive = il luogo più vicino ai combattimenti
somnium-reason-plan = il piano di questo turno: { $plan }

somnium-plan = { $parts }
somnium-plan-plain = giocare come il giocatore regolare
somnium-plan-attack = premere l’attacco
somnium-plan-storm = gettare tutto nell’attacco
somnium-plan-hold = tenere la linea
somnium-plan-wait = aspettare fuori portata
somnium-plan-guard = custodire ciò che non deve cadere
somnium-plan-leave = dirigersi verso l’uscita
somnium-plan-hunt = distruggere unità invece di prendere terreno
somnium-plan-strike = attaccare { $space }
somnium-plan-leave-alone = lasciare stare { $space }
somnium-plan-formation = { $formation }: { $plan }
