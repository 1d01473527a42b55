### Was nur der Browser sagt.

web-tagline = Ein langer Tisch für vier Dungeon-Spiele: gegen Bots, an einem Gerät oder mit Freunden per Link.
web-tagline-short = Ein langer Tisch für vier Dungeon-Spiele.
web-rules = Regeln
web-language = Sprache
web-new-match = Neue Partie
web-continue = Weiterspielen
web-open = Öffnen
web-continue-title = weiterspielen
web-join-title = einem Tisch beitreten
web-join = Beitreten
web-join-about = Gib die sechs Buchstaben ein, die man dir genannt hat, oder öffne den Link. Ohne Konto.
web-join-letter = Buchstabe { $number } von 6
web-your-turn = Du bist am Zug.
web-waiting-for = wartet auf { $seats }
web-not-begun = wartet auf Mitspieler
web-nobody-waits = Niemand wartet auf dich.
web-nobody-waits-about = Beginne oben eine Partie oder tritt mit einem Code einem Tisch bei.
web-soon = noch nicht am Tisch
web-footer = Inoffiziell. Spielnamen sind Marken ihrer Inhaber und sagen, welche Regeln gespielt werden. Icons: game-icons.net, CC BY 3.0.
web-players-range = { $least }–{ $most } Spieler
web-game-labyrinth = Sechs Ebenen hinab und mit dem Gold wieder heim.
    .flavour = Grundspiel oder Experten
web-game-doodle = Zeichne einen Dungeon, den kein Held lebend verlässt.
    .flavour = wählen und zeichnen
web-game-dungeoneer = Held für den Ruhm, Kerkermeister für alle anderen.
    .flavour = Die Gruft der Hohlen Krone
web-game-fighter = Der Würfel fliegt: alle gegen einen Endgegner.
    .flavour = gemeinsam
web-setup-rules = Welche Regeln?
web-setup-seats = Wer spielt mit?
web-setup-more = Weitere Optionen
web-setup-add = Mitspieler hinzufügen
web-setup-remove = Spieler { $number } entfernen
web-setup-name = Name von Spieler { $number }
web-setup-kind = Wer ist Spieler { $number }?
web-setup-begin = Beginnen
web-setup-real-dice = Wir werfen echte Würfel und geben sie ein
web-kind-me = Ich
web-kind-device = An diesem Gerät
web-kind-link = Per Link eingeladen
web-kind-bot-easy = Bot, leicht
web-kind-bot-medium = Bot, mittel
web-kind-bot-hard = Bot, schwer
web-default-name = Spieler { $number }
web-your-name = Dein Name
web-invite-title = Warten auf Mitspieler
web-invite-about = Schicke jedem einen eigenen Link oder nenne den Code.
web-invite-code = Code
web-invite-copy = Link für { $seat } kopieren
web-invite-copied = Kopiert
web-invite-start = Mit Bots auf den freien Plätzen beginnen
web-hand-over = Gib das Gerät an { $seat }
web-hand-over-about = Deine Karten erscheinen, sobald du bereit bist.
web-hand-over-ready = Ich bin { $seat }
web-no-match = Eine solche Partie gibt es nicht.
web-broken-match = Diese Partie wurde nach älteren Regeln gespielt und lässt sich nicht mehr öffnen.
web-loading = Die Kerzen werden angezündet …
web-mode-basic = Grundspiel
web-mode-expert = Expertenspiel
web-leave = Zur Startseite
web-watching = schaut zu
web-zoom = Vergrößerung
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-whole-board = ganzer Plan
web-you = du
web-gone = nicht da
web-players = Spieler
web-sheets = Protokoll, Karten, Chat, Spieler
web-ledge = Vor dir
web-steps-left = { $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }
web-steps = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
web-goal = Ziel { $gold }
web-gold-of = { $gold } von { $goal }
web-gold = { $gold } Gold
web-beside = neben dem Plan
web-no-markers = Kein Ungeheuer hält Schätze.
web-holds = { $number ->
        [0] hält nichts
        [one] hält 1 Karte
       *[other] hält { $number } Karten
    }
