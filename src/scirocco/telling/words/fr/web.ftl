# The words of the pages round the table. Ids that begin with "table-" belong to the table page.

## Everywhere

site-name = Scirocco
site-tagline = Cinq batailles. Une seule mer.
common-back = Retour
common-cancel = Annuler
common-close = Fermer
common-copied = Copié
common-done = Terminé
common-loading = Chargement …
common-more = Plus
common-next = Suivant
common-reload = Réessayer
common-save = Enregistrer
common-saved = Enregistré
common-skip = Aller au contenu
common-computer = l’ordinateur

nav-label = Principal
nav-menu = Menu
nav-battles = Batailles
nav-open-games = Tables ouvertes
nav-your-games = Vos parties
nav-rules = Règles
nav-how-to-play = Comment jouer
nav-credits = Crédits
nav-account = Compte
nav-language = Langue
nav-theme = Couleurs
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
footer-words = Des wargames sur carte de la guerre en Méditerranée, toutes règles appliquées.
footer-source = Logiciel libre sous licence MIT.

## The games

game-alamein-title = El Alamein
game-alamein-dates = 23 oct. – 3 nov. 1942
game-alamein-summary = La bataille méthodique de Montgomery : deux ceintures de mines, une ligne qu’on ne peut tourner et douze jours pour la percer.
game-alamein-learn = La meilleure entrée en matière : rien de caché, pas de ravitaillement à tracer, un seul front. Les Alliés doivent percer, l’Axe doit tenir.
game-gazala-title = Gazala
game-gazala-dates = 26 mai – 22 juin 1942
game-gazala-summary = Rommel contourne les boxes de la ligne de Gazala vers Tobrouk, avec de l’essence pour un rayon de vingt hexagones.
game-gazala-learn = Une bataille de mouvement : peu d’unités, beaucoup de désert, et des mines en travers.
game-sicily-title = Sicile
game-sicily-dates = 10 juil. – 17 août 1943
game-sicily-summary = Deux armées débarquent sur une île de montagnes ; l’Axe se bat pour gagner du temps, et pour les bacs de Messine.
game-sicily-learn = Débarquements, parachutages, montagnes et une flotte au large.
game-gazala1942-title = Gazala 1942
game-gazala1942-dates = 26 mai – 21 juin 1942
game-gazala1942-summary = La même bataille à grain plus fin : des QG tirés au sort, le ravitaillement, et des chars qui s’affrontent avant l’infanterie.
game-gazala1942-learn = On ne sait jamais à qui le tour : chaque QG agit quand son marqueur est tiré.
game-merkur-title = Crète
game-merkur-dates = 20 – 27 mai 1941
game-merkur-summary = Les parachutistes tombent sur trois aérodromes à la fois ; qui en tient un peut gagner l’île.
game-merkur-learn = Des zones au lieu d’hexagones, des jours et des nuits, des sauts dispersés, et aussi un jeu en solitaire.

game-map-hexes = Carte à hexagones · { $units ->
    [one] une unité
   *[other] { $units } unités
  }
game-map-areas = Carte à zones · { $areas ->
    [one] une zone
   *[other] { $areas } zones
  }
game-turns = { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }
game-length-short = Une heure ou deux
game-length-evening = Une soirée
game-length-evenings = Deux soirées
game-difficulty = Difficulté { $level } sur { $of }
game-play = Jouer
game-play-named = Jouer { $game }
game-learn = Découvrir
game-learn-named = Découvrir { $game }
game-look = Voir la carte
game-look-named = Voir la carte de { $game }
game-not-yet = Carte seule ; règles à venir
game-picture = Détail de la carte de { $game }
game-whole-picture = La carte de { $game }

map-nearer = Plus près
map-farther = Plus loin

