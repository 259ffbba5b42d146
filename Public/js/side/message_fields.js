import { dress } from '../elements/late_style.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */

const english = {
  heldBody: 'Body', heldHeaders: 'Headers (one per line)', heldStatus: 'Status', heldMethod: 'Method', heldURL: 'URL',
  bodyIsCut: 'The body is too long to edit here.', headerWrong: 'A header is written “Name: value”, not “{line}”.',
}
const portuguese = {
  heldBody: 'Corpo', heldHeaders: 'Cabeçalhos (um por linha)', heldStatus: 'Status', heldMethod: 'Método', heldURL: 'URL',
  bodyIsCut: 'O corpo é longo demais para editar aqui.', headerWrong: 'Um cabeçalho se escreve “Nome: valor”, não “{line}”.',
}

/** The text of a field cannot be sent. The message says how to write it. */
export class WrongField extends Error {}

/**
 * The fields that edit a request or a response: the first lines, its headers, and its body, as JSON if it is JSON. Edits
 * are found by comparison with the first texts of the fields, because fields normalize line breaks and JSON is formatted.
 */
export class MessageFields {
  #before = {}
  #words = new Map() // element → the key of its text
  #json = null // the editor of a body of JSON

  /**
   * @param {{ elements: Elements, window: Window, words: Words }} services
   * @param {{ id: string, help: string, isReadOnly?: boolean, wrong: HTMLElement, changed: () => void, run: () => void }} form
   *   `help` is the key of the text that describes the keys of the JSON editor, `wrong` the element of its errors;
   *   `run` is called by Control Enter in it
   */
  constructor(services, form) {
    const { elements: { h }, words } = services
    words.add(english, portuguese)
    Object.assign(this, { services, form, t: words.t })
    this.element = h('div', { class: 'held-fields', input: this.#edited })
  }

  /** Draws the names of the fields in the current language. The fields keep their text. */
  render() {
    for (const [element, word] of this.#words) element.textContent = this.t(word)
    this.judge()
  }

  /**
   * Makes the fields of a message.
   * @param {{ status?: number, method?: string, url?: string }} lines  a response has a status, a request the others
   * @param {{ headers?: Record<string, string>, body?: string, truncated?: boolean, binary?: boolean }} message
   * @param {string} [cutBody]  the key of the note above the beginning of a body; without it, such a body is not editable
   */
  async show({ status, method, url }, message, cutBody) {
    const { services: { elements: { h } } } = this
    const headers = Object.entries(message.headers ?? {}).map(([name, value]) => `${name}: ${value}`).join('\n')
    const field = (word, control) => h('label', { class: 'held-field' }, this.#said(word, h('span')), control)
    const line = (name, value, more = {}) => h('input', { class: 'input', name, value: value ?? '', spellcheck: 'false', ...more })
    const area = (name, value, rows) => h('textarea', { class: 'input code-input', name, rows, spellcheck: 'false' }, value)
    const body = message.body ?? ''
    const isCut = Boolean(message.truncated || message.binary)
    if (!isCut) this.#json = await this.#jsonEditor(body, headers)
    const note = isCut && this.#said(cutBody ?? 'bodyIsCut', h('p', { class: 'quiet' }))
    this.element.replaceChildren(
      ...(method === undefined
        ? [field('heldStatus', line('status', status, { type: 'number', min: 100, max: 599 }))]
        : [field('heldMethod', line('method', method)), field('heldURL', line('url', url))]),
      field('heldHeaders', area('headers', headers, Math.min(4, headers.split('\n').length))),
      ...note ? [note] : [],
      ...isCut && !cutBody ? [] : [this.#json?.element ?? field('heldBody', area('body', body, body ? 6 : 2))])
    this.#before = Object.fromEntries(this.#fields.map(({ name: key, value }) => [key, value]))
    this.judge()
  }

  /** The names of the fields that were edited. */
  get edited() { return this.#fields.filter(({ name, value }) => value !== this.#before[name]).map(({ name }) => name) }

  /**
   * Returns the edited fields as members of a request to the server.
   * @throws {WrongField} if a line is not a header
   */
  get edits() {
    /** @type {{ status?: number, method?: string, url?: string, headers?: Record<string, string>, body?: string }} */
    const edits = {}
    for (const { name, value } of this.#fields) {
      if (value === this.#before[name]) continue
      edits[name] = name === 'status' ? Number(value) : name === 'headers' ? this.#headers(value) : value
    }
    return edits
  }

  /** Marks the position at which a body is not JSON, and describes the error. It may be intended. */
  judge() { this.#json?.judge() }

  /** @returns {(HTMLInputElement|HTMLTextAreaElement)[]} */
  get #fields() { return Array.from(this.element.querySelectorAll('[name]')) }

  #headers(text) {
    const lines = text.split('\n').filter((line) => line.trim())
    const wrong = lines.find((line) => !/^[^:\s]+:/.test(line))
    if (wrong) throw new WrongField(this.t('headerWrong', { line: wrong }))
    return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
  }

  /** Sets the text of an element by its key, in the current language and in later ones. */
  #said = (word, element) => {
    this.#words.set(element, word)
    element.textContent = this.t(word)
    return element
  }

  /** Returns the editor of a JSON body; null for any other body, which has a plain field. */
  async #jsonEditor(body, headers) {
    const { form: { id, help, isReadOnly = false, wrong, changed, run }, services, services: { window } } = this
    try {
      const [{ HeldBody, isJSON }] = await Promise.all([import('./held_body.js'), dress(window.document, 'styles/editor.css')])
      if (!isJSON(body, headers)) return null
      return new HeldBody(services, { body, id, help, isReadOnly, said: this.#said, wrong, changed, run })
    } catch (error) {
      window.console.warn('JSON has no editor.', error)
      return null
    }
  }

  #edited = ({ target }) => {
    if (!this.#json?.element.contains(target)) this.form.changed() // the editor notices its own edits
  }
}
