### Dungeon Fighter, in English. Facts: docs/words.md.
fighter = Dungeon Fighter
    .about = Bounce a die off the table onto the target, fight through three maps, and beat the boss together.

## Places

fighter-space-room = room { $room } of { $name }
    .in = in room { $room } ({ $name })
    .into = into room { $room } ({ $name })
fighter-space-outside = the way in
    .in = outside the dungeon
    .into = outside
fighter-space-boss-room = the boss's room
    .in = in the boss's room
    .into = into the boss's room

## Cards, dice and where a die rests

fighter-card = { $name }
fighter-hero = { $name }
    .about = red: { $red } · green: { $green } · blue: { $blue } · slots: weapons { $weapons }, armour { $armour }, items { $items }
fighter-die-red = red
fighter-die-green = green
fighter-die-blue = blue
fighter-die-bonus = the bonus die
fighter-rest-10 = the centre (10)
fighter-rest-4 = ring 4
fighter-rest-3 = ring 3
fighter-rest-2 = ring 2
fighter-rest-1 = ring 1
fighter-rest-bone = on a bone
fighter-rest-hole = in a hole
fighter-rest-off = beside the target
fighter-rest-no-bounce = no bounce on the table
fighter-rest-failed = special throw failed

## What is asked

fighter-ask-hero = { $seat }, which hero do you lead?
fighter-ask-hand = { $seat }, what is your hand like when you throw?
fighter-ask-leader = { $seat }, who shall lead the party? If you do not all agree, chance decides.
fighter-ask-practice = { $seat }, a practice throw before it gets serious?
fighter-ask-way = { $seat }, you stand { $place-in }. Where does the party go?
fighter-ask-retreat = { $seat }, do you retreat from { $card }? It costs every hero 1 life.
fighter-ask-stack = { $seat }, from which stack comes the next monster?
fighter-ask-die = { $seat }, { $card } has { $life } life left. Which die do you take?
fighter-ask-dice-out = { $seat }, the hero dice are used up and { $card } still has { $life } life. A bonus die, or do you all take the blow?
fighter-ask-weapons = { $seat }, which weapons do you use for this throw?
fighter-ask-lender = { $seat }, whose hand do you throw with?
fighter-ask-lend = { $seat }, { $target } throws with your hand. Where do you point it?
fighter-ask-throw = { $seat }, throw! The die must bounce on the table first.
fighter-ask-reroll = { $seat }, keep this throw, or throw again?
fighter-ask-colour = { $seat }, the bonus die shows the hero symbol. Which colour shall it be?
fighter-ask-ability = { $seat }, the hero symbol is up: do you use { $ability }?
fighter-ask-give-life = { $seat }, blind fury: do you give 1 life to double the damage?
fighter-ask-second-strike = { $seat }, do you throw the die a second time?
fighter-ask-beer = { $seat }, who gets the beer and is safe from the monster?
fighter-ask-pay-song = { $seat }, do you pay 1 gold for the song? { $card } would lose its abilities.
fighter-ask-heal-whom = { $seat }, who is healed? { $number } points are left.
fighter-ask-extra-damage = { $seat }, do you add extra damage? { $card } has { $life } life.
fighter-ask-seduced = { $seat }, do you send beguiled monsters into the fight?
fighter-ask-no-damage = { $seat }, { $card } strikes for { $damage }. Do you use a card against it?
fighter-ask-retaliate = { $seat }, do you strike back with { $card }?
fighter-ask-lose-card = { $seat }, which card do you lose?
fighter-ask-healing =
    { $moment ->
        [blow] { $seat }, a blow of { $damage } is coming. Do you use a healing card before it?
        [loss] { $seat }, a blow of { $damage } is coming, and a card will be lost. Do you use a healing card before it?
        [group] { $seat }, all are about to take { $damage } damage. Do you use a healing card before it?
        [retreat] { $seat }, the retreat is about to cost everybody { $damage } life. Do you use a healing card before it?
        [fury] { $seat }, Blind Fury is about to take the last life. Do you use a healing card before it?
       *[calm] { $seat }, do you use a healing card?
    }
