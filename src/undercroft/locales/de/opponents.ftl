# Der Rabe, der rät, wie stark Bots sind und wer sie sind.

## Der Rabe

hint-advice = Ich würde wählen: { $option }
hint-reasons = { $reasons }.
hint-better = klar am besten
hint-equal = etwa gleich gut
hint-worse = klar schlechter
hint-raven = Der Rabe
hint-raven-thinks = Der Rabe denkt nach ...
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
labyrinth-character-raider-about = geht früh in die Tiefe und kämpft um jeden Raum
labyrinth-character-miser = Der Geizhals
labyrinth-character-miser-about = bringt früh heim, was verloren gehen könnte
labyrinth-character-hunter = Die Jägerin
labyrinth-character-hunter-about = lauert denen auf, die Gold tragen
labyrinth-character-daredevil = Der Draufgänger
labyrinth-character-daredevil-about = wagt, was andere lassen
labyrinth-character-shadow = Der Schatten
labyrinth-character-shadow-about = meidet Kämpfe und nimmt, was herumliegt
doodle-character-architect = Die Baumeisterin
doodle-character-architect-about = baut Mauern, die jeden Weg lang machen
doodle-character-trapper = Der Fallensteller
doodle-character-trapper-about = gräbt Fallen, wo niemand vorbeikommt
doodle-character-hoarder = Der Hamsterer
doodle-character-hoarder-about = versteckt Schätze und lässt sie bewachen
doodle-character-prankster = Die Schelmin
doodle-character-prankster-about = hilft den Helden in allen anderen Kerkern
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
fighter-character-daredevil-about = nimmt jede Waffe und die schwersten Würfe
fighter-character-careful = Die Vorsichtige
fighter-character-careful-about = nimmt lieber den schlichten Wurf, der trifft
fighter-character-showoff = Der Angeber
fighter-character-showoff-about = wirft für die Galerie
fighter-character-healer = Die Heilerin
fighter-character-healer-about = sorgt für den, dem es am schlechtesten geht
opponent-chance = lass mich raten
opponent-kind = Welcher Gegner auf Platz { $number }?
opponent-of = { $character }, { $level }
