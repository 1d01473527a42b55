### Rules of "Doodle Dungeon", told for players.
### One message for each rule; the message with the bare id is the title of its section.

## Setup

DOO-SETUP = Setup
DOO-SETUP-1 = Two, three or four dungeon masters sit round the table. Clockwise always means: on to the left.
DOO-SETUP-2 = Everybody gets one dungeon sheet, with a name for its master and one for the dungeon. The names are only for fun.
DOO-SETUP-3 = Everybody also gets a score sheet, a pencil and the figure of a hero.
DOO-SETUP-4 = All 60 cards are shuffled; face down they are the build deck.
DOO-SETUP-5 = Some cards leave the game unseen before it starts: 18 with two masters, 4 with three, 1 with four. The deck then has 42, 56 or 59 cards.
DOO-SETUP-6 = Four dice lie in the middle. Whoever has a fight uses them.
DOO-SETUP-7 = The most evil master takes the sharpener, which marks who begins. By default chance decides; as an option the host names the master.
DOO-SETUP-8 = Every dungeon starts out empty: no walls, no traps, no monsters, no treasures, not a single box checked.
DOO-SETUP-9 = Every hero starts with 15 hearts, unless you agreed on another number.
DOO-SETUP-10 = The game has three phases: A build, B draw the ways, C play. A phase is over for all before the next one begins.

## Grid and doors

DOO-GRID = Grid and doors
DOO-GRID-1 = A dungeon has 80 cells: 8 rows, A to H from top to bottom, and 10 columns, 1 to 10 from left to right.
DOO-GRID-2 = A cell is called by the letter of its row and the number of its column, such as D10.
DOO-GRID-3 = Cells are adjacent if they share an edge. A common corner is not enough.
DOO-GRID-4 = The entrance is a door to the left of A1, outside the grid. The hero can only come in through A1.
DOO-GRID-5 = The exit is a door to the right of H10, outside the grid. The hero can only get there from H10.
DOO-GRID-6 = A1 and H10 are cells like any other. A trap or a monster may be drawn there, and the hero will meet it.
DOO-GRID-7 = A cell has room for one thing only: a wall, a trap or a monster.
DOO-GRID-8 = While you build, a cell is empty if no wall, trap or monster is drawn there. A hidden treasure does not count.
DOO-GRID-9 = During phase C a cell is empty again once its trap or monster is crossed out.

## Phase A: the draft

DOO-DRAFT = Phase A: the draft
DOO-DRAFT-1 = Phase A has 14 rounds, all alike.
DOO-DRAFT-2 = A round begins with the display: one card more than there are masters is laid open.
DOO-DRAFT-3 = Clockwise from the sharpener, everybody takes one card of the display and lays it open in front. Nobody may pass.
DOO-DRAFT-4 = One card is left over. It goes to the general discard.
DOO-DRAFT-5 = Then you build everything that the lower half of your card shows in your own dungeon.
DOO-DRAFT-6 = You may all build at the same time, or one after another; what others build does not concern you.
DOO-DRAFT-7 = When all have finished, every master turns the card face down and adds it to the own action deck.
DOO-DRAFT-8 = After every round, the last one too, the sharpener goes to the left neighbour.
DOO-DRAFT-9 = During phase A you may look through your own action deck whenever you like. The decks of others are none of your business.
DOO-DRAFT-10 = With four masters the build deck has only four cards left when round 12 begins. They are laid out.
DOO-DRAFT-11 = Then the 11 discarded cards are shuffled and become the new build deck, once in the game. The fifth card of round 12 and all of rounds 13 and 14 come from it.
DOO-DRAFT-12 = The card left over in round 12 starts a new discard pile.
DOO-DRAFT-13 = With two or three masters the discards are never shuffled.
DOO-DRAFT-14 = After round 14 the build deck is empty, and every action deck has 14 cards. The discard pile has 14 cards, with four masters 3.
DOO-DRAFT-15 = The general discard stays in the middle for phase C.
DOO-DRAFT-16 = When phase A ends you count your treasures and tell their number to all. Where they are stays your secret.

