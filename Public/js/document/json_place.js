/**
 * @typedef {{ kind: 'object'|'array', members: Map<string, string|null>, key: string|null }} Frame
 *   an object or array around a position: its members with their string values, and the key of the member at the
 *   position
 */

/**
 * Returns the path of a position in a JSON text, which may be incomplete.
 *
 * @param {string} text  @param {number} caret
 * @returns {{ frames: Frame[], part: 'name'|'value'|null, from: number, to: number, written: string, isText: boolean }}
 *   the frames from the outermost on; `from` and `to` are the range of the token at the position, `written` its part
 *   before the position
 */
export function placeIn(text, caret) {
  const stack = []
  let found = null
  const settle = (part, from, to, isText) => {
    const frames = stack.map(({ kind, members, key }) => ({ kind, members, key }))
    found = { frames, part, from, to, written: text.slice(from, caret), isText }
  }
  const part = () => (stack.at(-1)?.kind === 'object' && stack.at(-1).key === null ? 'name' : 'value')
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]:,]|[^\s{}[\]:,"]+/g)) {
    const end = index + token.length
    const top = stack.at(-1)
    if (!found && caret <= index) settle(stack.length ? part() : null, caret, caret, false)
    const isText = token.startsWith('"')
    if (!found && caret > index && (isText ? caret < end || !isClosed(token) : caret <= end && /^[^{}[\]:,]/.test(token))) {
      const isOpen = isText && !isClosed(token) // the text after the first word may not belong to it
      const to = isOpen ? caret + /^[\w:]*/.exec(text.slice(caret, end))[0].length : isText ? end - 1 : end
      settle(stack.length ? part() : null, isText ? index + 1 : index, to, isText)
    }
    if (token === '{' || token === '[') stack.push({ kind: token === '{' ? 'object' : 'array', members: new Map(), key: null, name: null })
    else if (token === '}' || token === ']') stack.pop()
    else if (token === ':' && top) top.key = top.name
    else if (token === ',' && top) Object.assign(top, { key: null, name: null })
    else if (isText && top?.kind === 'object') {
      const value = token.slice(1, isClosed(token) ? -1 : undefined)
      if (top.key === null) {
        top.name = value
        if (caret < index || caret > end) top.members.set(value, null)
      } else top.members.set(top.key, value)
    }
  }
  if (!found) settle(stack.length ? part() : null, caret, caret, false)
  return found
}

function isClosed(token) { return token.length > 1 && token.endsWith('"') && !/(?:^|[^\\])(?:\\\\)*\\"$/.test(token) }

/**
 * Returns the token at which a text is not JSON; null if it is JSON.
 *
 * @param {string} text  @param {{ line?: number, column?: number }} place  the position that the server reported, after
 * the wrong token, counted from 1
 * @returns {{ token: string, isEnd: boolean }|null}
 */
export function syntaxError(text, { line, column }) {
  if (isJSON(text)) return null
  const lines = text.split('\n')
  if (!line || line > lines.length) return { token: '', isEnd: false }
  const before = [...lines.slice(0, line - 1), lines[line - 1].slice(0, column)].join('\n')
  const token = /(?:"[^"\n]*"|[\w.+-]+|\S)\s*$/.exec(before)?.[0] ?? ''
  const isLast = !text.slice(before.length).trim()
  const isEnd = isLast && /^(?:[[\]{}",:\d-]|true|false|null)/.test(token) && !isJSON(before.slice(0, -token.length || undefined))
  return { token: isEnd ? '' : token.trim(), isEnd }
}

function isJSON(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
