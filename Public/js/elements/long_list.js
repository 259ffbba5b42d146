const most = 40 // items of a block
const kept = 2 // blocks at the end that are always laid out, so that the end of the list is exact

/**
 * A list of thousands of items in blocks. The browser lays out only the blocks near the visible part, and uses an
 * estimated height for the others. Because blocks lie between the list and its items, both have explicit roles.
 */
export class LongList {
  #blocks = []

  /**
   * @param {{ h: Function, list: HTMLElement, height: (item: HTMLElement) => number,
   *           roles?: { list: string, item: string } }} services
   *   `height` in pixels, roughly, of an item that is shown
   */
  constructor({ h, list, height, roles = { list: 'list', item: 'listitem' } }) {
    Object.assign(this, { h, list, height, roles })
    list.setAttribute('role', roles.list)
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
    if (last.hidden) last.hidden = false // it may be shown later
    item.setAttribute('role', this.roles.item)
    last.append(item)
  }

  /** Puts another item in the place of one. @param {HTMLElement} item  @param {HTMLElement} other */
  replace(item, other) {
    other.setAttribute('role', this.roles.item)
    item.replaceWith(other)
  }

  /** @param {HTMLElement} item */
  remove(item) {
    const block = item.parentElement
    item.remove()
    if (block.childElementCount > 0) return
    block.remove()
    this.#blocks.splice(this.#blocks.indexOf(block), 1)
  }

  /** Puts all items into another order. Blocks whose items stay are left alone. @param {HTMLElement[]} items */
  order(items) {
    const now = this.#blocks.flatMap((block) => Array.from(block.children))
    if (now.length === items.length && now.every((item, index) => item === items[index])) return
    let at = 0
    for (const block of this.#blocks) {
      const wanted = items.slice(at, at + most)
      at += most
      if (block.childElementCount !== wanted.length || wanted.some((item, index) => block.children[index] !== item)) block.replaceChildren(...wanted)
      block.hidden = false
    }
    while (this.#blocks.at(-1)?.childElementCount === 0) this.#blocks.pop().remove()
    for (const item of items.slice(at)) this.append(item)
  }

  /** Other items are hidden than before. */
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
