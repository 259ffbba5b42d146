import { oneLine } from '../elements/one_line.js'
import { pathOf } from '../net/address.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { Dialogs } from './dialogs.js' */
/** @import { HeaderName } from './header_name.js' */
/** @import { Theme } from './theme.js' */

/**
 * The services of the header.
 * @typedef {object} HeaderServices
 * @property {Dialogs} dialogs
 * @property {Document} document
 * @property {Elements} elements
 * @property {LateParts} late
 * @property {Opening} opening
 * @property {PageParts} parts
 * @property {ShownServices} session
 * @property {(language: string) => Promise<void>} speak  changes the page's language
 * @property {Theme} theme
 * @property {Words} words
 */

/** The header of the page: the names of the backend, the session and the screen, and the choices about the page itself. */
export class PageHeader {
  /**
   * @param {HeaderServices} services
   * @param {{ given: HeaderName, named: () => void }} session  `named` is called after the header has named the shown state
   */
  constructor({ dialogs, document, elements, late, opening, parts, session, speak, theme, words }, { given, named }) {
    Object.assign(this, { dialogs, document, elements, late, opening, parts, session, speak, theme, words, t: words.t, given, named })
    for (const topic of ['snapshot', 'navigation']) session.model.on(topic, this.name)
    session.shown.onChange(this.name)
  }

  start() {
    const { dialogs, elements: { h, icon }, late, parts, words } = this
    parts.theme.addEventListener('click', this.#nextTheme)
    parts.language.addEventListener('click', () => this.speak(words.language === 'pt' ? 'en' : 'pt'))
    parts.help.addEventListener('click', () => dialogs.help())
    const skip = (part, name) => h('button', {
      type: 'button', class: 'skip', 'data-t': name, click: () => this.#skipTo(parts[part]),
    })
    this.document.body.prepend(h('p', {}, skip('screen', 'skipToDevice'), skip('tabs', 'skipToPanels')))
    this.all = h('button', {
      type: 'button', class: 'icon-button', 'data-t-label': 'allSessions', click: () => dialogs.sessions(),
    }, icon('sessions'))
    const find = h('button', {
      type: 'button', class: 'icon-button', 'data-part': 'find', 'data-t-label': 'find', 'aria-keyshortcuts': 'Control+K Meta+K',
      click: () => dialogs.palette(),
    }, icon('find'))
    parts.playgroundLink.before(find, this.all)
    const isHere = late.documentEditor?.name === 'components'
    parts.playgroundLink.after(h('a', {
      class: 'icon-button', href: isHere ? '.' : '?components', 'aria-current': isHere && 'page', 'data-part': 'componentsLink', 'data-t-label': 'components',
    }, icon('components')))
    this.given.start()
  }

  render() {
    const { parts, t, words } = this
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

  /** Whether the app opens screens of a backend, which the header then names. */
  namesBackend = true

  /** Names the backend, the session and the screen that are shown, in the header and in the title of the page. */
  name = () => {
    const { elements: { fill, h }, given, late, parts, session: { shown: { past } }, t } = this
    const { bff, screen } = this.opening.configuration
    const host = !bff ? 'sample' : bff.replace(/^https?:\/\//, '').replace(/\/$/, '')
    const path = late.documentEditor ? t(late.documentEditor.name) : this.#visible() || screen?.replace(/^\//, '') || 'home'
    parts.crumbHost.textContent = host
    parts.crumbHost.hidden = parts.crumbStep.hidden = !this.namesBackend
    fill(parts.crumbScreen, oneLine(h, path))
    this.document.title = `${past ? `${past.step} · ` : ''}${given.name ? `${given.name} · ` : ''}${path} — Kennel`
    this.named()
  }

  /** Returns the path of the screen in front, or its name if it has no path. */
  #visible() {
    const screen = this.session.shown.model.visibleScreen
    return screen?.url ? pathOf(screen.url).replace(/^\//, '') : screen?.title ?? screen?.id ?? screen?.type
  }

  #skipTo(part) {
    const goal = part.querySelector(':scope > [aria-selected="true"]') ?? part
    goal.scrollIntoView({ block: 'nearest' })
    goal.focus({ preventScroll: true })
  }

  #nextTheme = () => {
    this.theme.next()
    this.#nameTheme()
  }

  #nameTheme() {
    const { parts, t, theme } = this
    parts.theme.dataset.state = theme.name
    parts.theme.setAttribute('aria-label', `${t('theme')}: ${t(theme.name)}`)
    parts.theme.title = `${t('theme')}: ${t(theme.name)}`
  }
}
