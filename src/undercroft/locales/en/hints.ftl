# Hints: why an answer is advised. These are parts of one sentence; only the server and the terminal say them.

## Labyrinth

labyrinth-why-fight =
    { $place }{ $steps ->
        [0] {""}
        [one] , 1 step away
       *[other] , { $steps } steps away
    }: { $percent } % to win{ $foe ->
        [none] {""}
       *[other] {" "}against: { $foe }
    }
labyrinth-why-against = { $percent } % to win against: { $foe }
labyrinth-why-trap = you know what waits { $place-in }: { $foe }
labyrinth-why-gold = a win brings about { $gold } gold
labyrinth-why-enough = with that you would have about { $gold } of { $goal } gold: enough, and then home
labyrinth-why-held =
    { $number ->
        [one] 1 lost card is to be won there
       *[other] { $number } lost cards are to be won there
    }
labyrinth-why-risk =
    { $number ->
        [0] with { $percent } % you end up back on the start
        [one] with { $percent } % it costs you your card
       *[other] with { $percent } % it costs you half your cards or more
    }
labyrinth-why-deeper = on level { $level } it would be { $percent } %
labyrinth-why-home =
    home with { $gold } gold{ $steps ->
        [0] {""}
        [one] , 1 step away
       *[other] , { $steps } steps away
    }: that wins
labyrinth-why-home-refill =
    back to the start{ $steps ->
        [0] {""}
        [one] , 1 step away
       *[other] , { $steps } steps away
    }, where you get { $kind ->
        [hobbit] missiles
       *[other] spells
    } again
labyrinth-why-home-safe =
    back to the start{ $steps ->
        [0] {""}
        [one] , 1 step away
       *[other] , { $steps } steps away
    }: you carry { $gold } gold that can be lost
labyrinth-why-treasure =
    treasure lies there for whoever comes first: { $place }{ $steps ->
        [0] {""}
        [one] , 1 step away
       *[other] , { $steps } steps away
    }
labyrinth-why-way =
    { $place }{ $steps ->
        [0] {""}
        [one] , 1 step away
       *[other] , { $steps } steps away
    }{ $safe ->
        [yes] : no fight waits there
       *[no] {""}
    }
labyrinth-why-safe = nothing waits { $place-in }
labyrinth-why-search = the secret door to { $place } is found with { $percent } %
labyrinth-why-look = the look is free and shows what waits { $place-in }
labyrinth-why-outside = from outside nothing strikes back
labyrinth-why-unharmed = and nothing strikes back
labyrinth-why-saved =
    { $number ->
        [one] your 1 spell or missile stays for later
       *[other] your { $number } spells or missiles stay for later
    }
labyrinth-why-away = by hand it would be { $percent } %
labyrinth-why-take =
    { $number ->
        [one] 1 treasure lies here for the taking
       *[other] { $number } treasures lie here for the taking
    }
labyrinth-why-lying =
    { $number ->
        [one] a card costs nothing to carry
       *[other] { $number } cards cost nothing to carry
    }
labyrinth-why-deposit = { $gold } gold can then never be lost again
labyrinth-why-no-deposit =
    { $number ->
        [one] your 1 card serves you better on the way
       *[other] your { $number } cards serve you better on the way
    }
labyrinth-why-ball = nothing is known yet of { $place } on level { $level }
labyrinth-why-ball-free = the Crystal Ball costs nothing and shows what waits on your way
labyrinth-why-end-spell = only one spell or missile a turn: the next can be used next turn
labyrinth-why-end-steps = no step is left
labyrinth-why-end-start =
    { $kind ->
        [other] there is nothing better to do from here this turn
        [hobbit] a turn on the start brings missiles back
       *[wizard] a turn on the start brings spells back
    }
labyrinth-why-end-rest = { $place-in } no wandering monster comes, in a corridor one may
labyrinth-why-end =
    { $steps ->
        [one] with 1 step nothing better is within reach
       *[other] with { $steps } steps nothing better is within reach
    }
labyrinth-why-strike =
    a strike at { $target } hits with { $percent } %; { $target } { $number ->
        [0] has no cards
        [one] has 1 card
       *[other] has { $number } cards
    }
