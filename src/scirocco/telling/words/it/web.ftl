# The words of the pages round the table. Ids that begin with "table-" belong to the table page.

## Everywhere

site-name = Scirocco
site-tagline = Cinque battaglie. Un solo mare.
common-back = Indietro
common-cancel = Annulla
common-close = Chiudi
common-copied = Copiato
common-done = Fatto
common-loading = Caricamento …
common-more = Altro
common-next = Avanti
common-reload = Riprova
common-save = Salva
common-saved = Salvato
common-skip = Vai al contenuto
common-computer = il computer

nav-label = Principale
nav-menu = Menu
nav-battles = Battaglie
nav-open-games = Tavoli aperti
nav-your-games = Le tue partite
nav-rules = Regole
nav-how-to-play = Come si gioca
nav-credits = Riconoscimenti
nav-account = Account
nav-language = Lingua
nav-theme = Colori
theme-system = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
footer-words = Wargame da tavolo sulla guerra nel Mediterraneo, con ogni regola applicata.
footer-source = Software libero con licenza MIT.

## The games

game-alamein-title = El Alamein
game-alamein-dates = 23 ott – 3 nov 1942
game-alamein-summary = La battaglia metodica di Montgomery: due fasce di mine, una linea che non si può aggirare e dodici giorni per sfondarla.
game-alamein-learn = La porta d’ingresso migliore: niente di nascosto, nessun rifornimento da tracciare, un solo fronte. Gli Alleati devono sfondare, l’Asse deve tenere.
game-gazala-title = Gazala
game-gazala-dates = 26 mag – 22 giu 1942
game-gazala-summary = Rommel aggira i caposaldi della linea di Gazala verso Tobruk, con benzina per un raggio di venti esagoni.
game-gazala-learn = Una battaglia di movimento: poche unità, molto deserto e mine di traverso.
game-sicily-title = Sicilia
game-sicily-dates = 10 lug – 17 ago 1943
game-sicily-summary = Due armate sbarcano su un’isola di montagne; l’Asse combatte per il tempo, e per i traghetti di Messina.
game-sicily-learn = Sbarchi, paracadutisti, montagne e una flotta al largo.
game-gazala1942-title = Gazala 1942
game-gazala1942-dates = 26 mag – 21 giu 1942
game-gazala1942-summary = La stessa battaglia a grana più fine: comandi estratti a sorte, rifornimenti, e carri che duellano prima della fanteria.
game-gazala1942-learn = Non si sa mai a chi tocca: ogni comando agisce quando si estrae il suo segnalino.
game-merkur-title = Creta
game-merkur-dates = 20 – 27 mag 1941
game-merkur-summary = I paracadutisti cadono su tre aeroporti insieme; chi ne tiene uno può prendere l’isola.
game-merkur-learn = Zone al posto degli esagoni, giorni e notti, lanci dispersi, e anche un gioco in solitario.

game-map-hexes = Mappa a esagoni · { $units ->
    [one] un’unità
   *[other] { $units } unità
  }
game-map-areas = Mappa a zone · { $areas ->
    [one] una zona
   *[other] { $areas } zone
  }
game-turns = { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }
game-length-short = Un’ora o due
game-length-evening = Una serata
game-length-evenings = Due serate
game-difficulty = Difficoltà { $level } su { $of }
game-play = Gioca
game-play-named = Gioca { $game }
game-learn = Impara
game-learn-named = Impara { $game }
game-look = Vedi la mappa
game-look-named = Vedi la mappa di { $game }
game-not-yet = Solo la mappa; regole in arrivo
game-picture = Particolare della mappa di { $game }
game-whole-picture = La mappa di { $game }

map-nearer = Più vicino
map-farther = Più lontano

