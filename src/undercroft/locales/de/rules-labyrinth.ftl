### Regeln „Im Drachen-Labyrinth“, für Spielerinnen und Spieler erzählt.
### Eine Nachricht je Regel; die Nachricht mit dem bloßen Kürzel ist die Überschrift des Abschnitts.

## Spielmaterial

LAB-COMP = Spielmaterial
LAB-COMP-1 = Jede Ungeheuerkarte hat sechs Zeilen: Blitzstrahl, Feuerkugel, Zauberer, Superheld, Held und Elf. In jeder Zeile steht entweder ein Kampfwert oder ein Strich „–“.
LAB-COMP-2 =
    Die Riesenratte hat genau diese Kampfwerte:
    Blitzstrahl: 7
    Feuerkugel: 2
    Zauberer: 6
    Superheld: 3
    Held: 4
    Elf: 5
LAB-COMP-3 = In den Ungeheuerstapeln lauern nicht nur Ungeheuer. Es stecken auch zwei Arten von Fallen darin: der Käfig und die Falltür.
LAB-COMP-4 = Die meisten Schatzkarten nennen ihren Wert in Goldstücken. Dazu kommen vier besondere Schätze: Geheimtür-Öffner, Magisches Schwert, ESP-Medaillon und Kristall-Kugel. Sie helfen dir unterwegs, sind selbst aber 0 Goldstücke wert.
LAB-COMP-5 = Die Karten gibt es in sieben Farben: eine für jede Ebene und Weiß für die Zaubersprüche. Eine Karte hat immer dieselbe Farbe wie die Räume ihrer Ebene.

## Vorbereitung

LAB-SETUP = Vorbereitung
LAB-SETUP-1 = Am Basis-Spiel nehmen 2 bis 4 Spieler teil, am Experten-Spiel 2 bis 8. Mit einer anderen Spielerzahl lässt sich keine Partie beginnen.
LAB-SETUP-2 = Die Karten sind nach Farben geordnet, und jede der sechs Ebenenfarben ist in einen Ungeheuerstapel und einen Schatzstapel geteilt. So liegen 12 verdeckte Stapel bereit, der Reihe nach von Ebene zu Ebene.
LAB-SETUP-3 = Zu Beginn wird jeder Stapel einmal gemischt. Karten, die im Lauf der Partie zurückkommen, wandern verdeckt ganz nach unten. Neu gemischt wird nur, wenn eine Regel das ausdrücklich sagt.
LAB-SETUP-4 = Im Basis-Spiel wird nicht gezaubert: Der Stapel der Zaubersprüche bleibt in der Schachtel.
LAB-SETUP-5 = Im Experten-Spiel liegt der Stapel der Zaubersprüche verdeckt neben dem Spielplan.
LAB-SETUP-6 = Grabmarken und Zahlenmarken bilden zwei Vorräte. An unserem digitalen Tisch gehen beide nie aus.
LAB-SETUP-7 = Im Basis-Spiel gibt es zwei Rollen: Elf und Held. Jede davon können höchstens zwei Spieler übernehmen.
LAB-SETUP-8 = Im Experten-Spiel kommen Superheld und Zauberer hinzu, ebenfalls für höchstens je zwei Spieler.
LAB-SETUP-9 = Auch jede zugeschaltete Rolle der Erweiterung (nur im Experten-Spiel) darf höchstens von zwei Spielern gewählt werden.
LAB-SETUP-10 = Wer sucht sich seine Rolle zuerst aus? Alle würfeln mit zwei Würfeln: Das höchste Ergebnis wählt zuerst, dann das zweithöchste und so weiter. Bei Gleichstand würfeln nur die Betroffenen noch einmal.
LAB-SETUP-11 = In dieser Reihenfolge sucht sich jeder offen eine Rolle aus, in der noch ein Platz frei ist.
LAB-SETUP-12 = Alle Figuren beginnen auf Start.
LAB-SETUP-13 = Wer beginnt, entscheidet ein eigener Wurf: Alle würfeln noch einmal mit zwei Würfeln, das höchste Ergebnis fängt an; bei Gleichstand würfeln die Betroffenen neu. Danach geht es im Uhrzeigersinn nach der Sitzordnung weiter – nicht in der Reihenfolge, in der ihr eure Rollen gewählt habt.
LAB-SETUP-14 = Du beginnst ohne Schätze und kennst noch keine einzige Geheimtür.
LAB-SETUP-15 = Zauberer bekommen ihre Zaubersprüche nach LAB-SPELL-2 bis LAB-SPELL-4, Kleriker ihre Sprüche nach LAB-CLER-2 und Hobbits ihre Geschosse nach LAB-HOBB-4.

## Die Rollen

LAB-CLASS = Die Rollen
LAB-CLASS-1 =
    Deine Rolle bestimmt, wie weit du kommst, wie leicht du Geheimtüren findest, wie viel Gold du brauchst und welche Zeile der Ungeheuerkarte für dich gilt:
    Elf (Basis-Spiel): 5 Schritte · Geheimtür bei 1–4 · Ziel 10.000 · Zeile Elf · Schwert ja
    Held (Basis-Spiel): 5 Schritte · Geheimtür bei 1–2 · Ziel 10.000 · Zeile Held · Schwert ja
    Superheld (Experten-Spiel): 5 Schritte · Geheimtür bei 1–2 (LAB-RULING-6) · Ziel 20.000 · Zeile Superheld · Schwert ja
    Zauberer (Experten-Spiel): 5 Schritte · Geheimtür bei 1–2 (LAB-RULING-6) · Ziel 30.000 · Zeile Zauberer · Schwert nie · 7 Zaubersprüche
    Zwerg (Erweiterung): 5 Schritte · Geheimtür bei 1–2 · Ziel 10.000 · Zeile Elf · Schwert ja · beachtet keine Fallen
    Kleriker (Erweiterung): 5 Schritte · Geheimtür bei 1–2 (LAB-RULING-6) · Ziel 20.000 · Zeile Held, gegen bestimmte Ungeheuer Zeile Superheld · Schwert ja · 4 Sprüche
    Hobbit (Erweiterung): 4 Schritte · Geheimtür bei 1–3 · Ziel 10.000 · der höhere Wert aus den Zeilen Held und Elf · Schwert ja · 7 Geschosse
    Dieb (Erweiterung): 6 Schritte · Geheimtür bei 1–2 · Ziel 30.000 · Zeile Held · Schwert ja · Überraschung und Diebstahl
LAB-CLASS-2 = Im Basis-Spiel haben beide Rollen dasselbe Ziel: 10.000 Goldstücke.
LAB-CLASS-3 = Deine Rolle behältst du die ganze Partie lang – auch wenn dein Abenteurer getötet wird.

## Der Spielplan

LAB-BOARD = Der Spielplan
LAB-BOARD-1 = Das Labyrinth hat sechs Ebenen, von 1 bis 6 nach unten gezählt. Je tiefer du steigst, desto stärker werden die Ungeheuer – und desto reicher die Schätze.
LAB-BOARD-2 = Es gibt diese Arten von Feldern: Start, Gang, Treppe, Raum, Saal und die Große Halle. Jedes davon zählt als genau ein Feld, egal wie groß es gezeichnet ist.
LAB-BOARD-3 = Das Große Treppenhaus ist ein einziges Feld und zugleich der Start.
LAB-BOARD-4 = Räume sind rechteckig und tragen die Farbe ihrer Ebene. An dieser Farbe erkennst du, zu welcher Ebene ein Raum gehört.
LAB-BOARD-5 = Ein Saal gehört zu derselben Ebene wie die Räume, die an ihn grenzen. Der Spielplan zeigt dir die Ebene jedes Saals an.
LAB-BOARD-6 = Gänge gehören zu einer Ebene. Treppen verbinden zwei Ebenen und gehören selbst zu keiner; auch Start gehört zu keiner Ebene.
LAB-BOARD-7 = Jeder Saal hat einen Namen. Zwei davon nennt schon die alte Anleitung: die Küche und die Waffenkammer, die auf Ebene 3 liegt.
LAB-BOARD-8 = Die Große Halle ist ein Saal, in dem niemals ein Ungeheuer auftaucht. Sie liegt auf Ebene 1.
LAB-BOARD-9 = Zwei Felder sind benachbart, wenn eine Verbindung zwischen ihnen besteht: ein offener Durchgang, eine normale Tür oder eine Geheimtür. Türen sind nur Verbindungen, keine eigenen Felder.
LAB-BOARD-10 = Normale Türen siehst du als schwarze Balken, Geheimtüren als weiß gestrichelte. Alle sehen sie von Anfang an – „geheim“ heißt nur, dass du eine solche Tür erst finden musst, bevor du sie benutzen kannst.

## Dein Zug

LAB-TURN = Dein Zug
LAB-TURN-1 = Ihr seid reihum im Uhrzeigersinn am Zug. Jeder führt genau einen Abenteurer.
LAB-TURN-2 = In deinem Zug darfst du gehen. Betrittst du einen gefährlichen Ort, musst du kämpfen. Siegst du, darfst du mit deinen restlichen Schritten weitergehen. Und du darfst jederzeit anhalten, um eine Geheimtür zu suchen.
LAB-TURN-3 =
    Am Anfang deines Zuges wird der Reihe nach geprüft:
    1. Bist du schwer verwundet, kommst du auf Start (LAB-CTR-9), und dein Zug ist vorbei.
    2. Musst du noch aussetzen, wird ein Zug davon abgestrichen, und dein Zug ist vorbei.
    3. Ist deine Zeit im Käfig gerade um, kommst du frei (LAB-TRAP-4) und machst ganz normal weiter.
    4. Hast du dich in einem Überfall mit jemandem verbissen, geht dieser Kampf weiter (LAB-AMB-21), und dein Zug ist vorbei.
    5. Trifft nichts davon zu, hast du einen normalen Zug.
LAB-TURN-4 = „n Züge aussetzen“ heißt: Deine nächsten n eigenen Züge fallen aus. Musst du aus mehreren Gründen aussetzen, wird alles zusammengezählt.
LAB-TURN-5 = Du darfst auch stehen bleiben und gar nichts tun – nur an einem gefährlichen Ort nicht (LAB-FIGHT-20).
LAB-TURN-6 =
    Dein Zug endet, wenn du ihn beendest. Sofort vorbei ist er nach:
    • einer erfolglosen Suche nach einer Geheimtür
    • einem Angriff, der das Ungeheuer nicht besiegt hat
    • einem Käfig
    • einem Überfall
    • dem Hinterlegen von Schätzen auf Start

## Bewegung

LAB-MOVE = Bewegung
LAB-MOVE-1 = Zum Gehen brauchst du keine Würfel: Du machst so viele Schritte, wie du möchtest, von 0 bis zur Reichweite deiner Rolle. Das sind 5, sofern in LAB-CLASS-1 nichts anderes steht.
LAB-MOVE-2 = Jedes Feld, das du betrittst, kostet einen Schritt – ob Gang, Treppe, Raum, Saal, Große Halle oder Start.
LAB-MOVE-3 = Türen kosten keinen Schritt, Geheimtüren auch nicht.
LAB-MOVE-4 = Die Richtung darfst du wechseln, so oft du magst, und im selben Zug auch auf Felder zurückkehren, auf denen du schon warst.
LAB-MOVE-5 = Auf jedem Feld ist Platz für beliebig viele Abenteurer, und an anderen Figuren kommst du jederzeit vorbei.
LAB-MOVE-6 = Ein „Ort“ ist ein Raum oder ein Saal, die Große Halle ausgenommen. Gefährlich ist er, wenn dort keine Grabmarke liegt oder wenn ein Ungeheuer darin wartet. Betrittst du einen gefährlichen Ort, ist deine Bewegung unterbrochen und der Kampf beginnt (LAB-FIGHT).
LAB-MOVE-7 = Ein ungefährlicher Ort – mit Grabmarke und ohne wartendes Ungeheuer – ist für dich nicht mehr als ein Stück Gang: Du gehst einfach hinein und wieder hinaus.
LAB-MOVE-8 = Schritte, die du nach einem Sieg noch übrig hast, darfst du in diesem Zug noch gehen. In spätere Züge kannst du keine Schritte mitnehmen.
LAB-MOVE-9 = Einen Schritt machst du nur durch einen offenen Durchgang, durch eine normale Tür oder durch eine Geheimtür, die du benutzen darfst (LAB-DOOR-7, LAB-ITEM-1).
LAB-MOVE-10 = Das Spiel merkt sich deine Spur: die Felder, über die du aus eigener Kraft gekommen bist, in der richtigen Reihenfolge. Wirst du versetzt – getötet, auf Start gestellt, abgestürzt oder teleportiert –, ist die Spur gelöscht.

