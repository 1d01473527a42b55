### The rules of Dungeoneer, told for players.
### One message for each clause; the message with the bare id is the title of its section.

## Golden rules

DGR-GOLD = Golden rules
DGR-GOLD-1 = A card text that contradicts a rule of this ledger wins over the rule.
DGR-GOLD-2 = If two card texts contradict each other, the text of the card played last wins.
DGR-GOLD-3 = Every modifier of a roll must be declared and paid before the dice are thrown; after the throw nothing changes it.
DGR-GOLD-4 = A card takes effect at the very moment it is played.
DGR-GOLD-5 = If several things would be carried out at the same time, this order of rank decides: boons, special abilities, treasures, banes, exits, movement points spent, entering, glory and peril, effects of the location, encounters, attack rolls, defence rolls, quests, then the players in turn.
DGR-GOLD-6 = Within one rank the things of the active player go first, then those of the next player and so on clockwise.
DGR-GOLD-7 = Because boons rank before banes and encounters, a reaction is carried out before the card it answers takes effect.
DGR-GOLD-8 = Before every roll there is a modifier window: the active player, then clockwise all others may play or activate something or pass; the window closes when all have passed in succession.
DGR-GOLD-9 = Anytime cards and activations can further be used, in the same order of players, at the start of each phase, after each action of the active player and after each resolved card; never between a throw and its result.

## Winning

DGR-WIN = Winning
DGR-WIN-1 = A player wins at once when his hero has completed 3 quests.
DGR-WIN-2 = A player wins at once as dungeonlord when he has defeated as many heroes as he has opponents.
DGR-WIN-3 = A defeat counts for the player who controlled what took the last life: the encounter or bane he played, the quest or location monster he played for, or his hero in a duel; defeats by exits, challenges, failed quest tests or own costs, and of one's own hero, count for nobody.
DGR-WIN-4 = Several heroes of the same opponent (after re-entry) each count.
DGR-WIN-5 = If all other players are out of the game, the last player wins.
DGR-WIN-6 = A game takes about 20 minutes per player; there is no turn limit.

## Setup

DGR-SETUP = Setup
DGR-SETUP-1 = A dealer, chosen in any way, carries out the steps of this section in this order.
DGR-SETUP-2 = Each player receives one hero card face up; default at random, option: each chooses, in seat order from the dealer's left.
DGR-SETUP-3 = The hero card lies in the inventory; the hero has 6 life and level 1.
DGR-SETUP-4 = Symbol and turn summary cards are handed out as aids; they have no effect in the game.
DGR-SETUP-5 = The other cards are sorted by their backs into adventure, location and quest cards, shuffled and laid out as face-down stacks.
DGR-SETUP-6 = If a stack runs out during the game, its discard pile is shuffled and becomes the new stack, also in the middle of a draw; if both are empty nothing more is drawn.
DGR-SETUP-7 = Each player is dealt 2 random quests, face up in front of him: his personal quests.
DGR-SETUP-8 = Then 1 quest is laid face up beside the quest stack: the general quest, open to every player.
DGR-SETUP-9 = Whenever a player accepts the general quest, the top quest of the stack is turned up at once, so that 1 general quest is always on display; with an empty stack the display stays empty until a quest returns.
DGR-SETUP-10 = Each player rolls a d6 for initiative; those tied for the highest roll again; the highest becomes start player.
DGR-SETUP-11 = The entrance (tower symbol) is taken from the location cards and laid face up in the middle.
DGR-SETUP-12 = 4 passages (or roads) are taken from the location cards and laid legally against the 4 sides of the entrance.
DGR-SETUP-13 = The remaining locations are shuffled and form the face-down location stack.
DGR-SETUP-14 = Each player puts his figure on the entrance.
DGR-SETUP-15 = Each player starts with 1 glory and 1 peril on his tracker; nothing is added for standing on the entrance.
DGR-SETUP-16 = Each player draws 5 adventure cards as his hidden hand.

## The turn

DGR-TURN = The turn
DGR-TURN-1 = A round is one turn of every player, beginning with the start player, clockwise.
DGR-TURN-2 = A turn consists of the phases 1 reset, 2 dungeonlord, 3 building, 4 hero, 5 end, always in this order.
DGR-TURN-3 = Players who are out of the game are skipped.
DGR-TURN-4 = Glory and peril are never below 0 and have no upper limit.
DGR-TURN-5 = The inventory consists of hero card, tracker, quests, boons, permanent banes, treasures and horde.
DGR-TURN-6 = "You" on a card is always the player who uses the card.
DGR-TURN-7 = The target of a card effect is chosen by the player who plays the card.
DGR-TURN-8 = An effect usable once per turn can, after its use, not be used again until the turn of the next player begins; so it is available once in the turn of every player.

## Phase 1: reset

DGR-RESET = Phase 1: reset
DGR-RESET-1 = All exits return to their printed state, except an exit held by a hero on its threshold.
DGR-RESET-2 = Cards usable once per turn may be used again, those of all players.
DGR-RESET-3 = Effects that last one turn end.
DGR-RESET-4 = For each of his readied cards with upkeep the active player now pays the upkeep in glory or takes the card back into his hand; he decides card by card, in an order of his choice.
DGR-RESET-5 = A movement point saved in his last turn is removed first.
DGR-RESET-6 = Then the active player's MP are set to the current speed of his hero.
DGR-RESET-7 = Only the location on which the hero stands counts as already visited this turn.

## Phase 2: dungeonlord

DGR-LORD = Phase 2: dungeonlord
DGR-LORD-1 = The active player may play banes and encounters from his hand and monsters from his horde.
DGR-LORD-2 = He pays with peril of an opponent, which is deducted at once; the opponent must have the full cost.
DGR-LORD-3 = The card strikes the player whose peril was spent.
DGR-LORD-4 = A bane that is not aimed at a particular opponent may be paid with the peril of any one opponent.
DGR-LORD-5 = Peril of several players may never be combined for one card.
DGR-LORD-6 = A player may never spend his own peril.
DGR-LORD-7 = All encounters he wants to use against one opponent in this turn must be played at the same time as one batch; no further encounter against that opponent this turn.
DGR-LORD-8 = Different opponents may each receive one batch, one after the other, in the order the active player likes.
DGR-LORD-9 = Banes may be played at any moment of the phase: before, between or after encounters.
DGR-LORD-10 = He may also play nothing.
DGR-LORD-11 = He may include his own hero in the effect of a bane, as long as he does not pay with his own peril.

## Phase 3: building

DGR-BUILD = Phase 3: building
DGR-BUILD-1 = The active player draws 1 location and places it in a legal position and orientation of his choice; this is not optional.
DGR-BUILD-2 = If the location stack is empty the phase is skipped.
DGR-BUILD-3 = If a drawn location cannot be placed legally it goes under the stack and the next is drawn; if none of the stack fits, nothing is placed.

## Phase 4: hero

DGR-HPHASE = Phase 4: hero
DGR-HPHASE-1 = At any time in this phase the active player may spend glory to play boons and treasures from his hand into his inventory.
DGR-HPHASE-2 = Only cards lying open in the inventory (readied) can be used by the hero; hand cards are no more than a stock.
DGR-HPHASE-3 = In any order and as often as MP allow he may move, explore (once), attempt quests and take special actions.
DGR-HPHASE-4 = The phase ends when he declares it, or at once when he completes a quest.
DGR-HPHASE-5 = A change of speed during the turn does not change the MP of this turn; it counts from his next reset phase.

## Phase 5: end

