### Die Regeln von Dungeoneer, für Spielerinnen und Spieler erzählt.
### Eine Nachricht je Regel; die Nachricht mit dem bloßen Kürzel ist die Überschrift des Abschnitts.

## Goldene Regeln

DGR-GOLD = Goldene Regeln
DGR-GOLD-1 = Widerspricht ein Kartentext einer Regel, gilt der Kartentext.
DGR-GOLD-2 = Widersprechen sich zwei Kartentexte, gilt die Karte, die zuletzt gespielt wurde.
DGR-GOLD-3 = Alles, was einen Wurf verändert, muss vor dem Würfeln angesagt und bezahlt sein. Danach ändert nichts mehr daran.
DGR-GOLD-4 = Eine Karte wirkt in dem Augenblick, in dem sie gespielt wird.
DGR-GOLD-5 = Soll mehreres gleichzeitig geschehen, entscheidet die Rangfolge: Vorteile, Spezialfähigkeiten, Schätze, Flüche, Ausgänge, ausgegebene BP, Betreten, Ruhm und Gefahr, Wirkungen des Ortes, Ereignisse, Angriffswürfe, Verteidigungswürfe, Heldentaten, dann die Spieler der Reihe nach.
DGR-GOLD-6 = Innerhalb eines Rangs kommt zuerst der Spieler am Zug, danach geht es im Uhrzeigersinn weiter.
DGR-GOLD-7 = Vorteile stehen im Rang vor Flüchen und Ereignissen. Darum wird eine Reaktion ausgeführt, bevor die Karte wirkt, auf die sie antwortet.
DGR-GOLD-8 = Vor jedem Wurf dürfen alle der Reihe nach, beginnend mit dem Spieler am Zug, etwas spielen oder einsetzen oder passen. Gewürfelt wird, wenn alle nacheinander gepasst haben.
DGR-GOLD-9 = Karten für jederzeit könnt ihr in derselben Reihenfolge auch zu Beginn jeder Phase, nach jeder Aktion des Spielers am Zug und nach jeder abgehandelten Karte nutzen, aber nie zwischen Wurf und Ergebnis.

## Wer gewinnt

DGR-WIN = Wer gewinnt
DGR-WIN-1 = Sobald dein Held 3 Heldentaten erfüllt hat, hast du gewonnen.
DGR-WIN-2 = Als Kerkermeister gewinnst du, sobald du so viele Helden besiegt hast, wie du Gegner hast.
DGR-WIN-3 = Ein besiegter Held zählt für den Spieler, dessen Karte, Monster oder Held ihm das letzte Leben genommen hat. Ausgänge, Herausforderungen, misslungene Heldentaten, eigene Kosten und der eigene Held zählen für niemanden.
DGR-WIN-4 = Mehrere Helden desselben Gegners, der wieder eingestiegen ist, zählen jeder für sich.
DGR-WIN-5 = Sind alle anderen ausgeschieden, gewinnt der letzte Spieler.
DGR-WIN-6 = Rechnet mit etwa 20 Minuten pro Person; eine Zugbegrenzung gibt es nicht.

## Spielvorbereitung

DGR-SETUP = Spielvorbereitung
DGR-SETUP-1 = Ein Spieler übernimmt das Austeilen und geht diese Schritte der Reihe nach durch.
DGR-SETUP-2 = Jeder bekommt eine Heldenkarte offen: zufällig, oder auf Wunsch wählt jeder reihum, beginnend links vom Geber.
DGR-SETUP-3 = Die Heldenkarte liegt in deinem Inventar. Dein Held hat 6 Leben und beginnt auf Stufe 1.
DGR-SETUP-4 = Übersichtskarten sind nur Gedächtnisstützen und haben im Spiel keine Wirkung.
DGR-SETUP-5 = Die übrigen Karten werden nach ihren Rückseiten in Abenteuer, Orte und Heldentaten sortiert, gemischt und verdeckt bereitgelegt.
DGR-SETUP-6 = Ist ein Stapel leer, wird sein Ablagestapel gemischt und zum neuen Stapel, auch mitten im Ziehen. Sind beide leer, wird nicht mehr gezogen.
DGR-SETUP-7 = Jeder bekommt 2 zufällige Heldentaten offen vor sich: seine persönlichen Aufträge.
DGR-SETUP-8 = Dann wird 1 Heldentat offen neben den Stapel gelegt: der allgemeine Auftrag, der allen offensteht.
DGR-SETUP-9 = Nimmt jemand den allgemeinen Auftrag an, wird sofort der nächste aufgedeckt, sodass immer 1 ausliegt. Ist der Stapel leer, bleibt die Auslage leer, bis eine Heldentat zurückkommt.
DGR-SETUP-10 = Alle würfeln um die Initiative; bei Gleichstand würfeln die Besten noch einmal. Wer am höchsten würfelt, beginnt.
DGR-SETUP-11 = Der Eingang (mit dem Turm) kommt offen in die Mitte.
DGR-SETUP-12 = 4 Gänge oder Straßen werden an die 4 Seiten des Eingangs gelegt, so wie es erlaubt ist.
DGR-SETUP-13 = Die übrigen Orte werden gemischt und bilden den verdeckten Ortsstapel.
DGR-SETUP-14 = Alle Figuren beginnen auf dem Eingang.
DGR-SETUP-15 = Jeder beginnt mit 1 Ruhm und 1 Gefahr. Für das Stehen auf dem Eingang gibt es nichts dazu.
DGR-SETUP-16 = Jeder zieht 5 Abenteuerkarten als verdeckte Hand.

## Der Spielzug

DGR-TURN = Der Spielzug
DGR-TURN-1 = Eine Runde besteht aus einem Zug von jedem, vom Startspieler an im Uhrzeigersinn.
DGR-TURN-2 = Ein Zug hat immer diese Phasen: 1 Anfang, 2 Kerkermeister, 3 Aufbau, 4 Helden, 5 Schluss.
DGR-TURN-3 = Wer ausgeschieden ist, wird übersprungen.
DGR-TURN-4 = Ruhm und Gefahr fallen nie unter 0 und haben keine Obergrenze.
DGR-TURN-5 = Zum Inventar gehören Heldenkarte, Punkteübersicht, Heldentaten, Vorteile, dauerhafte Flüche, Schätze und Horde.
DGR-TURN-6 = „Du“ auf einer Karte ist immer der Spieler, der sie benutzt.
DGR-TURN-7 = Das Ziel einer Karte bestimmt, wer sie spielt.
DGR-TURN-8 = Was einmal pro Zug geht, kannst du nach dem Benutzen erst wieder im Zug des nächsten Spielers nutzen, also einmal im Zug von jedem.

## Phase 1: Anfang

DGR-RESET = Phase 1: Anfang
DGR-RESET-1 = Alle Ausgänge kehren zu ihrem aufgedruckten Zustand zurück, außer ein Held hält einen von der Schwelle aus offen.
DGR-RESET-2 = Karten, die einmal pro Zug wirken, sind wieder nutzbar, bei allen Spielern.
DGR-RESET-3 = Wirkungen, die einen Zug lang dauern, enden.
DGR-RESET-4 = Für jede bereite Karte mit Unterhalt zahlst du jetzt den Ruhm oder nimmst sie auf die Hand zurück, Karte für Karte in beliebiger Reihenfolge.
DGR-RESET-5 = Ein aufgesparter BP aus deinem letzten Zug verfällt zuerst.
DGR-RESET-6 = Dann erhältst du so viele BP, wie dein Held Schnelligkeit hat.
DGR-RESET-7 = Als schon besucht gilt in diesem Zug nur der Ort, auf dem dein Held steht.

## Phase 2: Kerkermeister

DGR-LORD = Phase 2: Kerkermeister
DGR-LORD-1 = Du darfst Flüche und Ereignisse aus der Hand und Monster aus deiner Horde spielen.
DGR-LORD-2 = Du zahlst sofort mit der Gefahr eines Gegners; er muss den ganzen Preis haben.
DGR-LORD-3 = Die Karte trifft den Spieler, dessen Gefahr du ausgegeben hast.
DGR-LORD-4 = Ein Fluch ohne bestimmtes Ziel darf mit der Gefahr irgendeines Gegners bezahlt werden.
DGR-LORD-5 = Die Gefahr mehrerer Spieler darf nie zusammengelegt werden.
DGR-LORD-6 = Deine eigene Gefahr darfst du nie ausgeben.
DGR-LORD-7 = Alle Ereignisse gegen denselben Gegner musst du in diesem Zug auf einmal spielen; weitere gegen ihn gibt es danach nicht.
DGR-LORD-8 = Verschiedene Gegner dürfen je einen solchen Schub bekommen, einer nach dem anderen, in deiner Reihenfolge.
DGR-LORD-9 = Flüche darfst du in der ganzen Phase spielen: vor, zwischen und nach den Ereignissen.
DGR-LORD-10 = Du musst nichts spielen.
DGR-LORD-11 = Ein Fluch darf auch deinen eigenen Helden treffen, solange nicht deine eigene Gefahr ihn bezahlt.

## Phase 3: Aufbau

DGR-BUILD = Phase 3: Aufbau
DGR-BUILD-1 = Du ziehst 1 Ort und legst ihn an einer erlaubten Stelle deiner Wahl an. Das ist Pflicht.
DGR-BUILD-2 = Ist der Ortsstapel leer, entfällt die Phase.
DGR-BUILD-3 = Passt ein gezogener Ort nirgends, kommt er unter den Stapel und du ziehst den nächsten. Passt keiner, wird nichts gelegt.

## Phase 4: Helden

DGR-HPHASE = Phase 4: Helden
DGR-HPHASE-1 = In dieser Phase darfst du jederzeit mit Ruhm Vorteile und Schätze aus der Hand ins Inventar spielen.
DGR-HPHASE-2 = Nur was offen in deinem Inventar liegt, kann dein Held benutzen. Handkarten sind bloß Vorrat.
DGR-HPHASE-3 = So oft die BP reichen und in beliebiger Reihenfolge darfst du gehen, (einmal) erforschen, Heldentaten versuchen und spezielle Aktionen ausführen.
DGR-HPHASE-4 = Die Phase endet, wenn du sie beendest oder sobald du eine Heldentat erfüllst.
DGR-HPHASE-5 = Ändert sich deine Schnelligkeit im Zug, bleiben die BP dieses Zuges gleich; sie gilt ab deiner nächsten Anfangs-Phase.

