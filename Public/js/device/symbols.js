const svgNamespace = 'http://www.w3.org/2000/svg'

/** Outlines on a field of 24 by 24, under their names in the system's collection; those that end in `fill` are filled. */
const outlines = {
  house: 'M3.5 11.5 12 4l8.5 7.5H18V20H6v-8.5zM10 20v-6h4v6',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6z',
  'person.2': 'M8.5 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5zM16 5.5a3 3 0 0 1 0 6M17.5 14.5c2.5.3 4 1.8 4.5 5',
  'person.crop.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6 18.5c1-2.5 3.2-3.5 6-3.5s5 1 6 3.5',
  gear: 'M10.5 2.5L13.5 2.5L13.7 5.1L15.7 5.9L17.6 4.2L19.8 6.4L18.1 8.3L18.9 10.3L21.5 10.5L21.5 13.5L18.9 13.7L18.1 15.7L19.8 17.6L17.6 19.8L15.7 18.1L13.7 18.9L13.5 21.5L10.5 21.5L10.3 18.9L8.3 18.1L6.4 19.8L4.2 17.6L5.9 15.7L5.1 13.7L2.5 13.5L2.5 10.5L5.1 10.3L5.9 8.3L4.2 6.4L6.4 4.2L8.3 5.9L10.3 5.1zM12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z',
  star: 'm12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
  heart: 'M12 20.5C6 16.5 3 13 3 9.3A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 2.3c0 3.7-3 7.2-9 11.2z',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4M12 3v2',
  cart: 'M2.5 4h3l2.5 11h10l2.5-8H6.5M9.5 18.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM17 18.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  bag: 'M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  creditcard: 'M3 5.5h18v13H3zM3 9.5h18M6 15h4',
  tag: 'M3.5 3.5h8l9 9-8 8-9-9zM7.8 6.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
  bookmark: 'M6 3.5h12v17l-6-5-6 5z',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  map: 'm3.5 6 5.5-2 6 2 5.5-2v14l-5.5 2-6-2-5.5 2zM9 4v14M15 6v14',
  mappin: 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 11.5v9',
  location: 'M20.5 3.5 3.5 11l7.5 2 2 7.5z',
  phone: 'M5.5 3.5h3.5l1.5 4.5-2 1.8a12 12 0 0 0 5.7 5.7l1.8-2 4.5 1.5v3.5c0 1.5-1 2-2.2 2A16 16 0 0 1 3.5 5.7c0-1.2.5-2.2 2-2.2z',
  envelope: 'M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5',
  message: 'M12 4c-5 0-9 3-9 7 0 2.3 1.3 4.2 3.3 5.5L5.5 20.5l4.2-2.7c.7.1 1.5.2 2.3.2 5 0 9-3 9-7s-4-7-9-7z',
  paperplane: 'M21 3 3 10.5l7 3 3 7zM21 3 10 13.5',
  photo: 'M3 4.5h18v15H3zM3.5 17l5-5.5 4 4 3-2.5 5 4.5M15.5 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3',
  eye: 'M2.5 12c2.5-4.5 5.5-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye.slash': 'M2.5 12c2.5-4.5 5.5-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 4l16 16',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5.5 5-5.5 13 0 18M12 3c5.5 5 5.5 13 0 18',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7',
  wifi: 'M3 9.5c5-5 13-5 18 0M6.5 13c3-3 8-3 11 0M10 16.5c1.2-1 2.8-1 4 0M12 19.5v.1',
  bolt: 'M13.5 2.5 5 13.5h6l-1 8 8.5-11h-6z',
  flag: 'M5 3.5c5-1.5 8 2 14 .5v9c-6 1.5-9-2-14-.5zM5 21.5v-9',
  flame: 'M12 2.5c1 4-5 6-5 12a5 5 0 0 0 10 0c0-2-1-3.5-2-5-.5 1.5-1 2-2 2.5 1-4 .5-7-1-9.5z',
  leaf: 'M20 4C9 4 4 8 4 14.5c0 2 1 4 3 5 8 1 13-5 13-15.5zM4.5 21c2-6 5-9 9.5-11',
  gift: 'M4 11.5h16v9H4zM3 7.5h18v4H3zM12 7.5v13M12 7.5C8 7.5 7 3 9.5 3S12 5.5 12 7.5zM12 7.5c4 0 5-4.5 2.5-4.5S12 5.5 12 7.5z',
  doc: 'M6 2.5h8l4.5 4.5v14.5H6zM14 2.5V7h4.5',
  newspaper: 'M3 5h14v15H5a2 2 0 0 1-2-2zM17 9h4v9a2 2 0 0 1-4 0M6.5 9h7M6.5 12.5h7M6.5 16h4',
  'list.bullet': 'M8.5 6h12M8.5 12h12M8.5 18h12M4 6v.1M4 12v.1M4 18v.1',
  'line.3.horizontal': 'M3.5 6h17M3.5 12h17M3.5 18h17',
  'square.grid.2x2': 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  'slider.horizontal.3': 'M3 6.5h10M17 6.5h4M15 4.5v4M3 12h3M10 12h11M8 10v4M3 17.5h10M17 17.5h4M15 15.5v4',
  ellipsis: 'M5 12v.1M12 12v.1M19 12v.1',
  minus: 'M4 12h16',
  checkmark: 'm4 13 5 5.5L20 5.5',
  'checkmark.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7.5 12.5l3.2 3.2 5.8-7',
  'plus.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v9M7.5 12h9',
  'info.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5v.1',
  'questionmark.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5c.3-3.5 5.5-3 5 .3-.3 1.7-2.5 1.9-2.5 4.2M12 17v.1',
  'exclamationmark.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v6.5M12 17v.1',
  'exclamationmark.triangle': 'M12 3.5 22 20.5H2zM12 9.5v5.5M12 17.8v.1',
  'chevron.left': 'm15.5 4-8 8 8 8',
  'chevron.right': 'm8.5 4 8 8-8 8',
  'chevron.up': 'm4 15.5 8-8 8 8',
  'chevron.down': 'm4 8.5 8 8 8-8',
  'arrow.left': 'M20.5 12h-17M10 5.5 3.5 12l6.5 6.5',
  'arrow.right': 'M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5',
  'arrow.up': 'M12 20.5v-17M5.5 10 12 3.5l6.5 6.5',
  'arrow.down': 'M12 3.5v17M5.5 14l6.5 6.5 6.5-6.5',
  'square.and.arrow.down': 'M12 3v12M8 11.5l4 4 4-4M8 10H5v11h14V10h-3',
  'sun.max': 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  cloud: 'M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.4 1.7A3.7 3.7 0 0 1 17.5 18.5z',
  mic: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v4',
  video: 'M2.5 6.5h13v11h-13zM15.5 11l6-3.5v9l-6-3.5z',
  'music.note': 'M9 18V5l10-2v12.5M6.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16.5 13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  plus: 'M12 4v16M4 12h16',
  xmark: 'm5 5 14 14M19 5 5 19',
  'xmark.circle.fill': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-3.6 5.2 3.6 3.6 3.6-3.6 1.2 1.2-3.6 3.6 3.6 3.6-1.2 1.2-3.6-3.6-3.6 3.6-1.2-1.2 3.6-3.6-3.6-3.600z',
  'minus.circle.fill': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM6.800 11v2h10.400v-2z',
  'plus.circle.fill': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM11 6.800V11H6.800v2H11v4.200h2V13h4.200v-2H13V6.800z',
  'square.and.pencil': 'M11 5H5v14h14v-6M10 14l1-3.500L19 2.500l2.5 2.5-8 8z',
  'arrowshape.turn.up.left': 'M10 5 3 11.5 10 18v-4c5 0 8 1.5 11 5-.5-6-4-10-11-10z',
  'square.and.arrow.up': 'M12 15V3M8 6.5 12 2.500l4 4M8 10H5v11h14V10h-3',
  folder: 'M3 6h6l2 2.500h10V19H3z',
  book: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zv14',
  magnifyingglass: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.500l5 5',
  'arrow.clockwise': 'M19.5 12A7.5 7.5 0 1 1 17 6.400M17.5 2.500v4.200h-4.2',
  camera: 'M3 7h4l2-2.500h6L17 7h4v12H3zM12 9a3.8 3.8 0 1 0 0 7.600A3.8 3.8 0 0 0 12 9z',
  trash: 'M4 6h16M9 6V3.500h6V6M6 6l1 15h10l1-15M10 10l.3 7M14 10l-.3 7',
  'play.fill': 'M6 4v16l14-8z',
  'pause.fill': 'M6 4h4v16H6zM14 4h4v16h-4z',
  'backward.fill': 'M12 5v14L2 12zM22 5v14l-10-7z',
  'forward.fill': 'M12 5v14l10-7zM2 5v14l10-7z',
}