## Phase A: building

DOO-BUILD = Phase A: building
DOO-BUILD-1 = Elements are wall formations, traps, monsters (goblins, orcs, dragons), treasures and upgrades.
DOO-BUILD-2 = Each picture on the lower half of a card is an element. Only walls belong together: all walls of a card are one formation.
DOO-BUILD-3 = Elements are built in the order of the card, from left to right.
DOO-BUILD-4 = What can be built must be built. You may not leave anything out, not even to save room for something better.
DOO-BUILD-5 = If there is no legal place for an element when its turn comes, it is lost for good. Go on with the next one.
DOO-BUILD-6 = Only the sheet as it is at that moment counts. Among the legal places you choose freely, even if there will be no room for what follows.
DOO-BUILD-7 = As long as your card lies open you may erase what you built from it and build it otherwise. In the end everything must be a proper build from left to right.
DOO-BUILD-8 = Once the card is turned, its elements stay. What was built in earlier rounds can never be changed.
DOO-BUILD-9 = Walls, traps and monsters need empty cells in your own dungeon.
DOO-BUILD-10 = Treasures are noted on the score sheet in secret, upgrades by checking boxes. Neither takes up a cell.

## Phase A: walls

DOO-WALL = Phase A: walls
DOO-WALL-1 = Draw the whole formation as it is pictured. Half a formation is not allowed.
DOO-WALL-2 = You may turn the formation by quarter turns and flip it.
DOO-WALL-3 = No wall may lie outside the grid.
DOO-WALL-4 = Every wall needs an empty cell.
DOO-WALL-5 = Afterwards the hero must still be able to reach every cell without a wall from the entrance.
DOO-WALL-6 = He must be able to reach every one of them from the exit, too. So there is always a way from the entrance to the exit.
DOO-WALL-7 = In short: A1 and H10 stay free of walls, and all cells without walls hang together edge to edge.
DOO-WALL-8 = Walls that only touch at a corner close the gap between them all the same.
DOO-WALL-9 = Traps and monsters do not block the way in this test, but their cells must be reachable as well.
DOO-WALL-10 = Walls may stand right beside other walls, traps and monsters.
DOO-WALL-11 = If the formation fits nowhere, whichever way you turn it, all of it is lost.

## Phase A: traps and monsters

DOO-SPACE = Phase A: traps and monsters
DOO-SPACE-1 = A trap needs an empty cell that is not adjacent to any trap or monster.
DOO-SPACE-2 = A monster needs an empty cell that is not adjacent to any trap or monster.
DOO-SPACE-3 = Touching at a corner is fine.
DOO-SPACE-4 = Walls do not matter for this distance. They neither help nor hurt.
DOO-SPACE-5 = Goblin, orc or dragon: the picture decides, not you.
DOO-SPACE-6 = A trap or monster for which no cell is left is lost.

## Phase A: treasures

DOO-TREAS = Phase A: treasures
DOO-TREAS-1 = For each treasure, note one cell of your dungeon in secret.
DOO-TREAS-2 = Any of the 80 cells will do: empty, wall, trap or monster.
DOO-TREAS-3 = Never two treasures in one cell.
DOO-TREAS-4 = Nobody else learns your cells before the scoring. You may look them up at any time.
DOO-TREAS-5 = Only a monster in the same cell guards a treasure. It may come before or after the treasure.
DOO-TREAS-6 = You may hide a treasure where no monster is, inside a wall for example. It will be worth nothing.

## Phase A: upgrades

DOO-UPG = Phase A: upgrades
DOO-UPG-1 = For each upgrade check one empty box.
DOO-UPG-2 = You choose the category anew for each upgrade: goblin, orc, dragon, trap, treasure or hand.
DOO-UPG-3 = Within a category boxes are checked one after another.
DOO-UPG-4 = A full group of boxes unlocks the level beside it. Half a group does nothing.
DOO-UPG-5 = Only the highest unlocked level of a category counts; without a full group it is the base level.
DOO-UPG-6 = A full category cannot be chosen. If all are full, the upgrade is lost.
DOO-UPG-7 =
    These are the tracks (boxes and the level they unlock):
    Goblin +0: every 2 boxes +2, up to +12
    Orc +2: every 2 boxes +2, up to +12
    Dragon +4: every 2 boxes +2, up to +12
    Trap 1: 3 boxes 2, 3 more 3
    Treasure 1: 3 boxes 2, 3 more 3, 3 more 4
    Hand 1: 2 boxes 2, 3 more 3, 3 more 4
