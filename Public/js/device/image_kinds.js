import { warnOfMissingModule } from '../elements/failures.js'
import { mark } from './attributes.js'
import { declare } from './style_policy.js'

/** @import { ViewProperties } from '../net/contract.js' */
/** @import { ViewKind } from './kinds.js' */
/** @import { ViewRecord } from './view_types.js' */

/** @typedef {ViewRecord & { picture: HTMLImageElement }} ImageRecord */

const transparentPixel = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'

/** The mask size for each content mode. */
const maskSizes = { fill: '100% 100%', cover: 'cover', none: 'auto' }

/**
 * Draws an image as a template in a colour, or unchanged if there is no colour.
 * @param {HTMLElement} image
 * @param {string} shape
 * @param {string|null} color
 * @param {ViewProperties} props
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
 * Returns the address of an image of the session or of its document. Null for any other image, because the page does
 * not request it.
 *
 * @param {string} source  @param {HTMLElement} root
 */
export function placeOf(source, root) {
  if (/^(?:image|picture)s\//.test(source)) return `/api/sessions/${root.dataset.session}/${source}`
  return /^(?:\/|data:image\/)/.test(source) ? source : null
}

/**
 * Shows an image. A missing one is drawn as a grey box, and no image as nothing.
 * @param {HTMLElement} image  @param {Pick<ViewRecord, 'root'|'props'>} record  @param {string} [source]  @param {string} [color]
 */
export function showPicture(image, { root, props }, source = '', color = props.tint) {
  const place = placeOf(source, root)
  const isKnown = place !== null
  const wanted = place ?? transparentPixel
  // The server gives the size of an image in points, which may differ from its pixels, as its density. Chromium keeps
  // the density with which an address was loaded first, so the address alone must not be requested before.
  const dense = isKnown && props.density ? `${wanted.replaceAll(' ', '%20')} ${props.density}x` : null
  if (image.getAttribute('srcset') !== dense) image.removeAttribute('src')
  mark(image, 'srcset', dense)
  if (dense) image.removeAttribute('src')
  else if (image.getAttribute('src') !== wanted) image.setAttribute('src', wanted)
  mark(image, 'data-missing', isKnown || !(source || props.name) ? null : '')
  paint(image, wanted, isKnown ? color : null, props)
}

/** @param {ImageRecord} record */
function showImage(record) {
  const { picture, props } = record
  const { name } = props
  mark(picture, 'data-name', name)
  if (props.src || !name?.startsWith('symbol:')) return showPicture(picture, record, props.src ?? props.placeholder)
  return import('./symbols.js').then(({ symbolPicture }) => {
    if (picture.dataset.name === name) showPicture(picture, record, symbolPicture(picture, name.slice('symbol:'.length)), props.tint ?? 'tint')
  }, warnOfMissingModule)
}

/** @param {ImageRecord} record */
function placeImage(record) {
  const { picture: { style }, props } = record
  declare(style, 'object-fit', props.fit ?? null)
  declare(style, 'object-position', props.at ?? null)
  showImage(record)
}

/** The image views. @type {Record<'image', ViewKind>} */
export const imageKinds = {
  image: {
    tag: 'div',
    ownName: true,
    build(element, record) {
      const picture = element.ownerDocument.createElement('img')
      Object.assign(picture, { className: 'picture', alt: '', draggable: false, src: transparentPixel })
      picture.addEventListener('error', () => {
        picture.removeAttribute('srcset')
        picture.src = transparentPixel
        picture.setAttribute('data-missing', '')
      })
      record.picture = picture
      element.append(picture)
    },
    props: {
      src: showImage,
      name: showImage,
      placeholder: showImage,
      /** @param {ImageRecord} record */
      label: ({ picture, props }) => { picture.alt = props.label ?? '' },
      tint: showImage,
      fit: placeImage,
      at: placeImage,
      density: showImage,
    },
  },
}
