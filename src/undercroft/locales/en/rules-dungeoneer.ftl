### The rules of Dungeoneer, told for players.
### One message for each clause; the message with the bare id is the title of its section.

## Golden rules

DGR-GOLD = Golden rules
DGR-GOLD-1 = Where a card and the rules disagree, follow the card.
DGR-GOLD-2 = Where two cards disagree, follow the one that was played last.
DGR-GOLD-3 = Whatever changes a roll has to be announced and paid before the dice leave the hand. A roll that has been thrown stands.
DGR-GOLD-4 = A card works from the moment you play it.
DGR-GOLD-5 = When things would happen at once, they go in this order: boons, heroes' abilities, treasures, banes, exits, spent MP, entering, glory and peril, what the location does, encounters, attack rolls, defence rolls, quests, and last the players in turn.
DGR-GOLD-6 = Among things of the same rank the player whose turn it is goes first; the others follow clockwise.
DGR-GOLD-7 = A reaction is a boon, and boons rank higher: so it works before the bane or encounter that it answers.
DGR-GOLD-8 = Before each roll everybody may change it: first the player whose turn it is, then clockwise, round after round until all pass in a row.
DGR-GOLD-9 = Cards and abilities for any time also have their moment when a phase begins, after each action of the player whose turn it is, and after each card that was dealt with. The order is the same. Between a throw and its result there is no such moment.

## Winning

DGR-WIN = Winning
DGR-WIN-1 = Complete 3 quests with your hero and you have won, there and then.
DGR-WIN-2 = You also win, there and then, as a dungeonlord: by defeating one hero for each opponent you have.
DGR-WIN-3 = A defeat is yours if the last life was taken by an encounter or bane you played, by a quest or location monster you played, or by your hero in a duel. Exits, challenges, failed quests and prices that somebody paid himself score for nobody, and neither does your own hero's defeat.
DGR-WIN-4 = If an opponent comes back with another hero, that one counts again.
DGR-WIN-5 = If everybody else is out of the game, you win as the last one left.
DGR-WIN-6 = Reckon with 20 minutes a player. The number of turns is not limited.

## Setup

DGR-SETUP = Setup
DGR-SETUP-1 = Somebody is the dealer and prepares the game step by step, in the order given here.
DGR-SETUP-2 = Everybody gets a hero, face up: dealt by chance or, if you agree on it, chosen one after another from the dealer's left.
DGR-SETUP-3 = Your hero lies in your inventory and starts at level 1 with 6 life.
DGR-SETUP-4 = The overview cards only help your memory; the game does not need them.
DGR-SETUP-5 = All other cards are sorted by their backs (adventures, locations, quests), shuffled, and put down as three stacks.
DGR-SETUP-6 = When a stack is used up, shuffle its discards into a new one, even halfway through a draw. With no discards either, there is nothing to draw.
DGR-SETUP-7 = Everybody gets 2 quests by chance and lays them open in front of him. These are his personal quests.
DGR-SETUP-8 = 1 more quest goes face up beside the stack: the general quest, which anybody may take on.
DGR-SETUP-9 = As soon as the general quest is accepted, the next one is turned up, so 1 always lies there. Only an empty stack leaves a gap, until some quest comes back.
DGR-SETUP-10 = Everybody throws a die; whoever is highest starts. Those who tie for it throw again.
DGR-SETUP-11 = Look for the entrance (it bears a tower) and lay it open in the middle.
DGR-SETUP-12 = Lay 4 passages or roads round it, one on each of its 4 sides, so that they fit.
DGR-SETUP-13 = Shuffle the other locations: they are the face-down stack.
DGR-SETUP-14 = All heroes begin on the entrance.
DGR-SETUP-15 = Everybody starts with 1 glory and 1 peril. The entrance on which you stand adds nothing.
DGR-SETUP-16 = Everybody draws a hand of 5 adventure cards and keeps it secret.

## The turn

DGR-TURN = The turn
DGR-TURN-1 = In a round everybody has one turn, clockwise from the start player.
DGR-TURN-2 = Every turn runs through the same five phases: 1 reset, 2 dungeonlord, 3 building, 4 hero, 5 end.
DGR-TURN-3 = Whoever is out of the game is passed over.
DGR-TURN-4 = You can have any amount of glory and peril, but never less than 0.
DGR-TURN-5 = What lies in front of you is your inventory: hero, points, quests, boons, lasting banes, treasures and horde.
DGR-TURN-6 = When a card says "you", it speaks to the player who is using it.
DGR-TURN-7 = Whoever plays a card chooses its target.
DGR-TURN-8 = Something for once per turn is ready again when the next player's turn begins. So you have it once in everybody's turn, not just in your own.

## Phase 1: reset

DGR-RESET = Phase 1: reset
DGR-RESET-1 = Every exit is again as it is printed, unless a hero on its threshold keeps it open.
DGR-RESET-2 = What works once per turn can be used again, by all players.
DGR-RESET-3 = What lasts for a turn is over.
DGR-RESET-4 = Each readied card with upkeep now wants its glory: pay it, or take the card back into your hand. You decide for one card after another, in any order.
DGR-RESET-5 = An MP that you had saved is lost first.
DGR-RESET-6 = Then you get as many MP as your hero has speed at this moment.
DGR-RESET-7 = The only location that counts as visited so far is the one your hero stands on.

## Phase 2: dungeonlord

DGR-LORD = Phase 2: dungeonlord
DGR-LORD-1 = You may play banes and encounters from your hand, and monsters out of your horde.
DGR-LORD-2 = An opponent's peril pays for it, at once. He must have enough for the whole card.
DGR-LORD-3 = The one whose peril you spend is the one who is struck.
DGR-LORD-4 = If a bane has no particular victim, any one opponent's peril will do.
DGR-LORD-5 = One card is paid from one player's peril; you may not put the peril of several together.
DGR-LORD-6 = Your own peril is not yours to spend.
DGR-LORD-7 = Against each opponent you play all your encounters of the turn together, as one batch. Nothing can be added to it later.
DGR-LORD-8 = You may deal a batch to one opponent after another, in whatever order you like.
DGR-LORD-9 = Banes can come at any time in this phase: before the encounters, after them, or in between.
DGR-LORD-10 = You need not play anything.
DGR-LORD-11 = A bane may catch your own hero as well, as long as somebody else's peril pays.

## Phase 3: building

DGR-BUILD = Phase 3: building
DGR-BUILD-1 = Draw 1 location and lay it where and how you like among the places that are allowed. You have to.
DGR-BUILD-2 = With no locations left there is no building phase.
DGR-BUILD-3 = A location that fits nowhere goes to the bottom of the stack, and you draw another. If not one of them fits, none is laid.

## Phase 4: hero

DGR-HPHASE = Phase 4: hero
DGR-HPHASE-1 = Whenever you like in this phase, you may pay glory to play boons and treasures from your hand into your inventory.
DGR-HPHASE-2 = Your hero can only use what lies open in your inventory. What you hold in your hand is not more than a supply.
DGR-HPHASE-3 = As long as your MP last, do what you like: walk, explore (once), try your hand at quests, take special actions. The order is yours.
DGR-HPHASE-4 = The phase is over when you say so, and immediately when you complete a quest.
DGR-HPHASE-5 = If your speed changes during the turn, the MP you have stay as they are. The new speed counts from your next reset phase.

## Phase 5: end

