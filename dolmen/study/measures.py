"""The measures of a game: one value per deal each, so that errors are known and variants compared deal by deal."""

from __future__ import annotations

import numpy as np

from dolmen.study.sample import Sample

# What people are said to need: no measurement of people lies behind it, and the report says so.
SECONDS = 4.0  # for a decision
SECONDS_A_BIT = 2.5  # more for each doubling of the number of actions
DECIDED = 0.8  # from when on the winner's chance stays so high, a game is decided
SHARPNESS = 0.05  # of chance: how much worse an action may be and still be considered
BLIND = 0.98  # of openness in the last quarter: chances that stay so even do not tell who will win
MATTERS = 0.02  # of chance: what choosing by lot costs in a decision that matters
LOST, CHOICE, KING = (
    0.03,
    0.01,
    0.2,
)  # a player as good as lost, whose choice changes nothing for them and much for others

Values = dict[str, np.ndarray]  # the name of a measure -> one value per deal


def measures(sample: Sample) -> Values:
    """All measures of a sample."""
    found = {**lengths(sample), **points(sample), **seats(sample)}
    told = drama(sample) if "watched" in sample else {}
    chosen = choices(sample) if "where" in sample and len(sample["where"]) else {}
    if is_blind(told):
        told = {name: told[name] for name in ("drama-open", "drama-late")}
        chosen = {name: chosen[name] for name in ("choice-tried",) if name in chosen}
    return {**found, **told, **chosen}


def is_blind(told: Values) -> bool:
    """Whether the chances say nothing, so that nothing can be said by them."""
    return bool(told) and float(np.nanmean(told["drama-late"])) > BLIND


def lengths(sample: Sample) -> Values:
    """How long a game is, and how much of it is forced."""
    seconds = sample["decisions"] * SECONDS + sample["pondered"] * SECONDS_A_BIT
    per_game = {
        "length-steps": sample["steps"],
        "length-decisions": sample["decisions"],
        "length-turns": sample["turns"],
        "length-minutes": seconds / 60,
        "choice-forced": 1 - sample["decisions"] / sample["steps"],
        "choice-legal": sample["legal"] / np.maximum(sample["decisions"], 1),
    }
    found = {name: sample.per_deal(values) for name, values in per_game.items()}
    if "rounds" in sample and sample["rounds"].any():
        found["length-rounds"] = sample.per_deal(sample["rounds"])
    return found


def points(sample: Sample) -> Values:
    """Points, margins, shared victories, and how often a tie-break decided."""
    scores, ranks = sample["scores"].astype(float), sample["ranks"]
    best = -np.sort(-scores, 1)
    winners = (ranks == 0).sum(1)
    per_game = {
        "points-all": scores.mean(1),
        "points-winner": best[:, 0],
        "points-margin": best[:, 0] - best[:, 1],
        "points-shared": winners > 1,
        "points-tiebreak": (winners == 1) & (best[:, 0] == best[:, 1]),
    }
    return {name: sample.per_deal(np.asarray(values, float)) for name, values in per_game.items()}


def seats(sample: Sample) -> Values:
    """The share of each seat, and of each place in the order of play."""
    found = {f"seat-{seat + 1}": sample.per_deal(sample.shares[:, seat]) for seat in range(sample.players)}
    order = (np.arange(sample.players) + sample["first"].astype(int)[:, None]) % sample.players
    by_order = np.take_along_axis(sample.shares, order, 1)
    if len(set(sample["first"].tolist())) > 1:
        found |= {f"order-{place + 1}": sample.per_deal(by_order[:, place]) for place in range(sample.players)}
    return found


def drama(sample: Sample) -> Values:
    """How early the winner is known, how often the lead changes, how far behind a winner was, suspense and surprise."""
    chance = sample.followed
    games, moments, players = chance.shape
    won = sample.shares[:games]
    winner = won.argmax(1)
    alone = won.max(1) == 1.0
    theirs = chance[np.arange(games), :, winner]
    sure = theirs[:, ::-1] >= DECIDED
    run = np.where(sure.all(1), moments, np.argmin(sure, 1))  # moments at the end that were all sure
    leader = chance.argmax(2)
    behind = theirs < chance.max(2)
    moved = np.diff(chance, axis=1)
    entropy = -(chance * np.log(np.maximum(chance, 1e-12))).sum(2) / np.log(players)
    per_game = {
        "drama-decided": np.where(alone, 1 - run / moments, np.nan),
        "drama-leads": (leader[:, 1:] != leader[:, :-1]).sum(1).astype(float),
        "drama-behind": np.where(alone, behind.mean(1), np.nan),
        "drama-comeback": np.where(alone, theirs.min(1), np.nan),
        "drama-open": entropy.mean(1),
        "drama-late": entropy[:, moments * 3 // 4 :].mean(1),
        "drama-surprise": np.sqrt((moved**2).sum(2)).mean(1),
    }
    return {name: sample.per_deal(values) for name, values in per_game.items()}


def choices(sample: Sample) -> Values:
    """How many actions are worth considering, what choosing by lot costs, and who makes others king."""
    games, mover = sample["where"][:, 0], sample["where"][:, 2]
    stake, king = (np.zeros(len(games)) for _ in range(2))
    late = sample["where"][:, 1] * 3 >= 2 * sample["lengths"]
    for i, after in enumerate(sample.weighed):
        mine = after[:, mover[i]]
        stake[i] = mine.max() - mine.mean()
        king[i] = is_kingmaking(after, mover[i])
    matters = (stake > MATTERS) & (stake - MATTERS > 2 * sample.weighed_error)
    found = {
        "choice-tried": sample["where"][:, 3].astype(float),
        "choice-effective": worth_considering(sample),
        "choice-stake": stake,
        "choice-matters": matters.astype(float),
    }
    values = {name: sample.per_deal(each, games) for name, each in found.items()}
    if sample.players > 2:
        values["drama-king"] = sample.per_deal(np.where(late, king, np.nan), games)
    return values


def worth_considering(sample: Sample) -> np.ndarray:
    """How many actions of each weighed decision are about as good as the best."""
    found = []
    for after, mover in zip(sample.weighed, sample["where"][:, 2], strict=True):
        weight = np.exp((after[:, mover] - after[:, mover].max()) / SHARPNESS)
        weight /= weight.sum()
        found.append(np.exp(-(weight * np.log(np.maximum(weight, 1e-12))).sum()))
    return np.array(found)


def is_kingmaking(after: np.ndarray, mover: int) -> bool:
    """Whether somebody who has as good as lost decides which of the others wins."""
    mine = after[:, mover]
    if mine.max() > LOST or mine.max() - mine.min() > CHOICE:
        return False
    others = np.delete(after, mover, 1)
    others = others / others.sum(1, keepdims=True)
    apart = np.abs(others[:, None, :] - others[None, :, :]).sum(2) / 2
    return bool(apart.max() >= KING)
