const arrows = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }

/** The tabs of the page's panels. The module of a panel is loaded when its tab is first selected. */
export class Panels {
  #loaded = new Map()
  chosen = null

  /**
   * @param {{ list: HTMLElement, panels: Record<string, HTMLElement>, chose: (name: string) => void,
   *           loaders: Record<string, (element: HTMLElement) => Promise<object>|object> }} services
   */
  constructor({ list, panels, loaders, chose }) {
    this.list = list
    this.panels = panels
    this.loaders = loaders
    this.chose = chose
    /** @param {MouseEvent & { target: Element }} event */
    const clicked = ({ target }) => {
      const tab = target.closest('[role="tab"]')
      if (tab) this.choose(tab.dataset.panel, { isPersons: true })
    }
    list.addEventListener('click', clicked)
    list.addEventListener('keydown', this.#keydown)
  }

  /**
   * @param {string} name  @param {{ isPersons?: boolean }} options  whether the user chose it, so that the address gets
   * it
   * @returns {Promise<object|undefined>} the panel, if this call loaded it
   */
  async choose(name, { isPersons = false } = {}) {
    if (!Object.hasOwn(this.panels, name)) return undefined
    this.chosen = name
    for (const tab of this.list.querySelectorAll('[role="tab"]')) {
      const isChosen = tab.dataset.panel === name
      tab.setAttribute('aria-selected', isChosen)
      tab.tabIndex = isChosen ? 0 : -1
      this.panels[tab.dataset.panel].dataset.state = isChosen ? 'chosen' : 'other'
    }
    if (isPersons) this.chose(name)
    if (!this.#loaded.has(name) && Object.hasOwn(this.loaders, name)) {
      this.#loaded.set(name, this.loaders[name](this.panels[name]))
    }
    const panel = await this.#loaded.get(name)
    if (this.chosen === name) panel?.show?.()
    if (isPersons) this.panels[name].scrollIntoView({ block: 'nearest' })
    for (const [other, loaded] of this.#loaded) if (other !== this.chosen) (await loaded)?.hide?.()
    return panel
  }

  /** Draws the loaded panels again, in the current language. */
  async render() {
    for (const loaded of this.#loaded.values()) (await loaded)?.render?.()
  }

  #keydown = (event) => {
    if (!(event.key in arrows)) return
    event.preventDefault()
    const tabs = Array.from(this.list.querySelectorAll('[role="tab"]')).filter((tab) => tab.checkVisibility())
    const at = tabs.findIndex((tab) => tab.dataset.panel === this.chosen)
    const step = arrows[event.key]
    const next = Number.isFinite(step) ? (at + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1
    tabs[next].focus()
    this.choose(tabs[next].dataset.panel, { isPersons: true })
  }
}
