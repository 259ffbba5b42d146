/** The small test library: tests, comparisons, and a clock that the test advances. */

const tests = new Map()
const atOnce = window.setTimeout.bind(window)

/**
 * Declares a test with its own document body, in which time passes only when the test advances it.
 *
 * @param {string} name  a sentence  @param {(clock: HandTurnedClock) => void|Promise<void>} body
 */
export function test(name, body) {
  if (tests.has(name)) throw new Error(`two tests are called “${name}”`)
  tests.set(name, body)
}

/** Runs all tests. @returns {Promise<Record<string, string|null>>} the error of each, by its name */
export async function run() {
  const outcomes = {}
  for (const [name, body] of tests) {
    document.body.replaceChildren()
    const clock = new HandTurnedClock()
    clock.start()
    try {
      await body(clock)
      outcomes[name] = null
    } catch (error) {
      outcomes[name] = error.stack ?? String(error)
    } finally {
      clock.stop()
    }
  }
  return outcomes
}

export function equal(found, wanted, about = '') {
  const [left, right] = [text(found), text(wanted)]
  if (left !== right) throw new Error(`${about}\n   found: ${left}\n  wanted: ${right}`)
}

/** @param {RegExp} pattern  of its message  @returns the error */
export async function fails(body, pattern) {
  let outcome
  try {
    outcome = await body()
  } catch (error) {
    if (!pattern.test(error.message)) throw new Error(`it says “${error.message}”`, { cause: error })
    return error
  }
  throw new Error(`it did not fail, it gave ${text(outcome)}`)
}

/** Waits until everything has run that waits only for promises. */
export function settled() {
  return new Promise((resolve) => { atOnce(resolve) })
}

/** Returns a function that records its calls. */
export function spy(answer = () => undefined) {
  const called = (...values) => {
    called.calls.push(values)
    return answer(...values)
  }
  called.calls = []
  return called
}

/** The timers, frames and time of day of the page, which stand still until the test advances them. */
class HandTurnedClock {
  now = 1_000_000
  #waiting = new Map() // number → { at, body, every }
  #count = 0
  #kept = {}

  start() {
    const set = (body, wait = 0, every = null) => {
      this.#count += 1
      this.#waiting.set(this.#count, { at: this.now + wait, body, every })
      return this.#count
    }
    const clear = (number) => { this.#waiting.delete(number) }
    const own = {
      setTimeout: set, setInterval: (body, wait) => set(body, wait, wait), clearTimeout: clear, clearInterval: clear,
      requestAnimationFrame: (body) => set(body, 16), cancelAnimationFrame: clear,
    }
    for (const name of Object.keys(own)) this.#kept[name] = window[name]
    this.#kept.date = Date.now
    Object.assign(window, own)
    Date.now = () => this.now
  }

  stop() {
    const { date, ...others } = this.#kept
    Object.assign(window, others)
    Date.now = date
  }

  /** The number of pending timers. */
  get waiting() { return this.#waiting.size }

  /** Lets time pass, and runs what falls due in its order. @param {number} milliseconds */
  async turn(milliseconds) {
    const end = this.now + milliseconds
    await settled()
    for (let next = this.#next(end); next; next = this.#next(end)) {
      const [number, { at, body, every }] = next
      this.now = Math.max(this.now, at)
      if (every) this.#waiting.set(number, { at: at + every, body, every })
      else this.#waiting.delete(number)
      body()
      await settled()
    }
    this.now = end
  }

  #next(end) {
    return Array.from(this.#waiting).filter(([, { at }]) => at <= end).sort(([, first], [, second]) => first.at - second.at)[0]
  }
}

function text(value) {
  const plain = (_, part) => part instanceof Map || part instanceof Set ? Array.from(part) : part === undefined ? '(undefined)' : part
  return JSON.stringify(value, plain)
}
