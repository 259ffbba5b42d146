/** @import { Property } from './component_schema.js' */

/** Returns whether a value is a text with an expression. */
export function isExpression(value) {
  return typeof value === 'string' && /(^|[^\\])@\{/.test(value)
}

/**
 * Returns the expression that reads a fitting value of a context, which is the whole context if none fits.
 * @param {Property} property  @param {{ id: string, value: any }} context
 */
export function expressionFor({ kind, name }, { id, value }) {
  const type = { number: 'number', integer: 'number', boolean: 'boolean' }[kind] ?? 'string'
  const members = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  const fitting = members.find(([key, one]) => key === name && typeof one === type)
    ?? members.find(([, one]) => typeof one === type) ?? []
  return `@{${[id, ...fitting.slice(0, 1)].join('.')}}`
}

/** Returns whether a document reads or writes a context. @param {any} node  @param {string} id */
export function uses(node, id) {
  const text = JSON.stringify(node) ?? ''
  const name = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`@\\{[^}]*(?<![\\w.])${name}(?!\\w)`).test(text) || text.includes(`"contextId":${JSON.stringify(id)}`)
}