scenario-alamein-historical-title = Opération Lightfoot
scenario-alamein-historical-summary = Les deux armées sont là où elles étaient au soir du 23 octobre. Les Alliés placent leur génie blindé.
scenario-alamein-free-title = Déploiement libre
scenario-alamein-free-summary = Chaque camp dispose son armée à son gré derrière sa ligne, l’Axe d’abord.
scenario-gazala-historical-title = 26 mai 1942
scenario-gazala-historical-summary = Les deux armées sont comme avant le crochet de Rommel. Une partie de l’artillerie et le génie sont placés par les joueurs.
scenario-gazala-free-title = Déploiement libre
scenario-gazala-free-summary = Chaque camp dispose son armée à son gré derrière sa ligne, les Alliés d’abord.
scenario-sicily-historical-title = Opération Husky
scenario-sicily-historical-summary = Les débarquements du 10 juillet : les premières vagues sont à terre, les parachutistes sont en l’air.
scenario-gazala1942-opening-title = Premiers coups
scenario-gazala1942-opening-summary = 26 mai au 5 juin : l’Afrika Korps contourne Bir Hacheim. L’Axe doit briser la ligne des box en onze jours.
scenario-gazala1942-aida-title = Opération Aida
scenario-gazala1942-aida-summary = 26 mai au 22 juin : toute la bataille. L’Axe doit tenir Tobrouk et la route côtière vers l’est.
scenario-gazala1942-strike-title = Frapper les premiers
scenario-gazala1942-strike-summary = 23 mai au 22 juin : et si la Huitième Armée avait attaqué la première ? Les Alliés doivent traverser la ligne de l’Axe.
scenario-merkur-historical-title = Les sauts historiques
scenario-merkur-historical-summary = Les deux camps se tiennent et sautent comme en mai 1941. Le Commonwealth place ses forts, la Luftwaffe bombarde et les planeurs arrivent.
scenario-merkur-free-title = Sauts libres
scenario-merkur-free-summary = La garnison se tient comme dans l’histoire. La première vague peut descendre partout à l’ouest, la seconde au centre et à l’est.
scenario-merkur-solitaire-title = Solitaire : une garnison tirée au sort
scenario-merkur-solitaire-summary = L’attaquant choisit où sauter avant que les brigades soient réparties au hasard sur les cartes. Le joueur imprimé répond pour le Commonwealth.

option-alamein-strict_inverse = Quand la défense est plus forte, le quotient est arrondi au supérieur : 5 contre 9 donne 1-2, non 1-1.
option-alamein-air_pool_game = Les points aériens sont donnés une fois par période de la table, non à chaque tour.
option-alamein-armour_bonus_pure = Pas de colonne de blindés contre infanterie quand une unité blindée défend aussi.
option-alamein-rail_off = La voie ferrée ne transporte personne ; ses hexagones coûtent ce que coûte le terrain.
option-alamein-top_rung_eliminates = À 9-1, un jet de 2 ou 12 donne DE AVI au lieu du EMP imprimé.
option-alamein-free_air_support = Pour soutenir un combat, un camp peut dépenser autant de points aériens qu’il le souhaite.
option-alamein-air_for_guns = Une attaque de la seule artillerie contre un hexagone adjacent peut recevoir un appui aérien.
option-alamein-hidden_defence = Le rapport de forces d’une attaque reste caché tant que l’attaquant n’a pas dit avec combien de points il attaque.
option-gazala-strict_inverse = Quand la défense est plus forte, le quotient est arrondi au supérieur : 5 contre 9 donne 1-2, non 1-1.
option-gazala-air_pool_game = Les points aériens sont donnés une fois pour toute la partie, non à chaque tour.
option-gazala-armour_bonus_pure = Pas de colonne de blindés contre infanterie quand une unité blindée défend aussi.
option-gazala-siege_by_one = Une seule unité en défense sans issue suffit pour la colonne d’encerclement.
option-gazala-free_air_support = Pour soutenir un combat, un camp peut dépenser autant de points aériens qu’il le souhaite.
option-gazala-hidden_defence = Le rapport de forces d’une attaque reste caché tant que l’attaquant n’a pas dit avec combien de points il attaque.
option-sicily-strict_inverse = Quand la défense est plus forte, le quotient est arrondi au supérieur : 5 contre 9 donne 1-2, non 1-1.
option-sicily-old_columns = Les colonnes de bombardement des exemples imprimés : 1-18, 19-36, 37-54, 55-72, 73 et plus.
option-sicily-weak_italians = Aosta, Napoli et les Chemises noires n’ont pas d’attaque à pleine force non plus (0-2-4).
option-sicily-siege_by_one = Une seule unité en défense sans issue suffit pour la colonne d’encerclement.
option-sicily-free_air_support = Pour soutenir un combat, un camp peut dépenser autant de points aériens qu’il le souhaite.
option-sicily-no_air_for_guns = Une attaque de la seule artillerie ne reçoit pas d’appui aérien, comme dans Gazala.
option-sicily-nearest_port = Les renforts qui ne peuvent utiliser leur port imprimé débarquent au port allié le plus proche.
option-sicily-armour_shuns_mountains = Les blindés ne peuvent venir au contact d’un ennemi en montagne, ni en se déplaçant ni en avançant.
option-sicily-hidden_defence = Le rapport de forces d’une attaque reste caché tant que l’attaquant n’a pas dit avec combien de points il attaque.
option-gazala1942-cooperation = Quatre unités ou plus d’une même formation dans un hexagone combattent avec un point de plus.
option-gazala1942-free_advance = Une unité victorieuse peut avancer d’un hexagone à côté de celui que l’ennemi a quitté.
option-gazala1942-zone_retreat = Les unités peuvent retraiter à travers des zones ennemies au prix d’un pas pour chacune.
option-gazala1942-hostile_losses = L’ennemi choisit le deuxième pas perdu en combat général.
option-gazala1942-defender_hq_always = Un QG soutient la défense, qu’il ait été activé ce tour-ci ou non.
option-gazala1942-nearest_hq = Seul le QG le plus proche active une unité indépendante.
option-gazala1942-german_corps = Les unités allemandes ne peuvent être mises que sous l’Afrika Korps ou le XXIe Corps.
option-gazala1942-open_sorties = Les fortifications de Tobrouk ne réduisent pas de moitié les attaques menées de l’intérieur.
option-gazala1942-engineers_by_choice = L’attaquant dit si le génie aide à travers ouvrages ou mines ; il ne subit la première perte que s’il aide.
option-gazala1942-infantry_attacks_too = Les chars ne gagnent des colonnes que si l’infanterie empilée avec eux attaque aussi.
option-gazala1942-cars_answer_advances = Les automitrailleuses se dérobent aussi aux ennemis qui avancent ou retraitent après un combat.
option-gazala1942-barren_retreats = Dans le troisième scénario aussi, les Alliés peuvent déclarer des tours de retraite, qui n’y donnent pas de marqueur.
option-gazala1942-with_recam = Le groupe de reconnaissance italien RCM, absent de la liste du troisième scénario, y est en jeu aussi.
option-merkur-result_ratio = Un total de combat au moins double de l’autre est écrasant, au lieu d’un total supérieur de dix.
option-merkur-flak_factor = Une unité de DCA ajoute son facteur d’attaque contre les bombardiers au lieu de 1.
option-merkur-silence_map = Un EM de division fait taire tous ses subordonnés sur sa carte, et non seulement ceux à deux zones.
option-merkur-silenced_support = Un EM neutralisé ne peut plus bombarder, mais peut encore soutenir un combat.
option-merkur-support_each_area = Un EM ou une batterie de chaque zone soutient un combat, et non un seul en tout.
option-merkur-joined_only = Seules les unités qui participent à une attaque lui ajoutent 1, et non toutes celles de la zone.
option-merkur-enter_unled = Les unités qui ne peuvent mener un assaut peuvent entrer dans une zone tenue par le seul ennemi ; il n’y a alors pas d’assaut.

