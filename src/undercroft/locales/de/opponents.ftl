# Der Rabe, der rät, wie stark Bots sind und wer sie sind.

## Der Rabe

hint-advice = Ich würde wählen: { $option }
hint-reasons = { $reasons }.
hint-better = klar am besten
hint-equal = etwa gleich gut
hint-worse = klar schlechter
hint-raven = Der Rabe
hint-dismiss = Rat weglegen
refusal-no-hint = Hier ergibt ein Rat keinen Sinn: Wie Würfel aus der Hand fallen, kann niemand wählen.

## Wie stark ein Bot ist

level-easy = leicht
level-easy-about = vergisst manches und nimmt öfter den zweitbesten Weg
level-medium = mittel
level-medium-about = spielt solide, einen Zug nach dem anderen
level-hard = schwer
level-hard-about = denkt voraus und probiert durch, was folgen kann
level-master = Meister
level-master-about = denkt weit voraus und irrt sich kaum
fighter-level-easy-about = hat eine zittrige Hand und wirft oft daneben
fighter-level-medium-about = hat eine ruhige Hand und einen klaren Kopf
fighter-level-hard-about = hat eine geübte Hand und wirft selten daneben
fighter-level-master-about = hat eine Meisterhand: Sie wirft fast nie daneben

## Wer die Bots sind

labyrinth-character-raider = Der Plünderer
labyrinth-character-raider-about = nimmt, was andere verloren haben, und weicht niemandem
labyrinth-character-miser = Der Geizhals
labyrinth-character-miser-about = hebt jede Münze nahe der Treppe auf und bringt sie heim
labyrinth-character-hunter = Die Jägerin
labyrinth-character-hunter-about = geht dorthin, wo die anderen gehen, und schlägt zuerst zu
labyrinth-character-daredevil = Der Draufgänger
labyrinth-character-daredevil-about = steigt tief hinab, und wieder, was es auch gekostet hat
labyrinth-character-shadow = Der Schatten
labyrinth-character-shadow-about = geht allen aus dem Weg
doodle-character-architect = Die Baumeisterin
doodle-character-architect-about = baut einen Irrgarten und lässt den Helden laufen
doodle-character-trapper = Der Fallensteller
doodle-character-trapper-about = gräbt Fallen, wo der Held vorbeimuss
doodle-character-hoarder = Der Hamsterer
doodle-character-hoarder-about = versteckt Schätze unter starken Wachen
doodle-character-prankster = Die Schelmin
doodle-character-prankster-about = verdirbt den anderen ihre Kerker
dungeoneer-character-quester = Die Suchende
dungeoneer-character-quester-about = geht geradewegs zur nächsten Aufgabe
dungeoneer-character-bully = Der Grobian
dungeoneer-character-bully-about = quält den, der schon am Boden ist
dungeoneer-character-duelist = Die Duellantin
dungeoneer-character-duelist-about = sucht die anderen Helden auf
dungeoneer-character-collector = Der Sammler
dungeoneer-character-collector-about = kauft, was zu haben ist, und macht Umwege für Ruhm
dungeoneer-character-survivor = Die Zähe
dungeoneer-character-survivor-about = heilt früh und wartet, bis die anderen Fehler machen
fighter-character-daredevil = Der Draufgänger
fighter-character-daredevil-about = weicht nie zurück und mag die schwersten Würfe am liebsten
fighter-character-careful = Die Vorsichtige
fighter-character-careful-about = weicht früh zurück, heilt früh und hält die Würfel zusammen
fighter-character-showoff = Der Angeber
fighter-character-showoff-about = will den ganz großen Treffer
fighter-character-healer = Die Heilerin
fighter-character-healer-about = denkt zuerst an die anderen
opponent-chance = lass mich raten
opponent-kind = Welcher Gegner auf Platz { $number }?
opponent-of = { $character }, { $level }
