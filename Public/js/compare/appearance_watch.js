import { appearanceDifferences } from './appearance.js'

const rest = 400 // milliseconds without a change, after which two screens are compared

/** Compares how two devices look, whenever one of them has been drawn anew and both rest. */
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
    // A document without a window was left by its frame, which loads another page.
    const isShown = (screen) => screen?.firstElementChild && screen.ownerDocument.defaultView
    if (!isShown(left) || !isShown(right)) return
    this.changed(appearanceDifferences(left, right))
  }
}