opponent-random = Hasard
opponent-random-about = N’importe quelle action permise, au sort. Pour un premier coup d’œil aux règles.
opponent-recruit = Recrue
opponent-recruit-about = Voit le combat devant elle et guère plus. Pour une première partie.
opponent-printed = Règles imprimées
opponent-printed-about = Joue selon les règles en solitaire du livret. Pour le scénario en solitaire.
opponent-regular = Régulier
opponent-regular-about = Joue juste et vite. L’adversaire habituel.
opponent-veteran = Vétéran
opponent-veteran-about = Réfléchit avant de jouer. Pour qui connaît le jeu.
opponent-marshal = Maréchal
opponent-marshal-about = Réfléchit plus longtemps, en pensant à votre meilleure réponse. Le plus fort de tous.

## Home

home-title-first = Cinq batailles.
home-title-second = Une seule mer.
home-lead = La Crète, deux fois Gazala, El Alamein et la Sicile sur une même table. Jouez avec un ami, seul ou contre la machine ; la table connaît les règles et dit pourquoi.
home-battles = Les batailles
home-counters = Cinq pions des jeux : blindés allemands, parachutistes italiens, infanterie australienne, blindés britanniques, parachutistes américains
home-continue = Reprendre { $game }
home-take-tour = Faire la visite guidée

## Your games and open games

games-title = Vos parties
games-kept-here = gardées sur cet appareil
games-kept-account = gardées dans votre compte
games-none = Pas encore de partie. Choisissez une bataille ci-dessus ; elle commence aussitôt.
games-none-lead = Vos parties se trouvent ici, d’abord celles qui vous attendent.
games-your-move = À vous de jouer
games-their-move = À { $name } de jouer
games-waiting = En attente d’un adversaire
games-over = Terminée
games-review = Compte rendu
games-you-are = votre camp : { $side }
games-both-sides = les deux camps sont à vous
games-against = contre { $name }
games-against-computer = contre l’ordinateur, { $level }
games-resume = Reprendre
games-resume-named = Reprendre { $game }
games-replay-named = Revoir { $game }
games-replay = Revoir
games-remove = Ranger
games-remove-named = Ranger { $game }
games-remove-ask = Ranger cette table ? La partie n’a pas commencé, ou n’est qu’un compte rendu ; rien d’autre n’est perdu.
games-all = Toutes vos parties
games-filter = Montrer
games-filter-all = toutes
games-filter-running = en cours
games-filter-over = terminées
games-won = Gagnée
games-lost = Perdue
games-drawn = Nulle
games-won-by = Victoire : { $side }
games-upload = Ouvrir un fichier .war
games-upload-about = Un compte rendu enregistré à la table ou au terminal. Déposez-le ici ou choisissez-le.
games-upload-too-large = Ce fichier est trop gros pour un compte rendu.
games-upload-failed = Le compte rendu n’a pas été accepté. { $reason }

