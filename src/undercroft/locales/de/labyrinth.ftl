### Im Drachen-Labyrinth auf Deutsch. Zu den Fakten: docs/words.md.
### Namen von Karten stehen nach einem Doppelpunkt oder in Klammern, damit sie nicht gebeugt werden müssen.

labyrinth = Im Drachen-Labyrinth
    .about = Schleich dich ins Labyrinth, besiege seine Ungeheuer und bring genug Gold zurück auf Start.

## Felder. Jedes Feld hat drei Formen: den Namen, wo man ist (.in) und wohin man geht (.into).

labyrinth-space-start = Start
    .in = auf Start
    .into = auf Start
labyrinth-space-great-hall = die Große Halle
    .in = in der Großen Halle
    .into = in die Große Halle
labyrinth-space-kitchen = die Küche
    .in = in der Küche
    .into = in die Küche
labyrinth-space-guardroom = die Wachstube
    .in = in der Wachstube
    .into = in die Wachstube
labyrinth-space-wine-cellar = der Weinkeller
    .in = im Weinkeller
    .into = in den Weinkeller
labyrinth-space-chapel = die Kapelle
    .in = in der Kapelle
    .into = in die Kapelle
labyrinth-space-armory = die Waffenkammer
    .in = in der Waffenkammer
    .into = in die Waffenkammer
labyrinth-space-library = die Bibliothek
    .in = in der Bibliothek
    .into = in die Bibliothek
labyrinth-space-barracks = die Kaserne
    .in = in der Kaserne
    .into = in die Kaserne
labyrinth-space-crypt = die Gruft
    .in = in der Gruft
    .into = in die Gruft
labyrinth-space-prison = der Kerker
    .in = im Kerker
    .into = in den Kerker
labyrinth-space-laboratory = das Laboratorium
    .in = im Laboratorium
    .into = ins Laboratorium
labyrinth-space-throne-room = der Thronsaal
    .in = im Thronsaal
    .into = in den Thronsaal
labyrinth-space-dragons-lair = der Drachenhort
    .in = im Drachenhort
    .into = in den Drachenhort
labyrinth-space-royal-vault = die Königliche Schatzkammer
    .in = in der Königlichen Schatzkammer
    .into = in die Königliche Schatzkammer
labyrinth-space-room = Raum { $number }
    .in = in Raum { $number }
    .into = in Raum { $number }
labyrinth-space-corridor = ein Gang auf Ebene { $level }
    .in = in einem Gang auf Ebene { $level }
    .into = in einen Gang auf Ebene { $level }
labyrinth-space-stair = die Treppe zwischen Ebene { $above } und { $below }
    .in = auf der Treppe zwischen Ebene { $above } und { $below }
    .into = auf die Treppe zwischen Ebene { $above } und { $below }
labyrinth-door = die Geheimtür von { $place } { $origin-into }
labyrinth-door-place = die Geheimtür { $place-in }
labyrinth-door-corridors = die Geheimtür zwischen zwei Gängen auf Ebene { $level }

## Karten

labyrinth-card = { $name }
labyrinth-card-gold = { $name } ({ $gold } Gold)
labyrinth-card-sword = { $name } +{ $strength }
labyrinth-missile = Geschoss

## Rollen

labyrinth-class-elf = Elf
    .about = 5 Schritte; findet Geheimtüren bei 1–4; Ziel 10.000
labyrinth-class-hero = Held
    .about = 5 Schritte; kämpft besser als der Elf; Geheimtüren bei 1–2; Ziel 10.000
labyrinth-class-superhero = Superheld
    .about = 5 Schritte; der stärkste Arm; Geheimtüren bei 1–2; Ziel 20.000
labyrinth-class-wizard = Zauberer
    .about = 5 Schritte; schwach im Nahkampf, dafür 7 Zaubersprüche; nie ein Schwert; Geheimtüren bei 1–2; Ziel 30.000
labyrinth-class-dwarf = Zwerg
    .about = 5 Schritte; kämpft wie der Elf und lacht über Fallen; Geheimtüren bei 1–2; Ziel 10.000
