const end = 1e9 // further than any list is long: the browser stops where the list ends
const near = 40
const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart']

/** Keeps a growing list at its end, unless its reader has gone back in it. */
export class EndKeeper {
  #follows = true
  #isMoved = false // since its place was last read
  #top = 0
  #frame = 0

  /** @param {HTMLElement} scroller  @param {{ isOn?: () => boolean }} services  whether the end is where the list belongs now */
  constructor(scroller, { isOn = () => true } = {}) {
    this.scroller = scroller
    this.isOn = isOn
    scroller.addEventListener('scroll', this.#scrolled, { passive: true })
    this.#settle()
  }

  /**
   * Follows the end while rows get their real heights, which fonts and the browser's own laziness may bring late, and when
   * the list is first shown. What the reader does in the list ends that: what unfolds then stays where it is.
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
   * The list has more rows. It is moved once before it is next painted, so in a hidden page not at all: there a
   * browser may take a second for each move.
   */
  grew() {
    this.#frame ||= requestAnimationFrame(this.#goToEnd)
  }

  /** Has a list grow within a frame. Its place is read before and written after: it is laid out once. */
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

  /** To ask where a list is lays the page out; that is for the frame, not for each scroll. */
  #scrolled = () => { this.#isMoved = true }

  /** Only a move back is the reader's: the list itself grows faster than it is moved on. */
  #look() {
    if (!this.#isMoved) return
    this.#isMoved = false
    const { scrollTop, scrollHeight, clientHeight } = this.scroller
    if (scrollHeight - scrollTop - clientHeight < near) this.#follows = true
    else if (scrollTop < this.#top) this.#follows = false
    this.#top = scrollTop
  }
}
