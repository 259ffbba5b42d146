/** Formats times, durations and sizes in the language of the user. */
export class Times {
  #formats = new Map()
  language = 'en'

  /** Returns a time of day with milliseconds. @param {Date} moment */
  clock(moment) {
    return this.#format('clock', () => new Intl.DateTimeFormat(this.language, {
      hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3, hourCycle: 'h23',
    })).format(moment)
  }

  /** @param {number} milliseconds */
  duration(milliseconds) {
    if (milliseconds >= 1000) return `${this.#number(milliseconds / 1000, 2)} s`
    return `${this.#number(milliseconds, milliseconds < 10 ? 1 : 0)} ms`
  }

  /** Returns a rounded duration. @param {number} milliseconds */
  span(milliseconds) {
    /** @type {[least: number, length: number, unit: string][]} */
    const units = [[172800000, 86400000, 'd'], [7200000, 3600000, 'h'], [120000, 60000, 'min'], [1000, 1000, 's'], [0, 1, 'ms']]
    const [, length, unit] = units.find(([least]) => milliseconds >= least)
    return `${this.#number(Math.floor(milliseconds / length), 0)} ${unit}`
  }

  /** Returns the time since the beginning of the session. @param {number} milliseconds */
  since(milliseconds) {
    return `+${this.#number(milliseconds / 1000, 3, 3)}`
  }

  /** @param {number} bytes */
  size(bytes) {
    return bytes < 1000 ? `${this.#number(bytes, 0)} B` : `${this.#number(bytes / 1000, 1)} kB`
  }

  #number(value, most, least = 0) {
    return this.#format(`${most}.${least}`, () => new Intl.NumberFormat(this.language, {
      maximumFractionDigits: most, minimumFractionDigits: least,
    })).format(value)
  }

  #format(name, make) {
    const key = `${this.language} ${name}`
    if (!this.#formats.has(key)) this.#formats.set(key, make())
    return this.#formats.get(key)
  }
}
