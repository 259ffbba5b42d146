import { jsonError } from '../document/json_text.js'
import { expressionFor, isExpression } from './expressions.js'
import { madeValue } from './made_values.js'
import { valueAt } from './values.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Context } from './component_document.js' */
/** @import { Property } from './component_schema.js' */
/** @import { Path } from './values.js' */

/**
 * A row of the controls: a property, its control, and why its value is wrong.
 * @typedef {object} Row
 * @property {Property} property
 * @property {Path} path
 * @property {HTMLElement} element
 * @property {() => void} draw  draws the control again, with the current value
 * @property {(text: string) => void} blame  shows why the server refused the value; an empty text removes that
 * @property {() => void} mark  shows whether the property has a value
 */

const types = { text: 'text', colour: 'colour', number: 'number', integer: 'integer', boolean: 'boolean', choice: 'choice', object: '{ }', list: '[ ]', component: 'component', actions: 'actions', anything: 'JSON' }

/** The controls of a component's properties, made from its schema. */
export class Controls {
  /** @type {Row[]} */
  #rows = []
  #values = {}
  #refused = new Set() // the elements of the rows whose typed text is not a value

  /**
   * @param {{ elements: Elements, t: (key: string, values?: object) => string }} services
   * @param {{ changed: (path: Path, value: any) => void, context: () => Context, refused: () => void }} component  `changed` is
   *   called with each valid new value, undefined if it was removed; `context` returns the context that expressions can read;
   *   `refused` is called when `hasRefused` may have changed
   */
  constructor({ elements, t }, { changed, context, refused }) {
    Object.assign(this, { elements, t, changed, context, refused })
    this.element = elements.h('div', { class: 'properties' })
  }

