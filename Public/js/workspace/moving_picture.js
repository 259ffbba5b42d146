import { animatedPNG } from './animated_png.js'
import { devicePhoto } from './device_photo.js'
import { devicePicture } from './device_picture.js'
import { pixelsOf } from './drawn_pixels.js'
import { ExportError } from './export_error.js'

/** @import { Travel } from '../travel/travel.js' */

const stepTime = 800 // milliseconds that a change stays
const endTime = 2400 // milliseconds that the last picture stays

/**
 * Returns steps as a moving picture: shows them one after the other in time travel, and photographs the device at each.
 * A step that changes nothing visible has no picture. Afterwards, the page shows the same step as before.
 * @param {{ frame: HTMLElement, travel: Travel, window: Window }} services
 * @param {{ first: number, last: number, progress: (step: number) => void }} options
 * @returns {Promise<Blob>}
 */
export async function movingPicture({ frame, travel, window }, { first, last, progress }) {
  const before = travel.record?.step ?? null
  const artist = new Artist({ frame, travel, window })
  const frames = []
  try {
    for (let step = first; step <= last; step += 1) {
      progress(step)
      await travel.to(step)
      if (travel.record?.step !== step) throw new ExportError(travel.t('movieStopped', { step }))
      await isDrawn(frame)
      const png = new Uint8Array(await (await artist.draw()).arrayBuffer())
      if (!isSame(png, frames.at(-1)?.png)) frames.push({ png, time: stepTime })
    }
  } finally {
    if (before === null) travel.leave()
    else await travel.to(before)
  }
  frames.at(-1).time = endTime
  return animatedPNG(frames)
}

/** Draws the device, each time in the same way, because the pictures must be of one kind. */
class Artist {
  #ways = [() => this.#photograph(), () => this.#drawBoxes()]

  /** @param {{ frame: HTMLElement, travel: Travel, window: Window }} services */
  constructor({ frame, travel, window }) {
    Object.assign(this, { frame, travel, window })
  }

  /** Draws the device in the first way that the browser allows. @returns {Promise<Blob>} */
  async draw() {
    while (this.#ways.length) {
      try {
        const picture = await this.#ways[0]()
        this.#ways.length = 1
        return picture
      } catch (error) {
        this.window.console.warn('The device cannot be drawn in this way.', error)
        this.#ways.shift()
      }
    }
    throw new ExportError(this.travel.t('movieUndrawn'))
  }

  /** Draws what the browser shows. */
  #photograph() { return devicePhoto(this, { hasFrame: false, density: 1 }) }

  /** Draws the boxes, texts and images of the screen, without HTML, which older versions of Safari do not allow to read. */
  async #drawBoxes() {
    const { frame, window } = this
    const drawing = await (await devicePicture({ window })).text()
    const { offsetWidth, offsetHeight } = frame.querySelector('.phone-glass')
    return pixelsOf(window, `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`, offsetWidth, offsetHeight)
  }
}

/** Waits for the pictures on the screen. A picture that cannot be loaded is drawn in its present state.
 * @param {HTMLElement} frame */
function isDrawn(frame) {
  const pictures = Array.from(frame.querySelectorAll('.screen[data-recording]:not([data-earlier]) img'))
  return Promise.allSettled(pictures.map((picture) => /** @type {HTMLImageElement} */ (picture).decode()))
}

/** @param {Uint8Array} one  @param {Uint8Array} [other] */
function isSame(one, other) {
  return one.length === other?.length && one.every((byte, index) => byte === other[index])
}
