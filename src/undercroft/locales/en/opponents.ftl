# The raven who advises, how strong bots are, and who they are.

## The raven

hint-advice = I would choose: { $option }
hint-reasons = { $reasons }.
hint-better = clearly the best
hint-equal = about as good
hint-worse = clearly worse
hint-raven = The raven
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
labyrinth-character-raider-about = takes what others have lost and gives way to nobody
labyrinth-character-miser = The Miser
labyrinth-character-miser-about = picks up every coin near the stairs and brings it home
labyrinth-character-hunter = The Hunter
labyrinth-character-hunter-about = goes where the others go and strikes first
labyrinth-character-daredevil = The Daredevil
labyrinth-character-daredevil-about = goes deep down, and again, whatever it has cost
labyrinth-character-shadow = The Shadow
labyrinth-character-shadow-about = keeps out of everybody’s way
doodle-character-architect = The Architect
doodle-character-architect-about = builds a maze and lets the hero walk
doodle-character-trapper = The Trapper
doodle-character-trapper-about = digs traps wherever the hero has to pass
doodle-character-hoarder = The Hoarder
doodle-character-hoarder-about = hides treasures under strong guards
doodle-character-prankster = The Prankster
doodle-character-prankster-about = spoils the dungeons of the others
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
fighter-character-daredevil-about = never retreats and likes the hardest throws best
fighter-character-careful = The Careful
fighter-character-careful-about = retreats and heals early and keeps the dice together
fighter-character-showoff = The Show-off
fighter-character-showoff-about = wants the great blow
fighter-character-healer = The Healer
fighter-character-healer-about = thinks of the others first
opponent-chance = surprise me
opponent-kind = Which opponent on seat { $number }?
opponent-of = { $character }, { $level }
