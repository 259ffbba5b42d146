import { qrCode } from '/js/elements/qr_code.js'
import { equal, fails, test } from '/units/unit.js'

// The expected code, made by another encoder (python-qrcode) with the same mask.
const hello = [
  '111111100111001111111',
  '100000101011001000001',
  '101110100010001011101',
  '101110100011001011101',
  '101110101010101011101',
  '100000100110101000001',
  '111111101010101111111',
  '000000000101100000000',
  '101010100101000010010',
  '101010000110001000010',
  '000001100110100011111',
  '101011010110001000010',
  '011001110110101010100',
  '000000001011010100110',
  '111111100001011100111',
  '100000100011110110000',
  '101110101011011100111',
  '101110100100001100110',
  '101110101010100010101',
  '100000100110001010010',
  '111111101010101100111',
]
const others = [
  ['HELLO', 0, 1, '26af6f00ea417ee57ac6e345307b4deb'],
  ['Kennel', 3, 1, '29b755977faea14266ad200ac362120f'],
  ['http://127.0.0.1:8080/?watch=ZJXPFxakXnFVx3G2vgUG34', 1, 4, 'b1bda956f55eb265e1aa39db8d8674b2'],
  ['http://kennel.example.com:8080/?watch=ZJXPFxakXnFVx3G2vgUG34&step=12&embed', 2, 5, '7aeb47b830238f9e7bae9346490220a9'],
  ['éééééééééééééééééééééééééééééééééééééééééééééééééé', 4, 6, '95fb3dfce376d7211ba466a30aa8f0fc'],
  ['x'.repeat(110), 5, 7, '4a97ee22571b8c974b8970651e2182b6'],
  ['y'.repeat(150), 6, 8, '38ba36018a7962568c8f16321700ede7'],
  ['z'.repeat(180), 7, 9, '800432ba5b68db081fa44a3cd4112ebb'],
  ['w'.repeat(213), 0, 10, 'c38ccc8dcc3fa433bf4ee0decec67987'],
  ['w'.repeat(213), 4, 10, '9c56a2517e81796108b8d89686483aa7'],
]
const bits = (code) => code.flat().map(Number).join('')

async function digest(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('a short word is drawn as other encoders draw it', () => {
  equal(qrCode('HELLO', 0).map((row) => row.map(Number).join('')), hello)
})

test('so are longer ones, of all versions with several blocks', async () => {
  for (const [text, mask, version, wanted] of others) {
    const code = qrCode(text, mask)
    equal([code.length, await digest(bits(code))], [17 + 4 * version, wanted], `version ${version}, mask ${mask}`)
  }
})

test('where no mask is asked for, it is one of the eight', () => {
  const address = 'http://127.0.0.1:8080/?watch=ZJXPFxakXnFVx3G2vgUG34'
  equal([0, 1, 2, 3, 4, 5, 6, 7].filter((mask) => bits(qrCode(address, mask)) === bits(qrCode(address))), [4])
})

test('what is too long is refused in words', async () => {
  equal(qrCode('w'.repeat(213)).length, 57)
  await fails(() => qrCode('w'.repeat(214)), /holds 213 bytes, and this text has 214/)
})
