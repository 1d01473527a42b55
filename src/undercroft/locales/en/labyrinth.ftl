### Im Drachen-Labyrinth, in English. Facts: docs/words.md.

labyrinth = Im Drachen-Labyrinth
    .about = Creep into the labyrinth, beat its monsters, and carry enough gold back to Start.

## Spaces. Every space has three forms: the name, where one is (.in), where one goes (.into).

labyrinth-space-start = Start
    .in = on Start
    .into = to Start
labyrinth-space-great-hall = the Great Hall
    .in = in the Great Hall
    .into = into the Great Hall
labyrinth-space-kitchen = the Kitchen
    .in = in the Kitchen
    .into = into the Kitchen
labyrinth-space-guardroom = the Guardroom
    .in = in the Guardroom
    .into = into the Guardroom
labyrinth-space-wine-cellar = the Wine Cellar
    .in = in the Wine Cellar
    .into = into the Wine Cellar
labyrinth-space-chapel = the Chapel
    .in = in the Chapel
    .into = into the Chapel
labyrinth-space-armory = the Armory
    .in = in the Armory
    .into = into the Armory
labyrinth-space-library = the Library
    .in = in the Library
    .into = into the Library
labyrinth-space-barracks = the Barracks
    .in = in the Barracks
    .into = into the Barracks
labyrinth-space-crypt = the Crypt
    .in = in the Crypt
    .into = into the Crypt
labyrinth-space-prison = the Prison
    .in = in the Prison
    .into = into the Prison
labyrinth-space-laboratory = the Laboratory
    .in = in the Laboratory
    .into = into the Laboratory
labyrinth-space-throne-room = the Throne Room
    .in = in the Throne Room
    .into = into the Throne Room
labyrinth-space-dragons-lair = the Dragon's Lair
    .in = in the Dragon's Lair
    .into = into the Dragon's Lair
labyrinth-space-royal-vault = the Royal Vault
    .in = in the Royal Vault
    .into = into the Royal Vault
labyrinth-space-room = room { $number }
    .in = in room { $number }
    .into = into room { $number }
labyrinth-space-corridor = a corridor of level { $level }
    .in = in a corridor of level { $level }
    .into = into a corridor of level { $level }
labyrinth-space-stair = the stairs between levels { $above } and { $below }
    .in = on the stairs between levels { $above } and { $below }
    .into = onto the stairs between levels { $above } and { $below }
labyrinth-door = the secret door between { $place } and { $origin }
labyrinth-door-place = the secret door of { $place }
labyrinth-door-corridors = the secret door between two corridors of level { $level }

## Cards

labyrinth-card = { $name }
labyrinth-card-gold = { $name } ({ $gold } gold)
labyrinth-card-sword = { $name } +{ $strength }
labyrinth-missile = Missile

## Classes

labyrinth-class-elf = Elf
    .about = 5 steps; finds secret doors on 1-4; goal 10,000
labyrinth-class-hero = Hero
    .about = 5 steps; fights better than the Elf; secret doors on 1-2; goal 10,000
labyrinth-class-superhero = Superhero
    .about = 5 steps; the strongest arm; secret doors on 1-2; goal 20,000
labyrinth-class-wizard = Wizard
    .about = 5 steps; weak by hand, but has 7 spells; never uses a sword; secret doors on 1-2; goal 30,000
labyrinth-class-dwarf = Dwarf
    .about = 5 steps; fights like the Elf and laughs at traps; secret doors on 1-2; goal 10,000
labyrinth-class-cleric = Cleric
    .about = 5 steps; fights like the Hero, like the Superhero against the undead and the evil; hard to hurt; 2 Bind and 2 Transport; secret doors on 1-2; goal 20,000
labyrinth-class-hobbit = Hobbit
    .about = 4 steps; fights by the higher number of Hero and Elf; 7 missiles, no fear of traps; secret doors on 1-3; goal 10,000
labyrinth-class-thief = Thief
    .about = 6 steps; fights like the Hero, with +1 by surprise, and steals on a 12; secret doors on 1-2; goal 30,000

## What is asked

labyrinth-ask-class = { $seat }, which adventurer do you lead?
labyrinth-ask-move =
    { $seat }, you are { $place-in } with { $steps ->
        [0] no step
        [one] 1 step
       *[other] { $steps } steps
    } left. What do you do?
