### The rules of Dungeon Fighter, told for players. One message a clause; the message with the bare section is its title.

## Components

FIG-COMP = Components
FIG-COMP-1 = The target is put together from four parts, like a puzzle; letters at the edges show what fits. It has rings, four holes and bones.
FIG-COMP-2 = There are three hero dice: red, green and blue. Some of their faces show the hero symbol.
FIG-COMP-3 = There are nine white bonus dice with the same faces.
FIG-COMP-4 = There are thirty coins, each worth 1 gold.
FIG-COMP-5 = Six black markers count the heroes' life, so at most six heroes take part.
FIG-COMP-6 = One red marker on one sheet counts the life of the monster you are fighting.
FIG-COMP-7 = There are nine hero sheets with two sides. Each has a life track up to 9, an ability for every colour, and slots for weapons, armour and items.
FIG-COMP-8 = Six boards carry twelve maps: two have a dungeon on both sides, four have a boss map in front and a dungeon behind. A map has rooms, arrows, an entrance and an exit.
FIG-COMP-9 = There is a party marker, a leader marker with the sides undefeated and defeated, and a chest for the treasure.
FIG-COMP-10 = Five abilities have a marker of their own: frog, seduction, song, beer and beacon.
FIG-COMP-11 = There are fourteen scar markers.
FIG-COMP-12 = The tower has six floors. The four monster stacks lie in it from level I at the top downward; the equipment deck has its place there too.
FIG-COMP-13 = There are four boss cards with name, type, life, damage and abilities.
FIG-COMP-14 = There are 53 equipment cards: weapons with a special throw and a bonus, armour and items with an effect. Each has a price; some bear the mark 1x.
FIG-COMP-15 = There are 53 monster cards of levels I to IV with type, life, damage, gold and at most one ability.

## Setup

FIG-SETUP = Setup
FIG-SETUP-1 = Join the four parts and lay the target on the table face up, about as far from everybody.
FIG-SETUP-2 = The dungeon has three levels and uses exactly three boards: two dungeon maps and one boss map.
FIG-SETUP-3 = First a boss board is drawn blindly; its boss side becomes level 3. What is on its back does not appear in this game.
FIG-SETUP-4 = The other five boards are mixed, and two of them are drawn blindly.
FIG-SETUP-5 = A drawn boss board is turned to its dungeon side; of the others the side counts that happens to be up.
FIG-SETUP-6 = The map drawn first is level 1, the second is level 2.
FIG-SETUP-7 = Each exit leads to the entrance of the next map, and the last one to the boss.
FIG-SETUP-8 = The party begins outside, in front of the first entrance.
FIG-SETUP-9 = One boss card is chosen unseen and waits face down behind the last exit; the other three are out.
FIG-SETUP-10 = Everybody takes one hero, chosen or drawn; no hero twice.
FIG-SETUP-11 = Every hero begins with 9 life.
FIG-SETUP-12 = The difficulty says how many monsters of levels I, II, III and IV are drawn unseen: easy 4, 4, 4, 2; normal 3, 3, 3, 5; hellish 2, 2, 2, 8. All others are out of the game.
FIG-SETUP-13 = The stacks go into the tower: level I on top, then II, III and IV.
FIG-SETUP-14 = New players should start with easy; it is preselected.
FIG-SETUP-15 = The equipment is shuffled into one face-down deck; coins, scars, markers and the other bonus dice are open supplies.
FIG-SETUP-16 = The treasure begins with 2 gold and 1 bonus die.
FIG-SETUP-17 = You agree on a leader; if you cannot, chance decides.
FIG-SETUP-18 = The leader takes the leader marker, undefeated side up.
FIG-SETUP-19 = The leader also begins the first fight and takes the hero dice.
FIG-SETUP-20 = Leader and start player are two different roles: the leader stays, the start player changes every round.
FIG-SETUP-21 = Apart from his decisions the leader is a hero like any other.

## The round

FIG-ROUND = The round
FIG-ROUND-1 = A round has three phases: movement, encounter and fight, clean-up.
FIG-ROUND-2 = After clean-up the next round begins with movement.

## Deciding together

FIG-VOTE = Deciding together
FIG-VOTE-1 = Where to go, what to buy, whether to retreat, paying for the song and who gets stolen equipment you decide together; if you do not agree, the leader decides.
FIG-VOTE-2 = Who gets equipment from a treasure chamber is up to the leader alone.
FIG-VOTE-3 = What concerns one hero only, such as die, weapons, items, option A or B or the place of a scar, his player decides; the others may advise.

## Movement

FIG-MOVE = Movement
FIG-MOVE-1 = The party moves exactly one step, into a neighbouring room.
FIG-MOVE-2 = The step follows an arrow that leaves the room.
FIG-MOVE-3 = Nobody goes against an arrow.
FIG-MOVE-4 = The party always stands in a room, never in between.
FIG-MOVE-5 = The first step leads through the entrance of level 1.
FIG-MOVE-6 = From the exit of a dungeon map you come to the entrance of the next one.
FIG-MOVE-7 = From the exit of the boss map you come to the boss.
FIG-MOVE-8 = With several arrows you choose together, else the leader. You cannot stay where you are.
FIG-MOVE-9 = The party never splits.
FIG-MOVE-10 = After the step the encounter begins.

## Special rooms

