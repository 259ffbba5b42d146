import { store } from '../elements/stored.js'
import { english as changesInEnglish, languages, portuguese as changesInPortuguese, screenWord, sizeName } from '../words/device_change_words.js'
import { choiceOf, textSizes } from './device_words.js'
import { namedDevices, nameOf, turned } from './named_devices.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { Words } from '../words/words.js' */

const english = {
  textSize: 'Text size', rightToLeft: 'Right to left', turn: 'Rotate', appLanguage: 'Language of the device',
  lessMotion: 'Reduce motion', asOnIOS: 'Exceptions end the app, as on iOS',
}
const portuguese = {
  textSize: 'Tamanho do texto', rightToLeft: 'Da direita para a esquerda', turn: 'Girar', appLanguage: 'Idioma do aparelho',
  lessMotion: 'Reduzir movimento', asOnIOS: 'Exceções encerram o app, como no iOS',
}

/**
 * The controls that change the device. A choice belongs to the session, so that viewers and replays have it. The tab stores it
 * for the next session that it opens.
 */
export class DeviceTools {
  /**
   * @param {{ connection: Connection, elements: Elements, parts: PageParts, session: ShownServices,
   *           tab: Storage?, words: Words }} services
   */
  constructor({ connection, elements, parts, session, tab, words }) {
    const { h, icon } = elements
    const { model, shown } = session
    Object.assign(this, { connection, parts, session, tab })
    const names = Object.fromEntries(Object.entries(namedDevices).map(([name, screen]) => [screenWord(screen), name]))
    words.add({ ...english, ...changesInEnglish, ...names }, { ...portuguese, ...changesInPortuguese, ...names })
    const { deviceSize, deviceScheme } = parts
    this.other = h('option', { value: 'other', hidden: true })
    deviceSize.append(...Object.keys(namedDevices).map((value) => h('option', { value }, value)), this.other)
    this.turn = h('button', { type: 'button', class: 'button', 'data-part': 'deviceTurn', 'data-t-label': 'turn', click: this.#turn }, icon('turn'))
    this.textSize = h('select', { class: 'input', 'data-part': 'deviceText', 'data-t-label': 'textSize' },
      ...textSizes.map((value) => h('option', { value, selected: value === 'large' }, `Aa ${sizeName(value)}`)))
    this.direction = h('button', { type: 'button', class: 'button', 'data-part': 'deviceDirection', 'data-t-label': 'rightToLeft' }, 'RTL')
    this.otherLanguage = h('option', { hidden: true })
    this.language = h('select', { class: 'input', 'data-part': 'deviceLanguage', 'data-t-label': 'appLanguage' },
      ...Object.entries(languages).map(([value, name]) => h('option', { value, lang: value }, name)), this.otherLanguage)
    this.motion = h('button', { type: 'button', class: 'button', 'data-part': 'deviceMotion', 'data-t-label': 'lessMotion' }, icon('still'))
    this.exceptions = h('button', { type: 'button', class: 'button', 'data-part': 'deviceExceptions', 'data-t-label': 'asOnIOS' }, icon('crash'))
    deviceSize.after(this.turn, this.textSize, this.language)
    deviceScheme.before(this.direction, this.motion, this.exceptions)
    deviceSize.addEventListener('change', () => this.#choose(namedDevices[deviceSize.value] ?? { size: deviceSize.value }))
    this.textSize.addEventListener('change', () => this.#choose({ textSize: this.textSize.value }))
    deviceScheme.addEventListener('click', () => this.#flip('appearance', 'light', 'dark'))
    this.direction.addEventListener('click', () => this.#flip('direction', 'leftToRight', 'rightToLeft'))
    this.language.addEventListener('change', () => this.#choose({ language: this.language.value }))
    this.motion.addEventListener('click', () => this.#choose({ motion: this.#device.motion === 'reduced' ? 'full' : 'reduced' }))
    this.exceptions.addEventListener('click', () => this.#choose({ exceptions: this.#device.exceptions === 'fatal' ? 'logged' : 'fatal' }))
    for (const topic of ['device', 'phase']) model.on(topic, this.#heard)
    shown.onChange(this.draw)
  }

  start() { this.#heard() }

  get #device() { return this.session.shown.model.device }

  #heard = () => {
    const { model, isViewer } = this.session
    const { device, phase } = model
    if (device && phase === 'live' && !isViewer()) store(this.tab, 'kennel.device', JSON.stringify(choiceOf(device)))
    this.draw()
  }

  /** Draws the settings of the device. The tools are disabled while nothing can be chosen. */
  draw = () => {
    const { connection, other, parts, session: { model, shown: { past } } } = this
    const device = this.#device
    /** @type {(HTMLButtonElement|HTMLSelectElement)[]} */
    const tools = [parts.deviceSize, this.turn, this.textSize, this.language, parts.deviceScheme, this.direction, this.motion, this.exceptions]
    for (const tool of tools) tool.disabled = !device || Boolean(past) || model.phase !== 'live' || connection.isOver || connection.state === 'reconnecting'
    if (!device) return // the device is not known yet, or does not change
    const { size, width, height, textSize, appearance, direction, language = 'en', motion, exceptions } = device
    other.textContent = `${width} × ${height}`
    const name = size ?? nameOf(device)
    other.hidden = Boolean(name)
    parts.deviceSize.value = name ?? 'other'
    this.textSize.value = textSize
    const isOther = !(language in languages)
    Object.assign(this.otherLanguage, { value: isOther ? language : 'other', textContent: isOther ? language : '', hidden: !isOther })
    this.language.value = language
    this.motion.setAttribute('aria-pressed', motion === 'reduced')
    this.exceptions.setAttribute('aria-pressed', exceptions === 'fatal')
    parts.deviceScheme.setAttribute('aria-pressed', appearance === 'dark')
    this.direction.setAttribute('aria-pressed', direction === 'rightToLeft')
  }

  #turn = () => {
    const { width, height, safeArea } = turned(this.#device)
    this.#choose({ width, height, safeArea })
  }

  #flip(name, one, other) {
    this.#choose({ [name]: this.#device[name] === one ? other : one })
  }

  /** Sends a choice. If the server refuses it, the tools show the former one again. */
  async #choose(change) {
    if (await this.session.send({ type: 'device', ...change }) === null) this.draw()
  }
}
