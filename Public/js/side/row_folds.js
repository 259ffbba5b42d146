import { describe, entryGroup } from '../words/entry_words.js'
import { InputRuns, wholeOf } from './input_runs.js'

/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Wording } from '../words/entry_words.js' */
/** @import { EntryRow, RowGroup } from './entry_rows.js' */
/** @import { InputRun } from './input_runs.js' */

const english = {
  foldedInputs: '{title} ({count})', unfoldInputs: 'Show all {count} inputs', foldInputs: 'Show one row for {count} inputs',
  unfoldTimers: 'Show all {count} timers', foldTimers: 'Show one row for {count} timers',
}
const portuguese = {
  foldedInputs: '{title} ({count})', unfoldInputs: 'Mostrar as {count} entradas', foldInputs: 'Mostrar uma linha para {count} entradas',
  unfoldTimers: 'Mostrar os {count} temporizadores', foldTimers: 'Mostrar uma linha para {count} temporizadores',
}

/**
 * Rows of which one stands for all while they are folded.
 * @typedef {{ of: 'Inputs'|'Timers', run?: InputRun, rows: EntryRow[], isOpen: boolean, number?: string, toggle: HTMLElement|null }} RowFold
 */

/**
 * Folds rows that repeat, until somebody unfolds them. Of inputs that belong together the first row stands for all, in words
 * for the whole. Of the timers of one input the first row has their count.
 */
export class RowFolds {
  #runs = new InputRuns()
  #all = new Set() // folds of more than one row
  #ofNumber = new WeakMap() // the number before a row → the fold of the row
  #peeked = null // the fold that is open because a step inside it is shown
  isOff = false // every row is shown: one is looked for, or all are wanted

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
   * Takes a row that is new.
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

  /** A row is forgotten. @param {EntryRow} known */
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

  /** Whether a row is folded away. */
  hides(known) { return this.#isShut(known?.fold) && known.fold.rows[0] !== known }

  /** The row whose step a row is for: of inputs the last one. */
  standsFor(known) { return this.#isShutHead(known) && known.fold.run ? known.fold.rows.at(-1) : known }

  /** The row that is seen for a row. */
  seen(known) { return this.#isShut(known.fold) ? known.fold.rows[0] : known }

  /** All entries that a row stands for. @returns {LogEntry[]} */
  entries(known) { return this.#isShutHead(known) ? known.fold.rows.map(({ entry }) => entry) : [known.entry] }

  /** What a row says. @param {EntryRow|undefined} known  @param {LogEntry} entry  as it is shown */
  words(known, entry) {
    if (!this.#isShutHead(known)) return describe(entry, this.wording)
    const entries = this.entries(known)
    const words = describe(known.fold.run ? wholeOf(entries) : entry, this.wording)
    if (!known.fold.run) return { ...words, retry: this.t('moreTimers', { count: entries.length - 1 }) }
    if (entry.detail.type !== 'text') words.title = this.t('foldedInputs', { title: words.title, count: entries.length })
    return words
  }

  /** Whether a row is unfolded, in words for assistive technology; nothing for one that cannot be. */
  expanded(known) {
    const { fold } = known ?? {}
    return fold && !this.isOff && fold.rows.length > 1 && fold.rows[0] === known ? String(fold.isOpen) : null
  }

  /** Unfolds the rows around one, or folds them. @returns {boolean} whether there was anything to do */
  open(known, isOpen) {
    const { fold } = known
    if (!fold || fold.rows.length < 2 || this.isOff || fold.isOpen === isOpen) return false
    fold.isOpen = isOpen
    this.#peeked = null
    this.#draw(fold)
    this.opened()
    return true
  }

  /** Unfolds the rows around the one of the step that is shown, for as long as it is. @param {EntryRow|null} known */
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

  /** The number before a row goes further than it did. */
  numbered = (number) => {
    const fold = this.#ofNumber.get(number)
    if (this.#isShut(fold)) this.#number(fold)
  }

  /** Draws all folds, after others are shown than before. */
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

  /** A fold of inputs has the numbers of all its steps. Timers may have others between them. */
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
