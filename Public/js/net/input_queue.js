import { Problem } from './api.js'

const longestWait = 4000

/**
 * Sends the inputs of the user, one at a time and in order. While another input is sent, only the newest value of a
 * text or a drag waits. Each input has a unique key, so that a retry after a lost connection is harmless.
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

  /** Retries at once, without waiting for the connection. */
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

/** Returns whether a finger is still down. Of several such inputs, only the newest is sent. */
const goesOn = ({ held, phase }) => held || phase === 'changed'

/**
 * Returns a random UUID. `crypto.randomUUID` exists only in secure contexts, and an `http` address on a local network
 * is none.
 */
export function newKey(crypto) {
  const digits = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(digits, (digit) => digit.toString(16).padStart(2, '0')).join('')
}