labyrinth-class-cleric = Kleriker
    .about = 5 Schritte; kämpft wie der Held, gegen Untote und Böse wie der Superheld; zäh; 2 Fesseln und 2 Transporte; Geheimtüren bei 1–2; Ziel 20.000
labyrinth-class-hobbit = Hobbit
    .about = 4 Schritte; kämpft mit der höheren Zahl von Held und Elf; 7 Geschosse, keine Angst vor Fallen; Geheimtüren bei 1–3; Ziel 10.000
labyrinth-class-thief = Dieb
    .about = 6 Schritte; kämpft wie der Held, überraschend mit +1, und stiehlt bei einer 12; Geheimtüren bei 1–2; Ziel 30.000

## Was gefragt wird

labyrinth-ask-class = { $seat }, welchen Abenteurer führst du?
labyrinth-ask-move =
    { $seat }, du bist { $place-in } und hast { $steps ->
        [0] keinen Schritt
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    } übrig. Was tust du?
labyrinth-ask-means =
    { $seat }, wie kämpfst du { $place-in }{ $foe ->
        [none] {""}
       *[other] {" "}(Gegner: { $foe })
    }?
labyrinth-ask-opponent = { $seat }, { $place-in } warten mehrere Ungeheuer. Gegen welches kämpfst du?
labyrinth-ask-teleport = { $seat }, wohin versetzt dich der Spruch?
labyrinth-ask-fall = { $seat }, der Boden tut sich auf! In welchen Saal stürzt du?
labyrinth-ask-ball = { $seat }, in welchen Raum blickst du mit der Kristall-Kugel?
labyrinth-ask-take = { $seat }, was nimmst du von den Schätzen, die hier herumliegen?
labyrinth-ask-deposit = { $seat }, welche Karten bringst du in Sicherheit? Sie gehen nie mehr verloren, wirken aber auch nicht mehr.
labyrinth-ask-drop = { $seat }, welche Karte lässt du fallen?
labyrinth-ask-split = { $seat }, leg deine Karten in zwei Stapel: Welche kommen nach links? Dein linker Nachbar bestimmt, welchen Stapel du verlierst, ohne die Karten zu sehen.
labyrinth-ask-pile = { $seat }, { $loser } hat zwei verdeckte Stapel ausgelegt. Welcher geht verloren?
labyrinth-ask-retreat = { $seat }, du musst zurückweichen. Wohin?
labyrinth-ask-ambush-mover = { $seat }, du bist { $place-in } nicht allein. Überfällst du jemanden?
labyrinth-ask-ambush-other = { $seat }, { $mover } kommt gerade zu dir { $place-into }. Machst du einen Überfall?
labyrinth-ask-join = { $seat }, schließt du dich dem Überfall an? Es geht gegen { $mover }.
labyrinth-ask-escape = { $seat }, du wirst { $place-in } überfallen. Entkommst du durch Zauberei?
labyrinth-ask-strike-whom = { $seat }, gegen wen schlägst du zurück?
labyrinth-ask-which-lock = { $seat }, mit wem kämpfst du weiter?
labyrinth-ask-last-word = { $seat }, antwortest du mit einem Zauberspruch?
labyrinth-ask-collect = { $seat }, dein Opfer hat { $place-in } Schätze verloren. Holst du sie dir?
labyrinth-ask-refill = { $seat }, welchen Spruch nimmst du aus deinem Vorrat zurück?
labyrinth-ask-spell-pick = { $seat }, welchen Zauberspruch nimmst du? Bisher hast du { $spells }.

