### Regeln „Dungeon Fighter“, für Spielerinnen und Spieler erzählt.
### Eine Nachricht je Regel; die Nachricht mit dem bloßen Kürzel ist die Überschrift des Abschnitts.

## Spielmaterial

FIG-COMP = Spielmaterial
FIG-COMP-1 = Das Ziel wird wie ein Puzzle aus vier Teilen zusammengesetzt; Buchstaben am Rand zeigen, was zusammenpasst. Es hat Ringe, vier Löcher und Knochen.
FIG-COMP-2 = Es gibt drei Heldenwürfel: rot, grün und blau. Einige ihrer Seiten zeigen das Heldensymbol.
FIG-COMP-3 = Dazu kommen neun weiße Bonuswürfel mit den gleichen Seiten.
FIG-COMP-4 = Es gibt dreißig Münzen zu je 1 Gold.
FIG-COMP-5 = Sechs schwarze Marker zählen die Lebenspunkte der Helden; also spielen höchstens sechs mit.
FIG-COMP-6 = Ein roter Marker zählt auf einem eigenen Bogen die Lebenspunkte des Monsters, gegen das ihr kämpft.
FIG-COMP-7 = Es gibt neun zweiseitige Heldenbögen. Jeder hat eine Lebensleiste bis 9, zu jeder Farbe eine Fähigkeit sowie Plätze für Waffen, Rüstungen und Gegenstände.
FIG-COMP-8 = Sechs Pläne tragen zwölf Karten: zwei mit Labyrinth auf beiden Seiten, vier mit Endgegnerplan vorn und Labyrinth hinten. Jede Karte hat Räume, Pfeile, Eingang und Ausgang.
FIG-COMP-9 = Es gibt einen Gruppenmarker, einen Anführermarker mit den Seiten „ungeschlagen“ und „geschlagen“ und eine Truhe für den Schatz.
FIG-COMP-10 = Fünf Fähigkeiten haben einen eigenen Marker: Kröte, Betörung, Lied, Bier und Ziel.
FIG-COMP-11 = Es gibt vierzehn Narbenmarker.
FIG-COMP-12 = Der Turm hat sechs Stockwerke. Darin liegen die vier Monsterstapel, oben Stufe I und dann abwärts; auch die Ausrüstung hat dort ihren Platz.
FIG-COMP-13 = Es gibt vier Endgegnerkarten mit Name, Art, Lebenspunkten, Schaden und Fähigkeiten.
FIG-COMP-14 = Es gibt 53 Ausrüstungskarten: Waffen mit speziellem Wurf und Bonus, Rüstungen und Gegenstände mit einer Wirkung. Jede hat einen Preis, manche tragen das Zeichen 1x.
FIG-COMP-15 = Es gibt 53 Monsterkarten der Stufen I bis IV mit Art, Lebenspunkten, Schaden, Gold und höchstens einer Fähigkeit.

## Vorbereitung

FIG-SETUP = Vorbereitung
FIG-SETUP-1 = Steckt die vier Teile zusammen und legt das Ziel offen auf den Tisch, möglichst gleich weit von allen entfernt.
FIG-SETUP-2 = Das Labyrinth hat drei Ebenen und braucht genau drei Pläne: zwei Abenteuerpläne und einen Endgegnerplan.
FIG-SETUP-3 = Zuerst wird blind ein Endgegnerplan gezogen; seine Endgegnerseite ist Ebene 3. Was auf seiner Rückseite ist, kommt in dieser Partie nicht vor.
FIG-SETUP-4 = Die übrigen fünf Pläne werden gemischt und zwei davon blind gezogen.
FIG-SETUP-5 = Ein gezogener Endgegnerplan wird auf die Labyrinthseite gedreht; bei den anderen gilt die Seite, die gerade oben ist.
FIG-SETUP-6 = Die zuerst gezogene Karte ist Ebene 1, die zweite Ebene 2.
FIG-SETUP-7 = Jeder Ausgang führt zum Eingang des nächsten Plans, der letzte zum Endgegner.
FIG-SETUP-8 = Die Gruppe beginnt draußen vor dem ersten Eingang.
FIG-SETUP-9 = Eine Endgegnerkarte wird ungesehen bestimmt und wartet verdeckt hinter dem letzten Ausgang; die anderen drei bleiben in der Schachtel.
FIG-SETUP-10 = Jeder nimmt einen Helden, ausgesucht oder gelost; keiner kommt doppelt vor.
FIG-SETUP-11 = Jeder Held beginnt mit 9 Lebenspunkten.
FIG-SETUP-12 = Die Schwierigkeit bestimmt, wie viele Monster der Stufen I, II, III und IV ungesehen gezogen werden: einfach 4, 4, 4, 2; normal 3, 3, 3, 5; beinhart 2, 2, 2, 8. Alle anderen sind nicht im Spiel.
FIG-SETUP-13 = Die Stapel kommen in den Turm: Stufe I ganz oben, dann II, III und IV.
FIG-SETUP-14 = Wer neu ist, fängt am besten mit „einfach“ an; das ist vorgewählt.
FIG-SETUP-15 = Die Ausrüstung wird zu einem verdeckten Stapel gemischt; Münzen, Narben, Marker und die übrigen Bonuswürfel sind offene Vorräte.
FIG-SETUP-16 = Im Schatz liegen zu Beginn 2 Gold und 1 Bonuswürfel.
FIG-SETUP-17 = Ihr einigt euch auf einen Anführer; gelingt das nicht, entscheidet das Los.
FIG-SETUP-18 = Der Anführer nimmt den Anführermarker mit der Seite „ungeschlagen“ nach oben.
FIG-SETUP-19 = Der Anführer beginnt auch den ersten Kampf und nimmt die Heldenwürfel.
FIG-SETUP-20 = Anführer und Startspieler sind zweierlei: Der Anführer bleibt, der Startspieler wechselt jede Runde.
FIG-SETUP-21 = Von seinen Entscheidungen abgesehen ist der Anführer ein Held wie alle anderen.

## Die Runde

FIG-ROUND = Die Runde
FIG-ROUND-1 = Eine Runde hat drei Phasen: Bewegung, Begegnung und Kampf, Aufräumen.
FIG-ROUND-2 = Nach dem Aufräumen beginnt die nächste Runde mit der Bewegung.

## Gemeinsam entscheiden

FIG-VOTE = Gemeinsam entscheiden
FIG-VOTE-1 = Wohin ihr geht, was ihr kauft, ob ihr euch entzieht, ob ihr das Lied bezahlt und wer Diebesgut bekommt, entscheidet ihr gemeinsam; seid ihr uneins, entscheidet der Anführer.
FIG-VOTE-2 = Wer Ausrüstung aus einer Schatzkammer bekommt, bestimmt der Anführer allein.
FIG-VOTE-3 = Was nur einen Helden betrifft, etwa Würfel, Waffen, Gegenstände, Option A oder B oder den Platz einer Narbe, entscheidet sein Spieler; die anderen dürfen Rat geben.

## Bewegung

FIG-MOVE = Bewegung
FIG-MOVE-1 = Die Gruppe zieht genau einen Schritt weiter, in einen Nachbarraum.
FIG-MOVE-2 = Der Schritt folgt einem Pfeil, der aus dem Raum hinausführt.
FIG-MOVE-3 = Gegen einen Pfeil geht es nie.
FIG-MOVE-4 = Die Gruppe steht immer in einem Raum, nie dazwischen.
FIG-MOVE-5 = Der erste Schritt führt durch den Eingang von Ebene 1.
FIG-MOVE-6 = Aus dem Ausgang eines Abenteuerplans kommt ihr zum Eingang des nächsten.
FIG-MOVE-7 = Aus dem Ausgang des Endgegnerplans kommt ihr zum Endgegner.
FIG-MOVE-8 = Bei mehreren Pfeilen wählt ihr gemeinsam, sonst der Anführer. Stehen bleiben geht nicht.
FIG-MOVE-9 = Die Gruppe teilt sich nie.
FIG-MOVE-10 = Nach dem Schritt beginnt die Begegnung.