lobby-title = Tables ouvertes
lobby-lead = Des tables avec une chaise libre. Asseyez-vous et la partie commence.
lobby-all = Toutes les tables ouvertes
lobby-waiting = { $count ->
    [0] aucune en attente
    [one] une en attente
   *[other] { $count } en attente
  }
lobby-none = Personne n’attend pour l’instant. Dressez une table et laissez-la ouverte : qui vient peut s’asseoir.
lobby-wanted = Recherché : { $side }
lobby-either = l’un ou l’autre camp
lobby-join = S’asseoir
lobby-join-named = S’asseoir : { $game } contre { $name }
lobby-yours = votre table
lobby-open-own = Dresser une table ouverte
lobby-watch = Parties à regarder
lobby-watch-none = Aucune partie publique n’est en cours.
lobby-watch-do = Regarder
lobby-watch-named = Regarder { $game }
lobby-any-game = toutes les batailles

## A new game

new-title = Jouer { $game }
new-side = Votre camp
new-side-random = Au hasard
new-opponent = Adversaire
new-computer = L’ordinateur
new-computer-about = Il s’assied aussitôt, aussi fort que vous voulez.
new-level = Niveau
new-same-screen = Même écran
new-same-screen-about = Deux joueurs, un appareil. Ou les deux camps en solitaire.
new-invite = Inviter un ami
new-invite-about = Vous recevez un lien à envoyer.
new-open = Qui voudra
new-open-about = La table figure dans la liste des tables ouvertes.
new-more = Scénario et options
new-scenario = Scénario
new-options = Lectures des règles
new-options-about = Là où les règles imprimées se lisent de deux façons. Pour une première partie, n’y touchez pas.
new-watch = D’autres peuvent regarder
new-start = Commencer
new-starting = Mise en place de la table …
new-failed = La table n’a pas pu être dressée. { $reason }

invite-title = Inviter un ami
invite-lead = Envoyez ce lien. Il ouvre une seule fois la place de ce camp : { $side }.
invite-link = Lien de l’invitation
invite-copy = Copier le lien
invite-share = Partager
invite-to-table = Aller à la table
invite-wait = La partie commence quand votre ami s’assied. Vous pouvez fermer cette page ; la table attend.

## Joining

join-title = Vous êtes invité
join-lead = { $name } vous invite à jouer { $game }.
join-lead-nobody = Vous êtes invité à jouer { $game }.
join-seat = Votre camp : { $side }
join-name = Votre nom à la table
join-name-about = Pas besoin de compte. Vous pourrez le changer.
join-sit = S’asseoir
join-already = Vous êtes déjà assis à cette table.
join-void = Cette invitation n’est plus valable : elle a servi, ou une plus récente a été faite. Demandez-en une autre.
join-broken = Ce lien est incomplet. Un morceau s’est peut-être perdu à la copie.

## Accounts

account-title = Compte
account-guest = Vous jouez en invité. Vos parties sont gardées sur cet appareil tant que le navigateur garde ses cookies.
account-member = Vous êtes { $name }, connecté sous { $login }.
account-name = Nom
account-name-about = C’est ce que les autres voient à la table.
account-rename = Changer de nom
account-renamed = Vous êtes maintenant { $name }.
account-sign-up = Créer un compte
account-sign-up-about = Pour retrouver vos parties sur un autre appareil. Ce que vous jouez maintenant vous suit.
account-log-in = Se connecter
account-log-in-about = Ce que vous avez joué ici en invité vous suit.
account-log-out = Se déconnecter
account-log-out-about = Sur cet appareil vous serez un nouvel invité. Vos parties restent dans votre compte.
account-logged-out = Vous êtes déconnecté.
account-logged-in = Bienvenue, { $name }.
account-made = Votre compte est créé. Bienvenue, { $name }.
account-login = Identifiant
account-login-about = 3 à 40 signes : lettres, chiffres, . _ -
account-password = Mot de passe
account-password-about = Au moins 8 signes
account-password-old = Ancien mot de passe
account-password-new = Nouveau mot de passe
account-password-change = Changer le mot de passe
account-password-changed = Le mot de passe est changé. Les autres appareils doivent se reconnecter.
account-password-show = Montrer le mot de passe
account-password-hide = Cacher le mot de passe
account-have = J’ai un compte
account-have-not = Je n’ai pas encore de compte
account-no-reset = Un mot de passe perdu ne peut être retrouvé. Notez-le.
account-notices = Quand c’est à moi de jouer
account-notices-about = Pour les parties de plusieurs jours : un courriel ou un appel à une de vos adresses quand l’autre camp a joué.
account-email = Courriel
account-email-confirm = Un courriel est parti pour { $email }. Ouvrez le lien qu’il contient, et les avis commenceront.
account-email-waiting = Pas encore confirmé. Ouvrez le lien du courriel.
account-email-confirmed = Confirmé.
account-email-off = Ce serveur n’envoie pas de courriels.
account-webhook = Webhook
account-webhook-about = Une adresse https appelée avec un court message JSON. Pour les salons de discussion et la domotique.
settings-title = Réglages
settings-sound = Sons des dés et des pions
account-appearance = Apparence
account-tour = Visite guidée
account-tour-again = Montrer de nouveau la visite
account-tour-reset = La visite vous attend à la prochaine carte.

