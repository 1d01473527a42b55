### Dungeoneer in English. About the facts: docs/words.md.

## Names

dungeoneer = Dungeoneer
    .about = Lead a hero through a dungeon of cards, and throw monsters at the heroes of the others.
dungeoneer-place = { $name }
    .in = at “{ $name }”
    .into = to “{ $name }”
dungeoneer-card = { $name }
dungeoneer-nothing = nothing
dungeoneer-personal = the hidden quest
dungeoneer-type-melee = melee
dungeoneer-type-magic = magic
dungeoneer-type-speed = speed
dungeoneer-side-north = north
dungeoneer-side-east = east
dungeoneer-side-south = south
dungeoneer-side-west = west
dungeoneer-view-round = Round { $round }
dungeoneer-view-points = life { $life }, level { $level }, glory { $glory }, peril { $peril }, MP { $mp }
dungeoneer-view-hand = Hand: { $cards }
dungeoneer-view-hand-size =
    { $number ->
        [one] 1 card in hand
       *[other] { $number } cards in hand
    }
dungeoneer-view-boons = Boons: { $cards }
dungeoneer-view-treasures = Treasures: { $cards }
dungeoneer-view-banes = Banes: { $cards }
dungeoneer-view-horde = Horde: { $cards }
dungeoneer-view-quests = Quests: { $cards }
dungeoneer-view-completed = Completed: { $cards }
dungeoneer-view-general = On display: { $cards }
dungeoneer-view-foes = On { $place }: { $cards }
dungeoneer-view-stacks = Stacks: { $adventures } adventures, { $locations } locations, { $quests } quests
dungeoneer-view-value =
    { $value }{ $symbol ->
        [s] {" "}(attack)
        [c] {" "}(counter)
       *[other] {""}
    }
dungeoneer-view-values = melee { $melee }, magic { $magic }, speed { $speed }
dungeoneer-view-life = life { $life }
dungeoneer-view-hero-card = Hero card: { $boons } boons, { $treasures } treasures at most. { $ability }: { $text }
dungeoneer-view-here = Here: { $place }. Exits: { $exits }
dungeoneer-view-exit = { $side } ({ $exit })
dungeoneer-view-threshold = on the threshold ({ $side })
dungeoneer-view-persons = escorting ({ $cards })
dungeoneer-view-attached = with { $cards }
dungeoneer-view-attacks-with = attacks with { $type }
dungeoneer-view-against = against { $target }
dungeoneer-view-wandering = The horde is at “{ $place }”, { $mp } MP: { $cards }
dungeoneer-view-tipped = tipped
dungeoneer-view-helps = also for another hero there
dungeoneer-view-out = out of the game
dungeoneer-view-lord = dungeonlord

## Presets and options

dungeoneer-preset-standard = Standard
    .about = everybody leads a hero and is a dungeonlord for the others
dungeoneer-preset-solo = Solo
    .about = one hero against the peril deck
dungeoneer-preset-campaign = Campaign
    .about = the first seat is the dungeonlord, all others lead heroes
dungeoneer-preset-both-worlds = Dungeon and wilderness
    .about = both sets, linked by portals
dungeoneer-option-mode = Mode
    .about = how you play together
dungeoneer-option-mode-standard = Standard
dungeoneer-option-mode-solo = Solo
dungeoneer-option-mode-campaign = Campaign
dungeoneer-option-hero_deal = Heroes
    .about = who leads whom
dungeoneer-option-hero_deal-random = dealt at random
dungeoneer-option-hero_deal-choose = everybody chooses
dungeoneer-option-reentry = Coming back
    .about = what happens after a defeat
dungeoneer-option-reentry-vote = if all others agree
dungeoneer-option-reentry-never = never
dungeoneer-option-reentry-always = always
dungeoneer-option-heroes_meet = Heroes meet heroes
    .about = heroes may rest together and exchange treasures and quests
dungeoneer-option-sets = Card sets
    .about = which cards you play with
dungeoneer-option-sets-dungeon = the dungeon
dungeoneer-option-sets-wilderness = the wilderness
dungeoneer-option-sets-both = both
dungeoneer-option-leave_out = Leave out
    .about = ids of cards you do not want, with spaces between them
