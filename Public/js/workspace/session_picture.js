import { Renderer } from '../device/renderer.js'

/** @import { Elements } from '../elements/elements.js' */

/** A small picture of a screen, drawn from its tree as the device draws it; nothing in it can be pressed. */
export class SessionPicture {
  /** @param {{ elements: Elements, width?: number }} services  `width` of the picture, in pixels */
  constructor({ elements, width = 24 }) {
    const { h } = elements
    this.width = width
    this.screen = h('div', { class: 'screen' })
    this.element = h('div', { class: 'session-picture', 'aria-hidden': 'true', inert: true }, this.screen)
    this.renderer = new Renderer({
      root: this.screen, guard: () => false, failed: () => {}, send: async () => null,
    })
  }

  /** @param {object} snapshot  @param {string} watch  the watch ID, for requests of images */
  show({ tree, device }, watch) {
    if (!tree) return
    this.screen.dataset.session = watch
    const { style, dataset } = this.element
    const scale = this.width / (device?.width ?? 393)
    for (const [name, length] of [['width', device?.width ?? 393], ['height', device?.height ?? 852]]) {
      style.setProperty(`--${name}`, `${length}px`)
    }
    style.setProperty('--shrink', scale.toFixed(4))
    dataset.scheme = device?.appearance ?? 'light'
    this.element.dir = device?.direction === 'rightToLeft' ? 'rtl' : 'ltr'
    this.renderer.show(tree)
  }
}
