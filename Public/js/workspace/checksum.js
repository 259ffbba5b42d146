const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xEDB88320 : value >>> 1
  return value
})

/** Returns the CRC-32 that ZIP and PNG have of their contents. @param {Uint8Array} bytes  @returns {number} */
export function checksum(bytes) {
  let sum = 0xFFFFFFFF
  for (const byte of bytes) sum = (sum >>> 8) ^ table[(sum ^ byte) & 0xFF]
  return (sum ^ 0xFFFFFFFF) >>> 0
}
