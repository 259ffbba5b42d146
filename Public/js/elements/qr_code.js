/*
 * QR codes of level M up to version 10, in bytes (ISO/IEC 18004): enough for an address of 213 bytes.
 * A code is a square of modules, dark or light.
 */
/** @type {[all: number, correction: number, blocks: number, centres: number[]][]} */
// for each version: the number of all codewords, the number of codewords for error correction in a block, the number of
// blocks, and the centers of the alignment patterns
const versions = [
  [26, 10, 1, []], [44, 16, 1, [6, 18]], [70, 26, 1, [6, 22]], [100, 18, 2, [6, 26]], [134, 24, 2, [6, 30]], [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]], [242, 22, 4, [6, 24, 42]], [292, 22, 5, [6, 26, 46]], [346, 26, 5, [6, 28, 50]],
]
const masks = [
  (x, y) => (x + y) % 2, (x, y) => y % 2, (x) => x % 3, (x, y) => (x + y) % 3, (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3), (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/**
 * Returns the QR code of a text. Throws if the text is too long.
 *
 * @param {string} text  @param {number} [mask]  one of the eight mask patterns; without it, the one with the lowest
 * penalty
 * @returns {boolean[][]} its rows; true is dark
 */
export function qrCode(text, mask) {
  const bytes = new TextEncoder().encode(text)
  const version = versions.findIndex(([all, correction, blocks], index) => all - correction * blocks >= bytes.length + (index < 9 ? 2 : 3)) + 1
  if (version === 0) throw new RangeError(`A code holds 213 bytes, and this text has ${bytes.length}.`)
  const words = codewords(bytes, version)
  if (mask !== undefined) return drawn(version, words, mask)
  const all = masks.map((_, number) => drawn(version, words, number))
  const costs = all.map(penalty)
  return all[costs.indexOf(Math.min(...costs))]
}

/** Returns the codewords: the bytes with their length and padding, and the error correction, interleaved by block. */
function codewords(bytes, version) {
  const [all, correction, count] = versions[version - 1]
  const room = all - correction * count
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...Array.from(bytes).flatMap((byte) => bitsOf(byte, 8))]
  bits.push(...Array(Math.min(4, room * 8 - bits.length)).fill(0))
  bits.push(...Array((8 - (bits.length % 8)) % 8).fill(0))
  const data = Array.from({ length: bits.length / 8 }, (_, index) => bits.slice(8 * index, 8 * index + 8).reduce((sum, bit) => 2 * sum + bit, 0))
  for (let filler = 0xec; data.length < room; filler ^= 0xec ^ 0x11) data.push(filler)
  const short = Math.floor(room / count)
  const longer = count - (room % count) // the first block with one more codeword
  const blocks = []
  for (let index = 0, at = 0; index < count; index += 1) {
    const length = short + (index >= longer ? 1 : 0)
    blocks.push(data.slice(at, at + length))
    at += length
  }
  const checks = blocks.map((block) => remainder(block, correction))
  const turns = (lists, length) => Array.from({ length }, (_, index) => lists.map((list) => list[index])).flat().filter((word) => word !== undefined)
  return [...turns(blocks, short + 1), ...turns(checks, correction)]
}

// The powers in the field of 256 elements, with the polynomial 0x11d.
const powers = []
for (let power = 1; powers.length < 255; power = power < 128 ? 2 * power : (2 * power) ^ 0x11d) powers.push(power)
const logarithms = Object.fromEntries(powers.map((power, index) => [power, index]))
const times = (one, other) => (one && other ? powers[(logarithms[one] + logarithms[other]) % 255] : 0)

/**
 * Returns the error correction of a block (Reed-Solomon): the remainder of its division by a polynomial of that degree.
 */
function remainder(block, degree) {
  let divisor = [1]
  for (let index = 0; index < degree; index += 1) {
    divisor = [...divisor, 0].map((factor, place) => factor ^ times(divisor[place - 1] ?? 0, powers[index]))
  }
  const rest = [...block, ...Array(degree).fill(0)]
  for (let index = 0; index < block.length; index += 1) {
    const factor = rest[index]
    divisor.forEach((other, place) => { rest[index + place] ^= times(other, factor) })
  }
  return rest.slice(block.length)
}

function drawn(version, words, mask) {
  const size = 17 + 4 * version
  const code = Array.from({ length: size }, () => Array(size).fill(null)) // null: not set yet
  const set = (x, y, isDark) => { if (x >= 0 && y >= 0 && x < size && y < size) code[y][x] = Boolean(isDark) }
  const square = (x, y, radius, isDark) => {
    for (let dy = -radius; dy <= radius; dy += 1) for (let dx = -radius; dx <= radius; dx += 1) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, 4, (ring) => ring !== 2 && ring !== 4)
  const centres = versions[version - 1][3]
  for (const y of centres) for (const x of centres) if (code[y][x] === null) square(x, y, 2, (ring) => ring !== 1)
  for (let at = 8; at < size - 8; at += 1) for (const [x, y] of [[at, 6], [6, at]]) if (code[y][x] === null) set(x, y, at % 2 === 0)
  about(code, version, mask, set)
  write(code, words, mask)
  return code
}

/** Writes the format (level and mask) twice, and from version 7 on the version twice. */
function about(code, version, mask, set) {
  const size = code.length
  const format = bitsOf(checked(mask, 10, 0x537) ^ 0x5412, 15).reverse() // level M is 00
  format.forEach((bit, index) => {
    const near = index < 6 ? index : index < 8 ? index + 1 : 14 - index
    set(...(index < 8 ? [8, near] : [index === 8 ? 7 : near, 8]), bit)
    set(...(index < 8 ? [size - 1 - index, 8] : [8, size - 15 + index]), bit)
  })
  set(8, size - 8, true)
  if (version < 7) return
  bitsOf(checked(version, 12, 0x1f25), 18).reverse().forEach((bit, index) => {
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)]
    set(far, near, bit)
    set(near, far, bit)
  })
}

/**
 * Writes the codewords into the free modules, in pairs of columns up and down from the right, then applies the mask.
 */
function write(code, words, mask) {
  const size = code.length
  const bits = words.flatMap((word) => bitsOf(word, 8))
  let [next, isUp] = [0, true]
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5 // the column of the timing pattern
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (code[y][x] !== null) continue
        code[y][x] = Boolean(bits[next] ?? 0) !== (masks[mask](x, y) === 0)
        next += 1
      }
    }
    isUp = !isUp
  }
}

/** Returns the penalty of a code: for runs, squares, patterns like a finder, and an uneven number of dark modules. */
function penalty(code) {
  const lines = [...code, ...code[0].map((_, x) => code.map((row) => row[x]))].map((line) => line.map(Number).join(''))
  let cost = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2
    cost += 40 * ((line.match(/(?=10111010000)/g) ?? []).length + (line.match(/(?=00001011101)/g) ?? []).length)
  }
  for (let y = 1; y < code.length; y += 1) {
    for (let x = 1; x < code.length; x += 1) {
      if (code[y][x] === code[y - 1][x] && code[y][x] === code[y][x - 1] && code[y][x] === code[y - 1][x - 1]) cost += 3
    }
  }
  const dark = code.flat().filter(Boolean).length / code.length ** 2
  return cost + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}

/** Returns a number with its check bits (BCH). */
function checked(number, length, generator) {
  let rest = number << length
  for (let bit = 31; bit >= length; bit -= 1) if (rest & (1 << bit)) rest ^= generator << (bit - length)
  return (number << length) | rest
}

function bitsOf(number, length) {
  return Array.from({ length }, (_, index) => (number >> (length - 1 - index)) & 1)
}
