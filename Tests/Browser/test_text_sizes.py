"""The sample's screens in three text sizes, both directions and both orientations, and on a small phone.

No text is clipped without an ellipsis. No two texts or controls overlap, scrolled or not. Every view is inside its
parent if it should be, and is painted at its frame.
"""

import json
import time
import urllib.request
from urllib.parse import quote

from conftest import device
from real_server import serving
from test_painted import painted
from test_presses import look

USUAL = {"textSize": "large", "direction": "leftToRight"}
COMBINATIONS = [{**USUAL, "size": "small"}] + [
    {"textSize": text, "direction": direction, "size": size}
    for size in ("phone", "landscape") for text in ("small", "large", "accessibility3") for direction in ("leftToRight", "rightToLeft")
]
NATIVE = ["A message", "Orders", "Order a Garça", "Both worlds"]
SLOW = {"/failures/time-out", "/failures/slow", "/failures/endless"}
WORDS = """() => {
  const trouble = [], screen = document.querySelector('.screen'), scale = screen.getBoundingClientRect().width / screen.offsetWidth
  const bare = (text) => text.replace(/\\s+/g, '')
  const shown = []
  for (const view of screen.querySelectorAll('[data-kind=label], [data-kind=button], [data-kind=textview]')) {
    if (!view.checkVisibility({ opacityProperty: true }) || view.closest('[inert]')) continue
    let words = []
    const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (!walker.currentNode.data.trim() || walker.currentNode.parentElement.closest('[data-view]') !== view) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      words.push(...Array.from(range.getClientRects(), ({ left, right, top, bottom }) => {
        const slack = (bottom - top) * 0.25 // letters have room above and below
        return { left: left / scale, right: right / scale, top: (top + slack) / scale, bottom: (bottom - slack) / scale }
      }))
    }
    if (!words.length) continue
    const text = view.textContent.trim(), name = `${view.dataset.kind} ${text.slice(0, 40)}`
    for (let at = view; at && at !== screen.parentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at), { left, right, top, bottom } = at.getBoundingClientRect()
      const clips = (overflow) => at === view || overflow !== 'visible', scrolls = (overflow) => /auto|scroll/.test(overflow)
      const isCut = (word) => clips(overflowX) && !scrolls(overflowX) && (word.left < left / scale - 1.5 || word.right > right / scale + 1.5)
        || clips(overflowY) && !scrolls(overflowY) && (word.top < top / scale - 1.5 || word.bottom > bottom / scale + 1.5)
      if (words.some(isCut)) { trouble.push(`${name}: words outside of ${at === view ? 'it' : at.dataset.kind ?? at.className}`); break }
      for (const word of words) { // what is scrolled away lies over nothing
        if (clips(overflowX)) [word.left, word.right] = [Math.max(word.left, left / scale), Math.min(word.right, right / scale)]
        if (clips(overflowY)) [word.top, word.bottom] = [Math.max(word.top, top / scale), Math.min(word.bottom, bottom / scale)]
      }
      words = words.filter((word) => word.right - word.left > 1 && word.bottom - word.top > 1)
    }
    shown.push({ view, name, words })
  }
  for (const [place, one] of shown.entries()) {
    for (const other of shown.slice(place + 1)) {
      if (one.view.contains(other.view) || other.view.contains(one.view)) continue
      if (one.words.some((a) => other.words.some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1))) trouble.push(`${one.name} lies over ${other.name}`)
    }
  }
  return [shown.length, trouble]
}"""

server = serving("--no-delays")


def turn(server, page, device_change):
    session = device(page).get_attribute("data-session")
    body = json.dumps({"type": "device", **device_change}).encode()
    request = urllib.request.Request(f"{server.address}api/sessions/{session}/inputs", data=body, headers={"Content-Type": "application/json"})
    try:
        urllib.request.urlopen(request).close()
    except urllib.error.HTTPError as error:
        assert error.code == 409, error.read()  # the device already has these settings