DOO-UPG-8 = The levels of goblin, orc and dragon are added to the strength of every monster of that kind.
DOO-UPG-9 = The level of traps is the damage of each of them.
DOO-UPG-10 = The level of treasures is what each guarded treasure is worth.
DOO-UPG-11 = The level of hand is how many cards you hold.

## Phase B: the hero's way

DOO-PATH = Phase B: the hero's way
DOO-PATH-1 = All pass their dungeon to the left. So you draw in the dungeon of your right neighbour. The secret score sheets stay where they are.
DOO-PATH-2 = Everybody draws one way for the hero, all at the same time.
DOO-PATH-3 = The way is one single line from A1 to H10 that never forks.
DOO-PATH-4 = Every step leads to an adjacent cell. No diagonal steps, no jumps, no standing still.
DOO-PATH-5 = Turning back is allowed, even to the cell he has just left.
DOO-PATH-6 = The way never leads through a wall.
DOO-PATH-7 = It may cross itself and run along beside itself.
DOO-PATH-8 = No cell may be passed more than twice, in whatever direction.
DOO-PATH-9 = If the way passes a monster a second time, a trap or another monster must lie on the way in between.
DOO-PATH-10 = For that only the drawing counts. A trap or monster that the way passed before is good enough.
DOO-PATH-11 = Traps may be passed twice without any such condition.
DOO-PATH-12 = The way may come back to A1, and it may pass H10 before its end. Only the end of the way leads out.
DOO-PATH-13 = The way need not visit anything but A1 and H10.
DOO-PATH-14 = It must be clear in which direction the hero walks.
DOO-PATH-15 = While you draw you may look through your own action deck.
DOO-PATH-16 = When all ways are finished, the sheets go back to their owners. Now everybody sees the ways, and they stay as they are.
DOO-PATH-17 = There is always a legal way: any shortest one will do.

## Phase C: preparation

DOO-PREP = Phase C: preparation
DOO-PREP-1 = The heroes stand on the entrances, before the first cell of their ways.
DOO-PREP-2 = Everybody shuffles the own action deck and lays it face down. Nobody may look through it any more.
DOO-PREP-3 = Everybody draws as many cards as the own hand limit says.
DOO-PREP-4 = The holder of the sharpener has the first turn; then it goes clockwise.
DOO-PREP-5 = After 14 rounds the sharpener is back with its first holder if you are two, and two seats to the left if you are three or four.

## Phase C: a turn

DOO-TURN = Phase C: a turn
DOO-TURN-1 = A turn has four steps: move the hero, meet what he meets, lay hero actions, refill your hand.
DOO-TURN-2 = In your first turn you skip the first two steps.
DOO-TURN-3 = Once the hero in your dungeon is dead or has escaped, you skip the first two steps as well. The others remain.
DOO-TURN-4 = If he dies or escapes in the middle of your turn, go on with your hero actions, unless the game is over.

## Step 1: moving

DOO-MOVE = Step 1: moving
DOO-MOVE-1 = Your hero walks along his way cell by cell. He has to move.
DOO-MOVE-2 = He stops on the first cell with a trap or monster that is not crossed out.
DOO-MOVE-3 = He walks over empty cells and over what is crossed out without stopping.
DOO-MOVE-4 = After the last cell he is at the exit, and the move is over.
DOO-MOVE-5 = What counts is how far along the way he is, not only the cell. So he goes on correctly when he comes to a cell for the second time.

## Step 2: encounters

