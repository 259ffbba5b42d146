import { ignoreMissingModule } from '../elements/failures.js'
import { EntryDetail } from './entry_detail.js'
import { EntryRows } from './entry_rows.js'
import { EntrySift } from './entry_sift.js'
import { ErrorJump } from './error_jump.js'
import { RowChoice } from './row_choice.js'
import { RowFolds } from './row_folds.js'
import { StepNotes } from './step_notes.js'
import { TimelineFilter } from './timeline_filter.js'
import { TimelineGrowth } from './timeline_growth.js'
import { rowsAsJson, rowsAsText } from './timeline_text.js'
import { isError } from '../words/entry_words.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Api } from '../net/api.js' */
/** @import { SessionClock } from '../net/session_clock.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Wording } from '../words/entry_words.js' */
/** @import { Times } from '../words/times.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Originals } from './originals.js' */
/** @import { PageActions } from './page_actions.js' */
/** @import { SessionOrigin } from './session_origin.js' */

/**
 * The services of the timeline.
 * @typedef {object} TimelineServices
 * @property {PageActions} actions
 * @property {Api} api
 * @property {(error: Error) => void} broken  reports an entry that could not be drawn
 * @property {SessionClock} clock
 * @property {Elements} elements
 * @property {LateParts} late
 * @property {SessionOrigin} origin
 * @property {Originals} originals
 * @property {ShownServices} session
 * @property {Times} times
 * @property {(error: Error) => string} why
 * @property {Window} window
 * @property {Wording} wording  describes entries
 * @property {Words} words
 */

const keys = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity }

