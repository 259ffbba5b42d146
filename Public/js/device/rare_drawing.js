import { drawMotions } from './motions.js'
import { declare, isAllowed } from './style_policy.js'

/** @import { ViewRecord } from './view_types.js' */

const svg = 'http://www.w3.org/2000/svg'
const nothing = 'linear-gradient(transparent, transparent)'
const shares = ['--stroke-start', '--stroke-end'] // of a line, where what is drawn of it begins and ends
const known = new WeakSet() // windows that know these for numbers, which move evenly

/**
 * Draws the outline of a layer. How it is filled and drawn along, its style says, which is that of the element.
 * @param {ViewRecord} record  the renderer's account of the view
 */
export function outline({ element, props: { outline, outlineParts } }) {
  const { ownerDocument: document } = element
  /** @type {SVGSVGElement|null} */
  const former = element.querySelector(':scope > svg')
  if (!outline) return former?.remove()
  tellOfShares(document.defaultView)
  const drawing = former ?? document.createElementNS(svg, 'svg')
  /** @type {SVGPathElement} */
  const path = drawing.querySelector('path') ?? drawing.appendChild(document.createElementNS(svg, 'path'))
  drawing.setAttribute('aria-hidden', 'true')
  // A drawing of no size draws nothing, and a layer of none draws its outline.
  Object.assign(drawing.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', minWidth: '1px', minHeight: '1px', overflow: 'visible', pointerEvents: 'none' })
  path.setAttribute('d', outline)
  if (outlineParts) {
    path.setAttribute('pathLength', '1')
    path.style.strokeDasharray = `calc((var(${shares[1]}) - var(${shares[0]})) * 1px) 2px`
    path.style.strokeDashoffset = `calc(var(${shares[0]}) * -1px)`
  } else {
    path.removeAttribute('pathLength')
    path.removeAttribute('style')
  }
  if (!former) element.prepend(drawing)
}

/** Draws what moves of a layer with an outline, which has to be there to be moved. */
export function outlineInMotion(record) {
  outline(record)
  drawMotions(record)
}

/**
 * Shows of a view what lies under pieces of images and pictures; with none, nothing of it.
 * @param {ViewRecord} record  the renderer's account of the view
 * @param {(source: string, root: HTMLElement) => ?string} placeOf  where a picture is that may be asked for
 */
export async function cut(record, placeOf) {
  const { element, root, props } = record
  const { mask } = props
  const names = mask?.some(({ symbol }) => symbol) ? await import('./symbols.js') : null
  if (record.props.mask !== mask) return
  const { style } = element
  const pieces = mask?.length ? mask : mask && [{ frame: [0, 0, 0, 0], image: nothing }]
  const image = ({ image: drawn, symbol, src }) => {
    if (drawn) return isAllowed('background-image', drawn) ? drawn : nothing
    const place = symbol ? names.symbolPicture(element, symbol) : placeOf(src, root)
    return place ? `url("${place.replaceAll('"', '%22')}")` : nothing
  }
  const list = (part) => pieces?.map(part).join(', ') ?? ''
  declare(style, 'mask-image', pieces ? null : props.style?.['mask-image'])
  if (pieces) style.maskImage = list(image)
  style.maskPosition = list(({ frame: [x, y] }) => `${x}px ${y}px`)
  style.maskSize = list(({ frame: [, , width, height] }) => `${width}px ${height}px`)
  style.maskRepeat = pieces ? 'no-repeat' : ''
}

/**
 * Draws a picture behind all else in a button, stretched.
 * @param {HTMLElement} element  the button
 * @param {?string} place  where the picture is; none takes it away
 */
export function backdrop(element, place) {
  element.toggleAttribute('data-backdrop', Boolean(place))
  element.style.backgroundImage = place ? `url("${place.replaceAll('"', '%22')}")` : ''
  element.style.backgroundSize = place ? '100% 100%' : ''
}

function tellOfShares(view) {
  if (known.has(view) || !view.CSS.registerProperty) return
  known.add(view)
  shares.forEach((name, initialValue) => view.CSS.registerProperty({ name, syntax: '<number>', inherits: true, initialValue: `${initialValue}` }))
}
