### Doodle Dungeon in English. About the facts: docs/words.md.

doodle = Doodle Dungeon
    .about = Draw a dungeon, hide your treasure, and lead a hero through somebody else's.

## Options and presets

doodle-preset-standard = Standard
    .about = everybody builds at the same time
doodle-preset-first-game = First game
    .about = you build one after another, so that all can watch
doodle-option-build_mode = Building
    .about = all at once, or one after another
doodle-option-build_mode-simultaneous = at the same time
doodle-option-build_mode-sequential = one after another
doodle-option-first_sharpener = First sharpener
    .about = who is the most evil and begins
doodle-option-first_sharpener-random = chance decides
doodle-option-first_sharpener-host = the first player names somebody
doodle-option-hero_hearts = Hearts of a hero
    .about = the printed number is lost, so 15 was found by trial; fewer hearts, more dead heroes
doodle-option-hero_hearts-10 = 10
doodle-option-hero_hearts-11 = 11
doodle-option-hero_hearts-12 = 12
doodle-option-hero_hearts-13 = 13
doodle-option-hero_hearts-14 = 14
doodle-option-hero_hearts-15 = 15
doodle-option-hero_hearts-16 = 16
doodle-option-hero_hearts-17 = 17
doodle-option-hero_hearts-18 = 18
doodle-option-hero_hearts-19 = 19
doodle-option-hero_hearts-20 = 20

## Things

doodle-card = { $name }
doodle-element-formation = walls { $shape }
doodle-element-walls = walls
doodle-element-trap = trap
doodle-element-goblin = goblin
doodle-element-orc = orc
doodle-element-dragon = dragon
doodle-element-treasure = treasure
doodle-element-upgrade = upgrade
doodle-dungeon-own = { $text }
doodle-dungeon-sump = The Sump
doodle-dungeon-crumb-crypt = Crumb Crypt
doodle-dungeon-sour-cellar = The Sour Cellar
doodle-dungeon-fort-grumble = Fort Grumble
doodle-dungeon-wobbly-stairs = Wobbly Stairs
doodle-dungeon-castle-snore = Castle Snore
doodle-dungeon-deep-pocket = The Deep Pocket
doodle-dungeon-mould-hall = Mould Hall
doodle-dungeon-crooked-nine = The Crooked Nine
doodle-dungeon-candles-end = Candle's End
doodle-dungeon-rat-parade = Rat Parade
doodle-dungeon-leaky-vault = The Leaky Vault
doodle-category-goblin = goblins
doodle-category-orc = orcs
doodle-category-dragon = dragons
doodle-category-trap = traps
doodle-category-treasure = treasures
doodle-category-hand = hand

## What the actions do

doodle-action-axe = Roll one more die. It stays in the fight.
doodle-action-talisman = Roll two more dice, then the two lowest of all dice leave the fight.
doodle-action-cursed-blade = Roll two more dice; they stay. If the monster wins, it is crossed out right after its damage.
doodle-action-orc-club = Only for an orc. Its strength is 4 higher.
doodle-action-goblin-sling = Only for a goblin. Its strength is 6 higher.
doodle-action-ember-breath = Only for a dragon. Its strength is 5 higher.
doodle-action-blood-brew = The strength rises by the number of crossed-out hearts, at most by 6. Not without a crossed-out heart.
doodle-action-fury-draught = The strength is 1 higher, and so is the damage if the monster wins.
doodle-action-loaded-die = Turn the lowest die to 7. Only if it shows less.
doodle-action-bone-cup = Choose one or more dice and roll each of them again.
doodle-action-sharpened-spikes = The damage of this trap is 2 higher.
doodle-action-rewind-spring = This trap is not crossed out after this encounter.
doodle-action-smoke-screen = The fight ends at once without a winner. No damage, and the monster stays.
doodle-action-trip-rope = The hero loses one heart at once. This damage comes neither from a trap nor from a monster.
doodle-action-counterspell = Discard one card that lies above your dungeon.
doodle-action-call-for-help = Draw two cards, even beyond your hand limit.
doodle-action-bomb = Name a monster when you lay it. It is crossed out as soon as the hero enters a cell beside it. If it is crossed out before, the Bomb is discarded.
doodle-action-buckler = The next damage by a monster is 2 lower.
doodle-action-bandage = After the next encounter in which the hero lost a heart, up to two hearts are restored.
doodle-action-longsword = In the next fight the monster's strength is 3 lower.
doodle-action-holy-water = After the first roll of the next fight the higher die is rolled again.
doodle-action-thieves-tools = The next trap deals no damage and is crossed out; the encounter ends.
doodle-action-wyrm-spear = In the next fight against a dragon its strength is 5 lower.
doodle-action-orc-whistle = In the next fight against an orc its strength is 4 lower.
doodle-action-goblin-net = In the next fight against a goblin its level counts as +0.
doodle-action-winged-boots = The hero does not stop at the next trap, and the trap stays as it is.
doodle-action-hush-scroll = In the next fight the master may play only one dungeon action. What was played before the dice does not count.
doodle-action-phoenix-draught = The next damage that would cross out the last heart leaves one heart.

