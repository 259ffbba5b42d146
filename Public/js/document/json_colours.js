/** @import { Elements } from '../elements/elements.js' */

const token = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b|([{}[\],:])/g
const expression = /\\*@\{[^}]*\}/g

/**
 * Returns the text as elements with the type of each part: key, string, expression, number, word or sign.
 *
 * @param {string} text  @param {Elements['h']} h
 * @returns {(Node|string)[]}
 */
export function coloured(text, h) {
  const parts = []
  let end = 0
  for (const match of text.matchAll(token)) {
    const [whole, string, colon, number, word] = match
    parts.push(text.slice(end, match.index))
    if (string === undefined) parts.push(h('span', { class: number || word ? 'code-value' : 'code-sign' }, whole))
    else if (colon === undefined) parts.push(...withExpressions(string, h))
    else parts.push(h('span', { class: 'code-key' }, string), h('span', { class: 'code-sign' }, colon))
    end = match.index + whole.length
  }
  parts.push(text.slice(end))
  return parts.filter((part) => part !== '')
}

function withExpressions(string, h) {
  const parts = []
  let end = 0
  for (const { 0: whole, index } of string.matchAll(expression)) {
    parts.push(h('span', { class: 'code-string' }, string.slice(end, index)), h('span', { class: 'code-expression' }, whole))
    end = index + whole.length
  }
  return [...parts, h('span', { class: 'code-string' }, string.slice(end))]
}
