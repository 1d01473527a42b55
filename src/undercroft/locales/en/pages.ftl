### The pages around the table: start, new match, rules, settings, result, replay.

pages-home = Start page
pages-skip = To the content
pages-tools = Rules, settings, language
pages-try-again = Try again
pages-copy = Copy the link
pages-copy-link = Copy the link to { $clause }
pages-copy-failed = Copying is not allowed here: mark the link and copy it by hand.
pages-footer = Unofficial. The names of the games are their owners' marks and say which rules are played. Icons: game-icons.net, CC BY 3.0.

## Start

pages-in-the-making = in the making
pages-gone-short = no connection
pages-continue-open = Waiting for players. Code { $code }
pages-continue-last = Last played: { $game }.
pages-matches-all = { $number ->
        [one] My match
       *[other] All my { $number } matches
    }
pages-game-labyrinth = Im Drachen-Labyrinth
pages-game-doodle = Doodle Dungeon
pages-game-dungeoneer = Dungeoneer
pages-game-fighter = Dungeon Fighter

## Join

pages-join = You are invited
pages-join-game = { $game }: you are invited
pages-join-about = Tell us your name, and a seat is yours. No account needed.
pages-join-with = { $number ->
        [0] You are the first at the table.
       *[other] { $seats } already at the table.
    }
pages-join-sit = Sit down
pages-join-unknown = Nobody here knows this code. Perhaps two letters were swapped?
pages-join-nothing = This link is not complete. Ask for it again, or type the six letters on the start page.
pages-join-full = All seats at this table are taken.
pages-join-watch = Watch

## New match

pages-new-of = New match: { $game }
pages-new-changed = changed by you
pages-new-company-bots = Against bots
pages-new-company-device = Round one device
pages-new-company-friends = With friends by link
pages-new-bot-name = a name of its own
pages-new-friend-name = chosen when joining
pages-new-real-dice = You throw on your own table and type what fell.
pages-new-spectators = Others may watch
    .about = Whoever knows the code sees what is open to all.
pages-new-sum = { $persons ->
        [one] One person
       *[other] { $persons } people
    }{ $bots ->
        [0] {""}
        [one] {" "}and one bot
       *[other] {" "}and { $bots } bots
    }. { $links ->
        [0] The game begins at once.
        [one] You get a link for your friend; the game begins when the seat is taken.
       *[other] You get { $links } links for your friends; the game begins when all seats are taken.
    }
pages-new-nobody = At least one person must play.
pages-new-invite = To the invitations

## Waiting for players

pages-wait-code = code of this table
pages-wait-free = free
pages-wait-here = is here
pages-wait-copy = Copy the link
pages-wait-send = Send
pages-wait-share = Come and play { $game } with me:
pages-wait-qr = Point a phone's camera at the picture: it opens this seat.
pages-wait-alone = Only this computer can open the link. To play with others on your network, start Undercroft like this:
pages-wait-begin = { $number ->
        [0] All are here. It begins …
        [one] It begins as soon as the last seat is taken.
       *[other] It begins as soon as the { $number } free seats are taken.
    }

## My matches

pages-matches = My matches
pages-matches-about = All tables at which this device has a seat.
pages-matches-none = No matches yet. Choose a game on the start page, or join a table with its code.
pages-matches-running = running
pages-matches-over = played
pages-match-others = The others are playing.
pages-match-won = { $number ->
        [one] { $seats } won.
       *[other] { $seats } won together.
    }
pages-match-move = To another device
pages-match-move-about = Open this link on your other device and go on playing there. It is the key to your seat: give it to nobody else.
pages-match-forget = Forget
pages-match-forget-played = It vanishes from this list. Its result and replay stay at their addresses.
pages-match-forget-running = You give up your way to this seat: without its link nobody can play it any more. The others can hand it to a bot.
pages-match-forget-sure = Yes, forget it
pages-match-delete = Delete it for everybody
pages-match-delete-about = Names, chat and the record of this match can be deleted on the server. Then it is gone for all who sat there, and cannot be brought back.

## Rules

pages-rules-of = Rules: { $game }
pages-rules-search = Word or clause, such as "secret door" or FIGHT-4
pages-rules-games = Games
pages-rules-sections = Sections
pages-rules-count = { $number } rules in { $sections } sections
pages-rules-found = { $number ->
        [one] 1 rule of { $total }
       *[other] { $number } rules of { $total }
    }
