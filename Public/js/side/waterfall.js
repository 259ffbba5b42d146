const longest = 1000 // milliseconds; a longer time without requests is shortened
const gap = 200 // milliseconds as which it is drawn

/**
 * The positions of requests on a time axis on which long pauses are shortened. Requests are added in the order in which
 * they began, so that a later one does not move an earlier one.
 */
export class Waterfall {
  #places = new Map() // id → { at, long } in milliseconds of the axis
  #end = 0 // the end of the last request, in the session's time
  #folded = 0 // milliseconds that were left out
  #hasAny = false

  /**
   * Adds or updates a request.  @param {{ id: string, began: number, time: number, phase: string }} entry
   * @param {number} now
   */
  take({ id, began, time, phase }, now) {
    const end = phase === 'pending' ? Math.max(now, began) : Math.max(time, began)
    let at = this.#places.get(id)?.at
    if (at === undefined) {
      if (!this.#hasAny) this.#folded = began
      else if (began - this.#end > longest) this.#folded += began - this.#end - gap
      this.#hasAny = true
      at = began - this.#folded
    }
    this.#end = Math.max(this.#end, end)
    const place = { at, long: end - began }
    this.#places.set(id, place)
    return place
  }

  /**
   * Returns the range of the axis in which some requests ran.  @param {Iterable<string>} ids
   * @returns {{ begin: number, whole: number }}
   */
  range(ids) {
    let [begin, end] = [Infinity, 0]
    for (const id of ids) {
      const { at, long } = this.#places.get(id)
      begin = Math.min(begin, at)
      end = Math.max(end, at + long)
    }
    return begin === Infinity ? { begin: 0, whole: 1 } : { begin, whole: Math.max(end - begin, 1) }
  }
}