## The rulebook

rules-title = Règles
rules-title-game = Règles de { $game }
rules-lead = Les règles de chaque bataille dans nos propres mots, sous les numéros du livret imprimé.
rules-original = D’après { $original }, { $publisher }
rules-contents = Sommaire
rules-rulings = Décisions
rules-rulings-lead = Là où les règles imprimées se taisent, se contredisent ou se lisent de deux façons, voici comment la table joue.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé pour « { $words } »
    [one] Un passage
   *[other] { $count } passages
  }
rules-link = Lien vers la règle { $number }
rules-in-english = Le texte est en anglais ; seuls les titres sont traduits.
rules-switch = Peut être changé en dressant une table.
rules-not-yet = Il n’y a pas encore de livret de règles ici pour ce jeu.

## How to play

help-title = Comment jouer
help-lead = Il y a très peu à savoir avant de commencer. La table connaît les règles, montre ce qui est permis et dit pourquoi le reste ne l’est pas.
help-start = Commencer
help-start-1 = Choisissez El Alamein sur la première page, appuyez sur Jouer, puis sur Commencer. Vous commandez les Alliés ; l’ordinateur a l’Axe.
help-start-2 = La barre au-dessus de la carte dit toujours qui doit faire quoi, et selon quelle règle. Faites-le, et vous jouez.
help-start-3 = Une erreur n’est pas grave : revenez en arrière autant que vous voulez, jusqu’au dernier jet de dés.
help-turn = Un tour
help-turn-1 = À chaque tour un camp se déplace puis combat ; ensuite l’autre camp fait de même.
help-turn-2 = Se déplacer : cliquez une unité, et les hexagones qu’elle peut atteindre s’éclairent. Cliquez l’un d’eux et elle y va. Au contact de l’ennemi elle doit s’arrêter.
help-turn-3 = Combattre : cliquez un ennemi à côté de vos unités, puis les unités qui attaquent, puis des points aériens si vous voulez. Le panneau montre le rapport de forces et la chance exacte de chaque résultat avant le jet.
help-turn-4 = Après les dés, la table vous guide à travers pertes, retraites et avance, un choix après l’autre.
help-counter = Lire un pion
help-counter-lead = Un pion dit presque tout d’une unité.
help-counter-side = Sombre à chiffres blancs : l’Axe. Clair à chiffres foncés : les Alliés. La teinte indique la nation, deux lettres disent laquelle.
help-counter-values = Les trois chiffres : attaque, défense, mouvement.
help-counter-stripe = La bande de couleur : la division. Une division entière qui combat réunie vaut une colonne.
help-counter-symbol = Le symbole : une croix pour l’infanterie, un ovale pour les blindés, un point pour l’artillerie, des roues pour les troupes motorisées.
help-counter-range = R et un chiffre : la portée de ses canons en hexagones.
help-counter-reduced = Un coin replié : l’unité a perdu la moitié de sa force. Une perte de plus et elle disparaît.
help-counter-picture = Un pion agrandi cinq fois, avec ses parties
help-odds = Rapport de forces et colonnes
help-odds-1 = Additionnez l’attaque de vos unités, divisez par la défense des siennes : 40 contre 8 fait 5-1, une colonne de la table de combat.
help-odds-2 = Terrain, fortification, encerclement, divisions complètes et blindés décalent la colonne vers la gauche (bon pour le défenseur) ou vers la droite (bon pour l’attaquant). Le panneau énumère chaque décalage avec sa règle.
help-odds-3 = Puis deux dés choisissent la ligne. Sept est la somme la plus probable, deux et douze les moins probables.
help-why = Pourquoi pas ?
help-why-1 = Pointez ce qui n’est pas permis : un hexagone, une unité, un bouton. La table donne la raison avec le numéro de la règle, et ce numéro mène au livret.
help-keys = Touches
help-keys-lead = Tout peut se faire sans souris.
help-key = Touche
help-key-does = Ce qu’elle fait
help-key-n = unité suivante, précédente qui peut agir
help-key-u = revenir en arrière, refaire
help-key-e = finir la phase
help-key-o = rapport de forces
help-key-arrows = parcourir la carte, hexagone par hexagone
help-key-pan = déplacer la carte
help-key-enter = choisir l’hexagone ou l’unité
help-key-escape = abandonner le choix, fermer
help-key-zoom = plus près, plus loin, carte entière
help-key-maps = une des cartes, si le plateau en a plusieurs
help-key-help = toutes les touches
help-online = Avec d’autres
help-online-1 = Invitez un ami : vous recevez un lien qui ouvre une place. Personne n’a besoin de compte.
help-online-2 = Ou laissez la table ouverte : elle figure dans la liste des tables ouvertes.
help-online-3 = Une partie peut durer des jours. Créez un compte et donnez une adresse de courriel, et vous serez averti quand c’est à vous.
help-online-4 = C’est le serveur qui lance les dés, et lui seul. Chaque jet figure au compte rendu.
help-records = Comptes rendus
help-records-1 = Chaque partie est un fichier texte, le compte rendu .war : une ligne par action, avec ses dés. Téléchargez-le, revoyez-le, envoyez-le à un ami, ouvrez-le au terminal.
help-words = Les mots de la table
help-word-hex = hexagone
help-word-hex-means = une case de la carte ; quatre chiffres la nomment, d’abord la colonne, puis la rangée
help-word-stack = pile
help-word-stack-means = les unités d’un hexagone, trois au plus dans la plupart des jeux
help-word-zone = zone de contrôle
help-word-zone-means = les six hexagones autour d’une unité ; un ennemi qui y entre doit s’arrêter
help-word-step = pas
help-word-step-means = la moitié de la force d’une unité ; le second pas perdu la retire du jeu
help-word-column = décalage de colonne
help-word-column-means = un pas vers la gauche ou la droite dans la table de combat
help-word-siege = encerclement
help-word-siege-means = un défenseur sans hexagone libre où se retirer
help-ready-play = Jouer El Alamein