web-decks = Stapel
web-tab-log = Protokoll
web-tab-cards = { $number ->
        [0] Karten
        [one] 1 Karte
       *[other] { $number } Karten
    }
web-tab-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-send = Senden
web-fold = Seitenleiste einklappen
web-close = Schließen
web-question = Was gefragt ist
web-why = Warum?
web-why-title = Warum?
web-undo = zurück
web-undo-not = Jetzt lässt sich nichts zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gehandelt.
web-hint = Rat
web-hinted = das würde ein Bot tun
web-choosing = { $number ->
        [one] { $seats } überlegt.
       *[other] { $seats } überlegen.
    }
web-responding = Alle warten, ob jemand darauf reagiert.
web-wait-note = Du wirst gefragt, sobald du am Zug bist.
web-choose-done = Fertig: { $number } gewählt
web-choose-range = { $least } bis { $most }
web-die = Würfel { $number }
web-dice-enter = Das wurde geworfen
web-walk-on = Weitergehen
web-walk-sub = { $steps ->
        [one] leuchtendes Feld wählen, 1 Schritt
       *[other] leuchtendes Feld wählen, bis zu { $steps } Schritte
    }
web-walk-to = { $danger ->
        [yes] Hingehen und kämpfen: { $place }, { $steps } Schritte
       *[no] Hingehen: { $place }, { $steps } Schritte
    }
web-opens = öffnet sich: { $odds }
web-win = Sieg { $odds }
web-hit = Treffer { $odds }
web-needed = { $needed } oder mehr nötig
web-hit-on = Treffer ab { $needed }
web-fight-won =
    { $where ->
        [room] Besiegt: ein Schatz der Ebene { $level }, und Raum { $number } bekommt eine Grabmarke
        [chamber] { $defeats ->
            [3] Besiegt: das dritte hier, damit ist der Saal für immer sicher. Schätze gibt es in Sälen nicht
           *[other] Besiegt: { $defeats } von 3 in diesem Saal. Schätze gibt es in Sälen nicht
        }
        [grave] Besiegt: ein Schatz der Ebene { $level }
        [robbed] Besiegt: Es ist schon bestohlen und bewacht nichts mehr
       *[other] Besiegt: Es scheidet aus dem Spiel
    }{ $held ->
        [0] .
        [one] ; dazu die Karte, die es hält.
       *[other] ; dazu die { $held } Karten, die es hält.
    }
web-fight-lost = Daneben heißt Gegenangriff; zwei Würfel entscheiden:
web-monster-of = Ungeheuer der Ebene { $level }
web-least-total = kleinste Summe zweier Würfel, die es besiegt
web-map = Das Labyrinth
web-map-subtitle = sechs Ebenen · 94 Räume
web-map-stair = Treppe
web-map-loot = Beute
web-map-defeats = 2 von 3
web-figure = { $seat }, { $adventurer }, { $place }
web-dice-fingerprint = Fingerabdruck der Würfel
web-dice-key = Schlüssel der Würfel, um jeden Wurf zu prüfen
web-rematch = Revanche
web-rematch-moved = Beim nächsten Mal rückt jeder um einen Platz weiter. Du bist dann
web-silent = Vom Tisch ist nichts zu hören. Wir versuchen es weiter …
web-unsent = Deine Antwort geht hinaus, sobald er wieder da ist.
web-proposal-refused = { $what ->
    [undo] { $seat } wollte etwas zurücknehmen: Jemand war dagegen.
    [bot] { $seat } wollte einen Bot an den Tisch setzen: Jemand war dagegen.
   *[other] { $seat } wollte die Partie beenden: Jemand war dagegen. Es geht weiter.
}
web-reconnecting = Die Verbindung ist weg. Neuer Versuch …
web-proposal-undo = { $seat } möchte etwas zurücknehmen. Einverstanden?
web-proposal-bot = { $seat } möchte, dass ein Bot für { $target } spielt. Einverstanden?
web-proposal-end = { $seat } schlägt vor, die Partie hier zu beenden. Einverstanden?

