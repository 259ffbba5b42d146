/** @import { LogEntry } from './log_entry.js' */
/** @import { Stage } from '../device/stage.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */
/** @import { SessionModel } from './session_model.js' */

/**
 * Converts times of a session to times of day, with the opening of the session, its own time, and the pauses in which
 * it did not run. Every time of day on the page comes from here.
 */
export class SessionClock {
  #skew = -Infinity // the least lag of the local clock behind the server's, by the fastest event

  /** @param {{ model: SessionModel, shown: ShownState, stage: Stage }} services */
  constructor({ model, shown, stage }) {
    Object.assign(this, { model, shown, stage })
    const { device } = stage
    model.on('snapshot', this.#begin)
    model.on('entries', this.#pass)
    device.now = () => this.now
    for (const topic of ['snapshot', 'phase']) model.on(topic, () => device.tick())
    shown.onChange(() => device.tick())
    this.#begin()
    device.tick()
  }

  /**
   * Returns the time of day of a time in the session. Without an input, a pause at exactly that time is regarded as
   * later.
   * @param {number} time
   * @param {number} [input]
   */
  moment(time, input, { session, pauses } = this.model) {
    const isBefore = (pause) => (input === undefined ? pause.time < time : pause.input <= input)
    const away = (pauses ?? []).filter(isBefore).reduce((sum, pause) => sum + pause.away, 0)
    return new Date((session?.opened ?? 0) + time + away)
  }

  /** Returns when an entry begins. @param {LogEntry} entry */
  of({ began = null, time, input }) {
    return began === null || began === time ? this.moment(time, input) : this.moment(began)
  }

  /** The present of a running session, or else the time at which it stopped. A stale screen keeps its time. */
  get now() {
    const { shown: { model }, stage } = this
    const isLive = model.phase === 'live' && stage.frame.dataset.state !== 'stale'
    if (model.session && !isLive) return this.moment(model.time, model.input, model)
    const isWrong = Number.isFinite(this.#skew) && Math.abs(this.#skew) > 2000
    return new Date(Date.now() + (isWrong ? this.#skew : 0))
  }

  /** Adds the pause that has just ended. The server writes the same entry before the next input. */
  #begin = () => {
    const { model } = this
    this.#skew = -Infinity
    const { pause, input, time } = model
    const known = Array.from(model.entries.values()).filter(({ kind }) => kind === 'pause')
    known.forEach(this.#pass)
    if (!pause || known.some(({ detail }) => detail.away === pause.away && detail.cause === pause.cause)) return
    const n = Math.max(0, ...model.entries.keys()) + 1
    this.#pass({ n, type: 'log', kind: 'pause', input: input + 1, time, level: 'info', message: pause.cause, detail: pause })
  }

  #pass = (entry) => {
    const { model } = this
    const { n, kind, input, time, detail } = entry
    if (kind === 'pause') {
      if (!model.pauses.some((pause) => pause.input === input)) model.pauses.push({ input, time, away: detail.away })
      if (!model.entries.has(n)) model.entries.set(n, { ...entry, cause: input })
      return
    }
    this.#skew = Math.max(this.#skew, this.moment(time, input).getTime() - Date.now())
  }
}
