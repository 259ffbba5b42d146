import { Stage } from './device/stage.js'
import { copyText } from './elements/clipboard.js'
import { builders } from './elements/elements.js'
import { dressLate } from './elements/late_style.js'
import { LateParts } from './late_parts.js'
import { Api, Problem } from './net/api.js'
import { Connection } from './net/connection.js'
import { SessionClock } from './net/session_clock.js'
import { SessionModel } from './net/session_model.js'
import { Stream } from './net/stream.js'
import { Words } from './words/words.js'
import { ConnectionSign } from './workspace/connection_sign.js'
import { tellUnopened } from './workspace/failed_opening.js'
import { Navigation } from './workspace/navigation.js'
import { Notices } from './workspace/notices.js'
import { Opening } from './workspace/opening.js'
import { Sending } from './workspace/sending.js'
import { SessionEvents } from './workspace/session_events.js'
import { ShownSession } from './workspace/shown_session.js'
import { ShownState } from './workspace/shown_state.js'
import { isOutdated } from './workspace/upgrade.js'

/** @import { PageParts } from './elements/elements.js' */
/** @import { Report } from './workspace/session_events.js' */

/** The page, which shows one session at a time. Creates the services of the page and passes them to its parts. */
export class KennelPage {
  drawn = new Set() // functions that are called after each event was drawn
  shown = new ShownState(this)
  #events
  #reports = null // SessionReports, loaded with the first report
  #sending
  #shown

