import { readAddress, writeAddress } from './net/address.js'
import { Api, Problem } from './net/api.js'
import { Connection } from './net/connection.js'
import { builders } from './elements/elements.js'
import { InputQueue } from './net/input_queue.js'
import { dressLate } from './elements/late_style.js'
import { Notices } from './workspace/notices.js'
import { SessionClock } from './net/session_clock.js'
import { SessionModel } from './net/session_model.js'
import { Stage } from './device/stage.js'
import { Stream } from './net/stream.js'
import { isOutdated } from './workspace/upgrade.js'
import { Words } from './words/words.js'

const doubleClick = 1000
const openers = ['bff', 'screen', 'screen_json', 'controller', 'decoding'] // what a session can be opened with

/** The whole page: one session at a time, from its address to its last event. */
export class KennelPage {
  drawn = new Set() // told after every event that was drawn
  looked = new Set() // told when another moment of the session is shown
  past = null // the moment that is shown, where it is not now
  side = null
  playground = null
  announcer = null // what speaks to those who do not see the screen, once it is there
  faults = null // the tab's fault rules, once they are loaded
  theme = 'light dark'
  #address
  #travel = null
  #wanted = null // what was last asked to be opened
  #session = null
  #epoch = null // of the session as it was last drawn
  #isSideLost = false
  #taken = {} // the last press that was taken: its view, and when