## Phase 5: Schluss

DGR-END = Phase 5: Schluss
DGR-END-1 = Du erhältst Ruhm und Gefahr des Ortes, auf dem du stehst, wenn du sie in diesem Zug noch nicht bekommen hast.
DGR-END-2 = Das löst weder Wirkungen noch Herausforderungen des Ortes aus.
DGR-END-3 = Von übrigen BP darfst du höchstens 1 für die Züge der anderen aufsparen; der Rest verfällt.
DGR-END-4 = Hast du mindestens 1 Handkarte, darfst du genau 1 Karte ablegen: aus der Hand, einen Schatz oder ein Monster deiner Horde.
DGR-END-5 = Mit leerer Hand legst du nichts ab.
DGR-END-6 = Hast du danach weniger als 5 Handkarten, ziehst du auf 5 nach.
DGR-END-7 = Mehr als 5 Karten sind erlaubt; dann ziehst du nicht und musst nichts ablegen.
DGR-END-8 = Die Reihenfolge ist: Punkte, Aufsparen, Ablegen, Ziehen. Danach ist der Nächste dran.

## Ereignisse

DGR-ENC = Ereignisse
DGR-ENC-1 = Ein Ereignis läuft in drei Schritten ab: a Angriff, b Erwiderung, c Auswertung.
DGR-ENC-2 = Schritt a: Du legst alle Karten des Schubs in der Reihenfolge aus, in der sie abgehandelt werden, zahlst jede mit der Gefahr des Gegners und nennst für jedes Monster die Angriffsart.
DGR-ENC-3 = Die Karten liegen auf dem Ort des angegriffenen Helden und gelten dort bis zum Ende der Kerkermeister-Phase.
DGR-ENC-4 = Schritt b: Bevor eine Karte abgehandelt wird, dürfen Betroffene Reaktionen spielen und sich anders wehren. Wer nicht zahlen kann, kann nicht reagieren.
DGR-ENC-5 = Schritt c: Ein Monster greift an, eine Falle ist eine Probe; die Karten kommen nacheinander in der angesagten Reihenfolge dran.
DGR-ENC-6 = Ein Ereignis trifft nur Helden auf seinem eigenen Ort, nie auf angrenzenden, außer die Karte sagt es.
DGR-ENC-7 = Ein Monster greift nur den Helden an, dessen Gefahr dafür ausgegeben wurde.
DGR-ENC-8 = Eine Falle trifft jeden Helden, der beim Abhandeln auf dem Ort steht, auch den des Spielers, der sie gespielt hat.
DGR-ENC-9 = Wer den Ort vorher verlassen kann, ist von der Karte nicht betroffen.
DGR-ENC-10 = Ist der angegriffene Held fort oder besiegt, greift das Monster nicht an. Es bleibt unverletzt, und die Gefahr ist ausgegeben.
DGR-ENC-11 = Eine Falle kommt nach dem Abhandeln auf den Ablagestapel.

## Angriffe

DGR-ATK = Angriffe
DGR-ATK-1 = Angriffsarten sind Nahkampf, Magie und Schnelligkeit. Nahkampftreffer verwunden, magische wirken oft besonders, Schnelligkeit ist selten ein Angriff.
DGR-ATK-2 = Beginnen darfst du einen Angriff nur mit einem Standardangriff (Kreis).
DGR-ATK-3 = Mit einem Gegenangriff (Raute) darf nie ein Angriff begonnen werden.
DGR-ATK-4 = Auch mit einem Standardangriff schlägst du zurück, wenn du mit dieser Art angegriffen wirst.
DGR-ATK-5 = Ein Gegenangriff lässt dich 1 Wunde zufügen, wenn du mit dieser Art angegriffen wirst und gewinnst.
DGR-ATK-6 = Eine Art ohne Symbol zählt bei der Verteidigung mit, fügt aber beim Gewinnen nichts zu.
DGR-ATK-7 = Ein Monster, das in der Kerkermeister-Phase ins Spiel kommt, macht 1 Überraschungsangriff auf den Helden, dessen Gefahr es bezahlt hat.
DGR-ATK-8 = Jedes Monster und jeder Held darf nur einen Standardangriff pro Zug beginnen. Zurückschlagen ist nicht begrenzt.
DGR-ATK-9 = Angreifer und Verteidiger würfeln gleichzeitig mit je einem Würfel und zählen ihren Wert der gewählten Angriffsart dazu.
DGR-ATK-10 = Die höhere Summe trifft; der Verlierer erleidet 1 Wunde, außer es ist ein besonderer Effekt aufgedruckt.
DGR-ATK-11 = Bei Gleichstand haben sich beide verteidigt, und niemandem geschieht etwas.
DGR-ATK-12 = Auch der Verteidiger kann mit demselben Wurf treffen, wenn er für diese Art ein Symbol hat.
DGR-ATK-13 = Ein besonderer Treffer-Effekt ersetzt die 1 Wunde; er kommt nicht dazu.
DGR-ATK-14 = Er gehört zu einer Angriffsart und gilt bei jedem Treffer seines Besitzers damit, beim Angreifen wie beim Zurückschlagen.
DGR-ATK-15 = Nimmt ein Treffer mehr Ruhm, als der Verlierer hat, verliert er, was da ist; der Rest verfällt.
DGR-ATK-16 = Kein Wert fällt durch Wirkungen unter 0.

## Die Horde

DGR-HORDE = Die Horde
DGR-HORDE-1 = Ein unverletztes überlebendes Monster nimmst du auf die Hand oder in deine Horde, wie du willst.
DGR-HORDE-2 = Ein verwundetes Monster kommt immer mit seinen Wunden in die Horde.
DGR-HORDE-3 = Wunden von Monstern heilen nicht.
DGR-HORDE-4 = Ein Monster mit 0 Leben ist besiegt und wird abgelegt.
DGR-HORDE-5 = Überlebende werden am Ende der Kerkermeister-Phase einsortiert; bis dahin bleiben sie auf dem Ort. Besiegte gehen sofort.
DGR-HORDE-6 = Eine Horde fasst höchstens 3 Monster. Sind es mehr, entscheidet ihr Besitzer, welche abgelegt werden.
DGR-HORDE-7 = Unerwünschte Monster darfst du ablegen, wenn neue dazukommen, und eines in deiner Schluss-Phase statt einer anderen Karte.
DGR-HORDE-8 = Hordenmonster spielst du wie Monster aus der Hand: zum vollen Preis mit der Gefahr eines Gegners.
DGR-HORDE-9 = Hordenmonster zählen nicht als Handkarten.
DGR-HORDE-10 = Ein Monster, das angegriffen hat, darf es frühestens in deinem nächsten Zug wieder tun.
DGR-HORDE-11 = Ein unverletztes Hordenmonster darf nach seinem Angriff auch auf die Hand genommen werden.
DGR-HORDE-12 = Eine Horde steht nicht auf dem Plan (außer in der Kampagne). Ihre Monster kann man nur fordern, solange sie als Ereignis auf einem Ort liegen.

## Belohnung

DGR-REWARD = Belohnung
DGR-REWARD-1 = Für jede Wunde, die dein Monster einem Helden zufügt, darfst du irgendeinem Spieler 1 Gefahr geben, jeden Punkt einzeln, oder niemandem.
DGR-REWARD-2 = Für jede Wunde, die dein Held einem Monster zufügt, erhältst du 1 Ruhm.
DGR-REWARD-3 = Die Belohnung ist nie größer als das Leben, das der Getroffene noch hatte.
DGR-REWARD-4 = Fallen, Flüche, Ausgänge und Herausforderungen bringen keine solche Gefahr.
DGR-REWARD-5 = Monster von Heldentaten und Orten spielt dein linker Nachbar: Er entscheidet und würfelt.
DGR-REWARD-6 = Kämpfe mit solchen Monstern bringen niemandem Ruhm oder Gefahr.
DGR-REWARD-7 = Besiegst du so ein Monster, bekommst du, was auf Heldentat oder Ort steht.
DGR-REWARD-8 = Ist der linke Nachbar ausgeschieden, übernimmt der nächste zur Linken.

## Proben

DGR-TEST = Proben
DGR-TEST-1 = Eine Probe ist ein Würfel plus der genannte Wert deines Helden. Wer die Zahl erreicht oder übertrifft, besteht.
DGR-TEST-2 = Erfolg bringt die Erfolgswirkung, sonst geschieht die Wirkung des Fehlschlags.
DGR-TEST-3 = Geprüft werden Nahkampf, Magie oder Schnelligkeit, aber auch das aktuelle Leben oder die Stufe.
DGR-TEST-4 = Fallen und Herausforderungen sind Proben, wenn nichts anderes dasteht.
DGR-TEST-5 = Bei einer Falle würfelt jeder Held auf dem Ort seine eigene Probe, der Spieler am Zug zuerst.

## Bewegen

DGR-MOVE = Bewegen
DGR-MOVE-1 = Jeder Schritt auf einen anderen Ort kostet 1 BP.
DGR-MOVE-2 = Ein Schritt führt durch einen möglichen Ausgang deines Ortes; es gilt der Zustand auf deiner eigenen Karte.
DGR-MOVE-3 = Ein Schritt läuft so ab: Ausgang, BP, Betreten, Ruhm und Gefahr, dann Herausforderung und andere Wirkungen.
DGR-MOVE-4 = Betrittst du einen Ort freiwillig und zum ersten Mal in deinem Zug, erhältst du seinen Ruhm und seine Gefahr.
DGR-MOVE-5 = Ein schon besuchter Ort, auch der, auf dem dein Zug begann, bringt beim Betreten nichts.
DGR-MOVE-6 = Endet dein Zug auf einem Ort, der dir schon Punkte gab, gibt es keine weiteren.
DGR-MOVE-7 = Jedes Betreten in deinem Zug löst Herausforderung und Wirkungen aus, auch ohne Punkte.
DGR-MOVE-8 = Wer außerhalb seines Zuges bewegt wird, erhält nichts und löst nichts aus, wenn die Karte nichts anderes sagt.
DGR-MOVE-9 = Bewegst du dich in deinem Zug durch eine eigene Karte, gilt das als freiwillig; durch die Karte eines anderen nicht.
DGR-MOVE-10 = Du darfst jederzeit anhalten und BP behalten.
DGR-MOVE-11 = Du darfst den ganzen Zug stehen bleiben (rasten) und erhältst die Punkte des Ortes genau einmal, in der Schluss-Phase.
DGR-MOVE-12 = Einmal pro Zug darfst du für 1 BP einen weiteren Ort ziehen und irgendwo erlaubt anlegen, solange der Stapel reicht.

