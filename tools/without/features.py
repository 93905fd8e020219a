"""What a browser may lack, forbid or answer wrongly, each as a script that makes it so.

The names are all that our scripts, our Python, PyScript and Pyodide ask the platform
for, found by searching them, and what hardened browsers, old web views and extensions
are known to take away.
"""

from __future__ import annotations

from typing import Final

# Wherever on the way up it stands, it goes; what cannot be removed is there no more.
TAKEN: Final = """(() => {
  const names = NAME.split('.');
  const last = names.pop();
  const owner = names.reduce((at, name) => at?.[name], globalThis);
  for (let at = owner; at; at = Object.getPrototypeOf(at)) delete at[last];
  if (owner && last in owner) {
    Object.defineProperty(owner, last, { value: undefined, configurable: true });
  }
})();"""

GONE: Final = """
WebAssembly
WebAssembly.compileStreaming
WebAssembly.instantiateStreaming
WebAssembly.compile
WebAssembly.instantiate
WebAssembly.Module
WebAssembly.Instance
WebAssembly.Memory
WebAssembly.Table
WebAssembly.Global
WebAssembly.Tag
WebAssembly.Exception
WebAssembly.Suspending
WebAssembly.promising
Worker
SharedWorker
BroadcastChannel
MessageChannel
MessagePort
SharedArrayBuffer
Atomics
BigInt
BigInt64Array
Proxy
Reflect
WeakRef
FinalizationRegistry
Promise.allSettled
Promise.any
Promise.withResolvers
Object.fromEntries
Object.hasOwn
Array.prototype.at
Array.prototype.flatMap
Array.prototype.findLast
String.prototype.at
String.prototype.replaceAll
structuredClone
queueMicrotask
fetch
Request
Response
Headers
Blob
File
FileReader
FormData
XMLHttpRequest
ReadableStream
TransformStream
CompressionStream
DecompressionStream
TextEncoder
TextDecoder
URL
URL.createObjectURL
URLSearchParams
AbortController
AbortSignal
AbortSignal.timeout
AbortSignal.any
DOMException
ErrorEvent
CustomEvent
EventTarget
DOMParser
XMLSerializer
ImageData
customElements
Element.prototype.attachShadow
HTMLTemplateElement
MutationObserver
ResizeObserver
IntersectionObserver
PerformanceObserver
performance
performance.now
performance.mark
performance.measure
performance.getEntriesByName
performance.timeOrigin
performance.memory
requestAnimationFrame
cancelAnimationFrame
requestIdleCallback
scheduler
localStorage
sessionStorage
indexedDB
caches
navigator.locks
navigator.storage
navigator.serviceWorker
navigator.language
navigator.languages
navigator.userAgent
navigator.userActivation
navigator.clipboard
navigator.mediaDevices
navigator.wakeLock
navigator.vibrate
navigator.share
navigator.connection
navigator.hardwareConcurrency
matchMedia
visualViewport
devicePixelRatio
screen.orientation
crypto
crypto.getRandomValues
crypto.randomUUID
crypto.subtle
Intl
Intl.DateTimeFormat
Intl.NumberFormat
Intl.ListFormat
Intl.PluralRules
Intl.RelativeTimeFormat
Intl.Collator
Intl.Segmenter
Date.prototype.toLocaleString
AudioContext
speechSynthesis
OffscreenCanvas
HTMLCanvasElement.prototype.transferControlToOffscreen
Element.prototype.requestFullscreen
CSS
CSS.supports
CSS.escape
getComputedStyle
scrollTo
document.fonts
FontFace
document.startViewTransition
history.pushState
history.replaceState
HTMLDialogElement
HTMLDialogElement.prototype.showModal
HTMLElement.prototype.showPopover
HTMLElement.prototype.inert
HTMLScriptElement.prototype.noModule
Element.prototype.animate
Element.prototype.getAnimations
Element.prototype.setPointerCapture
Element.prototype.releasePointerCapture
Element.prototype.closest
Element.prototype.replaceChildren
Element.prototype.scrollIntoView
Element.prototype.checkVisibility
PointerEvent
TouchEvent
DataTransfer
SVGGraphicsElement.prototype.getBBox
SVGGeometryElement.prototype.getTotalLength
SVGSVGElement.prototype.createSVGMatrix
DOMMatrix
DOMPoint
trustedTypes
Notification
WebSocket
RTCPeerConnection
BarcodeDetector
createImageBitmap
""".strip().splitlines()

