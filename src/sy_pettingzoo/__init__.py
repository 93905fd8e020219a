"""Both games for PettingZoo, an optional extra: ``pip install 'sy-core[pettingzoo]'``.

>>> from sy_pettingzoo import env
>>> london = env(edition="2013", players=4)
>>> london.reset(seed=7)
>>> london.agent_selection, int(london.action_space("detectives").n)
('mister_x', 2388)

``docs/bots.md`` says what the numbers mean.
"""

from sy_pettingzoo.environment import ScotlandYard, env, raw_env

__all__ = ["ScotlandYard", "env", "raw_env"]
