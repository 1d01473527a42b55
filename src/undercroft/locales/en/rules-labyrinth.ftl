### Undercroft - "Im Drachen-Labyrinth": the rules, told to the player.
### One message per rule; the message id is the id of the rule. A message whose id has
### no number is the title of its section.

## Components

LAB-COMP = Components
LAB-COMP-1 = Every monster card shows six lines: Lightning Bolt, Fireball, Wizard, Superhero, Hero and Elf. On each line stands either a target number or a "-".
LAB-COMP-2 =
    On the Giant Rat's card you will find exactly these six lines:
    Lightning Bolt: 7
    Fireball: 2
    Wizard: 6
    Superhero: 3
    Hero: 4
    Elf: 5
LAB-COMP-3 = Not every card in a monster deck is a monster. You may also turn up one of two kinds of trap: the Cage or the Trapdoor.
LAB-COMP-4 = Most treasure cards are worth gold pieces. Four kinds are special instead: the Secret-Door Opener, the Magic Sword, the ESP Medallion and the Crystal Ball. A special card is worth 0 gold pieces.
LAB-COMP-5 = There are seven card colours: one for each level, plus white for the spells. A level's cards have the same colour as the rooms of that level.

## Setup

LAB-SETUP = Setup
LAB-SETUP-1 = 2 to 4 of you can play the basic game, 2 to 8 the expert game. With any other number the table will not start.
LAB-SETUP-2 = The cards are sorted by colour, and each of the six level colours is divided into its monsters and its treasure. That makes 12 decks, all face down and lined up by level.
LAB-SETUP-3 = Each deck gets one shuffle before the game. A card that comes back during play slides face down under its deck, and the deck is only shuffled again where a rule says so.
LAB-SETUP-4 = The basic game is played without the spell deck.
LAB-SETUP-5 = In the expert game the spell deck waits face down next to the board.
LAB-SETUP-6 = Grave markers and number markers lie ready in two supplies. At this table you never run out of either.
LAB-SETUP-7 = In the basic game you play an Elf or a Hero. Each of these classes has room for at most two players.
LAB-SETUP-8 = The expert game also offers the Superhero and the Wizard, again for at most two players each.
LAB-SETUP-9 = Every extension class you switch on (in the expert game only) is likewise open to two players at most.
LAB-SETUP-10 = To settle who chooses a class first, each of you rolls two dice. The highest total chooses first, the next highest second, and so on. If totals are equal, only the tied players roll again.
LAB-SETUP-11 = When it is your turn to choose, take one class in which a seat is still free. Everybody sees your choice.
LAB-SETUP-12 = Every figure begins the game on Start.
LAB-SETUP-13 = To find the first player, everybody rolls two dice once more; this has nothing to do with the roll for classes. The highest total begins, and tied players roll again among themselves. After that you play clockwise as you sit, whatever the order of choosing was.
LAB-SETUP-14 = You set out with empty hands: no treasure, and no knowledge of any secret door.
LAB-SETUP-15 = Some classes get equipment first: a Wizard spells (LAB-SPELL-2 to LAB-SPELL-4), a Cleric the four Cleric spells (LAB-CLER-2), a Hobbit missiles (LAB-HOBB-4).

## Classes

LAB-CLASS = Classes
LAB-CLASS-1 =
    Your class sets how many steps you may make, which rolls of the die find a secret door, how much gold you need, which line of the monster card you fight on, and whether you can wield a Magic Sword:
    Elf (basic): 5 steps; secret door on 1-4; goal 10,000; Elf line; sword: yes
    Hero (basic): 5 steps; secret door on 1-2; goal 10,000; Hero line; sword: yes
    Superhero (expert): 5 steps; secret door on 1-2 (our ruling); goal 20,000; Superhero line; sword: yes
    Wizard (expert): 5 steps; secret door on 1-2 (our ruling); goal 30,000; Wizard line; sword: never; special: 7 spells
    Dwarf (extension): 5 steps; secret door on 1-2; goal 10,000; Elf line; sword: yes; special: ignores traps
    Cleric (extension): 5 steps; secret door on 1-2 (our ruling); goal 20,000; Hero line, but Superhero line against certain kinds (LAB-CLER-9); sword: yes; special: 4 spells
    Hobbit (extension): 4 steps; secret door on 1-3; goal 10,000; the higher number of the Hero and Elf lines; sword: yes; special: 7 missiles
    Thief (extension): 6 steps; secret door on 1-2; goal 30,000; Hero line; sword: yes; special: surprise and theft
LAB-CLASS-2 = In the basic game Elf and Hero alike need 10,000 gold pieces.
LAB-CLASS-3 = You stay in the class you chose until the game is over. Even when you are killed you come back in it.

## Board

LAB-BOARD = Board
LAB-BOARD-1 = Six levels lie below one another, level 1 at the top and level 6 at the bottom. The deeper you go, the stronger the monsters and the richer the treasure.
LAB-BOARD-2 = You can stand on Start, on corridors and stairs, in rooms and chambers, and in the Great Hall. However large it is drawn, each of them is exactly one space.
LAB-BOARD-3 = The Main Staircase and Start are the same thing: one single space.
LAB-BOARD-4 = You recognise a room by its rectangular shape. Its colour tells you its level.
LAB-BOARD-5 = A chamber has the same level as the rooms next to it; the board tells you which one that is.
LAB-BOARD-6 = Every corridor belongs to a level. A stair connects two levels and belongs to neither of them, and Start belongs to no level either.
LAB-BOARD-7 = Each chamber has its own name, such as the Kitchen or the Armory. The Armory is on level 3.
LAB-BOARD-8 = The Great Hall, on level 1, is the one chamber where you never meet a monster.
LAB-BOARD-9 = Two spaces are adjacent when something links them: an open passage, an ordinary door or a secret door. A door is only the link; you cannot stand on it.
LAB-BOARD-10 = A black bar on the board is an ordinary door, a white dashed bar a secret door. All players see both from the beginning; a secret door is secret only in that you have to find it before you can use it.

## Turn

LAB-TURN = Turn
LAB-TURN-1 = Each of you leads one adventurer, and you take your turns clockwise.
LAB-TURN-2 = On your turn you may move. If you enter an unsafe place you must fight; if you win, you may go on with the steps you have left. At any moment you may stop and search for a secret door.
LAB-TURN-3 =
    When your turn begins, go down this list:
    1. You are seriously wounded: follow LAB-CTR-9, and your turn is over.
    2. You still have turns to miss: strike off one of them, and your turn is over.
    3. Your time in a Cage has just run out: do what LAB-TRAP-4 says, then carry on.
    4. You are locked in an ambush: fight it on (LAB-AMB-21), and your turn is over.
    5. None of these: play a normal turn.
LAB-TURN-4 = If you are to miss a number of turns, that many of your own coming turns are skipped. When several things make you miss turns, add them together.
LAB-TURN-5 = You are free to stand still and do nothing at all, except in an unsafe place (LAB-FIGHT-20).
LAB-TURN-6 =
    Your turn is over when you say so. It is over at once after:
    - a search that did not find the secret door,
    - an attack that left the monster undefeated,
    - a Cage,
    - an ambush,
    - depositing treasure.

## Movement

LAB-MOVE = Movement
LAB-MOVE-1 = You do not roll for movement. Choose freely how many steps to make, from 0 up to the allowance of your class: 5, unless LAB-CLASS-1 gives you another number.
LAB-MOVE-2 = Each space you enter costs one step, whether it is a corridor, a stair, a room, a chamber, the Great Hall or Start.
LAB-MOVE-3 = Going through a door is free, be it an ordinary or a secret one.
LAB-MOVE-4 = Turn round as often as you like, and walk over the same space again in the same turn if it suits you.
LAB-MOVE-5 = There is room for everybody: any number of adventurers can stand on one space, and you may walk past other figures.
LAB-MOVE-6 = A place is unsafe when it has no grave marker, or when a waiting monster lies in it. Step into an unsafe place and your movement stops: you have a fight on your hands (LAB-FIGHT-1).
LAB-MOVE-7 = A cleared place has a grave marker and no waiting monster. You walk in and out of it just as you would in a corridor.
LAB-MOVE-8 = Steps left over after a victory can still be walked in the same turn. You cannot save them for a later one.
LAB-MOVE-9 = You may only step along an open link, through an ordinary door, or through a secret door that is open to you (LAB-DOOR-7, LAB-ITEM-1).
LAB-MOVE-10 = The table remembers your trail: the spaces you came by with your own steps, in order. When you are put somewhere instead of walking there - killed, sent to Start, fallen or teleported - the trail is wiped out.

