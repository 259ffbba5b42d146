import { mark } from '../device/attributes.js'
import { isError } from '../words/entry_words.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Words } from '../words/words.js' */

const english = {
  errorCount: '{count} errors', errorCount_one: '1 error', onlyErrors: 'Show errors only', previousError: 'Previous error', nextError: 'Next error', noErrors: 'The timeline has no errors.',
}
const portuguese = {
  errorCount: '{count} erros', errorCount_one: '1 erro', onlyErrors: 'Mostrar só erros', previousError: 'Erro anterior', nextError: 'Próximo erro', noErrors: 'A linha do tempo não tem erros.',
}

/** The number of errors in the timeline: on its tab, and between the buttons that choose the previous and the next one. */
export class ErrorJump {
  #errors = new Set() // numbers of their entries

  /**
   * @param {{ elements: Elements, words: Words, tab: HTMLElement, jump: (by: number) => void, toggle: () => void }} services
   *   `jump` chooses the next error, or the previous one if `by` is negative; `toggle` shows errors only, or all again
   */
  constructor({ elements: { h, icon }, words, tab, jump, toggle }) {
    words.add(english, portuguese)
    const press = (by) => ({ currentTarget }) => {
      jump(by)
      currentTarget.focus() // so that it can be pressed again
    }
    const button = (name, sign, by) => h('button', { type: 'button', class: 'button', 'data-name': name, click: press(by) },
      h('span', { 'aria-hidden': 'true' }, sign))
    this.count = h('span')
    this.only = h('button', { type: 'button', class: 'button', 'data-name': 'onlyErrors', click: toggle }, icon('error'), this.count)
    this.element = h('div', { class: 'error-jump', role: 'group', hidden: true },
      button('previousError', '‹', -1), this.only, button('nextError', '›', 1))
    Object.assign(this, { t: words.t, tab })
  }

  /** Draws the names again, in the current language. */
  render() {
    for (const button of this.element.querySelectorAll('[data-name]')) {
      for (const name of ['aria-label', 'title']) button.setAttribute(name, this.t(button.dataset.name))
    }
    this.#draw()
  }

  get hasErrors() { return this.#errors.size > 0 }

  /** Counts entries anew. @param {Iterable<LogEntry>} entries */
  begin(entries) {
    this.#errors = new Set(Array.from(entries).filter(isError).map(({ n }) => n))
    this.#draw()
  }

  /** Counts entries that are new or changed. @param {LogEntry[]} entries */
  add(entries) {
    for (const entry of entries) {
      if (isError(entry)) this.#errors.add(entry.n)
      else this.#errors.delete(entry.n)
    }
    this.#draw()
  }

  /** Forgets an entry. @param {LogEntry} entry */
  remove({ n }) {
    if (this.#errors.delete(n)) this.#draw()
  }

  /** Follows the filter. @param {boolean} isOnly  whether it shows errors only */
  filtered(isOnly) { this.only.setAttribute('aria-pressed', isOnly) }

  #draw() {
    const { count, element, t, tab } = this
    const { size } = this.#errors
    const words = t('errorCount', { count: size })
    element.hidden = !size
    element.setAttribute('aria-label', words)
    count.textContent = String(size)
    mark(tab, 'data-errors', size ? (size > 99 ? '99+' : size) : null)
    mark(tab, 'aria-description', size ? words : null)
  }
}