scenario-alamein-historical-title = Operazione Lightfoot
scenario-alamein-historical-summary = I due eserciti stanno dov’erano la sera del 23 ottobre. Gli Alleati piazzano il loro genio corazzato.
scenario-alamein-free-title = Schieramento libero
scenario-alamein-free-summary = Ogni parte dispone il suo esercito come vuole dietro la propria linea, prima l’Asse.
scenario-gazala-historical-title = 26 maggio 1942
scenario-gazala-historical-summary = I due eserciti stanno com’erano prima della manovra di Rommel. Parte dell’artiglieria e il genio sono piazzati dai giocatori.
scenario-gazala-free-title = Schieramento libero
scenario-gazala-free-summary = Ogni parte dispone il suo esercito come vuole dietro la propria linea, prima gli Alleati.
scenario-sicily-historical-title = Operazione Husky
scenario-sicily-historical-summary = Gli sbarchi del 10 luglio: le prime ondate sono a terra, i paracadutisti sono in volo.
scenario-gazala1942-opening-title = Mosse iniziali
scenario-gazala1942-opening-summary = Dal 26 maggio al 5 giugno: l’Afrika Korps aggira Bir Hacheim. L’Asse deve spezzare la linea dei box in undici giorni.
scenario-gazala1942-aida-title = Operazione Aida
scenario-gazala1942-aida-summary = Dal 26 maggio al 22 giugno: l’intera battaglia. L’Asse deve avere Tobruk e la strada costiera verso est.
scenario-gazala1942-strike-title = Colpire per primi
scenario-gazala1942-strike-summary = Dal 23 maggio al 22 giugno: e se l’Ottava Armata avesse attaccato per prima? Gli Alleati devono attraversare la linea dell’Asse.
scenario-merkur-historical-title = I lanci storici
scenario-merkur-historical-summary = Le due parti stanno e si lanciano dove fecero nel maggio 1941. Il Commonwealth piazza i forti, la Luftwaffe bombarda e arrivano gli alianti.
scenario-merkur-free-title = Lanci liberi
scenario-merkur-free-summary = La guarnigione sta come nella storia. La prima ondata può scendere ovunque a ovest, la seconda al centro e a est.
scenario-merkur-solitaire-title = Solitario: una guarnigione estratta a sorte
scenario-merkur-solitaire-summary = L’attaccante sceglie dove lanciarsi prima che le brigate siano distribuite a caso sulle mappe. Il giocatore stampato risponde per il Commonwealth.

option-alamein-strict_inverse = Quando la difesa è più forte, il quoziente si arrotonda per eccesso: 5 contro 9 è 1-2, non 1-1.
option-alamein-air_pool_game = I punti aerei si danno una volta per periodo della tabella, non a ogni turno.
option-alamein-armour_bonus_pure = Nessuna colonna per i corazzati contro fanteria quando difende anche un’unità corazzata.
option-alamein-rail_off = La ferrovia non trasporta nessuno; i suoi esagoni costano quanto il terreno.
option-alamein-top_rung_eliminates = A 9-1 un lancio di 2 o 12 è DE AVI invece dell’EMP stampato.
option-alamein-free_air_support = Per appoggiare un combattimento una parte può spendere quanti punti aerei desidera.
option-alamein-air_for_guns = Un attacco di sola artiglieria contro un esagono adiacente può ricevere appoggio aereo.
option-alamein-hidden_defence = Il rapporto di forze di un attacco resta nascosto finché l’attaccante non ha detto con quanti punti attacca.
option-gazala-strict_inverse = Quando la difesa è più forte, il quoziente si arrotonda per eccesso: 5 contro 9 è 1-2, non 1-1.
option-gazala-air_pool_game = I punti aerei si danno una volta per tutta la partita, non a ogni turno.
option-gazala-armour_bonus_pure = Nessuna colonna per i corazzati contro fanteria quando difende anche un’unità corazzata.
option-gazala-siege_by_one = Basta una sola unità in difesa senza via d’uscita per la colonna di accerchiamento.
option-gazala-free_air_support = Per appoggiare un combattimento una parte può spendere quanti punti aerei desidera.
option-gazala-hidden_defence = Il rapporto di forze di un attacco resta nascosto finché l’attaccante non ha detto con quanti punti attacca.
option-sicily-strict_inverse = Quando la difesa è più forte, il quoziente si arrotonda per eccesso: 5 contro 9 è 1-2, non 1-1.
option-sicily-old_columns = Le colonne di bombardamento degli esempi stampati: 1-18, 19-36, 37-54, 55-72, 73 e oltre.
option-sicily-weak_italians = Anche a piena forza Aosta, Napoli e le Camicie Nere non hanno attacco (0-2-4).
option-sicily-siege_by_one = Basta una sola unità in difesa senza via d’uscita per la colonna di accerchiamento.
option-sicily-free_air_support = Per appoggiare un combattimento una parte può spendere quanti punti aerei desidera.
option-sicily-no_air_for_guns = Un attacco di sola artiglieria non riceve appoggio aereo, come in Gazala.
option-sicily-nearest_port = I rinforzi che non possono usare il porto stampato sbarcano nel porto alleato più vicino.
option-sicily-armour_shuns_mountains = I corazzati non possono portarsi accanto a un nemico in un esagono di montagna, né muovendo né avanzando.
option-sicily-hidden_defence = Il rapporto di forze di un attacco resta nascosto finché l’attaccante non ha detto con quanti punti attacca.
option-gazala1942-cooperation = Quattro o più unità di una stessa formazione in un esagono combattono con un punto in più.
option-gazala1942-free_advance = Un’unità vittoriosa può avanzare di un esagono accanto a quello lasciato dal nemico.
option-gazala1942-zone_retreat = Le unità possono ritirarsi attraverso zone nemiche al prezzo di un livello per ciascuna.
option-gazala1942-hostile_losses = Il nemico sceglie il secondo livello perso in combattimento generale.
option-gazala1942-defender_hq_always = Un QG sostiene la difesa, che sia stato attivato in questo turno o no.
option-gazala1942-nearest_hq = Solo il QG più vicino attiva un’unità indipendente.
option-gazala1942-german_corps = Le unità tedesche si mettono solo sotto l’Afrika Korps o il XXI Corpo.
option-gazala1942-open_sorties = Le fortificazioni di Tobruk non dimezzano gli attacchi fatti dall’interno.
option-gazala1942-engineers_by_choice = L’attaccante dice se il genio aiuta attraverso opere o mine; subisce la prima perdita solo se aiuta.
option-gazala1942-infantry_attacks_too = I carri guadagnano colonne solo dove attacca anche la fanteria impilata con loro.
option-gazala1942-cars_answer_advances = Le autoblindo si sganciano anche da nemici che avanzano o si ritirano dopo il combattimento.
option-gazala1942-barren_retreats = Anche nel terzo scenario gli Alleati possono dichiarare turni di ritirata, che lì non danno segnalini.
option-gazala1942-with_recam = Il gruppo esplorante italiano RCM, assente dall’elenco del terzo scenario, è in gioco anche lì.
option-merkur-result_ratio = Un totale di combattimento almeno doppio dell’altro è schiacciante, invece di uno superiore di dieci.
option-merkur-flak_factor = Un’unità DCA aggiunge il suo fattore d’attacco contro i bombardieri invece di 1.
option-merkur-silence_map = Un EM di divisione fa tacere tutti i subordinati sulla sua mappa, non solo quelli entro due zone.
option-merkur-silenced_support = Un EM neutralizzato non può più bombardare, ma può ancora sostenere un combattimento.
option-merkur-support_each_area = Un EM o una batteria per ogni zona sostiene un combattimento, non uno solo in tutto.
option-merkur-joined_only = Solo le unità che partecipano a un attacco gli aggiungono 1, non tutte quelle presenti nella zona.
option-merkur-enter_unled = Le unità che non possono guidare un assalto possono entrare in una zona tenuta dal solo nemico; allora non c’è assalto.