REFUSED: Final = "throw new DOMException('refused', 'SecurityError')"


def _getter(owner: str, name: str, body: str) -> str:
    return (
        f"Object.defineProperty({owner}, '{name}',"
        f" {{ configurable: true, get() {{ {body} }} }});"
    )


def _instead(owner: str, name: str, body: str) -> str:
    return f"{owner}.{name} = function () {{ {body} }};"


OTHERWISE: Final = {
    "localStorage is null": _getter("window", "localStorage", "return null"),
    "localStorage throws": _getter("window", "localStorage", REFUSED),
    "localStorage is full": _instead(
        "Storage.prototype",
        "setItem",
        "throw new DOMException('full', 'QuotaExceededError')",
    ),
    "sessionStorage is null": _getter("window", "sessionStorage", "return null"),
    "sessionStorage throws": _getter("window", "sessionStorage", REFUSED),
    "indexedDB is null": _getter("window", "indexedDB", "return null"),
    "indexedDB throws": _getter("window", "indexedDB", REFUSED),
    "indexedDB.open throws": _instead("IDBFactory.prototype", "open", REFUSED),
    "indexedDB.open fails": _instead(
        "IDBFactory.prototype",
        "open",
        "const asked = {}; setTimeout(() => asked.onerror?.({ target: asked }));"
        " return asked;",
    ),
    "indexedDB.open is silent": _instead("IDBFactory.prototype", "open", "return {}"),
    "caches throw": _getter("window", "caches", REFUSED),
    "locks are refused": _instead(
        "LockManager.prototype",
        "request",
        "return Promise.reject(new DOMException('refused', 'SecurityError'))",
    ),
    "serviceWorker throws": _getter("Navigator.prototype", "serviceWorker", REFUSED),
    "Worker throws": f"globalThis.Worker = class {{ constructor() {{ {REFUSED} }} }};",
    "Worker is silent": (
        "globalThis.Worker = class { postMessage() {} terminate() {} };"
    ),
    "BroadcastChannel throws": (
        f"globalThis.BroadcastChannel = class {{ constructor() {{ {REFUSED} }} }};"
    ),
    "matchMedia is null": "window.matchMedia = () => null;",
    "requestIdleCallback never comes": "window.requestIdleCallback = () => 1;",
    "storage.persist refuses": (
        "StorageManager.prototype.persist = () => Promise.reject(new Error('no'));"
    ),
    "clipboard refuses": (
        "Clipboard.prototype.writeText = () => Promise.reject(new Error('no'));"
    ),
    "toLocaleString throws": _instead(
        "Date.prototype", "toLocaleString", "throw new RangeError('dateStyle')"
    ),
    "Intl.DateTimeFormat throws": (
        "Intl.DateTimeFormat = function () { throw new RangeError('no') };"
    ),
    "AudioContext throws": (
        "window.AudioContext = function () { throw new Error('no sound') };"
    ),
    "the screen may not stay on": (
        "WakeLock.prototype.request = () => Promise.reject(new Error('no'));"
    ),
    "full screen is refused": (
        "Element.prototype.requestFullscreen = () => Promise.reject(new Error('no'));"
    ),
    "WebAssembly code is refused": (
        "for (const name of ['compile', 'instantiate', 'compileStreaming',"
        " 'instantiateStreaming']) WebAssembly[name] ="
        " () => Promise.reject(new WebAssembly.CompileError('refused'));"
    ),
    "WebAssembly comes as another type": (
        "const own = fetch; window.fetch = async (...asked) => {"
        " const found = await own(...asked);"
        " return found.url.endsWith('.wasm') ? new Response(found.body) : found; };"
    ),
    "PerformanceObserver sees nothing": (
        "window.PerformanceObserver = class { observe() {} disconnect() {} };"
    ),
    "ResizeObserver sees nothing": (
        "window.ResizeObserver = class { observe() {} disconnect() {} };"
    ),
    "innerWidth is 0": "Object.defineProperty(window, 'innerWidth', { value: 0 });",
}


def all_features() -> dict[str, str]:
    """By name: the script that takes it away."""
    gone = {f"no {name}": TAKEN.replace("NAME", repr(name)) for name in GONE}
    return {**gone, **OTHERWISE}