DGR-END = Phase 5: end
DGR-END-1 = The active hero receives the glory and peril of the location he stands on, unless he has already received the points of that location this turn.
DGR-END-2 = This award triggers no effect and no challenge of the location; those are only met by moving there oneself.
DGR-END-3 = If the hero has MP left, at most 1 may be saved (marker on the hero card) to be spent outside his turn; all others lapse.
DGR-END-4 = If he has at least 1 card in hand he may discard exactly 1 card: from his hand, a treasure from his inventory, or a monster from his horde; nothing else.
DGR-END-5 = With no card in hand nothing is discarded.
DGR-END-6 = If he then holds fewer than 5 cards he draws up to 5.
DGR-END-7 = Holding more than 5 cards is allowed; he then draws none and need not discard.
DGR-END-8 = Order: points, saving, discarding, drawing; then the turn ends and the next player begins.

## Encounters

DGR-ENC = Encounters
DGR-ENC-1 = An encounter runs in the steps a attack, b response, c resolution.
DGR-ENC-2 = Step a: the active player lays out all cards of the batch in the order in which they will be resolved, pays each with peril of that opponent, and names for each monster the attack type it will use.
DGR-ENC-3 = The cards lie on the location where the attacked hero stands and count there until the end of the dungeonlord phase.
DGR-ENC-4 = Step b: before each card of the batch is resolved, affected players may play reactions and take other defensive measures; a player who cannot pay cannot react.
DGR-ENC-5 = Step c: a monster makes an attack, a trap is a test; the cards are resolved one after the other in the declared order.
DGR-ENC-6 = An encounter affects heroes on its own location only, never on adjacent ones, unless the card says so.
DGR-ENC-7 = A monster attacks one hero only: the one whose peril was spent for it.
DGR-ENC-8 = A trap affects every hero on the location at the moment it is resolved, including the hero of the player who played it.
DGR-ENC-9 = A hero who manages to leave the location before a card is resolved is not affected by that card.
DGR-ENC-10 = If the hero to be attacked has left or is defeated, the monster does not attack; it survives unwounded and the peril stays spent.
DGR-ENC-11 = A trap goes to the discard pile after its resolution.

## Attacks

DGR-ATK = Attacks
DGR-ATK-1 = Attack types are melee, magic and speed. Melee hits normally inflict wounds, magic hits often have a special effect, speed is rarely an attack.
DGR-ATK-2 = An attack may only be started with a type marked as standard attack (circle).
DGR-ATK-3 = A type marked as counter-attack (diamond) may never start an attack.
DGR-ATK-4 = A standard attack symbol also serves to hit back when attacked with that type.
DGR-ATK-5 = A counter-attack symbol lets its owner, when attacked with that type, inflict 1 wound by winning.
DGR-ATK-6 = A type with neither symbol still adds its value to the defence roll, but its owner inflicts nothing by winning.
DGR-ATK-7 = In the dungeonlord phase a monster just brought into play, from hand or horde, makes 1 surprise attack, a standard attack, against the hero whose peril was spent.
DGR-ATK-8 = A monster and a hero may each start only one standard attack per turn; hitting back is not limited.
DGR-ATK-9 = Attacker and defender roll one d6 each, at the same time, and each adds his own value of the attack type chosen by the attacker.
DGR-ATK-10 = The higher total is a hit; the loser suffers 1 wound unless a special hit effect is printed.
DGR-ATK-11 = Equal totals: both have defended, nobody suffers anything.
DGR-ATK-12 = The defender can hit the attacker in the same roll, if he has a standard or counter symbol for that type.
DGR-ATK-13 = A special hit effect (explosion) is inflicted instead of the 1 wound, not in addition.
DGR-ATK-14 = It belongs to one attack type and applies to every hit of its owner with that type, attacking or hitting back.
DGR-ATK-15 = If a hit takes more glory than the loser has, he loses what he has and the rest lapses.
DGR-ATK-16 = An attribute changed by effects is never below 0.

## The horde

DGR-HORDE = The horde
DGR-HORDE-1 = A monster that survived unwounded is at its controller's choice taken back into the hand or added to his horde.
DGR-HORDE-2 = A wounded monster always goes to the horde with its wound markers.
DGR-HORDE-3 = Wounds of monsters cannot be healed.
DGR-HORDE-4 = A monster with 0 life is defeated and goes to the discard pile.
DGR-HORDE-5 = Survivors are sorted into hand or horde at the end of the dungeonlord phase; until then they stay on the location. Defeated monsters leave at once.
DGR-HORDE-6 = A horde holds at most 3 monsters; if more would be in it the controller chooses which are discarded.
DGR-HORDE-7 = Its owner may discard unwanted horde monsters when adding new ones, and one in his end phase instead of another card.
DGR-HORDE-8 = Horde monsters are used like monsters from the hand: pay their full printed peril cost with an opponent's peril.
DGR-HORDE-9 = Horde monsters do not count as hand cards.
DGR-HORDE-10 = A monster that has attacked may attack again in its controller's next turn at the earliest.
DGR-HORDE-11 = A horde monster that attacked and is unwounded may afterwards also be taken into the hand.
DGR-HORDE-12 = A horde is not on the map (except in the campaign); its monsters can be duelled only while they lie on a location as an encounter.

## Rewards

DGR-REWARD = Rewards
DGR-REWARD-1 = For each wound a monster inflicts on a hero its dungeonlord may give 1 peril to any player of his choice, each point separately, or to none.
DGR-REWARD-2 = For each wound a hero inflicts on a monster his player gains 1 glory.
DGR-REWARD-3 = A reward never exceeds the life the wounded hero or monster still had when the hit landed; excess wounds give nothing.
DGR-REWARD-4 = Traps, banes, exits and challenges give no such peril.
DGR-REWARD-5 = For monsters from quests and locations the left neighbour of the hero's player is the dungeonlord: he chooses and rolls.
DGR-REWARD-6 = Fights with quest and location monsters give neither glory nor peril to anybody.
DGR-REWARD-7 = Defeating such a monster gives the reward printed on its quest (often a level) or location.
DGR-REWARD-8 = If the left neighbour is out of the game, the next player to the left takes the role.

## Tests

DGR-TEST = Tests
DGR-TEST-1 = A test is d6 + the named attribute of the hero; reaching or exceeding the value is a success.
DGR-TEST-2 = Success brings the success effect (possibly none), otherwise the failure effect happens.
DGR-TEST-3 = Tested can be melee, magic, speed, and also current life or level.
DGR-TEST-4 = Traps and challenges are tests unless stated otherwise.
DGR-TEST-5 = Facing a trap every hero on the location rolls his own test, in the order of DGR-GOLD-6.

## Moving

DGR-MOVE = Moving
DGR-MOVE-1 = Each step onto another location costs 1 MP.
DGR-MOVE-2 = A step goes through a possible exit of the own location; the state of the exit on the own card counts.
DGR-MOVE-3 = Order of a step: exit, MP, entering, glory and peril, challenge and other effects of the location.
DGR-MOVE-4 = Entering a location voluntarily and for the first time in the own turn gives its printed glory and peril.
DGR-MOVE-5 = Entering a location already visited this turn, including the start location of the turn, gives no points.
DGR-MOVE-6 = Ending the turn on a location whose points were received on entering gives no further points.
DGR-MOVE-7 = Every entering in the own turn triggers the challenge and all entering effects, also when there were no points.
DGR-MOVE-8 = A hero moved outside his turn gains no points and triggers nothing, unless the card says so.
DGR-MOVE-9 = A move in the own turn by a card the player himself uses counts as voluntary; a move by another player's card does not.
DGR-MOVE-10 = A hero may stop at any time and keep MP.
DGR-MOVE-11 = A hero may stay on his location for his whole turn (rest); he then receives the points of that location exactly once, in the end phase.
DGR-MOVE-12 = Once per turn the active player may spend 1 MP to draw and place one more location anywhere legal; with an empty stack this is impossible.

