import { enable, nameRole } from './common_properties.js'
import { placeOf } from './image_kinds.js'
import { drawLate } from './late_drawing.js'
import { pictureOf } from './pictures.js'
import { drawLines, isWhole, replaceWords } from './text_lines.js'

/** @import { ViewProperties } from '../net/contract.js' */
/** @import { ViewKind } from './kinds.js' */
/** @import { ViewRecord } from './view_types.js' */

/**
 * Returns whether an element was drawn from these values already, and stores them.
 * @param {ViewRecord} record  @param {...unknown} values
 */
function isDrawn(record, ...values) {
  const isSame = record.drawn?.every((value, place) => value === values[place])
  record.drawn = values
  return isSame
}

/**
 * Writes a text in the lines of the server, or as a whole if the server sent no lines.
 * @param {Element} element
 * @param {string|undefined} text
 * @param {ViewProperties} props
 * @param {HTMLElement} root
 */
function write(element, text = '', { lines, textStyles }, root) {
  if (Array.isArray(lines)) drawLines(element, { text, lines, textStyles }, root)
  else replaceWords(element, ...text ? [text] : [])
}

/**
 * Writes the text of a label. A text with another spoken label, or a truncated one, has a hidden element for screen
 * readers.
 * @param {ViewRecord} record
 */
function writeText(record) {
  const { element, props, root } = record
  const { text, label, lines, textStyles, role } = props
  nameRole(record)
  if (isDrawn(record, text, label, lines, textStyles, role)) return
  const said = label ?? (isWhole(text, lines) ? null : text)
  if (!said || (label && role)) return write(element, text, props, root)
  const shown = element.ownerDocument.createElement('span')
  const spoken = element.ownerDocument.createElement('span')
  shown.setAttribute('aria-hidden', 'true')
  write(shown, text, props, root)
  spoken.className = 'unseen'
  spoken.textContent = said
  replaceWords(element, shown, spoken)
}

/** @param {ViewRecord} record */
function drawButton(record) {
  const { element, root, props: { title, image, imageFrame, tint, lines, textStyles, backdrop } } = record
  nameRole(record)
  if (backdrop || 'backdrop' in element.dataset) drawLate('backdrop', element, backdrop && placeOf(backdrop, root))
  if (isDrawn(record, title, image, imageFrame, tint, lines, textStyles)) return
  write(element, title, { lines, textStyles }, root)
  if (image) element.prepend(pictureOf(element, record, image, imageFrame))
}

/** The labels and buttons. @type {Record<'label'|'button', ViewKind>} */
export const textKinds = {
  label: {
    tag: 'div',
    ownName: true,
    props: { text: writeText, label: writeText, lines: writeText, textStyles: writeText },
  },
  button: {
    tag: 'button',
    label: ({ title, lines }) => (isWhole(title, lines) ? null : title),
    /** @param {HTMLButtonElement} element */
    build: (element) => { element.type = 'button' },
    props: {
      title: drawButton, image: drawButton, imageFrame: drawButton, tint: drawButton, lines: drawButton, textStyles: drawButton, enabled: enable,
    },
  },
}
