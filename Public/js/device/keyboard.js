/** @import { ViewRecord } from './view_types.js' */

const letters = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const signs = ['1234567890', '-/:;()$&@"', '.,?!\'']
const digits = ['123', '456', '789']
const keyboards = new WeakMap() // surface → keyboard

/**
 * Draws the keyboard of the phone from the properties of the root: its frame (`keyboard`), the title of its return key
 * (`returnKey`) and the edited view (`typist`). The drawn keys are for the pointer.
 *
 * @param {ViewRecord} record  the renderer's record of the root
 */
export function showKeyboard(record) {
  const { element, props: { keyboard } } = record
  const former = element.querySelector(':scope > .keyboard')
  if (!keyboard) return former?.remove()
  const surface = former ?? make(record)
  const [left, top, width, height] = keyboard
  Object.assign(surface.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  keyboards.get(surface).draw()
  if (!former) element.prepend(surface)
}

function make(record) {
  const surface = record.element.ownerDocument.createElement('div')
  surface.className = 'keyboard'
  surface.setAttribute('aria-hidden', 'true') // a user of a screen reader types on a real keyboard
  surface.addEventListener('mousedown', (event) => event.preventDefault()) // the field keeps the focus
  keyboards.set(surface, new Keyboard(surface, record))
  return surface
}

/** The keys of a keyboard: letters, signs, or digits only, as the field requires. */
class Keyboard {
  #isShifted = false
  #hasSigns = false
  #drawn = ''

  constructor(surface, record) {
    Object.assign(this, { surface, record, document: surface.ownerDocument })
  }

  /** The edited field. */
  get #field() {
    const { root, props: { typist } } = this.record
    return root.querySelector(`[data-view="${typist}"] :is(input, textarea)`)
  }

  draw() {
    const { returnKey = '' } = this.record.props
    const isNumeric = !returnKey && this.#field?.inputMode === 'numeric'
    const isAddress = this.#field?.type === 'email'
    const drawn = JSON.stringify([returnKey, isNumeric, isAddress, this.#isShifted, this.#hasSigns])
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    this.surface.dataset.keys = isNumeric ? 'digits' : 'letters'
    this.surface.replaceChildren(...(isNumeric ? this.#digitRows() : this.#rows(returnKey, isAddress)).map((keys) => {
      const row = this.document.createElement('div')
      row.className = 'key-row'
      row.append(...keys)
      return row
    }))
  }

  /** An address has its signs beside the space bar, as on iOS. */
  #rows(returnKey, isAddress) {
    const write = (sign) => this.#key(sign, () => this.#type(sign))
    const rows = (this.#hasSigns ? signs : letters).map((row) => Array.from(this.#isShifted ? row.toUpperCase() : row, write))
    if (!this.#hasSigns) rows[2].unshift(this.#key('⇧', this.#shift, 'shift'))
    rows[2].push(this.#key('⌫', this.#erase, 'erase'))
    const other = this.#key(this.#hasSigns ? 'ABC' : '123', this.#switch, 'other')
    return [...rows, [other, this.#key('', () => this.#type(' '), 'space'), ...isAddress ? ['@', '.'].map(write) : [], this.#returnKey(returnKey)]]
  }

  #digitRows() {
    const write = (sign) => this.#key(sign, () => this.#type(sign))
    return [...digits.map((row) => Array.from(row, write)), [this.#key('', null, 'none'), write('0'), this.#key('⌫', this.#erase, 'erase')]]
  }

  /** Sends the return key to the app, or begins a new line in a text view. */
  #returnKey(words) {
    const { record } = this
    if (!words) return this.#key('return', () => this.#do('insertLineBreak'), 'return')
    const tell = () => record.send({ type: 'return', view: record.props.typist })
    return Object.assign(this.#key(words, tell, 'return', 'button'), { type: 'button', tabIndex: -1 })
  }

  #key(words, press, kind = 'sign', tag = 'span') {
    const key = Object.assign(this.document.createElement(tag), { className: 'key', textContent: words })
    key.dataset.key = kind
    if (press) key.addEventListener('click', press)
    return key
  }

  #shift = () => {
    this.#isShifted = !this.#isShifted
    this.draw()
  }

  #switch = () => {
    this.#hasSigns = !this.#hasSigns
    this.#isShifted = false
    this.draw()
  }

  #erase = () => this.#do('delete')

  #type(sign) {
    this.#do('insertText', sign)
    if (this.#isShifted) this.#shift()
  }

  /** Edits with a command of the browser, so that the field sends the text and can undo it. */
  #do(command, text) {
    const field = this.#field
    if (!field) return
    if (field !== this.document.activeElement) field.focus()
    this.document.execCommand(command, false, text)
  }
}