labyrinth-ask-roll = { $seat }, würfle.
labyrinth-ask-choosing-roll = { $seat }, wirf zwei Würfel: Das höchste Ergebnis wählt zuerst.
labyrinth-ask-first-roll = { $seat }, wirf zwei Würfel: Das höchste Ergebnis fängt an.
labyrinth-ask-spell-order-roll = { $seat }, wirf zwei Würfel: Die höhere Summe zieht zuerst einen Zauberspruch.
labyrinth-ask-search-roll = { $seat }, wirf einen Würfel: Mit 1 bis { $finds } findest du die Geheimtür.
labyrinth-ask-attack-roll = { $seat }, wirf zwei Würfel für deinen Angriff.
labyrinth-ask-counter-roll = { $seat }, wirf zwei Würfel für den Gegenangriff.
labyrinth-ask-strike-roll = { $seat }, wirf zwei Würfel für deinen Schlag.
labyrinth-ask-result-roll = { $seat }, du bist getroffen: Wirf zwei Würfel, wie schlimm es ist.
labyrinth-ask-hex-roll = { $seat }, wirf zwei Würfel für deinen Zauberspruch.
labyrinth-ask-cage-roll = { $seat }, wirf einen Würfel: So viele Züge hält dich der Käfig fest.
labyrinth-ask-sword-roll = { $seat }, wirf zwei Würfel für die Stärke des Schwerts.
labyrinth-ask-wandering-roll = { $seat }, wirf zwei Würfel: Wo taucht das besiegte Ungeheuer wieder auf?

## Was man tun kann

labyrinth-do-step =
    { $awaits ->
        [fight] { $foe ->
            [none] Geh { $place-into } und kämpfe
           *[other] Geh { $place-into } und kämpfe (Gegner: { $foe })
        }
        [treasure] Geh { $place-into } und nimm den Schatz
       *[nothing] Geh { $place-into }
    }
labyrinth-do-goal =
    { $awaits ->
        [fight] { $foe ->
            [none] { $place } (Kampf)
           *[other] { $place } ({ $foe })
        }
       *[nothing] { $place }
    }
labyrinth-do-search = Such die Geheimtür, die { $place-into } führt
labyrinth-do-cast =
    { $foe ->
        [none] { $spell }: wirf den Spruch { $place-into }
       *[other] { $spell }: wirf den Spruch { $place-into } (Gegner: { $foe })
    }
labyrinth-do-throw =
    { $foe ->
        [none] Wirf ein Geschoss { $place-into }
       *[other] Wirf ein Geschoss { $place-into } (Gegner: { $foe })
    }
labyrinth-do-look = Blick mit dem ESP-Medaillon { $place-into }
labyrinth-do-ambush = Überfall auf { $target }
labyrinth-do-hex = { $spell } auf { $target }
labyrinth-do-seat = { $target }
labyrinth-do-number = { $number }
labyrinth-do-lying = eine Karte von Ebene { $level } (Nr. { $number })

labyrinth-do-move-end = Beende deinen Zug
labyrinth-do-move-fight =
    { $foe ->
        [none] Bleib und kämpfe
       *[other] Bleib und kämpfe (Gegner: { $foe })
    }
labyrinth-do-move-ball = Blick in die Kristall-Kugel
labyrinth-do-move-take = Heb auf, was hier herumliegt
labyrinth-do-move-deposit = Bring Schätze in Sicherheit (beendet deinen Zug)
labyrinth-do-means-hand = Nahkampf
labyrinth-do-means-fireball = Feuerkugel werfen
labyrinth-do-means-bolt = Blitzstrahl schleudern
labyrinth-do-means-teleport = Mit Teleportation verschwinden
labyrinth-do-means-bind = Fessel einsetzen (+2, kein Gegenangriff)
labyrinth-do-means-transport = Mit Transport verschwinden
labyrinth-do-means-missile = Geschoss werfen (+2, kein Gegenangriff)
labyrinth-do-pile-left =
    { $left ->
        [one] Der linke Stapel (1 Karte)
       *[other] Der linke Stapel ({ $left } Karten)
    }
labyrinth-do-pile-right =
    { $right ->
        [one] Der rechte Stapel (1 Karte)
       *[other] Der rechte Stapel ({ $right } Karten)
    }
