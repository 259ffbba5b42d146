import { warnOfMissingModule } from '../elements/failures.js'
import { dressLate } from '../elements/late_style.js'

/** @import { ViewRecord } from './view_types.js' */

/** Loads the styles that only some screens need. @param {Element} element */
export const dress = ({ ownerDocument }) => dressLate(ownerDocument)

/** Returns a builder of a kind whose module is loaded with the first view of it. @param {() => Promise<{ start: Function }>} load */
export const later = (load) => (element, record) => {
  dress(element)
  load().then(({ start }) => start(element, record), warnOfMissingModule)
}

/** Calls a function of `rare_drawing.js`, which is loaded with the first view that needs it. @param {string} what  its name */
export const drawLate = (what, ...of) => import('./rare_drawing.js').then((rare) => rare[what](...of), warnOfMissingModule)

/** Calls a function of `rows.js`, which is loaded with the first table that can be edited. @param {ViewRecord} record  @param {string} way */
export const drawRow = (record, way) => import('./rows.js').then((rows) => rows[way](record), warnOfMissingModule)