## Hingelegte Helden

DGR-TIP = Hingelegte Helden
DGR-TIP-1 = Ein hingelegter Held kann BP nur zum Aufstehen ausgeben.
DGR-TIP-2 = Aufstehen kostet 1 BP, im eigenen Zug oder außerhalb.
DGR-TIP-3 = Verlangt es die Karte, musst du dazu die Herausforderung noch einmal bestehen; der BP ist so oder so weg.
DGR-TIP-4 = Ein hingelegter Held verteidigt sich normal und darf Karten spielen, die keine BP kosten, aber nicht gehen, erforschen, fordern oder Heldentaten versuchen.

## Heldentaten

DGR-QUEST = Heldentaten
DGR-QUEST-1 = In deiner Helden-Phase darfst du eine Heldentat jederzeit versuchen, wenn du auf dem genannten Ort stehst.
DGR-QUEST-2 = Stehst du auf dem Ort des allgemeinen Auftrags, darfst du ihn in deiner Helden-Phase kostenlos annehmen; niemand muss.
DGR-QUEST-3 = Ein angenommener Auftrag kommt zu deinen persönlichen, seine Anweisungen gelten, und sofort wird der nächste aufgedeckt.
DGR-QUEST-4 = Ein allgemeiner Auftrag muss angenommen sein, bevor du ihn versuchst.
DGR-QUEST-5 = Ersetzt wird er nur einmal, beim Annehmen, nicht noch einmal beim Erfüllen.
DGR-QUEST-6 = Niemand darf mehr als 3 unerfüllte Heldentaten vor sich haben. Für eine weitere musst du eine aufgeben oder verzichten.
DGR-QUEST-7 = Eine aufgegebene Heldentat kommt ohne ihre Marker unter den Stapel.
DGR-QUEST-8 = Der erste Versuch in einem Zug ist kostenlos, wenn die Karte nichts anderes sagt.
DGR-QUEST-9 = Jeder weitere Versuch im selben Zug kostet 1 BP.
DGR-QUEST-10 = Pro Zug kannst du nur eine Heldentat erfüllen.
DGR-QUEST-11 = Beim Erfüllen wird die Karte umgedreht, du nimmst die Belohnung, und es folgt sofort deine Schluss-Phase.
DGR-QUEST-12 = Eine erfüllte Heldentat ist aus dem Spiel, zählt für die 3 und nicht mehr zu den offenen.
DGR-QUEST-13 = Belohnungen sind: eine Stufe steigen, Leben zurück (nie über das Höchste), Ruhm, oder bei dunklen Taten Gefahr.
DGR-QUEST-14 = Nur der Held, der die Tat erfüllt, bekommt die Belohnung.
DGR-QUEST-15 = Im Standardspiel liegen alle Heldentaten offen.
DGR-QUEST-16 = Jede Heldentat hat genau eine Bedingung (Gelegenheit, Begleitung, Opfer, Kopfgeldjagd, Gefahr) und höchstens ein Merkmal (Effekt, Artefakt, Suche).

## Effekt

DGR-QEFF = Effekt
DGR-QEFF-1 = Der Effekt einer Heldentat wirkt, solange sie vor einem Spieler liegt, auf ihn oder auf alle, wie es dasteht.
DGR-QEFF-2 = Solange sie als allgemeiner Auftrag ausliegt, wirkt ihr Effekt noch nicht, sondern erst nach dem Annehmen.
DGR-QEFF-3 = Der Effekt eines angenommenen allgemeinen Auftrags betrifft alle Helden.
DGR-QEFF-4 = Der Effekt endet, wenn die Tat erfüllt oder aufgegeben wird.

## Artefakt

DGR-QART = Artefakt
DGR-QART-1 = Eine erfüllte Artefakt-Tat wird gedreht und gibt dir statt einer anderen Belohnung dauerhaft die aufgedruckte Fähigkeit.
DGR-QART-2 = Artefakte geben normalerweise keine Stufe.
DGR-QART-3 = Ein Artefakt ist kein Schatz: kein Limit, kein Ablegen, kein Stehlen. Es zählt als erfüllte Heldentat.

## Suche

DGR-QSRCH = Suche
DGR-QSRCH-1 = Bei einer Suche musst du auf dem Ort erst die Suchprobe bestehen, bevor du die Bedingung versuchen kannst.
DGR-QSRCH-2 = Die Suchprobe ist der Versuch: der erste im Zug frei, jeder weitere 1 BP. Nach Erfolg versuchst du die Bedingung gleich im selben Versuch.
DGR-QSRCH-3 = Ein Erfolg hält bis zum Ende des Zuges; danach musst du neu suchen.

## Gelegenheit

DGR-QOPP = Gelegenheit
DGR-QOPP-1 = Eine Gelegenheit verlangt einen besonderen Wurf; jeder Versuch, auch der erste, kostet 1 BP.
DGR-QOPP-2 = So viele Versuche pro Zug, wie du BP hast.
DGR-QOPP-3 = Aufgedruckte Hilfen darfst du vor einem Versuch beliebig oft nutzen; sie gelten nur für diesen einen Versuch.

## Begleitung

DGR-QESC = Begleitung
DGR-QESC-1 = Auf dem ersten Ort triffst du kostenlos deinen Schützling; ein Marker zeigt, dass er bei dir ist.
DGR-QESC-2 = Bringst du ihn zum zweiten Ort und lieferst ihn dort kostenlos ab, ist die Tat erfüllt.
DGR-QESC-3 = Treffen und Abliefern verbrauchen den freien Versuch nicht.
DGR-QESC-4 = Eine allgemeine Begleitung wird persönlich, sobald der Schützling getroffen ist, und sofort liegt ein neuer Auftrag aus.
DGR-QESC-5 = Wer schon 3 offene Taten hat, muss eine andere aufgeben oder verzichten.
DGR-QESC-6 = Ein Held auf demselben Ort darf in seinem Zug den Begleiter fordern, um ihm den Schützling abzunehmen. Er sagt es vor dem Wurf an.
DGR-QESC-7 = Trifft er, gibt es keine Wunde: Er nimmt Schützling und Tat als eigenen persönlichen Auftrag (und hat höchstens 3).
DGR-QESC-8 = Gewinnt der Verteidiger, schlägt er normal zurück; bei Gleichstand geschieht nichts.
DGR-QESC-9 = Ein Dieb mit 3 offenen Taten muss eine aufgeben oder den Schützling lassen, wo er ist.

## Opfer

DGR-QSAC = Opfer
DGR-QSAC-1 = Opfer: Auf dem genannten Ort zahlst du den ganzen Preis, und die Tat ist erfüllt.
DGR-QSAC-2 = Kannst du nicht alles zahlen, zahlst du nichts und nichts geschieht. Leben darf nicht bis auf 0 gezahlt werden.
DGR-QSAC-3 = Opfer bringen meist Gefahr und eine Stufe.

## Kopfgeldjagd

DGR-QBTY = Kopfgeldjagd
DGR-QBTY-1 = Versuchst du die Tat, darf ihr Monster dich einmal kostenlos angreifen; dein linker Nachbar entscheidet, wählt die Art und würfelt.
DGR-QBTY-2 = Das Monster hat nur einen Standardangriff pro Zug.
DGR-QBTY-3 = Nach seinem Angriff darfst du es für 1 BP fordern, wenn dein Standardangriff noch frei ist.
DGR-QBTY-4 = Seine Wunden bleiben von Zug zu Zug auf der Tat.
DGR-QBTY-5 = Die Tat ist erfüllt, wenn das Monster 0 Leben hat, ob beim Zurückschlagen oder im Zweikampf.
DGR-QBTY-6 = Nach dem Versuch ist das Monster bis zum Ende des Zuges für dich auf dem Ort; nur du kannst es bekämpfen.

## Gefahr

DGR-QDNG = Gefahr
DGR-QDNG-1 = Gefahr: Auf dem genannten Ort musst du eine Bedrohung durch eine Probe überwinden.
DGR-QDNG-2 = Der erste Versuch im Zug ist frei, jeder weitere kostet 1 BP; Zweikämpfe sind das nicht.
DGR-QDNG-3 = Ein Fehlschlag trifft alle Helden auf dem Ort, ohne dass sie würfeln.
DGR-QDNG-4 = Nur wer am Zug ist, kann die Tat erfüllen.

## Spezielle Aktionen

DGR-SPEC = Spezielle Aktionen
DGR-SPEC-1 = Diese Aktionen gehen im eigenen Zug und außerhalb, wenn die Punkte dafür da sind.
DGR-SPEC-2 = Spiele eine Karte mit dem Zeitpunkt jederzeit.
DGR-SPEC-3 = Spiele einen Vorteil mit dem Zeitpunkt Reaktion, wenn ein anderer ein Ereignis oder einen Fluch gegen dich spielt.
DGR-SPEC-4 = Setze eine bereite Karte ein, indem du ihre Kosten zahlst.
DGR-SPEC-5 = Stelle einen hingelegten Helden für 1 BP auf.
DGR-SPEC-6 = Beginne für 1 BP einen Zweikampf gegen ein Monster oder einen Helden.
DGR-SPEC-7 = Eine Karte, die einen Wurf ändert, muss vor diesem Wurf benutzt werden.
DGR-SPEC-8 = Der aufgesparte BP geht nur für spezielle Aktionen und Kosten bereiter Karten, nicht zum Gehen, Erforschen oder für Heldentaten.
DGR-SPEC-9 = Ein jederzeit spielbarer Fluch wird mit der Gefahr des Gegners bezahlt, den er trifft, nie mit der eigenen.

## Zweikampf