labyrinth-do-ambush-mover-no = Friedlich weitergehen
labyrinth-do-ambush-other-no = { $mover } vorbeilassen
labyrinth-do-ambush-other-yes = Überfall auf { $mover }
labyrinth-do-join-no = Heraushalten
labyrinth-do-join-yes = Mitmachen gegen { $mover }
labyrinth-do-escape-no = Bleiben und kämpfen
labyrinth-do-escape-teleport = Mit Teleportation entkommen
labyrinth-do-escape-transport = Mit Transport entkommen
labyrinth-do-last-word-no = Kein Zauberspruch
labyrinth-do-collect-no = Stehen bleiben
labyrinth-do-collect-step = Hingehen und einsammeln

## Was geschehen ist. Die Fassung .known liest nur, wer das Geheimnis kennt.

labyrinth-told-choosing-roll = { $seat } würfelt um die Wahl der Rolle: { $dice } = { $dice-total }.
labyrinth-told-first-roll = { $seat } würfelt um den ersten Zug: { $dice } = { $dice-total }.
labyrinth-told-spell-order-roll = { $seat } würfelt um den ersten Zauberspruch: { $dice } = { $dice-total }.
labyrinth-told-class = { $seat } wählt die Rolle: { $adventurer }.
labyrinth-told-first = { $seat } fängt an.
labyrinth-told-turn = { $seat } ist am Zug.
labyrinth-told-misses =
    { $seat } setzt diesen Zug aus{ $left ->
        [0] {""}
        [one] {" "}und noch 1 weiteren
       *[other] {" "}und noch { $left } weitere
    }.
labyrinth-told-step = { $seat } geht { $place-into }.
labyrinth-told-steps = { $seat } geht { $count } Schritte weit, bis { $place-into }.
labyrinth-told-door-found = { $seat } würfelt eine { $die } und findet { $door }!
labyrinth-told-door-missed = { $seat } würfelt eine { $die } und findet { $door } nicht.
labyrinth-told-revealed = { $seat } trifft { $place-in } auf: { $card }.
labyrinth-told-spell-laid = { $seat } setzt ein: { $spell }.
labyrinth-told-attack =
    { $means ->
        [fireball] { $seat } wirft eine Feuerkugel
        [bolt] { $seat } schleudert einen Blitzstrahl
        [missile] { $seat } wirft ein Geschoss
        [bind] { $seat } greift mit Fessel an
       *[hand] { $seat } greift an
    } ({ $card }): { $dice } = { $dice-total }, { $needed ->
        [13] da hülfe nur ein Diebstahl
       *[other] nötig: { $needed }
    }{ $bonus ->
        [0] {""}
       *[other] {" "}dank +{ $bonus }
    }. { $success ->
        [yes] Treffer!
       *[no] Daneben.
    }
labyrinth-told-hopeless =
    { $means ->
        [hand] { $card }: Dagegen kommt { $seat } im Nahkampf nicht an.
       *[other] { $card }: Das richtet hier gar nichts aus, { $seat } hat keine Chance.
    }
labyrinth-told-defeated = { $seat } siegt { $place-in }! Bezwungen: { $card }.
labyrinth-told-defeated-outside =
    { $card ->
        [none] { $seat } siegt von außen: Niemand ist { $place-in }.
       *[other] { $seat } siegt von außen! Bezwungen { $place-in }: { $card }.
    }
labyrinth-told-treasure-drawn = { $seat } zieht einen Schatz der Ebene { $level }.
    .known = { $seat } zieht einen Schatz der Ebene { $level }: { $card }.
labyrinth-told-treasure-none = Für { $seat } ist kein Schatz der Ebene { $level } mehr da.
labyrinth-told-sword-put-back = { $seat } zieht ein Magisches Schwert der Ebene { $level }, kann damit nichts anfangen und zieht noch einmal.
labyrinth-told-sword-drawn = { $seat } findet ein Magisches Schwert: { $dice } = { $dice-total }, also Stärke +{ $strength }.
labyrinth-told-goal-reached = {""}
    .known = { $seat } hat { $gold } Gold beisammen: genug für den Sieg. Jetzt zurück auf Start!
