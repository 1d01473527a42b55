### Regeln „Doodle Dungeon“, für Spielerinnen und Spieler erzählt.
### Eine Nachricht je Regel; die Nachricht mit dem bloßen Kürzel ist die Überschrift des Abschnitts.

## Vorbereitung

DOO-SETUP = Vorbereitung
DOO-SETUP-1 = Zwei, drei oder vier Dungeonmeister sitzen im Kreis. Im Uhrzeigersinn heißt immer: weiter nach links.
DOO-SETUP-2 = Jeder bekommt ein Dungeonblatt und trägt seinen Namen und einen für den Dungeon ein. Das ist nur Spaß.
DOO-SETUP-3 = Dazu bekommt jeder ein Wertungsblatt, einen Stift und eine Heldenfigur.
DOO-SETUP-4 = Alle 60 Karten werden gemischt und liegen verdeckt als Baustapel bereit.
DOO-SETUP-5 = Einige Karten kommen vorher ungesehen aus dem Spiel: 18 zu zweit, 4 zu dritt, 1 zu viert. Im Stapel bleiben 42, 56 oder 59.
DOO-SETUP-6 = Die vier Würfel liegen in der Mitte. Wer einen Kampf hat, nimmt sie sich.
DOO-SETUP-7 = Der fieseste Dungeonmeister bekommt den Spitzer und fängt an. Normalerweise entscheidet der Zufall, auf Wunsch bestimmt ihn der Gastgeber.
DOO-SETUP-8 = Am Anfang ist jeder Dungeon leer: keine Wände, keine Fallen, keine Monster, keine Schätze, kein einziges Kreuz in einem Kästchen.
DOO-SETUP-9 = Jeder Held beginnt mit 15 Herzen, wenn ihr nichts anderes ausmacht.
DOO-SETUP-10 = Das Spiel hat drei Phasen: A bauen, B Wege zeichnen, C spielen. Erst wenn alle mit einer Phase fertig sind, beginnt die nächste.

## Raster und Türen

DOO-GRID = Raster und Türen
DOO-GRID-1 = Ein Dungeon hat 80 Felder: 8 Reihen von A oben bis H unten und 10 Spalten von 1 links bis 10 rechts.
DOO-GRID-2 = Ein Feld heißt nach Reihe und Spalte, zum Beispiel D10.
DOO-GRID-3 = Felder sind benachbart, wenn sie eine Kante gemeinsam haben. Eine gemeinsame Ecke reicht nicht.
DOO-GRID-4 = Der Eingang ist eine Tür links von A1, außerhalb des Rasters. Nur über A1 kommt der Held herein.
DOO-GRID-5 = Der Ausgang ist eine Tür rechts von H10, außerhalb des Rasters. Nur von H10 aus kommt der Held hinaus.
DOO-GRID-6 = A1 und H10 sind ganz normale Felder. Auch dort darf eine Falle oder ein Monster sein, und der Held trifft darauf.
DOO-GRID-7 = In ein Feld passt nur ein Bild: eine Wand, eine Falle oder ein Monster.
DOO-GRID-8 = Beim Bauen ist ein Feld leer, wenn weder Wand noch Falle noch Monster darin steht. Ein versteckter Schatz zählt nicht.
DOO-GRID-9 = In Phase C ist ein Feld wieder leer, sobald seine Falle oder sein Monster durchgestrichen ist.

## Phase A: Karten nehmen

DOO-DRAFT = Phase A: Karten nehmen
DOO-DRAFT-1 = Phase A besteht aus 14 gleichen Runden.
DOO-DRAFT-2 = Am Anfang der Runde liegt eine Auslage offen: eine Karte mehr, als ihr Dungeonmeister seid.
DOO-DRAFT-3 = Reihum ab dem Spitzer nimmt jeder eine Karte aus der Auslage und legt sie offen vor sich hin. Passen geht nicht.
DOO-DRAFT-4 = Eine Karte bleibt übrig. Sie kommt auf den allgemeinen Ablagestapel.
DOO-DRAFT-5 = Dann baust du alles, was deine Karte unten zeigt, in deinen eigenen Dungeon.
DOO-DRAFT-6 = Ihr dürft gleichzeitig bauen oder nacheinander. Was die anderen bauen, betrifft dich nicht.
DOO-DRAFT-7 = Sind alle fertig, dreht jeder seine Karte um und legt sie zu seinem Aktionsstapel.
DOO-DRAFT-8 = Nach jeder Runde wandert der Spitzer zum linken Nachbarn, auch nach der letzten.
DOO-DRAFT-9 = In Phase A darfst du deinen eigenen Aktionsstapel jederzeit durchsehen. Die Stapel der anderen gehen dich nichts an.
DOO-DRAFT-10 = Zu viert hat der Baustapel zu Beginn von Runde 12 nur noch vier Karten. Sie werden ausgelegt.
DOO-DRAFT-11 = Dann werden die 11 abgelegten Karten gemischt und bilden einmalig den neuen Baustapel. Von ihm kommen die fünfte Karte dieser Runde und alle Karten der Runden 13 und 14.
DOO-DRAFT-12 = Die übrige Karte aus Runde 12 beginnt einen neuen Ablagestapel.
DOO-DRAFT-13 = Zu zweit und zu dritt wird die Ablage nie gemischt.
DOO-DRAFT-14 = Nach Runde 14 ist der Baustapel leer, und jeder Aktionsstapel hat 14 Karten. In der Ablage liegen 14 Karten, zu viert 3.
DOO-DRAFT-15 = Der allgemeine Ablagestapel bleibt für Phase C in der Mitte liegen.
DOO-DRAFT-16 = Am Ende von Phase A zählst du deine Schätze und sagst allen, wie viele es sind. Wo sie liegen, bleibt dein Geheimnis.

