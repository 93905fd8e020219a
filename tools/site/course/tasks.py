"""The tasks of a chapter as markup: questions, and one board for all of them."""

from __future__ import annotations

import json
from html import escape
from typing import Final

from tools.site.course.book import Book, tracked
from tools.site.course.lessons import Chapter, Task

# What the browser is told of a task; answers and mistakes are for the tests.
TOLD: Final = ("board", "goal", "fail", "misses", "moves")


def tasks(book: Book, chapter: Chapter) -> str:
    """All tasks of a chapter; the board takes up the first, and is started once."""
    first = book.course.tasks[chapter.tasks[0].id]["board"]
    board = "".join(f' {key}="{escape(str(first[key]))}"' for key in sorted(first))
    asked = "\n".join(
        _task(book, chapter, task, number)
        for number, task in enumerate(chapter.tasks, start=1)
    )
    return (
        '<section class="try" aria-labelledby="try">'
        f'<h2 id="try">{book.word("try")}</h2>'
        f'<p class="no-script">{book.word("no_script")}</p>'
        f'<div class="tasks"><div class="questions">{asked}</div><div class="board">'
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
        '<p class="answer-line" aria-hidden="true"></p>'
        f'<div class="reply" role="status">{_replies(html)}</div>'
        f'<p class="acts">{_buttons(book)}</p>'
        f'<details class="solution"><summary>{book.word("solution")}</summary>'
        f"{html['solution']}</details></section>"
    )


def _data(book: Book, task: Task) -> str:
    known = book.course.tasks[task.id]
    return escape(json.dumps({key: known[key] for key in TOLD if key in known}))


def _replies(html: dict[str, str]) -> str:
    return "".join(
        f'<div class="said" data-when="{when}" hidden>{text}</div>'
        for when, text in html.items()
        if when != "solution"
    )


def _buttons(book: Book) -> str:
    looks = {"begin": "", "again": " primary", "next_task": " accent"}
    return "".join(
        f'<button type="button" class="button{look}" data-act="{act}" hidden>'
        f"{book.word(act)}</button>"
        for act, look in looks.items()
    )
