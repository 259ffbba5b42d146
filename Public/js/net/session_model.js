/** @import { LogEntry } from './log_entry.js' */

/**
 * A text that the screen must show, or must not show, after a step.
 * @typedef {{ condition: 'shows'|'hides', text: string }} Expectation
 */

/**
 * A note on a step, or an expectation; without text, or with `removed`, it removes one.
 * @typedef {{ step: number, text?: string, shows?: string, hides?: string, removed?: boolean }} StepNote
 */

const mostEntries = 10_000

/** The page's data of its session: the latest values, and the log in its order. Draws nothing. */
export class SessionModel {
  #listeners = new Map()
  #roots
  #decisions
  #last

  constructor() {
    this.reset()
  }

  reset() {
    this.session = null
    this.driver = { input: 1 } // who has control: the input that gave it, and a name
    this.asking = [] // who requests control, likewise
    this.phase = 'opening'
    this.reason = null // why the session ended
    this.waiting = null // why the session waits
    this.crash = null
    this.device = null // the simulated device
    this.recording = null // the details of a session that was imported as a file
    this.input = 0
    this.time = 0
    this.navigation = { stacks: [], alerts: [] }
    this.retries = []
    this.pendingRetries = 0
    this.retryButtons = []
    this.faults = []
    this.entries = new Map() // n → entry; a request keeps its position when it ends
    this.requests = new Map() // id → entry
    this.notes = new Map() // step → note
    /** @type {Map<number, Expectation[]>} */
    this.expectations = new Map() // step → at least one
    this.note = null // the latest message that the app could not show itself
    this.#roots = new Map() // an input → the input that caused its effects
    this.#decisions = new Map() // a paused request → the input that continued it last
    this.#last = null
  }

  /**
   * Adds a listener.
   *
   * @param {string} topic  snapshot, entries, driver, notes, forgotten, navigation, retries, faults, crash, device,
   * phase
   * @param {Function} listener  @returns {() => void}  removes the listener
   */
  on(topic, listener) {
    const others = () => (this.#listeners.get(topic) ?? []).filter((other) => other !== listener)
    this.#listeners.set(topic, [...others(), listener])
    return () => this.#listeners.set(topic, others())
  }

  /**
   * Applies a snapshot. A waiting session without its app has no tree; then the known values stay.
   * @param {object} snapshot
   */
  takeSnapshot(snapshot) {
    if (snapshot.tree || !snapshot.waiting) this.reset()
    const { session, input, time = this.time } = snapshot
    Object.assign(this, { session, input, time })
    this.phase = snapshot.session.phase ?? 'live'
    Object.assign(this, { driver: snapshot.session.driver ?? this.driver, asking: snapshot.session.asking ?? [] })
    this.waiting = snapshot.waiting ?? null
    this.recording = snapshot.recording ?? null
    this.pauses = snapshot.pauses ?? []
    this.restored = snapshot.restored
    this.pause = this.restored?.pause // a pause that has ended, but is not in the log yet
    this.#takeFacts(snapshot)
    for (const note of snapshot.notes ?? []) this.#applyNote(note)
    const entries = [
      ...(snapshot.states ?? []).map((entry) => ({ ...entry, type: 'state' })),
      ...(snapshot.requests ?? []).map((entry) => ({ ...entry, type: 'request' })),
      ...(snapshot.log ?? []).map((entry) => ({ ...entry, type: 'log' })),
    ].sort((first, second) => first.n - second.n)
    for (const entry of entries) this.#keep(entry)
    for (const topic of ['device', 'snapshot', 'navigation', 'retries', 'faults', 'crash', 'phase']) this.#tell(topic)
  }

  /** @param {object} patch */
  takePatch(patch) {
    this.input = Math.max(this.input, patch.input ?? 0)
    this.time = patch.time ?? this.time
    this.#takeFacts(patch)
    if (patch.crash !== undefined) this.phase = patch.crash ? 'crashed' : 'live'
    for (const topic of ['device', 'navigation', 'retries', 'faults']) if (patch[topic]) this.#tell(topic)
    if (patch.crash !== undefined) for (const topic of ['crash', 'phase']) this.#tell(topic)
  }

  /** @param {'state'|'request'|'log'} type  @param {object} data */
  takeEntry(type, data) {
    const entry = { ...data, type }
    this.input = Math.max(this.input, data.input ?? 0)
    this.time = data.time ?? this.time
    this.#keep(entry)
    this.#tell('entries', entry)
    if (isNotes(entry)) this.takeNotes(entry.detail.notes)
    if (entry.detail?.type === 'control') this.#changeHands(entry)
    return entry
  }

  /** Applies notes and expectations that were written or removed. @param {StepNote[]} notes */
  takeNotes(notes) {
    for (const note of notes) if (this.#applyNote(note)) this.#tell('notes', note.step)
  }

  /** Returns whether the note changed something. @param {StepNote} note */
  #applyNote({ step, text, shows, hides, removed }) {
    if (shows !== undefined) return this.#applyExpectation(step, { condition: 'shows', text: shows }, removed)
    if (hides !== undefined) return this.#applyExpectation(step, { condition: 'hides', text: hides }, removed)
    if (this.notes.get(step) === (text || undefined)) return false
    if (text) this.notes.set(step, text)
    else this.notes.delete(step)
    return true
  }

  #applyExpectation(step, expectation, isRemoved = false) {
    const before = this.expectations.get(step) ?? []
    const others = before.filter(({ condition, text }) => condition !== expectation.condition || text !== expectation.text)
    if (isRemoved === (others.length === before.length)) return false
    const after = isRemoved ? others : [...before, expectation]
    if (after.length) this.expectations.set(step, after)
    else this.expectations.delete(step)
    return true
  }

