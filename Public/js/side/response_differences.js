import { jsonText, parseExactly } from './exact_json.js'
import { jsonDifferences } from './json_differences.js'

const longest = 200 // characters of a value that are shown
const everyTime = ['date', 'age'] // headers that tell when a response was sent

/**
 * A message as the server describes it.
 * @typedef {{ headers?: Record<string, string>, body?: string, bytes?: number, truncated?: boolean, binary?: boolean }} Message
 */

/** @typedef {{ status?: number, message?: string, response?: Message }} Answer  `message` is that of an error */

/**
 * A difference: of the status, of a header, or of the body at a path or in a line. Without a text, one of the two has no such
 * part.
 * @typedef {{ subject: 'status'|'header'|'body'|'line', name: string, before?: string, after?: string }} ResponseDifference
 */

/**
 * How much of the bodies was compared: everything, only their beginning, or only their length.
 * @typedef {'whole'|'beginning'|'length'} ComparedPart
 */

/**
 * Returns the differences of two responses. The headers that tell when a response was sent are not compared.
 * @param {Answer} before  @param {Answer} after
 * @returns {{ differences: ResponseDifference[], compared: ComparedPart }}
 */
export function responseDifferences(before, after) {
  /** @type {ResponseDifference[]} */
  const differences = []
  const [first, second] = [before, after].map(({ status, message }) => (status === undefined ? message : String(status)))
  if (first !== second) differences.push({ subject: 'status', name: '', before: first, after: second })
  if (!before.response || !after.response) return { differences, compared: 'whole' }
  differences.push(...headerDifferences(before.response.headers ?? {}, after.response.headers ?? {}))
  const bodies = bodyDifferences(before.response, after.response)
  return { differences: [...differences, ...bodies.differences], compared: bodies.compared }
}

/** @returns {ResponseDifference[]} */
function headerDifferences(before, after) {
  const [first, second] = [before, after].map((headers) => new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { name, value }])))
  /** @type {ResponseDifference[]} */
  const differences = []
  for (const key of new Set([...first.keys(), ...second.keys()])) {
    const [one, other] = [first.get(key), second.get(key)]
    if (everyTime.includes(key) || one?.value === other?.value) continue
    differences.push({ subject: 'header', name: (other ?? one).name, before: one?.value, after: other?.value })
  }
  return differences
}

/** @param {Message} before  @param {Message} after  @returns {{ differences: ResponseDifference[], compared: ComparedPart }} */
function bodyDifferences(before, after) {
  if (before.binary || after.binary) {
    const isSame = before.bytes === after.bytes
    return { differences: isSame ? [] : [{ subject: 'body', name: '', before: sizeOf(before), after: sizeOf(after) }], compared: 'length' }
  }
  const isCut = Boolean(before.truncated || after.truncated)
  const [first, second] = [before.body ?? '', after.body ?? '']
  const compared = isCut ? 'beginning' : 'whole'
  const values = isCut ? null : [first, second].map(parsed)
  if (values?.every((value) => value !== undefined)) {
    const found = jsonDifferences(values[0], values[1])
    return { differences: found.map(({ path, before, after }) => ({ subject: 'body', name: path, before: shown(before), after: shown(after) })), compared }
  }
  const line = firstOtherLine(first, second, isCut)
  return { differences: line ? [line] : [], compared }
}

function sizeOf({ bytes = 0 }) { return `${bytes} B` }

/** Returns the value of a JSON text; undefined if it is no JSON. */
function parsed(text) {
  try {
    return parseExactly(text)
  } catch {
    return undefined
  }
}

function shown(value) {
  const text = value === undefined ? undefined : jsonText(value)
  return text?.length > longest ? `${text.slice(0, longest)}…` : text
}

/**
 * Returns the first line in which two texts differ; null if there is none. Of cut texts only the lines before the cut
 * are compared.
 * @returns {ResponseDifference|null}
 */
function firstOtherLine(before, after, isCut) {
  const [first, second] = [before, after].map((text) => text.split(/\r\n|\r|\n/))
  const length = isCut ? Math.min(first.length, second.length) : Math.max(first.length, second.length)
  for (let index = 0; index < length; index += 1) {
    let [one, other] = [first[index], second[index]]
    if (isCut && index === length - 1) [one, other] = [one, other].map((line) => line.slice(0, Math.min(one.length, other.length)))
    if (one !== other) return { subject: 'line', name: String(index + 1), before: around(one, other), after: around(other, one) }
  }
  return null
}

/** Returns the part of a line around the first character that differs from another line. */
function around(line, other) {
  if (line === undefined || line.length <= longest) return line
  let at = 0
  while (at < line.length && line[at] === other?.[at]) at += 1
  const from = Math.max(0, at - longest / 4)
  return `${from ? '…' : ''}${line.slice(from, from + longest)}${from + longest < line.length ? '…' : ''}`
}
