### Le pagine intorno al tavolo: inizio, nuova partita, regole, impostazioni, risultato, replay.

pages-home = Pagina iniziale
pages-skip = Vai al contenuto
pages-tools = Regole, impostazioni, lingua
pages-try-again = Riprova
pages-copy = Copia il link
pages-copy-link = Copia il link a { $clause }
pages-copy-failed = Qui non si può copiare: seleziona il link e copialo a mano.
pages-footer = Non ufficiale. I nomi dei giochi sono marchi dei loro proprietari e dicono solo con quali regole si gioca. Immagini: game-icons.net, CC BY 3.0.

## Inizio

pages-in-the-making = in preparazione
pages-gone-short = nessuna connessione
pages-continue-open = Si aspettano i giocatori. Codice { $code }
pages-continue-last = Ultima partita: { $game }.
pages-matches-all = { $number ->
        [one] La mia partita
       *[other] Tutte le mie { $number } partite
    }
pages-game-labyrinth = Im Drachen-Labyrinth
pages-game-doodle = Doodle Dungeon
pages-game-dungeoneer = Dungeoneer
pages-game-fighter = Dungeon Fighter

## Unirsi

pages-join = Hai un invito
pages-join-game = { $game }: hai un invito
pages-join-about = Dicci come ti chiami e il posto è tuo. Non serve alcun account.
pages-join-with = { $number ->
        [0] Al tavolo non c'è ancora nessuno.
       *[other] Già al tavolo: { $seats }.
    }
pages-join-sit = Siediti al tavolo
pages-join-unknown = Qui nessuno conosce questo codice. Forse due lettere sono scambiate?
pages-join-nothing = Questo link non è completo. Fattelo mandare di nuovo o scrivi le sei lettere nella pagina iniziale.
pages-join-full = A questo tavolo tutti i posti sono occupati.
pages-join-watch = Guarda

## Nuova partita

pages-new-of = Nuova partita: { $game }
pages-new-changed = modificato da te
pages-new-company-bots = Contro i bot
pages-new-company-device = A turno su un dispositivo
pages-new-company-friends = Con amici tramite link
pages-new-bot-name = ha un nome suo
pages-new-friend-name = lo sceglie entrando
pages-new-real-dice = Tirate i dadi sul vostro tavolo e scrivete che cosa è uscito.
pages-new-spectators = Altri possono guardare
    .about = Chi conosce il codice vede tutto ciò che è scoperto.
pages-new-sum = { $persons ->
        [one] Una persona
       *[other] { $persons } persone
    }{ $bots ->
        [0] {""}
        [one] {" "}e un bot
       *[other] {" "}e { $bots } bot
    }. { $links ->
        [0] Si comincia subito.
        [one] Ricevi un link per chi inviti; si comincia quando il posto è occupato.
       *[other] Ricevi { $links } link per chi inviti; si comincia quando tutti i posti sono occupati.
    }
pages-new-nobody = Deve giocare almeno una persona.
pages-new-invite = Agli inviti

## In attesa dei giocatori

pages-wait-code = codice di questo tavolo
pages-wait-free = libero
pages-wait-here = è qui
pages-wait-copy = Copia il link
pages-wait-send = Invia
pages-wait-share = Vieni a giocare con me a { $game }:
pages-wait-qr = Inquadra l'immagine con un telefono: apre proprio questo posto.
pages-wait-alone = Solo questo computer può aprire il link. Per giocare con altri nella stessa rete, avvia Undercroft così:
pages-wait-begin = { $number ->
        [0] Ci sono tutti. Si comincia …
        [one] Si comincia appena l'ultimo posto è occupato.
       *[other] Si comincia appena i { $number } posti liberi sono occupati.
    }

## Le mie partite

pages-matches = Le mie partite
pages-matches-about = Tutti i tavoli ai quali questo dispositivo ha un posto.
pages-matches-none = Ancora nessuna partita. Scegli un gioco nella pagina iniziale o unisciti a un tavolo con il suo codice.
pages-matches-running = in corso
pages-matches-over = giocate
pages-match-others = Tocca agli altri.
pages-match-won = { $number ->
        [one] Ha vinto { $seats }.
       *[other] Hanno vinto insieme { $seats }.
    }
