### What every game's table says, whatever the client.

table-list = { $first } and { $last }
table-number = { $number }
table-yes = yes
table-no = no
table-turn = { $seat } is to play.
table-bot = bot
table-human = human
table-winner = winner
table-since = Since your last turn
table-left-out = { $number ->
        [one] 1 line left out: type log
       *[other] { $number } lines left out: type log
    }
table-log = The log
table-log-empty = Nothing has happened yet.
table-undone = Taken back.
table-odds = { $percent } %
table-over = The game is over.
table-over-nobody = The game is over; nobody won.
table-over-beaten = The dungeon has beaten the party.
table-over-agreed = All agreed to end the game here.
table-over-won = { $number ->
        [one] The game is over; { $seats } has won!
       *[other] The game is over; { $seats } have won together!
    }
table-goes-on = The game goes on after { $number ->
        [one] 1 answer
       *[other] { $number } answers
    }.
table-result = Result
table-result-seat = Player
table-result-player = Played by

## Why something was refused: the ids are the keys of the errors.

error = That does not work: { $reason }.
refusal = That is not possible now.
refusal-out-of-turn = It is not your turn to answer.
refusal-not-an-option = The rules do not allow that here ({ $clause }).
refusal-stale-position = The game has moved on in the meantime.
refusal-game-is-over = The game is over.
refusal-batch-broken = One of these steps is not possible; nothing was done.
refusal-chance-decides = The dice decide that, not a player.
refusal-undo = That cannot be taken back: something was revealed, or somebody else has acted since.
error-bad-options = These options do not work: { $reason }.
    .unknown = There is no option { $option }; there are { $known }.
    .value = { $option } cannot be { $value }; it can be { $known }.
    .needs = { $option } only goes with { $needs } ({ $clause }).
    .classes = If everybody leads another class, { $seats } players are too many for { $classes } classes ({ $clause }).
    .preset = There is no preset { $option }; there are { $known }.
    .form = “{ $option }” is no option: write name=value.
    .game = Which game? There are { $known }.
    .begun = A saved game goes on with the options and players it began with; leave them out.
    .card = There is no card { $cards }, so it cannot be left out ({ $clause }).
    .places = The quests need locations that are left out: { $cards } ({ $clause }).
    .entrance = Without an entrance there is no map ({ $clause }).
    .passages = Each map needs at least { $number } passages or roads ({ $clause }).
    .quests = There are too few quests for { $seats } players ({ $clause }).
    .heroes = There are too few heroes for { $seats } players ({ $clause }).
error-bad-seats = That number of players does not work: { $reason }.
    .number = The game is for { $least } to { $most } players, not for { $seats }.
    .both = Say who plays either with --seats or with --players and --bots, not with both.
    .name = Two players are called { $name }; give each a name of their own.
    .bot = No bot is named for seat { $number }; write for example bot:greedy.
    .alone = This way of playing is for one player alone, not for { $seats }.
    .person = At least one person must play.
error-unknown-game = There is no such game: { $reason }.
    .name = There is no game { $game }; there is { $known }.
error-bad-record = This saved game cannot be used: { $reason }.
    .missing = There is no file { $file }.
    .goes-on = This game is not over yet: its rolls can be checked when it is.
    .unreadable = { $file } cannot be read.
    .empty = This saved game is empty.
    .line = Line { $line } of this saved game cannot be understood.
    .format = This saved game has format { $found }; this program reads format { $format }.
    .version = This saved game is of { $game }, version { $version }, which is not played here.
    .head = Players and options in line 1 do not fit the game.
    .rules =
        Line { $line } does not follow the rules{ $clause ->
            [none] .
           *[other] { " " }({ $clause }).
        }
    .mixed-up = Line { $line } takes a player’s answer for a roll, or a roll for an answer.
    .by-hand = Line { $line } has a roll thrown by hand, but this game is played with the program’s dice.
    .other-roll = The roll in line { $line } does not follow the key: it was changed, or the key was.
    .other-key = The key does not fit the hash that was published before the game.
    .no-number = The key of this saved game is broken.
    .no-key = Without the key of its dice the game cannot go on.
    .after-key = Line { $line } stands after the key of the dice; nothing can follow it.
error-bad-scenario = This scenario cannot be understood: { $reason }.
error-unknown-clause =
    Neither a rule nor a word of the rules: “{ $wanted }”{ $near ->
        [none] .
       *[other] . Did you mean { $near }?
    }
error-no-text = This rule is not told in this language: { $reason }.
error-unknown-bot = There is no such bot: { $reason }.
    .name = There is no bot { $bot }; there are { $known }, or a file of your own: path/to/file.py:ClassName.
error-cannot-save = The game cannot be saved: { $reason }.
    .full = { $file } cannot be saved: the disk is full.
    .forbidden = { $file } cannot be saved: you may not write there.
error-no-key = { $file } can be read with “undercroft replay”, but not played on: the key of its dice, { $secret }, is missing or broken.
error-foreign-bot = The saved game { $file } wants to run a bot that is not one of Undercroft’s: { $bot }. If it is your own, add --allow-bot.
error-nothing-to-continue = There is no saved game to go on with.
