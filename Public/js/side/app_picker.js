/** Chooses among the builds that the server opens sessions in; one that has only its own shows nothing of it. */
export class AppPicker {
  #apps = []
  #offered = '' // the app whose controllers are on offer

  /** @param {{ page: object, picker: HTMLSelectElement, changed: (app: string) => void }} services */
  constructor({ page, picker, changed }) {
    this.page = page
    this.picker = picker
    this.changed = changed
    picker.addEventListener('change', this.#open)
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
    this.picker.closest('.pick-app').hidden = this.#apps.length < 2
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
