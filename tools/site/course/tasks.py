"""The tasks of a chapter as markup: questions, and one board for all of them."""

from __future__ import annotations

import json
from html import escape

from tools.site.course.book import Book, tracked
from tools.site.course.lessons import BOARDS, Chapter, Task


def tasks(book: Book, chapter: Chapter, lang: str = "") -> str:
    """All tasks of a chapter; the board takes up the first, and is started once.

    *lang*: an attribute, if they are told in another language than their page.
    """
    first = book.course.board(chapter.tasks[0].id)
    board = "".join(f' {key}="{escape(str(first[key]))}"' for key in sorted(first))
    asked = "\n".join(
        _task(book, chapter, task, number)
        for number, task in enumerate(chapter.tasks, start=1)
    )
    return (
        f'<section class="try" aria-labelledby="try"{lang}>'
        f'<h2 id="try">{book.word("try")}</h2>'
        f'<p class="no-script">{book.word("no_script")}</p>'
        f'<div class="tasks"><div class="questions" data-right="{book.word("right")}"'
        f' data-wrong="{book.word("wrong")}">{asked}</div><div class="board">'
        f"{_verdict(book)}"
        f'<sy-board lang="{book.word("language")}" title="{book.word("board")}"{board}>'
        f"<p>{book.word('board_later')}</p></sy-board></div></div></section>"
    )


def _task(book: Book, chapter: Chapter, task: Task, number: int) -> str:
    html = {key: book.html[f"{chapter.id} task {task.id} {key}"] for key in task.said}
    step = book.words["step"].format(number=number, count=len(chapter.tasks))
    return (
        f'<section class="task" id="{task.id}" data-task="{_data(book, task)}"'
        f'{tracked((task.id,))} aria-labelledby="{task.id}-title">'
        f'<p class="step">{escape(step)} {book.tick()}</p>'
        f'<h3 id="{task.id}-title">{escape(task.title)}</h3>'
        f"{book.html[f'{chapter.id} task {task.id}']}"
        f"{_picture(book, task)}"
        '<p class="answer-line" aria-hidden="true"></p>'
        f'<div class="reply" role="status">{_replies(html)}</div>'
        f'<p class="acts">{_buttons(book, chapter, task)}</p>'
        f'<details class="solution"><summary>{book.word("solution")}</summary>'
        f"{html['solution']}</details></section>"
    )


def _picture(book: Book, task: Task) -> str:
    """Its board, for paper; pieces have the letters of their colours."""
    drawn = (BOARDS / f"{task.id}.svg").read_text(encoding="utf-8").strip()
    letters = book.words["pawns"].split()
    names = {f"D{number}": letter for number, letter in enumerate(letters, start=1)}
    for pawn, letter in (names | {"P1": "1", "P2": "2"}).items():
        drawn = drawn.replace(f">{pawn}</text>", f">{letter}</text>")
    label = f'class="picture" role="img" aria-label="{book.word("board")}"'
    return drawn.replace("<svg", f"<svg {label}", 1)


def _data(book: Book, task: Task) -> str:
    return escape(json.dumps({"board": book.course.board(task.id)}))


def _replies(html: dict[str, str]) -> str:
    return "".join(
        f'<div class="said" data-when="{when}" hidden>{text}</div>'
        for when, text in html.items()
        if when != "solution"
    )


def _verdict(book: Book) -> str:
    """On the board itself: whether it is solved, and how to go on."""
    return (
        f'<div class="verdict" hidden><div><p>{book.word("right")}</p>'
        '<button type="button" class="button primary" data-act="main">'
        f"{book.word('next_task')}</button></div></div>"
    )


def _buttons(book: Book, chapter: Chapter, task: Task) -> str:
    """What leads on stands first; ``learn.js`` shows what fits."""
    is_last = task is chapter.tasks[-1]
    onward = _next_chapter(book, chapter) if is_last else _button(book, "next_task")
    return onward + "".join(_button(book, act) for act in ("again", "begin"))


def _button(book: Book, act: str) -> str:
    return (
        f'<button type="button" class="button" data-act="{act}" hidden>'
        f"{book.word(act)}</button>"
    )


def _next_chapter(book: Book, chapter: Chapter) -> str:
    """A link; after the last chapter, to the game."""
    order = book.course.chapters
    following = order[order.index(chapter.id) + 1 :]
    target = f"{following[0]}.html" if following else "../../index.html"
    label = book.word("next_chapter" if following else "play")
    link = f'class="button" data-act="next_chapter" href="{target}"'
    return f"<a {link} hidden>{label}</a>"