## The guided tour

tour-welcome = Bienvenue à la table
tour-welcome-text = Une minute autour de la carte. Vous pouvez partir à tout moment et revenir plus tard.
tour-board = La carte
tour-board-text = Glissez pour la déplacer, molette ou deux doigts pour vous approcher. Chaque hexagone a son numéro. Cliquez une de vos unités : les hexagones qu’elle peut atteindre s’éclairent.
tour-prompt = Ce qu’il y a à faire
tour-prompt-text = Cette barre dit qui doit faire quoi, et selon quelle règle. Ses boutons sont les choix qui ne sont pas sur la carte.
tour-panel = Combats et unités
tour-panel-text = Ici vous voyez le rapport de forces, chaque décalage avec sa règle et la chance exacte de chaque résultat, avant le jet.
tour-log = Ce qui s’est passé
tour-log-text = Le journal raconte la partie en phrases. Pointez un numéro d’hexagone et l’hexagone s’éclaire.
tour-track = Tour et phase
tour-track-text = Où en est la partie : le tour, la phase, les points aériens, le score.
tour-undo = Rien n’est définitif avant les dés
tour-undo-text = Revenez en arrière autant que vous voulez, jusqu’au dernier jet ou au dernier choix de l’autre camp.
tour-help = L’aide est proche
tour-help-text = Appuyez sur ? pour voir toutes les touches. Un numéro de règle mène au livret ; « Pourquoi pas ? » dit ce qui interdit un coup.
tour-step = { $step } sur { $steps }
tour-start = Faire le tour
tour-skip = Passer
tour-finish = Jouer

## Credits

credits-title = Crédits
credits-lead = Scirocco repose sur le travail d’autrui.
credits-games = Les jeux
credits-games-text = Les jeux appartiennent à leurs auteurs et éditeurs. Scirocco utilise des faits et des chiffres de ces jeux ; chaque phrase des règles est écrite de nouveau, et aucun texte, carte, pion ou image des originaux n’en fait partie. Il n’est ni réalisé ni approuvé par eux.
credits-game = Jeu
credits-by = Auteur ou éditeur
credits-maps = Cartes
credits-gshhg = Traits de côte : GSHHG, a Global Self-consistent, Hierarchical, High-resolution Geography Database, de Paul Wessel et Walter H. F. Smith. GNU Lesser General Public License, version 3. Les contours qui en sont tirés restent sous cette licence.
credits-natural-earth = Réalisé avec Natural Earth, du domaine public.
credits-fonts = Polices
credits-fonts-text = Alegreya et Alegreya SC de Juan Pablo del Peral, Barlow et Barlow Condensed de Jeremy Tribby. SIL Open Font License, version 1.1.
credits-symbols = Symboles des unités
credits-symbols-text = Les symboles suivent la norme OTAN des unités terrestres.
credits-program = Le programme
credits-program-text = Logiciel libre sous licence MIT.
credits-version = Version { $version }

## When something is wrong

error-not-found = Il n’y a rien ici
error-not-found-text = La page { $path } n’existe pas. La partie a peut-être été rangée, ou le lien est incomplet.
error-home = Vers la première page
error-unreachable = Le serveur ne répond pas
error-unreachable-text = Vos parties sont en sûreté ; chaque coup confirmé est gardé. Nous réessayons de nous-mêmes.
error-retry-in = Prochain essai dans { $seconds } s
error-broken = Quelque chose a mal tourné