## Besondere Räume

FIG-ROOM = Besondere Räume
FIG-ROOM-1 = Räume sind normal, Shops, Heilende Brunnen, Schatzkammern oder Gefahrenräume; in jedem wartet ein Monster.
FIG-ROOM-2 = Shop, Brunnen und Schatzkammer wirken beim Aufräumen, wenn der Kampf gewonnen ist.
FIG-ROOM-3 = Am Brunnen steigen die Lebenspunkte jedes Helden auf sein derzeitiges Maximum: 9, je Narbe 3 weniger.
FIG-ROOM-4 = Eine Schatzkammer gibt die Belohnung, die dort abgebildet ist.
FIG-ROOM-5 = Gold und Bonuswürfel kommen in den Schatz; Ausrüstung ist die oberste Karte des Stapels, und der Anführer bestimmt, wer sie bekommt.
FIG-ROOM-6 = Im Gefahrenraum muss jeder Wurf den dort gezeigten speziellen Wurf erfüllen; dafür gibt es nichts.

## Shop

FIG-SHOP = Shop
FIG-SHOP-1 = Im Shop liegen 3 Ausrüstungskarten aus und eine mehr je Spieler, der noch im Spiel ist.
FIG-SHOP-2 = Ihr dürft beliebig viele davon zum aufgedruckten Preis aus dem Schatz kaufen.
FIG-SHOP-3 = Eine gekaufte Karte geht an einen Helden mit passendem Platz; was ihm dann zu viel ist, legt er ab oder gibt es weiter. Nur er kann sie einsetzen.
FIG-SHOP-4 = Bonuswürfel kosten je 2 Gold, solange der Vorrat reicht.
FIG-SHOP-5 = Für je 1 Gold bekommt jeder wache Held 1 Lebenspunkt zurück, höchstens bis zu seinem Maximum.
FIG-SHOP-6 = Kauft in beliebiger Reihenfolge oder gar nichts, aber nie mehr, als euer Gold hergibt.
FIG-SHOP-7 = Könnt ihr euch beim Einkauf nicht einigen, entscheidet der Anführer.
FIG-SHOP-8 = Was übrig bleibt, kommt auf den Ablagestapel, wenn ihr geht.

## Begegnung

FIG-ENC = Begegnung
FIG-ENC-1 = In jedem Raum, den ihr betretet, begegnet ihr einem Monster.
FIG-ENC-2 = Der Startspieler zieht aus dem obersten Fach, in dem noch eine Karte liegt: I vor II vor III vor IV.
FIG-ENC-3 = Das Monster wird aufgedeckt, und der rote Marker kommt auf seine Lebenspunkte.
FIG-ENC-4 = Zeigt es Gold, kommen so viele Münzen auf seine Karte.
FIG-ENC-5 = Ein spezieller Wurf oder eine Fähigkeit des Monsters gilt vom ersten Wurf an.
FIG-ENC-6 = Nur jetzt, vor dem ersten Wurf, könnt ihr euch entziehen.
FIG-ENC-7 = Sind alle Stapel leer, werden die besiegten Monster der Stufe IV neu gemischt. Auf unseren Plänen kommt das nicht vor.

## Der Kampf

FIG-FIGHT = Der Kampf
FIG-FIGHT-1 = Der Startspieler wirft zuerst, dann die wachen Helden im Uhrzeigersinn, immer reihum, bis der Kampf vorbei ist.
FIG-FIGHT-2 = Zu Beginn jedes Kampfes sind alle drei Heldenwürfel frei.
FIG-FIGHT-3 = Such dir einen noch unbenutzten Heldenwürfel aus: Der Erste hat drei zur Wahl, der Zweite zwei, der Dritte nimmt den letzten.
FIG-FIGHT-4 = Die Farbe des Würfels sagt, welche deiner Fähigkeiten das Heldensymbol auslöst.
FIG-FIGHT-5 = Es sind immer drei Heldenwürfel: Zu wenigen werft ihr öfter, zu vielen geht mancher beim ersten Mal leer aus.
FIG-FIGHT-6 = Wirf den Würfel aufs Ziel, nach den Wurfregeln und mit allen gerade geforderten speziellen Würfen.
FIG-FIGHT-7 = Ein geworfener Würfel ist benutzt; frei wird er erst durch Option B oder im nächsten Kampf.
FIG-FIGHT-8 = Ein Treffer senkt die Lebenspunkte des Monsters sofort um den Wert der Zone samt Boni.
FIG-FIGHT-9 = Wirfst du daneben, nimmst du sofort den Schaden des Monsters.
FIG-FIGHT-10 = Bei 0 Lebenspunkten ist das Monster besiegt, und es wird nicht weiter geworfen.
FIG-FIGHT-11 = Ohnmächtige und aufgestiegene Helden werden übersprungen.
FIG-FIGHT-12 = So läuft ein Zug ab: Option A oder B, Würfel, Waffen, Wurf, Neu-Würfeln, Farbe eines Bonuswürfels, sofortiger Sieg, Fähigkeit, Extraschaden und betörte Monster, Schaden am Monster, Folgen eines Fehlwurfs, Rückschlag, Ohnmacht, nächster Held.

## Werfen

FIG-THROW = Werfen
FIG-THROW-1 = Der Würfel muss mindestens einmal auf dem Tisch aufspringen, bevor er das Ziel berührt.
FIG-THROW-2 = Hat er das Ziel vorher berührt, gilt er als daneben, egal wo er liegen bleibt.
FIG-THROW-3 = Öfter aufspringen ist erlaubt.
FIG-THROW-4 = Ein Würfel in einem der vier Löcher gilt als daneben.
FIG-THROW-5 = Berührt er den Tisch unter dem Ziel auch nur ein wenig, ist er ins Loch gefallen.
FIG-THROW-6 = Ein Würfel auf einem Knochen gilt als daneben.
FIG-THROW-7 = Ein Würfel neben dem Ziel ist ein Fehlwurf, und das Monster schlägt dich.
FIG-THROW-8 = Ein Würfel, der aufgesprungen ist und auf dem Ziel liegt, macht so viel Schaden, wie seine Zone wert ist.
FIG-THROW-9 = Auf einer Grenze zählt die Zone, in der der größere Teil des Würfels liegt.
FIG-THROW-10 = Im Zweifel zählt die niedrigere Zone.
FIG-THROW-11 = Von außen nach innen sind die Ringe 1, 2, 3 und 4 wert, das Zentrum 10.
FIG-THROW-12 = Du darfst sitzen oder stehen und von jeder Seite werfen, wenn keine Karte und kein Raum etwas anderes sagt.
FIG-THROW-13 = Die anderen dürfen Platz machen und anfeuern; es ändert nichts.
FIG-THROW-14 = Liegt das Heldensymbol oben, wirkt zusätzlich zum Schaden deine Fähigkeit dieser Farbe.
FIG-THROW-15 = Das Symbol zählt, wo immer der Würfel liegt, sogar am Boden; Fähigkeiten mit Zielscheibe brauchen außerdem einen Treffer.

## Bonuswürfel

FIG-BONUS = Bonuswürfel
FIG-BONUS-1 = Ein Bonuswürfel kann für jede Farbe stehen; du nennst sie nach dem Wurf, wenn du das Symbol siehst.
FIG-BONUS-2 = Er dient einen Zug lang und kommt dann in den Vorrat, nie zurück in den Schatz.
FIG-BONUS-3 = Du kannst ihn nur nehmen, wenn kein brauchbarer Heldenwürfel übrig ist.
FIG-BONUS-4 = Nenne eine Farbe, deren Fähigkeit du noch hast, oder keine.

## Wenn die Heldenwürfel verbraucht sind

