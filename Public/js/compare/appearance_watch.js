import { appearanceDifferences } from './appearance.js'

const rest = 400 // milliseconds without a change before two screens are compared

/** Compares the appearance of two devices whenever one of them was redrawn and neither changes any more. */
export class AppearanceWatch {
  #screens = [null, null]
  #timer = null

  /** @param {{ window: Window, changed: (differences: ReturnType<typeof appearanceDifferences>) => void }} services */
  constructor({ window, changed }) {
    Object.assign(this, { window, changed })
  }

  /** Watches the screen of a device, also after another page is loaded there. @param {HTMLIFrameElement} frame  @param {number} side */
  watch(frame, side) {
    const observer = new MutationObserver(this.#wait)
    frame.addEventListener('load', () => {
      const document = frame.contentDocument
      this.#screens[side] = document.querySelector('[data-part="screen"]')
      observer.disconnect()
      observer.observe(this.#screens[side], { attributes: true, characterData: true, childList: true, subtree: true })
      for (const late of ['load', 'transitionend', 'animationend']) document.addEventListener(late, this.#wait, true)
      this.#wait()
    })
  }

  #wait = () => {
    this.window.clearTimeout(this.#timer)
    this.#timer = this.window.setTimeout(this.#compare, rest)
  }

  #compare = () => {
    const [left, right] = this.#screens
    // The document of a frame that loads another page has no window.
    const isShown = (screen) => screen?.firstElementChild && screen.ownerDocument.defaultView
    if (!isShown(left) || !isShown(right)) return
    this.changed(appearanceDifferences(left, right))
  }
}
