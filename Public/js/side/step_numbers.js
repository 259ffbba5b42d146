/** @import { LogEntry } from '../net/log_entry.js' */

/**
 * The numbers of the steps, each at the first line that a step has. One without a line of its own (an answer that
 * nothing follows, a timer that is folded) counts to the step before it, as in "4–6": no number is missing.
 */
export class StepNumbers {
  #last = null // { from, to, element }

  /** @param {{ h: Function, reached?: (element: HTMLElement) => void }} services  `reached`: told of a number that goes further */
  constructor({ h, reached = () => {} }) {
    this.h = h
    this.reached = reached
  }

  clear() { this.#last = null }

  /**
   * The number before a line that was not there before; empty where its step has one already.
   * @param {Pick<LogEntry, 'input'|'type'|'kind'>} entry  a request names the step in which it ended, not its own
   * @param {boolean} isFolded
   */
  next({ input, type, kind }, isFolded) {
    const last = this.#last
    const isLater = type !== 'request' && input > (last?.to ?? 0)
    if (isLater) this.#reach(isFolded ? input : input - 1)
    const element = this.h('span', { class: 'step-number' })
    const isCounted = isLater && !(isFolded && last)
    if (isCounted) this.#last = { from: input, to: input, element }
    if (isCounted || kind === 'timer') element.textContent = String(input) // a folded timer may be unfolded
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
