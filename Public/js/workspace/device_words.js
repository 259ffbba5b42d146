import { deviceSettings as settings } from '../net/contract.js'
import { browserZone } from './time_zone.js'

const textSizes = [
  'xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge',
  'accessibility1', 'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5',
]
const members = {
  ...Object.fromEntries(textSizes.filter((size) => size !== 'small').map((size) => [size, 'textSize'])),
  leftToRight: 'direction', rightToLeft: 'direction', light: 'appearance', dark: 'appearance',
  full: 'motion', reduced: 'motion', logged: 'exceptions', fatal: 'exceptions',
}
/** The settings whose values are single words in a link. Links had these settings before all others, which have a
 * prefix. */
const named = ['motion', 'exceptions']
const settingWord = new RegExp(`^(${Object.keys(settings).join('|')})-(\\w+)$`)
const usual = {
  size: 'phone', textSize: 'large', direction: 'leftToRight', appearance: 'light', language: 'en',
  ...Object.fromEntries(Object.entries(settings).map(([name, [first]]) => [name, first])),
}
const spokenWord = /^lang-(.+)$/
const placeWord = /^location-(-?[\d.]+):(-?[\d.]+)$/
const zoneWord = /^zone-(.+)$/
const clockWord = /^clock-(-?\d+)$/
const numbers = /^([\d.]+)x([\d.]+)(?::([\d.]+):([\d.]+):([\d.]+):([\d.]+))?$/

export { textSizes }

/**
 * Returns the device of a link: `landscape dark accessibility3`, `320x568 text-small`, `lang-pt-BR reduced`. An unknown
 * word is sent as a size, so that the server reports the error.
 *
 * @param {string} text
 */
export function deviceOf(text) {
  return Object.assign({}, ...text.split(/[\s,]+/).filter(Boolean).map((word) => {
    const found = word.match(numbers)?.slice(1).map((number) => number && Number(number))
    const spoken = word.match(spokenWord)?.[1]
    if (spoken) return { language: spoken }
    const [, latitude, longitude] = word.match(placeWord) ?? []
    if (latitude) return { location: { latitude: Number(latitude), longitude: Number(longitude) } }
    const zone = word.match(zoneWord)?.[1]
    if (zone) return { timeZone: zone }
    const clock = word.match(clockWord)?.[1]
    if (clock) return { clockOffset: Number(clock) }
    const [, setting, value] = word.match(settingWord) ?? []
    if (setting) return { [setting]: value }
    if (!found) return word === 'text-small' ? { textSize: 'small' } : { [members[word] ?? 'size']: word }
    const [width, height, top, left, bottom, right] = found
    return { width, height, ...(top !== undefined && { safeArea: { top, left, bottom, right } }) }
  }))
}

/** Returns the properties in which a session's device differs from the standard phone in the time zone of this browser,
 * in the form that opens a session. Whether the app is in the foreground is left out. A language sets the direction, so the
 * direction is always included with a language. */
export function choiceOf({ scale, app, timeZone = 'GMT', ...device }) {
  const { size, width, height, safeArea, ...others } = device
  const settings = timeZone === (browserZone() ?? 'GMT') ? others : { ...others, timeZone }
  const screen = size ? { size } : { width, height, safeArea }
  const isForeign = (settings.language ?? usual.language) !== usual.language
  return Object.fromEntries(Object.entries({ ...screen, ...settings }).filter(([name, value]) =>
    usual[name] !== value || (isForeign && name === 'direction')))
}

/** Returns the same settings in the words of a link. */
export function wordsOf(device) {
  const { size, width, height, safeArea, textSize, language, location, timeZone, clockOffset, ...others } = choiceOf(device)
  const { top, left, bottom, right } = safeArea ?? {}
  const edges = [top, left, bottom, right].some(Boolean) ? `:${top}:${left}:${bottom}:${right}` : ''
  const screen = width ? `${width}x${height}${edges}` : size
  const words = Object.entries(others).map(([name, value]) => (name in settings && !named.includes(name) ? `${name}-${value}` : value))
  const place = location && `location-${location.latitude}:${location.longitude}`
  return [screen, textSize === 'small' ? 'text-small' : textSize, language && `lang-${language}`, ...words, place, timeZone && `zone-${timeZone}`, clockOffset && `clock-${clockOffset}`].filter(Boolean).join(' ')
}