DGR-DUEL = Zweikampf
DGR-DUEL-1 = Ein Held darf pro Zug nur einen Standardangriff beginnen, für 1 BP.
DGR-DUEL-2 = Er muss auf demselben Ort wie sein Gegner stehen.
DGR-DUEL-3 = Er wählt eine seiner Standardangriffsarten.
DGR-DUEL-4 = Ein Zweikampf läuft ab wie jeder Angriff.
DGR-DUEL-5 = Du darfst ein Monster fordern, das als Ereignis auf deinem Ort liegt, vor allem eines, das dich gerade angegriffen hat.
DGR-DUEL-6 = Das geht auch in der Erwiderung, bevor es angreift; ist es dann besiegt, fällt sein Angriff aus.
DGR-DUEL-7 = Du darfst einen anderen Helden fordern; jeder erhält 1 Ruhm für jede Wunde, die er zufügt.
DGR-DUEL-8 = Du darfst mit dem Zweikampf auch einen Schützling abnehmen, statt zu verwunden.
DGR-DUEL-9 = Die Grenze für Belohnungen gilt auch im Zweikampf.

## Orte

DGR-LOC = Orte
DGR-LOC-1 = Ortskarten bilden den Plan, geben Ruhm und Gefahr und haben manchmal Wirkungen.
DGR-LOC-2 = Verlieskarten (schwarzer Rand) liegen unter der Erde, Geländekarten (weißer Rand) darüber. Beide werden getrennt gebaut und nur durch Portale verbunden.
DGR-LOC-3 = Zwei Orte nebeneinander sind angrenzend, auch wenn eine Wand dazwischen ist.
DGR-LOC-4 = Ein möglicher Ausgang stößt an den Ausgang eines angrenzenden Ortes, und auf keiner der beiden Karten ist dort eine Wand.
DGR-LOC-5 = Orte sind Gänge oder Straßen, Räume und der Eingang.
DGR-LOC-6 = Der Eingang ist der Ort, an dem die Helden beginnen.

## Anlegen

DGR-PLACE = Anlegen
DGR-PLACE-1 = Jeder Ort liegt Kante an Kante im Raster, in gleicher Richtung wie der Eingang.
DGR-PLACE-2 = Ein Ort darf um 180 Grad gedreht werden, nie um 90.
DGR-PLACE-3 = Neben dem Eingang dürfen nur Gänge oder Straßen liegen.
DGR-PLACE-4 = Jeder Ort muss durch mögliche Ausgänge lückenlos mit dem Eingang verbunden sein.
DGR-PLACE-5 = Ein Ort, bei dem an jeder gemeinsamen Seite eine Wand ist, ist verboten.
DGR-PLACE-6 = Ein einziger möglicher Ausgang genügt; an den anderen Seiten dürfen Wände sein.
DGR-PLACE-7 = Verschlossene und Fallen-Ausgänge gelten als Verbindung.
DGR-PLACE-8 = Kein Ort darf den Plan so schließen, dass nichts mehr angelegt werden kann; nur der letzte des Stapels darf es.
DGR-PLACE-9 = Wer den Ort zieht, bestimmt Stelle und Drehung.

## Ausgänge

DGR-EXIT = Ausgänge
DGR-EXIT-1 = Jeder Ort hat 4 Ausgänge, einen pro Seite.
DGR-EXIT-2 = Beim Verlassen gilt der Zustand auf der Karte, auf der dein Held steht, nicht der auf der nächsten.
DGR-EXIT-3 = Ein Ausgang kann also in eine Richtung verschlossen und in die andere offen sein.
DGR-EXIT-4 = Eine Wand auf einer der beiden Karten versperrt immer beide Richtungen.
DGR-EXIT-5 = Ein in diesem Zug geöffneter Ausgang bleibt bis zur Anfangs-Phase des nächsten Spielers offen.
DGR-EXIT-6 = Durch einen offenen Ausgang gehst du einfach hindurch.
DGR-EXIT-7 = Ein Fallen-Ausgang verlangt eine Probe; ein Fehlschlag kostet 1 Wunde.
DGR-EXIT-8 = Nach der Probe ist er für den Rest des Zuges offen, ob bestanden oder nicht.
DGR-EXIT-9 = Ein verschlossener Ausgang verlangt eine Probe; ein Fehlschlag kostet 1 BP statt einer Wunde. Auch er ist danach offen.
DGR-EXIT-10 = Nach der Probe darfst du für 1 BP hindurchgehen oder etwas anderes tun.
DGR-EXIT-11 = Einen Ausgang versuchen darfst du nur mit mindestens 1 BP.
DGR-EXIT-12 = Nahm die misslungene Probe am verschlossenen Ausgang den letzten BP, stehst du auf der Schwelle, aber noch auf deinem alten Ort.
DGR-EXIT-13 = Solange du dort stehst, ist der Ausgang für alle in beide Richtungen offen, auch über Anfangs-Phasen hinweg.
DGR-EXIT-14 = In deinem nächsten Zug darfst du für 1 BP ohne Probe hindurch.
DGR-EXIT-15 = Der Ausgang wird frei, sobald du die Schwelle verlässt, spätestens am Ende deines nächsten Zuges.
DGR-EXIT-16 = Fallen-Ausgänge sind keine Fallen im Sinn von Fallgruben, Speerfallen oder Fallen-Ereignissen.
DGR-EXIT-17 = Ein Ausgang ohne Nachbarort führt nirgendwohin.

## Herausforderungen

DGR-CHAL = Herausforderungen
DGR-CHAL-1 = Einer Herausforderung begegnest du, wenn du ihren Ort in deinem Zug betrittst.
DGR-CHAL-2 = Wer außerhalb seines Zuges dorthin bewegt wird, begegnet ihr nicht.
DGR-CHAL-3 = Fallgrube: Probe; ein Fehlschlag legt den Helden hin.
DGR-CHAL-4 = Aus der Grube: Gib 1 BP aus, um aufzustehen.
DGR-CHAL-5 = Speerfalle: Jedes Betreten im eigenen Zug verlangt die Probe; ein Fehlschlag legt den Helden hin und fügt 1 Wunde zu.
DGR-CHAL-6 = Nach einem Erfolg geht es normal weiter.
DGR-CHAL-7 = Eine Gefahr am Ort macht alle Fallen dort schlimmer: Fallgruben, Speerfallen und Fallen-Ereignisse, nicht die Ausgänge.
DGR-CHAL-8 = Andere Herausforderungen sind Proben mit aufgedruckter Wirkung.
DGR-CHAL-9 = Jeder Geländeort zeigt ein Gelände: Eis, Wüste, Wald, Gebirge, Ebene, Sumpf, Stadt oder Wasser. Karten nehmen darauf Bezug.
DGR-CHAL-10 = Aufgedruckte Wirkungen gelten, wie sie dastehen: beim Betreten, solange du dort bist, oder gegen Bezahlung.
DGR-CHAL-11 = Ein Monster des Ortes darf den Eintretenden einmal angreifen; der linke Nachbar entscheidet und würfelt. Du darfst es fordern, solange du in diesem Zug dort bleibst; bei jedem Betreten ist es wieder frisch.

## Abwasserkanal

DGR-SEWER = Abwasserkanal
DGR-SEWER-1 = Stehst du in deinem Zug auf einem Ort mit Abwasserkanal, darfst du für 1 BP zu einem anderen offenen Ort mit demselben Buchstaben.
DGR-SEWER-2 = A führt zu A, B zu B und so weiter; andere Buchstaben sind nicht verbunden.
DGR-SEWER-3 = Das gilt als freiwilliges Betreten mit Punkten und Herausforderungen; ein Ausgang wird nicht geprüft.

## Portal

DGR-PORTAL = Portal
DGR-PORTAL-1 = Ein Portal verbindet beim Spiel mit beiden Sätzen einen Geländeort mit dem Eingang des Verlieses.
DGR-PORTAL-2 = In beide Richtungen kostet der Schritt 1 BP.
DGR-PORTAL-3 = Ohne das andere Gebiet im Spiel tut ein Portal nichts.

## Heldenkarten

DGR-HERO = Heldenkarten
DGR-HERO-1 = Die Heldenkarte zeigt Werte, Stufe und Limits.
DGR-HERO-2 = Die Spezialfähigkeit gilt wie ein Vorteil für jederzeit, zählt aber nicht zum Vorteilslimit.
DGR-HERO-3 = Die Limits sagen, wie viele dauerhafte Vorteile und Schätze gleichzeitig in deinem Inventar liegen dürfen.
DGR-HERO-4 = Steigst du eine Stufe, gelten sofort die Werte der nächsten Spalte. Die höchste Stufe ist 4; das Leben ändert sich nicht.
DGR-HERO-5 = Leben steigt nie über 6.

## Niederlage

DGR-DEFEAT = Niederlage
DGR-DEFEAT-1 = Ein Held mit 0 Leben ist besiegt; sein Spieler räumt alle Karten weg und ist aus dem Spiel.
DGR-DEFEAT-2 = Hand, Vorteile, Schätze, Horde und Flüche kommen auf den Ablagestapel, unerfüllte Taten unter den Stapel, erfüllte aus dem Spiel, die Heldenkarte in den Vorrat.
DGR-DEFEAT-3 = Sind alle anderen einverstanden, darf er stattdessen in der nächsten Runde mit einem anderen Helden und den üblichen Startwerten wiederkommen.
DGR-DEFEAT-4 = Startwerte: ein anderer freier Held (derselbe nur, wenn sonst keiner frei ist), Stufe 1, 6 Leben, 1 Ruhm, 1 Gefahr, 5 Karten, 2 neue Heldentaten, auf dem Eingang, nichts erfüllt.

## Abenteuerkarten

DGR-CARD = Abenteuerkarten
DGR-CARD-1 = Der Preis in Ruhm oder Gefahr steht oben und wird beim Spielen bezahlt.
DGR-CARD-2 = Zeitpunkt ist Kerkermeister-Phase, Helden-Phase, Reaktion oder jederzeit; sonst kann die Karte nicht gespielt werden.
DGR-CARD-3 = Dauerhafte Karten bleiben für den Rest des Spiels im Inventar.
DGR-CARD-4 = Sofort-Karten wirken nur in dem Zug, in dem sie benutzt werden, und werden danach abgelegt.
DGR-CARD-5 = Ein Monster greift einmal pro Zug mit einem Standardangriff an und geht dann in Horde, Hand oder Ablage.
DGR-CARD-6 = Ein Zusatz wird einer anderen Karte zugeordnet und verändert sie.
DGR-CARD-7 = Wird diese Karte abgelegt oder auf die Hand genommen, wird der Zusatz abgelegt.
DGR-CARD-8 = Zusätze zählen zu keinem Limit und ändern den Preis eines Hordenmonsters nicht.
DGR-CARD-9 = Der Streifen am linken Rand wiederholt die Angaben nur auf einen Blick.
DGR-CARD-10 = Kategorien fassen Karten zusammen; Wirkungen können sich darauf beziehen.
DGR-CARD-11 = Die Trefferwirkung sagt, was ein Treffer mit dieser Angriffsart bewirkt.
DGR-CARD-12 = Verlangt eine Kartenwirkung, dass du eigene Karten ablegst, ist das eine erzwungene Ablage.

