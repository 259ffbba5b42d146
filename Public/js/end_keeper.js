/** Keeps a growing list at its end, unless its reader has gone back in it. */
export class EndKeeper {
  #follows = true
  #top = 0
  #frame = 0

  /** @param {HTMLElement} scroller */
  constructor(scroller) {
    this.scroller = scroller
    scroller.addEventListener('scroll', this.#scrolled, { passive: true })
  }

  /**
   * The list has more rows. It is moved once before it is next painted, so in a hidden page not at all: there a
   * browser may take a second for each move.
   */
  grew() {
    this.#frame ||= requestAnimationFrame(this.#goToEnd)
  }

  #goToEnd = () => {
    this.#frame = 0
    if (this.#follows) this.scroller.scrollTop = this.scroller.scrollHeight
  }

  /** Only a move back is the reader's: the list itself grows faster than it is moved on. */
  #scrolled = () => {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller
    if (scrollHeight - scrollTop - clientHeight < 40) this.#follows = true
    else if (scrollTop < this.#top) this.#follows = false
    this.#top = scrollTop
  }
}