FIG-ROOM = Special rooms
FIG-ROOM-1 = Rooms are normal, shops, healing fountains, treasure chambers or danger rooms; a monster waits in every one.
FIG-ROOM-2 = Shop, fountain and treasure chamber work in clean-up, after the fight is won.
FIG-ROOM-3 = At the fountain every hero's life rises to his current maximum: 9, and 3 less for each scar.
FIG-ROOM-4 = A treasure chamber gives the reward that is printed there.
FIG-ROOM-5 = Gold and bonus dice go to the treasure; equipment is the top card of the deck, and the leader names who gets it.
FIG-ROOM-6 = In a danger room every throw must be made with the special throw shown there; you gain nothing for it.

## Shop

FIG-SHOP = Shop
FIG-SHOP-1 = The shop shows 3 equipment cards and one more for each player still in the game.
FIG-SHOP-2 = You may buy any of them for their price, paid from the treasure.
FIG-SHOP-3 = A bought card goes to one hero with a slot for it, who then discards or passes on what is too much; only he can use it.
FIG-SHOP-4 = Bonus dice cost 2 gold each, as long as the supply has some.
FIG-SHOP-5 = For each 1 gold every conscious hero regains 1 life, up to his maximum.
FIG-SHOP-6 = Buy in any order, or nothing, but never more than your gold allows.
FIG-SHOP-7 = If you cannot agree what to buy, the leader decides.
FIG-SHOP-8 = What is left goes to the discard pile when you leave.

## Encounter

FIG-ENC = Encounter
FIG-ENC-1 = Every room you enter brings an encounter with one monster.
FIG-ENC-2 = The start player draws from the highest compartment that still holds a card: I before II before III before IV.
FIG-ENC-3 = The monster is revealed, and the red marker is set to its life.
FIG-ENC-4 = If it shows gold, so many coins are laid on its card.
FIG-ENC-5 = A special throw or ability of the monster holds from the first throw on.
FIG-ENC-6 = Only now, before the first throw, may you retreat.
FIG-ENC-7 = If all stacks are empty, the beaten monsters of level IV are shuffled into a new one. Our maps never need it.

## The fight

FIG-FIGHT = The fight
FIG-FIGHT-1 = The start player throws first, then the conscious heroes clockwise, again and again until the fight is over.
FIG-FIGHT-2 = At the start of every fight all three hero dice are free.
FIG-FIGHT-3 = Choose one of the hero dice not yet used: the first has three, the second two, the third must take the last.
FIG-FIGHT-4 = The colour of the die says which of your abilities the hero symbol would set off.
FIG-FIGHT-5 = There are always three hero dice: few heroes throw more often, and with many some get none the first time round.
FIG-FIGHT-6 = Throw the die at the target, by the throwing rules and with all special throws in force.
FIG-FIGHT-7 = A thrown die is used; it is free again only after option B or in the next fight.
FIG-FIGHT-8 = A hit lowers the monster's life at once by the zone and all bonuses.
FIG-FIGHT-9 = If you miss, you take the monster's damage at once.
FIG-FIGHT-10 = At 0 life the monster is beaten, and no more dice are thrown.
FIG-FIGHT-11 = Fainted and levelled-up heroes are skipped.
FIG-FIGHT-12 = A turn goes in this order: option A or B, die, weapons, throw, throwing again, colour of a bonus die, instant kill, ability, extra damage and beguiled monsters, damage to the monster, consequences of a miss, striking back, fainting, next hero.

## Throwing

FIG-THROW = Throwing
FIG-THROW-1 = The die must bounce on the table at least once before it touches the target.
FIG-THROW-2 = If it touched the target first, it counts as lying outside, wherever it ends.
FIG-THROW-3 = More bounces are allowed.
FIG-THROW-4 = A die in one of the four holes counts as outside.
FIG-THROW-5 = If it touches the table below the target ever so slightly, it has fallen into the hole.
FIG-THROW-6 = A die on a bone counts as outside.
FIG-THROW-7 = A die that rests outside the target is a miss, and the monster strikes you.
FIG-THROW-8 = A die that bounced and rests on the target deals the value of its zone.
FIG-THROW-9 = On a border the zone counts in which most of the die lies.
FIG-THROW-10 = In doubt the lower zone counts.
FIG-THROW-11 = From outside inward the rings are worth 1, 2, 3 and 4, the centre 10.
FIG-THROW-12 = Sit or stand, and throw from any side, unless a card or room says otherwise.
FIG-THROW-13 = The others may make room and cheer; it changes nothing.
FIG-THROW-14 = If the hero symbol is up, your ability of that colour works in addition to the damage.
FIG-THROW-15 = The symbol is read wherever the die lies, even on the floor; abilities with a target need a hit as well.

## Bonus dice

FIG-BONUS = Bonus dice
FIG-BONUS-1 = A bonus die can stand for any colour; you name it after the throw, when you see the symbol.
FIG-BONUS-2 = It serves for one turn, then goes back to the supply and never to the treasure.
FIG-BONUS-3 = You can take one only when no usable hero die is left.
FIG-BONUS-4 = Name a colour whose ability you still have, or none.

## When the hero dice are used up

