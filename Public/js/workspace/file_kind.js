/** @typedef {'png'|'jpeg'|'gif'|'pdf'|'zip'|'svg'|'html'|'har'|'json'} FileKind */

/** @type {[start: RegExp, kind: FileKind][]} */
const starts = [
  [/^\x89PNG/, 'png'], [/^\xff\xd8\xff/, 'jpeg'], [/^GIF8/, 'gif'], [/^%PDF/, 'pdf'], [/^PK\x03\x04/, 'zip'],
  [/^\s*(<\?xml[^>]*>\s*)?<svg/i, 'svg'], [/^\s*<(!doctype\s+)?html/i, 'html'],
  [/^\s*\{\s*"log"\s*:/, 'har'], [/^\s*(\[|\{(?!\s*"kennel"|[^\n]*"kennel"\s*:))/, 'json'],
]
const looked = 4096 // bytes

/**
 * Returns the type of a file by its first bytes; null if they do not show it.
 *
 * @param {Blob} file  @returns {Promise<FileKind|null>}
 */
export async function kindOf(file) {
  const bytes = new Uint8Array(await file.slice(0, looked).arrayBuffer())
  const text = String.fromCharCode(...bytes).replace(/^\xef\xbb\xbf/, '')
  return starts.find(([start]) => start.test(text))?.[1] ?? null
}
