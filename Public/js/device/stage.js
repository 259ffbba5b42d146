import { ignoreMissingModule } from '../elements/failures.js'
import { Caret } from './caret.js'
import { Device } from './device.js'
import { FieldEcho } from './field_echo.js'
import { FocusKeeper } from './focus_keeper.js'
import { Gestures } from './gestures.js'
import { Renderer } from './renderer.js'
import { Retrying } from './retrying.js'

/** @import { PageParts } from '../elements/elements.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Send, ViewRecord } from './view_types.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */

/**
 * The services of the session that is shown.
 * @typedef {object} ShownServices
 * @property {SessionModel} model
 * @property {ShownState} shown
 * @property {Send} send
 * @property {() => boolean} isViewer  whether the page cannot send inputs
 * @property {string} name  the name in requests; null before a session is shown
 */

/** The device and its screen. Draws the views of the server, and sends the inputs of the user. */
export class Stage {
  #input = 0
  #pausedFocus = null
  #ends = null // ListEnds, loaded with the first list that requests it
  #isStale = false
  #isGone = false

  /**
   * @param {{ window: Window, parts: PageParts, t: (key: string) => string, session: ShownServices,
   *           failed: (error: Error) => void }} services
   */
  constructor({ window, parts, t, session, failed }) {
    const { document } = window
    const { screen, frame, room, clock } = parts
    Object.assign(this, { session, window, document, screen, frame, parts })
    const { model, shown, send, isViewer } = session
    this.device = new Device({ frame, stage: room, clock })
    this.echo = new FieldEcho()
    this.retrying = new Retrying({
      isLoading: () => model.isLoading, isRetry: (view) => model.retryButtons.includes(view),
      words: () => t('retrying'),
    })
    this.focus = new FocusKeeper({ screen, document })
    this.renderer = new Renderer({
      root: screen,
      guard: (element, value) => this.echo.holds(element, value, this.#input),
      failed,
      asks: this.#asked,
      send,
    })
    this.caret = new Caret({
      screen, renderer: this.renderer, send, drawn: () => this.#input,
      isIdle: () => Boolean(shown.past) || isViewer(),
    })
    this.gestures = new Gestures({
      root: screen, renderer: this.renderer, echo: this.echo, retrying: this.retrying, caret: this.caret, send,
    })
  }

  start() {
    this.device.start()
    this.focus.start()
    this.gestures.start()
    const { model, shown } = this.session
    const hold = () => this.device.hold(shown.model.device)
    model.on('device', hold)
    shown.onChange(hold)
  }

  /** Empties the screen until the snapshot of another session. @param {string} session */
  empty(session) {
    this.screen.dataset.session = session
    this.retrying.clear()
    this.renderer.clear()
    this.stale(false)
  }

  /** @param {object} snapshot */
  show(snapshot) {
    this.#input = snapshot.input
    const { session, tree } = snapshot
    // An ended session has no tree. A recording is shown by its steps.
    if (tree && session.phase !== 'recording') this.focus.around(() => this.renderer.show(tree))
    this.caret.look()
    this.look()
  }

  /** @param {object} patch */
  apply(patch) {
    this.#input = patch.input ?? this.#input
    if (!patch.ops?.length) return
    this.focus.around(() => this.renderer.apply(patch.ops))
    this.caret.look()
    this.look()
  }

  /** Observes a list that requests a report of its end. A viewer sends nothing. @param {ViewRecord} record */
  #asked = async (record) => {
    const { window, screen: root, session } = this
    if (session.isViewer()) return
    this.#ends ??= import('./list_ends.js').then(({ ListEnds }) => {
      const ends = new ListEnds({ root, window, send: session.send })
      ends.start()
      return ends
    })
    try {
      const ends = await this.#ends
      ends.asked(record)
    } catch {
      this.#ends = null // The next list that requests it tries again.
    }
  }

  /** Measures the lists again. */
  look() {
    this.#ends?.then((ends) => ends.look(), ignoreMissingModule)
  }

  /** Greys a screen that may be out of date, and disables it. @param {boolean} isStale */
  stale(isStale) {
    if (this.#isStale === isStale) return
    this.#isStale = isStale
    const { activeElement } = this.document
    if (isStale) {
      this.#pausedFocus = this.screen.contains(activeElement) ? activeElement : null
      this.#hold()
      this.frame.dataset.state = 'stale'
      if (this.#pausedFocus) this.parts.card.querySelector('.card-title')?.focus()
    } else {
      this.#hold()
      this.frame.dataset.state = 'live'
      if (this.#pausedFocus && this.document.activeElement === this.document.body) {
        const target = this.#pausedFocus.isConnected ? this.#pausedFocus : this.screen
        target.focus({ preventScroll: true })
      }
      this.#pausedFocus = null
    }
  }

  /** Disables the screen of a crashed app. @param {boolean} isGone */
  gone(isGone) {
    this.#isGone = isGone
    this.#hold()
  }

  #hold() { this.screen.inert = this.#isStale || this.#isGone }
}
