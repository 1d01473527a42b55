# Rat: warum eine Antwort geraten wird. Das sind Teile eines Satzes; nur Server und Terminal sagen sie.

## Labyrinth

labyrinth-why-fight =
    { $place }{ $steps ->
        [0] {""}
        [one] , 1 Schritt weit
       *[other] , { $steps } Schritte weit
    }: { $percent } % für den Sieg{ $foe ->
        [none] {""}
       *[other] {" "}gegen: { $foe }
    }
labyrinth-why-against = { $percent } % für den Sieg gegen: { $foe }
labyrinth-why-trap = du weißt, was { $place-in } wartet: { $foe }
labyrinth-why-gold = ein Sieg bringt etwa { $gold } Gold
labyrinth-why-enough = damit hättest du etwa { $gold } von { $goal } Gold: genug, und dann nach Hause
labyrinth-why-held =
    { $number ->
        [one] dort ist 1 verlorene Karte zu holen
       *[other] dort sind { $number } verlorene Karten zu holen
    }
labyrinth-why-risk =
    { $number ->
        [0] mit { $percent } % endet es für dich am Start
        [one] mit { $percent } % kostet es dich deine Karte
       *[other] mit { $percent } % kostet es dich die Hälfte deiner Karten oder mehr
    }
labyrinth-why-deeper = auf Ebene { $level } wären es { $percent } %
labyrinth-why-home =
    nach Hause mit { $gold } Gold{ $steps ->
        [0] {""}
        [one] , 1 Schritt weit
       *[other] , { $steps } Schritte weit
    }: das gewinnt
labyrinth-why-home-refill =
    zurück zum Start{ $steps ->
        [0] {""}
        [one] , 1 Schritt weit
       *[other] , { $steps } Schritte weit
    }, wo du wieder { $kind ->
        [hobbit] Geschosse
       *[other] Zaubersprüche
    } bekommst
labyrinth-why-home-safe =
    zurück zum Start{ $steps ->
        [0] {""}
        [one] , 1 Schritt weit
       *[other] , { $steps } Schritte weit
    }: Du trägst { $gold } Gold, das verloren gehen kann
labyrinth-why-treasure =
    dort liegen Schätze für den, der zuerst kommt: { $place }{ $steps ->
        [0] {""}
        [one] , 1 Schritt weit
       *[other] , { $steps } Schritte weit
    }
labyrinth-why-way =
    { $place }{ $steps ->
        [0] {""}
        [one] , 1 Schritt weit
       *[other] , { $steps } Schritte weit
    }{ $safe ->
        [yes] : dort wartet kein Kampf
       *[no] {""}
    }
labyrinth-why-safe = { $place-in } wartet nichts
labyrinth-why-search = die Geheimtür findest du mit { $percent } %; dahinter: { $place }
labyrinth-why-look = der Blick kostet nichts und zeigt, was { $place-in } wartet
labyrinth-why-outside = von außen schlägt nichts zurück
labyrinth-why-unharmed = und nichts schlägt zurück
labyrinth-why-saved =
    { $number ->
        [one] dein 1 Spruch oder Geschoss bleibt für später
       *[other] deine { $number } Sprüche oder Geschosse bleiben für später
    }
labyrinth-why-away = mit der Hand wären es { $percent } %
labyrinth-why-take =
    { $number ->
        [one] hier liegt 1 Schatz zum Mitnehmen
       *[other] hier liegen { $number } Schätze zum Mitnehmen
    }
labyrinth-why-lying =
    { $number ->
        [one] eine Karte zu tragen kostet nichts
       *[other] { $number } Karten zu tragen kostet nichts
    }
labyrinth-why-deposit = { $gold } Gold können dann nie mehr verloren gehen
labyrinth-why-no-deposit =
    { $number ->
        [one] deine 1 Karte hilft dir unterwegs mehr
       *[other] deine { $number } Karten helfen dir unterwegs mehr
    }
