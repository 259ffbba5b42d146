import { LargeNumber } from './exact_json.js'

const plainName = /^[A-Za-z_$][\w$-]*$/

/** @typedef {{ path: string, before?: any, after?: any }} JSONDifference  without a value where one has no such part */

/**
 * Returns the differences of two JSON values, each with its path, such as `items[2].price`. The path of the whole value is
 * empty. Of arrays, the equal elements at the beginning and at the end are matched, and those between them by their order.
 *
 * @param {any} before  @param {any} after  @returns {JSONDifference[]}
 */
export function jsonDifferences(before, after) {
  const found = []
  compare('', before, after, found)
  return found
}

function compare(path, before, after, found) {
  if (Array.isArray(before) && Array.isArray(after)) return compareArrays(path, before, after, found)
  if (isRecord(before) && isRecord(after)) return compareObjects(path, before, after, found)
  if (!isSame(before, after)) found.push({ path, before, after })
  return undefined
}

function compareObjects(path, before, after, found) {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const place = plainName.test(name) ? `${path}${path && '.'}${name}` : `${path}[${JSON.stringify(name)}]`
    if (!Object.hasOwn(before, name)) found.push({ path: place, after: after[name] })
    else if (!Object.hasOwn(after, name)) found.push({ path: place, before: before[name] })
    else compare(place, before[name], after[name], found)
  }
}

/** The index in a path is that of the value in the later array, or in the earlier one if it was removed. */
function compareArrays(path, before, after, found) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const [first, second] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const place = `${path}[${start + index}]`
    if (index >= first.length) found.push({ path: place, after: second[index] })
    else if (index >= second.length) found.push({ path: place, before: first[index] })
    else compare(place, first[index], second[index], found)
  }
}

function isRecord(value) { return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof LargeNumber) }

/** The order of an object's members does not matter. */
function isSame(before, after) {
  if (before === after) return true
  if (Array.isArray(before)) return Array.isArray(after) && before.length === after.length && before.every((value, index) => isSame(value, after[index]))
  if (isRecord(before)) {
    const names = Object.keys(before)
    return isRecord(after) && names.length === Object.keys(after).length && names.every((name) => Object.hasOwn(after, name) && isSame(before[name], after[name]))
  }
  return before instanceof LargeNumber && after instanceof LargeNumber && before.source === after.source
}
