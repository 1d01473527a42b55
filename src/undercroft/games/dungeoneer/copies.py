"""An equal state that shares nothing that changes: made from `state.py` by `undercroft workshop copies`."""

from __future__ import annotations

from undercroft.games.dungeoneer.state import Foe, Hero, State


def copy_hero(s: Hero) -> Hero:
    twin = Hero(s.seat)
    twin.kind = s.kind
    twin.lost = s.lost
    twin.at = s.at
    twin.home = s.home
    twin.life = s.life
    twin.level = s.level
    twin.glory = s.glory
    twin.peril = s.peril
    twin.mp = s.mp
    twin.hand = s.hand
    twin.boons = s.boons
    twin.treasures = s.treasures
    twin.inside = s.inside
    twin.banes = s.banes
    twin.horde = s.horde
    twin.quests = s.quests
    twin.general = s.general
    twin.persons = s.persons
    twin.completed = s.completed
    twin.tipped = s.tipped
    twin.threshold = s.threshold
    twin.is_threshold_old = s.is_threshold_old
    twin.used = s.used
    twin.attacks = s.attacks
    twin.extra = s.extra
    twin.next_mp = s.next_mp
    twin.bans = s.bans
    twin.is_silent = s.is_silent
    twin.is_reserved = s.is_reserved
    twin.declined = s.declined
    twin.passed_unseen = s.passed_unseen
    twin.defeats = s.defeats
    twin.is_out = s.is_out
    twin.returns = s.returns
    twin.resting = s.resting
    twin.faced_down = s.faced_down
    twin.shown = s.shown
    twin.has_fought = s.has_fought
    twin.has_done_personal = s.has_done_personal
    twin.base = s.base
    twin.symbols = s.symbols
    twin.attack_types = s.attack_types
    twin.statics = s.statics
    twin.prevents = s.prevents
    twin.uses = s.uses
    twin.roll_uses = s.roll_uses
    twin.phase_uses = s.phase_uses
    twin.plays = s.plays
    twin.evils = s.evils
    twin.anytime = s.anytime
    twin.roll_cards = s.roll_cards
    twin.reactions = s.reactions
    twin.cheapest = s.cheapest
    return twin


def copy_foe(s: Foe) -> Foe:
    twin = Foe(s.card, s.seat, s.at, s.kind, s.target, s.type)
    twin.has_attacked = s.has_attacked
    twin.is_resolved = s.is_resolved
    twin.is_from_horde = s.is_from_horde
    return twin


def copy(s: State) -> State:
    twin = State(s.options, [copy_hero(one) for one in s.heroes], s.decks[:])
    twin.is_solo = s.is_solo
    twin.is_campaign = s.is_campaign
    twin.is_standard = s.is_standard
    twin.do_heroes_meet = s.do_heroes_meet
    twin.layout = s.layout
    twin.discards = s.discards[:]
    twin.general = s.general
    twin.supply = s.supply
    twin.gone = s.gone
    twin.box = s.box
    twin.attached = s.attached
    twin.wounds = s.wounds
    twin.known = s.known
    twin.foes = [copy_foe(one) for one in s.foes]
    twin.active = s.active
    twin.start = s.start
    twin.round = s.round
    twin.turns = s.turns
    twin.phase = s.phase
    twin.winners = s.winners
    twin.auras = s.auras
    twin.opened = s.opened
    twin.exit_changes = s.exit_changes
    twin.visited = s.visited
    twin.awarded = s.awarded
    twin.has_moved = s.has_moved
    twin.struck = s.struck
    twin.has_attempted = s.has_attempted
    twin.found = s.found
    twin.has_explored = s.has_explored
    twin.is_finished = s.is_finished
    twin.dropped = s.dropped
    twin.lord = s.lord
    twin.horde_at = s.horde_at
    twin.horde_mp = s.horde_mp
    twin.horde_lead = s.horde_lead
    twin.horde_has_struck = s.horde_has_struck
    twin.attackers = s.attackers
    twin.open_banes = s.open_banes
    twin.is_over = s.is_over
    twin.start_mp = s.start_mp
    twin.has_proposed = s.has_proposed
    twin.limbo = s.limbo
    twin.is_hushed = s.is_hushed
    twin.completed_general = s.completed_general
    return twin
