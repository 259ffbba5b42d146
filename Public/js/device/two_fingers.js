import { swallowClick } from './drag.js'
import { drawnScale } from './drawn_scale.js'
import { placeIn } from './places.js'

/** @import { ViewRecord } from './view_types.js' */

const pace = 60 // milliseconds between two inputs of one gesture
const rest = 250 // milliseconds without an event after which the gesture of a wheel ends
const tapTime = 300 // most milliseconds between the start and the end of a tap with two fingers
const slop = 10 // points that fingers may move during a tap, and before a drag begins

/** The least change with which each gesture begins. */
const least = { pinch: 0.04, rotation: 0.06, twoFingerPan: slop }
const still = { pinch: 1, rotation: 0 }

/**
 * Sends the gestures of two fingers on a view: pinch, rotation, drag and tap. A mouse with Alt stands for two fingers:
 * the second one is mirrored at the center of the view, or moves along if Shift is held too. A wheel with Control is a
 * pinch, as trackpads report it, and with Alt a rotation.
 *
 * @param {ViewRecord} record  the renderer's record of the view
 */
export function follow(record) {
  const view = new TwoFingers(record)
  view.hearFingers()
  view.hearMouse()
  view.hearTrackpad()
}

class TwoFingers {
  #courses = {} // the running gestures by name
  #pair = null // the two fingers that are down
  #fingers = new Map()
  #wheel = { ...still } // the accumulated gestures of the wheel
  #idle = 0
  #leaving = new AbortController()

  constructor(record) {
    Object.assign(this, { record, element: record.element, window: record.element.ownerDocument.defaultView })
  }

  #wants(gesture) { return this.record.props.gestures?.split(' ').includes(gesture) && this.record.props.enabled !== false }

