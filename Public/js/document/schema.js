/** @import { Frame } from './json_place.js' */

/**
 * The part of JSON Schema that the server uses.
 * @typedef {object} JSONSchema
 * @property {string} [$ref]
 * @property {JSONSchema[]} [anyOf]
 * @property {string} [type]
 * @property {string[]} [enum]
 * @property {JSONSchema} [items]
 * @property {Record<string, JSONSchema>} [properties]
 * @property {JSONSchema|boolean} [additionalProperties]
 * @property {Record<string, JSONSchema>} [$defs]
 */

const names = ['_beagleComponent_', '_beagleAction_']

/** The JSON Schema of documents, as the server sends it. */
export class Schema {
  #root

  /** @param {JSONSchema} root */
  constructor(root) { this.#root = root }

  /**
   * Returns the schemas of a position, with references and choices resolved. @param {Frame[]} frames  as `placeIn`
   * returns them
   */
  at(frames) {
    let here = [this.#root]
    frames.forEach((frame, index) => {
      here = this.#open(here, frame.members)
      if (index < frames.length - 1) here = this.#inside(here, frame)
    })
    return here
  }

  /** Returns the members that an object may have, by name. @param {Frame[]} frames */
  members(frames) {
    return Object.assign({}, ...this.at(frames).map(({ properties = {} }) => properties))
  }

  /** Returns the schemas of a value at a position. @param {Frame[]} frames */
  values(frames) {
    const inner = frames.at(-1)
    return this.#open(this.#inside(this.at(frames), inner), new Map())
  }

  /** Returns the strings that a value may be. @param {Frame[]} frames  @returns {string[]} */
  choices(frames) {
    const texts = this.values(frames).flatMap((schema) => [...(schema.enum ?? []), ...(schema.type === 'boolean' ? ['true', 'false'] : [])])
    return Array.from(new Set(texts))
  }

  get operations() { return this.#root.$defs?.operation?.enum ?? [] }

  /**
   * Returns a short description of a schema, such as `text`, `[action]` or `number | expression`.
   * @param {JSONSchema} schema
   */
  words(schema) {
    if (schema.anyOf) return Array.from(new Set(schema.anyOf.map((one) => this.words(one)))).join(' | ')
    if (schema.$ref) return schema.$ref.replace('#/$defs/', '')
    if (schema.enum) return schema.enum.slice(0, 6).join(' | ') + (schema.enum.length > 6 ? ' | …' : '')
    if (schema.type === 'array') return `[${this.words(schema.items ?? {})}]`
    if (schema.type === 'object') return '{ }'
    return { string: 'text' }[schema.type] ?? schema.type ?? 'anything'
  }

  #inside(schemas, { kind, key }) {
    return schemas.flatMap((schema) => {
      if (kind === 'array') return schema.items ? [schema.items] : []
      const named = schema.properties?.[key] ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null)
      return named ? [named] : []
    })
  }

  /** Resolves references and choices. Adds the schema of a component or action by its name. */
  #open(schemas, members) {
    return schemas.flatMap((schema) => {
      if (schema.$ref && !schema.properties) return this.#open([this.#follow(schema.$ref)], members)
      if (schema.anyOf) return this.#open(schema.anyOf, members)
      const name = names.map((member) => schema.properties?.[member] && members.get(member)).find(Boolean)
      const own = name && Object.entries(this.#root.$defs).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
      return own ? [schema, own] : [schema]
    })
  }

  #follow(reference) { return this.#root.$defs?.[reference.replace('#/$defs/', '')] ?? {} }
}