opponent-random = Caso
opponent-random-about = Un’azione lecita qualsiasi, a sorte. Per una prima occhiata alle regole.
opponent-recruit = Recluta
opponent-recruit-about = Vede il combattimento davanti a sé e poco altro. Per una prima partita.
opponent-printed = Regole stampate
opponent-printed-about = Muove secondo le regole in solitario del manuale. Per lo scenario in solitario.
opponent-regular = Regolare
opponent-regular-about = Gioca bene e in fretta. L’avversario abituale.
opponent-veteran = Veterano
opponent-veteran-about = Pensa prima di muovere. Per chi conosce il gioco.
opponent-marshal = Maresciallo
opponent-marshal-about = Pensa più a lungo, con in mente la tua risposta migliore. Il più forte che c’è.

## Home

home-title-first = Cinque battaglie.
home-title-second = Un solo mare.
home-lead = Creta, due volte Gazala, El Alamein e la Sicilia su un solo tavolo. Gioca con un amico, da solo o contro la macchina; il tavolo conosce le regole e dice perché.
home-battles = Le battaglie
home-counters = Cinque pedine dei giochi: corazzati tedeschi, paracadutisti italiani, fanteria australiana, corazzati britannici, paracadutisti americani
home-continue = Riprendi { $game }
home-take-tour = Fai la visita guidata

## Your games and open games

games-title = Le tue partite
games-kept-here = conservate su questo dispositivo
games-kept-account = conservate nel tuo account
games-none = Ancora nessuna partita. Scegli una battaglia qui sopra; comincia subito.
games-none-lead = Qui stanno le tue partite, prima quelle che ti aspettano.
games-your-move = Tocca a te
games-their-move = Tocca a { $name }
games-waiting = In attesa di un avversario
games-over = Finita
games-review = Resoconto
games-you-are = la tua parte: { $side }
games-both-sides = entrambe le parti sono tue
games-against = contro { $name }
games-against-computer = contro il computer, { $level }
games-resume = Riprendi
games-resume-named = Riprendi { $game }
games-replay-named = Rivedi { $game }
games-replay = Rivedi
games-remove = Sparecchia
games-remove-named = Sparecchia { $game }
games-remove-ask = Sparecchiare questo tavolo? La partita non è cominciata, o è solo un resoconto; non si perde altro.
games-all = Tutte le tue partite
games-filter = Mostra
games-filter-all = tutte
games-filter-running = in corso
games-filter-over = finite
games-won = Vinta
games-lost = Persa
games-drawn = Pari
games-won-by = Vittoria: { $side }
games-upload = Apri un file .war
games-upload-about = Un resoconto salvato dal tavolo o dal terminale. Trascinalo qui o sceglilo.
games-upload-too-large = Questo file è troppo grande per un resoconto.
games-upload-failed = Il resoconto non è stato accettato. { $reason }

