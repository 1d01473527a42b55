### Die Seiten rund um den Tisch: Start, neue Partie, Regeln, Einstellungen, Ergebnis, Wiederholung.

pages-home = Startseite
pages-skip = Zum Inhalt
pages-tools = Regeln, Einstellungen, Sprache
pages-try-again = Noch einmal versuchen
pages-copy = Link kopieren
pages-copy-link = Link zu { $clause } kopieren
pages-copy-failed = Kopieren ist hier nicht erlaubt: Markiere den Link und kopiere ihn von Hand.
pages-footer = Inoffiziell. Die Spielnamen sind Marken ihrer Inhaber und sagen nur, nach welchen Regeln gespielt wird. Bilder: game-icons.net, CC BY 3.0.

## Start

pages-in-the-making = noch in Arbeit
pages-gone-short = keine Verbindung
pages-continue-open = Wartet auf Mitspieler. Code { $code }
pages-continue-last = Zuletzt gespielt: { $game }.
pages-matches-all = { $number ->
        [one] Meine Partie
       *[other] Alle meine { $number } Partien
    }
pages-game-labyrinth = Im Drachen-Labyrinth
pages-game-doodle = Doodle Dungeon
pages-game-dungeoneer = Dungeoneer
pages-game-fighter = Dungeon Fighter

## Beitreten

pages-join = Du bist eingeladen
pages-join-game = { $game }: Du bist eingeladen
pages-join-about = Sag uns deinen Namen, und ein Platz gehört dir. Ganz ohne Anmeldung.
pages-join-with = { $number ->
        [0] Du bist als Erstes am Tisch.
       *[other] Schon am Tisch: { $seats }.
    }
pages-join-sit = Platz nehmen
pages-join-unknown = Diesen Code kennt hier niemand. Sind vielleicht zwei Buchstaben vertauscht?
pages-join-nothing = Dieser Link ist nicht vollständig. Lass ihn dir noch einmal schicken oder tippe die sechs Buchstaben auf der Startseite ein.
pages-join-full = An diesem Tisch sind alle Plätze besetzt.
pages-join-watch = Zuschauen

## Neue Partie

pages-new-of = Neue Partie: { $game }
pages-new-changed = von dir geändert
pages-new-company-bots = Gegen Bots
pages-new-company-device = Reihum an einem Gerät
pages-new-company-friends = Mit Freunden per Link
pages-new-bot-name = hat einen eigenen Namen
pages-new-friend-name = wählt beim Beitreten
pages-new-real-dice = Ihr würfelt bei euch am Tisch und tippt ein, was gefallen ist.
pages-new-spectators = Andere dürfen zuschauen
    .about = Wer den Code kennt, sieht alles, was offen liegt.
pages-new-sum = { $persons ->
        [one] Ein Mensch
       *[other] { $persons } Menschen
    }{ $bots ->
        [0] {""}
        [one] {" "}und ein Bot
       *[other] {" "}und { $bots } Bots
    }. { $links ->
        [0] Es geht sofort los.
        [one] Du bekommst einen Link für deinen Gast; es geht los, sobald der Platz besetzt ist.
       *[other] Du bekommst { $links } Links für deine Gäste; es geht los, sobald alle Plätze besetzt sind.
    }
pages-new-nobody = Mindestens ein Mensch muss mitspielen.
pages-new-invite = Weiter zu den Einladungen

## Warten auf Mitspieler

pages-wait-code = code dieses tisches
pages-wait-free = frei
pages-wait-here = ist da
pages-wait-copy = Link kopieren
pages-wait-send = Senden
pages-wait-share = Komm, spiel mit mir { $game }:
pages-wait-qr = Halte die Kamera eines Handys auf das Bild: Es öffnet genau diesen Platz.
pages-wait-alone = Nur dieser Rechner kann den Link öffnen. Für Mitspieler im selben Netz starte Undercroft so:
pages-wait-begin = { $number ->
        [0] Alle sind da. Es geht los …
        [one] Es geht los, sobald der letzte Platz besetzt ist.
       *[other] Es geht los, sobald die { $number } freien Plätze besetzt sind.
    }

## Meine Partien

pages-matches = Meine Partien
pages-matches-about = Alle Tische, an denen dieses Gerät einen Platz hat.
pages-matches-none = Noch keine Partien. Such dir auf der Startseite ein Spiel aus oder tritt mit einem Code einem Tisch bei.
pages-matches-running = läuft gerade
pages-matches-over = gespielt
pages-match-others = Die anderen sind am Zug.
pages-match-won = { $number ->
        [one] { $seats } hat gewonnen.
       *[other] { $seats } haben gemeinsam gewonnen.
    }
