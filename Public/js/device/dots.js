import { mark } from './attributes.js'
import { nameRole } from './common_properties.js'

/** @import { ViewRecord } from './view_types.js' */

/** Draws the dots of a page control, and its changes. @param {HTMLElement} element  @param {ViewRecord} record */
export function start(element, record) {
  record.turned = () => {
    const { pages = 0, page } = record.props
    while (element.childElementCount > pages) element.lastElementChild.remove()
    while (element.childElementCount < pages) element.append(element.ownerDocument.createElement('i'))
    Array.from(element.children, (dot, place) => mark(dot, 'data-current', place === page ? '' : null))
    nameRole(record)
  }
  record.turned()
}
