/** @import { Elements } from '../elements/elements.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Opening } from '../workspace/opening.js' */

/** The picker of the app build for new sessions. Hidden if the server has only its own build. */
export class AppPicker {
  #apps = []
  #offered = '' // the app whose controllers are listed

  /**
   * @param {{ model: SessionModel, opening: Opening, elements: Elements, t: (key: string, values?: object) => string,
   * before: HTMLElement, changed: (app: string) => void }} services  `before` is the element after the picker
   */
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

  /** The app that runs or is to be opened; empty for the server's own. */
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
    const { controller, ...others } = this.opening.configuration // the controller belongs to the other app
    await this.opening.open({ ...others, app: this.picker.value })
    this.#reflect() // an app that could not be opened does not run
  }

  #reflect = () => {
    this.picker.value = this.asked
    if (this.asked === this.#offered || this.#apps.length < 2) return
    this.#offered = this.asked
    this.changed(this.asked)
  }
}