## Phase A: Bauen

DOO-BUILD = Phase A: Bauen
DOO-BUILD-1 = Bauelemente sind Wandformationen, Fallen, Monster (Goblins, Orks, Drachen), Schätze und Aufwertungen.
DOO-BUILD-2 = Jedes Bild unten auf der Karte ist ein Bauelement. Nur die Wände gehören zusammen: Alle Wände einer Karte sind eine Formation.
DOO-BUILD-3 = Gebaut wird in der Reihenfolge der Karte, von links nach rechts.
DOO-BUILD-4 = Was gebaut werden kann, muss gebaut werden. Weglassen ist verboten, auch um Platz für etwas Besseres zu sparen.
DOO-BUILD-5 = Findet ein Bauelement keinen erlaubten Platz, wenn es an der Reihe ist, entfällt es endgültig. Weiter geht es mit dem nächsten.
DOO-BUILD-6 = Es zählt nur das Blatt, wie es in diesem Moment aussieht. Unter den erlaubten Plätzen wählst du frei, auch wenn danach für anderes kein Platz mehr ist.
DOO-BUILD-7 = Solange deine Karte offen liegt, darfst du radieren und ihre Elemente anders bauen. Am Ende muss alles wieder sauber von links nach rechts gebaut sein.
DOO-BUILD-8 = Ist die Karte umgedreht, bleibt alles, wie es ist. Was in früheren Runden gebaut wurde, lässt sich nie mehr ändern.
DOO-BUILD-9 = Wände, Fallen und Monster brauchen leere Felder in deinem eigenen Dungeon.
DOO-BUILD-10 = Schätze notierst du heimlich auf dem Wertungsblatt, Aufwertungen kreuzt du an. Beides belegt kein Feld.

## Phase A: Wände

DOO-WALL = Phase A: Wände
DOO-WALL-1 = Zeichne die ganze Formation so, wie sie abgebildet ist. Halbe Formationen gibt es nicht.
DOO-WALL-2 = Du darfst die Formation in Vierteldrehungen drehen und spiegeln.
DOO-WALL-3 = Keine Wand darf außerhalb des Rasters liegen.
DOO-WALL-4 = Jede Wand braucht ein leeres Feld.
DOO-WALL-5 = Danach muss der Held vom Eingang aus noch jedes Feld ohne Wand erreichen können.
DOO-WALL-6 = Auch vom Ausgang aus muss jedes dieser Felder erreichbar sein. So gibt es immer einen Weg vom Eingang zum Ausgang.
DOO-WALL-7 = Kurz gesagt: A1 und H10 bleiben frei von Wänden, und alle Felder ohne Wand hängen über Kanten zusammen.
DOO-WALL-8 = Auch Wände, die sich nur an einer Ecke berühren, versperren den Weg zwischen ihnen.
DOO-WALL-9 = Fallen und Monster versperren bei dieser Prüfung nichts, müssen aber selbst erreichbar bleiben.
DOO-WALL-10 = Wände dürfen direkt neben Wänden, Fallen und Monstern stehen.
DOO-WALL-11 = Passt die Formation nirgends hin, egal wie gedreht, entfällt sie ganz.

## Phase A: Fallen und Monster

DOO-SPACE = Phase A: Fallen und Monster
DOO-SPACE-1 = Eine Falle braucht ein leeres Feld, neben dem keine Falle und kein Monster ist.
DOO-SPACE-2 = Ein Monster braucht ein leeres Feld, neben dem keine Falle und kein Monster ist.
DOO-SPACE-3 = Über Eck berühren ist erlaubt.
DOO-SPACE-4 = Wände spielen für den Abstand keine Rolle. Sie helfen nicht und schaden nicht.
DOO-SPACE-5 = Goblin, Ork oder Drache: Das Bild entscheidet, nicht du.
DOO-SPACE-6 = Eine Falle oder ein Monster ohne freien Platz entfällt.

## Phase A: Schätze

