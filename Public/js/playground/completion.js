import { placeIn } from '../document/json_place.js'
import { Schema } from '../document/schema.js'
import { ranked } from '../elements/fuzzy.js'

/** @import { Editor } from '../document/editor.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */

const most = 40
const english = { completions: 'Completions', ownNames: 'the app’s own', contextName: 'context', operationName: 'operation' }
const portuguese = { completions: 'Sugestões', ownNames: 'próprio do app', contextName: 'contexto', operationName: 'operação' }
const discriminators = { component: '_beagleComponent_', action: '_beagleAction_' }

/**
 * Lists the names and values that may be written at the caret, with type and description: while a name is typed, or on
 * Ctrl Space.
 */
export class Completion {
  #schema = null
  #hits = []
  #at = 0
  #place = null
  #letterWidth = 0

  /** @param {{ window: Window, api: Api, elements: Elements, words: Words, editor: Editor }} services */
  constructor({ window, api, elements, words, editor }) {
    const { h } = elements
    const { t } = words
    words.add(english, portuguese)
    Object.assign(this, { window, api, elements, t, editor })
    this.list = h('ul', { class: 'code-choices', id: 'code-choices', role: 'listbox', 'aria-label': t('completions'), hidden: true, pointerdown: this.#press })
    this.about = h('p', { class: 'code-about', role: 'status' })
    editor.element.querySelector('.code-body').append(this.list)
    editor.element.after(this.about)
    const { field } = editor
    field.setAttribute('aria-autocomplete', 'list')
    field.addEventListener('keydown', this.#keydown, true)
    field.addEventListener('input', this.#typed)
    field.addEventListener('blur', this.close)
    field.addEventListener('scroll', this.#layAgain)
    new window.ResizeObserver(this.#layAgain).observe(field) // text below the field changes its size
    field.addEventListener('pointermove', this.#point, { passive: true })
    field.ownerDocument.addEventListener('selectionchange', this.#moved)
  }

  /** Loads the schema from the server. */
  async start() {
    this.#schema = new Schema(await this.api.call('GET', 'api/schema'))
    this.editor.field.setAttribute('aria-controls', this.list.id)
    this.#moved()
  }

  /** Opens the list of completions at the caret. */
  open() {
    const { editor: { field }, elements: { h } } = this
    if (!this.#schema || field.readOnly || field.selectionStart !== field.selectionEnd) return this.close()
    const written = placeIn(field.value, field.selectionStart)
    const expression = this.#expressionAt(field.value, field.selectionStart)
    const place = expression ?? written
    this.#place = place
    this.#hits = ranked(place.written, expression?.choices ?? this.#choices(written)).slice(0, most).map(({ thing }) => thing)
    if (!this.#hits.length || (this.#hits.length === 1 && this.#hits[0].title === place.written)) return this.close()
    this.list.replaceChildren(...this.#hits.map(({ title, type }, index) => h('li', { class: 'code-choice', role: 'option', id: `code-choice-${index}` },
      h('span', {}, title), type ? h('span', { class: 'code-type' }, type) : null)))
    this.list.hidden = false
    this.#lay(place.from)
    return this.#choose(0)
  }

  close = () => {
    this.list.hidden = true
    this.editor.field.removeAttribute('aria-activedescendant')
    this.#tell()
  }

  /** Returns the members that are still missing, or the values of a member. */
  #choices({ frames, part }) {
    const schema = this.#schema
    const frame = frames.at(-1)
    if (!frame) return []
    if (part === 'name') {
      return Object.entries(schema.members(frames)).filter(([name]) => !frame.members.has(name)).map(([name, member]) => ({
        title: name, type: schema.words(member), about: member.description, insert: `"${name}": ${this.#empty(member)}`,
      }))
    }
    return schema.choices(frames).map((text) => ({ title: text, insert: /^(true|false)$/.test(text) ? text : JSON.stringify(text) }))
  }

  /** Returns the text after a new name, with `|` at the position of the caret. */
  #empty(schema) {
    const words = this.#schema.words(schema)
    const kind = /^(component|action)$/.exec(words)?.[0]
    if (kind) return `{ "${discriminators[kind]}": "|" }`
    if (words.startsWith('[')) return '[|]'
    if (/^text\b/.test(words) || schema.enum) return '"|"'
    return schema.$ref || schema.type === 'object' ? '{ | }' : '|'
  }

  /** Returns the completions inside `@{…`: contexts that the document declares, and operations. */
  #expressionAt(text, caret) {
    const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret)
    const found = /@\{[^}"]*?([\w.]*)$/.exec(line)
    if (!found) return null
    const contexts = new Set(Array.from(text.matchAll(/"context"\s*:\s*\{[^{}]*?"id"\s*:\s*"([^"]+)"/g), ([, id]) => id))
    const { t } = this
    return {
      written: found[1], from: caret - found[1].length, to: caret, isExpression: true,
      choices: [
        ...Array.from(contexts, (title) => ({ title, type: t('contextName'), insert: `${title}|` })),
        ...this.#schema.operations.map((title) => ({ title, type: t('operationName'), insert: `${title}(|)` })),
      ],
    }
  }

  #choose(at) {
    this.list.children[this.#at]?.removeAttribute('aria-selected')
    this.#at = (at + this.#hits.length) % this.#hits.length
    const option = this.list.children[this.#at]
    option.setAttribute('aria-selected', 'true')
    option.scrollIntoView({ block: 'nearest' })
    this.editor.field.setAttribute('aria-activedescendant', option.id)
    const { title, type, about } = this.#hits[this.#at]
    this.about.textContent = sentence(title, type, about)
  }

  #take() {
    const { field } = this.editor
    const { insert } = this.#hits[this.#at]
    const { part, isText, isExpression } = this.#place
    let [from, to] = [this.#place.from, this.#place.to]
    if (isText && !isExpression) {
      from -= 1
      to += field.value[to] === '"' ? 1 : 0
    }
    const hasColon = part === 'name' && /^\s*:/.test(field.value.slice(to))
    const text = hasColon ? insert.slice(0, insert.indexOf(':')) : insert
    const stop = text.indexOf('|')
    this.list.hidden = true
    this.editor.put(text.replace('|', ''), from, to)
    const caret = from + (stop < 0 ? text.length : stop)
    field.setSelectionRange(caret, caret)
    if (stop >= 0) this.open()
    else this.close()
  }

  /** Places the list below the typed text, or above it if there is too little space. */
  #lay(from) {
    const { field } = this.editor
    const before = field.value.slice(0, from)
    const line = before.split('\n').length - 1
    const column = before.length - before.lastIndexOf('\n') - 1
    const { style } = this.list
    style.setProperty('--line', line)
    style.setProperty('--column', column)
    style.setProperty('--scrolled', `${field.scrollLeft}px`)
    style.setProperty('translate', `0 ${-field.scrollTop}px`)
    this.list.removeAttribute('data-above')
    if (this.list.getBoundingClientRect().bottom > field.getBoundingClientRect().bottom) this.list.dataset.above = ''
  }

  #layAgain = () => {
    if (!this.list.hidden) this.#lay(this.#place.from)
  }

  /** @param {InputEvent} event */
  #typed = ({ inputType, data }) => {
    if (inputType !== 'insertText' || !/["\w.@{(]/.test(data ?? '')) return this.close()
    const { value, selectionStart } = this.editor.field
    return this.#expressionAt(value, selectionStart) || placeIn(value, selectionStart).isText ? this.open() : this.close()
  }

  #keydown = (event) => {
    if (event.isComposing) return
    if (event.key === ' ' && event.ctrlKey) this.open()
    else if (this.list.hidden) return
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') this.#choose(this.#at + (event.key === 'ArrowDown' ? 1 : -1))
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey && !event.metaKey && !event.shiftKey) this.#take()
    else if (event.key === 'Escape') this.close()
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** Keeps the focus in the field. */
  #press = (event) => {
    event.preventDefault()
    const option = event.target.closest('.code-choice')
    if (!option) return
    this.#at = Array.from(this.list.children).indexOf(option)
    this.#take()
  }

  #moved = () => {
    if (this.editor.field.ownerDocument.activeElement === this.editor.field && this.list.hidden) this.#tell()
  }

  /** Describes the member at the caret. */
  #tell() {
    if (this.#schema) this.about.textContent = this.#meaning(this.editor.field.selectionStart)
  }

  /** Describes the member at the pointer, as a tooltip. */
  #point = ({ offsetX, offsetY }) => {
    const { field } = this.editor
    if (!this.#schema) return
    const style = this.window.getComputedStyle(field)
    const row = Math.floor((offsetY + field.scrollTop - parseFloat(style.paddingTop)) / parseFloat(style.lineHeight))
    const column = Math.floor((offsetX + field.scrollLeft - parseFloat(style.paddingLeft)) / this.#letter())
    const lines = field.value.split('\n')
    const isAtText = lines[row] !== undefined && column >= 0 && column < lines[row].length && lines[row][column] !== ' '
    const at = lines.slice(0, row).reduce((sum, { length }) => sum + length + 1, 0) + column
    const title = isAtText ? this.#meaning(at) : ''
    if (field.title !== title) field.title = title
  }

  #letter() {
    this.#letterWidth ||= (() => {
      const probe = this.elements.h('span', { class: 'code-probe' }, 'x'.repeat(100))
      this.editor.paint.parentElement.append(probe)
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width / 100
    })()
    return this.#letterWidth
  }

  #meaning(at) {
    const { frames, part, from, to } = placeIn(this.editor.field.value, at)
    const frame = frames.at(-1)
    if (!frame) return ''
    const name = part === 'name' ? this.editor.field.value.slice(from, to) : frame.key
    const member = name && this.#schema.members(frames)[name]
    return member ? sentence(name, this.#schema.words(member), member.description) : ''
  }
}

function sentence(title, type, about) {
  return [[title, type].filter(Boolean).join(': '), about].filter(Boolean).join(' — ')
}
