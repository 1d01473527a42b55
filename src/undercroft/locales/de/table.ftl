### Was der Tisch in jedem Spiel sagt, gleich womit gespielt wird.

table-list = { $first } und { $last }
table-number = { $number }
table-yes = ja
table-no = nein
table-turn = { $seat } ist am Zug.
table-bot = Bot
table-human = Mensch
table-winner = gewonnen
table-since = Seit deinem letzten Zug
table-left-out = { $number ->
        [one] 1 Zeile ausgelassen: tippe log
       *[other] { $number } Zeilen ausgelassen: tippe log
    }
table-log = Was bisher geschah
table-log-empty = Noch ist nichts geschehen.
table-undone = Zurückgenommen.
table-odds = { $percent } %
table-over = Die Partie ist zu Ende.
table-over-nobody = Die Partie ist zu Ende; niemand hat gewonnen.
table-over-beaten = Das Dungeon hat die Gruppe besiegt.
table-over-agreed = Alle waren sich einig, die Partie hier zu beenden.
table-over-won = { $number ->
        [one] Die Partie ist zu Ende; { $seats } hat gewonnen!
       *[other] Die Partie ist zu Ende; { $seats } haben gemeinsam gewonnen!
    }
table-goes-on = Die Partie geht weiter, nach { $number ->
        [one] 1 Antwort
       *[other] { $number } Antworten
    }.
table-result = Ergebnis
table-result-seat = Spieler
table-result-player = Gespielt von

## Warum etwas abgelehnt wurde: Die Namen sind die Schlüssel der Fehler.

error = Das geht nicht: { $reason }.
refusal = Das ist jetzt nicht möglich.
refusal-out-of-turn = Du bist gerade nicht gefragt.
refusal-not-an-option = Das erlauben die Regeln hier nicht ({ $clause }).
refusal-stale-position = Die Partie ist inzwischen weitergegangen.
refusal-game-is-over = Die Partie ist zu Ende.
refusal-batch-broken = Einer dieser Schritte ist nicht möglich; es ist nichts geschehen.
refusal-chance-decides = Das entscheiden die Würfel, nicht ein Spieler.
refusal-undo = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt, oder jemand anders hat gehandelt.
error-bad-options = Diese Optionen gehen nicht: { $reason }.
    .unknown = Die Option { $option } gibt es nicht; es gibt { $known }.
    .value = { $option } kann nicht { $value } sein, sondern nur: { $known }.
    .needs = { $option } geht nur zusammen mit { $needs } ({ $clause }).
    .classes = Wenn jeder eine andere Rolle führt, reichen { $classes } Rollen nicht für { $seats } Spieler ({ $clause }).
    .preset = Die Voreinstellung { $option } gibt es nicht; es gibt { $known }.
    .form = „{ $option }“ ist keine Option: Schreib name=wert.
    .game = Welches Spiel? Es gibt { $known }.
    .begun = Eine gespeicherte Partie geht mit den Optionen und Spielern weiter, mit denen sie begonnen hat; lass sie weg.
    .card = Die Karte { $cards } gibt es nicht, also lässt sie sich nicht weglassen ({ $clause }).
    .places = Die Heldentaten brauchen Orte, die weggelassen sind: { $cards } ({ $clause }).
    .entrance = Ohne Eingang lässt sich kein Ort auslegen ({ $clause }).
    .passages = Zu jedem Eingang gehören mindestens { $number } Gänge oder Straßen ({ $clause }).
    .quests = Für { $seats } Spieler sind es zu wenige Heldentaten ({ $clause }).
    .heroes = Für { $seats } Spieler sind es zu wenige Helden ({ $clause }).
error-bad-seats = Diese Spielerzahl geht nicht: { $reason }.
    .number = Das Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
    .both = Sag entweder mit --seats oder mit --players und --bots, wer mitspielt, nicht mit beidem.
    .name = Zwei Spieler heißen { $name }; gib jedem einen eigenen Namen.
    .bot = Für Platz { $number } fehlt der Bot; schreib zum Beispiel bot:greedy.
    .alone = So spielt man allein, nicht zu { $seats }.
    .person = Mindestens ein Mensch muss mitspielen.
error-unknown-game = Dieses Spiel gibt es nicht: { $reason }.
    .name = Das Spiel { $game } gibt es nicht; es gibt { $known }.
error-bad-record = Diese gespeicherte Partie ist nicht brauchbar: { $reason }.
    .missing = Die Datei { $file } gibt es nicht.
    .goes-on = Diese Partie ist noch nicht zu Ende; erst dann lassen sich ihre Würfe prüfen.
    .unreadable = { $file } lässt sich nicht lesen.
    .empty = Diese gespeicherte Partie ist leer.
    .line = Zeile { $line } dieser gespeicherten Partie ist nicht zu verstehen.
    .format = Diese gespeicherte Partie hat das Format { $found }; dieses Programm liest das Format { $format }.
    .version = Diese gespeicherte Partie gehört zu { $game }, Version { $version }; die wird hier nicht gespielt.
    .head = Spieler und Optionen in Zeile 1 passen nicht zum Spiel.
    .rules =
        Zeile { $line } hält sich nicht an die Regeln{ $clause ->
            [none] .
           *[other] { " " }({ $clause }).
        }
    .mixed-up = In Zeile { $line } ist die Antwort eines Spielers mit einem Wurf verwechselt.
    .by-hand = In Zeile { $line } steht ein Wurf von Hand, aber in dieser Partie würfelt das Programm.
    .other-roll = Der Wurf in Zeile { $line } passt nicht zum Schlüssel: Er wurde geändert, oder der Schlüssel.
    .other-key = Der Schlüssel passt nicht zu der Prüfsumme, die vor der Partie gezeigt wurde.
    .no-number = Der Schlüssel dieser gespeicherten Partie ist beschädigt.
    .no-key = Ohne den Schlüssel ihrer Würfel kann die Partie nicht weitergehen.
    .after-key = Zeile { $line } steht hinter dem Schlüssel der Würfel; nach ihm darf nichts mehr kommen.
error-bad-scenario = Dieses Szenario ist nicht zu verstehen: { $reason }.
error-unknown-clause =
    Weder eine Regel noch ein Wort aus den Regeln: „{ $wanted }“{ $near ->
        [none] .
       *[other] . Meinst du { $near }?
    }
error-no-text = Diese Regel gibt es in dieser Sprache nicht: { $reason }.
error-unknown-bot = Diesen Bot gibt es nicht: { $reason }.
    .name = Den Bot { $bot } gibt es nicht; es gibt { $known } oder eine eigene Datei: pfad/zur/datei.py:Klasse.
error-cannot-save = Die Partie lässt sich nicht speichern: { $reason }.
    .full = { $file } lässt sich nicht speichern: Der Datenträger ist voll.
    .forbidden = { $file } lässt sich nicht speichern: Dort darfst du nicht schreiben.
error-no-key = { $file } lässt sich mit „undercroft replay“ lesen, aber nicht weiterspielen: Der Schlüssel der Würfel, { $secret }, fehlt oder ist beschädigt.
error-foreign-bot = Die gespeicherte Partie { $file } will einen Bot laufen lassen, der nicht von Undercroft ist: { $bot }. Ist es dein eigener, füge --allow-bot hinzu.
error-nothing-to-continue = Es gibt keine gespeicherte Partie, die weitergehen könnte.