## Der Tisch: Menü, Tasten, Hinweise

web-menu = Menü
web-settings = Alle Einstellungen
web-sound = Ton
web-speed = Bewegung
web-speed-off = aus
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-concede = Aufgeben
web-concede-about = Ein Bot spielt für dich zu Ende, und du kannst nicht mehr gewinnen. Das lässt sich nicht zurücknehmen.
web-concede-sure = Ja, ich gebe auf
web-concede-not = Nein, weiterspielen
web-end = Ende der Partie vorschlagen
web-end-about = Sind alle einverstanden, ist die Partie hier zu Ende, und wer vorn liegt, hat gewonnen; wo alle zusammen spielen, gewinnt niemand.
web-end-sure = Ja, vorschlagen
web-conceded = hat aufgegeben
web-bot-plays = Bot spielen lassen
web-watchers = { $number ->
        [one] 1 schaut zu
       *[other] { $number } schauen zu
    }
web-pick-on-board = Wähle einen leuchtenden Ort auf dem Plan
web-pick-from-list = … oder aus der Liste ({ $number })
web-pick-go = Wählen
web-skip = überspringen
web-final = lässt sich nicht zurücknehmen
web-undo-ask = Rücknahme erbitten
web-undo-ask-about = Seither wurde etwas aufgedeckt: Die anderen müssen einverstanden sein.
web-hint-about = Was würde ein guter Bot tun?
web-proposal-waits = { $what ->
        [end] Du schlägst vor, die Partie hier zu beenden. Es fehlt noch die Antwort von { $seats }.
        [bot] Du möchtest, dass ein Bot für { $target } spielt. Es fehlt noch die Antwort von { $seats }.
       *[other] Du möchtest etwas zurücknehmen. Es fehlt noch die Antwort von { $seats }.
    }
web-log-filter = Wessen Taten das Protokoll zeigt
web-log-all = Alles
web-log-only = Nur { $seat }
web-log-earlier = Frühere Zeilen
web-round = Runde { $round }
web-open-rules = In den Regeln öffnen
web-statistics = Ergebnis und Statistik
web-replay = Noch einmal ansehen
web-minimap = Das ganze Labyrinth im Kleinen; tippen, um dorthin zu schauen
web-level = Ebene { $level }
web-struck-back = Gegenangriff
web-or-more = { $needed } oder mehr
web-no-total = keine Summe reicht
web-face-down = eine verdeckte Ungeheuerkarte der Ebene { $level }
web-fight-show = Kampf zeigen
web-fight-hide = Auf den Plan schauen
web-fight-bonus = Auf der Karte steht { $target }; du hast +{ $bonus }.
web-fight-unknown = im Schnitt: Welcher Wächter der Ebene { $level } es ist, zeigt sich beim Angriff.
web-fight-surprise = Überrumpelt: Nur eine 2 mit beiden Würfeln trifft dich.
web-fight-no-counter = { $outside ->
        [yes] Von außen geworfen: Daneben heißt kein Gegenangriff, aber dein Zug endet.
       *[no] { $means ->
            [bind] Es ist gefesselt: Daneben heißt kein Gegenangriff, aber dein Zug endet.
           *[other] Ein Wurf aus der Ferne: Daneben heißt kein Gegenangriff, aber dein Zug endet.
        }
    }
web-keys = Tasten
web-keys-letters = N O S W
web-key-options = mit dieser Möglichkeit antworten
web-key-first = was die meisten täten
web-key-group = ein Schritt in diese Richtung
web-key-board = zu den leuchtenden Feldern; mit Enter hingehen
web-key-arrows = von Feld zu Feld; auf dem Plan selbst: ihn verschieben
web-key-zoom = näher, weiter weg, ganzer Plan
web-key-why = Warum? Die Regel hinter der Frage
web-key-undo = zurücknehmen
web-key-hint = Was würde ein Bot tun?
web-key-log = das Protokoll
web-key-chat = der Chat
web-key-skip = überspringen, was gerade geschieht; schließen
web-key-sheet = diese Übersicht