## Türen und Geheimtüren

LAB-DOOR = Türen und Geheimtüren
LAB-DOOR-1 = Eine normale Tür steht dir immer offen, solange du noch einen Schritt für das Feld dahinter hast.
LAB-DOOR-2 = Durch eine Geheimtür kommst du erst, wenn dein Abenteurer sie selbst gefunden hat.
LAB-DOOR-3 = Suchen kannst du in deinem eigenen Zug und zu jedem Zeitpunkt außerhalb eines Kampfes. Du musst dazu auf einem Feld stehen, an dem die Geheimtür liegt. Grenzen mehrere an dein Feld, sagst du, welche du suchst.
LAB-DOOR-4 = Wirf einen Würfel: Zeigt er eine der Zahlen, bei denen deine Rolle Geheimtüren findet, hast du sie entdeckt – als Elf bei 1–4, als Held bei 1–2, alle anderen nach LAB-CLASS-1.
LAB-DOOR-5 = Gefunden heißt auch geöffnet. Mit den Schritten, die dir bleiben, gehst du durch die Tür oder woandershin, ganz wie du willst.
LAB-DOOR-6 = Die Suche kostet keinen Schritt, und du darfst auch dann suchen, wenn du keinen mehr übrig hast. Durch die gefundene Tür gehst du dann eben erst im nächsten Zug.
LAB-DOOR-7 = Von da an benutzt du diese Tür in beiden Richtungen wie eine normale Tür, ohne noch einmal zu würfeln.
LAB-DOOR-8 = Was du gefunden hast, weißt nur du: Für alle anderen Abenteurer bleibt die Geheimtür verschlossen, bis sie sie selbst finden.
LAB-DOOR-9 = Bleibt deine Suche erfolglos, endet deine Bewegung und damit dein Zug.
LAB-DOOR-10 = In einem späteren Zug darfst du es vom selben Feld aus wieder versuchen oder deiner Wege gehen. Über mehrere Züge hinweg sind beliebig viele Versuche erlaubt.
LAB-DOOR-11 = Hattest du mit der Suche Erfolg, darfst du im selben Zug noch nach einer weiteren Geheimtür suchen.
LAB-DOOR-12 = Wirst du getötet, vergisst du alle Geheimtüren. Sonst bringt dich nichts dazu, eine zu vergessen.

## Kampf gegen ein Ungeheuer

LAB-FIGHT = Kampf gegen ein Ungeheuer
LAB-FIGHT-1 = Wer einen gefährlichen Ort betritt, bleibt stehen und kämpft auf der Stelle.
LAB-FIGHT-2 = Die Ebene des Ortes bestimmt, aus welchem Ungeheuerstapel dein Gegner und aus welchem Schatzstapel deine Belohnung kommt.
LAB-FIGHT-3 =
    Gegen wen kämpfst du? Es gilt der erste Fall, der zutrifft:
    1. das Ungeheuer, mit dem du schon im Kampf bist
    2. ein Ungeheuer, das hier wartet (bei mehreren suchst du dir eines aus)
    3. das Ungeheuer, das eine Kristall-Kugel für diesen Raum reserviert hat
    4. die Karte, die du eben mit dem ESP-Medaillon gesehen hast
    5. sonst die oberste Karte des Ungeheuerstapels
LAB-FIGHT-4 = Eine gezogene Ungeheuerkarte liegt offen aus, alle dürfen sie sehen.
LAB-FIGHT-5 = Für den Angriff wirfst du zwei Würfel, zählst deine Zuschläge dazu und vergleichst die Summe mit dem Kampfwert in deiner Zeile der Karte.
LAB-FIGHT-6 = Erreicht oder übertrifft dein Ergebnis den Kampfwert, ist das Ungeheuer besiegt.
LAB-FIGHT-7 = Liegt dein Ergebnis unter dem Kampfwert, schlägt das Ungeheuer zurück: Es folgt der Gegenangriff (LAB-CTR).
LAB-FIGHT-8 = Steht in deiner Zeile ein „–“, gibt es keinen Angriffswurf; es folgt gleich der Gegenangriff. Im Basis-Spiel ist ein solches Ungeheuer für deine Rolle unbezwingbar, da hilft auch kein Schwert. Im Experten-Spiel gibt es zwei Auswege: LAB-SWORD-7 und LAB-THIEF-5.
LAB-FIGHT-9 = Die Karte eines besiegten Ungeheuers kommt ganz nach unten in ihren Stapel. Spielt ihr mit wandernden Ungeheuern, geht es weiter wie unter LAB-WAND beschrieben.
LAB-FIGHT-10 = Nach einem Sieg in einem Raum ziehst du die oberste Schatzkarte seiner Ebene.
LAB-FIGHT-11 = Nach deinem Sieg in einem Raum kommt eine Grabmarke hinein. Dort erscheint nie wieder ein Ungeheuer.
LAB-FIGHT-12 = Für einen Sieg in einem Saal ziehst du keine Schatzkarte.
LAB-FIGHT-13 = Was das Ungeheuer an Beute bei sich hat, gehört jetzt dir – ganz gleich, wer es verloren hat.
LAB-FIGHT-14 = Besiegst du in einem Raum ein Ungeheuer mit Zahlenmarke, bekommst du seine gesamte Beute und obendrein eine Karte vom Schatzstapel der Ebene.
LAB-FIGHT-15 = Kommst du an einen Ort, an dem ein anderer Abenteurer gerade im Kampf ist und kein Ungeheuer wartet, ziehst du dein eigenes Ungeheuer und kämpfst gegen dieses. So können an einem Ort mehrere Ungeheuer zusammenkommen.
LAB-FIGHT-16 = Jedes Ungeheuer, das in einem Raum besiegt wird, bringt seinem Bezwinger eine Schatzkarte – auch das zweite und jedes weitere.
LAB-FIGHT-17 = Die Grabmarke kommt in den Raum, sobald dort mindestens ein Ungeheuer besiegt (oder der Schatz einer Falle genommen) wurde und kein Ungeheuer darin zurückbleibt. Ein Abenteurer im Käfig hält sie nicht auf (LAB-RULING-76).
LAB-FIGHT-18 = Nach einem Sieg darfst du mit deinen restlichen Schritten weiterziehen und im selben Zug anderswo gleich den nächsten Kampf wagen.
LAB-FIGHT-19 = Hat dein Angriff das Ungeheuer nicht besiegt, ist dein Zug zu Ende, sobald ein etwaiger Gegenangriff abgehandelt ist.
LAB-FIGHT-20 = Beginnst du einen normalen Zug an einem gefährlichen Ort, hast du die Wahl: dableiben und kämpfen (LAB-FIGHT-3) oder hinausgehen. Untätig danebenstehen geht nicht. Suchst du eine Geheimtür, um hinauszukommen, gilt das als Hinausgehen, selbst wenn du sie nicht findest.
LAB-FIGHT-21 = Dableiben und kämpfen kostet keinen Schritt. Siegst du, hast du noch deine volle Reichweite.
LAB-FIGHT-22 = Ist der Abenteurer fort und hat das Ungeheuer keine Beute, kommt seine Karte unter ihren Stapel, sobald es allein zurückbleibt.
LAB-FIGHT-23 = Der Ort bleibt danach trotzdem gefährlich (LAB-FIGHT-22): Wer als Nächster hinkommt, trifft auf eine neu gezogene Karte.
LAB-FIGHT-24 = Ist der Schatzstapel leer, bekommst du keine Schatzkarte; alles andere läuft wie gewohnt.
LAB-FIGHT-25 = Ist der Ungeheuerstapel leer und lässt sich deshalb keine Karte ziehen, triffst du niemanden an: Ein Raum gilt als gewonnen (mit Schatz und Grabmarke), in einem Saal zählt es als ein Sieg.

## Säle

LAB-CHAM = Säle
LAB-CHAM-1 = In einem Saal kehrt erst Ruhe ein, wenn dort drei Ungeheuer besiegt sind. Dann bekommt er seine Grabmarke.
LAB-CHAM-2 = Die Siege zählen für jeden Saal getrennt, dafür über alle Spieler und alle Züge hinweg. Der Zählerstand ist für alle sichtbar.
LAB-CHAM-3 = Nach dem ersten und nach dem zweiten Sieg nimmt ein neues Ungeheuer den Platz des besiegten ein. Gezogen wird es erst, wenn der nächste Abenteurer den Saal betritt oder jemand in einem späteren Zug zum Kämpfen dort bleibt.
LAB-CHAM-4 = Als Sieger begegnest du dem Nachfolger nicht mehr in diesem Zug: Du darfst stehen bleiben oder weitergehen. Gehst du aber hinaus und im selben Zug wieder hinein, bekommst du es mit ihm zu tun.
LAB-CHAM-5 = Ungeheuer in Sälen haben nie einen eigenen Schatz. Hat eines einem Abenteurer etwas abgenommen, bekommt sein Bezwinger genau das und nicht mehr.
LAB-CHAM-6 = Fallen zählen bei den drei Siegen nicht mit.
LAB-CHAM-7 = Sind mehrere Ungeheuer im Saal, zählt jeder einzelne Sieg. Die Grabmarke kommt hinein, wenn drei oder mehr Siege erreicht sind und kein Ungeheuer mehr darin ist.

## Gegenangriff

LAB-CTR = Gegenangriff
LAB-CTR-1 =
    Ist dein Angriff gescheitert, wirfst du noch einmal beide Würfel und schaust in dieser Tabelle nach. Schwerter und andere Zuschläge für den Angriff zählen bei diesem Wurf nicht.
    2 – getötet: Du verlierst alle Schätze, kommst sofort auf Start und fängst in derselben Rolle neu an.
    3 oder 12 – schwer verwundet: Du verlierst die Hälfte deiner Schatzkarten. In deinem nächsten Zug kommst du auf Start; dieser Zug ist damit verbraucht.
    4, 5, 9 oder 10 – leicht verwundet: Du verlierst 1 Schatzkarte deiner Wahl, gehst 2 Felder zurück und setzt 1 Zug aus.
    6 oder 8 – bewusstlos: Du verlierst 1 Schatzkarte deiner Wahl und gehst 1 Feld zurück.
    7 oder 11 – nichts passiert: Du behältst alles und bleibst, wo du bist.
LAB-CTR-2 = Die Folgen treten immer in dieser Reihenfolge ein: erst verlierst du Schätze, dann wird deine Figur versetzt, zuletzt wird das Aussetzen vorgemerkt.
LAB-CTR-3 = Verlieren kannst du nur Schätze, die du bei dir trägst. Trägst du keine, bleibt dir dieser Verlust erspart – alles andere trifft dich trotzdem.
LAB-CTR-4 = Musst du eine Karte abgeben, suchst du selbst aus, welche deiner mitgeführten Schatzkarten es ist. Auch ein besonderer Schatz darf es sein.
LAB-CTR-5 = Verlierst du die Hälfte, teilst du alle mitgeführten Schatzkarten verdeckt in zwei Stapel, und zwar so, wie es dir gefällt. Nur müssen die Stapel gleich groß sein oder sich um genau eine Karte unterscheiden. Dein linker Nachbar sieht nur, wie dick die Stapel sind, und bestimmt, welchen du verlierst.
LAB-CTR-6 = Hast du nur eine Karte, sind die „Stapel“ 1 und 0 Karten groß, und dein linker Nachbar wählt trotzdem. Hast du gar keine, wird nichts geteilt.
LAB-CTR-7 = Getötet: Du verlierst alles, was du bei dir trägst, stehst sofort auf Start und hast alle Geheimtüren vergessen. Noch ausstehendes Aussetzen verfällt, und dein nächster Zug ist ein ganz normaler.
LAB-CTR-8 = Getötet: Deine übrigen Zaubersprüche kommen unter den Zauberstapel, und du wirst ausgerüstet wie zu Beginn – der Zauberer mit 7 Zaubersprüchen, der Kleriker mit 2 + 2 Sprüchen, der Hobbit mit 7 Geschossen. In Sicherheit gebrachte Schätze bleiben dein.
LAB-CTR-9 = Schwer verwundet: Deine Figur bleibt bis zu deinem nächsten eigenen Zug liegen. Dann wird sie auf Start gesetzt, und das ist schon dein ganzer Zug (nur LAB-MAGE-9 darf noch vorausgehen). Danach bist du wieder gesund.
LAB-CTR-10 = Schwer verwundet behältst du die Schatzkarten, die du nicht verloren hast, ebenso deine Zaubersprüche und alle Geheimtüren, die du kennst. Musstest du vorher schon aussetzen, holst du das anschließend nach.
LAB-CTR-11 = Solange du schwer verwundet bist, bist du nicht im Kampf. Dein Ungeheuer gilt als wartend, und andere dürfen es sich vornehmen.
LAB-CTR-12 = Nichts passiert: Du bleibst stehen und bist weiter mit dem Ungeheuer im Kampf. Im nächsten Zug kannst du dableiben und es noch einmal angreifen oder gehen (LAB-FIGHT-20).
LAB-CTR-13 = Bist du fort oder setzt du aus, darf jeder andere Abenteurer das Ungeheuer angreifen und sich deine verlorenen Schätze holen.