DGR-END = Phase 5: end
DGR-END-1 = Take the glory and peril of the location you stand on, if you have not had them in this turn already.
DGR-END-2 = Nothing else happens there: challenges and effects are only met by walking in yourself.
DGR-END-3 = Of the MP you have left you may save 1 at most, for the other players' turns. The rest is lost.
DGR-END-4 = With at least 1 card in your hand you may discard exactly 1 card: one from your hand, a treasure of yours, or a monster of your horde.
DGR-END-5 = With an empty hand you discard nothing.
DGR-END-6 = If you now hold fewer than 5 cards, draw until you have 5.
DGR-END-7 = You may hold more than 5. Then you draw none, and need not discard any either.
DGR-END-8 = Do it in this order: points, saving, discarding, drawing. Then it is the next player's turn.

## Encounters

DGR-ENC = Encounters
DGR-ENC-1 = Encounters are played in three steps: attack (a), response (b), resolution (c).
DGR-ENC-2 = Step a: lay out the whole batch in the order in which you want it dealt with. Pay for each card with that opponent's peril, and say for each monster how it will attack.
DGR-ENC-3 = The cards lie on the location of the hero under attack, and stay in force there until the dungeonlord phase is over.
DGR-ENC-4 = Step b: before a card of the batch is dealt with, those it concerns may react or defend themselves in other ways. What you cannot pay for you cannot use.
DGR-ENC-5 = Step c: monsters attack, traps are tests. The cards take effect one by one, in the order in which they were laid.
DGR-ENC-6 = Heroes next door are safe: an encounter only reaches its own location, unless the card says otherwise.
DGR-ENC-7 = One monster, one victim: the hero whose peril paid for it.
DGR-ENC-8 = A trap catches every hero who is on the location when it goes off, even the hero of the player who laid it.
DGR-ENC-9 = If your hero gets away before a card is dealt with, that card does not touch him.
DGR-ENC-10 = If its victim is gone or defeated, a monster does not attack. It stays unhurt, and the peril is spent all the same.
DGR-ENC-11 = A trap that has gone off is discarded.

## Attacks

DGR-ATK = Attacks
DGR-ATK-1 = You attack with melee, magic or speed. Melee usually wounds, magic often does something special, and speed is seldom an attack at all.
DGR-ATK-2 = To start an attack you need a standard attack, the type with a circle.
DGR-ATK-3 = A counter-attack, the type with a diamond, never starts anything.
DGR-ATK-4 = With a standard attack you also hit back when somebody attacks you in that way.
DGR-ATK-5 = A counter-attack is for hitting back: if you are attacked in that way and win the roll, you inflict 1 wound.
DGR-ATK-6 = A type without a symbol still counts when you defend, but winning with it hurts nobody.
DGR-ATK-7 = Coming into play in the dungeonlord phase, out of hand or horde, a monster strikes by surprise: 1 standard attack on the hero whose peril paid.
DGR-ATK-8 = Nobody, hero or monster, starts more than one standard attack per turn. You may hit back as often as you are attacked.
DGR-ATK-9 = Both sides throw one die at the same time and add their own value of the type that the attacker has chosen.
DGR-ATK-10 = The higher total hits. The loser takes 1 wound, unless the winner's card names a special effect.
DGR-ATK-11 = With equal totals both have held their ground, and nothing happens.
DGR-ATK-12 = One roll can go either way: a defender with a circle or diamond for this type hits the attacker if he wins.
DGR-ATK-13 = A special hit effect takes the place of the 1 wound; you do not get both.
DGR-ATK-14 = It belongs to one type of attack and works with each hit of that type, whether its owner attacks or hits back.
DGR-ATK-15 = Nobody can lose more glory than he has. What is missing is simply missing.
DGR-ATK-16 = Nothing brings a value below 0.

## The horde

DGR-HORDE = The horde
DGR-HORDE-1 = A monster that came through without a wound goes to your hand or to your horde, as you wish.
DGR-HORDE-2 = A wounded one has to join the horde, and keeps its wounds.
DGR-HORDE-3 = Monsters do not heal.
DGR-HORDE-4 = At 0 life a monster is defeated and discarded.
DGR-HORDE-5 = You sort the survivors at the end of the dungeonlord phase; up to then they stay where they fought. Defeated monsters are gone at once.
DGR-HORDE-6 = There is room for 3 monsters in a horde. If it grows larger, its owner decides which of them are discarded.
DGR-HORDE-7 = When new monsters join, you may discard others that you do not want. In your end phase a horde monster can be your one discard.
DGR-HORDE-8 = A monster of the horde is played like one from the hand: an opponent's peril pays the whole printed price again.
DGR-HORDE-9 = What is in the horde is not in your hand, and does not count as such.
DGR-HORDE-10 = Having attacked, a monster has to wait for your next turn before it can do so again.
DGR-HORDE-11 = A horde monster that attacked and came away unhurt may go back to your hand, too.
DGR-HORDE-12 = Except in the campaign, a horde is nowhere on the map. You can only duel a monster of it while it lies on your location as an encounter.

## Rewards

DGR-REWARD = Rewards
DGR-REWARD-1 = For each wound your monster inflicts on a hero you may hand 1 peril to any player, point by point, or keep it from everybody.
DGR-REWARD-2 = Wounding a monster earns your hero 1 glory a wound.
DGR-REWARD-3 = Nobody is rewarded for more wounds than the victim had life when he was hit.
DGR-REWARD-4 = There is no such peril for what traps, banes, exits and challenges do.
DGR-REWARD-5 = The monsters of quests and locations are played by your left neighbour: he decides for them and throws their dice.
DGR-REWARD-6 = Such a fight earns nobody glory or peril.
DGR-REWARD-7 = Beat such a monster, and you get what its quest (often a level) or its location promises.
DGR-REWARD-8 = Where that neighbour has left the game, the one after him steps in.

## Tests

DGR-TEST = Tests
DGR-TEST-1 = For a test throw a die and add the value of your hero that is named. If you get to the number asked for, or beyond it, you pass.
DGR-TEST-2 = If you pass, you get what the card promises for it, which may be nothing. If not, you suffer what it threatens.
DGR-TEST-3 = Melee, magic and speed are tested, sometimes also the life that your hero has left, or his level.
DGR-TEST-4 = Traps and challenges are tests, unless the card says something else.
DGR-TEST-5 = When a trap goes off, each hero there throws for himself, the player whose turn it is first and then clockwise.

## Moving

DGR-MOVE = Moving
DGR-MOVE-1 = Walking costs 1 MP a location.
DGR-MOVE-2 = You step through a possible exit of your location. What is printed on your side of it counts.
DGR-MOVE-3 = A step goes like this: exit, MP, entering, glory and peril, and then the challenge and whatever else the location has in store.
DGR-MOVE-4 = When you walk into a location for the first time in your turn and of your own will, you get the glory and peril printed on it.
DGR-MOVE-5 = A location that you have seen in this turn gives nothing more when you enter. That includes the one on which your turn began.
DGR-MOVE-6 = If your turn ends where you were paid for entering, you are not paid a second time.
DGR-MOVE-7 = Each time you enter in your own turn you face the challenge and all other effects, points or not.
DGR-MOVE-8 = A hero who is moved while it is not his turn gets nothing and sets off nothing, unless the card says so.
DGR-MOVE-9 = If a card of your own moves you in your own turn, you went of your own will. If it was somebody else's card, you did not.
DGR-MOVE-10 = You may stop wherever you are and keep your MP.
DGR-MOVE-11 = You may also rest, which means staying put for the whole turn. Then you get the points of your location once, in the end phase.
DGR-MOVE-12 = Once per turn you may explore: spend 1 MP, draw one more location, and lay it anywhere it is allowed. That needs a location in the stack.

## Tipped heroes

DGR-TIP = Tipped heroes
DGR-TIP-1 = A tipped hero lies on the ground. His MP are good for getting up and for nothing else.
DGR-TIP-2 = Getting up costs 1 MP, in your turn or in somebody else's.
DGR-TIP-3 = Some challenges have to be passed again to get up. The MP is gone even if you fail.
DGR-TIP-4 = On the ground you can still defend yourself, and play cards as long as they cost no MP. Walking, exploring, duels and quests have to wait.