pages-match-move = Su un altro dispositivo
pages-match-move-about = Apri questo link sull'altro dispositivo e continua a giocare lì. È la chiave del tuo posto: non darla a nessun altro.
pages-match-forget = Dimentica
pages-match-forget-played = Sparisce da questo elenco. Risultato e registrazione restano ai loro indirizzi.
pages-match-forget-running = Rinunci alla via per il tuo posto: senza il suo link nessuno può più giocarlo. Gli altri possono affidarlo a un bot.
pages-match-forget-sure = Sì, dimentica
pages-match-delete = Cancella per tutti
pages-match-delete-about = I nomi, la chat e la registrazione di questa partita si possono cancellare dal server. Allora sparisce per tutti quelli che vi sedevano, e non torna più.

## Regole

pages-rules-of = Regole: { $game }
pages-rules-search = Parola o regola, per esempio «porta segreta» o FIGHT-4
pages-rules-games = Giochi
pages-rules-sections = Capitoli
pages-rules-count = { $number } regole in { $sections } capitoli
pages-rules-found = { $number ->
        [one] 1 regola su { $total }
       *[other] { $number } regole su { $total }
    }
pages-rules-nothing = In nessuna regola c'è «{ $typed }». Prova con meno parole o più corte.
pages-rules-unknown = Una regola { $clause } non esiste.

## Impostazioni

pages-settings = Impostazioni
pages-settings-about = Solo per questo dispositivo. Restano nel browser e nessun altro le vede.
pages-settings-all = Tutte le impostazioni
pages-settings-sample = I segni degli otto posti nei colori scelti
pages-settings-reset = Com'era all'inizio
pages-set-sound = Suoni
    .about = Dadi, passi e una campanella leggera quando tocca a te.
pages-set-volume = Volume
pages-set-animation = Movimento
    .about = Quanto in fretta camminano le figure e rotolano i dadi. Spento: tutto cambia senza muoversi.
pages-set-animation-off = spento
pages-set-animation-slow = lento
pages-set-animation-normal = normale
pages-set-animation-fast = veloce
pages-set-text = Grandezza del testo
    .about = Per tutto ciò che si legge. Il tabellone si può ingrandire a parte.
pages-set-text-normal = normale
pages-set-text-large = grande
pages-set-text-larger = più grande
pages-set-palette = Colori
    .about = Ogni posto ha anche una forma sua. La seconda scelta si distingue con ogni tipo di daltonismo.
pages-set-palette-normal = dipinti
pages-set-palette-colour-safe = ben distinguibili
pages-set-notifications = Chiamami quando tocca a me
    .about = Un messaggio del browser mentre la pagina è in secondo piano.
pages-set-notifications-refused = Il browser non permette messaggi da questa pagina. Puoi cambiarlo nelle sue impostazioni.

## Risultato

pages-result-of = Risultato: { $game }
pages-result-won = { $number ->
        [one] Ha vinto { $seats }!
       *[other] Hanno vinto insieme { $seats }!
    }
pages-result-conceded = { $number ->
        [one] { $seats } si è arreso.
       *[other] { $seats } si sono arresi.
    }
pages-result-gave-up = si è arreso
pages-result-length = { $rounds ->
        [one] 1 giro
       *[other] { $rounds } giri
    }, { $answers } decisioni e tiri