  /** Returns whether a gesture at an element belongs to this view, the innermost view that recognizes it. */
  #owns(gesture, target) {
    return this.#wants(gesture) && target.closest(`[data-gestures~="${gesture}"]`) === this.element
  }

  #ownsAny(target) { return ['pinch', 'rotation', 'twoFingerPan', 'twoFingerTap'].some((gesture) => this.#owns(gesture, target)) }

  #place(clientX, clientY) {
    const { x, y } = placeIn(this.record, { clientX, clientY })
    return { x: tidy(x), y: tidy(y) }
  }

  /** Listens to an event of the window as long as the view is on the page. */
  #hearWindow(name, then) {
    const { signal } = this.#leaving
    this.window.addEventListener(name, (event) => (this.element.isConnected ? then(event) : this.#leaving.abort()), { signal })
  }

  // Sending

  #tell(gesture, phase) {
    const { at, value, moved } = this.#courses[gesture]
    const amount = gesture === 'pinch' ? { scale: tidy(value) } : gesture === 'rotation' ? { rotation: tidy(value) } : {}
    this.record.send({ type: 'gesture', view: this.record.id, gesture, phase, ...at, ...moved, ...amount })
  }

  /** Updates a gesture. The gesture begins when `far` has reached its threshold. */
  #go(gesture, value, far, at, moved = {}) {
    const course = this.#courses[gesture]
    if (!course) {
      if (far < least[gesture]) return
      this.#courses[gesture] = { at, value, moved, timer: 0 }
      this.#tell(gesture, 'began')
      return
    }
    Object.assign(course, { value, moved })
    course.timer ||= setTimeout(() => { course.timer = 0; this.#tell(gesture, 'changed') }, pace)
  }

  #finish(phase = 'ended') {
    for (const [gesture, course] of Object.entries(this.#courses)) {
      clearTimeout(course.timer)
      this.#tell(gesture, phase)
    }
    this.#courses = {}
  }

  // Two fingers from any source

  #begin(first, second, target, at) {
    const { length, angle, x, y } = spread(first, second)
    this.#pair = { length, angle, turned: 0, x, y, at, target, dx: 0, dy: 0, place: this.#place(x, y), vx: 0, vy: 0, last: at }
  }

  #move(first, second, at) {
    const pair = this.#pair
    if (!pair) return
    const { length, angle, x, y } = spread(first, second)
    pair.turned += Math.atan2(Math.sin(angle - pair.angle), Math.cos(angle - pair.angle))
    pair.angle = angle
    const scale = drawnScale(this.record.root)
    const [dx, dy] = [(x - pair.x) / scale, (y - pair.y) / scale]
    const passed = Math.max(1, at - pair.last)
    Object.assign(pair, { vx: ((dx - pair.dx) / passed) * 1000, vy: ((dy - pair.dy) / passed) * 1000, dx, dy, last: at })
    const moved = { dx: tidy(dx), dy: tidy(dy) }
    const apart = length / pair.length
    if (Math.abs(apart - 1) >= least.pinch || Math.hypot(dx, dy) >= slop) pair.isFar = true
    if (this.#owns('pinch', pair.target)) this.#go('pinch', apart, Math.abs(apart - 1), pair.place, moved)
    if (this.#owns('rotation', pair.target)) this.#go('rotation', pair.turned, Math.abs(pair.turned), pair.place, moved)
    if (this.#owns('twoFingerPan', pair.target)) {
      this.#go('twoFingerPan', 0, Math.hypot(dx, dy), pair.place, { ...moved, vx: tidy(pair.vx), vy: tidy(pair.vy) })
    }
  }

  #end(phase, at) {
    const pair = this.#pair
    if (!pair) return
    this.#pair = null
    const isTap = phase === 'ended' && !pair.isFar && at - pair.at < tapTime && this.#owns('twoFingerTap', pair.target)
    if (isTap) this.record.send({ type: 'gesture', view: this.record.id, gesture: 'twoFingerTap', phase, ...pair.place })
    this.#finish(phase)
  }

  hearFingers() {
    const { element } = this
    const both = () => Array.from(this.#fingers.values())
    element.addEventListener('pointerdown', ({ pointerId, clientX, clientY, target, timeStamp }) => {
      this.#fingers.set(pointerId, { x: clientX, y: clientY })
      if (this.#fingers.size === 2 && this.#ownsAny(target)) this.#begin(...both(), target, timeStamp)
    })
    this.#hearWindow('pointermove', ({ pointerId, clientX, clientY, timeStamp }) => {
      if (!this.#fingers.has(pointerId)) return
      this.#fingers.set(pointerId, { x: clientX, y: clientY })
      if (this.#fingers.size === 2) this.#move(...both(), timeStamp)
    })
    for (const [name, phase] of [['pointerup', 'ended'], ['pointercancel', 'cancelled']]) {
      this.#hearWindow(name, ({ pointerId, timeStamp }) => { if (this.#fingers.delete(pointerId)) this.#end(phase, timeStamp) })
    }
    // Prevents the browser from scrolling with two fingers.
    for (const name of ['touchstart', 'touchmove']) {
      element.addEventListener(name, (event) => { if (event.touches.length > 1 && event.cancelable) event.preventDefault() }, { passive: false })
    }
  }

  // A mouse with Alt

  hearMouse() {
    const { element, window } = this
    const { document } = window
    let hand = null // the positions of the two fingers, and whether they are down
    let dots = []

    const across = ({ clientX, clientY }, { x, y }) => ({ x: 2 * x - clientX, y: 2 * y - clientY })

    function show() {
      if (!dots.length) {
        dots = [0, 1].map(() => Object.assign(document.createElement('div'), { className: 'finger' }))
        for (const dot of dots) dot.ariaHidden = 'true'
        document.body.append(...dots)
      }
      hand.both.forEach(({ x, y }, number) => {
        Object.assign(dots[number].style, { left: `${x}px`, top: `${y}px` })
        dots[number].toggleAttribute('data-down', hand.isDown)
      })
    }
    function hide() {
      for (const dot of dots) dot.remove()
      dots = []
      hand = null
    }

    const follow = (event) => {
      const point = { x: event.clientX, y: event.clientY }
      if (!hand) hand = { middle: this.#middle(), isDown: false, both: null }
      else if (event.shiftKey && hand.both) {
        const { x, y } = hand.both[0]
        hand.middle = { x: hand.middle.x + point.x - x, y: hand.middle.y + point.y - y }
      }
      hand.both = [point, across(event, hand.middle)]
      show()
    }

    const moved = (event) => {
      if (hand?.isDown) {
        follow(event)
        return this.#move(...hand.both, event.timeStamp)
      }
      const isHere = event.altKey && event.pointerType === 'mouse' && element.contains(event.target) && this.#ownsAny(event.target)
      return isHere ? follow(event) : hide()
    }
    const lifted = (phase) => (event) => {
      if (!hand?.isDown) return
      swallowClick(window)
      this.#end(phase, event.timeStamp)
      if (event.altKey) {
        hand.isDown = false
        show()
      } else hide()
    }

    element.addEventListener('pointerdown', (event) => {
      if (!event.altKey || event.pointerType !== 'mouse' || event.button !== 0 || !this.#ownsAny(event.target)) return
      event.stopPropagation()
      follow(event)
      hand.isDown = true
      show()
      this.#begin(...hand.both, event.target, event.timeStamp)
    }, { capture: true })
    // prevents a text selection
    element.addEventListener('mousedown', (event) => { if (hand?.isDown) event.preventDefault() }, { capture: true })
    this.#hearWindow('pointermove', moved)
    this.#hearWindow('pointerup', lifted('ended'))
    this.#hearWindow('pointercancel', lifted('cancelled'))
    this.#hearWindow('keyup', (event) => { if (event.key === 'Alt' && hand && !hand.isDown) hide() })
  }

  /** Returns the center of the visible part of the view. */
  #middle() {
    const [view, screen] = [this.element, this.record.root].map((element) => element.getBoundingClientRect())
    const [left, right] = [Math.max(view.left, screen.left), Math.min(view.right, screen.right)]
    const [top, bottom] = [Math.max(view.top, screen.top), Math.min(view.bottom, screen.bottom)]
    return { x: (left + right) / 2, y: (top + bottom) / 2 }
  }

  // A trackpad

  hearTrackpad() {
    const { element } = this
    element.addEventListener('wheel', (event) => {
      const gesture = event.ctrlKey ? 'pinch' : event.altKey ? 'rotation' : null
      if (!gesture || !this.#owns(gesture, event.target)) return
      event.preventDefault()
      event.stopPropagation()
      const delta = event.deltaY / (event.deltaMode === 1 ? 6 : 100)
      const former = this.#wheel[gesture]
      const value = gesture === 'pinch' ? Math.min(100, Math.max(0.01, former * Math.exp(-delta))) : former + delta
      this.#wheel[gesture] = value
      this.#go(gesture, value, Math.abs(value - still[gesture]), this.#place(event.clientX, event.clientY))
      clearTimeout(this.#idle)
      this.#idle = setTimeout(() => {
        this.#wheel = { ...still }
        this.#finish()
      }, rest)
    }, { passive: false })
    // Safari sends its own events for gestures on a trackpad. It also sends them for a touch screen, where the pointer
    // events suffice.
    const hear = (name, then) => element.addEventListener(name, (event) => {
      if (!['pinch', 'rotation'].some((gesture) => this.#owns(gesture, event.target))) return
      event.preventDefault()
      if (!this.#fingers.size) then(event)
    })
    hear('gesturestart', () => {})
    hear('gesturechange', ({ scale, rotation, clientX, clientY, target }) => {
      const [place, turned] = [this.#place(clientX, clientY), (rotation * Math.PI) / 180]
      if (this.#owns('pinch', target)) this.#go('pinch', scale, Math.abs(scale - 1), place)
      if (this.#owns('rotation', target)) this.#go('rotation', turned, Math.abs(turned), place)
    })
    hear('gestureend', () => this.#finish())
  }
}

/** Returns the distance, angle and middle of two fingers. */
function spread(first, second) {
  const [dx, dy] = [second.x - first.x, second.y - first.y]
  return { length: Math.hypot(dx, dy) || 1, angle: Math.atan2(dy, dx), x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
}

/** Rounds to thousandths. */
const tidy = (length) => Math.round(length * 1000) / 1000
