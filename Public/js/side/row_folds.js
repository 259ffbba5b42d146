import { describe, entryGroup } from '../words/entry_words.js'
import { InputRuns, wholeOf } from './input_runs.js'

/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Wording } from '../words/entry_words.js' */
/** @import { EntryRow, RowGroup } from './entry_rows.js' */
/** @import { InputRun } from './input_runs.js' */

const english = {
  foldedInputs: '{title} ({count})', unfoldInputs: 'Show all {count} actions', foldInputs: 'Show one row for {count} actions',
  unfoldTimers: 'Show all {count} timers', foldTimers: 'Show one row for {count} timers',
}
const portuguese = {
  foldedInputs: '{title} ({count})', unfoldInputs: 'Mostrar as {count} ações', foldInputs: 'Mostrar uma linha para {count} ações',
  unfoldTimers: 'Mostrar os {count} temporizadores', foldTimers: 'Mostrar uma linha para {count} temporizadores',
}

/**
 * Rows that are represented by the first of them while they are folded.
 *
 * @typedef {{ of: 'Inputs'|'Timers', run?: InputRun, rows: EntryRow[], isOpen: boolean, number?: string, toggle:
 * HTMLElement|null }} RowFold
 */

/**
 * Folds rows that repeat, until the user unfolds them. A run of inputs is folded into its first row, which describes
 * the whole run. The timers of one input are folded into the first, which shows their count.
 */
export class RowFolds {
  #runs = new InputRuns()
  #all = new Set() // folds of more than one row
  #ofNumber = new WeakMap() // the number before a row → the fold of the row
  #peeked = null // the fold that is open because the shown step is inside it
  isOff = false // whether every row is shown, because of a search or the filter

  /**
   * @param {{ elements: Elements, words: Words, t: (key: string, values?: object) => string, wording: Wording,
   *           redraw: (known: EntryRow) => void, show: (known: EntryRow) => void, opened: () => void }} services
   */
  constructor({ elements, words, t, wording, redraw, show, opened }) {
    Object.assign(this, { elements, t, wording, redraw, show, opened })
    words.add(english, portuguese)
  }

  clear() {
    this.#runs.clear()
    this.#all.clear()
    this.#peeked = null
  }

  /** Whether a new entry repeats a timer that has a row. @param {LogEntry} entry  @param {RowGroup} group */
  repeats({ kind }, { timers }) { return kind === 'timer' && Boolean(timers?.rows.length) }

  /**
   * Adds a new row.
   *
   * @param {EntryRow} known  @param {RowGroup} group  @param {boolean} isOwner  whether it is that of the input
   */
  take(known, group, isOwner) {
    const { entry } = known
    if (isOwner) {
      const run = this.#runs.take(entry)
      if (run) this.#fold(known, run.fold ??= { of: 'Inputs', run, rows: [], isOpen: false, number: '', toggle: null })
    } else if (entry.kind === 'timer') {
      this.#fold(known, group.timers ??= { of: 'Timers', rows: [], isOpen: false, toggle: null })
    } else if (entryGroup(entry) !== 'log') {
      this.#runs.end()
    }
  }