FIG-OUT = When the hero dice are used up
FIG-OUT-1 = If all usable hero dice are used and the monster lives, the next hero must choose A or B.
FIG-OUT-2 = A: he takes a bonus die from the treasure and attacks with it.
FIG-OUT-3 = A is possible only with a bonus die in the treasure; else it must be B.
FIG-OUT-4 = B: all conscious heroes take the group damage, then all hero dice are free again and he attacks with one.
FIG-OUT-5 = With B the leader marker shows the defeated side.
FIG-OUT-6 = Nothing helps against group damage: no ability, no equipment, no frog, no beer.
FIG-OUT-7 = Then it goes on clockwise: after A the next hero chooses again, after B the next ones take the other hero dice.
FIG-OUT-8 = The choice comes again whenever the dice are used up; B has no limit.
FIG-OUT-9 = If B makes the chooser faint, the dice are free all the same and the next hero throws.
FIG-OUT-10 = If B makes everybody faint, the game is lost at once.
FIG-OUT-11 = Against the boss there is no B.

## Fainting

FIG-FAINT = Fainting
FIG-FAINT-1 = Below 1 life you faint at once; your life is 0 and surplus damage is lost.
FIG-FAINT-2 = Then you are out of this fight: no throws, abilities or cards, no damage and no healing.
FIG-FAINT-3 = If all heroes still in the game have fainted, you have lost at once.

## End of the fight

FIG-END = End of the fight
FIG-END-1 = When the monster is beaten, the room is yours and clean-up follows.
FIG-END-2 = A valid throw into the centre with the hero symbol up beats the monster at once, whatever its life.
FIG-END-3 = That works against the boss too.
FIG-END-4 = If the monster dies and the last hero faints in the same turn, the fight is won.

## Counting damage

FIG-DMG = Counting damage
FIG-DMG-1 = Damage is the base times all multipliers, plus all additions: multiply before you add.
FIG-DMG-2 = The base is the zone. Focused Damage makes it 5, Hard Target makes it 1.
FIG-DMG-3 = Blind Fury doubles, and so does any factor printed on a weapon; several multiply each other.
FIG-DMG-4 = Weapon bonuses, Extra Damage, Sworn Enemy, the beacon and (German edition) beguiled monsters are added.
FIG-DMG-5 = A miss deals nothing but what is expressly dealt on a miss: Sworn Enemy, beguiled monsters, striking back.
FIG-DMG-6 = Damage beyond the monster's life is lost, but counts in full as dealt.
FIG-DMG-7 = You take the printed damage, 2 less with the frog, less what your Less Damage cards save, never below 0; No Damage and beer make it 0.
FIG-DMG-8 = No hero rises above his maximum, no monster above its printed life.

## Weapons and special throws

FIG-WEAP = Weapons and special throws
FIG-WEAP-1 = A weapon gives its bonus to a throw that is made in its way and hits.
FIG-WEAP-2 = Before each throw you say which of your weapons you use, if any.
FIG-WEAP-3 = A weapon is kept and can be used again and again.
FIG-WEAP-4 = The die must bounce with every weapon.
FIG-WEAP-5 = With several weapons all their throws must be done in one, then all bonuses count.
FIG-WEAP-6 = What the monster or the room demands holds for every throw of the fight and gives no bonus.
FIG-WEAP-7 = Demands of monster, room and weapons combine.
FIG-WEAP-8 = Equal demands are done once; the weapon still gives its bonus.
FIG-WEAP-9 = If a demanded or declared throw is not done, you have missed.
FIG-WEAP-10 = At a simulated table you cannot declare a weapon whose throw contradicts another demand.

## Clean-up

FIG-CLEAN = Clean-up
FIG-CLEAN-1 = You may do the steps in any order; listed is the usual one.
FIG-CLEAN-2 = Used bonus dice go back to the supply.
FIG-CLEAN-3 = Gold on the beaten monster goes to the treasure.
FIG-CLEAN-4 = Fainted heroes wake up with a scar.
FIG-CLEAN-5 = Theft and seduction pay off now; all ability markers are taken back.
FIG-CLEAN-6 = For each unused hero die you get a bonus die, if the leader marker shows undefeated.
FIG-CLEAN-7 = On the defeated side you get none; the side at the end of the fight counts.
FIG-CLEAN-8 = Then the marker is turned back to undefeated.
FIG-CLEAN-9 = The beaten monster is discarded, unless somebody has beguiled it.
FIG-CLEAN-10 = Heroes may give and swap any equipment within their slots.
FIG-CLEAN-11 = Then the room has its effect.
FIG-CLEAN-12 = The hero dice go to the player after the last thrower; he begins the next fight.
FIG-CLEAN-13 = Then the round is over.
FIG-CLEAN-14 = There are never more than nine bonus dice; what the supply lacks you do not get.

## Scars

FIG-SCAR = Scars
FIG-SCAR-1 = Who wakes up is ready for the next room.
FIG-SCAR-2 = He lays the scar on one of his open abilities; it is gone for good.
FIG-SCAR-3 = Each scar lowers the maximum by 3, so 9, 6, 3; he wakes with his new maximum.
FIG-SCAR-4 = Who would get a third scar levels up instead and is out of the game.
FIG-SCAR-5 = The others may take over his equipment if they have slots; the rest is discarded.
FIG-SCAR-6 = If the leader levels up, the next player in the game leads.

## Equipment

