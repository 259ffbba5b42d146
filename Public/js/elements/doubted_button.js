/** @import { Elements } from './elements.js' */

const patience = 4000 // milliseconds in which the second press must follow

/**
 * A button whose first press asks for a confirmation and whose second press acts. A double click is treated as one
 * press.
 */
export class DoubtedButton {
  #timer = null
  #words = {}

  /** @param {{ elements: Elements, window: Window }} services  @param {() => void} act */
  constructor({ elements: { h }, window }, act) {
    this.window = window
    this.act = act
    this.element = h('button', { type: 'button', class: 'button', click: this.#press })
  }

  /**
   * Sets the titles. A button that is asking for a confirmation keeps asking.
   *
   * @param {{ calm: string, sure?: string, of?: string }} words  without `sure` the first press acts; `of` names the
   * object of the action
   */
  name(words) {
    if (!words.sure) this.window.clearTimeout(this.#timer)
    this.#words = words
    this.#say(words.sure ? this.element.dataset.state ?? 'calm' : 'calm')
  }

  #press = ({ detail }) => {
    const { element, window } = this
    const isSure = element.dataset.state === 'sure' || !this.#words.sure
    if (isSure && detail > 1) return
    window.clearTimeout(this.#timer)
    this.#say(isSure ? 'calm' : 'sure')
    if (isSure) this.act()
    else this.#timer = window.setTimeout(() => this.#say('calm'), patience)
  }

  #say(state) {
    const word = this.#words[state]
    this.element.dataset.state = state
    this.element.textContent = word
    if (this.#words.of) this.element.setAttribute('aria-label', `${word}: ${this.#words.of}`)
  }
}
