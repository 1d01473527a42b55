### What only the terminal client says.

terminal-title = Undercroft: { $game }
terminal-prompt = >{" "}
terminal-choose = Number, word, command (help) or ? for the rule
terminal-choose-places = Room number or name, a command, or ? for the rule
terminal-choose-several =
    Numbers with spaces between them{ $all ->
        [yes] {", all"}
       *[no] {""}
    }{ $none ->
        [yes] {", none"}
       *[no] {""}
    }
terminal-choose-several-range =
    { $least ->
        [0] at most { $most }
       *[other] { $least } to { $most }
    }
terminal-final = * cannot be taken back
terminal-all = all
terminal-none = none
terminal-not-understood = “{ $typed }” is neither one of the options nor a command; help lists the commands.
terminal-no-number = There is no option { $number }; they go from 1 to { $last }.
terminal-wrong-count = Choose { $least ->
        [0] at most { $most }
       *[other] { $least } to { $most }
    }; that was { $number }.
terminal-ambiguous = “{ $typed }” could be { $names }.
terminal-wrong-dice = That is no such throw: enter { $number ->
        [one] one number
       *[other] { $number } numbers
    } from 1 to { $sides }, such as { $example }.
terminal-enter-dice =
    { $number ->
        [one] What does the die show?
       *[other] What do the dice show?
    } For example { $example }
terminal-dice-for-bot = { $seat } is a bot: throw for it.
terminal-hand-over = Pass the device to { $seat }.
terminal-hand-over-enter = { $seat }, press Enter when nobody else is looking.
terminal-has-read = { $seat }, press Enter when you have read this.
terminal-hint = { $seat }, I would say: { $option }
terminal-saved = Saved as { $file }.
terminal-continue = Everything is saved. Go on with:
terminal-continued = The game goes on.
terminal-already-over = { $file } is finished; read it with:
terminal-undo-ask = That can only be taken back if everybody agrees. Do all agree?
terminal-end-ask = The game ends here only if everybody agrees. Do all agree?
terminal-undo-nothing = You have done nothing yet that could be taken back.
terminal-key-published = Hash of the dice key: { $hash }
terminal-key-revealed = The key of the dice is revealed: { $key }
terminal-verify = Check every roll:
terminal-verified =
    { $file }: { $answers ->
        [one] 1 answer follows
       *[other] { $answers } answers follow
    } the rules and { $rolls ->
        [one] 1 roll follows
       *[other] { $rolls } rolls follow
    } the key ({ $by-hand } thrown by hand, { $undone } taken back).
terminal-verified-given = The first { $number } entries are those of another match, from a moment of which this one was played on: their dice are not of this key.
terminal-replay = Read the game again:
terminal-file = The game is kept in { $file }
terminal-commands = Commands

## Commands: the word that is typed, further words for the same, and what it does.

terminal-command-help = help
    .keys = h commands
    .about = this list
terminal-command-rule = ?
    .keys = why rule
    .about = the rule behind the question; ? LAB-FIGHT-4 any rule, ? sword all rules with that word
terminal-command-undo = undo
    .keys = u back
    .about = take back your last answer
terminal-command-revise = change
    .keys = revise
    .about = who has finished takes it back and changes something: change, or change Anna
terminal-revise-whom =
    { $names ->
        [none] Nobody has finished anything that could still be changed.
       *[other] Who wants to change something? { $names }
    }
terminal-revised = { $seat } may change something, as soon as this question is answered.
terminal-command-map = map
    .keys = m
    .about = the whole map; map 31 or map kitchen shows a part of it
terminal-command-cards = cards
    .keys = c hand
    .about = your cards, everybody's standing, and the monsters that lie open
terminal-command-log = log
    .keys = l
    .about = what has happened so far; log 50 the last 50 lines
terminal-command-hint = hint
    .keys = tip
    .about = what the raven would do in your place, and why
terminal-command-save = save
    .keys = keep
    .about = a copy of the game; save FILE under that name
terminal-command-quit = quit
    .keys = q exit
    .about = stop; everything is saved and the game can go on later
terminal-command-endgame = endgame
    .keys = abandon
    .about = end the game here, if everybody agrees
terminal-command-walk =
    .about = 31, r5 or kitchen walks there by the shortest safe way; n, e, s, w walk one step; a word of an option (end, look) chooses it; Enter alone shows the question again

## Before the game

terminal-rules-found = { $number } rules have these words; ? and an id shows one:
terminal-setup-preset = How do you want to play?
terminal-setup-people = How many people play on this device?
terminal-setup-name = Name of player { $number }
terminal-setup-name-default = Player { $number }
terminal-setup-bots = And how many bots?
terminal-setup-default = (Enter: { $value })
terminal-setup-number-prompt = Number
terminal-setup-own = My own mix
    .about = every option by itself
terminal-setup-number = A number from { $least } to { $most }, please.
terminal-setup-taken = That name is taken.
terminal-bot-names = Grimbold Ysolde Odo Hedwig Corvin Lutgard Bardo Wilma

## The analysis of a finished game

terminal-story-progress = looking at the game
terminal-story-chances = Chances, turn by turn
terminal-story-party = the party
terminal-story-turns = { $number ->
        [0] No turning point: the chances never changed much at once
        [one] The turning point
       *[other] { $number } turning points
    }
terminal-story-turn = Round { $round }: { $name } { $before } → { $after } % (choice { $choice }, dice { $dice })
terminal-story-parting = Luck and decisions, in points of the chance to win
terminal-story-parts = { $start } % at the start; dice and cards { $luck }, own decisions { $own }, slips of the others { $others }; { $end } % at the end
terminal-story-decisions = { $name }: { $number ->
        [one] 1 decision
       *[other] { $number } decisions
    }, { $slips ->
        [0] none that the search would clearly have taken otherwise
        [one] 1 that the search would have taken otherwise
       *[other] { $slips } that the search would have taken otherwise
    }
terminal-story-slip = { $cost }  round { $round }, position { $at }: { $played }; the search: { $best }