FIG-OUT = Wenn die Heldenwürfel verbraucht sind
FIG-OUT-1 = Sind alle brauchbaren Heldenwürfel benutzt und lebt das Monster noch, muss der nächste Held A oder B wählen.
FIG-OUT-2 = A: Er nimmt einen Bonuswürfel aus dem Schatz und greift damit an.
FIG-OUT-3 = A geht nur mit einem Bonuswürfel im Schatz; sonst bleibt nur B.
FIG-OUT-4 = B: Alle wachen Helden nehmen den Gruppenschaden, dann sind alle Heldenwürfel wieder frei, und er greift mit einem an.
FIG-OUT-5 = Bei B zeigt der Anführermarker die Seite „geschlagen“.
FIG-OUT-6 = Gegen Gruppenschaden hilft nichts: keine Fähigkeit, keine Ausrüstung, keine Kröte, kein Bier.
FIG-OUT-7 = Dann geht es reihum weiter: Nach A wählt der Nächste wieder, nach B nehmen die Nächsten die übrigen Heldenwürfel.
FIG-OUT-8 = Die Wahl kommt wieder, sooft die Würfel verbraucht sind; B ist beliebig oft möglich.
FIG-OUT-9 = Wird der Wählende durch B ohnmächtig, sind die Würfel trotzdem frei, und der Nächste wirft.
FIG-OUT-10 = Werden durch B alle ohnmächtig, ist das Spiel sofort verloren.
FIG-OUT-11 = Gegen den Endgegner gibt es kein B.

## Ohnmacht

FIG-FAINT = Ohnmacht
FIG-FAINT-1 = Unter 1 Lebenspunkt wirst du sofort ohnmächtig; du hast 0, überzähliger Schaden verfällt.
FIG-FAINT-2 = Dann bist du in diesem Kampf draußen: keine Würfe, Fähigkeiten oder Karten, kein Schaden, keine Heilung.
FIG-FAINT-3 = Sind alle Helden, die noch im Spiel sind, ohnmächtig, habt ihr sofort verloren.

## Ende des Kampfes

FIG-END = Ende des Kampfes
FIG-END-1 = Ist das Monster besiegt, gehört der Raum euch, und es wird aufgeräumt.
FIG-END-2 = Ein gültiger Wurf ins Zentrum mit dem Heldensymbol oben besiegt das Monster sofort, egal wie viele Lebenspunkte es hat.
FIG-END-3 = Das gilt auch gegen den Endgegner.
FIG-END-4 = Stirbt das Monster und fällt der letzte Held im selben Zug in Ohnmacht, ist der Kampf gewonnen.

## Schaden berechnen

FIG-DMG = Schaden berechnen
FIG-DMG-1 = Schaden ist der Grundwert mal alle Faktoren plus alle Zuschläge: Punkt vor Strich.
FIG-DMG-2 = Grundwert ist die Zone. Fokussierter Schaden macht daraus 5, Hartes Ziel 1.
FIG-DMG-3 = Blinde Wut verdoppelt, ebenso ein Faktor auf einer Waffe; mehrere malnehmen einander.
FIG-DMG-4 = Dazu kommen Waffenboni, Extraschaden, Erzfeind, Ziel-Marker und (deutsche Ausgabe) betörte Monster.
FIG-DMG-5 = Ein Fehlwurf macht nichts, außer was ausdrücklich auch dann wirkt: Erzfeind, betörte Monster, Rückschlag.
FIG-DMG-6 = Schaden über die Lebenspunkte hinaus verfällt, zählt aber voll als angerichtet.
FIG-DMG-7 = Du nimmst den aufgedruckten Schaden, mit Kröte 2 weniger, dazu weniger durch deine Karten „Weniger Schaden“, nie unter 0; „Kein Schaden“ und Bier machen 0 daraus.
FIG-DMG-8 = Kein Held steigt über sein Maximum, kein Monster über seine aufgedruckten Lebenspunkte.

## Waffen und spezielle Würfe

FIG-WEAP = Waffen und spezielle Würfe
FIG-WEAP-1 = Eine Waffe gibt ihren Bonus, wenn du auf ihre Weise wirfst und triffst.
FIG-WEAP-2 = Vor jedem Wurf sagst du, welche deiner Waffen du einsetzt, wenn überhaupt.
FIG-WEAP-3 = Eine Waffe behältst du und kannst sie immer wieder einsetzen.
FIG-WEAP-4 = Aufspringen muss der Würfel bei jeder Waffe.
FIG-WEAP-5 = Bei mehreren Waffen müssen alle ihre Würfe in einem gelingen, dann zählen alle Boni.
FIG-WEAP-6 = Was Monster oder Raum verlangen, gilt für jeden Wurf des Kampfes und bringt keinen Bonus.
FIG-WEAP-7 = Die Forderungen von Monster, Raum und Waffen kommen zusammen.
FIG-WEAP-8 = Gleiche Forderungen erfüllst du nur einmal; die Waffe gibt trotzdem ihren Bonus.
FIG-WEAP-9 = Gelingt ein geforderter oder angesagter Wurf nicht, ist es ein Fehlwurf.
FIG-WEAP-10 = Am simulierten Tisch kannst du keine Waffe ansagen, deren Wurf einer anderen Forderung widerspricht.

## Aufräumen

FIG-CLEAN = Aufräumen
FIG-CLEAN-1 = Die Schritte könnt ihr in beliebiger Reihenfolge machen; üblich ist die hier genannte.
FIG-CLEAN-2 = Benutzte Bonuswürfel kommen in den Vorrat.
FIG-CLEAN-3 = Gold auf dem besiegten Monster kommt in den Schatz.
FIG-CLEAN-4 = Ohnmächtige Helden erwachen mit einer Narbe.
FIG-CLEAN-5 = Diebstahl und Betörung zahlen sich jetzt aus; alle Fähigkeitsmarker kommen zurück.
FIG-CLEAN-6 = Für jeden unbenutzten Heldenwürfel bekommt ihr einen Bonuswürfel, wenn der Anführermarker „ungeschlagen“ zeigt.
FIG-CLEAN-7 = Zeigt er „geschlagen“, gibt es keine; es zählt die Seite am Ende des Kampfes.
FIG-CLEAN-8 = Danach wird der Marker wieder auf „ungeschlagen“ gedreht.
FIG-CLEAN-9 = Das besiegte Monster wird abgelegt, wenn es niemand betört hat.
FIG-CLEAN-10 = Helden dürfen beliebig Ausrüstung geben und tauschen, soweit ihre Plätze reichen.
FIG-CLEAN-11 = Dann wirkt der Raum.
FIG-CLEAN-12 = Die Heldenwürfel gehen an den Spieler nach dem letzten Werfer; er beginnt den nächsten Kampf.
FIG-CLEAN-13 = Damit endet die Runde.
FIG-CLEAN-14 = Mehr als neun Bonuswürfel gibt es nie; was im Vorrat fehlt, bekommt ihr nicht.

## Narben

FIG-SCAR = Narben
FIG-SCAR-1 = Wer erwacht, ist im nächsten Raum wieder dabei.
FIG-SCAR-2 = Die Narbe kommt auf eine seiner offenen Fähigkeiten; die ist für immer verloren.
FIG-SCAR-3 = Jede Narbe senkt das Maximum um 3, also 9, 6, 3; er erwacht mit dem neuen Maximum.
FIG-SCAR-4 = Wer eine dritte Narbe bekäme, steigt stattdessen auf und ist aus dem Spiel.
FIG-SCAR-5 = Die anderen dürfen seine Ausrüstung übernehmen, wenn sie Platz haben; der Rest wird abgelegt.
FIG-SCAR-6 = Steigt der Anführer auf, führt der nächste Spieler, der noch im Spiel ist.

## Ausrüstung