dungeoneer-option-familiar_ground = Familiar ground
    .about = all locations are placed before the first turn
dungeoneer-option-first_passages = First passages
    .about = who lays the four cards round the entrance
dungeoneer-option-first_passages-random = chance
dungeoneer-option-first_passages-dealer = the first player
dungeoneer-option-solo_quests = Quests of the solo game
    .about = how many you have to complete
dungeoneer-option-solo_quests-1 = 1
dungeoneer-option-solo_quests-2 = 2
dungeoneer-option-solo_quests-3 = 3
dungeoneer-option-solo_horde = Solo with a horde
    .about = for experts: strong survivors come back

## What is asked

dungeoneer-ask-choose-hero = { $seat }, whom do you lead?
dungeoneer-ask-entrance = { $seat }, on which entrance do you begin?
dungeoneer-ask-first-passage = { $seat }, which passage lies on this side of the entrance?
dungeoneer-ask-hero = { $seat }, you are { $place-in } with { $mp } MP and { $glory } glory. What do you do?
dungeoneer-ask-lord = { $seat }, you are the dungeonlord. Whom do you trouble?
dungeoneer-ask-batch = { $seat }, what else do you throw at { $target }?
dungeoneer-ask-place = { $seat }, where do you put the location { $place }?
dungeoneer-ask-relocate = { $seat }, which location do you move?
dungeoneer-ask-relocate-to = { $seat }, where does { $place } go?
dungeoneer-ask-turn-location = { $seat }, which location do you turn?
dungeoneer-ask-anytime =
    { $seat }, { $turn ->
        [own] do you want to do anything else before the game goes on?
       *[other] it is { $other }’s turn. Do you want to do something?
    }
dungeoneer-ask-before-roll =
    { $seat }, { $whom ->
        [you] you are about to roll
       *[other] { $target } is about to roll
    }{ $test ->
        [melee] {" "}(melee)
        [magic] {" "}(magic)
        [speed] {" "}(speed)
        [life] {" "}(life)
        [level] {" "}(level)
       *[other] {""}
    }. Do you change the roll?
dungeoneer-ask-respond =
    { $whom ->
        [you] { $seat }, a card is about to strike you: { $card }. Do you respond?
       *[other] { $seat }, a card is about to strike { $target }: { $card }. Do you do anything first?
    }
dungeoneer-ask-challenge =
    { $whom ->
        [you] { $seat }, { $card } is about to attack you. Do you do anything first?
       *[other] { $seat }, { $card } is about to fight. Do you do anything first?
    }
dungeoneer-ask-answer-bane =
    { $seat }, a bane strikes { $whom ->
        [you] you
       *[other] { $target }
    }: { $card }. Do you answer it?
dungeoneer-ask-prevent =
    { $seat }, { $whom ->
        [you] you are about to suffer
       *[other] { $target } is about to suffer
    } { $number ->
        [one] 1 wound. Do you prevent it?
       *[other] { $number } wounds. Do you prevent one?
    }
