import { Editor } from '../document/editor.js'
import { formattedJSON, jsonError } from '../document/json_text.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */

const english = {
  heldWrong_token: 'Not valid JSON at line {line}, column {column}: unexpected “{token}”.',
  heldWrong_string: 'Not valid JSON at line {line}, column {column}: the string has no closing quotation mark.',
  heldWrong_end: 'Not valid JSON at line {line}, column {column}: unexpected end.',
}
const portuguese = {
  heldWrong_token: 'JSON inválido na linha {line}, coluna {column}: “{token}” inesperado.',
  heldWrong_string: 'JSON inválido na linha {line}, coluna {column}: a string não tem aspas de fechamento.',
  heldWrong_end: 'JSON inválido na linha {line}, coluna {column}: fim inesperado.',
}

/**
 * Returns whether a body is edited as JSON: its headers declare it, or it is an object or an array.
 * @param {string} body  @param {string} headers
 */
export function isJSON(body, headers) {
  if (!body.trim()) return false
  return /^content-type:.*json/im.test(headers) || (/^\s*[{[]/.test(body) && jsonError(body) === null)
}

/** The editor of a message's body: formatted JSON, with its errors by line and column. */
export class HeldBody {
  #frame = null

  /**
   * @param {{ elements: Elements, window: Window, words: Words }} services
   * @param {{ body: string, id: string, help: string, isReadOnly: boolean, wrong: HTMLElement, changed: () => void,
   *           said: (word: string, element: HTMLElement) => HTMLElement, run: () => void }} card
   *   `help` is the key of the text that describes the keys
   */
  constructor({ elements, window, words }, { body, id, help, isReadOnly, said, wrong, changed, run }) {
    const { h } = elements
    words.add(english, portuguese)
    Object.assign(this, { window, t: words.t, changed, wrong })
    this.editor = new Editor({ window, elements, changed: this.#edited, run, name: 'body' })
    const { field } = this.editor
    Object.assign(field, { id: `held-body-${id}`, readOnly: isReadOnly })
    field.setAttribute('aria-describedby', `held-help-${id}`)
    field.setAttribute('aria-errormessage', wrong.id)
    this.editor.text = formattedJSON(body)
    this.element = h('div', { class: 'held-field held-json' },
      said('heldBody', h('label', { for: field.id })), this.editor.element,
      said(help, h('p', { class: 'unseen', id: `held-help-${id}` })))
    this.editor.element.style.setProperty('--lines', String(this.editor.text.split('\n').length))
  }

  #edited = () => {
    this.#frame ??= this.window.requestAnimationFrame(() => {
      this.#frame = null
      this.changed()
    })
  }

  /** Marks the position at which the text is not JSON, and describes the error. */
  judge() {
    const error = jsonError(this.editor.text)
    this.editor.show(error)
    if (error) this.wrong.textContent = this.t(`heldWrong_${error.kind}`, error)
  }
}