## Quests

DGR-QUEST = Quests
DGR-QUEST-1 = You may attempt a quest at any moment of your hero phase, if you stand on the location that it names.
DGR-QUEST-2 = On the location of the general quest you may accept it, in your hero phase and for nothing. Nobody has to.
DGR-QUEST-3 = It is now one of your personal quests, and what it says counts. In its place another is turned up immediately.
DGR-QUEST-4 = You cannot attempt a general quest before you have accepted it.
DGR-QUEST-5 = It is replaced when it is accepted, and not a second time when it is completed.
DGR-QUEST-6 = Nobody has more than 3 open quests. To take one more you give one up, or you do without.
DGR-QUEST-7 = A quest you give up goes under the stack, and all markers come off.
DGR-QUEST-8 = Your first attempt in a turn costs nothing, unless the card wants something for it.
DGR-QUEST-9 = If you try again in that turn, it costs 1 MP each time.
DGR-QUEST-10 = You can complete one quest per turn, not more.
DGR-QUEST-11 = When you complete a quest, turn the card over and take the reward. Your end phase follows straight away.
DGR-QUEST-12 = A completed quest takes no further part in the game. It counts towards the 3 you need, and no longer as one of the 3 that may be open.
DGR-QUEST-13 = A reward may be a level, life (never more than the maximum), glory, or, for dark deeds, peril.
DGR-QUEST-14 = The reward goes to the hero who completes the quest, and to him alone.
DGR-QUEST-15 = In the standard game everybody can see all quests.
DGR-QUEST-16 = What you have to do is the quest's one condition: opportunity, escort, sacrifice, bounty or danger. Some quests have one feature besides: effect, artifact or search.

## Effect

DGR-QEFF = Effect
DGR-QEFF-1 = A quest's effect works while the quest lies in front of a player: on him, or on all heroes if it says so.
DGR-QEFF-2 = On display a general quest does nothing yet. Its effect begins when somebody accepts it.
DGR-QEFF-3 = If a quest was taken from the display, its effect concerns all heroes.
DGR-QEFF-4 = Complete the quest or give it up, and its effect is over.

## Artifact

DGR-QART = Artifact
DGR-QART-1 = A completed artifact quest is turned upside down. Its reward is the ability printed there, which you now have for good.
DGR-QART-2 = As a rule an artifact brings no level.
DGR-QART-3 = Do not take an artifact for a treasure: it needs no place, can be neither discarded nor stolen, and is one of your completed quests.

## Search

DGR-QSRCH = Search
DGR-QSRCH-1 = Some quests are hidden: on their location you must pass a search test before you can try the condition.
DGR-QSRCH-2 = Searching is your attempt: the first in a turn is free, the others cost 1 MP each. Once you have found it, you go on to the condition within the same attempt.
DGR-QSRCH-3 = What you have found stays found until the turn ends. If you do not complete the quest by then, you have to search anew.

## Opportunity

DGR-QOPP = Opportunity
DGR-QOPP-1 = An opportunity calls for a roll of its own kind, and every attempt costs 1 MP, the first one too.
DGR-QOPP-2 = Try as often in a turn as your MP allow.
DGR-QOPP-3 = The card names a way to better your chance. Use it as often as you want before you throw; all of it counts for that single attempt.

## Escort

DGR-QESC = Escort
DGR-QESC-1 = On the first location you meet the person, which costs nothing. A marker on the quest shows who is travelling with you.
DGR-QESC-2 = Take the person to the second location and hand them over, again for nothing: the quest is completed.
DGR-QESC-3 = Neither meeting nor delivering uses up your free attempt.
DGR-QESC-4 = If it was the general quest, it becomes your own when you meet the person, and a new one is turned up at once.
DGR-QESC-5 = With 3 open quests you have to give up another one, or let it be.
DGR-QESC-6 = A hero on the same location may duel you in his own turn to take the person from you. He has to say so before the dice are thrown.
DGR-QESC-7 = His hit does not wound. Instead person and quest are now his, as one of his personal quests, of which he too can have 3 at most.
DGR-QESC-8 = If you win the roll against a thief, you hit back as in any fight. A tie changes nothing.
DGR-QESC-9 = A thief who has 3 open quests gives one of them up or leaves the person alone.

## Sacrifice

DGR-QSAC = Sacrifice
DGR-QSAC-1 = On its location, pay all that the sacrifice asks for, and it is completed.
DGR-QSAC-2 = You pay everything or nothing at all. Life can never be paid down to 0.
DGR-QSAC-3 = Most sacrifices bring a level, and peril with it.

## Bounty

DGR-QBTY = Bounty
DGR-QBTY-1 = When you attempt a bounty, its monster may attack you once at no cost. Your left neighbour says whether and with which standard attack, and throws for it.
DGR-QBTY-2 = One standard attack per turn is all that such a monster has.
DGR-QBTY-3 = Afterwards you may duel it for 1 MP, if you have not used your standard attack in this turn.
DGR-QBTY-4 = Its wounds stay on the quest card from one turn to the next.
DGR-QBTY-5 = When the monster is down to 0 life the quest is completed, no matter whether you hit back or won a duel.
DGR-QBTY-6 = Once you have attempted it the monster is there, but for you only, and until the turn ends. Nobody else can fight it.

## Danger

DGR-QDNG = Danger
DGR-QDNG-1 = On its location you overcome a danger by passing a test.
DGR-QDNG-2 = The first attempt in a turn is free, the others cost 1 MP each. They are not duels, so try as often as your MP allow.
DGR-QDNG-3 = If you fail, all heroes on the location suffer for it. They have no roll of their own.
DGR-QDNG-4 = Others may suffer from it, but it can only be completed in one's own turn.

## Special actions

DGR-SPEC = Special actions
DGR-SPEC-1 = You may do all of this in your own turn and in the turns of others, if you can pay for it.
DGR-SPEC-2 = Play a card for any time: there are such boons, treasures and banes.
DGR-SPEC-3 = Play a reaction, a kind of boon, when somebody plays an encounter or a bane against you.
DGR-SPEC-4 = Use the ability of a readied card by paying what it costs.
DGR-SPEC-5 = Get your tipped hero back on his feet for 1 MP.
DGR-SPEC-6 = Challenge a monster or a hero to a duel for 1 MP.
DGR-SPEC-7 = A card that changes a roll has to come before that roll.
DGR-SPEC-8 = The MP you saved is for special actions and for what your readied cards cost. You cannot walk, explore or attempt a quest with it.
DGR-SPEC-9 = A bane for any time is paid by the opponent whom it strikes, and never with your own peril.

## Duels

DGR-DUEL = Duels
DGR-DUEL-1 = For 1 MP a hero may start a duel. It is his one standard attack of the turn.
DGR-DUEL-2 = Both must be on the same location.
DGR-DUEL-3 = The hero picks one of his standard attacks.
DGR-DUEL-4 = From there on a duel is an attack like any other.
DGR-DUEL-5 = Any monster that lies on your location as an encounter is fair game, above all the one that has just attacked you.
DGR-DUEL-6 = You can even do so in the response step, before its attack. If you defeat it, there is no attack.
DGR-DUEL-7 = Heroes can duel heroes. Every wound earns the one who inflicted it 1 glory.
DGR-DUEL-8 = In place of wounding him you may try to take a person who travels with him.
DGR-DUEL-9 = Duels, too, reward no more wounds than the loser had life.

## Locations