## Rückzug

LAB-RETR = Rückzug
LAB-RETR-1 = Musst du n Felder zurückgehen, geht deine Figur n-mal hintereinander auf das vorige Feld ihrer Spur: erst aus dem Raum hinaus, dann den Gang entlang, durch den du gekommen bist.
LAB-RETR-2 = Türen und Geheimtüren, durch die du gekommen bist, nimmst du auf dem Rückzug ohne Würfeln.
LAB-RETR-3 = Ist deine Spur leer, suchst du dir ein Nachbarfeld aus – hinter einem offenen Durchgang, einer normalen Tür oder einer Geheimtür, die du benutzen darfst. Ungefährliche Orte, Gänge und Treppen gehen vor; an einen gefährlichen Ort musst du nur, wenn es nichts anderes gibt. Ist gar nichts erreichbar, bleibst du stehen.
LAB-RETR-4 = Kommst du beim Rückzug auf Start an, ist er dort zu Ende, auch wenn noch Felder übrig wären.
LAB-RETR-5 = Ein Rückzug löst nichts aus: keinen Kampf, keinen Überfall, keine Suche – und herumliegende Schätze hebst du dabei auch nicht auf.
LAB-RETR-6 = Bist du an einen gefährlichen Ort zurückgewichen, gilt für deinen nächsten normalen Zug LAB-FIGHT-20: kämpfen oder hinausgehen.

## Zahlenmarken und verlorene Schätze

LAB-MARK = Zahlenmarken und verlorene Schätze
LAB-MARK-1 = Schätze, die du im Kampf verlierst, sind nun Beute des Ungeheuers. Dafür gibt es zwei Zahlenmarken mit derselben Zahl: Eine kommt an den Ort, die andere auf die Ungeheuerkarte. Diese liegt neben dem Spielplan, deine verlorenen Karten verdeckt darunter.
LAB-MARK-2 = Wie viele Karten ein Ungeheuer erbeutet hat, sehen alle. Welche es sind, weiß nur, wer sie verloren hat.
LAB-MARK-3 = Ein Ungeheuer mit Zahlenmarke bleibt, wo es ist. Wer dort als Nächster kämpft, bekommt es mit ihm zu tun – auch der, der die Schätze verloren hat.
LAB-MARK-4 = Verliert noch jemand Schätze an dasselbe Ungeheuer, kommen sie zu seiner Beute dazu. Ein zweites Markenpaar braucht es nicht.
LAB-MARK-5 = Ein Ungeheuer ohne Beute bekommt keine Zahlenmarke, wenn sein Abenteurer geht; seine Karte kommt unter den Stapel (LAB-FIGHT-22).
LAB-MARK-6 = Ist ein Ungeheuer mit Zahlenmarke besiegt, gehen beide Marken in den Vorrat zurück, die Beute geht an den Sieger (LAB-FIGHT-13, LAB-FIGHT-14), und die Karte kommt unter ihren Stapel.
LAB-MARK-7 = An einem Ort können mehrere Ungeheuer mit Zahlenmarke liegen, jedes mit seiner eigenen Zahl. Kommst du dazu, suchst du dir eines als Gegner aus, die anderen bleiben liegen. Hast du es besiegt, musst du in diesem Zug dort gegen kein weiteres antreten.

## Fallen

LAB-TRAP = Fallen
LAB-TRAP-1 = Ziehst du einen Käfig oder eine Falltür, wird nicht gekämpft: kein Angriffswurf, kein Gegenangriff.
LAB-TRAP-2 = Käfig: Wirf einen Würfel – so viele Züge (1–6) setzt du aus. Dein laufender Zug ist sofort vorbei.
LAB-TRAP-3 = Im Käfig bleibst du an dem Ort, und die Karte liegt dort offen aus. Du kannst nichts tun, niemanden überfallen und auch nicht überfallen werden. Wer sonst an den Ort kommt, zieht sein eigenes Ungeheuer.
LAB-TRAP-4 = Frei kommst du am Anfang des ersten Zuges nach dem Aussetzen. In einem Raum ziehst du dann eine Schatzkarte der Ebene, die Käfigkarte kommt unter ihren Stapel, und für die Grabmarke gilt LAB-FIGHT-17. Anschließend hast du einen normalen Zug mit voller Reichweite.
LAB-TRAP-5 = Ein Käfig in einem Saal bringt weder einen Schatz noch einen gezählten Sieg. Bist du wieder frei, gilt LAB-FIGHT-20.
LAB-TRAP-6 = Falltür in einem Raum: Du ziehst noch eine Schatzkarte von der Ebene des Raumes, der Raum bekommt nach LAB-FIGHT-17 seine Grabmarke, die Falltürkarte kommt unter ihren Stapel – und du stürzt ab.
LAB-TRAP-7 = Falltür in einem Saal: kein Schatz und kein gezählter Sieg. Die Karte kommt unter ihren Stapel, und du stürzt ab.
LAB-TRAP-8 = Beim Absturz suchst du dir auf der nächsttieferen Ebene irgendeinen Saal aus und landest dort.
LAB-TRAP-9 = Ist dieser Saal gefährlich, kämpfst du sofort; sonst nicht.
LAB-TRAP-10 = Der Absturz kostet keinen Schritt. Gewinnst du unten den Kampf oder gibt es keinen, darfst du die Schritte gehen, die dir noch geblieben sind.
LAB-TRAP-11 = Ziehst du im Saal darunter gleich wieder eine Falltür, stürzt du noch einmal ab. Auf Ebene 6 geht es nicht tiefer: Dort entfällt der Sturz, Schatz und Grabmarke gibt es wie sonst.

## Schätze

LAB-TREAS = Schätze
LAB-TREAS-1 =
    An Schatzkarten kommst du nur auf diesen Wegen:
    • Du besiegst das Ungeheuer des Raumes.
    • Eine Falle lässt dich einen Schatz ziehen.
    • Du besiegst ein Ungeheuer, das Schätze erbeutet hat.
    • Du betrittst einen Raum, in dem noch nicht abgeholte Schätze liegen (LAB-SPELL-15).
    • Du stiehlst sie (LAB-THIEF-6).
    • Du hebst herumliegende Schätze auf (LAB-AMB-17 bis LAB-AMB-19).
LAB-TREAS-2 = Du darfst beliebig viele Schatzkarten bei dir tragen.
LAB-TREAS-3 = Dein Gold ist die Summe aller deiner Schatzkarten, der mitgeführten wie der in Sicherheit gebrachten.
LAB-TREAS-4 = Deine Karten und deine Summe siehst nur du, die anderen sehen bloß die Zahl deiner Karten. Ein besonderer Schatz wird bekannt, sobald du ihn benutzt.
LAB-TREAS-5 = Das Spiel rechnet für dich mit, zeigt dir deine aktuelle Summe und meldet dir, wenn sie dein Ziel erreicht – Zeit, nach Start zurückzukehren!

## Besondere Schätze

LAB-ITEM = Besondere Schätze
LAB-ITEM-1 = Geheimtür-Öffner: Solange du diese Karte bei dir trägst, gehst du durch sämtliche Geheimtüren, als wären es normale Türen.
LAB-ITEM-2 = Verlierst du den Geheimtür-Öffner, bleiben dir genau die Geheimtüren offen, durch die du schon gegangen bist oder die du mit dem Würfel gefunden hast.
LAB-ITEM-3 = Magisches Schwert im Basis-Spiel: Trägst du es, bekommst du +1 auf jeden Angriffswurf.
LAB-ITEM-4 = In einem Angriff zählt immer nur ein Magisches Schwert, zwei Schwerter werden nie zusammengerechnet. Das Spiel nimmt von allein das beste.
LAB-ITEM-5 = ESP-Medaillon: Stehst du in deinem Zug neben einem gefährlichen Ort und hast mindestens einen Schritt übrig, darfst du dir die Ungeheuerkarte ansehen, die dich dort erwartet. „Neben“ heißt genau eine Verbindung entfernt, durch welche Art Tür auch immer, selbst durch eine noch nicht gefundene Geheimtür. Nur du siehst die Karte.
LAB-ITEM-6 = Gehst du mit deinem nächsten Schritt dort hinein oder greifst du den Ort von außen mit Zauberspruch oder Geschoss an, ist die gesehene Karte dein Gegner. Ob Nahkampf, Zauberspruch oder Geschoss: Das darfst du entscheiden, wenn du ihn schon kennst.
LAB-ITEM-7 = Gehst du woandershin oder endet dein Zug, kommt die gesehene Karte ganz nach unten in ihren Stapel, ohne dass die anderen sie zu Gesicht bekommen.
LAB-ITEM-8 = Weiter als bis zum benachbarten Ort reicht das Medaillon nicht, und in denselben Ort blickst du damit höchstens einmal je Zug.
LAB-ITEM-9 = Kristall-Kugel: Einmal in deinem eigenen Zug, außerhalb eines Kampfes, darfst du irgendeinen Raum auf dem Spielplan nennen, in dem noch keine Grabmarke liegt. Du allein siehst dir die oberste Ungeheuerkarte und die oberste Schatzkarte dieser Ebene an und legst beide beiseite. Ein Paar Zahlenmarken verbindet sie mit dem Raum.
LAB-ITEM-10 = Die beiden Karten bleiben reserviert, bis du in einen anderen Raum schaust – dann kommen sie unter ihre Stapel und die Marken verschwinden – oder bis ein Abenteurer den Raum betritt, um zu kämpfen. Das kannst auch du selbst sein.
LAB-ITEM-11 = Dieser Abenteurer kämpft gegen das reservierte Ungeheuer. Siegt er, bekommt er den reservierten Schatz statt der obersten Karte vom Schatzstapel.
LAB-ITEM-12 = Wird das reservierte Ungeheuer nicht besiegt und kommt es unter seinen Stapel, gilt das auch für den reservierten Schatz, und die Reservierung ist aufgehoben. Solange das Ungeheuer im Raum bleibt, bleibt der Schatz bei ihm.
LAB-ITEM-13 = Hast du die Kristall-Kugel nicht mehr auf der Hand, kommen deine reservierten Karten unter ihre Stapel – außer es wird gerade um sie gekämpft.
LAB-ITEM-14 = Wartet in dem genannten Raum schon ein Ungeheuer, ziehst du nur eine Schatzkarte. Hat eine andere Kristall-Kugel den Raum bereits reserviert, gibst du zuerst deine eigenen zwei Karten zurück, falls du für einen anderen Raum welche hast; dann siehst du dir die der anderen Kugel an, und die bleiben, wo sie sind (LAB-RULING-79).
LAB-ITEM-15 = Mit der Kristall-Kugel kannst du nicht in Säle schauen, nicht in Räume mit Grabmarke, nicht in die Große Halle und nicht auf Start.
LAB-ITEM-16 = Besondere Schätze kann man verlieren, erbeuten, gewinnen und in Sicherheit bringen wie jede andere Schatzkarte. Ihre Kraft geht immer mit der Karte mit.

## Spielende und Sieg

