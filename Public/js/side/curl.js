/** @typedef {{ headers?: Record<string, string>, body?: string, binary?: boolean, truncated?: boolean }} SentRequest */

/**
 * A request as a command for a POSIX shell, with what the server replaced left as it is.
 * @param {{ method: string, url: string }} entry
 * @param {SentRequest} request
 */
export function curl({ method, url }, request) {
  const { body } = request
  // An argument holds no NUL, and what is pasted into a terminal no other control character.
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

/** As curl reads it: `Name:` leaves a header out, `Name;` sends one without a value. */
function headerLine(name, value) {
  if (value === null) return `${name}:`
  return value === '' ? `${name};` : `${name}: ${value}`
}

/** Whether the body is here as it was sent. @param {SentRequest} request */
export function isWhole({ binary, truncated }) {
  return !binary && !truncated
}

/**
 * A length that curl counts itself is not said twice, and a type that it would make up is said to be none.
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

/** Bytes as `printf` reads them. */
function octal(text) {
  return Array.from(new TextEncoder().encode(text), (byte) => {
    const character = String.fromCharCode(byte)
    return /[\w .,:;/(){}"<>=&?#*+]/.test(character) ? character : `\\${byte.toString(8).padStart(3, '0')}`
  }).join('')
}