fighter-ask-scar = { $seat }, you wake up with a scar. Which ability does it cover for good?
fighter-ask-clean-up = { $seat }, what comes next in the clean-up?
fighter-ask-theft = { $seat }, who gets the stolen card: { $card }?
fighter-ask-reward = { $seat }, who gets the card from the treasure chamber: { $card }?
fighter-ask-surplus = { $seat }, you carry too much. What do you part with?
fighter-ask-inherit = { $seat }, a hero leaves the game. Who takes over what?
fighter-ask-exchange = { $seat }, do you give or swap equipment?
fighter-ask-swap = { $seat }, { $target } offers { $card } for your { $treasure }. Do you agree?
fighter-ask-shop = { $seat }, you have { $gold } gold. What do you buy?
fighter-ask-entry-bounce = { $seat }, did the die bounce on the table before it reached the target?
fighter-ask-entry-done = { $seat }, which special throws were done properly?
fighter-ask-entry-place = { $seat }, where does the die lie?
fighter-ask-entry-symbol = { $seat }, does it show the hero symbol?
fighter-ask-entry-confirm =
    { $seat }, { $target } says: { $rest }{ $face ->
        [symbol] , with the hero symbol
       *[plain] {""}
    }. Is that so?

## What one can do

fighter-do-seat = { $target }
fighter-do-hero-random = Any hero, by lot
fighter-do-hand-beginner = Not used to it
fighter-do-hand-steady = Steady
fighter-do-hand-master = A master's hand
fighter-do-leader-random = Let chance decide
fighter-do-practice-throw = Throw
fighter-do-practice-done = Enough
fighter-do-stack = Level { $level }
fighter-do-way =
    Go { $place-into }{ $kind ->
        [shop] : shop
        [fountain] : healing fountain
        [treasure] : treasure chamber
        [danger] : danger, { $throws }
       *[normal] {""}
    }
fighter-do-die = { $die } ({ $ability })
fighter-do-colour-none = no colour
fighter-do-dice-out-a = A: take a bonus die ({ $dice } left)
fighter-do-dice-out-b = B: all take the damage, the hero dice are free again
fighter-do-cards = { $cards }
fighter-do-weapons-none = no weapon
fighter-do-extra-damage-none = nothing
fighter-do-seduced-none = not one of them
fighter-do-throw = Throw like this
fighter-do-lend = Hold the hand like this
fighter-do-reroll-keep = It stands
fighter-do-reroll-ability = Throw again with the ability
fighter-do-use = Use { $card }
fighter-do-heal = { $card } for { $target }
fighter-do-healing-pass = Not now
fighter-do-ability-use = Use it
fighter-do-ability-decline = Do without
fighter-do-beer-decline = No beer for anybody
fighter-do-give-life-yes = Give 1 life
fighter-do-give-life-no = Keep it
fighter-do-second-strike-yes = Throw again
fighter-do-second-strike-no = Leave it
fighter-do-pay-song-yes = Pay 1 gold
fighter-do-pay-song-no = Save the gold
fighter-do-retreat-yes = Retreat
fighter-do-retreat-no = Fight
fighter-do-retaliate-yes = Strike back
fighter-do-retaliate-no = Let it be
fighter-do-swap-yes = Agreed
fighter-do-swap-no = No swap
fighter-do-entry-bounce-yes = Yes, it bounced
fighter-do-entry-bounce-no = No, straight onto the target
fighter-do-entry-symbol-yes = Yes, the hero symbol
fighter-do-entry-symbol-no = No
fighter-do-no-damage-no = Take the blow
fighter-do-clean-up-revive = Wake the fainted
fighter-do-clean-up-theft = Hand out stolen cards
fighter-do-clean-up-exchange = Exchange equipment
fighter-do-clean-up-room = Use the room
fighter-do-discard = Discard: { $card }
fighter-do-give = { $card } for { $target }
fighter-do-swap = Swap { $card } for { $treasure } ({ $target })
fighter-do-inherit-done = Nothing more
fighter-do-exchange-done = No exchange
fighter-do-shop-done = Leave the shop
fighter-do-shop-bonus-die = A bonus die for 2 gold
fighter-do-shop-heal = 1 life for everybody, for 1 gold
fighter-do-buy = { $card } for { $target } ({ $gold } gold)
fighter-do-doubtful = in doubt: { $rest } or { $other }
fighter-do-entry-done-none = not one of them
fighter-do-entry-confirm-confirm = That is right
fighter-do-entry-confirm-dispute = I saw it otherwise: the leader decides

