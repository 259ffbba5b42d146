/** @import { ViewRecord } from '../device/view_types.js' */
/** @import { PageParts } from '../elements/elements.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */

const swallowed = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'dblclick', 'contextmenu']

/** Chooses a view by pointing at it. While the picker is on, a press on the device chooses a view. */
export class Picker {
  #isOn = false

  /**
   * @param {{ document: Document, parts: PageParts, shown: ShownState,
   *           point: (record: ViewRecord|null) => void, pick: (record: ViewRecord) => void,
   *           changed: (isOn: boolean) => void }} services
   */
  constructor({ document, parts, shown, point, pick, changed }) {
    Object.assign(this, { document, parts, shown, point, pick, changed })
  }

  toggle = () => (this.#isOn ? this.stop() : this.start())

  start() {
    if (this.#isOn) return
    this.#isOn = true
    const { frame } = this.parts
    for (const type of swallowed) frame.addEventListener(type, this.#press, { capture: true, passive: false })
    frame.addEventListener('pointermove', this.#move, true)
    this.document.addEventListener('keydown', this.#keydown, true)
    frame.dataset.picking = ''
    frame.scrollIntoView({ block: 'nearest' }) // on a phone the frame may be far above
    this.changed(true)
  }

  stop() {
    if (!this.#isOn) return
    this.#isOn = false
    const { frame } = this.parts
    for (const type of swallowed) frame.removeEventListener(type, this.#press, { capture: true })
    frame.removeEventListener('pointermove', this.#move, true)
    this.document.removeEventListener('keydown', this.#keydown, true)
    delete frame.dataset.picking
    this.point(null)
    this.changed(false)
  }

  #move = (event) => {
    event.stopImmediatePropagation()
    this.point(viewAt(this.shown.renderer, event))
  }

  #press = (event) => {
    event.stopImmediatePropagation()
    event.preventDefault()
    if (event.type !== 'click') return
    const record = viewAt(this.shown.renderer, event)
    this.stop()
    if (record) this.pick(record)
  }

  #keydown = (event) => {
    if (event.key !== 'Escape') return
    event.stopImmediatePropagation()
    event.preventDefault()
    this.stop()
  }
}

/**
 * Returns the innermost view at a point, without views that are hidden, covered or clipped there.
 *
 * @param {object} renderer  @param {{ clientX: number, clientY: number }} place
 */
export function viewAt(renderer, { clientX, clientY }) {
  const isInside = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom
  }
  const find = (record) => {
    for (const child of renderer.children(record).reverse()) {
      const { element, props } = child
      if (props.hidden || element.inert || !element.checkVisibility()) continue
      const isAt = isInside(element)
      if (!isAt && getComputedStyle(element).overflow !== 'visible') continue
      const found = find(child) ?? (isAt ? child : null)
      if (found) return found
    }
    return null
  }
  return find(null)
}
