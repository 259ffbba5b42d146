/** @import { Renderer } from './renderer.js' */
/** @import { Send } from './view_types.js' */

/**
 * Follows the caret: tells the server where a person puts it, and puts it where the app's code does, into the view that
 * the keyboard is for (`typist` of the root). What a person does counts more: while that is on its way to the server,
 * and until its answer is drawn, the caret stays.
 */
export class Caret {
  #left = new WeakSet() // fields that the caret of the app has left, although that of the browser still stands there
  #underWay = 0
  #told = 0 // the last input about the caret
  #typist = null // at the last look
  #isMoving = false

  /**
   * @param {{ screen: HTMLElement, renderer: Renderer, send: Send, drawn: () => number,
   *           isIdle: () => boolean }} services
   *   `drawn`: the last input whose change is drawn; `isIdle`: nobody here drives what is shown
   */
  constructor({ screen, renderer, send, drawn, isIdle }) {
    Object.assign(this, { screen, renderer, send, drawn, isIdle })
  }

  /** The browser's caret came to a field, or left it. */
  moved(type, target) {
    if (this.#isMoving || !target.matches('input, textarea') || !target.isConnected) return
    const view = this.renderer.view(target)
    if (view) this.#tell({ type, view: view.id })
  }

  /** Return puts the keyboard away, as on a phone; what is typed next brings it back. */
  returned(target) {
    const view = this.renderer.view(target)
    if (!view) return
    this.#left.add(target)
    this.#tell({ type: 'return', view: view.id })
  }

  /** Somebody types into a field. */
  typed(target) {
    if (this.#left.delete(target)) this.moved('focus', target)
  }

  /** What is drawn may say that code moved the caret. */
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
