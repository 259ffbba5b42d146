import { DoubtedButton } from '../elements/doubted_button.js'
import { pathOf } from '../net/address.js'
import { nameField } from './session_naming.js'
import { SessionPicture } from './session_picture.js'

/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from './notices.js' */
/** @import { HeaderName } from '../side/header_name.js' */
/** @import { Times } from '../words/times.js' */

/**
 * A session or recording, as the server lists it.
 * @typedef {object} ListedSession
 * @property {string} watch
 * @property {string} phase
 * @property {number} opened  in milliseconds since 1970
 * @property {number} inputs
 * @property {number} viewers
 * @property {string} [name]  @property {string} [title]  @property {string} [screen]  @property {string} [app]
 * @property {string} [controller]  @property {string} [bff]
 * @property {{ by?: string, here?: boolean }} [driver]
 */

/**
 * The services of a row.
 * @typedef {object} RowServices
 * @property {Api} api
 * @property {Elements} elements
 * @property {HeaderName} given  the name in the header, which follows a change here
 * @property {Notices} notices
 * @property {ShownServices} session
 * @property {Times} times
 * @property {(error: Error) => string} why
 * @property {Window} window
 * @property {Words} words
 */

const icons = { live: 'success', crashed: 'crash', parked: 'pause', quarantined: 'problem', recording: 'timer' }
const awake = ['live', 'crashed']

/** A session or recording in the list, with its actions. */
export class SessionRow {
  #seen = null // the state that the picture shows
  #title = null // the title of the front screen, once it was loaded
  #path = null // the path of that screen
  #last = '' // the last error of the loaded state
  #origin = null // of a branch: its step and its start, once they were loaded
  #field = null // the field for the name, while it is edited

  /**
   * @param {RowServices} services
   * @param {Record<'open'|'watch'|'save'|'remove', (entry: ListedSession) => void>
   *         & { choose: (entry: ListedSession, isChosen: boolean) => void }} deeds  the actions of the list
   */
  constructor({ api, elements, given, notices, session, times, why, window, words }, deeds) {
    const { h } = elements
    const { t } = words
    Object.assign(this, { api, deeds, elements, given, isViewer: session.isViewer, notices, t, times, why, words })
    this.picture = new SessionPicture({ elements })
    this.cells = Object.fromEntries(['screen', 'app', 'phase', 'error', 'opened', 'viewers'].map((name) => [name, h('td', { 'data-cell': name })]))
    const tool = (word, act) => h('button', { type: 'button', class: 'button', click: act }, t(word))
    this.drive = new DoubtedButton({ elements, window }, () => deeds.open(this.entry))
    this.remove = new DoubtedButton({ elements, window }, () => deeds.remove(this.entry))
    this.chosen = h('input', { type: 'checkbox', class: 'check', change: () => deeds.choose(this.entry, this.chosen.checked) })
    this.tools = h('td', { 'data-cell': 'actions' }, h('div', { class: 'session-tools' },
      this.drive.element, tool('watch', () => deeds.watch(this.entry)), tool('save', () => deeds.save(this.entry)), this.remove.element))
    this.element = h('tr', { class: 'session-row' }, h('td', { 'data-cell': 'choice' }, this.chosen),
      h('td', { 'data-cell': 'picture' }, this.picture.element), ...Object.values(this.cells), this.tools)
  }

  /** The text for the filter. */
  get text() { return this.element.textContent }