DOO-TREAS = Phase A: Schätze
DOO-TREAS-1 = Für jeden Schatz notierst du heimlich ein Feld deines Dungeons.
DOO-TREAS-2 = Jedes der 80 Felder ist erlaubt: leer, Wand, Falle oder Monster.
DOO-TREAS-3 = Nie zwei Schätze in einem Feld.
DOO-TREAS-4 = Vor der Wertung erfährt niemand sonst deine Felder. Du selbst darfst jederzeit nachsehen.
DOO-TREAS-5 = Nur ein Monster im selben Feld bewacht einen Schatz. Es darf vor oder nach dem Schatz kommen.
DOO-TREAS-6 = Du darfst einen Schatz verstecken, wo kein Monster ist, etwa in einer Wand. Er ist dann nichts wert.

## Phase A: Aufwertungen

DOO-UPG = Phase A: Aufwertungen
DOO-UPG-1 = Für jede Aufwertung kreuzt du ein leeres Kästchen an.
DOO-UPG-2 = Die Kategorie wählst du jedes Mal neu: Goblin, Ork, Drache, Falle, Schatz oder Hand.
DOO-UPG-3 = Innerhalb einer Kategorie kreuzt du ein Kästchen nach dem anderen an.
DOO-UPG-4 = Eine volle Gruppe schaltet die Stufe daneben frei. Eine halbe bewirkt nichts.
DOO-UPG-5 = In jeder Kategorie zählt nur die höchste freigeschaltete Stufe, ohne volle Gruppe die Grundstufe.
DOO-UPG-6 = Eine volle Kategorie kannst du nicht wählen. Sind alle voll, entfällt die Aufwertung.
DOO-UPG-7 =
    Das sind die Leisten (Kästchen und Stufe):
    Goblin +0: je 2 Kästchen +2, bis +12
    Ork +2: je 2 Kästchen +2, bis +12
    Drache +4: je 2 Kästchen +2, bis +12
    Falle 1: 3 Kästchen 2, 3 weitere 3
    Schatz 1: 3 Kästchen 2, 3 weitere 3, 3 weitere 4
    Hand 1: 2 Kästchen 2, 3 weitere 3, 3 weitere 4
DOO-UPG-8 = Die Stufen von Goblin, Ork und Drache zählen zur Stärke jedes Monsters dieser Art.
DOO-UPG-9 = Die Stufe der Fallen ist der Schaden jeder Falle.
DOO-UPG-10 = Die Stufe der Schätze ist der Wert jedes bewachten Schatzes.
DOO-UPG-11 = Die Stufe der Hand ist dein Handkarten-Limit.

## Phase B: Der Heldenweg

DOO-PATH = Phase B: Der Heldenweg
DOO-PATH-1 = Alle geben ihr Dungeonblatt nach links weiter. Du zeichnest also im Dungeon deines rechten Nachbarn. Die geheimen Wertungsblätter bleiben liegen.
DOO-PATH-2 = Jeder zeichnet einen Weg für den Helden, alle gleichzeitig.
DOO-PATH-3 = Der Weg ist eine einzige Linie von A1 nach H10, ohne Abzweigung.
DOO-PATH-4 = Jeder Schritt führt auf ein Nachbarfeld. Nicht diagonal, nicht springen, nicht stehen bleiben.
DOO-PATH-5 = Umkehren ist erlaubt, auch auf das Feld, von dem er gerade kommt.
DOO-PATH-6 = Durch Wände führt kein Weg.
DOO-PATH-7 = Der Weg darf sich kreuzen und neben sich selbst entlanglaufen.
DOO-PATH-8 = Kein Feld darf öfter als zweimal vorkommen, egal in welcher Richtung.
DOO-PATH-9 = Führt der Weg ein zweites Mal über ein Monster, muss dazwischen eine Falle oder ein anderes Monster liegen.
DOO-PATH-10 = Dabei zählt nur die Zeichnung. Auch eine Falle oder ein Monster, an dem der Weg schon war, genügt.
DOO-PATH-11 = Über Fallen darf der Weg ohne weitere Bedingung zweimal führen.
DOO-PATH-12 = Der Weg darf nach A1 zurückkommen und vor dem Ende über H10 laufen. Hinaus führt erst sein Ende.
DOO-PATH-13 = Außer A1 und H10 muss der Weg nichts besuchen.
DOO-PATH-14 = Es muss klar sein, in welche Richtung der Held läuft.
DOO-PATH-15 = Beim Zeichnen darfst du deinen eigenen Aktionsstapel durchsehen.
DOO-PATH-16 = Sind alle Wege fertig, gehen die Blätter zurück. Jetzt sieht jeder die Wege, und sie bleiben, wie sie sind.
DOO-PATH-17 = Einen erlaubten Weg gibt es immer, jeder kürzeste ist einer.

## Phase C: Vorbereitung

DOO-PREP = Phase C: Vorbereitung
DOO-PREP-1 = Die Helden stehen am Eingang, vor dem ersten Feld ihres Weges.
DOO-PREP-2 = Jeder mischt seinen Aktionsstapel und legt ihn verdeckt hin. Ab jetzt darf ihn niemand mehr durchsehen.
DOO-PREP-3 = Jeder zieht so viele Karten, wie sein Handkarten-Limit erlaubt.
DOO-PREP-4 = Wer den Spitzer hat, ist zuerst dran. Dann geht es im Uhrzeigersinn weiter.
DOO-PREP-5 = Nach 14 Runden ist der Spitzer zu zweit wieder bei seinem ersten Besitzer, zu dritt und zu viert zwei Plätze weiter links.

