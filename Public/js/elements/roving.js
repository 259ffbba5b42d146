const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity }

/** Makes a list of controls a single tab stop: the arrow keys move from one control to the next. */
export class Roving {
  /** @param {{ element: HTMLElement, items: string, moved?: (item: HTMLElement) => void }} services  `items`: a selector */
  constructor({ element, items, moved = () => {} }) {
    Object.assign(this, { element, selector: items, moved })
    this.observer = new MutationObserver(() => this.settle())
  }

  start() {
    this.element.addEventListener('keydown', this.#keydown)
    this.element.addEventListener('focusin', this.#focusin)
    this.observer.observe(this.element, { childList: true, subtree: true })
    this.settle()
  }

  stop() {
    this.element.removeEventListener('keydown', this.#keydown)
    this.element.removeEventListener('focusin', this.#focusin)
    this.observer.disconnect()
  }

  /** Makes one item the tab stop: the selected one, else the former stop, else the first. */
  settle() {
    const items = this.#items()
    const stop = items.find((item) => item.matches('[aria-current]')) ?? items.find((item) => item === this.current) ?? items[0]
    this.#stopAt(stop)
  }

  #items() { return Array.from(this.element.querySelectorAll(this.selector)) }

  #stopAt(stop) {
    this.current = stop
    for (const item of this.#items()) {
      const index = item === stop ? '0' : '-1'
      // only if it changes, because a list may be long
      if (item.getAttribute('tabindex') !== index) item.setAttribute('tabindex', index)
    }
  }

  #focusin = ({ target }) => {
    const item = target.closest(this.selector)
    if (item) this.#stopAt(item)
  }

  #keydown = (event) => {
    const item = event.target.closest(this.selector)
    if (!item || !(event.key in steps) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = this.#from(item, steps[event.key])
    next.focus()
    if (next !== item) this.moved(next)
  }

  /** Yields the visible items from an item on. Does not look at more items of a long list than the caller takes. */
  #from(item, step) {
    const items = this.#items()
    const way = Math.sign(step)
    const isSeen = (other) => other.checkVisibility()
    if (!Number.isFinite(step)) return (way < 0 ? items.find(isSeen) : items.findLast(isSeen)) ?? item
    let found = item
    let left = Math.abs(step)
    for (let at = items.indexOf(item) + way; left > 0 && items[at]; at += way) {
      if (!isSeen(items[at])) continue
      found = items[at]
      left -= 1
    }
    return found
  }
}
