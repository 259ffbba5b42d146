import { checksum } from './checksum.js'

/** Returns numbers in little endian, each with its size in bytes. */
function record(...fields) {
  const bytes = new Uint8Array(fields.reduce((length, [, size]) => length + size, 0))
  const view = new DataView(bytes.buffer)
  let place = 0
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(place, value, true)
    else view.setUint32(place, value, true)
    place += size
  }
  return bytes
}

/** Returns the date and time in the MS-DOS format of ZIP files. */
function stamp(date) {
  const day = (Math.max(date.getFullYear() - 1980, 0) << 9) | ((date.getMonth() + 1) << 5) | date.getDate()
  return [(date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1), day]
}

const utf8Names = 0x0800

/**
 * Returns files as an uncompressed ZIP file.
 *
 * @param {{ name: string, bytes: Uint8Array }[]} files  @param {Date} date  @returns {Blob}
 */
export function zipped(files, date) {
  const [time, day] = stamp(date)
  const parts = []
  const directory = []
  let place = 0
  for (const { name, bytes } of files) {
    const title = new TextEncoder().encode(name)
    const facts = [
      [20, 2], [utf8Names, 2], [0, 2], [time, 2], [day, 2], [checksum(bytes), 4], [bytes.length, 4], [bytes.length, 4],
      [title.length, 2], [0, 2],
    ]
    parts.push(record([0x04034B50, 4], ...facts), title, bytes)
    directory.push(record([0x02014B50, 4], [20, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [place, 4]), title)
    place += 30 + title.length + bytes.length
  }
  const size = directory.reduce((length, piece) => length + piece.length, 0)
  const end = record(
    [0x06054B50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size, 4], [place, 4], [0, 2])
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}