DOO-ENC = Step 2: encounters
DOO-ENC-1 = What the hero stops on he has to face.
DOO-ENC-2 = A hero who walks out meets nothing, so no dungeon action can be played.
DOO-ENC-3 = A trap goes like this: you may act at once; hero actions against traps work; you may act again; the damage; the trap is crossed out; what happens after an encounter.
DOO-ENC-4 = A fight goes like this: you may act at once; hero actions for fights work; two dice; hero actions for the roll; you may act again; the result; what happens after an encounter.
DOO-ENC-5 = Whenever you may act, you play as many dungeon actions as you like, one by one, until you say that you are done.
DOO-ENC-6 = When something happens for which hero actions above your dungeon are waiting, they are carried out.
DOO-ENC-7 = If a dungeon action kills the hero before the damage or the result, the encounter stops at once. The trap or monster is not crossed out.
DOO-ENC-8 = If the trap or the winning monster kills him, its direct consequences still happen. Only what comes after the encounter is dropped.

## Traps

DOO-TRAP = Traps
DOO-TRAP-1 = The hero suffers as much damage as your trap level says, changed by actions.
DOO-TRAP-2 = Then the trap is crossed out. Each one works only once.
DOO-TRAP-3 = The cell is then empty; if he comes again, he walks on.

## Fights

DOO-FIGHT = Fights
DOO-FIGHT-1 = You roll two dice for your monster.
DOO-FIGHT-2 = Its strength is the sum of all dice in the fight, plus the level of its kind, plus or minus what actions say.
DOO-FIGHT-3 = The strength is final only when you have finished playing actions.
DOO-FIGHT-4 = With 20 or more the monster wins, and the hero suffers its damage.
DOO-FIGHT-5 = A monster that wins stays in its cell.
DOO-FIGHT-6 = With less than 20 the monster loses and is crossed out. The hero takes no harm.
DOO-FIGHT-7 = If the way leads over a surviving monster again, there is a new fight with fresh dice. Old bonuses are gone.
DOO-FIGHT-8 = A goblin deals 1 damage, an orc 2, a dragon 3.

## Dungeon actions

DOO-DACT = Dungeon actions
DOO-DACT-1 = During an encounter you may play any number of dungeon actions, or none.
DOO-DACT-2 = A dungeon action always works in your own dungeon.
DOO-DACT-3 = Each action is carried out completely before you may play the next.
DOO-DACT-4 = Then the card goes to the general discard.
DOO-DACT-5 = You may wait for the dice before you play an action.
DOO-DACT-6 = After the result of a fight or the damage of a trap it is too late.
DOO-DACT-7 = Cards marked FIGHT work only after the dice of a fight, cards marked TRAP only before the damage of a trap, cards marked ANY whenever you may act.
DOO-DACT-8 = A card whose condition is not met cannot be played: the wrong monster, too many dice, nothing to draw.
DOO-DACT-9 = Several cards add up, equal ones too.
DOO-DACT-10 = If a card contradicts the rules, the card is right.
DOO-DACT-11 = What a dungeon action does ends with the encounter.

## Dice limit

DOO-DICE = Dice limit
DOO-DICE-1 = There are never more than four dice in a fight.
DOO-DICE-2 = Only Axe, Talisman and Cursed Blade bring more dice.
DOO-DICE-3 = An action that would need a fifth die, if only for a moment, may not be played.
DOO-DICE-4 = Dice that leave the fight are free again.
DOO-DICE-5 = Rolling a die again or turning it does not change how many there are.

## Step 3: hero actions

DOO-HACT = Step 3: hero actions
DOO-HACT-1 = You may lay any number of hero actions from your hand, or none.
DOO-HACT-2 = Each one is laid open above the dungeon of an opponent, never above your own.
DOO-HACT-3 = Above a dungeon there is room for two cards, whoever laid them.
DOO-HACT-4 = A dungeon whose hero is dead or has escaped cannot be chosen.
DOO-HACT-5 = The card works in a later turn of that master, as soon as the event that it names happens. Then it must be carried out.
DOO-HACT-6 = Events are: the hero enters a cell, meets a trap, begins a fight, the fight's first roll, damage, damage to the last heart, and after an encounter.
DOO-HACT-7 = Several cards for the same event work in the order in which they were laid. If the condition of one no longer holds, it waits on.
DOO-HACT-8 = A card that was carried out goes to the general discard, and its place is free.
DOO-HACT-9 = A card whose event does not happen stays where it is, for as many turns as it takes.
DOO-HACT-10 = When the hero dies or escapes, all cards above his dungeon are discarded.
DOO-HACT-11 = For hero actions, too, the card is right if it contradicts the rules.