## What is asked

doodle-ask-name-dungeon = { $seat }, what is your dungeon called?
doodle-ask-sharpener = { $seat }, who is the most evil of you? That master begins.
doodle-ask-pick = { $seat }, round { $round }: which card do you take?
doodle-ask-walls = { $seat }, where do you draw the walls? You may turn and flip them.
doodle-ask-trap = { $seat }, where do you dig the trap?
doodle-ask-goblin = { $seat }, where does the goblin live?
doodle-ask-orc = { $seat }, where does the orc live?
doodle-ask-dragon = { $seat }, where does the dragon live?
doodle-ask-treasure = { $seat }, where do you hide the treasure? Only a monster in the same cell guards it.
doodle-ask-upgrade = { $seat }, which box do you check?
doodle-ask-finish-build = { $seat }, is everything where it should be?
doodle-ask-revise = { $seat }, you are ready. Do you want to change something after all?
doodle-ask-path = { $seat }, draw the hero's way through { $owner }'s dungeon, from A1 to H10.
doodle-ask-dungeon-action =
    { $danger ->
        [trap] { $seat }, the hero is about to step into the trap on { $cell } ({ $hearts } hearts left). Do you help?
       *[fight] { $seat }, { $stage ->
            [open] the hero meets your { $monster } on { $cell } ({ $hearts } hearts left). Do you act before the dice?
           *[other] your { $monster } on { $cell } has { $dice }: strength { $strength }, 20 needed. Do you act?
        }
    }
doodle-ask-choose-dice = { $seat }, which dice do you roll again? They show { $dice }.
doodle-ask-cancel = { $seat }, which card do you discard?
doodle-ask-hero-action = { $seat }, do you help a hero against somebody else's dungeon?
doodle-ask-name-monster = { $seat }, which monster in { $owner }'s dungeon is the Bomb for?
doodle-ask-under = { $seat }, do you put a card under your deck before you draw?
doodle-ask-roll = { $seat }, throw the dice.
doodle-ask-fight-roll = { $seat }, throw two ten-sided dice for your monster.
doodle-ask-holy-water-roll = { $seat }, Holy Water: throw the higher die again.
doodle-ask-extra-roll =
    { $number ->
        [one] { $seat }, throw one more die.
       *[other] { $seat }, throw { $number } more dice.
    }
doodle-ask-again-roll =
    { $number ->
        [one] { $seat }, throw the die again.
       *[other] { $seat }, throw the { $number } dice again.
    }

## What one may do

doodle-do-name = { $dungeon }
doodle-do-seat = { $target }
doodle-do-pick = { $card } – build { $elements }
    .about = { $action }
doodle-do-card = { $card }
    .about = { $action }
doodle-do-lay = { $card } above { $target }'s dungeon
    .about = { $action }
