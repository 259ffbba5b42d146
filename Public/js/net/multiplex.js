import { eventNames } from './contract.js'

const longestWait = 8000
const silenceLimit = 40000

/**
 * The connection to a page: a message port, or an object in the page itself.
 *
 * @typedef {Pick<MessagePort, 'postMessage'> & Partial<Pick<MessagePort, 'start'|'onmessage'>>
 *   & { onclose?: () => void }} PageEnd
 */

/**
 * One event stream for several pages. Pages are message ports: each follows one or more sessions, and receives a
 * snapshot and then every later event of these sessions exactly once.
 */
export class Multiplex {
  // For each port, the sessions that it follows: epoch and sequence of the last event, or null before the snapshot.
  #places = new Map()
  #source = null
  #isOpen = false
  #failures = 0
  #timer = null
  // Checks whether the stream has been silent for too long.
  #watch = null
  // Sessions that the server is looking for.
  #away = new Set()
  // Whether the stream is opened at the end of this task.
  #isDue = false
  #heard = 0

  /** @param {{ EventSource: typeof EventSource, base: string }} services */
  constructor({ EventSource, base }) {
    this.EventSource = EventSource
    this.base = base
  }

  /** @param {PageEnd} port */
  adopt(port) {
    this.#places.set(port, new Map())
    const gone = () => {
      this.#places.delete(port)
      if (this.#followed().size === 0) this.#connect()
    }
    port.onmessage = ({ data }) => {
      if (data.type === 'close') gone()
      else this[data.type]?.(port, data)
    }
    port.onclose = gone
    port.start?.()
    port.postMessage({ type: 'connection', open: this.#isOpen })
  }

  /** Follows a session. Following it again requests a new snapshot. */
  follow(port, { session }) {
    this.#places.get(port)?.set(session, null)
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => {
      this.#isDue = false
      this.#connect()
    })
  }

  leave(port, { session }) {
    this.#places.get(port)?.delete(session)
    if (this.#followed().size === 0) this.#connect()
  }

  /** Reconnects at once, because the user or the network came back. */
  wake() {
    // A stream that is being opened gets a second.
    const patience = this.#isOpen ? silenceLimit / 2 : 1000
    if (!this.#source || Date.now() - this.#heard > patience) this.#connect()
  }

  /** Returns the earliest position that any page needs of each session; null if one needs a snapshot. */
  #followed() {
    const earliest = new Map()
    for (const places of this.#places.values()) {
      for (const [session, place] of places) {
        const known = earliest.get(session)
        const isOlder = known && place && place.epoch === known.epoch && place.sequence < known.sequence
        if (known === undefined || place === null || isOlder) earliest.set(session, known === null ? null : place)
      }
    }
    return earliest
  }

  #connect() {
    clearTimeout(this.#timer)
    clearInterval(this.#watch)
    this.#source?.close()
    this.#source = null
    this.#away.clear()
    const followed = this.#followed()
    if (followed.size === 0) return this.#report(false)
    const query = Array.from(followed, ([session, place]) =>
      `session=${encodeURIComponent(session)}${place ? `@${place.epoch}.${place.sequence}` : ''}`)
    const source = new this.EventSource(`${this.base}api/events?${query.join('&')}`)
    this.#source = source
    this.#heard = Date.now()
    this.#watch = setInterval(() => {
      if (this.#isOpen && Date.now() - this.#heard > silenceLimit) this.#fail()
    }, silenceLimit / 4)
    source.onopen = () => {
      this.#failures = 0
      this.#report(true)
    }
    source.onerror = () => { if (source === this.#source) this.#fail() }
    for (const name of eventNames) {
      source.addEventListener(name, ({ data }) => { if (source === this.#source) this.#hear(name, JSON.parse(data)) })
    }
  }

  #fail() {
    this.#source?.close()
    this.#source = null
    this.#report(false)
    const wait = Math.min(250 * 2 ** this.#failures, longestWait)
    this.#failures += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
  }

  #report(open) {
    this.#isOpen = open
    for (const port of this.#places.keys()) port.postMessage({ type: 'connection', open })
  }

  #hear(name, frame) {
    this.#heard = Date.now()
    // A heartbeat, or the server is stopping.
    if (!frame.session) return
    if (name === 'away') return this.#miss(frame.session, true)
    if (this.#away.has(frame.session)) this.#miss(frame.session, false)
    if (name === 'gone') return this.#forget(name, frame.session, frame)
    const place = readPlace(frame.id)
    for (const [port, places] of this.#places) {
      const at = places.get(frame.session)
      if (at === undefined || !isNews(name, at, place)) continue
      if (place) places.set(frame.session, place)
      port.postMessage({ type: 'event', session: frame.session, name, data: frame.data })
    }
    if (name === 'ended') this.#forget(null, frame.session)
  }

  /**
   * Reports to the pages of a session that its stream is interrupted, because the server is looking for the session.
   */
  #miss(session, isAway) {
    if (isAway) this.#away.add(session)
    else this.#away.delete(session)
    for (const [port, places] of this.#places) {
      if (!places.has(session)) continue
      const open = this.#isOpen && !Array.from(places.keys()).some((it) => this.#away.has(it))
      port.postMessage({ type: 'connection', open })
    }
  }

  /** Stops to follow a session that ended or is gone, because the server would refuse it. */
  #forget(name, session, data) {
    for (const [port, places] of this.#places) {
      if (!places.delete(session) || !name) continue
      port.postMessage({ type: 'event', session, name, data })
    }
  }
}

function readPlace(id) {
  if (!id) return null
  const dot = id.lastIndexOf('.')
  return { epoch: id.slice(0, dot), sequence: Number(id.slice(dot + 1)) }
}

function isNews(name, at, place) {
  if (name === 'snapshot') return !at || !place || at.epoch !== place.epoch || at.sequence !== place.sequence
  if (at === null) return false
  return !place || at.epoch !== place.epoch || place.sequence > at.sequence
}