FIG-EQ = Ausrüstung
FIG-EQ-1 = Es gibt drei Arten: Waffen, Rüstungen und Gegenstände.
FIG-EQ-2 = Du trägst von jeder Art höchstens so viele Karten, wie dein Bogen Plätze hat; das kann auch keine sein.
FIG-EQ-3 = Alle deine Karten darfst du gleichzeitig einsetzen.
FIG-EQ-4 = Was zu viel ist, legst du sofort ab oder gibst es beim Aufräumen jemandem mit freiem Platz.
FIG-EQ-5 = Außer beim Aufräumen wechselt keine Ausrüstung den Besitzer.
FIG-EQ-6 = Eine Karte mit 1x wird einmal benutzt und abgelegt, dafür jederzeit, wenn sie wirken kann.
FIG-EQ-7 = Alle Gegenstände sind 1x, Rüstungen manchmal, Waffen nie.
FIG-EQ-8 = Rüstungen und Gegenstände wirken sofort.
FIG-EQ-9 = Nur der wache Held, der eine Karte trägt, setzt sie ein. Heilkarten gehen jederzeit, aber nicht zwischen einem Schlag und der Ohnmacht, die er bringt.
FIG-EQ-10 = Ein leerer Stapel wird aus den abgelegten Karten neu gemischt; gibt es keine, wird nichts gezogen.

## Fähigkeiten der Helden

FIG-ABIL = Fähigkeiten der Helden
FIG-ABIL-1 = Eine Fähigkeit wird ausgelöst, wenn der Würfel mit dem Heldensymbol oben liegt; die Farbe sagt, welche.
FIG-ABIL-2 = Fähigkeiten mit Zielscheibe brauchen einen Treffer; die anderen wirken auch bei einem Fehlwurf.
FIG-ABIL-3 = Fähigkeiten wirken auch gegen den Endgegner.
FIG-ABIL-4 = Eine vernarbte Fähigkeit wirkt nie wieder.
FIG-ABIL-5 = Du darfst auf eine Fähigkeit verzichten.
FIG-ABIL-6 = Fähigkeiten kommen vor dem Schaden des Wurfs und vor dem Schaden eines Fehlwurfs.
FIG-ABIL-7 = Doppelschlag: Nach einem Treffer darfst du denselben Würfel noch einmal werfen; beide Ergebnisse zählen.
FIG-ABIL-8 = Den Doppelschlag gibt es einmal pro Zug; ein Symbol beim zweiten Wurf löst ihn nicht noch einmal aus.
FIG-ABIL-9 = Jeder der beiden Würfe wird für sich gewertet. Der erste Schaden zählt vor dem zweiten Wurf; geht der daneben, hat das alle Folgen, nimmt den ersten aber nicht zurück.
FIG-ABIL-10 = Extraschaden erhöht einen Treffer um seinen Wert.
FIG-ABIL-11 = Fokussierter Schaden: Der Grundwert eines Treffers ist 5, egal welche Zone; Boni kommen dazu.
FIG-ABIL-12 = Göttliche Intervention: Der Schaden eines Treffers wird zugleich geheilt, 1 Lebenspunkt je Punkt; wer ihn bekommt, sagt die Ausgabe.
FIG-ABIL-13 = Blinde Wut: Nach einem Treffer darfst du 1 Lebenspunkt opfern; dann verdoppelt sich der geworfene Schaden.
FIG-ABIL-14 = Dieser Lebenspunkt ist kein Schaden, nichts kann ihn retten. Du darfst auch deinen letzten geben: Der Angriff zählt, dann wirst du ohnmächtig.
FIG-ABIL-15 = Rundumheilung: Jeder wache Held bekommt so viele Lebenspunkte zurück, auch bei einem Fehlwurf und noch vor dessen Schlag.
FIG-ABIL-16 = Gezielter Angriff: Bis zum Ende des Kampfes macht jeder Treffer von allen 1 Schaden mehr, auch dieser schon.
FIG-ABIL-17 = Ein zweites Ziel, eine zweite Kröte oder ein zweites Lied ändern nichts.
FIG-ABIL-18 = Diebstahl: Für jedes Mal bekommt ihr beim Aufräumen eine Ausrüstungskarte, auch nach einem Fehlwurf.
FIG-ABIL-19 = Metamorphose: Der Schaden des Monsters ist bis zum Ende des Kampfes um 2 kleiner, auch bei diesem Fehlwurf; nicht aber der Gruppenschaden.
FIG-ABIL-20 = Erzfeind: Gegen ein Monster der genannten Art macht der Wurf so viel Schaden mehr, bei einem Fehlwurf genau so viel.
FIG-ABIL-21 = Neu-Würfeln: Du darfst den Würfel zurücknehmen und neu werfen; der erste Wurf hat nicht stattgefunden.
FIG-ABIL-22 = Das geht beliebig oft; bei einem Bonuswürfel ist die Farbe wieder frei.
FIG-ABIL-23 = Kein Schaden: Ging der Wurf daneben, nimmst du dafür keinen Schaden.
FIG-ABIL-24 = Taschendiebstahl: 2 Gold kommen in den Schatz, Treffer oder nicht.
FIG-ABIL-25 = Betörung: Ist das Monster besiegt, nimmst du beim Aufräumen seine Karte. Sie braucht keinen Platz, und du darfst beliebig viele haben.
FIG-ABIL-26 = Ein betörtes Monster darfst du bei einem deiner Würfe einsetzen; dann wird es abgelegt.
FIG-ABIL-27 = Bier: Ein wacher Held nimmt bis zum Ende des Kampfes keinen Schaden vom Monster. Ein neues Bier darf zu jemand anderem wandern. Gegen Gruppenschaden hilft es nicht.
FIG-ABIL-28 = Lied des Heldentums: Zahlt ihr 1 Gold, verliert das Monster für diesen Kampf alle Fähigkeiten. Was der Raum verlangt, bleibt.
FIG-ABIL-29 = Kröte, Bier, Ziel, Lied und Betörung kommen beim Aufräumen zurück.

## Rüstungen und Gegenstände

FIG-ITEM = Rüstungen und Gegenstände
FIG-ITEM-1 = Heilung: Ein beliebiger wacher Held bekommt so viele Lebenspunkte zurück.
FIG-ITEM-2 = Rundumheilung: Jeder wache Held bekommt so viele Lebenspunkte zurück.
FIG-ITEM-3 = Neu-Würfeln: Direkt nach deinem Wurf darfst du ihn zurücknehmen und neu werfen, auch einen Fehlwurf.
FIG-ITEM-4 = Extraschaden: erhöht deinen eigenen Treffer; du entscheidest, wenn du das Ergebnis siehst.
FIG-ITEM-5 = Kein Schaden: Dein eigener Fehlwurf tut dir nicht weh; hilft nicht gegen Gruppenschaden.
FIG-ITEM-6 = Rückschlag: Verletzt dich das Monster, nimmt es denselben Schaden; nicht bei Gruppenschaden.
FIG-ITEM-7 = Zurück kommt der Schaden nach allen Abzügen, auch über deine Lebenspunkte hinaus; auch beim ultimativen Fehlschlag eines anderen.
FIG-ITEM-8 = Weniger Schaden: Bei deinem eigenen Fehlwurf nimmst du so viel weniger, nicht unter 0. Mehrere Karten zählen zusammen.
FIG-ITEM-9 = Neu-Würfeln, Extraschaden und Kein Schaden gelten nur für deinen eigenen Wurf.

## Spezielle Würfe