dungeoneer-ask-upkeep = { $seat }, do you pay the upkeep, or take the card back?
dungeoneer-ask-save = { $seat }, you have { $mp } MP left. Do you save one of them for later?
dungeoneer-ask-end-discard = { $seat }, do you discard one card?
dungeoneer-ask-survivor = { $seat }, { $card } has survived. Where does it go?
dungeoneer-ask-trim-horde = { $seat }, which monster shall leave your horde?
dungeoneer-ask-reward = { $seat }, your monster has wounded a hero. Who gets 1 peril?
dungeoneer-ask-pack = { $seat }, which treasure goes into the container?
dungeoneer-ask-unpacked-discard = { $seat }, your container is gone. Which treasure do you discard?
dungeoneer-ask-forced-discard = { $seat }, which card of { $target } is discarded?
dungeoneer-ask-steal-treasure = { $seat }, which treasure do you take from { $target }?
dungeoneer-ask-regain = { $seat }, which card do you take from the discard pile?
dungeoneer-ask-pay-card = { $seat }, which card do you pay with?
dungeoneer-ask-leave-by = { $seat }, by which exit does { $target } leave?
dungeoneer-ask-choose = { $seat }, do you take what this place offers ({ $place })?
dungeoneer-ask-monster = { $seat }, how does { $card } attack { $target }?
dungeoneer-ask-give-up = { $seat }, you have three open quests. Which one do you give up?
dungeoneer-ask-bonus = { $seat }, how often do you pay for +1?
dungeoneer-ask-bonus-card = { $seat }, do you discard another card for +1? So far: +{ $bonus }
dungeoneer-ask-reentry = { $seat }, may { $target } come back with another hero?
dungeoneer-ask-rest-offer = { $seat }, { $target } wants to rest with you. Do you join?
dungeoneer-ask-trade = { $seat }, what do you offer?
dungeoneer-ask-deal = { $seat }, { $target } gives you { $get } for { $give }. Agreed?
dungeoneer-ask-after-fight = { $seat }, the fight is over. Do you ready something?
dungeoneer-ask-glory-card = { $seat }, the monster is defeated. Do you draw a card?
dungeoneer-ask-drop = { $seat }, do you put a treasure away?
dungeoneer-ask-buy = { $seat }, do you buy a card for 1 glory? You have { $glory }.
dungeoneer-ask-gift = { $seat }, { $target } gives you { $card }. Do you take it?
dungeoneer-ask-defend = { $seat }, { $card } attacks. Do you fight it?
dungeoneer-ask-horde-place = { $seat }, where does the horde gather?
dungeoneer-ask-horde-meets = { $seat }, { $target } runs into your horde. Who attacks?
dungeoneer-ask-roll = { $seat }, roll { $number } dice.
dungeoneer-ask-test-roll = { $seat }, roll for the test.
dungeoneer-ask-fight-roll = { $seat }, roll the dice of the fight: first the attacker’s, then the defender’s.
dungeoneer-ask-opportunity-roll = { $seat }, roll for the opportunity.
dungeoneer-ask-initiative-roll = { $seat }, roll for initiative.
dungeoneer-ask-encounter-roll = { $seat }, roll { $number } dice for what is lurking here.

## What can be chosen

dungeoneer-do-end = end the phase
dungeoneer-do-explore = explore (1 MP)
dungeoneer-do-stand = stand up (1 MP)
dungeoneer-do-pass = pass
dungeoneer-do-pass-turn = pass for this turn, unless it concerns me
dungeoneer-do-pass-always = pass, and from now on ask me only when it concerns me
dungeoneer-do-ask-again = ask me at every opportunity again
dungeoneer-do-done = that is all
dungeoneer-do-keep = all stay
dungeoneer-do-none = nothing
dungeoneer-do-nobody = nobody
dungeoneer-do-save = save 1 MP
dungeoneer-do-lapse = let it lapse
dungeoneer-do-agree = agree
dungeoneer-do-refuse = refuse
dungeoneer-do-accept = accept
dungeoneer-do-decline = decline
dungeoneer-do-fight = fight
dungeoneer-do-stand-back = stand back
dungeoneer-do-hand = into the hand
dungeoneer-do-horde = into the horde
dungeoneer-do-take = take it
dungeoneer-do-leave = leave it
dungeoneer-do-draw = draw a card
dungeoneer-do-no = no
dungeoneer-do-buy = buy a card
dungeoneer-do-stop = enough
dungeoneer-do-roll = roll now
dungeoneer-do-seat = { $target }
dungeoneer-do-number = { $number } times
dungeoneer-do-card = { $card }
dungeoneer-do-location = { $place }
dungeoneer-do-spot =
    beside { $place }, to the { $side ->
        [north] north
        [east] east
        [south] south
        [west] west
       *[other] {""}
    }{ $turned ->
        [turned] {" "}(turned)
       *[other] {""}
    }
dungeoneer-do-cell =
    column { $x }, row { $y }{ $turned ->
        [turned] {" "}(turned)
       *[other] {""}
    }
dungeoneer-do-passage =
    { $place }{ $turned ->
        [turned] {" "}(turned)
       *[other] {""}
    }
dungeoneer-do-go =
    go { $side ->
        [north] north
        [east] east
        [south] south
        [west] west
       *[other] {""}
    } to { $place }
dungeoneer-do-try =
    try the exit { $side ->
        [north] north
        [east] east
        [south] south
        [west] west
       *[other] {""}
    } to { $place }
