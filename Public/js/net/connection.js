const patience = 500

/**
 * The state of the connection between this page and the server. An interruption shorter than half a second has no
 * effect; a longer one makes the screen stale.
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

  /** Whether the session has ended, is gone, or was never opened. */
  get isOver() { return ['ended', 'gone', 'none'].includes(this.state) }

  /** Begins to connect to another session. */
  reset() {
    clearTimeout(this.#timer)
    this.#timer = null
    this.#become('connecting')
  }

  /** Records that the event stream opened or broke. */
  stream(isOpen) {
    this.#isOpen = isOpen
    this.#consider()
  }

  /** Records whether a call reached the server. */
  reached(isThere) {
    this.#isCutOff = !isThere
    this.#consider()
  }

  /**
   * Ends the connection, because the session has ended or none could be opened. @param {'ended'|'gone'|'none'} state
   */
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

  /** Requests the session after an interruption, because the browser does not report why a stream failed. */
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
