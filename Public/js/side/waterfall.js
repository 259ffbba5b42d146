const longest = 1000 // milliseconds without any request that are drawn as they were
const gap = 200 // and what a longer pause is drawn as

/**
 * When requests ran, on a line of time in which long pauses are folded. They come in the order in which they began, so one that
 * comes later moves none of those before it.
 */
export class Waterfall {
  #places = new Map() // id → { at, long } in milliseconds of the line
  #end = 0 // until when a request ran, in the session's time
  #folded = 0 // how much of that time is not drawn
  #hasAny = false

  /** Takes a request, or what is new of it. @param {{ id: string, began: number, time: number, phase: string }} entry  @param {number} now */
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

  /** The part of the line in which some requests ran. @param {Iterable<string>} ids  @returns {{ begin: number, whole: number }} */
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
