import { differingViews } from './appearance.js'

/** @import { DifferingView } from './appearance.js' */

const rest = 400 // milliseconds without a change before two screens are compared

/** Compares the appearance of two devices whenever one of them was redrawn and neither changes any more. */
export class AppearanceWatch {
  #phones = [null, null]
  #timer = null

  /** @param {{ window: Window, changed: (views: DifferingView[]) => void }} services */
  constructor({ window, changed }) {
    Object.assign(this, { window, changed })
  }

  /** Watches the device in a frame, also after another page is loaded there. @param {HTMLIFrameElement} frame  @param {number} side */
  watch(frame, side) {
    const observer = new MutationObserver(this.#wait)
    frame.addEventListener('load', () => {
      const document = frame.contentDocument
      this.#phones[side] = document.querySelector('[data-part="frame"]')
      observer.disconnect()
      observer.observe(this.#phones[side], { attributes: true, characterData: true, childList: true, subtree: true })
      for (const late of ['load', 'transitionend', 'animationend']) document.addEventListener(late, this.#wait, true)
      this.#wait()
    })
  }

  #wait = () => {
    this.window.clearTimeout(this.#timer)
    this.#timer = this.window.setTimeout(this.#compare, rest)
  }

  #compare = () => {
    const [left, right] = this.#phones.map(shownScreen)
    if (left && right) this.changed(differingViews(left, right))
  }
}

/**
 * Returns the screen that a device shows: that of an earlier step, if there is one. Null before anything is drawn.
 * @param {HTMLElement|null} phone  @returns {HTMLElement|null}
 */
export function shownScreen(phone) {
  /** @type {HTMLElement|null|undefined} */
  const screen = phone?.querySelector('.screen[data-recording]:not([data-earlier])') ?? phone?.querySelector('[data-part="screen"]')
  // The document of a frame that loads another page has no window.
  return screen?.firstElementChild && screen.ownerDocument.defaultView ? screen : null
}
