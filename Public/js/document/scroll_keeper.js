/** Scrolls the new screen of a document as far as the old one was scrolled. */
export class ScrollKeeper {
  #scrolled = []
  #root = null

  /** @param {{ drawn: Set<() => void>, screen: HTMLElement }} services  `drawn` are called after each event */
  constructor({ drawn, screen }) {
    this.screen = screen
    drawn.add(this.#restore)
    screen.addEventListener('scroll', this.#store, { capture: true, passive: true })
  }

  get #scrollers() {
    return Array.from(this.screen.querySelectorAll('[data-kind="scroll"]'))
  }

  #store = () => {
    this.#scrolled = this.#scrollers.map(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])
  }

  #restore = () => {
    const root = this.screen.querySelector('[data-kind="window"]')?.firstElementChild ?? null
    if (root === this.#root) return
    this.#root = root
    this.#scrollers.forEach((scroller, index) => {
      const [top, left] = this.#scrolled[index] ?? [0, 0]
      if (top || left) scroller.scrollTo({ top, left, behavior: 'instant' })
    })
  }
}