FIG-SPEC = Spezielle Würfe
FIG-SPEC-1 = Abprallwurf: Stell die Schachtel oder einen Heldenbogen auf, wo du willst; der Würfel muss vor dem Ziel davon abprallen. Auf dem Tisch darf er vorher oder nachher aufspringen.
FIG-SPEC-2 = Armbrustschuss: Der Würfel liegt auf dem einen Handrücken und wird mit einem Finger der anderen Hand geschnippt.
FIG-SPEC-3 = Blasewurf: Der Würfel liegt auf deiner Hand und wird weggepustet.
FIG-SPEC-4 = Beinschuss: Wirf unter einem deiner Beine hindurch.
FIG-SPEC-5 = Blinder Wurf: mit geschlossenen Augen.
FIG-SPEC-6 = Doppelter Wurf: Der Würfel muss vor dem Ziel mindestens zweimal auf dem Tisch aufspringen.
FIG-SPEC-7 = Ellbogenwurf: Der Würfel rollt von deinem Ellbogen.
FIG-SPEC-8 = Frommer Wurf: Halt ihn zwischen beiden Handflächen und öffne beide Hände gleichzeitig.
FIG-SPEC-9 = Falsche-Hand-Wurf: mit der Hand, mit der du nicht schreibst.
FIG-SPEC-10 = Geliehene-Hand-Wurf: Der Würfel liegt auf der Hand eines anderen, und du bewegst diese Hand.
FIG-SPEC-11 = Kartensprungschuss: Stell eine Karte auf die lange Kante; der Würfel muss auf deiner Seite aufspringen, darüberspringen und das Ziel erreichen.
FIG-SPEC-12 = Katapultschuss: Eine Karte ragt mit dem Würfel über die Tischkante; bieg sie und lass los.
FIG-SPEC-13 = Kopfwurf: Wirf den Würfel hoch und triff ihn mit dem Kopf.
FIG-SPEC-14 = Kreiselwurf: Der Würfel muss sich vor dem Ziel wie ein Kreisel drehen.
FIG-SPEC-15 = Nasenwurf: Der Würfel rollt von deiner Nase.
FIG-SPEC-16 = Rückwärts-Wurf: mit dem Rücken zum Tisch; umschauen darfst du dich.
FIG-SPEC-17 = Schmetterschuss: Wirf den Würfel hoch und schmettere ihn mit der Hand auf den Tisch.
FIG-SPEC-18 = Sitzender Wurf: am Boden sitzend, mit den Augen weit unten.
FIG-SPEC-19 = Sprungwurf: Spring und lass los, bevor du landest.
FIG-SPEC-20 = Tanzwurf: aus einer ganzen Drehung heraus.
FIG-SPEC-21 = Unter der Tischlinie: Deine Hand ist beim Loslassen unter der Tischkante.
FIG-SPEC-22 = Weitwurf: im Stehen, ein Stück vom Tisch entfernt.

## Fähigkeiten der Monster

FIG-MON = Fähigkeiten der Monster
FIG-MON-1 = Ein spezieller Wurf auf dem Monster gilt für jeden Wurf dieses Kampfes.
FIG-MON-2 = Ausrüstungsverlust: Wer danebenwirft, verliert eine Karte seiner Wahl, wenn er eine hat.
FIG-MON-3 = Heilung bei Fehlschuss: Jeder Fehlwurf gibt dem Monster so viele Lebenspunkte zurück.
FIG-MON-4 = Kleines Ziel: Ein Würfel in Zone 1 ist ein Fehlwurf.
FIG-MON-5 = Geldverlust: Jeder Fehlwurf kostet euch 1 Gold, wenn ihr welches habt.
FIG-MON-6 = Kein roter, grüner oder blauer Würfel: Dieser Heldenwürfel ist im Kampf verboten.
FIG-MON-7 = Dann kommt A oder B schon nach zwei Würfeln, und B macht nur diese beiden frei.
FIG-MON-8 = Ein verbotener Würfel bringt keinen Bonuswürfel; aber ein Bonuswürfel darf für seine Farbe stehen.
FIG-MON-9 = Ultimativer Fehlschlag: Wirft jemand daneben, nimmt jeder wache Held den Schaden, der Werfer einmal.
FIG-MON-10 = Dabei zählt jeder für sich: Bier schützt seinen Helden, die Karten des Werfers nur ihn, die Kröte hilft allen.
FIG-MON-11 = Hartes Ziel (italienische Ausgabe): Ein Treffer hat Grundwert 1, egal welche Zone; Boni kommen dazu.
FIG-MON-12 = Diese Fähigkeiten antworten auf jede Art von Fehlwurf.
FIG-MON-13 = Ein Fehlwurf, der neu geworfen wurde, hat keine Folgen.
FIG-MON-14 = Besiegt dein Fehlwurf das Monster trotzdem, geschieht dir nichts.

## Der Endgegner

FIG-BOSS = Der Endgegner
FIG-BOSS-1 = Nach dem letzten Raum des Endgegnerplans führt der nächste Schritt zum Endgegner.
FIG-BOSS-2 = Die Endgegnerkarte wird aufgedeckt; aus dem Turm wird nichts gezogen.
FIG-BOSS-3 = Der Kampf läuft wie jeder andere, mit drei Ausnahmen.
FIG-BOSS-4 = Option B gibt es nicht: Nach den Heldenwürfeln braucht jeder Wurf einen Bonuswürfel.
FIG-BOSS-5 = Ist ein Wurf fällig und kein Würfel mehr da, habt ihr verloren; was auf den letzten Wurf folgt, findet aber noch statt.
FIG-BOSS-6 = Ist der Endgegner besiegt, habt ihr sofort gewonnen; aufgeräumt wird nicht mehr.
FIG-BOSS-7 = Werden alle Helden ohnmächtig, habt ihr verloren.
FIG-BOSS-8 = Dem Endgegner entzieht sich niemand; er hat kein Gold und keine Stufe.

## Wertung

FIG-SCORE = Wertung
FIG-SCORE-1 = Gewertet wird nur ein gewonnenes Spiel.
FIG-SCORE-2 = Für die Schwierigkeit: 5, 10 oder 15.
FIG-SCORE-3 = 1 je Spieler, der begonnen hat.
FIG-SCORE-4 = 2 je übrigem Bonuswürfel.
FIG-SCORE-5 = 1 je volle 2 Gold, die übrig sind.
FIG-SCORE-6 = 5, wenn im ganzen Spiel niemand ohnmächtig wurde, auch nicht beim Endgegner.
FIG-SCORE-7 = 1 weniger je Narbe, auch bei aufgestiegenen Helden.
FIG-SCORE-8 = 5 weniger je aufgestiegenem Helden.
FIG-SCORE-9 = Die Punkte ergeben einen Rang, von Kompost bei 0 bis zu Unaussprechlichen Legenden ab 40.

## Sich entziehen

FIG-IMP = Sich entziehen
FIG-IMP-1 = Haltet ihr einen geforderten Wurf für unmöglich, könnt ihr euch entziehen. Das ist eine Notregel und lässt sich abschalten.
FIG-IMP-2 = Jeder Held verliert 1 Lebenspunkt; nichts verhindert das, und man kann davon ohnmächtig werden.
FIG-IMP-3 = Das Monster kommt unter seinen Stapel; sein Gold geht in den Vorrat.
FIG-IMP-4 = Ein neues Monster kommt aus demselben Stapel, eine neue Begegnung beginnt; der Startspieler bleibt.
FIG-IMP-5 = War es die einzige Karte des Stapels, kommt das neue aus einem anderen.
FIG-IMP-6 = Gibt es kein anderes Monster, könnt ihr euch nicht entziehen.
FIG-IMP-7 = Auch dem neuen Monster könnt ihr euch entziehen, zum selben Preis.
FIG-IMP-8 = Später zieht ihr wieder aus dem obersten Fach; ein dorthin zurückgelegtes Monster kommt also zuerst wieder.

## Deutsche Ausgabe

FIG-EDDE = Deutsche Ausgabe

## Italienische Ausgabe

