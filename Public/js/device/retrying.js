const restAfter = 1500
const mostPresses = 20

/**
 * Disables a retry button from the press until its load ends. The server reports which buttons retry, before or after
 * the press.
 */
export class Retrying {
  #presses = new Map() // button → { input, content, timer }
  #ran = new Set() // inputs that ran retries

  /** @param {{ isLoading: () => boolean, isRetry: (view: string) => boolean, words: () => string }} services */
  constructor({ isLoading, isRetry, words }) {
    Object.assign(this, { isLoading, isRetry, words })
  }

  clear() {
    for (const button of Array.from(this.#presses.keys())) this.#end(button)
    this.#ran.clear()
  }

  /** @param {HTMLElement} button  @param {string} view */
  pressed(button, view) {
    this.#presses.delete(button)
    this.#presses.set(button, { input: Infinity })
    if (this.#presses.size > mostPresses) this.#forgetOldest()
    if (this.isRetry(view)) this.#begin(button)
  }

  /** @param {HTMLElement} button  @param {number|null} input  null when the press was refused */
  sent(button, input) {
    const press = this.#presses.get(button)
    if (!press) return
    if (input === null) return this.#end(button)
    press.input = input
    if (this.#ran.delete(input)) this.#begin(button)
    else this.#rest(button)
  }

  /** @param {number} input  an input that ran a retry */
  ran(input) {
    const pressed = Array.from(this.#presses).find(([, press]) => press.input === input)
    if (pressed) return this.#begin(pressed[0])
    this.#ran.add(input) // before the response to the press
    if (this.#ran.size > mostPresses) this.#ran.delete(this.#ran.values().next().value)
  }

  /** Handles the end of a load. @param {{ state: string, input: number }} entry */
  settled({ state, input }) {
    if (state === 'started') return
    for (const [button, press] of this.#presses) if (input >= press.input) this.#end(button)
  }

  #begin(button) {
    const press = this.#presses.get(button)
    if (press.content || button.tagName !== 'BUTTON') return
    press.content = Array.from(button.childNodes)
    button.setAttribute('aria-disabled', 'true')
    press.said = button.textContent = this.words()
    if (press.input !== Infinity) this.#rest(button)
  }

  #rest(button) {
    const press = this.#presses.get(button)
    if (!press.content) return
    clearTimeout(press.timer)
    press.timer = setTimeout(() => { if (!this.isLoading()) this.#end(button) }, restAfter)
  }

  #forgetOldest() {
    const idle = Array.from(this.#presses).find(([, press]) => !press.content)
    if (idle) this.#presses.delete(idle[0])
  }

  #end(button) {
    const { content, said, timer } = this.#presses.get(button)
    clearTimeout(timer)
    this.#presses.delete(button)
    if (!content) return
    button.removeAttribute('aria-disabled')
    if (button.textContent === said) button.replaceChildren(...content)
  }
}