  #changeHands({ input, detail: { change, by, to } }) {
    if (change === 'asked') this.asking = [...this.asking, { input, by }]
    else Object.assign(this, { driver: { input: to ?? input, by }, asking: [] })
    this.#tell('driver')
  }

  /** Whether somebody else has control of the session. */
  get isOthers() {
    const { session, driver } = this
    return Boolean(session) && (session.id === session.watch || (session.grant ?? 1) !== driver.input)
  }

  end(reason) {
    this.phase = 'ended'
    this.reason = reason
    this.#tell('phase')
  }

  /** The front screen of the navigation; undefined before there is one. */
  get visibleScreen() {
    return this.navigation.stacks?.at(-1)?.screens.at(-1)
  }

  /** The root stack, without presented ones. With several tabs it is that of the selected tab, which comes last. */
  get rootStack() {
    return this.navigation.stacks?.findLast(({ presentation }) => presentation === 'root')
  }

  get isLoading() {
    return Array.from(this.requests.values()).some((request) => request.phase === 'pending')
  }

  #keep(entry) {
    const { detail, input } = entry
    if (goesOn(entry) && this.#last) this.#roots.set(input, this.#last.cause)
    if (entry.kind === 'input') this.#roots.set(input, input)
    entry.cause = this.#roots.get(input) ?? input
    if (entry.type === 'request') this.#keepRequest(entry)
    if (detail?.type === 'held') {
      this.#decisions.set(detail.request, input)
      const request = this.requests.get(detail.request)
      if (request) this.#own(request)
    }
    if (entry.type === 'log' && (entry.level === 'warning' || entry.detail?.url)) this.note = entry
    this.entries.set(entry.n, entry)
    if (!isNotes(entry)) this.#last = entry
    if (this.entries.size > mostEntries) {
      const [oldest, forgotten] = this.entries.entries().next().value
      this.entries.delete(oldest)
      if (forgotten.type === 'request') this.requests.delete(forgotten.id)
      this.#tell('forgotten', forgotten)
    }
  }

  /**
   * Records a request. A request and the effects of its response belong to the input that caused it, or to the input
   * that continued it. If only its end or its paused response is known, it began right after the entry before, or as
   * long ago as the end reports.
   */
  #keepRequest(entry) {
    const { duration, held, id, phase, time } = entry
    const known = this.requests.get(id)
    const last = this.#last
    if (known) entry.cause = known.cause
    else if (last && (phase !== 'pending' || held?.side === 'answer')) entry.cause = last.cause
    entry.began = duration >= 0 ? Math.round(10 * (time - duration)) / 10
      : known?.began ?? (held?.side === 'answer' && last ? last.began ?? last.time : time)
    this.#own(entry)
    this.requests.set(entry.id, entry)
  }

  /**
   * Assigns the effects of a response to the input that sent or continued its request, and the effects of a user's
   * input to that input.
   */
  #own({ cause, id, input, phase }) {
    if (/^(done|failed)$/.test(phase) && this.#roots.get(input) !== input) this.#roots.set(input, this.#decisions.get(id) ?? cause)
  }

  #takeFacts({ navigation, retries, pendingRetries, retryButtons, faults, crash, device }) {
    if (navigation) this.navigation = navigation
    if (retries) {
      this.retries = retries
      this.pendingRetries = pendingRetries ?? retries.length
    }
    if (retryButtons) this.retryButtons = retryButtons
    if (faults) this.faults = faults.rules ?? faults
    if (crash !== undefined) this.crash = crash
    if (device) this.device = device
  }

  #tell(topic, detail) {
    for (const listener of this.#listeners.get(topic) ?? []) listener(detail)
  }
}

/**
 * Returns whether an entry is a note on steps, which is not an event of the app.
 *
 * @param {LogEntry} entry
 */
export function isNotes({ kind, detail }) {
  return kind === 'input' && detail?.type === 'notes'
}

/** Returns whether an entry belongs to the input before it. @param {LogEntry} entry */
function goesOn({ kind, detail }) {
  if (kind === 'crash') return ['timer', 'response', 'failure', 'read'].includes(detail?.type)
  return kind === 'timer' || detail?.cause === 'triedAgain'
}