labyrinth-told-held-taken =
    { $number ->
        [one] { $seat } nimmt dem Ungeheuer seine Beute ab: 1 Karte.
       *[other] { $seat } nimmt dem Ungeheuer seine Beute ab: { $number } Karten.
    }
    .known =
        { $number ->
            [one] { $seat } nimmt dem Ungeheuer seine Beute ab: { $cards }.
           *[other] { $seat } nimmt dem Ungeheuer seine Beute ab, { $number } Karten: { $cards }.
        }
labyrinth-told-loose-taken =
    { $number ->
        [one] { $seat } hebt 1 Karte auf.
       *[other] { $seat } hebt { $number } Karten auf.
    }
    .known =
        { $number ->
            [one] { $seat } hebt auf: { $cards }.
           *[other] { $seat } hebt { $number } Karten auf: { $cards }.
        }
labyrinth-told-dropped =
    { $number ->
        [one] { $seat } verliert 1 Karte { $place-in }.
       *[other] { $seat } verliert { $number } Karten { $place-in }.
    }
    .known =
        { $number ->
            [one] { $seat } verliert { $place-in }: { $cards }.
           *[other] { $seat } verliert { $number } Karten { $place-in }: { $cards }.
        }
labyrinth-told-split = { $seat } legt zwei Stapel aus: { $left } links, { $right } rechts.
labyrinth-told-counterattack =
    Gegenangriff auf { $seat } ({ $card }): { $dice } = { $dice-total }, { $result ->
        [killed] getötet!
        [serious] schwer verwundet!
        [light] leicht verwundet.
        [unconscious] bewusstlos.
       *[nothing] nichts passiert.
    }
labyrinth-told-killed = { $seat } ist tot. Auf Start steht ein frischer Abenteurer.
labyrinth-told-wounded-home = { $seat } wird auf Start gebracht und ist wieder gesund.
labyrinth-told-retreated = { $seat } weicht bis { $place-into } zurück.
labyrinth-told-marked = { $card } hütet { $place-in } die Beute; Zahlenmarke { $marker }.
labyrinth-told-monster-gone = Verschwunden { $place-in }: { $card }.
labyrinth-told-grave = Eine Grabmarke liegt { $place-in }: Dort kommt kein Ungeheuer mehr.
labyrinth-told-nobody-there = Niemand ist { $place-in }; { $seat } gewinnt kampflos.
labyrinth-told-stolen = Eine 12! { $seat } stiehlt { $place-in } den Schatz und schleicht davon ({ $card }).
labyrinth-told-trap-ignored = { $card }? Darüber kann { $seat } nur lachen.
labyrinth-told-trap-outside = { $card } { $place-in }: Die Falle schnappt nicht zu, doch für { $seat } ist der Zug vorbei.
labyrinth-told-caged =
    { $turns ->
        [one] { $card }! { $seat } sitzt fest und setzt 1 Zug aus.
       *[other] { $card }! { $seat } sitzt fest und setzt { $turns } Züge aus.
    }
labyrinth-told-released = { $seat } ist { $place-in } wieder frei.
labyrinth-told-fallen = { $seat } stürzt { $place-into }.
labyrinth-told-teleported = { $seat } verschwindet und taucht { $place-in } wieder auf.
labyrinth-told-spell-drawn = { $seat } zieht einen Zauberspruch.
    .known = { $seat } zieht einen Zauberspruch: { $card }.
labyrinth-told-spells-drawn = { $seat } zieht { $count } Zaubersprüche.
    .known = { $seat } zieht { $count } Zaubersprüche: { $cards }.
labyrinth-told-missile-back = { $seat } bekommt ein Geschoss zurück.
labyrinth-told-cleric-refill = { $seat } nimmt aus dem Vorrat: { $spell }.
labyrinth-told-looked = { $seat } blickt mit dem ESP-Medaillon { $place-into }.
    .known = { $seat } blickt mit dem ESP-Medaillon { $place-into }: { $card }.
