"""Time travel: the steps of a session, the changes between them, and branches."""

import re

import pytest
from conftest import device, open_failing, session_of, until
from playwright.sync_api import expect


def bar(page):
    return page.locator(".recording")


def says_step(page, step, of):
    expect(bar(page)).to_contain_text(re.compile(rf"\bstep {step} of {of}\b", re.IGNORECASE))


def rows(page, kind):
    return page.locator(f".step[data-kind={kind}]")


def retried(visit):
    """A page whose first load failed twice: five steps, of which the second and the fifth are errors."""
    page = open_failing(visit)
    device(page).get_by_role("button", name="Retry").click()
    expect(rows(page, "error")).to_have_count(2)
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()
    return page


def posts(page):
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.method != "GET" else None)
    return sent


def test_choosing_an_error_shows_the_device_as_it_was(visit):
    page = retried(visit)
    sent = posts(page)
    rows(page, "error").first.click()
    says_step(page, 2, 5)
    expect(bar(page)).to_contain_text("response to GET /fails-twice 500")
    expect(page.locator(".connection")).to_have_text("Step 2 of 5")
    expect(page.locator(".connection")).to_have_attribute("data-state", "past")
    expect(page).to_have_url(re.compile("step=2"))
    expect(device(page).get_by_text("The server answered 500.")).to_be_visible()
    expect(page.locator(".retries")).to_contain_text("r1")
    assert device(page).evaluate("screen => screen.inert && !document.querySelector('.screen:not([inert])').checkVisibility({ visibilityProperty: true })")
    expect(page.locator(".retries").get_by_role("button")).to_have_count(0)
    expect(page.locator(".step[data-later]").first).to_contain_text("Retry")
    page.keyboard.press("r")
    expect(page.locator(".toast")).to_contain_text("This is an earlier step")
    assert sent == []


def test_a_press_on_what_is_over_says_why_it_does_nothing(visit):
    page = retried(visit)
    sent = posts(page)
    rows(page, "error").first.click()
    says_step(page, 2, 5)
    box = device(page).locator("button", has_text="Retry").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".toast")).to_contain_text("Continue from here")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".toast")).to_be_hidden()
    page.locator(".phone").click(position={"x": 200, "y": 300})
    expect(page.locator(".toast")).to_be_hidden()
    assert sent == []


def test_the_panels_say_what_the_step_says(visit):
    page = visit()
    device(page).get_by_role("button", name="Garça").click()
    expect(device(page).get_by_role("heading", name="Garça", level=1)).to_be_visible()
    rows(page, "request").last.click()
    says_step(page, 4, 4)
    page.keyboard.press("[")
    says_step(page, 3, 4)
    expect(rows(page, "request").last).to_contain_text("pending")
    page.get_by_role("tab", name="Navigation").click()
    expect(page.locator(".stack-screen")).to_have_count(1)
    page.get_by_role("tab", name="Network").click()
    expect(page.locator(".request").last).to_contain_text("pending")
    page.locator(".request").last.click()
    expect(page.locator(".exchange")).not_to_contain_text("Hello")
    page.get_by_role("tab", name="Tree").click()
    expect(page.locator(".tree")).to_contain_text("UIActivityIndicatorView")
    page.get_by_role("treeitem").filter(has_text="Popular this week").hover()
    expect(page.locator(".outline")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".tree")).not_to_contain_text("UIActivityIndicatorView")
    page.get_by_role("tab", name="Navigation").click()
    expect(page.locator(".stack-screen")).to_have_count(2)


def test_what_happens_meanwhile_stays_underneath(visit, server):
    page = retried(visit)
    session = session_of(page, server)
    rows(page, "error").first.click()
    says_step(page, 2, 5)
    shown = device(page).inner_text()
    session.take({"type": "retry", "retry": "r2"})
    until(page, "document.querySelector('.step[data-kind=success]')")
    says_step(page, 2, 7)
    assert device(page).inner_text() == shown
    expect(page.locator(".step[aria-current]")).to_contain_text("error")
    expect(rows(page, "success")).to_have_attribute("data-later", "")
    page.get_by_role("button", name="Back to now").click()
    expect(device(page).get_by_role("heading", name="Fails twice")).to_be_visible()
    expect(bar(page)).to_have_count(0)
    expect(page.locator(".step[data-later]")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("step="))