lobby-title = Tavoli aperti
lobby-lead = Tavoli con una sedia libera. Siediti e la partita comincia.
lobby-all = Tutti i tavoli aperti
lobby-waiting = { $count ->
    [0] nessuno in attesa
    [one] uno in attesa
   *[other] { $count } in attesa
  }
lobby-none = Per ora nessuno aspetta. Apparecchia un tavolo e lascialo aperto: chi viene può sedersi.
lobby-wanted = Cercasi: { $side }
lobby-either = una parte qualsiasi
lobby-join = Siediti
lobby-join-named = Siediti: { $game } contro { $name }
lobby-yours = il tuo tavolo
lobby-open-own = Apparecchia un tavolo aperto
lobby-watch = Partite da guardare
lobby-watch-none = Nessuna partita pubblica in corso.
lobby-watch-do = Assisti
lobby-watch-named = Assisti a { $game }
lobby-any-game = tutte le battaglie

## A new game

new-title = Gioca { $game }
new-side = La tua parte
new-side-random = Una a caso
new-opponent = Avversario
new-computer = Il computer
new-computer-about = Si siede subito, forte quanto vuoi.
new-level = Livello
new-same-screen = Stesso schermo
new-same-screen-about = Due giocatori, un dispositivo. O entrambe le parti in solitario.
new-invite = Invita un amico
new-invite-about = Ricevi un link da mandare.
new-open = Chi viene
new-open-about = Il tavolo sta nell’elenco dei tavoli aperti.
new-more = Scenario e opzioni
new-scenario = Scenario
new-options = Letture delle regole
new-options-about = Dove le regole stampate si leggono in due modi. Per la prima partita lasciale così.
new-watch = Altri possono assistere
new-start = Comincia
new-starting = Si apparecchia il tavolo …
new-failed = Non è stato possibile apparecchiare il tavolo. { $reason }

invite-title = Invita un amico
invite-lead = Manda questo link. Apre una sola volta il posto di questa parte: { $side }.
invite-link = Link dell’invito
invite-copy = Copia il link
invite-share = Condividi
invite-to-table = Vai al tavolo
invite-wait = La partita comincia quando il tuo amico si siede. Puoi chiudere questa pagina; il tavolo aspetta.

## Joining

join-title = Hai un invito
join-lead = { $name } ti invita a giocare { $game }.
join-lead-nobody = Hai un invito a giocare { $game }.
join-seat = La tua parte: { $side }
join-name = Il tuo nome al tavolo
join-name-about = Non serve un account. Potrai cambiarlo.
join-sit = Siediti
join-already = Sei già seduto a questo tavolo.
join-void = Questo invito non vale più: è stato usato, o ne è stato fatto uno nuovo. Chiedine un altro.
join-broken = Questo link non è intero. Forse se n’è perso un pezzo copiandolo.

## Accounts

account-title = Account
account-guest = Giochi come ospite. Le tue partite restano su questo dispositivo finché il browser conserva i cookie.
account-member = Sei { $name }, connesso come { $login }.
account-name = Nome
account-name-about = È ciò che gli altri vedono al tavolo.
account-rename = Cambia nome
account-renamed = Ora sei { $name }.
account-sign-up = Crea un account
account-sign-up-about = Per ritrovare le tue partite su un altro dispositivo. Quello che giochi ora viene con te.
account-log-in = Accedi
account-log-in-about = Quello che hai giocato qui come ospite viene con te.
account-log-out = Esci
account-log-out-about = Su questo dispositivo sarai un nuovo ospite. Le tue partite restano nell’account.
account-logged-out = Sei uscito.
account-logged-in = Benvenuto, { $name }.
account-made = Il tuo account è pronto. Benvenuto, { $name }.
account-login = Nome utente
account-login-about = Da 3 a 40 segni: lettere, cifre, . _ -
account-password = Password
account-password-about = Almeno 8 segni
account-password-old = Vecchia password
account-password-new = Nuova password
account-password-change = Cambia la password
account-password-changed = La password è cambiata. Gli altri dispositivi devono accedere di nuovo.
account-password-show = Mostra la password
account-password-hide = Nascondi la password
account-have = Ho un account
account-have-not = Non ho ancora un account
account-no-reset = Una password persa non si può recuperare. Annotala.
account-notices = Quando tocca a me
account-notices-about = Per partite di più giorni: una e-mail o una chiamata a un tuo indirizzo quando l’altra parte ha mosso.
account-email = E-mail
account-email-confirm = Una e-mail è partita per { $email }. Apri il link che contiene e gli avvisi cominciano.
account-email-waiting = Non ancora confermata. Apri il link nella e-mail.
account-email-confirmed = Confermata.
account-email-off = Questo server non manda e-mail.
account-webhook = Webhook
account-webhook-about = Un indirizzo https che viene chiamato con un breve messaggio JSON. Per chat e domotica.
settings-title = Impostazioni
settings-sound = Suoni di dadi e pedine
account-appearance = Aspetto
account-tour = Visita guidata
account-tour-again = Mostra di nuovo la visita
account-tour-reset = La visita ti aspetta alla prossima mappa.

