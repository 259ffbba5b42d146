/** @import { JSONSchema } from '../document/schema.js' */

/**
 * A property of a component, or of an object in one, as a control needs it.
 * @typedef {object} Property
 * @property {string} name
 * @property {'text'|'colour'|'number'|'integer'|'boolean'|'choice'|'object'|'list'|'component'|'actions'|'anything'} kind
 * @property {boolean} isRequired
 * @property {boolean} takesExpression  whether an expression may stand for the value
 * @property {boolean} isOld  whether only Beagle 1.x has it
 * @property {string} about  its description; empty if there is none
 * @property {string[]} choices  of a choice
 * @property {Property[]} members  of an object, which are read when they are first needed
 * @property {Property|null} item  of a list; null if its items may be anything
 */

/** @typedef {{ name: string, group: 'beagle'|'app', title: string }} ComponentName  `title` is the name without its prefix */

const discriminator = '_beagleComponent_'
const shared = ['accessibility', 'context', 'id', 'style', 'styleId'] // properties that most components have
const kinds = { string: 'text', number: 'number', integer: 'integer', boolean: 'boolean' }

/** The components of a JSON Schema of documents, with their properties. */
export class ComponentSchema {
  /** @param {JSONSchema & { required?: string[], description?: string }} root */
  constructor(root) { this.root = root }

  /** All components: Beagle's first, then the app's own, each by name. @returns {ComponentName[]} */
  get components() {
    const choice = this.root.$defs?.component?.properties?.[discriminator]
    const names = (choice?.anyOf ?? [choice ?? {}]).flatMap((part) => part.enum ?? [])
    const all = names.filter((name) => this.root.$defs[name]).map((name) => ({
      name, group: /** @type {'beagle'|'app'} */ (name.startsWith('beagle:') ? 'beagle' : 'app'), title: name.replace(/^\w+:/, ''),
    }))
    return ['beagle', 'app'].flatMap((group) => all.filter((one) => one.group === group).sort((first, second) => first.title.localeCompare(second.title)))
  }

  /**
   * Returns the properties of a component: the required ones first, and last those of Beagle 1.x and those that most components
   * have.
   * @param {string} name  @returns {Property[]}
   */
  properties(name) { return this.#members(this.root.$defs?.[name] ?? {}) }

  #members({ properties = {}, required = [] }) {
    const all = Object.entries(properties).filter(([name]) => name !== discriminator)
      .map(([name, schema]) => this.#property(name, schema, required.includes(name)))
    return all.map((property, index) => ({ property, index })).sort((one, other) => rank(one.property) - rank(other.property) || one.index - other.index)
      .map(({ property }) => property)
  }

  #property(name, schema, isRequired) {
    const choices = this.#choices(schema)
    const values = choices.filter((one) => !isExpression(one))
    const [value = { type: 'string' }] = values
    const kind = isActions(values) ? 'actions' : values.length > 1 ? 'anything' : this.#kind(name, schema, value)
    const target = this.#target(value)
    const read = { members: () => (kind === 'object' ? this.#members(target) : []), item: () => this.#item(kind, value) }
    const known = {}
    return /** @type {Property} */ ({
      name, kind, isRequired, about: schema.description ?? '', isOld: /^Beagle 1/.test(schema.description ?? ''),
      takesExpression: choices.some(isExpression), choices: kind === 'choice' ? target.enum : [],
      get members() { return known.members ??= read.members() },
      get item() { return known.item ??= read.item() },
    })
  }

  #item(kind, value) {
    const { items } = this.#target(value)
    return kind === 'list' && items && Object.keys(items).length ? this.#property('', items, true) : null
  }

  /** Returns the values among which a schema allows one, without null. */
  #choices(schema) {
    const parts = schema.anyOf ?? schema.oneOf ?? [schema]
    return parts.flatMap((part) => (part.anyOf ? this.#choices(part) : [part])).filter(({ type }) => type !== 'null')
  }

  #kind(name, schema, value) {
    if (value.$ref === '#/$defs/component') return 'component'
    if (value.$ref === '#/$defs/action') return 'actions'
    const target = this.#target(value)
    if (target.enum?.every((one) => typeof one === 'string')) return 'choice'
    const type = [target.type].flat().find((one) => one !== 'null')
    if (type === 'array') return 'list'
    if (type === 'object') return Object.keys(target.properties ?? {}).length ? 'object' : 'anything'
    if (type === 'string' && /colou?r$/i.test(name)) return 'colour'
    return kinds[type] ?? 'anything'
  }

  #target(schema) {
    return schema.$ref ? this.root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {} : schema
  }
}

/** Returns the place of a property among others; properties with the same place keep their order. @param {Property} property */
function rank({ isRequired, isOld, name }) {
  return isRequired ? 0 : isOld ? 3 : shared.includes(name) ? 2 : 1
}

function isExpression({ $ref }) { return $ref === '#/$defs/expression' }

/** Returns whether the values are a list of actions, or one of them. */
function isActions(values) {
  return values.length > 0 && values.every((value) => (value.items ?? value).$ref === '#/$defs/action')
}