## Tipped heroes

DGR-TIP = Tipped heroes
DGR-TIP-1 = A tipped hero lies on his side and can spend MP on nothing but standing up.
DGR-TIP-2 = Standing up costs 1 MP, in or outside the own turn.
DGR-TIP-3 = If the card that tipped him demands it, he must also pass that challenge again; the MP is spent whether or not he passes.
DGR-TIP-4 = A tipped hero defends himself normally and may play cards that cost no MP; he may not move, explore, duel or attempt quests.

## Quests

DGR-QUEST = Quests
DGR-QUEST-1 = A quest can be attempted in the own hero phase at any time, standing on the named location.
DGR-QUEST-2 = Standing on the location of the general quest, a player may accept it in his own hero phase, as a free action; nobody must.
DGR-QUEST-3 = An accepted general quest is laid with the personal quests, its instructions are followed, and the next general quest is turned up at once.
DGR-QUEST-4 = A general quest must be accepted before it can be attempted.
DGR-QUEST-5 = It is replaced only once, at acceptance, not again at completion.
DGR-QUEST-6 = Nobody may have more than 3 uncompleted quests in front of him; to accept or take one more he must give one up or go without.
DGR-QUEST-7 = A quest given up uncompleted goes under the quest stack; markers on it are removed.
DGR-QUEST-8 = The first attempt at a quest in a turn is a free action unless the card says otherwise.
DGR-QUEST-9 = Every further attempt in the same turn costs 1 MP.
DGR-QUEST-10 = Only one quest can be completed per turn.
DGR-QUEST-11 = On completion the card is turned over, the reward is taken, and the player goes on at once with his end phase.
DGR-QUEST-12 = A completed quest is out of play and counts towards the 3; it does not count as one of the 3 open ones.
DGR-QUEST-13 = Rewards are: rise one level; regain life, never above the maximum; gain glory; gain peril (dark quests).
DGR-QUEST-14 = Only the hero who completes a quest gets its reward.
DGR-QUEST-15 = In the standard game all quests lie open.
DGR-QUEST-16 = Every quest has exactly one condition (opportunity, escort, sacrifice, bounty, danger) and at most one feature (effect, artifact, search).

## Effect

DGR-QEFF = Effect
DGR-QEFF-1 = The effect of a quest works while it is in play in front of a player, on the owner or on all heroes as the card says.
DGR-QEFF-2 = While a quest lies on display as the general quest its effect does not work yet; it starts when the quest is accepted.
DGR-QEFF-3 = The effect of a quest accepted from the general display affects all heroes.
DGR-QEFF-4 = The effect ends when the quest is completed or given up.

## Artifact

DGR-QART = Artifact
DGR-QART-1 = A completed artifact quest is turned by 180 degrees and gives its owner the printed ability permanently instead of another reward.
DGR-QART-2 = Artifacts normally give no level.
DGR-QART-3 = An artifact is not a treasure: no limit, not to be discarded or stolen as one; it counts as a completed quest.

## Search

DGR-QSRCH = Search
DGR-QSRCH-1 = A search quest needs a successful search test on its location before its condition can be attempted.
DGR-QSRCH-2 = The search test is the attempt: the first of a turn is free, each further one costs 1 MP; after a success the condition is tried at once as part of the same attempt.
DGR-QSRCH-3 = A success lasts until the end of the turn; if the quest is not completed in that turn, the search must be passed anew.

## Opportunity

DGR-QOPP = Opportunity
DGR-QOPP-1 = An opportunity quest demands a special roll; every attempt, also the first, costs 1 MP.
DGR-QOPP-2 = As many attempts per turn as MP are available.
DGR-QOPP-3 = Printed ways to raise the chance may be used as often as wanted before an attempt; all bonuses so collected apply to that one attempt only and are then gone.

## Escort

DGR-QESC = Escort
DGR-QESC-1 = Escort: on the first location the player meets the person, a free action; a marker on the quest shows that the person is with him.
DGR-QESC-2 = Bringing the person to the second location and delivering there, a free action, completes the quest.
DGR-QESC-3 = Meeting and delivering do not use up the free attempt.
DGR-QESC-4 = A general escort quest becomes personal when the person is met, and a new general quest is turned up at once.
DGR-QESC-5 = A player with 3 open quests must give up another one or do without.
DGR-QESC-6 = A hero on the same location may, in his own turn, duel the escorting hero to take the person away; he says so before the roll.
DGR-QESC-7 = If his attack hits, no wound is inflicted; he takes person and quest as a personal quest of his own (at most 3 open).
DGR-QESC-8 = If the defender wins the roll he hits back normally; on a tie nothing happens.
DGR-QESC-9 = A thief with 3 open quests must give one up or leave the person where it is.

## Sacrifice

DGR-QSAC = Sacrifice
DGR-QSAC-1 = Sacrifice: on the named location the player pays the complete printed price and the quest is completed.
DGR-QSAC-2 = If the price cannot be paid in full nothing is paid and nothing happens; life may not be paid down to 0.
DGR-QSAC-3 = Sacrifices usually give peril and a level.

## Bounty

DGR-QBTY = Bounty
DGR-QBTY-1 = Bounty: when the hero attempts it, the quest monster may attack him once as a free action; the left neighbour decides, chooses the standard attack type and rolls.
DGR-QBTY-2 = The quest monster has only one standard attack per turn.
DGR-QBTY-3 = After the monster's attack the hero may duel it for 1 MP if his standard attack of this turn is unused.
DGR-QBTY-4 = Wounds of the quest monster are marked on the quest and stay there from turn to turn.
DGR-QBTY-5 = The quest is completed when the quest monster has 0 life, whether by hitting back or in the duel.
DGR-QBTY-6 = After an attempt the quest monster is on the location for the owner until the end of the turn; only the owner of the quest can fight it.

## Danger

DGR-QDNG = Danger
DGR-QDNG-1 = Danger: on the named location a threat must be overcome by a test.
DGR-QDNG-2 = The first attempt of a turn is free, each further one costs 1 MP; they are no duels, so there may be as many as MP allow.
DGR-QDNG-3 = A failure affects all heroes on the location, without rolls of their own.
DGR-QDNG-4 = Only the hero whose turn it is can complete the quest.

## Special actions

DGR-SPEC = Special actions
DGR-SPEC-1 = The actions of this section are possible in and outside the own turn, if the points for them are there.
DGR-SPEC-2 = Play a card with the timing anytime (some boons, treasures and banes).
DGR-SPEC-3 = Play a boon with the timing reaction when another player plays an encounter or bane against you.
DGR-SPEC-4 = Activate the effect of a readied card by paying its cost.
DGR-SPEC-5 = Stand up a tipped hero for 1 MP.
DGR-SPEC-6 = Start a duel against a monster or hero for 1 MP.
DGR-SPEC-7 = An anytime card that changes a roll must be used before that roll.
DGR-SPEC-8 = The saved MP can be spent only on special actions and costs of readied cards, not on moving, exploring or quest attempts.
DGR-SPEC-9 = An anytime bane is paid with the peril of the opponent it strikes, never with one's own.

## Duels

DGR-DUEL = Duels
DGR-DUEL-1 = A hero may start only one standard attack per turn, for 1 MP.
DGR-DUEL-2 = He must be on the same location as his opponent.
DGR-DUEL-3 = He chooses one of his standard attack types.
DGR-DUEL-4 = A duel is carried out like any attack.
DGR-DUEL-5 = He may duel a monster that lies on his location as an encounter, in particular one that has just attacked him.
DGR-DUEL-6 = He may also do so in the response step, before it attacks; if it is defeated its attack does not happen.
DGR-DUEL-7 = He may duel another hero; each hero gains 1 glory for each wound he inflicts.
DGR-DUEL-8 = He may use the duel to take away a person instead of wounding (see DGR-QESC-6).
DGR-DUEL-9 = The cap DGR-REWARD-3 applies to duels too.