## The rulebook

rules-title = Regole
rules-title-game = Regole di { $game }
rules-lead = Le regole di ogni battaglia con parole nostre, sotto i numeri del regolamento stampato.
rules-original = Da { $original }, { $publisher }
rules-contents = Indice
rules-rulings = Decisioni
rules-rulings-lead = Dove le regole stampate tacciono, si contraddicono o si leggono in due modi, il tavolo gioca così.
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Niente trovato per «{ $words }»
    [one] Un passo
   *[other] { $count } passi
  }
rules-link = Link alla regola { $number }
rules-in-english = Il testo è in inglese; solo i titoli sono tradotti.
rules-switch = Si può cambiare apparecchiando un tavolo.
rules-not-yet = Qui non c’è ancora un regolamento per questo gioco.

## How to play

help-title = Come si gioca
help-lead = Per cominciare basta sapere pochissimo. Il tavolo conosce le regole, mostra che cosa è permesso e dice perché qualcosa non lo è.
help-start = Cominciare
help-start-1 = Scegli El Alamein sulla prima pagina, premi Gioca, poi Comincia. Comandi gli Alleati; il computer ha l’Asse.
help-start-2 = La barra sopra la mappa dice sempre chi deve fare che cosa, e secondo quale regola. Fallo, e stai giocando.
help-start-3 = Un errore non fa danno: puoi tornare indietro quanto vuoi, fino all’ultimo lancio di dadi.
help-turn = Un turno
help-turn-1 = In ogni turno una parte muove e poi combatte; poi l’altra parte fa lo stesso.
help-turn-2 = Muovere: clicca un’unità e gli esagoni che può raggiungere si illuminano. Cliccane uno e ci va. Accanto al nemico deve fermarsi.
help-turn-3 = Combattere: clicca un nemico accanto alle tue unità, poi le unità che attaccano, poi i punti aerei se vuoi. Il pannello mostra il rapporto di forze e la probabilità esatta di ogni risultato prima del lancio.
help-turn-4 = Dopo i dadi il tavolo ti guida fra perdite, ripiegamenti e avanzata, una scelta dopo l’altra.
help-counter = Leggere una pedina
help-counter-lead = Una pedina dice quasi tutto di un’unità.
help-counter-side = Scura con cifre bianche: l’Asse. Chiara con cifre scure: gli Alleati. La tinta indica la nazione, due lettere dicono quale.
help-counter-values = Le tre cifre: attacco, difesa, movimento.
help-counter-stripe = La striscia colorata: la divisione. Una divisione intera che combatte unita vale una colonna.
help-counter-symbol = Il simbolo: una croce per la fanteria, un ovale per i corazzati, un punto per l’artiglieria, ruote per le truppe motorizzate.
help-counter-range = R e una cifra: a quanti esagoni arrivano i suoi cannoni.
help-counter-reduced = Un angolo piegato: l’unità ha perso metà della forza. Un’altra perdita e sparisce.
help-counter-picture = Una pedina ingrandita cinque volte, con le sue parti
help-odds = Rapporto di forze e colonne
help-odds-1 = Somma l’attacco delle tue unità e dividi per la difesa delle sue: 40 contro 8 è 5-1, una colonna della tabella di combattimento.
help-odds-2 = Terreno, fortificazione, accerchiamento, divisioni complete e corazzati spostano la colonna a sinistra (bene per il difensore) o a destra (bene per l’attaccante). Il pannello elenca ogni spostamento con la sua regola.
help-odds-3 = Poi due dadi scelgono la riga. Sette è la somma più probabile, due e dodici le meno probabili.
help-why = Perché no?
help-why-1 = Indica qualcosa che non è permesso: un esagono, un’unità, un pulsante. Il tavolo dice il motivo con il numero della regola, e il numero porta al regolamento.
help-keys = Tasti
help-keys-lead = Si può fare tutto senza mouse.
help-key = Tasto
help-key-does = Che cosa fa
help-key-n = prossima unità, precedente che può fare qualcosa
help-key-u = torna indietro, rifai
help-key-e = finisce la fase
help-key-o = rapporto di forze
help-key-arrows = percorre la mappa, esagono per esagono
help-key-pan = sposta la mappa
help-key-enter = sceglie l’esagono o l’unità
help-key-escape = lascia la scelta, chiude
help-key-zoom = più vicino, più lontano, mappa intera
help-key-maps = una delle mappe, se il tabellone ne ha più d’una
help-key-help = tutti i tasti
help-online = Con altri
help-online-1 = Invita un amico: ricevi un link che apre un posto. A nessuno serve un account.
help-online-2 = Oppure lascia il tavolo aperto: compare nell’elenco dei tavoli aperti.
help-online-3 = Una partita può durare giorni. Crea un account e da’ un indirizzo e-mail: saprai quando tocca a te.
help-online-4 = I dadi li lancia il server, e nessun altro. Ogni lancio sta nel resoconto.
help-records = Resoconti
help-records-1 = Ogni partita è un file di testo, il resoconto .war: una riga per azione, con i suoi dadi. Scaricalo, rivedilo, mandalo a un amico, aprilo nel terminale.
help-words = Parole del tavolo
help-word-hex = esagono
help-word-hex-means = una casella della mappa; quattro cifre la nominano, prima la colonna, poi la riga
help-word-stack = pila
help-word-stack-means = le unità in un esagono, al massimo tre in quasi tutti i giochi
help-word-zone = zona di controllo
help-word-zone-means = i sei esagoni attorno a un’unità; il nemico che vi entra deve fermarsi
help-word-step = passo
help-word-step-means = metà della forza di un’unità; perso il secondo, è eliminata
help-word-column = spostamento di colonna
help-word-column-means = un passo a sinistra o a destra sulla tabella di combattimento
help-word-siege = accerchiamento
help-word-siege-means = un difensore senza un esagono libero dove ripiegare
help-ready-play = Gioca El Alamein

