### Ciò che il tavolo dice in ogni gioco, qualunque sia il programma.

table-list = { $first } e { $last }
table-number = { $number }
table-yes = sì
table-no = no
table-turn = È il turno di { $seat }.
table-bot = bot
table-human = persona
table-winner = ha vinto
table-since = Dal tuo ultimo turno
table-left-out = { $number ->
        [one] 1 riga tralasciata: scrivi log
       *[other] { $number } righe tralasciate: scrivi log
    }
table-log = Che cosa è successo finora
table-log-empty = Non è ancora successo nulla.
table-undone = Annullato.
table-odds = { $percent } %
table-over = La partita è finita.
table-over-nobody = La partita è finita; non ha vinto nessuno.
table-over-beaten = Il dungeon ha sconfitto il gruppo.
table-over-agreed = Tutti erano d'accordo di finire qui la partita.
table-over-won = { $number ->
        [one] La partita è finita; ha vinto { $seats }!
       *[other] La partita è finita; hanno vinto insieme { $seats }!
    }
table-goes-on = La partita continua dopo { $number ->
        [one] 1 risposta
       *[other] { $number } risposte
    }.
table-result = Risultato
table-result-seat = Giocatore
table-result-player = Chi gioca

## Perché qualcosa è stato rifiutato: i nomi sono le chiavi degli errori.

error = Così non va: { $reason }.
refusal = Adesso non è possibile.
refusal-out-of-turn = Non tocca a te rispondere.
refusal-not-an-option = Qui le regole non lo permettono ({ $clause }).
refusal-stale-position = Nel frattempo la partita è andata avanti.
refusal-game-is-over = La partita è finita.
refusal-batch-broken = Uno di questi passi non è possibile; non è cambiato nulla.
refusal-chance-decides = Lo decidono i dadi, non un giocatore.
refusal-undo = Non si può annullare: nel frattempo è stato rivelato qualcosa o ha agito qualcun altro.
error-bad-options = Queste opzioni non vanno: { $reason }.
    .unknown = L’opzione { $option } non esiste; ci sono { $known }.
    .value = { $option } non può essere { $value }, ma solo: { $known }.
    .needs = { $option } va solo insieme a { $needs } ({ $clause }).
    .classes = Se ognuno guida una classe diversa, { $classes } classi non bastano per { $seats } giocatori ({ $clause }).
    .preset = La variante { $option } non esiste; ci sono { $known }.
    .form = «{ $option }» non è un’opzione: scrivi nome=valore.
    .game = Quale gioco? C’è { $known }.
    .begun = Una partita salvata continua con le opzioni e i giocatori con cui è cominciata; non indicarli.
    .card = La carta { $cards } non esiste, quindi non si può togliere ({ $clause }).
    .places = Alle imprese servono luoghi che hai tolto: { $cards } ({ $clause }).
    .entrance = Senza ingresso non c’è mappa ({ $clause }).
    .passages = Ogni mappa ha bisogno di almeno { $number } passaggi o strade ({ $clause }).
    .quests = Per { $seats } giocatori le imprese sono troppo poche ({ $clause }).
    .heroes = Per { $seats } giocatori gli eroi sono troppo pochi ({ $clause }).
error-bad-seats = Questo numero di giocatori non va: { $reason }.
    .number = Si gioca da { $least } a { $most } giocatori, non in { $seats }.
    .both = Indica chi gioca con --seats oppure con --players e --bots, non con entrambi.
    .name = Due giocatori si chiamano { $name }; dai a ciascuno un nome diverso.
    .bot = Per il posto { $number } manca il bot; scrivi per esempio bot:greedy.
    .alone = Così si gioca da soli, non in { $seats }.
    .person = Almeno una persona deve giocare.
error-unknown-game = Questo gioco non esiste: { $reason }.
    .name = Il gioco { $game } non esiste; c’è { $known }.
error-bad-record = Questa partita salvata non si può usare: { $reason }.
    .missing = Il file { $file } non esiste.
    .goes-on = Questa partita non è ancora finita: i tiri si possono controllare solo allora.
    .unreadable = { $file } non si può leggere.
    .empty = Questa partita salvata è vuota.
    .line = La riga { $line } di questa partita salvata non si capisce.
    .format = Questa partita salvata ha il formato { $found }; questo programma legge il formato { $format }.
    .version = Questa partita salvata è di { $game }, versione { $version }, che qui non si gioca.
    .head = I giocatori e le opzioni nella riga 1 non vanno bene per il gioco.
    .rules =
        La riga { $line } non segue le regole{ $clause ->
            [none] .
           *[other] { " " }({ $clause }).
        }
    .mixed-up = Nella riga { $line } la risposta di un giocatore è scambiata con un tiro.
    .by-hand = Nella riga { $line } c’è un tiro fatto a mano, ma in questa partita i dadi li tira il programma.
    .other-roll = Il tiro nella riga { $line } non segue la chiave: è stato cambiato, oppure lo è stata la chiave.
    .other-key = La chiave non corrisponde all’impronta mostrata prima della partita.
    .no-number = La chiave di questa partita salvata è rovinata.
    .no-key = Senza la chiave dei suoi dadi la partita non può continuare.
    .after-key = La riga { $line } viene dopo la chiave dei dadi, dopo la quale non può esserci altro.
error-bad-scenario = Questo scenario non si capisce: { $reason }.
error-unknown-clause =
    Né una regola né una parola delle regole: «{ $wanted }»{ $near ->
        [none] .
       *[other] . Forse { $near }?
    }
error-no-text = Questa regola non c’è in questa lingua: { $reason }.
error-unknown-bot = Questo bot non esiste: { $reason }.
    .name = Il bot { $bot } non esiste; ci sono { $known }, oppure un tuo file: percorso/file.py:Classe.
error-cannot-save = La partita non si può salvare: { $reason }.
    .full = { $file } non si può salvare: il disco è pieno.
    .forbidden = { $file } non si può salvare: lì non puoi scrivere.
error-no-key = { $file } si può leggere con «undercroft replay» ma non continuare: la chiave dei dadi, { $secret }, manca o è danneggiata.
error-foreign-bot = La partita salvata { $file } vuole usare un bot che non è di Undercroft: { $bot }. Se è tuo, aggiungi --allow-bot.
error-nothing-to-continue = Non c’è una partita salvata da continuare.