## Phase C: Ein Zug

DOO-TURN = Phase C: Ein Zug
DOO-TURN-1 = Ein Zug hat vier Schritte: Held bewegen, Begegnung, Heldenaktionen legen, Kartenhand auffüllen.
DOO-TURN-2 = In deinem ersten Zug fallen die ersten beiden Schritte weg.
DOO-TURN-3 = Ist der Held in deinem Dungeon tot oder entkommen, fallen sie ebenfalls weg. Die anderen bleiben.
DOO-TURN-4 = Stirbt oder entkommt er mitten in deinem Zug, geht es mit den Heldenaktionen weiter, außer das Spiel ist aus.

## Schritt 1: Bewegen

DOO-MOVE = Schritt 1: Bewegen
DOO-MOVE-1 = Dein Held geht Feld für Feld seinen Weg. Er muss sich bewegen.
DOO-MOVE-2 = Auf dem ersten Feld mit einer Falle oder einem Monster, das nicht durchgestrichen ist, bleibt er stehen.
DOO-MOVE-3 = Über leere Felder und alles Durchgestrichene läuft er einfach weiter.
DOO-MOVE-4 = Nach dem letzten Feld ist er am Ausgang, und die Bewegung endet.
DOO-MOVE-5 = Es zählt, wie weit er auf seinem Weg ist, nicht nur das Feld. So geht es auch beim zweiten Mal richtig weiter.

## Schritt 2: Begegnung

DOO-ENC = Schritt 2: Begegnung
DOO-ENC-1 = Worauf der Held stehen bleibt, dem muss er sich stellen.
DOO-ENC-2 = Wer hinausläuft, begegnet nichts. Dann kannst du keine Dungeonaktion spielen.
DOO-ENC-3 = So läuft eine Falle ab: Du darfst gleich handeln; Heldenaktionen gegen Fallen wirken; du darfst noch einmal handeln; Schaden; die Falle wird durchgestrichen; was nach einer Begegnung geschieht.
DOO-ENC-4 = So läuft ein Kampf ab: Du darfst gleich handeln; Heldenaktionen für Kämpfe wirken; zwei Würfel; Heldenaktionen für den Wurf; du darfst noch einmal handeln; Ergebnis; was nach einer Begegnung geschieht.
DOO-ENC-5 = Wann immer du handeln darfst, spielst du beliebig viele Dungeonaktionen nacheinander, bis du sagst, dass du fertig bist.
DOO-ENC-6 = Tritt ein, worauf Heldenaktionen über deinem Dungeon warten, werden sie ausgeführt.
DOO-ENC-7 = Stirbt der Held durch eine Dungeonaktion vor dem Schaden oder dem Ergebnis, ist die Begegnung sofort vorbei. Falle oder Monster wird nicht durchgestrichen.
DOO-ENC-8 = Stirbt er durch die Falle oder das siegreiche Monster, geschehen deren direkte Folgen noch. Nur was nach der Begegnung käme, entfällt.

## Fallen

DOO-TRAP = Fallen
DOO-TRAP-1 = Der Held erleidet so viel Schaden, wie deine Fallenstufe angibt, verändert durch Aktionen.
DOO-TRAP-2 = Danach wird die Falle durchgestrichen. Jede wirkt nur einmal.
DOO-TRAP-3 = Das Feld ist dann leer. Kommt der Held noch einmal vorbei, läuft er weiter.

## Kämpfe

DOO-FIGHT = Kämpfe
DOO-FIGHT-1 = Du wirfst zwei Würfel für dein Monster.
DOO-FIGHT-2 = Seine Stärke ist die Summe aller Würfel im Kampf, dazu die Stufe seiner Art, dazu alles, was Aktionen ändern.
DOO-FIGHT-3 = Die Stärke steht erst fest, wenn du keine Aktion mehr spielst.
DOO-FIGHT-4 = Mit 20 oder mehr gewinnt das Monster, und der Held erleidet dessen Schaden.
DOO-FIGHT-5 = Ein Monster, das gewinnt, bleibt auf seinem Feld.
DOO-FIGHT-6 = Mit weniger als 20 verliert das Monster und wird durchgestrichen. Dem Helden passiert nichts.
DOO-FIGHT-7 = Führt der Weg noch einmal über ein Monster, das überlebt hat, gibt es einen neuen Kampf mit frischen Würfeln. Alte Boni sind weg.
DOO-FIGHT-8 = Ein Goblin macht 1 Schaden, ein Ork 2, ein Drache 3.

## Dungeonaktionen