labyrinth-told-ball-used = { $seat } blickt mit der Kristall-Kugel { $place-into }.
    .known =
        { $seat } sieht { $place-in }: { $monster ->
            [none] {""}
           *[other] { $monster },{" "}
        }{ $treasure ->
            [none] keinen Schatz
           *[other] { $treasure }
        }.
labyrinth-told-reservation-ends = Was die Kristall-Kugel { $room-in } reserviert hatte, kommt zurück unter die Stapel.
labyrinth-told-secured =
    { $number ->
        [one] { $seat } bringt 1 Karte in Sicherheit.
       *[other] { $seat } bringt { $number } Karten in Sicherheit.
    }
labyrinth-told-ambush = { $seat } überfällt { $target } { $place-in }!
labyrinth-told-joined = { $seat } macht mit gegen { $target }.
labyrinth-told-strike =
    { $seat } schlägt zu, gegen { $target }: { $dice } = { $dice-total }, nötig: { $needed }{ $bonus ->
        [0] {""}
       *[other] {" "}dank +{ $bonus }
    }. { $success ->
        [yes] Treffer!
       *[no] Daneben.
    }
labyrinth-told-hit-result =
    Wie schlimm hat es { $seat } erwischt? { $dice } = { $dice-total }: { $result ->
        [killed] getötet!
        [serious] schwer verwundet!
        [light] leicht verwundet.
        [unconscious] bewusstlos.
       *[nothing] nichts passiert.
    }
labyrinth-told-locked = { $seat } und { $target } haben sich ineinander verbissen und müssen weiterkämpfen.
labyrinth-told-fights-on = { $seat } und { $target } kämpfen weiter.
labyrinth-told-hex =
    { $seat } wirft einen Zauberspruch auf { $target } ({ $spell }): { $dice } = { $dice-total }, nötig: { $needed }. { $success ->
        [yes] Treffer!
       *[no] Daneben.
    }
labyrinth-told-wanders = { $card } geht auf Wanderschaft: { $dice } = { $dice-total }, also auf Beutezug durch die Gänge der Ebene { $level }.
labyrinth-told-wanderer-attacks = Ein wanderndes Ungeheuer fällt { $place-in } über { $seat } her: { $card }!
labyrinth-told-wanderer-slain = { $seat } bezwingt das wandernde Ungeheuer ein für alle Mal: { $card }.
labyrinth-told-wanderer-settles = { $card } lässt sich { $place-in } nieder; Zahlenmarke { $marker }.
labyrinth-told-won = Sieg mit { $gold } Gold: { $seats }!

## Optionen des Spiels

labyrinth-preset-first-game = Erstes Spiel
    .about = das Basis-Spiel: Elfen und Helden, keine Zaubersprüche; 2 bis 4 Spieler
labyrinth-preset-expert = Experten-Spiel
    .about = mit Superhelden, Zauberern und stärkeren Schwertern; 2 bis 8 Spieler
labyrinth-preset-everything = Alles
    .about = das Experten-Spiel mit allen Erweiterungen: Überfälle, wandernde Ungeheuer, vier weitere Rollen

labyrinth-option-mode = Spiel
    .about = das Basis-Spiel ist schneller gelernt, das Experten-Spiel hat Zaubersprüche und stärkere Rollen
labyrinth-option-mode-basic = Basis-Spiel
labyrinth-option-mode-expert = Experten-Spiel
labyrinth-option-secure_treasure = Schätze in Sicherheit bringen
    .about = auf Start lassen sich Schätze hinterlegen, dann kann sie niemand mehr verlieren
labyrinth-option-ambush = Überfälle
    .about = Abenteurer dürfen einander angreifen, wo sie sich begegnen
labyrinth-option-ambush_spells = Überfall mit Zaubersprüchen
    .about = Zauberer dürfen Feuer und Blitz auf Abenteurer neben ihnen werfen
labyrinth-option-wandering = Wandernde Ungeheuer
    .about = besiegte Ungeheuer können in den Gängen wiederkommen
