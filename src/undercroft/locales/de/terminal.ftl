### Was nur im Terminal gesagt wird.

terminal-title = Undercroft: { $game }
terminal-prompt = >{" "}
terminal-choose = Nummer, Wort, Befehl (hilfe) oder ? für die Regel
terminal-choose-places = Raumnummer oder Name, ein Befehl oder ? für die Regel
terminal-choose-several =
    Nummern mit Leerzeichen dazwischen{ $all ->
        [yes] {", alle"}
       *[no] {""}
    }{ $none ->
        [yes] {", keine"}
       *[no] {""}
    }
terminal-choose-several-range =
    { $least ->
        [0] höchstens { $most }
       *[other] { $least } bis { $most }
    }
terminal-final = * unwiderruflich
terminal-all = alle
terminal-none = keine
terminal-not-understood = „{ $typed }“ ist weder eine Möglichkeit noch ein Befehl; hilfe zeigt die Befehle.
terminal-no-number = Die Nummer { $number } gibt es nicht; sie gehen von 1 bis { $last }.
terminal-wrong-count = Wähle { $least ->
        [0] höchstens { $most }
       *[other] { $least } bis { $most }
    }; das waren { $number }.
terminal-ambiguous = „{ $typed }“ kann vieles heißen: { $names }.
terminal-wrong-dice = Das ist kein solcher Wurf: Gib { $number ->
        [one] eine Zahl
       *[other] { $number } Zahlen
    } von 1 bis { $sides } ein, zum Beispiel { $example }.
terminal-enter-dice =
    { $number ->
        [one] Was zeigt der Würfel?
       *[other] Was zeigen die Würfel?
    } Zum Beispiel { $example }
terminal-dice-for-bot = { $seat } ist ein Bot: Würfelt für ihn.
terminal-hand-over = Gib das Gerät weiter an { $seat }.
terminal-hand-over-enter = { $seat }, drück die Eingabetaste, wenn sonst niemand zusieht.
terminal-has-read = { $seat }, drück die Eingabetaste, wenn du das gelesen hast.
terminal-hint = { $seat }, mein Rat: { $option }
terminal-saved = Gespeichert: { $file }
terminal-continue = Alles ist gespeichert. Weiter geht es mit:
terminal-continued = Die Partie geht weiter.
terminal-already-over = { $file } ist zu Ende gespielt; nachlesen mit:
terminal-undo-ask = Das lässt sich nur zurücknehmen, wenn alle einverstanden sind. Sind alle einverstanden?
terminal-end-ask = Die Partie endet hier nur, wenn alle einverstanden sind. Sind alle einverstanden?
terminal-undo-nothing = Du hast noch nichts getan, das sich zurücknehmen ließe.
terminal-key-published = Prüfsumme des Würfelschlüssels: { $hash }
terminal-key-revealed = Der Schlüssel der Würfel ist nun offen: { $key }
terminal-verify = Jeden Wurf nachprüfen:
terminal-verified =
    { $file }: { $answers ->
        [one] 1 Antwort folgt
       *[other] { $answers } Antworten folgen
    } den Regeln, { $rolls ->
        [one] 1 Wurf folgt
       *[other] { $rolls } Würfe folgen
    } dem Schlüssel ({ $by-hand } von Hand gewürfelt, { $undone } zurückgenommen).
terminal-verified-given = Die ersten { $number } Einträge sind die einer anderen Partie, von der aus diese weitergespielt wurde: Ihre Würfel gehören nicht zu diesem Schlüssel.
terminal-replay = Die Partie nachlesen:
terminal-file = Die Partie liegt in { $file }
terminal-commands = Befehle

## Befehle: das Wort, weitere Wörter dafür, und was er tut.

terminal-command-help = hilfe
    .keys = h befehle
    .about = diese Liste
terminal-command-rule = ?
    .keys = warum regel
    .about = die Regel zur Frage; ? LAB-FIGHT-4 jede andere, ? Schwert alle mit diesem Wort