labyrinth-ask-means =
    { $seat }, how do you fight { $place-in }{ $foe ->
        [none] {""}
       *[other] {" "}against the { $foe }
    }?
labyrinth-ask-opponent = { $seat }, several monsters wait { $place-in }. Which one do you fight?
labyrinth-ask-teleport = { $seat }, where does the spell take you?
labyrinth-ask-fall = { $seat }, the floor opens! Into which chamber do you fall?
labyrinth-ask-ball = { $seat }, which room do you look into with the Crystal Ball?
labyrinth-ask-take = { $seat }, which of the treasure lying here do you take?
labyrinth-ask-deposit = { $seat }, which cards do you bring into safety? They can never be lost again, nor used.
labyrinth-ask-drop = { $seat }, which card do you drop?
labyrinth-ask-split = { $seat }, lay your cards out in two piles: which ones go to the left? Your left neighbour picks the pile you lose, without seeing the cards.
labyrinth-ask-pile = { $seat }, { $loser } has laid out two piles face down. Which one is lost?
labyrinth-ask-retreat = { $seat }, you must fall back. Which way?
labyrinth-ask-ambush-mover = { $seat }, you are not alone { $place-in }. Do you ambush somebody?
labyrinth-ask-ambush-other = { $seat }, { $mover } has just joined you { $place-in }. Do you ambush?
labyrinth-ask-join = { $seat }, do you join in against { $mover }?
labyrinth-ask-escape = { $seat }, you are being ambushed { $place-in }. Do you slip away by magic?
labyrinth-ask-strike-whom = { $seat }, whom do you strike back at?
labyrinth-ask-which-lock = { $seat }, with whom do you fight on?
labyrinth-ask-last-word = { $seat }, do you answer with a spell?
labyrinth-ask-collect = { $seat }, your victim has dropped treasure { $place-in }. Do you fetch it?
labyrinth-ask-refill = { $seat }, which spell do you take back from your reserve?
labyrinth-ask-spell-pick = { $seat }, which spell do you take? You have { $spells } so far.

labyrinth-ask-roll = { $seat }, throw the dice.
labyrinth-ask-choosing-roll = { $seat }, throw two dice: the highest total chooses first.
labyrinth-ask-first-roll = { $seat }, throw two dice: the highest total begins.
labyrinth-ask-spell-order-roll = { $seat }, throw two dice: the higher total draws spells first.
labyrinth-ask-search-roll = { $seat }, throw one die: 1 to { $finds } finds the secret door.
labyrinth-ask-attack-roll = { $seat }, throw two dice for your attack.
labyrinth-ask-counter-roll = { $seat }, throw two dice for the counter-attack.
labyrinth-ask-strike-roll = { $seat }, throw two dice for your strike.
labyrinth-ask-result-roll = { $seat }, you were hit: throw two dice to see how badly.
labyrinth-ask-hex-roll = { $seat }, throw two dice for your spell.
labyrinth-ask-cage-roll = { $seat }, throw one die: so many turns the Cage holds you.
labyrinth-ask-sword-roll = { $seat }, throw two dice for the strength of the sword.
labyrinth-ask-wandering-roll = { $seat }, throw two dice: where does the beaten monster turn up again?

## What one may do

labyrinth-do-step =
    { $awaits ->
        [fight] { $foe ->
            [none] Go { $place-into } and fight
           *[other] Go { $place-into } and fight the { $foe }
        }
        [treasure] Go { $place-into } and take the treasure there
       *[nothing] Go { $place-into }
    }
labyrinth-do-goal =
    { $awaits ->
        [fight] { $foe ->
            [none] { $place } (fight)
           *[other] { $place } ({ $foe })
        }
       *[nothing] { $place }
    }
labyrinth-do-search = Search for the secret door to { $place }
labyrinth-do-cast =
    { $foe ->
        [none] Cast { $spell } { $place-into }
       *[other] Cast { $spell } { $place-into } at the { $foe }
    }
labyrinth-do-throw =
    { $foe ->
        [none] Throw a missile { $place-into }
       *[other] Throw a missile { $place-into } at the { $foe }
    }
labyrinth-do-look = Look { $place-into } with the ESP Medallion
labyrinth-do-ambush = Ambush { $target }
labyrinth-do-hex = Cast { $spell } at { $target }
labyrinth-do-seat = { $target }
labyrinth-do-number = { $number }
labyrinth-do-lying = a card from level { $level } (no. { $number })

