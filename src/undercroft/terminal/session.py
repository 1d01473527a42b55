"""A game at the terminal: whoever is asked answers, be it a person, a bot or the dice, and all read what happened."""

from __future__ import annotations

from undercroft.bots import decide
from undercroft.kernel.ask import CHANCE, Ask, Option, Roll
from undercroft.kernel.errors import BadRecord, UndercroftError
from undercroft.terminal import commands, pages
from undercroft.terminal.answers import Meant, read_dice, understand
from undercroft.terminal.sitting import Sitting


class Session(Sitting):
    """Asks whoever is to answer, until the game is over."""

    # --- the game ------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end."""
        while not self.match.is_over:
            slot, ask = self._next()
            if ask.seat == CHANCE:
                self._ask_for_dice(slot, ask)
            elif ask.seat in self.bots:
                self.match.answer(ask.seat, decide(self.bots[ask.seat], self.match.table, ask.seat, self.random))
                self._watch()
            else:
                self._ask(ask.seat, ask)
        self._end()

    def _next(self) -> tuple[int, Ask]:
        """Whose ask comes first: where several are asked at once, the one who holds the device goes on."""
        pending = self.match.table.pending
        slot = self.viewer if self.viewer in pending else next(iter(pending))
        assert slot is not None
        return slot, pending[slot]

    # --- people --------------------------------------------------------------------------------------------------

    def _ask(self, seat: int, ask: Ask) -> None:
        """Let a person answer; what has only one sensible answer is not asked."""
        foregone = self.face.foregone(self.view(seat), ask)
        if foregone is not None and not self._would_tell(ask):
            self.match.answer(seat, foregone)
            return
        self._hand_over(seat, ask)
        if self.match.is_over:
            return
        position = self.match.position
        pages.show_ask(self, seat, ask)
        while not self.match.is_over and self.match.position == position and self.match.table.pending.get(seat) is ask:
            self._turn_to(seat, ask)

    def _would_tell(self, ask: Ask) -> bool:
        """Would the others at this device learn something of a hidden hand from a question that is not asked?"""
        return len(self.people) > 1 and bool((ask.about or {}).get("hidden"))

    def _turn_to(self, seat: int, ask: Ask) -> None:
        """Read one line and do what it says; an empty one shows the question again."""
        typed = self.screen.read(self.words.say("terminal-prompt"))
        if not typed:
            pages.show_ask(self, seat, ask)
            return
        command = commands.find(self.words, typed)
        try:
            if command is not None and command.meant_before_options(self, seat, ask, typed):
                command.do(self, seat, ask, command.rest(typed))
                return
            meant = understand(self.face, self.words, self.view(seat), ask, typed)
            if isinstance(meant, Meant):
                self.answer(seat, meant.answers)
            else:
                self.screen.say(meant)
        except BadRecord:
            raise
        except UndercroftError as wrong:
            self.screen.say(self.words.error(wrong))

    def answer(self, seat: int, answers: list[Option]) -> None:
        """Give one answer, or one after another as long as nothing happens in between."""
        self.undo_to[seat] = self.match.position
        self.answered = len(self.match.record.entries)
        ask = self.match.table.pending[seat]
        for number, value in enumerate(answers):
            following = self.match.table.pending.get(seat)
            if number and (
                following is None or not self.face.goes_on(ask, following) or value not in following.options
            ):
                return
            self.match.answer(seat, value)

    def _hand_over(self, seat: int, ask: Ask) -> None:
        """Give the device to another person without showing anybody's secrets."""
        if self.viewer == seat:
            return
        if len(self.people) > 1:
            name = self.speaker.seats[seat]
            self._let_read(ask)
            self.screen.wipe()
            self.screen.heading(self.words.say("terminal-hand-over", seat=name))
            self._wait_for(seat, ask, "terminal-hand-over-enter")
            self.screen.wipe()
        self.viewer = seat

    def _let_read(self, ask: Ask) -> None:
        """Who holds the device sees what the dice made of the last answer before it is hidden."""
        if self.viewer is None or all(entry.chance is None for entry in self.match.record.entries[self.answered :]):
            return
        told = self.match.table.told[self.read_by[self.viewer] :]
        story = self.speaker.story(event.for_seat(self.viewer) for event in told if event.reaches(self.viewer))
        if any(self.viewer in line.seats and line.kind not in self.face.ROUTINE for line in story):
            pages.show_news(self, self.viewer, self.news(self.viewer))
            self._wait_for(self.viewer, ask, "terminal-has-read")

    def _wait_for(self, seat: int, ask: Ask, message: str) -> None:
        """Until this person presses Enter; commands that show no secret may be typed here too."""
        while not self.match.is_over:
            typed = self.screen.read(self.words.say(message, seat=self.speaker.seats[seat]) + " ")
            command = commands.find(self.words, typed) if typed else None
            if command is None or not command.is_public:
                return
            command.do(self, seat, ask, command.rest(typed))

    # --- dice ----------------------------------------------------------------------------------------------------

    def _ask_for_dice(self, slot: int, ask: Ask) -> None:
        """Real dice: somebody at the table throws and enters what lies there. No secret is shown for that."""
        assert isinstance(ask, Roll)
        thrower = self.match.thrower(slot, ask)
        if self.viewer is not None and len(self.people) == 1:
            self.screen.lines(line.text for line in self.news(self.viewer))
        else:
            self.show_to_all()
        if thrower in self.bots and thrower not in self.thrown_for:
            self.thrown_for.add(thrower)
            self.screen.say(self.words.say("terminal-dice-for-bot", seat=self.speaker.seats[thrower]), "dim")
        known = self.face.before_roll(self.view(None), ask, thrower)
        if known:
            self.screen.say(known)
        self.screen.say(self.speaker.question(self.view(None), ask, thrower), "bold")
        example = " ".join(str(1 + (3 * number + 3) % ask.sides) for number in range(ask.dice))
        while not self.match.is_over:
            typed = self.screen.read(self.words.say("terminal-enter-dice", number=ask.dice, example=example) + ": ")
            command = commands.find(self.words, typed) if typed and not typed[0].isdecimal() else None
            if command is not None and command.is_public:
                command.do(self, thrower, ask, command.rest(typed))
                continue
            thrown = read_dice(ask, typed)
            if thrown is not None:
                self.match.answer(thrower, thrown)
                return
            facts = {"number": ask.dice, "sides": ask.sides, "example": example}
            self.screen.say(self.words.say("terminal-wrong-dice", **facts))

    # --- the end -------------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Where only bots play, people look on."""
        if not self.people:
            self.show_to_all()

    def _end(self) -> None:
        if self.viewer is not None and len(self.people) == 1:
            self.screen.lines(line.text for line in self.news(self.viewer))
        else:
            self.show_to_all()
        pages.show_end(self)

    def stop(self) -> None:
        """Leave the game as it is and say how to go on with it."""
        pages.show_how_to_continue(self)
