"""An equal state that shares nothing that changes: made from `state.py` by `undercroft workshop copies`."""

from __future__ import annotations

from undercroft.games.labyrinth.state import Adventurer, Foe, State


def copy_adventurer(s: Adventurer) -> Adventurer:
    twin = Adventurer(s.seat)
    twin.kind = s.kind
    twin.at = s.at
    twin.trail = s.trail
    twin.carried = s.carried
    twin.secured = s.secured
    twin.powers = s.powers
    twin.spells = s.spells
    twin.reserve = s.reserve
    twin.missiles = s.missiles
    twin.doors = s.doors
    twin.misses = s.misses
    twin.is_wounded = s.is_wounded
    twin.cage = s.cage
    twin.cage_treasure = s.cage_treasure
    twin.attacked = s.attacked
    twin.piles = s.piles
    return twin


def copy_foe(s: Foe) -> Foe:
    twin = Foe(s.card, s.at, held=s.held, marker=s.marker, is_wanderer=s.is_wanderer, reserved=s.reserved)
    twin.engaged = s.engaged
    twin.is_robbed = s.is_robbed
    return twin


def copy(s: State) -> State:
    twin = State(
        s.board,
        s.options,
        [copy_adventurer(one) for one in s.heroes],
        s.monsters[:],
        s.treasures[:],
        s.spells[:],
    )
    twin.active = s.active
    twin.turns = s.turns
    twin.winners = s.winners
    twin.graves = s.graves
    twin.cleared_rooms = s.cleared_rooms
    twin.defeats = s.defeats
    twin.foes = [copy_foe(one) for one in s.foes]
    twin.loose = s.loose.copy() if s.loose else {}
    twin.unclaimed = s.unclaimed.copy() if s.unclaimed else {}
    twin.reserved = s.reserved.copy() if s.reserved else {}
    twin.removed = s.removed
    twin.box = s.box
    twin.strength = s.strength
    twin.known = s.known
    twin.locks = s.locks
    twin.is_new_turn = s.is_new_turn
    twin.steps = s.steps
    twin.began_on_start = s.began_on_start
    twin.has_stepped = s.has_stepped
    twin.has_acted = s.has_acted
    twin.must_face = s.must_face
    twin.may_not_fight = s.may_not_fight
    twin.is_hushed = s.is_hushed
    twin.laid_spell = s.laid_spell
    twin.used_ball = s.used_ball
    twin.peeks = s.peeks
    twin.looked = s.looked
    twin.pacified = s.pacified
    twin.attacking = s.attacking
    twin.defeated_at = s.defeated_at
    twin.fresh_drops = s.fresh_drops
    return twin
