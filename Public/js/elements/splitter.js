import { store } from './stored.js'

/** @import { Elements } from './elements.js' */

const steps = { ArrowLeft: 16, ArrowUp: 16, ArrowRight: -16, ArrowDown: -16 } // pixels that a part behind the line grows
const folded = 'folded' // what is stored in place of a size
const folds = 80 // pixels: a part that is dragged smaller is folded

/**
 * A line that resizes the part behind it, or before it, by dragging or with the arrow keys. The browser stores the size. A double
 * click, or Enter, restores the usual one. The style sheet, which reads `--NAME`, decides how far the line can go. A part that can
 * be folded goes away when it is dragged small, or with Home; any other change brings it back. The host has `data-folded-NAME` then.
 */
export class Splitter {
  #at = 0 // where the pointer was when it went down, and how large the part was then
  #size = 0

  /**
   * @param {{ elements: Elements, storage: Storage|null, t: Function, name: string, host: HTMLElement, part: HTMLElement, isRow?: boolean, isBefore?: boolean, canFold?: boolean, folded?: (isFolded: boolean) => void, word: string }} services
   *   `host`: the element that gets the size as a custom property; `isRow`: the part is below, not beside; `isBefore`: it
   *   is before the line; `folded` is called when the part is folded or brought back; `word`: the key of its name
   */
  constructor({ elements, storage, t, name, host, part, isRow = false, isBefore = false, canFold = false, folded: told = () => {}, word }) {
    Object.assign(this, { told, storage, t, name, host, part, isRow, canFold, sign: isBefore ? -1 : 1, word })
    this.element = elements.h('div', {
      class: 'splitter', role: 'separator', tabindex: 0, 'aria-orientation': isRow ? 'horizontal' : 'vertical', 'data-split': name,
      pointerdown: this.#down, pointermove: this.#move, pointerup: this.#up, pointercancel: this.#up, dblclick: this.#reset,
      keydown: this.#keydown, focus: () => this.#tell(),
    })
    const kept = storage?.getItem(this.#key)
    if (Number(kept) > 0) this.#set(Number(kept))
    else if (kept === folded && canFold) this.#fold(true)
    this.render()
  }

  /** Draws its name, in the current language. */
  render() {
    this.element.setAttribute('aria-label', this.t(this.word))
    this.#tell()
  }

  get #key() { return `kennel.split.${this.name}` }

  #length(element) {
    const { width, height } = element.getBoundingClientRect()
    return this.isRow ? height : width
  }

  #set(size) { this.host.style.setProperty(`--${this.name}`, `${Math.round(size)}px`) }

  #fold(isFolded) {
    if (this.#isFolded === isFolded) return
    this.host.toggleAttribute(`data-folded-${this.name}`, isFolded)
    this.told(isFolded)
  }

  get #isFolded() { return this.host.hasAttribute(`data-folded-${this.name}`) }

  /** Folds the part, or brings it back. */
  toggle() {
    this.#fold(!this.#isFolded)
    this.#keep()
  }

  /** Brings the part back if it is folded. */
  show() {
    if (this.#isFolded) this.toggle()
  }

  /** Stores the size that the style sheet allows. */
  #keep() {
    if (this.#isFolded) {
      store(this.storage, this.#key, folded)
      return this.#tell()
    }
    const size = Math.round(this.#length(this.part))
    this.#set(size)
    store(this.storage, this.#key, String(size))
    return this.#tell()
  }

  #tell() {
    const whole = this.#length(this.host)
    this.element.setAttribute('aria-valuenow', whole ? Math.round((100 * this.#length(this.part)) / whole) : 50)
  }

  #place({ clientX, clientY }) { return this.isRow ? clientY : clientX }

  #down = (event) => {
    if (event.button !== 0) return
    event.preventDefault()
    this.element.focus({ preventScroll: true })
    this.element.setPointerCapture(event.pointerId)
    this.element.dataset.state = 'dragged'
    this.#at = this.#place(event)
    this.#size = this.#length(this.part)
  }

  #move = (event) => {
    if (this.element.dataset.state !== 'dragged') return
    const size = Math.max(this.#size + this.sign * (this.#at - this.#place(event)), 1)
    if (this.canFold) this.#fold(size < folds)
    if (!this.#isFolded) this.#set(size)
  }

  #up = () => {
    if (this.element.dataset.state !== 'dragged') return
    delete this.element.dataset.state
    this.#keep()
  }

  #keydown = (event) => {
    if (event.key === 'Enter') return this.#reset()
    if (event.key === 'Home' && this.canFold) {
      event.preventDefault()
      return this.toggle()
    }
    const [one, other] = this.isRow ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    if (event.key !== one && event.key !== other) return undefined
    event.preventDefault()
    if (this.#isFolded) this.#fold(false)
    else this.#set(this.#length(this.part) + this.sign * steps[event.key])
    return this.#keep()
  }

  #reset = () => {
    this.#fold(false)
    this.host.style.removeProperty(`--${this.name}`)
    this.storage?.removeItem(this.#key)
    this.#tell()
  }
}
