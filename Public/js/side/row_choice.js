import { bring } from '../elements/scrolling.js'

/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Travel } from '../travel/travel.js' */
/** @import { EntryDetail } from './entry_detail.js' */
/** @import { EntryRow, EntryRows } from './entry_rows.js' */
/** @import { RowFolds } from './row_folds.js' */

/** The chosen row of the timeline, with its detail, and the row that is in the tab order. */
export class RowChoice {
  #chosen = null // the number of its entry
  #stop = null // the row in the tab order

  /**
   * @param {{ detail: EntryDetail, folds: RowFolds, rows: EntryRows, marked: (entry: LogEntry) => void }} services
   *   `marked` is called with the entry of a row that was chosen
   */
  constructor({ detail, folds, rows, marked }) {
    Object.assign(this, { detail, folds, rows, marked })
  }

  /** Forgets the rows, which are drawn again. The choice stays. */
  clear() { this.#stop = null }

  /** Marks the chosen row again, after all rows were drawn. */
  render() {
    if (this.#chosen) this.#mark(this.#chosen)
  }

  get #row() { return this.rows.get(this.#chosen) }

  /** Chooses a row. @param {number} n  @returns {EntryRow}  the row whose step is shown */
  choose(n) {
    const { folds } = this
    const known = this.rows.get(n)
    if (folds.hides(known)) folds.open(known, true)
    this.#mark(n)
    known.row.focus()
    return folds.standsFor(known)
  }

  /** Returns the row above or below the chosen one, or else the focused one. @param {number} by  @returns {EntryRow|undefined} */
  neighbour(by) {
    const rows = this.rows.allShown
    const chosen = rows.findIndex(({ entry }) => entry.n === this.#chosen)
    const at = chosen < 0 ? rows.findIndex(({ row }) => row === row.ownerDocument.activeElement) : chosen
    return rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
  }

  /**
   * Returns the next visible row of a kind after the chosen one, or the first one after the last.
   * @param {(entry: LogEntry) => boolean} isOfKind  @param {number} by  -1: the previous one  @returns {EntryRow|undefined}
   */
  neighbourOf(isOfKind, by) {
    const rows = this.rows.allShown
    const ofKind = rows.filter(({ entry }) => isOfKind(entry))
    const chosen = rows.findIndex(({ entry }) => entry.n === this.#chosen)
    if (by < 0) return ofKind.findLast((known) => chosen < 0 || rows.indexOf(known) < chosen) ?? ofKind.at(-1)
    return ofKind.find((known) => rows.indexOf(known) > chosen) ?? ofKind[0]
  }

  #mark(n) {
    const before = this.#row
    before?.row.removeAttribute('aria-current')
    before?.item.querySelector(':scope > .step-detail')?.remove()
    const now = this.rows.get(n)
    this.#chosen = n
    if (!now) return
    now.row.setAttribute('aria-current', 'step')
    this.#stopAt(now.row)
    now.row.after(this.detail.draw(this.folds.standsFor(now).entry))
    this.marked(now.entry)
    bring(now.item, this.rows.scroller)
  }

  /** Chooses a row of the shown step, or none in the present. @param {Travel|null} past */
  look(past) {
    const { folds, rows } = this
    const owner = past && rows.inputOf(past.step)
    folds.peek(owner || (past && rows.timerOf(past.step)) || null)
    rows.shortTimes.draw()
    if (!past) return this.#mark(null)
    const chosen = this.#row
    if (chosen && folds.standsFor(chosen).entry.input === past.step) return bring(chosen.item, rows.scroller)
    const ofStep = rows.allShown.filter(({ entry }) => entry.input === past.step)
    const folded = owner?.fold && folds.seen(owner)
    const row = (folded && rows.isShown(folded) ? folded : null) ?? ofStep.find(({ entry }) => entry.kind === 'input') ?? ofStep.find(({ entry }) => entry.error) ?? ofStep[0]
    return this.#mark(row?.entry.n ?? null)
  }

  /** Draws the detail again, after the note on its step changed. @param {number} step */
  noted(step) {
    const chosen = this.#row
    const entry = chosen && this.folds.standsFor(chosen).entry
    if (entry?.input === step) chosen.item.querySelector(':scope > .step-detail')?.replaceWith(this.detail.draw(entry))
  }

  /** Makes a new row the tab stop if there is none. @param {EntryRow} known */
  added({ row }) {
    if (!this.#stop) this.#stopAt(row)
  }

  /** Updates a row that was drawn again. @param {HTMLElement} before  @param {HTMLElement} row */
  replaced(before, row) {
    if (before === this.#stop) this.#stopAt(row)
  }

  /** Handles a row that was removed. @param {EntryRow} known */
  removed({ row }) {
    if (row === this.#stop) this.keepStop()
  }

  /** Makes a visible row the tab stop. */
  keepStop() {
    const stop = this.rows.get(Number(this.#stop?.dataset.n))
    if (stop && this.rows.isShown(stop)) return
    const { firstShown } = this.rows
    if (firstShown) this.#stopAt(firstShown.row)
  }

  #stopAt(row) {
    if (this.#stop) this.#stop.tabIndex = -1
    this.#stop = row
    row.tabIndex = 0
  }
}
