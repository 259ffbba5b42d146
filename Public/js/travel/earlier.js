import { placeOn } from '../device/device.js'
import { Renderer } from '../device/renderer.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */

/**
 * The step before the shown one, drawn under it and visible while a key is held. A ring marks the position of the
 * press, because the pressed view may be gone.
 */
export class Earlier {
  #shown = null // the shown step, whose predecessor is drawn
  #trip = 0

  /**
   * @param {{ api: Api, elements: Elements, failed: (error: Error) => void, frame: HTMLElement, screen: HTMLElement,
   *           session: ShownServices }} services  the screen of the shown step, and the frame of the device
   */
  constructor({ api, elements: { h }, failed, frame, screen, session }) {
    Object.assign(this, { api, frame, over: screen, session })
    this.screen = h('section', { class: 'screen', 'data-recording': true, 'data-earlier': true, 'aria-hidden': 'true', inert: true })
    this.ring = h('div', { class: 'press-ring', 'aria-hidden': 'true', hidden: true })
    this.renderer = new Renderer({ root: this.screen, failed, guard: () => false, send: async () => null })
  }

  /** Loads the step before a step, and marks where the user pressed. @param {number} step */
  async follow(step) {
    if (this.#shown === step) return
    this.clear()
    this.#shown = step
    if (step < 2) return
    const { api, session } = this
    const trip = this.#trip
    const { snapshot } = await api.step(session.name, step - 1).catch(() => ({}))
    if (trip !== this.#trip || !snapshot?.tree || !this.over.isConnected) return
    this.screen.dataset.session = session.name
    this.over.after(this.screen, this.ring)
    this.renderer.show(snapshot.tree)
    this.#mark(step)
  }

  /** Shows the step before, or the shown step again. @param {boolean} isHeld */
  hold(isHeld) {
    this.frame.toggleAttribute('data-before', isHeld && this.screen.isConnected)
  }

  /** Removes the drawing, because the next shown step has no predecessor. */
  clear() {
    this.#trip += 1
    this.#shown = null
    this.hold(false)
    this.ring.hidden = true
    this.ring.remove()
    this.screen.remove()
    this.renderer.clear()
  }

  #mark(step) {
    const entry = Array.from(this.session.model.entries.values()).find(({ kind, input }) => kind === 'input' && input === step)
    const view = entry?.detail?.view
    const pressed = view && this.screen.querySelector(`[data-view="${view}"]`)
    if (!pressed) return
    for (const [side, length] of Object.entries(placeOn(this.screen, pressed))) this.ring.style.setProperty(side, length)
    this.ring.hidden = false
  }
}