FIG-EQ = Equipment
FIG-EQ-1 = There are three kinds: weapons, armour and items.
FIG-EQ-2 = You carry at most as many cards of a kind as your sheet has slots for it, which may be none.
FIG-EQ-3 = You may use all your cards at the same time.
FIG-EQ-4 = What is too much you discard at once or, in clean-up, give to somebody with a slot.
FIG-EQ-5 = Outside clean-up no equipment changes hands.
FIG-EQ-6 = A card with 1x is used once and discarded, but at any time it can work.
FIG-EQ-7 = All items are 1x, armour may be, weapons never are.
FIG-EQ-8 = Armour and items work immediately.
FIG-EQ-9 = Only the conscious hero who carries a card uses it. Healing cards may be used at any moment, but not between a blow and the faint it causes.
FIG-EQ-10 = An empty deck is made anew of the discards; if there are none, nothing is drawn.

## Hero abilities

FIG-ABIL = Hero abilities
FIG-ABIL-1 = An ability is set off when the die rests with the hero symbol up; the colour says which one.
FIG-ABIL-2 = Abilities with a target in their icon need a hit; the others work on a miss as well.
FIG-ABIL-3 = Abilities work against the boss too.
FIG-ABIL-4 = A scarred ability never works again.
FIG-ABIL-5 = You may do without an ability.
FIG-ABIL-6 = Abilities come before the damage of the throw and before the damage of a miss.
FIG-ABIL-7 = Double Strike: after a hit you may throw the same die once more; both results count.
FIG-ABIL-8 = Double Strike works once a turn; a symbol on the second throw does not set it off again.
FIG-ABIL-9 = Each of the two throws is judged for itself. The first damage is dealt before the second throw; if that misses, it has all consequences but does not undo the first.
FIG-ABIL-10 = Extra Damage adds its value to a hit.
FIG-ABIL-11 = Focused Damage: the base of a hit is 5, whatever the zone; bonuses are added.
FIG-ABIL-12 = Divine Intervention: the damage of a hit is healed as well, 1 life for each point; who gets it depends on the edition.
FIG-ABIL-13 = Blind Fury: after a hit you may give up 1 life; then the thrown damage is doubled.
FIG-ABIL-14 = That life is no damage, so nothing saves it. You may give your last one: the attack counts, then you faint.
FIG-ABIL-15 = Heal All: every conscious hero regains that much life, even if the throw missed, and before its blow.
FIG-ABIL-16 = Beacon: until the end of the fight every hit of everybody deals 1 more, this one included.
FIG-ABIL-17 = A second beacon, frog or song changes nothing.
FIG-ABIL-18 = Theft: for each time you get one equipment card in clean-up, even after a miss.
FIG-ABIL-19 = Metamorphosis: the monster's damage is 2 less until the end of the fight, this miss included; not the group damage.
FIG-ABIL-20 = Sworn Enemy: against a monster of the printed type the throw deals so much more, and on a miss exactly that.
FIG-ABIL-21 = Re-roll: you may take the die back and throw again; the first throw has not happened.
FIG-ABIL-22 = It may be set off again without limit; of a bonus die the colour is free again.
FIG-ABIL-23 = No Damage: if you missed, you take no damage from it.
FIG-ABIL-24 = Pickpocket: 2 gold come into the treasure, hit or miss.
FIG-ABIL-25 = Seduction: when the monster is beaten, you take its card in clean-up. It needs no slot, and you may hold any number.
FIG-ABIL-26 = You may spend a beguiled monster with one of your own throws; then it is discarded.
FIG-ABIL-27 = Beer: one conscious hero takes no damage from the monster until the end of the fight. A new beer may move to somebody else. It does not help against group damage.
FIG-ABIL-28 = Song of Heroism: if you pay 1 gold, the monster loses all its abilities for this fight. What the room demands stays.
FIG-ABIL-29 = Frog, beer, beacon, song and seduction markers are taken back in clean-up.

## Armour and items

FIG-ITEM = Armour and items
FIG-ITEM-1 = Heal One: any one conscious hero regains that much life.
FIG-ITEM-2 = Heal All: every conscious hero regains that much life.
FIG-ITEM-3 = Re-roll: right after your own throw you may take it back and throw again, even a miss.
FIG-ITEM-4 = Extra Damage: adds to your own hit; you decide when you see the result.
FIG-ITEM-5 = No Damage: you take no damage from your own miss; not against group damage.
FIG-ITEM-6 = Retaliation: when the monster hurts you, it takes the same; not for group damage.
FIG-ITEM-7 = What is struck back is the damage after all reductions, even beyond your own life; it also answers somebody else's critical miss.
FIG-ITEM-8 = Less Damage: you take that much less from your own miss, not below 0. Several cards add up.
FIG-ITEM-9 = Re-roll, Extra Damage and No Damage are for your own throw only.

## Special throws

