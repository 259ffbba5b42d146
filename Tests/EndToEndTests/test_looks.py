"""Appearance and accessibility: sizes, colours, motion, languages, and the keyboard."""

import pytest
from playwright.sync_api import expect

from page import connection, device, expect_no_sideways_scroll, expect_settled_focus, heading, is_inert, retry_button, until
from scripted_bff import Gate, push_view, screen


@pytest.mark.parametrize("width", [390, 320])
def test_on_a_phone_everything_fits_and_works(visit, width):
    page = visit("?screen=/fails-twice", width=width, height=800, has_touch=True)
    expect_no_sideways_scroll(page)
    for _ in range(2):
        retry_button(page).tap()
        expect(device(page).get_by_role("button", name="Retrying…")).to_have_count(0)
    expect(heading(page, "Fails twice")).to_be_visible()
    for name in ("Open", "Timeline", "Navigation", "Network", "Tree"):
        page.get_by_role("tab", name=name).tap()
        expect(page.locator(f"#panel-{name.lower()}")).to_be_visible()
        expect_no_sideways_scroll(page)


@pytest.mark.parametrize("screen", ["", "?screen=/bikes/garca", "?screen=/failures", "?screen=/basket"])
def test_nothing_in_the_device_is_cut_off_sideways(visit, screen):
    page = visit(screen)
    expect(device(page).get_by_role("heading").first).to_be_visible()
    too_wide = page.evaluate("""() => { const screen = document.querySelector('[data-testid=device]')
        const right = screen.getBoundingClientRect().right + 1
        const scrolls = (element) => { for (let at = element.parentElement; at !== screen; at = at.parentElement) {
            if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true } return false }
        return Array.from(screen.querySelectorAll('*')).filter((element) => element.checkVisibility() && !scrolls(element)
            && element.getBoundingClientRect().right > right).map((element) => element.textContent.slice(0, 40)) }""")
    assert too_wide == []


def contrast(page, selector):
    """Returns the least contrast of text with its background, among the matching elements."""
    return page.evaluate("""(selector) => {
        const channel = (value) => { const part = value / 255; return part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4 }
        const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        const rgba = (colour) => { paint.clearRect(0, 0, 1, 1); paint.fillStyle = colour; paint.fillRect(0, 0, 1, 1)
            return Array.from(paint.getImageData(0, 0, 1, 1).data) }
        const light = ([red, green, blue]) => .2126 * channel(red) + .7152 * channel(green) + .0722 * channel(blue)
        const ground = (element) => { for (let at = element; at; at = at.parentElement) {
            const colour = rgba(getComputedStyle(at).backgroundColor); if (colour[3] > 250) return colour } return [255, 255, 255] }
        return Array.from(document.querySelectorAll(selector)).filter((element) => element.checkVisibility() && element.textContent.trim())
            .map((element) => { const [one, other] = [light(rgba(getComputedStyle(element).color)), light(ground(element))]
                return [Math.round((Math.max(one, other) + .05) / (Math.min(one, other) + .05) * 100) / 100, element.textContent.trim().slice(0, 40)] })
            .sort((first, second) => first[0] - second[0])[0] }""", selector)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_can_be_read_in_light_and_dark(visit, scheme):
    page = visit("?screen=/fails-twice", color_scheme=scheme)
    expect(retry_button(page)).to_be_visible()
    expect(page.locator(".step[data-kind=error]")).to_have_count(1)
    least, words = contrast(page, "h1, h2, .step-title, .step-message, .step-where, .step-time, .tab, .button, .field-name, .quiet, .screen-note, .connection")
    assert least >= 4.5, words
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    red = int(background.split("(")[1].split(",")[0].split()[0].split(".")[0])
    assert (red < 60) == (scheme == "dark"), background


def test_the_device_is_dark_when_it_is_told_to_be(visit):
    page = visit("?screen=/fails-twice")
    page.get_by_role("button", name="Dark").click()
    expect(device(page).locator("[data-kind=window]")).to_have_css("background-color", "rgb(0, 0, 0)")


def test_with_reduced_motion_nothing_slides(visit):
    page = visit("", reduced_motion="reduce")
    page.evaluate("""() => { window.moved = []; const look = () => {
        for (const animation of document.getAnimations()) for (const frame of animation.effect.getKeyframes())
            if (frame.transform && frame.transform !== 'none') window.moved.push(frame.transform)
        requestAnimationFrame(look) }; look() }""")
    device(page).get_by_role("button", name="See all bicycles").click()
    expect(heading(page, "Bicycles")).to_be_visible()
    device(page).get_by_role("button", name="Back").click()
    expect(heading(page, "Roda")).to_be_visible()
    moved = page.evaluate("window.moved.filter((transform) => transform.includes('translate'))")
    assert moved == []