labyrinth-do-move-end = End your turn
labyrinth-do-move-fight =
    { $foe ->
        [none] Stay and fight
       *[other] Stay and fight the { $foe }
    }
labyrinth-do-move-ball = Use the Crystal Ball
labyrinth-do-move-take = Pick up the treasure lying here
labyrinth-do-move-deposit = Bring treasure into safety (ends your turn)
labyrinth-do-means-hand = Fight by hand
labyrinth-do-means-fireball = Throw a Fireball
labyrinth-do-means-bolt = Throw a Lightning Bolt
labyrinth-do-means-teleport = Get away by Teleport
labyrinth-do-means-bind = Use Bind (+2, and no counter-attack)
labyrinth-do-means-transport = Get away by Transport
labyrinth-do-means-missile = Throw a missile (+2, and no counter-attack)
labyrinth-do-pile-left =
    { $left ->
        [one] The left pile (1 card)
       *[other] The left pile ({ $left } cards)
    }
labyrinth-do-pile-right =
    { $right ->
        [one] The right pile (1 card)
       *[other] The right pile ({ $right } cards)
    }
labyrinth-do-ambush-mover-no = Walk on in peace
labyrinth-do-ambush-other-no = Let { $mover } pass
labyrinth-do-ambush-other-yes = Ambush { $mover }
labyrinth-do-join-no = Keep out of it
labyrinth-do-join-yes = Join in against { $mover }
labyrinth-do-escape-no = Stay and fight
labyrinth-do-escape-teleport = Get away by Teleport
labyrinth-do-escape-transport = Get away by Transport
labyrinth-do-last-word-no = No spell
labyrinth-do-collect-no = Stay where you are
labyrinth-do-collect-step = Go there and collect it

## What has happened. Where .known stands, only who knows the secret reads it.

labyrinth-told-choosing-roll = { $seat } rolls { $dice } = { $dice-total } for the choice of class.
labyrinth-told-first-roll = { $seat } rolls { $dice } = { $dice-total } for the first turn.
labyrinth-told-spell-order-roll = { $seat } rolls { $dice } = { $dice-total } for the first spell.
labyrinth-told-class = { $seat } chooses: { $adventurer }.
labyrinth-told-first = { $seat } begins.
labyrinth-told-turn = { $seat }'s turn.
labyrinth-told-misses =
    { $seat } misses this turn{ $left ->
        [0] {""}
        [one] , and 1 more
       *[other] , and { $left } more
    }.
labyrinth-told-step = { $seat } walks { $place-into }.
labyrinth-told-steps = { $seat } walks { $count } steps, { $place-into }.
labyrinth-told-door-found = { $seat } rolls { $die } and finds { $door }!
labyrinth-told-door-missed = { $seat } rolls { $die } and does not find { $door }.
labyrinth-told-revealed = { $seat } meets the { $card } { $place-in }.
labyrinth-told-spell-laid = { $seat } uses: { $spell }.
labyrinth-told-attack =
    { $means ->
        [fireball] { $seat }'s Fireball flies at the { $card }
        [bolt] { $seat }'s Lightning Bolt strikes at the { $card }
        [missile] { $seat }'s missile flies at the { $card }
        [bind] { $seat } attacks the { $card }, which is bound
       *[hand] { $seat } attacks the { $card }
    }: { $dice } = { $dice-total }{ $needed ->
        [13] {" "}(only stealing could help)
       *[other] , { $needed } or more needed
    }{ $bonus ->
        [0] {""}
       *[other] {" "}thanks to +{ $bonus }
    }. { $success ->
        [yes] Hit!
       *[no] Missed.
    }
labyrinth-told-hopeless =
    { $means ->
        [hand] { $seat } cannot harm the { $card } at all.
       *[other] That cannot harm the { $card } at all; { $seat } has no chance.
    }
labyrinth-told-defeated = { $seat } defeats the { $card } { $place-in }!
labyrinth-told-defeated-outside =
    { $card ->
        [none] Nobody is at home { $place-in }: { $seat } has won it from outside.
       *[other] { $seat } defeats the { $card } { $place-in } from outside!
    }
labyrinth-told-treasure-drawn = { $seat } draws a treasure of level { $level }.
    .known = { $seat } draws a treasure of level { $level }: { $card }.