## The guided tour

tour-welcome = Benvenuto al tavolo
tour-welcome-text = Un minuto di passeggiata attorno alla mappa. Puoi andartene quando vuoi e tornare più tardi.
tour-board = La mappa
tour-board-text = Trascina per spostarla, rotella o due dita per avvicinarti. Ogni esagono ha il suo numero. Clicca una tua unità: gli esagoni che può raggiungere si illuminano.
tour-prompt = Che cosa c’è da fare
tour-prompt-text = Questa barra dice chi deve fare che cosa, e secondo quale regola. I suoi pulsanti sono le scelte che non stanno sulla mappa.
tour-panel = Combattimenti e unità
tour-panel-text = Qui vedi il rapporto di forze, ogni spostamento con la sua regola e la probabilità esatta di ogni risultato, prima del lancio.
tour-log = Che cosa è successo
tour-log-text = Il diario racconta la partita in frasi. Indica il numero di un esagono e l’esagono si illumina.
tour-track = Turno e fase
tour-track-text = A che punto è la partita: il turno, la fase, i punti aerei, il punteggio.
tour-undo = Niente è definitivo prima dei dadi
tour-undo-text = Torna indietro quanto vuoi, fino all’ultimo lancio o all’ultima scelta dell’altra parte.
tour-help = L’aiuto è vicino
tour-help-text = Premi ? per vedere tutti i tasti. Il numero di una regola porta al regolamento; «Perché no?» dice che cosa vieta una mossa.
tour-step = { $step } di { $steps }
tour-start = Fammi vedere
tour-skip = Salta
tour-finish = Gioca

## Credits

credits-title = Riconoscimenti
credits-lead = Scirocco poggia sul lavoro di altri.
credits-games = I giochi
credits-games-text = I giochi appartengono ai loro autori ed editori. Scirocco usa fatti e cifre di questi giochi; ogni frase delle regole è scritta di nuovo, e nessun testo, mappa, pedina o immagine degli originali ne fa parte. Non è fatto né approvato da loro.
credits-game = Gioco
credits-by = Autore o editore
credits-maps = Mappe
credits-gshhg = Linee di costa: GSHHG, a Global Self-consistent, Hierarchical, High-resolution Geography Database, di Paul Wessel e Walter H. F. Smith. GNU Lesser General Public License, versione 3. I contorni che ne derivano restano sotto quella licenza.
credits-natural-earth = Realizzato con Natural Earth, di pubblico dominio.
credits-fonts = Caratteri
credits-fonts-text = Alegreya e Alegreya SC di Juan Pablo del Peral, Barlow e Barlow Condensed di Jeremy Tribby. SIL Open Font License, versione 1.1.
credits-symbols = Simboli delle unità
credits-symbols-text = I simboli seguono la norma NATO per le unità terrestri.
credits-program = Il programma
credits-program-text = Software libero con licenza MIT.
credits-version = Versione { $version }

## When something is wrong

error-not-found = Qui non c’è niente
error-not-found-text = La pagina { $path } non esiste. Forse la partita è stata sparecchiata, o il link non è intero.
error-home = Alla prima pagina
error-unreachable = Il server non risponde
error-unreachable-text = Le tue partite sono al sicuro; ogni mossa confermata è conservata. Riproviamo da soli.
error-retry-in = Prossimo tentativo fra { $seconds } s
error-broken = Qualcosa è andato storto

