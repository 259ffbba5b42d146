import { ignoreAbort } from '../elements/failures.js'
import { followDrags, setEnabled } from './drag.js'
import { flick, glideBox, turnButtons } from './turning.js'

/** @import { ViewRecord } from './view_types.js' */

/** @param {HTMLElement} element  @param {ViewRecord} record  the renderer's record of the view */
export function start(element, record) {
  new Pages(element, record).start()
}

/**
 * Pages that the user turns by dragging, with the arrow keys, or with a button on either side. The server decides which
 * page is shown; the animation is only decoration.
 */
class Pages {
  #page = null
  #buttons = []

  constructor(element, record) {
    Object.assign(this, { element, record })
  }

  start() {
    const { element, record } = this
    this.#buttons = turnButtons(element.ownerDocument, (step) => this.#turn(step))
    element.prepend(...this.#buttons)
    element.tabIndex = 0
    element.addEventListener('keydown', this.#keydown)
    followDrags(element, { axis: 'x', begin: this.#begin, move: this.#move, end: this.#end, cancel: this.#cancel })
    record.turned = this.#turned
    this.#turned()
  }

  /** Returns 1 if the next page lies to the right, or -1 in a right-to-left layout. */
  get #side() {
    return this.record.props.mirrored ? -1 : 1
  }

  get #boxes() {
    return Array.from(this.element.children).filter((child) => child.dataset.view)
  }

  /** Shows the page that the server sent. */
  #turned = () => {
    const page = Number(this.record.props.page ?? 0)
    if (page === this.#page) return this.#mark()
    const former = this.#page
    this.#page = page
    if (former === null) this.#see(page)
    else this.#slide(former, page, 0)
    this.#mark()
  }

  #mark() {
    const count = this.#boxes.length
    for (const button of this.#buttons) {
      const there = this.#page + Number(button.dataset.step)
      button.hidden = count < 2
      setEnabled(button, there >= 0 && there < count)
    }
  }

  #turn(step) {
    const to = this.#page + step
    if (to >= 0 && to < this.#boxes.length) this.record.send({ type: 'page', view: this.record.id, index: to })
  }

  #keydown = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] * this.#side
    if (!step || !this.#isOurs(event) || event.target.closest('input, textarea, [role="tab"]')) return
    event.preventDefault()
    this.#turn(step)
  }

  /** Returns whether a drag belongs to these pages, not to pages or horizontal scroll views inside them. */
  #isOurs({ target }) {
    return target.closest('[data-kind="pages"], [data-kind="scroll"][data-axis="horizontal"]') === this.element
  }

  #begin = (event) => this.#isOurs(event) && !event.target.closest('input, textarea') && this.#boxes.length > 0

  #move = (travelled) => {
    const way = travelled * this.#side
    const boxes = this.#boxes
    const side = way < 0 ? 1 : -1
    const beside = boxes[this.#page + side]
    const shift = beside ? way : way / 3
    for (const [place, box] of boxes.entries()) {
      if (place === this.#page) box.style.translate = this.#at(0, shift)
      else if (box === beside) {
        this.#see(place)
        box.style.translate = this.#at(side, shift)
      } else this.#hide(box)
    }
  }

  #end = (travelled, pace) => {
    const [way, speed] = [travelled * this.#side, pace * this.#side]
    const side = way < 0 ? 1 : -1
    const from = this.#page
    const isFar = Math.abs(way) > this.element.clientWidth / 2
    const to = isFar || -speed * side > flick ? from + side : from
    if (to === from || !this.#boxes[to]) return this.#return(way)
    this.#page = to
    this.#slide(from, to, way)
    this.#mark()
    this.record.send({ type: 'page', view: this.record.id, index: to }).then((number) => {
      if (number !== null || this.#page !== to) return
      this.#page = from
      this.#slide(to, from, 0)
      this.#mark()
    })
  }

  #cancel = () => this.#return(0)

  #return(way) {
    const beside = this.#page + (way < 0 ? 1 : -1)
    if (this.#boxes[beside] && way) this.#slide(beside, this.#page, way + (way < 0 ? 1 : -1) * this.element.clientWidth)
    else {
      const box = this.#boxes[this.#page]
      if (box && way) glideBox(box, this.#at(0, way / 3), '0px')
      this.#rest()
    }
  }

  /** Animates one page out and the other in. The first one starts `way` points from its position. */
  #slide(from, to, way) {
    const boxes = this.#boxes
    const side = to > from ? 1 : -1
    const [leaving, coming] = [boxes[from], boxes[to]]
    if (!leaving || !coming) return this.#rest()
    this.#see(from)
    this.#see(to)
    glideBox(leaving, this.#at(0, way), this.#at(-side, 0))
    glideBox(coming, this.#at(side, way), '0px').finished.then(this.#rest, ignoreAbort)
  }

  /** Returns the translation by a number of pages and points, in the direction of the next page. */
  #at(pages, way) {
    return `calc(${pages * this.#side * 100}% + ${way * this.#side}px)`
  }

  /** Shows the current page at its position. The focus moves to the container if its page was removed. */
  #rest = () => {
    const { activeElement } = this.element.ownerDocument
    for (const [place, box] of this.#boxes.entries()) {
      box.style.translate = ''
      if (place === this.#page) this.#see(place)
      else {
        if (box.contains(activeElement)) this.element.focus({ preventScroll: true })
        this.#hide(box)
      }
    }
  }

  #see(place) {
    const box = this.#boxes[place]
    if (!box) return
    box.dataset.seen = ''
    box.style.display = ''
  }

  #hide(box) {
    delete box.dataset.seen
    box.style.translate = ''
    box.style.display = 'none'
  }
}
