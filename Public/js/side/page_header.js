import { ignoreMissingModule } from '../elements/failures.js'
import { oneLine } from '../elements/one_line.js'
import { pathOf } from '../net/address.js'
import { LastSweep } from '../workspace/last_sweep.js'
import { HeaderName } from './header_name.js'

/** @import { KennelPage } from '../kennel_page.js' */
/** @import { PageActions } from './page_actions.js' */

const links = { session: 'copyLink', watch: 'copyWatch', embed: 'copyEmbed', fresh: 'copyFresh' }
const themes = ['light dark', 'light', 'dark']

/** The line above everything: where one is, and what concerns the page itself. */
export class PageHeader {
  /** @param {{ page: KennelPage, actions: PageActions, dialogs: Dialogs, document: Document }} services */
  constructor({ page, actions, dialogs, document }) {
    Object.assign(this, { actions, dialogs })
    this.page = page
    this.document = document
    this.parts = page.parts
    for (const topic of ['snapshot', 'navigation']) page.model.on(topic, this.name)
    page.shown.onChange(this.name)
    this.origin = page.elements.h('p', { class: 'origin', hidden: true })
    this.moment = page.elements.h('p', { class: 'moment', role: 'status', hidden: true })
    page.parts.note.after(this.moment, this.origin)
    this.given = new HeaderName(page, this.name)
    this.lastSweep = new LastSweep({ api: page.api, session: page.session, tab: page.tab, words: page.words }, this.#nameSweep)
  }

  start() {
    const { theme, language, help, deviceScheme } = this.parts
    theme.addEventListener('click', this.#nextTheme)
    language.addEventListener('click', () => this.page.speak(this.page.words.language === 'pt' ? 'en' : 'pt'))
    help.addEventListener('click', () => this.dialogs.help())
    const { elements: { h } } = this.page
    const skip = (part, name) => h('button', {
      type: 'button', class: 'skip', 'data-t': name, click: () => this.#skipTo(this.parts[part]),
    })
    this.document.body.prepend(h('p', {}, skip('screen', 'skipToDevice'), skip('tabs', 'skipToPanels')))
    this.save = h('a', { class: 'menu-item', 'data-t': 'saveRecording', download: true, click: this.#saveRecording })
    this.open = h('button', { type: 'button', class: 'menu-item', 'data-t': 'openRecording', click: this.#openRecording })
    this.rename = h('button', { type: 'button', class: 'menu-item', 'data-t': 'renameSession', click: this.#rename })
    this.menu = h('div', { class: 'menu', id: 'share-menu', popover: true, click: this.#share },
      ...Object.entries(links).map(([choice, name]) =>
        h('button', { type: 'button', class: 'menu-item', 'data-share': choice, 'data-t': name })),
      h('button', { type: 'button', class: 'menu-item', 'data-t': 'present', click: this.#present }),
      this.rename,
      h('hr', { class: 'menu-line' }), this.save, this.open)
    this.document.querySelector('[popovertarget="share-menu"]').after(this.menu)
    this.all = h('button', {
      type: 'button', class: 'icon-button', 'data-t-label': 'allSessions', click: () => this.dialogs.sessions(),
    }, this.page.elements.icon('sessions'))
    const find = h('button', {
      type: 'button', class: 'icon-button', 'data-part': 'find', 'data-t-label': 'find', 'aria-keyshortcuts': 'Control+K Meta+K',
      click: () => this.dialogs.palette(),
    }, this.page.elements.icon('find'))
    this.parts.playgroundLink.before(find, this.all)
    this.steps = this.#tool('lookBack', 'timer', this.#lookBack)
    this.steps.setAttribute('aria-pressed', 'false')
    this.restart = this.#tool('restart', 'fault', () => this.actions.restart())
    this.sweep = this.#tool('sweep', 'find', () => this.dialogs.sweep())
    this.sweepProgress = h('span', { class: 'tool-progress', id: 'progress-sweep' })
    this.sweep.querySelector('.tool-name').append(this.sweepProgress)
    this.sweep.setAttribute('aria-labelledby', 'word-sweep progress-sweep')
    this.startOver = this.#tool('startOver', 'again', () => this.page.open(this.page.configuration()))
    this.startOver.dataset.part = 'startOver'
    this.handOver = this.#tool('handOver', 'share', this.#handOver)
    this.given.start()
    deviceScheme.after(h('div', { class: 'tools' }, this.steps, this.restart, this.startOver, this.sweep, this.handOver))
  }

  /** A button with a line in it that says what becomes of what is there. Its name stays the word alone. */
  #tool(name, icon, click) {
    const { elements: { h } } = this.page
    return h('button', {
      type: 'button', class: 'button', click, 'aria-labelledby': `word-${name}`, 'aria-describedby': `note-${name}`,
    }, h('span', { class: 'tool-name' }, this.page.elements.icon(icon), h('span', { id: `word-${name}`, 'data-t': name })),
    h('span', { class: 'tool-note', id: `note-${name}`, 'data-t': `${name}Note` }))
  }

  render() {
    const { parts, page } = this
    const { t, words } = page
    for (const element of this.document.querySelectorAll('[data-t]')) element.textContent = t(element.dataset.t)
    for (const element of this.document.querySelectorAll('[data-t-label]')) {
      element.setAttribute('aria-label', t(element.dataset.tLabel))
      if (element.matches('button')) element.title = t(element.dataset.tLabel)
    }
    for (const note of this.document.querySelectorAll('.tool-note')) note.parentElement.title = note.textContent
    parts.language.textContent = words.language === 'pt' ? 'PT' : 'EN'
    parts.language.setAttribute('aria-label', `${t('language')}: ${words.language === 'pt' ? 'Português' : 'English'}`)
    this.#nameTheme()
    this.name()
  }

  name = () => {
    const { bff, screen } = this.page.configuration()
    const host = !bff ? 'sample' : bff.replace(/^https?:\/\//, '').replace(/\/$/, '')
    const path = this.page.late.playground ? this.page.t('playground') : this.#visible() || screen?.replace(/^\//, '') || 'home'
    this.parts.crumbHost.textContent = host
    this.page.elements.fill(this.parts.crumbScreen, oneLine(this.page.elements.h, path))
    const { shown: { past }, sessionName, model } = this.page
    this.document.title = `${past ? `${past.step} · ` : ''}${this.given?.name ? `${this.given.name} · ` : ''}${path} — Kennel`
    if (this.rename) this.rename.hidden = !this.given.isOffered
    if (this.save) this.save.href = `api/sessions/${encodeURIComponent(sessionName)}/recording`
    if (this.steps) this.steps.hidden = model.phase === 'recording'
    if (this.restart) this.restart.hidden = model.phase === 'recording' || this.page.isViewer()
    if (this.sweep) {
      this.sweep.hidden = this.page.isViewer()
      if (!this.sweep.hidden) this.lastSweep.look()
      this.#nameSweep()
    }
    this.steps?.setAttribute('aria-pressed', Boolean(past))
    for (const tool of [this.steps, this.restart, this.startOver, this.sweep, this.handOver]) {
      if (tool) tool.disabled = this.page.connection.isOver
    }
    this.#nameOrigin()
  }

  /** The screen in front, by its path or, where it has none, by its name. */
  #visible() {
    const screen = this.page.shown.model.visibleScreen
    return screen?.url ? pathOf(screen.url).replace(/^\//, '') : screen?.title ?? screen?.id ?? screen?.type
  }

  #nameOrigin() {
    const { page, origin, moment } = this
    const tried = page.tab?.getItem(`kennel.moment.${page.sessionName}`)
    moment.hidden = !tried
    if (tried) import('../workspace/moment.js').then(({ tellMoment }) => tellMoment(page, moment, JSON.parse(tried)), ignoreMissingModule)
    const known = page.model.session?.origin
    origin.hidden = !known
    if (known) import('../workspace/origin.js').then(({ showOrigin }) => showOrigin(page, origin, known))
  }

  /** A sweep goes on while its dialog is closed: its button says how far it is. */
  #nameSweep = () => {
    const { progress } = this.lastSweep
    if (this.sweepProgress) this.sweepProgress.textContent = progress && `· ${progress}`
  }

  #skipTo(part) {
    const goal = part.querySelector(':scope > [aria-selected="true"]') ?? part
    goal.scrollIntoView({ block: 'nearest' })
    goal.focus({ preventScroll: true })
  }

  #nextTheme = () => {
    const next = themes[(themes.indexOf(this.page.theme) + 1) % themes.length]
    this.page.storage?.setItem('kennel.theme', next)
    this.page.paint()
    this.#nameTheme()
  }

  #nameTheme() {
    const { t, theme } = this.page
    const name = theme.includes(' ') ? 'automatic' : theme
    this.parts.theme.dataset.state = name
    this.parts.theme.setAttribute('aria-label', `${t('theme')}: ${t(name)}`)
    this.parts.theme.title = `${t('theme')}: ${t(name)}`
  }

  #lookBack = () => this.page.late.travel((travel) => (this.page.shown.past ? travel.leave() : travel.move(-1)))

  /** A modified click is the browser's. */
  #saveRecording = async (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    this.menu.hidePopover?.()
    const { saveRecording } = await import('../workspace/recordings.js')
    saveRecording(this.page, this.save.href)
  }

  #handOver = async () => {
    const { handOver } = await import('../workspace/hand_over.js')
    const { elements, notices, parts: { frame }, session, why, window, words } = this.page
    await handOver({ actions: this.actions, elements, frame, notices, session, why, window, words }, this.handOver)
  }

  #present = () => {
    this.menu.hidePopover?.()
    this.dialogs.present()
  }

  #rename = () => {
    this.menu.hidePopover?.()
    this.given.edit()
  }

  #openRecording = async () => {
    this.menu.hidePopover?.()
    const { chooseRecording } = await import('../workspace/recordings.js')
    chooseRecording(this.page)
  }

  #share = ({ target }) => {
    const choice = target.closest('[data-share]')?.dataset.share
    if (!choice) return
    this.actions.copy(new URL(this.actions.link(choice), this.document.baseURI).href, `copied_${choice}`)
    this.menu.hidePopover?.()
  }
}
