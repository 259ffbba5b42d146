/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { RowFold } from './row_folds.js' */

/**
 * Inputs that belong together: keys typed into one field, the moves of one drag or pinch.
 * @typedef {{ key: string, entries: LogEntry[], fingers: number, fold?: RowFold }} InputRun
 */

/** Finds the inputs that belong together, as they come in their order. */
export class InputRuns {
  #last = null // the run that may go on

  clear() { this.#last = null }

  /** Something else happened, so that what comes begins anew. */
  end() { this.#last = null }

  /**
   * Takes an input.
   * @param {LogEntry} entry  a line of the log about an input
   * @returns {InputRun|null} the run that it begins or goes on with; null where it stands by itself
   */
  take(entry) {
    const key = keyOf(entry)
    const phase = entry.detail?.phase
    const goesOn = Boolean(key) && key === this.#last?.key
    if (!key || (phase && phase !== 'began' && !goesOn)) {
      this.#last = null
      return null
    }
    if (!goesOn) this.#last = { key, entries: [], fingers: 0 }
    const run = this.#last
    run.entries.push(entry)
    if (phase === 'began') run.fingers += 1
    if (phase === 'ended' || phase === 'cancelled') run.fingers -= 1
    if (phase && run.fingers <= 0) this.#last = null // the next touch is another one
    return run
  }
}

/**
 * What the run as a whole looks like as an input: the text that was typed in the end, the gesture that went on.
 * @param {LogEntry[]} entries
 */
export function wholeOf(entries) {
  const [first] = entries
  const last = entries.at(-1)
  const { gesture } = first.detail
  if (!gesture) return last
  const stays = gesture === 'longPress' || (gesture === 'touch' && !entries.some(({ detail }) => detail.phase === 'changed'))
  return { ...first, detail: { ...first.detail, phase: stays ? 'began' : 'changed' } }
}

/** What inputs of one run have in common; nothing for an input that is never part of one. @param {LogEntry} entry */
function keyOf({ detail }) {
  const { type, view } = detail ?? {}
  return view !== undefined && ['text', 'gesture', 'slide', 'scroll'].includes(type) ? `${type} ${view}` : null
}
