import { describe, entryGroup } from '../words/entry_words.js'
import { InputRuns, wholeOf } from './input_runs.js'

const english = { foldedInputs: '{title} ({count})', unfoldInputs: 'Show all {count} inputs', foldInputs: 'Show one row for {count} inputs' }
const portuguese = { foldedInputs: '{title} ({count})', unfoldInputs: 'Mostrar as {count} entradas', foldInputs: 'Mostrar uma linha para {count} entradas' }

/**
 * Folds the rows of inputs that belong together: the first one stands for all of them, in words for the whole, until somebody
 * unfolds it.
 */
export class InputFolds {
  #runs = new InputRuns()
  #all = new Set() // folds of more than one row
  #ofNumber = new WeakMap() // the number before a row → the fold of the row
  #peeked = null // the fold that is open because a step inside it is shown
  isOff = false // every row is shown: one is looked for, or all are wanted

  /** @param {{ page: object, redraw: (known: object) => void, show: (known: object) => void, opened: () => void }} services */
  constructor({ page, redraw, show, opened }) {
    Object.assign(this, { page, redraw, show, opened })
    page.words.add(english, portuguese)
  }

  clear() {
    this.#runs.clear()
    this.#all.clear()
    this.#peeked = null
  }

  /** Takes a row that is new. @param {object} known  @param {boolean} isOwner  whether it is that of an input */
  take(known, isOwner) {
    if (!isOwner) {
      const { entry } = known
      if (entry.kind !== 'timer' && entryGroup(entry) !== 'log') this.#runs.end()
      return
    }
    const run = this.#runs.take(known.entry)
    if (!run) return
    run.fold ??= { run, rows: [], isOpen: false, number: '', toggle: null }
    const { fold } = run
    known.fold = fold
    fold.rows.push(known)
    this.#ofNumber.set(known.number, fold)
    if (fold.rows.length === 1) return
    if (fold.rows.length === 2) {
      fold.number = fold.rows[0].number.textContent
      this.#all.add(fold)
    }
    this.#draw(fold, [known])
  }

  /** A row is forgotten. @param {object} known */
  forget({ fold, number }) {
    if (!fold) return
    const at = fold.rows.findIndex((row) => row.number === number)
    fold.rows.splice(at, 1)
    fold.run.entries.splice(at, 1)
    fold.toggle?.remove()
    fold.toggle = null
    const [head] = fold.rows
    if (fold.rows.length < 2) this.#all.delete(fold)
    if (head && at === 0) fold.number = head.number.textContent
    if (head) this.#draw(fold)
  }

  /** Whether a row is folded away. */
  hides(known) { return this.#isShut(known.fold) && known.fold.rows[0] !== known }

  /** The row whose step a row is for: of a fold its last one. */
  standsFor(known) { return this.#isShutHead(known) ? known.fold.rows.at(-1) : known }

  /** The row that is seen for a row. */
  seen(known) { return this.#isShut(known.fold) ? known.fold.rows[0] : known }

  /** All inputs that a row stands for. @returns {object[]} */
  entries(known) { return this.#isShutHead(known) ? known.fold.rows.map(({ entry }) => entry) : [known.entry] }

  /** What a row says. @param {object|undefined} known  @param {object} entry  as it is shown */
  words(known, entry) {
    if (!this.#isShutHead(known)) return describe(entry, this.page)
    const entries = this.entries(known)
    const words = describe(wholeOf(entries), this.page)
    if (entry.detail.type !== 'text') words.title = this.page.t('foldedInputs', { title: words.title, count: entries.length })
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

  /** Unfolds the rows around the one of the step that is shown, for as long as it is. @param {object|null} known */
  peek(known) {
    const peeked = this.#peeked
    if (peeked && peeked !== known?.fold) {
      this.#peeked = null
      peeked.isOpen = false
      this.#draw(peeked)
    }
    if (!known || !this.#isShut(known.fold) || known.fold.rows.at(-1) === known) return
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

  /** A fold has the numbers of all its steps. */
  #number(fold) {
    const [head] = fold.rows
    const last = fold.rows.at(-1).number.textContent.split('–').at(-1)
    head.number.textContent = this.#isShut(fold) ? `${fold.number.split('–')[0]}–${last}` : fold.number || head.number.textContent
  }

  #offer(fold) {
    const { h, t } = this.page
    const [head] = fold.rows
    if (this.expanded(head) === null) {
      fold.toggle?.remove()
      return
    }
    fold.toggle ??= h('button', { type: 'button', class: 'step-fold', tabindex: -1, click: () => this.open(fold.rows[0], !fold.isOpen) })
    const words = t(fold.isOpen ? 'foldInputs' : 'unfoldInputs', { count: fold.rows.length })
    for (const [name, value] of [['aria-expanded', fold.isOpen], ['aria-label', words], ['title', words]]) fold.toggle.setAttribute(name, value)
    fold.toggle.textContent = fold.isOpen ? '▾' : '▸'
    if (fold.toggle.previousSibling !== head.row) head.row.after(fold.toggle)
  }
}
