/** @import { Send, ViewRecord } from './view_types.js' */

const patience = 2000

/**
 * Reports to the server when enough of a list was scrolled into view. A list requests that with the number of its
 * present items (`scrollEnd`) and a percentage (`threshold`). Other lists are not measured.
 */
export class ListEnds {
  #asking = new Map() // record → the `scrollEnd` that was reported last
  #frame = 0
  #resizes

  /** @param {{ root: HTMLElement, window: Window, send: Send }} services */
  constructor({ root, window, send }) {
    Object.assign(this, { root, window, send })
    this.#resizes = new window.ResizeObserver(this.look)
  }

  start() {
    this.root.addEventListener('scroll', this.look, { capture: true, passive: true })
    this.root.addEventListener('load', this.look, true) // a loaded image makes its list longer
  }

  stop() {
    this.root.removeEventListener('scroll', this.look, { capture: true })
    this.root.removeEventListener('load', this.look, true)
    for (const record of this.#asking.keys()) this.#forget(record)
  }

  /** Starts or stops to measure a list. @param {ViewRecord} record */
  asked(record) {
    if (!record.props.scrollEnd) this.#forget(record)
    else if (!this.#asking.has(record)) {
      this.#asking.set(record, null)
      this.#resizes.observe(record.element)
    }
    this.look()
  }

  /** Measures the lists in the next animation frame, after layout. */
  look = () => {
    if (this.#asking.size && !this.#frame) this.#frame = this.window.requestAnimationFrame(this.#measure)
  }

  #measure = () => {
    this.#frame = 0
    for (const [record, told] of this.#asking) {
      const { element, props } = record
      if (!element.isConnected) this.#forget(record)
      else if (props.scrollEnd !== told && element.checkVisibility()) this.#tell(record, seenPart(this.root, record))
    }
  }

  #tell(record, part) {
    const { id, props } = record
    const { offset, visible, length } = part
    if (!visible || (length && ((offset + visible) / length) * 100 < Number(props.threshold))) return
    const round = props.scrollEnd
    this.#asking.set(record, round)
    this.send({ type: 'scrollEnd', view: id, round: Number(round), offset, visible, length }).then((number) => {
      if (number === null) this.window.setTimeout(() => this.#askAgain(record, round), patience)
    })
  }

  #askAgain(record, round) {
    if (this.#asking.get(record) !== round) return
    this.#asking.set(record, null)
    this.look()
  }

  #forget(record) {
    this.#asking.delete(record)
    this.#resizes.unobserve(record.element)
  }
}

/** Returns the visible part of a list along its axis, in points, independent of the drawn size of the phone. */
function seenPart(root, { element, props }) {
  const isRow = props.axis === 'horizontal'
  if (!props.fixed) { // the list itself scrolls
    return isRow
      ? { offset: Math.ceil(Math.abs(element.scrollLeft)), visible: element.clientWidth, length: element.scrollWidth }
      : { offset: Math.ceil(element.scrollTop), visible: element.clientHeight, length: element.scrollHeight }
  }
  const scroller = element.parentElement.closest('[data-kind="scroll"]') ?? root
  const [list, frame] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const length = isRow ? element.offsetWidth : element.offsetHeight
  const scale = (isRow ? list.width : list.height) / length || 1
  const points = (distance) => Math.ceil(distance / scale)
  return isRow
    ? { offset: points(frame.left - list.left), visible: points(frame.width), length }
    : { offset: points(frame.top - list.top), visible: points(frame.height), length }
}
