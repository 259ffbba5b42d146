const token = /("(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:])/y
const space = /[ \t\n\r]*/y
const rightPart = /"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y // the valid part of an invalid string
const wrongPart = /[\w.+-]+|[^]/uy
const closing = { '{': '}', '[': ']' }

/** @typedef {'token'|'string'|'end'} WrongPart  the kind of error in a text that is not JSON */

/**
 * Returns the error in a text that is not JSON; null if it is JSON. Needed because `JSON.parse` of WebKit reports no
 * position.
 *
 * @param {string} text
 * @returns {{ line: number, column: number, token: string, kind: WrongPart }|null}  line and column count from 1
 */
export function jsonError(text) {
  const scanner = new Scanner(text)
  let next = scanner.next()
  while (next && !next.error) next = scanner.next()
  if (!next) return null
  const { index, kind } = next.error
  const before = text.slice(0, index)
  const column = index - before.lastIndexOf('\n')
  return { line: before.split('\n').length, column, token: kind === 'token' ? matched(wrongPart, text, index) : '', kind }
}

/**
 * Formats a JSON text with a line for each value. Unlike `JSON.stringify`, it keeps numbers, strings and repeated names
 * as they are written. A text with several lines, or that is not JSON, stays unchanged.
 *
 * @param {string} text
 */
export function formattedJSON(text) {
  if (text.trim().includes('\n')) return text
  const scanner = new Scanner(text)
  const parts = []
  let depth = 0
  let last = ''
  for (let next = scanner.next(); next; next = scanner.next()) {
    if (next.error) return text
    const { text: now } = next
    const closes = now === '}' || now === ']'
    if (closes) depth -= 1
    const isEmpty = closes && last in closing
    if (last === ',' || (last in closing && !closes) || (closes && !isEmpty)) parts.push('\n', '  '.repeat(depth))
    parts.push(now === ':' ? ': ' : now)
    if (now in closing) depth += 1
    last = now
  }
  return parts.join('')
}

/** Reads the tokens of a JSON text, and stops at the first invalid one. */
class Scanner {
  #at = 0
  #open = []
  #wanted = 'value' // or 'name', 'colon', 'comma'; 'nothing' after the outermost value
  #canClose = false // whether the object or array is still empty

  constructor(text) {
    this.text = text
  }

  /**
   * @returns {{ text?: string, error?: { index: number, kind: WrongPart } }|null}  null at the end of the valid part
   */
  next() {
    const { text } = this
    this.#at += matched(space, text, this.#at).length
    const index = this.#at
    if (index === text.length) return this.#wanted === 'nothing' ? null : { error: { index, kind: 'end' } }
    token.lastIndex = index
    const [whole, string, value, sign] = token.exec(text) ?? []
    if (whole === undefined && text[index] === '"' && (this.#wanted === 'value' || this.#wanted === 'name')) return { error: this.#wrongString(index) }
    if (whole === undefined || !this.#accepts(string, value, sign)) return { error: { index, kind: 'token' } }
    this.#at += whole.length
    return { text: whole }
  }

  #accepts(string, value, sign) {
    const top = this.#open.at(-1)
    const isFirst = this.#canClose
    this.#canClose = false
    if (sign === '}' || sign === ']') {
      if (closing[top] !== sign || !(isFirst || this.#wanted === 'comma')) return false
      this.#open.pop()
      return this.#valueEnds()
    }
    switch (this.#wanted) {
      case 'value':
        if (sign === undefined) return this.#valueEnds()
        if (!(sign in closing)) return false
        this.#open.push(sign)
        this.#canClose = true
        return this.#wants(sign === '{' ? 'name' : 'value')
      case 'name': return string !== undefined && this.#wants('colon')
      case 'colon': return sign === ':' && this.#wants('value')
      case 'comma': return sign === ',' && this.#wants(top === '{' ? 'name' : 'value')
      default: return false
    }
  }

  #valueEnds() { return this.#wants(this.#open.length ? 'comma' : 'nothing') }

  #wants(part) {
    this.#wanted = part
    return true
  }

  /**
   * Returns the error in a string that is not closed on its line, or has a character that must be escaped.
   *
   * @returns {{ index: number, kind: WrongPart }}
   */
  #wrongString(index) {
    const at = index + matched(rightPart, this.text, index).length
    if (at === this.text.length) return { index: at, kind: 'end' }
    return { index: at, kind: /[\n\r]/.test(this.text[at]) ? 'string' : 'token' }
  }
}

function matched(pattern, text, index) {
  pattern.lastIndex = index
  return pattern.exec(text)?.[0] ?? ''
}
