const end = 1e9 // larger than any list, because the browser limits the offset to the end
const near = 40
const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart']

/** Keeps a growing list scrolled to its end, unless the user has scrolled back. */
export class EndKeeper {
  #follows = true
  #isMoved = false // since the offset was last read
  #top = 0
  #frame = 0

  /**
   * @param {HTMLElement} scroller  @param {{ isOn?: () => boolean }} services  `isOn`: whether the list should be at
   * its end now
   */
  constructor(scroller, { isOn = () => true } = {}) {
    this.scroller = scroller
    this.isOn = isOn
    scroller.addEventListener('scroll', this.#scrolled, { passive: true })
    this.#settle()
  }

  /**
   * Follows the end while rows get their final heights, which fonts and lazy layout may change late, and when the list
   * is first shown. An action of the user in the list stops that, so that a row that is unfolded stays in place.
   */
  #settle() {
    const { scroller } = this
    const sizes = new ResizeObserver(() => this.grew())
    for (const element of [scroller, ...scroller.children]) sizes.observe(element)
    const end = () => {
      sizes.disconnect()
      for (const type of touches) scroller.removeEventListener(type, end)
    }
    for (const type of touches) scroller.addEventListener(type, end, { passive: true })
  }

  /**
   * Handles new rows. The list scrolls once before the next paint. A hidden page does not scroll it, because each
   * scroll may take a second there.
   */
  grew() {
    this.#frame ||= requestAnimationFrame(this.#goToEnd)
  }

  /**
   * Lets the list grow within a frame. The offset is read before and written after, so that the list is laid out once.
   */
  grow(change) {
    this.#look()
    change()
    if (!this.#follows) return
    this.scroller.scrollTop = end
    this.#top = this.scroller.scrollTop
  }

  #goToEnd = () => {
    this.#frame = 0
    if (this.isOn()) this.grow(() => {})
  }

  /** Only marks a scroll, because reading the offset causes a layout. The next frame reads it. */
  #scrolled = () => { this.#isMoved = true }

  /**
   * Reads the offset. Only scrolling back is an action of the user, because the list may grow faster than it is
   * scrolled.
   */
  #look() {
    if (!this.#isMoved) return
    this.#isMoved = false
    const { scrollTop, scrollHeight, clientHeight } = this.scroller
    if (scrollHeight - scrollTop - clientHeight < near) this.#follows = true
    else if (scrollTop < this.#top) this.#follows = false
    this.#top = scrollTop
  }
}