terminal-command-undo = zurück
    .keys = u z
    .about = deine letzte Antwort zurücknehmen
terminal-command-revise = ändern
    .keys = ändere revidieren
    .about = wer fertig war, ändert noch etwas: ändern, oder ändern Anna
terminal-revise-whom =
    { $names ->
        [none] Niemand ist mit etwas fertig, das sich noch ändern ließe.
       *[other] Wer will etwas ändern? { $names }
    }
terminal-revised = { $seat } darf etwas ändern, sobald diese Frage beantwortet ist.
terminal-command-map = plan
    .keys = m p karte
    .about = der ganze Plan; plan 31 oder plan küche zeigt einen Ausschnitt
terminal-command-cards = karten
    .keys = k hand
    .about = deine Karten, wie es um alle steht, und die offenen Ungeheuer
terminal-command-log = log
    .keys = l verlauf
    .about = was bisher geschah; log 50 die letzten 50 Zeilen
terminal-command-hint = rat
    .keys = tipp
    .about = was der Rabe an deiner Stelle täte, und warum
terminal-command-save = speichern
    .keys = sichern
    .about = eine Kopie der Partie; speichern DATEI unter diesem Namen
terminal-command-quit = schluss
    .keys = q aufhören
    .about = aufhören; alles ist gespeichert, und die Partie kann später weitergehen
terminal-command-endgame = spielende
    .keys = abbruch
    .about = die Partie hier beenden, wenn alle einverstanden sind
terminal-command-walk =
    .about = 31, r5 oder küche führt auf dem kürzesten sicheren Weg dorthin; n, o, s, w sind einzelne Schritte; ein Wort aus einer Möglichkeit (beende, blick) wählt sie; die Eingabetaste allein zeigt die Frage noch einmal

## Vor der Partie

terminal-rules-found = { $number } Regeln enthalten diese Wörter; ? und ein Kürzel zeigt eine:
terminal-setup-preset = Wie wollt ihr spielen?
terminal-setup-people = Wie viele Menschen spielen an diesem Gerät?
terminal-setup-name = Name von Spieler { $number }
terminal-setup-name-default = Spieler { $number }
terminal-setup-bots = Und wie viele Bots?
terminal-setup-default = (Eingabetaste: { $value })
terminal-setup-number-prompt = Nummer
terminal-setup-own = Eigene Mischung
    .about = jede Option einzeln
terminal-setup-number = Bitte eine Zahl von { $least } bis { $most }.
terminal-setup-taken = Diesen Namen gibt es schon.
terminal-bot-names = Grimbold Isolde Odo Hedwig Korwin Luitgard Bardo Wilma

## Die Auswertung einer beendeten Partie

terminal-story-progress = die Partie wird angesehen
terminal-story-chances = Die Chancen, Zug für Zug
terminal-story-party = die Gruppe
terminal-story-turns = { $number ->
        [0] Kein Wendepunkt: Die Chancen haben sich nie viel auf einmal geändert
        [one] Der Wendepunkt
       *[other] { $number } Wendepunkte
    }
terminal-story-turn = Runde { $round }: { $name } { $before } → { $after } % (Wahl { $choice }, Würfel { $dice })
terminal-story-parting = Glück und Entscheidungen, in Punkten der Gewinnchance
terminal-story-parts = { $start } % am Anfang; Würfel und Karten { $luck }, eigene Entscheidungen { $own }, Fehler der anderen { $others }; { $end } % am Ende
terminal-story-decisions = { $name }: { $number ->
        [one] 1 Entscheidung
       *[other] { $number } Entscheidungen
    }, { $slips ->
        [0] keine, die die Suche klar anders getroffen hätte
        [one] 1, die die Suche anders getroffen hätte
       *[other] { $slips }, die die Suche anders getroffen hätte
    }
terminal-story-slip = { $cost }  Runde { $round }, Stellung { $at }: { $played }; die Suche: { $best }
