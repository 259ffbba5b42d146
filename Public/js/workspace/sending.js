import { InputQueue } from '../net/input_queue.js'

const doubleClick = 1000

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
    const { past, isViewer, notices, t, sessionName, window } = this.page
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

  #refused = (problem, input) => {
    const { page } = this
    if (problem.status === 404) return page.connection.finish('gone')
    const isSecondHalf = input.view === this.#taken.view && page.window.performance.now() - this.#taken.at < doubleClick
    return import('./refused_input.js').then(({ tellRefused }) => tellRefused(page, problem, input, isSecondHalf), () => {})
  }
}
