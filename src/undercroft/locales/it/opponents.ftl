# Il corvo che consiglia, quanto sono forti i bot e chi sono.

## Il corvo

hint-advice = Io sceglierei: { $option }
hint-reasons = { $reasons }.
hint-better = chiaramente il migliore
hint-equal = più o meno uguale
hint-worse = chiaramente peggio
hint-raven = Il corvo
hint-dismiss = Metti via il consiglio
refusal-no-hint = Qui un consiglio non ha senso: come cadono i dadi tirati a mano non lo sceglie nessuno.

## Quanto è forte un bot

level-easy = facile
level-easy-about = dimentica qualcosa e a volte sceglie la seconda via
level-medium = medio
level-medium-about = gioca con buon senso, una mossa alla volta
level-hard = difficile
level-hard-about = pensa in anticipo e prova che cosa può seguire
level-master = maestro
level-master-about = pensa molto in anticipo e quasi non sbaglia
fighter-level-easy-about = ha la mano tremante e spesso sbaglia
fighter-level-medium-about = ha la mano ferma e la testa a posto
fighter-level-hard-about = ha la mano esperta e sbaglia di rado
fighter-level-master-about = ha una mano da maestro: non sbaglia quasi mai

## Chi sono i bot

labyrinth-character-raider = Il Predone
labyrinth-character-raider-about = prende ciò che gli altri hanno perso e non cede a nessuno
labyrinth-character-miser = L’Avaro
labyrinth-character-miser-about = raccoglie ogni moneta vicino alle scale e la porta a casa
labyrinth-character-hunter = La Cacciatrice
labyrinth-character-hunter-about = va dove vanno gli altri e colpisce per prima
labyrinth-character-daredevil = Il Temerario
labyrinth-character-daredevil-about = scende in fondo, e di nuovo, qualunque cosa costi
labyrinth-character-shadow = L’Ombra
labyrinth-character-shadow-about = sta alla larga da tutti
doodle-character-architect = L’Architetto
doodle-character-architect-about = costruisce un labirinto e fa camminare l’eroe
doodle-character-trapper = Il Trappolaio
doodle-character-trapper-about = scava trappole dove l’eroe deve passare
doodle-character-hoarder = L’Accaparratore
doodle-character-hoarder-about = nasconde tesori sotto forti guardiani
doodle-character-prankster = Il Burlone
doodle-character-prankster-about = rovina le segrete degli altri
dungeoneer-character-quester = La Cercatrice
dungeoneer-character-quester-about = va dritta alla prossima missione
dungeoneer-character-bully = Il Prepotente
dungeoneer-character-bully-about = tormenta chi è già a terra
dungeoneer-character-duelist = La Duellante
dungeoneer-character-duelist-about = va in cerca degli altri eroi
dungeoneer-character-collector = Il Collezionista
dungeoneer-character-collector-about = compra tutto e fa deviazioni per la gloria
dungeoneer-character-survivor = La Superstite
dungeoneer-character-survivor-about = si cura presto e aspetta gli errori altrui
fighter-character-daredevil = Il Temerario
fighter-character-daredevil-about = non si ritira mai e ama i tiri più difficili
fighter-character-careful = La Prudente
fighter-character-careful-about = si ritira e si cura presto e tiene da parte i dadi
fighter-character-showoff = Lo Spaccone
fighter-character-showoff-about = vuole il gran colpo
fighter-character-healer = La Guaritrice
fighter-character-healer-about = pensa prima agli altri
opponent-chance = a sorpresa
opponent-kind = Quale avversario al posto { $number }?
opponent-of = { $character }, { $level }