## Locations

DGR-LOC = Locations
DGR-LOC-1 = Location cards form the map, give glory and peril and sometimes have effects.
DGR-LOC-2 = Dungeon cards (black border) form the underground, wilderness cards (white border) the surface; the two are built separately and linked by portals only.
DGR-LOC-3 = Two locations side by side are adjacent, even with a wall between them.
DGR-LOC-4 = A possible exit is joined to the exit of an adjacent location and blocked by no wall on either card.
DGR-LOC-5 = Locations are passages or roads, rooms, and the entrance.
DGR-LOC-6 = The entrance is the location where the heroes begin.

## Placing

DGR-PLACE = Placing
DGR-PLACE-1 = Every location lies parallel to or in line with the entrance, edge to edge on the grid.
DGR-PLACE-2 = A location may be turned by 180 degrees, never by 90.
DGR-PLACE-3 = Only passages or roads may lie next to the entrance.
DGR-PLACE-4 = Every location must have an unbroken connection to the entrance through possible exits.
DGR-PLACE-5 = A location whose every shared side is blocked by a wall on either card is illegal.
DGR-PLACE-6 = One possible exit is enough; other sides may meet walls.
DGR-PLACE-7 = Locked and trapped exits count as connections.
DGR-PLACE-8 = No placement may close the map so that no further location can be placed; the last location of the stack is exempt.
DGR-PLACE-9 = Position and orientation are chosen by the player who draws the location.

## Exits

DGR-EXIT = Exits
DGR-EXIT-1 = Every location has 4 exits, one per side.
DGR-EXIT-2 = For leaving, the state on the card the hero stands on counts, not that of the card he enters.
DGR-EXIT-3 = So an exit can be locked in one direction and open in the other.
DGR-EXIT-4 = A wall on either card blocks both directions, always.
DGR-EXIT-5 = An exit opened in a turn stays open for the rest of that turn and is reset in the reset phase of the next player.
DGR-EXIT-6 = An open exit is simply passed.
DGR-EXIT-7 = A trapped (treacherous) exit demands a test; failure costs 1 wound.
DGR-EXIT-8 = After the test, passed or failed, the trapped exit is open for the rest of the turn.
DGR-EXIT-9 = A locked (hidden) exit demands a test; failure costs 1 MP instead of a wound; it too is open afterwards either way.
DGR-EXIT-10 = After the test the hero may go through for 1 MP or do something else.
DGR-EXIT-11 = An exit can be tried only with at least 1 MP left.
DGR-EXIT-12 = If the failed test at a locked exit took the last MP, the hero is put on the threshold; he is still on his old location.
DGR-EXIT-13 = While he stands there the exit is open for everybody in both directions, also across reset phases.
DGR-EXIT-14 = In his next turn he may step through for 1 MP without a test.
DGR-EXIT-15 = The exit is no longer held as soon as he leaves the threshold in any way, at the latest at the end of his next turn.
DGR-EXIT-16 = Trapped exits are not traps in the sense of pits, spear traps or trap encounters.
DGR-EXIT-17 = An exit without a neighbouring location leads nowhere.

## Challenges and features

DGR-CHAL = Challenges and features
DGR-CHAL-1 = A challenge is met on entering its location in the own turn.
DGR-CHAL-2 = It is not met by a hero moved there outside his turn.
DGR-CHAL-3 = Pit: test; failure tips the hero.
DGR-CHAL-4 = Out of the pit: spend 1 MP to stand up again.
DGR-CHAL-5 = Spear trap: every entering in the own turn demands the test; failure tips the hero and inflicts 1 wound.
DGR-CHAL-6 = After a success the hero acts on normally.
DGR-CHAL-7 = A hazard changes how dangerous all traps on its location are: pits, spear traps and trap encounters there, not exits.
DGR-CHAL-8 = Other challenges are tests with printed effects.
DGR-CHAL-9 = Every wilderness location shows a terrain: arctic, desert, forest, mountains, plains, swamp, city or water; it triggers effects of cards.
DGR-CHAL-10 = Effects printed on a location work as printed: on entering, while there, or on payment.
DGR-CHAL-11 = A monster brought by a location may attack the entering hero once; the left neighbour decides and rolls; the hero may duel it while he stays there this turn; it is fresh at every entering.

## Sewers

DGR-SEWER = Sewers
DGR-SEWER-1 = A hero on a location with a sewer may, in his own turn, spend 1 MP to go to another face-up location with the same sewer letter.
DGR-SEWER-2 = A leads to A, B to B and so on; other letters are no connection.
DGR-SEWER-3 = Arriving by sewer is entering voluntarily: points and challenges as usual; no exit is tested.

## Portals

DGR-PORTAL = Portals
DGR-PORTAL-1 = A portal links a wilderness location with the dungeon entrance when sets are combined.
DGR-PORTAL-2 = In either direction the step costs 1 MP.
DGR-PORTAL-3 = Without the other area in the game a portal does nothing.

## Hero cards

DGR-HERO = Hero cards
DGR-HERO-1 = The hero card shows values, level and limits of the hero.
DGR-HERO-2 = The special ability is treated like an anytime boon but does not count towards the boon limit.
DGR-HERO-3 = The limits are the greatest number of permanent boons and permanent treasures that may lie in the inventory at the same time.
DGR-HERO-4 = Rising a level switches to the values of the next column at once; the highest level is 4, life is not changed.
DGR-HERO-5 = Life never exceeds 6.

## Defeat

DGR-DEFEAT = Defeat
DGR-DEFEAT-1 = A hero with 0 life is defeated; his player puts away all cards and is out of the game.
DGR-DEFEAT-2 = Hand, boons, treasures, horde and banes on him go to the adventure discard pile; uncompleted quests under the quest stack; completed ones leave the game; the hero card goes back to the supply.
DGR-DEFEAT-3 = If all other players agree he may instead come back in the next round with another hero and the usual starting values.
DGR-DEFEAT-4 = Starting values: another free hero (the same only if no other is free), level 1, 6 life, 1 glory, 1 peril, 5 cards, 2 new personal quests, on the entrance, no completed quests.

## Adventure cards

DGR-CARD = Adventure cards
DGR-CARD-1 = The cost in glory (boons, treasures) or peril (banes, encounters) is printed on top and paid on playing.
DGR-CARD-2 = Timing is dungeonlord phase, hero phase, reaction or anytime; at other times the card cannot be played.
DGR-CARD-3 = Permanent cards stay in the inventory for the rest of the game.
DGR-CARD-4 = Instant cards work only in the turn they are used and are discarded after resolution.
DGR-CARD-5 = A monster attacks once per turn with a standard attack and then goes to horde, hand or discard pile.
DGR-CARD-6 = An attachment is assigned to another card and changes it.
DGR-CARD-7 = If that card is discarded or taken back into a hand, the attachment is discarded.
DGR-CARD-8 = Attachments count towards no limit of boons, treasures or horde and do not change the cost of a horde monster.
DGR-CARD-9 = The strip on the left edge of a card only repeats its data at a glance.
DGR-CARD-10 = Categories group cards; effects may refer to them.
DGR-CARD-11 = A hit effect says what a hit with that attack type does.
DGR-CARD-12 = A discard of own cards demanded by a card effect is a forced discard.

## Boons

DGR-BOON = Boons
DGR-BOON-1 = Boons are skills or learned spells of the hero.
DGR-BOON-2 = No more permanent boons than the hero's boon limit; several of the same name are allowed.
DGR-BOON-3 = Boons may not be discarded voluntarily; only a forced discard removes them, and they lose their effect at once.
DGR-BOON-4 = At the limit a further permanent boon cannot be played.
DGR-BOON-5 = Instant boons are carried out and discarded; they never count towards the limit.

