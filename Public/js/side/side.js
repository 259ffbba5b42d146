import { Transitions } from '../device/transitions.js'
import { watchDoubleClicks } from '../elements/double_clicks.js'
import { ignoreMissingModule } from '../elements/failures.js'
import { addIcons } from '../elements/icons.js'
import { dress } from '../elements/late_style.js'
import { Roving } from '../elements/roving.js'
import { Splitter } from '../elements/splitter.js'
import { englishSide } from '../words/side_words.js'
import { Times } from '../words/times.js'
import { DeviceConditions } from '../workspace/device_conditions.js'
import { DeviceTools } from '../workspace/device_tools.js'
import { Driving } from '../workspace/driving.js'
import { watchDrops } from '../workspace/dropping.js'
import { ViewerCount } from '../workspace/viewer_count.js'
import { AppPicker } from './app_picker.js'
import { Dialogs } from './dialogs.js'
import { FaultsPanel } from './faults_panel.js'
import { NetworkConditions } from './network_conditions.js'
import { OfflineControls } from './offline_controls.js'
import { OpenPanel } from './open_panel.js'
import { Originals } from './originals.js'
import { pageActions } from './page_actions.js'
import { HeaderName } from './header_name.js'
import { PageHeader } from './page_header.js'
import { Panels } from './panels.js'
import { PanelsFold } from './panels_fold.js'
import { Pause } from './pause.js'
import { ReaderButton } from './reader_button.js'
import { Retries } from './retries.js'
import { SessionOrigin } from './session_origin.js'
import { SessionTools } from './session_tools.js'
import { ShareMenu } from './share_menu.js'
import { Shortcuts } from './shortcuts.js'
import { SingleKeys } from './single_keys.js'
import { Theme } from './theme.js'
import { Timeline } from './timeline.js'

/** @import { Renderer } from '../device/renderer.js' */
/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { KennelPage } from '../kennel_page.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { SessionClock } from '../net/session_clock.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Wording } from '../words/entry_words.js' */
/** @import { Words } from '../words/words.js' */
/** @import { LastSweep } from '../workspace/last_sweep.js' */
/** @import { Navigation } from '../workspace/navigation.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */
/** @import { TabFaults } from '../workspace/tab_faults.js' */
/** @import { PageActions } from './page_actions.js' */

/**
 * The services of the panels and of the dialogs.
 * @typedef {object} PanelServices
 * @property {PageActions} actions
 * @property {Api} api
 * @property {SessionClock} clock
 * @property {Connection} connection
 * @property {(text: string) => Promise<void>} copyText
 * @property {Dialogs} dialogs
 * @property {Document} document
 * @property {Set<() => void>} drawn  functions that are called after each event
 * @property {Driving} driving
 * @property {Elements} elements
 * @property {TabFaults} faults
 * @property {HeaderName} given
 * @property {LastSweep} lastSweep
 * @property {LateParts} late
 * @property {SessionModel} model
 * @property {Navigation} navigation
 * @property {Notices} notices
 * @property {Opening} opening
 * @property {Originals} originals
 * @property {PageParts} parts
 * @property {ReaderButton} readerButton
 * @property {Renderer} renderer  of the present state
 * @property {ShownServices} session
 * @property {ShownState} shown
 * @property {Side} side
 * @property {SingleKeys} singleKeys
 * @property {Storage?} storage
 * @property {Storage?} tab
 * @property {(key: string, values?: object) => string} t
 * @property {Times} times
 * @property {(error: Error) => string} why
 * @property {Window} window
 * @property {Wording} wording
 * @property {Words} words
 */

const sample = '/fails-twice' // the screen of the guide

/** The panels beside the device. Creates their services and passes them to their parts. Loaded after the device was drawn. */
export class Side {
  #offered = null
  #canGuide = false
  #guide = null
  #foreign = null
  #control = null
  #mayControl = false
  held = null

