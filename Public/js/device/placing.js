/** @import { ViewRecord } from './view_types.js' */

/** Returns a length in CSS; an empty text if the length is 0 or missing. @param {number} [length] */
export const points = (length) => (length ? `${length}px` : '')

/** Sets the place and size of an element. @param {HTMLElement} element  @param {number[]} frame */
export function setFrame({ style }, frame) {
  [style.left, style.top, style.width, style.height] = [0, 1, 2, 3].map((side) => points(frame[side]))
}

/**
 * Sets the frame of a view in its parent, in points. Each value is 0 if the frame is missing.
 * @param {ViewRecord} record
 */
export function place({ kind, element, props: { frame = [], pins } }) {
  if (!kind.placesItself) setFrame(element, frame)
  if (pins) keepInSight(element, pins)
}

/**
 * Keeps a pinned view, such as the header of a section, in the visible part of a scroll view.
 *
 * @param {HTMLElement} element
 * @param {number[]} pins  the least and the greatest top of the view, its distance from an edge of the
 *   visible part, and 1 if that is the lower edge
 */
export function keepInSight(element, [first, last, room, isLower]) {
  const { scrollTop = 0, clientHeight = 0 } = element.parentElement ?? {}
  element.style.top = points(Math.max(first, Math.min(last, scrollTop + (isLower ? clientHeight : 0) + room)))
}

/** Shows or hides a view. @param {ViewRecord} record */
export function showOrHide({ element, props }) {
  if (props.hidden && 'seen' in element.dataset) return // a page that is being turned
  element.style.display = props.hidden ? 'none' : ''
}