DGR-LOC = Locations
DGR-LOC-1 = The locations are the map. They give glory and peril, and some of them do more.
DGR-LOC-2 = Cards with a black border belong to the dungeon below, those with a white one to the wilderness above. Each area is built by itself, and only portals lead from one to the other.
DGR-LOC-3 = Locations that lie side by side are adjacent, wall or no wall.
DGR-LOC-4 = A possible exit leads to an exit of the location next door, and neither of the two cards has a wall there.
DGR-LOC-5 = There are passages (in the wilderness: roads), rooms, and the entrance.
DGR-LOC-6 = All heroes set out from the entrance.

## Placing

DGR-PLACE = Placing
DGR-PLACE-1 = Locations lie edge to edge in a grid, all of them the same way as the entrance.
DGR-PLACE-2 = You may turn a location by 180 degrees, but not by 90.
DGR-PLACE-3 = The four neighbours of an entrance are always passages or roads.
DGR-PLACE-4 = You must be able to walk from every location to the entrance, through possible exits all the way.
DGR-PLACE-5 = You may not lay a location where every side that it shares is blocked by a wall on one of the cards.
DGR-PLACE-6 = One possible exit will do; walls may meet its other sides.
DGR-PLACE-7 = A locked or trapped exit is a connection as well.
DGR-PLACE-8 = Do not close the map: there must remain a place for another location. Only the last card of the stack may do it.
DGR-PLACE-9 = Whoever draws a location decides where it lies and which way round.

## Exits

DGR-EXIT = Exits
DGR-EXIT-1 = A location has 4 exits, one on each side.
DGR-EXIT-2 = To leave, look at the card your hero stands on. The card he goes to does not matter.
DGR-EXIT-3 = That is why an exit may be locked one way and open the other.
DGR-EXIT-4 = A wall blocks the way in both directions, on whichever of the two cards it is.
DGR-EXIT-5 = An exit that somebody has opened stays open for that turn. The next player's reset phase closes it.
DGR-EXIT-6 = You just walk through an open exit.
DGR-EXIT-7 = A trapped exit (treacherous, in the wilderness) wants a test; failing it means 1 wound.
DGR-EXIT-8 = Pass or fail, it is open from then on for the rest of the turn.
DGR-EXIT-9 = A locked exit (hidden, in the wilderness) wants a test as well; failing it costs 1 MP and no wound. It is open afterwards in any case.
DGR-EXIT-10 = Once it is open you are free to use it for 1 MP, and just as free not to.
DGR-EXIT-11 = You need at least 1 MP to try an exit.
DGR-EXIT-12 = If a locked exit takes your last MP, you stop on its threshold. You are still on your old location.
DGR-EXIT-13 = As long as you stand there the exit is open, both ways and for everybody, and no reset phase changes it.
DGR-EXIT-14 = When your next turn comes, 1 MP takes you through, and there is no test.
DGR-EXIT-15 = You let go of the exit when you leave the threshold in any way, and at the latest when your next turn ends.
DGR-EXIT-16 = A trapped exit is not a trap. Pits, spear traps and trap cards are another matter.
DGR-EXIT-17 = If no location lies beyond an exit, it leads nowhere.

## Challenges and features

DGR-CHAL = Challenges and features
DGR-CHAL-1 = You meet a challenge when you enter its location in your own turn.
DGR-CHAL-2 = Who is moved there in somebody else's turn does not meet it.
DGR-CHAL-3 = A pit is a test. If you fail, your hero is tipped.
DGR-CHAL-4 = You climb out of a pit by standing up, for 1 MP.
DGR-CHAL-5 = Spears are tested every time you enter in your own turn. If you fail, you are tipped and take 1 wound.
DGR-CHAL-6 = If you pass, you go on as if nothing had been there.
DGR-CHAL-7 = A hazard makes all traps of its location worse: pits, spears, and trap cards played there. Exits are not concerned.
DGR-CHAL-8 = All other challenges are tests, too, and the card tells what comes of them.
DGR-CHAL-9 = In the wilderness each location has a terrain: arctic, desert, forest, mountains, plains, swamp, city or water. Cards refer to it.
DGR-CHAL-10 = Take what a location does as it is printed: when you enter, while you are there, or if you pay.
DGR-CHAL-11 = A monster that lives on a location may attack you once when you enter; your left neighbour decides and throws. While you stay there in this turn you may duel it. Each time somebody enters it is as fresh as ever.

## Sewers

DGR-SEWER = Sewers
DGR-SEWER-1 = In your own turn you may take the sewer: for 1 MP you come out at another location on the map that has the same letter.
DGR-SEWER-2 = From A you get to A and from B to B; different letters do not connect.
DGR-SEWER-3 = You enter there of your own will, with points and challenges as usual, and no exit is tested.

## Portals

DGR-PORTAL = Portals
DGR-PORTAL-1 = When both sets are in the game, a portal joins its wilderness location to the entrance of the dungeon.
DGR-PORTAL-2 = Going through costs 1 MP, there or back.
DGR-PORTAL-3 = Without the other area a portal leads nowhere.

## Hero cards

DGR-HERO = Hero cards
DGR-HERO-1 = Your hero's card tells his values, his level and his limits.
DGR-HERO-2 = His special ability is like a boon for any time, but takes none of the places for boons.
DGR-HERO-3 = The limits say how many lasting boons and how many lasting treasures may lie in your inventory at a time.
DGR-HERO-4 = A new level counts at once: use the values of the next column. 4 is the highest, and your life stays as it is.
DGR-HERO-5 = Life never rises above 6.

## Defeat

DGR-DEFEAT = Defeat
DGR-DEFEAT-1 = With 0 life your hero is defeated. You put all your cards away and are out of the game.
DGR-DEFEAT-2 = Hand, boons, treasures, horde and the banes on him are discarded. Open quests go under the stack, completed ones leave the game, and the hero is free again for others.
DGR-DEFEAT-3 = If all the others agree, you come back instead: in the next round, with another hero, from the start.
DGR-DEFEAT-4 = You get what everybody had at the start: a free hero (the same one only if there is no other), level 1, 6 life, 1 glory, 1 peril, 5 cards and 2 new quests. You stand on the entrance and have completed nothing.

## Adventure cards

DGR-CARD = Adventure cards
DGR-CARD-1 = At the top of a card is its price: glory for boons and treasures, peril for banes and encounters. You pay when you play it.
DGR-CARD-2 = A card has its time: dungeonlord phase, hero phase, as a reaction, or at any time. It cannot be played at another.
DGR-CARD-3 = A permanent card stays in the inventory to the end of the game.
DGR-CARD-4 = An instant card works in the turn you use it, and is discarded when it is done.
DGR-CARD-5 = A monster makes one standard attack per turn. Then it goes to the horde, to the hand, or is discarded.
DGR-CARD-6 = An attachment is laid on another card and changes what that card can do.
DGR-CARD-7 = When the card beneath it is discarded or goes back to a hand, an attachment is lost.
DGR-CARD-8 = Attachments take up no place for boons, treasures or monsters, and do not make a horde monster dearer or cheaper.
DGR-CARD-9 = The strip on the left edge shows the same again, at a glance.
DGR-CARD-10 = Categories are families of cards, to which other cards may refer.
DGR-CARD-11 = A hit effect tells what happens when this type of attack hits.
DGR-CARD-12 = If a card makes you discard cards of your own, that is a forced discard.

## Boons

DGR-BOON = Boons
DGR-BOON-1 = Boons are what your hero can do or has learned: skills and spells.
DGR-BOON-2 = Your limit says how many permanent boons you can have. Two of the same name are no problem.
DGR-BOON-3 = You cannot throw a boon away. Only a forced discard rids you of it, and what it did is over at once.
DGR-BOON-4 = With all places taken you cannot play another permanent boon.
DGR-BOON-5 = An instant boon does its work and is discarded. It needs no place.

