import { pathOf } from '../net/address.js'

/** Says, once each, what a person who does not see the screen has to know: that a load began, and how it ended. */
export class Announcer {
  #attempts = new Map()
  #shown = new Set() // the screens that were shown, by what they are known by
  #heard = 0 // the number of the last state
  #turn = {} // the last start and success since the last turn, and the navigation it sent for

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

  /** What a snapshot tells of loads: the last one that ended well, and those after it, unless they were heard before. */
  catchUp(states) {
    const shown = Math.max(states.findLastIndex(({ state }) => state === 'success'), 0)
    for (const entry of states.slice(0, shown)) if (entry.state === 'success') this.#shown.add(keyOf(entry))
    for (const entry of states.slice(shown)) if (entry.n > this.#heard) this.state(entry)
    this.turn()
  }

  /** A state of a load. An error is said at once and with the attempt, all else when the turn is over. */
  state(entry) {
    this.#heard = entry.n
    const key = keyOf(entry)
    if (entry.state === 'started') this.#turn.started = entry
    else if (entry.state === 'success') {
      this.#attempts.delete(key)
      this.#turn.success = entry
    } else if (entry.state === 'error') this.#fail(entry, key)
  }

  /** A request: where a navigation goes that its state says only the start of. */
  request({ phase, purpose, url }) {
    if (phase === 'pending' && purpose === 'navigation') this.#turn.goal = url
  }

  /** Everything that one input caused is known: several states of one load are one sentence. */
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

/** The same words twice are heard twice only if the region changes between. */
function speak(region, text) {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
