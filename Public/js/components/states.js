import { isExpression } from './expressions.js'
import { allValues, isReadText, requiredValues, sampleValues, withTexts } from './made_values.js'
import { samples } from './samples.js'
import { isSame, withValue } from './values.js'

/** @import { ComponentSchema, Property } from './component_schema.js' */
/** @import { Context, FrameName } from './component_document.js' */

/**
 * A component in one state.
 * @typedef {object} State
 * @property {string} name  the key of its word
 * @property {object} values
 * @property {Context} context
 */

const long = ' Bicycles that are long, heavy and loaded with everything that a family of five takes to the beach on a Sunday in January.'
const rightToLeft = 'دراجة هادئة وصبورة، جاهزة للانطلاق'
const exampleContext = { id: 'example', value: { text: 'A text of the context', number: 3, flag: true } }
const missing = '@{missing.value}'
const ofErrors = { showError: true, hasError: true, isInvalid: true } // members that show an error, with their values

/** Returns what is around a component. @param {string} name  @returns {FrameName} */
export function frameOf(name) { return samples[name]?.frame ?? 'box' }

/** Returns the context with which a component is shown first. @param {string} name  @returns {Context} */
export function contextOf(name) { return samples[name]?.context ?? exampleContext }

/**
 * Returns the states in which a component can be shown, the default one first. States that look like an earlier one are left
 * out.
 * @param {ComponentSchema} schema  @param {string} name  of the component  @returns {State[]}
 */
export function statesOf(schema, name) {
  const sample = samples[name]
  const properties = schema.properties(name)
  const usual = sample?.values ?? sampleValues(schema, name)
  const texts = (replace) => withTexts(schema, name, usual, replace)
  const candidates = {
    stateDefault: usual,
    stateRequired: { ...requiredValues(schema, name), ...pick(usual, properties.filter(({ isRequired }) => isRequired)) },
    stateAll: { ...allValues(schema, name), ...usual },
    ...Object.fromEntries(Object.entries(sample?.states ?? {}).map(([state, values]) => [state, { ...usual, ...values }])),
    stateDisabled: disabled(properties, usual),
    stateError: sample?.states?.stateError ? null : withError(properties, usual),
    stateLong: texts((text) => text + long),
    stateEmpty: texts(() => ''),
    stateRightToLeft: texts(() => rightToLeft),
    stateMissing: withoutContext(properties, usual),
  }
  const context = contextOf(name)
  const found = []
  for (const [state, values] of Object.entries({ ...candidates, ...(sample?.states?.stateError && { stateError: { ...usual, ...sample.states.stateError } }) })) {
    if (values && !found.some((other) => isSame(other.values, values))) found.push({ name: state, values, context })
  }
  return found
}

/** Returns the values of a component that cannot be used; null if it has no such property. */
function disabled(properties, usual) {
  const has = (name) => properties.some((property) => property.name === name && property.kind === 'boolean')
  const change = Object.entries({ enabled: false, isEnabled: false, disabled: true, isDisabled: true }).find(([name]) => has(name))
  return change ? { ...usual, [change[0]]: change[1] } : null
}

/** Returns the values of a component that shows an error; null if it has no such property. */
function withError(properties, usual) {
  const error = properties.find(({ name, kind }) => kind === 'text' && /^error(Message|Text)?$/.test(name))
  const marks = properties.filter(({ name }) => name in ofErrors).map(({ name }) => [name, ofErrors[name]])
  if (!error && !marks.length) return null
  return { ...usual, ...(error && { [error.name]: 'Something is wrong here.' }), ...Object.fromEntries(marks) }
}

/** Returns the values with expressions of a context that does not exist, where an expression is allowed; null if it is nowhere. */
function withoutContext(properties, usual) {
  const bound = properties.filter((property) => property.takesExpression && property.name in usual
    && (isExpression(usual[property.name]) || isReadText(property) || property.isRequired))
  if (!bound.length) return null
  return bound.reduce((values, { name }) => withValue(values, [name], missing), usual)
}

function pick(values, properties) {
  return defined(Object.fromEntries(properties.map(({ name }) => [name, values[name]])))
}

function defined(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