## Step 4: refilling the hand

DOO-HAND = Step 4: refilling the hand
DOO-HAND-1 = You may put any number of cards from your hand face down under your action deck, in any order.
DOO-HAND-2 = Then you draw up to your hand limit. You have to.
DOO-HAND-3 = If your action deck is empty, you draw no more. Nothing is shuffled in again.
DOO-HAND-4 = With as many cards as your limit or more you draw nothing, and you discard nothing.
DOO-HAND-5 = Refilling ends your turn.

## Damage, death, escape

DOO-DMG = Damage, death, escape
DOO-DMG-1 = For each point of damage a heart of that hero is crossed out.
DOO-DMG-2 = First cards that lower any damage work, then those that save the last heart; then hearts are crossed out.
DOO-DMG-3 = Without a heart the hero is dead at once. What is left of the damage is lost.
DOO-DMG-4 = Only actions restore hearts, never more than he had at the start, and never for a dead hero.
DOO-DMG-5 = A hero who reaches the exit with a heart left has escaped.
DOO-DMG-6 = Monsters that are not crossed out when the hero is gone stay and score.

## End of the game

DOO-END = End of the game
DOO-END-1 = As soon as every hero is dead or has escaped, the game is over. Nothing more is played.

## Scoring

DOO-SCORE = Scoring
DOO-SCORE-1 = A treasure with one of your monsters in its cell, not crossed out, is guarded and scores your treasure level.
DOO-SCORE-2 = All other treasures score nothing, even if the hero is dead.
DOO-SCORE-3 = Each monster that is not crossed out scores: goblin 1, orc 2, dragon 3.
DOO-SCORE-4 = A dead hero scores 5 for the master of his dungeon.
DOO-SCORE-5 = A hero who escaped costs 1 point for each heart he has left.
DOO-SCORE-6 = Traps, walls, upgrades and cards score nothing.
DOO-SCORE-7 = A total may be negative.
DOO-SCORE-8 = The highest total wins.
DOO-SCORE-9 = In a tie, the one with fewer crossed-out monsters is ahead.
DOO-SCORE-10 = Who is still tied shares the place.

## Hidden information

DOO-INFO = Hidden information
DOO-INFO-1 = Nobody learns the treasure cells of others before the scoring. Then all are shown.
DOO-INFO-2 = How many treasures a dungeon has is public from the end of phase A.
DOO-INFO-3 = Hands and action decks are hidden from others; how many cards there are is not.
DOO-INFO-4 = In phase C you do not see your own deck either. What you put under it you have to remember.
DOO-INFO-5 = The cards removed at the start stay unknown to all.
DOO-INFO-6 = A way is seen only by the one who draws it until all are finished.

## Drawing

DOO-DRAW = Drawing
DOO-DRAW-1 = It must be clear what a drawing shows. Beauty does not matter.
DOO-DRAW-2 = A goblin is a lying oval with two triangles for ears, an orc a square with a small ramp on its left, a dragon a heart with two crescents on top.
DOO-DRAW-3 = You may add eyes, warts and earrings. It changes nothing.
DOO-DRAW-4 = Draw traps and walls as you like.
DOO-DRAW-5 = What is crossed out stays visible as crossed out.

## Rulings