## What happens

fighter-told-dungeon = The dungeon: { $maps }.
fighter-told-hero = { $seat } leads { $hero }.
fighter-told-hand =
    { $seat } throws with { $hand ->
        [beginner] a beginner's hand
        [master] a master's hand
       *[steady] a steady hand
    }.
fighter-told-leader = { $seat } leads the party and begins.
fighter-told-new-leader = { $seat } leads the party now.
fighter-told-disagreed = You do not agree, so { $seat } decides.
fighter-told-moved = The party goes { $place-into }.
fighter-told-nobody-there = Nobody is { $place-in }: no monster is left.
fighter-told-revealed = { $card } appears: { $life } life, damage { $damage }, { $gold } gold.
fighter-told-room-demand-dropped = That cannot be done together; the demand of the room is dropped.
fighter-told-retreated = The party retreats from { $card }; everybody loses 1 life.
fighter-told-die-taken = { $seat } takes a die: { $die }.
fighter-told-group-damage = { $seat } chooses option B: everybody takes { $damage }.
fighter-told-weapons = { $seat } uses { $cards }.
fighter-told-demands = { $seat } must do: { $throws }.
fighter-told-throw-real =
    { $seat } throws the real die. To do: { $throws ->
        [none] nothing special
       *[other] { $throws }
    }.
fighter-told-entered =
    { $seat } enters: { $rest }{ $face ->
        [symbol] , hero symbol
       *[plain] {""}
    }.
fighter-told-disputed = { $seat } saw it otherwise; { $target } decides.
fighter-told-flight = {""}
fighter-told-landed =
    { $seat }'s die ({ $die }): { $rest }{ $face ->
        [symbol] , with the hero symbol
       *[plain] {""}
    }.
fighter-told-rerolled = { $seat } takes the die back and throws again.
fighter-told-colour-named = { $seat } names the colour: { $die }.
fighter-told-ability = { $seat } uses { $ability }.
fighter-told-second-strike = { $seat } strikes a second time.
fighter-told-blind-fury = { $seat } gives a life for twice the damage ({ $left } left).
fighter-told-beer = { $seat } hands the beer to { $target }.
fighter-told-song = { $seat } sings; { $card } forgets its abilities.
fighter-told-instant-kill = { $seat } hits the centre with the hero symbol: { $card } is done for at once!
fighter-told-monster-hurt = { $card } takes { $damage } ({ $left } left).
fighter-told-monster-healed = { $card } regains { $life } ({ $left }).
fighter-told-hurt = { $seat } loses { $damage } life ({ $left } left).
fighter-told-unhurt = { $seat } comes off unhurt.
fighter-told-shielded = A card shields { $seat }.
fighter-told-retaliated = { $seat } strikes back with { $card }: { $damage } ({ $left } left).
fighter-told-fainted = { $seat } faints.
fighter-told-gold-lost = The party loses { $number } gold.
fighter-told-gold-gained = The party gains { $number } gold.
fighter-told-bonus-gained = The party gains bonus dice: { $number }.
fighter-told-bonus-bought = The party buys bonus dice: { $number }.
fighter-told-healed = { $seat } regains { $life } life (now { $left }).
fighter-told-card-used = { $seat } uses { $card }.
fighter-told-card-gained = { $seat } gets { $card }.
fighter-told-card-discarded = { $seat } discards { $card }.
fighter-told-card-given = { $seat } gives { $card } to { $target }.
fighter-told-swapped = { $seat } and { $target } swap { $card } for { $treasure }.
fighter-told-card-lost = { $seat } loses { $card }.
fighter-told-card-unclaimed = Nobody can carry { $card }; it is discarded.
fighter-told-reshuffled = The discarded equipment is shuffled into a new deck: { $number } cards.
fighter-told-seduced = { $card } follows { $seat }.
fighter-told-seduced-spent = { $seat } sends { $card } into the fight.
fighter-told-scarred = { $seat } wakes with a scar ({ $die }) and { $left } life.
fighter-told-levelled-up = { $seat }'s hero levels up and leaves the game.
fighter-told-shop-opened =
    In the shop: { $cards ->
        [none] nothing at all
       *[other] { $cards }
    }.