LAB-WIN = Spielende und Sieg
LAB-WIN-1 = Du gewinnst in dem Augenblick, in dem dein Abenteurer lebend auf Start steht und dein Gold mindestens dein Ziel erreicht. Die Partie ist damit sofort zu Ende.
LAB-WIN-2 = Das wird bei jeder Ankunft auf Start geprüft, noch bevor dort irgendetwas anderes geschieht – gleich, ob du aus eigener Kraft kommst, dich zurückziehst oder schwer verwundet zurückkehrst. Geprüft wird auch, wenn du auf Start stehst und dort Gold bekommst (LAB-RULING-80).
LAB-WIN-3 = Genug Gold anderswo im Labyrinth nützt noch nichts. Verlierst du auf dem Heimweg etwas davon, musst du von Neuem sammeln.
LAB-WIN-4 = Die Ziele im Experten-Spiel: Elf und Held 10.000 Goldstücke, Superheld 20.000, Zauberer 30.000; für die Rollen der Erweiterung siehe LAB-CLASS-1.
LAB-WIN-5 = Genau das Ziel zu treffen, reicht aus.
LAB-WIN-6 = Geht gar nichts mehr, endet die Partie vorzeitig. Dazu muss in jedem Raum eine Grabmarke liegen, es darf keine erbeuteten, herumliegenden, nicht abgeholten oder reservierten Schätze mehr geben, die Überfälle müssen ausgeschaltet sein und niemand darf genug Gold für sein Ziel haben. Dann gewinnt, wer seinem Ziel anteilig am nächsten gekommen ist (Gold geteilt durch Ziel); bei gleichem Anteil gewinnt ihr gemeinsam.

## Experten-Spiel: Zaubersprüche

LAB-SPELL = Experten-Spiel: Zaubersprüche
LAB-SPELL-1 = Als Zauberer hast du höchstens 7 Zaubersprüche auf der Hand. Hast du 7, nimmst du keinen weiteren.
LAB-SPELL-2 = Ist nur ein Zauberer dabei, zieht er bei der Vorbereitung 7 Karten vom verdeckten Zauberstapel, ganz ohne Würfeln.
LAB-SPELL-3 = Bei zwei Zauberern würfelt jeder zweimal und zählt zusammen (also die Summe aus zwei Würfeln). Die höhere Summe zieht zuerst, ein Gleichstand wird neu ausgewürfelt. Dann zieht ihr abwechselnd je eine Karte, bis jeder 7 hat.
LAB-SPELL-4 = Die übrigen Karten bilden den Zauberstapel. Mit der Option „Zaubersprüche aussuchen“ wählt ihr in derselben Reihenfolge aus den offenen Karten, statt blind zu ziehen.
LAB-SPELL-5 = Je Zug darfst du höchstens einen Zauberspruch einsetzen, gleich welchen und wofür.
LAB-SPELL-6 = Als Zauberer kannst du auch ohne Zauberspruch kämpfen, dann gilt die Zeile „Zauberer“. Ob Nahkampf oder Zauberspruch – und welcher –, entscheidest du, bevor die Ungeheuerkarte gezogen wird. Liegt das Ungeheuer schon offen, entscheidest du vor dem Würfeln.
LAB-SPELL-7 = So geht ein Angriffszauber: Du legst die Karte offen hin, dann wird das Ungeheuer aufgedeckt, dann wirfst du zwei Würfel gegen seine Zeile „Feuerkugel“ oder „Blitzstrahl“. Triffst du den Wert oder liegst darüber, ist es besiegt. Schwerter oder andere Zuschläge zählen dabei nicht.
LAB-SPELL-8 = Steht in der Zeile des Zauberspruchs ein „–“, verpufft er, ohne dass du würfelst.
LAB-SPELL-9 = Du kannst den Zauberspruch am Ort selbst einsetzen oder vom Feld daneben: vor der Tür des Raumes oder ein Feld vor dem Saal.
LAB-SPELL-10 = Von außen zaubern darfst du nur, wenn du in diesem Zug auch hineingehen könntest: Du brauchst noch mindestens einen Schritt und eine Tür, durch die du kommst.
LAB-SPELL-11 = Misslingt der Zauberspruch von außen, gibt es keinen Gegenangriff.
LAB-SPELL-12 = Misslingt er drinnen, folgt der Gegenangriff wie gewohnt.
LAB-SPELL-13 = Misslingt er von außen, ist das Ungeheuer allein: Es gilt LAB-FIGHT-22 oder LAB-MARK-3, und dein Zug ist zu Ende (LAB-FIGHT-19).
LAB-SPELL-14 = Siegst du von außen, darfst du hineingehen (das kostet einen Schritt) und dir nehmen, was das Ungeheuer bewacht hat.
LAB-SPELL-15 = Siegst du von außen in einem Raum, kommt die Grabmarke sofort hinein. Gehst du in diesem Zug nicht hinein, bleiben die Schatzkarte des Raumes und alle Beute dort liegen; der Erste, der den Raum betritt, zieht und nimmt sie.
LAB-SPELL-16 = Siegst du von außen in einem Saal, zählt das als ein Sieg, und die Beute wartet drinnen. Gehst du in diesem Zug hinein, begegnest du dabei dem nachrückenden Ungeheuer noch nicht.
LAB-SPELL-17 = Am Ende des Zuges kommt der benutzte Zauberspruch unter den Zauberstapel, ob er gewirkt hat oder nicht.
LAB-SPELL-18 = Für jeden eigenen Zug, den du als Zauberer ohne einen Schritt auf Start verbringst, nimmst du am Ende dieses Zuges die oberste Karte vom Zauberstapel – bis du 7 hast. Züge, die du aussetzt, zählen nicht.
LAB-SPELL-19 = Ist der Zauberstapel leer, ziehst du nichts.
LAB-SPELL-20 = Deckt dein Zauberspruch von außen eine Falle auf, geschieht nichts: Der Spruch ist verbraucht, die Karte kommt unter ihren Stapel, am Ort ändert sich nichts, und dein Zug endet. Zauberst du drinnen, wirkt die Falle ganz normal, und der Spruch ist ebenfalls verbraucht.
LAB-SPELL-21 = Als Zauberer benutzt du niemals ein Magisches Schwert. Ziehst du eines vom Schatzstapel, legst du es zurück, der Stapel wird gemischt, und du ziehst neu, wenn nötig mehrmals. Sind nur noch Schwerter übrig, gehst du leer aus.
LAB-SPELL-22 = Ein Magisches Schwert, das du aus der Beute eines Ungeheuers gewinnst oder aufhebst, darfst du als Zauberer mit dir tragen. Nutzen hast du davon keinen.

## Experten-Spiel: Teleportation

LAB-TELE = Experten-Spiel: Teleportation
LAB-TELE-1 = Teleportation spielst du unmittelbar vor einem Kampf und nur in einem Raum oder Saal: wenn du einen gefährlichen Ort betrittst oder wenn dein Zug an einem beginnt und es sonst zum Kampf käme.
LAB-TELE-2 = Du versetzt dich in einen beliebigen anderen Raum oder Saal auf derselben Ebene, eine Ebene höher oder eine Ebene tiefer – nie auf einen Gang, eine Treppe oder auf Start.
LAB-TELE-3 = An dem Ort, den du verlässt, kämpfst du nicht. Lag dort noch kein Ungeheuer, wird trotzdem die oberste Karte aufgedeckt, nachdem du den Spruch gelegt hast, und kommt dann unter ihren Stapel. Ist es eine Falle, fängt sie dich nicht.
LAB-TELE-4 = Ist der Ort, an dem du ankommst, gefährlich, musst du sofort kämpfen, und zwar ohne Zauberspruch.
LAB-TELE-5 = Versetzt wirst immer nur du selbst, niemals ein Ungeheuer oder ein anderer Abenteurer.
LAB-TELE-6 = Du darfst auch einen ungefährlichen Ort als Ziel wählen. Dann gibt es keinen Kampf.
LAB-TELE-7 = Teleportation kostet keinen Schritt. Gewinnst du nach der Ankunft, darfst du deine restlichen Schritte noch gehen.
LAB-TELE-8 = Von einem Gang, einer Treppe, von Start, aus der Großen Halle oder von einem ungefährlichen Ort aus wirkt Teleportation nicht (Ausnahme: LAB-MAGE-11).

## Experten-Spiel: Magische Schwerter

LAB-SWORD = Experten-Spiel: Magische Schwerter
LAB-SWORD-1 =
    Im Experten-Spiel hat ein Magisches Schwert entweder +1 oder +2. Ziehst du eines vom Schatzstapel, wirfst du sofort zwei Würfel; welche Zahlen gelten, hängt von der Ebene dieses Stapels ab:
    Ebene 1: +1 bei 2–11, +2 bei 12
    Ebene 2 und 3: +1 bei 2–9, +2 bei 10–12
    Ebene 4 und 5: +1 bei 2–8, +2 bei 9–12
    Ebene 6: +1 bei 2–6, +2 bei 7–12
LAB-SWORD-2 = Gewürfelt wird offen, und die Stärke bleibt dem Schwert bis zum Ende der Partie, wer auch immer es gerade trägt.
LAB-SWORD-3 = Den Zuschlag des Schwerts bekommst du auf jeden Angriffswurf gegen ein Ungeheuer.
LAB-SWORD-4 = Je Angriff zählt ein Schwert. Hast du eines mit +1 und eines mit +2, gilt allein das mit +2.
LAB-SWORD-5 = Zauberer kämpfen niemals mit einem Schwert.
LAB-SWORD-6 = Auf andere Würfe hat das Schwert keinen Einfluss: nicht auf Gegenangriff, Suche, Käfig oder Zauberspruch und auch nicht auf die Tabelle der wandernden Ungeheuer.
LAB-SWORD-7 = Steht in deiner Zeile ein „–“, kann das Schwert dich retten: Mit +1 besiegst du das Ungeheuer bei einer reinen 12, mit +2 bei einer reinen 11 oder 12. „Rein“ heißt: nur die Augen der Würfel. Jeder andere Wurf misslingt, und sonstige Zuschläge zählen hier nicht.

## Erweiterung: Schätze in Sicherheit bringen

LAB-SECURE = Erweiterung: Schätze in Sicherheit bringen
LAB-SECURE-1 = Kommst du auf Start an – mit einem Schritt, durch Rückzug oder nach LAB-CTR-9 –, darfst du mitgeführte Schatzkarten hinterlegen. Welche und wie viele, entscheidest du.
LAB-SECURE-2 = In Sicherheit gebrachte Schätze zählen weiter für dein Ziel, und niemand kann sie dir mehr nehmen.
LAB-SECURE-3 = Mit dem Hinterlegen ist dein Zug zu Ende, im nächsten geht es weiter. Hinterlegst du nichts, läuft dein Zug einfach weiter.
LAB-SECURE-4 = Hinterlegen darfst du auch in einem Zug, den du auf Start beginnst. Machst du das als Zauberer, Kleriker oder Hobbit, ohne einen Schritt zu gehen, bekommst du trotzdem deinen Nachschub.
LAB-SECURE-5 = Karten, die in Sicherheit sind, haben keine Wirkung mehr, und du kannst sie nicht wieder an dich nehmen.
LAB-SECURE-6 = Ob du gewonnen hast, wird noch vor dem Hinterlegen geprüft.

## Erweiterung: Überfälle