## Treasures

DGR-TREAS = Treasures
DGR-TREAS-1 = Treasures are the equipment of the hero.
DGR-TREAS-2 = No more permanent treasures than the hero's treasure limit.
DGR-TREAS-3 = In the own end phase one treasure from the inventory may be discarded, as that phase's one discard.
DGR-TREAS-4 = Two treasures of the same category may not be in the inventory at the same time.
DGR-TREAS-5 = A treasure that is used directly when played and then discarded, e.g. a spell, does not count.
DGR-TREAS-6 = A container takes 1 place like any treasure; the treasures in it are readied and take none.
DGR-TREAS-7 = A container may be played even without a free place; enough treasures are then put into it at once to keep the limit.
DGR-TREAS-8 = If a container with content is discarded, its owner chooses which of its treasures he keeps, up to his limit; the others are discarded.

## Banes

DGR-BANE = Banes
DGR-BANE-1 = Banes are nuisances with which a dungeonlord hinders a hero.
DGR-BANE-2 = A permanent bane lies in the inventory of the player it strikes.
DGR-BANE-3 = It is allowed that a bane also affects the hero of the one who plays it, if his own peril does not pay.

## Encounter cards

DGR-ENCARD = Encounter cards
DGR-ENCARD-1 = Encounters are monsters and traps.
DGR-ENCARD-2 = They are played onto the location of the attacked hero.

## Variants

DGR-VAR = Variants
DGR-VAR-1 = Variants are agreed by all players before the game.

## Heroes meet heroes

DGR-MEET = Heroes meet heroes
DGR-MEET-1 = Option "heroes meet heroes": two or more heroes on one location may agree to rest there together for a round.
DGR-MEET-2 = In that time they may exchange among each other, as they like, treasures from their inventories and uncompleted quests.
DGR-MEET-3 = The active player proposes before spending MP; each invited player accepts or declines; after the exchange none of them spends MP in this turn (proposer) or in his own next turn (others).
DGR-MEET-4 = After the exchange treasure limits, categories and the 3-quest maximum must hold for all.
DGR-MEET-5 = Boons, hand cards, glory, peril, artifacts and completed quests are not exchanged.

## Combined sets

DGR-COMB = Combined sets
DGR-COMB-1 = Combined sets: shuffle all cards of a kind together and set up as usual; each card keeps its set symbol.
DGR-COMB-2 = Dungeon plus wilderness: both entrances are laid out apart from each other, each with its own 4 passages or roads.
DGR-COMB-3 = Each player chooses on which entrance his hero starts.
DGR-COMB-4 = Each player receives 1 wilderness and 1 dungeon quest as personal quests; only then the remaining quests are shuffled together and the general quest is turned up.
DGR-COMB-5 = All locations form one stack; a drawn location goes into its own area.
DGR-COMB-6 = Own selection: any cards may be left out, but every location named by a chosen quest must be in the selection.
DGR-COMB-7 = The program refuses a selection that breaks this, has no entrance, fewer than 4 passages or roads per area, or too few quests for the players.
DGR-COMB-8 = Combined sets may also be used in the solo game and in the campaign.

## The solo game

DGR-SOLO = The solo game
DGR-SOLO-1 = Goal: complete the chosen number of quests (1 to 3) and return to the entrance you started from.
DGR-SOLO-2 = The game is won the moment the hero stands there with all quests completed; it is lost when he is defeated.
DGR-SOLO-3 = Setup and play are as in the standard game except for the clauses of this section.
DGR-SOLO-4 = The player chooses his hero.
DGR-SOLO-5 = All adventure cards of the categories Shift and Warp and all that need several heroes are removed.
DGR-SOLO-6 = The rest is split into a glory deck (boons, treasures) and a peril deck (banes, encounters), each with its own discard pile.
DGR-SOLO-7 = Draw 1 to 3 quests, as long as you want to play, and lay them open; the others are put aside, there is no general quest.
DGR-SOLO-8 = The first hand is 5 cards of the glory deck.
DGR-SOLO-9 = Phases: 1 reset, 2 building, 3 hero, 4 dungeonlord, 5 end.
DGR-SOLO-10 = For locations the hero receives only the glory, never the peril.
DGR-SOLO-11 = Phase 4 a: roll as many dice as the peril printed on the hero's location; for each die that is at most that number, turn up one card of the peril deck.
DGR-SOLO-12 = This also happens if the hero has not moved.
DGR-SOLO-13 = The cards turned up count as played against the hero, without any cost.
DGR-SOLO-14 = Banes turned up are carried out first.
DGR-SOLO-15 = Banes that concern a monster or trap stay open and without effect until a fitting card is turned up.
DGR-SOLO-16 = Phase 4 b: the monsters attack one after the other, traps are tested, by the usual rules.
DGR-SOLO-17 = A monster uses the standard type with the greatest lead over the hero's value; on a tie melee before magic before speed.
DGR-SOLO-18 = All monsters are discarded at the end of the fight.
DGR-SOLO-19 = Option for experts: the surviving monster with the highest peril cost joins the horde (at most 3).
DGR-SOLO-20 = In every turn in which a monster is turned up, the horde monsters attack too, after it.
DGR-SOLO-21 = For each defeated monster the player may at once draw 1 card of the glory deck.
DGR-SOLO-22 = In the end phase he draws 1 card of the glory deck, instead of filling up to 5.
DGR-SOLO-23 = Permanent treasures may be played only directly after the resolution of a fight.
DGR-SOLO-24 = Permanent boons may be played only while the hero stands on an entrance.
DGR-SOLO-25 = Instant cards and reactions are not restricted in this way.
DGR-SOLO-26 = MP left after the hero phase can be used in phase 4 for special actions; they lapse, except for one saved, in phase 5.
DGR-SOLO-27 = Peril is not tracked; gains of peril have no effect.
DGR-SOLO-28 = The hero gains glory for wounds he inflicts as usual; quest monsters are rolled by the program.
DGR-SOLO-29 = No final enemy has to be defeated.
DGR-SOLO-30 = Variants of the standard game such as familiar ground may be used.

## The campaign

DGR-CAMP = The campaign
DGR-CAMP-1 = One player is the dungeonlord for the whole game, the others play heroes; best with 3 or more players.
DGR-CAMP-2 = The heroes win together as soon as they have completed at least 3 general quests as a group and every hero player has completed his personal quest; DGR-WIN-1 does not apply.
DGR-CAMP-3 = A quest taken from the display counts as a general one even after it was accepted; the dealt hidden quest does not.
DGR-CAMP-4 = The dungeonlord wins as soon as he has defeated as many heroes as there are hero players; he himself is not counted.
DGR-CAMP-5 = He need not defeat heroes of all players; several heroes of one player count.
DGR-CAMP-6 = Every hero who falls to 0 life counts for the dungeonlord, whatever the cause.
DGR-CAMP-7 = The adventure cards are split into the glory deck (boons, treasures) for the heroes and the peril deck (banes, encounters) for the dungeonlord.
DGR-CAMP-8 = Each hero player chooses a hero card from the supply.
DGR-CAMP-9 = Each hero player gets 1 personal quest face down; the dungeonlord may not see it, the hero players may show theirs to each other.
DGR-CAMP-10 = The dungeonlord turns up 2 general quests and sees to it that 2 are always on display.
DGR-CAMP-11 = The entrance lies in the middle, at each of its 4 exits one of 4 randomly chosen passages or roads.
DGR-CAMP-12 = The figures stand on the entrance; each hero starts with the glory and peril printed on it.
DGR-CAMP-13 = Each hero player gets 1 hidden card of the glory deck, the dungeonlord draws 7 of the peril deck.
DGR-CAMP-14 = Order: reset phase and dungeonlord phase of the dungeonlord, then the hero phase of every hero player clockwise, beginning at the dungeonlord's left.
DGR-CAMP-15 = All this is one long turn: effects that last a turn work until the next reset phase of the dungeonlord; once per turn means once in that long turn.
DGR-CAMP-16 = Quest rules are those of the standard game; quest and location monsters are played by the dungeonlord.

