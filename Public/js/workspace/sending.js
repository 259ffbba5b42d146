import { InputQueue } from '../net/input_queue.js'

const doubleClick = 1000
const unmeant = ['scroll', 'scrollEnd', 'blur', 'focus'] // inputs that nobody decides on

/** Sends what a person does, unless the page only looks, and says what of it was turned away. */
export class Sending {
  #queue
  #taken = {} // the last press that was taken: its view, and when

  /** @param {object} page */
  constructor(page) {
    const { api, window: { crypto } } = page
    this.page = page
    this.#queue = new InputQueue({
      api, crypto, refused: this.#refused, reached: (isThere) => page.connection.reached(isThere),
    })
  }

  /** @returns {Promise<number|null>} the input's number; null where it was not taken */
  send = async (input) => {
    const { shown: { past }, isViewer, notices, t, sessionName, window } = this.page
    if (past) return null // it takes nothing
    if (isViewer()) {
      notices.toast(t('viewOnlyNote'))
      return null
    }
    const number = await this.#queue.send(sessionName, input)
    if (number !== null && input.view) this.#taken = { view: input.view, at: window.performance.now() }
    return number
  }

  /** Tries again at once what waits for the connection. */
  wake() { this.#queue.wake() }

  /** Only what a person meant to do is worth a word when it is turned away. */
  #refused = (problem, input) => {
    const { connection, notices, t, why, window } = this.page
    if (problem.status === 404) return connection.finish('gone')
    if (/^(crashed|no-process)$/.test(problem.kind)) return undefined // the page says so
    if (problem.kind === 'not-driving') return unmeant.includes(input.type) ? undefined : notices.toast(why(problem))
    if (problem.status === 429) return notices.toast(t('tooFast'))
    const isSecondHalf = input.view === this.#taken.view && window.performance.now() - this.#taken.at < doubleClick
    const isLetGo = input.phase && input.phase !== 'began'
    if (!isSecondHalf && !isLetGo && !unmeant.includes(input.type)) notices.toast(t('outdated', { detail: why(problem) }))
    return undefined
  }
}
