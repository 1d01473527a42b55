"""Every card, class and named place of Labyrinth has a name in three languages, and every card a picture."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from undercroft.games.labyrinth.content.board import CHAMBER_LEVELS, GREAT_HALL, START
from undercroft.games.labyrinth.content.cards import CLASSES, MONSTERS, SPELLS, TREASURES, card_icons, card_names

# Names looked up in the game-icons set (its Iconify package, version 1.2.4).
KNOWN_ICONS = """
astrolabe atlas bandit bat bear-head beer-horn black-knight-helm bracer brute cage candle-holder centipede
ceremonial-mask chess-king chewed-skull coins-pile comb crossed-chains crowned-skull crystal-ball cut-diamond
cyclops daemon-skull diamond-ring dinosaur-egg dragon-head drakkar-dragon dwarf-face earrings elf-ear emerald
emerald-necklace fireball floor-hatch frog gargoyle gecko gem-pendant gems giant goblin goblin-head gold-bar
gold-scarab gooey-daemon grim-reaper harp harpy hobbit-door holy-grail holy-symbol hooded-figure horned-reptile
hunting-horn hydra ice-golem imp imp-laugh ivory-tusks jewel-crown jeweled-chalice lightning-helix
lit-candelabra lizardman locked-chest lyre magic-lamp magic-portal metal-golem-head minotaur mirror-mirror
mounted-knight mummy-head necklace ogre open-treasure-chest orc-head overlord-helm pearl-earring pearl-necklace
pharoah plain-dagger porcelain-vase prayer-beads queen-crown rat ring rock-golem rune-sword rupee saphir
scarab-beetle scorpion sea-dragon shambling-zombie sharped-teeth-skull shiny-purse skeleton skeleton-key
skull-shield slime snake spectre spider-alt spiked-dragon-head spoon swap-bag swordman teleport tiara totem-head
troll trophy-cup two-coins vampire-dracula visored-helm warlock-hood werewolf winged-scepter witch-face
wizard-face worm-mouth wyvern
"""


def rows(file: str) -> dict[str, Any]:
    text = (files("undercroft.games.labyrinth") / "content" / f"{file}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_everything_with_a_slug_has_a_name(lang: str) -> None:
    names = card_names(lang)
    slugs = {
        *(card.name for card in MONSTERS.values()), *(card.name for card in TREASURES.values()),
        *(card.name for card in SPELLS.values()), *CLASSES, *CHAMBER_LEVELS, GREAT_HALL, START,
    }  # fmt: skip
    assert names.keys() == slugs
    assert all(name == name.strip() != "" for name in names.values())


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_only_monsters_may_share_a_name(lang: str) -> None:
    of_monsters = {card.name for card in MONSTERS.values()}
    others = Counter(name for slug, name in card_names(lang).items() if slug not in of_monsters)
    assert [name for name, times in others.items() if times > 1] == []


def test_no_slug_names_two_things() -> None:
    slugs = [
        row.get("id") or row["trap"]
        for file in ("monsters", "treasures", "spells", "classes", "places")
        for table in rows(file).values()
        for row in table
    ]
    assert [slug for slug, times in Counter(slugs).items() if times > 1] == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="fr"):
        card_names("fr")


def test_every_icon_is_one_of_the_set() -> None:
    icons = card_icons()
    assert icons.keys() == card_names("en").keys() - {*CHAMBER_LEVELS, GREAT_HALL, START}
    assert set(icons.values()) <= set(KNOWN_ICONS.split())
