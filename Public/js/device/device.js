import { drawnScale } from './drawn_scale.js'

const bezel = 12
const reach = 4 // pixels that the phone may extend beyond its area, so that its outline is visible
const spare = 24 // pixels of its area that the phone may leave free

/**
 * Returns the frame of an element on the screen, in points, independent of the size at which the phone is drawn.
 *
 * @param {HTMLElement} screen  @param {Element} element
 * @returns {{ left: string, top: string, width: string, height: string }}
 */
export function placeOn(screen, element) {
  const origin = screen.getBoundingClientRect()
  const scale = drawnScale(screen)
  const { left, top, width, height } = element.getBoundingClientRect()
  const points = (length) => `${length / scale}px`
  return { left: points(left - origin.left), top: points(top - origin.top), width: points(width), height: points(height) }
}

/** The drawn phone, with the orientation and settings of the session and the clock in the status bar. */
export class Device {
  #held = { width: 393, height: 852 }
  #timer = null
  #observer = null
  #scale = 0
  now = () => new Date() // until the session has a clock

  /** @param {{ frame: HTMLElement, stage: HTMLElement, clock: HTMLElement }} services */
  constructor({ frame, stage, clock }) {
    Object.assign(this, { frame, stage, clock })
  }

  start() {
    if (this.#observer) return
    this.#observer = new ResizeObserver(this.#fit)
    this.#observer.observe(this.stage)
    this.tick()
  }

  stop() {
    this.#observer?.disconnect()
    this.#observer = null
    clearTimeout(this.#timer)
  }

  /** @param {object} [device]  the settings of the session; an ended session has none */
  hold(device) {
    if (!device) return
    this.#held = device
    const { size, width, height, safeArea, appearance, direction, language = 'en', motion = 'full' } = device
    const { frame } = this
    const likest = Math.min(width, height) >= 700 ? 'tablet' : width > height ? 'landscape' : safeArea.top < 50 ? 'small' : 'phone'
    Object.assign(frame.dataset, { size: size ?? likest, scheme: appearance, motion })
    frame.dir = direction === 'rightToLeft' ? 'rtl' : 'ltr'
    this.frame.querySelector('[data-testid="device"]')?.setAttribute('lang', language)
    for (const [name, length] of [['width', width], ['height', height]]) frame.style.setProperty(`--${name}`, `${length}px`)
    this.stage.style.setProperty('--tall', (height + 2 * bezel) / (width + 2 * bezel))
    this.#fit()
  }

  /**
   * Makes the phone as large as fits, at most at full size. While an earlier step is shown, the phone keeps its size if
   * that nearly fits, so that steps can be compared.
   */
  #fit = () => {
    const { frame } = this
    const { width, height } = this.#held
    const room = this.stage.getBoundingClientRect()
    const fitting = (more) => Math.min(1, room.width / (width + 2 * bezel), (room.height + more) / (height + 2 * bezel))
    const isKept = frame.dataset.moment && this.#scale <= fitting(reach) && this.#scale >= fitting(-spare)
    if (!isKept) this.#scale = Math.max(fitting(0), 0.3)
    frame.style.setProperty('--scale', this.#scale.toFixed(4))
    frame.style.setProperty('--hair', `${(1 / this.#scale / frame.ownerDocument.defaultView.devicePixelRatio).toFixed(4)}px`)
  }

  tick() {
    clearTimeout(this.#timer)
    const now = this.now()
    this.clock.textContent = `${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`
    this.#timer = setTimeout(() => this.tick(), 60000 - (now.getTime() % 60000))
  }
}