doodle-do-cells = { $cells }
doodle-do-cell =
    { $monster ->
        [none] { $cell }
       *[other] { $cell } ({ $monster })
    }
doodle-do-way = A whole way of { $number } cells
doodle-do-die = Die { $place }, which shows { $face }
doodle-do-upgrade = { $category } (level { $level }, { $boxes ->
        [0] no box
        [one] 1 box
       *[other] { $boxes } boxes
    } checked)
doodle-do-walls-erase = Erase the last element
doodle-do-trap-erase = Erase the last element
doodle-do-goblin-erase = Erase the last element
doodle-do-orc-erase = Erase the last element
doodle-do-dragon-erase = Erase the last element
doodle-do-treasure-erase = Erase the last element
doodle-do-upgrade-erase = Erase the last element
doodle-do-finish-build-done = Everything is fine
doodle-do-finish-build-erase = Erase the last element
doodle-do-revise-revise = Change something
doodle-do-path-done = The way is finished
doodle-do-path-erase = Take back the last step
doodle-do-dungeon-action-close =
    { $danger ->
        [trap] Play nothing more
       *[fight] { $stage ->
            [open] Roll the dice now
           *[other] Play nothing more
        }
    }
doodle-do-hero-action-pass = Lay nothing more
doodle-do-under-keep = Keep them and draw

## What has happened. Where .known stands, only who knows the secret reads it.

doodle-told-dungeon-named = { $seat } calls the dungeon “{ $dungeon }”.
doodle-told-sharpener = { $seat } is the most evil and takes the sharpener.
doodle-told-round = Round { $round } begins.
doodle-told-laid-out = Laid out: { $card }.
doodle-told-reshuffled = The build deck is used up; { $number } discarded cards are shuffled and become the new one.
doodle-told-taken = { $seat } takes: { $card }.
doodle-told-left-over = Nobody wants: { $card }.
doodle-told-walls-drawn =
    { $number ->
        [one] { $seat } draws a wall on { $cells }.
       *[other] { $seat } draws walls on { $cells }.
    }
doodle-told-thing-drawn = { $seat } draws on { $cell }: { $element }.
doodle-told-treasure-noted = { $seat } hides a treasure.
    .known = { $seat } hides a treasure on { $cell }.
doodle-told-upgraded = { $seat } checks a box for { $category } (level { $level }).
doodle-told-forfeited = { $seat } has no room and loses: { $element }.
doodle-told-erased = { $seat } erases: { $element }.
doodle-told-build-confirmed = { $seat } has finished building.
doodle-told-build-reopened = { $seat } wants to change something.
doodle-told-treasures-counted =
    { $number ->
        [0] { $seat } has hidden no treasure.
        [one] { $seat } has hidden 1 treasure.
       *[other] { $seat } has hidden { $number } treasures.
    }
doodle-told-path-drawn = { $seat } has drawn a way through { $owner }'s dungeon.
doodle-told-path-reopened = { $seat } changes the way through { $owner }'s dungeon.
doodle-told-path-shown = The way that { $seat } drew through { $owner }'s dungeon has { $number } cells.
doodle-told-turn = { $seat }'s turn.
doodle-told-card-drawn = { $seat } draws a card.
    .known = { $seat } draws: { $card }.
doodle-told-cards-drawn = { $seat } draws { $count } cards.
    .known = { $seat } draws { $count } cards: { $cards }.
doodle-told-card-under = { $seat } puts a card under the deck.
    .known = { $seat } puts under the deck: { $card }.
doodle-told-cards-under = { $seat } puts { $count } cards under the deck.
    .known = { $seat } puts { $count } cards under the deck: { $cards }.
doodle-told-hero-stops = The hero in { $seat }'s dungeon stops on { $cell }: { $element }.
doodle-told-hero-escaped = The hero escapes from { $seat }'s dungeon{ $dungeon ->
        [none] {""}
       *[other] {" "}(“{ $dungeon }”)
    } with { $left ->
        [one] 1 heart
       *[other] { $left } hearts
    }.