dungeoneer-do-sewer = through the sewer to { $place }
dungeoneer-do-portal = through the portal to { $place }
dungeoneer-do-horde-go =
    the horde goes { $side ->
        [north] north
        [east] east
        [south] south
        [west] west
       *[other] {""}
    } to { $place }
dungeoneer-do-horde-link = the horde goes through to { $place }
dungeoneer-do-horde-use = the horde uses { $place }
dungeoneer-do-horde-attack =
    the horde attacks { $target }: { $card }, { $type ->
        [melee] melee
        [magic] magic
        [speed] speed
       *[other] {""}
    }{ $quest ->
        [none] {""}
       *[other] {" "}(takes the person: { $quest })
    }
dungeoneer-do-horde-duel =
    another monster attacks { $target } (1 MP): { $card }, { $type ->
        [melee] melee
        [magic] magic
        [speed] speed
       *[other] {""}
    }{ $quest ->
        [none] {""}
       *[other] {" "}(takes the person: { $quest })
    }
dungeoneer-do-play =
    play { $card }{ $help ->
        [yes] {" "}for { $target }
       *[no] { $target ->
            [none] {""}
           *[other] {" "}({ $target })
        }
    }{ $other ->
        [none] {""}
       *[other] {" "}({ $other })
    }{ $bearer ->
        [none] {""}
       *[other] {" "}on { $bearer }
    }{ $type ->
        [none] {""}
        [melee] {", "}melee
        [magic] {", "}magic
        [speed] {", "}speed
       *[other] {""}
    }
dungeoneer-do-use =
    use { $card }{ $help ->
        [yes] {" "}for { $target }
       *[no] { $target ->
            [none] {""}
           *[other] {" "}({ $target })
        }
    }{ $place ->
        [none] {""}
       *[other] {" "}({ $place })
    }
dungeoneer-do-use-here = use the place: { $place }
dungeoneer-do-bane =
    bane with { $target }’s peril: { $card }{ $side ->
        [north] {", "}north
        [east] {", "}east
        [south] {", "}south
        [west] {", "}west
       *[other] {""}
    }{ $other ->
        [none] {""}
       *[other] {" "}({ $other })
    }{ $place ->
        [none] {""}
       *[other] {" "}({ $place })
    }{ $bearer ->
        [none] {""}
       *[other] {" "}on { $bearer }
    }
dungeoneer-do-encounter =
    against { $target }: { $card }{ $type ->
        [none] {""}
        [melee] {", "}melee
        [magic] {", "}magic
        [speed] {", "}speed
       *[other] {""}
    }
dungeoneer-do-add =
    also { $card }{ $type ->
        [none] {""}
        [melee] {", "}melee
        [magic] {", "}magic
        [speed] {", "}speed
       *[other] {""}
    }
dungeoneer-do-duel =
    duel with { $card }, { $type ->
        [melee] melee
        [magic] magic
        [speed] speed
       *[other] {""}
    } (1 MP)
dungeoneer-do-duel-hero =
    duel with { $target }, { $type ->
        [melee] melee
        [magic] magic
        [speed] speed
       *[other] {""}
    } (1 MP)
dungeoneer-do-steal =
    duel { $target } for the person, { $type ->
        [melee] melee
        [magic] magic
        [speed] speed
       *[other] {""}
    } (1 MP): { $card }
dungeoneer-do-accept-quest = accept the quest { $card }
dungeoneer-do-attempt = attempt { $card }
dungeoneer-do-meet = meet the person: { $card }
dungeoneer-do-deliver = deliver the person: { $card }
dungeoneer-do-clear = get rid of { $card }
dungeoneer-do-pack = put { $card } into the container
dungeoneer-do-unpack = take { $card } out of the container
dungeoneer-do-loot = loot { $card } (1 MP)
dungeoneer-do-give = give { $card } to { $target } (1 MP)
dungeoneer-do-show = show your quest to { $target }
dungeoneer-do-pay = pay for { $card }
dungeoneer-do-take-back = take { $card } back
dungeoneer-do-rest-with = rest with { $seats }
dungeoneer-do-deal = give { $target } { $give } for { $get }
dungeoneer-do-drop = drop { $card } here
dungeoneer-do-discard = discard { $card }
dungeoneer-do-discard-hand = from the hand: { $card }
dungeoneer-do-discard-treasure = a treasure: { $card }
dungeoneer-do-discard-horde = from the horde: { $card }

