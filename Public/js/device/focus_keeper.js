/**
 * Keeps the keyboard's place through changes of the device: never on `body`. When what had the focus goes,
 * focus waits on the screen itself until there is a new heading, or a dialog's button, to stand on.
 */
export class FocusKeeper {
  #isWaiting = false
  #before = null

  /** @param {{ screen: HTMLElement, document: Document }} services */
  constructor({ screen, document }) {
    this.screen = screen
    this.document = document
  }

  start() { this.screen.addEventListener('focusin', this.#focusin) }

  stop() { this.screen.removeEventListener('focusin', this.#focusin) }

  /** Makes a change to the screen's content, and puts the focus where it belongs after it. */
  around(change) {
    const { activeElement } = this.document
    this.#before = this.screen.contains(activeElement) ? remember(activeElement) : null
    if (!this.#before) this.#isWaiting = false
    try {
      change()
    } finally {
      if (this.#before) this.#settle(this.#before)
      this.#before = null
    }
  }

  #settle(before) {
    const { element } = before
    const isThere = this.document.activeElement === element && isReachable(element)
    if (isThere && !this.#isWaiting) return
    if (!this.#isWaiting && isReachable(element)) return before.restore()
    const target = this.#destination()
    this.#isWaiting = target === this.screen
    this.#stand(target)
  }

  /** The button of what lies in front, else the visible screen's heading, else the screen itself. */
  #destination() {
    const all = (selector, within = this.screen) => Array.from(within.querySelectorAll(selector)).filter(isReachable)
    for (const front of all('[role="alertdialog"], [inert] ~ [data-covers]').reverse()) {
      const buttons = all('button', front)
      if (buttons.length) return buttons.find((button) => button.ariaDisabled !== 'true') ?? this.screen
    }
    if (all('[role="progressbar"]').length) return this.screen
    const headings = all('[role="heading"]')
    return headings.find((element) => element.closest('[data-kind="navigationbar"]')) ?? headings[0] ?? this.screen
  }

  #stand(element) {
    if (!element.hasAttribute('tabindex') && !element.matches('button, input, textarea')) element.tabIndex = -1
    if (this.document.activeElement !== element) element.focus({ preventScroll: true })
  }

  /** A person who goes elsewhere is not called back. */
  #focusin = ({ target }) => {
    if (!this.#before && target !== this.screen) this.#isWaiting = false
  }
}

/** Whether an element can hold the focus: drawn, and not under something. */
function isReachable(element) {
  return element.isConnected && !element.closest('[inert]') && element.checkVisibility()
}

function remember(element) {
  const { selectionStart, selectionEnd, selectionDirection } = element
  return {
    element,
    restore() {
      element.focus({ preventScroll: true })
      if (typeof selectionStart === 'number') element.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
    },
  }
}
