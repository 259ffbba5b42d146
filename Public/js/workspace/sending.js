import { reports } from '../net/contract.js'
import { InputQueue } from '../net/input_queue.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from './notices.js' */

const doubleClick = 1000

/** Sends the inputs of the user, and reports those that were refused. A viewer sends none. */
export class Sending {
  #queue
  #taken = {} // the last accepted press: its view and its time

  /**
   * @param {{ api: Api, connection: Connection, notices: Notices, session: ShownServices, why: (error: Error) => string,
   *           window: Window, words: Words }} services
   */
  constructor({ api, connection, notices, session, why, window, words }) {
    Object.assign(this, { connection, notices, session, t: words.t, why, window })
    this.#queue = new InputQueue({
      api, crypto: window.crypto, refused: this.#refused, reached: (isThere) => connection.reached(isThere),
    })
  }

  /** Sends an input. @returns {Promise<number|null>}  its number; null if it was refused */
  send = async (input) => {
    const { notices, session, t, window } = this
    if (session.shown.past) return null // an earlier step takes no input
    if (session.isViewer()) {
      notices.toast(t('viewOnlyNote'))
      return null
    }
    const number = await this.#queue.send(session.name, input)
    if (number !== null && input.view) this.#taken = { view: input.view, at: window.performance.now() }
    return number
  }

  /** Retries the inputs that wait for the connection. */
  wake() { this.#queue.wake() }

  /** Reports a refused input, unless it was sent without a decision of the user. */
  #refused = (problem, input) => {
    const { connection, notices, t, why, window } = this
    if (problem.status === 404) return connection.finish('gone')
    if (/^(crashed|no-process)$/.test(problem.kind)) return undefined // the page has a card about it
    if (problem.kind === 'not-driving') return reports.includes(input.type) ? undefined : notices.toast(why(problem))
    if (problem.status === 429) return notices.toast(t('tooFast'))
    const isSecondHalf = input.view === this.#taken.view && window.performance.now() - this.#taken.at < doubleClick
    const isLetGo = input.phase && input.phase !== 'began'
    if (!isSecondHalf && !isLetGo && !reports.includes(input.type)) notices.toast(t('outdated', { detail: why(problem) }))
    return undefined
  }
}
