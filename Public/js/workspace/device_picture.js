const namespace = 'http://www.w3.org/2000/svg'
const clear = /^(transparent|rgba\(0, 0, 0, 0\))$/

/**
 * Returns the screen as an SVG of boxes, texts and images that needs no other file.
 *
 * @param {{ window: Window }} services  @returns {Promise<Blob>}
 */
export async function devicePicture({ window }) {
  const { document } = window
  const screen = document.querySelector('[data-testid="device"]')
  const frame = screen.getBoundingClientRect()
  const shrink = screen.offsetWidth / frame.width || 1 // the device may be drawn at a smaller scale
  const svg = make(document, 'svg', {
    viewBox: `0 0 ${screen.offsetWidth} ${screen.offsetHeight}`, width: screen.offsetWidth, height: screen.offsetHeight,
  })
  const place = ({ left, top, width, height }) => ({
    x: tidy((left - frame.left) * shrink), y: tidy((top - frame.top) * shrink), width: tidy(width * shrink),
    height: tidy(height * shrink),
  })
  const images = []
  svg.append(make(document, 'title', {}, [screen.getAttribute('aria-label') ?? '']))
  draw(screen, svg, { document, window, place, images, clips: 0, svg })
  await Promise.all(images.map((fill) => fill()))
  const text = new window.XMLSerializer().serializeToString(svg)
  return new Blob([text], { type: 'image/svg+xml' })
}

const tidy = (number) => Math.round(number * 100) / 100

function make(document, name, attributes, children = []) {
  const element = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** Draws an element and its descendants, from back to front. */
function draw(element, parent, paper) {
  const { document, window, place } = paper
  const style = window.getComputedStyle(element)
  if (style.display === 'none' || style.visibility === 'hidden' || Number(style.opacity) === 0) return
  const box = place(element.getBoundingClientRect())
  const group = make(document, 'g', Number(style.opacity) < 1 ? { opacity: style.opacity } : {})
  parent.append(group)
  drawBox(group, box, style, paper)
  if (element.matches('img')) return drawImage(element, group, box, paper)
  if (element instanceof window.SVGElement) return drawSymbol(element, group, box, style, paper)
  if (element.matches('input, textarea')) return drawField(element, group, box, style, paper)
  if (style.overflowX !== 'visible') clip(group, box, style, paper)
  for (const child of inPaintOrder(element, paper)) {
    if (child.nodeType === window.Node.TEXT_NODE) drawText(child, group, style, paper)
    else if (child.nodeType === window.Node.ELEMENT_NODE) draw(child, group, paper)
  }
  return undefined
}

/** Returns the children from back to front: content below a bar follows the bar, but is behind it. */
function inPaintOrder(element, { window }) {
  const level = (child) => (child.nodeType === window.Node.ELEMENT_NODE ? Number(window.getComputedStyle(child).zIndex) || 0 : 0)
  return Array.from(element.childNodes, (child) => ({ child, level: level(child) })).sort((one, other) => one.level - other.level).map(({ child }) => child)
}

function drawBox(group, box, style, { document }) {
  const border = parseFloat(style.borderTopWidth)
  const hasBorder = border > 0 && style.borderTopStyle !== 'none' && !clear.test(style.borderTopColor)
  if (clear.test(style.backgroundColor) && !hasBorder) return
  const radius = Math.min(parseFloat(style.borderTopLeftRadius) || 0, box.width / 2, box.height / 2)
  group.append(make(document, 'rect', {
    ...box, ...radius ? { rx: radius } : {}, fill: clear.test(style.backgroundColor) ? 'none' : style.backgroundColor,
    ...hasBorder ? { stroke: style.borderTopColor, 'stroke-width': border } : {},
  }))
}

function clip(group, box, style, paper) {
  const id = `c${paper.svg.querySelectorAll('clipPath').length + 1}`
  const radius = parseFloat(style.borderTopLeftRadius) || 0
  group.before(make(paper.document, 'clipPath', { id }, [make(paper.document, 'rect', { ...box, ...radius ? { rx: radius } : {} })]))
  group.setAttribute('clip-path', `url(#${id})`)
}

function textOf(style, colour) {
  return {
    fill: colour ?? style.color, 'font-family': style.fontFamily, 'font-size': style.fontSize, 'font-weight': style.fontWeight,
    ...style.fontStyle === 'normal' ? {} : { 'font-style': style.fontStyle }, 'xml:space': 'preserve',
  }
}

/** Draws a text line by line, each with the original width whatever font the viewer has. */
function drawText(node, group, style, { document, place }) {
  const range = document.createRange()
  let line = null
  const lines = []
  for (let index = 0; index < node.data.length; index += 1) {
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    const [rect] = range.getClientRects()
    if (!rect || rect.width === 0) continue
    if (!line || Math.abs(rect.top - line.top) > rect.height / 2) lines.push(line = { top: rect.top, start: index, end: index })
    line.end = index + 1
  }
  for (const { start, end } of lines) {
    range.setStart(node, start)
    range.setEnd(node, end)
    const box = place(range.getBoundingClientRect())
    const text = node.data.slice(start, end)
    if (!text.trim()) continue
    group.append(make(document, 'text', {
      x: box.x, y: tidy(box.y + box.height * 0.78), textLength: box.width, lengthAdjust: 'spacingAndGlyphs', ...textOf(style),
    }, [text]))
  }
}

/** Draws the text of a field. A secure field shows dots. */
function drawField(field, group, box, style, { document, window }) {
  const shown = field.type === 'password' ? '•'.repeat(field.value.length) : field.value
  const colour = shown ? style.color : window.getComputedStyle(field, '::placeholder').color
  const size = parseFloat(style.fontSize)
  const middle = field.matches('textarea') ? box.y + size * 1.2 : box.y + box.height / 2 + size * 0.35
  group.append(make(document, 'text', {
    x: box.x + (parseFloat(style.paddingLeft) || 0), y: tidy(middle), ...textOf(style, colour),
  }, [shown || field.placeholder || '']))
}

/** Embeds an image, if it can be loaded. */
function drawImage(image, group, box, { document, window, images }) {
  if (!image.currentSrc || !image.naturalWidth) return undefined
  const drawn = make(document, 'image', { ...box, preserveAspectRatio: 'xMidYMid meet' })
  group.append(drawn)
  if (image.currentSrc.startsWith('data:')) return drawn.setAttribute('href', image.currentSrc)
  return images.push(async () => {
    try {
      const blob = await (await window.fetch(image.currentSrc)).blob()
      drawn.setAttribute('href', await new Promise((resolve, reject) => {
        const reader = new window.FileReader()
        reader.onload = () => resolve(reader.result)
        reader.onerror = () => reject(reader.error)
        reader.readAsDataURL(blob)
      }))
    } catch {
      drawn.remove() // the picture is still useful without it
    }
  })
}

/** Draws a symbol of the page, with its outline embedded. */
function drawSymbol(element, group, box, style, { document }) {
  const use = element.querySelector('use')
  const symbol = use && document.querySelector(use.getAttribute('href'))
  const source = symbol ?? element
  group.append(make(document, 'svg', {
    ...box, viewBox: source.getAttribute('viewBox') ?? `0 0 ${box.width} ${box.height}`, color: style.color, fill: style.fill,
    stroke: style.stroke, 'stroke-width': style.strokeWidth, 'stroke-linecap': style.strokeLinecap, 'stroke-linejoin': style.strokeLinejoin,
  }, Array.from(source.children, (child) => child.cloneNode(true))))
}
