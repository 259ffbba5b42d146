import { areSameRules } from '../workspace/tab_faults.js'

/** @import { ShownServices } from '../device/stage.js' */

/**
 * Fault rules that were sent to a session. The page lists them until the session's state has them, so that a second change
 * made in between keeps the first. After the server's response any state of the session is newer, because another
 * user may have changed the rules.
 */
export class SentRules {
  #isAnswered = false

  /** @param {string} session  its id  @param {object[]} rules */
  constructor(session, rules) {
    this.session = session
    this.rules = rules
  }

  /** Notes that the server has responded, with success or an error. */
  answered() { this.#isAnswered = true }

  /** Whether the page lists the rules in the state of its session again. @param {ShownServices} shown */
  isOver({ name, model }) {
    return name !== this.session || this.#isAnswered || areSameRules(model.faults, this.rules)
  }
}
