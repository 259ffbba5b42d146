/** @import { LogEntry } from '../net/log_entry.js' */

/**
 * The numbers of the steps, each before the first row of a step. A step without a row (a response without effects, a
 * folded timer) extends the number before it, as in "4–6", so that no number is missing.
 */
export class StepNumbers {
  #last = null // { from, to, element }

  /**
   * @param {{ h: Function, reached?: (element: HTMLElement) => void }} services  `reached` is called with a number that
   * covers one more step
   */
  constructor({ h, reached = () => {} }) {
    this.h = h
    this.reached = reached
  }

  clear() { this.#last = null }

  /**
   * Returns the number before a new row; empty if its step already has one.
   *
   * @param {Pick<LogEntry, 'input'|'type'|'kind'>} entry  the `input` of a request is the step in which it ended
   * @param {boolean} isFolded
   */
  next({ input, type, kind }, isFolded) {
    const last = this.#last
    const isLater = type !== 'request' && input > (last?.to ?? 0)
    if (isLater) this.#reach(isFolded ? input : input - 1)
    const element = this.h('span', { class: 'step-number' })
    const isCounted = isLater && !(isFolded && last)
    if (isCounted) this.#last = { from: input, to: input, element }
    if (isCounted || kind === 'timer') element.textContent = String(input) // a folded timer may be unfolded later
    return element
  }

  #reach(step) {
    const last = this.#last
    if (!last || step <= last.to) return
    last.to = step
    last.element.textContent = `${last.from}–${step}`
    this.reached(last.element)
  }
}