labyrinth-why-ball = noch ist nichts bekannt: { $place } auf Ebene { $level }
labyrinth-why-ball-free = die Kristall-Kugel kostet nichts und zeigt, was auf deinem Weg wartet
labyrinth-why-end-spell = nur ein Spruch oder Geschoss im Zug: Das nächste geht im nächsten Zug
labyrinth-why-end-steps = es ist kein Schritt mehr übrig
labyrinth-why-end-start =
    { $kind ->
        [other] von hier ist in diesem Zug nichts Besseres zu tun
        [hobbit] ein Zug am Start bringt Geschosse zurück
       *[wizard] ein Zug am Start bringt Zaubersprüche zurück
    }
labyrinth-why-end-rest = { $place-in } kommt kein wanderndes Ungeheuer, im Gang vielleicht schon
labyrinth-why-end =
    { $steps ->
        [one] mit 1 Schritt ist nichts Besseres erreichbar
       *[other] mit { $steps } Schritten ist nichts Besseres erreichbar
    }
labyrinth-why-strike =
    ein Schlag gegen { $target } trifft mit { $percent } %; { $target } { $number ->
        [0] hat keine Karten
        [one] hat 1 Karte
       *[other] hat { $number } Karten
    }
labyrinth-why-hex =
    { $spell } trifft { $target } mit { $percent } %, und niemand schlägt zurück; { $target } { $number ->
        [0] hat keine Karten
        [one] hat 1 Karte
       *[other] hat { $number } Karten
    }
labyrinth-why-peace = dein Schlag träfe mit { $percent } %, und { $target } schlüge mit { $back } % zurück
labyrinth-why-keep-spell =
    { $number ->
        [one] dein 1 Spruch ist in einem Raum mehr wert
       *[other] deine { $number } Sprüche sind in einem Raum mehr wert
    }
labyrinth-why-escape =
    { $away ->
        [yes] auf dem Spiel stehen { $number } deiner Karten mit { $gold } Gold
       *[no] zu verlieren sind { $number } Karten mit { $gold } Gold, und der Spruch ist anderswo mehr wert
    }
labyrinth-why-collect =
    { $number ->
        [one] { $place-in } liegt 1 Karte, die sonst andere holen
       *[other] { $place-in } liegen { $number } Karten, die sonst andere holen
    }
labyrinth-why-class = { $steps } Schritte im Zug, { $goal } Gold zum Sieg, findet Geheimtüren mit { $percent } %
labyrinth-why-drop = { $card } ist am billigsten: { $gold } Gold bleiben
labyrinth-why-drop-special =
    { $card } bringt kein Gold{ $strength ->
        [0] {""}
       *[other] {" "}(deine Schwerter geben +{ $strength })
    }: { $gold } Gold bleiben
labyrinth-why-split = welcher Stapel auch geht, etwa die Hälfte bleibt: { $left } und { $right } Gold
labyrinth-why-pile =
    niemand sieht die Vorderseiten: links { $left }, rechts { $right } Karten, nimm { $side ->
        [left] den linken
       *[right] den rechten
    } Stapel
labyrinth-why-spell =
    { $spell }: { $kind ->
        [fireball] sie kämpft von außen, wo nichts zurückschlägt
        [bolt] er kämpft von außen, wo nichts zurückschlägt
        [bind] sie gibt +2 und verhindert den Gegenangriff
       *[other] er bringt dich aus einem schlechten Kampf
    } (du hast { $number })
labyrinth-why-only = etwas anderes gibt es nicht zu wählen

## Dungeoneer

dungeoneer-why-exit = der Ausgang gelingt mit { $percent } %
dungeoneer-why-goal =
    { $place } ist { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } weit (noch { $mp } BP), dort wartet die Aufgabe { $quest }
dungeoneer-why-location = { $place } bringt { $glory } Ruhm und { $peril } Gefahr
dungeoneer-why-brings = wer dort eintritt, bekommt { $glory } Ruhm und { $peril } Gefahr
dungeoneer-why-way = { $place } kostet 1 von { $mp } BP und keine Gefahr
dungeoneer-why-duel-hero =
    das Duell ({ $type ->
        [melee] Nahkampf
        [magic] Magie
       *[speed] Tempo
    }) trifft mit { $percent } %, und { $target } hat { $life } Leben
dungeoneer-why-duel =
    { $card }: Du triffst mit { $percent } % durch { $type ->
        [melee] Nahkampf
        [magic] Magie
       *[speed] Tempo
    }
