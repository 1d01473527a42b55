### Ciò che il server rifiuta. I nomi sono le chiavi degli errori.

error-bad-request = Il server non ha capito.
error-no-match = Questa partita non esiste.
error-not-your-seat = Questo posto non è tuo.
error-no-free-seat = A questo tavolo non c'è più un posto libero.
error-not-over = La partita non è ancora finita.
error-not-running = La partita non è ancora cominciata, oppure è già finita.
error-too-many = Troppe richieste in una volta. Aspetta un momento.
error-store-failed = Non è stato possibile salvare, quindi non è successo nulla.
error-interrupted = Il server è stato interrotto. Riprova.
error-port-taken = Il server non può partire: { $reason }.
error-database = Il database non può essere usato: { $reason }.
error-already-running = Undercroft è già in funzione, con queste partite: { $address }
error-no-server = Il server non è installato: { $reason }.
error-no-client = Manca la pagina per il browser: { $reason }.
error-no-proposal = Non c'è più nulla da votare: la proposta è già decisa, oppure il server è stato riavviato nel frattempo.
error-outdated = Questa partita è cominciata con la versione { $version } delle regole, che da allora sono cambiate: non può continuare e non si può più rivedere. La registrazione si può ancora salvare.
error-too-much-talk = Troppo in una volta. Aspetta un po' prima di scrivere ancora.
    .full = Di una partita si conservano al massimo { $most } righe per persona.
error-still-running = La partita è ancora in corso; si può cancellare quando è finita.
error-no-analysis = In questa partita non c’è nulla da analizzare.
error-analysis-busy = Il corvo sta ancora guardando un’altra partita. Aspetta che abbia finito.
