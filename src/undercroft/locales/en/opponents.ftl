# The raven who advises, how strong bots are, and who they are.

## The raven

hint-advice = I would choose: { $option }
hint-reasons = { $reasons }.
hint-better = clearly the best
hint-equal = about as good
hint-worse = clearly worse
hint-raven = The raven
hint-raven-thinks = The raven is thinking ...
hint-dismiss = Put the hint away
refusal-no-hint = Here a hint makes no sense: how dice fall by hand nobody can choose.

## How strong a bot is

level-easy = easy
level-easy-about = forgets things and sometimes takes the second-best way
level-medium = medium
level-medium-about = plays soundly, one move at a time
level-hard = hard
level-hard-about = thinks ahead and tries out what may follow
level-master = master
level-master-about = thinks long ahead and hardly errs
fighter-level-easy-about = has a shaky hand and often misses
fighter-level-medium-about = has a steady hand and a sound head
fighter-level-hard-about = has a practised hand and seldom misses
fighter-level-master-about = has a master’s hand: it hardly ever misses

## Who the bots are

labyrinth-character-raider = The Raider
labyrinth-character-raider-about = goes deep early and fights for every room
labyrinth-character-miser = The Miser
labyrinth-character-miser-about = brings home early what could be lost
labyrinth-character-hunter = The Hunter
labyrinth-character-hunter-about = lies in wait for whoever carries gold
labyrinth-character-daredevil = The Daredevil
labyrinth-character-daredevil-about = tries what others would not dare
labyrinth-character-shadow = The Shadow
labyrinth-character-shadow-about = keeps out of fights and takes what lies about
doodle-character-architect = The Architect
doodle-character-architect-about = builds walls that make every way long
doodle-character-trapper = The Trapper
doodle-character-trapper-about = digs traps where nobody gets round
doodle-character-hoarder = The Hoarder
doodle-character-hoarder-about = hides treasure and keeps it guarded
doodle-character-prankster = The Prankster
doodle-character-prankster-about = helps the heroes in everybody else’s dungeon
dungeoneer-character-quester = The Quester
dungeoneer-character-quester-about = goes straight for the next quest
dungeoneer-character-bully = The Bully
dungeoneer-character-bully-about = troubles whoever is already down
dungeoneer-character-duelist = The Duelist
dungeoneer-character-duelist-about = seeks out the other heroes
dungeoneer-character-collector = The Collector
dungeoneer-character-collector-about = buys all there is and makes detours for glory
dungeoneer-character-survivor = The Survivor
dungeoneer-character-survivor-about = heals early and waits for the others to err
fighter-character-daredevil = The Daredevil
fighter-character-daredevil-about = takes every weapon and the hardest throws
fighter-character-careful = The Careful
fighter-character-careful-about = prefers the plain throw that hits
fighter-character-showoff = The Show-off
fighter-character-showoff-about = throws for the gallery
fighter-character-healer = The Healer
fighter-character-healer-about = looks after who is worst off
opponent-chance = surprise me
opponent-kind = Which opponent on seat { $number }?
opponent-of = { $character }, { $level }
