/** @import { Elements } from '../elements/elements.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Opening } from '../workspace/opening.js' */

/** Chooses among the builds that the server opens sessions in; one that has only its own shows nothing of it. */
export class AppPicker {
  #apps = []
  #offered = '' // the app whose controllers are on offer

  /** @param {{ model: SessionModel, opening: Opening, elements: Elements, t: (key: string, values?: object) => string, before: HTMLElement, changed: (app: string) => void }} services  `before` stands behind it */
  constructor({ model, opening, elements, t, before, changed }) {
    const { h } = elements
    Object.assign(this, { opening, elements, t })
    this.changed = changed
    this.picker = h('select', { class: 'input', 'data-part': 'app', change: this.#open })
    this.words = h('span', { 'data-t': 'app' })
    this.label = h('label', { class: 'pick' }, this.words, this.picker)
    this.before = before
    model.on('snapshot', this.#reflect)
  }

  /** What runs, or is to be opened; empty for the server's own. */
  get asked() { return this.opening.configuration.app ?? '' }

  /** @param {object[]} apps */
  offer(apps) {
    this.#apps = apps
    this.#offered = this.asked
    this.render()
  }

  render() {
    const { elements: { h }, t } = this
    if (this.#apps.length < 2) this.label.remove()
    else this.before.before(this.label)
    this.words.textContent = t('app')
    this.picker.replaceChildren(...this.#apps.map(({ name, program, version, state, reason }) =>
      h('option', { value: name ?? '', disabled: state !== 'ready', title: reason ?? `${program} · Kennel ${version}` },
        name ?? t('ownApp'))))
    this.picker.value = this.asked
  }

  #open = async () => {
    const { controller, ...others } = this.opening.configuration // which is of the other app
    await this.opening.open({ ...others, app: this.picker.value })
    this.#reflect() // one that could not be opened does not run
  }

  #reflect = () => {
    this.picker.value = this.asked
    if (this.asked === this.#offered || this.#apps.length < 2) return
    this.#offered = this.asked
    this.changed(this.asked)
  }
}
