import { pathOf, writeAddress } from '../net/address.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { TabFaults } from '../workspace/tab_faults.js' */

/** The panel that opens sessions: a form, and the screens of the backend. */
export class OpenPanel {
  #screens = []
  /** @type {object[]|null} none until the server lists them; an app without Beagle has an empty list */
  #controllers = null
  /** The values that the user has entered and not opened yet. A snapshot does not overwrite them. */
  #entered = {}
  #listedFor = null // the backend whose screens are listed

  /**
   * @param {{ elements: Elements, faults: TabFaults, opening: Opening, session: ShownServices, window: Window,
   *           words: Words, listBackends: (list: HTMLElement) => void, element: HTMLElement,
   *           picker: HTMLSelectElement }} services
   *   `listBackends` fills a list with the allowed backends
   */
  constructor({ elements, faults, opening, session, window, words, listBackends, element, picker }) {
    const { model, shown } = session
    Object.assign(this, { elements, faults, opening, shown, window, words, t: words.t, listBackends, element, picker })
    picker.addEventListener('change', () => this.#open({ ...opening.configuration, controller: picker.value }, ['controller']))
    model.on('snapshot', this.#reflect)
    model.on('navigation', this.#markScreen)
    shown.onChange(this.#markScreen)
    model.on('navigation', this.#nameController)
    shown.onChange(this.#nameController)
    faults.changed.add(this.#markScreen)
    this.front = elements.h('span', { class: 'pick-front' })
    picker.after(this.front)
  }

  /** @param {object[]} controllers  @param {object[]} screens */
  offer(controllers, screens) {
    this.#controllers = controllers
    this.#screens = screens
    this.#listControllers() // the user may already be in the form
    this.#showFields()
    this.#reflect()
  }

  /** Whether the app opens screens of a backend, with Beagle. True until the server says otherwise. */
  get opensScreens() { return this.#controllers?.length !== 0 }

  /** Hides the fields for screen, controller and decoding in an app without Beagle. */
  #showFields() {
    const isHidden = !this.opensScreens
    this.picker.closest('.pick').hidden = isHidden
    for (const part of this.beagleParts ?? []) part.hidden = isHidden
    if (this.screenList) this.screenList.hidden = isHidden
  }

  render = () => {
    const { elements: { h }, t } = this
    const plain = { class: 'input', autocomplete: 'off', spellcheck: 'false' }
    this.screen = h('input', { ...plain, name: 'screen', placeholder: t('screenHint') })
    this.bff = h('input', { ...plain, name: 'bff', type: 'url', placeholder: t('bffHint') })
    this.controller = h('select', { class: 'input', name: 'controller' })
    this.decoding = h('select', { class: 'input', name: 'decoding', title: t('decodingNote') },
      ...['', 'lenient', 'strict'].map((value) => h('option', { value }, t(value || 'appDecoding'))))
    this.own = h('option', { hidden: true, disabled: true })
    this.#listControllers()
    const field = (name, control) => h('label', { class: 'field' }, h('span', { class: 'field-name' }, t(name)), control)
    const fields = [
      field('screen', this.screen), field('bff', this.bff), field('controller', this.controller), field('decodingMode', this.decoding)]
    const compare = h('button', { type: 'button', class: 'button', 'data-command': true, title: t('compareNote'), click: this.#compare }, t('compareWith'))
    const backends = this.#backends()
    this.beagleParts = [...fields, compare, backends]
    this.element.replaceChildren(
      h('h2', { class: 'section-title' }, t('open')),
      h('form', { class: 'form', submit: this.#submit, input: this.#enter },
        ...fields, h('p', { class: 'quiet', id: 'open-note' }, t('openNote')),
        h('div', { class: 'form-deeds' },
          compare,
          h('button', { class: 'button', 'data-tone': 'main', 'aria-describedby': 'open-note' }, t('open')))),
      backends)
    this.#showFields()
    this.#reflect()
  }

  /** Opens a comparison of the controller of the form with another one. */
  #compare = async () => {
    const { writeComparison } = await import('../net/compare_link.js')
    const { app } = this.opening.configuration
    const entered = { screen: this.screen.value, bff: this.bff.value, decoding: this.decoding.value }
    const common = Object.fromEntries(Object.entries(entered).filter(([, value]) => value))
    const left = { app, controller: this.controller.value || 'default' }
    this.window.location.assign(writeComparison({ left, right: null, common, faults: this.faults.texts }))
  }

  /** Returns the list of allowed backends, loaded when it is opened. */
  #backends() {
    const { elements: { h }, t } = this
    const list = h('div', { class: 'backends' })
    const toggle = ({ target }) => { if (target.open) this.listBackends(list) }
    return h('details', { toggle }, h('summary', { class: 'quiet' }, t('backends')), list)
  }

  /** Sets the controllers of another app. @param {object[]} controllers */
  offerControllers(controllers) { this.offer(controllers, this.#screens) }

  /** Returns the screens of the session's backend. Only the screens of the app's own backend are known. */
  #offered() {
    const { bff } = this.opening.configuration
    return bff ? this.#screens.filter((screen) => isSameBackend(screen.bff, bff)) : this.#screens
  }

  /** Draws the list of screens below the faults. @param {HTMLElement} element */
  renderScreens(element) {
    const { elements: { h }, t, words } = this
    this.screenList = element
    element.hidden = !this.opensScreens
    this.#listedFor = this.opening.configuration.bff
    const offered = this.#offered()
    const groups = Map.groupBy?.(offered, ({ group }) => group ?? '') ?? new Map([['', offered]])
    element.replaceChildren(h('h2', { class: 'section-title' }, t('screens')))
    if (offered.length === 0) element.append(h('p', { class: 'quiet' }, t(this.#controllers ? 'noScreens' : 'screensLoading')))
    for (const [group, screens] of groups) {
      element.append(h('p', { class: 'group-name' }, t(group)), h('ul', { class: 'screens', 'aria-label': t(group) || null },
        ...screens.map((screen) => h('li', {}, h('a', {
          class: 'screen-link', 'data-path': screen.path,
          click: (event) => this.#follow(event, screen.path),
        }, h('span', { class: 'screen-title' }, screen.title ?? screen.path),
        h('span', { class: 'screen-note' }, screen.notes?.[words.language] ?? screen.note ?? screen.path))))))
    }
    this.#markScreen()
  }

  #listControllers() {
    this.controller.replaceChildren(...this.#controllerOptions())
    this.picker.replaceChildren(...this.#controllerOptions(), this.own)
  }

  #controllerOptions() {
    const { elements: { h }, t } = this
    return (this.#controllers ?? []).map(({ id, type }) =>
      h('option', { value: id ?? '', title: type }, id ?? t('defaultController')))
  }

  #enter = ({ target }) => {
    this.#entered[target.name] = target.value
    target.setCustomValidity('')
    this.#markScreen() // a link opens a screen with the values of the form
  }

  /**
   * The configuration for a screen of the list: the entered values, and those of the running session for the other
   * fields.
   */
  get #chosen() {
    const entered = ['bff', 'controller', 'decoding'].filter((name) => name in this.#entered)
    return { ...this.opening.configuration, ...Object.fromEntries(entered.map((name) => [name, this[name].value.trim()])) }
  }

  /**
   * Shows an error at the field whose value caused it.
   *
   * @param {string|undefined} name  of the field
   * @param {string} why
   * @returns {boolean}  whether the value was entered here
   */
  blame(name, why) {
    const field = this.#entered[name] ? this[name] : null
    if (!field?.checkVisibility()) return false
    field.setCustomValidity(why)
    return !field.reportValidity()
  }

  #reflect = () => {
    const configuration = this.opening.configuration
    if (this.screenList && configuration.bff !== this.#listedFor) this.renderScreens(this.screenList)
    if (!this.screen) return
    for (const name of ['screen', 'bff', 'controller', 'decoding']) {
      this[name].value = this.#entered[name] ?? configuration[name] ?? ''
    }
    this.#nameController()
  }

  /** Shows the running controllers in the header: that of the root, and that of the front stack. */
  #nameController = () => {
    const { elements: { h }, shown: { model: shown } } = this
    const root = shown.rootStack
    const top = shown.navigation.stacks.at(-1)
    const chosen = root ? this.#registered(root) : this.#controllers?.find(({ id }) => id === (this.#asked() ?? null))
    if (chosen) this.picker.value = chosen.id ?? ''
    else if (root && this.own) {
      this.own.textContent = root.controller
      this.own.selected = true
    }
    this.picker.title = root?.controller ?? ''
    this.front.replaceChildren(...(root && top.controller !== root.controller
      ? [h('span', { 'aria-hidden': 'true' }, '› '), this.#registered(top)?.id ?? top.controller] : []))
  }

  #asked() { return this.opening.configuration.controller }

  /** Returns the registered entry for the controller of a stack. */
  #registered({ controllerId, controller }) {
    return this.#controllers?.find(({ id, type }) => (controllerId ? id === controllerId : id === null && type === controller))
  }

  #markScreen = () => {
    const { screen } = this.opening.configuration
    const { app, bff, controller, decoding } = this.#chosen
    const faults = this.faults.texts
    const visible = this.shown.model.visibleScreen
    const opened = screen ?? this.#screens[0]?.path
    const shown = visible ? visible.url && pathOf(visible.url) : opened
    /** @type {NodeListOf<HTMLAnchorElement>|undefined} */
    const links = this.screenList?.querySelectorAll('.screen-link')
    for (const link of links ?? []) {
      link.href = writeAddress({ app, bff, screen: link.dataset.path, controller, decoding, faults })
      if (link.dataset.path === shown) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }

  #submit = (event) => {
    event.preventDefault()
    const { screen, bff, controller, decoding } = this
    this.#open({
      app: this.opening.configuration.app, screen: screen.value.trim(), bff: bff.value.trim(),
      controller: controller.value, decoding: decoding.value,
    })
  }

  /** Opens a screen of the list. Leaves a click with a modifier key to the browser. */
  #follow(event, screen) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    this.#open({ ...this.#chosen, screen })
  }

  /** @param {object} configuration  @param {string[]} [names]  the fields of the form that this opens; the others keep their text */
  async #open({ app, bff, screen, controller, decoding }, names = Object.keys(this.#entered)) {
    const entered = Object.fromEntries(names.map((name) => [name, this.#entered[name]]))
    if (await this.opening.open({ app, bff, screen, controller, decoding })) this.#forget(entered)
    this.#nameController() // a controller that could not be opened does not run
  }

  /** Forgets the values that were opened, unless they were changed since then. */
  #forget(entered) {
    for (const name of Object.keys(entered)) {
      if (this.#entered[name] === entered[name]) delete this.#entered[name]
    }
  }
}

function isSameBackend(one, other) {
  return one?.replace(/\/$/, '') === other.replace(/\/$/, '')
}