DOO-DACT = Dungeonaktionen
DOO-DACT-1 = Während einer Begegnung darfst du beliebig viele Dungeonaktionen spielen, auch keine.
DOO-DACT-2 = Eine Dungeonaktion wirkt immer in deinem eigenen Dungeon.
DOO-DACT-3 = Jede Aktion wird ganz ausgeführt, bevor du die nächste spielst.
DOO-DACT-4 = Danach kommt die Karte auf den allgemeinen Ablagestapel.
DOO-DACT-5 = Du darfst die Würfel abwarten, bevor du eine Aktion spielst.
DOO-DACT-6 = Nach dem Ergebnis eines Kampfes oder dem Schaden einer Falle ist es zu spät.
DOO-DACT-7 = Karten mit KAMPF gehen nur nach dem Wurf, Karten mit FALLE nur vor dem Schaden einer Falle, Karten mit IMMER, wann immer du handeln darfst.
DOO-DACT-8 = Ist die Bedingung einer Karte nicht erfüllt, kannst du sie nicht spielen: falsches Monster, zu viele Würfel, nichts zu ziehen.
DOO-DACT-9 = Mehrere Karten zählen zusammen, auch gleiche.
DOO-DACT-10 = Widerspricht eine Karte den Regeln, gilt die Karte.
DOO-DACT-11 = Was eine Dungeonaktion bewirkt, endet mit der Begegnung.

## Würfellimit

DOO-DICE = Würfellimit
DOO-DICE-1 = In einem Kampf sind nie mehr als vier Würfel.
DOO-DICE-2 = Nur Axt, Talisman und Verfluchte Klinge bringen weitere Würfel.
DOO-DICE-3 = Eine Aktion, die auch nur kurz einen fünften Würfel bräuchte, darfst du nicht spielen.
DOO-DICE-4 = Würfel, die den Kampf verlassen, sind wieder frei.
DOO-DICE-5 = Neu würfeln oder drehen ändert nichts an der Zahl der Würfel.

## Schritt 3: Heldenaktionen

DOO-HACT = Schritt 3: Heldenaktionen
DOO-HACT-1 = Du darfst beliebig viele Heldenaktionen aus der Hand legen, auch keine.
DOO-HACT-2 = Jede legst du offen über den Dungeon eines Gegners, nie über deinen eigenen.
DOO-HACT-3 = Über einem Dungeon ist Platz für zwei Karten, egal von wem.
DOO-HACT-4 = Ein Dungeon, dessen Held tot oder entkommen ist, kommt nicht infrage.
DOO-HACT-5 = Die Karte wirkt in einem späteren Zug dieses Dungeonmeisters, sobald ihr Ereignis eintritt. Dann muss sie ausgeführt werden.
DOO-HACT-6 = Ereignisse sind: Der Held betritt ein Feld, trifft auf eine Falle, beginnt einen Kampf, der erste Wurf im Kampf, Schaden, Schaden am letzten Herz und nach einer Begegnung.
DOO-HACT-7 = Mehrere Karten für dasselbe Ereignis wirken in der Reihenfolge, in der sie gelegt wurden. Gilt die Bedingung einer Karte nicht mehr, wartet sie weiter.
DOO-HACT-8 = Eine ausgeführte Karte kommt auf den allgemeinen Ablagestapel, und ihr Platz ist frei.
DOO-HACT-9 = Tritt das Ereignis nicht ein, bleibt die Karte liegen, so viele Züge es auch dauert.
DOO-HACT-10 = Stirbt oder entkommt der Held, werden alle Karten über seinem Dungeon abgelegt.
DOO-HACT-11 = Auch bei Heldenaktionen gilt die Karte, wenn sie den Regeln widerspricht.

## Schritt 4: Kartenhand auffüllen

DOO-HAND = Schritt 4: Kartenhand auffüllen
DOO-HAND-1 = Du darfst beliebig viele Handkarten verdeckt unter deinen Aktionsstapel legen, in beliebiger Reihenfolge.
DOO-HAND-2 = Dann ziehst du bis zu deinem Handkarten-Limit nach. Du musst.
DOO-HAND-3 = Ist dein Aktionsstapel leer, ziehst du nicht mehr. Es wird nichts neu gemischt.
DOO-HAND-4 = Hast du so viele Karten wie dein Limit oder mehr, ziehst du nichts und legst nichts ab.
DOO-HAND-5 = Das Auffüllen beendet deinen Zug.

## Schaden, Tod, Entkommen

DOO-DMG = Schaden, Tod, Entkommen
DOO-DMG-1 = Für jeden Punkt Schaden wird ein Herz dieses Helden durchgestrichen.
DOO-DMG-2 = Zuerst wirken Karten, die Schaden senken, dann die, die das letzte Herz retten. Danach werden Herzen durchgestrichen.
DOO-DMG-3 = Ohne Herz ist der Held sofort tot. Überzähliger Schaden verfällt.
DOO-DMG-4 = Herzen kommen nur durch Aktionen zurück, nie mehr als am Anfang und nie bei einem toten Helden.
DOO-DMG-5 = Ein Held, der mit mindestens einem Herz den Ausgang erreicht, ist entkommen.
DOO-DMG-6 = Monster, die beim Tod oder Entkommen des Helden nicht durchgestrichen sind, bleiben und zählen.

