import { warnOfMissingModule } from '../elements/failures.js'
import { showPicture } from './image_kinds.js'
import { dress } from './late_drawing.js'
import { setFrame } from './placing.js'

/** @import { ViewRecord } from './view_types.js' */

/**
 * Returns an element with an image or a symbol, such as that of a button, at a frame or in the flow of its parent.
 * @param {Element} parent  @param {Pick<ViewRecord, 'root'|'props'>} record  @param {string} image  @param {number[]} [frame]
 */
export function pictureOf(parent, record, image, frame) {
  const isSymbol = image.startsWith('symbol:')
  const picture = parent.ownerDocument.createElement(isSymbol ? 'i' : 'img')
  if (frame) {
    picture.style.position = 'absolute'
    setFrame(picture, frame)
  }
  if (isSymbol) {
    picture.className = 'sign'
    dress(parent)
    import('./symbols.js').then(
      ({ drawSymbol }) => drawSymbol(picture, image.slice('symbol:'.length)), warnOfMissingModule)
  } else {
    picture.setAttribute('alt', '')
    showPicture(/** @type {HTMLImageElement} */ (picture), record, image)
  }
  return picture
}
