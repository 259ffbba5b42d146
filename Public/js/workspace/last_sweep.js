import { store } from '../elements/stored.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */

/**
 * A fault sweep, as the server reports it.
 * @typedef {object} Sweep
 * @property {string} [id]
 * @property {string} [session]  the watch name of the swept session
 * @property {'planning'|'running'|'done'|'stopped'} phase
 * @property {number} [cells]  the number of checks that are known so far
 * @property {number} [done]
 * @property {number} [duration]  in milliseconds
 * @property {number} [remaining]  in milliseconds
 * @property {(string|null)[]} [controllers]
 * @property {string[]} [faults]
 * @property {SweepTry[]} [tries]
 */

/**
 * A check of a sweep: a request with a fault.
 * @typedef {object} SweepTry
 * @property {string} request
 * @property {string} fault
 * @property {string} [controller]
 * @property {string} [verdict]
 * @property {number} [seed]
 * @property {{ kind: string, text: string }[]} [findings]
 */

const rhythm = 2000 // milliseconds between two requests for a sweep whose dialog is closed
const english = { sweepProgress: '{done} of {cells}', sweepRuns: 'running' }
const portuguese = { sweepProgress: '{done} de {cells}', sweepRuns: 'em andamento' }

/** The last fault sweep of the shown session that this tab knows. Requests its progress while its dialog is closed. */
export class LastSweep {
  #kept = new Map() // session → the id of its sweep, also where the browser forbids storage
  #session = null // the session whose sweep is followed
  #timer = null
  #found = null // the sweep as the server last sent it

  /**
   * @param {{ api: Api, session: ShownServices, tab: Storage?, words: Words }} services
   * @param {() => void} changed  called when the progress changes
   */
  constructor({ api, session, tab, words }, changed) {
    words.add(english, portuguese)
    Object.assign(this, { api, session, tab, t: words.t, changed })
  }

  /** The id of the sweep; undefined if the tab knows none. */
  get id() {
    const { name } = this.session
    return this.#kept.get(name) ?? this.tab?.getItem(keyOf(name)) ?? null
  }

  /** Returns whether a sweep has ended, and its number of checks. @param {Sweep} sweep */
  account(sweep) { return { isOver: isOver(sweep), checks: checksOf(sweep) } }

  /** The progress of a running sweep in words; empty without one. */
  get progress() {
    const { t } = this
    if (!this.#found || isOver(this.#found)) return ''
    const { done } = this.#found
    const cells = checksOf(this.#found)
    return cells ? t('sweepProgress', { done, cells }) : t('sweepRuns')
  }

  /** Follows the sweep of the shown session. */
  look() {
    const { name } = this.session
    if (this.#session === name) return
    this.#session = name
    this.#show(null)
    if (this.id) this.#read(this.id)
  }

  /** Stores a sweep of the session. @param {string} id  @param {Sweep} [sweep]  as the server sends it */
  keep(id, sweep = { phase: 'planning' }) {
    const { isViewer, name } = this.session
    if (isViewer()) return
    if (id !== this.id) {
      this.#kept.set(name, id)
      store(this.tab, keyOf(name), id)
    }
    this.#show(sweep)
    if (!isOver(sweep)) this.#timer = setTimeout(() => this.#read(id), rhythm)
  }

  /** Forgets a sweep that the server no longer has. @param {string} id */
  forget(id) {
    const { name } = this.session
    if (id !== this.id) return
    this.#kept.delete(name)
    this.tab?.removeItem(keyOf(name))
    this.#show(null)
  }

  #show(sweep) {
    clearTimeout(this.#timer)
    this.#found = sweep
    this.changed()
  }

  async #read(id) {
    const { name } = this.session
    const isStill = () => this.session.name === name && this.id === id
    try {
      const sweep = await this.api.call('GET', `api/sweeps/${encodeURIComponent(id)}`)
      if (isStill()) this.keep(id, sweep)
    } catch (error) {
      if (!isStill()) return
      if (error.status === 404) return this.forget(id)
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#read(id), rhythm)
    }
  }
}

/** Returns whether a sweep has ended. @param {{ phase: string }} sweep */
function isOver({ phase }) {
  return phase === 'done' || phase === 'stopped'
}

/**
 * Returns the number of checks of a sweep, estimated while it runs. Each controller and order of responses adds its
 * checks only when it begins, but the remaining time includes them.
 *
 * @param {Sweep} sweep
 */
function checksOf(sweep) {
  const { cells, done, remaining, duration } = sweep
  if (isOver(sweep) || !remaining || !duration) return cells
  return Math.max(done + Math.round(remaining * done / duration), cells)
}

const keyOf = (session) => `kennel.sweep.${session}`