fighter-told-bought = The party buys { $card } for { $gold } gold; { $seat } gets it.
fighter-told-won = { $card } is beaten. The party has won!
fighter-told-lost = { $card } was too much for you. The party has lost.

## Ranks

fighter-rank-compost = Compost
fighter-rank-stumblers = Stumblers
fighter-rank-nursery-squad = Nursery Squad
fighter-rank-apprentices = Apprentices
fighter-rank-nearly-heroes = Nearly Heroes
fighter-rank-proper-heroes = Proper Heroes
fighter-rank-dungeon-veterans = Dungeon Veterans
fighter-rank-rulebook-scholars = Rulebook Scholars
fighter-rank-rulebook-authors = Rulebook Authors
fighter-rank-legends = Legends Beyond Words

## What the table shows

fighter-view-round = Room { $round }
fighter-view-treasure =
    { $gold } gold, { $dice ->
        [one] 1 bonus die
       *[other] { $dice } bonus dice
    }
fighter-view-life = { $life } of { $most } life
fighter-view-fainted = fainted
fighter-view-levelled-up = levelled up
fighter-view-leader = leader
fighter-view-monster = { $card }: { $life } of { $most } life, damage { $damage }
fighter-view-demands = Every throw
fighter-view-cards = Equipment
fighter-view-seduced = Beguiled
fighter-view-scars = Scars
fighter-view-nothing = nothing
fighter-view-score = Score: { $total }, { $rank }
fighter-view-room-kind =
    { $kind ->
        [shop] shop
        [fountain] fountain
        [treasure] treasure
        [danger] danger
       *[normal] room
    }
fighter-view-foe =
    { $level ->
        [0] { $type }, boss
       *[other] { $type }, level { $level }, { $gold } gold
    }
fighter-view-slots = slots: weapons { $weapons }, armour { $armour }, items { $items }
fighter-view-reward =
    { $reward ->
        [gold] { $number } gold
        [bonus-die] { $number ->
            [one] 1 bonus die
           *[other] { $number } bonus dice
        }
       *[equipment] 1 piece of equipment
    }
fighter-view-defeated = marker: defeated
fighter-view-beacon = Beacon: every hit +1
fighter-view-frog = Frog: its damage is 2 lower
fighter-view-beer = Beer: { $name } is safe
fighter-view-seducer = Beguiled by { $name }
fighter-view-follower = { $card } (damage { $damage }, once)
fighter-view-throws = { $name } throws: { $die }
fighter-view-throwing = It must bounce on the table before the target. A hole, a bone or beside the target is a miss; in doubt the worse ring counts.
fighter-view-boss = Boss
fighter-view-die-free = free
fighter-view-die-used = used
fighter-view-die-forbidden = forbidden

## Result

fighter-statistic-heroes = Hero
fighter-statistic-score = Score
fighter-statistic-rooms = Rooms

## Options of the game

fighter-option-edition = Edition
    .about = which rulebook is followed where the two differ
fighter-option-edition-de = German
fighter-option-edition-it = Italian
fighter-option-difficulty = Difficulty
    .about = how many strong monsters wait
fighter-option-difficulty-easy = easy
fighter-option-difficulty-normal = normal
fighter-option-difficulty-hard = hellish
fighter-option-throw_mode = Throws
    .about = at this table or with real dice
fighter-option-throw_mode-simulated = simulated
fighter-option-throw_mode-real = real dice
fighter-option-real_seats = Seats with real dice
    .about = if only some throw real dice: their numbers, as in 1,3
fighter-option-judge = Who judges
    .about = does your own throw count, or does a hand of chance throw for you?
fighter-option-judge-physics = aim and throw yourself (physics)
fighter-option-judge-table = chance throws (landing table)
fighter-option-hand = Hand
    .about = how well a simulated throw without aiming goes
fighter-option-hand-own = each their own
fighter-option-hand-beginner = beginner
fighter-option-hand-steady = steady
fighter-option-hand-master = master
fighter-option-retreat = Retreat
    .about = may the party retreat from impossible throws?
fighter-option-hero_choice = Heroes
    .about = chosen or dealt
fighter-option-hero_choice-choose = chosen
fighter-option-hero_choice-random = dealt
fighter-option-group_decisions = Group decisions
    .about = everybody votes, or the leader answers for all
