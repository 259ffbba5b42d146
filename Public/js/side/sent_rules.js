import { areSameRules } from '../workspace/tab_faults.js'

/**
 * Fault rules on their way to a session. They count as the session's until it tells of them, so that a second change made
 * in between keeps the first. Once the server has answered, whatever the session tells is newer: somebody else may have
 * changed the rules meanwhile.
 */
export class SentRules {
  #isAnswered = false

  /** @param {object[]} rules */
  constructor(rules) {
    this.rules = rules
  }

  /** Notes that the server has taken them. */
  answered() { this.#isAnswered = true }

  /** Whether the session's own rules count again. @param {object[]} told  the rules that the session tells of */
  isOver(told) { return this.#isAnswered || areSameRules(told, this.rules) }
}