pages-result-ranking = La classifica
pages-result-table = Al tavolo
pages-result-figures = La partita in cifre
pages-result-fights = { $won } vinti, { $lost } persi
pages-result-levels = Tesori per livello: { $list }
pages-legend-won = tiro riuscito
pages-legend-lost = tiro fallito
pages-legend-levels = I–VI: tesori per livello
pages-count-deaths = volte morto
pages-count-steps = passi
pages-count-doors = porte segrete trovate
pages-chart-race = Carte tesoro in mano, giro per giro
pages-chart-race-told = Carte tesoro alla fine: { $list }
pages-chart-rounds = giri
pages-chart-dice = Tutti i { $number } tiri di due dadi
pages-chart-dice-told = Somme dei due dadi e quante volte sono uscite: { $list }
pages-chart-dice-due = Linea rossa: quanto darebbe in media il caso.
pages-dice = I dadi erano onesti?
pages-dice-about = Prima del primo tiro il tavolo ha fissato una chiave segreta e ne ha mostrato l'impronta nel menu. Ogni tiro è calcolato solo da questa chiave. Ora la chiave è scoperta: con la registrazione della partita chiunque può ricalcolare ogni tiro.
pages-dice-real = Avete tirato dadi veri e li avete scritti; le carte pescate venivano dalla chiave. La sua impronta stava nel menu fin dall'inizio, ora è scoperta: chiunque può ricalcolare tutto.
pages-dice-hash = Impronta, mostrata prima della partita
pages-dice-key = La chiave
pages-dice-check = Controlla di persona
pages-dice-copy = Copia la chiave
pages-dice-copy-command = Copia il comando
pages-dice-download = Scarica la registrazione della partita

## Replay

pages-replay = Replay
pages-replay-begin = Il tavolo è pronto. Premi play.
pages-replay-controls = Scorri la partita
pages-replay-position = Punto della partita
pages-replay-at = Passo { $now } di { $of }, { $where }. { $text }
pages-replay-first = All'inizio
pages-replay-last = Alla fine
pages-replay-back = Un passo indietro
pages-replay-next = Un passo avanti
pages-replay-turn-back = Un turno indietro
pages-replay-turn-next = Un turno avanti
pages-replay-play = Play
pages-replay-pause = Pausa
pages-replay-fight = Prossimo combattimento
pages-replay-speed = Velocità
pages-replay-eyes = Visto da
pages-replay-public = tutti
pages-replay-copy = Link a questo momento

## La storia di una partita: che cosa ha scoperto il corvo

pages-story-tabs = Che cosa vuoi vedere
pages-story-tab-story = Storia
pages-story-tab-table = Tavolo
pages-story-tab-dice = Dadi
pages-story-ask = Vuoi che il corvo guardi questa partita?
pages-story-ask-about = Continua a giocare da ogni turno e racconta come sono andate le probabilità, quali momenti hanno cambiato la partita, quanto è stata fortuna e che cosa avrebbe fatto al posto tuo. Ci vuole circa un minuto, una volta sola.
pages-story-begin = Fai guardare il corvo
pages-story-failed = Il corvo è stato interrotto. Puoi chiederglielo di nuovo.
pages-story-waiting = Il corvo sta ancora guardando un’altra partita. La tua è la prossima.
pages-story-running = Il corvo sta guardando: giro { $round } di { $rounds }
pages-story-running-part = Il corvo sta guardando: { $percent } %
pages-story-progress = A che punto è il corvo
pages-story-leave = Non devi aspettare qui: quello che trova resta con la partita.
pages-story-party = Il gruppo
pages-story-you = Tu
pages-story-bot = bot
pages-story-chances = Le probabilità, giro per giro
pages-story-chances-about = indica un turno; un clic apre lì il replay
pages-story-at = Giro { $round }: { $list }
pages-story-round = giro { $round }
pages-story-round-word = giro
pages-story-turn-number = Svolta { $number }, giro { $round }
pages-story-turns = { $number ->
        [0] Nessuna svolta
        [one] La svolta
        [2] Due svolte
        [3] Tre svolte
       *[other] { $number } svolte
    }
pages-story-no-turns = Le probabilità non sono mai cambiate molto in una volta.
pages-story-turn-quiet = Un momento tranquillo
pages-story-fight = Un combattimento
pages-story-choice = scelta
pages-story-dice = dadi
pages-story-unfinished = Questa partita non è finita secondo le regole: le linee finiscono dove stavano tutti.
pages-story-parting = Fortuna e decisioni
pages-story-points = in punti della probabilità di vincere
pages-story-from-to = { $start } % all’inizio, { $end } % alla fine
pages-story-luck = dadi e carte
pages-story-own = decisioni proprie
pages-story-others = errori degli altri
pages-story-parts = fortuna { $luck }, proprie { $own }, altri { $others }
pages-story-decisions = { $number ->
        [one] La tua unica decisione
       *[other] Le tue { $number } decisioni
    }
