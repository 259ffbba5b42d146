/**
 * The time of day in a session: when it was opened, its own time, and the times in which it did not run. Everything that
 * shows a time asks here.
 */
export class SessionClock {
  #skew = -Infinity // how far the clock here is behind that of the server, by the event that came quickest

  /** @param {object} page */
  constructor(page) {
    this.page = page
    const { model, stage: { device } } = page
    model.on('snapshot', this.#begin)
    model.on('entries', this.#pass)
    device.now = () => this.now
    for (const topic of ['snapshot', 'phase']) model.on(topic, () => device.tick())
    page.shown.onChange(() => device.tick())
    this.#begin()
    device.tick()
  }

  /**
   * The time of day of a moment. Of what is known only by its time, a pause at that very time is not before it.
   * @param {number} time  @param {number} [input]
   */
  moment(time, input, { session, pauses } = this.page.model) {
    const isBefore = (pause) => (input === undefined ? pause.time < time : pause.input <= input)
    const away = (pauses ?? []).filter(isBefore).reduce((sum, pause) => sum + pause.away, 0)
    return new Date((session?.opened ?? 0) + time + away)
  }

  /** When an entry begins. @param {object} entry */
  of({ began = null, time, input }) {
    return began === null || began === time ? this.moment(time, input) : this.moment(began)
  }

  /** Now, where what is shown goes on, or else its end. A screen that may be old keeps the time that it had. */
  get now() {
    const { shown: { model }, stage } = this.page
    const isLive = model.phase === 'live' && stage.frame.dataset.state !== 'stale'
    if (model.session && !isLive) return this.moment(model.time, model.input, model)
    const isWrong = Number.isFinite(this.#skew) && Math.abs(this.#skew) > 2000
    return new Date(Date.now() + (isWrong ? this.#skew : 0))
  }

  /** A pause that is over is told at once; the server writes the same entry before the next input. */
  #begin = () => {
    const { model } = this.page
    this.#skew = -Infinity
    const { pause, input, time } = model
    const known = Array.from(model.entries.values()).filter(({ kind }) => kind === 'pause')
    known.forEach(this.#pass)
    if (!pause || known.some(({ detail }) => detail.away === pause.away && detail.cause === pause.cause)) return
    const n = Math.max(0, ...model.entries.keys()) + 1
    this.#pass({ n, type: 'log', kind: 'pause', input: input + 1, time, level: 'info', message: pause.cause, detail: pause })
  }

  #pass = (entry) => {
    const { model } = this.page
    const { n, kind, input, time, detail } = entry
    if (kind === 'pause') {
      if (!model.pauses.some((pause) => pause.input === input)) model.pauses.push({ input, time, away: detail.away })
      if (!model.entries.has(n)) model.entries.set(n, { ...entry, cause: input })
      return
    }
    this.#skew = Math.max(this.#skew, this.moment(time, input) - Date.now())
  }
}