## What happens

dungeoneer-told-reshuffled = A discard pile becomes a new stack.
dungeoneer-told-drawn = { $seat } draws a card.
    .known = { $seat } draws: { $card }.
dungeoneer-told-drawn-cards = { $seat } draws { $count } cards.
    .known = { $seat } draws: { $cards }.
dungeoneer-told-quest-shown = A general quest is turned up: { $quest }.
dungeoneer-told-quest-dealt = { $seat } receives a quest: { $quest }.
dungeoneer-told-no-quest-left = { $seat } gets no new personal quest: none is left, so none is needed any more.
dungeoneer-told-quest-hidden = { $seat } receives a hidden quest.
    .known = { $seat } receives a hidden quest: { $quest }.
dungeoneer-told-quest-shown-to = { $seat } shows { $target } the hidden quest.
    .known = { $seat } shows { $target }: { $quests }.
dungeoneer-told-quest-revealed = { $seat } turns up the personal quest: { $quest }.
dungeoneer-told-hero = { $seat } leads { $hero }.
dungeoneer-told-first = { $seat } begins.
dungeoneer-told-initiative = { $seat } rolls { $dice } for initiative.
dungeoneer-told-location-placed = A new location: { $place }.
dungeoneer-told-location-under = { $place } fits nowhere and goes under the stack.
dungeoneer-told-relocated = A location wanders: { $place }.
dungeoneer-told-turned = A location turns round: { $place }.
dungeoneer-told-turn = { $seat }’s turn, round { $round }.
dungeoneer-told-upkeep = { $seat } pays the upkeep: { $card }.
dungeoneer-told-taken-back = { $seat } takes a card back: { $card }.
dungeoneer-told-played = { $seat } plays { $card }.
dungeoneer-told-used = { $seat } uses { $card }.
dungeoneer-told-attached = { $card } is attached to { $bearer }.
dungeoneer-told-discarded = { $seat } loses { $card } to the discard pile.
dungeoneer-told-packed = { $seat } packs away: { $card }.
dungeoneer-told-unpacked = { $seat } takes out: { $card }.
dungeoneer-told-prevented = { $seat } prevents a wound: { $card }.
dungeoneer-told-wounded =
    { $seat } suffers { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    }; life { $life }.
dungeoneer-told-healed = { $seat } heals { $number }; life { $life }.
dungeoneer-told-glory = { $seat } now has { $glory } glory.
dungeoneer-told-peril = { $seat } now has { $peril } peril.
dungeoneer-told-mp = { $seat } now has { $mp } MP.
dungeoneer-told-next-mp = { $seat }: { $number } MP in the next turn.
dungeoneer-told-level = { $seat } rises to level { $level }.
dungeoneer-told-tipped = { $seat } is tipped.
dungeoneer-told-stands = { $seat } stands up.
dungeoneer-told-peeked = { $seat } looks at { $target }’s hand.
    .known = { $seat } sees { $target }’s hand: { $cards }.
dungeoneer-told-regained = { $seat } takes from the discard pile: { $card }.
dungeoneer-told-stolen = { $seat } is robbed: { $card }.
dungeoneer-told-swapped = { $seat } and { $target } change places.
dungeoneer-told-moved = { $seat } is now { $place-in }.
dungeoneer-told-exits-changed = Exits change { $place-in }.
dungeoneer-told-test-passed =
    { $seat } passes the test ({ $test ->
        [melee] melee
        [magic] magic
        [speed] speed
        [life] life
        [level] level
       *[other] {""}
    } { $value }+): { $dice } makes { $total }.
dungeoneer-told-test-failed =
    { $seat } fails the test ({ $test ->
        [melee] melee
        [magic] magic
        [speed] speed
        [life] life
        [level] level
       *[other] {""}
    } { $value }+): { $dice } makes { $total }.
