const restAfter = 1500

/**
 * The Retry of an error view from the press until the load it started has an end: it says so, and a second
 * press does nothing.
 */
export class Retrying {
  #pressed = new Map() // button → { input, title, timer }

  /** @param {{ isLoading: () => boolean }} services */
  constructor({ isLoading }) {
    this.isLoading = isLoading
  }

  /** Whether this press is a retry, which then is under way. @param {HTMLElement} button */
  begin(button) {
    const isRetry = button.closest('[role="alertdialog"]:not([data-kind="alert"])') &&
      /^(retry|try again|tentar)/i.test(button.textContent.trim())
    if (!isRetry) return false
    this.#pressed.set(button, { input: Infinity, title: button.textContent })
    button.setAttribute('aria-disabled', 'true')
    button.setAttribute('data-retrying', '')
    button.textContent = 'Retrying…'
    return true
  }

  /** @param {HTMLElement} button  @param {number|null} input  null when the press was refused */
  sent(button, input) {
    const press = this.#pressed.get(button)
    if (!press) return
    if (input === null) return this.#end(button)
    press.input = input
    press.timer = setTimeout(() => { if (!this.isLoading()) this.#end(button) }, restAfter)
  }

  /** A load came to an end. @param {{ state: string, input: number }} entry */
  settled({ state, input }) {
    if (state === 'started') return
    for (const [button, press] of this.#pressed) if (input >= press.input) this.#end(button)
  }

  #end(button) {
    const { title, timer } = this.#pressed.get(button)
    clearTimeout(timer)
    this.#pressed.delete(button)
    button.removeAttribute('aria-disabled')
    button.removeAttribute('data-retrying')
    if (button.textContent === 'Retrying…') button.textContent = title
  }
}
