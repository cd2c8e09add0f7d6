"""The tests that a decision must pass to become a puzzle, the cheapest first; each says whether it passed."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from dolmen.puzzles.hunt import terms
from dolmen.puzzles.hunt.eyes import by_own_eyes
from dolmen.puzzles.hunt.playouts import PlayOuts
from dolmen.puzzles.hunt.race import Race, is_missed, ranking
from dolmen.puzzles.hunt.spot import Spot
from dolmen.review.estimate import PLAY_ON, Estimate


def is_missed_by_the_adept(spot: Spot) -> bool:
    """The title's network, if there is one, likes something else than the adept takes, and that little."""
    taken = sum(spot.likely.get(action, 0.0) * times for action, times in spot.adepts.items()) / terms.SEEDS
    return taken < terms.UNLIKELY and is_missed(spot, spot.liked)


def is_better_at_a_glance(spot: Spot) -> bool:
    """Of what the sieve likes one may be better than what the adept takes, by enough, with nothing in between."""
    return spot.race.run(terms.RACE)


def is_clearly_best(spot: Spot) -> bool:
    """The gap is as wide as is wanted, and the adept misses all that are as good."""
    found = spot.race.found
    spot.best = found.arms[ranking(found)[0]]
    return _has_gap(spot, found, terms.CLEARLY * spot.least_gap) and is_missed(spot, spot.right)


def is_liked_by_the_network(spot: Spot) -> bool:
    """What the title's network likes most, from the view alone, is right; where there is none, it says nothing."""
    return all(action in spot.right for action in spot.liked)


def is_still_open(spot: Spot) -> bool:
    """The game is neither won nor lost."""
    spot.worth = spot.estimate([PLAY_ON], terms.BUDGET).win()
    return terms.LEAST_WORTH <= spot.worth <= terms.MOST_WORTH


def is_best_of_all(spot: Spot) -> bool:
    """No other legal action may be as good; whatever could be comes into the last comparison."""
    others = [action for action in spot.legal if action not in spot.known]
    race = Race(spot, [spot.best, *others])
    return race.run(terms.OVERALL) and not race.is_overtaken(spot.best)


def stays_best(spot: Spot) -> bool:
    """With ten times the guesses, all fresh, it is better than the next by enough, and that is sure."""
    chance = spot.known[spot.best][0]
    order = sorted(spot.known, key=lambda action: (action not in (spot.best, spot.searched), -spot.known[action][0]))
    arms = [action for action in order if spot.known[action][0] >= chance - 0.3][: terms.FINALISTS]
    found = spot.estimate(arms, terms.CHUNK)
    while found.guesses < terms.LONG or (found.guesses < terms.LONGEST and not _is_known(spot, found)):
        if not _may_have_gap(spot, found):
            return False
        spot.note(found)
        found = _without_the_hopeless(spot, found)
        found = found.joined(spot.estimate(list(found.arms), terms.CHUNK))
    spot.note(found)
    if found.arms[ranking(found)[0]] not in (spot.best, *spot.right):
        return False
    is_sure = _has_gap(spot, found, spot.least_gap)
    spot.figures["guesses"] = found.guesses
    is_few = terms.MOST_RIGHT * len(spot.right) <= len(spot.legal)
    return is_sure and is_few and not _is_left_out(spot, found) and is_missed(spot, spot.right)


def stays_best_with_others(spot: Spot) -> bool:
    """Somebody else plays on, who looks at more actions: it is still better than the next."""
    looks = terms.OTHER_LOOKS * spot.estimator.yardstick.looks
    if spot.figures.get("beside") != spot.next:
        found = spot.estimate([spot.best, spot.next], terms.OTHER_GUESSES, looks)
        spot.figures |= {"beside": spot.next, "other": found.difference(0, 1)[0]}
    return spot.figures["other"] >= spot.least_gap / 4


def is_no_gamble(spot: Spot) -> bool:
    """In most guesses that differ it is better: it does not live on a few lucky ones."""
    best, other = PlayOuts(spot).each()
    noise = np.sqrt((best * (1 - best) + other * (1 - other)) / terms.REPEATS)
    differ = np.abs(best - other) > noise
    spot.figures["no_worse"] = float((best > other)[differ].mean()) if differ.any() else 1.0
    return spot.figures["no_worse"] >= terms.NO_WORSE