  #fold(known, fold) {
    known.fold = fold
    fold.rows.push(known)
    if (fold.run) this.#ofNumber.set(known.number, fold)
    if (fold.rows.length === 1) return
    if (fold.rows.length === 2) {
      fold.number = fold.rows[0].number.textContent
      this.#all.add(fold)
    }
    this.#draw(fold, [known])
  }

  /** Removes a row. @param {EntryRow} known */
  forget({ fold, number }) {
    if (!fold) return
    const at = fold.rows.findIndex((row) => row.number === number)
    fold.rows.splice(at, 1)
    fold.run?.entries.splice(at, 1)
    fold.toggle?.remove()
    fold.toggle = null
    const [head] = fold.rows
    if (fold.rows.length < 2) this.#all.delete(fold)
    if (head && at === 0) fold.number = head.number.textContent
    if (head) this.#draw(fold, fold.run ? fold.rows : [head])
  }

  /** Returns whether a row is hidden by a fold. */
  hides(known) { return this.#isShut(known?.fold) && known.fold.rows[0] !== known }

  /** Returns the row whose step is shown for a row: the last row of a folded run, otherwise the row itself. */
  standsFor(known) { return this.#isShutHead(known) && known.fold.run ? known.fold.rows.at(-1) : known }

  /** Returns the visible row that represents a row. */
  seen(known) { return this.#isShut(known.fold) ? known.fold.rows[0] : known }

  /** Returns all entries that a row represents. @returns {LogEntry[]} */
  entries(known) { return this.#isShutHead(known) ? known.fold.rows.map(({ entry }) => entry) : [known.entry] }

  /**
   * Returns the description of a row. @param {EntryRow|undefined} known  @param {LogEntry} entry  the entry at the
   * shown step
   */
  words(known, entry) {
    if (!this.#isShutHead(known)) return describe(entry, this.wording)
    const entries = this.entries(known)
    const words = describe(known.fold.run ? wholeOf(entries) : entry, this.wording)
    if (!known.fold.run) return { ...words, retry: this.t('moreTimers', { count: entries.length - 1 }) }
    if (entry.detail.type !== 'text') words.title = this.t('foldedInputs', { title: words.title, count: entries.length })
    return words
  }

  /** Returns the value of `aria-expanded` for a row; null if the row has no fold. */
  expanded(known) {
    const { fold } = known ?? {}
    return fold && !this.isOff && fold.rows.length > 1 && fold.rows[0] === known ? String(fold.isOpen) : null
  }

  /** Folds or unfolds the rows of a fold. @returns {boolean} whether anything changed */
  open(known, isOpen) {
    const { fold } = known
    if (!fold || fold.rows.length < 2 || this.isOff || fold.isOpen === isOpen) return false
    fold.isOpen = isOpen
    this.#peeked = null
    this.#draw(fold)
    this.opened()
    return true
  }

  /** Unfolds the fold around the shown step, as long as that step is shown. @param {EntryRow|null} known */
  peek(known) {
    const peeked = this.#peeked
    if (peeked && peeked !== known?.fold) {
      this.#peeked = null
      peeked.isOpen = false
      this.#draw(peeked)
    }
    if (!known || !this.#isShut(known.fold) || this.standsFor(known.fold.rows[0]) === known) return
    this.open(known, true)
    this.#peeked = known.fold
  }

  /** Handles a number before a row that now covers more steps. */
  numbered = (number) => {
    const fold = this.#ofNumber.get(number)
    if (this.#isShut(fold)) this.#number(fold)
  }

  /** Draws all folds again, after the filter changed. */
  refresh() { for (const fold of this.#all) this.#draw(fold) }

  #isShut(fold) { return Boolean(fold) && !this.isOff && !fold.isOpen && fold.rows.length > 1 }

  #isShutHead(known) { return this.#isShut(known?.fold) && known.fold.rows[0] === known }

  #draw(fold, changed = fold.rows) {
    const [head] = fold.rows
    this.#number(fold)
    this.redraw(head)
    this.#offer(fold)
    for (const known of changed) this.show(known)
  }

  /** Updates the number of a fold of inputs, which covers all its steps. Timers may have other steps between them. */
  #number(fold) {
    if (!fold.run) return
    const [head] = fold.rows
    const last = fold.rows.at(-1).number.textContent.split('–').at(-1)
    head.number.textContent = this.#isShut(fold) ? `${fold.number.split('–')[0]}–${last}` : fold.number || head.number.textContent
  }

  #offer(fold) {
    const { elements: { h }, t } = this
    const [head] = fold.rows
    if (this.expanded(head) === null) {
      fold.toggle?.remove()
      return
    }
    fold.toggle ??= h('button', { type: 'button', class: 'step-fold', tabindex: -1, click: () => this.open(fold.rows[0], !fold.isOpen) })
    const words = t(`${fold.isOpen ? 'fold' : 'unfold'}${fold.of}`, { count: fold.rows.length })
    for (const [name, value] of [['aria-expanded', fold.isOpen], ['aria-label', words], ['title', words]]) fold.toggle.setAttribute(name, value)
    fold.toggle.textContent = fold.isOpen ? '▾' : '▸'
    if (fold.toggle.previousSibling !== head.row) head.row.after(fold.toggle)
  }
}