pages-match-move = Auf ein anderes Gerät
pages-match-move-about = Öffne diesen Link auf deinem anderen Gerät und spiel dort weiter. Er ist der Schlüssel zu deinem Platz: Gib ihn niemandem sonst.
pages-match-forget = Vergessen
pages-match-forget-played = Sie verschwindet aus dieser Liste. Ergebnis und Aufzeichnung bleiben unter ihren Adressen.
pages-match-forget-running = Du gibst den Weg zu deinem Platz auf: Ohne seinen Link kann ihn niemand mehr spielen. Die anderen können ihn einem Bot geben.
pages-match-forget-sure = Ja, vergessen
pages-match-delete = Für alle löschen
pages-match-delete-about = Namen, Chat und Mitschrift dieser Partie lassen sich auf dem Server löschen. Dann ist sie für alle weg, die dort saßen, und kommt nicht wieder.

## Regeln

pages-rules-of = Regeln: { $game }
pages-rules-search = Wort oder Regel, etwa „Geheimtür“ oder FIGHT-4
pages-rules-games = Spiele
pages-rules-sections = Abschnitte
pages-rules-count = { $number } Regeln in { $sections } Abschnitten
pages-rules-found = { $number ->
        [one] 1 Regel von { $total }
       *[other] { $number } Regeln von { $total }
    }
pages-rules-nothing = In keiner Regel steht „{ $typed }“. Versuch es mit weniger oder kürzeren Wörtern.
pages-rules-unknown = Eine Regel { $clause } gibt es nicht.

## Einstellungen

pages-settings = Einstellungen
pages-settings-about = Nur für dieses Gerät. Sie bleiben im Browser, niemand sonst erfährt davon.
pages-settings-all = Alle Einstellungen
pages-settings-sample = Die Zeichen der acht Plätze in den gewählten Farben
pages-settings-reset = Alles wie am Anfang
pages-set-sound = Ton
    .about = Würfel, Schritte und eine leise Glocke, wenn du am Zug bist.
pages-set-volume = Lautstärke
pages-set-animation = Bewegung
    .about = Wie schnell Figuren laufen und Würfel rollen. Aus: Alles wechselt, ohne sich zu bewegen.
pages-set-animation-off = aus
pages-set-animation-slow = langsam
pages-set-animation-normal = normal
pages-set-animation-fast = schnell
pages-set-text = Schriftgröße
    .about = Für alles, was gelesen wird. Den Spielplan selbst kannst du heranholen.
pages-set-text-normal = normal
pages-set-text-large = groß
pages-set-text-larger = größer
pages-set-palette = Farben
    .about = Jeder Platz hat auch eine eigene Form. Die zweite Auswahl lässt sich bei jeder Farbschwäche unterscheiden.
pages-set-palette-normal = gemalt
pages-set-palette-colour-safe = gut unterscheidbar
pages-set-notifications = Ruf mich, wenn ich am Zug bin
    .about = Eine Nachricht deines Browsers, solange die Seite im Hintergrund ist.
pages-set-notifications-refused = Der Browser erlaubt dieser Seite keine Nachrichten. Das kannst du in seinen eigenen Einstellungen ändern.

## Ergebnis

pages-result-of = Ergebnis: { $game }
pages-result-won = { $number ->
        [one] { $seats } hat gewonnen!
       *[other] { $seats } haben gemeinsam gewonnen!
    }
pages-result-conceded = { $number ->
        [one] { $seats } hat aufgegeben.
       *[other] { $seats } haben aufgegeben.
    }
