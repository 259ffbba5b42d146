import { ignoreAbort } from '../elements/failures.js'
import { followDrags, setEnabled } from './drag.js'
import { drawnScale } from './drawn_scale.js'
import { flick, glideBox, turnButtons } from './turning.js'

/** @import { ViewRecord } from './view_types.js' */

const edge = 24 // points from the side of the screen; a drag that starts there goes back

/** @param {HTMLElement} element  @param {ViewRecord} record  the renderer's record of the view */
export function start(element, record) {
  new Slides(element, record).start()
}

/**
 * A page with the pages before and after it. The user turns them by dragging, with the arrow keys, or with a button.
 * The server sends the neighbours of a page after each turn.
 */
class Slides {
  #buttons = []
  #course = null // the running turn, until it is both animated and confirmed

  constructor(element, record) {
    Object.assign(this, { element, record })
  }

  start() {
    const { element, record } = this
    this.#buttons = turnButtons(element.ownerDocument, (step) => this.#turn(step))
    element.dataset.arrows = 'hidden'
    element.prepend(...this.#buttons)
    element.tabIndex = 0
    element.addEventListener('keydown', this.#keydown)
    const axis = record.props.axis === 'vertical' ? 'y' : 'x'
    followDrags(element, { axis, begin: this.#begin, move: this.#move, end: this.#end, cancel: () => this.#fallBack(0) })
    record.turned = this.#turned
    queueMicrotask(this.#mark)
  }

  get #isVertical() { return this.record.props.axis === 'vertical' }

  /** Returns 1 if the next page lies to the right, or -1 in a right-to-left layout. */
  get #side() { return this.record.props.mirrored ? -1 : 1 }

  #box(name) { return this.element.querySelector(`:scope > [data-slide="${name}"]`) }
  #beside(step) { return this.#box(step > 0 ? 'after' : 'before') }

  /** Handles another page from the server. */
  #turned = () => queueMicrotask(() => {
    this.#mark()
    if (!this.#course) return
    this.#course.isTold = true
    this.#settle()
  })

  #mark = () => {
    const isAlone = !this.#beside(-1) && !this.#beside(1)
    for (const button of this.#buttons) {
      button.hidden = isAlone
      setEnabled(button, Boolean(this.#beside(Number(button.dataset.step))))
    }
  }

  #turn(step) {
    const [seen, beside] = [this.#box('seen'), this.#beside(step)]
    if (this.#course || !seen || !beside) return
    this.#go(step, seen, beside, 0)
  }

  #keydown = (event) => {
    const step = this.#isVertical ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : { ArrowLeft: -1, ArrowRight: 1 }[event.key] * this.#side
    if (!step || !this.#isOurs(event) || event.target.closest('input, textarea, [role="tab"]')) return
    event.preventDefault()
    this.#turn(step)
  }

  /** Returns whether an event belongs to these pages, not to pages, sliders or scroll views inside them. */
  #isOurs({ target }) {
    const scroll = `[data-kind="scroll"][data-axis="${this.#isVertical ? 'vertical' : 'horizontal'}"]`
    return target.closest(`[data-kind="pages"], [data-kind="slides"], [data-kind="slider"], ${scroll}`) === this.element
  }

  #begin = (event, travelled) => {
    if (this.#course || !this.#isOurs(event) || event.target.closest('input, textarea')) return false
    return this.#isVertical || !this.#isAtEdge(event.touches?.[0] ?? event, travelled)
  }

  /** Returns whether a drag began at the side of the screen. Such a drag goes back instead of turning a page. */
  #isAtEdge({ clientX }, travelled) {
    const { root } = this.record
    const { left, right } = root.getBoundingClientRect()
    const inset = (this.#side > 0 ? clientX - left : right - clientX) / drawnScale(root) - travelled * this.#side
    return travelled * this.#side > 0 && inset < edge
  }

  #way(travelled) { return this.#isVertical ? travelled : travelled * this.#side }

  #move = (travelled) => {
    const way = this.#way(travelled)
    const step = way < 0 ? 1 : -1
    const [seen, beside] = [this.#box('seen'), this.#beside(step)]
    this.#beside(-step)?.removeAttribute('data-slid')
    if (!seen) return
    const shift = beside ? way : way / 3
    this.#put(seen, 0, shift)
    if (beside) this.#put(beside, step, shift)
  }

  #end = (travelled, pace) => {
    const [way, speed] = [this.#way(travelled), this.#way(pace)]
    const step = way < 0 ? 1 : -1
    const [seen, beside] = [this.#box('seen'), this.#beside(step)]
    const length = this.#isVertical ? this.element.clientHeight : this.element.clientWidth
    const isFar = Math.abs(way) > length / 2 || -speed * step > flick
    if (!seen || !beside || !isFar) return this.#fallBack(way)
    this.#go(step, seen, beside, way)
  }

  /** Turns to a page. The shown page starts `way` points from its position. */
  #go(step, seen, beside, way) {
    const course = { isOver: false, isTold: false, boxes: [seen, beside] }
    this.#course = course
    this.#animate(seen, this.#at(0, way), this.#at(-step, 0))
    this.#animate(beside, this.#at(step, way), this.#at(0, 0)).finished.then(() => {
      course.isOver = true
      this.#settle()
    }, ignoreAbort)
    this.record.send(this.#swipe(step)).then((number) => {
      if (number === null) this.#rest()
    })
  }

  /** Returns the input that turns a page. The finger moves opposite to the order of the pages. */
  #swipe(step) {
    const { element, record } = this
    const gesture = this.#isVertical ? (step > 0 ? 'swipeUp' : 'swipeDown') : (step * this.#side > 0 ? 'swipeLeft' : 'swipeRight')
    return { type: 'gesture', view: record.id, gesture, phase: 'ended', x: Math.round(element.clientWidth / 2), y: Math.round(element.clientHeight / 2) }
  }

  /** Shows the page that the server has chosen, after the animation has ended and the server has responded. */
  #settle() {
    if (this.#course?.isOver && this.#course.isTold) this.#rest()
  }

  #fallBack(way) {
    const step = way < 0 ? 1 : -1
    const [seen, beside] = [this.#box('seen'), this.#beside(step)]
    if (!seen || !way) return this.#rest()
    if (beside) this.#animate(beside, this.#at(step, way), this.#at(step, 0))
    this.#animate(seen, this.#at(0, beside ? way : way / 3), this.#at(0, 0)).finished.then(this.#rest, ignoreAbort)
  }

  /** Shows the current page at its position. The focus moves to the container if its page was removed. */
  #rest = () => {
    this.#course = null
    const { activeElement } = this.element.ownerDocument
    for (const box of this.element.querySelectorAll(':scope > [data-slide]')) {
      box.removeAttribute('data-slid')
      box.style.translate = ''
      for (const animation of box.getAnimations()) animation.cancel()
      if (box.dataset.slide !== 'seen' && box.contains(activeElement)) this.element.focus({ preventScroll: true })
    }
  }

  #put(box, pages, shift) {
    box.dataset.slid = ''
    box.style.translate = this.#at(pages, shift)
  }

  /** Returns the translation by a number of pages and points, in the direction of the next page. */
  #at(pages, way) {
    return this.#isVertical ? `0 calc(${pages * 100}% + ${way}px)` : `calc(${pages * this.#side * 100}% + ${way * this.#side}px) 0`
  }

  #animate(box, from, to) {
    box.dataset.slid = ''
    return glideBox(box, from, to, { fill: 'forwards' })
  }
}