fighter-option-group_decisions-vote = all vote
fighter-option-group_decisions-leader = the leader answers
fighter-option-healing_moments = Healing cards
    .about = are you asked at any moment, or only when somebody would faint?
fighter-option-healing_moments-any = at any moment
fighter-option-healing_moments-danger = only when somebody would faint
fighter-option-clean_up_order = Order of clean-up
    .about = as listed, or as the group likes
fighter-option-clean_up_order-listed = as listed
fighter-option-clean_up_order-chosen = chosen
fighter-option-reward_forbidden_die = Reward for a forbidden die
    .about = does a forbidden die count as unused?
fighter-option-next_start = Next start player
    .about = who begins the next fight
fighter-option-next_start-after-last-thrower = after the last thrower
fighter-option-next_start-after-start-player = after the old start player
fighter-option-practice = Practice
    .about = free throws before the game
fighter-option-symbol_faces = Hero symbols on a die
    .about = on how many of six faces
fighter-option-symbol_faces-1 = 1
fighter-option-symbol_faces-2 = 2
fighter-option-symbol_faces-3 = 3
fighter-option-group_damage = Group damage
    .about = what option B costs
fighter-option-group_damage-edition = as the edition says
fighter-option-group_damage-de = the monster's damage
fighter-option-group_damage-it = the monster's level
fighter-option-retreat_stack = Stack after a retreat
    .about = when a stack was emptied
fighter-option-retreat_stack-edition = as the edition says
fighter-option-retreat_stack-de = any other
fighter-option-retreat_stack-it = the next higher
fighter-option-divine_healing = Divine Intervention
    .about = who is healed
fighter-option-divine_healing-edition = as the edition says
fighter-option-divine_healing-de = one hero
fighter-option-divine_healing-it = point by point
fighter-option-seduced_monster = Beguiled monsters
    .about = how they help
fighter-option-seduced_monster-edition = as the edition says
fighter-option-seduced_monster-de = add to the throw
fighter-option-seduced_monster-it = strike for themselves
fighter-option-lender = Borrowed hand
    .about = whose hand it is
fighter-option-lender-edition = as the edition says
fighter-option-lender-de = the next player's
fighter-option-lender-it = anybody else's
fighter-option-dance = Dance Throw
    .about = how one dances
fighter-option-dance-edition = as the edition says
fighter-option-dance-de = jump and turn
fighter-option-dance-it = turn on the spot
fighter-option-long_distance = Long Throw
    .about = how far away
fighter-option-long_distance-edition = as the edition says
fighter-option-long_distance-de = one to two steps
fighter-option-long_distance-it = one step
fighter-option-seated_eyes = Floor-Seated Throw
    .about = where the eyes are
fighter-option-seated_eyes-edition = as the edition says
fighter-option-seated_eyes-de = below the edge
fighter-option-seated_eyes-it = level with the table
fighter-option-catapult = Catapult Shot
    .about = how the card is used
fighter-option-catapult-edition = as the edition says
fighter-option-catapult-de = bend only
fighter-option-catapult-it = bend or tap
fighter-option-backward_stance = Backward Throw
    .about = the posture
fighter-option-backward_stance-edition = as the edition says
fighter-option-backward_stance-de = any posture
fighter-option-backward_stance-it = standing
fighter-option-leg_throw = Under-the-Leg Throw
    .about = what goes under the leg
fighter-option-leg_throw-edition = as the edition says
fighter-option-leg_throw-de = the die
fighter-option-leg_throw-it = the hand
fighter-option-hard_target = Hard Target
    .about = does this ability exist?
fighter-option-hard_target-edition = as the edition says
fighter-option-hard_target-de = no
fighter-option-hard_target-it = yes
fighter-option-no_damage_card = No Damage cards
    .about = what becomes of them
fighter-option-no_damage_card-edition = as the edition says
fighter-option-no_damage_card-de = discarded
fighter-option-no_damage_card-it = kept unless 1x
fighter-option-retaliation_card = Retaliation
    .about = must one strike back?
fighter-option-retaliation_card-edition = as the edition says
fighter-option-retaliation_card-de = as one likes
fighter-option-retaliation_card-it = permanent cards always do
fighter-option-card_jump_bounces = Card Jump
    .about = bounces before the card
