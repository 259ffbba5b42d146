const pause = 100 // milliseconds between two drawings

/**
 * Collects values until the next frame, so that they do not delay the device. Values that change faster are drawn ten
 * times a second.
 */
export class FrameBatch {
  #waiting = new Map() // key → value, in the order of the keys
  #frame = 0
  #timer = 0

  /** @param {{ window: Window, draw: (values: object[]) => void }} services */
  constructor({ window, draw }) {
    this.window = window
    this.draw = draw
  }

  /**
   * Sets the value of a key. An older one that was not drawn yet is dropped. @param {number} key  @param {object} value
   */
  set(key, value) {
    this.#waiting.set(key, value)
    if (!this.#timer) this.#wait()
  }

  delete(key) { this.#waiting.delete(key) }

  clear() { this.#waiting.clear() }

  /** Draws the collected values at once, such as before the user acts on them. A hidden page has no frames. */
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