pages-result-gave-up = hat aufgegeben
pages-result-length = { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }, { $answers } Entscheidungen und Würfe
pages-result-ranking = Die Reihenfolge
pages-result-table = Am Tisch
pages-result-figures = Das Spiel in Zahlen
pages-result-fights = { $won } gewonnen, { $lost } verloren
pages-result-levels = Schätze nach Ebene: { $list }
pages-legend-won = Wurf getroffen
pages-legend-lost = Wurf verfehlt
pages-legend-levels = I–VI: Schätze je Ebene
pages-count-deaths = Mal gestorben
pages-count-steps = Schritte
pages-count-doors = Geheimtüren gefunden
pages-chart-race = Schatzkarten auf der Hand, Runde für Runde
pages-chart-race-told = Schatzkarten am Ende: { $list }
pages-chart-rounds = Runden
pages-chart-dice = Alle { $number } Würfe mit zwei Würfeln
pages-chart-dice-told = Augensummen und wie oft sie fielen: { $list }
pages-chart-dice-due = Rote Linie: was der Zufall im Schnitt ergäbe.
pages-dice = Ging alles mit rechten Dingen zu?
pages-dice-about = Vor dem ersten Wurf hat der Tisch einen geheimen Schlüssel festgelegt und seinen Fingerabdruck im Menü gezeigt. Jeder Wurf ist allein aus diesem Schlüssel berechnet. Jetzt liegt er offen: Mit der Mitschrift der Partie kann jeder alle Würfe nachrechnen.
pages-dice-real = Ihr habt echte Würfel geworfen und eingetippt; die gezogenen Karten kamen aus dem Schlüssel. Sein Fingerabdruck stand von Anfang an im Menü, jetzt liegt er offen: Jeder kann alles nachrechnen.
pages-dice-hash = Fingerabdruck, vor der Partie gezeigt
pages-dice-key = Der Schlüssel
pages-dice-check = Selbst nachrechnen
pages-dice-copy = Schlüssel kopieren
pages-dice-copy-command = Befehl kopieren
pages-dice-download = Mitschrift der Partie herunterladen

## Wiederholung

pages-replay = Wiederholung
pages-replay-begin = Der Tisch ist gedeckt. Drück auf Abspielen.
pages-replay-controls = Durch die Partie blättern
pages-replay-position = Stelle in der Partie
pages-replay-at = Schritt { $now } von { $of }, { $where }. { $text }
pages-replay-first = An den Anfang
pages-replay-last = Ans Ende
pages-replay-back = Einen Schritt zurück
pages-replay-next = Einen Schritt weiter
pages-replay-turn-back = Einen Zug zurück
pages-replay-turn-next = Einen Zug weiter
pages-replay-play = Abspielen
pages-replay-pause = Anhalten
pages-replay-fight = Nächster Kampf
pages-replay-speed = Tempo
pages-replay-eyes = Gesehen von
pages-replay-public = allen
pages-replay-copy = Link zu diesem Moment

## Die Geschichte einer Partie: was der Rabe danach herausfand

pages-story-tabs = Was du sehen möchtest
pages-story-tab-story = Verlauf
pages-story-tab-table = Tabelle
pages-story-tab-dice = Würfel
pages-story-ask = Soll sich der Rabe diese Partie ansehen?
pages-story-ask-about = Er spielt von jedem Zug aus weiter und erzählt, wie die Chancen standen, welche Augenblicke die Partie gewendet haben, wie viel davon Glück war und was er an deiner Stelle getan hätte. Das dauert etwa eine Minute und geschieht nur einmal.
pages-story-begin = Den Raben ansehen lassen
pages-story-failed = Der Rabe wurde unterbrochen. Du kannst ihn noch einmal bitten.
pages-story-waiting = Der Rabe sieht sich noch eine andere Partie an. Danach kommt deine.
pages-story-running = Der Rabe sieht sie sich an: Runde { $round } von { $rounds }
pages-story-running-part = Der Rabe sieht sie sich an: { $percent } %
pages-story-progress = Wie weit der Rabe ist
pages-story-leave = Du musst nicht hier warten: Was er findet, bleibt bei der Partie.
pages-story-party = Die Gruppe
pages-story-you = Du
pages-story-bot = Bot
pages-story-chances = Die Chancen, Runde für Runde
pages-story-chances-about = zeig auf einen Zug; ein Klick öffnet dort die Wiederholung
pages-story-at = Runde { $round }: { $list }
pages-story-round = Runde { $round }
pages-story-round-word = Runde
pages-story-turn-number = Wendepunkt { $number }, Runde { $round }
pages-story-turns = { $number ->
        [0] Kein Wendepunkt
        [one] Der Wendepunkt
        [2] Zwei Wendepunkte
        [3] Drei Wendepunkte
       *[other] { $number } Wendepunkte
    }
pages-story-no-turns = Die Chancen haben sich nie viel auf einmal geändert.
pages-story-turn-quiet = Ein stiller Augenblick
pages-story-fight = Ein Kampf
pages-story-choice = Wahl
pages-story-dice = Würfel
pages-story-unfinished = Diese Partie endete nicht nach den Regeln; die Linien enden deshalb dort, wo alle standen.
pages-story-parting = Glück und Entscheidungen
pages-story-points = in Punkten der Gewinnchance
pages-story-from-to = { $start } % am Anfang, { $end } % am Ende
pages-story-luck = Würfel und Karten
pages-story-own = eigene Entscheidungen
pages-story-others = Fehler der anderen
pages-story-parts = Glück { $luck }, eigene { $own }, andere { $others }
pages-story-decisions = { $number ->
        [one] Deine eine Entscheidung
       *[other] Deine { $number } Entscheidungen
    }