## Campaign: reset phase

DGR-CRESET = Campaign: reset phase
DGR-CRESET-1 = All exits return to their printed state, once-per-turn cards are usable again, effects that last one turn end.
DGR-CRESET-2 = The MP of the wandering horde are the speed of its fastest monster, laid as markers on that card.
DGR-CRESET-3 = A monster's speed is the value at its speed symbol.
DGR-CRESET-4 = If that monster is defeated, its markers are lost and the others cannot move on.

## Campaign: dungeonlord phase

DGR-CLORD = Campaign: dungeonlord phase
DGR-CLORD-1 = The dungeonlord phase has the steps a building, b adventure, c discard, in this order.
DGR-CLORD-2 = Building: the dungeonlord draws 3 locations (fewer if the stack holds fewer) and places them one after the other at any legal place.
DGR-CLORD-3 = The first of them must lie next to a location with a hero, or as near to one as is legally possible.
DGR-CLORD-4 = Adventure: he may spend the peril of any hero to play banes and encounters against that hero.
DGR-CLORD-5 = Encounters against one hero are played at the same time, banes at any moment of the step.
DGR-CLORD-6 = Discard: the dungeonlord may discard one card from hand or horde and must then fill his hand up to 7.

## The wandering horde

DGR-CHORDE = The wandering horde
DGR-CHORDE-1 = The wandering horde comes into being when a monster of the dungeonlord has survived a fight.
DGR-CHORDE-2 = Its position is the location where one of his monsters attacked; if several are possible he chooses; it is marked with the monster figure.
DGR-CHORDE-3 = In this step surviving monsters from any location may join; they go to the horde's location automatically.
DGR-CHORDE-4 = Wounded survivors must join the horde, unwounded ones may instead return to the hand.
DGR-CHORDE-5 = The horde holds at most 3 monsters here too.
DGR-CHORDE-6 = The horde moves like a hero: 1 MP marker per location entered, in the adventure step.
DGR-CHORDE-7 = It ignores traps, locked and trapped exits and obstacles; walls stop it.
DGR-CHORDE-8 = It can use effects of locations like a hero.
DGR-CHORDE-9 = Once per turn, in the adventure step, the horde may make a surprise attack on a hero on its location; this costs neither peril nor MP.
DGR-CHORDE-10 = The dungeonlord chooses which of its monsters attacks; a monster that has already attacked in this long turn cannot.
DGR-CHORDE-11 = Instead of wounding, the horde may take away an escorted person; said before the roll; on a hit the hero hands over the quest, which leaves the game.
DGR-CHORDE-12 = The horde cannot complete quests.
DGR-CHORDE-13 = Monsters in the wandering horde are not played for peril.
DGR-CHORDE-14 = When its last monster is gone the horde leaves the map; it can be formed anew.

## Campaign: defeated heroes

DGR-CDEF = Campaign: defeated heroes
DGR-CDEF-1 = The player of a defeated hero discards all his cards except quests and treasures and chooses a new hero card.
DGR-CDEF-2 = The new hero starts on the entrance at level 1 with 6 life.
DGR-CDEF-3 = The location of the defeat and each treasure of the defeated hero get matching letter markers: they lie dropped there and can be looted.

## Campaign: fights

DGR-CFIGHT = Campaign: fights
DGR-CFIGHT-1 = If several heroes are on the attacked location, the hero players assign defenders to attackers, never more than one defender per attacker.
DGR-CFIGHT-2 = If there are more heroes than monsters and all want to fight, they roll initiative; the highest fight.
DGR-CFIGHT-3 = For each wound a monster inflicts on a hero the dungeonlord gets 1 peril to give to heroes as he likes.
DGR-CFIGHT-4 = For each wound a hero inflicts on a monster this hero gets 1 glory.
DGR-CFIGHT-5 = Heroes may play permanent boons and treasures only in the resolution after a fight in which they took part.
DGR-CFIGHT-6 = Instant and reaction cards are not restricted in this way.

## Campaign: hero phase

DGR-CHERO = Campaign: hero phase
DGR-CHERO-1 = The hero players play their hero phases clockwise from the dungeonlord's left; at its start the hero's MP are set to his speed.
DGR-CHERO-2 = Upkeep is due at the start of the owner's hero phase.
DGR-CHERO-3 = A hero phase has the steps a adventure and b discard.
DGR-CHERO-4 = Adventure: move, loot, give a treasure, explore and quests, in any order.
DGR-CHERO-5 = Moving is as in the standard game, including points; a resting hero gets the points of his location at the end of the step.
DGR-CHERO-6 = A hero who moves onto the horde's location suffers a surprise attack by one of its monsters, chosen by the dungeonlord, after points and challenges of the location.
DGR-CHERO-7 = 1 unspent MP may be saved for use outside his hero phase.
DGR-CHERO-8 = Loot: 1 MP to take one treasure dropped on his location into the inventory, readied at once; the treasure limit must be kept.
DGR-CHERO-9 = Give: 1 MP to put a readied treasure into the inventory of another hero on the same location, who must have a free place and agree.
DGR-CHERO-10 = Explore: once per turn, 1 MP, while the stack lasts: draw 1 location; it must lie next to the hero's location or as near as possible.
DGR-CHERO-11 = A hero who wants to attempt his personal quest must turn it up before the first attempt.
DGR-CHERO-12 = A hero who completes a quest goes on at once with step b.
DGR-CHERO-13 = Discard: he may drop one readied treasure on his location (marked) or put it on the discard pile; he need not.
DGR-CHERO-14 = In any case he draws 1 card of the glory deck, then as many more as he likes for 1 glory each.

## Campaign: special actions

DGR-CSPEC = Campaign: special actions
DGR-CSPEC-1 = Possible at any time: anytime cards, reactions in the response step of a fight, activating readied cards, help, duels.
DGR-CSPEC-2 = Help: play an instant boon or treasure or activate a readied card in favour of another hero on the same location, at one's own cost.
DGR-CSPEC-3 = A duel costs 1 MP and is started by a hero or by the horde against an opponent on the same location, to wound him or take away a person.
DGR-CSPEC-4 = Heroes may not attack heroes.
DGR-CSPEC-5 = A hero who duels the horde chooses which of its monsters he fights.

## Other terms

DGR-GLOSS = Other terms
DGR-GLOSS-1 = Letter markers come in pairs: one on the card of an object, its twin on the location where the object lies; sewers and portals may be marked in the same way.
DGR-GLOSS-2 = Other markers show hero positions, glory and peril, wounds and the saved MP; glory-coloured ones may stand for good, peril-coloured ones for bad effects on cards.
DGR-GLOSS-3 = A card played from the hand into the inventory is readied from that moment.
DGR-GLOSS-4 = The standard result of a hit is 1 wound for the loser.

## Rulings

