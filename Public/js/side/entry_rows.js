import { LongList } from '../elements/long_list.js'
import { isNotes } from '../net/session_model.js'
import { ShortTimes } from './short_times.js'
import { StepNumbers } from './step_numbers.js'
import { drawRow } from './timeline_row.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { SessionClock } from '../net/session_clock.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Times } from '../words/times.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */
/** @import { RowFold, RowFolds } from './row_folds.js' */
/** @import { StepNotes } from './step_notes.js' */

/**
 * A row of the timeline.
 * @typedef {object} EntryRow
 * @property {LogEntry} entry
 * @property {HTMLElement} row
 * @property {HTMLElement} number  of its step, in front of the row
 * @property {string} clock  its time of day
 * @property {boolean} isShort  whether it shows its time without the second
 * @property {HTMLElement} item  the item of the row, or of its group if it is the row of the input
 * @property {LogEntry} drawn  the entry as the row shows it
 * @property {boolean} matches  whether it is shown
 * @property {string} [said]  its words in lower case
 * @property {RowFold|null} fold
 */

/**
 * The rows of one input, and of the entries that it caused.
 * @typedef {object} RowGroup
 * @property {HTMLElement} item
 * @property {HTMLElement} list
 * @property {LogEntry|null} owner  the entry of the input
 * @property {Map<number, EntryRow>} rows  by the number of the entry
 * @property {number} shown  how many of them are visible
 * @property {EntryRow} [last]
 * @property {RowFold} [timers]
 */

const rowHeight = 24 // pixels, of most rows
const groupEdges = 7 // above and below the rows of an input

/** The rows of the timeline, grouped by the input that caused their entries. */
export class EntryRows {
  #rows = new Map() // n → EntryRow
  #groups = new Map() // input → RowGroup, in the order of the list
  #ofItem = new WeakMap() // the item of a group → the group

