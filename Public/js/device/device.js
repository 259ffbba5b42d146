const sizes = {
  phone: { width: 393, height: 852 },
  small: { width: 375, height: 667 },
  landscape: { width: 852, height: 393 },
}
const bezel = 12

/**
 * Where an element lies on the screen, in points, however large the phone is drawn.
 * @param {HTMLElement} screen  @param {Element} element
 * @returns {{ left: string, top: string, width: string, height: string }}
 */
export function placeOn(screen, element) {
  const origin = screen.getBoundingClientRect()
  const scale = origin.width / screen.offsetWidth || 1
  const { left, top, width, height } = element.getBoundingClientRect()
  const points = (length) => `${length / scale}px`
  return { left: points(left - origin.left), top: points(top - origin.top), width: points(width), height: points(height) }
}

/** The drawn phone: its size, its own light or dark, the clock in its status bar. */
export class Device {
  #timer = null
  #observer = null
  now = () => new Date() // until more is known than that

  /** @param {{ frame: HTMLElement, stage: HTMLElement, clock: HTMLElement, storage: Storage }} services */
  constructor({ frame, stage, clock, storage }) {
    Object.assign(this, { frame, stage, clock, storage })
  }

  start() {
    if (this.#observer) return
    this.resize(this.#stored('size', sizes, 'phone'))
    this.colour(this.#stored('scheme', { light: 1, dark: 1 }, 'light'))
    this.#observer = new ResizeObserver(this.#fit)
    this.#observer.observe(this.stage)
    this.tick()
  }

  stop() {
    this.#observer?.disconnect()
    this.#observer = null
    clearTimeout(this.#timer)
  }

  /** @param {keyof sizes} name */
  resize(name) {
    this.size = name
    this.frame.dataset.size = name
    const { width, height } = sizes[name]
    this.frame.style.setProperty('--width', `${width}px`)
    this.frame.style.setProperty('--height', `${height}px`)
    this.storage?.setItem('kennel.size', name)
    if (this.#observer) this.#fit() // at the start the observer does, once the page is laid out
  }

  /** @param {'light'|'dark'} scheme */
  colour(scheme) {
    this.scheme = scheme
    this.frame.dataset.scheme = scheme
    this.storage?.setItem('kennel.scheme', scheme)
  }

  #stored(name, known, otherwise) {
    const value = this.storage?.getItem(`kennel.${name}`)
    return value in known ? value : otherwise
  }

  /** As large as fits, never larger than life. */
  #fit = () => {
    const { width, height } = sizes[this.size]
    const room = this.stage.getBoundingClientRect()
    const scale = Math.min(1, room.width / (width + 2 * bezel), room.height / (height + 2 * bezel))
    this.frame.style.setProperty('--scale', Math.max(scale, 0.3).toFixed(4))
  }

  tick() {
    clearTimeout(this.#timer)
    const now = this.now()
    this.clock.textContent = `${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`
    this.#timer = setTimeout(() => this.tick(), 60000 - (now.getTime() % 60000))
  }
}
