/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */

/** The slider that shows two recordings at the same step. A shorter one stays at its last step. */
export class StepSlider {
  #lengths = { left: 1, right: 1 }

  /**
   * @param {{ h: Elements['h'], t: Words['t'] }} services
   * @param {(steps: { left: number, right: number }) => void} choose
   */
  constructor({ h, t }, choose) {
    Object.assign(this, { t, choose })
    this.input = h('input', { type: 'range', min: 1, max: 1, value: 1, 'aria-label': t('stepOfBoth'), input: this.#moved })
    this.words = h('span', { class: 'quiet' })
    this.element = h('div', { class: 'compare-steps', hidden: true }, this.input, this.words)
  }

  /** Shows the slider. @param {{ left: number, right: number }} lengths  the number of steps of both */
  offer(lengths) {
    this.#lengths = lengths
    this.input.max = String(Math.max(lengths.left, lengths.right))
    this.element.hidden = false
    this.#tell()
  }

  /** Follows steps that are shown. @param {{ left?: number, right?: number }} steps  without one, the last step */
  follow({ left = this.#lengths.left, right = this.#lengths.right }) {
    this.input.value = String(Math.max(left, right))
    this.#tell()
  }

  #moved = () => {
    const step = Number(this.input.value)
    const { left, right } = this.#lengths
    this.#tell()
    this.choose({ left: Math.min(step, left), right: Math.min(step, right) })
  }

  #tell() {
    const words = this.t('stepOf', { step: this.input.value, of: this.input.max })
    this.words.textContent = words
    this.input.setAttribute('aria-valuetext', words)
  }
}