doodle-told-hero-dead = The hero dies in { $seat }'s dungeon{ $dungeon ->
        [none] {""}
       *[other] {" "}(“{ $dungeon }”)
    }!
doodle-told-trap-snaps = The trap on { $cell } snaps: { $damage } damage.
doodle-told-trap-crossed-out = The trap on { $cell } in { $seat }'s dungeon is used up.
doodle-told-fight-rolled = { $seat } rolls { $dice } = { $dice-total }.
doodle-told-dice-changed = { $seat }'s dice now show { $dice } = { $dice-total }.
doodle-told-monster-wins = { $seat }'s monster on { $cell } has strength { $strength } and wins!
doodle-told-monster-loses = { $seat }'s monster on { $cell } has only strength { $strength } and is driven away.
doodle-told-monster-cursed = The Cursed Blade takes { $seat }'s monster on { $cell } along.
doodle-told-fight-ended = The fight in { $seat }'s dungeon ends in smoke.
doodle-told-hearts-lost =
    { $number ->
        [0] The hero in { $seat }'s dungeon loses no heart.
        [one] The hero in { $seat }'s dungeon loses 1 heart ({ $left } left).
       *[other] The hero in { $seat }'s dungeon loses { $number } hearts ({ $left } left).
    }
doodle-told-hearts-restored =
    { $number ->
        [one] The hero in { $seat }'s dungeon gets 1 heart back ({ $left } left).
       *[other] The hero in { $seat }'s dungeon gets { $number } hearts back ({ $left } left).
    }
doodle-told-action-played = { $seat } plays: { $card }.
doodle-told-action-laid = { $seat } lays above { $owner }'s dungeon: { $card }.
doodle-told-monster-named = { $seat }'s Bomb is meant for { $cell } in { $owner }'s dungeon.
doodle-told-carried-out = In { $seat }'s dungeon works: { $card }.
doodle-told-blown-up = The Bomb destroys the monster on { $cell } in { $seat }'s dungeon.
doodle-told-bomb-wasted = A Bomb above { $seat }'s dungeon is wasted.
doodle-told-cancelled = { $seat } sweeps away: { $card }.
doodle-told-treasures-shown =
    { $cells ->
        [none] { $seat } had no treasures.
       *[other] { $seat }'s treasures were on: { $cells }.
    }
doodle-told-scored = { $seat }{ $dungeon ->
        [none] {""}
       *[other] {" "}(“{ $dungeon }”)
    }: treasures { $treasures }, monsters { $monsters }, dead hero { $death }, hearts { $hearts } – { $total } in all.
doodle-told-won =
    { $number ->
        [one] { $seats } wins!
       *[other] { $seats } win together!
    }

## In the terminal and in reports

doodle-statistic-score = Points
doodle-statistic-hearts = Hearts left to the hero
doodle-statistic-monsters = Monsters lost
doodle-view-round = Round { $round } of 14
doodle-view-phase-B = The hero's way
doodle-view-phase-C = The heroes walk
doodle-view-hearts = { $hearts } hearts
doodle-view-dead = dead
doodle-view-escaped = escaped
doodle-view-hand-cards =
    { $number ->
        [one] 1 card in hand
       *[other] { $number } cards in hand
    }
doodle-view-deck-cards = { $number } in the deck
doodle-view-treasure-count =
    { $number ->
        [one] 1 treasure
       *[other] { $number } treasures
    }