DGR-RULING = Rulings
DGR-RULING-1 = How many players? The rulebook names no number – 2 to 6 in the standard game, 1 solo, 2 to 6 in the campaign; default 4 (6 heroes and 6 trackers are the material limit, 14 quests are enough for 6 x 2 + 1; 4 turn summaries point to 4 as the usual number).
DGR-RULING-2 = Trackers are printed on the backs of cards that are also dealt out as aids – On screen everybody has both, always (a two-sided card is no problem in a program).
DGR-RULING-3 = Is there a maximum of glory and peril? – No; never below 0 (the rulebook gives none and allows paper and pencil instead of the tracker).
DGR-RULING-4 = "As many heroes as fellow players take part" – The number of opponents at the start of the game; defeats of re-entered heroes count again (the campaign says expressly that the dungeonlord himself is not counted).
DGR-RULING-5 = Who has "defeated" a hero? – The controller of the encounter, bane, quest or location monster or duelling hero that took the last life; otherwise nobody (nearest to "defeated by the dungeonlord"; a hero who dies in a spear trap was beaten by nobody).
DGR-RULING-6 = All opponents out without enough credited defeats – The last player wins (the game could not go on).
DGR-RULING-7 = When is the third quest counted? – At once; no end phase, nothing can undo it.
DGR-RULING-8 = "Runde" sometimes means a turn – One attack per monster and turn; since it can attack only in its controller's dungeonlord phase this is once per round.
DGR-RULING-9 = The end phase promises the points of the current location "whether moved or not", the movement rules refuse further points for the location where one ends, resting gives them once – Each location gives its points to a hero at most once per turn: on first entering, otherwise in the end phase; the start location of the turn gives none on re-entering but does in the end phase (the only reading that satisfies all three sentences).
DGR-RULING-10 = "Reward may not exceed the remaining life of the one just wounded" – Remaining life at the moment of the hit, before the wounds are deducted (otherwise defeating a monster would never pay; the sentence limits overkill).
DGR-RULING-11 = Who can get the reward peril? – Any player, also the dungeonlord himself, point by point, or nobody ("may", "any player").
DGR-RULING-12 = Can a type have neither circle nor diamond? – Yes, "none": defends, never hits (the glossary says that the diamond is what enables the wound). Heroes' speed is usually "none".
DGR-RULING-13 = Magic hits "besides wounds" have special consequences, yet special effects come "instead of" the wound – Instead; a card that wants both says so (A55).
DGR-RULING-14 = Does a special hit effect also apply when hitting back? – Yes, for the type it is printed on (it describes "a hit with this attack type").
DGR-RULING-15 = Who may play first in a window, and when are there windows? – Active player, then clockwise, until all pass in succession (last ranks of the resolution order); windows as in DGR-GOLD-8 and DGR-GOLD-9.
DGR-RULING-16 = Banes "before or after the other encounters" – Also between two cards of a batch ("at any time during your dungeonlord phase").
DGR-RULING-17 = May a saved MP be used to duel a monster before it attacks? – Yes, in the response step (special actions are possible at any time; attacking back afterwards is only given as one example).
DGR-RULING-18 = When do surviving monsters leave the location? – At the end of the dungeonlord phase, so that they can be duelled until then (encounters count on their location for that phase).
DGR-RULING-19 = May an unwounded horde monster return to the hand after attacking? – Yes (the choice is given for all surviving unwounded monsters).
DGR-RULING-20 = Attacked hero no longer there – No attack, no new target, peril lost; the monster has not attacked and is disposed of normally.
DGR-RULING-21 = Speed changed during the turn – MP unchanged until the next reset phase (MP are set only there).
DGR-RULING-22 = Who pays upkeep, how? – The owner, in his own reset phase, with glory; a card taken back loses its attachments.
DGR-RULING-23 = Empty hand in the end phase – No discard at all, not even of a treasure or monster (literal).
DGR-RULING-24 = Which 4 passages, who places them? – 4 at random; sides and orientation random among the legal arrangements, or by the dealer as an option (the campaign says random).
DGR-RULING-25 = Location stack empty, or drawn card unplaceable – Skip; put it under the stack and draw the next.
DGR-RULING-26 = When is a map closed? – When no empty cell lies next to a non-wall exit of a location on the map; forbidden while the location stack still holds cards after the placement (players of other editions allow the last card to close the map).
DGR-RULING-27 = After a test at an exit, must the hero go through? – No; passed or failed, the exit is open, a step costs 1 MP as usual.
DGR-RULING-28 = Trying an exit without MP – Not allowed, since the test is part of a step.
DGR-RULING-29 = The hero on the threshold does not go through in his next turn – The exit is released when he leaves the threshold or at the end of that turn (the text only says "until you can spend an MP").
DGR-RULING-30 = When must a challenge be passed to stand up? – Only if the card says so ("climb"); else 1 MP is enough.
DGR-RULING-31 = What may a tipped hero do? – See DGR-TIP-4 ("incapacitated", but only MP are expressly forbidden).
DGR-RULING-32 = May the saved MP be used to walk in another's turn? – No; only special actions and card costs (moving is not on the list of special actions).
DGR-RULING-33 = Teleports by own cards, sewers, portals in the own turn – Voluntary entering with points and challenges; moves by others never.
DGR-RULING-34 = General quest "when entering" – Any time in the own hero phase while standing there, also if it was turned up after the hero had arrived.
DGR-RULING-35 = Replaced at acceptance or at completion? – At acceptance; the second mention describes the same replacement.
DGR-RULING-36 = Does the maximum of 3 hold for all quests or escorts only? – For all open quests.
DGR-RULING-37 = The list mixes features and conditions – Each quest: one condition, at most one feature.
DGR-RULING-38 = "Effects start only when accepted" against "the effect of a general quest concerns all heroes" – Not active on display; after acceptance it concerns all heroes; a quest dealt as personal follows its own text (both sentences stay true).
DGR-RULING-39 = Is the free attempt per quest or per turn? – The first attempt of the turn, whichever quest; meeting and delivering do not count.
DGR-RULING-40 = Does the search use up the free attempt? – It is the attempt; success leads directly to the condition without further cost (an opportunity still costs 1 MP per roll).
DGR-RULING-41 = Must the quest monster attack? – The left neighbour may decline; it then has still been met and can be duelled.
DGR-RULING-42 = Can others fight a quest monster? – No, only the owner of the quest.
DGR-RULING-43 = Do wounds of quest monsters stay? – Yes, as long as the quest stays with its owner; also over repeated searches.
DGR-RULING-44 = Do the others roll when a danger attempt fails? – No; the failure itself strikes all heroes there.
DGR-RULING-45 = Left neighbour defeated – Next player to the left; in a game of two always the opponent.
DGR-RULING-46 = Failed theft – The defender hits back like in any duel, with his usual reward.
DGR-RULING-47 = Life as a price – Not if it would leave 0 life; this holds for all costs in life.
DGR-RULING-48 = Highest level and life? Not printed in the rulebook – Level 4, life 6 on every level (a die shows life; the hero card has level columns). Level column values are authored.
DGR-RULING-49 = "Speerfalle" and "Stachelfalle", "falls into the pit" – One and the same challenge: tipped and 1 wound.
DGR-RULING-50 = Which traps does a hazard affect? – Pits, spear traps and trap encounters; not exits, which the rules keep apart.
DGR-RULING-51 = Location monsters are mentioned but not described – See DGR-CHAL-11.
DGR-RULING-52 = Where do the cards of a defeated player go? – See DGR-DEFEAT-2. Monsters of other players are not affected; a threshold is released.
DGR-RULING-53 = "In agreement with the other players" – Unanimous vote of the players still in the game; re-entry at his seat in the next round; completed quests are lost ("usual starting values").
DGR-RULING-54 = Playing a container without a free place – Allowed if after filling it the limit holds; treasures may be moved in and out freely in the own hero phase.
DGR-RULING-55 = Do treasures inside containers count for categories? – Yes; attachments and instant treasures do not.
DGR-RULING-56 = Negative modifiers – Attributes not below 0; totals may be.
DGR-RULING-57 = Anytime bane outside the own turn – Allowed, paid by the struck opponent's peril.
DGR-RULING-58 = In the scan the glory and peril icons are missing in the example test ("gain 1 .") – Glory, as the explanation below it says.
DGR-RULING-59 = "Gemeinsam eine Runde zu rasen" is a misprint for "rasten"; the procedure is not described – See DGR-MEET-3.
DGR-RULING-60 = One location stack or two? – One, mixed; details of checks and other modes are invented.
DGR-RULING-61 = "Vertraute Gegend" is named but not printed – Familiar ground: before the first turn all locations are placed one by one, clockwise from the start player; building phase and exploring then have no cards.
DGR-RULING-62 = When and for which locations is rolled? – Once per turn, in phase 4, for the location on which the hero stands then (the phase list puts the roll after the hero phase).
DGR-RULING-63 = Starting hand in the solo game – 5 glory cards as in the standard setup; no hand limit.
DGR-RULING-64 = "Up to 3 quests" – All drawn quests; victory as soon as the hero is on the start entrance.
DGR-RULING-65 = Who chooses for monsters? – The program, by DGR-SOLO-17; quest monsters always attack.
DGR-RULING-66 = "Still alive at the beginning of the fight" – Misprint for the end of the fight; ties by the order turned up.
DGR-RULING-67 = Are there MP in the dungeonlord phase after the hero phase? – Yes, what is left.
DGR-RULING-68 = Peril gained from quests or effects in the solo game – Without effect.
DGR-RULING-69 = "The final enemy need not be defeated" – No set in this ledger has one.
DGR-RULING-70 = Do defeats by locations count for the dungeonlord? – Yes, all.
DGR-RULING-71 = Start glory and peril in the campaign – The entrance's points only (with ours: 1 and 1).
DGR-RULING-72 = Does an accepted general quest still count as general? – Yes, otherwise the heroes could never complete one.
DGR-RULING-73 = Upkeep is not mentioned for the campaign – Due at the start of each hero's own phase.
DGR-RULING-74 = Who plays quest monsters in the campaign? – The dungeonlord, without peril or glory for anybody.
DGR-RULING-75 = "As near as possible" – Smallest grid distance (steps left/right plus up/down) to a hero's location; ties free.
DGR-RULING-76 = Points for resting in the campaign – As in the standard game, at the end of step a.
DGR-RULING-77 = Points and cards of a new campaign hero – Glory and peril of the entrance, 1 new card of the glory deck, personal and accepted quests kept; a card with a person is given up. Another hero than the defeated one must be chosen if one is free; defeated hero cards go back to the supply.
DGR-RULING-78 = Does the wandering horde's attack cost peril, can its monsters still be played for peril elsewhere? – Neither; position and MP limit it. A second attack by another monster is possible only as a duel for 1 MP of the horde.
DGR-RULING-79 = Does the whole horde attack? – One monster per surprise attack ("a surprise attack"); whoever is duelled in the horde is chosen by the hero who duels.
DGR-RULING-80 = Which location effects can the horde use? – Those without glory cost; sewers and portals for 1 MP; guardians ignore it.
DGR-RULING-81 = The lost quest was a personal one – Its player draws a new hidden personal quest; a general one is simply gone. Invented, otherwise the heroes could no longer win.

