/** @import { Renderer } from './renderer.js' */
/** @import { Send } from './view_types.js' */

/**
 * Synchronizes the caret of the browser with the app: sends where the user puts it, and moves it to the field that the
 * app is editing (`typist` of the root). The user has priority: until the response to an input about the caret is
 * drawn, the caret stays.
 */
export class Caret {
  #left = new WeakSet() // fields that have the focus of the browser, but no longer that of the app
  #underWay = 0
  #told = 0 // the last input about the caret
  #typist = null // at the last comparison
  #isMoving = false

  /**
   * @param {{ screen: HTMLElement, renderer: Renderer, send: Send, drawn: () => number,
   *           isIdle: () => boolean }} services
   *   `drawn`: the last input whose change is drawn; `isIdle`: whether nobody controls the session from this page
   */
  constructor({ screen, renderer, send, drawn, isIdle }) {
    Object.assign(this, { screen, renderer, send, drawn, isIdle })
  }

  /** Sends that a field got or lost the focus of the browser. */
  moved(type, target) {
    if (this.#isMoving || !target.matches('input, textarea') || !target.isConnected) return
    const view = this.renderer.view(target)
    if (view) this.#tell({ type, view: view.id })
  }

  /** Sends the return key, which hides the keyboard. Typing shows it again. */
  returned(target) {
    const view = this.renderer.view(target)
    if (!view) return
    this.#left.add(target)
    this.#tell({ type: 'return', view: view.id })
  }

  /** Focuses a field again that the user types into. */
  typed(target) {
    if (this.#left.delete(target)) this.moved('focus', target)
  }

  /** Moves the focus if the drawn tree has another `typist`. */
  look() {
    const { screen, renderer, drawn } = this
    const document = screen.ownerDocument
    if (this.isIdle() || this.#underWay || drawn() < this.#told || !document.hasFocus()) return
    const typist = renderer.children()[0]?.props.typist ?? null
    if (typist === this.#typist) return
    this.#typist = typist
    const { activeElement } = document
    const isHere = screen.contains(activeElement)
    if (typist === null) {
      if (isHere && activeElement.matches('input, textarea')) this.#left.add(activeElement)
      return
    }
    const field = renderer.control(typist)
    if (field) this.#left.delete(field)
    if (field && field !== activeElement && (isHere || activeElement === document.body)) this.#move(field)
  }

  #move(field) {
    this.#isMoving = true
    field.focus({ preventScroll: true })
    this.#isMoving = false
  }

  async #tell(input) {
    this.#underWay += 1
    let number = null
    try {
      number = await this.send(input)
    } finally {
      this.#underWay -= 1
      this.#told = Math.max(this.#told, number ?? 0)
    }
    this.look()
  }
}