## Vorteile

DGR-BOON = Vorteile
DGR-BOON-1 = Vorteile sind Fertigkeiten oder gelernte Zaubersprüche des Helden.
DGR-BOON-2 = Nicht mehr dauerhafte Vorteile als das Limit; mehrere gleichen Namens sind erlaubt.
DGR-BOON-3 = Freiwillig ablegen darfst du Vorteile nicht; nur eine erzwungene Ablage entfernt sie, und ihre Wirkung endet sofort.
DGR-BOON-4 = Am Limit kannst du keinen weiteren dauerhaften Vorteil spielen.
DGR-BOON-5 = Sofort-Vorteile werden ausgeführt und abgelegt; sie zählen nie zum Limit.

## Schätze

DGR-TREAS = Schätze
DGR-TREAS-1 = Schätze sind die Ausrüstung des Helden.
DGR-TREAS-2 = Nicht mehr dauerhafte Schätze als das Schatzlimit.
DGR-TREAS-3 = In deiner Schluss-Phase darfst du als deine eine Ablage einen Schatz aus dem Inventar ablegen.
DGR-TREAS-4 = Zwei Schätze derselben Kategorie dürfen nicht gleichzeitig im Inventar sein.
DGR-TREAS-5 = Ein Schatz, der beim Spielen gleich benutzt und abgelegt wird, zählt nicht.
DGR-TREAS-6 = Ein Behältnis braucht 1 Platz; die Schätze darin sind bereit und brauchen keinen.
DGR-TREAS-7 = Ein Behältnis darfst du auch ohne freien Platz spielen; dann kommen sofort genug Schätze hinein.
DGR-TREAS-8 = Wird ein gefülltes Behältnis abgelegt, entscheidet der Besitzer, was er bis zum Limit behält; der Rest wird abgelegt.

## Flüche

DGR-BANE = Flüche
DGR-BANE-1 = Flüche sind Ärgernisse, mit denen ein Kerkermeister einen Helden behindert.
DGR-BANE-2 = Ein dauerhafter Fluch liegt im Inventar des Spielers, den er trifft.
DGR-BANE-3 = Ein Fluch darf auch den Helden dessen treffen, der ihn spielt, wenn nicht dessen eigene Gefahr zahlt.

## Ereigniskarten

DGR-ENCARD = Ereigniskarten
DGR-ENCARD-1 = Ereignisse sind Monster und Fallen.
DGR-ENCARD-2 = Sie werden auf den Ort des angegriffenen Helden gespielt.

## Varianten

DGR-VAR = Varianten
DGR-VAR-1 = Varianten vereinbaren alle vor dem Spiel.

## Helden treffen Helden

DGR-MEET = Helden treffen Helden
DGR-MEET-1 = Zwei oder mehr Helden auf einem Ort dürfen vereinbaren, dort gemeinsam eine Runde zu rasten.
DGR-MEET-2 = Dabei dürfen sie nach Belieben Schätze aus ihren Inventaren und unerfüllte Heldentaten tauschen.
DGR-MEET-3 = Der Spieler am Zug schlägt es vor, bevor er BP ausgibt; jeder Eingeladene nimmt an oder lehnt ab. Danach gibt der Vorschlagende in diesem Zug und jeder andere in seinem nächsten keine BP aus.
DGR-MEET-4 = Nach dem Tausch müssen Schatzlimits, Kategorien und das Höchstmaß von 3 Taten bei allen stimmen.
DGR-MEET-5 = Vorteile, Handkarten, Ruhm, Gefahr, Artefakte und erfüllte Taten werden nicht getauscht.

## Kartensätze kombinieren

DGR-COMB = Kartensätze kombinieren
DGR-COMB-1 = Mischt alle Karten einer Art zusammen und baut auf wie üblich; jede Karte behält das Zeichen ihres Satzes.
DGR-COMB-2 = Verlies und Gelände: Beide Eingänge liegen getrennt, jeder mit seinen 4 Gängen oder Straßen.
DGR-COMB-3 = Jeder wählt, auf welchem Eingang sein Held beginnt.
DGR-COMB-4 = Jeder bekommt 1 Tat des Geländes und 1 des Verlieses; erst dann werden die übrigen gemischt und der allgemeine Auftrag aufgedeckt.
DGR-COMB-5 = Alle Orte bilden einen Stapel; ein gezogener Ort kommt in sein eigenes Gebiet.
DGR-COMB-6 = Eigene Auswahl: Ihr dürft Karten weglassen, aber jeder Ort, den eine gewählte Tat nennt, muss dabei sein.
DGR-COMB-7 = Das Programm lehnt eine Auswahl ab, die dagegen verstößt, keinen Eingang, weniger als 4 Gänge oder Straßen pro Gebiet oder zu wenige Taten hat.
DGR-COMB-8 = Kombinierte Sätze gehen auch im Solospiel und in der Kampagne.

## Das Solospiel

DGR-SOLO = Das Solospiel
DGR-SOLO-1 = Ziel: Erfülle die gewählte Zahl von Taten (1 bis 3) und kehre zu deinem Eingang zurück.
DGR-SOLO-2 = Gewonnen ist, sobald dein Held dort mit allen erfüllten Taten steht; verloren, wenn er besiegt wird.
DGR-SOLO-3 = Aufbau und Ablauf sind wie im Standardspiel, außer was hier anders steht.
DGR-SOLO-4 = Du wählst deinen Helden.
DGR-SOLO-5 = Alle Karten der Kategorien Verschiebung und Verzerrung und alle, die mehrere Helden brauchen, kommen aus dem Spiel.
DGR-SOLO-6 = Der Rest wird in Ruhmesstapel (Vorteile, Schätze) und Gefahrenstapel (Flüche, Ereignisse) geteilt, jeder mit eigener Ablage.
DGR-SOLO-7 = Ziehe 1 bis 3 Taten, je nachdem, wie lange du spielen willst; die übrigen kommen weg, einen allgemeinen Auftrag gibt es nicht.
DGR-SOLO-8 = Die erste Hand sind 5 Karten vom Ruhmesstapel.
DGR-SOLO-9 = Phasen: 1 Anfang, 2 Aufbau, 3 Helden, 4 Kerkermeister, 5 Schluss.
DGR-SOLO-10 = Für Orte bekommst du nur den Ruhm, nie die Gefahr.
DGR-SOLO-11 = Phase 4a: Wirf so viele Würfel, wie der Ort Gefahr hat; für jeden, der höchstens diese Zahl zeigt, deckst du eine Karte des Gefahrenstapels auf.
DGR-SOLO-12 = Das geschieht auch, wenn du dich nicht bewegt hast.
DGR-SOLO-13 = Aufgedeckte Karten gelten als gegen dich gespielt, ohne Kosten.
DGR-SOLO-14 = Aufgedeckte Flüche kommen zuerst dran.
DGR-SOLO-15 = Flüche, die ein Monster oder eine Falle betreffen, bleiben ohne Wirkung offen, bis eine passende Karte kommt.
DGR-SOLO-16 = Phase 4b: Die Monster greifen nacheinander an, Fallen werden geprüft, nach den üblichen Regeln.
DGR-SOLO-17 = Ein Monster nutzt die Standardart mit dem größten Vorsprung vor deinem Wert, bei Gleichstand Nahkampf vor Magie vor Schnelligkeit.
DGR-SOLO-18 = Nach dem Kampf werden alle Monster abgelegt.
DGR-SOLO-19 = Für Könner: Das überlebende Monster mit dem höchsten Preis kommt in die Horde (höchstens 3).
DGR-SOLO-20 = In jedem Zug, in dem ein Monster aufgedeckt wird, greifen danach auch die Hordenmonster an.
DGR-SOLO-21 = Für jedes besiegte Monster darfst du sofort 1 Karte vom Ruhmesstapel ziehen.
DGR-SOLO-22 = In der Schluss-Phase ziehst du 1 Karte vom Ruhmesstapel, statt auf 5 aufzufüllen.
DGR-SOLO-23 = Dauerhafte Schätze darfst du nur unmittelbar nach einem Kampf spielen.
DGR-SOLO-24 = Dauerhafte Vorteile darfst du nur auf einem Eingang spielen.
DGR-SOLO-25 = Sofort-Karten und Reaktionen sind davon nicht betroffen.
DGR-SOLO-26 = Übrige BP kannst du in Phase 4 für spezielle Aktionen nutzen; in Phase 5 verfallen sie bis auf einen aufgesparten.
DGR-SOLO-27 = Gefahr wird nicht gezählt; Gewinne an Gefahr bewirken nichts.
DGR-SOLO-28 = Ruhm für zugefügte Wunden gibt es wie üblich; Monster der Taten würfelt das Programm.
DGR-SOLO-29 = Einen Endgegner musst du nicht besiegen.
DGR-SOLO-30 = Varianten wie die vertraute Gegend gehen auch hier.

## Die Kampagne

