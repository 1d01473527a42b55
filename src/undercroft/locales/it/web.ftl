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
    .flavour = La cripta della Corona Vuota
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
web-broken-match = Questa partita segue regole più vecchie e non si può più aprire.
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
web-sheets = Cronaca, carte, chat, giocatori
web-ledge = Davanti a te
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
web-choosing = { $number ->
        [one] { $seats } sta scegliendo.
       *[other] { $seats } stanno scegliendo.
    }
web-responding = Si aspetta chi può rispondere.
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
web-hit = colpisci { $odds }
web-needed = serve { $needed } o più
web-hit-on = colpito con { $needed } o più
web-fight-won =
    { $where ->
        [room] Vinto: un tesoro del livello { $level } e una lapide sulla stanza { $number }
        [chamber] { $defeats ->
            [3] Vinto: è il terzo qui, e la sala è sicura per sempre. Nelle sale non ci sono tesori
           *[other] Vinto: { $defeats } di 3 in questa sala. Nelle sale non ci sono tesori
        }
        [grave] Vinto: un tesoro del livello { $level }
        [robbed] Vinto: è già stato derubato e non custodisce più nulla
       *[other] Vinto: esce dal gioco
    }{ $held ->
        [0] .
        [one] ; e la carta che custodisce.
       *[other] ; e le { $held } carte che custodisce.
    }
web-fight-lost = Se sbagli, contrattacca; decidono due dadi:
web-monster-of = mostro del livello { $level }
web-least-total = totale minimo di due dadi che lo vince
web-map = Il labirinto
web-map-subtitle = sei livelli · 94 stanze
web-map-stair = scala
web-map-loot = bottino
web-map-defeats = 2 di 3 vinti
web-figure = { $seat }, { $adventurer }, { $place }
web-dice-fingerprint = Impronta dei dadi
web-dice-key = Chiave dei dadi, per verificare ogni lancio
web-rematch = Rivincita
web-rematch-moved = La prossima volta ognuno avanza di un posto. Sarai
web-silent = Dal tavolo non arriva nulla. Continuiamo a provare …
web-unsent = La tua risposta partirà appena torna.
web-proposal-refused = { $what ->
    [undo] { $seat } voleva annullare qualcosa: qualcuno ha detto di no.
    [bot] { $seat } voleva un bot al tavolo: qualcuno ha detto di no.
   *[other] { $seat } voleva finire la partita: qualcuno ha detto di no. Si continua.
}
web-reconnecting = Connessione persa. Nuovo tentativo …
web-proposal-undo = { $seat } vuole annullare qualcosa. Sei d'accordo?
web-proposal-bot = { $seat } vuole che un bot giochi per { $target }. Sei d'accordo?
web-proposal-end = { $seat } propone di finire qui la partita. Sei d'accordo?

## Il tavolo: menu, tasti, avvisi

web-menu = Menu
web-settings = Tutte le impostazioni
web-sound = Suono
web-speed = Animazione
web-speed-off = spenta
web-speed-slow = lenta
web-speed-normal = normale
web-speed-fast = veloce
web-concede = Arrenditi
web-concede-about = Un bot gioca il tuo posto fino alla fine, e non puoi più vincere. Non si può annullare.
web-concede-sure = Sì, mi arrendo
web-concede-not = No, continuo
web-end = Proponi di finire la partita
web-end-about = Se tutti sono d'accordo, la partita finisce qui e vince chi è in testa; dove si gioca tutti insieme non vince nessuno.
web-end-sure = Sì, proponi
web-conceded = si è arreso
web-bot-plays = Fai giocare un bot
web-watchers = { $number ->
        [one] 1 guarda
       *[other] { $number } guardano
    }
web-pick-on-board = Scegli un luogo luminoso sulla mappa
web-pick-from-list = … o dall'elenco ({ $number })
web-pick-go = Scegli
web-skip = salta
web-final = non si può annullare
web-undo-ask = chiedi di annullare
web-undo-ask-about = Nel frattempo qualcosa è stato rivelato: gli altri devono essere d'accordo.
web-hint-about = Che cosa farebbe un buon bot?
web-proposal-waits = { $what ->
        [end] Proponi di finire qui la partita. Manca la risposta di { $seats }.
        [bot] Vuoi che un bot giochi per { $target }. Manca la risposta di { $seats }.
       *[other] Vuoi annullare qualcosa. Manca la risposta di { $seats }.
    }
web-log-filter = Di chi parla la cronaca
web-log-all = Tutto
web-log-only = Solo { $seat }
web-log-earlier = Righe precedenti
web-round = Giro { $round }
web-open-rules = Apri nelle regole
web-statistics = Risultato e statistiche
web-replay = Rivedi la partita
web-minimap = Tutto il labirinto in piccolo; tocca per guardare lì
web-level = Livello { $level }
web-struck-back = contrattacco
web-or-more = { $needed } o più
web-no-total = nessun totale basta
web-face-down = una carta mostro coperta del livello { $level }
web-fight-show = Mostra lo scontro
web-fight-hide = Guarda la mappa
web-fight-bonus = La carta dice { $target }; hai +{ $bonus }.
web-fight-unknown = in media: quale guardiano del livello { $level } sia, si vede all'attacco.
web-fight-surprise = Colto di sorpresa: ti ferisce solo un 2 con i due dadi.
web-fight-no-counter = { $outside ->
        [yes] Da fuori: se sbagli non c'è contrattacco, ma il tuo turno finisce.
       *[no] { $means ->
            [bind] È legato: se sbagli non c'è contrattacco, ma il tuo turno finisce.
           *[other] Un tiro da lontano: se sbagli non c'è contrattacco, ma il tuo turno finisce.
        }
    }
web-keys = Tasti
web-keys-letters = N E S O
web-key-options = rispondi con questa opzione
web-key-first = quello che farebbero i più
web-key-group = un passo in quella direzione
web-key-board = alle caselle luminose; con Invio ci vai
web-key-arrows = da una casella all'altra; sulla mappa stessa: la sposti
web-key-zoom = più vicino, più lontano, tutta la mappa
web-key-why = perché? La regola dietro la domanda
web-key-undo = annulla
web-key-hint = che cosa farebbe un bot?
web-key-log = la cronaca
web-key-chat = la chat
web-key-skip = salta ciò che sta accadendo; chiudi
web-key-sheet = questo foglio
