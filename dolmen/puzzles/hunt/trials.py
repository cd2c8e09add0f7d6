"""The tests that a decision must pass to become a puzzle, the cheapest first; each says whether it passed."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from dolmen.bots.net import has_network
from dolmen.puzzles.hunt import terms
from dolmen.puzzles.hunt.eyes import by_own_eyes
from dolmen.puzzles.hunt.playouts import PlayOuts
from dolmen.puzzles.hunt.race import Race, count_right, is_missed, ranking
from dolmen.puzzles.hunt.spot import Spot
from dolmen.review.estimate import PLAY_ON, Estimate


def is_missed_by_the_adept(spot: Spot) -> bool:
    """What the sieve likes is something else than the adept takes; a network likes that little."""
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
    """What the network likes most, from the view alone, is right; a short search has no say, since a long one has."""
    return terms.sieve_of(spot.view.game) == terms.SEARCH_FIRST or all(action in spot.right for action in spot.liked)


def is_still_open(spot: Spot) -> bool:
    """The best action leaves hope; whoever plays on may have missed it, so that the chance before says nothing."""
    spot.worth = spot.estimate([PLAY_ON], terms.BUDGET).win()
    return has_hope(spot)


def has_hope(spot: Spot) -> bool:
    """The game is not lost whatever is done. That it is not won, either, follows from the gap."""
    return spot.known[spot.best][0] >= terms.hope_for(spot.view.players)


def is_best_of_all(spot: Spot) -> bool:
    """No other legal action may be as good; whatever could be comes into the last comparison."""
    others = [action for action in spot.legal if action not in spot.known]
    race = Race(spot, [spot.best, *others])
    return race.run(terms.OVERALL) and not race.is_overtaken(spot.best)


def stays_best(spot: Spot) -> bool:
    """With ten times the guesses, all fresh, it is better than the next by enough, and that is sure."""
    found = spot.estimate(_finalists(spot), terms.CHUNK)
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
    return is_sure and are_few_right(spot) and not _is_left_out(spot, found) and is_missed(spot, spot.right)


def are_few_right(spot: Spot) -> bool:
    """One action is right, or few of many."""
    return len(spot.right) == 1 or terms.MOST_RIGHT * len(spot.right) <= len(spot.legal)


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
    """Everybody plays on as the title's network, from what they see: it is still better than what the adept takes,
    by as much as the title asks for.

    Play-outs see the whole guess, which in games of bluff is another game; without a network this says nothing.
    """
    if has_network(spot.view.game):
        spot.figures["eyes"] = by_own_eyes(spot.view, spot.best, spot.adepts.most_common(1)[0][0], spot.seed("eyes"))
    return spot.figures.get("eyes", 1.0) > terms.gap_seen(spot.view.game, spot.view.players)


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
    ("search", may_be_found_by_a_long_search),
    ("overall", is_best_of_all),
    ("policy", stays_best_with_others),
    ("long", stays_best),
    ("network", is_liked_by_the_network),  # these again: now it is known what is right, and what comes next
    ("worth", has_hope),
    ("search", is_found_by_a_long_search),
    ("policy", stays_best_with_others),
    ("guesses", is_no_gamble),
    ("weighed", stays_best_among_adepts),
    ("eyes", stays_best_by_own_eyes),
)


def _finalists(spot: Spot) -> list[int]:
    """What is compared to the end: what seems best, what the search prefers, the next, and what is not far behind."""
    sure = [*dict.fromkeys((spot.best, spot.searched))]
    others = sorted({*spot.known} - {*sure}, key=lambda action: -spot.known[action][0])
    least = spot.known[spot.best][0] - terms.FAR
    near = [action for action in others[1:] if spot.known[action][0] >= least]
    return [*sure, *others[:1], *near][: terms.FINALISTS]


def _is_left_out(spot: Spot, found: Estimate) -> bool:
    """Whether something that was not compared to the end might be as good."""
    least = spot.known[spot.best][0] - spot.least_gap / 2
    return any(chance > least for action, (chance, _) in spot.known.items() if action not in found.arms)


def _split(spot: Spot, found: Estimate) -> tuple[tuple[int, ...], float, float]:
    """The actions as good as the best, and how far the first that is not is behind it, with the standard error."""
    top = found.arms.index(spot.best)
    behind = {arm: found.difference(top, place) for place, arm in enumerate(found.arms)}
    order = sorted(found.arms, key=lambda arm: behind[arm][0])
    count = count_right([behind[arm][0] for arm in order], spot.least_gap)
    gap, error = behind[order[count]] if count < len(order) else (0.0, 1.0)
    return tuple(order[:count]), gap, error


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
