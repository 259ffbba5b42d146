import { lineSide, swallowClick } from './drag.js'
import { drawnScale } from './drawn_scale.js'
import { placeIn } from './places.js'

/** @import { ViewRecord } from './view_types.js' */

const slop = 10 // points that a finger may move before a drag begins
const pace = 60 // milliseconds between two inputs of one drag
const edge = 20 // points from the side of the screen; a drag that starts there goes back
const [far, quick] = [50, 700] // least points and most milliseconds of a swipe
const rest = 100 // milliseconds without movement after which the speed is 0

/** The finger that is down, and the view whose gesture it belongs to. Only one gesture runs at a time. */
let taken = null

/** Sends the gestures of a view that recognizes more than taps. @param {ViewRecord} record */
export function hear(record) {
  new Recogniser(record).start()
}

class Recogniser {
  #finger = null

  constructor(record) {
    this.record = record
    this.window = record.element.ownerDocument.defaultView
  }

  start() {
    const { element } = this.record
    element.addEventListener('pointerdown', this.#down)
    element.addEventListener('touchstart', (event) => { if (this.#finger?.isOurs) event.stopPropagation() }, { passive: true })
    if (this.#wants('edgePan')) element.addEventListener('touchmove', (event) => { if (this.#finger?.edgePan && event.cancelable) event.preventDefault() }, { passive: false })
    element.addEventListener('contextmenu', this.#contextMenu)
  }

  #wants(...names) {
    return names.some((name) => this.record.props.gestures?.split(' ').some((gesture) => gesture.startsWith(name)))
  }

  #down = (event) => {
    const { root, props } = this.record
    if (event.button !== 0 || !props.gestures || props.enabled === false) return
    if (!event.isPrimary) return this.#joined(event)
    if (event.target.closest('input, textarea, [data-kind="slider"]')) return
    const scale = drawnScale(root)
    const screen = root.getBoundingClientRect()
    const inset = (lineSide(root) < 0 ? screen.right - event.clientX : event.clientX - screen.left) / scale
    const isAtEdge = inset < edge // a drag from there goes back
    const edgePan = this.#edgePan((event.clientX - screen.left) / scale, (screen.right - event.clientX) / scale)
    if (!edgePan && !this.#wants('touch') && (isAtEdge || !this.#wants('pan', 'swipe', 'longPress'))) return
    const isOurs = Boolean(edgePan) || (!isAtEdge && this.#wants('pan', 'swipe'))
    if (isOurs) event.stopPropagation()
    taken = taken?.down === event ? taken : { down: event, pointer: event.pointerId }
    const finger = {
      pointer: event.pointerId, scale, at: event.timeStamp, isOurs, edgePan,
      fingers: new Map([[event.pointerId, { x: event.clientX, y: event.clientY }]]), place: this.#place(event),
      isAtEdge, gesture: null, dx: 0, dy: 0, vx: 0, vy: 0, last: event.timeStamp, timer: 0, patience: 0,
    }
    this.#finger = finger
    if (this.#wants('touch') && !taken.touched && !this.#isOnControl(event)) {
      taken.touched = this
      finger.gesture = 'touch'
      this.#send('began')
    }
    if (!isAtEdge && this.#wants('longPress')) finger.patience = setTimeout(() => this.#begin('longPress'), props.longPress ?? 500)
    for (const [name, handler] of Object.entries(this.#elsewhere)) this.window.addEventListener(name, handler)
  }

  /** Returns the edge pan from the side of the screen where the finger is, if the view recognizes it. */
  #edgePan(left, right) {
    const gesture = left < edge ? 'edgePanLeft' : right < edge ? 'edgePanRight' : null
    return gesture && this.#wants(gesture) ? gesture : null
  }

  /** Adds a second finger. The drag follows the middle of both, and a long press is cancelled. */
  #joined(event) {
    const finger = this.#finger
    if (!finger || finger.gesture === 'touch') return // only of one finger
    clearTimeout(finger.patience)
    finger.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  /**
   * Opens the menu of a view on a secondary click or the menu key. The browser's own menu would disturb a held finger.
   */
  #contextMenu = (event) => {
    if (this.#finger && this.#wants('longPress', 'touch')) return event.preventDefault()
    if (!this.#wants('menu') || event.target.closest('input, textarea, a[href]')) return undefined
    event.preventDefault()
    event.stopPropagation()
    const { id, send } = this.record
    const place = this.#place(event)
    for (const phase of ['began', 'ended']) send({ type: 'gesture', view: id, gesture: 'longPress', phase, ...place })
    return undefined
  }

  #place(event) {
    const { x, y } = placeIn(this.record, event)
    return { x: tidy(x), y: tidy(y) }
  }

  /** Returns whether an event is on a control inside the view, which handles its own touches. */
  #isOnControl({ target }) {
    const control = target.closest('button, [data-tap], a[href]')
    return control && control !== this.record.element && this.record.element.contains(control)
  }

  /** Cancels the touch of this view, because the finger became a gesture of some view. */
  untouch() {
    const finger = this.#finger
    if (finger?.gesture !== 'touch') return
    clearTimeout(finger.timer)
    finger.timer = 0
    this.#send('cancelled')
    finger.gesture = null
  }

  /** Returns true if this view's gesture gets the finger. A view inside may have been faster. */
  #take() {
    if (taken?.by && taken.by !== this) return false
    taken?.touched?.untouch()
    taken = { ...taken, pointer: this.#finger.pointer, by: this }
    this.record.root.toggleAttribute('data-taken', true)
    return true
  }

  #begin(gesture) {
    const finger = this.#finger
    clearTimeout(finger?.patience)
    if (!finger || (finger.gesture && finger.gesture !== 'touch') || !this.#take()) return
    finger.gesture = gesture
    this.window.getSelection()?.removeAllRanges()
    this.#send('began')
  }

  #moved = (event) => {
    const finger = this.#finger
    const former = finger?.fingers.get(event.pointerId)
    if (!former) return
    const part = finger.scale * finger.fingers.size
    const [dx, dy] = [finger.dx + (event.clientX - former.x) / part, finger.dy + (event.clientY - former.y) / part]
    finger.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const passed = Math.max(1, event.timeStamp - finger.last)
    Object.assign(finger, {
      vx: tidy(((dx - finger.dx) / passed) * 1000), vy: tidy(((dy - finger.dy) / passed) * 1000), dx, dy, last: event.timeStamp,
    })
    if (Math.hypot(dx, dy) >= slop && (!finger.gesture || finger.gesture === 'touch')) {
      clearTimeout(finger.patience)
      const isInwards = Math.abs(dx) > Math.abs(dy) && (finger.edgePan === 'edgePanLeft' ? dx > 0 : dx < 0)
      if (finger.edgePan) return isInwards ? this.#begin(finger.edgePan) : this.#giveUp()
      if (finger.isAtEdge && Math.abs(dx) > Math.abs(dy)) this.untouch()
      else if (!finger.isAtEdge && this.#wants('pan')) return this.#begin('pan')
    }
    if (!finger.gesture) return
    finger.timer ||= setTimeout(() => { finger.timer = 0; this.#send('changed') }, pace)
  }

  #up = (event) => this.#over(event, 'ended')
  #cancelled = (event) => this.#over(event, 'cancelled')

  #elsewhere = { pointermove: this.#moved, pointerup: this.#up, pointercancel: this.#cancelled }

  /** Gives up the edge pan, because the finger moves in another direction. */
  #giveUp() { this.#finger.edgePan = null }

  #over(event, phase) {
    const finger = this.#finger
    if (finger?.pointer !== event.pointerId) return void finger?.fingers.delete(event.pointerId)
    for (const [name, handler] of Object.entries(this.#elsewhere)) this.window.removeEventListener(name, handler)
    clearTimeout(finger.patience)
    clearTimeout(finger.timer)
    if (event.timeStamp - finger.last > rest) Object.assign(finger, { vx: 0, vy: 0 })
    const isFree = !finger.gesture || finger.gesture === 'touch'
    if (isFree && phase === 'ended' && !finger.isAtEdge) this.#swipe(event)
    if (!isFree) swallowClick(this.window)
    if (finger.gesture) this.#send(phase)
    // a long drag is not a press
    if (finger.gesture !== 'touch' && Math.hypot(finger.dx, finger.dy) >= slop) swallowClick(this.window)
    this.#finger = null
    const over = taken?.pointer === finger.pointer && taken
    // later, because the views around this one get the event too, and because the mouse may be pressed again before
    // that
    setTimeout(() => { if (taken === over) this.#letGo() }, 0)
  }

  #letGo() {
    taken = null
    this.record.root.removeAttribute('data-taken')
  }

  #swipe(event) {
    const { dx, dy, at } = this.#finger
    const isAcross = Math.abs(dx) > Math.abs(dy)
    const gesture = isAcross ? (dx < 0 ? 'swipeLeft' : 'swipeRight') : (dy < 0 ? 'swipeUp' : 'swipeDown')
    if (Math.hypot(dx, dy) < far || event.timeStamp - at > quick || !this.#wants(gesture) || !this.#take()) return
    const { id, send } = this.record
    send({ type: 'gesture', view: id, gesture, phase: 'ended', ...this.#finger.place })
  }

  #send(phase) {
    const { gesture, place, dx, dy, vx, vy } = this.#finger
    const { id, send } = this.record
    send({ type: 'gesture', view: id, gesture, phase, ...place, dx: tidy(dx), dy: tidy(dy), vx, vy })
  }
}

/** Rounds to tenths of a point. */
const tidy = (length) => Math.round(length * 10) / 10
