/** @import { EntryRow, RowGroup } from './entry_rows.js' */

/** Shortens the times of rows: a row omits the seconds if the row above it, which belongs to the same input, shows the
 * same seconds. */
export class ShortTimes {
  #groups = new Set() // groups of rows whose order, or whose visible rows, changed

  /** @param {(group: RowGroup) => Iterable<EntryRow>} shownOf  returns the visible rows of a group */
  constructor(shownOf) {
    this.shownOf = shownOf
  }

  /** Marks a group as changed. @param {RowGroup} group */
  add(group) { this.#groups.add(group) }

  clear() { this.#groups.clear() }

  /** Draws the times of the changed groups. */
  draw() {
    for (const group of this.#groups) {
      let above = ''
      for (const known of this.shownOf(group)) {
        const second = known.clock.slice(0, 8)
        const isShort = second === above
        above = second
        if (isShort === known.isShort) continue
        known.isShort = isShort
        known.row.querySelector(':scope > .step-time').textContent = isShort ? known.clock.slice(8) : known.clock
      }
    }
    this.#groups.clear()
  }
}