def test_the_keyboard_goes_through_all_steps(visit):
    page = retried(visit)
    page.locator(".step").first.focus()
    page.keyboard.press("End")
    says_step(page, 5, 5)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".step").nth(-2)).to_be_focused()
    page.keyboard.press("Home")
    says_step(page, 1, 5)
    page.keyboard.press("]")
    says_step(page, 2, 5)
    page.keyboard.press("]")
    says_step(page, 3, 5)
    expect(page.locator(".step[aria-current]")).to_have_text(re.compile('tap "Retry"'))
    page.keyboard.press("[")
    says_step(page, 2, 5)
    page.keyboard.press("Escape")
    expect(bar(page)).to_have_count(0)
    page.keyboard.press("[")
    says_step(page, 4, 5)
    page.keyboard.press("{")
    says_step(page, 3, 5)
    page.keyboard.press("{")
    says_step(page, 1, 5)
    page.keyboard.press("}")
    says_step(page, 3, 5)


def test_the_slider_says_its_step_and_goes_there(visit):
    page = retried(visit)
    page.get_by_role("button", name="Time travel").click()
    says_step(page, 4, 5)
    slider = page.get_by_role("slider", name="Step")
    slider.press("ArrowLeft")
    says_step(page, 3, 5)
    expect(slider).to_have_attribute("aria-valuetext", 'Step 3 of 5: tap "Retry"')
    slider.press("Home")
    says_step(page, 1, 5)
    expect(page.get_by_role("button", name="Previous step")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Next step").click()
    says_step(page, 2, 5)
    slider.press("Escape")
    expect(bar(page)).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")


def test_what_changed_is_text_with_words_and_signs(visit):
    page = retried(visit)
    rows(page, "error").first.click()
    changes = page.get_by_role("region", name="What changed")
    expect(changes.locator(".change[data-change=removed]").filter(has_text="spinner")).to_contain_text("−removed")
    expect(changes.locator(".change[data-change=added]").filter(has_text='button "Retry"')).to_contain_text("+added")
    expect(changes.get_by_role("heading", name="Requests")).to_be_visible()
    other = changes.get_by_label("compared with step")
    expect(other).to_have_value("1")
    other.fill("5")
    other.press("Enter")
    expect(changes.get_by_role("heading", name="Requests")).to_be_visible()
    expect(changes).to_contain_text("q2")
    page.keyboard.press("Escape")


def test_what_differs_from_a_recording_is_said_first(visit):
    page = retried(visit)

    def differing(route):
        answer = route.fetch()
        difference = {"lines": ["Screen", '~ text of label v23 "Tuesday" → "Wednesday"'], "seen": 3}
        route.fulfill(response=answer, json=answer.json() | {"difference": difference})

    page.route(re.compile("/steps/1$"), differing)
    rows(page, "input").first.click()
    changes = page.get_by_role("region", name="What changed")
    assert changes.get_by_role("heading").first.inner_text() == "Differs from the recording"
    change = changes.locator(".change[data-change=changed]")
    expect(change).to_have_count(1)
    expect(change).to_contain_text('text of label v23 "Tuesday" → "Wednesday"')
    changes.get_by_role("button", name="Visible at step 3").click()
    says_step(page, 3, 5)
    expect(changes.get_by_role("heading", name="Differs from the recording")).to_have_count(0)


def test_back_and_links_keep_the_step(visit):
    page = retried(visit)
    rows(page, "error").first.click()
    says_step(page, 2, 5)
    page.keyboard.press("]")
    says_step(page, 3, 5)
    other = visit(page.url.split("/")[-1])
    says_step(other, 3, 5)
    expect(other.locator(".step[aria-current]")).to_contain_text("Retry")
    page.go_back()
    expect(bar(page)).to_have_count(0)
    page.go_forward()
    says_step(page, 3, 5)
    page.reload()
    says_step(page, 3, 5)


def test_a_step_that_is_not_there_is_said_and_now_stays(visit):
    page = open_failing(visit)
    page.goto(page.url + "&step=99")
    expect(page.locator(".toast")).to_contain_text("There are 2 steps.")
    expect(bar(page)).to_have_count(0)
    expect(page).not_to_have_url(re.compile("step="))
    expect(device(page).get_by_role("button", name="Retry")).to_be_visible()


def test_a_step_that_takes_long_is_awaited_at_the_device(visit):
    page = retried(visit)
    held = []
    page.route("**/steps/*", lambda route: held.append(route))
    rows(page, "error").first.click()
    expect(page.locator(".phone")).to_have_attribute("data-moment", "awaited")
    expect(device(page).get_by_role("button", name="Retry")).to_be_enabled()
    rows(page, "input").last.click()
    held[0].continue_()
    says_step(page, 2, 5)
    expect(bar(page)).to_have_attribute("aria-busy", "true")
    expect(page.locator(".step[aria-current]")).to_contain_text("Retry")
    while len(held) < 2:
        page.evaluate("1")  # lets Playwright handle routed requests meanwhile
    held[1].continue_()
    says_step(page, 3, 5)
    expect(bar(page)).to_have_attribute("aria-busy", "false")


def test_links_to_a_step_are_copied(visit):
    page = retried(visit)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    rows(page, "input").last.click()
    says_step(page, 3, 5)
    page.get_by_role("button", name="Copy link to this step").click()
    assert page.evaluate("navigator.clipboard.readText()").endswith("&step=3")
    for name in ("Copy link", "Copy watch link", "Copy embed link"):
        page.get_by_role("button", name="Share").click()
        page.get_by_role("button", name=name, exact=True).click()
        assert "step=3" in page.evaluate("navigator.clipboard.readText()")
    alone = visit(page.evaluate("navigator.clipboard.readText()").split("/")[-1])
    says_step(alone, 3, 5)
    expect(alone.get_by_role("button", name="Continue from here")).to_have_count(0)


def test_a_step_is_heard_once_and_politely(visit):
    page = retried(visit)
    page.evaluate("""() => { window.said = []; for (const region of document.querySelectorAll('[data-part=polite], [data-part=assertive]'))
        new MutationObserver(() => window.said.push(`${region.getAttribute('role')}: ${region.textContent.trim()}`)).observe(region, { childList: true, characterData: true, subtree: true }) }""")
    rows(page, "input").last.click()
    says_step(page, 3, 5)
    page.keyboard.press("Escape")
    expect(bar(page)).to_have_count(0)
    assert page.evaluate("window.said") == ['status: Step 3 of 5: tap "Retry"', "status: Back to now"]


def test_a_branch_goes_on_and_back_returns(visit, server):
    page = retried(visit)
    original = session_of(page, server)
    rows(page, "error").first.click()
    says_step(page, 2, 5)
    page.get_by_role("button", name="Continue from here").click()
    expect(bar(page)).to_have_count(0)
    branch = session_of(page, server)
    assert branch is not original
    expect(page.locator(".origin")).to_have_text("Branched from step 2 of fails-twice")
    device(page).get_by_role("button", name="Retry").click()
    expect(device(page).get_by_text("The server answered 500.")).to_be_visible()
    device(page).get_by_role("button", name="Retry").click()
    expect(device(page).get_by_role("heading", name="Fails twice")).to_be_visible()
    assert original.input == 5
    page.reload()
    expect(page.locator(".origin")).to_be_visible()
    page.go_back()
    says_step(page, 2, 5)
    assert device(page).get_attribute("data-session") == original.id
    expect(page.locator(".origin")).to_be_hidden()


@pytest.mark.parametrize("choice, rules", [
    ("With the same faults (1)", [500]), ("Without faults", []), ("With the faults set now (2)", [500, 503]),
])
def test_a_branch_takes_the_faults_that_are_chosen(visit, server, choice, rules):
    page = visit()
    page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule")).to_have_count(1)
    expect(rows(page, "input")).to_have_count(2)  # drawn after the rule
    rows(page, "input").last.click()
    says_step(page, 3, 3)
    sent = posts(page)
    page.get_by_label("Status code").fill("503")
    page.get_by_role("button", name="Add rule").click()
    expect(page.locator(".rule")).to_have_count(2)
    assert sent == []
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("button", name=choice).click()
    expect(bar(page)).to_have_count(0)
    expect(page.locator(".rule")).to_have_count(len(rules))
    branch = session_of(page, server)
    assert [rule["status"] for rule in branch.app.faults] == rules


def test_who_only_looks_travels_but_does_not_branch(visit, server):
    page = retried(visit)
    watching = visit(f"?watch={session_of(page, server).watch}&step=2")
    says_step(watching, 2, 5)
    expect(watching.get_by_role("button", name="Continue from here")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 390, 768, 1100, 1440])
