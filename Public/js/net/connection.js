const patience = 500

/**
 * How things stand between this page and the server. A cut shorter than half a second is nobody's business;
 * a longer one makes what is drawn stale.
 */
export class Connection {
  #isOpen = false
  #isCutOff = false
  #timer = null
  state = 'connecting'

  /** @param {{ window: Window, probe: () => Promise<'there'|'gone'>, changed: (state: string) => void }} services */
  constructor({ window, probe, changed }) {
    this.window = window
    this.probe = probe
    this.changed = changed
  }

  start() {
    this.window.addEventListener('offline', this.#check)
    this.window.addEventListener('online', this.#check)
  }

  stop() {
    this.window.removeEventListener('offline', this.#check)
    this.window.removeEventListener('online', this.#check)
    clearTimeout(this.#timer)
  }

  /** Whether there is no session to do anything with. */
  get isOver() { return ['ended', 'gone', 'none'].includes(this.state) }

  /** A session is followed from its beginning. */
  reset() {
    clearTimeout(this.#timer)
    this.#timer = null
    this.#become('connecting')
  }

  /** The event stream opened or broke. */
  stream(isOpen) {
    this.#isOpen = isOpen
    this.#consider()
  }

  /** A call reached the server, or did not. */
  reached(isThere) {
    this.#isCutOff = !isThere
    this.#consider()
  }

  /** The session is over, or none could be opened: nothing is waited for any more. @param {'ended'|'gone'|'none'} state */
  finish(state) {
    clearTimeout(this.#timer)
    this.#timer = null
    this.#become(state)
  }

  #consider() {
    if (this.isOver) return
    if (this.#isOpen && !this.#isCutOff) {
      clearTimeout(this.#timer)
      this.#timer = null
      this.#become('live')
    } else if (!this.#timer) {
      this.#timer = setTimeout(this.#giveUpOnIt, patience)
    }
  }

  /** A stream that cannot be opened does not say why; asking for the session does. */
  #giveUpOnIt = async () => {
    this.#become(this.state === 'connecting' ? 'connecting' : 'reconnecting')
    this.#timer = setTimeout(this.#giveUpOnIt, 4000)
    await this.#check()
  }

  #check = async () => {
    try {
      const answer = await this.probe()
      if (answer === 'gone') this.finish('gone')
      else this.reached(true)
    } catch {
      this.reached(false)
      if (this.state === 'connecting') this.#become('reconnecting')
    }
  }

  #become(state) {
    if (this.state === state) return
    this.state = state
    this.changed(state)
  }
}
