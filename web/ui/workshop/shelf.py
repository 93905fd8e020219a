"""All bots that are kept on this device."""

from __future__ import annotations

from typing import Final

from ui.saves.keys import BOT
from ui.saves.storage import Storage
from ui.workshop.bots import Bot, read_bot, write_bot

BOT_OPEN: Final = "sy:bot-open"
"""The key of which of them is worked at."""


def all_bots(store: Storage) -> tuple[Bot, ...]:
    """Those that can be read, the latest first."""
    every = store.keys()
    ids = (key.removeprefix(BOT) for key in every if key.startswith(BOT))
    found = (kept_bot(store, bot_id) for bot_id in ids)
    kept = (bot for bot in found if bot is not None)
    return tuple(sorted(kept, key=lambda bot: (-bot.changed, bot.id)))


def kept_bot(store: Storage, bot_id: str) -> Bot | None:
    """One of them; None: there is none, or it cannot be read."""
    text = store.read_text(BOT + bot_id) if bot_id else None
    return None if text is None else read_bot(bot_id, text)


def keep_bot(store: Storage, bot: Bot) -> bool:
    """Keep it; False: it is in memory only."""
    return store.keep(BOT + bot.id, write_bot(bot))


def drop_bot(store: Storage, bot: Bot) -> None:
    """Keep it no longer."""
    store.forget(BOT + bot.id)


def last_open(store: Storage) -> Bot | None:
    """The one that was worked at last."""
    return kept_bot(store, store.read_text(BOT_OPEN) or "")


def set_open(store: Storage, bot: Bot | None) -> None:
    """Remember which is worked at, also after a reload."""
    wanted = bot.id if bot else ""
    if (store.read_text(BOT_OPEN) or "") != wanted:
        store.keep(BOT_OPEN, wanted)