dungeoneer-why-life = du hast { $life } von { $most } Leben
dungeoneer-why-accept =
    { $steps ->
        [-1] { $place } liegt noch nicht aus
        [0] du bist schon dort: { $place }
        [one] { $place } ist 1 Schritt weit
       *[other] { $place } ist { $steps } Schritte weit
    } (Aufgabe { $quest })
dungeoneer-why-clear = { $card } stört dich, und { $mp } BP reichen
dungeoneer-why-attempt =
    { $percent ->
        [-1] { $quest } geht hier ohne Wurf
       *[other] { $quest }: Der erste Wurf gelingt mit { $percent } %
    }
dungeoneer-why-quests =
    { $number ->
       *[other] das wäre Aufgabe { $number } von { $most }
    }
dungeoneer-why-strike =
    { $percent ->
        [-1] { $card } stört { $target }
       *[other] { $card } trifft { $target } mit { $percent } %
    } (noch { $life } Leben)
dungeoneer-why-ahead =
    { $number ->
        [one] { $target } hat schon 1 Aufgabe erfüllt
       *[other] { $target } hat schon { $number } Aufgaben erfüllt
    }
dungeoneer-why-bane = { $card } kostet { $number } von { $peril } Gefahr bei { $target }
dungeoneer-why-part =
    { $what ->
        [hand] von deinen { $number } Handkarten brauchst du { $card } am wenigsten, und eine neue kommt nach
        [loot] { $card } liegt hier für 1 BP
        [pack] { $card } im Behälter schafft Platz
        [unpack] { $card } nützt nur draußen
       *[other] { $card } brauchst du am wenigsten
    }
dungeoneer-why-upkeep =
    { $what ->
        [pay] { $card } ist den Unterhalt von { $number } wert
       *[other] { $card } kostet immer wieder { $number }
    }, und du hast { $glory } Ruhm
dungeoneer-why-give = { $card } nützt { $target } mehr, und du hast { $mp } BP
dungeoneer-why-horde = die Horde hat { $mp } BP und { $number } Monster
dungeoneer-why-heal = { $card } heilt bei { $life } von { $most } Leben
dungeoneer-why-cost = das kostet { $number } von deinem Ruhm { $glory }
dungeoneer-why-card =
    { $does ->
        [draw] { $card } bringt neue Karten
        [exit] { $card } macht den Weg frei
        [prevent] { $card } nimmt den Schlag weg
        [cancel] { $card } hält eine Karte auf
        [keep] { $card } lässt dich den besseren Würfel behalten
        [roll] { $card } verbessert den Wurf
        [mp] { $card } gibt BP
        [lasting] { $card } bleibt liegen und hilft in jedem weiteren Zug
       *[other] { $card } bewirkt jetzt am meisten
    }
dungeoneer-why-end =
    { $place ->
        [none] es ist nichts mehr zu tun
       *[other] { $place-in } ist mit { $mp } BP nichts erreichbar, das sich lohnt
    }
dungeoneer-why-lord-end = was für { $peril } Gefahr zu haben ist, träfe kaum: Heb es auf
dungeoneer-why-pass =
    { $number ->
        [0] dein Ruhm ({ $glory }) ist später mehr wert
        [one] deine 1 Karte und { $glory } Ruhm sind später mehr wert
       *[other] deine { $number } Karten und { $glory } Ruhm sind später mehr wert
    }
dungeoneer-why-keep-hand =
    { $number ->
        [one] deine 1 Karte ist noch zu etwas gut
       *[other] alle { $number } Karten sind noch zu etwas gut
    }
dungeoneer-why-keep-all =
    { $number ->
        [one] die 1 Karte hilft noch
       *[other] alle { $number } helfen noch
    }
dungeoneer-why-hero = { $hero }: Nahkampf { $melee }, Magie { $magic }, Tempo { $speed }
dungeoneer-why-quest = { $quest } ist { $place-in } zu erfüllen
dungeoneer-why-one-card = { $card } (Kosten { $number })
dungeoneer-why-bonus =
    { $number ->
       *[other] mehr als +{ $number } lohnt sich nicht
    }; du hast { $glory } Ruhm