LAB-AMB = Erweiterung: Überfälle
LAB-AMB-1 = Überfall beim Gehen: Kommst du mit einem eigenen Schritt auf ein Feld, auf dem andere stehen – ob du dort anhältst oder nur hindurchwillst –, darfst du einem von ihnen einen Überfall erklären. Ebenso darf jeder von ihnen dich überfallen.
LAB-AMB-2 = Überfall aus dem Stand: Beginnst du einen normalen Zug auf einem Feld, das du dir mit anderen teilst, darfst du anstelle von allem anderen (auch anstelle von LAB-FIGHT-20) einen von ihnen überfallen. Wer ein gemeinsames Feld nur verlässt, löst damit nichts aus.
LAB-AMB-3 = Auf jedem betretenen Feld wird zuerst der gefragt, der gerade zieht, dann von ihm aus im Uhrzeigersinn alle anderen, die dort stehen. Die erste Erklärung gilt, und wer sie abgibt, ist der Angreifer.
LAB-AMB-4 = Ein erklärter Überfall stoppt jede Bewegung: Wer gezogen ist, bleibt auf diesem Feld.
LAB-AMB-5 = Hat der Ziehende einen Überfall erklärt oder wird er überfallen, darf sich jeder weitere Abenteurer auf dem Feld anschließen, aber nur gegen den Ziehenden. Einem Überfall aus dem Stand (LAB-AMB-2) kann sich niemand anschließen.
LAB-AMB-6 = Der Schlagabtausch: Erst schlägt der Angreifer einmal zu, dann schlägt der Angegriffene mit vertauschten Rollen einmal zurück.
LAB-AMB-7 = Wirst du beim Gehen von mehreren überfallen, schlägst du nur gegen einen von ihnen – den, den du selbst überfallen hast, sonst einen deiner Wahl. Die Treffer musst du aber von allen einstecken; jeder von ihnen schlägt einmal zu.
LAB-AMB-8 =
    Für einen Schlag wirfst du zwei Würfel und zählst den Zuschlag deines Schwerts dazu. Du triffst, wenn du mindestens die Zahl erreichst, die in der Zeile des Schlagenden beim Geschlagenen steht:
    Elf schlägt: Elf 7 · Held 8 · Superheld 10 · Zauberer 10 · Zwerg* 7 · Kleriker* 10 · Hobbit* 7 · Dieb* 8
    Held schlägt: Elf 6 · Held 7 · Superheld 9 · Zauberer 11 · Zwerg* 6 · Kleriker* 9 · Hobbit* 6 · Dieb* 7
    Superheld schlägt: Elf 5 · Held 6 · Superheld 7 · Zauberer 10 · Zwerg* 5 · Kleriker* 7 · Hobbit* 5 · Dieb* 6
    Zauberer schlägt: Elf 8 · Held 9 · Superheld 11 · Zauberer 9 · Zwerg* 8 · Kleriker* 11 · Hobbit* 8 · Dieb* 9
    Zwerg* schlägt: Elf 7 · Held 8 · Superheld 10 · Zauberer 10 · Zwerg* 7 · Kleriker* 10 · Hobbit* 7 · Dieb* 8
    Kleriker* schlägt (nur zurück): Elf 5 · Held 6 · Superheld 7 · Zauberer 10 · Zwerg* 5 · Kleriker* 7 · Hobbit* 5 · Dieb* 6
    Hobbit* schlägt: Elf 7 · Held 8 · Superheld 10 · Zauberer 11 · Zwerg* 7 · Kleriker* 10 · Hobbit* 7 · Dieb* 8
    Dieb* schlägt: Elf 6 · Held 7 · Superheld 9 · Zauberer 11 · Zwerg* 6 · Kleriker* 9 · Hobbit* 6 · Dieb* 7
LAB-AMB-9 = Die 4 × 4 Werte von Elf bis Zauberer stehen so in der alten Anleitung. Die Werte mit Stern folgen daraus, welcher bekannten Rolle die neue im Kampf gleicht (LAB-RULING-52).
LAB-AMB-10 = Magische Schwerter wirken wie gegen Ungeheuer: +1 oder +2, immer nur eines und nie für Zauberer.
LAB-AMB-11 = Alle Schläge werden gewürfelt, bevor irgendeine Folge eintritt. Auch wer getroffen ist, schlägt also noch zurück.
LAB-AMB-12 = Wer getroffen wurde, würfelt auf der Tabelle für den Gegenangriff (LAB-CTR-1) – einmal für jeden Treffer – und führt die Ergebnisse nacheinander aus. Nach „getötet“ verfällt der Rest.
LAB-AMB-13 = Sind beide Seiten getroffen, tragen auch beide die Folgen: zuerst der Angegriffene, dann die Angreifer in der Reihenfolge ihrer Erklärungen.
LAB-AMB-14 = Was Kleriker, Hobbit und Dieb an der Tabelle für den Gegenangriff ändern, gilt für Treffer bei einem Überfall nicht.
LAB-AMB-15 = Ist der Überfall vorbei, endet der Zug dessen, der gerade an der Reihe war – egal, wer den Überfall erklärt hat.
LAB-AMB-16 = Schätze, die durch einen Treffer verloren gehen, liegen auf dem Feld des Überfalls herum. Kein Ungeheuer bewacht sie.
LAB-AMB-17 = Sind alle Folgen abgehandelt, dürfen die Beteiligten, die noch auf dem Feld stehen und weder getötet noch schwer verwundet sind, dort sofort herumliegende Karten nehmen: erst die Angreifer in der Reihenfolge ihrer Erklärungen, dann der Angegriffene. Was du in diesem Überfall selbst verloren hast, darfst du dabei nicht zurücknehmen.
LAB-AMB-18 = Was übrig ist, bleibt auf dem Feld liegen. Stehst du in deinem eigenen Zug dort oder betrittst du das Feld, darfst du davon ohne Kosten nehmen, so viel du willst – an einem gefährlichen Ort erst, wenn du das Ungeheuer dort besiegt hast.
LAB-AMB-19 = Wer schwer verwundet ist, hebt keine herumliegenden Schätze auf.
LAB-AMB-20 = Führt ein Treffer zu „nichts passiert“, verbeißen sich Schlagender und Geschlagener ineinander, falls beide noch auf demselben Feld stehen und keiner von ihnen getötet oder schwer verwundet ist. Der Überfall muss dann in der nächsten Runde weitergehen.
LAB-AMB-21 = Wer von zwei Verbissenen als Erster wieder einen normalen Zug hat, muss ihn auf einen neuen Schlagabtausch zwischen den beiden verwenden und schlägt dabei zuerst – auch ein Kleriker, denn das ist keine neue Erklärung. Bist du mit mehreren verbissen, suchst du dir einen aus. Danach seid ihr wieder frei, sofern nicht erneut LAB-AMB-20 eintritt.
LAB-AMB-22 = Auch ohne verbissen zu sein, können zwei Spieler einander auf einem Feld festhalten, solange sie sich immer wieder überfallen.
LAB-AMB-23 = Keinen Überfall erklären und sich keinem anschließen dürfen: schwer Verwundete, Abenteurer im Käfig, Kleriker und ein Dieb während seiner Bonusschritte. Wer bloß aussetzt, darf es.
LAB-AMB-24 = Überfallen werden darf jeder, der nicht im Käfig sitzt. Schwer Verwundete und Abenteurer, die aussetzen, schlagen ganz normal zurück.
LAB-AMB-25 = An einem gefährlichen Ort kommt der Überfall vor dem Ungeheuer. Findet einer statt, kämpft der Neuankömmling in diesem Zug nicht mehr gegen das Ungeheuer; für seinen nächsten gilt LAB-FIGHT-20.
LAB-AMB-26 = Rückzug, Absturz, die Ankunft nach einer Teleportation und das Versetztwerden auf Start lösen keinen Überfall aus.
LAB-AMB-27 = Auf Start sind Überfälle nicht möglich, es sei denn, ihr spielt mit der Option „Überfälle auf Start“.
LAB-AMB-28 = Wirst du aus einem Kampf heraus überfallen und dabei vertrieben, bleibt dein Ungeheuer allein zurück: Es gilt LAB-FIGHT-22 oder LAB-MARK-3.

## Erweiterung: Überfall mit Zaubersprüchen

LAB-MAGE = Erweiterung: Überfall mit Zaubersprüchen
LAB-MAGE-1 = Gegen einen Abenteurer auf deinem eigenen Feld kannst du als Zauberer keinen Zauberspruch einsetzen. Dort schlägst du nach LAB-AMB-8 zu.
LAB-MAGE-2 = In deinem eigenen Zug darfst du eine Feuerkugel oder einen Blitzstrahl auf einen Abenteurer werfen, der auf einem Nachbarfeld steht. Das gilt als Überfall.
LAB-MAGE-3 = Nachbarfeld heißt: eine einzige Verbindung entfernt, und zwar eine, durch die du selbst gehen könntest – ein offener Durchgang, eine normale Tür oder eine Geheimtür, die du kennst. Einen Schritt brauchst du dafür nicht mehr übrig zu haben.
LAB-MAGE-4 =
    Wirf zwei Würfel. Du triffst, wenn du mindestens diese Zahl erreichst:
    Blitzstrahl: Elf 3 · Held 6 · Superheld 9 · Zauberer 11 · Zwerg* 3 · Kleriker* 9 · Hobbit* 3 · Dieb* 6
    Feuerkugel: Elf 6 · Held 5 · Superheld 7 · Zauberer 9 · Zwerg* 6 · Kleriker* 7 · Hobbit* 5 · Dieb* 5
    Die Werte mit Stern erklärt LAB-RULING-52.
LAB-MAGE-5 = Wer getroffen wird, würfelt wie bei LAB-AMB-12 auf der Tabelle für den Gegenangriff. Was er verliert, liegt auf dem Feld herum, auf dem er getroffen wurde.
LAB-MAGE-6 = Der Zauberspruch trifft nur einen einzigen Abenteurer, so viele auch auf dem Feld stehen mögen.
LAB-MAGE-7 = Das Opfer schlägt nicht zurück, niemand darf sich anschließen, und bei „nichts passiert“ verbeißt ihr euch nicht ineinander.
LAB-MAGE-8 = Der Zauberspruch beendet deine Bewegung und deinen Zug – mit einer Ausnahme: Hast du noch einen Schritt, darfst du auf das Zielfeld gehen und die dort verlorenen Schätze nehmen. Ist es ein gefährlicher Ort, musst du sie dir erst erkämpfen.
LAB-MAGE-9 = Bist du als Zauberer schwer verwundet, darfst du in deinem nächsten Zug noch einen solchen Zauberspruch werfen, bevor du auf Start gesetzt wirst. Schätze nimmst du dabei keine.
LAB-MAGE-10 = Wirst du als Zauberer in deinem eigenen Zug überfallen und stehst danach durch die Folgen auf einem Nachbarfeld eines deiner Gegner aus diesem Überfall, darfst du diesem noch einen Angriffszauber entgegenschleudern: nach LAB-AMB-17 und bevor dein Zug endet, sofern du in diesem Zug noch keinen Spruch benutzt hast. Einen Schritt zum Einsammeln gibt es danach nicht.
LAB-MAGE-11 = Betrittst du als Zauberer (oder als Kleriker mit Transport) einen Raum oder Saal und wirst dort überfallen, kannst du vor dem ersten Schlag mit Teleportation entkommen, sofern du in diesem Zug noch keinen Spruch benutzt hast. Der Überfall ist dann hinfällig; es gelten LAB-TELE-2 bis LAB-TELE-5, und das klappt auch von einem ungefährlichen Ort aus.
LAB-MAGE-12 = Außerhalb deines eigenen Zuges setzt du als Zauberer keine Zaubersprüche ein.
LAB-MAGE-13 = LAB-SPELL-5 und LAB-SPELL-17 gelten auch hier: ein Zauberspruch je Zug, und am Ende des Zuges kommt die Karte unter den Zauberstapel.
LAB-MAGE-14 = Auf Start wird weder auf Abenteurer gezaubert noch von dort aus, es sei denn, ihr spielt mit der Option „Überfälle auf Start“.

## Erweiterung: Wandernde Ungeheuer

LAB-WAND = Erweiterung: Wandernde Ungeheuer
LAB-WAND-1 = Sobald in einem Raum oder Saal ein Ungeheuer besiegt ist, ob im Nahkampf oder durch einen Zauberspruch, wirft der Spieler am Zug zwei Würfel. Die Belohnung, die ihm sofort zusteht, bekommt er vorher; was er sich erst von drinnen holen muss (LAB-SPELL-14), kommt später.
LAB-WAND-2 =
    Der Wurf sagt, auf welcher Ebene das Ungeheuer wieder auftaucht:
    2: Ebene 1
    3: Ebene 2
    4: 3 Ebenen höher
    5: 4 Ebenen höher
    6: 5 Ebenen höher
    7: Ebene 6
    8: 5 Ebenen tiefer
    9: 4 Ebenen tiefer
    10: 3 Ebenen tiefer
    11: Ebene 3
    12: Ebene 4