  /** @param {Window} window */
  constructor(window) {
    const { document } = window
    this.window = window
    this.document = document
    this.storage = storageOf(window, 'localStorage')
    this.tab = storageOf(window, 'sessionStorage')
    this.parts =
      /** @type {PageParts} */
      (Object.fromEntries(
      Array.from(document.querySelectorAll('[data-part]'), (element) => [element.dataset.part, element])))
    this.elements = builders(document)
    const { parts } = this
    this.copyText = (text) => copyText(window, text)
    this.words = new Words()
    this.t = this.words.t
    this.has = this.words.has
    this.model = new SessionModel()
    this.api = new Api({ fetch: window.fetch.bind(window) })
    this.late = new LateParts(this)
    this.navigation = new Navigation({
      window, attach: (id) => this.#shown.attach(id), fragment: () => this.late.documentEditor?.fragment ?? '',
    })
    this.notices = new Notices(this)
    const { api, arrival, broken, drawn, isViewer, late, model, navigation, notices, report, shown, t, tab, why, words } = this
    const send = this.send = (input) => this.#sending.send(input)
    const nameOf = () => this.#shown.name
    const session = this.session = { model, shown, send, isViewer, get name() { return nameOf() } }
    const connection = this.connection = new Connection({
      window, probe: () => this.sign.probe(), changed: (state) => this.sign.changed(state),
    })
    const opening = this.opening = new Opening({
      api, arrival, late, navigation, session, tab, refused: (error, attempt) => tellUnopened(this, error, attempt),
    })
    this.open = opening.open
    const stage = this.stage = new Stage({ window, parts, t, session, failed: broken })
    this.sign = new ConnectionSign({ api, connection, late, notices, opening, parts, session, stage, words })
    this.#sending = new Sending({ api, connection, notices, session, why, window, words })
    const events = this.#events = new SessionEvents({
      connection, late, navigation, notices, outdated: () => isOutdated(this), report, session, stage,
    })
    this.clock = new SessionClock({ model, shown, stage }) // before the parts that show times
    this.renderer = stage.renderer
    this.screen = parts.screen
    const stream = this.stream = new Stream({
      window, heard: (event) => this.#shown.heard(event), connection: (isOpen) => connection.stream(isOpen),
    })
    this.#shown = new ShownSession({ broken, connection, drawn, events, shown, stream })
  }

  async start() {
    const { window, document, late } = this
    this.stream.start() // first, because the browser needs time to report whether this tab already has a stream
    document.documentElement.style.setProperty('color-scheme', this.storage?.getItem('kennel.theme') ?? 'light dark')
    const { components, embed, playground, watch } = this.address
    document.body.toggleAttribute('data-embed', embed)
    document.body.toggleAttribute('data-guided', !(components || embed || playground || watch || this.storage?.getItem('kennel.guide')))
    this.stage.start()
    this.connection.start()
    window.addEventListener('popstate', this.#popped)
    window.addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    // the module may no longer exist on the server
    window.addEventListener('unhandledrejection', () => isOutdated(this))
    const language = this.storage?.getItem('kennel.language') ?? window.navigator.language
    await late.showDocumentEditor()
    await Promise.all([this.speak(language), this.#enter()])
    if (!this.model.session) await this.#drawnOrLate()
    await this.#painted()
    dressLate(document)
    await Promise.all([late.attend(), late.showSide()])
  }

  /** The address of the page, by its parts. */
  get address() { return this.navigation.address }

  isViewer = () => Boolean(this.address.watch) || this.model.isOthers

  /** Returns the configuration that the shown session was opened with, as a link has it. */
  configuration = () => this.opening.configuration

  /** Resolves after the first event of the shown session. */
  arrival = () => this.#shown.arrival

  /** Shows the latest note of the app: a warning, or a link that the device cannot open. */
  showNote = () => this.#events.showNote()

  /** Returns why a call failed, in the language of the page if it has the words, else in English. @param {Error} error */
  why = (error) =>
    error instanceof Problem ? this.words.own(`problem_${error.kind}`, error.message) : this.t('noServer')

  /** Changes the page's language. @param {string} language */
  speak = async (language) => {
    await this.words.use(language)
    this.document.documentElement.lang = this.words.language === 'pt' ? 'pt-BR' : 'en'
    this.sign.render()
    this.parts.viewOnly.textContent = this.t('viewOnlyHere')
    this.screen.setAttribute('aria-label', this.t('device'))
    const { side, documentEditor } = this.late
    if (!side) documentEditor?.render()
    else {
      this.storage?.setItem('kennel.language', this.words.language)
      await side.render()
    }
  }

  /** Reports a change that could not be drawn, on a card that offers to redraw everything. @param {Error} error */
  broken = (error) => {
    this.window.console.warn('A change could not be drawn.', error)
    this.report('broken', error)
  }

  /** Shows a rare report of the session. Its module may be one that the server no longer has. @type {Report} */
  report = async (name, ...values) => {
    this.#reports ??= import('./workspace/session_reports.js').then(({ SessionReports }) => new SessionReports(this))
    const reports = await this.#reports.catch(() => { isOutdated(this) })
    await reports?.[name](...values)
  }

  async #enter() {
    const { session, watch } = this.address
    const { documentEditor } = this.late
    if (documentEditor) await documentEditor.enter(this.address)
    else if (session || watch) this.navigation.attach(session ?? watch)
    else await this.open(this.address, { replace: true })
  }

  #drawnOrLate() {
    return new Promise((resolve) => {
      this.model.on('snapshot', resolve)
      setTimeout(resolve, 2000)
    })
  }

  /**
   * Resolves when the app was painted and the browser is idle, or after 0.6 seconds. The panels are requested after that, so
   * that the app is visible first. A hidden page is never painted, so it waits for 0.1 seconds.
   */
  #painted() {
    const { window, document } = this
    return new Promise((resolve) => {
      const rest = window.requestIdleCallback ?? setTimeout
      window.requestAnimationFrame(() => rest(resolve))
      setTimeout(resolve, document.hidden ? 100 : 600)
    })
  }

  #popped = () => {
    const before = this.address
    this.navigation.read()
    if (['components', 'playground'].some((name) => this.address[name] !== before[name])) return this.window.location.reload()
    const { session, watch, panel } = this.address
    const id = session ?? watch
    const { side } = this.late
    side?.show(panel)
    if (!id) this.#enter()
    else if (id !== (before.session ?? before.watch)) this.navigation.attach(id)
    else if (this.address.step !== before.step) this.late.travel((travel) => travel.arrive())
    if (this.address.sweep && !before.sweep) side?.dialogs.sweep() // at the start, the panels open the dialog
    return undefined
  }

  #wake = () => {
    if (!this.document.hidden) this.#sending.wake()
  }
}

/** Returns a storage of the window. Null if the browser forbids it, so that choices last as long as the page. */
function storageOf(window, name) {
  try { return window[name] } catch { return null }
}