labyrinth-option-dwarf = Zwerg
    .about = eine Rolle, der Fallen nichts anhaben
labyrinth-option-cleric = Kleriker
    .about = eine Rolle, die kaum zu verletzen ist
labyrinth-option-hobbit = Hobbit
    .about = eine Rolle mit Geschossen
labyrinth-option-thief = Dieb
    .about = eine Rolle, die stiehlt
labyrinth-option-distinct_classes = Verschiedene Rollen
    .about = jede Rolle nur einmal; automatisch heißt: ab fünf Spielern
labyrinth-option-distinct_classes-auto = automatisch
labyrinth-option-distinct_classes-on = ja
labyrinth-option-distinct_classes-off = nein
labyrinth-option-spell_selection = Zaubersprüche aussuchen
    .about = ziehen die Zauberer ihre Zaubersprüche blind, oder suchen sie sie aus?
labyrinth-option-spell_selection-drawn = gezogen
labyrinth-option-spell_selection-chosen = ausgesucht
labyrinth-option-ambush_at_start = Überfälle auf Start
    .about = für ganz Hartgesottene: Überfälle sogar auf Start

## Am Tisch: Karten, Spieler, Plan

labyrinth-statistic-classes = Rolle
labyrinth-statistic-gold = Gold
labyrinth-view-round = Runde { $round }
labyrinth-view-gold = { $gold } von { $goal } Gold
labyrinth-view-goal-reached = zurück auf Start!
labyrinth-view-carried = Schätze
labyrinth-view-secured = In Sicherheit
labyrinth-view-spells = Zaubersprüche
labyrinth-view-reserve = Vorrat
labyrinth-view-nothing = noch keine
labyrinth-view-seen = Du weißt
labyrinth-view-seen-cards = { $place-in }: { $cards }
labyrinth-view-numbers = { $card }: { $numbers }
labyrinth-use-sword = Zählt bei deinen Angriffswürfen 1 dazu, oder die Stärke, die dabeisteht; von mehreren Schwertern gilt nur das beste.
labyrinth-use-opener = Jede Geheimtür steht dir offen.
labyrinth-use-esp = Neben einem gefährlichen Ort darfst du dir, solange du noch einen Schritt hast, das Ungeheuer ansehen, das dich dort erwartet.
labyrinth-use-crystal = Einmal in deinem Zug darfst du in einen beliebigen noch nicht geräumten Raum blicken und siehst sein Ungeheuer und seinen Schatz.
labyrinth-view-goal = Ziel { $goal }
labyrinth-view-marker = { $card } (Marke { $marker })
labyrinth-view-class-about = { $class }: { $about }
labyrinth-view-miss = Wenn dein Angriff misslingt
labyrinth-view-miss-one = { $result } { $odds }
labyrinth-view-reserved = Von Kristall-Kugeln reserviert
labyrinth-view-reserved-room = { $place } (Marke { $marker }, { $seat })
labyrinth-view-decks = Stapel
labyrinth-view-deck = Ebene { $level }: { $monsters } Ungeheuer, { $treasures } Schätze
labyrinth-view-spell-deck = { $number ->
        [one] 1 Zauberspruch
       *[other] { $number } Zaubersprüche
    }
