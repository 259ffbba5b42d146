/**
 * Keeps the keyboard's focus on the device while views change, so that it never falls back to `body`. If the focused
 * element is removed, the screen itself has the focus until there is a new heading, or the button of a dialog.
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

  /** Applies a change to the content of the screen, and sets the focus after it. */
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

  /** Returns the button of the front dialog, else the heading of the visible screen, else the screen itself. */
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

  /** Ends the wait for a heading if the user moves the focus elsewhere. */
  #focusin = ({ target }) => {
    if (!this.#before && target !== this.screen) this.#isWaiting = false
  }
}

/** Returns whether an element can have the focus: it is drawn and not covered. */
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
