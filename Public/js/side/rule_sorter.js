const steps = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity }

/** Moves the items of a list by their handles: dragged with a pointer, or with the arrow keys. */
export class RuleSorter {
  #drag = null // { item, place } while a handle is dragged; `place` is the index before which the item would be put

  /** @param {{ handle: string, moved: (from: number, to: number) => void, ended: () => void }} services
   *    `handle` is a selector; `ended` is called when a drag ends without a move */
  constructor({ handle, moved, ended }) {
    Object.assign(this, { handle, moved, ended })
  }

  /** Whether an item is dragged, which another drawing of the list would end. */
  get isDragging() { return this.#drag !== null }

  /** Follows the handles of a list. @param {HTMLElement} list */
  follow(list) {
    list.addEventListener('keydown', this.#keydown)
    list.addEventListener('pointerdown', this.#begin)
  }

  #keydown = (event) => {
    const item = itemOf(event.target.closest(this.handle))
    if (!item) return
    if (this.#drag) {
      if (event.key === 'Escape') this.#end()
      return
    }
    const items = Array.from(item.parentElement.children)
    if (!(event.key in steps) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const from = items.indexOf(item)
    const to = Math.min(Math.max(from + steps[event.key], 0), items.length - 1)
    if (to !== from) this.moved(from, to)
  }

  #begin = (event) => {
    const handle = event.target.closest(this.handle)
    const item = itemOf(handle)
    if (!item || event.button !== 0) return
    this.#drag = { item, place: null }
    item.dataset.dragged = ''
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener('pointermove', this.#move)
    handle.addEventListener('pointerup', this.#drop, { once: true })
    handle.addEventListener('pointercancel', this.#end, { once: true })
  }

  #move = ({ clientY }) => {
    if (!this.#drag) return
    const items = Array.from(this.#drag.item.parentElement.children)
    const next = items.findIndex((item) => {
      const { top, height } = item.getBoundingClientRect()
      return clientY < top + height / 2
    })
    const place = next < 0 ? items.length : next
    this.#drag.place = place
    for (const [index, item] of items.entries()) {
      item.toggleAttribute('data-drop-before', index === place)
      item.toggleAttribute('data-drop-after', place === items.length && index === place - 1)
    }
  }

  #drop = () => {
    const { item, place } = this.#drag ?? {}
    const from = item ? Array.from(item.parentElement.children).indexOf(item) : -1
    const isMoved = item && place !== null && place !== from && place !== from + 1
    this.#end()
    if (isMoved) this.moved(from, place > from ? place - 1 : place)
  }

  #end = () => {
    const { item } = this.#drag ?? {}
    if (!item) return
    this.#drag = null
    item.querySelector(this.handle).removeEventListener('pointermove', this.#move)
    delete item.dataset.dragged
    for (const other of item.parentElement.children) {
      other.removeAttribute('data-drop-before')
      other.removeAttribute('data-drop-after')
    }
    this.ended()
  }
}

function itemOf(handle) { return handle?.closest('li') }
