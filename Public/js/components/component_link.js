import { BadLink, readFragment, writeFragment } from '../net/document_link.js'

/** @import { Context } from './component_document.js' */

/**
 * What a link of the components page shows: a component in one of its states, or with its own values.
 * @typedef {object} Shown
 * @property {string} component
 * @property {string} [state]  the state; the default one if undefined and there are no values
 * @property {object} [values]
 * @property {Context} [context]
 */

/**
 * Returns the fragment of a link: `#component=beagle:text&state=long`, or with values the packed form of documents.
 * @param {Shown} shown  @returns {Promise<string|null>}  null if it would be too long for a link
 */
export async function writeShown(shown) {
  return shown.values ? writeFragment(JSON.stringify(shown)) : writeState(shown)
}

/** Returns the fragment of a component in a state. @param {Shown} shown */
export function writeState({ component, state }) {
  const query = new URLSearchParams({ component, ...(state && state !== 'stateDefault' && { state: state.replace(/^state/, '') }) })
  return `#${query.toString().replace(/%3A/g, ':')}`
}

/**
 * Reads a fragment; null if it has no component.
 * @param {string} fragment  @returns {Promise<Shown|null>}  @throws {BadLink}
 */
export async function readShown(fragment) {
  if (/^#(json|z)=/.test(fragment)) return checked(await readFragment(fragment))
  const query = new URLSearchParams(fragment.slice(1))
  const [component, state] = [query.get('component'), query.get('state')]
  return component ? { component, state: state ? `state${state}` : 'stateDefault' } : null
}

function checked(text) {
  let shown
  try {
    shown = JSON.parse(text)
  } catch {
    throw new BadLink('it is not JSON')
  }
  const { component, values, context } = shown ?? {}
  if (typeof component !== 'string' || !isObject(values)) throw new BadLink('it names no component')
  return { component, values, ...(isObject(context) && typeof context.id === 'string' && { context: { id: context.id, value: context.value ?? null } }) }
}

function isObject(value) { return typeof value === 'object' && value !== null && !Array.isArray(value) }