DGR-CAMP = Die Kampagne
DGR-CAMP-1 = Ein Spieler ist das ganze Spiel Kerkermeister, die anderen führen Helden; am schönsten ab 3 Personen.
DGR-CAMP-2 = Die Helden gewinnen gemeinsam, sobald sie zusammen mindestens 3 allgemeine Aufträge und jeder seinen persönlichen erfüllt haben. Drei Taten eines einzelnen Helden gewinnen hier nichts.
DGR-CAMP-3 = Ein Auftrag aus der Auslage zählt auch nach dem Annehmen als allgemein, der verdeckt ausgeteilte nicht.
DGR-CAMP-4 = Der Kerkermeister gewinnt, sobald er so viele Helden besiegt hat, wie es Heldenspieler gibt.
DGR-CAMP-5 = Es müssen nicht Helden aller Spieler sein; mehrere eines Spielers zählen.
DGR-CAMP-6 = Jeder Held, der auf 0 Leben fällt, zählt für ihn, gleich wodurch.
DGR-CAMP-7 = Die Abenteuerkarten werden geteilt: Ruhmesstapel für die Helden, Gefahrenstapel für den Kerkermeister.
DGR-CAMP-8 = Jeder Heldenspieler wählt eine Heldenkarte aus dem Vorrat.
DGR-CAMP-9 = Jeder Heldenspieler bekommt 1 persönliche Tat verdeckt. Der Kerkermeister darf sie nicht sehen, die Helden dürfen sie einander zeigen.
DGR-CAMP-10 = Der Kerkermeister deckt 2 allgemeine Aufträge auf und sorgt dafür, dass immer 2 ausliegen.
DGR-CAMP-11 = Der Eingang liegt in der Mitte, an jedem Ausgang einer von 4 zufälligen Gängen oder Straßen.
DGR-CAMP-12 = Die Figuren stehen auf dem Eingang; jeder Held beginnt mit dessen Ruhm und Gefahr.
DGR-CAMP-13 = Jeder Heldenspieler bekommt 1 verdeckte Ruhmeskarte, der Kerkermeister zieht 7 Gefahrenkarten.
DGR-CAMP-14 = Reihenfolge: Anfangs- und Kerkermeister-Phase des Kerkermeisters, dann die Helden-Phasen im Uhrzeigersinn, von seiner Linken an.
DGR-CAMP-15 = Das alles ist ein langer Zug: Was einen Zug dauert, wirkt bis zur nächsten Anfangs-Phase; einmal pro Zug heißt einmal darin.
DGR-CAMP-16 = Für Heldentaten gelten die Regeln des Standardspiels; Monster von Taten und Orten spielt der Kerkermeister.

## Kampagne: Anfangs-Phase

DGR-CRESET = Kampagne: Anfangs-Phase
DGR-CRESET-1 = Alle Ausgänge kehren zum Aufdruck zurück, Karten für einmal pro Zug sind wieder nutzbar, Wirkungen für einen Zug enden.
DGR-CRESET-2 = Die BP der umherziehenden Horde sind die Schnelligkeit ihres schnellsten Monsters; sie liegen als Marker auf dieser Karte.
DGR-CRESET-3 = Die Schnelligkeit eines Monsters ist die Zahl an seinem Schnelligkeits-Symbol.
DGR-CRESET-4 = Wird dieses Monster besiegt, sind seine Marker verloren und die anderen können nicht weiterziehen.

## Kampagne: Kerkermeister-Phase

DGR-CLORD = Kampagne: Kerkermeister-Phase
DGR-CLORD-1 = Die Phase hat die Schritte a Aufbau, b Abenteuer, c Ablage.
DGR-CLORD-2 = Aufbau: Der Kerkermeister zieht 3 Orte (oder so viele da sind) und legt sie nacheinander an beliebige erlaubte Stellen.
DGR-CLORD-3 = Der erste muss neben einem Ort mit einem Helden liegen oder so nah wie möglich.
DGR-CLORD-4 = Abenteuer: Er darf die Gefahr jedes Helden ausgeben, um Flüche und Ereignisse gegen ihn zu spielen.
DGR-CLORD-5 = Ereignisse gegen einen Helden kommen auf einmal, Flüche jederzeit in diesem Schritt.
DGR-CLORD-6 = Ablage: Er darf eine Karte aus Hand oder Horde ablegen und füllt dann auf 7 Handkarten auf.

## Die umherziehende Horde

DGR-CHORDE = Die umherziehende Horde
DGR-CHORDE-1 = Sie entsteht, wenn ein Monster des Kerkermeisters einen Kampf überlebt hat.
DGR-CHORDE-2 = Sie steht dort, wo eines seiner Monster angegriffen hat; bei mehreren wählt er. Die Monsterfigur zeigt es an.
DGR-CHORDE-3 = In diesem Schritt dürfen Überlebende von überall dazukommen; sie gehen von selbst zur Horde.
DGR-CHORDE-4 = Verwundete Überlebende müssen in die Horde, unverletzte dürfen auf die Hand zurück.
DGR-CHORDE-5 = Auch hier fasst sie höchstens 3 Monster.
DGR-CHORDE-6 = Sie zieht wie ein Held: 1 BP-Marker pro betretenem Ort, im Abenteuer-Schritt.
DGR-CHORDE-7 = Fallen, verschlossene und Fallen-Ausgänge und Hindernisse stören sie nicht; Wände halten sie auf.
DGR-CHORDE-8 = Sie kann Wirkungen von Orten nutzen wie ein Held.
DGR-CHORDE-9 = Einmal pro Zug darf sie im Abenteuer-Schritt einen Helden auf ihrem Ort überraschend angreifen; das kostet weder Gefahr noch BP.
DGR-CHORDE-10 = Der Kerkermeister wählt das Monster; eines, das in diesem langen Zug schon angegriffen hat, darf nicht.
DGR-CHORDE-11 = Statt zu verwunden, darf sie einen Schützling rauben; das wird vor dem Wurf angesagt. Trifft sie, verlässt die Tat das Spiel.
DGR-CHORDE-12 = Die Horde kann keine Heldentaten erfüllen.
DGR-CHORDE-13 = Monster der Horde werden nicht für Gefahr gespielt.
DGR-CHORDE-14 = Ist ihr letztes Monster fort, verlässt sie den Plan; sie kann neu entstehen.

## Kampagne: besiegte Helden

DGR-CDEF = Kampagne: besiegte Helden
DGR-CDEF-1 = Der Spieler eines besiegten Helden legt alle Karten außer Taten und Schätzen ab und wählt eine neue Heldenkarte.
DGR-CDEF-2 = Der neue Held beginnt auf dem Eingang mit Stufe 1 und 6 Leben.
DGR-CDEF-3 = Der Ort der Niederlage und jeder Schatz bekommen passende Buchstabenmarker: Sie liegen dort und können geplündert werden.

## Kampagne: Kampf

DGR-CFIGHT = Kampagne: Kampf
DGR-CFIGHT-1 = Stehen mehrere Helden auf dem angegriffenen Ort, bestimmen die Heldenspieler die Verteidiger, nie mehr als einen pro Angreifer.
DGR-CFIGHT-2 = Wollen mehr Helden kämpfen, als Monster da sind, würfeln sie um die Initiative; die Höchsten kämpfen.
DGR-CFIGHT-3 = Für jede Wunde an einem Helden erhält der Kerkermeister 1 Gefahr, die er beliebig auf Helden verteilt.
DGR-CFIGHT-4 = Für jede Wunde an einem Monster erhält dieser Held 1 Ruhm.
DGR-CFIGHT-5 = Dauerhafte Vorteile und Schätze dürfen Helden nur nach einem Kampf spielen, an dem sie teilgenommen haben.
DGR-CFIGHT-6 = Sofort-Karten und Reaktionen sind davon nicht betroffen.

## Kampagne: Helden-Phase

DGR-CHERO = Kampagne: Helden-Phase
DGR-CHERO-1 = Die Heldenspieler spielen ihre Phasen im Uhrzeigersinn von der Linken des Kerkermeisters an; zu Beginn werden die BP auf die Schnelligkeit gesetzt.
DGR-CHERO-2 = Unterhalt ist zu Beginn der eigenen Helden-Phase fällig.
DGR-CHERO-3 = Eine Helden-Phase hat die Schritte a Abenteuer und b Ablage.
DGR-CHERO-4 = Abenteuer: gehen, plündern, einen Schatz weitergeben, erforschen und Taten versuchen, in beliebiger Reihenfolge.
DGR-CHERO-5 = Gegangen wird wie im Standardspiel, auch mit Punkten; wer rastet, erhält die Punkte am Ende des Schritts.
DGR-CHERO-6 = Wer auf den Ort der Horde geht, wird nach Punkten und Herausforderungen von einem ihrer Monster überrascht, das der Kerkermeister wählt.
DGR-CHERO-7 = 1 übriger BP darf für außerhalb aufgespart werden.
DGR-CHERO-8 = Plündern: Für 1 BP nimmst du einen Schatz, der auf deinem Ort liegt, bereit ins Inventar; das Limit gilt.
DGR-CHERO-9 = Weitergeben: Für 1 BP kommt ein bereiter Schatz ins Inventar eines anderen Helden auf demselben Ort, der Platz haben und einverstanden sein muss.
DGR-CHERO-10 = Erforschen: einmal pro Zug, 1 BP, solange der Stapel reicht; der Ort muss neben deinem liegen oder so nah wie möglich.
DGR-CHERO-11 = Wer seine persönliche Tat versuchen will, muss sie vorher aufdecken.
DGR-CHERO-12 = Wer eine Tat erfüllt, geht sofort zu Schritt b.
DGR-CHERO-13 = Ablage: Du darfst einen bereiten Schatz auf deinem Ort liegen lassen oder ablegen; du musst nicht.
DGR-CHERO-14 = Auf jeden Fall ziehst du 1 Ruhmeskarte, dann so viele weitere, wie du willst, für je 1 Ruhm.

## Kampagne: spezielle Aktionen

DGR-CSPEC = Kampagne: spezielle Aktionen
DGR-CSPEC-1 = Jederzeit möglich: Karten für jederzeit, Reaktionen in der Erwiderung, bereite Karten einsetzen, Hilfe, Zweikämpfe.
DGR-CSPEC-2 = Hilfe: Spiele auf eigene Kosten eine Sofort-Karte oder setze eine bereite Karte zugunsten eines anderen Helden auf demselben Ort ein.
DGR-CSPEC-3 = Ein Zweikampf kostet 1 BP; Held oder Horde beginnt ihn gegen einen Gegner auf demselben Ort, um zu verwunden oder einen Schützling zu nehmen.
DGR-CSPEC-4 = Helden dürfen Helden nicht angreifen.
DGR-CSPEC-5 = Wer die Horde fordert, wählt, gegen welches ihrer Monster er kämpft.

## Sonstige Begriffe