  /** @param {{ page: KennelPage, window: Window }} services */
  constructor({ page, window }) {
    const { document } = window
    const { parts } = page
    this.page = page
    this.window = window
    page.words.add({ ...englishSide, happened: 'What happened', resizeSide: 'Resize or fold the form' },
      { happened: 'O que aconteceu', resizeSide: 'Redimensionar ou recolher o formulário' })
    addIcons(document)
    this.times = new Times()
    const { api, broken, clock, connection, copyText, drawn, elements, has, late, model, navigation, notices, opening, renderer, session, shown, speak, stage, storage, t, tab, why, words } = page
    const { faults } = late
    const { times } = this
    const originals = this.originals = new Originals({ api, model, words, t })
    const singleKeys = this.singleKeys = new SingleKeys(storage)
    const actions = this.actions = pageActions({ api, connection, copyText, document, faults, late, model, navigation, notices, opening, session, stage, why, words })
    const wording = this.wording = { t, has, words, model, times, originals }
    const driving = new Driving({ api, navigation, notices, screen: parts.screen, session, storage, why })
    /** @type {PanelServices} */
    const services = {
      actions, api, clock, connection, copyText, document, drawn, driving, elements, faults, late, model, navigation, notices, opening, originals,
      parts, renderer, session, shown, side: this, singleKeys, storage, t, tab, times, why, window, wording, words,
      dialogs: null, given: null, lastSweep: null, readerButton: null, // until they are made below
    }
    const dialogs = services.dialogs = this.dialogs = new Dialogs(services)
    this.services = services
    renderer.transitions = new Transitions({
      layer: parts.ghosts, screen: parts.screen,
      isReduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      fades: () => parts.frame.dataset.motion === 'reduced',
    })
    const lookAtAll = () => model.requests.forEach(this.#lookAt)
    model.on('snapshot', lookAtAll)
    for (const topic of ['snapshot', 'driver']) model.on(topic, this.#watch)
    model.on('entries', this.#lookAt)
    lookAtAll()
    this.deviceTools = new DeviceTools({ connection, elements, parts, session, tab, words })
    const recordings = { api, elements, late, navigation, notices, why, window, words }
    const exports = { actions, elements, frame: parts.frame, late, notices, session, why, window, words }
    const given = services.given = new HeaderName({ api, elements, notices, opening, parts, session, why, words }, () => this.header.name())
    const origin = new SessionOrigin({ api, elements, navigation, opening, parts, session, tab, words })
    const share = this.share = new ShareMenu({ actions, dialogs, given, session, recordings })
    const tools = this.tools = new SessionTools({ api, connection, dialogs, late, opening, session, tab, exports })
    services.lastSweep = tools.lastSweep
    this.header = new PageHeader({ dialogs, document, elements, late, opening, parts, session, speak, theme: new Theme({ document, storage }), words }, {
      given,
      named: () => [share, tools, origin].forEach((part) => part.follow()),
    })
    const listBackends = async (list) =>
      (await import('../workspace/backends_list.js')).listBackends({ api, elements, notices, why, words }, list)
    this.openPanel = new OpenPanel({ elements, faults, opening, session, window, words, listBackends, element: parts.open, picker: parts.controller })
    this.appPicker = new AppPicker({ model, opening, elements, t, before: parts.controller.closest('.pick'), changed: this.#offerControllers })
    const loadScripts = async () => {
      const { FaultScripts } = await import('./fault_scripts.js')
      return (panel) => new FaultScripts({ api, elements, faults, notices, session, why, words }, panel)
    }
    this.faultsPanel = new FaultsPanel({ actions, elements, faults, opening, shown, words, loadScripts, element: parts.faults })
    this.conditions = new NetworkConditions({ actions, connection, elements, faults, session, words, after: this.deviceTools.language, customize: this.#customizeNetwork })
    this.deviceConditions = new DeviceConditions({ connection, document, elements, parts, session, storage, words, after: this.deviceTools.exceptions })
    services.readerButton = new ReaderButton({ elements, session, words, after: this.deviceConditions.button, choose: this.#readScreen })
    this.retries = new Retries({ actions, connection, drawn, elements, session, stage, words, element: parts.retries })
    this.timeline = new Timeline(
      { actions, api, broken, clock, elements, late, origin, originals, session, times, why, window, wording, words },
      parts.timeline, parts.tabs.querySelector('[data-panel="timeline"]'))
    const loadNetwork = async () =>
      (await Promise.all([import('./network_panel.js'), ...['network', 'editor'].map((name) => dress(document, `styles/${name}.css`))]))[0]
    const panel = (load, type) => async (element) => new (await load())[type]({ ...services, element })
    this.panels = new Panels({
      list: parts.tabs,
      panels: {
        open: parts.side, timeline: parts.timeline, navigation: parts.navigation, network: parts.network,
        tree: parts.tree,
      },
      loaders: {
        navigation: panel(() => import('./navigation_panel.js'), 'NavigationPanel'),
        network: panel(loadNetwork, 'NetworkPanel'),
        tree: panel(() => import('./tree_panel.js'), 'TreePanel'),
      },
      chose: (name) => {
        this.panelsFold.show()
        navigation.go({ panel: name }, 'push')
      },
    })
    this.lists = [{ element: parts.screens, items: '.screen-link' }, ...late.documentEditor?.lists ?? []].map((list) => new Roving(list))
    this.narrow = window.matchMedia('(width < 1200px)') // the panel that opens screens is a tab
    this.single = window.matchMedia('(width < 720px)') // the panels are below the device
    this.panelsFold = new PanelsFold({ document, elements, parts, storage, words })
    this.sideSplitter = new Splitter({ elements, storage, t, name: 'side', host: document.body, part: parts.side, isBefore: true, canFold: true, word: 'resizeSide' })
    parts.happened.prepend(this.sideSplitter.element)
    this.viewerCount = new ViewerCount({ api, document, elements, parts, session, words })
    this.pause = new Pause({ actions, api, connection, elements, faults, notices, opening, session, singleKeys, words, after: this.conditions.menu })
    singleKeys.changed.add(this.pause.draw)
    this.offline = new OfflineControls({ document, connection, notices, words, t })
    this.shortcuts = new Shortcuts({
      document,
      isOn: (key) => key === 'Escape' || singleKeys.isOn,
      actions: {
        r: actions.retry, ' ': this.pause.toggle, '/': this.#findStep, '?': () => this.dialogs.help(),
        e: () => this.#jumpToError(1), 'Shift+e': () => this.#jumpToError(-1), p: this.#pick, '[': () => this.#travel('move', -1), ']': () => this.#travel('move', 1),
        '{': () => this.#travel('jump', -1), '}': () => this.#travel('jump', 1),
        Escape: () => shown.past?.leave(),
      },
      chords: { k: () => this.dialogs.palette() },
    })
  }

  /** Handles a request that was paused, or refused because its backend is not confirmed. */
  #lookAt = async (entry) => {
    if (entry.held && !this.held) await this.#showHeld()
    if (entry.type !== 'request' || entry.error?.kind !== 'forbiddenHost') return
    const { ForeignRequests } = await import('../workspace/foreign_backend.js')
    const { api, elements, notices, session, why, words } = this.page
    this.#foreign ??= new ForeignRequests({ api, elements, notices, session, why, window: this.window, words })
    this.#foreign.look(entry)
  }

  /** Shows paused requests above the list of requests, and a mark beside the device. */
  async #showHeld() {
    const { HeldRequests } = await import('./held_requests.js')
    this.held ??= new HeldRequests(this.services)
    const list = this.page.parts.network.querySelector('.request-grid')
    if (list) this.held.showAbove(list)
    else this.held.update()
  }

  /** Chooses the panel of an address. On a wide page the panel that opens screens is beside the tabs. */
  show(panel) {
    const isTab = this.narrow.matches
    const first = isTab && (this.single.matches || this.page.late.documentEditor) ? 'open' : 'timeline'
    return this.panels.choose(!panel || (panel === 'open' && !isTab) ? first : panel)
  }

  async start({ panel }) {
    this.deviceTools.start()
    this.header.start()
    this.share.start()
    this.page.parts.deviceScheme.after(this.tools.element)
    this.shortcuts.start()
    for (const list of this.lists) list.start()
    for (const width of [this.narrow, this.single]) width.addEventListener('change', this.#place)
    this.#place()
    const { api, elements, late, navigation, notices, words } = this.page
    watchDrops({ api, elements, late, navigation, notices, window: this.window, words })
    watchDoubleClicks(this.window.document)
    this.show(panel)
    this.#watch()
    await this.render()
    await this.offer()
    if (this.page.address.sessions) this.dialogs.sessions()
    else if (this.page.address.sweep) this.dialogs.sweep()
    this.viewerCount.start()
    this.guide().catch((error) => this.window.console.warn('The first steps could not be loaded.', error))
  }

  /** Follows a change of the connection: enables what needs a session or the server, or disables it. */
  stand() {
    this.header.name()
    this.deviceTools.draw()
    this.conditions.draw()
    this.pause.draw()
    this.retries.render()
    this.#control?.then((control) => control.render(), ignoreMissingModule)
    this.offline.stand()
    this.#guide?.show()
  }

  /** Draws everything again, in the current language. */
  async render() {
    const { page } = this
    this.times.language = page.words.language
    this.header.render()
    for (const part of [this.panelsFold, this.sideSplitter, this.appPicker, this.openPanel, this.faultsPanel, this.retries, this.timeline]) part.render()
    this.openPanel.renderScreens(page.parts.screens)
    this.pause.draw()
    page.late.documentEditor?.render()
    page.shown.past?.render()
    this.#guide?.render()
    this.held?.render()
    this.viewerCount.render()
    this.#control?.then((control) => control.render(), ignoreMissingModule)
    await this.panels.render()
  }

  /** Begins a fault rule for another bandwidth. */
  #customizeNetwork = async () => {
    if (this.narrow.matches) await this.panels.choose('open', { isPersons: true })
    else this.sideSplitter.show()
    this.faultsPanel.throttle()
  }

  /**
   * Puts the panel that opens screens among the tabs on a narrow page, and before them on a wide one. In one column, the
   * retries are directly under the device and its guide.
   */
  #place = () => {
    const { side, tabs, timeline, happened, retries } = this.page.parts
    // An element that is in its place stays there, because a moved element loses the focus.
    if (this.single.matches) {
      if (tabs.previousElementSibling !== retries) tabs.before(retries)
    } else if (happened.lastElementChild !== retries) happened.append(retries)
    if (this.narrow.matches) {
      side.setAttribute('role', 'tabpanel')
      if (timeline.previousElementSibling !== side) timeline.before(side)
    } else {
      side.removeAttribute('role')
      if (happened.previousElementSibling !== side) happened.before(side)
      if (this.panels.chosen === 'open') this.show()
    }
  }

  /** Shows the guide, unless the user has dismissed it. @param {boolean} isAskedFor  shows it in any case */
  guide = async (isAskedFor = false) => {
    const { page } = this
    const isWanted = this.#canGuide && !page.late.documentEditor && (isAskedFor || !page.storage?.getItem('kennel.guide'))
    page.document.body.toggleAttribute('data-guided', isWanted)
    if (!isWanted) return
    if (isAskedFor) page.storage?.removeItem('kennel.guide')
    this.#guide?.stop()
    const { Guide } = await import('./guide.js')
    const { connection, drawn, elements, opening, parts, session, storage, words } = page
    this.#guide = new Guide({ actions: this.actions, connection, drawn, elements, opening, parts, session, storage, words }, sample)
    await page.words.use(page.words.language)
    this.#guide.render()
    this.#place()
  }

  /** Whether the server has the screen of the guide. */
  get canGuide() { return this.#canGuide && !this.page.late.documentEditor }

  /** Lists the apps, controllers and screens, if they changed. */
  async offer() {
    const { api, parts } = this.page
    try {
      const [apps, controllers, screens] = await Promise.all(
        [api.apps(), api.controllers(this.appPicker.asked), api.screens()])
      const offered = JSON.stringify([apps, controllers, screens])
      if (offered === this.#offered) return // keeps entered text
      this.#offered = offered
      this.appPicker.offer(apps)
      this.openPanel.offer(controllers, screens)
      this.header.namesBackend = this.openPanel.opensScreens
      this.header.name()
      this.openPanel.renderScreens(parts.screens)
      this.#canGuide = screens.some(({ path }) => path === sample)
      this.#mayControl = true // the server lists them only for those who may open sessions
      this.#control?.then((control) => control.allow(), ignoreMissingModule)
    } catch { // The connection says why. It is tried again when the connection is back.
      this.window.addEventListener('online', () => this.offer(), { once: true })
    }
  }

  #offerControllers = async (app) => {
    this.openPanel.offerControllers(await this.page.api.controllers(app))
    this.header.namesBackend = this.openPanel.opensScreens
    this.header.name()
  }

  /** Loads the part that shows viewers and requests for control, if there are any. */
  #watch = async () => {
    const { page } = this
    const { asking, driver } = page.model
    if (!this.#control && !page.isViewer() && !asking.length && driver.input === 1) return
    const isNew = !this.#control
    const { api, clock, connection, elements, navigation, notices, parts, session, storage, tab, why, words } = page
    this.#control ??= import('../workspace/control.js').then(({ Control }) => new Control({
      api, clock, connection, elements, navigation, notices, parts, session, storage, tab, why, window: this.window, words,
    }))
    const control = await this.#control
    if (isNew) {
      await page.words.use(page.words.language)
      control.render()
      if (this.#mayControl) control.allow()
    }
    control.look()
  }

  #travel(how, by) {
    this.page.late.travel((travel) => travel[how](by))
  }

  #findStep = async () => {
    await this.panels.choose('timeline', { isPersons: true })
    this.timeline.focusFilter()
  }

  /** Chooses the next error of the timeline, or the previous one. @param {number} by */
  async #jumpToError(by) {
    if (!this.timeline.hasErrors) return this.page.notices.toast(this.page.t('noErrors'))
    await this.panels.choose('timeline', { isPersons: true })
    return this.timeline.jumpToError(by)
  }

  /** Chooses an entry of the timeline. @param {number} n */
  async openEntry(n) {
    await this.panels.choose('timeline', { isPersons: true })
    this.timeline.choose(n)
  }

  #pick = async () => {
    const panel = await this.panels.choose('tree', { isPersons: true })
    panel.picker.toggle()
  }

  /** Shows what a screen reader says of the screen, or no longer. */
  #readScreen = async () => {
    const isReading = this.services.readerButton.isPressed
    const panel = await this.panels.choose('tree', { isPersons: true })
    await panel.read(!isReading)
  }

  /** Shows the exchange of a request, and resends it. @param {string} id  @param {'resend'|'editAndResend'} way */
  async resend(id, way) {
    const panel = await this.panels.choose('network', { isPersons: true })
    await panel.resend(id, way)
  }

  /** Returns the request that the user has chosen, or else the latest one. @returns {LogEntry|undefined} */
  get chosenRequest() {
    const { requests } = this.page.shown.model
    const row = this.page.parts.network.querySelector('.request[aria-current]')
    return requests.get(row?.dataset.request) ?? Array.from(requests.values()).at(-1)
  }

  /** Shows the exchange of a request. @param {string} id */
  async openRequest(id) {
    const panel = await this.panels.choose('network', { isPersons: true })
    panel.open(id)
  }
}
