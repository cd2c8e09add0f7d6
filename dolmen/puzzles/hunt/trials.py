"""The tests that a decision must pass to become a puzzle, the cheapest first; each says whether it passed."""

from __future__ import annotations

from collections.abc import Callable

from dolmen.puzzles.hunt import terms
from dolmen.puzzles.hunt.playouts import PlayOuts
from dolmen.puzzles.hunt.spot import Spot
from dolmen.review.estimate import PLAY_ON, Estimate

DOUBT = 1.0  # standard errors for which a gap that is too small is given another chance


def is_missed_by_the_adept(spot: Spot) -> bool:
    """A small search proposes another action than the adept takes, with most seeds."""
    spot.best = spot.proposed[0]
    return _is_missed(spot, (spot.best,))


def is_better_at_a_glance(spot: Spot) -> bool:
    """Of what the search likes most, played to the end, one is better than all that the adept takes."""
    arms = [*dict.fromkeys((*spot.proposed[: terms.LIKED], *spot.adepts))]
    found = spot.estimate(arms, terms.GLANCE)
    if _gain(spot, found) < spot.least_gap:
        return False
    found = found.joined(spot.estimate(arms, terms.ROUGH))
    spot.note(found)
    return _gain(spot, found) >= terms.AT_A_GLANCE * spot.least_gap and _is_missed(spot, (spot.best,))


def _gain(spot: Spot, found: Estimate) -> float:
    """How much better the best is than the best of what the adept takes."""
    top = ranking(found)[0]
    spot.best = found.arms[top]
    taken = [place for place, arm in enumerate(found.arms) if arm in spot.adepts]
    return min(found.difference(top, place)[0] for place in taken)


def is_clearly_best(spot: Spot) -> bool:
    """The same holds in fresh guesses, which choose the best action; the adept misses all that are as good."""
    least = spot.known[spot.best][0] - 0.25
    close = [arm for arm, (chance, _) in spot.known.items() if chance >= least]
    close += [arm for arm in spot.proposed[: terms.PROPOSED] if arm not in spot.known]
    found = spot.estimate([*close, PLAY_ON], terms.BUDGET)
    spot.worth = found.win(len(close))
    found = found.keep(range(len(close)))
    spot.note(found)
    spot.best = found.arms[ranking(found)[0]]
    return _has_gap(spot, found, terms.CLEARLY * spot.least_gap) and _is_missed(spot, spot.right)


def is_still_open(spot: Spot) -> bool:
    """The game is neither won nor lost."""
    return terms.LEAST_WORTH <= spot.worth <= terms.MOST_WORTH


def is_best_of_all(spot: Spot) -> bool:
    """No other legal action may be as good; whatever could be comes into the last comparison."""
    others = [action for action in spot.legal if action not in spot.known]
    found = spot.estimate([spot.best, *others], terms.OVERALL)
    spot.note(found)
    for place in range(1, len(found.arms)):
        behind, error = found.difference(0, place)
        if behind + 2 * error < 0:
            return False
    return True


def stays_best(spot: Spot) -> bool:
    """With ten times the guesses, all fresh, it is better than the next by enough, and that is sure."""
    chance = spot.known[spot.best][0]
    order = sorted(spot.known, key=lambda action: (action != spot.best, -spot.known[action][0]))
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
    rest = [found.arms[k] for k in ranking(found) if found.arms[k] not in spot.right]
    spot.figures |= {"guesses": found.guesses, "next": rest[0] if rest else -1}
    is_few = terms.MOST_RIGHT * len(spot.right) <= len(spot.legal)
    return is_sure and is_few and not _is_left_out(spot, found) and _is_missed(spot, spot.right)


def stays_best_with_others(spot: Spot) -> bool:
    """Somebody else plays on, who looks at more actions: it is still better than the next."""
    looks = terms.OTHER_LOOKS * spot.estimator.yardstick.looks
    found = spot.estimate([spot.best, int(spot.figures["next"])], terms.OTHER_GUESSES, looks)
    spot.figures["other"] = found.difference(0, 1)[0]
    return spot.figures["other"] >= spot.least_gap / 4


def is_no_gamble(spot: Spot) -> bool:
    """In most guesses that differ it is no worse: it does not live on a few lucky ones."""
    means = PlayOuts(spot).each()
    differ = means[0] != means[1]
    share = float((means[0] > means[1])[differ].mean()) if differ.any() else 1.0
    spot.figures["no_worse"] = share
    return share >= terms.NO_WORSE


def stays_best_among_adepts(spot: Spot) -> bool:
    """In guesses in which adepts would have acted as the others just did, it is still better; too few say nothing."""
    count, gap = PlayOuts(spot).weighed() if spot.before is not None else (0, 0.0)
    spot.figures |= {"weighed": count, "weighed_gap": gap}
    return count == 0 or gap > 0


def is_found_by_a_long_search(spot: Spot) -> bool:
    """A search with its own way of judging finds it, too."""
    return spot.search(terms.SEARCH, "long")[0] in spot.right


TRIALS: tuple[tuple[str, Callable[[Spot], bool]], ...] = (
    ("adept", is_missed_by_the_adept),
    ("rough", is_better_at_a_glance),
    ("clear", is_clearly_best),
    ("worth", is_still_open),
    ("overall", is_best_of_all),
    ("long", stays_best),
    ("policy", stays_best_with_others),
    ("guesses", is_no_gamble),
    ("weighed", stays_best_among_adepts),
    ("search", is_found_by_a_long_search),
)


def ranking(found: Estimate) -> list[int]:
    """The places of the arms, the best first."""
    return sorted(range(len(found.arms)), key=lambda k: (-found.win(k), found.arms[k]))


def _is_left_out(spot: Spot, found: Estimate) -> bool:
    """Whether something that was not compared to the end might be as good."""
    least = spot.known[spot.best][0] - spot.least_gap / 2
    return any(chance > least for action, (chance, _) in spot.known.items() if action not in found.arms)


def _is_missed(spot: Spot, right: tuple[int, ...]) -> bool:
    return terms.SEEDS - sum(spot.adepts[action] for action in right) >= terms.MISSED


def _split(spot: Spot, found: Estimate) -> tuple[tuple[int, ...], float, float]:
    """The actions as good as the best, and how far the first that is not is behind it, with the standard error."""
    top = found.arms.index(spot.best)
    behind = {arm: found.difference(top, place) for place, arm in enumerate(found.arms)}
    right = tuple(arm for arm in found.arms if behind[arm][0] < terms.ALIKE)
    gap, error = min((behind[arm] for arm in found.arms if arm not in right), default=(0.0, 1.0))
    return right, gap, error


def _has_gap(spot: Spot, found: Estimate, least: float) -> bool:
    spot.right, spot.gap, spot.error = _split(spot, found)
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
    return gap + DOUBT * error >= spot.least_gap