DOO-RULING = Rulings
DOO-RULING-1 = What do the actions do? The cards of this edition are our own. Axe, Talisman, Orc Club and Bomb do what the rulebook tells of them.
DOO-RULING-2 = Which way does the grid run? Letters are rows from the top, numbers are columns from the left.
DOO-RULING-3 = Are the doors cells? No, they are outside, at A1 and H10.
DOO-RULING-4 = Which dice? Ten-sided ones with the faces 1 to 10.
DOO-RULING-5 = How many hearts? The number is lost; 15 makes for a good game.
DOO-RULING-6 = The values of goblin and dragon follow the pattern of the orc: base +0, +2, +4, two more for every two boxes, damage as high as the points.
DOO-RULING-7 = A guarded treasure is worth 1 at first, and 2, 3, 4 with three more boxes each.
DOO-RULING-8 = The groups of the hand track have 2, 3 and 3 boxes.
DOO-RULING-9 = Must I look for places where everything fits? No. Each element is only tested when its turn comes.
DOO-RULING-10 = When is a build final? When all have confirmed. Until then you may take your confirmation back and change things.
DOO-RULING-11 = Does the sharpener move after round 14? Yes.
DOO-RULING-12 = May I draw a wall on my own hidden treasure? Yes, but then the treasure is worthless.
DOO-RULING-13 = Is a single wall a formation? Yes, the smallest one.
DOO-RULING-14 = Is the rule about passing a monster twice tested again during play? No. The hero may well meet the same monster in two turns running.
DOO-RULING-15 = May the way touch A1 again or pass H10 early? Yes. The doors are no cells.
DOO-RULING-16 = Which formations are there? Thirteen, of one to four walls; some touch only at corners.
DOO-RULING-17 = May I play dungeon actions when the hero meets nothing? No.
DOO-RULING-18 = When exactly may I act in an encounter? At its beginning, before the damage of a trap, and after the dice of a fight.
DOO-RULING-19 = Several hero actions at once? In the order in which they were laid; the condition is tested anew each time.
DOO-RULING-20 = What happens to cards above a dungeon without a hero? They are discarded.
DOO-RULING-21 = Are hero actions laid open? Yes.
DOO-RULING-22 = Does the turn go on after the last hero is gone? No.
DOO-RULING-23 = May others watch a way being drawn? No. And until all are finished, you may change yours.
DOO-RULING-24 = What if my action deck is empty? Then you draw nothing.
DOO-RULING-25 = What if I hold too many cards after a Call for Help? You keep them, and draw again when you have fewer than your limit.
DOO-RULING-26 = In which order do cards go under the deck? In the order you like, and it is your secret.
DOO-RULING-27 = What if the hero dies in an encounter? If an action kills him, nothing more happens; if the trap or monster does, its direct consequences do.
DOO-RULING-28 = Does a lost fight hurt the hero? No.
DOO-RULING-29 = Which monsters count in a tie? All that are crossed out, for whatever reason.
DOO-RULING-30 = Is the general discard open? Yes.
DOO-RULING-31 = Who draws for whom with two masters? Each draws in the dungeon of the other.
DOO-RULING-32 = Can a card have two actions? No, exactly one.
DOO-RULING-33 = Is there a maximum of treasures? No, there is always a free cell.
DOO-RULING-34 = Numbers that are hard to read in print: the dragon scores 3, the orc starts at +2, the dragon's last level is +12, traps score 0.
DOO-RULING-35 = Only points decide, whatever the goal of the game is said to be.
DOO-RULING-36 = The building law says the same as these rules.
DOO-RULING-37 = May I refuse to build something that hurts me? No. But where you build it is up to you.
DOO-RULING-38 = Is there a limit to the hero actions I lay? Only the room above the dungeons.
DOO-RULING-39 = When does a Bomb go off? You name a monster when you lay it; it is hit when the hero enters a cell beside it.
DOO-RULING-40 = What does the Cursed Blade do? Two more dice; if the monster wins, it is crossed out afterwards.
DOO-RULING-41 = May I lay cards above heroes who still stand on the entrance? Yes, that is what the first turn is for.
DOO-RULING-42 = Are there other actions that add dice? No, only those three.
DOO-RULING-43 = Does the way change when something is crossed out? No.
DOO-RULING-44 = And when you build one after another? The same: until the last of you has confirmed, whoever built before may take the confirmation back and change the card of this round.
DOO-RULING-45 = What is a dungeon called? Its master names it before the game begins; a few names are proposed. The name stands on the sheet, in the log and in the result.
DOO-RULING-46 = May I draw the pictures myself? Whoever likes may, and may decorate the margin too. It is for the eye only, and one must always see what a cell holds.
DOO-RULING-47 = Does it tell something if nobody is asked? No: where it hangs on hidden cards, a master is asked even if nothing can be played, as long as the others cannot know that. They only see that the table waits for whoever may respond.