def outside(tree):
    """Returns texts and controls that extend beyond their parents."""
    found = []

    def walk(node):
        props = node.get("props", {})
        if props.get("hidden") or props.get("style", {}).get("transform"):
            return
        width, height = props.get("content") or props.get("frame", [0, 0, 0, 0])[2:]
        for child in node.get("children", []):
            own = child.get("props", {})
            x, y, wide, tall = own.get("frame", [0, 0, 0, 0])
            if child["kind"] in ("label", "button", "textfield", "textview", "toggle", "image") and not own.get("hidden"):
                if x < -0.5 or y < -0.5 or x + wide > width + 0.5 or y + tall > height + 0.5:
                    words = own.get("text") or own.get("title") or ""
                    found.append(f"{child['kind']} {words[:40]!r} at {own.get('frame')} in {node['kind']} of {width} by {height}")
            walk(child)

    walk(tree)
    return found


def cut(tree):
    """Returns texts that are clipped without an ellipsis."""
    found = []

    def walk(node):
        props = node.get("props", {})
        text, lines = props.get("text") or props.get("title"), props.get("lines")
        if props.get("hidden"):
            return
        if text and node["kind"] in ("label", "button", "textview"):
            drawn = "".join("".join(line[2].split()) for line in lines or [])
            if drawn != "".join(text.split()) and "…" not in drawn and len(drawn) != len("".join(text.split())):
                found.append(f"{node['kind']} {text[:40]!r} is drawn as {drawn[:40]!r}")
        for child in node.get("children", []):
            walk(child)

    walk(tree)
    return found


def troubles_of(server, page, where):
    """Returns the number of texts and controls, and the problems with them."""
    tree, wrong = painted(server, page)
    troubles = [f"{where}: {name} is laid out at {one}, painted at {other}" for name, (one, other) in wrong.items()]
    troubles += [f"{where}: {line}" for line in outside(tree) + cut(tree)]
    end = time.monotonic() + 20
    while (found := page.evaluate(WORDS))[1] and time.monotonic() < end:
        page.wait_for_timeout(20)  # a font may be loaded a moment later than its view
    words, found = found
    troubles += [f"{where}: {line}" for line in found]
    return words, look(page, where, troubles), troubles


def scrolled(page, where, troubles):
    """Returns the number of controls after a little scrolling, and adds the problems with them to `troubles`."""
    scroll = device(page).locator("[data-kind=scroll]:visible").first
    if not scroll.count():
        return 0
    scroll.evaluate("(element) => { element.scrollTop = 150 }")
    controls = look(page, f"{where}, scrolled", troubles)
    scroll.evaluate("(element) => { element.scrollTop = 0 }")
    return controls


def look_in_all(server, page, where, found):
    for combination in COMBINATIONS:
        turn(server, page, combination)
        name = f"{where} {' '.join(combination.values())}"
        words, controls, troubles = troubles_of(server, page, name)
        if combination.items() >= USUAL.items():
            controls += scrolled(page, name, troubles)
        found["words"] += words
        found[combination["size"]] += controls
        found["troubles"] += troubles


def screens(server):
    with urllib.request.urlopen(f"{server.address}api/screens") as answer:
        return [path for path in [screen["path"] for screen in json.load(answer)] + ["/checkout", "/receipt"] if path not in SLOW]


def test_every_screen_is_whole_in_every_text_size_and_direction(visit, server, browser):
    context = browser.new_context(viewport={"width": 1000, "height": 1000}, locale="en-GB")
    page, found = None, {"words": 0, "phone": 0, "small": 0, "landscape": 0, "troubles": []}
    for path in screens(server):
        page = visit(f"?embed&screen={quote(path, safe='')}", context=context, page=page)
        look_in_all(server, page, path, found)
    for scene in NATIVE:
        page = visit("?embed&screen=/scenes", context=context, page=page)
        device(page).get_by_text(scene, exact=True).click()
        device(page).get_by_role("button", name="Back", exact=True).wait_for()
        look_in_all(server, page, scene, found)
    context.close()
    assert found["troubles"] == [], "\n" + "\n".join(found["troubles"])
    assert found["words"] > 1000
    # landscape shows fewer controls at a time
    assert found["small"] > 100 and found["phone"] > 600 and found["landscape"] > 300, found