FIG-EDIT = Italienische Ausgabe
FIG-EDDE-1 = Gruppenschaden ist der aufgedruckte Schaden des Monsters; die Kröte zählt nicht.
FIG-EDIT-1 = Gruppenschaden ist die Stufe des Monsters, 1 bis 4.
FIG-EDDE-2 = Nach dem Entziehen von der letzten Karte eines Stapels nennt ihr einen beliebigen anderen.
FIG-EDIT-2 = Es ist die nächsthöhere Stufe, die noch eine Karte hat.
FIG-EDDE-3 = Göttliche Intervention heilt einen Helden, den der Werfer nennt.
FIG-EDIT-3 = Jeder Punkt heilt einen Helden nach Wahl des Werfers.
FIG-EDDE-4 = Nach deinem Wurf, Treffer oder nicht, zählen betörte Monster mit ihrem Schaden dazu.
FIG-EDIT-4 = Vor oder nach dem Ergebnis deines Wurfs ziehen betörte Monster ihren Schaden direkt vom Leben des Monsters ab.
FIG-EDDE-5 = Die Hand leiht der nächste Spieler im Uhrzeigersinn, wie es seinem Helden auch geht.
FIG-EDIT-5 = Der Werfer nennt irgendeinen anderen Spieler.
FIG-EDDE-6 = Spring, dreh dich in der Luft und lass bei der Landung los.
FIG-EDIT-6 = Dreh dich einmal am Platz, dann wirf.
FIG-EDDE-7 = Geh ein bis zwei Schritte weg.
FIG-EDIT-7 = Geh einen Schritt zurück.
FIG-EDDE-8 = Dein Blick bleibt unter der Tischkante, du siehst das Ziel nicht.
FIG-EDIT-8 = Deine Augen sind auf Tischhöhe, du siehst das Ziel von der Seite.
FIG-EDDE-9 = Die Karte ragt ein gutes Stück heraus und wird nur gebogen und losgelassen.
FIG-EDIT-9 = Die Karte ragt nur wenig heraus; bieg sie oder stoß sie von unten an.
FIG-EDDE-10 = Jede Haltung ist recht, auch Sitzen.
FIG-EDIT-10 = Du musst stehen; Hüfte und Hals darfst du drehen.
FIG-EDDE-11 = Der Würfel muss unter dem Bein hindurch.
FIG-EDIT-11 = Die Hand muss beim Loslassen unter dem Bein sein.
FIG-EDDE-12 = Hartes Ziel gibt es nicht; die beiden Monster sind kleine Ziele mit mehr Lebenspunkten.
FIG-EDIT-12 = Hartes Ziel gibt es.
FIG-EDDE-13 = Eine Karte „Kein Schaden“ darfst du nach einem Fehlwurf ablegen.
FIG-EDIT-13 = Ohne 1x wirkt sie bei jedem Fehlwurf und bleibt; mit 1x wird sie abgelegt.
FIG-EDDE-14 = Auf den Rückschlag darfst du verzichten.
FIG-EDIT-14 = Eine dauerhafte Karte schlägt immer zurück, eine mit 1x nach Wunsch.
FIG-EDDE-15 = Mindestens ein Aufspringen auf deiner Seite der Karte.
FIG-EDIT-15 = Genau ein Aufspringen auf deiner Seite der Karte.
FIG-EDDE-16 = Dein Kopf muss den Würfel berührt haben, bevor er das Ziel berührt.
FIG-EDIT-16 = Dein Kopf muss den Würfel berührt haben, bevor er den Tisch berührt.
FIG-EDDE-17 = Benutzte Würfel bleiben als Hindernisse liegen, bis zu Option B oder zum Aufräumen.
FIG-EDIT-17 = Benutzte Würfel kommen vor dem nächsten Wurf vom Tisch.

## Tisch und Ziel in Zahlen

FIG-GEO = Tisch und Ziel in Zahlen
FIG-GEO-1 = Längen sind in Millimetern. Die Mitte des Ziels ist der Ursprung; x zeigt nach Osten, y nach Norden, z von der Tischplatte nach oben.
FIG-GEO-2 = Der Tisch misst 1400 mal 900 und ist 30 dick; der Boden liegt 750 tiefer.
FIG-GEO-3 = Das Ziel ist eine Scheibe mit Radius 195, 2 dick, aus vier Vierteln.
FIG-GEO-4 = Das Zentrum reicht bis 20, Ring 4 bis 60, Ring 3 bis 105, Ring 2 bis 150, Ring 1 bis 195.
FIG-GEO-5 = Vier runde Löcher mit Radius 17 liegen auf der Grenze der Ringe 3 und 2, in jedem Viertel eines.
FIG-GEO-6 = Vier Knochen liegen in den Ringen 2 und 1, in jedem Viertel einer; sie gehen dem Ring vor.
FIG-GEO-7 = Der Würfel hat 16 Kantenlänge, runde Kanten und 4,6 Gramm; zwei gegenüberliegende Seiten zeigen das Heldensymbol.
FIG-GEO-8 = Schachtel, Bogen und eine zum flachen Dach gebogene Karte stehen fest auf dem Tisch, mindestens 5 außerhalb des Ziels.
FIG-GEO-9 = Wie federnd und rau Tisch, Ziel, Gegenstände und Würfel sind, steht in den Daten.

## Der simulierte Wurf

FIG-SIM = Der simulierte Wurf
FIG-SIM-1 = Ein Wurf besteht aus Tischseite, Ort des Loslassens, Richtung, Tempo, Drehung, Zeitpunkten und aufgestellten Gegenständen.
FIG-SIM-2 = Für alles gibt es Grenzen; was darüber hinausgeht, wird auf die Grenze gesetzt.
FIG-SIM-3 = Jede Hand zittert ein wenig, und der Würfel beginnt beliebig gedreht; spezielle Würfe verstärken das Zittern, höchstens achtfach.
FIG-SIM-4 = Gleiche Eingabe, gleicher Wurf. Was der Server aufgezeichnet hat, gilt; eine Wiederholung zeigt die Aufzeichnung.
FIG-SIM-5 = Aufgezeichnet wird, was der Würfel in welcher Reihenfolge berührt, wie er fliegt und wo er liegen bleibt.
FIG-SIM-6 = Eine Berührung ist erst neu, wenn er mindestens 10 Millisekunden und 1 Millimeter weg war; Weiterrollen ist eine Berührung.
FIG-SIM-7 = Sprünge sind Berührungen der Tischplatte vor der ersten Berührung des Ziels.
FIG-SIM-8 = Wer einen Würfel auf dem Ziel berührt, berührt das Ziel. Wer vom Tisch aufs Ziel rollt, ist einmal aufgesprungen.
FIG-SIM-9 = Ein Würfel liegt, wenn er sich eine Viertelsekunde kaum bewegt hat, oder nach 8 Sekunden.
FIG-SIM-10 = Nach gültigem Aufspringen zählt nur, wo er liegen bleibt, auch wenn er zwischendurch vom Ziel gerollt ist.
FIG-SIM-11 = Liegen gebliebene Würfel können verschoben werden; frühere Ergebnisse ändert das nicht.

## Beurteilen

FIG-JUDGE = Beurteilen
FIG-JUDGE-1 = In dieser Reihenfolge: nicht aufgesprungen, spezieller Wurf nicht erfüllt, daneben, im Loch, auf einem Knochen, kleines Ziel; sonst ist es ein Treffer.
FIG-JUDGE-2 = Ein Würfel berührt den Tisch, wenn ein Punkt höchstens 0,3 darüber ist.
FIG-JUDGE-3 = Der Schatten des Würfels wird auf die Bereiche verteilt; was über einem Loch ist, gehört zu keinem.
FIG-JUDGE-4 = Der Bereich mit dem größten Anteil zählt.
FIG-JUDGE-5 = Kommen andere auf 5 Prozent heran, zählt der schlechteste davon.
FIG-JUDGE-6 = Auch ein Würfel, der auf einem anderen liegt, wird nach seinem Schatten beurteilt.
FIG-JUDGE-7 = Es zählt die Seite, die am ehesten nach oben zeigt; über 30 Grad geneigt gilt kein Symbol.
FIG-JUDGE-8 = Alle sehen das Urteil, den Grund, die Anteile und die Zahl der Sprünge.

## Spezielle Würfe am Bildschirm

