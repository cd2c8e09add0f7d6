"""Reviews of finished games: what each decision was worth by what its player could know, and luck apart from skill.

`model.py` is a review as data, `estimate.py` what chances are computed by, `review.py` makes the one with the other.
"""