fighter-option-card_jump_bounces-edition = as the edition says
fighter-option-card_jump_bounces-de = at least one
fighter-option-card_jump_bounces-it = exactly one
fighter-option-header_order = Header
    .about = when the head strikes
fighter-option-header_order-edition = as the edition says
fighter-option-header_order-de = before the target
fighter-option-header_order-it = before the table
fighter-option-spent_die_stays = Used dice
    .about = do they stay in the way?
fighter-option-spent_die_stays-edition = as the edition says
fighter-option-spent_die_stays-de = stay lying
fighter-option-spent_die_stays-it = are taken aside
fighter-preset-first-game = First game
    .about = German rules, easy
fighter-preset-german = German edition
    .about = normal difficulty
fighter-preset-italian = Italian edition
    .about = normal difficulty
fighter-preset-hellish = Hellish
    .about = German rules, for steady hands
error-no-physics = This throw cannot be judged here: { $reason }.

## At the table in the browser

fighter-table-key-turn = aim to the left, to the right
fighter-table-key-draw = more strength, less strength
fighter-table-key-loft = higher, flatter
fighter-table-key-place = walk along the table
fighter-table-key-spin = spin to the left, to the right
fighter-table-key-throw = let go
fighter-table-life = life
fighter-table-damage = damage
fighter-table-life-of = { $life } of { $most } life
fighter-table-gold = gold
fighter-table-place = Level { $level } · { $name }
fighter-table-place-boss = The boss
fighter-table-place-outside = Before the dungeon
fighter-table-bonus-dice = bonus dice
fighter-table-tower = Tower
fighter-table-leader = leader
fighter-table-throws = throws the die: { $die }
fighter-table-lends = lends a hand
fighter-table-no-ability = No ability. It has no need of one, it says.
fighter-table-demands-throw = Every throw must be: { $throws }.
fighter-table-room-demands = The room demands
fighter-table-monster-demands = { $card } demands
fighter-table-weapon-declared = { $card } declared
fighter-table-heroes-title = Choose your hero
fighter-table-slots = Weapons { $weapons } · armour { $armour } · items { $items }
fighter-table-needs-hit = only with a hit
fighter-table-scar = scar
fighter-table-you-are-here = You are here
fighter-table-wanted-by = { $names } for it
fighter-table-walked = conquered
fighter-table-map = Map of the dungeon
fighter-table-arena = The table with the target
fighter-table-shop = The shop is open
fighter-table-shop-about = { $gold } gold in the treasure. Cards go to the hero you choose.
fighter-table-buy-for = for { $name }
fighter-table-price = { $gold } gold
fighter-table-reward-dice =
    { $number ->
        [one] 1 bonus die
       *[other] { $number } bonus dice
    }
fighter-table-nobody = nobody can buy or carry it
fighter-table-aim-line = Aim line
fighter-table-sliders = Sliders
fighter-table-let-go = Let go
fighter-table-hold-out = Hold the hand like this
fighter-table-aim-again = Aim again
fighter-table-pull = Pull the die back and let go, or flick it.
fighter-table-flick = Flick the die forwards in one stroke.
fighter-table-tilt = Pull back a little: the die only rolls off.
fighter-table-bend = Pull the card down and let it snap.
fighter-table-so-far = so far { $hits } of { $throws } hit
fighter-table-strength = strength
fighter-table-speed = { $speed } m/s
fighter-table-direction = direction
fighter-table-loft = loft
fighter-table-height = height
fighter-table-place-along = place
fighter-table-back = step back
fighter-table-spin = spin
fighter-table-topspin = topspin
fighter-table-turn = turn
fighter-table-side = throw from
fighter-table-side-S = south
fighter-table-side-E = east
fighter-table-side-N = north
fighter-table-side-W = west
fighter-table-degrees = { $number }°
fighter-table-millimetres = { $number } mm
fighter-table-revs = { $number } turns/s
fighter-table-first-bounce = first bounce
fighter-table-cancel = let go to cancel
fighter-table-keys = arrows: direction and strength · W S: loft · A D: place · Q E: spin · Enter: let go
fighter-table-prop = What stands there
fighter-table-prop-box = the box
fighter-table-prop-sheet = a hero sheet
fighter-table-prop-place = Drag it to its place, turn it, then go on.
fighter-table-prop-done = There it stands
fighter-table-prop-again = Move it
fighter-table-prop-x = left or right
fighter-table-prop-y = near or far
fighter-table-unseen = you feel it, and see nothing
fighter-table-pull-blind = Eyes shut: pull or flick from anywhere, or use the arrow keys.
fighter-table-told-direction =
    { $where ->
        [left] { $number }° too far left.
        [right] { $number }° too far right.
       *[middle] Straight at it.
    }