## Spielende

DOO-END = Spielende
DOO-END-1 = Sobald jeder Held tot oder entkommen ist, ist das Spiel aus. Nichts wird mehr gespielt.

## Wertung

DOO-SCORE = Wertung
DOO-SCORE-1 = Ein Schatz, auf dessen Feld ein eigenes, nicht durchgestrichenes Monster ist, ist bewacht und zählt so viel wie deine Schatzstufe.
DOO-SCORE-2 = Alle anderen Schätze zählen nichts, auch wenn der Held tot ist.
DOO-SCORE-3 = Jedes nicht durchgestrichene Monster zählt: Goblin 1, Ork 2, Drache 3.
DOO-SCORE-4 = Ein toter Held bringt dem Meister seines Dungeons 5 Punkte.
DOO-SCORE-5 = Ein entkommener Held kostet für jedes verbliebene Herz 1 Punkt.
DOO-SCORE-6 = Fallen, Wände, Aufwertungen und Karten zählen nichts.
DOO-SCORE-7 = Die Summe darf negativ sein.
DOO-SCORE-8 = Die höchste Summe gewinnt.
DOO-SCORE-9 = Bei Gleichstand liegt vorn, wer weniger durchgestrichene Monster hat.
DOO-SCORE-10 = Wer auch dann noch gleichauf ist, teilt sich den Platz.

## Geheimes

DOO-INFO = Geheimes
DOO-INFO-1 = Vor der Wertung erfährt niemand die Schatzfelder der anderen. Dann werden alle gezeigt.
DOO-INFO-2 = Wie viele Schätze ein Dungeon hat, wissen ab dem Ende von Phase A alle.
DOO-INFO-3 = Hände und Aktionsstapel sehen die anderen nicht, nur die Zahl der Karten.
DOO-INFO-4 = In Phase C siehst du auch deinen eigenen Stapel nicht. Was du darunterlegst, musst du dir merken.
DOO-INFO-5 = Die zu Beginn entfernten Karten bleiben allen unbekannt.
DOO-INFO-6 = Einen Weg sieht nur, wer ihn zeichnet, bis alle fertig sind.

## Zeichnen

DOO-DRAW = Zeichnen
DOO-DRAW-1 = Es muss erkennbar sein, was gemeint ist. Schönheit zählt nicht.
DOO-DRAW-2 = Ein Goblin ist ein liegendes Oval mit zwei Dreiecken als Ohren, ein Ork ein Quadrat mit einer kleinen Rampe links, ein Drache ein Herz mit zwei Sicheln obendrauf.
DOO-DRAW-3 = Augen, Warzen und Ohrringe dürft ihr dazumalen. Sie bewirken nichts.
DOO-DRAW-4 = Fallen und Wände zeichnet ihr, wie ihr mögt.
DOO-DRAW-5 = Durchgestrichenes bleibt als durchgestrichen sichtbar.

## Klarstellungen

