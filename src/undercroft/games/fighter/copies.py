"""An equal state that shares nothing that changes: made from `state.py` by `undercroft workshop copies`."""

from __future__ import annotations

from undercroft.games.fighter.state import Hero, State


def copy_hero(s: Hero) -> Hero:
    twin = Hero(s.seat)
    twin.kind = s.kind
    twin.hand = s.hand
    twin.life = s.life
    twin.scars = s.scars
    twin.is_fainted = s.is_fainted
    twin.has_levelled_up = s.has_levelled_up
    twin.cards = s.cards
    twin.seduced = s.seduced
    return twin


def copy(s: State) -> State:
    twin = State(s.rules, [copy_hero(one) for one in s.heroes])
    twin.track = s.track
    twin.unseen = s.unseen[:]
    twin.left = s.left[:]
    twin.under = s.under[:]
    twin.equipment = s.equipment
    twin.equipment_discard = s.equipment_discard
    twin.monster_discard = s.monster_discard
    twin.box = s.box
    twin.boss = s.boss
    twin.maps = s.maps
    twin.boards = s.boards
    twin.level = s.level
    twin.room = s.room
    twin.leader = s.leader
    twin.start = s.start
    twin.is_defeated_side = s.is_defeated_side
    twin.gold = s.gold
    twin.bonus = s.bonus
    twin.rounds = s.rounds
    twin.result = s.result
    twin.has_anybody_fainted = s.has_anybody_fainted
    twin.shop = s.shop
    twin.conquered_free = s.conquered_free
    twin.throwing = s.throwing
    twin.healing_passed = s.healing_passed
    twin.monster = s.monster
    twin.life = s.life
    twin.card_gold = s.card_gold
    twin.used = s.used
    twin.used_bonus = s.used_bonus
    twin.thrower = s.thrower
    twin.has_beacon = s.has_beacon
    twin.has_frog = s.has_frog
    twin.beer = s.beer
    twin.has_song = s.has_song
    twin.seducer = s.seducer
    twin.thefts = s.thefts
    twin.is_room_demand_dropped = s.is_room_demand_dropped
    twin.has_thrown = s.has_thrown
    twin.lying = s.lying
    return twin
