import { ignoreMissingModule } from '../elements/failures.js'
import { Caret } from './caret.js'
import { Device } from './device.js'
import { FieldEcho } from './field_echo.js'
import { FocusKeeper } from './focus_keeper.js'
import { Gestures } from './gestures.js'
import { Renderer } from './renderer.js'
import { Retrying } from './retrying.js'

/** The device with everything in it: draws what the server says, and reports what a person does. */
export class Stage {
  #input = 0
  #pausedFocus = null
  #ends = null // of lists; loaded with the first list that asks
  #isStale = false
  #isGone = false

  /** @param {{ page: object, window: Window, parts: Record<string, HTMLElement> }} services */
  constructor({ page, window, parts }) {
    const { document } = window
    const { screen, frame, room, clock } = parts
    Object.assign(this, { page, window, document, screen, frame, parts })
    this.device = new Device({ frame, stage: room, clock })
    this.echo = new FieldEcho()
    this.retrying = new Retrying({
      isLoading: () => page.model.isLoading, isRetry: (view) => page.model.retryButtons.includes(view),
      words: () => page.t('retrying'),
    })
    this.focus = new FocusKeeper({ screen, document })
    this.renderer = new Renderer({
      root: screen,
      guard: (element, value) => this.echo.holds(element, value, this.#input),
      failed: (error) => page.broken(error),
      asks: this.#asked,
      send: page.send,
    })
    this.caret = new Caret({
      screen, renderer: this.renderer, send: page.send, drawn: () => this.#input,
      isIdle: () => Boolean(page.shown.past) || page.isViewer(),
    })
    this.gestures = new Gestures({
      root: screen, renderer: this.renderer, echo: this.echo, retrying: this.retrying, caret: this.caret, send: page.send,
    })
  }

  start() {
    this.device.start()
    this.focus.start()
    this.gestures.start()
    const { page } = this
    const hold = () => this.device.hold(page.shown.model.device)
    page.model.on('device', hold)
    page.shown.onChange(hold)
    page.model.on('faults', this.#fly)
    page.model.on('snapshot', this.#fly)
  }

  /** A phone without any network shows an airplane. */
  #fly = () => {
    const isAway = this.page.model.faults.some((rule) =>
      rule.path === '*' && ['offline', 'noConnection'].includes(rule.fault) && !rule.count && !rule.after && !rule.chance)
    this.frame.dataset.network = isAway ? 'off' : 'on'
  }

  /** Another session: the screen is empty until its snapshot. */
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
    // One that has ended has no tree; a recording is shown by its steps.
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

  /** A list wants to know when its end has been seen; who only looks has nothing to say. */
  #asked = async (record) => {
    if (this.page.isViewer()) return
    const { window, screen: root, page } = this
    this.#ends ??= import('./list_ends.js').then(({ ListEnds }) => {
      const ends = new ListEnds({ root, window, send: page.send })
      ends.start()
      return ends
    })
    try {
      const ends = await this.#ends
      ends.asked(record)
    } catch {
      this.#ends = null // the connection broke on the way: the next list that asks tries again
    }
  }

  /** Lists are measured again. */
  look() {
    this.#ends?.then((ends) => ends.look(), ignoreMissingModule)
  }

  /** What is drawn may no longer be so: it is greyed, and cannot be pressed. */
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

  /** Whether the app has crashed. */
  gone(isGone) {
    this.#isGone = isGone
    this.#hold()
  }

  #hold() { this.screen.inert = this.#isStale || this.#isGone }
}
