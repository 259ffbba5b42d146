import { checksum } from './checksum.js'

const signature = 8 // bytes

/** Numbers in big endian, each with its size in bytes. @param {...[number, number]} fields */
function record(...fields) {
  const bytes = new Uint8Array(fields.reduce((length, [, size]) => length + size, 0))
  const view = new DataView(bytes.buffer)
  let place = 0
  for (const [value, size] of fields) {
    if (size === 1) view.setUint8(place, value)
    else if (size === 2) view.setUint16(place, value)
    else view.setUint32(place, value)
    place += size
  }
  return bytes
}

function joined(...parts) {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let place = 0
  for (const part of parts) {
    bytes.set(part, place)
    place += part.length
  }
  return bytes
}

/** @param {string} type  @param {...Uint8Array} contents */
function chunk(type, ...contents) {
  const named = joined(new TextEncoder().encode(type), ...contents)
  return joined(record([named.length - 4, 4]), named, record([checksum(named), 4]))
}

/** Returns the contents of the chunks of a type. @param {Uint8Array} png  @param {string} type  @returns {Uint8Array[]} */
function chunksOf(png, type) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const found = []
  for (let place = signature; place < png.length;) {
    const length = view.getUint32(place)
    const name = new TextDecoder().decode(png.subarray(place + 4, place + 8))
    if (name === type) found.push(png.subarray(place + 8, place + 8 + length))
    place += length + 12
  }
  return found
}

/**
 * Returns pictures one after the other as an animated PNG, which browsers and issue trackers play without end. Programs
 * that do not support animations show the first picture.
 * @param {{ png: Uint8Array, time: number }[]} frames  of the same size and kind; `time` in milliseconds
 * @returns {Blob}
 */
export function animatedPNG(frames) {
  const [header] = chunksOf(frames[0].png, 'IHDR')
  const { width, height } = sizeOf(header)
  const parts = [frames[0].png.subarray(0, signature), chunk('IHDR', header), chunk('acTL', record([frames.length, 4], [0, 4]))]
  let number = 0
  frames.forEach(({ png, time }, index) => {
    if (chunksOf(png, 'IHDR')[0].join() !== header.join()) throw new Error('The pictures differ in size or kind.')
    parts.push(chunk('fcTL', record([number, 4], [width, 4], [height, 4], [0, 4], [0, 4], [Math.min(time, 65535), 2], [1000, 2], [0, 1], [0, 1])))
    number += 1
    for (const data of chunksOf(png, 'IDAT')) {
      parts.push(index ? chunk('fdAT', record([number, 4]), data) : chunk('IDAT', data))
      number += index ? 1 : 0
    }
  })
  return new Blob([...parts, chunk('IEND')], { type: 'image/png' })
}

/** @param {Uint8Array} header */
function sizeOf(header) {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  return { width: view.getUint32(0), height: view.getUint32(4) }
}