LAB-WAND-3 = „Höher“ heißt kleinere Nummer, „tiefer“ heißt größere Nummer, gezählt von der Ebene des Ortes, an dem das Ungeheuer besiegt wurde. Was unter 1 läge, wird zu 1, was über 6 läge, wird zu 6.
LAB-WAND-4 = Steht auf dieser Ebene niemand in einem Gang, geschieht nichts, und die Karte kommt unter ihren eigenen Stapel.
LAB-WAND-5 = Steht dort ein Abenteurer im Gang, fällt das Ungeheuer sofort über ihn her, auch außerhalb seines Zuges und auch über den Sieger selbst. Sind es mehrere, entscheidet das Los mit gleichen Chancen.
LAB-WAND-6 = Es zählen nur Gangfelder – keine Räume (mit oder ohne Grabmarke), keine Säle, nicht die Große Halle, keine Treppen und nicht Start.
LAB-WAND-7 = Der Angegriffene macht einen normalen Angriffswurf in seiner Zeile. Schwert und Zuschläge seiner Rolle zählen, Zaubersprüche, Fessel und Geschosse sind nicht erlaubt.
LAB-WAND-8 = Gewinnt er, ist das Ungeheuer für immer aus dem Spiel. Einen Schatz gibt es dafür nicht und auch keinen neuen Wanderwurf.
LAB-WAND-9 = Scheitert er, folgt der Gegenangriff wie gewohnt. Danach zieht das Ungeheuer, wie auch immer es ausgegangen ist, mit allem, was er dabei verloren hat, in den nächstgelegenen Saal und bleibt dort.
LAB-WAND-10 = Dort liegt seine Karte mit einem Paar Zahlenmarken auf der Beute – auch dann, wenn es gar keine gemacht hat. Wer den Saal danach als Erster betritt, muss sich ihm stellen; eine andere Karte wird nicht gezogen.
LAB-WAND-11 = Nächstgelegen ist der Saal, der vom Feld des Angegriffenen aus die wenigsten Schritte entfernt ist, über alle Verbindungen gerechnet, Geheimtüren eingeschlossen. Die Große Halle scheidet aus. Bei Gleichstand geht ein Saal dieser Ebene vor, danach entscheidet die Reihenfolge im Verzeichnis des Spielplans.
LAB-WAND-12 = Auch ein Saal mit Grabmarke nimmt das Ungeheuer auf und ist gefährlich, solange es da ist. Wird es dort besiegt, zählt das als Sieg für den Saal (LAB-CHAM-2), und seine Beute geht an den Sieger. Die Karte ist dann aus dem Spiel, ohne neuen Wanderwurf.
LAB-WAND-13 = Fallen wandern nie. Auch ein Ungeheuer, das der Dieb nur bestohlen hat, ist nicht besiegt und wandert nicht.
LAB-WAND-14 = Nach dem Angriff des wandernden Ungeheuers geht der unterbrochene Zug weiter – außer der Spieler am Zug war selbst der Angegriffene und ist gescheitert (LAB-FIGHT-19).

## Erweiterung: Der Zwerg

LAB-DWARF = Erweiterung: Der Zwerg
LAB-DWARF-1 = Als Zwerg kämpfst du gegen Ungeheuer in der Zeile „Elf“.
LAB-DWARF-2 = Dein Ziel als Zwerg sind 10.000 Goldstücke.
LAB-DWARF-3 = Als Zwerg findest du Geheimtüren bei 1–2.
LAB-DWARF-4 = Keine Falle kann dir als Zwerg etwas anhaben: Die Karte kommt wirkungslos unter ihren Stapel. In einem Raum nimmst du dir noch den Schatz (eine Karte der Ebene; Grabmarke nach LAB-FIGHT-17), und dein Zug geht weiter.
LAB-DWARF-5 = In einem Saal bringt dir eine solche Falle weder einen Schatz noch einen gezählten Sieg. Noch einmal ziehen musst du dort in diesem Zug nicht.

## Erweiterung: Der Kleriker

LAB-CLER = Erweiterung: Der Kleriker
LAB-CLER-1 = Als Kleriker trägst du höchstens 4 Sprüche bei dir. Es gibt für dich zwei Arten: Fessel und Transport.
LAB-CLER-2 = Jeder Kleriker hat seinen eigenen Satz aus 2 Fesseln und 2 Transporten und beginnt mit allen vier.
LAB-CLER-3 = Du setzt höchstens einen Spruch je Zug ein. In welcher Reihenfolge und Mischung du sie über die Partie verteilst, ist deine Sache. Benutzte Karten kommen am Ende des Zuges in deinen eigenen Vorrat.
LAB-CLER-4 = Nachschub bekommst du wie bei LAB-SPELL-18: für jeden eigenen Zug, den du ohne einen Schritt auf Start verbringst, eine Karte deiner Wahl aus deinem Vorrat, bis du 4 hast.
LAB-CLER-5 = Fessel kündigst du am Ort selbst an, bevor das Ungeheuer aufgedeckt wird (oder vor dem Würfeln, wenn es schon offen liegt). Sie senkt seinen Kampfwert um 2, wirkt also wie +2 auf deinen Wurf, und ein Schwert zählt zusätzlich.
LAB-CLER-6 = Scheitert ein Angriff mit Fessel, bleibt der Gegenangriff aus. Du bist weiter mit dem Ungeheuer im Kampf, und dein Zug endet.
LAB-CLER-7 = Aus einem „–“ macht Fessel keine Zahl. Der Angriff scheitert, wenn nicht LAB-SWORD-7 gelingt – einen Gegenangriff gibt es aber auch dann nicht.
LAB-CLER-8 = Transport ist für den Kleriker genau das, was Teleportation für den Zauberer ist (LAB-TELE, LAB-MAGE-11).
LAB-CLER-9 = Als Kleriker kämpfst du in der Zeile „Held“. Gegen Skelette, Vampire, Ghule, Mumien, Böse Helden, Böse Superhelden, Hexen und Böse Zauberer gilt für dich jedoch die Zeile „Superheld“.
LAB-CLER-10 = Als Kleriker erklärst du nie einen Überfall und schließt dich auch keinem an.
LAB-CLER-11 = Wirst du überfallen, zählst du als Superheld – beim Zurückschlagen ebenso wie beim Einstecken.
LAB-CLER-12 = „Schwer verwundet“ beim Gegenangriff eines Ungeheuers fällt für dich milder aus: Du verlierst 1 Schatzkarte, gehst 1 Feld zurück und setzt 1 Zug aus.
LAB-CLER-13 = Davon abgesehen verletzt dich der Gegenangriff eines Ungeheuers nie, und du setzt seinetwegen nie aus: „Leicht verwundet“ kostet dich 1 Karte und 2 Felder Rückzug, aber keinen Zug; „bewusstlos“ kostet 1 Karte und 1 Feld Rückzug. „Getötet“ trifft dich mit voller Härte.
LAB-CLER-14 = Dein Ziel als Kleriker sind 20.000 Goldstücke.
LAB-CLER-15 = Ein Käfig hält auch dich fest, denn Fallen sind kein Gegenangriff.

## Erweiterung: Der Hobbit

LAB-HOBB = Erweiterung: Der Hobbit
LAB-HOBB-1 = Als Hobbit hast du eine Reichweite von 4 Schritten.
LAB-HOBB-2 = Für dich gilt der höhere der beiden Werte in den Zeilen „Held“ und „Elf“. Ein „–“ ist höher als jede Zahl.
LAB-HOBB-3 = Würfelst du beim Gegenangriff eines Ungeheuers eine 11, zählt das für dich wie 6 oder 8: Du bist bewusstlos.
LAB-HOBB-4 = Als Hobbit trägst du bis zu 7 Geschosse bei dir und beginnst mit 7.
LAB-HOBB-5 = Ein Geschoss setzt du ein wie einen Angriffszauber: höchstens eines je Zug, angekündigt, bevor das Ungeheuer aufgedeckt wird (oder vor dem Würfeln), am Ort selbst oder von außen nach LAB-SPELL-9 und LAB-SPELL-10. Danach gelten LAB-SPELL-13 bis LAB-SPELL-16.
LAB-HOBB-6 = Ein Geschoss bringt +2 auf deinen Angriffswurf. Ein Schwert zählt dabei nicht mit.
LAB-HOBB-7 = Geht ein Geschoss daneben, gibt es keinen Gegenangriff, weder drinnen noch draußen. Stehst du drinnen, bleibst du im Kampf. Dein Zug endet.
LAB-HOBB-8 = Ein Ungeheuer mit „–“ ist durch ein Geschoss nicht zu besiegen. Verbrauchte Geschosse sind weg.
LAB-HOBB-9 = Für jeden eigenen Zug, den du ohne einen Schritt auf Start verbringst, bekommst du ein Geschoss dazu, bis du 7 hast.
LAB-HOBB-10 = Bei Überfällen kommen Geschosse nicht zum Einsatz.
LAB-HOBB-11 = Als Hobbit findest du Geheimtüren bei 1–3.
LAB-HOBB-12 = Fallen können dir so wenig anhaben wie dem Zwerg (LAB-DWARF-4, LAB-DWARF-5). Stößt dein Geschoss von außen auf eine Falle, ist sie weg, und du darfst hineingehen und den Schatz des Raumes nehmen.
LAB-HOBB-13 = Dein Ziel als Hobbit sind 10.000 Goldstücke.

## Erweiterung: Der Dieb

LAB-THIEF = Erweiterung: Der Dieb
LAB-THIEF-1 = Als Dieb hast du eine Reichweite von 6 Schritten.
LAB-THIEF-2 = Als Dieb kämpfst du in der Zeile „Held“.
LAB-THIEF-3 = Überraschung! Du bekommst +1 auf deinen Angriffswurf, außer du hast dasselbe Ungeheuer schon in deinem vorigen Zug angegriffen.
LAB-THIEF-4 = Scheitert ein Überraschungsangriff, trifft dich vom Gegenangriff nur das Ergebnis 2. Bei allem anderen passiert dir nichts, und du bleibst im Kampf.
LAB-THIEF-5 = Fällt bei einem Angriff gegen ein Ungeheuer, das Schätze bewacht oder erbeutet hat, eine reine 12 (nur die Augen der Würfel), stiehlst du ihm diese Schätze, und zum Kampf kommt es gar nicht. Du würfelst deshalb immer, auch gegen ein „–“.
LAB-THIEF-6 = Der Diebstahl bringt dir dasselbe wie ein Sieg: in einem Raum eine Karte vom Schatzstapel der Ebene, dazu die ganze Beute. Besiegt ist das Ungeheuer aber nicht: keine Grabmarke, kein gezählter Sieg im Saal, kein Wanderwurf.
LAB-THIEF-7 = Das bestohlene Ungeheuer hat nun nichts mehr und kommt unter seinen Stapel, wenn du gehst. Solange es noch da ist, bringt ein Sieg über eben dieses Ungeheuer keine Schatzkarte.
LAB-THIEF-8 = Nach einem Diebstahl hast du zu deinen restlichen Schritten 3 Bonusschritte. Auf einen weiteren Kampf darfst du dich in diesem Zug aber nicht einlassen: kein Schritt an einen gefährlichen Ort, kein erklärter Überfall.
LAB-THIEF-9 = Greifst du dasselbe Ungeheuer in zwei Zügen hintereinander an, sind vom zweiten Angriff an die Vorteile aus LAB-THIEF-3 und LAB-THIEF-4 dahin: kein +1, und der Gegenangriff gilt in vollem Umfang. Der Diebstahl bei einer 12 bleibt dir.
LAB-THIEF-10 = Gibt es nichts zu stehlen – bei einem Saalungeheuer ohne Beute oder einem wandernden Ungeheuer –, ist eine 12 ein gewöhnlicher Angriffswurf.
LAB-THIEF-11 = Als Dieb findest du Geheimtüren bei 1–2.
LAB-THIEF-12 = Fallen können dir als Dieb nichts anhaben (wie LAB-DWARF-4 und LAB-DWARF-5), mit einer Ausnahme: Durch die Falltür stürzt auch du.
LAB-THIEF-13 = Dein Ziel als Dieb sind 30.000 Goldstücke.
LAB-THIEF-14 = Bei einem Überfall schlägst du wie ein Held und wirst wie ein Held geschlagen, ohne Überraschung und ohne Diebstahl.
LAB-THIEF-15 = Schwert und Überraschung zählst du zusammen. Gegen ein „–“ gilt nur der reine Wurf mit Schwert: Mit +2 siegst du bei einer reinen 11, eine reine 12 ist ein Diebstahl.

## Spielvarianten