refusal-have-account = Vous avez déjà un compte. Déconnectez-vous pour en créer un autre.
refusal-bad-webhook = Un webhook est une adresse https de l’internet public, sans nom ni mot de passe.
refusal-no-invitation = Cette invitation n’est plus valable : elle a servi, ou une plus récente a été faite.
refusal-seat-taken = Quelqu’un est déjà assis là.
refusal-invalid = Quelque chose dans le formulaire n’est pas comme il faut.
refusal-unknown = Le serveur a refusé : { $reason }

## The table

table-home = Accueil
table-menu = Menu de la partie
table-board = La carte
table-board-help = Les flèches déplacent un curseur sur la carte, Entrée choisit, n va à l’unité suivante, Échap revient, le point d’interrogation montre toutes les touches.
table-prompt = Que faire maintenant
table-panel = Panneau
table-sheet = Plus grand ou plus petit
table-not-found = Cette table ne peut être ouverte
table-no-line = Le serveur ne répond pas ; rien n’a changé
table-tab-combat = Combat
table-tab-units = Unités
table-tab-table = Table
table-tab-rules = Règles
table-tab-talk = Discussion
table-tab-analysis = Analyse
table-rule = Règle { $number }
table-score = Score
table-turn-of = { $turn } sur { $turns }
table-turn = tour { $turn }
table-arrivals =
    { $count ->
        [one] Une unité arrive
       *[other] { $count } unités arrivent
    }
table-waits = En attente.
table-waiting-seat = On attend que quelqu’un prenne l’autre place
table-won = { $side } : victoire
table-resigned = Abandon : { $side }
table-drawn = Partie nulle
table-how-played = La partie a été jouée jusqu’au bout
table-how-resigned = Victoire : { $side }
table-how-agreed = Les deux camps se sont accordés
table-must =
    { $count ->
        [one] Une unité doit encore attaquer :
       *[other] { $count } unités doivent encore attaquer :
    }
table-must-title = Doivent encore attaquer
table-points-left =
    { $points ->
        [one] Il reste un point de mouvement
       *[other] Il reste { $points } points de mouvement
    }
table-end-barred = Finir la phase
table-undo = Reprendre
table-redo = Refaire
table-hint = Demander conseil
table-hint-is = L’ordinateur choisirait :
table-hint-for = Pour :
table-hint-against = Contre :
table-auto-all = L’état-major place tout
table-next-unit = Unité suivante
table-asks = Avant de continuer
table-go-back = Revenir
table-clear = Effacer
table-thinking = { $side } : l’ordinateur réfléchit
table-hurry = Presser
table-amount-of = { $value } sur { $most }
table-or-choose = ou choisissez une unité qui s’y trouve
table-reduced = réduite
table-in-space = en { $space }
table-independent = Indépendante
table-status-board = sur la carte
table-status-away = à venir
table-status-destroyed = perdue
table-mates = formation de { $count }
table-left = points restants
table-cost = coûte { $cost }
table-stack-count = { $count } unités
table-sign-zone = zone ennemie
table-sign-mines = champ de mines
table-sign-exit = hors de la carte
table-why-not = Pourquoi pas { $name } ?
table-kind-of-fight = Type de combat
table-fight-attack = Attaque
table-fight-bombard = Bombardement
table-fight-strike = Attaque aérienne
table-fight-assault = Assaut
table-fight-fire = Tir
table-fight-raid = Bombardement
table-fight-aim = Attaque aérienne
table-fight-activate = Activer
table-fight-march = Activer pour le mouvement
table-fight-again = Activer avec l’initiative
table-fight-fort = Fort
table-go-attack-at = Attaquer à { $column }
table-go-attack = Attaquer
table-go-bombard-at = Bombarder à { $column }
table-go-bombard = Bombarder
table-go-strike-at = Frapper à { $column }
table-go-strike = Frapper par les airs
table-go-assault = Donner l’assaut
table-go-fire = Tirer
table-go-raid = Bombarder
table-go-aim = Envoyer l’avion
table-from = depuis
table-gun = artillerie
table-could-join = Peuvent aussi participer
table-must-join = doit attaquer
table-reply = Le défenseur peut encore ajouter
table-reply-none = Le défenseur ne peut plus rien ajouter.
table-reply-points =
    { $points ->
        [one] un point d’aviation
       *[other] jusqu’à { $points } points d’aviation
    }
table-reply-worst = Au pire :
table-next-column = { $column } avec { $points }
# Why a shift does not count, after its name
table-shift-why = { "\u00A0" }: { $why }
table-shift-by =
    { $unit ->
        [columns] { $amount ->
            [one] une colonne
           *[other] { $amount } colonnes
        }
       *[points] { $amount ->
            [one] un point
           *[other] { $amount } points
        }
    } { $for ->
        [attacker] pour l’attaquant
       *[defender] pour le défenseur
    }
