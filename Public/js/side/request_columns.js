import { knownDuration } from '../words/entry_words.js'
import { typeOf } from './request_kinds.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Words } from '../words/words.js' */

/** @typedef {{ column: string, direction: 'ascending'|'descending' }} SortOrder */

/** The order in which requests were sent. @type {SortOrder} */
const sent = { column: 'start', direction: 'ascending' }

/** What a column is sorted by. @type {Record<string, (entry: LogEntry, t: Words['t']) => string|number>} */
const values = {
  method: ({ method }) => method,
  path: ({ url }) => url,
  status: ({ status = 0 }) => status,
  type: typeOf,
  size: ({ bytes = 0 }) => bytes,
  duration: (entry) => (entry.phase === 'pending' ? Infinity : knownDuration(entry) ?? 0),
  start: ({ began }) => began,
}

/** The header of the list of requests: a button in each column that sorts the list by it. */
export class RequestColumns {
  #order = sent

  /**
   * @param {{ elements: Elements, t: Words['t'], changed: () => void }} services
   *   `changed` is called after another order was chosen
   */
  constructor({ elements, t, changed }) {
    Object.assign(this, { elements, t, changed })
  }

  /** Whether the list has another order than that in which requests were sent. */
  get isSorted() { return this.#order.column !== sent.column || this.#order.direction !== sent.direction }

  /** Makes the header, in the current language. @returns {HTMLElement} */
  render() {
    const { elements: { h }, t } = this
    this.element = h('div', { class: 'request-head', role: 'row' }, ...Object.keys(values).map((column) => h('div', {
      role: 'columnheader', 'data-column': column,
    }, h('button', { type: 'button', class: 'request-sort', click: () => this.#choose(column) }, t(`column_${column}`)))))
    this.#mark()
    return this.element
  }

  /**
   * Returns requests in the order that was chosen. Equal ones stay in the order in which they were sent.
   * @template {{ entry: LogEntry }} Item
   * @param {Item[]} items  @returns {Item[]}
   */
  sorted(items) {
    const { column, direction } = this.#order
    const sign = direction === 'ascending' ? 1 : -1
    const valueOf = ({ entry }) => values[column](entry, this.t)
    return items.map((item) => ({ item, value: valueOf(item) }))
      .sort((one, other) => (one.value < other.value ? -sign : one.value > other.value ? sign : 0))
      .map(({ item }) => item)
  }

  /** Ascending, then descending, then in the order in which requests were sent, as in browsers. */
  #choose(column) {
    const order = this.#order
    if (order.column !== column) this.#order = { column, direction: 'ascending' }
    else if (order.direction === 'ascending') this.#order = { column, direction: 'descending' }
    else this.#order = sent
    this.#mark()
    this.changed()
  }

  #mark() {
    const { column, direction } = this.#order
    for (const head of this.element.children) {
      if (head.dataset.column === column) head.setAttribute('aria-sort', direction)
      else head.removeAttribute('aria-sort')
    }
  }
}
