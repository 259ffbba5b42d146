const longest = 24_000 // characters of a link that mail, chat and proxies still accept
const longestText = 500_000 // bytes of a decompressed document
const forms = { json: (bytes) => bytes, z: inflate }

/** A link whose document cannot be read, with the reason. */
export class BadLink extends Error {}

/**
 * Returns the fragment that carries a document: `#z=…` deflated if that is shorter, otherwise `#json=…`; both in
 * base64url.
 *
 * @param {string} text
 * @returns {Promise<string|null>} null if it would be too long for a link
 */
export async function writeFragment(text) {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > longestText) return null
  const deflated = globalThis.CompressionStream ? await through(bytes, new CompressionStream('deflate-raw')) : bytes
  const fragment = deflated.length < bytes.length ? `#z=${encode(deflated)}` : `#json=${encode(bytes)}`
  return fragment.length > longest ? null : fragment
}

/**
 * Returns the document of a fragment; null without one.
 *
 * @param {string} fragment
 * @throws {BadLink} if the document cannot be read
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

/** Returns the output of a transformation, which is aborted when the output gets too large. */
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