@pytest.mark.parametrize("locale, words, language", [
    ("pt-BR", ["Linha do tempo", "Fazer falhar", "ao vivo", "Tentativas pendentes"], "pt-BR"),
    ("en-GB", ["Timeline", "Make it fail", "live", "Pending retries"], "en"),
    ("de-DE", ["Timeline", "Make it fail", "live", "Pending retries"], "en"),
])
def test_the_page_speaks_the_readers_language(visit, locale, words, language):
    page = visit("?screen=/fails-twice", locale=locale)
    for word in words[:3]:
        expect(page.get_by_text(word, exact=True).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    # The app has its own language.
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()
    page.locator("[data-part=language]").click()
    other = "Timeline" if language == "pt-BR" else "Linha do tempo"
    expect(page.get_by_role("tab", name=other)).to_be_visible()
    page.reload()
    expect(page.get_by_role("tab", name=other)).to_be_visible()


def test_the_keyboard_alone_is_enough(visit):
    page = visit("?screen=/failures")
    first = device(page).get_by_role("button").first
    expect(first).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.querySelector('[data-testid=device]').contains(document.activeElement)"):
            break
    for _ in range(30):
        if page.evaluate("document.activeElement.textContent.startsWith('Server error')"):
            break
        page.keyboard.press("Tab")
    ring = page.evaluate("(() => { const style = getComputedStyle(document.activeElement); return style.outlineStyle + style.boxShadow })()")
    assert "solid" in ring or "auto" in ring or "rgb" in ring, "the focus cannot be seen"
    page.keyboard.press("Enter")
    expect(retry_button(page)).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    expect(retry_button(page)).to_be_focused()
    page.keyboard.press("Tab")
    expect(device(page).get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Enter")
    expect(heading(page, "Things that go wrong")).to_be_focused()


def test_the_loading_is_there_exactly_while_the_controller_shows_it(visit, bff):
    gate = Gate(screen("b"))
    bff.on("/a", screen("a", actions=[("Go", push_view("/b")), ("Other", push_view("/b"))])).on("/b", gate)
    page = visit(f"?bff={bff.address}&screen=/a")
    device(page).get_by_role("button", name="Go").focus()
    page.keyboard.press("Enter")
    expect(device(page).get_by_role("progressbar")).to_be_visible()
    assert is_inert(device(page).get_by_role("button", name="Other"))
    expect_settled_focus(page)
    assert gate.arrived.wait(5)
    gate.open()
    expect(heading(page, "B")).to_be_focused()
    expect(device(page).get_by_role("progressbar")).to_have_count(0)


def test_a_loading_that_fades_takes_no_presses(visit, bff):
    gate = Gate((500, b"{}"))
    bff.on("/a", gate)
    page = visit(f"?bff={bff.address}&screen=/a&controller=ErrorKinds")
    expect(device(page).get_by_role("progressbar")).to_be_visible()
    under = page.evaluate_handle("""() => { const under = []; const screen = document.querySelector('[data-testid=device]')
        const loading = screen.querySelector('[role=progressbar]').parentElement
        new MutationObserver(() => { const { left, top, width, height } = screen.getBoundingClientRect()
            if (loading.style.opacity === '0') under.push(loading.contains(document.elementFromPoint(left + width / 2, top + height / 2))) })
            .observe(loading, { attributes: true }); return under }""")
    gate.open()
    expect(device(page).get_by_role("progressbar")).to_have_count(0)
    assert under.json_value() and not any(under.json_value())


def test_names_of_everything_that_can_be_pressed(visit):
    page = visit("?screen=/fails-twice")
    expect(retry_button(page)).to_be_visible()
    nameless = page.evaluate("""() => Array.from(document.querySelectorAll('button, a[href], input, select, [role=button], [role=tab]'))
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
        .filter((element) => !(element.ariaLabel || element.textContent.trim() || element.labels?.length || element.title))
        .map((element) => element.outerHTML.slice(0, 100))""")
    assert nameless == []
    ids = page.evaluate("Array.from(document.querySelectorAll('[id]'), (element) => element.id)")
    assert len(ids) == len(set(ids))


def test_announcements_are_made_once(visit):
    page = visit("?screen=/failures")
    expect(device(page).get_by_role("heading").first).to_be_visible()
    said = page.evaluate_handle("""() => { const said = []; for (const part of ['polite', 'assertive']) {
        const region = document.querySelector(`[data-part=${part}]`)
        new MutationObserver(() => { if (region.textContent) said.push(`${part}: ${region.textContent}`) })
            .observe(region, { childList: true, characterData: true, subtree: true }) } return said }""")
    device(page).get_by_role("button", name="Server error").click()
    retry_button(page).click()
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    until(page, "document.querySelector('[data-part=assertive]').textContent.includes('2')")
    told = said.json_value()
    assert sum(word.startswith("assertive") for word in told) == 2, told
    assert sum(word.startswith("polite: Loading") for word in told) == 2, told


def test_a_script_error_in_the_page_is_said_and_can_be_recovered(visit, complaints):
    page = visit("?screen=/about")
    page.evaluate("""() => { document.querySelector('[data-testid=device] [data-kind=navigationbar]').remove = null
        const insert = Node.prototype.insertBefore; let once = true
        Node.prototype.insertBefore = function (...values) { if (once && this.dataset?.kind) { once = false; throw new Error('a bug') }
            return insert.apply(this, values) } }""")
    device(page).get_by_role("button", name="Terms").click()
    notice = page.get_by_text("Could not show an update")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Redraw").click()
    expect(heading(page, "Terms")).to_be_visible()
    expect(notice).to_be_hidden()
    expect(connection(page)).to_have_text("live")
    complaints.clear()