FIG-SPEC = Special throws
FIG-SPEC-1 = Bank Shot: stand the box or a hero sheet where you like; the die must rebound from it before the target. It may bounce on the table before or after that.
FIG-SPEC-2 = Crossbow Shot: the die lies on the back of one hand and is flicked with a finger of the other.
FIG-SPEC-3 = Blow Throw: the die lies on your hand and is blown off.
FIG-SPEC-4 = Under-the-Leg Throw: throw it beneath one of your own legs.
FIG-SPEC-5 = Blind Throw: with your eyes closed.
FIG-SPEC-6 = Double Bounce: the die must bounce on the table at least twice before the target.
FIG-SPEC-7 = Elbow Throw: the die rolls off your elbow.
FIG-SPEC-8 = Prayer Throw: hold it between both palms and open both hands at the same time.
FIG-SPEC-9 = Weak-Hand Throw: with the hand you do not write with.
FIG-SPEC-10 = Borrowed-Hand Throw: the die lies on another player's hand, and you move that hand.
FIG-SPEC-11 = Card Jump: hold a card upright on its long edge; the die must bounce on your side, jump over it and reach the target.
FIG-SPEC-12 = Catapult Shot: a card juts out over the table edge with the die on it; bend it and let go.
FIG-SPEC-13 = Header: toss the die and strike it with your head.
FIG-SPEC-14 = Spinning Throw: the die must spin like a top before it reaches the target.
FIG-SPEC-15 = Nose Throw: the die rolls off your nose.
FIG-SPEC-16 = Backward Throw: with your back to the table; you may look round.
FIG-SPEC-17 = Smash: toss the die and smash it onto the table with your hand.
FIG-SPEC-18 = Floor-Seated Throw: sitting on the floor with your eyes low.
FIG-SPEC-19 = Jump Throw: jump, and let go before you land.
FIG-SPEC-20 = Dance Throw: out of a full turn of your body.
FIG-SPEC-21 = Below-the-Table Throw: your hand is below the table edge when you let go.
FIG-SPEC-22 = Long Throw: standing away from the table.

## Monster abilities

FIG-MON = Monster abilities
FIG-MON-1 = A special throw on the monster must be done in every throw of this fight.
FIG-MON-2 = Equipment loss: who misses loses one card of his choice, if he has any.
FIG-MON-3 = Heals on a miss: each miss gives the monster that much life back.
FIG-MON-4 = Small target: a die in zone 1 is a miss.
FIG-MON-5 = Gold loss: each miss costs you 1 gold, if you have any.
FIG-MON-6 = No red, green or blue: that hero die cannot be used in this fight.
FIG-MON-7 = Then A or B comes after two dice, and B frees only those two.
FIG-MON-8 = A forbidden die earns no bonus die; but a bonus die may stand for its colour.
FIG-MON-9 = Critical miss: if somebody misses, every conscious hero takes the damage, the thrower once.
FIG-MON-10 = There everybody counts for himself: beer saves its hero, the thrower's cards only him, the frog helps all.
FIG-MON-11 = Hard target (Italian edition): a hit has base 1, whatever the zone; bonuses are added.
FIG-MON-12 = These abilities answer every kind of miss.
FIG-MON-13 = A miss that was thrown again has no consequences.
FIG-MON-14 = If your missed throw kills the monster all the same, nothing happens to you.

## The boss

FIG-BOSS = The boss
FIG-BOSS-1 = After the last room of the boss map the next step leads to the boss.
FIG-BOSS-2 = The boss card is turned up; nothing is drawn from the tower.
FIG-BOSS-3 = The fight goes like any other, with three exceptions.
FIG-BOSS-4 = There is no option B: after the hero dice every throw needs a bonus die.
FIG-BOSS-5 = If a throw is due and no die is left, you have lost; but everything that follows the last throw still takes place.
FIG-BOSS-6 = When the boss is beaten, you have won at once; there is no clean-up.
FIG-BOSS-7 = If all heroes faint, you have lost.
FIG-BOSS-8 = Nobody retreats from the boss; he carries no gold and has no level.

## Score

FIG-SCORE = Score
FIG-SCORE-1 = Only a won game is scored.
FIG-SCORE-2 = For the difficulty: 5, 10 or 15.
FIG-SCORE-3 = 1 for each player who began.
FIG-SCORE-4 = 2 for each bonus die left.
FIG-SCORE-5 = 1 for each full 2 gold left.
FIG-SCORE-6 = 5 if nobody fainted in the whole game, the boss fight included.
FIG-SCORE-7 = 1 less for each scar, also on levelled-up heroes.
FIG-SCORE-8 = 5 less for each levelled-up hero.
FIG-SCORE-9 = The score gives you a rank, from Compost at 0 to Legends Beyond Words at 40.

## Retreat

FIG-IMP = Retreat
FIG-IMP-1 = If you think a demanded throw impossible, you may retreat. It is an emergency rule that can be switched off.
FIG-IMP-2 = Every hero loses 1 life; nothing prevents it, and heroes may faint by it.
FIG-IMP-3 = The monster goes under its stack; its gold returns to the supply.
FIG-IMP-4 = A new monster comes from the same stack, and a new encounter begins; the start player stays.
FIG-IMP-5 = If it was the only card of its stack, another stack gives the new one.
FIG-IMP-6 = If there is no other monster, you cannot retreat.
FIG-IMP-7 = You may retreat again from the new monster, for the same price.
FIG-IMP-8 = Later you draw again from the highest compartment, so a monster put back there returns first.

## German edition

FIG-EDDE = German edition

## Italian edition

