"""An equal state that shares nothing that changes: made from `state.py` by `undercroft workshop copies`."""

from __future__ import annotations

from undercroft.games.doodle.state import Dungeon, Encounter, State


def copy_encounter(s: Encounter) -> Encounter:
    twin = Encounter(s.cell, s.kind)
    twin.stage = s.stage
    twin.dice = s.dice
    twin.bonus = s.bonus
    twin.damage = s.damage
    twin.ignores_level = s.ignores_level
    twin.crosses_out = s.crosses_out
    twin.keeps_trap = s.keeps_trap
    twin.actions_left = s.actions_left
    twin.lost = s.lost
    twin.has_ended = s.has_ended
    return twin


def copy_dungeon(s: Dungeon) -> Dungeon:
    twin = Dungeon(s.seat)
    twin.name = s.name
    twin.walls = s.walls
    twin.traps = s.traps
    twin.monsters = s.monsters
    twin.things = s.things
    twin.gone = s.gone
    twin.treasures = s.treasures
    twin.boxes = s.boxes
    twin.taken = s.taken
    twin.step = s.step
    twin.history = s.history
    twin.is_ready = s.is_ready
    twin.deck = s.deck
    twin.hand = s.hand
    twin.path = s.path
    twin.at = s.at
    twin.crossed = s.crossed
    twin.fate = s.fate
    twin.above = s.above
    twin.has_begun = s.has_begun
    return twin


def copy(s: State) -> State:
    twin = State(s.options, [copy_dungeon(one) for one in s.dungeons], s.build[:], s.removed)
    twin.out = s.out
    twin.display = s.display
    twin.discard = s.discard
    twin.phase = s.phase
    twin.round = s.round
    twin.sharpener = s.sharpener
    twin.picks = s.picks
    twin.builders = s.builders
    twin.active = s.active
    twin.turns = s.turns
    twin.encounter = copy_encounter(s.encounter) if s.encounter is not None else None
    twin.scores = s.scores
    twin.ranks = s.ranks
    return twin