DGR-GLOSS = Sonstige Begriffe
DGR-GLOSS-1 = Buchstabenmarker gibt es paarweise: einer auf der Karte, sein Zwilling auf dem Ort, wo sie liegt; auch Kanäle und Portale lassen sich so markieren.
DGR-GLOSS-2 = Andere Marker zeigen Positionen, Ruhm und Gefahr, Wunden und den aufgesparten BP; auf Karten können die einen für Gutes, die anderen für Schlechtes stehen.
DGR-GLOSS-3 = Eine aus der Hand ins Inventar gespielte Karte ist von diesem Augenblick an bereit.
DGR-GLOSS-4 = Ein gewöhnlicher Treffer bringt dem Verlierer 1 Wunde.

## Auslegungen

DGR-RULING = Auslegungen
DGR-RULING-1 = Wie viele spielen mit? Im Standardspiel und in der Kampagne 2 bis 6, allein 1; üblich sind 4. Für mehr reichen die Karten nicht: Es gibt 6 Helden und 14 Heldentaten.
DGR-RULING-2 = Übersicht und Punktetafel hat am Bildschirm jeder immer beide.
DGR-RULING-3 = Ruhm und Gefahr haben keine Obergrenze, fallen aber nie unter 0.
DGR-RULING-4 = „So viele Helden, wie Mitspieler teilnehmen“ ist die Zahl der Gegner bei Spielbeginn; wieder eingestiegene zählen erneut.
DGR-RULING-5 = Besiegt hat einen Helden, wer Ereignis, Fluch, Monster oder Helden lenkte, der das letzte Leben nahm; sonst niemand.
DGR-RULING-6 = Sind alle Gegner ausgeschieden, ohne dass genug Niederlagen zählen, gewinnt der letzte Spieler.
DGR-RULING-7 = Die dritte Heldentat zählt sofort; es gibt keine Schluss-Phase mehr, und nichts macht sie rückgängig.
DGR-RULING-8 = Mit „Runde“ ist hier ein Zug gemeint: ein Angriff pro Monster und Zug.
DGR-RULING-9 = Jeder Ort gibt einem Helden höchstens einmal pro Zug Punkte: beim ersten Betreten, sonst in der Schluss-Phase. Der Startort gibt beim Wiederbetreten nichts, wohl aber in der Schluss-Phase.
DGR-RULING-10 = Gemeint ist das Leben im Augenblick des Treffers, bevor die Wunden abgezogen werden.
DGR-RULING-11 = Die Gefahr aus einer Belohnung kann jeder Spieler bekommen, auch der Kerkermeister selbst, Punkt für Punkt, oder niemand.
DGR-RULING-12 = Eine Angriffsart kann ohne Symbol sein: Sie verteidigt, trifft aber nie.
DGR-RULING-13 = Ein besonderer Effekt kommt statt der Wunde; eine Karte, die beides will, sagt es.
DGR-RULING-14 = Ein besonderer Treffer-Effekt gilt auch beim Zurückschlagen.
DGR-RULING-15 = Wer darf zuerst? Der Spieler am Zug, dann im Uhrzeigersinn, bis alle nacheinander gepasst haben.
DGR-RULING-16 = Flüche dürfen auch zwischen zwei Karten eines Schubs gespielt werden.
DGR-RULING-17 = Ja, mit einem aufgesparten BP darfst du ein Monster fordern, bevor es angreift.
DGR-RULING-18 = Überlebende Monster verlassen den Ort am Ende der Kerkermeister-Phase; bis dahin kann man sie fordern.
DGR-RULING-19 = Ja, ein unverletztes Hordenmonster darf nach dem Angriff auf die Hand.
DGR-RULING-20 = Ist der angegriffene Held nicht mehr da, gibt es keinen Angriff und kein neues Ziel; die Gefahr ist verloren.
DGR-RULING-21 = Ändert sich die Schnelligkeit im Zug, bleiben die BP bis zur nächsten Anfangs-Phase gleich.
DGR-RULING-22 = Den Unterhalt zahlt der Besitzer in seiner Anfangs-Phase mit Ruhm; eine zurückgenommene Karte verliert ihre Zusätze.
DGR-RULING-23 = Mit leerer Hand wird gar nichts abgelegt, auch kein Schatz und kein Monster.
DGR-RULING-24 = Die 4 ersten Gänge sind zufällig; Seiten und Drehung ebenso, oder der Geber bestimmt sie.
DGR-RULING-25 = Leerer Stapel: überspringen. Passt die gezogene Karte nirgends: unter den Stapel und die nächste ziehen.
DGR-RULING-26 = Geschlossen ist der Plan, wenn an keinem Ausgang ohne Wand ein freies Feld liegt. Das ist verboten, solange der Stapel danach noch Karten hat.
DGR-RULING-27 = Nach der Probe am Ausgang musst du nicht hindurch; er ist offen, und ein Schritt kostet wie immer 1 BP.
DGR-RULING-28 = Ohne BP darfst du keinen Ausgang versuchen, denn die Probe gehört zum Schritt.
DGR-RULING-29 = Gehst du im nächsten Zug nicht hindurch, wird der Ausgang frei, wenn du die Schwelle verlässt oder der Zug endet.
DGR-RULING-30 = Eine Herausforderung musst du zum Aufstehen nur bestehen, wenn die Karte es sagt; sonst genügt 1 BP.
DGR-RULING-31 = Was ein hingelegter Held darf, steht in DGR-TIP-4.
DGR-RULING-32 = Mit dem aufgesparten BP darfst du im Zug eines anderen nicht gehen.
DGR-RULING-33 = Eigene Karten, Kanäle und Portale im eigenen Zug gelten als freiwilliges Betreten; Bewegungen durch andere nie.
DGR-RULING-34 = Den allgemeinen Auftrag darfst du jederzeit in deiner Helden-Phase annehmen, solange du dort stehst.
DGR-RULING-35 = Ersetzt wird er beim Annehmen; die zweite Erwähnung meint denselben Ersatz.
DGR-RULING-36 = Das Höchstmaß von 3 gilt für alle offenen Heldentaten.
DGR-RULING-37 = Jede Heldentat hat eine Bedingung und höchstens ein Merkmal.
DGR-RULING-38 = In der Auslage wirkt ein Effekt nicht; nach dem Annehmen betrifft er alle Helden. Eine ausgeteilte Tat folgt ihrem Text.
DGR-RULING-39 = Frei ist der erste Versuch des Zuges, gleich welcher Tat; Treffen und Abliefern zählen nicht.
DGR-RULING-40 = Die Suche ist der Versuch; ein Erfolg führt ohne weitere Kosten zur Bedingung (eine Gelegenheit kostet trotzdem 1 BP pro Wurf).
DGR-RULING-41 = Der linke Nachbar darf auf den Angriff verzichten; getroffen und gefordert werden kann das Monster trotzdem.
DGR-RULING-42 = Andere können ein Taten-Monster nicht bekämpfen, nur der Besitzer der Tat.
DGR-RULING-43 = Wunden von Taten-Monstern bleiben, solange die Tat bei ihrem Besitzer bleibt.
DGR-RULING-44 = Misslingt eine Gefahr, würfeln die anderen nicht; der Fehlschlag trifft alle dort.
DGR-RULING-45 = Ist der linke Nachbar besiegt, übernimmt der nächste zur Linken, zu zweit immer der Gegner.
DGR-RULING-46 = Misslingt ein Diebstahl, schlägt der Verteidiger zurück wie in jedem Zweikampf, mit der üblichen Belohnung.
DGR-RULING-47 = Leben als Preis geht nicht, wenn 0 Leben blieben; das gilt für alle Kosten in Leben.
DGR-RULING-48 = Die höchste Stufe ist 4, das Leben auf jeder Stufe 6.
DGR-RULING-49 = Speerfalle und Stachelfalle sind dasselbe: hingelegt und 1 Wunde.
DGR-RULING-50 = Eine Gefahr am Ort betrifft Fallgruben, Speerfallen und Fallen-Ereignisse, nicht die Ausgänge.
DGR-RULING-51 = Wie Monster eines Ortes kämpfen, steht in DGR-CHAL-11.
DGR-RULING-52 = Wohin die Karten eines Besiegten kommen, steht in DGR-DEFEAT-2. Monster anderer sind nicht betroffen; eine Schwelle wird frei.
DGR-RULING-53 = Wiedereinstieg nur einstimmig, in der nächsten Runde auf demselben Platz; erfüllte Taten sind verloren.
DGR-RULING-54 = Ein Behältnis ohne freien Platz ist erlaubt, wenn danach das Limit stimmt; in deiner Helden-Phase darfst du frei umpacken.
DGR-RULING-55 = Schätze in Behältnissen zählen für die Kategorien, Zusätze und Sofort-Schätze nicht.
DGR-RULING-56 = Werte fallen nicht unter 0, Summen dürfen es.
DGR-RULING-57 = Ein jederzeit spielbarer Fluch geht auch außerhalb des eigenen Zuges, bezahlt mit der Gefahr des Getroffenen.
DGR-RULING-58 = Bei der Beispielprobe ist Ruhm gemeint, wie die Erklärung darunter sagt.
DGR-RULING-59 = Gemeint ist „rasten“; wie es geht, steht in DGR-MEET-3.
DGR-RULING-60 = Es gibt einen gemeinsamen Ortsstapel für beide Sätze.
DGR-RULING-61 = Vertraute Gegend: Vor dem ersten Zug werden alle Orte reihum ausgelegt; Aufbau und Erforschen haben dann keine Karten mehr.
DGR-RULING-62 = Gewürfelt wird einmal pro Zug in Phase 4 für den Ort, auf dem der Held dann steht.
DGR-RULING-63 = Die Starthand im Solospiel sind 5 Ruhmeskarten; ein Handlimit gibt es nicht.
DGR-RULING-64 = Gemeint sind alle gezogenen Taten; gewonnen ist, sobald der Held auf seinem Eingang steht.
DGR-RULING-65 = Für Monster entscheidet das Programm nach DGR-SOLO-17; Taten-Monster greifen immer an.
DGR-RULING-66 = Gemeint ist das Ende des Kampfes; bei Gleichstand zählt die Reihenfolge des Aufdeckens.
DGR-RULING-67 = Ja, in der Kerkermeister-Phase hast du die BP, die übrig sind.
DGR-RULING-68 = Gefahr aus Taten oder Wirkungen bleibt im Solospiel ohne Folgen.
DGR-RULING-69 = Kein Satz dieses Spiels hat einen Endgegner.
DGR-RULING-70 = Auch Niederlagen durch Orte zählen für den Kerkermeister.
DGR-RULING-71 = Zu Beginn der Kampagne gibt es nur die Punkte des Eingangs (bei uns 1 und 1).
DGR-RULING-72 = Ein angenommener allgemeiner Auftrag zählt weiter als allgemein.
DGR-RULING-73 = In der Kampagne ist Unterhalt zu Beginn der eigenen Helden-Phase fällig.
DGR-RULING-74 = Taten-Monster spielt in der Kampagne der Kerkermeister, ohne Gefahr oder Ruhm für jemanden.
DGR-RULING-75 = „So nah wie möglich“ heißt: kleinster Abstand im Raster zu einem Ort mit Helden; bei Gleichstand frei.
DGR-RULING-76 = Punkte fürs Rasten gibt es in der Kampagne wie im Standardspiel, am Ende von Schritt a.
DGR-RULING-77 = Ein neuer Kampagnenheld hat die Punkte des Eingangs und 1 neue Ruhmeskarte; Taten bleiben, nur eine mit Schützling wird aufgegeben. Es muss ein anderer Held sein, wenn einer frei ist.
DGR-RULING-78 = Der Angriff der Horde kostet keine Gefahr, und ihre Monster werden nicht anderswo gespielt. Ein zweiter Angriff geht nur als Zweikampf für 1 BP der Horde.
DGR-RULING-79 = Pro Überraschungsangriff kämpft ein Monster; wer die Horde fordert, wählt sein Monster.
DGR-RULING-80 = Die Horde nutzt Orte ohne Ruhmkosten, Kanäle und Portale für 1 BP; Wächter beachten sie nicht.
DGR-RULING-81 = War die geraubte Tat persönlich, zieht ihr Spieler eine neue verdeckte; eine allgemeine ist einfach weg. Ist der Stapel leer, wird eine der allgemeinen gezogen; gibt es gar keine mehr, braucht es keine.
DGR-RULING-82 = Sobald zu wenige allgemeine Heldentaten ausliegen und der Stapel nicht leer ist, wird aufgefüllt: nach dem Annehmen, Aufgeben, Rauben oder Verlieren einer Heldentat und nach einer Niederlage. Das gilt in jeder Spielart.
DGR-RULING-83 = Auf jeden Angriff der umherziehenden Horde – in ihrem Schritt, als Zweikampf oder beim Zusammentreffen – folgt dieselbe Erwiderung wie auf eine Karte aus der Hand.
DGR-RULING-84 = Wer in der Kampagne verteidigt, wird zu Beginn der Erwiderung bestimmt. Wer einspringt, darf seine eigenen Reaktionen spielen.
DGR-RULING-85 = Um das Verteidigen wird in der Kampagne nur gewürfelt, wenn mehr Helden kämpfen wollen, als noch Monster da sind.
DGR-RULING-86 = Die feindliche Horde des Solospiels gehört dir nicht: In der Schluss-Phase darfst du keines ihrer Monster ablegen.
DGR-RULING-87 = „Bis zu deinem nächsten Zug“ endet, wenn dieser Zug begonnen hätte – auch dann, wenn der Spieler inzwischen ausgeschieden ist.
DGR-RULING-88 = Wer für den Zug passt, verzichtet nie auf die Antwort auf etwas, das ihm selbst gilt: Zweikampf, Trank, Aufstehen und Reaktionen werden ihm wieder angeboten.
DGR-RULING-89 = Hilfe in der Kampagne: Jede Karte, die sofort wirkt oder bereit ist, darf für einen anderen Helden auf demselben Ort eingesetzt werden, wenn ihre Wirkung ihm gelten kann. Die Auswahl nennt ihn beim Namen.
DGR-RULING-90 = Die Horde darf wie die Helden jederzeit zum Zweikampf fordern, wenn sie BP hat und ein Held an ihrem Ort ist.
DGR-RULING-91 = Rasten Helden in der Kampagne gemeinsam, bleiben verdeckte Heldentaten verdeckt, und der Kerkermeister erfährt keinen Namen. Eine persönliche Heldentat wird nur gegen eine persönliche getauscht.
DGR-RULING-92 = Ein freier Platz in einem Behältnis ist ein Platz: für Geschenke, beim Tauschen, beim Plündern und für Schätze, die du spielst.
DGR-RULING-93 = Im Solospiel folgt auf eine erfüllte Heldentat sofort die Schluss-Phase; Ereignisse werden in diesem Zug nicht ausgewürfelt.
DGR-RULING-94 = Ein Monster des Solospiels wählt seine Angriffsart erst, wenn alles angelegt ist, was angelegt wird. Und wer nach Hause versetzt wird, ist heimgekehrt.
DGR-RULING-95 = Ein liegender Held kann nicht durch eine Reaktion entkommen.
DGR-RULING-96 = Zwischen einer Herausforderung und ihren Würfeln gibt es eine Erwiderung: beim Zweikampf ebenso wie vor dem Angriff eines Heldentat- oder Ortsmonsters.
DGR-RULING-97 = Was an einem Schatz angelegt ist, bleibt beim Schatz, wenn er fallen gelassen, verschenkt oder geplündert wird, und wird mit ihm abgelegt.
DGR-RULING-98 = Wer mit beiden Kartensätzen zurückkehrt, erhält aus jedem Satz eine Heldentat.
DGR-RULING-99 = Jede Stufe lohnt sich: Jede gibt jedem Helden etwas, das die Stufe davor nicht gab.
DGR-RULING-100 = Wird eine persönliche Heldentat geraubt und der Stapel ist leer, tritt eine zufällig gezogene allgemeine an ihre Stelle; gibt es gar keine mehr, wird von diesem Helden keine verlangt.
DGR-RULING-101 = Niemand wird ohne Wahl gefragt. Wer gepasst hat, wird in diesem Zug erst wieder gefragt, wenn er etwas Neues tun könnte oder jemand an seinem Ort verletzt wurde; ein BP, der nie genutzt werden könnte, muss nicht aufgespart werden. Von einer Erwiderung sehen die anderen nur, dass der Tisch auf alle wartet, die antworten dürfen.

