"""Menus narrow long lists word by word; completion knows what may follow."""

from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from rich.console import Console

from dolmen.terminal.menu import Menu, WordCompleter, entries, matching, shared_words

KINDS, CLANS = ("chief", "warrior", "boy"), ("red", "blue", "green")
RAIDS = [f"raid {kind} {clan} stable {n}" for kind in KINDS for clan in CLANS for n in (1, 2, 3)]
SENTENCES = [*RAIDS, "outland chief", "pass"]


def menu_of(sentences=SENTENCES):
    return Menu(sentences, str.upper, lambda n: f"{n} more")


def completions(text):
    completer = WordCompleter(menu_of(), {"help": "helps", "rules": "shows the rules"})
    document = Document(text, len(text))
    return {entry.text: entry.display_meta_text for entry in completer.get_completions(document, CompleteEvent())}


def test_a_short_list_shows_every_sentence():
    assert [entry.start for entry in entries(["draw", "take"])] == ["draw", "take"]


def test_a_long_list_shows_what_sentences_begin_with():
    assert [entry.start for entry in entries(SENTENCES)] == ["raid", "outland chief", "pass"]
    assert [entry.start for entry in entries(RAIDS)] == ["raid chief", "raid warrior", "raid boy"]


def test_a_series_that_may_go_on_is_asked_for_one_after_another():
    series = ["declare wolf", *(f"declare wolf {rest}" for rest in ("wolf", "hunter", "wolf hunter", "hunter wolf"))]
    asked = entries(series)
    assert [entry.start for entry in asked] == ["declare wolf", "declare wolf wolf", "declare wolf hunter"]
    assert asked[0].is_sentence and entries(["steal cattle", "steal cattle bag"])[1].is_sentence


def test_numbers_lead_word_by_word_to_one_sentence():
    menu = menu_of()
    menu.open_up(menu.meant("1"))
    assert menu.is_narrowed
    menu.open_up(menu.meant("3"))
    assert menu.meant("9") == ["raid boy green stable 3"]
    assert menu.meant("10") == []
    assert menu.meant("0") == []
    menu.open_up()
    assert not menu.is_narrowed


def test_beginnings_of_words_find_the_sentence():
    assert matching(SENTENCES, "r b g s 2") == ["raid boy green stable 2"]
    assert matching(SENTENCES, "PASS") == ["pass"]
    assert matching(SENTENCES, "boy red") == [f"raid boy red stable {n}" for n in (1, 2, 3)]
    assert matching(SENTENCES, "juggle") == []


def test_the_very_sentence_wins_over_longer_ones():
    assert matching(["free boy", "free boy from red"], "free boy") == ["free boy"]


def test_the_words_of_a_label_choose_too_without_capitals_and_accents():
    labels = {"lay r3": "Posa la pietra rossa 3", "lay g3": "Posa la pietra verde 3", "pass": "Non fare più nulla"}
    menu = Menu(list(labels), labels.__getitem__, str)
    assert menu.meant("posa rossa") == ["lay r3"]
    assert menu.meant("posa") == ["lay r3", "lay g3"]
    assert menu.meant("PIU nulla") == ["pass"]
    completer = WordCompleter(menu, {})
    offered = [entry.text for entry in completer.get_completions(Document("posa v", 6), CompleteEvent())]
    assert offered == ["lay g3"]


def test_shared_words_are_those_at_the_start():
    assert shared_words(["raid boy red", "raid boy blue"]) == ["raid", "boy"]
    assert shared_words(["pass", "raid boy"]) == []


def test_the_printed_menu_numbers_sentences_and_tells_how_many_hide_behind_a_beginning():
    console = Console(width=80, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(menu_of().table())
    text = console.export_text()
    assert "RAID … (27 more)" in text
    assert "OUTLAND CHIEF" in text


def test_labels_that_begin_differently_are_only_counted():
    labels = {"lay r3": "Posa la rossa", "lay g3": "Mettila giù"}
    assert Menu(list(labels), labels.__getitem__, "{} scelte".format).behind(list(labels)) == "2 scelte"


def test_completion_offers_the_next_words_of_sentences_and_the_commands():
    assert completions("") == {"raid": "RAID … (27 more)", "outland": "OUTLAND CHIEF", "pass": "PASS"}
    assert completions("ra") == {"raid": "RAID … (27 more)"}
    assert completions("r") == {"raid": "RAID … (27 more)", "rules": "shows the rules"}
    assert set(completions("raid boy ")) == set(CLANS)
    assert completions("raid boy g stable 2") == {"2": "RAID BOY GREEN STABLE 2"}
    assert completions("juggle ") == {}
