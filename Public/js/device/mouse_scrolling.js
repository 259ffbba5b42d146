import { lineSide, swallowClick } from './drag.js'
import { drawnScale } from './drawn_scale.js'

const slop = 8 // points that a mouse may move before a drag begins
const edge = 24 // points from the side of the screen; a drag that starts there goes back
const left = 0.998 // factor by which the speed of a scroll decreases each millisecond, as on iOS
const slowest = 0.02 // points in a millisecond; a slower scroll stops
const recent = 80 // milliseconds over which the speed is measured
const [x, y] = [
  { offset: 'scrollLeft', length: 'scrollWidth', room: 'clientWidth', overflow: 'overflowX' },
  { offset: 'scrollTop', length: 'scrollHeight', room: 'clientHeight', overflow: 'overflowY' },
]
const typed = 'input, textarea, select, [contenteditable], [data-kind="slider"], [data-reorders], .keyboard'
/** The views that handle drags themselves. */
const movers = new Map([
  [x, '[data-kind="pages"], [data-kind="slides"]:not([data-axis="vertical"]), [data-actions], [data-kind="slider"]'],
  [y, '[data-kind="slides"][data-axis="vertical"]'],
])

/**
 * Scrolls with a dragged mouse as with a finger. The content follows the mouse, and scrolls on after a quick drag.
 *
 * Fields, sliders, rows with actions, pages, and views whose gestures follow the mouse are excluded. A drag that
 * scrolls presses nothing. A press while content still scrolls only stops it.
 */
export class MouseScrolling {
  #drag = null
  #glide = null

  /** @param {{ root: HTMLElement, window: Window }} services */
  constructor({ root, window }) {
    Object.assign(this, { root, window })
  }

  start() {
    const { root } = this
    root.addEventListener('pointerdown', this.#halt, true)
    root.addEventListener('wheel', this.#stop, { passive: true, capture: true })
    root.addEventListener('pointerdown', this.#down)
    root.addEventListener('dragstart', this.#keepPicture)
  }

  stop() {
    const { root } = this
    this.#stop()
    this.#release()
    root.removeEventListener('pointerdown', this.#halt, true)
    root.removeEventListener('wheel', this.#stop, { capture: true })
    root.removeEventListener('pointerdown', this.#down)
    root.removeEventListener('dragstart', this.#keepPicture)
  }

  /** Keeps the browser from dragging an image or a link away. */
  #keepPicture = (event) => { if (!event.target.closest?.(typed)) event.preventDefault() }

  #halt = (event) => {
    if (!this.#glide?.view.contains(event.target)) return
    this.#stop()
    this.window.addEventListener('pointerup', () => swallowClick(this.window), { once: true })
  }

  #down = (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.altKey || event.target.closest(typed)) return
    const { clientX, clientY, target, pointerId } = event
    this.#drag = { clientX, clientY, target, pointerId, scale: drawnScale(this.root), view: null }
    for (const [name, handler] of Object.entries(this.#handlers)) this.window.addEventListener(name, handler)
  }

  #moved = (event) => {
    const drag = this.#drag
    if (event.pointerId !== drag.pointerId) return
    const way = { x: (event.clientX - drag.clientX) / drag.scale, y: (event.clientY - drag.clientY) / drag.scale }
    if (!drag.view) {
      if (Math.max(Math.abs(way.x), Math.abs(way.y)) < slop) return
      if (!this.#begin(drag, way)) return this.#release()
    }
    const { view, axis, from } = drag
    view[axis.offset] = from - way[axis === x ? 'x' : 'y']
    drag.places.push({ at: event.timeStamp, place: view[axis.offset] })
    while (event.timeStamp - drag.places[0].at > recent) drag.places.shift()
  }

  /**
   * Returns whether a view scrolls in the direction of the drag. If so, no gesture of a view gets the mouse any more.
   */
  #begin(drag, way) {
    const axis = Math.abs(way.x) > Math.abs(way.y) ? x : y
    if (this.root.hasAttribute('data-taken') || (axis === x && this.#goesBack(drag, way.x))) return false
    const view = this.#scrollAround(drag.target, axis, axis === x ? way.x : way.y)
    if (!view) return false
    Object.assign(drag, { view, axis, from: view[axis.offset], places: [] })
    this.window.dispatchEvent(new PointerEvent('pointercancel', { pointerId: drag.pointerId, pointerType: 'mouse' }))
    this.window.getSelection()?.removeAllRanges()
    return true
  }

  /** Returns whether a drag begins at the side of the screen from which a swipe goes back. */
  #goesBack({ clientX, scale }, way) {
    const screen = this.root.getBoundingClientRect()
    const side = lineSide(this.root)
    return way * side > 0 && (side > 0 ? clientX - screen.left : screen.right - clientX) / scale < edge
  }

  /** Returns the innermost view that can scroll; null if another view moves with the drag. */
  #scrollAround(target, axis, way) {
    for (let at = target; at && at !== this.root; at = at.parentElement) {
      if (at.matches(movers.get(axis))) return null
      if (/auto|scroll/.test(this.window.getComputedStyle(at)[axis.overflow])) {
        const room = way > 0 ? at[axis.offset] : at[axis.length] - at[axis.room] - at[axis.offset]
        if (room >= 1) return at
        if (way > 0 && at.querySelector(':scope > [data-kind="refresh"]')) return null // pulled down to refresh
      }
    }
    return null
  }

  #up = (event) => {
    const { view, axis, places, pointerId } = this.#drag
    if (event.pointerId !== pointerId) return
    this.#release()
    if (!view) return
    swallowClick(this.window)
    const [first, last] = [places[0], places.at(-1)]
    if (!first || event.timeStamp - last.at > recent || this.#isReduced) return
    this.#goOn(view, axis, (last.place - first.place) / Math.max(1, last.at - first.at))
  }

  /** Ends the drag on an event of the browser. `#begin` sends a synthetic one, which does not. */
  #cancelled = (event) => { if (event.isTrusted) this.#release() }

  #release() {
    this.#drag = null
    for (const [name, handler] of Object.entries(this.#handlers)) this.window.removeEventListener(name, handler)
  }

  #handlers = { pointermove: this.#moved, pointerup: this.#up, pointercancel: this.#cancelled }

  /** Scrolls on, slower and slower, until the content stops, reaches an end, or is scrolled otherwise. */
  #goOn(view, axis, speed) {
    const glide = { view }
    this.#glide = glide
    const start = view[axis.offset]
    let [place, began] = [start, null]
    const step = (now) => {
      if (this.#glide !== glide) return
      began ??= now
      const part = left ** (now - began)
      if (Math.abs(speed * part) < slowest || Math.abs(view[axis.offset] - place) > 2 || !view.isConnected) return this.#stop()
      const wanted = start + speed * (1 - part) / -Math.log(left)
      view[axis.offset] = wanted
      place = view[axis.offset]
      if (Math.abs(place - wanted) > 1) return this.#stop() // the end of the content
      glide.frame = this.window.requestAnimationFrame(step)
    }
    glide.frame = this.window.requestAnimationFrame(step)
  }

  #stop = () => {
    if (this.#glide) this.window.cancelAnimationFrame(this.#glide.frame)
    this.#glide = null
  }

  get #isReduced() { return this.window.matchMedia('(prefers-reduced-motion: reduce)').matches }
}
