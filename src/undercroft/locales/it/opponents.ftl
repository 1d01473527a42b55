# Il corvo che consiglia, quanto sono forti i bot e chi sono.

## Il corvo

hint-advice = Io sceglierei: { $option }
hint-reasons = { $reasons }.
hint-better = chiaramente il migliore
hint-equal = più o meno uguale
hint-worse = chiaramente peggio
hint-raven = Il corvo
hint-raven-thinks = Il corvo ci pensa ...
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
labyrinth-character-raider-about = scende presto e combatte per ogni stanza
labyrinth-character-miser = L’Avaro
labyrinth-character-miser-about = porta presto a casa ciò che si può perdere
labyrinth-character-hunter = La Cacciatrice
labyrinth-character-hunter-about = tende agguati a chi porta oro
labyrinth-character-daredevil = Il Temerario
labyrinth-character-daredevil-about = tenta ciò che gli altri non osano
labyrinth-character-shadow = L’Ombra
labyrinth-character-shadow-about = evita gli scontri e prende ciò che trova
doodle-character-architect = L’Architetto
doodle-character-architect-about = costruisce muri che allungano ogni via
doodle-character-trapper = Il Trappolaio
doodle-character-trapper-about = scava trappole dove si deve passare
doodle-character-hoarder = L’Accaparratore
doodle-character-hoarder-about = nasconde tesori e li fa custodire
doodle-character-prankster = Il Burlone
doodle-character-prankster-about = aiuta gli eroi nelle segrete altrui
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
fighter-character-daredevil-about = prende ogni arma e i tiri più difficili
fighter-character-careful = La Prudente
fighter-character-careful-about = preferisce il tiro semplice che colpisce
fighter-character-showoff = Lo Spaccone
fighter-character-showoff-about = tira per il pubblico
fighter-character-healer = La Guaritrice
fighter-character-healer-about = si cura di chi sta peggio
opponent-chance = a sorpresa
opponent-kind = Quale avversario al posto { $number }?
opponent-of = { $character }, { $level }
