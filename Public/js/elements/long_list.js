const most = 40 // items of a block
const kept = 2 // blocks at the end that are always laid out, so that the end of the list is exact

/**
 * A list of thousands of items in blocks. The browser lays out only the blocks near the visible part, and uses an
 * estimated height for the others. Because blocks lie between the list and its items, both have explicit roles.
 */
export class LongList {
  #blocks = []

  /**
   * @param {{ h: Function, list: HTMLElement, height: (item: HTMLElement) => number }} services  `height` estimates the
   * height of a visible item, in pixels
   */
  constructor({ h, list, height }) {
    Object.assign(this, { h, list, height })
    list.setAttribute('role', 'list')
  }

  /** @param {HTMLElement} item */
  append(item) {
    let last = this.#blocks.at(-1)
    if (!last || last.childElementCount >= most) {
      last = this.h('div', { class: 'list-block', role: 'none' })
      this.#blocks.push(last)
      this.list.append(last)
      const old = this.#blocks.at(-1 - kept)
      if (old) this.#leave(old)
    }
    if (last.hidden) last.hidden = false // the item may be shown later
    item.setAttribute('role', 'listitem')
    last.append(item)
  }

  /** @param {HTMLElement} item */
  remove(item) {
    const block = item.parentElement
    item.remove()
    if (block.childElementCount > 0) return
    block.remove()
    this.#blocks.splice(this.#blocks.indexOf(block), 1)
  }

  /** Updates the blocks after items were hidden or shown. */
  sifted() {
    for (const [index, block] of this.#blocks.entries()) {
      if (index < this.#blocks.length - kept) this.#leave(block)
    }
  }

  #leave(block) {
    let height = 0
    for (const item of block.children) if (!item.hidden) height += this.height(item)
    if (block.hidden !== (height === 0)) block.hidden = height === 0
    block.dataset.old = ''
    block.style.setProperty('--reckoned', `${height}px`)
  }
}