pages-story-decisions-of = { $number ->
        [one] Eine Entscheidung: { $name }
       *[other] { $number } Entscheidungen: { $name }
    }
pages-story-worst-first = die teuerste zuerst
pages-story-filter = Welche Entscheidungen
pages-story-filter-look = einen Blick wert
pages-story-filter-costly = teuer
pages-story-filter-slips = kleine Fehler
pages-story-filter-like = wie der Rabe
pages-story-all-like = Nichts, was der Rabe deutlich besser gemacht hätte.
pages-story-no-decisions = An diesem Platz wurde nichts entschieden, worüber der Rabe nachdenken würde.
pages-story-same = Dasselbe.
pages-story-equal = Ebenso gut: { $answer }
pages-story-cost = Kosten in Punkten der Chance:
pages-story-see = Das Brett ansehen
pages-story-play-on = Von hier weiterspielen
pages-story-more = { $number } weitere
pages-story-led = { $you ->
        [yes] Du lagst { $part } % der Partie vorn.
       *[no] { $name } lag { $part } % der Partie vorn.
    }
pages-story-greatest = { $you ->
        [yes] Am meisten änderte sich in Runde { $round }: Deine Chance ging von { $before } auf { $after } %.
       *[no] Am meisten änderte sich in Runde { $round }: { $name }, von { $before } auf { $after } %.
    }
pages-replay-mistakes = Entscheidungen, die der Rabe anders getroffen hätte
pages-replay-mistake-next = Nächster Fehler
pages-replay-mistake-back = Voriger Fehler
pages-replay-mistake = { $name }: { $played }. Der Rabe: { $best }.
pages-replay-play-on-as = Von hier als { $name } gegen Bots weiterspielen
pages-begun = Aus einer Wiederholung
    .about = Diese Partie geht von einem Augenblick einer beendeten weiter: Wer sie spielt, kann wissen, was damals verborgen war.

## Mitwirkende

pages-credits = Mitwirkende
pages-credits-about = Undercroft machen Leute, die Brettspiele lieben. Es ist inoffiziell: Kein Verlag und kein Autor war daran beteiligt.
pages-credits-games = Die Spiele
pages-credits-games-about = Alle Regeln sind in eigenen Worten erzählt; Karten, Pläne und Bilder sind von uns. Die Namen gehören ihren Inhabern und sagen hier nur, nach welchen Regeln gespielt wird.
pages-credits-pictures = Bilder
pages-credits-pictures-about = Die kleinen Bilder auf Karten und Knöpfen stammen von
pages-credits-fonts = Schriften
pages-credits-software = Software
pages-credits-software-about = Undercroft selbst ist frei unter der MIT-Lizenz und steht auf der Arbeit vieler anderer, zum Beispiel:

## Was sich nicht zeigen lässt

pages-trouble-missing = Hier ist nichts
    .about = Dieser Gang endet an einer Wand. Vielleicht wurde die Adresse beim Kopieren abgeschnitten.
pages-trouble-no-match = Diesen Tisch kennt niemand
    .about = Auf diesem Server gibt es keine Partie mit diesem Code oder Link. Vielleicht wurde sie auf einem anderen gespielt.
pages-trouble-no-game = Dieses Spiel steht noch nicht auf dem Tisch
    .about = Es ist noch in Arbeit. Auf der Startseite siehst du, was schon gespielt werden kann.
pages-trouble-no-rules = Von diesem Spiel gibt es hier kein Regelbuch
    .about = Vielleicht wurde die Adresse beim Kopieren abgeschnitten.
pages-trouble-no-replay = Diese Partie lässt sich nicht wiederholen
    .about = Eine Wiederholung gibt es, wenn die Partie zu Ende ist.
pages-trouble-not-over = Die Partie ist noch nicht zu Ende
    .about = Ergebnis und Wiederholung gibt es nach dem letzten Zug; bis dahin wird nichts verraten.
pages-trouble-gone = Die Kerze ist aus
    .about = Der Server antwortet nicht. Verloren ist nichts: Was gespielt wurde, ist gespeichert. Schau nach, ob er läuft und ob du verbunden bist.