## Doors

LAB-DOOR = Doors
LAB-DOOR-1 = An ordinary door never stops you, as long as you have a step left for the space on the other side.
LAB-DOOR-2 = A secret door is closed to you until you have found it yourself.
LAB-DOOR-3 = You may search on your own turn, at any moment when you are not in a fight, while standing on a space that touches the secret door. If more than one secret door touches your space, say which one you are looking for.
LAB-DOOR-4 = Roll one die. You find the door if it shows one of the numbers of your class: 1-4 for an Elf, 1-2 for a Hero, and for the others what LAB-CLASS-1 says.
LAB-DOOR-5 = A door you find is open straight away. Use the steps you have left to go through it, or anywhere else.
LAB-DOOR-6 = A search costs no step, and you may search even when you have none left; in that case you have to wait until your next turn to walk through the door you found.
LAB-DOOR-7 = Once you have found a secret door you may use it in both directions as if it were an ordinary door, and you need not roll for it again.
LAB-DOOR-8 = Only the adventurer who found a door knows how to use it. To all others it remains secret.
LAB-DOOR-9 = If your search fails, your movement and your turn are over.
LAB-DOOR-10 = On a later turn you may try again from the same space or simply walk off. You may keep trying turn after turn, as often as you wish.
LAB-DOOR-11 = If your search succeeds, you may go on in the same turn and look for a further secret door.
LAB-DOOR-12 = Being killed makes you forget all your secret doors. Nothing else does.

## Fighting a monster

LAB-FIGHT = Fighting a monster
LAB-FIGHT-1 = When you enter an unsafe place you have to stop there and fight straight away.
LAB-FIGHT-2 = The monster and the treasure come from the decks of the level the place lies on.
LAB-FIGHT-3 =
    Whom do you fight? Take the first line that fits:
    1. the monster you are already engaged with;
    2. a waiting monster (if there are several, you choose);
    3. the monster a Crystal Ball has reserved for the room;
    4. the card you have just looked at with the ESP Medallion;
    5. if none of these fits, the card on top of the monster deck.