fighter-table-told-strength =
    { $how ->
        [far-weak] Far too weak.
        [weak] Too weak.
        [strong] Too strong.
        [far-strong] Far too strong.
       *[right] About the right strength.
    }
fighter-table-eyes = Shut your eyes
fighter-table-eyes-about = Then aim. You see nothing until the die lies still.
fighter-table-dark = Eyes shut. Pull or flick from where you feel the die.
fighter-table-hush = Hush! The die is still rolling.
fighter-table-mirrored = Left is right, and right is left.
fighter-table-turned = You stand with your back to the table: everything is the other way round.
fighter-table-shoulder = over your shoulder
fighter-table-jump = Jump
fighter-table-jump-about = Hold to jump, let go in the air.
fighter-table-dance-about = Hold to jump and turn, let go as you land.
fighter-table-turn-about = Hold to turn once, then let go.
fighter-table-dance = Dance
fighter-table-toss = Toss it up
fighter-table-toss-about = Then strike when the die meets the line.
fighter-table-head-now = Head!
fighter-table-smash-now = Smash!
fighter-table-palms = Open both hands
fighter-table-palms-about = Two thumbs: hold both and lift them together. Or press once when the palms meet.
fighter-table-palm-left = left palm
fighter-table-palm-right = right palm
fighter-table-blow = Blow
fighter-table-blow-about = Tap fast, like short breaths, or use the microphone.
fighter-table-microphone = Microphone
fighter-table-no-microphone = The microphone does not answer. Tap instead.
fighter-table-sways = The lent hand sways. Let go when it points right.
fighter-table-dummy = A dummy holds the die and sways. Let go and hope.
fighter-table-lend = You aim, { $name } lets go.
fighter-table-no-webgl = This browser shows no 3D picture (WebGL is off). The flat target and the sliders do the same.
fighter-table-declare = Throw with these
fighter-table-declare-none = Throw without a weapon
fighter-table-hit-chance = a { $hand } hand hits { $odds }
fighter-table-hand-beginner = beginner's
fighter-table-hand-steady = steady
fighter-table-hand-master = master's
fighter-table-conflict = { $cards } cannot be done in one throw: { $throws }.
fighter-table-enter = What did the die do?
fighter-table-enter-send = That is what happened
fighter-table-enter-bounced = It bounced on the table first
fighter-table-enter-done = Done properly
fighter-table-enter-place = It lies
fighter-table-enter-doubt = or in doubt:
fighter-table-enter-no-doubt = no doubt
fighter-table-enter-symbol = Hero symbol up
fighter-table-enter-correct = A mistake? Undo takes the entry back until the next throw.
fighter-table-verdict-10 = Bull's-eye!
fighter-table-verdict-zone = Ring { $zone }!
fighter-table-verdict-bone = Bone!
fighter-table-verdict-hole = In the hole!
fighter-table-verdict-off = Missed!
fighter-table-verdict-no-bounce = No bounce!
fighter-table-verdict-failed = Not like that!
fighter-table-verdict-small = Too small!
fighter-table-verdict-damage = { $damage } damage!
fighter-table-verdict-kill = Done for!
fighter-table-symbol = Hero symbol!
fighter-table-reason-bounced =
    { $number ->
        [one] bounced once on the table first
       *[other] bounced { $number } times on the table first
    }
