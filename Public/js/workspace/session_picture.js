import { Renderer } from '../device/renderer.js'

/** @import { Elements } from '../elements/elements.js' */

const width = 24 // of a picture, in pixels

/** A small picture of a screen, drawn from its tree as the device draws it; nothing in it can be pressed. */
export class SessionPicture {
  /** @param {{ elements: Elements }} services */
  constructor({ elements }) {
    const { h } = elements
    this.screen = h('div', { class: 'screen' })
    this.element = h('div', { class: 'session-picture', 'aria-hidden': 'true', inert: true }, this.screen)
    this.renderer = new Renderer({
      root: this.screen, guard: () => false, failed: () => {}, send: async () => null,
    })
  }

  /** @param {object} snapshot  @param {string} watch  by which its images are asked for */
  show({ tree, device }, watch) {
    if (!tree) return
    this.screen.dataset.session = watch
    const { style, dataset } = this.element
    const scale = width / (device?.width ?? 393)
    for (const [name, length] of [['width', device?.width ?? 393], ['height', device?.height ?? 852]]) {
      style.setProperty(`--${name}`, `${length}px`)
    }
    style.setProperty('--shrink', scale.toFixed(4))
    dataset.scheme = device?.appearance ?? 'light'
    this.element.dir = device?.direction === 'rightToLeft' ? 'rtl' : 'ltr'
    this.renderer.show(tree)
  }
}
