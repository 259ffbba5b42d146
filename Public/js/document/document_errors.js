import { syntaxError } from './json_place.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Editor } from './editor.js' */

/**
 * A position in a document with an error or a warning of the server.
 *
 * @typedef {{ line: number, column?: number, path?: string, kind?: string, name?: string, nearest?: string,
 *             message?: string, why?: string, value?: string }} DocumentError
 */

/** @typedef {{ error?: DocumentError, warnings?: DocumentError[] }} Judgement  the result of the server's validation */

/** Shows the errors and warnings of the document: as marks in the editor, and as sentences below it. */
export class DocumentErrors {
  #last = {}

  /** @param {{ editor: Editor, elements: Elements, words: Words }} services */
  constructor({ editor, elements, words }) {
    Object.assign(this, { editor, elements, t: words.t })
    this.element = elements.h('p', { class: 'document-state', id: 'document-state', role: 'status' })
  }

  /** Shows the result of the validation. @param {Judgement} judgement  the last one if omitted */
  show(judgement = this.#last) {
    const { editor, element, elements: { h, fill }, t } = this
    const { error, warnings = [] } = judgement
    this.#last = judgement
    editor.show(error ?? null, warnings)
    element.dataset.state = error ? 'wrong' : warnings.length ? 'doubtful' : 'right'
    const list = warnings.length
      ? h('ul', { class: 'document-list' }, ...warnings.map((warning) => h('li', {}, ...this.#warning(warning)))) : null
    if (error) return fill(element, h('p', {}, ...this.#error(error)), list && t('warningsToo', { count: warnings.length }), list)
    if (!list) return fill(element, t('noTrouble'))
    return fill(element, t(warnings.length > 1 ? 'warningCount' : 'warningCountOne', { count: warnings.length }), list)
  }

  /** Shows why the text could not be sent. @param {string} reason */
  fail(reason) {
    this.element.textContent = reason
    this.element.dataset.state = 'wrong'
  }

  /** Moves the caret to the error. */
  goToError() {
    this.editor.goTo(this.#last.error)
  }

  #error(error) {
    const { editor, elements: { h }, t } = this
    const syntax = syntaxError(editor.text, error)
    if (syntax) return [this.#place(error), h('b', {}, t(syntax.token ? 'notJSONToken' : syntax.isEnd ? 'notJSONEnd' : 'notJSON', { line: error.line, ...syntax }))]
    const found = error.value === undefined ? '' : `. ${t('foundValue', error)}`
    return [this.#place(error), h('b', {}, t(error.kind)), ` ${error.why ?? error.message}${found}`]
  }

  #warning(warning) {
    const { t } = this
    const { kind, name, nearest } = warning
    return [this.#place({ ...warning, path: '$' }), t(kind, { name }), nearest ? ` ${t('didYouMean', { nearest })}` : '']
  }

  #place(place) {
    const { editor, elements: { h }, t } = this
    const words = [t('lineColumn', place), place.path === '$' ? null : place.path].filter(Boolean).join(' · ')
    return h('button', { type: 'button', class: 'document-place', click: () => editor.goTo(place) }, words)
  }
}