## Treasures

DGR-TREAS = Treasures
DGR-TREAS-1 = Treasures are what your hero carries.
DGR-TREAS-2 = You have no more permanent treasures than your limit says.
DGR-TREAS-3 = The one card that you may discard in your end phase can be a treasure that lies in your inventory.
DGR-TREAS-4 = Your inventory never holds two treasures of one category.
DGR-TREAS-5 = A treasure that is used up as it is played, such as a spell, does not count.
DGR-TREAS-6 = However much you pack into a container, only the container itself needs a place: 1. Its contents are readied like everything else you have.
DGR-TREAS-7 = You may play a container even with all places taken, and at once put enough treasures in it to be within your limit.
DGR-TREAS-8 = If you lose a container with treasures in it, you choose which of them to keep, up to your limit. The others are discarded.

## Banes

DGR-BANE = Banes
DGR-BANE-1 = With banes a dungeonlord makes life hard for a hero.
DGR-BANE-2 = If a bane is permanent, it stays in front of the player it has struck.
DGR-BANE-3 = You may catch yourself with your own bane, as long as it is not paid with your peril.

## Encounter cards

DGR-ENCARD = Encounter cards
DGR-ENCARD-1 = There are two kinds of encounters: monsters and traps.
DGR-ENCARD-2 = You lay them where the hero stands whom you attack.

## Variants

DGR-VAR = Variants
DGR-VAR-1 = Agree on variants before the game begins, all of you.

## Heroes meet heroes

DGR-MEET = Heroes meet heroes
DGR-MEET-1 = With this variant two or more heroes on the same location may settle down together and rest for a round.
DGR-MEET-2 = Meanwhile they may trade treasures out of their inventories and open quests, as they please.
DGR-MEET-3 = The player whose turn it is makes the offer, before he spends any MP. Everybody he invites says yes or no. When they have traded, he spends no MP in this turn, and the others none in their own next turn.
DGR-MEET-4 = After the trade everybody must still be within his treasure limit, without two of a category, and have at most 3 quests.
DGR-MEET-5 = Boons, cards in hand, glory, peril, artifacts and completed quests do not change hands.

## Combined sets

DGR-COMB = Combined sets
DGR-COMB-1 = To combine sets, shuffle cards of the same kind together and set up as usual. Every card bears the sign of its set.
DGR-COMB-2 = With dungeon and wilderness there are two entrances, apart from each other, and each has 4 passages or roads round it.
DGR-COMB-3 = Everybody chooses the entrance on which his hero begins.
DGR-COMB-4 = First everybody is dealt 1 quest of each area. Then the others are shuffled together and one becomes the general quest.
DGR-COMB-5 = There is one stack of locations. A location that is drawn is laid in the area it belongs to.
DGR-COMB-6 = You may leave out any cards you like. But a location that one of your quests names has to stay in.
DGR-COMB-7 = Such a choice is refused by the program, and so is one without an entrance, with fewer than 4 passages or roads in an area, or with too few quests for everybody.
DGR-COMB-8 = Combining is not only for the standard game; solo and campaign allow it, too.

## The solo game

DGR-SOLO = The solo game
DGR-SOLO-1 = Complete as many quests as you have chosen, 1 to 3, and come back to the entrance you started from.
DGR-SOLO-2 = You win the moment you stand there with all quests completed. You lose if your hero is defeated.
DGR-SOLO-3 = Setup and play are those of the standard game, but for what is said here.
DGR-SOLO-4 = You choose your hero yourself.
DGR-SOLO-5 = Cards of the categories Shift and Warp are left out, and so are those that need several heroes.
DGR-SOLO-6 = The others make two decks with discards of their own: the glory deck has the boons and treasures, the peril deck the banes and encounters.
DGR-SOLO-7 = Draw 1 to 3 quests, according to how long you would like to play, and lay them open. The rest is not used, and no quest is general.
DGR-SOLO-8 = To begin with, draw 5 cards from the glory deck.
DGR-SOLO-9 = Your turn goes like this: 1 reset, 2 building, 3 hero, 4 dungeonlord, 5 end.
DGR-SOLO-10 = A location gives you its glory, but no peril.
DGR-SOLO-11 = Phase 4a: throw as many dice as your location shows peril. Each die that is not higher than this number turns up a card of the peril deck.
DGR-SOLO-12 = You throw even if you have not moved.
DGR-SOLO-13 = The cards that turn up have been played against you, and cost nothing.
DGR-SOLO-14 = Banes among them come first.
DGR-SOLO-15 = A bane for a monster or a trap waits, without doing anything, until a card turns up that it fits.
DGR-SOLO-16 = Phase 4b: now fight the monsters one by one and take the tests of the traps, as you would in any game.
DGR-SOLO-17 = A monster attacks in the standard way in which it is furthest ahead of you. If there are several, it prefers melee to magic and magic to speed.
DGR-SOLO-18 = After the fight all monsters are discarded.
DGR-SOLO-19 = For experts: of the monsters that survive, the one with the highest price joins the horde, which holds 3 at most.
DGR-SOLO-20 = Whenever a monster turns up, those of the horde attack in that turn, too, after it.
DGR-SOLO-21 = For each monster you defeat you may draw 1 card of the glory deck at once.
DGR-SOLO-22 = In the end phase you draw 1 card of the glory deck. You do not fill your hand up to 5.
DGR-SOLO-23 = You may ready a permanent treasure only right after a fight.
DGR-SOLO-24 = You may ready a permanent boon only while you stand on an entrance.
DGR-SOLO-25 = Instant cards and reactions know no such limits.
DGR-SOLO-26 = The MP left over from your hero phase serve for special actions in phase 4. In phase 5 they are lost, but for the one you may save.
DGR-SOLO-27 = You keep no count of peril. Where you would gain some, nothing happens.
DGR-SOLO-28 = You gain glory for the wounds you inflict, as always. Quest monsters are played by the program.
DGR-SOLO-29 = There is no final enemy to beat.
DGR-SOLO-30 = You may play with variants such as familiar ground.

## The campaign

DGR-CAMP = The campaign
DGR-CAMP-1 = One of you is the dungeonlord throughout the game, and the others lead the heroes. It is at its best with 3 players or more.
DGR-CAMP-2 = The heroes win together, once they have completed at least 3 general quests between them and every one of them his personal quest. Three quests of one hero win nothing here.
DGR-CAMP-3 = General means: taken from the display, even if somebody has it in front of him by now. What was dealt face down is not general.
DGR-CAMP-4 = Count the players who lead heroes: with so many defeats the dungeonlord has won.
DGR-CAMP-5 = They need not be heroes of different players; all that one player loses count.
DGR-CAMP-6 = Whatever brings a hero down to 0 life, the dungeonlord scores it.
DGR-CAMP-7 = The adventure cards make two decks: boons and treasures for the heroes, the glory deck; banes and encounters for the dungeonlord, the peril deck.
DGR-CAMP-8 = Every hero player chooses one of the heroes.
DGR-CAMP-9 = Everybody who leads a hero gets 1 personal quest, face down. Heroes may show each other what they have. The dungeonlord is not to know.
DGR-CAMP-10 = 2 general quests are on display, and the dungeonlord sees to it that it stays 2.
DGR-CAMP-11 = Chance picks 4 passages or roads, and one of them is laid at each exit of the entrance, which lies in the middle.
DGR-CAMP-12 = All heroes start on the entrance, with the glory and peril that it shows.
DGR-CAMP-13 = Your first secret hand: 1 card of the glory deck if you lead a hero, 7 of the peril deck if you are the dungeonlord.
DGR-CAMP-14 = First the dungeonlord has his reset phase and dungeonlord phase. Then each hero has his hero phase, clockwise from the dungeonlord's left.
DGR-CAMP-15 = All of it is one long turn. What lasts a turn lasts until the dungeonlord's next reset phase, and once per turn means once in all this time.
DGR-CAMP-16 = Quests work as in the standard game. The monsters of quests and locations are the dungeonlord's to play.