labyrinth-why-hex =
    { $spell } hits { $target } with { $percent } %, and nobody strikes back; { $target } { $number ->
        [0] has no cards
        [one] has 1 card
       *[other] has { $number } cards
    }
labyrinth-why-peace = your strike would hit with { $percent } %, and { $target } would strike back with { $back } %
labyrinth-why-keep-spell =
    { $number ->
        [one] your 1 spell is worth more in a room
       *[other] your { $number } spells are worth more in a room
    }
labyrinth-why-escape =
    { $away ->
        [yes] at stake are { $number } of your cards with { $gold } gold
       *[no] you have { $number } cards with { $gold } gold to lose, and the spell is worth more elsewhere
    }
labyrinth-why-collect =
    { $number ->
        [one] 1 card lies { $place-in }, and others would fetch it
       *[other] { $number } cards lie { $place-in }, and others would fetch them
    }
labyrinth-why-class = { $steps } steps a turn, { $goal } gold to win, finds secret doors with { $percent } %
labyrinth-why-drop = { $card } is your cheapest: { $gold } gold stay
labyrinth-why-drop-special =
    { $card } brings no gold{ $strength ->
        [0] {""}
       *[other] {" "}(your swords add { $strength })
    }: { $gold } gold stay
labyrinth-why-split = whichever pile goes, about half stays: { $left } and { $right } gold
labyrinth-why-pile =
    nobody sees the faces: { $left } cards left, { $right } right, take { $side ->
        [left] the left
       *[right] the right
    } pile
labyrinth-why-spell =
    { $spell }: { $kind ->
        [fireball] it fights from outside, where nothing strikes back
        [bolt] it fights from outside, where nothing strikes back
        [bind] it adds 2 to your attack and stops the counter-attack
       *[other] it takes you out of a bad fight
    } (you have { $number })
labyrinth-why-only = there is nothing else to choose

## Dungeoneer

dungeoneer-why-exit = the exit opens with { $percent } %
dungeoneer-why-goal =
    { $place } is { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } away ({ $mp } MP left), and there waits the quest { $quest }
dungeoneer-why-location = { $place } brings { $glory } glory and { $peril } peril
dungeoneer-why-brings = it brings { $glory } glory and { $peril } peril to who enters
dungeoneer-why-way = { $place } costs 1 of your { $mp } MP, no peril
dungeoneer-why-duel-hero =
    the duel ({ $type ->
        [melee] melee
        [magic] magic
       *[speed] speed
    }) hits with { $percent } %, and { $target } has { $life } life
dungeoneer-why-duel =
    against { $card } you hit with { $percent } % by { $type ->
        [melee] melee
        [magic] magic
       *[speed] speed
    }
dungeoneer-why-life = you have { $life } of { $most } life
dungeoneer-why-accept =
    { $steps ->
        [-1] { $place } is not on the map yet
        [0] you are already there: { $place }
        [one] { $place } is 1 step away
       *[other] { $place } is { $steps } steps away
    } (quest { $quest })
dungeoneer-why-clear = { $card } troubles you, and { $mp } MP are enough
dungeoneer-why-attempt =
    { $percent ->
        [-1] { $quest } can be done here, without a roll
       *[other] { $quest }: the first roll succeeds with { $percent } %
    }
dungeoneer-why-quests =
    { $number ->
       *[other] it would be quest { $number } of { $most }
    }
dungeoneer-why-strike =
    { $percent ->
        [-1] { $card } troubles { $target }
       *[other] { $card } strikes { $target } with { $percent } %
    }, who has { $life } life
dungeoneer-why-ahead =
    { $number ->
        [one] { $target } has completed 1 quest
       *[other] { $target } has completed { $number } quests
    }
dungeoneer-why-bane = { $card } costs { $number } of the { $peril } peril of { $target }
dungeoneer-why-part =
    { $what ->
        [hand] of your { $number } hand cards you need { $card } least, and another is drawn
        [loot] { $card } lies here for 1 MP
        [pack] { $card } in the container makes room
        [unpack] { $card } is of use only outside
       *[other] you need { $card } least
    }
dungeoneer-why-upkeep =
    { $what ->
        [pay] { $card } is worth its upkeep of { $number }
       *[other] { $card } costs { $number } again and again
    }, and you have { $glory } glory
