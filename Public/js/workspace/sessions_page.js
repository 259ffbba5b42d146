import { DoubtedButton } from '../elements/doubted_button.js'
import { openModal } from '../elements/modal.js'
import { path } from '../net/api.js'
import { writeComparison } from '../net/compare_link.js'
import { saveRecording } from './recordings.js'
import { SessionRow } from './session_row.js'
import { english, portuguese } from './session_words.js'

/** @import { PageParts } from '../elements/elements.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { Driving } from './driving.js' */
/** @import { RowServices } from './session_row.js' */

const rhythm = 5000 // milliseconds between two requests for the list
const atOnce = 3 // screens that are requested at the same time
const columns = ['colChoice', 'picture', 'colScreen', 'colApp', 'colPhase', 'colError', 'colOpened', 'colViewers', 'colActions']
const unsorted = ['colChoice', 'picture', 'colActions']

/** The page that lists all sessions and recordings of the server, with their actions. */
export class SessionsPage {
  #rows = new Map() // by watch id
  #seen = new Set() // visible rows
  #looks = 0
  #timer = null
  #next = 'api/sessions'
  #chosen = [] // watch ids
  #order = { column: 'colOpened', sign: 1 } // the newest first

  /**
   * @param {RowServices & { driving: Driving, navigation: Navigation, parts: PageParts }} services
   */
  constructor({ driving, navigation, parts, ...rowServices }) {
    const { elements, elements: { h }, window, window: { document }, words, words: { t } } = rowServices
    words.add(english, portuguese)
    Object.assign(this, { document, driving, navigation, parts, rowServices, t, window })
    this.deeds = { open: this.#drive, watch: this.#watch, save: this.#save, remove: this.#remove, choose: this.#choose }
    this.filter = h('input', { class: 'input', type: 'search', 'aria-label': t('sessionsFilter'), placeholder: t('sessionsFilter'), input: this.#sift })
    this.body = h('tbody')
    this.none = h('p', { class: 'quiet', role: 'status' })
    this.more = h('button', { type: 'button', class: 'button', hidden: true, click: () => this.#read(this.#next) }, t('sessionsMore'))
    this.pairWords = h('p', { class: 'session-pair-words', role: 'status' })
    this.compare = h('button', { type: 'button', class: 'button', 'data-tone': 'main', click: this.#compare }, t('compareChosen'))
    this.removeChosen = new DoubtedButton({ elements, window }, this.#removeChosen)
    this.pair = h('div', { class: 'session-pair', hidden: true }, this.pairWords, this.removeChosen.element, this.compare)
    this.heads = Object.fromEntries(columns.map((name) => [name, h('th', { scope: 'col', 'data-column': name }, unsorted.includes(name)
      ? h('span', { class: 'unseen' }, t(name))
      : h('button', { type: 'button', class: 'session-head', title: t('sortedBy', { column: t(name) }), click: () => this.#sortBy(name) }, t(name)))]))
    this.dialog = h('dialog', { class: 'sessions', 'aria-labelledby': 'sessions-title', close: this.#closed },
      h('div', { class: 'sessions-head' }, h('h2', { id: 'sessions-title', class: 'dialog-title' }, t('sessions')), this.filter,
        h('form', { method: 'dialog' }, h('button', { class: 'button' }, t('close')))),
      h('table', { class: 'session-table' },
        h('thead', {}, h('tr', {}, ...Object.values(this.heads))), this.body),
      this.none, this.more, this.pair)
    this.observer = new IntersectionObserver(this.#cameIntoView, { root: this.dialog, rootMargin: '200px' })
  }

  show() {
    openModal(this.dialog, this)
    this.filter.focus()
    this.navigation.go({ sessions: true }, 'replace')
    return this.refresh()
  }

  /** Loads the first part of the list again, and repeats that while the page is visible. */
  refresh = async () => {
    clearTimeout(this.#timer)
    if (!this.document.hidden) await this.#read('api/sessions')
    if (this.dialog.open) this.#timer = setTimeout(this.refresh, rhythm)
  }

  async #read(address) {
    const { none, rowServices: { api, why } } = this
    try {
      const { value, next } = await api.page(address)
      if (address !== 'api/sessions' || !this.#rows.size) this.#next = next
      this.more.hidden = !this.#next
      this.#take(value, address === 'api/sessions')
      this.#sift()
    } catch (error) {
      none.textContent = this.t('sessionsFailed', { detail: why(error) })
    }
  }

  /** Adds new entries at the top, and updates the rows of the others. */
  #take(entries, isFirst) {
    const { body, rowServices } = this
    const here = rowServices.session.model.session?.watch
    let before = isFirst ? body.firstElementChild : null
    for (const entry of entries) {
      const known = this.#rows.get(entry.watch)
      const row = known ?? new SessionRow(rowServices, this.deeds)
      row.tell(entry, entry.watch === here)
      if (known) {
        before = known.element.nextElementSibling
      } else {
        this.#rows.set(entry.watch, row)
        body.insertBefore(row.element, before)
        this.observer.observe(row.element)
      }
    }
    if (isFirst) this.#forget(entries)
    this.#sort()
    this.#look()
  }

  /** Sorts by a column. The same column again reverses the order. @param {string} column */
  #sortBy(column) {
    this.#order = { column, sign: this.#order.column === column ? -this.#order.sign : 1 }
    this.#sort()
  }

  /** Sorts the listed rows, and keeps the focus. */
  #sort() {
    const { column, sign } = this.#order
    for (const [name, head] of Object.entries(this.heads)) {
      if (name === column) head.setAttribute('aria-sort', sign > 0 === ['colOpened', 'colViewers'].includes(name) ? 'descending' : 'ascending')
      else head.removeAttribute('aria-sort')
    }
    const keys = new Map(Array.from(this.#rows.values(), (row) => [row.element, row.key(column)]))
    const rows = Array.from(this.body.children)
    const sorted = [...rows].sort((one, other) => sign * (keys.get(one) < keys.get(other) ? -1 : keys.get(one) > keys.get(other) ? 1 : 0))
    if (sorted.every((row, index) => row === rows[index])) return
    const { activeElement } = this.document
    this.body.replaceChildren(...sorted)
    if (this.body.contains(activeElement)) activeElement.focus({ preventScroll: true })
  }

  /** Removes rows that would be in the first part of the list, but are no longer there. */
  #forget(entries) {
    const listed = new Set(entries.map(({ watch }) => watch))
    const oldest = entries.at(-1)?.opened ?? 0
    for (const [watch, { element, entry }] of this.#rows) {
      if (listed.has(watch) || (this.#next && entry.opened < oldest)) continue
      this.#choose({ watch }, false)
      element.remove()
      this.#rows.delete(watch)
      this.#seen.delete(watch)
    }
  }

  #cameIntoView = (changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) this.#seen.add(target.dataset.watch)
      else this.#seen.delete(target.dataset.watch)
    }
    this.#look()
  }

  /** Loads the outdated pictures of visible rows, a few at a time. */
  #look() {
    for (const watch of this.#seen) {
      if (this.#looks >= atOnce) return
      const row = this.#rows.get(watch)
      if (row?.wantsLook && !row.isAsked) this.#lookAt(row)
    }
  }

  async #lookAt(row) {
    this.#looks += 1
    row.isAsked = true
    try {
      row.look(await this.rowServices.api.session(row.entry.watch))
      this.#sift()
      this.#sort()
    } catch { /* the session ended meanwhile, which the next list shows */ }
    this.#looks -= 1
    setTimeout(() => { row.isAsked = false }, rhythm)
    this.#look()
  }

  #sift = () => {
    const wanted = this.filter.value.trim().toLowerCase()
    let shown = 0
    for (const { element, text } of this.#rows.values()) {
      element.hidden = !text.toLowerCase().includes(wanted)
      if (!element.hidden) shown += 1
    }
    this.none.textContent = shown ? '' : this.t('sessionsNone')
  }

  /** Handles the checkbox of a row. One or two sessions can be compared, any number deleted. */
  #choose = ({ watch }, isChosen) => {
    const { t } = this
    this.#chosen = this.#chosen.filter((other) => other !== watch)
    if (isChosen) this.#chosen = [...this.#chosen, watch]
    const count = this.#chosen.length
    for (const [name, row] of this.#rows) row.choose(this.#chosen.includes(name))
    this.pair.hidden = !count
    this.compare.hidden = count > 2
    this.removeChosen.name({ calm: t('deleteChosen', { count }), sure: t('deleteChosenSure', { count }) })
    this.pairWords.textContent = t(count > 2 ? 'chosen_many' : `chosen_${count}`, { count })
  }

  /** Deletes the chosen sessions. Those that cannot be deleted stay chosen. */
  #removeChosen = async () => {
    let count = 0
    for (const watch of [...this.#chosen]) {
      try {
        await this.#end(watch)
        count += 1
        this.#choose({ watch }, false)
      } catch (error) {
        this.#report(error)
        return this.refresh()
      }
    }
    this.rowServices.notices.toast(this.t('deletedSessions', { count }))
    this.filter.focus()
    return this.refresh()
  }

  #compare = () => {
    const [left, right] = this.#chosen.map((session) => ({ session }))
    this.window.location.assign(writeComparison({ left, right: right ?? null, common: {}, faults: [] }))
  }

  #closed = () => {
    clearTimeout(this.#timer)
    this.observer.disconnect()
    this.dialog.remove()
    if (this.navigation.address.sessions) this.navigation.go({ sessions: false }, 'replace')
  }

  #drive = async ({ watch }) => {
    await this.driving.drive(watch)
    this.dialog.close()
  }

  #watch = ({ watch }) => {
    this.driving.look({ watch })
    this.dialog.close()
  }

  #save = ({ watch }) => saveRecording(this.rowServices, path`api/sessions/${watch}/recording`)

  #remove = async ({ watch }) => {
    try {
      await this.#end(watch)
      this.rowServices.notices.toast(this.t('deletedSession'))
      this.filter.focus()
    } catch (error) {
      this.#report(error)
    }
    await this.refresh()
  }

  #report(error) {
    const { notices, why } = this.rowServices
    notices.toast(why(error))
  }

  /** Takes control of a session and deletes it, because only the user in control can. @param {string} watch */
  async #end(watch) {
    const { api } = this.rowServices
    const { id } = await api.control(watch)
    await api.call('DELETE', path`api/sessions/${id}`)
  }
}