## Campaign: reset phase

DGR-CRESET = Campaign: reset phase
DGR-CRESET-1 = Exits are again as printed, what works once per turn is ready again, and what lasts a turn is over.
DGR-CRESET-2 = The wandering horde gets as many MP as its fastest monster has speed. They are put on that card.
DGR-CRESET-3 = How fast a monster is, you see at its speed symbol.
DGR-CRESET-4 = If that monster is defeated, its MP are gone, and the others have to stay where they are.

## Campaign: dungeonlord phase

DGR-CLORD = Campaign: dungeonlord phase
DGR-CLORD-1 = This phase has three steps, one after the other: a building, b adventure, c discard.
DGR-CLORD-2 = Building: the dungeonlord draws 3 locations, or as many as there are, and lays them one by one wherever it is allowed.
DGR-CLORD-3 = The first must lie next to a hero's location, or as close to one as the rules permit.
DGR-CLORD-4 = Adventure: he may spend any hero's peril on banes and encounters against this hero.
DGR-CLORD-5 = All encounters against one hero come together; banes may come at any time in this step.
DGR-CLORD-6 = Discard: out of hand and horde he may throw away one card. Afterwards he draws until he holds 7; he has no choice in that.

## The wandering horde

DGR-CHORDE = The wandering horde
DGR-CHORDE-1 = The horde begins to wander when one of the dungeonlord's monsters has come through a fight.
DGR-CHORDE-2 = It stands where one of his monsters attacked; if there are several such places, he chooses. The monster figure shows where.
DGR-CHORDE-3 = In this step survivors from anywhere may join, and are with the horde at once.
DGR-CHORDE-4 = The wounded have to join. The unhurt may go back to his hand instead.
DGR-CHORDE-5 = There is room for 3 monsters here as well.
DGR-CHORDE-6 = In the adventure step the horde walks as a hero does, for 1 MP a location.
DGR-CHORDE-7 = Traps, obstacles, and exits that are locked or trapped do not hold it up. Walls do.
DGR-CHORDE-8 = What a location offers to heroes, it offers to the horde as well.
DGR-CHORDE-9 = Once per turn, in the adventure step, it may surprise a hero on its location with an attack. This takes no peril and no MP.
DGR-CHORDE-10 = The dungeonlord says which of its monsters attacks. It must not have attacked before in this long turn.
DGR-CHORDE-11 = It may carry off a person in place of wounding, if that was said before the roll. When it hits, the hero loses the quest, and it is out of the game.
DGR-CHORDE-12 = The horde completes no quests.
DGR-CHORDE-13 = Nobody's peril is spent on monsters that wander with the horde.
DGR-CHORDE-14 = When the last of its monsters is gone, the horde is off the map. A new one can form.

## Campaign: defeated heroes

DGR-CDEF = Campaign: defeated heroes
DGR-CDEF-1 = When your hero is defeated, you discard everything but quests and treasures, and choose a new hero.
DGR-CDEF-2 = He starts afresh on the entrance: level 1, 6 life.
DGR-CDEF-3 = The treasures stay behind where he fell, marked with letters, and anybody may loot them there.

## Campaign: fights

DGR-CFIGHT = Campaign: fights
DGR-CFIGHT-1 = If there are several heroes where a monster attacks, their players say who takes it on. Each attacker faces one defender.
DGR-CFIGHT-2 = If more heroes want to fight than there are monsters, they throw for it, and the highest do.
DGR-CFIGHT-3 = Whenever a monster wounds a hero, the dungeonlord deals out 1 peril a wound, to heroes of his choice.
DGR-CFIGHT-4 = Whenever a hero wounds a monster, he earns 1 glory a wound.
DGR-CFIGHT-5 = A hero may ready permanent boons and treasures only right after a fight that he took part in.
DGR-CFIGHT-6 = Instant cards and reactions know no such limit.

## Campaign: hero phase

DGR-CHERO = Campaign: hero phase
DGR-CHERO-1 = The hero phases go clockwise from the dungeonlord's left. Each begins with as many MP as the hero has speed.
DGR-CHERO-2 = Upkeep is due when your own hero phase begins.
DGR-CHERO-3 = It has two steps: first a adventure, then b discard.
DGR-CHERO-4 = Adventure: do what you like in the order you like. Walk, loot, hand a treasure on, explore, attempt quests.
DGR-CHERO-5 = You walk and collect points as in the standard game. If you rested, you get the points of your location when the step ends.
DGR-CHERO-6 = Walk onto the horde, and after points and challenges one of its monsters surprises you with an attack. The dungeonlord chooses which.
DGR-CHERO-7 = You may save 1 MP for the time when it is not your phase.
DGR-CHERO-8 = Looting: for 1 MP you take one treasure that lies on your location. It is readied at once, and must be within your limit.
DGR-CHERO-9 = Passing on: for 1 MP you give a readied treasure to another hero on your location, if he has a place for it and wants it.
DGR-CHERO-10 = Exploring: once per turn, for 1 MP, you draw 1 location if there is one left. It must lie next to yours, or as close as it can.
DGR-CHERO-11 = Before you first attempt your personal quest you have to turn it up.
DGR-CHERO-12 = When you complete a quest, you go straight on to step b.
DGR-CHERO-13 = Discard: if you wish, get rid of one readied treasure. Leave it lying on your location, or put it on the discard pile.
DGR-CHERO-14 = Draw 1 card of the glory deck whatever you did. More cards cost 1 glory each, and you may buy as many as you like.

## Campaign: special actions

DGR-CSPEC = Campaign: special actions
DGR-CSPEC-1 = At any time you may play cards for any time, react to a fight, use readied cards, help, and duel.
DGR-CSPEC-2 = Helping: at your own cost you play an instant boon or treasure, or use a readied card, for another hero on your location.
DGR-CSPEC-3 = For 1 MP a hero can duel the horde, or the horde a hero, if they are on the same location; to wound, or to take a person.
DGR-CSPEC-4 = Heroes do not attack each other.
DGR-CSPEC-5 = If you duel the horde, you pick the monster you want to fight.

## Other terms

DGR-GLOSS = Other terms
DGR-GLOSS-1 = Letters come in twos: one lies on a card, the other on the location where that card is to be found. They can mark sewers and portals, too.
DGR-GLOSS-2 = The other markers show where heroes are, how much glory and peril they have, wounds, and the MP that was saved. In the colour of glory they may stand for something good on a card, in that of peril for something bad.
DGR-GLOSS-3 = A card that you play into your inventory is readied from then on.
DGR-GLOSS-4 = Without anything special, a hit means 1 wound for the loser.

## Rulings