/** Names that are another's in later collections, or that mean the same. */
const others = { gearshape: 'gear', 'person.circle': 'person.crop.circle', 'xmark.circle': 'xmark.circle.fill', 'mappin.and.ellipse': 'mappin', 'text.bubble': 'message', 'bubble.left': 'message', 'arrow.counterclockwise': 'arrow.clockwise', 'ellipsis.circle': 'ellipsis', 'cart.badge.plus': 'cart', play: 'play.fill', pause: 'pause.fill' }

/** Those whose open lines lie outside of what is filled. */
const outside = new Set(['cart', 'flag', 'bell', 'bag', 'lock', 'mappin', 'mic', 'leaf', 'music.note', 'person.2', 'sun.max', 'wifi', 'gift'])

/** The paths of an outline: one, or of a filled one what is closed, and the lines in it in the colour behind. */
function strokes(known, isFilled) {
  const d = outlines[known]
  if (known.endsWith('fill')) return [{ d, class: 'filled', 'fill-rule': 'evenodd' }]
  if (!isFilled) return [{ d }]
  const parts = d.split(/(?=M)/)
  const [closed, open] = [parts.filter((part) => part.endsWith('z')), parts.filter((part) => !part.endsWith('z'))]
  const lines = { d: open.join(''), class: closed.length && !outside.has(known) ? 'behind' : '' }
  return [{ d: closed.join(''), class: 'filled edged', 'fill-rule': 'evenodd' }, lines].filter((path) => path.d)
}