DOO-RULING = Klarstellungen
DOO-RULING-1 = Was tun die Aktionen? Die Karten dieser Ausgabe sind unsere eigenen. Axt, Talisman, Orkkeule und Bombe tun, was die Anleitung von ihnen erzählt.
DOO-RULING-2 = Wie herum läuft das Raster? Buchstaben sind Reihen von oben, Zahlen sind Spalten von links.
DOO-RULING-3 = Sind die Türen Felder? Nein, sie liegen außerhalb, bei A1 und H10.
DOO-RULING-4 = Welche Würfel? Zehnseitige mit den Zahlen 1 bis 10.
DOO-RULING-5 = Wie viele Herzen? Die Zahl ist verloren; mit 15 spielt es sich gut.
DOO-RULING-6 = Die Werte von Goblin und Drache folgen dem Muster des Orks: Grundstufe +0, +2, +4, je zwei Kästchen zwei mehr, Schaden so hoch wie die Punkte.
DOO-RULING-7 = Ein bewachter Schatz ist zuerst 1 wert, mit je drei weiteren Kästchen 2, 3 und 4.
DOO-RULING-8 = Die Gruppen der Handleiste haben 2, 3 und 3 Kästchen.
DOO-RULING-9 = Muss ich Plätze suchen, bei denen alles passt? Nein. Jedes Element wird erst geprüft, wenn es an der Reihe ist.
DOO-RULING-10 = Wann ist fertig gebaut? Wenn alle bestätigt haben. Bis dahin darfst du deine Bestätigung zurücknehmen und noch etwas ändern.
DOO-RULING-11 = Wandert der Spitzer auch nach Runde 14? Ja.
DOO-RULING-12 = Darf ich eine Wand auf meinen eigenen versteckten Schatz zeichnen? Ja, aber dann ist der Schatz wertlos.
DOO-RULING-13 = Ist eine einzelne Wand eine Formation? Ja, die kleinste.
DOO-RULING-14 = Wird die Regel zum zweiten Mal über ein Monster im Spiel noch einmal geprüft? Nein. Der Held kann demselben Monster durchaus in zwei Zügen hintereinander begegnen.
DOO-RULING-15 = Darf der Weg noch einmal über A1 oder schon früher über H10 führen? Ja. Die Türen sind keine Felder.
DOO-RULING-16 = Welche Formationen gibt es? Dreizehn, aus einer bis vier Wänden; manche berühren sich nur über Eck.
DOO-RULING-17 = Darf ich Dungeonaktionen spielen, wenn der Held nichts trifft? Nein.
DOO-RULING-18 = Wann genau darf ich in einer Begegnung handeln? Ganz am Anfang, vor dem Schaden einer Falle und nach den Würfeln eines Kampfes.
DOO-RULING-19 = Mehrere Heldenaktionen auf einmal? In der Reihenfolge, in der sie gelegt wurden; jedes Mal wird die Bedingung neu geprüft.
DOO-RULING-20 = Was wird aus Karten über einem Dungeon ohne Helden? Sie werden abgelegt.
DOO-RULING-21 = Liegen Heldenaktionen offen? Ja.
DOO-RULING-22 = Geht der Zug weiter, wenn der letzte Held weg ist? Nein.
DOO-RULING-23 = Dürfen andere beim Zeichnen eines Weges zusehen? Nein. Und bis alle fertig sind, darfst du deinen ändern.
DOO-RULING-24 = Was, wenn mein Aktionsstapel leer ist? Dann ziehst du nichts.
DOO-RULING-25 = Was, wenn ich nach einem Hilferuf zu viele Karten habe? Du behältst sie und ziehst erst wieder, wenn du unter deinem Limit bist.
DOO-RULING-26 = In welcher Reihenfolge kommen Karten unter den Stapel? Wie du willst, und das bleibt dein Geheimnis.
DOO-RULING-27 = Was, wenn der Held in einer Begegnung stirbt? Stirbt er durch eine Aktion, passiert nichts mehr; durch Falle oder Monster, geschehen noch deren direkte Folgen.
DOO-RULING-28 = Schadet ein verlorener Kampf dem Helden? Nein.
DOO-RULING-29 = Welche Monster zählen beim Gleichstand? Alle durchgestrichenen, warum auch immer.
DOO-RULING-30 = Liegt der allgemeine Ablagestapel offen? Ja.
DOO-RULING-31 = Wer zeichnet zu zweit für wen? Jeder im Dungeon des anderen.
DOO-RULING-32 = Kann eine Karte zwei Aktionen haben? Nein, genau eine.
DOO-RULING-33 = Gibt es eine Höchstzahl an Schätzen? Nein, ein freies Feld findet sich immer.
DOO-RULING-34 = Schlecht lesbare Zahlen: Der Drache zählt 3, der Ork beginnt bei +2, die letzte Stufe des Drachen ist +12, Fallen zählen 0.
DOO-RULING-35 = Nur Punkte entscheiden, was auch immer als Ziel des Spiels erzählt wird.
DOO-RULING-36 = Das Baugesetz sagt dasselbe wie diese Regeln.
DOO-RULING-37 = Darf ich etwas nicht bauen, weil es mir schadet? Nein. Aber wo du es baust, ist deine Sache.
DOO-RULING-38 = Gibt es eine Grenze für meine Heldenaktionen? Nur den Platz über den Dungeons.
DOO-RULING-39 = Wann geht eine Bombe hoch? Beim Legen nennst du ein Monster; es trifft dieses, sobald der Held ein Feld daneben betritt.
DOO-RULING-40 = Was tut die Verfluchte Klinge? Zwei Würfel mehr; gewinnt das Monster, wird es danach durchgestrichen.
DOO-RULING-41 = Darf ich Karten über Helden legen, die noch am Eingang stehen? Ja, dafür ist der erste Zug da.
DOO-RULING-42 = Gibt es andere Aktionen, die Würfel bringen? Nein, nur diese drei.
DOO-RULING-43 = Ändert sich der Weg, wenn etwas durchgestrichen wird? Nein.
DOO-RULING-44 = Und wenn ihr nacheinander baut? Genauso: Bis der Letzte bestätigt hat, darf jeder, der schon gebaut hat, seine Bestätigung zurücknehmen und die Karte dieser Runde noch ändern.
DOO-RULING-45 = Wie heißt ein Dungeon? Sein Meister tauft ihn, bevor es losgeht; ein paar Namen werden vorgeschlagen. Der Name steht auf dem Blatt, im Protokoll und im Ergebnis.
DOO-RULING-46 = Darf ich die Bilder selbst zeichnen? Wer mag, darf das und darf auch den Rand verzieren. Das ist nur fürs Auge, und man muss immer erkennen, was in einem Feld ist.
DOO-RULING-47 = Verrät es etwas, wenn niemand gefragt wird? Nein: Wo es auf verdeckte Karten ankommt, wird ein Meister auch dann gefragt, wenn er nichts spielen kann, solange die anderen das nicht wissen können. Sie sehen nur, dass der Tisch auf den wartet, der reagieren darf.