DGR-RULING = Rulings
DGR-RULING-1 = How many can play? 2 to 6 in the standard game and in the campaign, 1 alone; 4 is usual. The cards would not do for more: there are 6 heroes and 14 quests.
DGR-RULING-2 = The overview and the count of points share a card in the box. On the screen everybody has both all the time.
DGR-RULING-3 = Can you have too much glory or peril? No. You cannot have less than 0 either.
DGR-RULING-4 = How many heroes must a dungeonlord defeat? As many as he had opponents when the game began. Somebody who came back counts again.
DGR-RULING-5 = Who has defeated a hero? Whoever was in command of the encounter, bane, monster or duelling hero that took the last life. If there was nobody, nobody has.
DGR-RULING-6 = What if all opponents are out, but not enough defeats were scored? Then the one who is left wins.
DGR-RULING-7 = When does the third quest count? At once. You do not even play your end phase, and nobody can take it from you.
DGR-RULING-8 = How often does a monster attack? Once per turn. As that happens in its player's dungeonlord phase, it is once per round.
DGR-RULING-9 = How often does a location pay? Once per turn to each hero: when he first enters, or else in the end phase. The location where the turn began pays nothing for coming back, but it does in the end phase.
DGR-RULING-10 = A reward is limited by the victim's life. Which? The life he had when he was hit, before the wounds are taken off.
DGR-RULING-11 = Who can be given peril as a reward? Any player, even the dungeonlord himself, one point at a time; or nobody.
DGR-RULING-12 = Can a type of attack have no symbol at all? Yes. It defends and never hits. The speed of most heroes is like that.
DGR-RULING-13 = Does a special hit effect come on top of the wound? No, in its place. A card that wants both says so, like the Choir of the Drowned.
DGR-RULING-14 = You hit back and your type has a special hit effect. Does it work? Yes, as it does in an attack.
DGR-RULING-15 = Who may do something first, and when? First the player whose turn it is, then clockwise, until all pass in a row. DGR-GOLD-8 and DGR-GOLD-9 tell when.
DGR-RULING-16 = May a bane come between two cards of a batch? Yes, it may.
DGR-RULING-17 = A monster is about to attack and you have saved an MP. Can you duel it first? Yes, in the response step.
DGR-RULING-18 = When do surviving monsters leave? When the dungeonlord phase ends. Until then they can be duelled.
DGR-RULING-19 = May an unhurt monster of the horde go back to the hand after its attack? Yes.
DGR-RULING-20 = What if the hero under attack has gone? There is no attack and no other victim, and the peril is lost. The monster has not attacked, and is sorted like any survivor.
DGR-RULING-21 = Your speed changes in the middle of the turn. What about MP? They do not change before your next reset phase.
DGR-RULING-22 = Who pays upkeep, and how? The owner, with glory, in his own reset phase. A card he takes back loses what is attached to it.
DGR-RULING-23 = May you discard a treasure or a monster if your hand is empty? No, nothing.
DGR-RULING-24 = Who chooses the first 4 passages? Chance does. It also lays them out, in one of the ways that are allowed, unless you have agreed that the dealer does.
DGR-RULING-25 = What if the stack of locations is empty, or a location fits nowhere? With an empty stack, skip it. One that does not fit goes under the stack, and you draw the next.
DGR-RULING-26 = When is a map closed? When no free space lies next to an exit that is not a wall. This is forbidden as long as the stack still has cards afterwards.
DGR-RULING-27 = Must you go through after the test of an exit? No. It is open, whether you passed or not, and a step costs 1 MP as always.
DGR-RULING-28 = Can you try an exit without MP? No, for the test is part of a step.
DGR-RULING-29 = And if you stay on the threshold in your next turn? Then you hold the exit until you leave it or that turn ends.
DGR-RULING-30 = When does getting up need another test? If the card says that you have to climb. Otherwise 1 MP is all it takes.
DGR-RULING-31 = What can a tipped hero do? DGR-TIP-4 tells.
DGR-RULING-32 = May you walk with your saved MP in another player's turn? No. It is for special actions and for the costs of cards.
DGR-RULING-33 = Do your own cards, sewers and portals count as walking? In your own turn, yes, with points and challenges. Being moved by others never does.
DGR-RULING-34 = When can you accept the general quest? At any moment of your hero phase while you stand there, even if it was turned up after you came.
DGR-RULING-35 = Is the general quest replaced when it is accepted or when it is completed? When it is accepted, and only then.
DGR-RULING-36 = Do only escorts count towards the 3 quests you may have? No, all open quests do.
DGR-RULING-37 = What is a quest made of? One condition, and one feature at most.
DGR-RULING-38 = When does a quest's effect work, and on whom? Not on display. On all heroes, if it was accepted from there. As it says itself, if it was dealt to you.
DGR-RULING-39 = Is one attempt free for each quest? No, one in a turn, whichever quest it is. Meeting and delivering do not count.
DGR-RULING-40 = Does searching use up the free attempt? Searching is the attempt. When you find it, the condition follows and costs nothing more, except that an opportunity still takes 1 MP a roll.
DGR-RULING-41 = Must a quest monster attack? No, your left neighbour may let it be. You have met it all the same and can duel it.
DGR-RULING-42 = Can others fight your quest monster? No, only you can.
DGR-RULING-43 = Does a quest monster keep its wounds? Yes, while the quest stays where it is, and no matter how often you have to search.
DGR-RULING-44 = Do the others throw when somebody fails at a danger? No. It simply strikes all heroes there.
DGR-RULING-45 = Your left neighbour is defeated. Who plays your monsters? The next one to the left. Between two players it is always the opponent.
DGR-RULING-46 = A theft fails. What then? The defender hits back as in any duel, and is rewarded as usual.
DGR-RULING-47 = Can you pay with your last life? No. Whatever costs life must not leave you with 0.
DGR-RULING-48 = How high can you get? To level 4. Life is 6 on every level.
DGR-RULING-49 = Are spears and spikes two different traps? No. Both tip the hero and inflict 1 wound.
DGR-RULING-50 = Which traps does a hazard make worse? Pits, spears and trap cards. Not exits.
DGR-RULING-51 = How do the monsters of locations fight? DGR-CHAL-11 tells.
DGR-RULING-52 = A player is defeated. Where does everything go? DGR-DEFEAT-2 tells. What others have in play stays, and a threshold he held is free.
DGR-RULING-53 = Who decides whether you come back? All who are still in the game, and all must agree. You come back on your seat in the next round, and your completed quests are lost.
DGR-RULING-54 = Can you play a container without a free place? Yes, if you are within your limit once it is filled. In your hero phase you may pack and unpack as you like.
DGR-RULING-55 = Do categories count inside a container? Yes. They do not for attachments and for treasures that are used up at once.
DGR-RULING-56 = Can values fall below 0? No. The total of a roll can.
DGR-RULING-57 = Can a bane for any time be played in another player's turn? Yes, and the peril of the one it strikes pays.
DGR-RULING-58 = What does the example of a test give for success? Glory, as the words below it explain.
DGR-RULING-59 = How do heroes rest together? DGR-MEET-3 tells.
DGR-RULING-60 = Do combined sets have one stack of locations or two? One, shuffled together.
DGR-RULING-61 = What is familiar ground? A map that is complete before the first turn: beginning with the start player you lay all locations in turns. Nothing is left to build or to explore.
DGR-RULING-62 = When do you throw for encounters in the solo game? In phase 4 of each turn, one time, and it is the peril of your location at that moment that counts.
DGR-RULING-63 = With how many cards do you start the solo game? With 5 of the glory deck, as usual. You may hold any number.
DGR-RULING-64 = Which of the quests must you complete, alone? All you have drawn. You win as soon as you stand on your entrance with them.
DGR-RULING-65 = Who decides for the monsters in the solo game? The program does, as DGR-SOLO-17 tells; and a quest monster never declines to attack.
DGR-RULING-66 = Which monsters can join the solo horde? Those alive when the fight is over. Of equals the one that turned up first.
DGR-RULING-67 = Do you have MP in the dungeonlord phase of the solo game? Yes, those you have not spent.
DGR-RULING-68 = What if you gain peril in the solo game? Nothing comes of it.
DGR-RULING-69 = Is there a final enemy? Not in these sets.
DGR-RULING-70 = Does the dungeonlord score heroes who fall to locations? Yes, all of them.
DGR-RULING-71 = What points does a campaign begin with? Those of the entrance, which are 1 and 1.
DGR-RULING-72 = Is a general quest that was accepted still general? Yes. The heroes could complete none otherwise.
DGR-RULING-73 = When is upkeep due in the campaign? When the owner's hero phase begins.
DGR-RULING-74 = Who plays quest monsters in the campaign? That is for the dungeonlord to do. It earns neither side glory or peril.
DGR-RULING-75 = What does "as close as possible" mean? The fewest spaces, counted sideways plus up and down, to a hero's location. Of equal places any will do.
DGR-RULING-76 = When does a resting hero get his points in the campaign? When step a ends.
DGR-RULING-77 = What does a new campaign hero have? The glory and peril of the entrance and 1 new card of the glory deck. He keeps his quests, except one whose person was with him. It must be another hero if one is free; the defeated go back to the others.
DGR-RULING-78 = What does an attack of the wandering horde cost? No peril, and for peril its monsters cannot be played anywhere else. If a second one is to attack, it has to duel, and pays 1 MP of the horde.
DGR-RULING-79 = Does the whole horde attack? No, one monster at a time. And whoever duels the horde picks his monster.
DGR-RULING-80 = What can the horde use? What locations offer without a price in glory, and sewers and portals for 1 MP. Guardians let it pass.
DGR-RULING-81 = What if the horde carries off somebody of a personal quest? Its player draws a new one, face down. A general quest is just gone. If the stack is empty, one of the general quests is drawn; if there is none left at all, none is needed.
DGR-RULING-82 = When is the display of general quests filled? Whenever it is short and the stack is not: after a quest was accepted, given up, stolen or lost, and after a defeat. This holds in every mode.
DGR-RULING-83 = Can you respond to the wandering horde? Yes. Each of its attacks, in its own step, as a duel or when you meet it, has the same response step as a card from the hand.
DGR-RULING-84 = When is it settled who defends in the campaign? At the start of the response step. Whoever steps in answers with reactions of his own.
DGR-RULING-85 = When do the heroes of a campaign roll initiative for a fight? Only if more of them want to fight than there are monsters left to fight.
DGR-RULING-86 = May you discard the horde of the solo game? No, it is not yours.
DGR-RULING-87 = How long does "until your next turn" last? Until that turn would have begun, even if its player is out of the game by then.
DGR-RULING-88 = What do you give up by passing for the turn? Never an answer to what is aimed at you: duels, potions, standing up and reactions are offered to you again.
DGR-RULING-89 = What can help another hero in the campaign? Every card that works at once or is ready, used on the same location, if what it does can be meant for him. Its option names him.
DGR-RULING-90 = When may the horde duel? Whenever it has MP and a hero is on its location, just as heroes may.
DGR-RULING-91 = What of hidden quests when heroes rest together in the campaign? They stay face down, and the dungeonlord hears no name. A personal quest is exchanged for a personal quest only.
DGR-RULING-92 = Is a free place in a container a place? Yes: for gifts, for exchanges, for loot, and for a treasure you play.
DGR-RULING-93 = What follows a completed quest in the solo game? The end phase, at once. No encounters are rolled for in that turn.
DGR-RULING-94 = When does a solo monster choose its attack? When everything that attaches to it is attached. And a hero who is moved home has come home.
DGR-RULING-95 = Can a tipped hero leave by a reaction? No.
DGR-RULING-96 = Is there time between a challenge and its dice? Yes, there is a response step after the challenge to a duel, and before a quest monster or the monster of a location strikes.
DGR-RULING-97 = What becomes of a card attached to a treasure? It stays with the treasure when that is dropped, given or looted, and is discarded with it.
DGR-RULING-98 = Which quests does a player get who comes back when both sets are played? One of each set.
DGR-RULING-99 = Is every level worth having? Yes, each level gives every hero something that the one before did not.
DGR-RULING-100 = What if the stack is empty when a personal quest is carried off? A general quest takes its place, drawn by chance. If there is none left at all, none is asked of that hero.
DGR-RULING-101 = Who is asked? Nobody without a choice. Who has passed is asked again in that turn only if he could do something new or somebody was hurt where he stands; an MP that could never be used need not be saved. And of a response step the others see only that the table waits for whoever may respond.