## Actions

DOO-ACT = Actions
DOO-ACT-1 = Axe (FIGHT): Roll one more die. It stays in the fight.
DOO-ACT-2 = Talisman (FIGHT): Roll two more dice, then the two lowest of all dice leave the fight.
DOO-ACT-3 = Cursed Blade (FIGHT): Roll two more dice; they stay. If the monster wins, it is crossed out right after its damage.
DOO-ACT-4 = Orc Club (FIGHT): Only for an orc. Its strength is 4 higher.
DOO-ACT-5 = Goblin Sling (FIGHT): Only for a goblin. Its strength is 6 higher.
DOO-ACT-6 = Ember Breath (FIGHT): Only for a dragon. Its strength is 5 higher.
DOO-ACT-7 = Blood Brew (FIGHT): The strength rises by the number of crossed-out hearts, at most by 6. Not without a crossed-out heart.
DOO-ACT-8 = Fury Draught (FIGHT): The strength is 1 higher, and so is the damage if the monster wins.
DOO-ACT-9 = Loaded Die (FIGHT): Turn the lowest die to 7. Only if it shows less.
DOO-ACT-10 = Bone Cup (FIGHT): Choose one or more dice and roll each of them again.
DOO-ACT-11 = Sharpened Spikes (TRAP): The damage of this trap is 2 higher.
DOO-ACT-12 = Rewind Spring (TRAP): This trap is not crossed out after this encounter.
DOO-ACT-13 = Smoke Screen (FIGHT): The fight ends at once without a winner. No damage, and the monster stays.
DOO-ACT-14 = Trip Rope (ANY): The hero loses one heart at once. This damage comes neither from a trap nor from a monster.
DOO-ACT-15 = Counterspell (ANY): Discard one card that lies above your dungeon.
DOO-ACT-16 = Call for Help (ANY): Draw two cards, even beyond your hand limit.
DOO-ACT-17 = Bomb (entering a cell): Name a monster when you lay it. It is crossed out as soon as the hero enters a cell beside it. If it is crossed out before, the Bomb is discarded.
DOO-ACT-18 = Buckler (damage): The next damage by a monster is 2 lower.
DOO-ACT-19 = Bandage (after an encounter): After the next encounter in which the hero lost a heart, up to two hearts are restored.
DOO-ACT-20 = Longsword (fight): In the next fight the monster's strength is 3 lower.
DOO-ACT-21 = Holy Water (roll): After the first roll of the next fight the higher die is rolled again.
DOO-ACT-22 = Thieves' Tools (trap): The next trap deals no damage and is crossed out; the encounter ends.
DOO-ACT-23 = Wyrm Spear (fight): In the next fight against a dragon its strength is 5 lower.
DOO-ACT-24 = Orc Whistle (fight): In the next fight against an orc its strength is 4 lower.
DOO-ACT-25 = Goblin Net (fight): In the next fight against a goblin its level counts as +0.
DOO-ACT-26 = Winged Boots (entering a cell): The hero does not stop at the next trap, and the trap stays as it is.
DOO-ACT-27 = Hush Scroll (fight): In the next fight the master may play only one dungeon action. What was played before the dice does not count.
DOO-ACT-28 = Phoenix Draught (last heart): The next damage that would cross out the last heart leaves one heart.
DOO-ACT-29 = A Buckler does not react to damage that is 0 already. Two of them work one after the other, as long as damage is left.
DOO-ACT-30 = Bonuses change the strength, never the dice. Loaded Die, Bone Cup and Holy Water change dice, and later actions see the new faces.