dungeoneer-why-give = { $card } helps { $target } more, and you have { $mp } MP
dungeoneer-why-horde =
    the horde has { $mp } MP and { $number ->
        [one] 1 monster
       *[other] { $number } monsters
    }
dungeoneer-why-heal = { $card } heals, with { $life } of { $most } life left
dungeoneer-why-cost = it costs { $number } of your { $glory } glory
dungeoneer-why-card =
    { $does ->
        [draw] { $card } brings new cards
        [exit] { $card } opens the way
        [prevent] { $card } takes the blow away
        [cancel] { $card } stops a card
        [keep] { $card } lets you keep the better die
        [roll] { $card } adds to the roll
        [mp] { $card } gives MP
        [lasting] { $card } stays and helps in every turn to come
       *[other] { $card } does most of all your cards now
    }
dungeoneer-why-end =
    { $place ->
        [none] nothing is left to do
       *[other] { $place-in } nothing that pays is within reach of { $mp } MP
    }
dungeoneer-why-lord-end = what could be thrown at { $peril } peril would hardly hit: keep it
dungeoneer-why-pass =
    { $number ->
        [0] your { $glory } glory is worth more later
        [one] your 1 card and { $glory } glory are worth more later
       *[other] your { $number } cards and { $glory } glory are worth more later
    }
dungeoneer-why-keep-hand =
    { $number ->
        [one] your 1 card is still good for something
       *[other] all { $number } cards are still good for something
    }
dungeoneer-why-keep-all =
    { $number ->
        [one] the 1 card still helps
       *[other] all { $number } still help
    }
dungeoneer-why-hero = { $hero }: melee { $melee }, magic { $magic }, speed { $speed }
dungeoneer-why-quest = { $quest } is to be done at { $place }
dungeoneer-why-one-card = { $card } (cost { $number })
dungeoneer-why-bonus =
    { $number ->
       *[other] +{ $number } is as much as pays
    }; you have { $glory } glory
dungeoneer-why-whom =
    { $target } has { $life } life, { $peril } peril and { $number ->
        [one] 1 completed quest
       *[other] { $number } completed quests
    }
dungeoneer-why-explore =
    { $number ->
        [one] 1 location is left to find, for 1 of your { $mp } MP
       *[other] { $number } locations are left to find, for 1 of your { $mp } MP
    }
dungeoneer-why-stand = lying down you can neither walk nor duel; it costs 1 of { $mp } MP
dungeoneer-why-save =
    { $mp ->
        [one] the 1 MP that is left can still be used in the turns of the others
       *[other] of { $mp } MP one can still be used in the turns of the others
    }
dungeoneer-why-reentry = { $target } would be one more who can win
dungeoneer-why-roll = +{ $number } is enough
dungeoneer-why-side = so { $target } loses the most steps
dungeoneer-why-needed =
    { $whose ->
        [own] your quest { $quest } waits there, and its distance from you will be { $steps }
        [all] the quest { $quest }, open to all, waits there, and its distance from you will be { $steps }
       *[other] { $target } needs { $place } for { $quest }, and its distance from there will be { $steps }
    }
dungeoneer-why-unneeded =
    { $steps ->
        [one] nobody has a quest at { $place } yet; it lies 1 field from you
       *[other] nobody has a quest at { $place } yet; it lies { $steps } fields from you
    }
dungeoneer-why-open = { $place } fits here
dungeoneer-why-mine = you have { $life } life, { $glory } glory and { $mp } MP

## Doodle Dungeon

doodle-why-again = it is drawn anew
doodle-why-walls =
    { $longer ->
        [yes] the shortest way through then has { $number } cells (now { $before })
       *[no] the shortest way stays at { $number } cells
    }
doodle-why-beside =
    { $number ->
        [one] the walls shield 1 trap or monster of yours
       *[other] the walls shield { $number } traps and monsters of yours
    }
doodle-why-cell =
    { $must ->
        [yes] nobody gets past { $cell }
       *[no] { $cell } is open on { $number } sides, the hero can go round it
    }
doodle-why-trap =
    { $number ->
        [one] the trap takes 1 heart of whoever steps in
       *[other] the trap takes { $number } hearts of whoever steps in
    }
