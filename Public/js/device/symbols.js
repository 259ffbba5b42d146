const svgNamespace = 'http://www.w3.org/2000/svg'

/** Outlines on a field of 24 by 24, under their names in the system's collection; those that end in `fill` are filled. */
const outlines = {
  plus: 'M12 4v16M4 12h16',
  xmark: 'm5 5 14 14M19 5 5 19',
  'xmark.circle.fill': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-3.6 5.2 3.6 3.6 3.6-3.6 1.2 1.2-3.6 3.6 3.6 3.6-1.2 1.2-3.6-3.6-3.6 3.6-1.2-1.2 3.6-3.6-3.6-3.600z',
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

/**
 * Draws a symbol of the system's collection, in the colour of the words around it.
 * @param {HTMLElement} holder  @param {string} name
 */
export function drawSymbol(holder, name) {
  const { ownerDocument: document } = holder
  if (!Object.hasOwn(outlines, name)) return holder.setAttribute('data-missing', '')
  const make = (tag, attributes) => {
    const element = document.createElementNS(svgNamespace, tag)
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
    return element
  }
  const drawing = make('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' })
  drawing.append(make('path', { d: outlines[name], ...(name.endsWith('fill') && { class: 'filled', 'fill-rule': 'evenodd' }) }))
  return holder.replaceChildren(drawing)
}
