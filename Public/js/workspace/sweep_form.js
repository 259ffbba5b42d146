/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Opening } from './opening.js' */

const faults = ['network', '500', 'timeout', 'broken', 'slow']

/** The form of a sweep: its faults, its controllers, and the number of orders of responses. */
export class SweepForm {
  /** @param {{ api: Api, elements: Elements, opening: Opening, words: Words }} services  @param {(asked: { faults: string[], controllers: (string|null)[], seeds: number }) => void} begin */
  constructor({ api, elements, opening, words }, begin) {
    const { h } = elements
    const { t } = words
    Object.assign(this, { api, opening, elements, t, begin })
    this.faults = h('fieldset', { class: 'sweep-choices' }, h('legend', {}, t('sweepFaults')),
      ...faults.map((fault) => this.#choice(fault, t(`fault_${fault}`), true)))
    this.controllers = h('fieldset', { class: 'sweep-choices' })
    this.seeds = h('input', { class: 'input sweep-seeds', type: 'number', min: 1, max: 20, value: 1, required: true, 'aria-describedby': 'sweep-seeds-note' })
    this.start = h('button', { class: 'button', 'data-tone': 'main' }, t('sweepStart'))
    this.element = h('form', { class: 'sweep-form', hidden: true, submit: this.#submit },
      h('p', { class: 'quiet' }, t('sweepIntro')), this.faults, this.controllers,
      h('p', { class: 'sweep-orders' }, h('label', { class: 'sweep-choice' }, t('sweepSeeds'), this.seeds), h('span', { class: 'quiet', id: 'sweep-seeds-note' }, t('sweepSeedsNote'))),
      h('p', {}, this.start))
  }

  #choice(value, word, isOn) {
    const { elements: { h } } = this
    return h('label', { class: 'sweep-choice' }, h('input', { type: 'checkbox', value, checked: isOn, change: this.#check }), word)
  }

  async show() {
    const { api, opening, elements: { h, fill }, t } = this
    this.element.hidden = false
    this.start.focus()
    const own = opening.configuration.controller
    // The recorded controller can be swept at once; the others are added when they are loaded.
    fill(this.controllers, h('legend', {}, t('sweepControllers')), this.#choice('', own ? `${own} (${t('sweepRecorded')})` : t('sweepRecorded'), true))
    this.#check()
    const shown = this.shown = {}
    const known = await api.controllers(opening.configuration.app ?? '').catch(() => [])
    if (this.shown !== shown) return
    const others = known.map(({ id }) => id).filter((id) => id && id !== own)
    this.controllers.append(...others.map((id) => this.#choice(id, id, false)))
  }

  hide() {
    this.element.hidden = true
  }

  #chosen = (set) => Array.from(set.querySelectorAll('input:checked'), ({ value }) => value)

  #check = () => {
    this.start.disabled = !this.#chosen(this.faults).length || !this.#chosen(this.controllers).length
  }

  #submit = (event) => {
    event.preventDefault()
    const controllers = this.#chosen(this.controllers)
    this.begin({ faults: this.#chosen(this.faults), controllers: controllers.map((id) => id || null), seeds: Number(this.seeds.value) })
  }
}
