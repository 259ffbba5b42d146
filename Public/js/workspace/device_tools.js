import { choiceOf, textSizes } from './device_words.js'
import { namedDevices, nameOf, turned } from './named_devices.js'

const english = {
  textSize: 'Text size', rightToLeft: 'Right to left', turn: 'Turn the device',
  did_device: 'changes the device: {size} {screen} {appearance} {textSize} {direction}',
}
const portuguese = {
  textSize: 'Tamanho do texto', rightToLeft: 'Da direita para a esquerda', turn: 'Girar o aparelho',
  did_device: 'muda o aparelho: {size} {screen} {appearance} {textSize} {direction}',
}
const shortNames = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'AX1', 'AX2', 'AX3', 'AX4', 'AX5']

/**
 * What can be chosen of the device. The session has it, for everybody who looks and for a replay; the tab keeps it for the
 * next one that it opens.
 */
export class DeviceTools {
  /** @param {object} page */
  constructor(page) {
    const { h, parts, model } = page
    this.page = page
    page.words.add(english, portuguese)
    const { deviceSize, deviceScheme } = parts
    this.other = h('option', { value: 'other', hidden: true })
    deviceSize.append(...Object.keys(namedDevices).map((value) => h('option', { value }, value)), this.other)
    this.turn = h('button', { type: 'button', class: 'button', 'data-part': 'deviceTurn', 'data-t-label': 'turn', click: this.#turn }, page.icon('turn'))
    this.textSize = h('select', { class: 'input', 'data-part': 'deviceText', 'data-t-label': 'textSize' },
      ...textSizes.map((value, index) => h('option', { value }, `Aa ${shortNames[index]}`)))
    this.direction = h('button', { type: 'button', class: 'button', 'data-part': 'deviceDirection', 'data-t-label': 'rightToLeft' }, 'RTL')
    deviceSize.after(this.turn, this.textSize)
    deviceScheme.before(this.direction)
    deviceSize.addEventListener('change', () => this.#choose(namedDevices[deviceSize.value] ?? { size: deviceSize.value }))
    this.textSize.addEventListener('change', () => this.#choose({ textSize: this.textSize.value }))
    deviceScheme.addEventListener('click', () => this.#flip('appearance', 'light', 'dark'))
    this.direction.addEventListener('click', () => this.#flip('direction', 'leftToRight', 'rightToLeft'))
    for (const topic of ['device', 'phase']) model.on(topic, this.#heard)
    page.looked.add(this.#draw)
  }

  start() { this.#heard() }

  get #device() { return (this.page.past ?? this.page).model.device }

  #heard = () => {
    const { page } = this
    const { device, phase } = page.model
    if (device && phase === 'live' && !page.isViewer()) {
      try {
        page.tab?.setItem('kennel.device', JSON.stringify(choiceOf(device)))
      } catch { /* storage is full: the next session has the usual phone */ }
    }
    this.#draw()
  }

  #draw = () => {
    const { page: { past, model, parts }, other } = this
    const device = this.#device
    const { size, width, height, textSize, appearance, direction } = device ?? {}
    other.textContent = `${width} × ${height}`
    const name = size ?? (device && nameOf(device))
    other.hidden = Boolean(name)
    parts.deviceSize.value = name ?? 'other'
    this.textSize.value = textSize
    parts.deviceScheme.setAttribute('aria-pressed', appearance === 'dark')
    this.direction.setAttribute('aria-pressed', direction === 'rightToLeft')
    const isFixed = !device || Boolean(past) || model.phase !== 'live'
    for (const tool of [parts.deviceSize, this.turn, this.textSize, parts.deviceScheme, this.direction]) tool.disabled = isFixed
  }

  #turn = () => {
    const { width, height, safeArea } = turned(this.#device)
    this.#choose({ width, height, safeArea })
  }

  #flip(name, one, other) {
    this.#choose({ [name]: this.#device[name] === one ? other : one })
  }

  /** What the server says is drawn: where it refuses, the tools go back to what they said. */
  async #choose(change) {
    if (await this.page.send({ type: 'device', ...change }) === null) this.#draw()
  }
}