FIG-EDIT = Italian edition
FIG-EDDE-1 = Group damage is the monster's printed damage; the frog does not count.
FIG-EDIT-1 = Group damage is the monster's level, 1 to 4.
FIG-EDDE-2 = After a retreat from the last card of a stack you name any other stack.
FIG-EDIT-2 = It is the next higher level that has a card.
FIG-EDDE-3 = Divine Intervention heals one hero whom the thrower names.
FIG-EDIT-3 = Each point heals a hero of the thrower's choice.
FIG-EDDE-4 = After your own throw, hit or miss, beguiled monsters add their damage to it.
FIG-EDIT-4 = Before or after your throw's result, beguiled monsters take their damage straight from the monster's life.
FIG-EDDE-5 = The hand is lent by the next player clockwise, however his hero fares.
FIG-EDIT-5 = The thrower names any other player.
FIG-EDDE-6 = Jump, turn in the air, and let go as you land.
FIG-EDIT-6 = Turn round once on the spot, then throw.
FIG-EDDE-7 = Step one to two paces away.
FIG-EDIT-7 = Step one pace back.
FIG-EDDE-8 = Your view stays below the table edge, so you do not see the target.
FIG-EDIT-8 = Your eyes are level with the table, so you see the target edge-on.
FIG-EDDE-9 = The card juts out a good way and is only bent and let go.
FIG-EDIT-9 = The card juts out slightly; bend it, or tap it from below.
FIG-EDDE-10 = Any posture will do, even sitting.
FIG-EDIT-10 = You must stand; turning waist and neck is allowed.
FIG-EDDE-11 = The die must go through beneath the leg.
FIG-EDIT-11 = The hand must be beneath the leg when you let go.
FIG-EDDE-12 = Hard Target does not exist; its two monsters are small targets with more life.
FIG-EDIT-12 = Hard Target exists.
FIG-EDDE-13 = A No Damage card may be discarded after a miss.
FIG-EDIT-13 = Without 1x it works on every miss and is kept; with 1x it is discarded.
FIG-EDDE-14 = You may decline to strike back.
FIG-EDIT-14 = A permanent card always strikes back; one with 1x as you like.
FIG-EDDE-15 = At least one bounce on your side of the card.
FIG-EDIT-15 = Exactly one bounce on your side of the card.
FIG-EDDE-16 = Your head must have touched the die before it touches the target.
FIG-EDIT-16 = Your head must have touched the die before it touches the table.
FIG-EDDE-17 = Used dice stay where they lie, as obstacles, until option B or clean-up.
FIG-EDIT-17 = Used dice are taken off the table before the next throw.

## Table and target in numbers

FIG-GEO = Table and target in numbers
FIG-GEO-1 = Lengths are in millimetres. The middle of the target is the origin; x goes east, y north, z up from the table top.
FIG-GEO-2 = The table is 1400 by 900 and 30 thick; the floor is 750 below.
FIG-GEO-3 = The target is a disc of radius 195 and 2 thick, made of four quarters.
FIG-GEO-4 = The centre reaches to 20, ring 4 to 60, ring 3 to 105, ring 2 to 150, ring 1 to 195.
FIG-GEO-5 = Four round holes of radius 17 lie across the border of rings 3 and 2, one in each quarter.
FIG-GEO-6 = Four bones lie in rings 2 and 1, one in each quarter; they override the ring below.
FIG-GEO-7 = The die is a cube of 16 with rounded edges and 4.6 grams; two opposite faces show the hero symbol.
FIG-GEO-8 = Box, sheet and a card bent into a low roof stand fixed on the table, at least 5 outside the target.
FIG-GEO-9 = How springy and rough table, board, props and dice are is given as data.

## The simulated throw

FIG-SIM = The simulated throw
FIG-SIM-1 = A throw is a side of the table, the place of release, direction, speed, spin, timing, and any props.
FIG-SIM-2 = Each of these has a range; values outside are moved to its end.
FIG-SIM-3 = Every hand trembles a little, and the die starts turned in any way; special throws make it tremble more, at most eightfold.
FIG-SIM-4 = The same input gives the same throw. What the server has recorded is binding; a replay shows the record.
FIG-SIM-5 = Recorded is what the die touches in which order, how it flies, and where it rests.
FIG-SIM-6 = A touch is new only after at least 10 milliseconds and 1 millimetre apart; rolling on is one touch.
FIG-SIM-7 = Bounces are touches of the table top before the first touch of the target.
FIG-SIM-8 = Touching a used die that lies on the target is touching the target. Who rolls from the table onto the target has bounced once.
FIG-SIM-9 = A die rests when it has hardly moved for a quarter of a second, or after 8 seconds.
FIG-SIM-10 = After a valid bounce only the place of rest counts, even if the die left the target in between.
FIG-SIM-11 = Used dice that stay can be pushed; that changes no earlier result.

## Judging

FIG-JUDGE = Judging
FIG-JUDGE-1 = In this order: no bounce, special throw not done, off the target, in a hole, on a bone, small target; else it is a hit.
FIG-JUDGE-2 = A die touches the table if any point is at most 0.3 above it.
FIG-JUDGE-3 = The shadow of the die is divided among the regions; what is above a hole belongs to none.
FIG-JUDGE-4 = The region with the largest share counts.
FIG-JUDGE-5 = If others come within 5 percent of it, the worst of them counts.
FIG-JUDGE-6 = A die resting on another one is judged by its shadow as well.
FIG-JUDGE-7 = The face nearest to up counts; tilted by more than 30 degrees it shows no symbol.
FIG-JUDGE-8 = Everybody sees the verdict, its reason, the shares and the bounces.

## Special throws on the screen