doodle-view-above = above it: { $cards }
doodle-view-ready = ready
doodle-view-hand = Hand
doodle-view-deck = Your deck
doodle-view-levels = Levels
doodle-view-level = { $category } { $level }
doodle-view-level-boxes = { $category } { $level } ({ $boxes }/{ $next })
doodle-view-discard = Discarded
doodle-view-nothing = nothing
doodle-view-dungeon-of = { $seat }'s dungeon
doodle-view-legend = # wall   ^ trap   g goblin   o orc   d dragon   x crossed out   $ your treasure   @ hero
doodle-view-legend-way = the way: { $arrow } goes on there, two of them: first pass, then second
doodle-view-legend-pencil = { $pencil } the way ends here so far
doodle-view-sheet = { $dungeon } ({ $seat })
doodle-view-dungeon = Dungeon
doodle-view-way = Way of { $number } cells – { $name }:
doodle-view-way-legend = [ ] where the hero is, or where the way ends so far   ^ g o d what he meets there   x crossed out
doodle-view-above-own = Above your dungeon
doodle-view-above-other = Above it
doodle-view-type-name = Type a name of your own, or the number of one of these.
doodle-view-no-name = That is no name: one line of 1 to { $most } letters.
doodle-view-type-walls = Type the cells, such as: { $example }
doodle-view-type-cell = Type a cell, such as: { $example }
doodle-view-type-way = Type one cell or several (a cell further along a line walks there), or a whole way from A1 on. Next: { $cells }
doodle-view-no-cell = “{ $typed }” is no cell: rows are A to H, columns 1 to 10.

## At the browser's table

doodle-table-key-arrows = move what you draw; on the way: one square on
doodle-table-key-turn = turn it, mirror it
doodle-table-key-draw = draw it here
doodle-table-key-erase = rub out the last thing
doodle-table-phase-A = Build
doodle-table-phase-B = The way
doodle-table-phase-C = Fights
doodle-table-now = now
doodle-table-when-fight = Dungeon action, in a fight
doodle-table-when-trap = Dungeon action, at a trap
doodle-table-when-any = Dungeon action, at any encounter
doodle-table-when-hero = Hero action, above another dungeon
doodle-table-elements = Build: { $elements }
doodle-table-deck = cards left
doodle-table-own-deck = in your deck
doodle-table-in = in
doodle-table-out = out
doodle-table-turn = Turn
doodle-table-mirror = Mirror
doodle-table-erase = Rub out the last element
doodle-table-step-back = One step back
doodle-table-rub = Rub out
doodle-table-fits = may lie here
doodle-table-draw-on = Draw on { $cells }
doodle-table-hide-on = Hide it on { $cells }
doodle-table-places =
    { $number ->
        [one] 1 legal place
       *[other] { $number } legal places
    }
doodle-table-pick-cell =
    { $number ->
        [one] Click the cell that glows, or go there by arrow keys.
       *[other] Click one of the { $number } cells that glow, or go there by arrow keys.
    }
doodle-table-way-hint =
    { $number ->
        [one] 1 cell so far. Drag from cell to cell, or use the arrow keys.
       *[other] { $number } cells so far. Drag from cell to cell, or use the arrow keys.
    }
doodle-table-way-out =
    { $number ->
        [one] Shortest way out: 1 step
       *[other] Shortest way out: { $number } steps
    }
doodle-table-way-meets =
    { $number ->
        [0] meets nothing
        [one] meets one more
       *[other] meets { $number } more
    }
doodle-table-busy =
    { $number ->
        [0] everybody is done
        [one] { $seats } is still busy
       *[other] { $seats } are still busy
    }