labyrinth-told-treasure-none = There is no treasure of level { $level } left for { $seat }.
labyrinth-told-sword-put-back = { $seat } draws a Magic Sword of level { $level }, has no use for it and draws again.
labyrinth-told-sword-drawn = { $seat } finds a Magic Sword: { $dice } = { $dice-total }, so it is +{ $strength }.
labyrinth-told-goal-reached = {""}
    .known = { $seat } has { $gold } gold: enough to win. Now back to Start!
labyrinth-told-held-taken =
    { $number ->
        [one] { $seat } takes the card that the monster held.
       *[other] { $seat } takes the { $number } cards that the monster held.
    }
    .known =
        { $number ->
            [one] { $seat } takes what the monster held: { $cards }.
           *[other] { $seat } takes the { $number } cards that the monster held: { $cards }.
        }
labyrinth-told-loose-taken =
    { $number ->
        [one] { $seat } picks up 1 card.
       *[other] { $seat } picks up { $number } cards.
    }
    .known =
        { $number ->
            [one] { $seat } picks up: { $cards }.
           *[other] { $seat } picks up { $number } cards: { $cards }.
        }
labyrinth-told-dropped =
    { $number ->
        [one] { $seat } drops 1 card { $place-in }.
       *[other] { $seat } drops { $number } cards { $place-in }.
    }
    .known =
        { $number ->
            [one] { $seat } drops { $place-in }: { $cards }.
           *[other] { $seat } drops { $number } cards { $place-in }: { $cards }.
        }
labyrinth-told-split = { $seat } lays out two piles: { $left } on the left, { $right } on the right.
labyrinth-told-counterattack =
    The { $card } strikes back at { $seat }: { $dice } = { $dice-total }, { $result ->
        [killed] killed!
        [serious] seriously wounded!
        [light] lightly wounded.
        [unconscious] unconscious.
       *[nothing] nothing happens.
    }
labyrinth-told-killed = { $seat } is dead. A fresh adventurer stands on Start.
labyrinth-told-wounded-home = { $seat } is carried back to Start and is well again.
labyrinth-told-retreated = { $seat } falls back { $place-into }.
labyrinth-told-marked = The { $card } { $place-in } guards its booty under marker { $marker }.
labyrinth-told-monster-gone = The { $card } { $place-in } disappears.
labyrinth-told-grave = A grave marker is laid { $place-in }: no monster will come there any more.
labyrinth-told-nobody-there = Nobody is at home { $place-in }; { $seat } wins without a fight.
labyrinth-told-stolen = A 12! { $seat } robs the { $card } { $place-in } and slips away.
labyrinth-told-trap-ignored = { $card }? { $seat } only laughs.
labyrinth-told-trap-outside = { $card } { $place-in }: nothing is sprung, but { $seat }'s turn is over.
labyrinth-told-caged =
    { $turns ->
        [one] { $card }! { $seat } is caught for 1 turn.
       *[other] { $card }! { $seat } is caught for { $turns } turns.
    }
labyrinth-told-released = { $seat } is free again { $place-in }.
labyrinth-told-fallen = { $seat } falls { $place-into }.
labyrinth-told-teleported = { $seat } vanishes and turns up { $place-in }.
labyrinth-told-spell-drawn = { $seat } draws a spell.
    .known = { $seat } draws a spell: { $card }.
labyrinth-told-spells-drawn = { $seat } draws { $count } spells.
    .known = { $seat } draws { $count } spells: { $cards }.
labyrinth-told-missile-back = { $seat } gets a missile back.
labyrinth-told-cleric-refill = { $seat } takes back: { $spell }.
labyrinth-told-looked = { $seat } looks { $place-into } with the ESP Medallion.
    .known = { $seat } looks { $place-into } with the ESP Medallion: { $card }.
labyrinth-told-ball-used = { $seat } looks { $place-into } with the Crystal Ball.
    .known =
        { $seat } sees { $place-in }: { $monster ->
            [none] {""}
           *[other] { $monster },{" "}
        }{ $treasure ->
            [none] no treasure
           *[other] { $treasure }
        }.
labyrinth-told-reservation-ends = What the Crystal Ball kept { $room-in } goes back under the decks.
labyrinth-told-secured =
    { $number ->
        [one] { $seat } brings 1 card into safety.
       *[other] { $seat } brings { $number } cards into safety.
    }