LAB-FIGHT-4 = The monster card you draw is turned face up for everybody to see.
LAB-FIGHT-5 = For your attack roll, roll two dice, add your modifiers and compare the total with the number on your line of the card.
LAB-FIGHT-6 = If your total reaches or beats the target number, you have defeated the monster.
LAB-FIGHT-7 = If your total is too low, the monster hits back with a counter-attack (LAB-CTR-1).
LAB-FIGHT-8 = If your line shows "-", you do not get an attack roll and the counter-attack comes at once. In the basic game your class has no way at all to beat such a monster, sword or no sword. The expert game knows exceptions (LAB-SWORD-7, LAB-THIEF-5).
LAB-FIGHT-9 = The card of a defeated monster goes under its deck. If you play with wandering monsters, the rules of that extension come first (LAB-WAND-1).
LAB-FIGHT-10 = When you defeat a monster in a room, you draw the top treasure card of that level.
LAB-FIGHT-11 = A room where the monster was defeated gets a grave marker. No monster will turn up there ever again.
LAB-FIGHT-12 = For a monster defeated in a chamber you draw no treasure card.
LAB-FIGHT-13 = As the victor you also receive all the treasure the monster holds, no matter which adventurer lost it.
LAB-FIGHT-14 = Beat a monster that has a number marker in a room, and you get both: its held treasure, and one card from the treasure deck of the level.
LAB-FIGHT-15 = If another adventurer is engaged in the place you enter, and no waiting monster lies there, you draw and fight a monster of your own. That is how several monsters can end up in one place.
LAB-FIGHT-16 = In a room, each monster is good for one treasure card for the adventurer who defeats it: the first, the second and any later one.
LAB-FIGHT-17 = A room gets its grave marker as soon as two things are true: at least one monster has been defeated there (or a trap's treasure has been taken), and no monster remains inside. A caged adventurer does not delay it (LAB-RULING-76).
LAB-FIGHT-18 = After a victory you may walk on with your remaining steps and even fight again somewhere else in the same turn.
LAB-FIGHT-19 = If your attack does not defeat the monster, your turn is over once the counter-attack - if there is one - has been played out.
LAB-FIGHT-20 = If you begin a normal turn in an unsafe place, you must either stay and fight (LAB-FIGHT-3) or move out; standing idle is not allowed. Searching for a secret door as your way out counts as moving out, even when you do not find it.
LAB-FIGHT-21 = Staying where you are to fight costs no step. If you win, you still have your full allowance.
LAB-FIGHT-22 = A monster that holds no treasure is slipped under its deck the moment its adventurer is gone and it is left alone.
LAB-FIGHT-23 = A place whose monster has gone back under the deck that way (LAB-FIGHT-22) remains unsafe. Whoever comes next faces a freshly drawn card.
LAB-FIGHT-24 = If a treasure deck is empty, you get no card from it. Everything else goes on as usual.
LAB-FIGHT-25 = If the monster deck is empty, nobody is at home. A room then counts as won, with treasure and grave marker; in a chamber it counts as one defeat.

## Chambers

LAB-CHAM = Chambers
LAB-CHAM-1 = It takes three defeated monsters to make a chamber safe. Only then is a grave marker laid.
LAB-CHAM-2 = Each chamber has its own count of defeats. It adds up over all players and all turns, and everybody can see it.
LAB-CHAM-3 = After the first and after the second defeat another monster takes the place of the beaten one. You only draw it when somebody comes into the chamber again, or chooses on a later turn to stay and fight there.
LAB-CHAM-4 = When you have just won in a chamber, you need not face the next monster in the same turn: stand there or walk on. But if you leave and come back in that same turn, you do meet it.
LAB-CHAM-5 = Chamber monsters have no treasure of their own. If one of them holds treasure that adventurers lost, you win exactly that.
LAB-CHAM-6 = A trap is not one of the three monsters a chamber needs.
LAB-CHAM-7 = If several monsters are in a chamber, every one you defeat counts. Once the count has reached three or more and no monster is left inside, the chamber gets its grave marker.

## Counter-attack

LAB-CTR = Counter-attack
LAB-CTR-1 =
    If your attack fails, roll both dice a second time and look up the total here. No sword and no other attack modifier changes this roll.
    2 - killed: you drop all your treasure, go to Start at once and begin again in the same class.
    3 or 12 - seriously wounded: you drop half of your cards; on your next turn you are put on Start, which uses up that turn.
    4, 5, 9 or 10 - lightly wounded: you drop 1 card of your choice, retreat 2 spaces and miss 1 turn.
    6 or 8 - unconscious: you drop 1 card of your choice and retreat 1 space.
    7 or 11 - nothing happens: you stay where you are.
LAB-CTR-2 = Play out the result in this order: drop the treasure, move your figure, then note the turns you will miss.
LAB-CTR-3 = Only treasure you carry can be dropped. If you carry none, you drop none, but the rest of the result still hits you.
LAB-CTR-4 = When you have to drop one card, you pick it yourself from all the treasure cards you carry. Special cards may be picked too.
LAB-CTR-5 = To drop half, lay all the cards you carry face down in two piles. Which card goes where is up to you, but the piles must be equal in size or differ by one card. The player on your left sees only how big they are and picks the pile you drop.
LAB-CTR-6 = If you carry a single card, your piles are 1 and 0, and the player on your left picks all the same. With no cards there is nothing to divide.
LAB-CTR-7 = If you are killed, you drop everything you carry, your figure goes to Start at once, you forget all secret doors, and any turns you still had to miss are wiped out. Your next turn is a normal one.
LAB-CTR-8 = When you come back after being killed, you are equipped as at setup: 7 spells for a Wizard, 2 + 2 for a Cleric, 7 missiles for a Hobbit. Spell cards you had left go under the spell deck. Secured treasure remains yours.
LAB-CTR-9 = If you are seriously wounded, your figure lies where it is until your next own turn. Then it is put on Start, and that is all you do this turn (only a Wizard's spell by LAB-MAGE-9 may come before). After that you are well again.
LAB-CTR-10 = A serious wound does not take the cards you did not drop, your spells, or the secret doors you know. Turns you already had to miss still lie ahead of you afterwards.
LAB-CTR-11 = While you are seriously wounded you are not engaged. Your monster counts as a waiting monster, and others may fight it.
LAB-CTR-12 = If nothing happens, you stay there, engaged with the monster. On your next turn you may stay and attack it once more, or leave (LAB-FIGHT-20).
LAB-CTR-13 = A monster that has beaten somebody is fair game: while the loser is elsewhere or missing turns, you or anyone else may take it on and win the lost treasure.

## Retreat

LAB-RETR = Retreat
LAB-RETR-1 = To retreat a number of spaces, go back that many times to the previous space of your trail: you leave the room first, and then follow the corridor that brought you there.
LAB-RETR-2 = On a retreat you pass the doors and secret doors you came through without any roll.
LAB-RETR-3 = If your trail is empty, you choose an adjacent space that you can reach through an ordinary door, a secret door you may use, or an open link. Cleared places, corridors and stairs come first; an unsafe place may be chosen only if there is nothing else. If you can reach no space at all, you stay.
LAB-RETR-4 = A retreat that reaches Start stops there, even if you had further to go.
LAB-RETR-5 = A retreat sets nothing off: no fight, no ambush, no search, and you pick up no loose treasure.
LAB-RETR-6 = If your retreat has ended in an unsafe place, you must fight or leave at the start of your next normal turn (LAB-FIGHT-20).

## Number markers and lost treasure

LAB-MARK = Number markers and lost treasure
LAB-MARK-1 = What you drop in a fight, the monster keeps as held treasure. Take two number markers with the same number: one goes on the place, the other on the monster card, which lies beside the board with the dropped cards face down beneath it.
LAB-MARK-2 = How many cards a monster holds is open to all. What they are is known only to those who dropped them.
LAB-MARK-3 = A marked monster does not leave its place. Whoever fights there next has to face it - and that may well be the one who lost to it.
LAB-MARK-4 = If the same monster wins more treasure, it is added to the pile. No second pair of markers is needed.
LAB-MARK-5 = When you leave a monster that holds no treasure, it is not marked; its card simply goes under the deck (LAB-FIGHT-22).
LAB-MARK-6 = When a marked monster is defeated, both its markers go back to the supply, the held treasure goes to the victor (LAB-FIGHT-13, LAB-FIGHT-14), and its card goes under its deck.
LAB-MARK-7 = More than one marked monster can lie in the same place, each with its own number. When you enter, you choose one of them to fight, and the others stay. Once you have beaten it, you do not have to fight another one there this turn.

## Traps

LAB-TRAP = Traps
LAB-TRAP-1 = A Cage or a Trapdoor is not something you fight: there is no attack roll and no counter-attack.
LAB-TRAP-2 = Caught in a Cage! Roll one die: you miss as many turns as it shows (1-6), and this turn is over for you.
LAB-TRAP-3 = While you are caged you stay in the place, and the Cage card lies there face up. You cannot do anything; you can neither ambush nor be ambushed. Others who enter the place draw monsters of their own.
LAB-TRAP-4 = You are free at the start of your first turn after the ones you missed. In a room you then draw one treasure card of the level; the Cage goes under its deck and the grave marker follows LAB-FIGHT-17. After that you play a normal turn with your full allowance.
LAB-TRAP-5 = A Cage in a chamber brings you no treasure and counts as no defeat. Once you are free, you must fight there or leave (LAB-FIGHT-20).
LAB-TRAP-6 = With a Trapdoor in a room you draw one treasure card of that room's level, a grave marker is laid as LAB-FIGHT-17 says, the Trapdoor goes under its deck - and down you fall.
LAB-TRAP-7 = With a Trapdoor in a chamber there is no treasure and no defeat to count. The card goes under its deck, and you fall.
LAB-TRAP-8 = When you fall, choose any chamber on the next deeper level. Your figure is put there.
LAB-TRAP-9 = If the chamber you fall into is unsafe, you fight at once; if not, there is no fight.
LAB-TRAP-10 = The fall costs no step. If there is no fight below, or once you have won it, you may walk the steps you had left.
LAB-TRAP-11 = Draw another Trapdoor in the chamber below and you fall again. On level 6 there is nowhere left to fall: a Trapdoor there only leaves you its treasure and the grave marker as usual.

## Treasure

LAB-TREAS = Treasure
LAB-TREAS-1 =
    These are the only ways to come by treasure cards:
    - beat the monster of a room,
    - what the rules of a trap give you,
    - beat a monster that holds treasure,
    - enter a room with unclaimed treasure (LAB-SPELL-15),
    - steal it (LAB-THIEF-6),
    - pick up loose treasure (LAB-AMB-17 to LAB-AMB-19).
LAB-TREAS-2 = You may carry as many treasure cards as you can get.
LAB-TREAS-3 = Your gold is the value of all your treasure cards added up, carried and secured alike.
LAB-TREAS-4 = You see your own cards and your total; the others see only how many cards you have. A special card becomes known when you use it.
LAB-TREAS-5 = The table adds up your gold for you and lets you know when you have reached your goal, so that you can make for Start.

## Special treasure

LAB-ITEM = Special treasure
LAB-ITEM-1 = While you carry a Secret-Door Opener, you may use every secret door as though it were an ordinary one.
LAB-ITEM-2 = When you lose the Opener, only the secret doors you have walked through, or have found with a roll, stay open to you.
LAB-ITEM-3 = In the basic game a Magic Sword gives you +1 on each attack roll.
LAB-ITEM-4 = Only one Magic Sword helps you in an attack. Two swords are never added together; the table simply uses your best.
LAB-ITEM-5 = With the ESP Medallion you may peek at the monster card you would meet in an unsafe place. It must be your turn, you must stand next to the place (one link away, whatever kind of door, even a secret door you have not found), and you need at least one step left. Nobody else sees the card.
LAB-ITEM-6 = If your very next step leads into that place, or you attack it from outside with a spell or a missile, the card you saw is your opponent. You may choose between hand, spell and missile knowing what awaits you.
LAB-ITEM-7 = If you go somewhere else instead, or your turn ends, the card you saw goes to the bottom of its deck, and the others do not get to see it.
LAB-ITEM-8 = The Medallion only reaches the place right next to you, and you can look into the same place no more than once per turn.
LAB-ITEM-9 = With the Crystal Ball you may, once on your own turn and not during a fight, name any uncleared room on the board. You alone look at the top monster card and the top treasure card of its level. Both are laid aside and linked to the room with a pair of number markers.
LAB-ITEM-10 = The two cards stay reserved until an adventurer - you or anybody else - enters the room to fight, or until you look into another room. In the latter case each card goes back under its deck, and you remove the marker.
LAB-ITEM-11 = Whoever enters fights the reserved monster. If that adventurer wins, the reserved treasure takes the place of the card from the treasure deck.
LAB-ITEM-12 = If the fight is not won and the reserved monster returns under its deck, the reserved treasure does the same and the reservation is over. As long as the monster stays in the room, the treasure stays with it.
LAB-ITEM-13 = If you lose the Crystal Ball, the cards you reserved go under their decks, unless somebody is fighting for them right then.
LAB-ITEM-14 = If you name a room where a waiting monster lies, you draw only a treasure card. If the room is reserved by another Crystal Ball, you first give back your own pair, if you have one in another room; then you get to see those two cards, and nothing of them moves (LAB-RULING-79).
LAB-ITEM-15 = You cannot turn the Crystal Ball on a chamber, a cleared room, the Great Hall or Start.
LAB-ITEM-16 = You can drop, lose, win and secure special treasure like all other treasure cards, and a monster can hold it. Its power goes wherever the card goes.

## Winning

LAB-WIN = Winning
LAB-WIN-1 = You win the moment your adventurer is on Start, alive, with gold that is at least your goal. The game is over at once.
LAB-WIN-2 = This is checked each time you arrive on Start - by your own step, by a retreat, or when you are brought back seriously wounded - and before anything else happens there; also when you get gold while you stand on it (LAB-RULING-80).
LAB-WIN-3 = Enough gold is worth nothing until you have it on Start. If you lose some on the way back, you will have to go and find more.
LAB-WIN-4 = Goals in the expert game: Elf and Hero 10,000, Superhero 20,000, Wizard 30,000. The extension classes have theirs in LAB-CLASS-1.
LAB-WIN-5 = You need no more than your goal: hitting it exactly will do.
LAB-WIN-6 = If the labyrinth has nothing left to give, the game ends. For that, all rooms must be cleared, there must be no held, loose, unclaimed or reserved treasure anywhere, ambush must be switched off, and nobody may have gold enough for the goal. Each of you then divides gold by goal; the highest share wins, and equal shares win together.

## Expert game: spells

LAB-SPELL = Expert game: spells
LAB-SPELL-1 = A Wizard can hold no more than 7 spell cards. If you have 7, you take no other.
LAB-SPELL-2 = If there is one Wizard in the game, that player gets 7 cards at setup, drawn from the spell deck face down and without any roll.
LAB-SPELL-3 = If there are two Wizards, each of them rolls twice and adds the two dice. The higher total draws first; a tie is rolled again. They then take one card each in turn until both hold 7.
LAB-SPELL-4 = The cards that remain are the spell deck. With the option "spell selection: chosen" you pick your cards in the same order, but from the open deck instead of blindly.
LAB-SPELL-5 = As a Wizard you may use one spell per turn at most, whichever kind it is and whatever it is for.
LAB-SPELL-6 = A Wizard may also fight by hand, on the Wizard line. Decide between hand and spell, and which spell, before the monster card is drawn. If the monster is already open, decide before you roll.
LAB-SPELL-7 = For an attack spell, first lay its card open, then reveal the monster, then roll two dice against the Fireball or Lightning Bolt line on the monster card. An equal or higher total defeats it. No sword and no other bonus helps a spell.
LAB-SPELL-8 = If the line of your spell shows "-", the spell fails and you do not roll.
LAB-SPELL-9 = You may cast an attack spell while inside the place, or from outside: from the adjacent space before the door of a room, or from one space away from a chamber.
LAB-SPELL-10 = You may cast from outside only if you could walk in this turn. You need at least one step left and a door that you can pass.
LAB-SPELL-11 = If a spell cast from outside fails, no counter-attack follows.
LAB-SPELL-12 = If a spell cast inside the place fails, the monster counter-attacks as usual.
LAB-SPELL-13 = After a failed spell from outside the monster is alone: it goes under its deck (LAB-FIGHT-22), or stays if it is marked (LAB-MARK-3). Your turn is over (LAB-FIGHT-19).
LAB-SPELL-14 = If you win from outside, you may enter for one step and take the treasure that the monster guarded.
LAB-SPELL-15 = If you win from outside a room, its grave marker is laid at once. If you do not go in this turn, the treasure card of the room and any held treasure stay there unclaimed: the first adventurer who enters draws and takes them.
LAB-SPELL-16 = If you win from outside a chamber, that counts as one defeat and held treasure waits inside. When you next enter it this turn, you do not meet the replacement monster.
LAB-SPELL-17 = Whether or not it worked, a spell card you used goes under the spell deck at the end of the turn.
LAB-SPELL-18 = For each turn of your own that your Wizard spends on Start without making a step, take one card, the top one of the spell deck, when the turn ends, until you have 7. Turns you miss do not count.
LAB-SPELL-19 = If the spell deck is empty, you draw nothing.
LAB-SPELL-20 = If a spell cast from outside reveals a trap, nothing is sprung: your spell is used up, the trap goes under its deck, the place stays as it was and your turn is over. If you cast it inside, the trap works as it always does, and the spell is used up too.
LAB-SPELL-21 = A Wizard has no use for a Magic Sword. If you draw one from a treasure deck, put it back, shuffle that deck and draw again, as many times as it takes. If nothing but swords is left, you get no card.
LAB-SPELL-22 = A Magic Sword that a Wizard wins from a monster's pile or picks up may be carried, but only as a card without effect.

## Expert game: Teleport

LAB-TELE = Expert game: Teleport
LAB-TELE-1 = Teleport works only in a room or chamber and only right before a fight: when you have entered an unsafe place, or when you begin your turn in one and would have to fight.
LAB-TELE-2 = Teleport puts you in any other room or chamber you like on your own level, on the one above it or on the one below it - so one level higher or deeper at most. It never takes you to a corridor, a stair or Start.
LAB-TELE-3 = You do not fight in the place you leave. If no monster lay there, the top monster card is still revealed after you have laid the spell, and then goes under its deck. Should it be a trap, it does not catch you.
LAB-TELE-4 = If the place where you arrive is unsafe, you must fight there at once, and without a spell.
LAB-TELE-5 = Teleport moves you and nobody else: no monster, no other adventurer.
LAB-TELE-6 = You may choose a cleared place, and then there is no fight.
LAB-TELE-7 = Teleport costs no step. Win the fight on arrival, and you may still use the steps you had left.
LAB-TELE-8 = You cannot cast Teleport from a corridor, a stair, Start, the Great Hall or a cleared place. The one exception is an escape from an ambush (LAB-MAGE-11).

## Expert game: Magic Swords

LAB-SWORD = Expert game: Magic Swords
LAB-SWORD-1 =
    In the expert game a Magic Sword is worth +1 or +2. As soon as you draw one from a treasure deck, roll two dice; what they mean depends on the level of that deck:
    Level 1: +1 on 2-11, +2 on 12
    Levels 2 and 3: +1 on 2-9, +2 on 10-12
    Levels 4 and 5: +1 on 2-8, +2 on 9-12
    Level 6: +1 on 2-6, +2 on 7-12
LAB-SWORD-2 = Everyone sees that roll. From then on the sword keeps its strength to the end of the game, in whosever hands it is.
LAB-SWORD-3 = Add the bonus of your sword to each attack roll you make against a monster.
LAB-SWORD-4 = You fight with one sword at a time. If you carry a +1 and a +2, only the +2 counts.
LAB-SWORD-5 = Swords are of no use to a Wizard, ever.
LAB-SWORD-6 = A sword changes only attacks. It does nothing for counter-attack, search, cage, spell and wandering-table rolls.
LAB-SWORD-7 = A sword gives you a chance even if your line shows "-": a natural 12 defeats the monster if your sword is +1, a natural 11 or 12 if it is +2. Every other roll fails, and other modifiers are left out here.

## Extension: securing treasure

LAB-SECURE = Extension: securing treasure
LAB-SECURE-1 = When you reach Start - by a step, by a retreat, or after a serious wound (LAB-CTR-9) - you may deposit treasure cards you carry. Which ones, and how many, is up to you.
LAB-SECURE-2 = Secured treasure counts towards your goal, and nothing can make you lose it again.
LAB-SECURE-3 = If you deposit, your turn is over and you go on in your next one. If you do not, your turn simply continues.
LAB-SECURE-4 = You may also deposit in a turn you begin on Start. If your Wizard, Cleric or Hobbit does that without making a step, the refill still comes.
LAB-SECURE-5 = A secured card no longer has any effect, and you cannot take it back.
LAB-SECURE-6 = The check whether you have won comes first, the deposit after it.

## Extension: ambush

LAB-AMB = Extension: ambush
LAB-AMB-1 = When your own step brings you onto a space where other adventurers stand, whether you want to stop there or only pass, you may declare an ambush on one of them. Each of them may just as well declare one on you.
LAB-AMB-2 = If you begin a normal turn on a space you share with others, you may ambush one of them in place of anything else you could do (even of the choice in LAB-FIGHT-20). Leaving a shared space gives nobody the chance for an ambush.
LAB-AMB-3 = On each space that is entered the mover is asked first, then the others there, clockwise from the mover. The first to declare is the attacker, and no other declaration counts.
LAB-AMB-4 = Once an ambush is declared, all movement stops. The mover stays on that space.
LAB-AMB-5 = If the mover has declared, or somebody has declared on the mover, everyone else on the space may join in, but only against the mover. An ambush at the start of a turn (LAB-AMB-2) cannot be joined.
LAB-AMB-6 = In an exchange the attacker strikes once; then it is the other way round, and the attacked adventurer strikes back once.
LAB-AMB-7 = A mover with several ambushers takes the hits of all of them but strikes only one: the one the mover declared on, or else one of the mover's choice. Every ambusher strikes once.
LAB-AMB-8 =
    For a strike roll two dice and add your sword bonus. You hit if the total is at least the number given here for your class and the class you strike:
    Elf strikes: Elf 7, Hero 8, Superhero 10, Wizard 10, Dwarf* 7, Cleric* 10, Hobbit* 7, Thief* 8
    Hero strikes: Elf 6, Hero 7, Superhero 9, Wizard 11, Dwarf* 6, Cleric* 9, Hobbit* 6, Thief* 7
    Superhero strikes: Elf 5, Hero 6, Superhero 7, Wizard 10, Dwarf* 5, Cleric* 7, Hobbit* 5, Thief* 6
    Wizard strikes: Elf 8, Hero 9, Superhero 11, Wizard 9, Dwarf* 8, Cleric* 11, Hobbit* 8, Thief* 9
    Dwarf* strikes: Elf 7, Hero 8, Superhero 10, Wizard 10, Dwarf* 7, Cleric* 10, Hobbit* 7, Thief* 8
    Cleric* strikes back (never first by declaration): Elf 5, Hero 6, Superhero 7, Wizard 10, Dwarf* 5, Cleric* 7, Hobbit* 5, Thief* 6
    Hobbit* strikes: Elf 7, Hero 8, Superhero 10, Wizard 11, Dwarf* 7, Cleric* 10, Hobbit* 7, Thief* 8
    Thief* strikes: Elf 6, Hero 7, Superhero 9, Wizard 11, Dwarf* 6, Cleric* 9, Hobbit* 6, Thief* 7
LAB-AMB-9 = In the ambush table the 4 x 4 numbers from Elf to Wizard are printed ones. Those with a star we worked out from the class the newcomer "fights as" (LAB-RULING-52).
LAB-AMB-10 = A Magic Sword helps you in an ambush just as against a monster: +1 or +2, one sword only, and never for a Wizard.
LAB-AMB-11 = First all strikes are rolled, and only then do their consequences follow. Even if you have been hit, you still strike back.
LAB-AMB-12 = If you are hit, roll on the counter-attack table (LAB-CTR-1), once for each hit you took, and carry out the results one by one. After "killed" you ignore the rest.
LAB-AMB-13 = If there are hits on both sides, both sides suffer their results: first the attacked adventurer, then the attackers in the order in which they declared.
LAB-AMB-14 = What Cleric, Hobbit and Thief change in the counter-attack table does not help or harm them when they are hit in an ambush.
LAB-AMB-15 = After the ambush the current turn is over for the player whose turn it was, no matter who declared.
LAB-AMB-16 = Treasure that an adventurer drops when hit becomes loose treasure on the space of the ambush. No monster holds it.
LAB-AMB-17 = When all consequences are settled, those who took part, are still on the space and are neither killed nor seriously wounded may pick up loose cards there at once: the attackers in the order they declared, then the attacked adventurer. You cannot take back what you yourself dropped in this ambush.
LAB-AMB-18 = Loose treasure that nobody took stays on the space. On your own turn, when you stand on the space or enter it, you may take as much of it as you like at no cost. In an unsafe place you have to beat the monster there first.
LAB-AMB-19 = While seriously wounded you cannot take loose treasure.
LAB-AMB-20 = If a hit leads to "nothing happens", striker and struck are locked together, provided they still share the space and neither of them is killed or seriously wounded. Their ambush must continue in the next round.
LAB-AMB-21 = If you are locked and your normal turn comes before that of your opponent, you have to use it for a new exchange between the two of you, and you strike first. That goes for a Cleric too, since nothing is declared. If you have several locks, choose one. The lock is then over, unless LAB-AMB-20 locks you again.
LAB-AMB-22 = Locks aside, two players may pin each other to a space for as long as they go on ambushing.
LAB-AMB-23 = You cannot declare or join an ambush if you are seriously wounded or caged, if you are a Cleric, or if you are a Thief on a bonus move. If you are only missing turns, you can.
LAB-AMB-24 = Anybody can be ambushed, except an adventurer in a Cage. If you are seriously wounded or missing turns, you strike back as normal.
LAB-AMB-25 = In an unsafe place an ambush goes before the monster. If there is one, the newcomer does not fight the monster this turn; next turn LAB-FIGHT-20 gives the choice to fight or leave.
LAB-AMB-26 = Nobody can ambush because of a retreat, a fall, an arrival by Teleport, or an adventurer being put on Start.
LAB-AMB-27 = Nobody can ambush on Start, unless you have switched on the option "ambush at Start".
LAB-AMB-28 = If you were engaged and an ambush drives you out, your monster is left alone: it goes under its deck (LAB-FIGHT-22), or stays if it is marked (LAB-MARK-3).

## Extension: ambush with spells

LAB-MAGE = Extension: ambush with spells
LAB-MAGE-1 = A Wizard cannot cast at an adventurer on the same space. There you strike by hand, as in LAB-AMB-8.
LAB-MAGE-2 = On your own turn your Wizard may pick one adventurer on an adjacent space and throw a Fireball or a Lightning Bolt. That is an ambush.
LAB-MAGE-3 = Adjacent here means: one link away, and you could pass it - an open link, an ordinary door, or a secret door you know. You do not need a step left.
LAB-MAGE-4 =
    Roll two dice. The spell hits if the total is at least:
    Lightning Bolt: Elf 3, Hero 6, Superhero 9, Wizard 11, Dwarf* 3, Cleric* 9, Hobbit* 3, Thief* 6
    Fireball: Elf 6, Hero 5, Superhero 7, Wizard 9, Dwarf* 6, Cleric* 7, Hobbit* 5, Thief* 5
    The numbers with a star are our ruling (LAB-RULING-52).
LAB-MAGE-5 = If a spell hits you, roll on the counter-attack table as in LAB-AMB-12. Treasure you drop lies loose on the space where you were hit.
LAB-MAGE-6 = The spell affects only one adventurer, even if the target space is crowded.
LAB-MAGE-7 = There is no striking back against a spell, and nobody can join in. "Nothing happens" does not lock anyone.
LAB-MAGE-8 = With the cast your movement and your turn are over, but for one thing: if you have a step left, you may use it to go to the target space and collect what was dropped. In an unsafe place you must fight for it first.
LAB-MAGE-9 = If your Wizard is seriously wounded, you may cast one such spell on your next turn before you are put on Start. You take no treasure.
LAB-MAGE-10 = If your Wizard is ambushed on your own turn and, through the results, ends up on a space adjacent to an opponent from that ambush, you may answer that opponent with one attack spell. You do so after loose treasure has been taken (LAB-AMB-17) and before your turn ends, and only if you have used no spell this turn. You get no step to collect anything.
LAB-MAGE-11 = If you are a Wizard (or a Cleric with Transport) and are ambushed in a room or chamber you have just entered, you may get away with Teleport before any strike, if you have used no spell this turn. The ambush is then void, and LAB-TELE-2 to LAB-TELE-5 apply. It works from a cleared place as well.
LAB-MAGE-12 = When it is not your turn, your Wizard casts nothing.
LAB-MAGE-13 = Two rules about spells hold here as well: you use one spell per turn (LAB-SPELL-5), and its card goes under the deck at the end of the turn (LAB-SPELL-17).
LAB-MAGE-14 = You cannot cast a spell at an adventurer on Start, nor while you are on Start, unless the option "ambush at Start" is on.

## Extension: wandering monsters

LAB-WAND = Extension: wandering monsters
LAB-WAND-1 = Each time somebody defeats a monster in a room or chamber, be it by hand or spell, two dice are rolled by the player whose turn it is. Rewards received at once come before this roll; treasure you still have to fetch from inside (LAB-SPELL-14) comes after it.
LAB-WAND-2 =
    The total tells you on which level the monster turns up again:
    2: level 1
    3: level 2
    4: 3 levels higher
    5: 4 levels higher
    6: 5 levels higher
    7: level 6
    8: 5 levels deeper
    9: 4 levels deeper
    10: 3 levels deeper
    11: level 3
    12: level 4
LAB-WAND-3 = Count "higher" towards smaller level numbers and "deeper" towards larger ones, from the level of the place where the monster was defeated. If you would get below 1, it is level 1; if you would get above 6, it is level 6.
LAB-WAND-4 = If the corridor spaces of that level are empty of adventurers, nothing happens, and the monster card goes under its own deck.
LAB-WAND-5 = If there is an adventurer, the monster attacks at once - even when it is not that adventurer's turn, and even if it is the very one who beat it. If there are several, chance picks one, all with the same odds.
LAB-WAND-6 = It looks for you only on corridor spaces. In rooms (cleared or not), chambers, the Great Hall, on stairs and on Start you are out of its reach.
LAB-WAND-7 = If it attacks you, make a normal attack roll on your line. Your sword and the bonuses of your class count; spells, Bind and missiles cannot be used.
LAB-WAND-8 = If you win, the monster leaves the game for good. You get no treasure, and there is no new roll for wandering.
LAB-WAND-9 = If you fail, the counter-attack follows as usual. Then, whatever came of it, the monster goes to the nearest chamber, takes along any treasure you dropped, and stays there.
LAB-WAND-10 = In that chamber its card lies on top of the treasure, with a pair of number markers, which it gets even if it has no treasure. The next adventurer to enter has to fight it in place of a drawn card.
LAB-WAND-11 = The nearest chamber is the one with the fewest steps from the space of the attacked adventurer, counted over all links including secret doors. The Great Hall does not count. In a tie a chamber on that level goes first, then the one that comes first in the board's own order.
LAB-WAND-12 = The monster may also settle in a chamber with a grave marker, which is then unsafe while it is there. Defeating it counts for the chamber (LAB-CHAM-2) and wins you its held treasure; then its card leaves the game, and nobody rolls for wandering.
LAB-WAND-13 = A trap never wanders. Nor does a monster robbed by a Thief, because it was not defeated.
LAB-WAND-14 = Once the wandering attack is over, the interrupted turn continues - unless the player whose turn it is was the one attacked and failed (LAB-FIGHT-19).

## Extension: Dwarf

LAB-DWARF = Extension: Dwarf
LAB-DWARF-1 = As a Dwarf you use the Elf line against monsters.
LAB-DWARF-2 = Your goal as a Dwarf is 10,000 gold pieces.
LAB-DWARF-3 = As a Dwarf you find a secret door on 1-2.
LAB-DWARF-4 = Traps mean nothing to a Dwarf. The trap card goes under its deck without effect, and in a room you take the treasure: one card of the level, with the grave marker as in LAB-FIGHT-17. Your turn goes on.
LAB-DWARF-5 = If your Dwarf ignores a trap in a chamber, you get no treasure and it counts as no defeat. You do not have to draw another card this turn.

## Extension: Cleric

LAB-CLER = Extension: Cleric
LAB-CLER-1 = A Cleric carries 4 spells at most, of two sorts: Bind and Transport.
LAB-CLER-2 = Every Cleric owns a set of four spells, 2 Bind and 2 Transport, and begins with all of them.
LAB-CLER-3 = As a Cleric you may use one spell per turn at most. Over the game you can use them in any order and mix. At the end of the turn a used card goes to your own reserve.
LAB-CLER-4 = A Cleric gets spells back the way a Wizard does (LAB-SPELL-18): for each own turn on Start without a step, one card of your choice from your reserve, until you have 4.
LAB-CLER-5 = As a Cleric you use Bind inside the place. Announce it before the monster is revealed, or before you roll if the monster is already open. It takes 2 off the target number, which is the same as +2 on your roll, and it adds to a sword.
LAB-CLER-6 = If your attack with Bind fails, the monster cannot counter-attack. You stay engaged, and your turn is over.
LAB-CLER-7 = Bind does not make a number out of "-". Your attack fails unless your sword wins it by LAB-SWORD-7, but even so there is no counter-attack.
LAB-CLER-8 = Transport does for the Cleric exactly what Teleport does (see LAB-TELE-1 to LAB-TELE-8 and LAB-MAGE-11).
LAB-CLER-9 = As a Cleric you fight on the Hero line. You use the Superhero line, however, if the monster is a Skeleton, Vampire, Ghoul, Mummy, Evil Hero, Evil Superhero, Witch or Evil Wizard.
LAB-CLER-10 = A Cleric never declares an ambush and never joins one.
LAB-CLER-11 = When somebody ambushes your Cleric, you count as a Superhero, both when you strike back and when you are struck.
LAB-CLER-12 = If a monster's counter-attack says "seriously wounded", it means for a Cleric: drop 1 card, retreat 1 space and miss 1 turn.
LAB-CLER-13 = Apart from that a Cleric is never hurt and misses no turns. "Lightly wounded" costs you 1 card and a retreat of 2 spaces, but no turn; "unconscious" costs 1 card and a retreat of 1 space. "Killed" strikes you in full.
LAB-CLER-14 = Your goal as a Cleric is 20,000 gold pieces.
LAB-CLER-15 = A Cage holds a Cleric like anybody else, since a trap is not a counter-attack.

## Extension: Hobbit

LAB-HOBB = Extension: Hobbit
LAB-HOBB-1 = A Hobbit's short legs allow 4 steps per turn.
LAB-HOBB-2 = As a Hobbit you need whichever number is higher, that of the Hero line or that of the Elf line. A "-" counts as higher than every number.
LAB-HOBB-3 = If a monster's counter-attack comes up 11, a Hobbit treats it like 6 or 8: unconscious.
LAB-HOBB-4 = As a Hobbit you begin with 7 missiles and can never carry more than 7.
LAB-HOBB-5 = A Hobbit uses a missile the way a Wizard uses an attack spell: one per turn at most, and you announce it before you see the monster (or, if it is open, before you roll). You may throw it inside the place, or from outside under the conditions of LAB-SPELL-9 and LAB-SPELL-10; what follows is told in LAB-SPELL-13 to LAB-SPELL-16.
LAB-HOBB-6 = A missile gives your Hobbit +2 on the attack roll. A sword adds nothing to it.
LAB-HOBB-7 = If you miss with a missile, there is no counter-attack, whether you threw it inside or outside. Inside, you stay engaged. Your turn is over.
LAB-HOBB-8 = Against a "-" a missile cannot win. Every missile you use is gone.
LAB-HOBB-9 = For each own turn on Start without a step your Hobbit gets one missile back, until you have 7.
LAB-HOBB-10 = You cannot use missiles in an ambush.
LAB-HOBB-11 = As a Hobbit you find a secret door on 1-3.
LAB-HOBB-12 = A Hobbit ignores traps just like a Dwarf (LAB-DWARF-4, LAB-DWARF-5). If your missile from outside meets a trap, the trap is gone, and you may enter and take the treasure of the room.
LAB-HOBB-13 = Your goal as a Hobbit is 10,000 gold pieces.

## Extension: Thief

LAB-THIEF = Extension: Thief
LAB-THIEF-1 = A nimble Thief may make 6 steps per turn.
LAB-THIEF-2 = As a Thief you use the Hero line against monsters.
LAB-THIEF-3 = As a Thief you attack by surprise: +1 on your attack roll, unless you attacked that same monster on your previous turn.
LAB-THIEF-4 = If a Thief's surprise attack fails, the counter-attack harms you only on a 2. You ignore every other result and stay engaged.
LAB-THIEF-5 = If the dice of your Thief's attack roll show a natural 12 and the monster guards or holds treasure, you steal that treasure and there is no fight. A Thief always gets to roll, even against "-".
LAB-THIEF-6 = A theft brings you what a victory would have brought: in a room one card from the treasure deck of the level, and in any case all the held treasure. But the monster is not defeated, so there is no grave marker, no count for a chamber and no wandering roll.
LAB-THIEF-7 = After the theft the monster has nothing left, and it goes under its deck when you leave. While it is still there, beating that same monster brings nobody a treasure card.
LAB-THIEF-8 = After a theft you get 3 bonus steps in addition to the steps you have left. For the rest of this turn you must keep out of fights: no step into an unsafe place, and no ambush declared.
LAB-THIEF-9 = If your Thief goes for the same monster two turns running, the second attack and any after it lose the advantages of LAB-THIEF-3 and LAB-THIEF-4: you get no +1, and the whole counter-attack table applies. You can still steal on a 12.
LAB-THIEF-10 = If there is nothing for a Thief to steal - a chamber monster without held treasure, or a wandering monster - a 12 is just a normal attack roll.
LAB-THIEF-11 = As a Thief you find a secret door on 1-2.
LAB-THIEF-12 = A Thief ignores all traps, as in LAB-DWARF-4 and LAB-DWARF-5, with one exception: the Trapdoor.
LAB-THIEF-13 = Your goal as a Thief is 30,000 gold pieces.
LAB-THIEF-14 = In an ambush a Thief counts as a Hero, both striking and being struck. Surprise and theft play no part there.
LAB-THIEF-15 = A Thief's sword and surprise bonus add up. Against "-", however, only the natural roll with a sword counts: a +2 sword wins on a natural 11, while a natural 12 is a theft.

## Modes and variants

LAB-VAR = Modes and variants
LAB-VAR-1 = Every extension needs the expert game, and you may mix them as you please. The preset "everything" switches all of them on.
LAB-VAR-2 = If new classes are in play and there are more than four of you, it is best that everybody leads a different class. The option "distinct classes" sees to that: each class then has one seat.
LAB-VAR-3 = While an option is off, none of its rules apply, and you will not come across its cards or choices.

## Rulings

LAB-RULING = Rulings
LAB-RULING-1 = How many dice do you roll for choosing classes, and what about ties? Two dice, as for the first player right afterwards; tied players roll again among themselves.
LAB-RULING-2 = Are the decks shuffled? Yes, all 13 of them at setup; after that, returned cards go to the bottom without a shuffle, since the rules speak of the top card and of putting cards under the pile.
LAB-RULING-3 = Is the Main Staircase one space, or an area with Start somewhere in it? One space, because both names are used for the same finish.
LAB-RULING-4 = Which level does a stair belong to? To none: it separates two levels, so no card is drawn there and no wandering monster appears.
LAB-RULING-5 = Where is the Great Hall? On level 1, just past Start and before you come to the first corridors - our own invention. For Teleport it counts as a chamber; wandering monsters never settle in it, and no Trapdoor drops you onto level 1.
LAB-RULING-6 = How well do Superhero, Wizard and Cleric find secret doors, as nothing is printed for them? On 1-2 like the Hero; as far as is known, only Elves are better than everyone else.
LAB-RULING-7 = Can you search if all your steps are used up, or inside a room you reached by Teleport? Yes in both cases: searching is free of steps, and a door has two sides.
LAB-RULING-8 = May you walk on after a failed attack, say with "nothing happens" or a failed spell from outside? No: only the victor moves on (example B of the rulebook), and the loser gets to choose in the next round.
LAB-RULING-9 = May you stand idle next to a monster? No, you fight again or leave. Searching for a way out is allowed; we added that because Teleport can bring you into a room that has only a secret door.
LAB-RULING-10 = Does the victor in a chamber have to fight the next monster at once? No, you meet it when you next enter, or if you stay there on a later turn; otherwise you would have three fights in a row, and nobody could move on after a fight.
LAB-RULING-11 = Are Cage and Trapdoor among the three monsters a chamber needs? No, for nothing was defeated.
LAB-RULING-12 = What about treasure and grave marker if several monsters are in one room? Each monster defeated guarded one treasure, and the grave marker waits until no monster is left in the room.
LAB-RULING-13 = Explanation 4 of the rulebook marks the place when you leave, explanation 5 puts the card under the deck: which holds? The place is marked only if the monster holds treasure, in line with rule 1 on number markers.
LAB-RULING-14 = Who fights whom if there are monsters in the place already? Waiting monsters come first, and the newcomer chooses among them; monsters engaged with somebody else are left alone. Whoever is caged or seriously wounded is not fighting.
LAB-RULING-15 = You drop half but divide your cards as you like: may one pile be far bigger? No, the sizes differ by one card at most; you only decide which cards lie in which pile.
LAB-RULING-16 = Do the seriously wounded walk to Start, or are they put there? They lie where they are until their next turn and are then put on Start, which uses that turn; walking home would need rules that do not exist. They forget nothing, because only death does that.
LAB-RULING-17 = Which way does a retreat lead? Back the way you came, along your trail. After a fall or a Teleport there is no such way, so you choose an adjacent safe space, or stay if there is none (our invention).
LAB-RULING-18 = Does a retreat set anything off? No fight, no ambush and no picking up, as it is not a move of your own (our invention). If it brings you to Start with enough gold, you still win.
LAB-RULING-19 = What is the special note on "killed" that the rulebook points to? Its explanation 7: secret doors are forgotten. Coming back in the same class means a fresh adventurer with spells and missiles as at setup and no turns to miss; secured treasure is kept, since it cannot be lost.
LAB-RULING-20 = Can you win by arriving on Start wounded or on a retreat? Yes, you are there, alive and with enough gold.
LAB-RULING-21 = When exactly do you draw the treasure of a Cage? When your first free turn begins; the room then counts as cleared, as if you had won it.
LAB-RULING-22 = Does a Trapdoor give treasure in chambers too, does it clear the room, and what about level 6? Treasure comes only in rooms, as with the Cage, because chambers never have any; the room is cleared. Below level 6 there is nothing to fall into, and its deck holds no Trapdoor.
LAB-RULING-23 = Can you still walk after a fall? Yes: falling is not a step, and the steps you had left remain yours.
LAB-RULING-24 = Can the others see your treasure? Only how many cards you have; after all, each of you keeps your own sum, and piles are divided face down.
LAB-RULING-25 = What is special treasure worth? 0 gold pieces, for only "most" cards are said to carry a value, and the printed values are lost.
LAB-RULING-26 = How far does the ESP Medallion go? It shows you an adjacent place, while you have a step left to make entering a real choice, and once per place and turn - this last limit is ours, so that nobody draws again and again.
LAB-RULING-27 = How often may you use the Crystal Ball, and on what? Once per own turn, and only on uncleared rooms, as it shows both a monster and a treasure. If you lose the ball, the reserved cards go back (our invention).
LAB-RULING-28 = What if a deck or a supply runs out? Then there is no treasure card to get, or no monster to defend the place; markers never run out. It will hardly ever happen, and the answer is our invention.
LAB-RULING-29 = Do Wizards choose their spells, as the preparation has it, or draw them face down, as the chapter on spells has it? They draw blindly, unless you change the option "spell selection".
LAB-RULING-30 = What does rolling twice for the highest total mean? Add up two rolls of a die; ties are rolled again.
LAB-RULING-31 = What if a Wizard gets a sword in another way than from a deck? It may be carried but never used. And if a deck holds only swords, the Wizard gets no card.
LAB-RULING-32 = What happens after a failed spell from outside? The monster is alone, so its card goes back unless it holds treasure, and the Wizard's turn is over.
LAB-RULING-33 = What if a Wizard wins from outside and stays out? The room is cleared, and its treasure waits for whoever enters first (a detail we invented).
LAB-RULING-34 = What if a Wizard wins from outside a chamber and then enters? You are treated like a victor who stood inside all along.
LAB-RULING-35 = What if a spell from outside meets a trap? There is no fight and nobody inside to catch: the spell is spent, the card goes back, and nothing is sprung (our invention).
LAB-RULING-36 = Teleport reaches one level up or down, yet also "not over more than 2 levels": which is right? The printed example settles it: from level 3 you get to levels 2, 3 or 4.
LAB-RULING-37 = What is a "room" for Teleport? A room or a chamber, as the printed example begins in the Armory. You may pick cleared places and the Great Hall, but never the place you are in.
LAB-RULING-38 = If a Wizard teleports away, is a monster still drawn for the place? Yes, it is revealed once the spell is laid and then goes back: that is the order in spell rule 5, and the example names the snake.
LAB-RULING-39 = Can you still walk after a Teleport? Yes: it is not a step, and after a win the steps you had left are yours to use.
LAB-RULING-40 = Does a sword change its strength with a new owner, and what does rolling a 12 mean? The strength is fixed once and for all, and against "-" only the natural dice count.
LAB-RULING-41 = Can you use secured cards or take them back, and can you deposit later? No to the first two; yes to the last, on any turn you begin on Start.
LAB-RULING-42 = Does passing a space mean going through it or past it? Through it: the printed cases are landing on, or passing over, figures on the same space. We ask the mover first and then the others clockwise, an order of our own.
LAB-RULING-43 = Can there be an ambush on Start? Normally not (our invention), since all figures begin there and it is both the bank and the finish; the option "ambush at Start" allows it.
LAB-RULING-44 = May adventurers who already share a space ambush each other again? Yes, at the start of their own turn, because the rulebook says that two players can hold each other there.
LAB-RULING-45 = What comes first when you enter a room, ambush or monster? The ambush, because it brings everything to a halt and your turn to an end.
LAB-RULING-46 = Do strikes take effect one after another? No: in the printed example the Hero who was hit strikes back before the result of that hit is rolled. If you take several hits, roll and apply them one by one, and all their effects add up.
LAB-RULING-47 = Can there be more than two ambushers? Yes, any number of adventurers on the space may join, under the same rule.
LAB-RULING-48 = What becomes of treasure dropped in an ambush? It lies loose: of those who took part, the ones still standing may take it first; later anyone who passes may. The rulebook says only that it can be taken at once; the details are ours.
LAB-RULING-49 = If the ambush must continue in the next round, who goes on and when? The two are locked together, and whichever has a normal turn first spends it on another exchange (a procedure of our own).
LAB-RULING-50 = Can you take part in an ambush while caged or missing turns? Caged, no (our invention); missing turns, yes, because only the seriously wounded are ruled out.
LAB-RULING-51 = Do the changes some classes make to the counter-attack table protect them in an ambush? No, all three speak of counter-attacks by monsters.
LAB-RULING-52 = Which ambush numbers do the new classes use? The Dwarf counts as an Elf, the Thief as a Hero, the Cleric as a Superhero, and the Hobbit takes whichever number of Hero and Elf is worse for the Hobbit: the higher when striking, the lower when struck.
LAB-RULING-53 = How far does a spell ambush reach, can the victim reply, and what comes after? It reaches over one link you can pass; there is no reply, since Wizard and victim stand on different spaces; after it there is one step at most to collect, as printed, and no lock.
LAB-RULING-54 = What is meant by the sentence about a Wizard who is ambushed and ends the turn on an adjacent space? It only makes sense if you may answer at once in your own turn, so you may.
LAB-RULING-55 = When does a seriously wounded Wizard cast? On the next turn, before being put on Start.
LAB-RULING-56 = How does Teleport work as a way out of an ambush? You play it before the strikes; there is then no ambush at all and your turn is not over, but the usual fight on arrival follows. It works in cleared rooms too, for the text only speaks of "a room".
LAB-RULING-57 = What if the wandering table leads beyond levels 1-6? Stop at level 1 or level 6; "higher" means towards the surface.
LAB-RULING-58 = What if several adventurers are in corridors, and what is a corridor? All have the same chance of being attacked. Only printed corridor spaces count; a cleared room is like a corridor for movement only.
LAB-RULING-59 = Does a fight with a wandering monster allow spells, bring a reward or start a second wandering? None of these; spells are for your own turn and are chosen before the monster is revealed.
LAB-RULING-60 = What about a wandering monster that settles in a chamber? It stays even without booty (this special rule goes before explanation 5), is one of the three for that chamber, and leaves the game when beaten. The nearest chamber is found by steps, never the Great Hall, as no monster lurks there.
LAB-RULING-61 = How many of each new class can there be? Two, as with all classes; with more than four players we recommend distinct classes.
LAB-RULING-62 = What if you ignore a trap in a chamber or from outside? The card goes back, a chamber gives no treasure, and you draw no second card this turn.
LAB-RULING-63 = Does a Cleric have two cards of each kind, or four in any mix, as other versions seem to have it? We follow the print, 2 + 2; you use them in any order and have a reserve of your own. Bind needs hand-to-hand fighting, so it works only inside, and it does nothing against "-".
LAB-RULING-64 = A Cleric cannot be hurt and misses no turns, but can be killed or lose treasure: what about a retreat? Yes, Clerics retreat, for going back hurts nobody and costs no turn.
LAB-RULING-65 = Do missiles work from outside, with a sword, against "-", in an ambush? From outside yes, like spells; with no sword bonus; not against "-"; and not in an ambush, since that table names only spells.
LAB-RULING-66 = A Hobbit uses the higher value of Hero and Elf: is that the better or the worse one? The worse, since a higher number is harder to roll; what is known of the English game agrees.
LAB-RULING-67 = The Thief's advantage is tied to first attacks, but also to two rounds in a row: which holds? Bonus and protection apply unless you attacked the same monster on your previous turn; what is known of the English game agrees.
LAB-RULING-68 = Does theft need a natural 12, and is the monster beaten? The 12 is natural; the monster is not beaten, so no grave marker is laid and the room can be tried again later. With nothing to steal it is an ordinary roll.
LAB-RULING-69 = How does the bonus move work? You add 3 steps to those you have left and fight no more this turn.
LAB-RULING-70 = Which monsters are on the Cleric's list? Exactly the eight printed kinds; each monster card states its kind, and singular and plural names are one kind.
LAB-RULING-71 = Do you get spells for turns you miss on Start? No, you are doing nothing then.
LAB-RULING-72 = Treasure is said to lie in rooms and chambers, but chamber monsters are said never to have any: which holds? The chapter on fighting decides: a chamber holds only what adventurers have lost there.
LAB-RULING-73 = Are the odd-looking entries of the wandering table (3, 4 or 5 levels higher or deeper) right? They are printed the same way twice, so we keep them.
LAB-RULING-74 = What about the movement diagrams, the board and the card lists, which are lost but for one card? We have made our own to take their place.
LAB-RULING-75 = What if the treasure runs out? Then LAB-WIN-6 ends the game; we invented this, and with the amount of treasure in the decks you should never see it.
LAB-RULING-76 = Does a grave marker have to wait while somebody sits in a Cage there? No: it is laid as soon as the monster is beaten or a trap's treasure taken, in rooms and chambers alike. The caged adventurer still draws a treasure card on release, and until then that card counts as unclaimed for LAB-WIN-6. Only a monster with which somebody is engaged holds the marker back, or one that waits there.
LAB-RULING-77 = You win from outside, but no grave marker is laid because others are engaged there or another marked monster lies in the room: do you have to fight to fetch your treasure? No. For the rest of this turn the room is at peace for you; you go in and take what you won. For everybody else, and for you on your next turn, it is as unsafe as before.
LAB-RULING-78 = What if a Crystal Ball has reserved only a treasure, and the monster that waited in the room has left since? The treasure stays reserved. Whoever enters draws a monster as usual and fights it; that nobody is at home is true only of an empty deck.
LAB-RULING-79 = You look into a room that another Crystal Ball has reserved: what becomes of your own pair? You give it back first, as with any look into another room; then you see the other ball's cards, which stay where they are.
LAB-RULING-80 = Do you also win if you get the gold while you are standing on Start? Yes. It is checked whenever your gold or your place changes while you are there, so treasure picked up on Start counts at once.
LAB-RULING-81 = After a spell at an adventurer you step over to collect: may you ambush somebody there? No, that step is a step and nothing else. The others on the space may still ambush you.
LAB-RULING-82 = You ignore a trap in a room where unclaimed treasure waits: do you get it? Yes. An ignored trap hides nothing; you take the trap's treasure and collect the rest as in LAB-SPELL-15.
LAB-RULING-83 = What if nobody can win any more and LAB-WIN-6 does not end the game either? Whenever all the people at the table agree, the game ends; then the highest share of gold and goal wins, and equal shares win together, as in LAB-WIN-6.
LAB-RULING-84 = Does a card seen with the ESP Medallion go back if you are gone by Teleport or through a Trapdoor? Yes, it goes under its deck however you leave without entering the place you looked into. If that very place is where you arrive, the card is your opponent.
LAB-RULING-85 = Does a turn that a lock makes you spend on an exchange on Start bring you a spell? Yes, you spent it there without moving, so you are refilled as LAB-SPELL-18 says. A turn you miss still brings nothing.
LAB-RULING-86 = Does a Thief's theft also bring what lies unclaimed in the room? Yes, he collects it along with the rest. It stays a theft: no grave marker, and the monster is not defeated.