doodle-table-names = names the dungeon
doodle-table-own-name = A name of your own
doodle-table-name-it = Name it
doodle-table-copies = { $number } of them
doodle-table-discard = Discarded: { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
doodle-table-picks = picks a card
doodle-table-builds = is building
doodle-table-builds-step = builds { $step } of { $of }
doodle-table-draws = draws in { $seat }'s dungeon
doodle-table-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
doodle-table-enlarge = { $seat }'s sheet, large
doodle-table-target = Blows up the monster on { $cell } ({ $monster }) as soon as the hero enters a cell next to it.
doodle-table-place = place for a hero action
doodle-table-met = { $what } on { $cell }
doodle-table-needs = wins with 20 or more
doodle-table-hurts =
    { $number ->
        [one] costs 1 heart
       *[other] costs { $number } hearts
    }
doodle-table-level = level
doodle-table-cards = cards
doodle-table-wins = it wins
doodle-table-loses = under 20: it loses
doodle-table-walks = The hero walks
doodle-table-awaits = What awaits the hero
doodle-table-chance = wins
doodle-table-hearts = hearts
doodle-table-always = always
doodle-table-meets = The way so far meets (about { $hearts } of { $all } hearts, without cards)
doodle-table-meets-all = The way so far meets (likely to cost all { $all } hearts, without cards)
doodle-table-odds = the monster wins: { $percent }
doodle-table-not-hero = hero action: only after the encounter
doodle-table-not-dungeon = only while a hero meets something here
doodle-table-not-room = no room: two lie above every dungeon
doodle-table-not-gone = of no use: your hero is gone
doodle-table-not-only = only for: { $element }
doodle-table-not-trap = only at a trap
doodle-table-not-fight = only in a fight
doodle-table-not-open = only before the dice
doodle-table-not-rolled = only after the dice
doodle-table-bomb = The Bomb is for { $cell }
doodle-table-hero-dead = hero dead
doodle-table-hero-escaped = hero escaped
doodle-table-fate-dead = The hero is dead
doodle-table-fate-escaped = The hero has escaped
doodle-table-hand =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
doodle-table-dice = dice
doodle-table-plus-level = level
doodle-table-if-played = { $card }, if you play it
doodle-table-hero-hearts = The hero has { $left } of { $all } hearts
doodle-table-at-stake =
    { $number ->
        [one] 1 at stake
       *[other] { $number } at stake
    }
doodle-table-way-by = way drawn by { $seat }
doodle-table-left-over = left over
doodle-table-yours = yours
doodle-table-above = above the dungeon of
doodle-table-secret =
    { $number ->
        [0] no treasure hidden yet
        [one] 1 treasure, seen by you alone
       *[other] { $number } treasures, seen by you alone
    }
doodle-table-over = Game over
doodle-table-score-treasures = Treasures
doodle-table-score-monsters = Monsters
doodle-table-score-death = Dead hero
doodle-table-score-hearts = Hearts left
doodle-table-score-total = Points
doodle-table-turn-of = { $seat }'s turn
doodle-table-steps = The steps of a turn
doodle-table-step-move = Walk
doodle-table-step-encounter = Encounter
doodle-table-step-lay = Hero actions
doodle-table-step-refill = Refill hand
doodle-table-die = Die { $place } shows { $face }
doodle-table-roll-again =
    { $number ->
        [0] Choose dice to roll again
        [one] Roll 1 die again
       *[other] Roll { $number } dice again
    }
doodle-table-figure-of = { $part } of { $of }
doodle-table-figure-treasures = Treasures still guarded
doodle-table-figure-monsters = Monsters still there
doodle-table-figure-traps = Traps sprung
doodle-table-figure-hero = The hero
doodle-table-figure-damage = Hearts lost
doodle-table-figure-points = Points: { $line }
doodle-table-no = That cannot be.
doodle-table-no-wall-4 = No! There is something on { $cells }.
doodle-table-no-wall-5 =
    { $number ->
        [one] No! { $cells } would be cut off.
       *[other] No! { $cells } would all be cut off.
    }
doodle-table-no-wall-6 = No! There would be no way to the exit.
doodle-table-no-space-1 = No! Too close to { $cells }.
doodle-table-no-space-2 = No! Too close to { $cells }.
doodle-table-no-build-9 = No! { $cells } is taken.
doodle-table-no-treas-3 = No! There is a treasure on { $cells } already.
doodle-table-no-path-3 = No! From { $cells } the hero would never get out.
doodle-table-no-path-4 = No! The way goes from a cell to the one beside it.
doodle-table-no-path-6 = No! { $cells } is a wall.
doodle-table-no-path-8 = No! The way has passed { $cells } twice.
doodle-table-no-path-9 = { $cells } again? Nothing in between.
