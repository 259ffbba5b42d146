/** @import { Travel } from './travel.js' */
/** @import { SessionModel } from '../net/session_model.js' */

/** The milliseconds between two steps for each speed. */
const paces = {
  1: (wait) => wait,
  4: (wait) => wait / 4,
  idle: (wait) => Math.min(wait, 400), // longer pauses are shortened
}

export const speeds = Object.keys(paces)

/** Plays the steps in the original intervals, or faster. */
export class Playback {
  speed = '1'
  #timer = null
  #isPlaying = false

  /** @param {{ window: Window, model: SessionModel, travel: Travel, changed: () => void }} services */
  constructor({ window, model, travel, changed }) {
    Object.assign(this, { window, model, travel, changed })
  }

  get isPlaying() { return this.#isPlaying }

  toggle() {
    if (this.#isPlaying) this.stop()
    else this.#start()
  }

  /** Stops at the shown step. */
  stop() {
    if (!this.#isPlaying) return
    this.#isPlaying = false
    this.window.clearTimeout(this.#timer)
    this.changed()
  }

  /** Sets the speed from the next step on. @param {string} speed */
  go(speed) {
    this.speed = speed
    if (this.#isPlaying) this.#wait()
  }

  async #start() {
    const { travel } = this
    this.#isPlaying = true
    this.changed()
    if (travel.step >= travel.of) await travel.to(1, true)
    this.#wait()
  }

  #wait() {
    const { travel, window } = this
    window.clearTimeout(this.#timer)
    if (!this.#isPlaying) return
    if (!travel.record || travel.step >= travel.of) return this.stop()
    const wait = Math.max(this.#timeOf(travel.step + 1) - this.#timeOf(travel.step), 0)
    this.#timer = window.setTimeout(this.#next, paces[this.speed](wait))
    return undefined
  }

  #next = async () => {
    await this.travel.to(this.travel.step + 1, true)
    this.#wait()
  }

  /**
   * Returns the time of a step, in milliseconds of the session. A step without an entry has that of the step before.
   */
  #timeOf(step) {
    let time = 0
    for (const entry of this.model.entries.values()) {
      if (entry.input <= step && entry.time > time) time = entry.time
    }
    return time
  }
}
