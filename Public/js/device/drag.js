import { drawnScale } from './drawn_scale.js'

const slop = 8

/**
 * Returns the direction of lines on the phone: 1 if they begin at the left, -1 at the right. The screen itself is laid out from
 * the left.
 * @param {HTMLElement} screen
 */
export function lineSide(screen) { return screen.closest('[dir]')?.dir === 'rtl' ? -1 : 1 }

/** Ignores the click that a browser sends at the end of a drag. @param {Window} window */
export function swallowClick(window) {
  const swallow = (event) => { event.stopPropagation(); event.preventDefault() }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}

/** @typedef {PointerEvent & Partial<TouchEvent> & { target: Element }} DragStart  of a mouse, or of fingers */

/**
 * Calls functions for drags along one axis, of a finger or a mouse.
 *
 * `begin` returns whether a drag may start at an event. `move` and `end` get the distance from there, in points of the element.
 * A press that became a drag is followed by no click.
 * @param {HTMLElement} element
 * @param {{ axis: 'x'|'y', begin: (event: DragStart, way: number) => boolean, move: (way: number) => void,
 *           end: (way: number, speed: number) => void, cancel: () => void }} hears
 */
export function followDrags(element, { axis, begin, move, end, cancel }) {
  const { defaultView: window } = element.ownerDocument
  let drag = null

  const travelled = (point) => ({ x: (point.clientX - drag.x) / drag.scale, y: (point.clientY - drag.y) / drag.scale })
  const other = axis === 'x' ? 'y' : 'x'

  function down(point, event) {
    drag = { x: point.clientX, y: point.clientY, scale: drawnScale(element), isUnderway: false, way: 0, speed: 0, at: event.timeStamp }
  }

  /** Returns whether the drag is followed. */
  function moved(point, event) {
    if (!drag) return false
    const far = travelled(point)
    if (!drag.isUnderway) {
      if (Math.max(Math.abs(far.x), Math.abs(far.y)) < slop) return false
      if (Math.abs(far[axis]) <= Math.abs(far[other]) || !begin(event, far[axis])) {
        drag = null
        return false
      }
      drag.isUnderway = true
    }
    drag.speed = (far[axis] - drag.way) / Math.max(1, event.timeStamp - drag.at)
    drag.way = far[axis]
    drag.at = event.timeStamp
    move(drag.way)
    return true
  }

  function over(ended) {
    const last = drag
    drag = null
    if (!last?.isUnderway) return
    if (ended) {
      swallowClick(window)
      end(last.way, last.speed)
    } else cancel()
  }

  element.addEventListener('touchstart', (event) => {
    if (event.touches.length === 1) down(event.touches[0], event)
    else over(false)
  }, { passive: true })
  element.addEventListener('touchmove', (event) => {
    if (moved(event.touches[0], event) && event.cancelable) event.preventDefault()
  }, { passive: false })
  element.addEventListener('touchend', () => over(true))
  element.addEventListener('touchcancel', () => over(false))

  const mouse = { pointermove: (event) => moved(event, event), pointerup: () => lift(true), pointercancel: () => lift(false) }
  function lift(ended) {
    for (const [name, handler] of Object.entries(mouse)) window.removeEventListener(name, handler)
    over(ended)
  }
  element.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    down(event, event)
    for (const [name, handler] of Object.entries(mouse)) window.addEventListener(name, handler)
  })
}

/**
 * Enables or disables a button that stands for a gesture. A disabled one keeps the focus.
 * @param {HTMLButtonElement} button  @param {boolean} isEnabled
 */
export function setEnabled(button, isEnabled) {
  if (isEnabled) {
    button.removeAttribute('aria-disabled')
    button.disabled = false
  } else button.setAttribute('aria-disabled', 'true')
}
