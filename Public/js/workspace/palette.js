import { ranked } from '../elements/fuzzy.js'
import { openModal } from '../elements/modal.js'
import { entries, sessions } from './palette_entries.js'
import { english, portuguese } from './palette_words.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Entry, EntryServices } from './palette_entries.js' */

const most = 60 // entries that are listed at once
const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** The command palette: one field that finds actions, screens, sessions and log entries. */
export class Palette {
  #hits = []
  #at = 0

  /** @param {EntryServices & { elements: Elements }} services */
  constructor(services) {
    const { document, elements, parts, words } = services
    const { h } = elements
    const { t } = words
    words.add(english, portuguese)
    Object.assign(this, { document, elements, parts, services, t })
    this.input = h('input', {
      class: 'palette-input', type: 'text', role: 'combobox', autocomplete: 'off', spellcheck: 'false', 'aria-label': t('find'),
      placeholder: t('paletteHint'), 'aria-expanded': 'true', 'aria-autocomplete': 'list', 'aria-controls': 'palette-list',
      input: () => this.#find(), keydown: this.#keydown,
    })
    this.list = h('ul', { class: 'palette-list', id: 'palette-list', role: 'listbox', 'aria-label': t('paletteResults'), click: this.#click, pointermove: this.#point })
    this.none = h('p', { class: 'quiet palette-none', hidden: true }, t('paletteNone'))
    this.count = h('p', { class: 'unseen', role: 'status' })
    this.dialog = h('dialog', { class: 'palette', 'aria-label': t('find'), click: this.#clickBeside, close: () => this.dialog.remove() },
      this.input, this.list, this.none, this.count)
  }

  /** Opens the palette with everything that is known. The server's sessions are added when they are loaded. */
  async show() {
    this.entries = entries(this.services)
    openModal(this.dialog, this)
    this.#find()
    try {
      this.entries.push(...await sessions(this.services))
      this.#find(this.#hits[this.#at]?.thing)
    } catch { /* the page reports the lost connection */ }
  }

  close() { this.dialog.close() }

  /** @param {Entry} [kept]  the entry that stays chosen if it is still found */
  #find(kept) {
    const typed = this.input.value
    const all = ranked(typed, this.entries)
    const hits = all.slice(0, most)
    const isAsBefore = Boolean(kept) && hits.every(({ thing }, index) => thing === this.#hits[index]?.thing) && hits.length === this.#hits.length
    this.#hits = hits
    if (!isAsBefore) this.list.replaceChildren(...hits.map((hit, index) => this.#option(hit, index)))
    this.none.hidden = all.length > 0
    this.list.hidden = all.length === 0
    this.count.textContent = this.t('paletteCount', { count: all.length })
    this.#choose(Math.max(0, this.#hits.findIndex(({ thing }) => thing === kept)))
  }

  #option({ thing, marks }, index) {
    const { elements: { h }, t } = this
    const { kind, title, note, keys } = thing
    return h('li', { class: 'palette-option', role: 'option', id: `palette-${index}`, 'data-kind': kind, 'aria-selected': 'false' },
      h('span', { class: 'palette-kind' }, t(`kind_${kind}`)),
      h('span', { class: 'palette-words' }, h('span', { class: 'palette-title' }, ...this.#marked(title, marks)),
        note ? h('span', { class: 'palette-note' }, note) : null),
      keys ? h('kbd', {}, keys) : null)
  }

  /** Returns a title with the matched characters marked. */
  #marked(title, marks) {
    const parts = []
    let end = 0
    for (const [from, to] of marks) {
      parts.push(title.slice(end, from), this.elements.h('mark', {}, title.slice(from, to)))
      end = to
    }
    return [...parts, title.slice(end)]
  }

  #choose(at) {
    this.list.children[this.#at]?.setAttribute('aria-selected', 'false')
    this.#at = at
    const option = this.list.children[at]
    if (!option) return this.input.removeAttribute('aria-activedescendant')
    option.setAttribute('aria-selected', 'true')
    this.input.setAttribute('aria-activedescendant', option.id)
    return option.scrollIntoView({ block: 'nearest' })
  }

  /** Runs an entry. The palette is closed before that, so that the action can move the focus. */
  #run(at) {
    const hit = this.#hits[at]
    if (!hit) return
    this.close()
    hit.thing.act()
  }

  #keydown = (event) => {
    if (event.isComposing) return
    const { length } = this.#hits
    if (event.key === 'Enter') this.#run(this.#at)
    else if (event.key in moves && length) {
      const by = moves[event.key]
      const next = this.#at + by
      const isOne = Math.abs(by) === 1
      this.#choose(isOne ? (next + length) % length : Math.min(Math.max(next, 0), length - 1))
    } else return
    event.preventDefault()
  }

  #click = ({ target }) => {
    const option = target.closest('.palette-option')
    if (option) this.#run(Array.from(this.list.children).indexOf(option))
  }

  /** Chooses the entry under a moved pointer. A list that is drawn under a resting pointer chooses nothing. */
  #point = ({ target, movementX, movementY }) => {
    const option = target.closest('.palette-option')
    if (option && (movementX || movementY)) this.#choose(Array.from(this.list.children).indexOf(option))
  }

  #clickBeside = ({ target }) => {
    if (target === this.dialog) this.close()
  }
}
