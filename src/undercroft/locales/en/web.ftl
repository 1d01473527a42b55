### What only the browser says.

web-tagline = One long table for four dungeon games: against bots, round one device, or with friends by link.
web-tagline-short = One long table for four dungeon games.
web-rules = Rules
web-language = Language
web-new-match = New match
web-continue = Continue
web-open = Open
web-continue-title = continue
web-join-title = join a table
web-join = Join
web-join-about = Type the six letters you were told, or open the link you were sent. No account needed.
web-join-letter = Letter { $number } of 6
web-your-turn = Your turn.
web-waiting-for = waiting for { $seats }
web-not-begun = waiting for players
web-nobody-waits = Nobody is waiting for you.
web-nobody-waits-about = Begin a match above, or join a table with its code.
web-soon = not yet at the table
web-footer = Unofficial. The names of the games are their owners' marks and say which rules are played. Icons: game-icons.net, CC BY 3.0.
web-players-range = { $least }–{ $most } players
web-game-labyrinth = Six levels down, past their guards, and home again with the gold.
    .flavour = basic or expert
web-game-doodle = Pencil a dungeon of walls and traps that no hero leaves alive.
    .flavour = draft and draw
web-game-dungeoneer = Be a hero for glory, and everyone else's dungeonlord.
    .flavour = Tomb of the Lichlord
web-game-fighter = Bounce the die onto the rings: all together against one boss.
    .flavour = together
web-setup-rules = Which rules?
web-setup-seats = Who plays?
web-setup-more = More options
web-setup-add = Add a player
web-setup-remove = Remove player { $number }
web-setup-name = Name of player { $number }
web-setup-kind = Who is player { $number }?
web-setup-begin = Begin
web-setup-real-dice = We throw real dice and enter them
web-kind-me = Me
web-kind-device = On this device
web-kind-link = A friend, by link
web-kind-bot-easy = Bot, easy
web-kind-bot-medium = Bot, medium
web-kind-bot-hard = Bot, hard
web-default-name = Player { $number }
web-your-name = Your name
web-invite-title = Waiting for players
web-invite-about = Send each friend a link of their own, or tell them the code.
web-invite-code = Code
web-invite-copy = Copy the link for { $seat }
web-invite-copied = Copied
web-invite-start = Begin with bots on the free seats
web-hand-over = Pass the device to { $seat }
web-hand-over-about = Your cards are shown when you are ready.
web-hand-over-ready = I am { $seat }
web-no-match = There is no match like that.
web-loading = The candles are being lit …
web-mode-basic = Basic game
web-mode-expert = Expert game
web-leave = Back to the start page
web-watching = watching
web-zoom = Zoom
web-zoom-in = Nearer
web-zoom-out = Farther
web-whole-board = whole board
web-you = you
web-gone = not here
web-players = Players
web-sheets = Log, cards, players
web-steps-left = { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }
web-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
web-goal = goal { $gold }
web-gold-of = { $gold } of { $goal }
web-gold = { $gold } gold
web-beside = beside the board
web-no-markers = No monster holds treasure.
web-holds = { $number ->
        [0] holds nothing
        [one] holds 1 card
       *[other] holds { $number } cards
    }
web-decks = decks
web-tab-log = Log
web-tab-cards = { $number ->
        [0] Cards
        [one] 1 card
       *[other] { $number } cards
    }
web-tab-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-fold = Fold the side panel
web-close = Close
web-question = What is asked
web-why = why?
web-why-title = Why?
web-undo = undo
web-undo-not = Nothing can be taken back now: something was revealed, or somebody else has acted.
web-hint = hint
web-hinted = a bot would do this
web-choosing = { $seats } is choosing.
web-wait-note = You will be asked as soon as it is your turn.
web-choose-done = Done: { $number } chosen
web-choose-range = { $least } to { $most }
web-die = Die { $number }
web-dice-enter = This was thrown
web-walk-on = Walk on
web-walk-sub = { $steps ->
        [one] pick a glowing space, 1 step
       *[other] pick a glowing space, up to { $steps } steps
    }
web-walk-to = { $danger ->
        [yes] Walk to { $place } and fight, { $steps } steps
       *[no] Walk to { $place }, { $steps } steps
    }
web-opens = opens: { $odds }
web-win = you win { $odds }
web-needed = { $needed } or more needed
web-hit-on = hit on { $needed } or more
web-fight-won = Beaten: a treasure of its level, and a grave marker on the room.
web-fight-lost = Struck back, two dice decide:
web-result-nothing = nothing
web-result-unconscious = unconscious
web-result-light = lightly wounded
web-result-serious = seriously
web-result-killed = killed
web-monster-of = monster of level { $level }
web-least-total = least total of two dice that beats it
web-map = The labyrinth
web-map-subtitle = six levels · 94 rooms
web-map-stair = stair
web-map-loot = held loot
web-map-defeats = 2 of 3 won
web-figure = { $seat }, { $adventurer }, { $place }
web-dice-key = Key of the dice, to check every roll
web-rematch = Rematch
web-reconnecting = The connection is gone. Trying again …
web-proposal-undo = { $seat } wants to take something back. Do you agree?
web-proposal-bot = { $seat } wants a bot to play for { $target }. Do you agree?