FIG-MAP = Special throws on the screen
FIG-MAP-1 = Bank: place box or sheet before aiming; it and the table must be touched before the target.
FIG-MAP-2 = Crossbow: one flick from low down, 600 to 3500 mm/s, with spin of its own.
FIG-MAP-3 = Blow: the stronger you blow, the faster; no spin.
FIG-MAP-4 = Under the leg: a bar hangs behind the table edge; the die passes below it, or in Italy the hand is below it.
FIG-MAP-5 = Blind: the picture goes black before you aim, until the die rests; your hand trembles more than three times as much.
FIG-MAP-6 = Double bounce: at least two bounces before the target.
FIG-MAP-7 = Elbow: slow and rolling, from 60 to 350 high and well outside the target.
FIG-MAP-8 = Prayer: release both hands within 80 milliseconds; the later hand turns the throw.
FIG-MAP-9 = Weak hand: left and right are mirrored, and you tremble three times as much.
FIG-MAP-10 = Borrowed hand: the lender gives place and direction and sways by 6 degrees; you give speed and moment. Alone a dummy sways by 10.
FIG-MAP-11 = Card jump: place the card across the throw; bounce before it, then cross it within its width, higher than its edge.
FIG-MAP-12 = Catapult: from the table edge; the deeper you bend, the faster. In Italy you may tap.
FIG-MAP-13 = Header: hit the right moment within 120 milliseconds; being early or late turns and slows the throw.
FIG-MAP-14 = Spin: for 150 milliseconds before the target at least 3 turns a second, nearly upright.
FIG-MAP-15 = Nose: very slow and rolling, from 80 to 450 high and well outside the target.
FIG-MAP-16 = Backward: you see the target only in a small picture, both axes are inverted, and you tremble more than twice as much.
FIG-MAP-17 = Smash: hit the moment within 120 milliseconds; steeply down and hard.
FIG-MAP-18 = Seated: the camera sits below the table edge, or in Italy level with it; the less you see, the more you tremble.
FIG-MAP-19 = Jump: 480 milliseconds in the air; let go before they are over, best shortly before the landing.
FIG-MAP-20 = Dance: in Germany a jump with a turn, released around the landing; in Italy a turn of 800 milliseconds, then 2 seconds to throw.
FIG-MAP-21 = Below the table: from 10 to 300 below the edge and behind it.
FIG-MAP-22 = Long: you stand 700 to 1400 behind the edge, in Italy 700; the hand reaches 300 before you, and you take your time and tremble less than half as much.

## Combining throws

FIG-COMB = Combining throws
FIG-COMB-1 = Demands are a set: equal ones count once.
FIG-COMB-2 = All checks of the path are made on the same throw; one bounce may serve several.
FIG-COMB-3 = Limits of view and aim add up; two mirrorings cancel out, trembling multiplies.
FIG-COMB-4 = For each quantity one range counts, by a fixed order of the throws.
FIG-COMB-5 = Only one way of setting the die going is possible, but for blow with elbow, nose or borrowed hand, and crossbow or prayer with borrowed hand.
FIG-COMB-6 = Header and smash follow a toss: plain, prayer, crossbow, catapult or borrowed hand. Blow, elbow and nose do not go with them.
FIG-COMB-7 = With blow, the other method gives the place and blow the speed; with a borrowed hand the lender gives the direction.
FIG-COMB-8 = Some throws cannot be done together, such as seated with jump, long with elbow, below the table with smash, under the leg with header; a few depend on the edition.
FIG-COMB-9 = A catapult below the table is let go at the bent card; a leg bar rises with a jumper.
FIG-COMB-10 = If monster and room conflict, you may always retreat; if you do not, the room's demand is dropped.
FIG-COMB-11 = Jump and dance together (Italian edition) are one longer jump: the turn must be done before you land.

## Real dice

FIG-REAL = Real dice
FIG-REAL-1 = With real dice you throw at a real target and enter what happened; the program does the rest.
FIG-REAL-2 = Before the throw the program says who throws which die and what is demanded.
FIG-REAL-3 = You enter whether it bounced, which special throws were done, where it lies, and whether the symbol is up.
FIG-REAL-4 = In doubt between two places the worse one counts; a hole is as bad as off.
FIG-REAL-5 = Without a bounce or with a failed throw it is a miss, even if a zone was entered.
FIG-REAL-6 = The thrower enters, another player confirms, and on dispute the leader decides. Until the next throw an entry can be corrected.
FIG-REAL-7 = There is no conflict table; you judge what is possible and may retreat.
FIG-REAL-8 = Some players may throw real dice and others simulated ones.

## Rulings