labyrinth-use-fireball = Gegen die Zahl für die Feuerkugel auf der Ungeheuerkarte, am Ort selbst oder vom Feld davor; von außen gibt es keinen Gegenangriff.
labyrinth-use-bolt = Gegen die Zahl für den Blitzstrahl auf der Ungeheuerkarte, am Ort selbst oder vom Feld davor; von außen gibt es keinen Gegenangriff.
labyrinth-use-teleport = Vor einem Kampf in einem Raum oder Saal bist du weg: in einem anderen, höchstens eine Ebene höher oder tiefer. Dort kämpfst du ohne Zauberspruch.
labyrinth-use-bind = Zählt bei deinem Angriffswurf 2 dazu; misslingt er, gibt es keinen Gegenangriff.
labyrinth-use-transport = Vor einem Kampf in einem Raum oder Saal bist du weg: in einem anderen, höchstens eine Ebene höher oder tiefer. Dort kämpfst du ohne Zauberspruch.
labyrinth-use-missile = Zählt statt eines Schwertes 2 zu deinem Angriffswurf dazu, auch vom Feld vor dem Ort; misslingt er, gibt es keinen Gegenangriff. Gegen „-“ hilft es nicht.
labyrinth-use-cage = eine Falle: Ein Würfel sagt, wie viele Züge du aussetzt; danach ziehst du den Schatz des Raumes.
labyrinth-use-trapdoor = eine Falle: Du ziehst den Schatz des Raumes und fällst in einen Saal eine Ebene tiefer.
labyrinth-result-nothing = nichts
labyrinth-result-unconscious = bewusstlos
labyrinth-result-light = { $class ->
        [cleric] Karte weg, 2 Felder zurück
       *[other] leicht verwundet
    }
labyrinth-result-serious = { $class ->
        [cleric] Karte weg, 1 Feld zurück, aussetzen
       *[other] schwer verwundet
    }
labyrinth-result-killed = getötet
labyrinth-view-locked = ineinander verbissen mit { $target }
labyrinth-view-may-not-fight = kein Kampf mehr in diesem Zug
labyrinth-view-doors = { $number ->
        [one] 1 Geheimtür bekannt
       *[other] { $number } Geheimtüren bekannt
    }
labyrinth-view-cards = { $number ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $number } Karten
    }
labyrinth-view-safe-cards = { $number } in Sicherheit
labyrinth-view-spell-count = { $number ->
        [one] 1 Zauberspruch
       *[other] { $number } Zaubersprüche
    }
labyrinth-view-missile-count = { $number ->
        [one] 1 Geschoss
       *[other] { $number } Geschosse
    }
labyrinth-view-unknown-card = eine Karte der Ebene { $level }
labyrinth-view-misses = { $number ->
        [one] setzt 1 Zug aus
       *[other] setzt { $number } Züge aus
    }
labyrinth-view-wounded = schwer verwundet
labyrinth-view-caged = im Käfig
labyrinth-view-engaged = im Kampf ({ $card })
labyrinth-view-monsters = Ungeheuer
labyrinth-view-foe =
    { $card } { $place-in }{ $held ->
        [0] {""}
        [one] {" "}(Beute: 1 Karte)
       *[other] {" "}(Beute: { $held } Karten)
    }
labyrinth-view-loose = Herumliegend
labyrinth-view-loose-cards =
    { $number ->
        [one] 1 Karte { $place-in }
       *[other] { $number } Karten { $place-in }
    }
labyrinth-view-unclaimed = Gewonnen, nicht abgeholt
labyrinth-view-level = Ebene { $level }
labyrinth-map-levels = Räume auf Ebene
labyrinth-map-compass = n o s w
    .north = Norden
    .east = Osten
    .south = Süden
    .west = Westen
labyrinth-map-you = du
labyrinth-map-door = Tür
labyrinth-map-secret = Geheimtür
labyrinth-map-known = Geheimtür, dir offen
labyrinth-map-grave = Grabmarke
labyrinth-map-monster = Ungeheuer, Marke 3
labyrinth-map-loose = Schätze
labyrinth-map-reserved = Kristall-Kugel
labyrinth-map-reach = Schritte dorthin
labyrinth-map-start = Großes Treppenhaus (Start)
labyrinth-reach = In Reichweite
labyrinth-reach-one = { $place } ({ $steps })
labyrinth-reach-typed = Für { $rooms } tippe { $typed }.
labyrinth-walk-unknown = „{ $typed }“: Einen solchen Ort gibt es im Labyrinth nicht.
labyrinth-walk-here = Da bist du schon.
labyrinth-walk-no-steps = Du hast in diesem Zug keinen Schritt mehr übrig.
labyrinth-walk-blocked = Du kennst keinen sicheren Weg { $place-into }.
labyrinth-walk-no-way = Nach { $direction } geht es von hier aus nicht weiter.
