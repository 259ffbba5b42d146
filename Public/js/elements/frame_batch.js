const pause = 100 // faster than that nobody reads

/**
 * Keeps what is to be drawn until the next frame, so that nothing on the device waits for it. What comes faster than it
 * can be read is drawn ten times a second.
 */
export class FrameBatch {
  #waiting = new Map() // key → what is drawn under it, in the order in which the keys came
  #frame = 0
  #timer = 0

  /** @param {{ window: Window, draw: (values: object[]) => void }} services */
  constructor({ window, draw }) {
    this.window = window
    this.draw = draw
  }

  /** What waits under the same key is drawn no more. @param {number} key  @param {object} value */
  set(key, value) {
    this.#waiting.set(key, value)
    if (!this.#timer) this.#wait()
  }

  delete(key) { this.#waiting.delete(key) }

  clear() { this.#waiting.clear() }

  /** Draws at once what waits, before a person does something with it. A hidden page has no frames. */
  flush = () => {
    this.window.cancelAnimationFrame(this.#frame)
    this.#frame = 0
    if (this.#waiting.size === 0) return
    const values = Array.from(this.#waiting.values())
    this.#waiting.clear()
    this.draw(values)
    this.#timer ||= this.window.setTimeout(this.#rested, pause)
  }

  #wait() {
    this.#frame ||= this.window.requestAnimationFrame(this.flush)
  }

  #rested = () => {
    this.#timer = 0
    if (this.#waiting.size) this.#wait()
  }
}