FIG-RULING = Rulings
FIG-RULING-1 = One to six play, one hero each; alone or in pairs the same hero simply comes round again.
FIG-RULING-2 = The zones are 1, 2, 3, 4 and the centre 10; there is no ring 5.
FIG-RULING-3 = A board with a dungeon on both sides shows a random one.
FIG-RULING-4 = Two of six faces show the hero symbol; an option changes it.
FIG-RULING-5 = Where nobody is named, you decide together, else the leader.
FIG-RULING-6 = If the leader levels up, the marker passes clockwise with its side unchanged.
FIG-RULING-7 = A forbidden die earns no reward.
FIG-RULING-8 = A bonus die may stand for a forbidden colour.
FIG-RULING-9 = In the shop only players still in the game count.
FIG-RULING-10 = What is not bought is discarded; an empty deck is shuffled anew.
FIG-RULING-11 = Fourteen monsters are enough for our maps; elsewhere level IV is shuffled again, or the room counts as conquered.
FIG-RULING-12 = Ability first, then damage to the monster, then the miss; a monster killed on a miss does not strike.
FIG-RULING-13 = A throw demanded or declared but not done is a miss; what you declare binds you.
FIG-RULING-14 = A weapon that cannot be combined is not on offer in simulated throws; with real dice you judge.
FIG-RULING-15 = If monster and room contradict each other, the room gives in, so that nobody gets stuck.
FIG-RULING-16 = Every ability may be declined, and a bonus die may stay colourless.
FIG-RULING-17 = With an instant kill, abilities that need no living monster still work; Divine Intervention counts a hit on 10.
FIG-RULING-18 = If B makes the chooser faint, the dice are free and the next hero throws.
FIG-RULING-19 = Healing never wakes a fainted hero.
FIG-RULING-20 = Monster dead and last hero fainted together: won.
FIG-RULING-21 = Weapons may have a factor; one of ours doubles.
FIG-RULING-22 = Divine Intervention heals the full damage, even beyond the monster's life.
FIG-RULING-23 = First the frog, then Less Damage, then No Damage or beer; 1x cards are asked for last and only if it would hurt.
FIG-RULING-24 = Life never rises above the maximum.
FIG-RULING-25 = Turning the marker first does not help: the side at the end of the fight counts.
FIG-RULING-26 = The player after the last thrower begins next; an option says after the old start player. A retreat changes nothing.
FIG-RULING-27 = Nine dice and thirty coins are limits; what the supply cannot give is lost.
FIG-RULING-28 = A hero wakes with his full new maximum, 6 and then 3.
FIG-RULING-29 = Others may take the equipment of a levelled-up hero within their slots.
FIG-RULING-30 = Retreat only between reveal and first throw, never from the boss; who faints by it is out of the next fight and gets his scar then.
FIG-RULING-31 = All items are 1x.
FIG-RULING-32 = Healing works at any time; effects tied to a throw or a blow only then. Fainting leaves no moment in between.
FIG-RULING-33 = Each throw of a Double Strike counts fully, with weapons declared anew; a symbol on the second does nothing but an instant kill.
FIG-RULING-34 = Blind Fury with 1 life is allowed; the hero faints after the damage.
FIG-RULING-35 = The beacon helps the throw that set it, if it hits; it never adds up.
FIG-RULING-36 = A new throw may be thrown again too, with weapons declared anew.
FIG-RULING-37 = An Extra Damage card needs a hit in both editions.
FIG-RULING-38 = What is struck back is the damage after reductions, not cut by your remaining life.
FIG-RULING-39 = Double Bounce means at least two.
FIG-RULING-40 = Against somebody else's critical miss your No Damage and Less Damage do not help; beer and striking back do.
FIG-RULING-41 = A faint in the boss fight costs the 5 points, but leaves no scar.
FIG-RULING-42 = Scars of levelled-up heroes count.
FIG-RULING-43 = Italian edition: the next higher level with a card; if there is none, no retreat.
FIG-RULING-44 = Used dice on the target are obstacles (German edition); a die on top of one is judged by its shadow.
FIG-RULING-45 = Frog, beer and cards fail only against group damage; against later misses they work again.
FIG-RULING-46 = A beguiled monster is equipment in every way but slots.
FIG-RULING-47 = Beguiled by several, it follows the last one; its gold goes to the treasure.
FIG-RULING-48 = A song frees a forbidden die at once; it then counts as unused.
FIG-RULING-49 = Hard Target beats Focused Damage; an instant kill works all the same.
FIG-RULING-50 = Torm's red doubling is Blind Fury.
FIG-RULING-51 = The Helm of Courage is a weapon with +3, the Dragon Sneezer one with +2.
FIG-RULING-52 = The goblin is of level I, the bear of level II.
FIG-RULING-53 = Against the boss there is no option B in either edition.
FIG-RULING-54 = Alone a dummy lends its hand; any player's hand may be borrowed, however his hero fares.
FIG-RULING-55 = What only lost pictures showed is not part of the rules.
FIG-RULING-56 = Measures, materials and timing are our own.
FIG-RULING-57 = Retreat is for impossible throws: it is offered only while a special throw is demanded.
FIG-RULING-58 = Healing cards help at any moment: also when a miss is seen but its blow has not come, between the throws of a Double Strike, and before a loss takes the card. Who wants fewer questions is asked only when somebody would faint.
FIG-RULING-59 = When no hero is left in the game, it is lost at once, whenever that happens.
FIG-RULING-60 = Where the table throws real dice, players throw every die of this game by hand and enter what they see.
FIG-RULING-61 = No hand aims by itself: the aim starts away from the target by chance, and the die is let go only after you have aimed. A blind throw counts only if the picture was dark while you aimed.
FIG-RULING-62 = Exchange goes on until nobody wants more, in any order, before and after the shop; a refused swap ends nothing. A card does not go back to a hand it has just left.
FIG-RULING-63 = A card that works once may be used before a loss takes it.
FIG-RULING-64 = When a Song takes the monster's demand away, the room's demand counts again, even if it had given way.
FIG-RULING-65 = Under the leg in a jump, the bar and the limit rise together with the thrower.
FIG-RULING-66 = Special throws are worth trying: with a steady hand each hits 35 to 85 times in a hundred, aimed and by the landing table alike.
FIG-RULING-67 = Monsters of one level differ: each level has at least eight different combinations of life, damage and gold.
