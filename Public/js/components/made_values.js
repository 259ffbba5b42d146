import { isExpression } from './expressions.js'

/** @import { ComponentSchema, Property } from './component_schema.js' */

const deepest = 3 // objects that are filled in within each other
const shared = ['id', 'style', 'styleId', 'accessibility', 'context', 'analytics'] // members that each component may have, which show little
const runsItself = /^on(Init|ScrollEnd|Focus|Blur|Change)$/
const off = /^(disabled|hidden|readOnly|isHidden|isDisabled)$/ // members that would hide or block the component
const notRead = /(id|ids|url|uri|path|key|name|group|type|route|validator|format|icon|font)$/i // texts that nobody reads on the screen
const read = /(text|title|label|placeholder|message|error|caption|description|value|headline|hint|word|words)/i

/** Returns whether a property is a text that users read. @param {Property} property */
export function isReadText({ kind, name, choices }) {
  return kind === 'text' && !choices.length && (!notRead.test(name) || read.test(name.replace(notRead, '')))
}

/** Returns values for the required properties of a component. @param {ComponentSchema} schema  @param {string} name */
export function requiredValues(schema, name) {
  return valuesOf(schema.properties(name).filter(({ isRequired }) => isRequired))
}

/**
 * Returns values that show a component of which nothing is known but its schema: for its required properties, or if it has
 * none, for all that are a single value.
 * @param {ComponentSchema} schema  @param {string} name
 */
export function sampleValues(schema, name) {
  const properties = schema.properties(name)
  const required = properties.filter(({ isRequired }) => isRequired)
  const single = properties.filter(({ kind, name: own }) => ['text', 'number', 'integer', 'boolean', 'choice'].includes(kind) && !shared.includes(own))
  return valuesOf(required.length ? required : single)
}

/**
 * Returns values for all properties of a component, without those of Beagle 1.x and actions that run by themselves.
 * @param {ComponentSchema} schema  @param {string} name
 */
export function allValues(schema, name) {
  const isShown = ({ isOld, name: own }) => !isOld && !['context', 'id', 'styleId'].includes(own) && !runsItself.test(own)
  return valuesOf(schema.properties(name).filter(isShown), { all: true })
}

/** @param {Property[]} properties */
function valuesOf(properties, { all = false, depth = 0 } = {}) {
  return Object.fromEntries(properties.map((property) => [property.name, madeValue(property, { all, depth })]))
}

/**
 * Returns a value for a property.
 * @param {Property} property
 * @param {{ all?: boolean, depth?: number }} how  `all` fills in what is not required too; `depth` counts the objects around it
 */
export function madeValue(property, { all = false, depth = 0 } = {}) {
  const { choices, item, kind, members, name } = property
  switch (kind) {
    case 'text': return wordsOf(name)
    case 'colour': return '#4B4FD0'
    case 'number': return 1
    case 'integer': return 3
    case 'boolean': return !off.test(name)
    case 'choice': return choices[0]
    case 'component': return { _beagleComponent_: 'beagle:text', text: 'Content' }
    case 'actions': return [{ _beagleAction_: 'beagle:alert', message: name || 'Action' }]
    case 'list': return item && depth < deepest ? [madeValue(item, { depth: depth + 1 })] : ['One', 'Two', 'Three']
    case 'object': {
      const wanted = members.filter(({ isRequired }) => isRequired || (all && depth === 0 && name !== 'style'))
      const made = depth < deepest ? valuesOf(wanted, { depth: depth + 1 }) : {}
      return name === 'style' ? sampleStyle : made
    }
    default: return {}
  }
}

const sampleStyle = {
  backgroundColor: '#EDEDFB', cornerRadius: { radius: 8 }, padding: { all: { value: 12, type: 'REAL' } },
}

/** Returns the words of a name: `firstName` becomes `First name`. */
function wordsOf(name) {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words ? words[0].toUpperCase() + words.slice(1) : 'Text'
}

/**
 * Returns values in which each text that users read is replaced, also in components inside. Expressions stay.
 * @param {ComponentSchema} schema  @param {string} name  of the component  @param {object} values
 * @param {(text: string) => string} replace
 */
export function withTexts(schema, name, values, replace) {
  return inProperties(schema, schema.properties(name), values, replace)
}

function inProperties(schema, properties, values, replace) {
  const known = new Map(properties.map((property) => [property.name, property]))
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, known.has(key) ? inValue(schema, known.get(key), value, replace) : value]))
}

function inValue(schema, property, value, replace) {
  if (typeof value === 'string') return isReadText(property) && !isExpression(value) ? replace(value) : value
  if (Array.isArray(value)) {
    const { item } = property
    return item ? value.map((one) => inValue(schema, item, one, replace)) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const component = value._beagleComponent_
  if (component) return { _beagleComponent_: component, ...withTexts(schema, component, omit(value), replace) }
  return inProperties(schema, property.members, value, replace)
}

function omit({ _beagleComponent_, ...values }) { return values }