dungeoneer-why-whom =
    { $target } hat { $life } Leben, { $peril } Gefahr und { $number ->
        [one] 1 erfüllte Aufgabe
       *[other] { $number } erfüllte Aufgaben
    }
dungeoneer-why-explore =
    { $number ->
        [one] 1 Ort ist noch zu finden, für 1 von { $mp } BP
       *[other] { $number } Orte sind noch zu finden, für 1 von { $mp } BP
    }
dungeoneer-why-stand = am Boden kannst du weder gehen noch duellieren; es kostet 1 von { $mp } BP
dungeoneer-why-save =
    { $mp ->
        [one] der 1 BP, der übrig ist, nützt noch in den Zügen der anderen
       *[other] von { $mp } BP nützt einer noch in den Zügen der anderen
    }
dungeoneer-why-reentry = { $target } wäre einer mehr, der gewinnen kann
dungeoneer-why-roll = +{ $number } ist genug
dungeoneer-why-side = so verliert { $target } die meisten Schritte
dungeoneer-why-needed =
    { $whose ->
        [own] dort wartet deine Aufgabe { $quest }, und die Entfernung zu dir ist dann { $steps }
        [all] dort wartet die Aufgabe { $quest }, die allen offensteht, und die Entfernung zu dir ist dann { $steps }
       *[other] { $target } braucht { $place } für { $quest }, und die Entfernung dorthin ist dann { $steps }
    }
dungeoneer-why-unneeded =
    { $steps ->
        [one] { $place-in } hat noch niemand eine Aufgabe; er liegt 1 Feld von dir
       *[other] { $place-in } hat noch niemand eine Aufgabe; er liegt { $steps } Felder von dir
    }
dungeoneer-why-open = { $place } passt hierher
dungeoneer-why-mine = du hast { $life } Leben, { $glory } Ruhm und { $mp } BP

## Doodle Dungeon

doodle-why-again = es wird neu gezeichnet
doodle-why-walls =
    { $longer ->
        [yes] der kürzeste Weg hat dann { $number } Felder (jetzt { $before })
       *[no] der kürzeste Weg behält { $number } Felder
    }
doodle-why-beside =
    { $number ->
        [one] die Mauern decken 1 Falle oder Monster von dir
       *[other] die Mauern decken { $number } deiner Fallen und Monster
    }
doodle-why-cell =
    { $must ->
        [yes] an { $cell } kommt niemand vorbei
       *[no] { $cell } ist nach { $number } Seiten offen, der Held kann ausweichen
    }
doodle-why-trap =
    { $number ->
        [one] die Falle kostet den, der hineintritt, 1 Herz
       *[other] die Falle kostet den, der hineintritt, { $number } Herzen
    }
doodle-why-monster =
    { $monster }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } fürs Überleben, siegt mit { $percent } % und kostet { $damage ->
        [one] 1 Herz
       *[other] { $damage } Herzen
    }
