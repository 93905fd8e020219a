"""What two devices tell each other to find each other, in one code each."""

from __future__ import annotations

import re

import pytest

pytestmark = pytest.mark.native_only

# As Chromium and Firefox write them, but for lines that say nothing here.
CHROMIUM = """\
v=0
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
a=candidate:596864688 1 udp 2113937151 ebca6bfa-369f-402a-9cbe-e90c899f9d99.local \
60186 typ host generation 0 network-cost 999
a=candidate:3908415312 1 udp 2113942271 25863168-5370-4c37-af4a-d89aa2e551c9.local \
44173 typ host generation 0 network-cost 999
a=ice-ufrag:Gl+R
a=ice-pwd:/v3JoblRzjDxfXypTaS5r5ew
a=fingerprint:sha-256 06:4E:2E:9D:48:A5:A6:B7:DB:9B:62:76:94:7E:D8:C2:BB:8A:1D:28:BB:\
C2:B0:76:ED:FD:01:6D:04:9A:A3:56
a=setup:actpass
a=mid:0
"""
FIREFOX = """\
v=0
a=fingerprint:sha-256 61:8A:82:93:6A:76:A9:00:49:F2:94:81:E5:13:76:B5:10:1A:61:CA:D5:\
1B:53:53:59:57:04:2A:4E:81:46:C2
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
a=candidate:0 1 UDP 2122187007 daa435c6-8acf-4a47-97cc-df1159f789c2.local 38734 typ host
a=candidate:1 1 UDP 2122252543 192.168.0.17 55088 typ host
a=candidate:2 1 TCP 2105458943 192.168.0.17 9 typ host tcptype active
a=ice-pwd:8df2ccf8d406683347a88234d2c3bf72
a=ice-ufrag:cb4cddf7
a=setup:active
"""
SDP = {"sdp.js": "sdpOf, signalIn"}
BOTH = {**SDP, "signal.js": "readSignal, textOf"}
THERE_AND_BACK = """
  return given.map(([sdp, kind]) => {
    const text = textOf(signalIn(sdp));
    return [text, sdpOf(readSignal(text, kind).signal)];
  });
"""


@pytest.fixture(scope="module")
def codes(run):
    """An offer of Chromium's and an answer of Firefox's, packed and unpacked."""
    told = run(BOTH, THERE_AND_BACK, [[CHROMIUM, "offer"], [FIREFOX, "answer"]])
    return dict(zip(("offer", "answer"), told, strict=True))


def lines(sdp, *names):
    return sorted(
        line
        for line in sdp.splitlines()
        if line.startswith(tuple(f"a={n}" for n in names))
    )


@pytest.mark.parametrize(
    ("kind", "written"), [("offer", CHROMIUM), ("answer", FIREFOX)]
)
def test_what_differs_between_two_connections_travels(codes, kind, written):
    """Name, password, certificate and who speaks first; the rest is always the same."""
    _, back = codes[kind]
    differs = ("ice-", "fingerprint", "setup")

    assert lines(back, *differs) == lines(written, *differs)


def test_addresses_travel_the_best_first_and_only_those_that_can_be_reached(codes):
    """By UDP; a name that the browser has made up is as good as a number."""
    found = [re.findall(r"udp \d+ (\S+ \d+) typ host", codes[k][1]) for k in codes]

    assert found == [
        [
            "25863168-5370-4c37-af4a-d89aa2e551c9.local 44173",
            "ebca6bfa-369f-402a-9cbe-e90c899f9d99.local 60186",
        ],
        ["192.168.0.17 55088", "daa435c6-8acf-4a47-97cc-df1159f789c2.local 38734"],
    ]


def test_a_code_is_short_and_fit_for_a_link(codes):
    """Some hundred bytes of the thousand that a browser writes."""
    offer, answer = codes["offer"][0], codes["answer"][0]

    assert (len(offer), len(answer)) == (136, 136)
    assert re.fullmatch(r"[\w-]+", offer + answer)


def test_a_code_for_the_other_side_is_told_apart(run, codes):
    """Whoever scans his own code, or the offer twice, is told so."""
    told = run(
        BOTH,
        "return given.map(([text, kind]) => readSignal(text, kind).fault);",
        [
            [codes["offer"][0], "answer"],
            [codes["answer"][0], "offer"],
            [f"  {codes['offer'][0]}\n", "offer"],
            ["https://example.org/#1", "offer"],
            ["", "offer"],
            ["I" + codes["offer"][0][1:], "offer"],
            ["A" * 401, "offer"],
        ],
    )

    assert told == [
        *("wrong_kind", "wrong_kind", "", "not_a_code", "not_a_code"),
        *("version", "not_a_code"),
    ]


