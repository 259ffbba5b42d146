/** Says, once each, what a person who does not see the screen has to know. */
export class Announcer {
  #loading = new Set()
  #attempts = new Map()
  #heard = 0 // the number of the last state

  /** @param {{ polite: HTMLElement, assertive: HTMLElement, t: Function }} services */
  constructor({ polite, assertive, t }) {
    this.polite = polite
    this.assertive = assertive
    this.t = t
  }

  reset() {
    this.#loading.clear()
    this.#attempts.clear()
    this.#heard = 0
  }

  /** @param {string} text */
  say(text) { speak(this.polite, text) }

  /** What a snapshot tells of loads: those that are not over with a screen, unless they were heard before. */
  catchUp(states) {
    const shown = states.findLastIndex(({ state }) => state === 'success')
    for (const entry of states.slice(shown + 1)) if (entry.n > this.#heard) this.state(entry)
  }

  /** A state of a load: its start is said once, its error at once and with the attempt. */
  state(entry) {
    this.#heard = entry.n
    const name = entry.screen?.title ?? entry.screen?.url ?? entry.screen?.id ?? this.t('aScreen')
    const key = `${entry.controller}/${name}`
    if (entry.state === 'started') {
      if (this.#loading.has(key)) return
      this.#loading.add(key)
      return speak(this.polite, this.t('loadingName', { name }))
    }
    this.#loading.delete(key)
    if (entry.state === 'success') this.#attempts.delete(key)
    if (entry.state !== 'error') return
    const attempt = entry.attempt ?? (this.#attempts.get(key) ?? 0) + 1
    this.#attempts.set(key, attempt)
    const message = entry.error?.message ?? this.t(entry.error?.kind ?? 'error')
    speak(this.assertive, this.t(attempt > 1 ? 'failedAgain' : 'failed', { name, message, attempt }))
  }
}

/** The same words twice are heard twice only if the region changes between. */
function speak(region, text) {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
