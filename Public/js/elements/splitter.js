import { store } from './stored.js'

const steps = { ArrowLeft: 16, ArrowUp: 16, ArrowRight: -16, ArrowDown: -16 } // pixels that the part behind the line grows

/**
 * A line that is dragged, or moved with the arrow keys, to give the part behind it more room or less. The browser keeps the size;
 * a double click, or Enter, gives back the usual one. How far it can go is up to the style sheet, which reads `--NAME`.
 */
export class Splitter {
  #at = 0 // where the pointer was when it went down, and how large the part was then
  #size = 0

  /**
   * @param {{ page: object, name: string, host: HTMLElement, part: HTMLElement, isRow?: boolean, word: string }} services
   *   `host`: the element that gets the size as a custom property; `isRow`: the part is below, not beside; `word`: what it is called
   */
  constructor({ page, name, host, part, isRow = false, word }) {
    Object.assign(this, { page, name, host, part, isRow, word })
    this.element = page.h('div', {
      class: 'splitter', role: 'separator', tabindex: 0, 'aria-orientation': isRow ? 'horizontal' : 'vertical', 'data-split': name,
      pointerdown: this.#down, pointermove: this.#move, pointerup: this.#up, pointercancel: this.#up, dblclick: this.#reset,
      keydown: this.#keydown, focus: () => this.#tell(),
    })
    const kept = Number(page.storage?.getItem(this.#key))
    if (kept > 0) this.#set(kept)
    this.render()
  }

  /** Draws its name, in the language of now. */
  render() {
    this.element.setAttribute('aria-label', this.page.t(this.word))
    this.#tell()
  }

  get #key() { return `kennel.split.${this.name}` }

  #length(element) {
    const { width, height } = element.getBoundingClientRect()
    return this.isRow ? height : width
  }

  #set(size) { this.host.style.setProperty(`--${this.name}`, `${Math.round(size)}px`) }

  /** The size is kept as it is seen, after the style sheet has bounded it. */
  #keep() {
    const size = Math.round(this.#length(this.part))
    this.#set(size)
    store(this.page.storage, this.#key, size)
    this.#tell()
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
    if (this.element.dataset.state === 'dragged') this.#set(Math.max(this.#size + this.#at - this.#place(event), 1))
  }

  #up = () => {
    if (this.element.dataset.state !== 'dragged') return
    delete this.element.dataset.state
    this.#keep()
  }

  #keydown = (event) => {
    if (event.key === 'Enter') return this.#reset()
    const [one, other] = this.isRow ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    if (event.key !== one && event.key !== other) return undefined
    event.preventDefault()
    this.#set(this.#length(this.part) + steps[event.key])
    return this.#keep()
  }

  #reset = () => {
    this.host.style.removeProperty(`--${this.name}`)
    this.page.storage?.removeItem(this.#key)
    this.#tell()
  }
}