def test_nothing_scrolls_sideways_and_all_is_large_enough(visit, width):
    page = retried(visit)
    page.set_viewport_size({"width": width, "height": 844})
    page.get_by_role("button", name="Time travel").click()
    says_step(page, 4, 5)
    page.get_by_role("tab", name="Timeline").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.evaluate("""() => Array.from(document.querySelectorAll(':is(.recording, .changes, .step-detail) :is(button, input):not(.session-picture *)')).filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return control.checkVisibility() && (width < 24 || height < 24 || !(control.getAttribute('aria-label') || control.textContent.trim() || control.labels?.length))
    }).map((control) => control.outerHTML)""")
    assert small == []


def test_on_a_narrow_page_the_device_is_one_press_away(visit):
    page = visit("?screen=/fails-twice", width=390, height=844)
    device(page).get_by_role("button", name="Retry").wait_for()
    page.get_by_role("tab", name="Timeline").click()
    rows(page, "error").click()
    says_step(page, 2, 2)
    page.get_by_role("button", name="Show the device").click()
    until(page, "(({ top, bottom }) => top > 40 && bottom < 844)(document.querySelector('.phone').getBoundingClientRect())")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (700, 900)])
def test_on_a_narrow_page_the_device_keeps_its_size_in_the_past(visit, width, height):
    page = visit("?screen=/home", width=width, height=height)
    expect(device(page)).to_contain_text("Popular this week")
    size = page.locator(".phone").bounding_box()
    page.keyboard.press("[")
    page.get_by_role("button", name="Continue from here").wait_for()
    past = page.locator(".phone").bounding_box()
    assert (past["width"], past["height"]) == (size["width"], size["height"])
    # The whole device can be scrolled to, although the bar lies over the end of the page.
    page.evaluate("document.querySelector('.home-indicator').scrollIntoView({ block: 'center' })")
    until(page, "document.querySelector('.home-indicator').getBoundingClientRect().bottom < document.querySelector('.recording').getBoundingClientRect().top")


