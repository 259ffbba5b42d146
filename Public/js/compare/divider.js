/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */

const keys = { ArrowLeft: -2, ArrowDown: -2, ArrowRight: 2, ArrowUp: 2, PageDown: -10, PageUp: 10, Home: -100, End: 100 } // percent

/** The line between two devices that lie over each other: the left one is seen before it, the right one behind it. */
export class Divider {
  #at = 50 // percent of the device's width
  #isDragged = false

  /**
   * @param {{ h: Elements['h'], t: Words['t'] }} services
   * @param {{ box: () => { left: number, width: number }, moved: () => void }} place
   *   `box` returns the place of the device in the area of the line, in pixels
   */
  constructor({ h, t }, { box, moved }) {
    Object.assign(this, { box, moved })
    this.element = h('div', {
      class: 'compare-divider', role: 'slider', tabindex: 0, 'aria-label': t('divider'), 'aria-orientation': 'horizontal', 'aria-valuemin': 0, 'aria-valuemax': 100,
      keydown: this.#keydown, pointerdown: this.#down, pointermove: this.#move, pointerup: this.#up, pointercancel: this.#up,
    })
    this.#set(this.#at)
  }

  /** Where the line is in its area, in pixels. */
  get place() {
    const { left, width } = this.box()
    return left + (width * this.#at) / 100
  }

  #set(at) {
    this.#at = Math.min(100, Math.max(0, at))
    this.element.setAttribute('aria-valuenow', String(Math.round(this.#at)))
    this.element.setAttribute('aria-valuetext', `${Math.round(this.#at)} %`)
  }

  #keydown = (event) => {
    if (!(event.key in keys) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    this.#set(this.#at + keys[event.key])
    this.moved()
  }

  #down = (event) => {
    if (event.button !== 0) return
    event.preventDefault()
    this.element.focus({ preventScroll: true })
    this.element.setPointerCapture(event.pointerId)
    this.#isDragged = true
  }

  #move = ({ clientX }) => {
    if (!this.#isDragged) return
    const { left, width } = this.box()
    const area = this.element.parentElement.getBoundingClientRect()
    this.#set((100 * (clientX - area.left - left)) / Math.max(1, width))
    this.moved()
  }

  #up = () => { this.#isDragged = false }
}