## Aktionen

DOO-ACT = Aktionen
DOO-ACT-1 = Axt (KAMPF): Wirf einen weiteren Würfel. Er bleibt im Kampf.
DOO-ACT-2 = Talisman (KAMPF): Wirf zwei weitere Würfel, dann verlassen die zwei niedrigsten aller Würfel den Kampf.
DOO-ACT-3 = Verfluchte Klinge (KAMPF): Wirf zwei weitere Würfel; sie bleiben. Gewinnt das Monster, wird es gleich nach seinem Schaden durchgestrichen.
DOO-ACT-4 = Orkkeule (KAMPF): Nur für einen Ork. Seine Stärke steigt um 4.
DOO-ACT-5 = Goblinschleuder (KAMPF): Nur für einen Goblin. Seine Stärke steigt um 6.
DOO-ACT-6 = Gluthauch (KAMPF): Nur für einen Drachen. Seine Stärke steigt um 5.
DOO-ACT-7 = Blutgebräu (KAMPF): Die Stärke steigt um die Zahl der durchgestrichenen Herzen, höchstens um 6. Nicht ohne durchgestrichenes Herz.
DOO-ACT-8 = Wuttrunk (KAMPF): Die Stärke steigt um 1, und gewinnt das Monster, auch sein Schaden.
DOO-ACT-9 = Gezinkter Würfel (KAMPF): Drehe den niedrigsten Würfel auf 7. Nur wenn er weniger zeigt.
DOO-ACT-10 = Knochenbecher (KAMPF): Wähle einen oder mehrere Würfel und wirf jeden noch einmal.
DOO-ACT-11 = Geschärfte Spieße (FALLE): Der Schaden dieser Falle steigt um 2.
DOO-ACT-12 = Aufziehfeder (FALLE): Diese Falle wird nach dieser Begegnung nicht durchgestrichen.
DOO-ACT-13 = Rauchvorhang (KAMPF): Der Kampf endet sofort ohne Sieger. Kein Schaden, und das Monster bleibt.
DOO-ACT-14 = Stolperseil (IMMER): Der Held verliert sofort ein Herz. Dieser Schaden kommt weder von einer Falle noch von einem Monster.
DOO-ACT-15 = Gegenzauber (IMMER): Lege eine Karte ab, die über deinem Dungeon liegt.
DOO-ACT-16 = Hilferuf (IMMER): Zieh zwei Karten, auch über dein Handkarten-Limit hinaus.
DOO-ACT-17 = Bombe (Feld betreten): Nenne beim Legen ein Monster. Es wird durchgestrichen, sobald der Held ein Feld daneben betritt. Ist es vorher schon durchgestrichen, wird die Bombe abgelegt.
DOO-ACT-18 = Faustschild (Schaden): Der nächste Schaden durch ein Monster sinkt um 2.
DOO-ACT-19 = Verband (nach einer Begegnung): Nach der nächsten Begegnung, in der der Held ein Herz verloren hat, kommen bis zu zwei Herzen zurück.
DOO-ACT-20 = Langschwert (Kampf): Im nächsten Kampf sinkt die Stärke des Monsters um 3.
DOO-ACT-21 = Weihwasser (Wurf): Nach dem ersten Wurf des nächsten Kampfes wird der höhere Würfel neu geworfen.
DOO-ACT-22 = Diebeswerkzeug (Falle): Die nächste Falle macht keinen Schaden und wird durchgestrichen; die Begegnung endet.
DOO-ACT-23 = Lindwurmspieß (Kampf): Im nächsten Kampf gegen einen Drachen sinkt dessen Stärke um 5.
DOO-ACT-24 = Orkpfeife (Kampf): Im nächsten Kampf gegen einen Ork sinkt dessen Stärke um 4.
DOO-ACT-25 = Goblinnetz (Kampf): Im nächsten Kampf gegen einen Goblin zählt seine Stufe als +0.
DOO-ACT-26 = Flügelstiefel (Feld betreten): Bei der nächsten Falle bleibt der Held nicht stehen, und die Falle bleibt, wie sie ist.
DOO-ACT-27 = Schweigerolle (Kampf): Im nächsten Kampf darf der Dungeonmeister nur eine Dungeonaktion spielen. Was er vor den Würfeln gespielt hat, zählt nicht.
DOO-ACT-28 = Phönixtrunk (letztes Herz): Der nächste Schaden, der das letzte Herz kosten würde, lässt ein Herz übrig.
DOO-ACT-29 = Ein Faustschild reagiert nicht auf Schaden, der schon 0 ist. Zwei wirken nacheinander, solange Schaden übrig ist.
DOO-ACT-30 = Boni ändern die Stärke, nie die Würfel. Gezinkter Würfel, Knochenbecher und Weihwasser ändern Würfel, und spätere Aktionen sehen die neuen Zahlen.
