"""What runs on GitHub: the same commands as here, with as few rights as will do."""

from __future__ import annotations

import re

import pytest

from tools.setup import ROOT

pytestmark = pytest.mark.native_only

FOLDER = ROOT / ".github" / "workflows"
NAMES = ("test.yml", "pages.yml")
PINNED = re.compile(r"actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
OURS = "./.github/workflows/test.yml"


def text_of(name):
    return (FOLDER / name).read_text(encoding="utf-8")


def job_of(name, job):
    """The lines of one job: what is indented below its name."""
    found = re.search(rf"^  {job}:\n((?:(?:    .*)?\n)+)", text_of(name), re.MULTILINE)
    return found[1]


def rights_of(name, job):
    """What the job may do, besides running."""
    found = re.search(
        r"^    permissions:\n((?:      .*\n)+)", job_of(name, job), re.MULTILINE
    )
    return dict(re.findall(r"(\S+): (\S+)", found[1]))


def used(name):
    return re.findall(r"uses: (.+)", text_of(name))


def test_there_are_no_workflows_but_these():
    """What is not listed here is not held to anything."""
    assert {path.name for path in FOLDER.iterdir()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_an_official_one_pinned_by_its_commit(name):
    """A tag can be moved to other code, a commit cannot."""
    others = [each for each in used(name) if each != OURS]

    assert len(others) >= 4
    assert [each for each in others if not PINNED.fullmatch(each)] == []


def test_the_same_action_is_the_same_commit_everywhere():
    """So that an update forgets none."""
    all_used = {each for name in NAMES for each in used(name)} - {OURS}

    assert len({each.partition("@")[0] for each in all_used}) == len(all_used)


@pytest.mark.parametrize(
    "line", ["actions/checkout@v6", "actions/checkout@de0fac2 # v6.0.2"]
)
def test_a_tag_or_half_a_commit_is_no_pin(line):
    """The pattern above finds what it is there for."""
    assert not PINNED.fullmatch(line)


def test_pushes_are_checked_by_what_checks_here():
    """One command, so that green here is green there."""
    assert "run: .ci/run" in job_of("test.yml", "test")
    assert re.search(
        r"^on:\n  push:\n    branches-ignore: \[main\]$",
        text_of("test.yml"),
        re.MULTILINE,
    )
    assert re.search(r"^  workflow_call:$", text_of("test.yml"), re.MULTILINE)


def test_nothing_is_published_before_its_tests_are_green():
    """All jobs of a run are about one commit; the last waits for the others."""
    pages = text_of("pages.yml")

    assert "needs: [test, build]" in job_of("pages.yml", "deploy")
    assert f"uses: {OURS}" in job_of("pages.yml", "test")
    assert "actions/deploy-pages@" in job_of("pages.yml", "deploy")
    assert pages.count("deploy-pages@") == 1
    assert "workflow_run" not in pages
    assert "ref:" not in re.sub(r"github\.ref", "", pages)


def test_only_main_is_published():
    """A run that somebody starts by hand for another branch only checks and builds."""
    assert "if: github.ref == 'refs/heads/main'" in job_of("pages.yml", "deploy")
    assert re.search(
        r"^  push:\n    branches: \[main\]$", text_of("pages.yml"), re.MULTILINE
    )


def test_the_built_folder_is_what_is_published():
    """After two builds of it were equal."""
    build = job_of("pages.yml", "build")

    assert "run: make site" in build
    assert "diff --recursive dist again" in build
    assert "--directory dist" in build
    assert "path: artifact.tar" in build


def test_what_is_published_carries_a_statement_of_where_it_was_built():
    """The site's archive and the wheel, signed before they are published."""
    deploy = job_of("pages.yml", "deploy")
    attest = deploy.index("actions/attest@")

    assert attest < deploy.index("actions/deploy-pages@")
    assert "built/github-pages/artifact.tar" in deploy
    assert "built/wheel/*.whl" in deploy


@pytest.mark.parametrize("name", NAMES)
def test_no_workflow_has_rights_of_its_own(name):
    """They are given to jobs, each what it needs."""
    assert re.search(r"^permissions: \{\}$", text_of(name), re.MULTILINE)


def test_whatever_runs_other_peoples_code_may_only_read():
    """Tests and builds use packages; publishing uses official actions only."""
    reading = {"contents": "read"}

    assert rights_of("test.yml", "test") == reading
    assert rights_of("pages.yml", "test") == reading
    assert rights_of("pages.yml", "build") == reading
    assert rights_of("pages.yml", "deploy") == {
        "attestations": "write",
        "id-token": "write",
        "pages": "write",
    }
    assert "run:" not in job_of("pages.yml", "deploy")


@pytest.mark.parametrize("name", NAMES)
def test_no_checkout_leaves_a_token_behind(name):
    """What is checked out lies beside code that is not ours."""
    text = text_of(name)

    assert text.count("actions/checkout@") == text.count("persist-credentials: false")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_an_earlier_run_kept_is_used(name):
    """A cache can be filled by another branch."""
    assert "actions/cache@" not in text_of(name)
    assert text_of(name).count("setup-node@") == text_of(name).count(
        "package-manager-cache: false"
    )
    assert "cache: " not in text_of(name).replace("package-manager-cache: ", "")
