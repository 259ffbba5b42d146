import { pathOf } from '../net/address.js'

/** Announces to screen readers, once each, that a load began and how it ended. */
export class Announcer {
  #attempts = new Map()
  #shown = new Set() // the keys of the screens that were shown
  #heard = 0 // the number of the last state
  #turn = {} // the last start and success of the current turn, and the URL of its navigation request

  /** @param {{ polite: HTMLElement, assertive: HTMLElement, t: Function }} services */
  constructor({ polite, assertive, t }) {
    this.polite = polite
    this.assertive = assertive
    this.t = t
  }

  reset() {
    this.#attempts.clear()
    this.#shown.clear()
    this.#turn = {}
    this.#heard = 0
  }

  /** @param {string} text */
  say(text) { speak(this.polite, text) }

  /** Announces the loads of a snapshot: the last successful load and all loads after it, except loads that were
   * announced before. */
  catchUp(states) {
    const shown = Math.max(states.findLastIndex(({ state }) => state === 'success'), 0)
    for (const entry of states.slice(0, shown)) if (entry.state === 'success') this.#shown.add(keyOf(entry))
    for (const entry of states.slice(shown)) if (entry.n > this.#heard) this.state(entry)
    this.turn()
  }

  /**
   * Records a state of a load. An error is announced at once with its attempt, any other state at the end of the turn.
   */
  state(entry) {
    this.#heard = entry.n
    const key = keyOf(entry)
    if (entry.state === 'started') this.#turn.started = entry
    else if (entry.state === 'success') {
      this.#attempts.delete(key)
      this.#turn.success = entry
    } else if (entry.state === 'error') this.#fail(entry, key)
  }

  /** Records the URL of a navigation request, because the state of the load does not have it yet. */
  request({ phase, purpose, url }) {
    if (phase === 'pending' && purpose === 'navigation') this.#turn.goal = url
  }

  /** Ends a turn. Several states of one load are announced in one sentence. */
  turn() {
    const { started, success, goal } = this.#turn
    this.#turn = {}
    if (success) {
      this.#shown.add(keyOf(success))
      this.say(this.t('shownName', { name: this.#name(success) }))
    } else if (started) {
      const isNavigation = goal && this.#shown.has(keyOf(started))
      this.say(this.t('loadingName', { name: isNavigation ? pathOf(goal) : this.#name(started) }))
    }
  }

  #fail(entry, key) {
    this.#turn = {}
    const attempt = entry.attempt ?? (this.#attempts.get(key) ?? 0) + 1
    this.#attempts.set(key, attempt)
    const name = this.#name(entry)
    const message = entry.error?.message ?? this.t(entry.error?.kind ?? 'error')
    speak(this.assertive, this.t(attempt > 1 ? 'failedAgain' : 'failed', { name, message, attempt }))
  }

  #name({ screen }) {
    return screen?.title ?? (screen?.url && pathOf(screen.url)) ?? screen?.id ?? this.t('aScreen')
  }
}

function keyOf({ controller, screen }) {
  return [controller, screen?.url ?? screen?.id ?? screen?.title ?? screen?.type].join(' ')
}

/** Writes a text into a live region. The text must change to be read again, so a repeated one gets a space. */
function speak(region, text) {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
