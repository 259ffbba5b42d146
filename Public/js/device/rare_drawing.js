import { drawMotions } from './motions.js'
import { declare, isAllowed } from './style_policy.js'

/** @import { ViewRecord } from './view_types.js' */

const svg = 'http://www.w3.org/2000/svg'
const nothing = 'linear-gradient(transparent, transparent)'
// the parts of a line's length at which its drawn part begins and ends
const shares = ['--stroke-start', '--stroke-end']
// windows in which these variables are registered as numbers, because only numbers are interpolated
const known = new WeakSet()

/**
 * Draws the outline of a layer. Its fill and stroke come from the style of the element.
 *
 * @param {ViewRecord} record  the renderer's record of the view
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
  // An SVG without a size draws nothing, but a layer without a size still draws its outline.
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

/** Draws the outline of a layer, then its animations, which need the outline. */
export function outlineInMotion(record) {
  outline(record)
  drawMotions(record)
}

/**
 * Masks a view with parts of its images. Without any part, the view is invisible.
 *
 * @param {ViewRecord} record  the renderer's record of the view
 * @param {(source: string, root: HTMLElement) => ?string} placeOf  returns the address of an image; null if it must not
 * be requested
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
 * Draws a stretched image behind the content of a button.
 *
 * @param {HTMLElement} element  the button
 * @param {?string} place  the address of the image; null removes it
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
