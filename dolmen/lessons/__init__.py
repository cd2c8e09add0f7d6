"""Guided first games: a fixed deal on the real engine, one idea at a time, and a short free game at the end.

What a lesson consists of is part of the contract (core/contract/lessons.py); here it is taken: replayed to any of its
steps from what the pupil has said so far, tries are judged, and what is claimed is compared with the engine.
"""

from dolmen.lessons.course import Course, Verdict
from dolmen.lessons.find import NoLessons, UnknownLesson, find_lesson, taught, with_lessons
from dolmen.lessons.free import FreeGame
from dolmen.lessons.said import Said, names_at, said_at

__all__ = [
    "Course",
    "FreeGame",
    "NoLessons",
    "Said",
    "UnknownLesson",
    "Verdict",
    "find_lesson",
    "names_at",
    "said_at",
    "taught",
    "with_lessons",
]
