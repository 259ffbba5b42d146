import { pictureOf } from './pictures.js'

/**
 * Draws text in lines that the server has broken. Each piece of a line is a box with a strut down to the baseline, so
 * that its characters have the position that the server measured (`Sources/Libraries/TextMetrics/FONTS.md`).
 */

/** The CSS properties of each text style, in the order of the page's own declarations. */
const declarations = {
  font: ['font-family', (name) => `${JSON.stringify(name)}, sans-serif`],
  size: ['font-size', (size) => `${size}px`],
  kern: ['letter-spacing', (kern) => `${kern}px`],
  wordSpacing: ['word-spacing', (spacing) => `${spacing}px`],
  tabular: ['font-variant-numeric', () => 'tabular-nums'],
  slanted: ['font-style', () => 'italic'],
  color: ['color', String],
  background: ['background-color', String],
  shadow: ['text-shadow', String],
  decoration: ['text-decoration', String],
}

/** Values for properties that a text style does not set, so that they are not inherited from the element. */
const unsaid = { kern: 'normal', wordSpacing: 'normal' }

/** Fonts without a style sheet, such as those for scripts that the system's font lacks. */
const added = new Set()

const bare = (text) => text.replace(/\s+/g, '')

/**
 * Returns whether lines contain a whole text in its order, so that screen readers can read them.
 * @param {string} [text]
 * @param {Array} [lines]
 */
export function isWhole(text, lines) {
  return !Array.isArray(lines) || bare(lines.map(([, , piece]) => piece).join('')) === bare(text ?? '')
}

/**
 * Replaces the text of an element. Keeps its subviews and the outline of its layer.
 *
 * @param {Element} element  @param {...(Node|string)} nodes
 */
export function replaceWords(element, ...nodes) {
  for (const node of /** @type {Iterable<Element>} */ (Array.from(element.childNodes))) {
    if (!node.matches?.('svg, [data-view]')) node.remove()
  }
  const view = element.querySelector(':scope > [data-view]')
  if (view) view.before(...nodes)
  else element.append(...nodes)
}

/**
 * Draws `props.lines`, `[[x, top, text, style?, direction?, width?, height?], …]`, as the content of an element. Style
 * 0 is that of the element; `props.textStyles` has the others from 1 on. The characters of `props.text` between two
 * pieces are written too, so that words stay separate when read.
 *
 * @param {Element} element  @param {{ text?: string, lines?: Array, textStyles?: any[] }} props
 * @param {HTMLElement} [root]  the root of the page's views, for images
 */
export function drawLines(element, { text = '', lines = [], textStyles = [] }, root = undefined) {
  const { ownerDocument: document } = element
  const nodes = []
  let read = 0
  for (const [place, [x, top, piece, style = 0, direction, width, height]] of lines.entries()) {
    const found = text.indexOf(piece, read)
    if (place > 0) {
      const isApart = found < 0 ? lines[place - 1][1] !== top : /\s/.test(text.slice(read, found))
      if (isApart) nodes.push(document.createTextNode(' '))
    }
    if (found >= 0) read = found + piece.length
    const look = textStyles[style - 1]
    nodes.push(look?.image && root ? inlinePicture(element, root, look, [x, top, width, height])
      : segment(document, { x, top, piece, direction, width }, look))
  }
  replaceWords(element, ...nodes)
}

/** Returns the image of an attachment, stretched to its frame. */
function inlinePicture(element, root, { image, tint }, frame) {
  const picture = pictureOf(element, { root, props: { tint, fit: 'fill' } }, image, frame)
  picture.style.color = tint ?? ''
  picture.style.pointerEvents = 'none'
  return picture
}

function segment(document, { x, top, piece, direction, width }, look) {
  const span = document.createElement('span')
  span.className = 'segment'
  span.textContent = piece
  const { style } = span
  style.left = `${x}px`
  style.top = `${top}px`
  if (direction) style.direction = direction === 'rtl' ? 'rtl' : 'ltr'
  if (width !== undefined) {
    style.width = `${width}px`
    span.classList.add('boxed')
  }
  if (look) {
    for (const [name, value] of Object.entries({ ...unsaid, ...look })) {
      if (!Object.hasOwn(declarations, name)) continue
      const [property, spell] = declarations[name]
      style.setProperty(property, name in look ? spell(value) : value)
    }
    if (look.font) know(document, look.font)
  }
  return span
}

/** Fetches a font without a style sheet. */
export function know(document, name) {
  if (added.has(name) || !/^[\w-]+$/.test(name)) return
  added.add(name)
  const isKnown = Array.from(document.fonts).some((font) => font.family.replace(/"/g, '') === name)
  if (!isKnown) document.fonts.add(new FontFace(name, `url("/fonts/${name}.woff2") format("woff2")`, { display: 'block' }))
}