pages-story-decisions-of = { $number ->
        [one] Una decisione: { $name }
       *[other] { $number } decisioni: { $name }
    }
pages-story-worst-first = prima le peggiori
pages-story-filter = Quali decisioni
pages-story-filter-look = da guardare
pages-story-filter-costly = costose
pages-story-filter-slips = piccoli errori
pages-story-filter-like = come il corvo
pages-story-all-like = Niente che il corvo avrebbe fatto chiaramente meglio.
pages-story-no-decisions = A questo posto non si è deciso nulla su cui il corvo rifletterebbe.
pages-story-same = Lo stesso.
pages-story-equal = Altrettanto buono: { $answer }
pages-story-cost = Costo in punti della probabilità:
pages-story-see = Guarda il tabellone
pages-story-play-on = Continua da qui
pages-story-more = altre { $number }
pages-story-led = { $you ->
        [yes] Eri in testa per il { $part } % della partita.
       *[no] { $name } era in testa per il { $part } % della partita.
    }
pages-story-greatest = { $you ->
        [yes] Il cambiamento maggiore nel giro { $round }: la tua probabilità è passata dal { $before } al { $after } %.
       *[no] Il cambiamento maggiore nel giro { $round }: { $name }, dal { $before } al { $after } %.
    }
pages-replay-mistakes = Decisioni che il corvo avrebbe preso diversamente
pages-replay-mistake-next = Prossimo errore
pages-replay-mistake-back = Errore precedente
pages-replay-mistake = { $name }: { $played }. Il corvo: { $best }.
pages-replay-play-on-as = Continua da qui come { $name }, contro i bot
pages-begun = Da un replay
    .about = Questa partita continua da un momento di una finita: chi la gioca può sapere che cosa era nascosto allora.

## Riconoscimenti

pages-credits = Riconoscimenti
pages-credits-about = Undercroft è fatto da persone che amano i giochi da tavolo. Non è ufficiale: nessun editore o autore vi ha preso parte.
pages-credits-games = I giochi
pages-credits-games-about = Tutte le regole sono raccontate con parole nostre; carte, tabelloni e immagini sono nostri. I nomi appartengono ai loro proprietari e qui dicono solo con quali regole si gioca.
pages-credits-pictures = Immagini
pages-credits-pictures-about = Le piccole immagini su carte e pulsanti vengono da
pages-credits-fonts = Caratteri
pages-credits-software = Software
pages-credits-software-about = Undercroft è libero con licenza MIT e si regge sul lavoro di molti altri, per esempio:

## Ciò che non si può mostrare

pages-trouble-missing = Qui non c'è niente
    .about = Questo corridoio finisce contro un muro. Forse l'indirizzo è stato tagliato mentre veniva copiato.
pages-trouble-no-match = Nessuno conosce questo tavolo
    .about = Su questo server non c'è una partita con questo codice o link. Forse è stata giocata su un altro.
pages-trouble-no-game = Questo gioco non è ancora sul tavolo
    .about = È ancora in preparazione. Nella pagina iniziale vedi a che cosa si può già giocare.
pages-trouble-no-rules = Di questo gioco qui non c'è il regolamento
    .about = Forse l'indirizzo è stato tagliato mentre veniva copiato.
pages-trouble-no-replay = Questa partita non si può rivedere
    .about = Il replay c'è quando la partita è finita.
pages-trouble-not-over = La partita non è ancora finita
    .about = Risultato e replay arrivano dopo l'ultimo turno; fino ad allora non si svela nulla.
pages-trouble-gone = La candela è spenta
    .about = Il server non risponde. Niente è perduto: ciò che è stato giocato è salvato. Controlla che sia acceso e che tu sia connesso.
