import { path } from '../net/api.js'
import { openBranch } from './arrival.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { Notices } from './notices.js' */

/**
 * The services that recover a session.
 * @typedef {object} RecoveryServices
 * @property {Api} api
 * @property {LateParts} late
 * @property {Navigation} navigation
 * @property {Notices} notices
 * @property {ShownServices} session
 * @property {(error: Error) => string} why
 * @property {Window} window
 */

/** Continues a crashed session, or branches from before its crash. */
export class CrashRecovery {
  #isBusy = false

  /** @param {RecoveryServices & { t: (key: string) => string }} services */
  constructor({ api, late, navigation, notices, session, t, why, window }) {
    Object.assign(this, { api, late, navigation, notices, session, t, why, window })
  }

  /** Continues the session with the input that crashed, or without it. @param {'again'|'before'} way */
  async run(way) {
    if (this.#isBusy) return
    this.#isBusy = true
    const { api, notices, session, t, why } = this
    try {
      const { phase } = await api.call('POST', path`api/sessions/${session.name}/recovery`, { way })
      if (phase === 'crashed') notices.toast(t('crashedOnceMore'))
    } catch (error) {
      notices.toast(why(error))
    }
    this.#isBusy = false
  }

  /** Opens a branch that continues from a step. @param {number} step */
  async branch(step) {
    const { notices, why } = this
    try {
      await openBranch(this, step)
    } catch (error) {
      notices.toast(why(error))
    }
  }

  /** Shows the step before a crash. @param {{ input: number }} crash */
  lookBefore({ input }) {
    this.late.travel((travel) => travel.to(input - 1))
  }
}
