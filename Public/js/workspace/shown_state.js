/** @import { Renderer } from '../device/renderer.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Travel } from '../travel/travel.js' */

/** The state that the device shows: the present one of its session, or that of an earlier step. */
export class ShownState {
  #live
  #past = null
  #listeners = new Set()

  /** @param {{ model: SessionModel, renderer: Renderer, screen: HTMLElement }} live  the parts of the present state */
  constructor(live) {
    this.#live = live
  }

  /** The earlier step that is shown; null while the present is. @returns {Travel|null} */
  get past() { return this.#past }

  get model() { return (this.#past ?? this.#live).model }
  get renderer() { return (this.#past ?? this.#live).renderer }
  get screen() { return (this.#past ?? this.#live).screen }

  /** Shows an earlier step. Listeners are called by `changed`, when it is drawn. @param {Travel} past */
  show(past) {
    this.#past = past
  }

  /** Shows the present again. Listeners are called by `changed`, when it is drawn. */
  clear() {
    this.#past = null
  }

  /** Adds a function that is called after another state is drawn. @param {() => void} listener */
  onChange(listener) {
    this.#listeners.add(listener)
  }

  /** Calls the listeners. */
  changed() {
    for (const listener of this.#listeners) listener()
  }
}
