"""Write what the client draws of Dungeoneer from the game's own content: cards with pictures, numbers and words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from undercroft.games.dungeoneer.content.cards import (
    CARDS,
    HEROES,
    LOCATIONS,
    QUESTS,
    Card,
    Exit,
    Location,
    Quest,
    Stats,
    ability_names,
    card_names,
    card_texts,
)

TARGET = Path(__file__).parent.parent / "src" / "games" / "dungeoneer"
LANGUAGES = ("en", "de", "it")

PICTURES = """
H1=lantern-flame H2=war-pick H3=magic-swirl H4=hooded-figure H5=skull-staff H6=fire-silhouette H7=boat-fishing
H8=mounted-knight
A01=semi-closed-eye A03=meat-cleaver A04=doorway A05=sword-clash A06=tombstone A07=skeleton-key A08=heart-plus
A09=ghost A10=acrobatic A12=sewing-string A13=smoke-bomb A14=inspiration A15=sewing-needle B01=reed
B02=forest-camp B03=misdirection B04=eye-shield B05=whirlwind
A16=curvy-knife A17=halberd A18=shield A19=coffin A20=cloak A21=ring A22=orb-wand A23=knapsack A24=stone-axe
A25=grapple A26=boots A27=ringing-bell A28=round-potion A30=scroll-unfurled A31=perspective-dice-six B06=saddle
B07=lightning-storm B08=token B09=rope-coil B10=open-chest
A32=metal-boot A34=money-stack A35=torch A36=dungeon-gate A37=snatch A38=earth-crack A39=shattered-glass
A40=music-spell A41=wolf-howl A42=needle-drill B11=coins B12=clockwise-rotation B13=feather B14=snowflake-2
A43=rat A45=shambling-zombie A47=hound A48=robber A50=spectre A51=rock-golem A52=visored-helm A53=witch-face
A54=worm-mouth A55=drowning A56=overlord-helm B15=wolf-head B16=bandit B17=giant B18=candle-flame
A57=incense A59=dust-cloud A60=wolf-trap A61=rune-stone A62=scales B19=log B20=quicksand
Q01=candlebright Q02=blindfold Q03=queen-crown Q04=evil-tree Q05=gibbet Q06=eel Q07=mirror-mirror Q08=bellows
Q09=fountain Q10=broken-tablet Q11=secret-book Q12=candle-holder Q13=crown-of-thorns Q14=big-diamond-ring X01=rose
X02=windmill X03=scroll-quill X04=stone-pile X05=fire-bowl X06=steam-blast X07=skeletal-hand
L01=castle-ruins L02=crossed-swords L03=droplets L04=stairs L05=mouse L06=bridge L07=wood-beam L08=stone-bridge
L09=return-arrow L10=church L11=bone-gnawer L12=bookshelf L13=broken-axe L14=well L15=gibbet L16=anvil-impact
L17=throne-king L18=cracked-glass L19=cage L20=crown W01=tavern-sign W02=road W03=sheep W04=reed W05=goat
W06=pine-tree W07=village W08=boat-fishing W09=windmill W10=bathtub W11=snowflake-2 W12=cactus
"""
"""The picture of every card, by the first card of its name: heroes, then adventures, quests and locations."""


def names() -> dict[str, list[str]]:
    told = [card_names(lang) for lang in LANGUAGES]
    return {card: [one[card] for one in told] for card in told[0] if card not in CARDS or CARDS[card].design == card}


def texts() -> dict[str, list[str]]:
    told = [card_texts(lang) for lang in LANGUAGES]
    return {card: [one[card] for one in told] for card in told[0] if card not in CARDS or CARDS[card].design == card}


def numbers(stats: Stats) -> dict[str, Any]:
    return {
        "category": stats.category,
        "values": list(stats.values),
        "symbols": list(stats.symbols),
        "life": stats.life,
        "special": [bool(hit) for hit in stats.hits],
    }


def bonus(effects: Any) -> int:
    """What is added to a roll before which this is played or used; 0 where nothing is."""
    found = [effect[3] for effect in flattened(effects) if effect[0] == "roll"]
    return next((int(number) for number in found if isinstance(number, int)), 0)


def flattened(effects: Any) -> list[Any]:
    """The effects of a card with those that it lets one choose from."""
    found: list[Any] = []
    for effect in effects:
        if not isinstance(effect, tuple) or not effect:
            continue
        found += [effect] if isinstance(effect[0], str) else flattened(effect)
        if effect[0] in ("choose", "if"):
            found += flattened(part for part in effect[1:] if isinstance(part, tuple))
    return found


def card(row: Card) -> dict[str, Any]:
    told: dict[str, Any] = {
        "kind": row.kind,
        "cost": row.cost,
        "timing": row.timing,
        "duration": row.duration,
        "category": row.category,
    }
    if row.stats is not None:
        told["stats"] = numbers(row.stats)
    if row.upkeep:
        told["upkeep"] = row.upkeep
    added = bonus(row.play) if row.situation else sum(bonus(ability.effects) for ability in row.uses)
    if added:
        told["bonus"] = added
    if row.kind == "trap":
        test = next(effect for effect in flattened(row.play) if effect[0] in ("test", "each"))
        while test[0] == "each":
            test = next(effect for effect in test[2] if effect[0] in ("test", "each"))
        told["test"] = [test[2], test[3]]
    return told


def way(exit_: Exit) -> Any:
    return [exit_.state, exit_.attribute, exit_.value] if exit_.attribute else exit_.state


def location(row: Location) -> dict[str, Any]:
    told: dict[str, Any] = {
        "set": row.set,
        "type": row.type,
        "glory": row.glory,
        "peril": row.peril,
        "exits": [way(exit_) for exit_ in row.exits],
    }
    if row.challenge is not None:
        told["challenge"] = [row.challenge.kind, row.challenge.test[2], row.challenge.test[3]]
    for name in ("terrain", "sewer", "portal"):
        if getattr(row, name):
            told[name] = getattr(row, name)
    if row.guardian is not None:
        told["guardian"] = numbers(row.guardian)
    if row.uses:
        told["use"] = True
    return told


def quest(row: Quest) -> dict[str, Any]:
    told: dict[str, Any] = {"condition": row.condition, "places": list(row.places)}
    if row.stats is not None:
        told["stats"] = numbers(row.stats)
    if row.search[0]:
        told["search"] = list(row.search)
    if row.danger:
        told["danger"] = [row.danger[2], row.danger[3]]
    if row.roll:
        told["roll"] = row.roll
    if row.has_artifact:
        told["artifact"] = True
    return told


def content() -> dict[str, Any]:
    """Nothing here is secret: it stands on every card of the box."""
    abilities = [ability_names(lang) for lang in LANGUAGES]
    return {
        "names": names(),
        "texts": texts(),
        "icons": dict(pair.split("=") for pair in PICTURES.split()),
        "designs": {row.id: row.design for row in CARDS.values() if row.id != row.design},
        "cards": {row.id: card(row) for row in CARDS.values() if row.id == row.design},
        "locations": {row.id: location(row) for row in LOCATIONS.values()},
        "quests": {row.id: quest(row) for row in QUESTS.values()},
        "heroes": {
            row.id: {
                "values": [list(values) for values in row.values],
                "symbols": [list(symbols) for symbols in row.symbols],
                "boons": row.boons,
                "treasures": row.treasures,
                "ability": [told[row.id] for told in abilities],
                "bonus": sum(bonus(ability.effects) for ability in row.abilities if ability.when == "use"),
            }
            for row in HEROES.values()
        },
    }


def main() -> None:
    text = json.dumps(content(), separators=(",", ":"), ensure_ascii=False)
    (TARGET / "content.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
