import { Problem } from './api.js'

const longestWait = 4000

/**
 * Sends what a person did, one input at a time and in order; of what is typed or dragged while another input is under way,
 * only the newest. Each carries a key of its own, so sending
 * one again after a lost connection is harmless.
 */
export class InputQueue {
  #waiting = []
  #busy = false
  #wakeUp = null

  /**
   * @param {{ api: object, crypto: Crypto, refused: (problem: Problem, input: object) => void,
   *           reached: (isThere: boolean) => void }} services
   */
  constructor({ api, crypto, refused, reached }) {
    Object.assign(this, { api, crypto, refused, reached })
  }

  /** @returns {Promise<number|null>} the input's number, or null when the server refused it */
  send(session, input) {
    const last = this.#waiting.at(-1)
    if (input.type === 'text' && last?.input.type === 'text' && last.input.view === input.view && !last.sent) {
      last.input.text = input.text
      last.input.sequence = input.sequence
      return last.promise
    }
    if (goesOn(input) && last && goesOn(last.input) && last.input.type === input.type && last.input.view === input.view && !last.sent) {
      Object.assign(last.input, input)
      return last.promise
    }
    const entry = { session, input: { ...input, key: newKey(this.crypto) }, sent: false }
    entry.promise = new Promise((resolve) => { entry.resolve = resolve })
    this.#waiting.push(entry)
    if (!this.#busy) this.#drain()
    return entry.promise
  }

  /** Tries again at once what waits for the connection. */
  wake() {
    this.#wakeUp?.()
  }

  async #drain() {
    this.#busy = true
    while (this.#waiting.length) {
      const entry = this.#waiting[0]
      entry.sent = true
      const number = await this.#deliver(entry)
      this.#waiting.shift()
      entry.resolve(number)
    }
    this.#busy = false
  }

  async #deliver({ session, input }) {
    for (let wait = 250; ; wait = Math.min(wait * 2, longestWait)) {
      try {
        const { input: number } = await this.api.input(session, input)
        this.reached(true)
        return number
      } catch (error) {
        if (error instanceof Problem) {
          this.refused(error, input)
          return null
        }
        this.reached(false)
        await new Promise((resolve) => {
          const timer = setTimeout(resolve, wait)
          this.#wakeUp = () => { clearTimeout(timer); resolve() }
        })
      }
    }
  }
}

/** Whether a finger is still down, so that only where it is last counts. */
const goesOn = ({ held, phase }) => held || phase === 'changed'

/** `crypto.randomUUID` exists only in secure contexts; a plain address on a local network is not one. */
export function newKey(crypto) {
  const digits = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(digits, (digit) => digit.toString(16).padStart(2, '0')).join('')
}