table-ladder = De la colonne { $base } à la colonne { $final }
table-chances = Chances de chaque résultat
table-perils = Risque de perdre chaque unité
table-between = { $least } à { $most }
table-the-stack = Une unité : { $side }
table-peril-reduced = perd un pas
table-peril-destroyed = est perdue
table-targets = Qui attaquer
table-places = Où
table-no-combat = Aucun combat n’est préparé. Dans une phase de combat, les cibles se trouvent ici.
table-dice = Les dés : { $dice }
table-log = Journal
table-log-filter = Ce que montre le journal
table-log-all = tout
table-log-mine = à moi
table-log-fights = combats
table-log-empty = Rien ne s’est encore passé
table-log-older = Plus ancien
table-score-title = Score
table-no-points = pas encore de points
table-you = vous
table-computer = l’ordinateur, { $level }
table-nobody = personne encore
table-sides = Camps
table-and-more = et { $count } de plus
table-rules-search = Chercher une règle
table-rules-now = En vigueur maintenant :
table-rules-none = Aucune règle n’a ces mots
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit
table-chat-say = Dites quelque chose
table-chat-send = Envoyer
table-notes = Bloc-notes
table-notes-hint = Vous seul pouvez lire ceci
table-notes-saving = enregistrement …
table-minimap = La carte entière
table-zoom = Zoom
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-zoom-fit = La carte entière
table-beside = À côté de la carte
table-maps = Les cartes du plateau
table-leave = Hors de la carte : { $place }
table-layers = Calques
table-counters = pions
table-looking-back = Retour en arrière : action { $at } sur { $length }
table-replay = Revoir
table-replay-at = Action { $at } sur { $length }
table-replay-first = Au début
table-replay-back = Une action en arrière
table-replay-play = Lecture
table-replay-pause = Pause
table-replay-step = Une action en avant
table-replay-last = À la fin
table-replay-turn = Aller à un tour
table-replay-bookmark = Marquer cet endroit
table-replay-leave = Retour à la partie
go-on = Jouer à partir d’ici
go-on-about = La partie continue à partir de la position affichée, à une table à elle. Le compte rendu reste tel quel.

analysis-invite = L’analyste poursuit la partie à partir de chaque tour et cherche les décisions qui ont compté. Cela prend quelques minutes ; il montre ce qu’il trouve au fur et à mesure.
analysis-begin = Analyser cette partie
analysis-go-on = Chercher encore
analysis-running = L’analyste regarde …
analysis-line = Chances de victoire : { $side }
analysis-point = tour { $turn } : { $chance }
analysis-mistakes = Ce qui a coûté le plus
analysis-turn = Tour { $turn }, { $side }
analysis-cost = { $cost } d’une victoire
analysis-played = Joué :
analysis-better = Mieux :
analysis-begins = Pour commencer :
analysis-values = Une chance de { $value } au lieu de { $better }.
analysis-none = Aucune décision n’a coûté plus de deux centièmes d’une victoire.
analysis-none-yet = Rien de coûteux n’a encore été trouvé.
table-menu-replay = Revoir la partie
table-menu-download = Télécharger le fichier .war
table-menu-download-closed = Le fichier peut être téléchargé quand la partie est finie : avant cela, il dirait ce que l’autre camp cache. Ce que vous avez déjà vu se trouve sous « { table-menu-replay } ».
table-menu-upload = Ouvrir un fichier .war
table-menu-share = Copier un lien pour regarder
table-menu-invite = Copier une invitation ({ $side })
table-menu-rematch = Rejouer, camps échangés
table-menu-offers = Propositions
table-menu-takeback = Proposer de reprendre
table-menu-draw = Proposer la nulle
table-menu-resign = Abandonner
table-menu-resign-ask = Abandonner cette partie ? L’autre camp la gagne.
table-menu-resign-not = Non, continuer
table-menu-resign-sure = Oui, abandonner
table-menu-screen = Cet écran
table-menu-help = Aide et touches
table-menu-tour = Visite guidée
table-menu-settings = Réglages
table-menu-theme = Couleurs
table-theme-auto = Comme l’appareil
table-theme-light = Clair
table-theme-dark = Sombre
table-offer-draw = { $side } : proposition de nulle
table-offer-takeback = { $side } : demande de reprendre
table-offered-draw = Vous avez proposé la nulle
table-offered-takeback = Vous avez demandé à reprendre
table-offer-accept = Accepter
table-offer-decline = Refuser
table-offer-withdraw = Retirer
table-line-lost = La liaison est perdue ; nouvel essai …
table-line-restored = La liaison est rétablie
table-group-good = Retraite
table-group-exchange = Échange
table-group-none = Rien
table-group-bad = Repoussé
