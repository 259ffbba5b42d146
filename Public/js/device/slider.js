import { swallowClick } from './drag.js'
import { drawnScale } from './drawn_scale.js'

/** @import { ViewRecord } from './view_types.js' */

const reach = 22 // points around the center of the thumb
const [thumb, edge] = [28, 2] // the diameter of the thumb, and how far it extends beyond the track
const pace = 60 // milliseconds between two values of one drag
const steps = { ArrowRight: 0.05, ArrowUp: 0.05, ArrowLeft: -0.05, ArrowDown: -0.05, PageUp: 0.2, PageDown: -0.2, Home: -1, End: 1 }

/** @param {HTMLElement} element  @param {ViewRecord} record  the renderer's record of the view */
export function start(element, record) {
  new Slider(element, record).start()
}

/**
 * A slider whose thumb the user drags or moves with keys. The thumb follows the finger; the server decides where it
 * stays.
 */
class Slider {
  #drag = null // the pointer, its distance from the thumb, and the timer of the next input
  #shown = 0 // the drawn value, from 0 to 1
  #waiting = 0 // inputs without a response
  #isNews = false // whether the server sent a value since the last input

  constructor(element, record) {
    Object.assign(this, { element, record, window: element.ownerDocument.defaultView })
  }

  start() {
    const { element, record } = this
    element.tabIndex = 0
    const handlers = {
      pointerdown: this.#down, pointermove: this.#moved, pointerup: this.#up, pointercancel: this.#up, keydown: this.#keydown,
      touchstart: (event) => { if (this.#drag) event.stopPropagation() }, // the screen around does not scroll
    }
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler)
    record.turned = this.#turned
    this.#turned()
  }

  get #isBusy() { return this.#drag !== null || this.#waiting > 0 }

  /** Draws the value of the server, unless the user is moving the thumb. */
  #turned = () => {
    this.#isNews = true
    this.#show(this.#isBusy ? this.#shown : this.record.props.part ?? 0)
  }

  #show(part) {
    this.#shown = part
    showPart(this.element, this.record.props, part)
  }

  get #isOff() { return this.record.props.enabled === false }

  /** Returns the position of a pointer from the least value, and the length of the thumb's path, in points. */
  #place({ clientX }) {
    const { element, record: { props: { track = [0, 0, 0, 0], mirrored } } } = this
    const box = element.getBoundingClientRect()
    const x = (clientX - box.left) / drawnScale(element) - track[0]
    const way = Math.max(1, track[2] - thumb + 2 * edge)
    return { at: (mirrored ? track[2] - x : x) + edge - thumb / 2, way }
  }

  #down = (event) => {
    if (event.button !== 0 || this.#isOff || this.#drag) return
    const { at, way } = this.#place(event)
    const off = at - this.#shown * way
    if (Math.abs(off) > reach) return
    event.stopPropagation()
    this.element.setPointerCapture(event.pointerId)
    this.#drag = { pointer: event.pointerId, off, timer: 0 }
    this.element.toggleAttribute('data-held', true)
    this.#send(true)
  }

  #moved = (event) => {
    const drag = this.#drag
    if (drag?.pointer !== event.pointerId) return
    const { at, way } = this.#place(event)
    this.#show(rounded((at - drag.off) / way))
    if (!this.record.props.jumps) drag.timer ||= setTimeout(() => { drag.timer = 0; this.#send(true) }, pace)
  }

  #up = (event) => {
    const drag = this.#drag
    if (drag?.pointer !== event.pointerId) return
    clearTimeout(drag.timer)
    this.#drag = null
    this.element.removeAttribute('data-held')
    swallowClick(this.window)
    this.#send(false)
  }

  /** Sends the value. Draws the server's value as soon as every input was answered. */
  #send(held) {
    const { id, send } = this.record
    this.#waiting += 1
    this.#isNews = false
    return send({ type: 'slide', view: id, part: this.#shown, ...(held && { held }) }).then((number) => {
      this.#waiting -= 1
      if (this.#isBusy) return
      if (number === null || this.#isNews) this.#show(this.record.props.part ?? 0)
    })
  }

  #keydown = (event) => {
    const step = steps[event.key]
    if (!step || event.target !== this.element || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    if (this.#isOff || this.#drag) return
    const side = this.record.props.mirrored && /Left|Right/.test(event.key) ? -1 : 1
    const part = rounded(this.#shown + step * side)
    if (part === this.#shown) return
    this.#show(part)
    this.#send(false)
  }
}

const rounded = (part) => Math.max(0, Math.min(1, Math.round(part * 10_000) / 10_000))

/** Draws the track and the thumb for a value from 0 to 1, and sets the value for screen readers. */
function showPart(element, { track = [0, 0, 0, 0], mirrored, said }, part) {
  const [x, y, width, height] = track
  const begin = Math.max(0, width - thumb + 2 * edge) * part - edge
  const places = {
    'track-x': x, 'track-y': y, 'track-width': width, 'track-height': height, filled: begin + thumb / 2,
    'thumb-x': mirrored ? x + width - begin - thumb : x + begin, 'thumb-y': y + height / 2 - thumb / 2,
  }
  for (const [name, length] of Object.entries(places)) element.style.setProperty(`--${name}`, `${length}px`)
  element.style.setProperty('--track-way', mirrored ? 'to left' : 'to right')
  const percent = Math.round(part * 100)
  const values = { min: 0, max: 100, now: percent, text: said ?? `${percent} %` }
  for (const [name, value] of Object.entries(values)) element.setAttribute(`aria-value${name}`, value)
}