## The cards

DGR-DATA = The cards
DGR-DATA-1 = Two original sets are authored: the dungeon set "Crypt of the Hollow Crown" (DE "Die Gruft der Hohlen Krone", IT "La cripta della Corona Vuota") with exactly 62 adventure, 20 location, 14 quest and 6 hero cards, and the smaller wilderness set "Marches of the Salt Road" (DE "Die Marken der Salzstraße", IT "Le marche della Via del sale") with 20 adventure, 12 location, 7 quest and 2 hero cards.
DGR-DATA-2 = Must appear because the rulebook prints them as examples: the test magic 4+, success gain 1 glory, failure 1 wound (A61); categories Undead, Spell, Weapon; two Shields (A18, A19); a Spell as an instant treasure (A30); categories Shift (A38, B12) and Warp (A39); a card with upkeep (A09); a container (A23); the 8 terrains; sewer letters A and B; an entrance with tower symbol; passages and roads; exits called treacherous, hidden and impassable in the wilderness.
DGR-DATA-3 = The 62 adventure cards are 15 boons, 16 treasures, 11 banes and 20 encounters (14 monsters, 6 traps); so glory deck and peril deck have 31 cards each. 54 designs, 8 of them twice.
DGR-DATA-4 = Costs: boons 1-5, treasures 1-4, banes 1-3, encounters 1-7; the average is 2.7 glory and 2.6 peril, so that one good walk (about 3 to 4 points of each) pays for one card.
DGR-DATA-5 = Monsters: melee 0-5, magic 0-4, speed 1-5, life 1-3. The cost of a monster is within 1 of its best standard melee or magic value plus life minus 1. Heroes at level 1: melee 1-3, magic 0-3, speed 3-5. Test values: speed 7-8, melee 5-6, magic 4-6, life 8-9, level 5.
DGR-DATA-6 = The 20 locations are 1 entrance, 8 passages and 11 rooms; glory 0-3, peril 0-3, on average 1.4 and 1.6. Only L03 (north-south) and L05 (east-west) have walls on both sides of an axis; all others have a non-wall exit on each axis, so that setup and building never get stuck (checked by simulation with random and with hostile placing).
DGR-DATA-7 = The 14 quests are 3 escorts, 4 bounties, 3 dangers, 2 opportunities, 2 sacrifices; 3 have an effect, 2 a search, 2 an artifact; every room is named by at least one quest. 12 of 14 give a level.
DGR-DATA-8 = Every card is data composed of the primitives of a closed list; the program contains no code that asks for a card id. A card using an unknown primitive is rejected when the data is loaded.
DGR-DATA-9 = The English text beside each effect is the binding card text; where it and the primitives differ the primitives count. German and Italian card texts are to be authored as sentence templates per primitive; the names are fixed here.
DGR-DATA-10 = Removed in the solo game: A27, A38, A39, and of the wilderness set B03, B12 (Shift, Warp, or marked "heroes 2+"). That leaves 30 glory and 29 peril cards of the dungeon set.
DGR-DATA-11 = The state of an exit is, from strong to weak: wall; held by a threshold; opened this turn; changed by a card for its span; printed. The return to the printed state in the reset phase does not end a card effect whose span still runs.
DGR-DATA-12 = A cost in life cannot be paid if 0 life would be left; it is a wound that nobody inflicted.
DGR-DATA-13 = A use ability without brackets may be used whenever special actions are possible, in every turn; use[before roll] only in the modifier window of a roll of its owner.
DGR-DATA-14 = relocate and turn may choose only a location without heroes, without wandering horde and dropped treasures, not an entrance and not one at whose threshold a hero stands. Afterwards every location must be connected to the entrance, only passages or roads may be next to it, and the map must not be closed. If nothing fits, the card cannot be played.
DGR-DATA-15 = target of a bane is the hero whose peril pays. Cards marked "no target" may be paid by any one opponent.
DGR-DATA-16 = prevent is used when wounds would be suffered, after the roll; it changes the wounds, not the roll, so DGR-GOLD-3 does not forbid it. Prevented wounds give no reward.
DGR-DATA-17 = A41 may be attached to a monster in the own horde or to one of a batch before it is resolved, A42 to a trap of a batch before it is resolved.
DGR-DATA-18 = Rolls: attack = in fights the hero started, defence = in fights others started against him, trap = tests of trap encounters, exit, pit, spear = tests there, quest = tests of quests, test = all tests, any = every roll.
DGR-DATA-19 = The wilderness set is meant for combination; alone it is enough for 2 or 3 players (7 quests).