  /** @param {Window} window */
  constructor(window) {
    const { document } = window
    this.window = window
    this.document = document
    this.storage = storageOf(window, 'localStorage')
    this.tab = storageOf(window, 'sessionStorage')
    this.parts = Object.fromEntries(
      Array.from(document.querySelectorAll('[data-part]'), (element) => [element.dataset.part, element]))
    Object.assign(this, builders(document))
    const { parts, h, fill } = this
    this.words = new Words()
    this.t = this.words.t
    this.has = this.words.has
    this.model = new SessionModel()
    this.api = new Api({ fetch: window.fetch.bind(window) })
    this.queue = new InputQueue({
      api: this.api, crypto: window.crypto, refused: this.#refused,
      reached: (isThere) => this.connection.reached(isThere),
    })
    this.notices = new Notices({ h, fill, toast: parts.toast, card: parts.card })
    this.stage = new Stage({ page: this, window, parts, storage: this.storage })
    this.clock = new SessionClock(this) // before all that tells a time
    this.renderer = this.stage.renderer
    this.screen = parts.screen
    this.connection = new Connection({ window, probe: this.#probe, changed: this.#connectionChanged })
    this.stream = new Stream({ window, heard: this.#heard, connection: (isOpen) => this.connection.stream(isOpen) })
  }

  async start() {
    const { window, document } = this
    this.stream.start() // first: which stream is the tab's own, the browser says a little later
    this.paint()
    this.#address = readAddress(window.location.search)
    const { embed, playground, watch } = this.#address
    document.body.toggleAttribute('data-embed', embed)
    document.body.toggleAttribute('data-guided', !(embed || playground || watch || this.storage?.getItem('kennel.guide')))
    this.stage.start()
    this.connection.start()
    window.addEventListener('popstate', this.#popped)
    window.addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    window.addEventListener('unhandledrejection', () => isOutdated(this)) // perhaps a module that is gone
    const language = this.storage?.getItem('kennel.language') ?? window.navigator.language
    if (this.#address.playground) await this.#showPlayground()
    await Promise.all([this.speak(language), this.#enter()])
    if (!this.model.session) await this.#drawnOrLate()
    await this.#painted()
    dressLate(document)
    await Promise.all([this.#listen(), this.#showSide()])
  }

  /** Opens a session and shows it. @param {object} wanted  as an address names it */
  open = async (wanted, { replace = false } = {}) => {
    this.#wanted = wanted
    const text = this.playground && { screen: undefined, screen_json: this.playground.text }
    const isModal = !this.model.session
    try {
      const faults = await this.#faultsFor(wanted)
      const configuration = openers.map((name) => [name, { ...wanted, ...text }[name] || undefined])
      const { id } = await this.api.open({ ...Object.fromEntries(configuration), faults })
      this.move({ session: id }, replace ? 'replace' : 'push')
    } catch (error) {
      if (error.kind === 'unconfirmed-backend') {
        return (await import('./workspace/foreign_backend.js')).askAbout(this, error.origin, wanted, replace)
      }
      const card = error.pointer?.startsWith('/faults')
        ? this.faults.refused(error, () => this.open({ ...wanted, faults: [] }, { replace }))
        : { title: this.t('cannotOpen'), text: this.why(error), action: this.t('tryAgain'), act: () => this.open(wanted, { replace }) }
      this.notices.card('open', { ...card, isModal })
    }
  }

  /** The rules of a link, or of the tab, which a device alone could not show. Most often there are none. */
  async #faultsFor({ faults }) {
    if (!faults && (this.#address.embed || !(this.faults ?? this.tab?.getItem('kennel.faults')))) return undefined
    this.faults ??= new (await import('./workspace/tab_faults.js')).TabFaults(this)
    return this.faults.script(faults)
  }

  /**
   * Shows another session.
   * @param {{ session?: string, watch?: string, step?: string }} part  @param {'push'|'replace'} how
   */
  move(part, how = 'push') {
    const names = ['session', 'watch', 'step', 'faults', ...openers]
    this.go({ ...Object.fromEntries(names.map((name) => [name, null])), ...part }, how)
    this.attach(part.session ?? part.watch)
  }

  /** What shows the steps of a session, loaded when it is first needed. */
  travel = () => {
    this.#travel ??= import('./travel/travel.js').then(({ startTravel }) => startTravel(this))
    this.#travel.catch(async (error) => {
      this.#travel = null
      this.window.console.warn('Steps cannot be shown.', error)
      if (!await isOutdated(this)) this.notices.toast(this.t('noServer'))
    })
    return this.#travel
  }

  /** What the shown session was opened with. The server's own backend is not part of it: it has another address later. */
  configuration = () => {
    const { bff, ownBackend, ...others } = this.model.session?.configuration ?? this.#wanted ?? {}
    return bff && !ownBackend ? { ...others, bff } : others
  }

  isViewer = () => Boolean(this.#address?.watch)

  /** What the address says. */
  get address() { return this.#address }

  /** The name of the session that is shown. */
  get sessionName() { return this.#session }

  send = (input) => {
    if (this.past) return Promise.resolve(null) // it takes nothing
    if (this.isViewer()) {
      this.notices.toast(this.t('viewOnlyNote'))
      return Promise.resolve(null)
    }
    return this.queue.send(this.#session, input).then((number) => {
      if (number !== null && input.view) this.#taken = { view: input.view, at: this.window.performance.now() }
      return number
    })
  }

  /** Notes in the address what is shown. @param {object} part  @param {'push'|'replace'} how */
  go(part, how) {
    this.#address = { ...this.#address, ...part }
    this.window.history[`${how}State`](null, '', writeAddress(this.#address) + (this.playground?.fragment ?? ''))
  }

  /** Why a call came to nothing: in the reader's language, or the server's. */
  why = (error) =>
    error instanceof Problem ? this.words.own(`problem_${error.kind}`, error.message) : this.t('noServer')

  help = async () => (await import('./side/help.js')).showHelp(this, this.document)

  /** Changes the page's language. @param {string} language */
  speak = async (language) => {
    await this.words.use(language)
    this.document.documentElement.lang = this.words.language === 'pt' ? 'pt-BR' : 'en'
    this.#nameConnection()
    this.parts.viewOnly.textContent = this.t('viewOnlyHere')
    this.screen.setAttribute('aria-label', this.t('device'))
    if (!this.side) this.playground?.render()
    else {
      this.storage?.setItem('kennel.language', this.words.language)
      await this.side.render()
    }
  }

  /** Puts the chosen theme on: the page's, not the device's. */
  paint() {
    this.theme = this.storage?.getItem('kennel.theme') ?? this.theme
    this.document.documentElement.style.setProperty('color-scheme', this.theme)
  }

  /** A change that could not be drawn: the person is told, and can have everything drawn anew. */
  broken = (error) => {
    this.window.console.warn('A change could not be drawn.', error)
    this.notices.card('broken', {
      title: this.t('pageError', { message: error.message }), action: this.t('reload'),
      act: () => {
        this.notices.clear('broken')
        this.renderer.clear()
        this.stream.follow(this.#session)
      },
    })
  }

  async #enter() {
    const { session, watch } = this.#address
    if (this.playground) await this.playground.enter(this.#address)
    else if (session || watch) this.attach(session ?? watch)
    else await this.open(this.#address, { replace: true })
  }

  #drawnOrLate() {
    return new Promise((resolve) => {
      this.model.on('snapshot', resolve)
      setTimeout(resolve, 2000)
    })
  }

  /** The app is seen before anything beside it is asked for; a hidden page, which is never painted, waits little. */
  #painted() {
    return new Promise((resolve) => {
      this.window.requestAnimationFrame(() => setTimeout(resolve))
      setTimeout(resolve, 100)
    })
  }

  /** Loads what says aloud how loads go, and tells it what it missed. */
  async #listen() {
    const { parts: { polite, assertive }, t, model } = this
    try {
      const { Announcer } = await import('./device/announcer.js')
      this.announcer = new Announcer({ polite, assertive, t })
      if (!this.past) this.announcer.catchUp(Array.from(model.entries.values()).filter(({ type }) => type === 'state'))
    } catch (error) {
      this.window.console.warn('Loads cannot be announced.', error)
    }
  }

  /** Loads what stands beside the device. A module that failed to load fails for good, until the page is loaded anew. */
  async #showSide() {
    if (this.#address.embed) return
    try {
      const sheet = this.h('link', { rel: 'stylesheet', href: 'styles/panels.css' })
      const isStyled = new Promise((resolve, reject) => { sheet.onload = resolve; sheet.onerror = reject })
      this.document.head.append(sheet)
      const [{ Side }] = await Promise.all([import('./side/side.js'), isStyled])
      const side = new Side({ page: this, window: this.window })
      await this.words.use(this.words.language)
      this.side = side
      await side.start(this.#address)
    } catch (error) {
      this.window.console.warn('The panels could not be loaded.', error)
      this.#isSideLost = true
    }
  }

  async #showPlayground() {
    this.document.body.toggleAttribute('data-playground', true)
    const { Playground } = await import('./playground/playground.js')
    this.playground = new Playground({ page: this, window: this.window })
  }

  /** Shows a session that is there. @param {string} id */
  attach(id) {
    if (this.#session) this.stream.leave(this.#session)
    this.past?.end()
    this.#session = id
    this.#epoch = null
    this.document.body.toggleAttribute('data-viewer', this.isViewer())
    this.parts.viewOnly.hidden = !this.isViewer()
    for (const name of ['open', 'gone', 'stale', 'broken', 'ended']) this.notices.clear(name)
    this.announcer?.reset()
    this.connection.reset()
    this.model.reset()
    this.stage.empty(id)
    this.stream.follow(id)
  }

  #heard = ({ session, name, data }) => {
    if (session !== this.#session) return
    try {
      this.#take(name, data)
    } catch (error) {
      this.broken(error)
    }
  }

  #take(name, data) {
    const { model, stage } = this
    if (name === 'snapshot') {
      stage.show(data)
      model.takeSnapshot(data)
      if (this.#epoch && this.#isSideLost) this.window.location.reload()
      this.#sayRestored(data)
      this.#remember()
      const isPast = this.#address.step || model.phase === 'recording'
      if (isPast) this.travel().then((travel) => travel.arrive(data), () => {})
      else this.announcer?.catchUp(data.states ?? [])
      this.connection.stream(true)
      this.#nameConnection()
      if (model.phase === 'ended') this.connection.finish('ended')
    } else if (name === 'patch') {
      stage.apply(data)
      model.takePatch(data)
      if (!this.past) this.announcer?.turn()
    } else if (name === 'ended') {
      model.end(data.reason)
      this.connection.finish('ended')
    } else if (name === 'gone') {
      this.connection.finish('gone')
      if (data?.type?.endsWith(':quarantined')) import('./workspace/set_aside.js').then(({ tellAside }) => tellAside(this, data))
    } else if (name === 'build') {
      import('./workspace/build_news.js').then(({ tellBuild }) => tellBuild(this, data))
    } else {
      model.takeEntry(name, data)
      if (name === 'state') {
        stage.retrying.settled(data)
        if (!this.past) this.announcer?.state(data)
      } else if (name === 'request') this.announcer?.request(data)
    }
    this.showNote()
    for (const listener of this.drawn) listener()
  }

  /** A session that outlived its server says so, to those who were there and to the first who comes. */
  #sayRestored({ restored, epoch, input }) {
    const known = this.#epoch
    this.#epoch = epoch
    if (known && known !== epoch) isOutdated(this)
    if (!restored || epoch === known || !(known || input === restored.inputs)) return
    import('./workspace/restored.js').then(({ tellRestored }) => tellRestored(this, restored), () => {})
  }

  /** The last thing the app could not show by itself. */
  showNote() {
    const { note, input } = (this.past ?? this).model
    const isRecent = note?.input >= input - 2
    this.parts.note.hidden = !isRecent
    if (isRecent) import('./device/note.js').then(({ tellNote }) => tellNote(this, note), () => {})
  }

  #nameConnection() {
    const { state } = this.connection
    const name = state === 'live' && this.model.phase === 'recording' ? 'recording' : state
    this.parts.connection.dataset.state = name
    this.parts.connectionWord.textContent = this.t(name)
  }

  #connectionChanged = (state) => {
    const { notices, t, stage, parts } = this
    const was = parts.connection.dataset.state
    this.#nameConnection()
    const isOver = state === 'ended' || state === 'gone'
    if (state === 'live') {
      if (was === 'reconnecting') this.announcer?.say(t('restored'))
      notices.clear('stale')
      if (was === 'reconnecting' && this.#isSideLost) this.window.location.reload()
    } else if (state === 'reconnecting') {
      const time = new Date().toLocaleTimeString(this.words.language)
      notices.card('stale', { title: t('stale', { time }), text: t('staleNote') })
      this.announcer?.say(t('reconnecting'))
    } else if (isOver) {
      const { reason } = this.model
      notices.card(state, {
        title: t(state === 'gone' ? 'sessionGone' : 'sessionEnded'),
        text: this.words.own(reason, reason) ?? t('sessionGoneNote'),
        action: t('openAgain'), act: () => this.open(this.#remembered()), isModal: true,
      })
    }
    if (state !== 'connecting') stage.stale(state !== 'live')
  }

  #probe = async () => {
    if (!this.#session) return 'there'
    try {
      await this.api.session(this.#session)
      return 'there'
    } catch (error) {
      if (error instanceof Problem) return error.status === 404 || error.status === 410 ? 'gone' : 'there'
      throw error
    }
  }

  /** Only what a person meant to do is worth a word when it is turned away. */
  #refused = (problem, input) => {
    if (problem.status === 404) return this.connection.finish('gone')
    if (problem.status === 429) return this.notices.toast(this.t('tooFast'))
    const isSecondHalf = input.view === this.#taken.view && this.window.performance.now() - this.#taken.at < doubleClick
    if (!isSecondHalf && !['scroll', 'scrollEnd', 'blur', 'focus'].includes(input.type)) {
      this.notices.toast(this.t('outdated', { detail: this.why(problem) }))
    }
  }

  #popped = () => {
    const before = this.#address
    this.#address = readAddress(this.window.location.search)
    if (this.#address.playground !== before.playground) return this.window.location.reload()
    const { session, watch, panel } = this.#address
    const id = session ?? watch
    this.side?.show(panel)
    if (!id) this.#enter()
    else if (id !== (before.session ?? before.watch)) this.attach(id)
    else if (this.#address.step !== before.step) this.travel().then((travel) => travel.arrive(), () => {})
    return undefined
  }

  #wake = () => {
    if (!this.document.hidden) this.queue.wake()
  }

  /** What a session was opened with outlives it, so that it can be opened again. */
  #remember() {
    try {
      this.tab?.setItem(`kennel.${this.#session}`, JSON.stringify(this.configuration()))
    } catch { /* storage is full: the page's own memory has to do */ }
  }

  #remembered() {
    if (this.model.session) return this.configuration()
    try {
      return JSON.parse(this.tab?.getItem(`kennel.${this.#session}`)) ?? {}
    } catch {
      return {}
    }
  }
}

/** The browser may forbid storage; then choices last as long as the page. */
function storageOf(window, name) {
  try { return window[name] } catch { return null }
}