refusal-have-account = Hai già un account. Esci per crearne un altro.
refusal-bad-webhook = Un webhook è un indirizzo https su internet, senza nome né password.
refusal-no-invitation = Questo invito non vale più: è stato usato, o ne è stato fatto uno nuovo.
refusal-seat-taken = Lì è già seduto qualcuno.
refusal-invalid = Qualcosa nel modulo non va.
refusal-unknown = Il server ha rifiutato: { $reason }

## The table

table-home = Inizio
table-menu = Menu della partita
table-board = La mappa
table-board-help = Le frecce muovono un cursore sulla mappa, Invio sceglie, n va alla prossima unità, Esc torna indietro, il punto interrogativo elenca tutti i tasti.
table-prompt = Che cosa fare ora
table-panel = Pannello
table-sheet = Più grande o più piccolo
table-not-found = Questo tavolo non si può aprire
table-no-line = Il server non risponde; niente è cambiato
table-tab-combat = Combattimento
table-tab-units = Unità
table-tab-table = Tavolo
table-tab-rules = Regole
table-tab-talk = Chat
table-tab-analysis = Analisi
table-rule = Regola { $number }
table-score = Punteggio
table-turn-of = { $turn } di { $turns }
table-turn = turno { $turn }
table-arrivals =
    { $count ->
        [one] Arriva un’unità
       *[other] Arrivano { $count } unità
    }
table-waits = In attesa.
table-waiting-seat = Si aspetta che qualcuno prenda l’altro posto
table-won = { $side }: vittoria
table-resigned = Resa: { $side }
table-drawn = Pareggio
table-how-played = La partita è stata giocata fino in fondo
table-how-resigned = Vittoria: { $side }
table-how-agreed = Le due parti si sono accordate
table-must =
    { $count ->
        [one] Un’unità deve ancora attaccare:
       *[other] { $count } unità devono ancora attaccare:
    }
table-must-title = Devono ancora attaccare
table-points-left =
    { $points ->
        [one] Resta un punto movimento
       *[other] Restano { $points } punti movimento
    }
table-end-barred = Termina la fase
table-undo = Annulla
table-redo = Rifai
table-hint = Chiedi consiglio
table-hint-is = Il computer sceglierebbe:
table-hint-for = A favore:
table-hint-against = Contro:
table-auto-all = Lo stato maggiore piazza tutto
table-next-unit = Prossima unità
table-asks = Prima di proseguire
table-go-back = Torna indietro
table-clear = Svuota
table-thinking = { $side }: il computer pensa
table-hurry = Sollecita
table-amount-of = { $value } di { $most }
table-or-choose = o scegli un’unità che sta lì
table-reduced = ridotta
table-in-space = in { $space }
table-independent = Indipendente
table-status-board = sulla mappa
table-status-away = in arrivo
table-status-destroyed = persa
table-mates = formazione di { $count }
table-left = punti rimasti
table-cost = costa { $cost }
table-stack-count = { $count } unità
table-sign-zone = zona nemica
table-sign-mines = campo minato
table-sign-exit = fuori dalla mappa
table-why-not = Perché non { $name }?
table-kind-of-fight = Tipo di combattimento
table-fight-attack = Attacco
table-fight-bombard = Bombardamento
table-fight-strike = Attacco aereo
table-fight-assault = Assalto
table-fight-fire = Tiro
table-fight-raid = Bombardamento
table-fight-aim = Attacco aereo
table-fight-activate = Attivare
table-fight-march = Attivare per il movimento
table-fight-again = Attivare con l’iniziativa
table-fight-fort = Forte
table-go-attack-at = Attacca a { $column }
table-go-attack = Attacca
table-go-bombard-at = Bombarda a { $column }
table-go-bombard = Bombarda
table-go-strike-at = Colpisci a { $column }
table-go-strike = Colpisci dall’aria
table-go-assault = Assalta
table-go-fire = Tira
table-go-raid = Bombarda
table-go-aim = Manda l’aereo
table-from = da
table-gun = artiglieria
table-could-join = Possono unirsi anche
table-must-join = deve attaccare
table-reply = Il difensore può ancora aggiungere
table-reply-none = Il difensore non può più aggiungere nulla.
table-reply-points =
    { $points ->
        [one] un punto aereo
       *[other] fino a { $points } punti aerei
    }
table-reply-worst = Nel peggiore dei casi:
table-next-column = { $column } con { $points }
# Why a shift does not count, after its name
table-shift-why = : { $why }
table-shift-by =
    { $unit ->
        [columns] { $amount ->
            [one] una colonna
           *[other] { $amount } colonne
        }
       *[points] { $amount ->
            [one] un punto
           *[other] { $amount } punti
        }
    } { $for ->
        [attacker] per l’attaccante
       *[defender] per il difensore
    }