  /** Returns the value by which rows are sorted. @param {string} column */
  key(column) {
    const { entry } = this
    return { colOpened: -(this.#origin?.at ?? entry.opened), colViewers: -entry.viewers, colApp: entry.app ?? '', colPhase: entry.phase, colError: this.#last || '\uffff' }[column]
      ?? this.name.toLowerCase()
  }

  /** @param {ListedSession} entry  @param {boolean} isShown  whether the page shows this session */
  tell(entry, isShown) {
    const { cells, elements: { h, icon, fill }, t, times } = this
    this.entry = entry
    this.element.dataset.watch = entry.watch
    this.element.dataset.phase = entry.phase
    this.isShown = isShown
    this.name = entry.name ?? this.#title ?? entry.title ?? entry.screen ?? t('firstScreen')
    const { name } = this
    const path = entry.screen ?? this.#path
    const isMine = isShown && !this.isViewer()
    this.drive.name(entry.driver?.here && !isMine ? { calm: t('takeOver'), sure: t('takeOverSure'), of: name } : { calm: t('drive'), of: name })
    this.remove.name({ calm: t('delete'), sure: t('deleteSure'), of: name })
    for (const button of this.tools.querySelectorAll('button:not([data-state])')) button.setAttribute('aria-label', `${button.textContent}: ${name}`)
    this.chosen.setAttribute('aria-label', `${t('chooseOne')}: ${name}`)
    const word = t(`phase_${entry.phase}`)
    if (!this.#field) this.#nameCell(path)
    fill(cells.app, entry.app, entry.controller ? h('span', { class: 'quiet' }, entry.controller) : null,
      entry.bff ? h('span', { class: 'quiet' }, entry.bff) : null)
    fill(cells.phase, h('span', { class: 'session-phase' }, icon(icons[entry.phase] ?? 'note'), word))
    const ago = (word, at) => h('time', { datetime: new Date(at).toISOString() }, t(word, { time: times.span(Math.max(0, Date.now() - at)) }))
    fill(cells.opened, ago('ago', entry.opened), this.#origin?.at ? h('span', { class: 'quiet' }, ago('branchedAgo', this.#origin.at)) : null)
    const driver = isMine ? t('youDrive') : entry.driver?.here ? t('rowDriver', { name: entry.driver.by ?? t('someone') }) : null
    fill(cells.viewers, String(entry.viewers), driver && h('span', { class: 'quiet session-driver' }, driver))
    if (!awake.includes(entry.phase)) fill(cells.error, h('span', { class: 'quiet' }, '–'))
    for (const [cell, column] of [['app', 'colApp'], ['error', 'colError'], ['viewers', 'colViewers'], ['opened', 'colOpened']]) {
      cells[cell].dataset.name = t(column) // on a phone the columns have no headers
    }
  }

  /** Draws the name of the session, its screen, and the button that renames it. */
  #nameCell(path) {
    const { cells, elements: { h, icon, fill }, entry, isShown, name, t } = this
    const hadFocus = cells.screen.contains(cells.screen.ownerDocument.activeElement)
    const label = `${t('renameOne')} ${name}`
    const screen = entry.name ? this.#title ?? entry.title ?? path : path
    const rename = h('button', { type: 'button', class: 'icon-button session-rename', 'aria-label': label, title: label, click: this.rename }, icon('edit'))
    fill(cells.screen, h('span', { class: 'session-name' }, h('b', { title: name, dblclick: this.rename }, name), rename),
      screen && screen !== name ? h('span', { class: 'quiet', title: path ?? screen }, screen) : null,
      this.#origin ? h('span', { class: 'quiet' }, t('branchOf', this.#origin)) : null,
      isShown ? h('span', { class: 'session-here' }, t('thisOne')) : null)
    if (hadFocus) rename.focus({ preventScroll: true })
  }

  /** Opens a field for the name in its cell. */
  rename = () => {
    if (this.#field) return
    const { cells, entry } = this
    const done = (kept, hadFocus) => {
      this.#field = null
      this.entry = { ...this.entry, name: kept ?? undefined }
      this.given.told(entry.watch, kept)
      this.tell(this.entry, this.isShown)
      if (hadFocus) cells.screen.querySelector('.session-rename').focus()
    }
    this.#field = nameField(this, { watch: entry.watch, name: entry.name, done })
    this.elements.fill(cells.screen, this.#field)
    this.#field.focus()
    this.#field.select()
  }

  /** @param {boolean} isChosen  whether its checkbox is on */
  choose(isChosen) { this.chosen.checked = isChosen }

  /** Whether the picture is older than the entry. A session without a process is not loaded for its picture. */
  get wantsLook() {
    return awake.includes(this.entry.phase) && this.#seen !== `${this.entry.phase} ${this.entry.inputs}`
  }

  /** Draws the picture of the screen, and the last error. @param {object} snapshot */
  look(snapshot) {
    const { elements: { h, fill }, t } = this
    this.#seen = `${this.entry.phase} ${this.entry.inputs}`
    this.picture.show(snapshot, this.entry.watch)
    const front = snapshot.navigation?.stacks?.at(-1)?.screens.at(-1)
    this.#title = front?.title || front?.id || null
    this.#path = front?.url ? pathOf(front.url) : null
    this.#origin = originOf(snapshot)
    this.tell(this.entry, this.isShown)
    const failed = (snapshot.states ?? []).filter(({ error }) => error)
    const last = snapshot.crash?.message ?? failed.at(-1)?.error.message
    this.#last = last ?? ''
    this.cells.error.title = this.#last
    fill(this.cells.error, last ? h('span', { class: 'session-error' }, last) : h('span', { class: 'quiet' }, t('noErrorYet')))
  }
}

/**
 * Returns the origin of a branch: the step, and when the branch continued from it.
 *
 * @param {{ session?: { opened?: number, origin?: { step: number } }, log?: LogEntry[],
 *           pauses?: { input: number, away: number }[], restored?: { pause?: { cause: string, away: number } }, time?:
 *           number }} snapshot
 */
function originOf({ session: { opened, origin } = {}, log, pauses = [], restored, time }) {
  if (!origin?.step) return null
  const entry = (log ?? []).findLast(({ kind, detail }) => kind === 'pause' && detail.cause === 'branched')
  const isNew = restored?.pause?.cause === 'branched' // the log gets the entry with its next input
  if (!entry && !isNew) return { step: origin.step }
  const before = pauses.filter(({ input }) => !entry || input < entry.input).reduce((sum, { away }) => sum + away, 0)
  return { step: origin.step, at: opened + before + (entry ? entry.time + entry.detail.away : time + restored.pause.away) }
}