def test_portuguese_says_all_of_it(visit):
    page = open_failing(visit)
    page.get_by_role("button", name="Time travel").click()
    says_step(page, 1, 2)
    page.get_by_role("button", name="Language: English").click()
    expect(bar(page)).to_contain_text("Passo 1 de 2 abre /fails-twice")
    expect(page.get_by_role("region", name="O que mudou")).to_contain_text("+novo")
    page.get_by_role("button", name="Voltar ao agora").click()
    expect(bar(page)).to_have_count(0)


def test_the_numbers_of_steps_have_no_holes(visit):
    page = open_failing(visit)
    device(page).get_by_role("button", name="Retry").click()
    expect(page.locator(".step[data-kind=error]")).to_have_count(2)
    for _ in range(2):
        numbers = [number for number in page.locator(".step-number").all_inner_texts() if number]
        reached = 0
        for number in numbers:
            first, _, last = number.partition("–")
            assert int(first) == reached + 1, numbers
            reached = int(last or first)
        assert reached >= 3
        page.reload()
        expect(page.locator(".step[data-kind=error]")).to_have_count(2)


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (900, 700), (1024, 768), (1280, 800), (1440, 900), (1920, 1080)])
def test_the_device_keeps_its_size_in_the_past(visit, width, height):
    page = visit("?screen=/home", width=width, height=height)
    expect(device(page)).to_contain_text("Popular this week")
    page.locator(".tool-note").first.wait_for(state="attached")  # a narrow column hides it
    until(page, "document.fonts.status === 'loaded'")
    phone = page.locator(".phone")
    size = phone.bounding_box()
    page.keyboard.press("[")
    page.get_by_role("button", name="Continue from here").wait_for()
    past = phone.bounding_box()
    assert (past["width"], past["height"]) == (size["width"], size["height"])
    bar = page.locator(".recording").bounding_box()
    outline = 8  # pixels of the outline that marks an earlier step
    assert past["y"] - outline >= 48 and past["y"] + past["height"] + outline <= bar["y"]
    expect(page.get_by_role("button", name="Export", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".recording").wait_for(state="detached")
    assert phone.bounding_box() == size


def test_a_narrow_column_has_the_bar_in_place_of_the_tools(visit):
    page = visit("?screen=/home", width=1024, height=768)
    device(page).get_by_text("Popular this week").wait_for()
    tool = page.get_by_role("button", name="Time travel", exact=True)
    tool.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Continue from here").wait_for()
    expect(tool).to_be_hidden()  # an element under the bar is not in the tab order
    expect(page.get_by_role("slider", name="Step")).to_be_focused()
    page.get_by_role("button", name="Export", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Export", exact=True)).to_be_focused()
    page.get_by_role("button", name="Back to now").click()
    expect(tool).to_be_visible()