FIG-MAP = Spezielle Würfe am Bildschirm
FIG-MAP-1 = Abprallwurf: Stell Schachtel oder Bogen vor dem Zielen auf; sie und der Tisch müssen vor dem Ziel berührt werden.
FIG-MAP-2 = Armbrust: ein Schnippen von weit unten, 600 bis 3500 mm/s, mit eigenem Drall.
FIG-MAP-3 = Blasen: Je stärker du pustest, desto schneller; ohne Drall.
FIG-MAP-4 = Beinschuss: Hinter der Tischkante hängt ein Balken; der Würfel muss darunter durch, in Italien genügt die Hand.
FIG-MAP-5 = Blind: Das Bild wird schwarz, bevor du zielst, bis der Würfel liegt; du zitterst mehr als dreimal so stark.
FIG-MAP-6 = Doppelter Wurf: mindestens zwei Sprünge vor dem Ziel.
FIG-MAP-7 = Ellbogen: langsam rollend, aus 60 bis 350 Höhe und deutlich neben dem Ziel.
FIG-MAP-8 = Frommer Wurf: Lass beide Hände innerhalb von 80 Millisekunden los; die spätere lenkt den Wurf ab.
FIG-MAP-9 = Falsche Hand: Links und rechts sind vertauscht, und du zitterst dreimal so stark.
FIG-MAP-10 = Geliehene Hand: Der andere gibt Ort und Richtung vor und schwankt um 6 Grad; du bestimmst Tempo und Moment. Allein schwankt eine Puppe um 10.
FIG-MAP-11 = Kartensprung: Stell die Karte quer zum Wurf; davor aufspringen, dann innerhalb ihrer Breite über die Kante.
FIG-MAP-12 = Katapult: von der Tischkante; je tiefer du biegst, desto schneller. In Italien darfst du antippen.
FIG-MAP-13 = Kopfwurf: Triff den Moment auf 120 Millisekunden; zu früh oder zu spät lenkt ab und bremst.
FIG-MAP-14 = Kreisel: 150 Millisekunden lang vor dem Ziel mindestens 3 Umdrehungen pro Sekunde, fast senkrecht.
FIG-MAP-15 = Nase: sehr langsam rollend, aus 80 bis 450 Höhe und deutlich neben dem Ziel.
FIG-MAP-16 = Rückwärts: Du siehst das Ziel nur in einem kleinen Bild, beide Achsen sind vertauscht, und du zitterst mehr als doppelt.
FIG-MAP-17 = Schmettern: Triff den Moment auf 120 Millisekunden; steil nach unten und hart.
FIG-MAP-18 = Sitzend: Die Kamera sitzt unter der Tischkante, in Italien auf Tischhöhe; je weniger du siehst, desto mehr zitterst du.
FIG-MAP-19 = Sprung: 480 Millisekunden in der Luft; lass vorher los, am besten kurz vor der Landung.
FIG-MAP-20 = Tanz: in Deutschland ein Sprung mit Drehung, losgelassen um die Landung herum; in Italien eine Drehung von 800 Millisekunden, dann 2 Sekunden Zeit.
FIG-MAP-21 = Unter dem Tisch: aus 10 bis 300 unter der Kante und dahinter.
FIG-MAP-22 = Weitwurf: Man steht 700 bis 1400 hinter der Kante, in Italien 700; die Hand reicht 300 davor, und man nimmt sich Zeit und zittert kaum halb so stark.

## Würfe verbinden

FIG-COMB = Würfe verbinden
FIG-COMB-1 = Forderungen sind eine Menge: Gleiche zählen einmal.
FIG-COMB-2 = Alle Prüfungen der Flugbahn gelten demselben Wurf; ein Sprung kann mehreren dienen.
FIG-COMB-3 = Einschränkungen von Sicht und Zielen addieren sich; zwei Spiegelungen heben sich auf, das Zittern multipliziert sich.
FIG-COMB-4 = Für jede Größe gilt ein Bereich, nach fester Rangfolge der Würfe.
FIG-COMB-5 = Nur eine Art, den Würfel in Gang zu setzen, geht auf einmal; außer Blasen mit Ellbogen, Nase oder geliehener Hand sowie Armbrust oder Frommer Wurf mit geliehener Hand.
FIG-COMB-6 = Kopfwurf und Schmettern folgen auf ein Hochwerfen: einfach, fromm, Armbrust, Katapult oder geliehene Hand. Blasen, Ellbogen und Nase passen nicht dazu.
FIG-COMB-7 = Beim Blasen gibt die andere Art den Ort und das Blasen das Tempo; bei geliehener Hand gibt der andere die Richtung.
FIG-COMB-8 = Manche Würfe gehen nicht zusammen, etwa sitzend und Sprung, Weitwurf und Ellbogen, unter dem Tisch und Schmettern, Beinschuss und Kopfwurf; einige hängen von der Ausgabe ab.
FIG-COMB-9 = Ein Katapult unter dem Tisch wird an der gebogenen Karte losgelassen; der Balken steigt mit dem Springer.
FIG-COMB-10 = Widersprechen sich Monster und Raum, dürft ihr euch immer entziehen; sonst entfällt die Forderung des Raums.
FIG-COMB-11 = Sprung und Tanz zusammen (italienische Ausgabe) sind ein längerer Sprung: Die Drehung muss vor der Landung fertig sein.

## Echte Würfel

FIG-REAL = Echte Würfel
FIG-REAL-1 = Mit echten Würfeln werft ihr auf ein echtes Ziel und tragt ein, was geschah; alles andere macht das Programm.
FIG-REAL-2 = Vor dem Wurf sagt das Programm, wer welchen Würfel wirft und was verlangt ist.
FIG-REAL-3 = Ihr tragt ein, ob er aufgesprungen ist, welche speziellen Würfe gelungen sind, wo er liegt und ob das Symbol oben ist.
FIG-REAL-4 = Im Zweifel zwischen zwei Plätzen zählt der schlechtere; ein Loch ist so schlecht wie daneben.
FIG-REAL-5 = Ohne Aufspringen oder mit misslungenem Wurf ist es ein Fehlwurf, auch wenn eine Zone eingetragen wurde.
FIG-REAL-6 = Der Werfer trägt ein, ein anderer bestätigt, bei Streit entscheidet der Anführer. Bis zum nächsten Wurf lässt sich ein Eintrag berichtigen.
FIG-REAL-7 = Eine Konflikttabelle gibt es nicht; ihr beurteilt, was möglich ist, und dürft euch entziehen.
FIG-REAL-8 = Manche können echt würfeln und andere simuliert.

## Klarstellungen