doodle-why-unguarded = auf { $cell } ist noch kein Monster: Der Schatz zählt nur, wenn dort eines einzieht
doodle-why-treasure =
    auf { $cell } ist er bewacht ({ $monster }, siegt mit { $percent } %): { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
doodle-why-upgrade =
    { $category }: { $boxes ->
        [0] alle Kästchen sind voll
        [one] dieses Kästchen erreicht Stufe { $level }
       *[other] noch { $boxes } Kästchen bis Stufe { $level }
    }{ $kind ->
        [hand] {""}
       *[other] ; du hast davon { $number }
    }
doodle-why-pick =
    sie zeichnet { $number ->
        [0] {""}
       *[other] { $elements }
    }{ $walls ->
        [0] {""}
        [one] {" "}und 1 Feld Mauer
       *[other] {" "}und { $walls } Felder Mauer
    }, und später zählt ihre Aktion: { $card }
doodle-why-path =
    { $number } Felder, vorbei an { $monsters ->
        [0] keinem Monster
        [one] 1 Monster
       *[other] { $monsters } Monstern
    }, die { $points } Punkte verlieren können
doodle-why-path-traps =
    { $number ->
        [0] keine Falle liegt darauf
        [one] 1 Falle liegt darauf
       *[other] { $number } Fallen liegen darauf
    }, { $spared ->
        [0] keine wird umgangen
        [one] 1 wird umgangen
       *[other] { $spared } werden umgangen
    } (je { $damage } Schaden)
doodle-why-dice =
    { $number ->
        [0] die Würfel bleiben, wie sie sind
        [one] mit 1 Würfel neu gelingt es mit { $percent } %
       *[other] mit { $number } Würfeln neu gelingt es mit { $percent } %
    }
doodle-why-lay =
    { $card } hilft dem Helden im Kerker von { $target }: { $number ->
        [0] keine Gefahr liegt mehr vor ihm
        [one] 1 Gefahr liegt vor ihm
       *[other] { $number } Gefahren liegen vor ihm
    }, noch { $hearts } Herzen
doodle-why-bomb = das kostet { $target } { $points } Punkte: { $monster } auf { $cell }
doodle-why-under = { $card } findet keine Gelegenheit mehr
doodle-why-cancel = { $card } würde dir zuerst schaden
doodle-why-keep =
    { $number ->
        [0] es gibt nichts wegzulegen
        [one] deine 1 Karte kann noch nützen
       *[other] alle { $number } Karten können noch nützen
    }
doodle-why-pass =
    { $number ->
        [0] du hast keine Karte dafür
        [one] deine 1 Karte ist später mehr wert
       *[other] deine { $number } Karten sind später mehr wert
    }
doodle-why-sharpener = { $target } beginnt dann, und das ändert wenig
doodle-why-name = der Name steht nur auf deinem Blatt: Jeder ist recht
doodle-why-done = alles ist, wo es sein soll
doodle-why-snap =
    die Falle kostet { $number } von { $hearts } Herzen{ $card ->
        [none] {""}
       *[other] , und { $card } macht mehr daraus
    }
doodle-why-open = zwei Würfel kommen noch: Mit Stärke { $strength } siegt { $monster } zu { $percent } %
doodle-why-close =
    { $wins ->
        [yes] { $monster } hat { $strength } von { $enough } und siegt auch so
       *[no] { $monster } hat { $strength } von { $enough }, und keine Karte gleicht das aus
    }
doodle-why-action =
    { $monster } hat { $strength } von { $enough }{ $percent ->
        [-1] , und { $card } hilft
       *[other] ; mit { $card } siegt er zu { $percent } %
    }

## Dungeon Fighter

fighter-why-hero = { $hero }: { $red }, { $green }, { $blue }
fighter-why-shop = ein Laden, und ihr habt { $gold } Gold
fighter-why-fountain = ein Brunnen, und der Gruppe fehlen { $number } Leben
fighter-why-treasure =
    eine Schatzkammer: { $reward ->
        [gold] { $number } Gold
        [bonus] { $number } Bonuswürfel
        [none] { $number }
       *[other] { $number } zu gewinnen
    }
fighter-why-danger = { $throws }: So trifft man mit { $percent } %
fighter-why-plain = schlichte Würfe, die mit { $percent } % treffen
fighter-why-weakest = { $target } hat { $life } von { $most } Leben
fighter-why-retreat =
    { $away ->
        [yes] es hat noch { $life } Leben und schlägt für { $damage }, und ihr trefft nur mit { $percent } %
       *[no] es hat { $life } Leben, und ihr trefft mit { $percent } %
    }
fighter-why-stack = Stufe { $level } schlägt weniger hart
fighter-why-dice-out =
    { $takes ->
        [yes] ein Schlag von { $damage } träfe euch alle, und ihr habt { $dice } Bonuswürfel
       *[no] { $dice } Bonuswürfel sind für den Endgegner, und einen Schlag von { $damage } haltet ihr aus
    }; noch { $life } Leben zu bezwingen
fighter-why-reroll =
    { $again ->
        [yes] so wie er liegt, bringt der Würfel nichts
       *[no] so wie er liegt, trifft der Würfel
    }
fighter-why-practice = ein Übungswurf kostet nichts und zählt nichts
fighter-why-room-for =
    { $number ->
        [0] { $target } hat keinen Platz dafür, aber niemand hat einen
       *[other] { $target } hat Platz dafür
    }
fighter-why-whom = { $target } hat { $life } von { $most } Leben
fighter-why-scar = { $ability } fehlt dir am wenigsten
fighter-why-die =
    { $ability ->
        [none] jeder Würfel ist recht
       *[other] sein Symbol bringt { $ability }
    } ({ $die })
fighter-why-foe = { $card } hat noch { $life } Leben
fighter-why-weapons =
    { $number ->
        [0] mit dem bloßen Würfel
       *[other] mit diesen Waffen (×{ $times }, +{ $bonus })
    } triffst du mit { $percent } %
fighter-why-weapons-real =
    { $number ->
        [0] der bloße Würfel ist am leichtesten zu werfen
       *[other] ein Treffer zählt ×{ $times } und +{ $bonus }
    }
fighter-why-bare = ohne sie wären es { $percent } %
fighter-why-throw =
    { $number ->
        [0] ein schlichter Wurf: einmal auf dem Tisch aufkommen, dann die Scheibe
       *[other] was der Wurf verlangt: { $throws }
    }
fighter-why-steady = diese Hand trifft mit { $percent } %
fighter-why-extra =
    { $number ->
        [0] { $life } Leben blieben ohnehin: Behalte sie
       *[other] es hat noch { $life } Leben, und dafür sind sie da
    }
fighter-why-buy = { $card } kostet { $gold } von { $have } Gold, und { $target } hat Platz dafür
fighter-why-cheapest = { $card } ist am wenigsten wert ({ $gold } Gold)
fighter-why-give = { $card } ist bei { $target } am besten ({ $life } Leben)
fighter-why-shop-word =
    { $word ->
        [heal] Heilung braucht ihr am meisten
        [bonus-die] { $dice } Bonuswürfel sind wenig für den Endgegner
       *[done] nichts anderes ist seinen Preis wert
    } ({ $have } Gold)
fighter-why-use =
    { $damage ->
        [0] { $card } nützt jetzt
       *[other] ein Schlag von { $damage } kommt, und { $card } hilft
    }; du hast { $life } Leben
fighter-why-does = es kostet nichts, was du nötiger hättest; du hast { $life } Leben, der Schlag ist { $damage }
fighter-why-spares = heb es für Schlimmeres auf: Der Schlag ist { $damage }, und du hast { $life } Leben
fighter-why-rest = ihr habt { $gold } Gold und { $dice } Bonuswürfel
dungeoneer-why-prevent = { $card } nimmt die Wunden weg, und du hast { $life } von { $most } Leben
dungeoneer-why-least = { $card } (Kosten { $number }) brauchst du am wenigsten
dungeoneer-why-survivor =
    { $card } kann wieder zuschlagen, und deine Horde hat { $number ->
        [0] Platz
        [one] 1 Monster
       *[other] { $number } Monster
    }
dungeoneer-why-one-more =
    du hast { $number ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $number } Karten
    } und { $glory } Ruhm
