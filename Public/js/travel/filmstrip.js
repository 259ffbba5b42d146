import { ignoreMissingModule } from '../elements/failures.js'
import { dress } from '../elements/late_style.js'
import { SessionPicture } from '../workspace/session_picture.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Travel } from './travel.js' */

const frameWidth = 18 // pixels, of a picture in the strip
const previewWidth = 120
const room = 30 // pixels of the strip for each picture
const most = 24 // pictures in the strip
const mostSnapshots = 100 // in memory

/**
 * Returns the steps that have a picture in the strip, as far apart as its width asks for.
 * @param {number} of  the number of steps  @param {number} width  in pixels  @returns {number[]}
 */
export function stepsShown(of, width) {
  const count = Math.min(of, most, Math.max(Math.floor(width / room), 2))
  if (count < 2) return of ? [1] : []
  return Array.from({ length: count }, (_, index) => 1 + Math.round((index * (of - 1)) / (count - 1)))
}

/**
 * Small pictures of steps over the slider, and a larger one of the step under the pointer. Fetches one step at a time, and
 * each step once.
 */
export class Filmstrip {
  #snapshots = new Map() // step → promise of its snapshot; steps never change
  #pictures = new Map() // step → its picture in the strip
  #session = null // of the snapshots
  #drawn = '' // which steps have a picture
  #trip = 0 // incremented when other pictures are needed
  #pointed = 0 // the step under the pointer; 0 without a pointer
  #isAsking = false // whether the larger picture is being fetched

  /** @param {{ api: Api, elements: Elements, session: ShownServices, travel: Travel, document: Document }} services */
  constructor({ api, elements, session, travel, document }) {
    const { h } = elements
    Object.assign(this, { api, elements, session, travel })
    this.strip = h('div', { class: 'filmstrip', 'aria-hidden': 'true', click: this.#choose })
    this.words = h('p', { class: 'film-words' })
    this.picture = new SessionPicture({ elements, width: previewWidth })
    this.preview = h('div', { class: 'film-preview', 'aria-hidden': 'true', hidden: true }, this.picture.element, this.words)
    this.isDressed = dress(document, 'styles/sessions.css').catch(ignoreMissingModule)
  }

  /** Follows the pointer over the slider and the strip. @param {HTMLElement} area  around both  @param {HTMLInputElement} slider */
  follow(area, slider) {
    this.slider = slider
    area.addEventListener('pointermove', this.#move)
    for (const name of ['pointerleave', 'pointercancel']) area.addEventListener(name, this.#leave)
    this.observer?.disconnect()
    this.observer = new ResizeObserver(() => this.draw())
    this.observer.observe(area)
  }

  /** Draws the strip, if there are other steps than before. */
  async draw() {
    const { elements, strip, session: { name }, travel: { of } } = this
    if (name !== this.#session) this.#forget()
    this.#session = name
    const steps = stepsShown(of, strip.clientWidth)
    const drawn = JSON.stringify([name, steps])
    if (drawn === this.#drawn || !strip.clientWidth) return
    this.#drawn = drawn
    const trip = this.#trip += 1
    await this.isDressed
    if (trip !== this.#trip) return
    const pictures = new Map(steps.map((step) => [step, this.#pictures.get(step) ?? new SessionPicture({ elements, width: frameWidth })]))
    for (const [step, { element }] of pictures) element.style.setProperty('--at', this.#at(step))
    strip.replaceChildren(...Array.from(pictures.values(), ({ element }) => element))
    for (const [step, picture] of pictures) {
      if (this.#pictures.has(step)) continue
      const snapshot = await this.#snapshot(step)
      if (trip !== this.#trip) return
      if (snapshot) picture.show(snapshot, name)
      this.#pictures.set(step, picture)
    }
  }

  /** Returns where a step lies on the slider, from 0 to 1. @param {number} step */
  #at(step) {
    const { of } = this.travel
    return of > 1 ? (step - 1) / (of - 1) : 0
  }

  #forget() {
    this.#snapshots.clear()
    this.#pictures.clear()
  }

  /** Forgets the pictures, because time travel ends. */
  clear() {
    this.#trip += 1
    this.#drawn = ''
    this.#forget()
    this.#leave()
    this.observer?.disconnect()
    this.strip.replaceChildren()
  }

  /** Returns the state of the app at a step; null if the server refuses. @param {number} step  @returns {Promise<object|null>} */
  #snapshot(step) {
    if (!this.#snapshots.has(step)) {
      const asked = this.api.step(this.#session, step).then(({ snapshot }) => snapshot, () => null)
      this.#snapshots.set(step, asked)
      if (this.#snapshots.size > mostSnapshots) this.#snapshots.delete(this.#snapshots.keys().next().value)
    }
    return this.#snapshots.get(step)
  }

  /** Returns the step at a position on the slider. The middle of its knob is half a knob from the ends.
   * @param {number} x */
  #stepAt(x) {
    const { left, right, width } = this.slider.getBoundingClientRect()
    const knob = 16
    const isMirrored = this.slider.matches(':dir(rtl)')
    const part = Math.min(Math.max(((isMirrored ? right - x : x - left) - knob / 2) / Math.max(width - knob, 1), 0), 1)
    return 1 + Math.round(part * (this.travel.of - 1))
  }

  #choose = ({ clientX }) => this.travel.to(this.#stepAt(clientX))

  /** Follows the pointer. While a step is fetched, only the newest one waits. */
  #move = async ({ clientX }) => {
    this.#pointed = this.#stepAt(clientX)
    if (this.#isAsking) return
    this.#isAsking = true
    await this.isDressed
    for (let step = 0; step !== this.#pointed;) {
      step = this.#pointed
      if (step) this.#draw(step, await this.#snapshot(step))
    }
    this.#isAsking = false
  }

  #draw(step, snapshot) {
    const { preview, travel, words } = this
    if (step !== this.#pointed) return
    preview.hidden = !snapshot
    if (!snapshot) return
    preview.style.setProperty('--at', this.#at(step))
    words.textContent = [travel.t('stepOf', { step, of: travel.of }), travel.label(step)].filter(Boolean).join(' · ')
    this.picture.show(snapshot, this.#session)
  }

  #leave = () => {
    this.#pointed = 0
    this.preview.hidden = true
  }
}
