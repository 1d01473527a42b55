"""Who is ahead while the game goes on (DGR-WIN, DGR-CAMP)."""

from __future__ import annotations

from fractions import Fraction

from undercroft.games.dungeoneer.state import QUESTS_TO_WIN, Hero, State


def standing(s: State) -> tuple[int, ...]:
    """Who is nearest to winning if all agree to end here; several where they are level, nobody who plays alone."""
    if s.is_over:
        return s.winners
    if s.is_solo:  # DGR-SOLO-2: a game that is not won is not half won
        return ()
    if s.is_campaign:
        return _sides(s)
    shares = {hero.seat: _share(s, hero) for hero in s.heroes if not hero.is_out}
    best = max(shares.values())
    return tuple(seat for seat, share in shares.items() if share == best)


def _share(s: State, hero: Hero) -> Fraction:
    """The part of the way to three quests (DGR-WIN-1), or to as many defeats as opponents (DGR-WIN-2)."""
    return max(Fraction(len(hero.completed), QUESTS_TO_WIN), Fraction(hero.defeats, len(s.heroes) - 1))


def _sides(s: State) -> tuple[int, ...]:
    """DGR-CAMP-2, DGR-CAMP-4: the heroes' quests against the dungeonlord's defeats."""
    players = [hero for hero in s.heroes if hero.seat != s.lord]
    done = min(s.completed_general, QUESTS_TO_WIN) + sum(hero.has_done_personal for hero in players)
    heroes = Fraction(done, QUESTS_TO_WIN + len(players))
    lord = Fraction(s.heroes[s.lord].defeats, len(players)) if s.lord >= 0 else Fraction(0)
    if heroes == lord:
        return tuple(range(len(s.heroes)))
    return (s.lord,) if lord > heroes else tuple(hero.seat for hero in players)