  /**
   * @param {{ clock: SessionClock, elements: Elements, shown: ShownState, times: Times }} services
   * @param {{ folds: RowFolds, notes: StepNotes, drawn: (known: EntryRow) => void,
   *           replaced: (before: HTMLElement, row: HTMLElement) => void }} timeline
   *   `drawn` is called with a new row, `replaced` after a row was drawn again
   */
  constructor({ clock, elements, shown, times }, { folds, notes, drawn, replaced }) {
    Object.assign(this, { clock, elements, shown, times, folds, notes, drawn, replaced })
    this.numbers = new StepNumbers({ h: elements.h, reached: folds.numbered })
    this.shortTimes = new ShortTimes((group) => this.#shownOf(group))
  }

  /** Removes all rows. The next ones are drawn in a new list. @param {HTMLElement} list */
  begin(list) {
    this.#rows.clear()
    this.#groups.clear()
    this.shortTimes.clear()
    this.numbers.clear()
    this.list = list
    this.inputs = new LongList({ h: this.elements.h, list, height: (item) => this.#ofItem.get(item).shown * rowHeight + groupEdges })
  }

  get size() { return this.#rows.size }

  /** The element that scrolls the list. */
  get scroller() { return this.list.parentElement }

  /** Returns the row of an entry. @param {number} n  @returns {EntryRow|undefined} */
  get(n) { return this.#rows.get(n) }

  /** Returns all rows in the order of their entries. @returns {IterableIterator<EntryRow>} */
  all() { return this.#rows.values() }

  /** Returns the group of a row. @param {EntryRow} known  @returns {RowGroup} */
  groupOf({ entry }) { return this.#groups.get(entry.cause) }

  /** Returns the row of the input of a group. @param {RowGroup} [group]  @returns {EntryRow|undefined} */
  ownerOf(group) { return this.#rows.get(group?.owner?.n) }

  /** Returns the row of an input. @param {number} step  @returns {EntryRow|undefined} */
  inputOf(step) { return this.ownerOf(this.#groups.get(step)) }

  /** Returns the row of the timer that fired in a step. @param {number} step  @returns {EntryRow|undefined} */
  timerOf(step) {
    return Array.from(this.all()).find(({ entry }) => entry.kind === 'timer' && entry.input === step)
  }

  /** Returns the row of a step: that of its input, else of an error, else its first. @param {number} step  @returns {HTMLElement|null} */
  rowOf(step) {
    const ofStep = Array.from(this.all()).filter(({ entry }) => entry.input === step)
    const main = ofStep.find(({ entry }) => entry.kind === 'input') ?? ofStep.find(({ entry }) => entry.state === 'error') ?? ofStep[0]
    return main?.row ?? null
  }

  /** Returns an entry as it was at the shown step. Only requests change. @param {LogEntry} entry  @returns {LogEntry} */
  asOf(entry) {
    return (entry.type === 'request' && this.shown.past?.model.requests.get(entry.id)) || entry
  }

  #isLater(entry) {
    const { past } = this.shown
    return Boolean(past) && this.asOf(entry).input > past.record.step
  }

  /** Follows the shown step: draws the requests that were different at it, and greys the later rows. */
  look() {
    for (const { entry, row, drawn } of this.all()) {
      if (drawn !== this.asOf(entry)) this.draw(entry)
      else row.toggleAttribute('data-later', this.#isLater(entry))
    }
  }

  /** Draws the row of an entry, or draws it again. @param {LogEntry} entry */
  draw(entry) {
    const known = this.get(entry.n)
    const group = this.#group(entry)
    const number = known?.number ?? this.numbers.next(entry, this.folds.repeats(entry, group) || isNotes(entry))
    const clock = this.times.clock(this.clock.of(this.asOf(entry)))
    const isShort = known ? known.isShort : group.last?.clock.slice(0, 8) === clock.slice(0, 8)
    const row = this.#row(entry, number, isShort ? clock.slice(8) : clock, known)
    this.shortTimes.add(group)
    if (known) this.#replace(known, { entry, row, clock })
    else this.#append({ entry, row, number, clock, isShort, drawn: this.asOf(entry), matches: false, said: undefined, fold: null }, group)
  }

  #replace(known, { entry, row, clock }) {
    const { row: before } = known
    if (before.hasAttribute('aria-current')) row.setAttribute('aria-current', 'step')
    row.hidden = before.hidden
    const hadFocus = before === before.ownerDocument.activeElement
    before.replaceWith(row)
    this.notes.moved(before, row)
    this.replaced(before, row)
    if (hadFocus) row.focus()
    Object.assign(known, { entry, row, clock, drawn: this.asOf(entry), said: undefined })
  }

  #append(known, group) {
    const { entry, row } = known
    const isOwner = entry.kind === 'input' && !group.owner
    known.item = group.item
    if (isOwner) {
      group.owner = entry
      group.item.prepend(row)
    } else {
      known.item = this.elements.h('li', { class: 'step-item', hidden: true }, row)
      group.list.append(known.item)
    }
    this.drawn(known)
    this.#rows.set(entry.n, known)
    group.rows.set(entry.n, known)
    group.last = known
    this.folds.take(known, group, isOwner)
  }

  /** @param {LogEntry} entry */
  #group({ cause }) {
    if (!this.#groups.has(cause)) {
      const { h } = this.elements
      const list = h('ol', { class: 'step-list' })
      const item = h('li', { class: 'step-group', hidden: true }, list)
      const group = { item, list, owner: null, rows: new Map(), shown: 0 }
      this.#groups.set(cause, group)
      this.#ofItem.set(item, group)
      this.inputs.append(item)
    }
    return this.#groups.get(cause)
  }

  #row(latest, number, clock, known) {
    const entry = this.asOf(latest)
    return drawRow(this.elements, {
      entry, words: this.folds.words(known, entry), number, clock, since: this.times.since(entry.began ?? entry.time),
      isLater: this.#isLater(latest), expanded: this.folds.expanded(known),
    })
  }

  /** Removes the row of an entry. @param {LogEntry} entry  @returns {EntryRow|null}  the removed row */
  remove({ n, cause }) {
    const group = this.#groups.get(cause)
    const known = this.get(n)
    if (!known) return null
    this.#rows.delete(n)
    group.rows.delete(n)
    this.notes.forget(known.row)
    this.folds.forget(known)
    group.shown -= known.matches ? 1 : 0
    this.shortTimes.add(group)
    if (known.item === group.item) known.row.remove()
    else known.item.remove()
    if (group.rows.size === 0) {
      this.inputs.remove(group.item)
      this.#groups.delete(cause)
    }
    return known
  }

  /** Shows or hides a row. A group is shown while any of its rows is. @param {EntryRow} known  @param {boolean} matches */
  setMatches(known, matches) {
    if (matches === known.matches) return
    const group = this.groupOf(known)
    known.matches = matches
    this.shortTimes.add(group)
    group.shown += matches ? 1 : -1
    if (known.item !== group.item) known.item.hidden = !matches
    if (group.item.hidden !== (group.shown === 0)) group.item.hidden = group.shown === 0
  }

  /** Follows a change of the visible rows. */
  sifted() { this.inputs.sifted() }

  /** Whether a row is visible. @param {EntryRow} known */
  isShown(known) {
    const { item, row } = known
    const group = this.groupOf(known)
    return group.shown > 0 && !row.hidden && (item === group.item || !item.hidden)
  }

  /** The first visible row. @returns {EntryRow|undefined} */
  get firstShown() { return this.#allShown().next().value }

  get isAnyShown() { return Boolean(this.firstShown) }

  /** The visible rows in their order. @returns {EntryRow[]} */
  get allShown() { return Array.from(this.#allShown()) }

  * #allShown() {
    for (const group of this.#groups.values()) yield* this.#shownOf(group)
  }

  /** Yields the visible rows of a group. The input is the first. */
  * #shownOf(group) {
    if (group.shown === 0) return
    const owner = group.owner && group.rows.get(group.owner.n)
    if (owner && !owner.row.hidden) yield owner
    for (const known of group.rows.values()) if (known !== owner && known.matches) yield known
  }
}
