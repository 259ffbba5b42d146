/** @typedef {{ headers?: Record<string, string>, body?: string, binary?: boolean, truncated?: boolean }} SentRequest */

/**
 * A request as a command for a POSIX shell, with the placeholders by which the server replaced secrets.
 * @param {{ method?: string, url?: string }} entry
 * @param {SentRequest} request
 */
export function curl({ method, url }, request) {
  const { body } = request
  // An argument cannot contain NUL, and a terminal may interpret other control characters.
  const isPlain = body === undefined || !/[^\t\n -\u{10ffff}]|\x7f/u.test(body)
  const parts = ['curl']
  if (method === 'HEAD') parts.push('--head')
  else if (method !== (body || request.binary ? 'POST' : 'GET')) parts.push('-X', quote(method))
  if (/[[\]{}]/.test(url)) parts.push('--globoff')
  parts.push(quote(url))
  for (const [name, value] of headersOf(request)) parts.push('-H', quote(headerLine(name, value)))
  if (!isWhole(request)) parts.push('--data-binary', '@body')
  else if (body && isPlain) parts.push('--data-raw', quote(body))
  else if (body) parts.push('--data-binary', '@-')
  const command = parts.join(' ')
  return isWhole(request) && body && !isPlain ? `printf ${quote(octal(body))} | ${command}` : command
}

/** Returns a header as curl reads it: `Name:` omits a header, `Name;` sends one without a value. */
function headerLine(name, value) {
  if (value === null) return `${name}:`
  return value === '' ? `${name};` : `${name}: ${value}`
}

/** Returns whether the body is complete. @param {SentRequest} request */
export function isWhole({ binary, truncated }) {
  return !binary && !truncated
}

/**
 * Returns the header arguments. Omits a length that curl computes, and disables the content type that curl would add.
 *
 * @param {SentRequest} request
 */
function headersOf({ headers = {}, body, binary }) {
  const given = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
  const hasType = given.some(([name]) => name.toLowerCase() === 'content-type')
  return (body || binary) && !hasType ? [...given, ['Content-Type', null]] : given
}

function quote(text) {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll('\'', '\'\\\'\'')}'`
}

/** Returns a text as octal escapes for `printf`. */
function octal(text) {
  return Array.from(new TextEncoder().encode(text), (byte) => {
    const character = String.fromCharCode(byte)
    return /[\w .,:;/(){}"<>=&?#*+]/.test(character) ? character : `\\${byte.toString(8).padStart(3, '0')}`
  }).join('')
}