/** The timeline: the entries of the log, grouped by the input that caused them. Creates its parts and connects them. */
export class Timeline {
  /** @param {TimelineServices} services  @param {HTMLElement} element  @param {HTMLElement} tab  of the panel */
  constructor(services, element, tab) {
    const { actions, api, broken, clock, elements, late, origin, originals, session, times, window, wording, words } = services
    const { model, shown } = session
    const { h } = elements
    const { t } = words
    Object.assign(this, { actions, api, elements, late, model, origin, shown, t, element })
    this.notes = new StepNotes(services, { rowOf: (step) => this.rows.rowOf(step), grew: () => this.growth.grew() })
    this.folds = new RowFolds({
      elements, words, t, wording, redraw: ({ entry }) => this.rows.draw(entry), show: (known) => this.sift.showFolded(known),
      opened: () => this.#settle(),
    })
    this.rows = new EntryRows({ clock, elements, shown, times }, {
      folds: this.folds, notes: this.notes, drawn: (known) => this.#drawn(known), replaced: (before, row) => this.choice.replaced(before, row),
    })
    this.growth = new TimelineGrowth({ broken, shown, window }, this.#grow)
    this.filter = new TimelineFilter({ h, t, changed: () => this.#filter() })
    this.sift = new EntrySift({ filter: this.filter, folds: this.folds, model, rows: this.rows, window, wording })
    this.choice = new RowChoice({
      detail: new EntryDetail({ actions, elements, notes: this.notes, rows: this.rows, t, times }), folds: this.folds, rows: this.rows,
      marked: (entry) => this.#showSource(entry),
    })
    this.errors = new ErrorJump({ elements, words, tab, jump: (by) => this.jumpToError(by), toggle: () => this.#toggleErrors() })
    model.on('snapshot', this.render)
    model.on('entries', this.#add)
    originals.changed.add(this.#add)
    model.on('forgotten', this.#remove)
    model.on('notes', this.#noted)
    shown.onChange(this.#look)
  }

  /** Draws everything again: after a snapshot, and in another language. */
  render = () => {
    const { choice, elements: { h }, filter, folds, growth, model, notes, rows, t } = this
    choice.clear()
    growth.clear()
    folds.clear()
    filter.draw()
    this.list = h('ol', { class: 'steps', 'aria-label': t('steps'), keydown: this.#keydown, click: this.#click })
    rows.begin(this.list)
    this.empty = h('p', { class: 'quiet' }, t('emptyTimeline'))
    this.element.replaceChildren(
      h('div', { class: 'panel-tools' }, filter.search, this.errors.element, filter.kinds,
        this.#copyButton('copy', 'copyTimeline', rowsAsText), this.#copyButton('json', 'copyJson', rowsAsJson)),
      h('div', { class: 'scroller' }, this.empty, this.list))
    for (const entry of model.entries.values()) rows.draw(entry)
    this.errors.begin(model.entries.values())
    this.errors.render()
    notes.render()
    this.#filter()
    this.sift.readAhead()
    choice.render()
    this.#look()
    growth.follow(this.list.parentElement)
    const lastError = Array.from(model.entries.values()).findLast(({ error }) => error?.line)
    if (lastError) this.#showSource(lastError)
  }

  /** Returns a button that copies the visible rows. Its accessible name has the format, because its title is short. */
  #copyButton(word, name, write) {
    const { elements: { h }, t, actions: { copy } } = this
    const click = () => {
      this.growth.flush()
      copy(write(this.rows), 'timelineCopied')
    }
    return h('button', { type: 'button', class: 'button', 'aria-label': t(name), title: t(name), click }, t(word))
  }

  focusFilter() { this.filter.focus() }

  /** Chooses an entry above or below the chosen one. @param {number} by */
  step(by) {
    this.growth.flush()
    const next = this.choice.neighbour(by)
    if (next) this.choose(next.entry.n)
  }

  /** Chooses the next error, or the first one after the last. Shows errors only if the filter hides all. @param {number} by  -1: the previous one */
  jumpToError(by) {
    this.growth.flush()
    if (!this.rows.allShown.some(({ entry }) => isError(entry))) {
      this.filter.showErrors()
      this.#filter()
    }
    const { entry } = this.choice.neighbourOf(isError, by) ?? {}
    if (entry) this.choose(entry.n)
  }

  get hasErrors() { return this.errors.hasErrors }

  #toggleErrors() {
    this.filter.toggleErrors()
    this.#filter()
  }

  /** Chooses an entry: the device shows the session as it was at the step of the entry. @param {number} n */
  choose(n) {
    this.growth.flush()
    const { entry } = this.choice.choose(n)
    const step = Math.min(entry.input, this.model.input) // the number of a pause may be that of the next input
    this.late.travel((travel) => travel.to(step))
  }

  /** Follows the shown step: chooses an entry of it, and greys the later ones. */
  #look = () => {
    if (!this.list) return
    this.growth.flush()
    this.rows.look()
    this.choice.look(this.shown.past)
  }

  #add = (entry) => {
    if (this.list) this.growth.add(entry)
  }

  #grow = (entries) => {
    for (const entry of entries) {
      this.rows.draw(entry)
      this.sift.show(this.rows.get(entry.n))
      this.#showSource(entry)
    }
    this.errors.add(entries)
    this.rows.shortTimes.draw()
    this.empty.hidden = true
  }

  /** Removes an entry that the model has forgotten, because it keeps a bounded number. */
  #remove = (entry) => {
    this.growth.remove(entry)
    this.errors.remove(entry)
    const known = this.rows.remove(entry)
    if (!known) return
    this.choice.removed(known)
    this.rows.shortTimes.draw()
  }

  /** Gives a new row its place in the tab order. */
  #drawn(known) {
    this.choice.added(known)
    this.#showOrigin(known)
  }

  /** Adds a line at the beginning of a branch, with a link to the session that has the steps before it. */
  #showOrigin({ entry: { kind, input, detail }, item }) {
    const { elements: { h }, model } = this
    const origin = model.session?.origin
    if (kind !== 'pause' || detail.cause !== 'branched' || !origin) return
    // A branch of a branch has an earlier branching among its steps.
    const isEarlier = input <= origin.step || this.list.querySelector('.step-origin')
    if (isEarlier) return
    const line = h('p', { class: 'step-origin' })
    item.append(line)
    this.origin.show(line, origin).then(() => this.growth.grew(), ignoreMissingModule)
  }

  /** Adds the lines of the document that an error names. @param {LogEntry} entry */
  async #showSource({ n, error }) {
    if (!error?.line) return
    const { sourceExcerpt } = await import('./source_excerpt.js')
    const excerpt = await sourceExcerpt(error, this)
    const known = this.rows.get(n)
    if (!excerpt || !known || known.item.querySelector(':scope > .source')) return
    known.item.append(excerpt)
    this.growth.grew()
  }

  /** Applies the filter to all rows. */
  #filter() {
    const { rows, t } = this
    this.growth.flush()
    this.sift.apply()
    this.errors.filtered(this.filter.isOnErrors)
    this.#settle()
    this.empty.hidden = rows.isAnyShown
    this.empty.textContent = t(rows.size ? 'noMatch' : 'emptyTimeline')
  }

  /** Follows a change of the visible rows. */
  #settle() {
    this.rows.sifted()
    this.choice.keepStop()
    this.rows.shortTimes.draw()
  }

  /** Follows a change of the note on a step. */
  #noted = (step) => {
    if (!this.list) return
    this.growth.flush()
    this.notes.draw(step)
    this.choice.noted(step)
    this.sift.noted(step)
    this.choice.keepStop()
    this.rows.shortTimes.draw()
  }

  #keydown = (event) => {
    if (!event.target.matches('.step')) return
    const isOpening = event.key === 'ArrowRight'
    if (isOpening || event.key === 'ArrowLeft') {
      const known = this.rows.get(Number(event.target.dataset.n))
      if (this.folds.open(known, isOpening)) event.preventDefault()
      if (this.folds.hides(known)) this.folds.seen(known).row.focus()
    }
    if (!(event.key in keys)) return
    event.preventDefault()
    this.step(keys[event.key])
  }

  #click = ({ target }) => {
    const row = target.closest('.step')
    if (row) this.choose(Number(row.dataset.n))
  }
}