doodle-why-monster =
    { $monster }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } if it lives, wins with { $percent } % and takes { $damage ->
        [one] 1 heart
       *[other] { $damage } hearts
    }
doodle-why-unguarded = no monster is on { $cell } yet: the treasure counts only if one comes to live there
doodle-why-treasure =
    on { $cell } it is guarded ({ $monster }, wins with { $percent } %): { $points ->
        [one] 1 point
       *[other] { $points } points
    }
doodle-why-upgrade =
    { $category }: { $boxes ->
        [0] all boxes are full
        [one] this box reaches level { $level }
       *[other] { $boxes } more boxes to level { $level }
    }{ $kind ->
        [hand] {""}
       *[other] ; you have { $number } of them
    }
doodle-why-pick =
    it draws { $number ->
        [0] {""}
       *[other] { $elements }
    }{ $walls ->
        [0] {""}
        [one] {" "}and 1 cell of wall
       *[other] {" "}and { $walls } cells of wall
    }, and later its action counts: { $card }
doodle-why-path =
    { $number } cells past { $monsters ->
        [0] no monster
        [one] 1 monster
       *[other] { $monsters } monsters
    } with { $points } points to be lost
doodle-why-path-traps =
    { $number ->
        [0] no trap is on it
        [one] 1 trap is on it
       *[other] { $number } traps are on it
    }, { $spared ->
        [0] none is avoided
        [one] 1 is avoided
       *[other] { $spared } are avoided
    } ({ $damage } damage each)
doodle-why-dice =
    { $number ->
        [0] the dice stay as they are
        [one] with 1 die again it succeeds with { $percent } %
       *[other] with { $number } dice again it succeeds with { $percent } %
    }
doodle-why-lay =
    { $card } helps the hero in the dungeon of { $target }: { $number ->
        [0] no danger is left before him
        [one] 1 danger is before him
       *[other] { $number } dangers are before him
    }, { $hearts } hearts left
doodle-why-bomb = it costs { $target } { $points } points: { $monster } on { $cell }
doodle-why-under = { $card } finds no occasion any more
doodle-why-cancel = { $card } would hurt you first
doodle-why-keep =
    { $number ->
        [0] there is nothing to put away
        [one] your 1 card may still find its occasion
       *[other] all { $number } cards may still find their occasion
    }
doodle-why-pass =
    { $number ->
        [0] you have no card for it
        [one] your 1 card is worth more later
       *[other] your { $number } cards are worth more later
    }
doodle-why-sharpener = { $target } then begins, and that changes little
doodle-why-name = the name only stands on your sheet: any will do
doodle-why-done = everything is where it should be
doodle-why-snap =
    the trap takes { $number } of { $hearts } hearts{ $card ->
        [none] {""}
       *[other] , and { $card } makes more of it
    }
doodle-why-open = two dice are still to come: with strength { $strength } { $monster } wins with { $percent } %
doodle-why-close =
    { $wins ->
        [yes] { $monster } has { $strength } of { $enough } and wins as it is
       *[no] { $monster } has { $strength } of { $enough }, and no card makes up for that
    }
doodle-why-action =
    { $monster } has { $strength } of { $enough }{ $percent ->
        [-1] , and { $card } helps
       *[other] ; with { $card } it wins with { $percent } %
    }

## Dungeon Fighter

fighter-why-hero = { $hero }: { $red }, { $green }, { $blue }
fighter-why-shop = a shop, and you have { $gold } gold
fighter-why-fountain = a fountain, and the party lacks { $number } life
fighter-why-treasure =
    a treasure chamber: { $reward ->
        [gold] { $number } gold
        [bonus] { $number } bonus dice
        [none] { $number }
       *[other] { $number } to win
    }
fighter-why-danger = { $throws }: so one hits with { $percent } %
fighter-why-plain = plain throws, which hit with { $percent } %
fighter-why-weakest = { $target } has { $life } of { $most } life
fighter-why-retreat =
    { $away ->
        [yes] it still has { $life } life and strikes for { $damage }, and you hit only with { $percent } %
       *[no] it has { $life } life, and you hit with { $percent } %
    }