def test_a_key_says_nothing_of_where_a_device_is(run, codes):
    """Only whoever comes back may say so little; and a key is nothing else."""
    told = run(
        BOTH,
        """
          const { signal } = readSignal(given, 'answer');
          const key = textOf({ ...signal, setup: 'active', addresses: [] });
          return [[key, 'key'], [key, 'answer'], [key, 'offer'], [given, 'key']].map(
            ([text, kind]) => readSignal(text, kind).fault);
        """,
        codes["answer"][0],
    )

    assert told == ["", "no_address", "wrong_kind", "no_address"]


def test_a_code_that_was_cut_off_is_damaged_wherever_the_cut_is(run, codes):
    """Also between two addresses; and nothing may follow."""
    told = run(
        BOTH,
        """
          const cut = Array.from(given, (_, at) => given.slice(0, at)).slice(1);
          const faults = [...cut, `${given}AAAA`].map(
            (text) => readSignal(text, 'offer').fault);
          return [...new Set(faults)];
        """,
        codes["offer"][0],
    )

    assert told == ["damaged"]


def test_no_changed_code_can_name_an_address_beyond_the_local_network(run, codes):
    """Nor begin a line of its own: every byte is tried with every value."""
    allowed = (
        r"a=candidate:\d 1 udp \d+ ([0-9a-f-]{36}\.local"
        r"|(10|192)\.168\.\d+\.\d+|(f[cd]|fe[89ab])[0-9a-f:]+) \d+ typ host"
    )
    told = run(
        BOTH,
        """
          const [text, allowed, lines] = given;
          const bytes = Buffer.from(text, 'base64url');
          const faults = {};
          const strange = [];
          bytes.forEach((_, at) => {
            for (let value = 0; value < 256; value += 1) {
              const other = Buffer.from(bytes);
              other[at] = value;
              const read = readSignal(other.toString('base64url'), 'answer');
              faults[read.fault] = (faults[read.fault] ?? 0) + 1;
              if (read.fault) continue;
              const sdp = sdpOf(read.signal).split('\\r\\n');
              const named = sdp.filter((line) => line.startsWith('a=candidate'));
              const isFine = named.every((line) => RegExp(allowed).test(line));
              if (sdp.length !== lines || !isFine) strange.push(sdp);
            }
          });
          return [faults, strange];
        """,
        [codes["answer"][0], f"^{allowed}$", len(codes["answer"][1].split("\r\n"))],
    )

    faults, strange = told
    assert strange == []
    assert faults.keys() == {"", "version", "damaged", "wrong_kind", "no_address"}


@pytest.mark.parametrize(
    "spoilt",
    [
        "a=setup:holdconn",
        "a=ice-ufrag:a b",
        "a=ice-pwd:short",
        "a=fingerprint:sha-1 06:4E",
    ],
)
def test_what_cannot_be_told_in_short_is_not_told(run, spoilt):
    """A browser of another kind, some day: it is said to have no such thing."""
    name = spoilt.partition(":")[0]
    other = "\n".join(
        spoilt if line.startswith(name) else line for line in CHROMIUM.splitlines()
    )

    assert run(SDP, "return signalIn(given);", other) is None


def test_addresses_of_the_local_network_and_no_others(run):
    """There and back; a foreign one is nothing."""
    local = {
        "10.1.2.3": "10.1.2.3",
        "172.31.255.1": "172.31.255.1",
        "169.254.0.9": "169.254.0.9",
        "100.64.0.1": "100.64.0.1",
        "fd00::2": "fd00:0000:0000:0000:0000:0000:0000:0002",
        "FE80::1:2": "fe80:0000:0000:0000:0000:0000:0001:0002",
        "fd00:1:2:3:4:5:6:7": "fd00:0001:0002:0003:0004:0005:0006:0007",
    }
    foreign = [
        *("8.8.8.8", "172.32.0.1", "192.169.0.1", "100.128.0.1", "127.0.0.1"),
        *("10.1.2.300", "10.1.2", "2001:db8::1", "::1", "fd00::1::2", "fd00:1"),
        *("fd00:12345::1", "fd00:1:2:3:4:5:6:7:8", "example.org", "fd.local", ""),
    ]
    told = run(
        {"addresses.js": "packed, unpacked"},
        "return given.map((host) => packed(host) && unpacked(packed(host)));",
        [*local, *foreign],
    )

    assert told == [*local.values(), *[None] * len(foreign)]