dungeoneer-why-offer = { $place } bietet es nur jetzt, und du hast { $life } Leben und { $glory } Ruhm
fighter-why-ability =
    { $uses ->
        [yes] { $ability } wirkt jetzt
       *[no] { $ability } wäre verschwendet
    }
fighter-why-second-strike =
    { $yes ->
        [yes] ein zweiter Wurf kann gegen { $foe } Leben nur helfen
       *[no] ein Wurf reicht gegen { $foe } Leben
    }
fighter-why-give-life =
    { $yes ->
        [yes] du hast { $life } Leben zu geben, das Monster hat { $foe }
       *[no] mit { $life } Leben brauchst du es selbst
    }
fighter-why-pay-song =
    { $yes ->
        [yes] ihr habt { $gold } Gold, und seine Fähigkeit ist schlimmer als der Preis
       *[no] { $gold } Gold ist anderswo besser angelegt
    }
fighter-why-retaliate =
    { $yes ->
        [yes] es kostet nichts, und das Monster hat { $foe } Leben
       *[no] behalte die Karte: Das Monster hat { $foe } Leben
    }
fighter-why-swap =
    { $yes ->
        [yes] die Gruppe gewinnt dadurch
       *[no] bei dir nützt sie mehr
    }
labyrinth-why-with =
    mit { $spell }{ $outside ->
        [yes] {" "}von außen, wo nichts zurückschlägt
       *[no] , und nichts schlägt zurück
    }