dungeoneer-told-fight-monster =
    { $card } attacks { $target } ({ $type ->
        [melee] melee
        [magic] magic
        [speed] speed
       *[other] {""}
    }): { $total } against { $against } ({ $dice }).
dungeoneer-told-fight-hero =
    { $seat } attacks { $card } ({ $type ->
        [melee] melee
        [magic] magic
        [speed] speed
       *[other] {""}
    }): { $total } against { $against } ({ $dice }).
dungeoneer-told-fight-heroes =
    { $seat } attacks { $target } ({ $type ->
        [melee] melee
        [magic] magic
        [speed] speed
       *[other] {""}
    }): { $total } against { $against } ({ $dice }).
dungeoneer-told-no-hit =
    Nobody is hit ({ $type ->
        [melee] melee
        [magic] magic
        [speed] speed
       *[other] {""}
    }).
dungeoneer-told-monster-wounded =
    { $card } suffers { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    }; life { $life }.
dungeoneer-told-monster-defeated = { $seat } defeats { $card }.
dungeoneer-told-monster-waits = { $card } does not attack { $seat }.
dungeoneer-told-no-attack = { $card } finds nobody: { $seat } is gone.
dungeoneer-told-no-duel = The duel { $seat } asked for does not take place.
dungeoneer-told-encounter =
    { $seat } throws at { $target }: { $card }{ $type ->
        [none] {""}
        [melee] {", "}melee
        [magic] {", "}magic
        [speed] {", "}speed
       *[other] {""}
    }.
dungeoneer-told-bane = { $seat } plays a bane with { $target }’s peril: { $card }.
dungeoneer-told-bane-strikes = A bane strikes { $seat }: { $card }.
dungeoneer-told-cancelled = { $seat } undoes { $bane } with { $card }.
dungeoneer-told-survivor =
    { $card } survives and goes to the { $goes ->
        [hand] hand
       *[other] horde
    } of { $seat }.
dungeoneer-told-enters = { $seat } goes { $place-into }.
dungeoneer-told-award =
    { $place } gives { $seat } { $peril ->
        [0] { $glory } glory
       *[other] { $glory ->
            [0] { $peril } peril
           *[other] { $glory } glory and { $peril } peril
        }
    }.
dungeoneer-told-threshold =
    { $seat } stands on the threshold ({ $side ->
        [north] north
        [east] east
        [south] south
        [west] west
       *[other] {""}
    }).
dungeoneer-told-threshold-left = { $seat } leaves the threshold.
dungeoneer-told-accepted = { $seat } accepts the quest { $quest }.
dungeoneer-told-given-up = { $seat } gives up the quest { $quest }.
dungeoneer-told-attempt = { $seat } attempts { $quest }.
dungeoneer-told-opportunity = { $seat } rolls { $dice } for { $quest }: { $total }, needed { $value }.
dungeoneer-told-met = { $seat } meets a person: { $quest }.
dungeoneer-told-person-taken = { $seat } takes the person away from { $target }: { $quest }.
dungeoneer-told-completed = { $seat } completes { $quest }!
dungeoneer-told-defeated = { $seat } is defeated ({ $hero }).
dungeoneer-told-voted =
    { $seat } { $vote ->
        [agree] agrees
       *[other] refuses
    }: may { $target } come back?
dungeoneer-told-will-return = { $seat } will come back in the next round.
dungeoneer-told-out = { $seat } is out of the game.
dungeoneer-told-won = { $seats } won!
dungeoneer-told-lost = The hero is defeated, the game is lost.
dungeoneer-told-returned = { $seat } comes back with { $hero }.
dungeoneer-told-rest-together = { $seats } rest together.
dungeoneer-told-exchanged = { $seat } gives { $target } { $give } for { $get }.
dungeoneer-told-turned-up = { $seat } rolls { $dice }; turned up: { $cards }.
dungeoneer-told-nothing-came = { $seat } rolls { $dice }; nothing comes.
dungeoneer-told-horde-forms = The horde gathers { $place-in }.
dungeoneer-told-horde-moves = The horde moves { $place-into }.
dungeoneer-told-horde-attacks =
    The horde attacks { $target }: { $card } ({ $type ->
        [melee] melee
        [magic] magic
        [speed] speed
       *[other] {""}
    }).
