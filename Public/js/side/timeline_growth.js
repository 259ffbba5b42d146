import { EndKeeper } from '../elements/end_keeper.js'
import { FrameBatch } from '../elements/frame_batch.js'

/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */

/** Draws new entries of the timeline once a frame, and keeps its end in view unless an earlier step is shown. */
export class TimelineGrowth {
  #end = null

  /**
   * @param {{ broken: (error: Error) => void, shown: ShownState, window: Window }} services  `broken` reports an entry that could not be drawn
   * @param {(entries: LogEntry[]) => void} draw
   */
  constructor({ broken, shown, window }, draw) {
    Object.assign(this, { broken, shown, draw })
    this.batch = new FrameBatch({ window, draw: this.#grow })
  }

  /** Draws an entry with the next frame. @param {LogEntry} entry */
  add(entry) { this.batch.set(entry.n, entry) }

  /** Forgets an entry that was not drawn yet. @param {LogEntry} entry */
  remove({ n }) { this.batch.delete(n) }

  /** Draws waiting entries at once. */
  flush() { this.batch.flush() }

  /** Forgets waiting entries. */
  clear() { this.batch.clear() }

  /** Follows the end of a new list. @param {HTMLElement} scroller */
  follow(scroller) {
    this.#end = new EndKeeper(scroller, { isOn: () => !this.shown.past })
    this.#end.grew()
  }

  /** Follows the end after something was added to the list. */
  grew() { this.#end?.grew() }

  #grow = (entries) => {
    try {
      if (this.shown.past) this.draw(entries)
      else this.#end.grow(() => this.draw(entries))
    } catch (error) {
      this.broken(error)
    }
  }
}
