/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { RowFold } from './row_folds.js' */

/**
 * Inputs that belong together: keys typed into one field, the moves of one drag or pinch.
 * @typedef {{ key: string, entries: LogEntry[], fingers: number, fold?: RowFold }} InputRun
 */

/** Finds the inputs that belong together, in the order in which they occurred. */
export class InputRuns {
  #last = null // the run that may continue

  clear() { this.#last = null }

  /** Ends the run, because another entry follows. */
  end() { this.#last = null }

  /**
   * Adds an input.
   *
   * @param {LogEntry} entry  a line of the log about an input
   * @returns {InputRun|null} the run that it begins or continues; null for a single input
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
    if (phase && run.fingers <= 0) this.#last = null // the next touch begins another run
    return run
  }
}

/**
 * Returns a whole run as one input: the final text, or the gesture.
 *
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

/**
 * Returns the key that the inputs of a run share; undefined for an input that is never part of one.
 * @param {LogEntry} entry
 */
function keyOf({ detail }) {
  const { type, view } = detail ?? {}
  return view !== undefined && ['text', 'gesture', 'slide', 'scroll'].includes(type) ? `${type} ${view}` : null
}
