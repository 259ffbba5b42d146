const longest = 24_000 // characters that mail, chat and proxies still carry
const longestText = 500_000 // bytes of a document, however small it was packed
const forms = { json: (bytes) => bytes, z: inflate }

/** A link whose document cannot be read, and why. */
export class BadLink extends Error {}

/**
 * The fragment that carries a document: `#z=…` deflated where that is shorter, otherwise `#json=…`; both in base64url.
 * @param {string} text
 * @returns {Promise<string|null>} null where it would be too long for a link
 */
export async function writeFragment(text) {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > longestText) return null
  const deflated = globalThis.CompressionStream ? await through(bytes, new CompressionStream('deflate-raw')) : bytes
  const fragment = deflated.length < bytes.length ? `#z=${encode(deflated)}` : `#json=${encode(bytes)}`
  return fragment.length > longest ? null : fragment
}

/**
 * The document of a fragment, or null where there is none.
 * @param {string} fragment
 * @throws {BadLink} where there is one that cannot be read
 */
export async function readFragment(fragment) {
  const [, form, code] = /^#(json|z)=(.*)$/s.exec(fragment) ?? []
  if (!form) return null
  if (code.length > longest) throw new BadLink('it is too long')
  let bytes
  try {
    bytes = await forms[form](decode(code))
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink('it is damaged')
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BadLink('it is not text')
  }
}

async function inflate(bytes) {
  if (!globalThis.DecompressionStream) throw new BadLink('this browser cannot unpack it')
  return through(bytes, new DecompressionStream('deflate-raw'), longestText)
}

/** All that comes out of a transformation, which is stopped when that gets too much. */
async function through(bytes, transformation, most = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(transformation).getReader()
  const parts = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > most) {
      await reader.cancel()
      throw new BadLink('its document is too large')
    }
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function encode(bytes) {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function decode(code) {
  return Uint8Array.from(atob(code.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))
}