pages-rules-nothing = No rule has “{ $typed }” in it. Try fewer or shorter words.
pages-rules-unknown = There is no clause { $clause }.

## Settings

pages-settings = Settings
pages-settings-about = For this device. They are kept in the browser and sent to nobody.
pages-settings-all = All settings
pages-settings-sample = The marks of the eight seats in the chosen colours
pages-settings-reset = As it was at first
pages-set-sound = Sound
    .about = Dice, steps and a quiet bell when it is your turn.
pages-set-volume = Volume
pages-set-animation = Motion
    .about = How fast figures walk and dice roll. Off: things change without moving.
pages-set-animation-off = off
pages-set-animation-slow = slow
pages-set-animation-normal = normal
pages-set-animation-fast = fast
pages-set-text = Text size
    .about = For everything that is read. The table itself can be zoomed.
pages-set-text-normal = normal
pages-set-text-large = large
pages-set-text-larger = larger
pages-set-palette = Colours
    .about = Every seat has a shape as well. The second set is made for all kinds of colour blindness.
pages-set-palette-normal = painted
pages-set-palette-colour-safe = easy to tell apart
pages-set-notifications = Call me when it is my turn
    .about = A message of your browser while the page is in the background.
pages-set-notifications-refused = The browser does not allow messages from this page. You can change that in its own settings.

## Result

pages-result-of = Result: { $game }
pages-result-won = { $number ->
        [one] { $seats } has won!
       *[other] { $seats } have won together!
    }
pages-result-conceded = { $number ->
        [one] { $seats } gave up.
       *[other] { $seats } gave up.
    }
pages-result-gave-up = gave up
pages-result-length = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $answers } decisions and throws
pages-result-ranking = The order
pages-result-table = At the table
pages-result-figures = The game in figures
pages-result-fights = { $won } won, { $lost } lost
pages-result-levels = Treasure by level: { $list }
pages-legend-won = throw that hit
pages-legend-lost = throw that missed
pages-legend-levels = I–VI: treasure won by level
pages-count-deaths = times dead
pages-count-steps = steps
pages-count-doors = secret doors found
pages-chart-race = Treasure cards in hand, round by round
pages-chart-race-told = Treasure cards at the end: { $list }
pages-chart-rounds = rounds
pages-chart-dice = All { $number } throws of two dice
pages-chart-dice-told = Totals of two dice and how often they came: { $list }
pages-chart-dice-due = Red line: what chance would give on the average.
pages-dice = Were the dice fair?
pages-dice-about = Before the first throw the table fixed a secret key and showed its fingerprint in the menu. Every throw was computed from this key alone. Now the key is open: with the record of the game, anybody can compute every throw again.
pages-dice-real = You threw real dice and typed them in; the draws of cards came from the key. Before the game its fingerprint stood in the menu, now it is open: anybody can compute every draw again.
pages-dice-hash = Fingerprint, shown before the game
pages-dice-key = The key
pages-dice-check = Check it yourself
pages-dice-copy = Copy the key
pages-dice-copy-command = Copy the command
pages-dice-download = Download the record of the game

## Replay

pages-replay = Replay
pages-replay-begin = The table is set. Press play.
pages-replay-controls = Move through the game
pages-replay-position = Position in the game
pages-replay-at = Step { $now } of { $of }, { $where }. { $text }
pages-replay-first = To the beginning
pages-replay-last = To the end
pages-replay-back = One step back
pages-replay-next = One step on
pages-replay-turn-back = One turn back
pages-replay-turn-next = One turn on
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-fight = Next fight
pages-replay-speed = Speed
pages-replay-eyes = Seen by
pages-replay-public = everybody
pages-replay-copy = Link to this moment

## The story of a game: what the raven found out afterwards