## The cards

DGR-DATA = The cards
DGR-DATA-1 = There are two sets of our own. "Crypt of the Hollow Crown" has 62 adventures, 20 locations, 14 quests and 6 heroes; "Marches of the Salt Road", in the wilderness, has 20, 12, 7 and 2.
DGR-DATA-2 = What the rulebook shows in its examples is there: a test of magic 4+ for 1 glory or 1 wound, two shields, a spell among the instant treasures, Shift and Warp, upkeep, a container, 8 terrains, and sewers A and B.
DGR-DATA-3 = The 62 adventures are 15 boons, 16 treasures, 11 banes and 20 encounters (14 monsters and 6 traps). That makes 31 cards each for the glory deck and the peril deck. 8 cards of the 54 different ones are there twice.
DGR-DATA-4 = Boons cost 1 to 5, treasures 1 to 4, banes 1 to 3, encounters 1 to 7. A good walk earns about enough for one card.
DGR-DATA-5 = Monsters have melee 0 to 5, magic 0 to 4, speed 1 to 5, and life 1 to 3. Their price is about their best standard attack, melee or magic, plus life minus 1; it is never more than 1 off.
DGR-DATA-6 = The 20 locations are 1 entrance, 8 passages and 11 rooms, with 0 to 3 glory and 0 to 3 peril each. However you lay them, there is always a place for the next.
DGR-DATA-7 = The 14 quests are 3 escorts, 4 bounties, 3 dangers, 2 opportunities and 2 sacrifices. Every room is needed for one of them. 12 of the 14 bring a level.
DGR-DATA-8 = All cards are put together from the same few building blocks. A card with an unknown one is refused when the game is loaded.
DGR-DATA-9 = If the text of a card and its building blocks should differ, the building blocks count.
DGR-DATA-10 = In the solo game the Bell of Ill Tidings, Shifting Foundations, the Crooked Mirror, Look Behind You! and the Turning Milestone are left out. 30 cards for glory and 29 for peril remain of the dungeon set.
DGR-DATA-11 = What decides how an exit is, the strongest first: a wall, a hero on its threshold, having been opened in this turn, a card, and last what is printed. The reset phase does not end what a card does for longer.
DGR-DATA-12 = You cannot pay life down to 0. Life you pay is a wound, but nobody has inflicted it.
DGR-DATA-13 = An ability without a condition can be used whenever special actions can, in anybody's turn. One for "before you roll" is for your own rolls.
DGR-DATA-14 = A location can be moved or turned if no hero, horde or treasure is on it, if it is not an entrance, and if nobody stands on its threshold. Afterwards all must be connected, only passages or roads may touch the entrance, and the map must stay open. If nothing fits, the card cannot be played.
DGR-DATA-15 = A bane strikes the hero whose peril pays. If it has no target, any one opponent may pay.
DGR-DATA-16 = Wounds are prevented after the roll, at the moment you would suffer them. The roll stands as it was. Nobody is rewarded for wounds that were prevented.
DGR-DATA-17 = The Rallying Howl goes onto a monster of your horde, or of a batch that has not been dealt with yet. The Envenomed Needle goes onto such a trap.
DGR-DATA-18 = The rolls that cards speak of: attack in fights your hero starts, defence in fights that others start; tests against traps, at exits, in pits, with spears, for quests. "Tests" are all of these tests, and "any roll" is every roll.
DGR-DATA-19 = The wilderness set is made to be combined. By itself it will do for 2 or 3 players, who may then lead the heroes of both sets.
