/** @typedef {(string|number)[]} Path  the keys and indices that lead to a value */

/** Returns the value at a path; undefined if there is none. @param {any} root  @param {Path} path */
export function valueAt(root, path) {
  return path.reduce((value, key) => value?.[key], root)
}

/**
 * Returns a copy with another value at a path. Objects on the way are made if they are missing. Undefined removes the
 * value, and each object that it leaves empty.
 *
 * @param {any} root  @param {Path} path  @param {any} value
 */
export function withValue(root, [key, ...rest], value) {
  const copy = Array.isArray(root) ? [...root] : { ...(isObject(root) ? root : {}) }
  const inner = rest.length ? withValue(copy[key], rest, value) : value
  const isGone = inner === undefined || (rest.length > 0 && value === undefined && isObject(inner) && Object.keys(inner).length === 0)
  if (isGone) delete copy[key]
  else copy[key] = inner
  return copy
}

/** Returns whether two JSON values are equal; the order of members does not count. */
export function isSame(one, other) {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]))
}

/** Returns the parts of a path as the server writes it: `children[0].style.size`. @param {string} text  @returns {Path} */
export function readPath(text) {
  return Array.from(text.matchAll(/\[(\d+)\]|[^.[\]]+/g), ([key, index]) => (index === undefined ? key : Number(index))).filter((key) => key !== '$')
}

/** Returns a path as the server writes it. @param {Path} path */
export function writePath(path) {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key)).join('')
}

function isObject(value) { return typeof value === 'object' && value !== null && !Array.isArray(value) }