table-ladder = Dalla colonna { $base } alla colonna { $final }
table-chances = Probabilità di ogni risultato
table-perils = Probabilità di perdere ogni unità
table-between = { $least } a { $most }
table-the-stack = Un’unità: { $side }
table-peril-reduced = perde un passo
table-peril-destroyed = è persa
table-targets = Chi attaccare
table-places = Dove
table-no-combat = Nessun combattimento in preparazione. In una fase di combattimento i bersagli stanno qui.
table-dice = I dadi: { $dice }
table-log = Diario
table-log-filter = Che cosa mostra il diario
table-log-all = tutto
table-log-mine = mio
table-log-fights = scontri
table-log-empty = Non è ancora successo niente
table-log-older = Più vecchio
table-score-title = Punteggio
table-no-points = ancora nessun punto
table-you = tu
table-computer = il computer, { $level }
table-nobody = ancora nessuno
table-sides = Parti
table-and-more = e altre { $count }
table-rules-search = Cerca una regola
table-rules-now = In vigore ora:
table-rules-none = Nessuna regola ha queste parole
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto niente
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-notes = Blocco note
table-notes-hint = Solo tu puoi leggerlo
table-notes-saving = salvataggio …
table-minimap = La mappa intera
table-zoom = Zoom
table-zoom-in = Più vicino
table-zoom-out = Più lontano
table-zoom-fit = La mappa intera
table-beside = Accanto alla mappa
table-maps = Le mappe del tabellone
table-leave = Fuori dalla mappa: { $place }
table-layers = Livelli
table-counters = pedine
table-looking-back = Sguardo indietro: azione { $at } di { $length }
table-replay = Rivedi
table-replay-at = Azione { $at } di { $length }
table-replay-first = All’inizio
table-replay-back = Un’azione indietro
table-replay-play = Riproduci
table-replay-pause = Pausa
table-replay-step = Un’azione avanti
table-replay-last = Alla fine
table-replay-turn = Vai a un turno
table-replay-bookmark = Segna questo punto
table-replay-leave = Torna alla partita
go-on = Gioca da qui
go-on-about = La partita continua dalla posizione sulla mappa, a un tavolo suo. Il resoconto resta com’è.

analysis-invite = L’analista prosegue la partita da ogni turno e cerca le decisioni che hanno contato. Ci vuole qualche minuto; mostra via via ciò che trova.
analysis-begin = Analizza questa partita
analysis-go-on = Cerca ancora
analysis-running = L’analista sta guardando …
analysis-line = Probabilità di vittoria: { $side }
analysis-point = turno { $turn }: { $chance }
analysis-mistakes = Che cosa è costato di più
analysis-turn = Turno { $turn }, { $side }
analysis-cost = { $cost } di una vittoria
analysis-played = Giocato:
analysis-better = Meglio:
analysis-begins = Si comincia:
analysis-values = Una probabilità del { $value } dove si poteva avere il { $better }.
analysis-none = Nessuna decisione è costata più di due centesimi di una vittoria.
analysis-none-yet = Non si è ancora trovato nulla che sia costato.
table-menu-replay = Rivedi la partita
table-menu-download = Scarica il file .war
table-menu-download-closed = Il file si può scaricare a partita finita: prima rivelerebbe ciò che l’altra parte nasconde. Quel che hai visto finora è sotto «{ table-menu-replay }».
table-menu-upload = Apri un file .war
table-menu-share = Copia un link per assistere
table-menu-invite = Copia un invito ({ $side })
table-menu-rematch = Gioca ancora, a parti invertite
table-menu-offers = Proposte
table-menu-takeback = Proponi di tornare indietro
table-menu-draw = Proponi il pareggio
table-menu-resign = Arrenditi
table-menu-resign-ask = Vuoi abbandonare la partita? La vince l’altra parte.
table-menu-resign-not = No, continua
table-menu-resign-sure = Sì, mi arrendo
table-menu-screen = Questo schermo
table-menu-help = Aiuto e tasti
table-menu-tour = Visita guidata
table-menu-settings = Impostazioni
table-menu-theme = Colori
table-theme-auto = Come il dispositivo
table-theme-light = Chiaro
table-theme-dark = Scuro
table-offer-draw = { $side }: proposta di pareggio
table-offer-takeback = { $side }: richiesta di tornare indietro
table-offered-draw = Hai proposto il pareggio
table-offered-takeback = Hai chiesto di tornare indietro
table-offer-accept = Accetta
table-offer-decline = Rifiuta
table-offer-withdraw = Ritira
table-line-lost = La linea è caduta; nuovo tentativo …
table-line-restored = La linea è tornata
table-group-good = Ripiegamento
table-group-exchange = Scambio
table-group-none = Niente
table-group-bad = Respinto
