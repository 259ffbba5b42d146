/** A number with more digits than JavaScript keeps, as it is written. */
export class LargeNumber {
  /** @param {string} source */
  constructor(source) {
    this.source = source
  }
}

/**
 * Returns the value of a JSON text. A number that JavaScript would round is a `LargeNumber`, if the browser tells how it
 * is written.
 * @param {string} text  @throws {SyntaxError}
 */
export function parseExactly(text) {
  return JSON.parse(text, (key, value, /** @type {{ source?: string }} */ context) => {
    const isRounded = typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER
    return isRounded && context?.source ? new LargeNumber(context.source) : value
  })
}

/** Returns a value as JSON in one line. @param {any} value */
export function jsonText(value) {
  if (value instanceof LargeNumber) return value.source
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${jsonText(part)}`).join(',')}}`
}