labyrinth-told-ambush = { $seat } ambushes { $target } { $place-in }!
labyrinth-told-joined = { $seat } joins in against { $target }.
labyrinth-told-strike =
    { $seat } strikes at { $target }: { $dice } = { $dice-total }, { $needed } or more needed{ $bonus ->
        [0] {""}
       *[other] {" "}thanks to +{ $bonus }
    }. { $success ->
        [yes] Hit!
       *[no] Missed.
    }
labyrinth-told-hit-result =
    How badly is { $seat } hurt? { $dice } = { $dice-total }: { $result ->
        [killed] killed!
        [serious] seriously wounded!
        [light] lightly wounded.
        [unconscious] unconscious.
       *[nothing] nothing happens.
    }
labyrinth-told-locked = { $seat } and { $target } have locked on to each other and must fight on.
labyrinth-told-fights-on = { $seat } and { $target } fight on.
labyrinth-told-hex =
    { $seat } casts { $spell } at { $target }: { $dice } = { $dice-total }, { $needed } or more needed. { $success ->
        [yes] Hit!
       *[no] Missed.
    }
labyrinth-told-wanders = The { $card } wanders off: { $dice } = { $dice-total }, it looks for prey in the corridors of level { $level }.
labyrinth-told-wanderer-attacks = The wandering { $card } attacks { $seat } { $place-in }!
labyrinth-told-wanderer-slain = { $seat } slays the wandering { $card } for good.
labyrinth-told-wanderer-settles = The { $card } settles { $place-in } under marker { $marker }.
labyrinth-told-won = { $seats } won, with { $gold } gold!

## Options of the game

labyrinth-preset-first-game = First game
    .about = the basic game: Elves and Heroes, no spells; 2 to 4 players
labyrinth-preset-expert = Expert
    .about = with Superheroes, Wizards and magic swords; 2 to 8 players
labyrinth-preset-everything = Everything
    .about = the expert game with all extensions: ambush, wandering monsters, four more classes

labyrinth-option-mode = Game
    .about = the basic game is quicker to learn, the expert game has spells and stronger classes
labyrinth-option-mode-basic = basic
labyrinth-option-mode-expert = expert
labyrinth-option-secure_treasure = Secure treasure
    .about = treasure can be deposited on Start, where nobody can lose it any more
labyrinth-option-ambush = Ambush
    .about = adventurers may attack each other where they meet
labyrinth-option-ambush_spells = Ambush with spells
    .about = Wizards may throw fire and lightning at adventurers next to them
labyrinth-option-wandering = Wandering monsters
    .about = beaten monsters may come back in the corridors
labyrinth-option-dwarf = Dwarf
    .about = a class that ignores traps
labyrinth-option-cleric = Cleric
    .about = a class that is hard to hurt
labyrinth-option-hobbit = Hobbit
    .about = a class with missiles
labyrinth-option-thief = Thief
    .about = a class that steals
labyrinth-option-distinct_classes = Distinct classes
    .about = each class only once; automatic means with five players or more
labyrinth-option-distinct_classes-auto = automatic
labyrinth-option-distinct_classes-on = on
labyrinth-option-distinct_classes-off = off
labyrinth-option-spell_selection = Spell selection
    .about = do Wizards draw their spells blindly or choose them?
labyrinth-option-spell_selection-drawn = drawn
labyrinth-option-spell_selection-chosen = chosen
labyrinth-option-ambush_at_start = Ambush at Start
    .about = for the ruthless: ambush is possible even on Start

## The table: cards, players, map

labyrinth-statistic-classes = Class
labyrinth-statistic-gold = Gold
labyrinth-view-round = Round { $round }
labyrinth-view-gold = { $gold } of { $goal } gold
labyrinth-view-goal-reached = back to Start!
labyrinth-view-carried = Treasure
labyrinth-view-secured = In safety
labyrinth-view-spells = Spells
labyrinth-view-reserve = Reserve
labyrinth-view-nothing = nothing yet
labyrinth-view-seen = You know
labyrinth-view-seen-cards = { $place-in }: { $cards }
labyrinth-view-numbers = { $card }: { $numbers }
labyrinth-use-sword = Adds 1, or the strength that stands beside it, to your attack rolls; of several swords only the best counts.
labyrinth-use-opener = Every secret door is open to you.
labyrinth-use-esp = Next to an unsafe place, with a step left, you may look at the monster you would meet there.
labyrinth-use-crystal = Once in your turn you may look into any uncleared room: at its monster and its treasure.
labyrinth-view-goal = goal { $goal }
labyrinth-view-marker = { $card } (marker { $marker })
labyrinth-view-class-about = { $class }: { $about }
labyrinth-view-miss = If your attack fails
labyrinth-view-miss-one = { $result } { $odds }
labyrinth-view-reserved = Kept by Crystal Balls
labyrinth-view-reserved-room = { $place } (marker { $marker }, { $seat })
labyrinth-view-decks = Decks
labyrinth-view-deck = level { $level }: { $monsters } monsters, { $treasures } treasures
labyrinth-view-spell-deck = { $number ->
        [one] 1 spell
       *[other] { $number } spells
    }