fighter-table-reason-not-bounced = touched the target before the table
fighter-table-reason-on-target = lies on the target, off holes and bones
fighter-table-reason-off = lies beside the target
fighter-table-reason-hole = touches the table in a hole
fighter-table-reason-bone = lies on a bone
fighter-table-reason-failed = not fulfilled: { $throws }
fighter-table-reason-fulfilled = fulfilled: { $throws }
fighter-table-reason-ring = ring { $zone }: { $share } % of the footprint
fighter-table-reason-centre = centre: { $share } % of the footprint
fighter-table-reason-doubt = { $first } and { $second } differ by too little: in doubt the worse counts
fighter-table-footprint = footprint
fighter-table-throw-again = watch again
fighter-table-sound-table = TOK
fighter-table-sound-board = CLACK
fighter-table-sound-other = PLING
fighter-table-heard-table = wood
fighter-table-heard-board = the target
fighter-table-heard-other = something else
fighter-table-score = Score
fighter-table-part-difficulty = difficulty
fighter-table-part-players = players
fighter-table-part-bonus-dice = bonus dice left
fighter-table-part-gold = gold left
fighter-table-part-nobody-fainted = nobody fainted
fighter-table-part-scars = scars
fighter-table-part-levelled-up = levelled up
fighter-table-lost = The dungeon keeps its secrets. And your boots.
fighter-table-won = The boss is beaten!

## What a special throw asks of the hand

fighter-throw-bank = It must rebound from the box or sheet you place.
fighter-throw-crossbow = One flick off the back of the hand, flat.
fighter-throw-blow = Blown off the hand: breath is its strength.
fighter-throw-under-leg = Low, through under your own leg.
fighter-throw-blind = Eyes shut from aiming until the die rests.
fighter-throw-double-bounce = Two bounces on the table before the target.
fighter-throw-elbow = It rolls off the elbow, slowly.
fighter-throw-prayer = Both palms open at the same moment.
fighter-throw-weak-hand = With the wrong hand: aim mirrored, more tremor.
fighter-throw-borrowed-hand = Somebody else aims; you let go.
fighter-throw-card-jump = Bounce before the card, then jump over it.
fighter-throw-catapult = A bent card at the edge flings it up.
fighter-throw-header = Toss it up, strike it with the head in time.
fighter-throw-spin = It must spin like a top before the target.
fighter-throw-nose = It rolls off the nose, very slowly.
fighter-throw-backward = Back to the table: both axes turned round.
fighter-throw-smash = Toss it up, smash it down in time.
fighter-throw-seated = From the floor, with the eyes low.
fighter-throw-jump = Let go while you are in the air.
fighter-throw-dance = Out of a full turn of the body.
fighter-throw-below-table = The hand is below the edge of the table.
fighter-throw-long = From a step or two away.

## Abilities in short

fighter-power-double-strike = throw a second time
fighter-power-extra-damage = +{ $value } damage
fighter-power-focused = 5 damage, whatever ring
fighter-power-divine = damage heals as well
fighter-power-blind-fury = give 1 life: hit × 2
fighter-power-heal-all = all regain { $value }
fighter-power-beacon = every hit +1
fighter-power-theft = 1 card afterwards
fighter-power-metamorphosis = monster's damage −2
fighter-power-sworn-enemy = +{ $value } against { $type }
fighter-power-reroll = take it back, throw again
fighter-power-no-damage = a miss does not hurt
fighter-power-pickpocket = 2 gold
fighter-power-seduction = the monster follows you
fighter-power-beer = one hero is safe
fighter-power-song = 1 gold: it forgets its ability
fighter-type-greenskin = greenskin
fighter-type-undead = undead
fighter-type-beast = beast
fighter-type-fiend = fiend
fighter-type-oddity = oddity
fighter-type-rogue = rogue
fighter-foe-equipment-loss = A miss costs one piece of equipment.
fighter-foe-heal-on-miss = Every miss heals it by { $value }.
fighter-foe-small-target = Ring 1 counts as a miss.
fighter-foe-hard-target = Every hit has base damage 1.
fighter-foe-gold-loss = Every miss costs 1 gold.
fighter-foe-no-red = The red die must rest.
fighter-foe-no-green = The green die must rest.
fighter-foe-no-blue = The blue die must rest.
fighter-foe-critical-miss = A miss hurts everybody.
fighter-foe-silenced = The song has silenced it.
fighter-effect-heal-one = one hero regains { $value }
fighter-effect-heal-all = all regain { $value }
fighter-effect-reroll = throw again
fighter-effect-extra-damage = +{ $value } damage on a hit
fighter-effect-no-damage = a miss does not hurt
fighter-effect-retaliation = damage strikes back
fighter-effect-less-damage = { $value } less damage
fighter-effect-once = once
