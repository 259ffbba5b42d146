import { areSameRules } from '../workspace/tab_faults.js'

/**
 * Fault rules on their way to a session. They count as the session's until it tells of them, so that a second change made
 * in between keeps the first. Once the server has answered, whatever the session tells is newer: somebody else may have
 * changed the rules meanwhile. They say nothing about another session that the page shows meanwhile.
 */
export class SentRules {
  #isAnswered = false

  /** @param {string} session  its id  @param {object[]} rules */
  constructor(session, rules) {
    this.session = session
    this.rules = rules
  }

  /** Notes that the server has taken them. */
  answered() { this.#isAnswered = true }

  /** Whether the own rules of the session that is shown count again. @param {object} page */
  isOver({ sessionName, model }) {
    return sessionName !== this.session || this.#isAnswered || areSameRules(model.faults, this.rules)
  }
}
