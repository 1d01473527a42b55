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
table-earlier = { $number ->
        [one] 1 riga precedente: scrivi log
       *[other] { $number } righe precedenti: scrivi log
    }
table-log = Che cosa è successo finora
table-log-empty = Non è ancora successo nulla.
table-undone = Annullato.
table-odds = { $percent } %
table-over = La partita è finita.
table-over-nobody = La partita è finita; non ha vinto nessuno.
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
error-bad-seats = Questo numero di giocatori non va: { $reason }.
error-unknown-game = Questo gioco non esiste: { $reason }.
error-bad-record = Questa partita salvata non si può usare: { $reason }.
error-bad-scenario = Questo scenario non si capisce: { $reason }.
error-unknown-clause = Questa regola non esiste: { $reason }.
error-no-text = Questa regola non c’è in questa lingua: { $reason }.
error-unknown-bot = Questo bot non esiste: { $reason }.
error-cannot-save = La partita non si può salvare: { $reason }.
error-no-key = { $file } si può leggere con «undercroft replay» ma non continuare: la chiave dei dadi, { $secret }, manca o è danneggiata.
error-nothing-to-continue = Non c’è una partita salvata da continuare.