labyrinth-use-fireball = Against the Fireball number of a monster, in its place or from the space before it; from outside there is no counter-attack.
labyrinth-use-bolt = Against the Lightning Bolt number of a monster, in its place or from the space before it; from outside there is no counter-attack.
labyrinth-use-teleport = Away before a fight in a room or chamber, into another one at most one level up or down; there you fight without a spell.
labyrinth-use-bind = Adds 2 to your attack roll, and a failed attack brings no counter-attack.
labyrinth-use-transport = Away before a fight in a room or chamber, into another one at most one level up or down; there you fight without a spell.
labyrinth-use-missile = Adds 2 to your attack roll in place of a sword, also from the space before a place; a failed attack brings no counter-attack. Useless against “-”.
labyrinth-use-cage = a trap: one die says how many turns you miss; afterwards you draw the room's treasure.
labyrinth-use-trapdoor = a trap: you draw the room's treasure and fall into a chamber one level deeper.
labyrinth-result-nothing = nothing
labyrinth-result-unconscious = unconscious
labyrinth-result-light = { $class ->
        [cleric] card lost, 2 spaces back
       *[other] lightly wounded
    }
labyrinth-result-serious = { $class ->
        [cleric] card lost, 1 space back, a turn missed
       *[other] seriously wounded
    }
labyrinth-result-killed = killed
labyrinth-view-locked = locked with { $target }
labyrinth-view-may-not-fight = no more fights this turn
labyrinth-view-doors = { $number ->
        [one] 1 secret door known
       *[other] { $number } secret doors known
    }
labyrinth-view-cards = { $number ->
        [0] no cards
        [one] 1 card
       *[other] { $number } cards
    }
labyrinth-view-safe-cards = { $number } in safety
labyrinth-view-spell-count = { $number ->
        [one] 1 spell
       *[other] { $number } spells
    }
labyrinth-view-missile-count = { $number ->
        [one] 1 missile
       *[other] { $number } missiles
    }
labyrinth-view-unknown-card = a card of level { $level }
labyrinth-view-misses = { $number ->
        [one] misses 1 turn
       *[other] misses { $number } turns
    }
labyrinth-view-wounded = seriously wounded
labyrinth-view-caged = in a Cage
labyrinth-view-engaged = fighting the { $card }
labyrinth-view-monsters = Monsters
labyrinth-view-foe =
    { $card } { $place-in }{ $held ->
        [0] {""}
        [one] , holds 1 card
       *[other] , holds { $held } cards
    }
labyrinth-view-loose = Lying about
labyrinth-view-loose-cards =
    { $number ->
        [one] 1 card { $place-in }
       *[other] { $number } cards { $place-in }
    }
labyrinth-view-unclaimed = Won, not fetched
labyrinth-view-level = level { $level }
labyrinth-map-levels = Rooms of level
labyrinth-map-compass = n e s w
    .north = north
    .east = east
    .south = south
    .west = west
labyrinth-map-you = you
labyrinth-map-door = door
labyrinth-map-secret = secret door
labyrinth-map-known = secret door open to you
labyrinth-map-grave = cleared
labyrinth-map-monster = monster, marker 3
labyrinth-map-loose = loose treasure
labyrinth-map-reserved = Crystal Ball
labyrinth-map-reach = steps to go there
labyrinth-map-start = Main Staircase (Start)
labyrinth-reach = In reach
labyrinth-reach-one = { $place } ({ $steps })
labyrinth-reach-typed = Type { $typed } for { $rooms }.
labyrinth-walk-unknown = There is no place “{ $typed }” in the labyrinth.
labyrinth-walk-here = You are already there.
labyrinth-walk-no-steps = You have no step left in this turn.
labyrinth-walk-blocked = You know no safe way to { $place }.
labyrinth-walk-no-way = There is no way { $direction } from here.