fighter-why-stack = level { $level } hits less hard
fighter-why-dice-out =
    { $takes ->
        [yes] a blow of { $damage } would hit all of you, and you have { $dice } bonus dice
       *[no] { $dice } bonus dice are for the boss, and you can bear a blow of { $damage }
    }; { $life } life to beat
fighter-why-reroll =
    { $again ->
        [yes] as it lies the die does nothing
       *[no] as it lies the die hits
    }
fighter-why-practice = a practice throw costs nothing and counts for nothing
fighter-why-room-for =
    { $number ->
        [0] { $target } has no free slot, but nobody has
       *[other] { $target } has a free slot for it
    }
fighter-why-whom = { $target } has { $life } of { $most } life
fighter-why-scar = you miss { $ability } least
fighter-why-die =
    { $ability ->
        [none] any die will do
       *[other] its symbol brings { $ability }
    } ({ $die })
fighter-why-foe = { $card } has { $life } life left
fighter-why-weapons =
    { $number ->
        [0] with the bare die
       *[other] with these weapons (×{ $times }, +{ $bonus })
    } you hit with { $percent } %
fighter-why-weapons-real =
    { $number ->
        [0] the bare die is the easiest throw
       *[other] a hit counts ×{ $times } and +{ $bonus }
    }
fighter-why-bare = without them it would be { $percent } %
fighter-why-throw =
    { $number ->
        [0] a plain throw: one bounce on the table, then the target
       *[other] what the throw needs: { $throws }
    }
fighter-why-steady = this hand hits with { $percent } %
fighter-why-extra =
    { $number ->
        [0] { $life } life would be left anyway: keep them
       *[other] it has { $life } life, and that is what they are for
    }
fighter-why-buy = { $card } costs { $gold } of { $have } gold, and { $target } has room for it
fighter-why-cheapest = { $card } is worth least ({ $gold } gold)
fighter-why-give = { $card } is best with { $target }, who has { $life } life
fighter-why-shop-word =
    { $word ->
        [heal] healing is what you need most
        [bonus-die] { $dice } bonus dice are few for the boss
       *[done] nothing else is worth its price
    } ({ $have } gold)
fighter-why-use =
    { $damage ->
        [0] { $card } is of use now
       *[other] a blow of { $damage } is coming, and { $card } helps
    }; you have { $life } life
fighter-why-does = it costs nothing that you need more; you have { $life } life, the blow is { $damage }
fighter-why-spares = keep it for worse: the blow is { $damage }, and you have { $life } life
fighter-why-rest = you have { $gold } gold and { $dice } bonus dice
dungeoneer-why-prevent = { $card } takes the wounds away, and you have { $life } of { $most } life
dungeoneer-why-least = you need { $card } (cost { $number }) least
dungeoneer-why-survivor =
    { $card } can strike again, and your horde has { $number ->
        [0] room
        [one] 1 monster
       *[other] { $number } monsters
    }
dungeoneer-why-one-more =
    you hold { $number ->
        [0] no cards
        [one] 1 card
       *[other] { $number } cards
    } and { $glory } glory
dungeoneer-why-offer = { $place } offers it only now, and you have { $life } life and { $glory } glory
fighter-why-ability =
    { $uses ->
        [yes] { $ability } does its work now
       *[no] { $ability } would be wasted
    }
fighter-why-second-strike =
    { $yes ->
        [yes] a second throw can only help against { $foe } life
       *[no] one throw is enough against { $foe } life
    }
fighter-why-give-life =
    { $yes ->
        [yes] you have { $life } life to give, and the monster has { $foe }
       *[no] with { $life } life you need it yourself
    }
fighter-why-pay-song =
    { $yes ->
        [yes] you have { $gold } gold, and its ability is worse than the price
       *[no] { $gold } gold is better spent elsewhere
    }
fighter-why-retaliate =
    { $yes ->
        [yes] it costs nothing, and the monster has { $foe } life
       *[no] keep the card: the monster has { $foe } life
    }
fighter-why-swap =
    { $yes ->
        [yes] the party gains by it
       *[no] it serves you better where it is
    }
labyrinth-why-with =
    with { $spell }{ $outside ->
        [yes] {" "}from outside, where nothing strikes back
       *[no] , and nothing strikes back
    }
