### Quello che dice solo il browser.

web-tagline = Un lungo tavolo per quattro giochi di dungeon: contro i bot, su un solo dispositivo o con gli amici per link.
web-tagline-short = Un lungo tavolo per quattro giochi di dungeon.
web-rules = Regole
web-language = Lingua
web-new-match = Nuova partita
web-continue = Continua
web-open = Apri
web-continue-title = continua
web-join-title = unisciti a un tavolo
web-join = Unisciti
web-join-about = Scrivi le sei lettere che ti hanno detto, o apri il link ricevuto. Senza registrazione.
web-join-letter = Lettera { $number } di 6
web-your-turn = Tocca a te.
web-waiting-for = si aspetta { $seats }
web-not-begun = si aspettano i giocatori
web-nobody-waits = Nessuno ti aspetta.
web-nobody-waits-about = Comincia una partita qui sopra, o unisciti a un tavolo con il codice.
web-soon = non ancora al tavolo
web-footer = Non ufficiale. I nomi dei giochi sono marchi dei loro titolari e dicono quali regole si giocano. Icone: game-icons.net, CC BY 3.0.
web-players-range = { $least }–{ $most } giocatori
web-game-labyrinth = Giù per sei livelli, oltre i guardiani, e a casa con l'oro.
    .flavour = base o esperto
web-game-doodle = Disegna un dungeon da cui nessun eroe esce vivo.
    .flavour = scegli e disegna
web-game-dungeoneer = Eroe per la gloria, signore del dungeon per gli altri.
    .flavour = La tomba del Lichlord
web-game-fighter = Il dado rimbalza: tutti insieme contro un capo.
    .flavour = insieme
web-setup-rules = Quali regole?
web-setup-seats = Chi gioca?
web-setup-more = Altre opzioni
web-setup-add = Aggiungi un giocatore
web-setup-remove = Togli il giocatore { $number }
web-setup-name = Nome del giocatore { $number }
web-setup-kind = Chi è il giocatore { $number }?
web-setup-begin = Comincia
web-setup-real-dice = Lanciamo dadi veri e li scriviamo qui
web-kind-me = Io
web-kind-device = Su questo dispositivo
web-kind-link = Un amico, per link
web-kind-bot-easy = Bot, facile
web-kind-bot-medium = Bot, medio
web-kind-bot-hard = Bot, difficile
web-default-name = Giocatore { $number }
web-your-name = Il tuo nome
web-invite-title = In attesa dei giocatori
web-invite-about = Manda a ciascuno il suo link, o di' il codice.
web-invite-code = Codice
web-invite-copy = Copia il link per { $seat }
web-invite-copied = Copiato
web-invite-start = Comincia con i bot ai posti liberi
web-hand-over = Passa il dispositivo a { $seat }
web-hand-over-about = Le tue carte appaiono quando sei pronto.
web-hand-over-ready = Sono { $seat }
web-no-match = Non c'è una partita così.
web-loading = Si accendono le candele …
web-mode-basic = Gioco base
web-mode-expert = Gioco esperto
web-leave = Alla pagina iniziale
web-watching = guarda
web-zoom = Ingrandimento
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-whole-board = tutta la mappa
web-you = tu
web-gone = assente
web-players = Giocatori
web-sheets = Cronaca, carte, giocatori
web-steps-left = { $steps ->
        [one] ancora 1 passo
       *[other] ancora { $steps } passi
    }
web-steps = { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
web-goal = meta { $gold }
web-gold-of = { $gold } di { $goal }
web-gold = { $gold } oro
web-beside = accanto alla mappa
web-no-markers = Nessun mostro custodisce tesori.
web-holds = { $number ->
        [0] non ha nulla
        [one] ha 1 carta
       *[other] ha { $number } carte
    }
web-decks = mazzi
web-tab-log = Cronaca
web-tab-cards = { $number ->
        [0] Carte
        [one] 1 carta
       *[other] { $number } carte
    }
web-tab-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-say = Di' qualcosa
web-send = Invia
web-fold = Chiudi il pannello laterale
web-close = Chiudi
web-question = Che cosa si chiede
web-why = perché?
web-why-title = Perché?
web-undo = annulla
web-undo-not = Ora non si può annullare nulla: qualcosa è stato rivelato, o qualcun altro ha agito.
web-hint = consiglio
web-hinted = un bot farebbe così
web-choosing = { $seats } sta scegliendo.
web-wait-note = Ti verrà chiesto appena tocca a te.
web-choose-done = Fatto: { $number } scelte
web-choose-range = da { $least } a { $most }
web-die = Dado { $number }
web-dice-enter = È uscito questo
web-walk-on = Prosegui
web-walk-sub = { $steps ->
        [one] scegli una casella luminosa, 1 passo
       *[other] scegli una casella luminosa, fino a { $steps } passi
    }
web-walk-to = { $danger ->
        [yes] Vai a combattere: { $place }, { $steps } passi
       *[no] Vai: { $place }, { $steps } passi
    }
web-opens = si apre: { $odds }
web-win = vinci { $odds }
web-needed = serve { $needed } o più
web-hit-on = colpito con { $needed } o più
web-fight-won = Vinto: un tesoro del suo livello e una lapide sulla stanza.
web-fight-lost = Contrattacco, decidono due dadi:
web-result-nothing = nulla
web-result-unconscious = svenuto
web-result-light = ferito lieve
web-result-serious = grave
web-result-killed = ucciso
web-monster-of = mostro del livello { $level }
web-least-total = totale minimo di due dadi che lo vince
web-map = Il labirinto
web-map-subtitle = sei livelli · 94 stanze
web-map-stair = scala
web-map-loot = bottino
web-map-defeats = 2 di 3 vinti
web-figure = { $seat }, { $adventurer }, { $place }
web-dice-key = Chiave dei dadi, per verificare ogni lancio
web-rematch = Rivincita
web-reconnecting = Connessione persa. Nuovo tentativo …
web-proposal-undo = { $seat } vuole annullare qualcosa. Sei d'accordo?
web-proposal-bot = { $seat } vuole che un bot giochi per { $target }. Sei d'accordo?
