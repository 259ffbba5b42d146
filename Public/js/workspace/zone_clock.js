const parts = ['year', 'month', 'day', 'hour', 'minute', 'second']

/**
 * Returns the date and the time in a time zone, as `2026-03-01T09:30:00`.
 *
 * @param {number} epoch  in milliseconds  @param {string} zone  its name in the IANA database
 */
export function wallTime(epoch, zone) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
  })
  const values = Object.fromEntries(format.formatToParts(epoch).map(({ type, value }) => [type, value]))
  const [year, month, day, hour, minute, second] = parts.map((name) => values[name])
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`
}

/**
 * Returns the moment, in milliseconds, at which clocks in a time zone show a date and a time. Of two such moments, which
 * there are when clocks are set back, it is one of them.
 *
 * @param {string} text  as `2026-03-01T09:30` or with seconds  @param {string} zone
 */
export function momentOf(text, zone) {
  const wanted = Date.parse(`${text}Z`)
  const shift = (moment) => Date.parse(`${wallTime(moment, zone)}Z`) - moment
  const near = wanted - shift(wanted)
  return wanted - shift(near)
}

/** Returns whether this browser knows a time zone. @param {string} name */
export function isZone(name) {
  try {
    return Boolean(name && new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Returns the names of time zones that this browser knows, in alphabetical order. */
export function zones() {
  return ['GMT', ...(/** @type {any} */ (Intl).supportedValuesOf?.('timeZone') ?? [])]
}
