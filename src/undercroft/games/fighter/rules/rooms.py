"""Special rooms: shop, healing fountain and treasure chamber (FIG-ROOM, FIG-SHOP)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.fighter.content.cards import EQUIPMENT
from undercroft.games.fighter.rules.equipment import draw_equipment, hand_out, heal, healing_window, receive
from undercroft.games.fighter.rules.group import group
from undercroft.games.fighter.state import State
from undercroft.kernel.ask import Option, Rules

BONUS_DIE_PRICE: Final = 2
HEALING_PRICE: Final = 1
SHOP_CARDS: Final = 3
DONE: Final = "done"


def room_effect(s: State) -> Rules[None]:
    """FIG-ROOM-2, FIG-CLEAN-11: what the room gives after the fight was won."""
    room = s.here()
    assert room is not None
    match room.kind:
        case "fountain":
            fountain(s)
        case "treasure":
            yield from treasure_chamber(s, room.reward, room.amount)
        case "shop":
            yield from healing_window(s)  # FIG-RULING-58: whose own potion helps need not buy healing
            yield from shop(s)


def fountain(s: State) -> None:
    """FIG-ROOM-3: everybody up to his maximum."""
    for hero in s.heroes:
        heal(s, hero, hero.most_life, "FIG-ROOM-3")


def treasure_chamber(s: State, reward: str, amount: int) -> Rules[None]:
    """FIG-ROOM-4, FIG-ROOM-5."""
    if reward == "gold":
        s.tell("gold-gained", "FIG-ROOM-5", number=s.gain_gold(amount))
    elif reward == "bonus-die":
        s.tell("bonus-gained", "FIG-ROOM-5", number=s.gain_bonus(amount))
    else:
        card = yield from draw_equipment(s, "FIG-ROOM-5")
        if card:
            yield from hand_out(s, card, "FIG-VOTE-2", by_leader=True)


def shop(s: State) -> Rules[None]:
    """FIG-SHOP-1 to 8: open cards, then buying in any order until the group has done."""
    shown: list[str] = []
    for _ in range(SHOP_CARDS + len(s.in_game())):  # FIG-RULING-9
        card = yield from draw_equipment(s, "FIG-SHOP-1")
        if card:
            shown.append(card)
            s.shop = tuple(shown)
    s.tell("shop-opened", "FIG-SHOP-1", cards=list(shown))
    while True:
        options = purchases(s)
        choice = yield from group(s, "shop", options, "FIG-SHOP-7")
        if choice == DONE:
            break
        yield from buy(s, choice)
    s.equipment_discard += s.shop  # FIG-SHOP-8
    s.shop = ()


def purchases(s: State) -> tuple[Option, ...]:
    """FIG-SHOP-2 to 6: all that the gold in the treasure is enough for."""
    found: list[Option] = [DONE]
    if not s.gold:
        return (DONE,)
    heroes = s.in_game()
    for card in s.shop:
        equipment = EQUIPMENT[card]
        if equipment.price <= s.gold:
            found.extend([("buy", card, hero.seat) for hero in heroes if hero.slots(equipment.kind)])
    if s.gold >= BONUS_DIE_PRICE and s.supply:
        found.append("bonus-die")
    if any(hero.life < hero.most_life for hero in s.conscious()):
        found.append("heal")
    return tuple(found)


def buy(s: State, choice: Any) -> Rules[None]:
    """One purchase, paid from the treasure to the supply."""
    if choice == "bonus-die":  # FIG-SHOP-4
        s.gold -= BONUS_DIE_PRICE
        s.bonus += 1
        s.tell("bonus-bought", "FIG-SHOP-4", number=1)
    elif choice == "heal":  # FIG-SHOP-5
        s.gold -= HEALING_PRICE
        for hero in s.heroes:
            heal(s, hero, 1, "FIG-SHOP-5")
    else:
        card: str = choice[1]
        s.gold -= EQUIPMENT[card].price
        s.shop = tuple([other for other in s.shop if other != card])
        s.tell("bought", "FIG-SHOP-2", seat=choice[2], card=card, gold=EQUIPMENT[card].price)
        yield from receive(s, s.heroes[choice[2]], card, "FIG-SHOP-3")