LAB-VAR = Spielvarianten
LAB-VAR-1 = Alle Erweiterungen setzen das Experten-Spiel voraus und lassen sich beliebig kombinieren. Mit der Voreinstellung „Alles“ schaltet ihr sie auf einen Schlag ein.
LAB-VAR-2 = Spielt ihr mit neuen Rollen und zu mehr als vier Spielern, sollte jeder eine andere Rolle führen: Mit der Option „Verschiedene Rollen“ ist jede Rolle nur einmal zu haben.
LAB-VAR-3 = Ist eine Option ausgeschaltet, gilt keine ihrer Regeln, und ihre Karten und Entscheidungen tauchen in der Partie nicht auf.

## Unsere Antworten auf offene Fragen

LAB-RULING = Unsere Antworten auf offene Fragen
LAB-RULING-1 = Mit wie vielen Würfeln wird um die Wahl der Rolle gewürfelt, und was ist bei Gleichstand? – Mit zwei Würfeln wie beim Wurf um den Startspieler; bei Gleichstand würfeln nur die Betroffenen neu.
LAB-RULING-2 = Werden die Stapel gemischt? – Ja, alle 13 vor Beginn; zurückgelegte Karten kommen ungemischt nach unten.
LAB-RULING-3 = Ist das Große Treppenhaus ein einziges Feld oder ein Bereich, in dem das Startfeld liegt? – Ein einziges Feld, denn beide Wörter meinen dasselbe Ziel.
LAB-RULING-4 = Zu welcher Ebene gehört eine Treppe? – Zu keiner, sie trennt zwei Ebenen. Darum wird auf Treppen nie eine Karte gezogen, und es erscheint dort auch kein wanderndes Ungeheuer.
LAB-RULING-5 = Wo liegt die Große Halle? – Auf Ebene 1, zwischen Start und den ersten Gängen (von uns ergänzt). Für die Teleportation zählt sie als Saal, wandernde Ungeheuer lassen sich dort nie nieder, und keine Falltür führt auf Ebene 1.
LAB-RULING-6 = Bei welchen Zahlen finden Superheld, Zauberer und Kleriker Geheimtüren? Die Anleitung sagt es nicht. – Bei 1–2 wie der Held; besonders findig ist nach allem, was man über das Spiel weiß, nur der Elf.
LAB-RULING-7 = Darfst du suchen, wenn du keinen Schritt mehr hast, oder aus einem Raum heraus, in den du teleportiert bist? – Beides ja: Die Suche kostet keinen Schritt, und jede Tür hat zwei Seiten.
LAB-RULING-8 = Darfst du nach einem gescheiterten Angriff weitergehen, etwa bei „nichts passiert“ oder nach einem misslungenen Zauberspruch von außen? – Nein, weitergehen darf nur der Sieger; der Verlierer hat erst in der nächsten Runde wieder die Wahl.
LAB-RULING-9 = Darfst du untätig neben einem Ungeheuer stehen? – Nein, du kämpfst wieder oder gehst. Auch die Suche nach einem Ausgang ist erlaubt (von uns ergänzt), denn nach einer Teleportation kann die einzige Tür eine Geheimtür sein.
LAB-RULING-10 = Greift das nachrückende Ungeheuer eines Saals den Sieger sofort an? – Nein, ihm begegnet erst, wer den Saal als Nächster betritt oder in einem späteren Zug dort bleibt. Sonst hieße jeder Saal drei Kämpfe am Stück, und das Weitergehen nach dem Sieg gäbe es gar nicht.
LAB-RULING-11 = Zählen Käfig und Falltür bei den drei Siegen in einem Saal mit? – Nein, es wurde ja niemand besiegt.
LAB-RULING-12 = Mehrere Ungeheuer in einem Raum – was wird aus Schatz und Grabmarke? – Jedes besiegte Ungeheuer hat einen Schatz bewacht; die Grabmarke wartet, bis kein Ungeheuer mehr im Raum ist.
LAB-RULING-13 = Die Anleitung sagt einmal, beim Weggehen werde der Ort markiert (Erklärung 4), und gleich danach, die Karte komme unter den Stapel (Erklärung 5). Was gilt? – Markiert wird nur, wenn das Ungeheuer Beute hat.
LAB-RULING-14 = Wer kämpft gegen wen, wenn schon Ungeheuer da sind? – Zuerst sind die wartenden an der Reihe, und der Neuankömmling sucht sich eines aus; Ungeheuer, die mit jemand anderem im Kampf sind, bleiben außen vor. Wer schwer verwundet ist oder im Käfig sitzt, gilt nicht als im Kampf.
LAB-RULING-15 = Du verlierst „die Hälfte“ und teilst doch „nach Belieben“ – dürfen die Stapel sehr ungleich sein? – Nein, sie unterscheiden sich höchstens um eine Karte; welche Karte wo liegt, entscheidest du.
LAB-RULING-16 = Läuft ein schwer Verwundeter zum Start, oder wird er dorthin gesetzt? – Er bleibt bis zu seinem nächsten Zug liegen und wird dann auf Start gesetzt, was diesen Zug verbraucht. Vergessen hat er nichts, das passiert nur Getöteten.
LAB-RULING-17 = Wohin geht „zurück“? – Den Weg, den du gekommen bist, also deine Spur. Nach einem Absturz oder einer Teleportation gibt es keine, dann wählst du ein sicheres Nachbarfeld; gibt es keines, bleibst du stehen (von uns ergänzt).
LAB-RULING-18 = Löst ein Rückzug etwas aus? – Keinen Kampf, keinen Überfall und kein Aufheben, denn du gehst ja nicht aus eigenem Antrieb (von uns ergänzt). Erreichst du dabei mit genug Gold Start, gewinnst du trotzdem.
LAB-RULING-19 = Bei „getötet“ verweist die Anleitung auf einen besonderen Hinweis. Welcher ist gemeint? – Erklärung 7: Alle Geheimtüren sind vergessen. In derselben Rolle neu beginnen heißt mit einem frischen Abenteurer, also mit Zaubersprüchen und Geschossen wie zu Beginn und ohne Aussetzen; in Sicherheit gebrachte Schätze bleiben, weil sie nicht verloren gehen können.
LAB-RULING-20 = Kannst du auch als Verwundeter oder auf dem Rückzug durch die Ankunft auf Start gewinnen? – Ja, du kommst ja lebend und mit genug Gold an.
LAB-RULING-21 = Wann genau ziehst du den Schatz des Käfigs? – Am Anfang deines ersten freien Zuges; der Raum gilt dann wie ein gewonnener.
LAB-RULING-22 = Falltür: Gibt es auch in Sälen einen Schatz, gibt es eine Grabmarke, und was gilt auf Ebene 6? – Einen Schatz gibt es wie beim Käfig nur in Räumen, da Säle nie einen haben, und der Raum ist danach ungefährlich. Unter Ebene 6 liegt nichts mehr, also entfällt dort der Sturz, und im Stapel der Ebene 6 steckt auch keine Falltür.
LAB-RULING-23 = Was ist nach einem Absturz mit deinen Schritten? – Der Sturz ist kein Schritt; was du noch übrig hast, darfst du weiter gehen.
LAB-RULING-24 = Liegen die Schätze offen? – Nein, die anderen sehen nur die Anzahl. Die Anleitung lässt jeden seine Summe selbst führen und die Stapel verdeckt teilen.
LAB-RULING-25 = Wie viel Gold sind besondere Schätze wert? – 0 Goldstücke, denn nur auf den „meisten“ Karten steht ein Wert; die genauen Angaben sind verloren.
LAB-RULING-26 = Wo liegen die Grenzen des ESP-Medaillons? – Es wirkt nur am Nachbarort, nur mit einem Schritt in Reserve, damit das Hineingehen eine echte Wahl ist, und nur einmal je Ort und Zug. Diese letzte Grenze haben wir ergänzt, damit niemand endlos neue Karten ansieht.
LAB-RULING-27 = Wie oft und wohin darf die Kristall-Kugel blicken? – Einmal je eigenem Zug und nur in Räume ohne Grabmarke, denn sie zeigt ein Ungeheuer und einen Schatz. Verlierst du die Kugel, gehen die reservierten Karten zurück (von uns ergänzt).
LAB-RULING-28 = Was ist, wenn ein Stapel oder Vorrat leer ist? – Dann gibt es keine Schatzkarte, ein Ort ohne Ungeheuer ist unbewacht, und Marken gibt es unbegrenzt (von uns ergänzt; kommt selten vor).
LAB-RULING-29 = An einer Stelle der Anleitung wählen die Zauberer ihre Zaubersprüche, an einer anderen ziehen sie vom verdeckten Stapel. Was gilt? – Normalerweise wird verdeckt gezogen; wer lieber wählt, schaltet die Option „Zaubersprüche aussuchen“ ein.
LAB-RULING-30 = „Zweimal würfeln, die höchste Gesamtzahl“ – wie ist das gemeint? – Es zählt die Summe zweier Würfe mit einem Würfel; bei Gleichstand wird neu gewürfelt.
LAB-RULING-31 = Was ist mit Schwertern, die ein Zauberer nicht vom Stapel zieht? – Tragen darf er sie, benutzen nie. Sind im Schatzstapel nur noch Schwerter, bekommt er keine Karte.
LAB-RULING-32 = Was geschieht nach einem misslungenen Zauberspruch von außen? – Das Ungeheuer ist allein, seine Karte geht also zurück, sofern es keine Beute hat; der Zug des Zauberers ist vorbei.
LAB-RULING-33 = Der Zauberer siegt von außen und bleibt draußen – was dann? – Der Raum ist ungefährlich, und sein Schatz wartet auf den Ersten, der hineingeht (als Einzelheit von uns ergänzt).
LAB-RULING-34 = Der Zauberer siegt von außen in einem Saal und geht dann hinein – was dann? – Er wird behandelt wie ein Sieger, der drinnen steht.
LAB-RULING-35 = Ein Zauberspruch von außen trifft auf eine Falle – was dann? – Es gibt keinen Kampf, und drinnen ist niemand: Der Spruch ist verbraucht, die Karte geht zurück, und die Falle schnappt nicht zu (von uns ergänzt).
LAB-RULING-36 = Teleportation „eine Ebene darüber oder darunter“ oder „nicht über mehr als 2 Ebenen“? – Das Beispiel der Anleitung entscheidet: von Ebene 3 nach Ebene 2, 3 oder 4.
LAB-RULING-37 = Was heißt „Raum“ bei der Teleportation? – Raum oder Saal, denn das Beispiel der Anleitung beginnt in der Waffenkammer. Ungefährliche Orte und die Große Halle sind als Ziel erlaubt, nur nie derselbe Ort.
LAB-RULING-38 = Wird für den Ort, aus dem sich ein Zauberer teleportiert, noch ein Ungeheuer gezogen? – Ja, es wird aufgedeckt, nachdem der Spruch liegt, und geht dann zurück. Das entspricht der Reihenfolge in Zauberregel 5 und dem Beispiel, das die Schlange beim Namen nennt.
LAB-RULING-39 = Was ist nach der Teleportation mit deinen Schritten? – Sie ist kein Schritt; was übrig ist, bleibt dir nach einem Sieg erhalten.
LAB-RULING-40 = Ändert sich die Stärke eines Schwerts mit dem Besitzer, und was heißt „eine 12 würfeln“? – Die Stärke wird ein für alle Mal bestimmt, und gegen ein „–“ zählen nur die reinen Würfelaugen.
LAB-RULING-41 = Kannst du in Sicherheit gebrachte Karten noch benutzen oder zurücknehmen, und darfst du auch später hinterlegen? – Benutzen und zurücknehmen nein; hinterlegen ja, auch in einem Zug, den du auf Start beginnst.
LAB-RULING-42 = Heißt „an einem Feld vorbeiziehen“ hindurch oder daneben her? – Hindurch, denn gemeint sind Figuren auf demselben Feld. Gefragt wird zuerst der Ziehende, dann im Uhrzeigersinn (diese Reihenfolge ist von uns ergänzt).
LAB-RULING-43 = Sind Überfälle auf Start erlaubt? – Normalerweise nicht (von uns ergänzt), denn dort beginnen alle, dort hinterlegt ihr eure Schätze, und dort ist das Ziel. Wer es wilder mag, nimmt die Option „Überfälle auf Start“.
LAB-RULING-44 = Dürfen Abenteurer, die schon auf demselben Feld stehen, einander wieder überfallen? – Ja, am Anfang des eigenen Zuges; die Anleitung sagt selbst, dass zwei Spieler sich so festhalten können.
LAB-RULING-45 = Was kommt beim Betreten eines Raumes zuerst, Überfall oder Ungeheuer? – Der Überfall, denn er stoppt alles sofort und beendet den Zug.
LAB-RULING-46 = Wirken die Schläge eines Überfalls nacheinander? – Nein, im Beispiel der Anleitung schlägt der getroffene Held noch zurück, bevor seine Folgen ausgewürfelt werden. Mehrere Treffer auf denselben Abenteurer werden einzeln ausgewürfelt und ausgeführt, und alle Folgen summieren sich.
LAB-RULING-47 = Dürfen mehr als zwei Abenteurer gemeinsam überfallen? – Ja, auf dem Feld darf sich jeder anschließen, nach derselben Regel.
LAB-RULING-48 = Was wird aus Schätzen, die bei einem Überfall verloren gehen? – Sie liegen herum: Zuerst greifen die Beteiligten zu, die noch stehen, später jeder, der vorbeikommt (den Ablauf haben wir ergänzt; die Anleitung sagt nur, dass man sofort zugreifen kann).
LAB-RULING-49 = „Der Überfall geht in der nächsten Runde weiter“ – wer fängt an, und wann? – Die beiden sind ineinander verbissen, und wer von ihnen zuerst einen normalen Zug hat, verwendet ihn auf einen weiteren Schlagabtausch (Ablauf von uns ergänzt).
LAB-RULING-50 = Dürfen Abenteurer im Käfig oder solche, die aussetzen, bei Überfällen mitmachen? – Im Käfig nein (von uns ergänzt), beim Aussetzen ja, denn ausgeschlossen sind nur die schwer Verwundeten.
LAB-RULING-51 = Schützen die Sonderregeln einer Rolle zum Gegenangriff auch bei Überfällen? – Nein, alle drei sprechen nur von Gegenangriffen der Ungeheuer.
LAB-RULING-52 = Welche Überfallwerte haben die neuen Rollen? – Der Zwerg wie der Elf, der Dieb wie der Held, der Kleriker wie der Superheld. Für den Hobbit gilt von Held und Elf immer der für ihn schlechtere Wert: der höhere, wenn er schlägt, der niedrigere, wenn er geschlagen wird.
LAB-RULING-53 = Überfall mit Zauberspruch: Wie weit reicht er, gibt es eine Antwort, und was kommt danach? – Er reicht über eine Verbindung, durch die du gehen kannst, und das Opfer antwortet nicht, weil es nicht auf deinem Feld steht. Danach bleibt dir höchstens ein Schritt zum Einsammeln, und ihr verbeißt euch nicht ineinander.
LAB-RULING-54 = Was darf ein Zauberer, der nach einem Überfall am Ende seines Zuges auf dem Feld daneben steht? – Er darf noch in seinem eigenen Zug mit einem Zauberspruch antworten; sonst hätte der Satz der Anleitung keinen Sinn.
LAB-RULING-55 = Wann zaubert ein schwer verwundeter Zauberer? – In seinem nächsten Zug, bevor er auf Start gesetzt wird.
LAB-RULING-56 = Wie entkommt man einem Überfall mit Teleportation? – Vor den Schlägen: Der Überfall ist hinfällig und beendet den Zug nicht, der übliche Kampf am Ankunftsort folgt. Es klappt auch aus ungefährlichen Räumen, denn die Anleitung spricht nur von einem Raum.
LAB-RULING-57 = Was, wenn die Wandertabelle aus den Ebenen 1–6 hinausführt? – Dann gilt Ebene 1 oder Ebene 6. „Höher“ heißt zur Oberfläche hin.
LAB-RULING-58 = Was, wenn mehrere Abenteurer in Gängen stehen, und was ist überhaupt ein Gang? – Alle haben die gleiche Chance, getroffen zu werden. Gang sind nur die gezeichneten Gangfelder, denn ein ungefährlicher Raum zählt bloß beim Gehen wie einer.
LAB-RULING-59 = Gibt es im Kampf gegen ein wanderndes Ungeheuer Zaubersprüche, eine Belohnung oder ein zweites Wandern? – Nichts davon; Zaubersprüche setzt man im eigenen Zug ein und wählt sie vor dem Aufdecken.
LAB-RULING-60 = Was ist mit einem wandernden Ungeheuer, das in einen Saal gezogen ist? – Es bleibt dort auch ohne Beute (die Sonderregel geht vor Erklärung 5 der Anleitung), zählt als eines der drei und verlässt das Spiel, wenn es besiegt wird. Welcher Saal am nächsten liegt, bemisst sich nach Schritten, und die Große Halle scheidet aus, weil dort nie ein Ungeheuer lauert.
LAB-RULING-61 = Wie oft darf es jede neue Rolle geben? – Zweimal, wie alle anderen; bei mehr als vier Spielern empfehlen wir lauter verschiedene Rollen.
LAB-RULING-62 = Was ist mit Fallen, die jemandem nichts anhaben, wenn sie in einem Saal liegen oder von außen aufgedeckt werden? – Die Karte geht zurück, im Saal gibt es keinen Schatz, und in diesem Zug wird nicht noch einmal gezogen.
LAB-RULING-63 = Hat der Kleriker 2 + 2 Karten oder vier in beliebiger Mischung? – 2 + 2, wie es in der deutschen Anleitung steht, in beliebiger Reihenfolge einzusetzen und mit eigenem Vorrat. Fessel verlangt den Nahkampf, wirkt also nur drinnen, und gegen ein „–“ richtet sie nichts aus.
LAB-RULING-64 = Wunden und Aussetzen bleiben dem Kleriker erspart, der Tod und der Verlust von Schätzen nicht – und wie ist es mit dem Zurückgehen? – Zurückgehen muss er, denn ein Rückzug ist weder eine Wunde noch ein Aussetzen.
LAB-RULING-65 = Geschosse: von außen, mit Schwert, gegen „–“, bei Überfällen? – Von außen ja, wie Zaubersprüche; der Zuschlag eines Schwerts kommt nicht dazu, gegen „–“ helfen sie nicht, und bei Überfällen sind sie nicht erlaubt, weil die Tabelle nur Sprüche nennt.
LAB-RULING-66 = Der Hobbit kämpft als Held oder Elf, je nachdem, wo der höhere Wert steht – gut oder schlecht für ihn? – Schlecht: Es gilt die höhere, also schwerere Zahl.
LAB-RULING-67 = Der Dieb hat seinen Vorteil bei „ersten Angriffen“ und verliert ihn „in zwei Runden hintereinander“. Was gilt? – Zuschlag und Schutz gelten, solange er dasselbe Ungeheuer nicht schon in seinem vorigen Zug angegriffen hat.
LAB-RULING-68 = Diebstahl: Zählt nur die reine 12, und ist das Ungeheuer damit besiegt? – Nur die reine 12, und besiegt ist es nicht: Es gibt keine Grabmarke, und der Raum kann später wieder gespielt werden. Ist nichts zu stehlen, ist es ein gewöhnlicher Wurf.
LAB-RULING-69 = Wie funktioniert der Bonuszug des Diebs? – Zu den restlichen Schritten kommen 3 hinzu, und für den Rest des Zuges wird nicht mehr gekämpft.
LAB-RULING-70 = Welche Ungeheuer gehören zur Liste des Klerikers? – Genau die acht Arten, die die Anleitung nennt. Jede Ungeheuerkarte gehört zu einer Art; Einzahl und Mehrzahl des Namens sind dieselbe Art.
LAB-RULING-71 = Bekommst du Zaubersprüche, wenn du auf Start aussetzt? – Nein, denn dann tust du gar nichts.
LAB-RULING-72 = Liegen Schätze „in Räumen und Sälen“, oder haben Ungeheuer in Sälen nie welche? – Das Kapitel über den Kampf entscheidet: In Sälen liegt nur, was Abenteurer dort verloren haben.
LAB-RULING-73 = Die Sprünge der Wandertabelle um 3, 4 und 5 Ebenen wirken seltsam – stimmen sie? – Sie stehen zweimal gleich in der Anleitung, also bleiben sie so.
LAB-RULING-74 = Bewegungsskizzen, Spielplan und bis auf eine alle Kartenlisten sind verloren. Womit spielen wir? – Spielplan und Karten haben wir selbst gestaltet; was an alten Angaben bekannt ist, etwa die Riesenratte, kommt darin unverändert vor.
LAB-RULING-75 = Was geschieht, wenn die Schätze ausgehen? – Dann gilt LAB-WIN-6 (von uns ergänzt); bei so vielen Schätzen kommt das praktisch nicht vor.
LAB-RULING-76 = Muss die Grabmarke warten, solange dort jemand im Käfig sitzt? – Nein. Sie kommt in Räume wie in Säle, sobald das Ungeheuer besiegt oder der Schatz einer Falle genommen ist. Wer im Käfig sitzt, zieht bei seiner Befreiung trotzdem noch seine Schatzkarte; bis dahin gilt sie für LAB-WIN-6 als nicht abgeholt. Nur ein Ungeheuer, das dort kämpft oder wartet, hält die Marke zurück.
LAB-RULING-77 = Du siegst von außen, aber die Grabmarke bleibt aus, weil andere im Raum noch kämpfen oder ein weiteres markiertes Ungeheuer darin liegt – musst du für deinen Schatz noch einmal kämpfen? – Nein. Für den Rest dieses Zuges herrscht für dich Ruhe im Raum: Du gehst hinein und nimmst, was du gewonnen hast. Für alle anderen, und für dich in deinem nächsten Zug, ist er so gefährlich wie zuvor.
LAB-RULING-78 = Eine Kristall-Kugel hat nur einen Schatz reserviert, und das Ungeheuer, das im Raum gewartet hat, ist inzwischen fort – was nun? – Der Schatz bleibt reserviert. Wer den Raum betritt, zieht wie üblich ein Ungeheuer und kämpft; „niemand da“ gibt es nur bei leerem Stapel.
LAB-RULING-79 = Du schaust in einen Raum, den schon eine andere Kristall-Kugel reserviert hat – was wird aus deinen eigenen zwei Karten? – Du gibst sie zuerst zurück, wie bei jedem Blick in einen anderen Raum. Dann siehst du die Karten der anderen Kugel, und die bleiben, wo sie sind.
LAB-RULING-80 = Gewinnst du auch, wenn du das Gold erst bekommst, während du schon auf Start stehst? – Ja. Geprüft wird immer, wenn sich dein Gold oder dein Feld ändert und du auf Start stehst; ein dort aufgehobener Schatz zählt also sofort.
LAB-RULING-81 = Du gehst nach einem Zauberspruch auf einen Abenteurer hinüber, um einzusammeln – darfst du dort jemanden überfallen? – Nein, dieser Schritt ist ein Schritt und sonst nichts. Wer dort steht, darf allerdings dich überfallen.
LAB-RULING-82 = Du ignorierst eine Falle in einem Raum, in dem noch nicht abgeholte Schätze liegen – bekommst du sie? – Ja. Eine ignorierte Falle verbirgt nichts: Du nimmst den Schatz der Falle und dazu alles Übrige, wie in LAB-SPELL-15.
LAB-RULING-83 = Niemand kann mehr gewinnen, und LAB-WIN-6 beendet die Partie auch nicht – was dann? – Sobald alle Menschen am Tisch einverstanden sind, ist die Partie zu Ende. Dann gewinnt wie in LAB-WIN-6, wer seinem Ziel anteilig am nächsten gekommen ist; bei gleichem Anteil gewinnt ihr gemeinsam.
LAB-RULING-84 = Kommt eine mit dem ESP-Medaillon gesehene Karte auch dann zurück, wenn du durch Teleportation oder eine Falltür verschwindest? – Ja, sie kommt unter ihren Stapel, ganz gleich, wie du weggehst, ohne den Ort zu betreten. Landest du aber genau dort, ist sie dein Gegner.
LAB-RULING-85 = Du musst auf Start einen Zug lang weiterkämpfen, weil ihr euch ineinander verbissen habt – bekommst du dafür einen Zauberspruch? – Ja. Du hast den Zug dort verbracht, ohne zu ziehen, also gilt LAB-SPELL-18. Ein ausgesetzter Zug bringt weiterhin nichts.
LAB-RULING-86 = Bringt der Diebstahl auch, was im Raum noch nicht abgeholt ist? – Ja, der Dieb nimmt es gleich mit. Es bleibt aber ein Diebstahl: keine Grabmarke, und das Ungeheuer ist nicht besiegt.
