import { InputQueue } from '../net/input_queue.js'

/** @import { KennelPage } from '../kennel_page.js' */

const doubleClick = 1000
const unmeant = ['scroll', 'scrollEnd', 'blur', 'focus'] // inputs that are sent without a decision of the user

/** Sends the inputs of the user, and reports those that were refused. A viewer sends none. */
export class Sending {
  #queue
  #taken = {} // the last accepted press: its view and its time

  /** @param {KennelPage} page */
  constructor(page) {
    const { api, window: { crypto } } = page
    this.page = page
    this.#queue = new InputQueue({
      api, crypto, refused: this.#refused, reached: (isThere) => page.connection.reached(isThere),
    })
  }

  /** Sends an input. @returns {Promise<number|null>}  its number; null if it was refused */
  send = async (input) => {
    const { shown: { past }, isViewer, notices, t, sessionName, window } = this.page
    if (past) return null // an earlier step takes no input
    if (isViewer()) {
      notices.toast(t('viewOnlyNote'))
      return null
    }
    const number = await this.#queue.send(sessionName, input)
    if (number !== null && input.view) this.#taken = { view: input.view, at: window.performance.now() }
    return number
  }

  /** Retries the inputs that wait for the connection. */
  wake() { this.#queue.wake() }

  /** Reports a refused input, unless it was sent without a decision of the user. */
  #refused = (problem, input) => {
    const { connection, notices, t, why, window } = this.page
    if (problem.status === 404) return connection.finish('gone')
    if (/^(crashed|no-process)$/.test(problem.kind)) return undefined // the page has a card about it
    if (problem.kind === 'not-driving') return unmeant.includes(input.type) ? undefined : notices.toast(why(problem))
    if (problem.status === 429) return notices.toast(t('tooFast'))
    const isSecondHalf = input.view === this.#taken.view && window.performance.now() - this.#taken.at < doubleClick
    const isLetGo = input.phase && input.phase !== 'began'
    if (!isSecondHalf && !isLetGo && !unmeant.includes(input.type)) notices.toast(t('outdated', { detail: why(problem) }))
    return undefined
  }
}
