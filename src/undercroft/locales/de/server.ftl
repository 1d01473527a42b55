### Was der Server ablehnt. Die Namen sind die Schlüssel der Fehler.

error-bad-request = Das hat der Server nicht verstanden.
error-no-match = Diese Partie gibt es nicht.
error-not-your-seat = Dieser Platz gehört dir nicht.
error-no-free-seat = An diesem Tisch ist kein Platz mehr frei.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-not-running = Das Spiel hat noch nicht begonnen oder ist schon zu Ende.
error-too-many = Das war zu viel auf einmal. Bitte warte ein wenig.
error-store-failed = Das ließ sich nicht speichern und ist daher nicht geschehen.
error-interrupted = Der Server wurde dabei unterbrochen. Bitte versuche es noch einmal.
error-port-taken = Der Server kann nicht starten: { $reason }.
error-database = Die Datenbank ist nicht zu gebrauchen: { $reason }.
error-already-running = Undercroft läuft schon, mit diesen Partien: { $address }
error-no-server = Der Server ist nicht installiert: { $reason }.
error-no-client = Die Seite für den Browser fehlt: { $reason }.
error-no-proposal = Darüber wird nicht mehr abgestimmt: Der Vorschlag ist entschieden, oder der Server wurde inzwischen neu gestartet.
error-outdated = Diese Partie hat mit Version { $version } der Regeln begonnen, die sich seither geändert haben: Sie kann nicht weitergehen und lässt sich nicht mehr ansehen. Ihre Mitschrift kann noch gespeichert werden.
error-too-much-talk = Das war zu viel auf einmal. Bitte warte ein wenig, bevor du weiterschreibst.
    .full = Von einer Partie werden höchstens { $most } Zeilen je Person aufgehoben.
error-still-running = Die Partie läuft noch; gelöscht werden kann sie, wenn sie zu Ende ist.
error-no-analysis = An dieser Partie gibt es nichts auszuwerten.
error-analysis-busy = Der Rabe sieht sich noch eine andere Partie an. Bitte warte, bis er fertig ist.