def stays_best_among_adepts(spot: Spot) -> bool:
    """In guesses in which adepts would have acted as the others just did, it is still better; too few say nothing."""
    count, gap = PlayOuts(spot).weighed() if spot.before is not None else (0, 0.0)
    spot.figures |= {"weighed": count, "weighed_gap": gap}
    return count == 0 or gap > 0


def stays_best_by_own_eyes(spot: Spot) -> bool:
    """Everybody plays on as the title's network, from what they see: it is still better than what the adept takes.

    Play-outs see the whole guess, which in games of bluff is another game; without a network this says nothing.
    """
    if spot.likely:
        spot.figures["eyes"] = by_own_eyes(spot.view, spot.best, spot.adepts.most_common(1)[0][0], spot.seed("eyes"))
    return spot.figures.get("eyes", 1.0) > 0


def may_be_found_by_a_long_search(spot: Spot) -> bool:
    """A search with its own way of judging finds it, too, or something that may be as good, or better."""
    if spot.searched in spot.right:
        return True
    found = spot.estimate([spot.best, spot.searched], terms.BUDGET)
    spot.note(found)
    behind, error = found.difference(0, 1)
    if behind < 0:
        spot.best = spot.searched
    return behind - terms.DOUBT * error <= terms.ALIKE


def is_found_by_a_long_search(spot: Spot) -> bool:
    """What the search finds is right."""
    return spot.searched in spot.right


TRIALS: tuple[tuple[str, Callable[[Spot], bool]], ...] = (
    ("adept", is_missed_by_the_adept),
    ("rough", is_better_at_a_glance),
    ("clear", is_clearly_best),
    ("network", is_liked_by_the_network),
    ("worth", is_still_open),
    ("overall", is_best_of_all),
    ("search", may_be_found_by_a_long_search),
    ("policy", stays_best_with_others),
    ("long", stays_best),
    ("network", is_liked_by_the_network),  # these again: now it is known what is right, and what comes next
    ("search", is_found_by_a_long_search),
    ("policy", stays_best_with_others),
    ("guesses", is_no_gamble),
    ("weighed", stays_best_among_adepts),
    ("eyes", stays_best_by_own_eyes),
)


def _is_left_out(spot: Spot, found: Estimate) -> bool:
    """Whether something that was not compared to the end might be as good."""
    least = spot.known[spot.best][0] - spot.least_gap / 2
    return any(chance > least for action, (chance, _) in spot.known.items() if action not in found.arms)


def _split(spot: Spot, found: Estimate) -> tuple[tuple[int, ...], float, float]:
    """The actions as good as the best, and how far the first that is not is behind it, with the standard error."""
    top = found.arms.index(spot.best)
    behind = {arm: found.difference(top, place) for place, arm in enumerate(found.arms)}
    right = tuple(arm for arm in found.arms if behind[arm][0] < terms.ALIKE)
    gap, error = min((behind[arm] for arm in found.arms if arm not in right), default=(0.0, 1.0))
    return right, gap, error


def _has_gap(spot: Spot, found: Estimate, least: float) -> bool:
    spot.right, spot.gap, spot.error = _split(spot, found)
    spot.next = next((found.arms[k] for k in ranking(found) if found.arms[k] not in spot.right), -1)
    return spot.gap >= least and (found.guesses < terms.LONG or _is_sure(spot.gap, spot.error, spot))


def _is_known(spot: Spot, found: Estimate) -> bool:
    _, gap, error = _split(spot, found)
    return _is_sure(gap, error, spot)


def _is_sure(gap: float, error: float, spot: Spot) -> bool:
    """Half of the gap is beyond doubt and it is known to a point; or all that is wanted is beyond doubt."""
    surely = gap - terms.SURE * error
    return (surely >= gap / 2 and error <= terms.ERROR) or surely >= spot.least_gap


def _without_the_hopeless(spot: Spot, found: Estimate) -> Estimate:
    """Leaves out actions that are surely neither the best nor the next."""
    top, gap = found.arms.index(spot.best), _split(spot, found)[1]
    hopes = [k for k in range(len(found.arms)) if _least(found.difference(top, k)) <= gap + terms.ALIKE]
    return found.keep(hopes)


def _least(difference: tuple[float, float]) -> float:
    return difference[0] - terms.SURE * difference[1]


def _may_have_gap(spot: Spot, found: Estimate) -> bool:
    _, gap, error = _split(spot, found)
    return gap + terms.DOUBT * error >= spot.least_gap