FIG-RULING = Klarstellungen
FIG-RULING-1 = Es spielen ein bis sechs, jeder mit einem Helden; allein oder zu zweit kommt derselbe Held einfach öfter dran.
FIG-RULING-2 = Die Zonen sind 1, 2, 3, 4 und das Zentrum 10; einen Ring 5 gibt es nicht.
FIG-RULING-3 = Ein Plan mit Labyrinth auf beiden Seiten zeigt eine zufällige.
FIG-RULING-4 = Zwei von sechs Seiten zeigen das Heldensymbol; eine Option ändert das.
FIG-RULING-5 = Wo niemand genannt ist, entscheidet ihr gemeinsam, sonst der Anführer.
FIG-RULING-6 = Steigt der Anführer auf, wandert der Marker im Uhrzeigersinn weiter, die Seite bleibt.
FIG-RULING-7 = Ein verbotener Würfel bringt keine Belohnung.
FIG-RULING-8 = Ein Bonuswürfel darf für eine verbotene Farbe stehen.
FIG-RULING-9 = Im Shop zählen nur Spieler, die noch im Spiel sind.
FIG-RULING-10 = Was nicht gekauft wird, kommt auf den Ablagestapel; ein leerer Stapel wird neu gemischt.
FIG-RULING-11 = Vierzehn Monster reichen für unsere Pläne; sonst wird Stufe IV neu gemischt, oder der Raum gilt als erobert.
FIG-RULING-12 = Erst die Fähigkeit, dann der Schaden am Monster, dann der Fehlwurf; ein dabei besiegtes Monster schlägt nicht mehr.
FIG-RULING-13 = Ein verlangter oder angesagter, aber nicht gelungener Wurf ist ein Fehlwurf; Ansagen binden.
FIG-RULING-14 = Eine Waffe, die nicht dazu passt, steht beim simulierten Wurf nicht zur Wahl; mit echten Würfeln urteilt ihr.
FIG-RULING-15 = Widersprechen sich Monster und Raum, gibt der Raum nach, damit niemand festsitzt.
FIG-RULING-16 = Auf jede Fähigkeit darf man verzichten, und ein Bonuswürfel darf farblos bleiben.
FIG-RULING-17 = Beim sofortigen Sieg wirken Fähigkeiten noch, die kein lebendes Monster brauchen; Göttliche Intervention zählt einen Treffer auf 10.
FIG-RULING-18 = Wird der Wählende durch B ohnmächtig, sind die Würfel frei, und der Nächste wirft.
FIG-RULING-19 = Heilung weckt keinen Ohnmächtigen.
FIG-RULING-20 = Monster tot und letzter Held ohnmächtig zugleich: gewonnen.
FIG-RULING-21 = Waffen können einen Faktor haben; eine von unseren verdoppelt.
FIG-RULING-22 = Göttliche Intervention heilt den vollen Schaden, auch über das Leben des Monsters hinaus.
FIG-RULING-23 = Erst die Kröte, dann Weniger Schaden, dann Kein Schaden oder Bier; nach 1x-Karten wird zuletzt gefragt und nur, wenn es wehtäte.
FIG-RULING-24 = Lebenspunkte steigen nie über das Maximum.
FIG-RULING-25 = Den Marker vorher umzudrehen hilft nicht: Es zählt die Seite am Ende des Kampfes.
FIG-RULING-26 = Als Nächstes beginnt der Spieler nach dem letzten Werfer; eine Option sagt: nach dem alten Startspieler. Ein Entziehen ändert nichts.
FIG-RULING-27 = Neun Würfel und dreißig Münzen sind Grenzen; was der Vorrat nicht hergibt, verfällt.
FIG-RULING-28 = Ein Held erwacht mit seinem vollen neuen Maximum, erst 6, dann 3.
FIG-RULING-29 = Andere dürfen die Ausrüstung eines Aufgestiegenen übernehmen, soweit sie Platz haben.
FIG-RULING-30 = Entziehen nur zwischen Aufdecken und erstem Wurf, nie beim Endgegner; wer davon ohnmächtig wird, fehlt im nächsten Kampf und bekommt dann seine Narbe.
FIG-RULING-31 = Alle Gegenstände sind 1x.
FIG-RULING-32 = Heilen geht jederzeit; was zu einem Wurf oder Schlag gehört, nur dann. Die Ohnmacht lässt keinen Moment dazwischen.
FIG-RULING-33 = Jeder Wurf des Doppelschlags zählt ganz, mit neu angesagten Waffen; ein Symbol beim zweiten bringt nur noch den sofortigen Sieg.
FIG-RULING-34 = Blinde Wut mit 1 Lebenspunkt ist erlaubt; der Held wird nach dem Schaden ohnmächtig.
FIG-RULING-35 = Das Ziel hilft schon dem Wurf, der es setzt, wenn er trifft; es zählt nie doppelt.
FIG-RULING-36 = Auch der neue Wurf darf wieder neu geworfen werden, mit neu angesagten Waffen.
FIG-RULING-37 = Eine Extraschaden-Karte braucht in beiden Ausgaben einen Treffer.
FIG-RULING-38 = Zurückgeschlagen wird der Schaden nach Abzügen, nicht begrenzt durch deine restlichen Lebenspunkte.
FIG-RULING-39 = Doppelter Wurf heißt mindestens zweimal.
FIG-RULING-40 = Gegen den ultimativen Fehlschlag eines anderen helfen Kein Schaden und Weniger Schaden nicht; Bier und Rückschlag schon.
FIG-RULING-41 = Eine Ohnmacht beim Endgegner kostet die 5 Punkte, hinterlässt aber keine Narbe.
FIG-RULING-42 = Narben aufgestiegener Helden zählen.
FIG-RULING-43 = Italienische Ausgabe: die nächsthöhere Stufe mit einer Karte; gibt es keine, dann kein Entziehen.
FIG-RULING-44 = Benutzte Würfel auf dem Ziel sind Hindernisse (deutsche Ausgabe); ein Würfel darauf wird nach seinem Schatten beurteilt.
FIG-RULING-45 = Kröte, Bier und Karten versagen nur beim Gruppenschaden; gegen spätere Fehlwürfe wirken sie wieder.
FIG-RULING-46 = Ein betörtes Monster ist in allem Ausrüstung, braucht nur keinen Platz.
FIG-RULING-47 = Von mehreren betört folgt es dem Letzten; sein Gold kommt in den Schatz.
FIG-RULING-48 = Ein Lied gibt einen verbotenen Würfel sofort frei; er zählt dann als unbenutzt.
FIG-RULING-49 = Hartes Ziel geht vor Fokussiertem Schaden; der sofortige Sieg wirkt trotzdem.
FIG-RULING-50 = Torms rote Verdopplung ist die Blinde Wut.
FIG-RULING-51 = Der Helm der Tapferkeit ist eine Waffe mit +3, der Drachennieser eine mit +2.
FIG-RULING-52 = Der Goblin hat Stufe I, der Bär Stufe II.
FIG-RULING-53 = Gegen den Endgegner gibt es in keiner Ausgabe eine Option B.
FIG-RULING-54 = Allein leiht eine Puppe die Hand; leihen darf jeder Spieler, wie es seinem Helden auch geht.
FIG-RULING-55 = Was nur verlorene Bilder zeigten, gehört nicht zu den Regeln.
FIG-RULING-56 = Maße, Materialien und Zeitfenster sind von uns.
FIG-RULING-57 = Entziehen kann man sich nur unmöglichen Würfen: Es steht nur zur Wahl, solange ein spezieller Wurf verlangt wird.
FIG-RULING-58 = Heilkarten helfen jederzeit: auch nach einem Fehlschlag, bevor der Schlag trifft, zwischen den Würfen eines Doppelschlags und bevor ein Verlust die Karte nimmt. Wer weniger Fragen will, wird nur gefragt, wenn jemand ohnmächtig würde.
FIG-RULING-59 = Ist kein Held mehr im Spiel, ist die Partie sofort verloren, wann immer das geschieht.
FIG-RULING-60 = Wirft der Tisch echte Würfel, so wird in diesem Spiel jeder Wurf von Hand gemacht und eingetragen.
FIG-RULING-61 = Keine Hand zielt von selbst: Anfangs zeigt sie zufällig am Ziel vorbei, und losgelassen wird erst, wenn man gezielt hat. Ein blinder Wurf zählt nur, wenn es beim Zielen dunkel war.
FIG-RULING-62 = Getauscht wird, bis niemand mehr will, in beliebiger Reihenfolge, vor und nach dem Shop; ein abgelehnter Tausch beendet nichts. Eine Karte kehrt nicht in die Hand zurück, die sie eben verlassen hat.
FIG-RULING-63 = Eine Karte, die einmal wirkt, darf noch eingesetzt werden, bevor ein Verlust sie nimmt.
FIG-RULING-64 = Nimmt ein Lied dem Monster seine Forderung, gilt die Forderung des Raums wieder, auch wenn sie weichen musste.
FIG-RULING-65 = Beim Beinschuss im Sprung steigen Bein und Grenze mit dem Werfer.
FIG-RULING-66 = Spezielle Würfe sind einen Versuch wert: Eine ruhige Hand trifft mit jedem 35- bis 85-mal von hundert, beim Zielen wie nach der Trefferliste.
FIG-RULING-67 = Monster einer Stufe unterscheiden sich: Auf jeder Stufe gibt es mindestens acht verschiedene Kombinationen aus Leben, Schaden und Gold.