/** The outline that is nearest to a symbol: its own, or that of what it is a variant of. @param {string} name */
function nearest(name) {
  for (let parts = name.split('.'); parts.length; parts = parts.slice(0, -1)) {
    const known = parts.join('.')
    const found = Object.hasOwn(others, known) ? others[known] : known
    if (Object.hasOwn(outlines, found)) return found
  }
  return null
}

const dressing = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': 1.8, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

function make(document, tag, attributes, children = []) {
  const element = document.createElementNS(svgNamespace, tag)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...children)
  return element
}

/**
 * A symbol as a picture by itself, in the colour that the words of an element have now; undefined where it is not known.
 * @param {HTMLElement} element  @param {string} name
 */
export function symbolPicture(element, name) {
  const known = nearest(name)
  if (!known) return undefined
  const { ownerDocument: document } = element
  const { defaultView: window } = document
  const paths = strokes(known, name.split('.').includes('fill'))
  const drawn = paths.map(({ d, class: look = '' }) => make(document, 'path', {
    d, ...(look.includes('filled') && { fill: 'currentColor', 'fill-rule': 'evenodd' }), ...(look === 'filled' && { stroke: 'none' }),
    ...(look === 'behind' && { stroke: '#000', fill: 'none' }),
  }))
  const whole = { width: 24, height: 24 }
  const isCut = paths.some((path) => path.class === 'behind')
  const parts = isCut ? [
    make(document, 'mask', { id: 'shape', color: '#fff' }, drawn),
    make(document, 'rect', { width: 24, height: 24, fill: 'currentColor', stroke: 'none', mask: 'url(#shape)' }),
  ] : drawn
  const text = new window.XMLSerializer().serializeToString(make(document, 'svg', { ...dressing, ...whole }, parts))
  return `data:image/svg+xml,${encodeURIComponent(text)}`
}

/**
 * Draws a symbol of the system's collection, in the colour of the words around it. One that is not known keeps its place, and says
 * its name to a pointer.
 * @param {HTMLElement} holder  @param {string} name
 */
export function drawSymbol(holder, name) {
  const { ownerDocument: document } = holder
  const known = nearest(name)
  holder.toggleAttribute('data-missing', !known)
  holder.title = known ? '' : name
  if (!known) return holder.replaceChildren()
  const paths = strokes(known, name.split('.').includes('fill')).map((attributes) => make(document, 'path', attributes))
  return holder.replaceChildren(make(document, 'svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, paths))
}