pages-story-tabs = What you want to see
pages-story-tab-story = Story
pages-story-tab-table = Table
pages-story-tab-dice = Dice
pages-story-ask = Shall the raven look at this game?
pages-story-ask-about = It plays on from every turn and tells how the chances went, which moments turned the game, how much of it was luck, and what it would have done in your place. That takes a minute or so, and is done once.
pages-story-begin = Let the raven look at it
pages-story-failed = The raven was interrupted. You may ask it again.
pages-story-waiting = The raven is still looking at another game. Yours is next.
pages-story-running = The raven looks at it: round { $round } of { $rounds }
pages-story-running-part = The raven looks at it: { $percent } %
pages-story-progress = How far the raven is
pages-story-leave = You need not wait here: what it finds is kept with the match.
pages-story-party = The party
pages-story-you = You
pages-story-bot = bot
pages-story-chances = Chances, round by round
pages-story-chances-about = point at a turn, click to open the replay there
pages-story-at = Round { $round }: { $list }
pages-story-round = round { $round }
pages-story-round-word = round
pages-story-turn-number = Turning point { $number }, round { $round }
pages-story-turns = { $number ->
        [0] No turning point
        [one] The turning point
        [2] Two turning points
        [3] Three turning points
       *[other] { $number } turning points
    }
pages-story-no-turns = The chances never changed much at once.
pages-story-turn-quiet = A quiet moment
pages-story-fight = A fight
pages-story-choice = choice
pages-story-dice = dice
pages-story-unfinished = The rules did not end this game, so the lines end where everybody stood.
pages-story-parting = Luck and decisions
pages-story-points = in points of the chance to win
pages-story-from-to = { $start } % at the start, { $end } % at the end
pages-story-luck = dice and cards
pages-story-own = own decisions
pages-story-others = slips of the others
pages-story-parts = luck { $luck }, own { $own }, others { $others }
pages-story-decisions = { $number ->
        [one] Your one decision
       *[other] Your { $number } decisions
    }
pages-story-decisions-of = { $number ->
        [one] One decision: { $name }
       *[other] { $number } decisions: { $name }
    }
pages-story-worst-first = worst first
pages-story-filter = Which decisions
pages-story-filter-look = worth a look
pages-story-filter-costly = costly
pages-story-filter-slips = slips
pages-story-filter-like = like the raven
pages-story-all-like = Nothing the raven would have done clearly better.
pages-story-no-decisions = Nothing was decided at this seat that the raven would think about.
pages-story-same = The same.
pages-story-equal = As good: { $answer }
pages-story-cost = Cost in points of the chance:
pages-story-see = See the board
pages-story-play-on = Play on from here
pages-story-more = { $number } more
pages-story-led = { $you ->
        [yes] You were ahead for { $part } % of the game.
       *[no] { $name } was ahead for { $part } % of the game.
    }
pages-story-greatest = { $you ->
        [yes] Most changed in round { $round }, when your chance went from { $before } to { $after } %.
       *[no] Most changed in round { $round }: { $name }, { $before } to { $after } %.
    }
pages-replay-mistakes = Decisions that the raven would have taken otherwise
pages-replay-mistake-next = Next slip
pages-replay-mistake-back = Slip before
pages-replay-mistake = { $name }: { $played }. The raven: { $best }.
pages-replay-play-on-as = Play on from here as { $name }, against bots
pages-begun = Played on from a replay
    .about = This match goes on from a moment of a finished game: who plays it may know what was hidden then.

## Credits

pages-credits = Credits
pages-credits-about = Undercroft is made by people who love board games. It is unofficial: no publisher or author had a part in it.
pages-credits-games = The games
pages-credits-games-about = All rules are told in our own words; cards, boards and pictures are ours. The names belong to their owners and stand here only to say which rules are played.
pages-credits-pictures = Pictures
pages-credits-pictures-about = The little pictures on cards and buttons come from
pages-credits-fonts = Type
pages-credits-software = Software
pages-credits-software-about = Undercroft itself is free under the MIT licence and stands on the work of many others, such as:

## What cannot be shown

pages-trouble-missing = Nothing is here
    .about = This corridor ends at a wall. Perhaps the address was cut off when it was copied.
pages-trouble-no-match = Nobody knows this table
    .about = There is no match with this code or link on this server. Perhaps it was played on another one.
pages-trouble-no-game = This game is not on the table yet
    .about = It is still in the making. On the start page you see what can be played.
pages-trouble-no-rules = There is no rulebook of this game
    .about = Perhaps the address was cut off when it was copied.
pages-trouble-no-replay = This game cannot be replayed
    .about = A replay is there when the game is over.
pages-trouble-not-over = The game is not over yet
    .about = Result and replay come after the last turn; until then nothing is given away.
pages-trouble-gone = The candle is out
    .about = The server does not answer. Nothing is lost: what was played is stored. Look whether it runs and whether you are connected.
