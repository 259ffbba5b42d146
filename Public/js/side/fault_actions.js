import { switchedOn } from '../workspace/tab_faults.js'
import { SentRules } from './sent_rules.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { TabFaults } from '../workspace/tab_faults.js' */

/**
 * The services that change fault rules.
 * @typedef {object} FaultActionServices
 * @property {Api} api
 * @property {TabFaults} faults
 * @property {Notices} notices
 * @property {Opening} opening
 * @property {ShownServices} session
 * @property {(error: Error) => string} why
 */

/** Returns the action that replaces the fault rules. @param {FaultActionServices} services */
export function faultActions({ api, faults, notices, opening, session, why }) {
  let sending = Promise.resolve() // ends when the server has responded to the rules that were set last

  /**
   * Replaces the listed fault rules: those of the tab, and those of its session while it runs. The sent rules are listed until
   * the session's state has them, so that the next change builds on them. The session counts their uses.
   */
  async function putFaults(counted) {
    const rules = counted.map(({ used, seen, ...rule }) => rule)
    const { past } = session.shown
    if (past) {
      past.faults = rules
      return
    }
    await opening.settled
    if (!faults.isTaken()) return faults.set(rules)
    const sent = new SentRules(session.name, switchedOn(rules))
    faults.set(rules, sent)
    sending = sending.then(() => send(sent))
    await sending
  }

  async function send(sent) {
    try {
      await api.faults(sent.session, sent.rules)
      sent.answered()
    } catch (error) {
      sent.answered()
      faults.follow()
      notices.toast(why(error))
    }
  }

  return { putFaults }
}
