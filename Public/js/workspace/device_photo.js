import { pixelsOf } from './drawn_pixels.js'

const namespace = 'http://www.w3.org/2000/svg'
const bezel = 12
/** Stops animations, and hides marks that the page adds to the device. */
const still = `*, *::before, *::after { animation: none !important; transition: none !important; scrollbar-width: none !important }
[data-animating] > i, [data-refreshing] > .wheel > i { opacity: calc(1 - var(--spoke) * .07) !important }
.outline, .press-ring, .ghosts, .reader-marks { display: none !important }
.phone-case { outline: none !important; box-shadow: inset 0 0 0 2px var(--case-edge), inset 0 0 0 4px var(--case) !important }
.photo[data-frame="none"] .phone-case::after, .photo[data-frame="none"] .island { display: none !important }
.photo[data-frame="none"] .phone-case { padding: 0; inline-size: var(--width); block-size: var(--height); border-radius: 0; box-shadow: none !important }
.photo[data-frame="none"] .phone-glass { border-radius: 0; clip-path: none }`

/**
 * A photograph of the device as it is shown, in PNG: what the browser draws, with its status bar and fonts.
 * @param {{ frame: HTMLElement, window: Window }} services
 * @param {{ hasFrame: boolean, density?: number }} options  `hasFrame`: the phone is seen around its screen; `density`: pixels in a point
 * @returns {Promise<Blob>}
 */
export async function devicePhoto({ frame, window }, { hasFrame, density = 2 }) {
  const { document } = window
  const phone = frame.cloneNode(true)
  const glass = frame.querySelector('.phone-glass')
  const more = hasFrame ? 2 * bezel : 0
  const [width, height] = [glass.offsetWidth + more, glass.offsetHeight + more]
  const inline = new Inliner(window)
  await copyState(frame, phone, inline)
  phone.style.setProperty('--scale', 1)
  phone.style.setProperty('--hair', `${1 / density}px`)
  const photo = document.createElement('div')
  photo.className = 'photo'
  photo.dataset.frame = hasFrame ? 'phone' : 'none'
  photo.append(document.querySelector('.symbols').cloneNode(true), phone)
  const sheet = document.createElement('style')
  sheet.textContent = `${await styleOf(document, inline)}\n${still}`
  const source = drawing(document, { width, height, density }, sheet, photo)
  return pixelsOf(window, source, width * density, height * density)
}

/** The SVG in which the copy of the device is laid out. */
function drawing(document, { width, height, density }, sheet, photo) {
  const svg = document.createElementNS(namespace, 'svg')
  const room = document.createElementNS(namespace, 'foreignObject')
  const attributes = { width: width * density, height: height * density, viewBox: `0 0 ${width} ${height}` }
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value)
  for (const [name, value] of Object.entries({ width, height })) room.setAttribute(name, value)
  room.append(sheet, photo)
  svg.append(room)
  const text = new XMLSerializer().serializeToString(svg)
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ''))}`
}

/** Copies the state that cloned elements lack: entered text, scroll offsets, and the data of images. */
async function copyState(from, to, inline) {
  const [originals, copies] = [from, to].map((root) => Array.from(root.querySelectorAll('*')))
  const pictures = []
  originals.forEach((original, place) => {
    const copy = copies[place]
    if (original.matches('input')) copy.setAttribute('value', original.value)
    else if (original.matches('textarea')) copy.textContent = original.value
    else if (original.matches('iframe')) copy.removeAttribute('src')
    else if (original.matches('img')) pictures.push(copyPicture(original, copy, inline))
    if (original.scrollTop || original.scrollLeft) {
      for (const child of copy.children) child.style.margin = `${-original.scrollTop}px 0 0 ${-original.scrollLeft}px`
    }
    const mask = original.style.maskImage
    if (mask) pictures.push(inline.css(mask).then((css) => { copy.style.maskImage = css }))
  })
  coverBlurs(to)
  await Promise.all(pictures)
}

async function copyPicture(original, copy, inline) {
  copy.removeAttribute('srcset')
  copy.removeAttribute('loading')
  const source = original.currentSrc || original.src
  try {
    copy.setAttribute('src', source.startsWith('data:') ? source : await inline.file(source))
  } catch {
    copy.removeAttribute('src') // the image is still useful without it
  }
}

/** Blurs the elements behind each blur view, because a backdrop filter has no effect in the image. */
function coverBlurs(root) {
  for (const blur of root.querySelectorAll('[data-kind="blur"]')) {
    for (let at = blur.previousElementSibling; at; at = at.previousElementSibling) {
      if (at.matches('.b')) at.style.filter = 'blur(20px) saturate(1.8)'
    }
  }
}

/** Returns the style sheets of the page, with the fonts that it has loaded. */
async function styleOf(document, inline) {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules))
  const loaded = new Set(Array.from(document.fonts).filter(({ status }) => status === 'loaded').map(faceOf))
  const texts = rules.map((rule) => {
    if (rule.constructor.name !== 'CSSFontFaceRule') return rule.cssText
    const value = (property) => rule.style.getPropertyValue(property)
    const face = {
      family: value('font-family'), weight: value('font-weight') || 'normal', style: value('font-style') || 'normal',
      unicodeRange: value('unicode-range'),
    }
    return loaded.has(faceOf(face)) ? inline.css(rule.cssText, rule.parentStyleSheet.href) : ''
  })
  return (await Promise.all(texts)).join('\n')
}

/** Returns a text that identifies a font among those of the page. */
const faceOf = ({ family, weight, style, unicodeRange }) =>
  [family.replace(/["']/g, ''), weight === 'normal' ? '400' : weight, style, unicodeRange.replace(/\s/g, '').toLowerCase()].join()

/** Replaces the addresses of files by their data. Loads each file once. */
class Inliner {
  #files = new Map()

  constructor(window) { this.window = window }

  /** Returns a file as a data URL. @param {string} address */
  file(address) {
    if (!this.#files.has(address)) this.#files.set(address, this.#read(address))
    return this.#files.get(address)
  }

  /** Returns style with all its addresses replaced. @param {string} text  @param {string|null} base */
  async css(text, base = null) {
    const found = Array.from(text.matchAll(/url\("([^"]+)"\)/g), ([, address]) => address)
    let result = text
    for (const address of new Set(found)) {
      if (address.startsWith('data:')) continue
      const whole = new URL(address, base ?? this.window.document.baseURI).href
      result = result.replaceAll(`url("${address}")`, `url("${await this.file(whole)}")`)
    }
    return result
  }

  async #read(address) {
    const answer = await this.window.fetch(address)
    if (!answer.ok) throw new Error(`${answer.status}`)
    const blob = await answer.blob()
    return new Promise((resolve, reject) => {
      const reader = new this.window.FileReader()
      reader.onload = () => resolve(reader.result)
      reader.onerror = () => reject(reader.error)
      reader.readAsDataURL(blob)
    })
  }
}
