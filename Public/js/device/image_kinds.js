import { warnOfMissingModule } from '../elements/failures.js'
import { mark } from './attributes.js'
import { declare } from './style_policy.js'

/** @import { ViewProperties } from '../net/contract.js' */
/** @import { ViewKind } from './kinds.js' */
/** @import { ViewRecord } from './view_types.js' */

/** @typedef {ViewRecord & { element: HTMLImageElement }} ImageRecord */

const transparentPixel = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'

/** The mask size for each content mode. */
const maskSizes = { fill: '100% 100%', cover: 'cover', none: 'auto' }

/**
 * Draws an image as a template in a colour, or as it is without one.
 * @param {HTMLElement} image  @param {string} shape  @param {string|null} color  @param {ViewProperties} props
 */
function paint(image, shape, color, { fit, at = null, density }) {
  const { style } = image
  mark(image, 'data-shape', color ? '' : null)
  const source = `url("${shape}")`
  style.maskImage = color ? density ? `image-set(${source} ${density}x)` : source : ''
  style.maskPosition = (color && at) || ''
  style.maskSize = color ? maskSizes[fit] ?? 'contain' : ''
  declare(style, '--shape-color', color && color !== 'tint' ? color : null)
}

/**
 * Returns the address of an image of the session or of its document. Null for any other image, which is not requested.
 * @param {string} source  @param {HTMLElement} root
 */
export function placeOf(source, root) {
  if (/^(?:image|picture)s\//.test(source)) return `/api/sessions/${root.dataset.session}/${source}`
  return /^(?:\/|data:image\/)/.test(source) ? source : null
}

/**
 * Shows an image. A missing one keeps its place.
 * @param {HTMLElement} image  @param {ViewRecord} record  @param {string} [source]  @param {string} [color]
 */
export function showPicture(image, { root, props }, source = '', color = props.tint) {
  const place = placeOf(source, root)
  const isKnown = place !== null
  const wanted = place ?? transparentPixel
  // In its own size a picture has as many points as the server says, not as many as pixels; Chromium keeps the density that it
  // found an address with, so that the address alone must not be asked for before.
  const dense = isKnown && props.density ? `${wanted.replaceAll(' ', '%20')} ${props.density}x` : null
  if (image.getAttribute('srcset') !== dense) image.removeAttribute('src')
  mark(image, 'srcset', dense)
  if (dense) image.removeAttribute('src')
  else if (image.getAttribute('src') !== wanted) image.setAttribute('src', wanted)
  mark(image, 'data-missing', isKnown ? null : '')
  paint(image, wanted, isKnown ? color : null, props)
}

/** @param {ImageRecord} record */
function showImage(record) {
  const { element, props } = record
  const { name } = props
  mark(element, 'data-name', name)
  if (props.src || !name?.startsWith('symbol:')) return showPicture(element, record, props.src ?? props.placeholder)
  return import('./symbols.js').then(({ symbolPicture }) => {
    if (element.dataset.name === name) showPicture(element, record, symbolPicture(element, name.slice('symbol:'.length)), props.tint ?? 'tint')
  }, warnOfMissingModule)
}

/** The image views. @type {Record<'image', ViewKind>} */
export const imageKinds = {
  image: {
    tag: 'img',
    ownName: true,
    /** @param {HTMLImageElement} element */
    build(element) {
      element.alt = ''
      element.draggable = false
      element.src = transparentPixel
      element.addEventListener('error', () => {
        element.removeAttribute('srcset')
        element.src = transparentPixel
        element.setAttribute('data-missing', '')
      })
    },
    props: {
      src: showImage,
      name: showImage,
      placeholder: showImage,
      /** @param {ImageRecord} record */
      label: ({ element, props }) => { element.alt = props.label ?? '' },
      tint: showImage,
      /** @param {ImageRecord} record */
      fit(record) {
        declare(record.element.style, 'object-fit', record.props.fit ?? null)
        showImage(record)
      },
      /** @param {ImageRecord} record */
      at(record) {
        declare(record.element.style, 'object-position', record.props.at ?? null)
        showImage(record)
      },
      density: showImage,
    },
  },
}