## Karten

DGR-DATA = Karten
DGR-DATA-1 = Es gibt zwei eigene Sätze: „Die Gruft der Hohlen Krone“ mit 62 Abenteuern, 20 Orten, 14 Taten und 6 Helden und „Die Marken der Salzstraße“ mit 20, 12, 7 und 2.
DGR-DATA-2 = Was die Anleitung als Beispiel zeigt, ist dabei: die Probe Magie 4+ um 1 Ruhm oder 1 Wunde, zwei Schilde, ein Zauberspruch als Sofort-Schatz, Verschiebung und Verzerrung, Unterhalt, ein Behältnis, 8 Gelände, Kanäle A und B.
DGR-DATA-3 = Die 62 Abenteuer sind 15 Vorteile, 16 Schätze, 11 Flüche und 20 Ereignisse (14 Monster, 6 Fallen); Ruhmes- und Gefahrenstapel haben je 31 Karten. Von den 54 verschiedenen gibt es 8 doppelt.
DGR-DATA-4 = Vorteile kosten 1 bis 5, Schätze 1 bis 4, Flüche 1 bis 3, Ereignisse 1 bis 7. Ein guter Gang bringt etwa genug für eine Karte.
DGR-DATA-5 = Monster haben Nahkampf 0 bis 5, Magie 0 bis 4, Schnelligkeit 1 bis 5, Leben 1 bis 3. Ihr Preis liegt höchstens um 1 neben bestem Standardwert plus Leben minus 1.
DGR-DATA-6 = Die 20 Orte sind 1 Eingang, 8 Gänge und 11 Räume mit Ruhm und Gefahr von 0 bis 3. Wie auch immer ihr sie legt, für den nächsten ist stets eine Stelle frei.
DGR-DATA-7 = Die 14 Taten sind 3 Begleitungen, 4 Kopfgeldjagden, 3 Gefahren, 2 Gelegenheiten und 2 Opfer; jeder Raum kommt vor. 12 der 14 bringen eine Stufe.
DGR-DATA-8 = Jede Karte besteht aus festen Bausteinen; eine Karte mit einem unbekannten Baustein wird beim Laden abgelehnt.
DGR-DATA-9 = Weichen Kartentext und Bausteine voneinander ab, gelten die Bausteine.
DGR-DATA-10 = Im Solospiel fehlen die Glocke schlechter Kunde, die Wandernden Fundamente, der Krumme Spiegel, „Hinter dir!“ und der Drehende Meilenstein; es bleiben 30 Ruhmes- und 29 Gefahrenkarten des Verlieses.
DGR-DATA-11 = Der Zustand eines Ausgangs, von stark nach schwach: Wand, von einer Schwelle gehalten, in diesem Zug geöffnet, von einer Karte geändert, aufgedruckt. Was eine Karte länger bewirkt, endet nicht mit der Anfangs-Phase.
DGR-DATA-12 = Kosten in Leben sind unmöglich, wenn 0 Leben blieben; sie sind Wunden, die niemand zugefügt hat.
DGR-DATA-13 = Fähigkeiten ohne Bedingung gehen immer, wenn spezielle Aktionen möglich sind; solche „vor dem Wurf“ nur vor eigenen Würfen.
DGR-DATA-14 = Versetzt oder gedreht werden nur Orte ohne Helden, Horde und liegende Schätze, keine Eingänge und keine mit besetzter Schwelle. Danach muss alles verbunden sein, am Eingang dürfen nur Gänge oder Straßen liegen, und der Plan muss offen bleiben; sonst kann die Karte nicht gespielt werden.
DGR-DATA-15 = Das Ziel eines Fluchs ist der Held, dessen Gefahr zahlt; Karten ohne Ziel darf irgendein Gegner bezahlen.
DGR-DATA-16 = Verhindern geschieht nach dem Wurf, wenn Wunden drohen; verhinderte Wunden bringen keine Belohnung.
DGR-DATA-17 = Der Sammelruf kommt an ein Monster der eigenen Horde oder eines noch nicht abgehandelten Schubs, die Giftnadel an eine solche Falle.
DGR-DATA-18 = Würfe: Angriff und Verteidigung im Kampf, Falle, Ausgang, Grube, Speere, Heldentat; „Probe“ meint alle Proben, „jeder“ alle Würfe.
DGR-DATA-19 = Der Geländesatz ist zum Kombinieren gedacht. Allein reicht er für 2 oder 3 Personen, die dann Helden beider Sätze führen dürfen.
