/** Chooses among the builds that the server opens sessions in; one that has only its own shows nothing of it. */
export class AppPicker {
  #apps = []
  #offered = '' // the app whose controllers are on offer

  /** @param {{ page: object, before: HTMLElement, changed: (app: string) => void }} services  `before` stands behind it */
  constructor({ page, before, changed }) {
    const { h } = page
    this.page = page
    this.changed = changed
    this.picker = h('select', { class: 'input', 'data-part': 'app', change: this.#open })
    this.words = h('span', { 'data-t': 'app' })
    this.label = h('label', { class: 'pick' }, this.words, this.picker)
    this.before = before
    page.model.on('snapshot', this.#reflect)
  }

  /** What runs, or is to be opened; empty for the server's own. */
  get asked() { return this.page.configuration().app ?? '' }

  /** @param {object[]} apps */
  offer(apps) {
    this.#apps = apps
    this.#offered = this.asked
    this.render()
  }

  render() {
    const { h, t } = this.page
    if (this.#apps.length < 2) this.label.remove()
    else this.before.before(this.label)
    this.words.textContent = t('app')
    this.picker.replaceChildren(...this.#apps.map(({ name, program, version, state, reason }) =>
      h('option', { value: name ?? '', disabled: state !== 'ready', title: reason ?? `${program} · Kennel ${version}` },
        name ?? t('ownApp'))))
    this.picker.value = this.asked
  }

  #open = async () => {
    const { controller, ...others } = this.page.configuration() // which is of the other app
    await this.page.open({ ...others, app: this.picker.value })
    this.#reflect() // one that could not be opened does not run
  }

  #reflect = () => {
    this.picker.value = this.asked
    if (this.asked === this.#offered || this.#apps.length < 2) return
    this.#offered = this.asked
    this.changed(this.asked)
  }
}
