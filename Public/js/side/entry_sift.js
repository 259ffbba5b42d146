import { describe } from '../words/entry_words.js'

/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Wording } from '../words/entry_words.js' */
/** @import { EntryRow, EntryRows } from './entry_rows.js' */
/** @import { RowFolds } from './row_folds.js' */
/** @import { TimelineFilter } from './timeline_filter.js' */

/** Shows and hides the rows of the timeline, by the filter and the folds. */
export class EntrySift {
  /**
   * @param {{ filter: TimelineFilter, folds: RowFolds, model: SessionModel, rows: EntryRows, window: Window, wording: Wording }} services
   */
  constructor({ filter, folds, model, rows, window, wording }) {
    Object.assign(this, { filter, folds, model, rows, window, wording })
  }

  /** Applies the filter to all rows. */
  apply() {
    const { filter, folds, rows } = this
    filter.read()
    const { showsAll } = filter
    if (showsAll !== folds.isOff) {
      folds.isOff = showsAll
      folds.refresh()
    }
    for (const known of rows.all()) this.show(known)
  }

  /** Shows or hides a row. @param {EntryRow} known */
  show(known) {
    const matches = this.#matches(known)
    if (known.fold) known.row.hidden = this.folds.hides(known) && !matches
    this.rows.setMatches(known, matches)
  }

  /** Shows or hides a row after it was folded or unfolded: that of an input together with the rows of its timers, or
   * that of a timer.
   * @param {EntryRow} known */
  showFolded(known) {
    if (known.entry.kind === 'timer') return this.show(known)
    for (const other of this.rows.groupOf(known).rows.values()) this.show(other)
    return undefined
  }

  /** Follows a change of the note on a step. @param {number} step */
  noted(step) {
    for (const known of this.rows.all()) {
      if (known.entry.input !== step) continue
      known.said = undefined
      this.show(known)
    }
  }

  /** Describes the entries for the filter while the browser is idle. */
  readAhead() {
    const { requestIdleCallback: rest } = this.window
    if (!rest) return
    const rows = this.rows.all()
    const read = (deadline) => {
      for (const known of rows) {
        this.#said(known)
        if (deadline.timeRemaining() < 2) return rest(read)
      }
      return undefined
    }
    rest(read)
  }

  #said(known) {
    const note = this.#noteOf(known)
    known.said ??= [...Object.values(describe(known.entry, this.wording)), note].join(' ').toLowerCase()
    return known.said
  }

  #isFoldedAway(known) {
    const owner = this.rows.ownerOf(this.rows.groupOf(known))
    return this.folds.hides(known) || (known.entry.kind === 'timer' && Boolean(owner) && this.folds.hides(owner))
  }

  #matches(known) {
    const note = this.#noteOf(known)
    if (!this.filter.isOfKind(known.entry, note) || (!note && this.#isFoldedAway(known))) return false
    return this.filter.hasText(() => this.#said(known))
  }

  /** Returns the texts of the note and the expectations under a row. */
  #noteOf({ entry: { input }, row }) {
    const { expectations, notes } = this.model
    if ((!notes.has(input) && !expectations.has(input)) || this.rows.rowOf(input) !== row) return ''
    return [notes.get(input) ?? '', ...(expectations.get(input) ?? []).map(({ text }) => text)].join(' ')
  }
}
