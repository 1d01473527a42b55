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
    .flavour = Crypt of the Hollow Crown
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
web-broken-match = This match was played by older rules and can no longer be opened.
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
web-sheets = Log, cards, chat, players
web-ledge = In front of you
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
web-choosing = { $number ->
        [one] { $seats } is choosing.
       *[other] { $seats } are choosing.
    }
web-responding = Waiting for whoever may respond.
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
web-hit = you hit { $odds }
web-needed = { $needed } or more needed
web-hit-on = hit on { $needed } or more
web-fight-won =
    { $where ->
        [room] Beaten: one treasure of level { $level }, and a grave marker on room { $number }
        [chamber] { $defeats ->
            [3] Beaten: the third one here, so the chamber is safe for ever. There is no treasure in chambers
           *[other] Beaten: { $defeats } of 3 in this chamber. There is no treasure in chambers
        }
        [grave] Beaten: one treasure of level { $level }
        [robbed] Beaten: it has been robbed and guards nothing any more
       *[other] Beaten: it leaves the game
    }{ $held ->
        [0] .
        [one] ; and the card that it holds.
       *[other] ; and the { $held } cards that it holds.
    }
web-fight-lost = A miss is struck back; two dice decide:
web-monster-of = monster of level { $level }
web-least-total = least total of two dice that beats it
web-map = The labyrinth
web-map-subtitle = six levels · 94 rooms
web-map-stair = stair
web-map-loot = held loot
web-map-defeats = 2 of 3 won
web-figure = { $seat }, { $adventurer }, { $place }
web-dice-fingerprint = Fingerprint of the dice
web-dice-key = Key of the dice, to check every roll
web-rematch = Rematch
web-rematch-moved = Next time everybody moves on by one seat. You will be
web-silent = Nothing is heard from the table. Still trying …
web-unsent = Your answer will be sent as soon as it is back.
web-proposal-refused = { $what ->
    [undo] { $seat } wanted to take something back: somebody said no.
    [bot] { $seat } wanted a bot at the table: somebody said no.
   *[other] { $seat } wanted to end the game: somebody said no. It goes on.
}
web-reconnecting = The connection is gone. Trying again …
web-proposal-undo = { $seat } wants to take something back. Do you agree?
web-proposal-bot = { $seat } wants a bot to play for { $target }. Do you agree?
web-proposal-end = { $seat } proposes to end the game here. Do you agree?

## The table: menu, keys, notices

web-menu = Menu
web-settings = All settings
web-sound = Sound
web-speed = Animation
web-speed-off = off
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-concede = Give up
web-concede-about = A bot plays your seat to the end, and you cannot win any more. This cannot be taken back.
web-concede-sure = Yes, I give up
web-concede-not = No, play on
web-end = Propose to end the game
web-end-about = If everybody agrees, the game is over here, and whoever is ahead has won; where all play together nobody has.
web-end-sure = Yes, propose it
web-conceded = has given up
web-bot-plays = Let a bot play
web-watchers = { $number } watching
web-pick-on-board = Pick a glowing place on the board
web-pick-from-list = … or from the list ({ $number })
web-pick-go = Choose
web-skip = skip
web-final = cannot be taken back
web-undo-ask = ask to undo
web-undo-ask-about = Something was revealed since: the others must agree.
web-hint-about = What would a good bot do?
web-proposal-waits = { $what ->
        [end] You propose to end the game here. Waiting for { $seats }.
        [bot] You want a bot to play for { $target }. Waiting for { $seats }.
       *[other] You want to take something back. Waiting for { $seats }.
    }
web-log-filter = Whose doings the log shows
web-log-all = Everything
web-log-only = Only { $seat }
web-log-earlier = Earlier lines
web-round = Round { $round }
web-open-rules = Open in the rules
web-statistics = Result and statistics
web-replay = Watch it again
web-minimap = The whole labyrinth, small; press to look there
web-level = Level { $level }
web-struck-back = struck back
web-or-more = { $needed } or more
web-no-total = no total is enough
web-face-down = a monster card of level { $level }, face down
web-fight-show = Show the fight
web-fight-hide = Look at the map
web-fight-bonus = The card says { $target }; your bonus is +{ $bonus }.
web-fight-unknown = on average: which guard of level { $level } it is shows when you attack.
web-fight-surprise = Surprised: only a 2 on the two dice hurts you.
web-fight-no-counter = { $outside ->
        [yes] Thrown from outside: a miss is not struck back, but your turn ends.
       *[no] { $means ->
            [bind] It is bound: a miss is not struck back, but your turn ends.
           *[other] A missile from afar: a miss is not struck back, but your turn ends.
        }
    }
web-keys = Keys
web-keys-letters = N E S W
web-key-options = answer with this option
web-key-first = the option that most would take
web-key-group = one step that way
web-key-board = to the spaces that glow; Enter walks there
web-key-arrows = from glowing space to glowing space; on the map itself: move it
web-key-zoom = nearer, farther, whole board
web-key-why = why? The rule behind the question
web-key-undo = take back
web-key-hint = what would a bot do?
web-key-log = the log
web-key-chat = the chat
web-key-skip = skip what is being acted out; close
web-key-sheet = this sheet