  /**
   * Shows properties with their values.
   * @param {Property[]} properties  @param {object} values  @param {string} note  shown if there are no properties
   */
  show(properties, values, note) {
    const { elements: { fill, h } } = this
    this.#rows = []
    this.#refused.clear()
    this.#values = values
    const rows = properties.map((property) => this.#row(property, [property.name]))
    fill(this.element, ...rows, !rows.length && h('p', { class: 'quiet' }, note))
  }

  /** Whether a control contains a text that is not a value, and is therefore not used. */
  get hasRefused() { return this.#refused.size > 0 }

  /** Takes over values that the controls have changed themselves. @param {object} values */
  follow(values) { this.#values = values }

  /**
   * Shows an error at the control of a path, or the nearest one around it.
   * @param {Path} path  @param {string} text  @returns {boolean}  whether there is such a control
   */
  blame(path, text) {
    for (let length = path.length; length > 0; length -= 1) {
      const part = path.slice(0, length)
      const row = this.#rows.find((one) => isPath(one.path, part)) ?? this.#unfolded(part)
      if (row) {
        row.blame(text)
        return true
      }
    }
    return false
  }

  /** Removes the errors of the server. */
  clear() {
    for (const row of this.#rows) row.blame('')
  }

  /** Unfolds the groups around a path. Returns the row of the path if there is one. */
  #unfolded(path) {
    for (let length = 1; length < path.length; length += 1) {
      const row = this.#rows.find((one) => isPath(one.path, path.slice(0, length)))
      /** @type {HTMLDetailsElement|null} */
      const group = row?.element.querySelector(':scope > .property-group')
      if (!group) return undefined
      group.open = true
      row.draw()
    }
    return this.#rows.find((one) => isPath(one.path, path))
  }

  #value(path) { return valueAt(this.#values, path) }

  /** @param {Property} property  @param {Path} path  @returns {HTMLElement} */
  #row(property, path) {
    const { elements: { fill, h, icon }, t } = this
    const id = `property-${path.join('-')}`
    const isGroup = property.kind === 'object'
    const slot = h('div', { class: 'property-slot' })
    const wrong = h('p', { class: 'property-wrong', id: `${id}-wrong`, role: 'alert' })
    const about = h('p', { class: 'property-about quiet', id: `${id}-about` }, property.about)
    const unset = h('button', {
      type: 'button', class: 'icon-button property-unset', 'aria-label': t('unset', { name: property.name }), title: t('unset', { name: property.name }), click: () => remove(),
    }, icon('close'))
    const expression = property.takesExpression && h('button', {
      type: 'button', class: 'icon-button property-expression', 'aria-label': t('useExpression', { name: property.name }), title: t('useExpression', { name: property.name }),
      click: () => swap(),
    }, '@{ }')
    const label = h(isGroup ? 'span' : 'label', { class: 'property-name', ...(!isGroup && { for: id }) }, property.name)
    const head = h('div', { class: 'property-head' }, label,
      property.isRequired && h('span', { class: 'property-required' }, t('required')),
      h('span', { class: 'property-type quiet' }, types[property.kind]), expression, unset)
    const element = h('div', { class: 'property', 'data-kind': property.kind, 'data-path': path.join('.') })
    const mark = () => {
      const value = this.#value(path)
      element.dataset.state = value === undefined ? 'unset' : 'set'
      unset.hidden = value === undefined
      if (expression) expression.setAttribute('aria-pressed', isExpression(value))
      if (isGroup) element.querySelector('.property-count')?.replaceChildren(isObject(value) ? t('membersSet', { count: Object.keys(value).length }) : '')
    }
    const reasons = { control: '', server: '' } // why the value is wrong
    const say = () => {
      const text = reasons.control || reasons.server
      if (wrong.textContent === text) return // so that it is read out once
      wrong.textContent = text
      element.toggleAttribute('data-wrong', Boolean(text))
      for (const field of slot.querySelectorAll(':scope > :is(input, select, textarea), :scope > label > input')) {
        field.setAttribute('aria-invalid', Boolean(text))
      }
    }
    const blame = (text) => {
      reasons.server = text
      say()
    }
    const refuse = (text) => {
      reasons.control = text
      if (text) this.#refused.add(element)
      else this.#refused.delete(element)
      say()
      this.refused()
    }
    const change = (value) => {
      refuse('')
      this.changed(path, value)
      mark()
      for (const row of this.#rows) if (isInside(path, row.path)) row.mark()
    }
    const draw = () => {
      const old = new Set(this.#rows.filter((row) => row.path.length > path.length && isInside(row.path, path)))
      this.#rows = this.#rows.filter((row) => !old.has(row))
      for (const row of old) this.#refused.delete(row.element)
      fill(slot, ...this.#control(property, path, { id, change, refuse }))
      for (const field of slot.querySelectorAll(':scope > :is(input, select, textarea), :scope > label > input')) {
        field.setAttribute('aria-describedby', `${id}-about ${id}-wrong`)
      }
      mark()
    }
    const focus = () => slot.querySelector('input, select, textarea, summary')?.focus()
    const remove = () => {
      change(undefined)
      draw()
      focus()
    }
    const swap = () => {
      const before = this.#value(path)
      change(isExpression(before) ? madeValue(property) : expressionFor(property, this.context()))
      draw()
      focus()
    }
    const row = { property, path, element, draw, blame, mark }
    this.#rows.push(row)
    if (isGroup) {
      const group = h('details', { class: 'property-group', open: property.isRequired, toggle: () => { if (group.open && !slot.childElementCount) draw() } },
        h('summary', {}, label, property.isRequired && h('span', { class: 'property-required' }, t('required')), h('span', { class: 'property-count quiet' })),
        h('div', { class: 'property-group-head' }, about, expression, unset), slot, wrong)
      element.append(group)
      row.draw = () => { if (group.open) draw() }
      mark()
      row.draw()
    } else {
      element.append(head, slot, wrong, property.about && about)
      draw()
    }
    return element
  }

  /** Returns the elements that edit a value. */
  #control(property, path, { id, change, refuse }) {
    const value = this.#value(path)
    if (isExpression(value) && property.kind !== 'text') return [this.#text({ id, value, change: (text) => change(fromText(property.kind, text)), isCode: true })]
    switch (property.kind) {
      case 'text': return [this.#text({ id, value, change })]
      case 'colour': return this.#colour({ id, value, change, name: property.name })
      case 'number': case 'integer': return [this.#number(property, { id, value, change, refuse })]
      case 'boolean': return [this.#check({ id, value, change })]
      case 'choice': return [this.#choice(property, { id, value, change })]
      case 'object': return property.members.map((member) => this.#row(member, [...path, member.name]))
      default: return [this.#json({ id, value, change, refuse })]
    }
  }

  #text({ id, value, change, isCode = false }) {
    const { h } = this.elements
    const field = h('textarea', { class: 'input property-text', id, rows: 1, spellcheck: 'false', 'data-code': isCode, input: () => change(field.value) })
    field.value = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
    if (value === undefined) field.placeholder = this.t('notSet')
    return field
  }

  #colour({ id, value, change, name }) {
    const { h } = this.elements
    const asHex = (text) => (/^#[0-9a-f]{6}/i.test(text ?? '') ? text.slice(0, 7) : '#000000')
    const field = this.#text({ id, value, change: (text) => { well.value = asHex(text); change(text) } })
    const well = h('input', {
      type: 'color', class: 'property-colour', 'aria-label': this.t('pickColour', { name }), input: () => { field.value = well.value.toUpperCase(); change(field.value) },
    })
    well.value = asHex(value)
    return [well, field]
  }

  #number({ kind }, { id, value, change, refuse }) {
    const { h } = this.elements
    const isWhole = kind === 'integer'
    const field = h('input', { class: 'input', id, type: 'number', step: isWhole ? 1 : 'any', placeholder: this.t('notSet'), input: () => typed() })
    field.value = typeof value === 'number' ? String(value) : ''
    const typed = () => {
      const number = field.valueAsNumber
      if (field.validity.badInput) return refuse(this.t('controlNumber'))
      if (isWhole && !Number.isNaN(number) && !Number.isInteger(number)) return refuse(this.t('controlInteger'))
      return change(Number.isNaN(number) ? undefined : number)
    }
    return field
  }

  #check({ id, value, change }) {
    const { elements: { h }, t } = this
    const words = h('span', { class: 'quiet' })
    const say = () => { words.textContent = field.indeterminate ? t('notSet') : field.checked ? t('isTrue') : t('isFalse') }
    const field = h('input', { class: 'check', id, type: 'checkbox', change: () => { change(field.checked); say() } })
    field.checked = value === true
    field.indeterminate = typeof value !== 'boolean'
    say()
    return h('label', { class: 'property-check' }, field, words)
  }

  #choice({ choices }, { id, value, change }) {
    const { h } = this.elements
    const isOther = value !== undefined && !choices.includes(value)
    const field = h('select', { class: 'input', id, change: () => change(field.value || undefined) },
      h('option', { value: '' }, this.t('notSet')), ...choices.map((one) => h('option', { value: one }, one)),
      isOther && h('option', { value: String(value) }, String(value)))
    field.value = value === undefined ? '' : String(value)
    return field
  }

  /** A field for any JSON. What is not JSON is marked, and is not sent. */
  #json({ id, value, change, refuse }) {
    const { elements: { h }, t } = this
    const field = h('textarea', { class: 'input property-json', id, rows: Math.min(Math.max(JSON.stringify(value, null, 2)?.split('\n').length ?? 0, 2), 10), spellcheck: 'false', autocapitalize: 'off', wrap: 'off', placeholder: t('notSet'), input: () => typed() })
    field.value = value === undefined ? '' : JSON.stringify(value, null, 2)
    const typed = () => {
      if (!field.value.trim()) return change(undefined)
      const error = jsonError(field.value)
      return error ? refuse(t('controlJSON', error)) : change(JSON.parse(field.value))
    }
    return field
  }
}

/** Returns the value that is meant by a text in the field of an expression: a number, true or false where one is allowed. */
function fromText(kind, text) {
  if (kind === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  if ((kind === 'number' || kind === 'integer') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  return text
}

function isPath(one, other) { return one.length === other.length && one.every((key, index) => key === other[index]) }

/** Returns whether a path leads through another one. */
function isInside(path, outer) { return outer.length <= path.length && outer.every((key, index) => key === path[index]) }

function isObject(value) { return typeof value === 'object' && value !== null && !Array.isArray(value) }
