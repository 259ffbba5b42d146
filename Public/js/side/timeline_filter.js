import { isNotes } from '../net/session_model.js'
import { entryGroup, isError } from '../words/entry_words.js'

/** @import { LogEntry } from '../net/log_entry.js' */

const kinds = ['events', 'errors', 'all', 'inputs', 'states', 'requests', 'navigation', 'analytics', 'notes', 'messages', 'log']

/** The text and the kind of entries that the timeline shows, with the two controls that choose them. */
export class TimelineFilter {
  #text = ''
  #kind = 'events' // everything but the app's own log messages

  /** @param {{ h: Function, t: Function, changed: () => void }} services */
  constructor({ h, t, changed }) {
    Object.assign(this, { h, t, changed })
  }

  /** Draws the controls again, in the current language. They keep the entered text and kind. */
  draw() {
    const { h, t, changed } = this
    this.search = h('input', {
      type: 'search', class: 'input', 'aria-label': t('filter'), placeholder: t('filter'), value: this.#text,
      'aria-keyshortcuts': '/', input: changed,
    })
    this.kinds = h('select', { class: 'input', 'aria-label': t('filterKind'), change: changed },
      ...kinds.map((kind) => h('option', { value: kind, selected: kind === this.#kind }, t(kind))))
  }

  focus() {
    this.search?.focus()
    this.search?.select()
  }

  /** Applies the entered text and kind. */
  read() {
    this.#text = this.search.value.toLowerCase()
    this.#kind = this.kinds.value
  }

  get isOnErrors() { return this.#kind === 'errors' }

  /** Chooses errors of any text. */
  showErrors() {
    this.search.value = ''
    this.kinds.value = 'errors'
  }

  /** Shows errors only; if they are chosen already, shows the entries that are shown at first. */
  toggleErrors() { this.kinds.value = this.isOnErrors ? 'events' : 'errors' }

  /** Whether rows are shown that are folded otherwise. */
  get showsAll() { return this.#kind === 'all' || Boolean(this.#text) }

  /** Returns whether an entry has the text. @param {() => string} said  returns all its words in lower case */
  hasText(said) { return !this.#text || said().includes(this.#text) }

  /**
   * Returns whether an entry is of the kind. An entry with a note is also one of the events, but the entry about the
   * writing of the note is not.
   * @param {LogEntry} entry
   * @param {string} note
   */
  isOfKind(entry, note) {
    if (this.#kind === 'all' || (note && ['notes', 'events'].includes(this.#kind))) return true
    if (this.#kind === 'errors') return isError(entry)
    const group = entryGroup(entry)
    if (this.#kind !== 'events') return group === this.#kind
    return group !== 'log' && !isNotes(entry)
  }
}
