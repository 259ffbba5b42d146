"""The device is drawn before everything beside it, and the list beside it is laid out once for several entries."""

import pytest
from playwright.sync_api import expect

from conftest import device, put_guide_away, session_of, until

FRAMES_BY_HAND = """(() => {
    const later = window.setTimeout
    const frames = new Map(), pauses = [], rests = []
    let number = 1e6
    const run = (callbacks, value = 0) => { for (const callback of callbacks) callback(value) }
    window.requestAnimationFrame = (callback) => (frames.set(++number, callback), number)
    window.cancelAnimationFrame = (frame) => frames.delete(frame)
    window.setTimeout = (callback, wait, ...values) =>
        wait === 100 ? (pauses.push(callback), ++number)
            : wait === 600 ? ++number  // how long a page that never rests is waited for
            : later(callback, wait, ...values)
    window.requestIdleCallback = (callback) => rests.push(callback)
    window.rest = () => run(rests.splice(0), { didTimeout: false, timeRemaining: () => 50 })
    window.frame = () => {
        run(pauses.splice(0))
        const due = Array.from(frames.values())
        frames.clear()
        run(due)
    }
})()"""

NOTE_MEASURES = """() => {
    window.measures = []
    for (const name of ['scrollTop', 'scrollHeight', 'clientHeight']) {
        const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, name)
        const note = (way) => measures.push(`${way} ${name} with ${document.querySelectorAll('.step').length} rows`)
        Object.defineProperty(Element.prototype, name, {
            configurable: true, get() { note('read'); return get.call(this) }, set(value) { note('write'); set?.call(this, value) } })
    }
}"""


@pytest.fixture
def by_hand(browser, server):
    """A page whose animation frames and idle callbacks run only when the test calls them."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    put_guide_away(context)
    context.add_init_script(FRAMES_BY_HAND)
    page = context.new_page()
    page.goto(server.address)
    device(page).locator("[data-kind=window]").wait_for(state="attached")
    yield page
    context.close()


@pytest.fixture
def beside(by_hand):
    """The same page, after its panels were loaded."""
    until(by_hand, "(frame(), rest(), document.querySelector('.steps .step'))")
    by_hand.evaluate("frame()")
    return by_hand


def notes(page, server, numbers):
    """Sends entries of the log, then a change of the device."""
    session = session_of(page, server)
    with session.lock:
        for number in numbers:
            session.entry("log", {"kind": "note", "level": "info", "message": f"note {number}"})
        session.emit("patch", {"ops": [{"op": "insert", "parent": session.app.window["id"], "node": {
            "id": f"said{numbers[-1]}", "kind": "label", "props": {"text": f"said {numbers[-1]}"}}}]})
    expect(device(page).get_by_text(f"said {numbers[-1]}")).to_be_attached()


def test_entries_are_drawn_in_the_frame_after_the_device_changed(beside, server):
    page = beside
    notes(page, server, range(3))
    notes(page, server, range(3, 6))
    rows = page.locator(".step-title", has_text="note ")
    expect(rows).to_have_count(0)
    page.evaluate("frame()")
    assert rows.all_inner_texts() == [f"note {number}" for number in range(6)]


def test_a_list_is_laid_out_once_for_all_that_came(beside, server):
    page = beside
    notes(page, server, range(60))
    before = page.locator(".step").count()
    page.evaluate(NOTE_MEASURES)
    page.evaluate("frame()")
    after = page.locator(".step").count()
    assert after == before + 60
    measures = page.evaluate("measures")
    asked = [measure for measure in measures if measure.startswith("read") and not measure.endswith(f"with {after} rows")]
    assert all(measure.endswith(f"with {before} rows") for measure in asked), measures  # before any row was drawn
    assert measures.count(f"write scrollTop with {after} rows") == 1, measures
    scroller = page.locator("[data-part=timeline] .scroller")
    assert scroller.evaluate("({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - scrollTop - clientHeight") < 1


def test_who_asks_for_the_entries_does_not_wait_for_a_frame(beside, server):
    page = beside
    notes(page, server, range(3))
    page.get_by_role("searchbox").fill("note 2")
    expect(page.locator(".step-title:visible", has_text="note")).to_have_text(["note 2"])


def test_what_stands_beside_the_device_is_asked_for_once_that_is_painted_and_the_browser_rests(by_hand):
    page = by_hand
    page.evaluate("frame()")
    # long enough for a request for the rest of the list, if the page made one
    page.evaluate("fetch('api/screens').then((answer) => answer.text())")
    painted = page.evaluate("(rest(), performance.now())")
    page.locator(".steps").wait_for(state="attached")
    asked = page.evaluate("performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime])")
    times = [time for name, time in asked if "/js/side-side." in name or "/styles/panels.css" in name]
    assert len(times) == 2, asked
    assert min(times) >= painted, (painted, asked)


def test_a_change_of_the_device_is_laid_out_within_it(visit):
    page = visit()
    contained = "(selector) => getComputedStyle(document.querySelector(selector)).contain"
    assert page.evaluate(contained, ".screen") == "strict"
    for part in [".bar", ".side", ".panels", ".retries", ".panel .scroller"]:
        assert page.evaluate(contained, part) == "content", part


NOTE_FORCED = """(() => {
    const { EventSource, ResizeObserver } = window
    let isObserving = false
    window.forced = []
    window.ResizeObserver = class extends ResizeObserver {
        constructor(callback) { super((...values) => { isObserving = true; callback(...values); isObserving = false }) }
    }
    for (const [owner, name] of [[Element, 'getBoundingClientRect'], [Element, 'checkVisibility'], [HTMLElement, 'focus']]) {
        const known = owner.prototype[name]
        owner.prototype[name] = function (...values) { if (!isObserving) forced.push(name); return known.apply(this, values) }
    }
    window.EventSource = class extends EventSource {
        constructor(...values) { super(...values); window.forcedBefore ??= [...forced] }
    }
})()"""


def test_nothing_is_laid_out_before_the_stream_is_asked_for(browser, server):
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(NOTE_FORCED)
    page = context.new_page()
    page.goto(server.address)
    device(page).locator("[data-kind=window]").wait_for()
    assert page.evaluate("forcedBefore") == []
    assert device(page).bounding_box()["height"] < 852  # it fits
    context.close()