dungeoneer-told-defends = { $seat } faces { $card }.
dungeoneer-told-abducted = The horde takes the person away from { $seat }: { $quest }.
dungeoneer-told-dropped = Treasures lie { $place-in }: { $cards }.
dungeoneer-told-looted = { $seat } loots { $card }.
dungeoneer-told-given = { $seat } gives { $target }: { $card }.

## What the browser draws

dungeoneer-type-life = life
dungeoneer-type-level = level
dungeoneer-kind-boon = boon
dungeoneer-kind-treasure = treasure
dungeoneer-kind-bane = bane
dungeoneer-kind-monster = monster
dungeoneer-kind-trap = trap
dungeoneer-kind-quest = quest
dungeoneer-kind-hero = hero
dungeoneer-kind-location = location
dungeoneer-category-armour = armour
dungeoneer-category-beast = beast
dungeoneer-category-boots = boots
dungeoneer-category-charm = charm
dungeoneer-category-construct = construct
dungeoneer-category-container = container
dungeoneer-category-cultist = cultist
dungeoneer-category-curse = curse
dungeoneer-category-enhancement = enhancement
dungeoneer-category-focus = focus
dungeoneer-category-gas = gas
dungeoneer-category-giant = giant
dungeoneer-category-mechanism = mechanism
dungeoneer-category-misfortune = misfortune
dungeoneer-category-obstacle = obstacle
dungeoneer-category-outlaw = outlaw
dungeoneer-category-potion = potion
dungeoneer-category-relic = relic
dungeoneer-category-ring = ring
dungeoneer-category-shield = shield
dungeoneer-category-shift = shift
dungeoneer-category-sigil = sigil
dungeoneer-category-skill = skill
dungeoneer-category-spell = spell
dungeoneer-category-spirit = spirit
dungeoneer-category-tool = tool
dungeoneer-category-trick = trick
dungeoneer-category-undead = undead
dungeoneer-category-virtue = virtue
dungeoneer-category-warp = warp
dungeoneer-category-weapon = weapon
dungeoneer-condition-escort = escort
dungeoneer-condition-bounty = bounty
dungeoneer-condition-danger = danger
dungeoneer-condition-opportunity = opportunity
dungeoneer-condition-sacrifice = sacrifice
dungeoneer-terrain-arctic = ice
dungeoneer-terrain-desert = desert
dungeoneer-terrain-forest = forest
dungeoneer-terrain-mountains = mountains
dungeoneer-terrain-plains = plains
dungeoneer-terrain-swamp = swamp
dungeoneer-terrain-city = city
dungeoneer-terrain-water = water
dungeoneer-place-entrance = entrance
dungeoneer-place-passage = passage
dungeoneer-place-road = road
dungeoneer-place-room = room
dungeoneer-timing-hero = in the hero phase
dungeoneer-timing-lord = as the dungeonlord
dungeoneer-timing-reaction = as a reaction
dungeoneer-timing-anytime = at any time
dungeoneer-duration-permanent = stays
dungeoneer-duration-instant = at once
dungeoneer-duration-attachment = attached
dungeoneer-duration-monster = attacks
dungeoneer-phase-reset = start
dungeoneer-phase-lord = dungeonlord
dungeoneer-phase-build = building
dungeoneer-phase-hero = hero
dungeoneer-phase-end = end
dungeoneer-web-glory = glory
dungeoneer-web-peril = peril
dungeoneer-web-life = life { $life }
dungeoneer-web-life-hand = life { $life }, hand { $number }
dungeoneer-web-mp = { $mp ->
    [one] 1 movement point
   *[other] { $mp } movement points
}
dungeoneer-web-move-points = movement points
dungeoneer-web-points = { $glory } glory, { $peril } peril
dungeoneer-web-level = level { $level }
dungeoneer-web-level-short = Level
dungeoneer-web-hero = Hero
dungeoneer-web-quests = Quests
dungeoneer-web-defeated = Foes beaten
dungeoneer-web-why = { $quests ->
    [one] One quest done
   *[other] { $quests } quests done
}, level { $level }.
dungeoneer-web-key-turn = turn the location that you lay
dungeoneer-web-returns = comes back next round
dungeoneer-web-boons = Boons
dungeoneer-web-treasures = Treasures
dungeoneer-web-banes = Banes
dungeoneer-web-waiting = lying in wait
dungeoneer-web-horde = Horde
dungeoneer-web-hand = Your hand
dungeoneer-web-own-quests = Your quests
dungeoneer-web-done-quests = Completed
dungeoneer-web-for-all = for everybody
dungeoneer-web-general = Quests for everybody
dungeoneer-web-completed = completed: { $number }
dungeoneer-web-heroes-quests = the heroes’ quests: { $number } of { $most }
dungeoneer-web-defeats = heroes defeated: { $number } of { $most }
dungeoneer-web-can-now = { $number } can be played now
dungeoneer-web-can-choose = { $number } to choose from
dungeoneer-web-hidden = face down
dungeoneer-web-hidden-quest = a hidden quest
dungeoneer-web-not-found = undiscovered
dungeoneer-web-locations = Locations
dungeoneer-web-adventures = Adventure cards
dungeoneer-web-glory-cards = Glory cards
dungeoneer-web-peril-cards = Peril cards
dungeoneer-web-play = play for { $cost }
dungeoneer-web-use = use
dungeoneer-web-discard = discard
dungeoneer-web-choose = choose
dungeoneer-web-drop = drop here
dungeoneer-web-pay = pay
dungeoneer-web-take-back = take back
dungeoneer-web-horde-duel = 1 MP
dungeoneer-web-glory-short = { $number } glory short
dungeoneer-web-peril-short = { $number } peril short
dungeoneer-web-when-hero = hero phase
dungeoneer-web-when-lord = dungeonlord
dungeoneer-web-when-reaction = reaction
dungeoneer-web-when-anytime = any time
dungeoneer-web-from-hand = Hand
dungeoneer-web-from-treasure = Treasures
dungeoneer-web-from-horde = Horde
dungeoneer-web-minimap = Small map
dungeoneer-web-map = The dungeon
dungeoneer-web-phases = The turn
dungeoneer-web-before-roll = before a roll
dungeoneer-web-card = A card
dungeoneer-web-fight = Back to the fight
dungeoneer-web-to-map = Show the map
dungeoneer-web-attacks = { $name } against { $target }
dungeoneer-web-trap-strikes = A trap for { $target }: { $card }
dungeoneer-web-test-of = A test: { $target }
dungeoneer-web-monster-of = { $name }: monster
dungeoneer-web-with = attack with { $type }
dungeoneer-web-against = against
dungeoneer-web-bonus = bonus
dungeoneer-web-die = die
dungeoneer-web-hits = { $name } hits
dungeoneer-web-nobody-hit = Nobody is hit
dungeoneer-web-only-defends = only defends
dungeoneer-web-as-it-stands = as it stands
dungeoneer-web-with-card = with { $card }
dungeoneer-web-passes = { $odds } to pass
dungeoneer-web-pass-until = Pass until my turn
dungeoneer-web-pass-until-about = unless it concerns me
dungeoneer-web-ask-again = Ask me again
dungeoneer-web-exit-open = open
dungeoneer-web-exit-wall = wall
dungeoneer-web-exit-locked = locked, { $type } { $value }
dungeoneer-web-exit-trapped = trapped, { $type } { $value }
dungeoneer-web-here = here
dungeoneer-web-either = either way
dungeoneer-web-turned = turned
dungeoneer-web-printed = as printed
dungeoneer-web-not-here = not here
dungeoneer-web-places =
    { $number ->
        [one] 1 place
       *[other] { $number } places
    }
dungeoneer-web-turn-it = Turn the card
dungeoneer-web-lay = Lay it here
dungeoneer-web-place-hint = Pick a place; R turns the card.
dungeoneer-web-walk = Walk to { $place } for { $steps ->
    [one] 1 movement point
   *[other] { $steps } movement points
}.
dungeoneer-web-walk-touch = { $steps } steps: touch once more to walk.
dungeoneer-web-only-walls = All sides that meet here are walls.
dungeoneer-web-own-walls = The card’s own walls close every way here.
dungeoneer-web-passages-first = Only passages lie next to an entrance.
dungeoneer-web-elsewhere = This time the card has to lie elsewhere.
