import { shownScreen } from './appearance_watch.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { DifferingView } from './appearance.js' */

const most = 200 // views that are outlined

/** Outlines the views that differ, over both devices. The devices draw nothing themselves. */
export class Outlines {
  /** @type {DifferingView[]} */
  #views = []
  #frame = 0
  isOn = true

  /** @param {{ h: Elements['h'], window: Window }} services */
  constructor({ h, window }) {
    this.h = h
    this.window = window
    this.layers = { left: this.#layer('left'), right: this.#layer('right') }
  }

  #layer(side) { return this.h('div', { class: 'compare-layer', 'data-side': side, 'aria-hidden': 'true' }) }

  /** Redraws the outlines while the content of a device moves. @param {HTMLIFrameElement} frame */
  follow(frame) {
    frame.addEventListener('load', () => {
      const { contentDocument, contentWindow } = frame
      for (const moving of ['scroll', 'transitionrun', 'transitionend']) contentDocument.addEventListener(moving, this.later, true)
      contentWindow.addEventListener('resize', this.later)
    })
  }

  /** @param {DifferingView[]} views */
  show(views) {
    this.#views = views.slice(0, most)
    this.later()
  }

  /** Draws the outlines before the next frame. */
  later = () => {
    this.#frame ||= this.window.requestAnimationFrame(() => {
      this.#frame = 0
      this.#draw('left')
      this.#draw('right')
    })
  }

  /** @param {'left'|'right'} side */
  #draw(side) {
    const views = this.isOn ? this.#views.map((view) => view[side]).filter((view) => view?.isConnected && view.ownerDocument.defaultView) : []
    this.layers[side].replaceChildren(...views.map((view) => this.#box(view)).filter(Boolean))
  }

  /** Returns the outline of the visible part of a view. @param {HTMLElement} view */
  #box(view) {
    const screen = shownScreen(view.closest('[data-part="frame"]'))
    if (!screen?.contains(view) || !view.checkVisibility()) return null
    const [place, room] = [view.getBoundingClientRect(), screen.getBoundingClientRect()]
    const [left, top] = [Math.max(place.left, room.left), Math.max(place.top, room.top)]
    const [right, bottom] = [Math.min(place.right, room.right), Math.min(place.bottom, room.bottom)]
    if (right <= left || bottom <= top) return null
    const box = this.h('div', { class: 'compare-outline' })
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` })
    return box
  }
}
