/** @import { ViewRecord } from './view_types.js' */

const told = new WeakMap() // record → the filled part at the last report

/**
 * Reports the position of a list while it is still scrolling, so that the server can fill in cells. Called for each
 * scroll. Reports once for each filled part, when the visible part comes near to its end.
 *
 * @param {ViewRecord} record  @param {(record: ViewRecord) => void} tell
 */
export function tellOnTheWay(record, tell) {
  if (!record.told) keepSight(record)
  const { filled } = record.props
  if (!filled || told.get(record) === filled || !leaves(record, filled)) return
  told.set(record, filled)
  tell(record)
}

/**
 * Returns whether the visible part is within half its length of an end of the filled part. An end of the filled part
 * that is also an end of the content is ignored.
 * @param {ViewRecord} record
 * @param {number[]} filled
 */
function leaves({ element, props: { axis, content } }, [first, last]) {
  const isRow = axis === 'horizontal'
  const place = isRow ? Math.abs(element.scrollLeft) : element.scrollTop
  const length = isRow ? element.clientWidth : element.clientHeight
  return (first > 0 && place - length / 2 < first) || (last < content[isRow ? 0 : 1] && place + length * 1.5 > last)
}

/**
 * Keeps the visible cells in place when the content before them becomes longer or shorter. The server sends the
 * distance by which the content has shifted since it received a position. The shift is applied to the present position,
 * because the user may have scrolled on.
 * @param {ViewRecord} record
 */
function keepSight(record) {
  const { element, props } = record
  let shifted = props.shift ?? 0
  record.told = [props.x ?? 0, props.y ?? 0]
  record.keeps = () => {
    const { axis, x = 0, y = 0, shift = 0 } = props
    const isRow = axis === 'horizontal'
    const place = isRow ? x : y
    const way = shift - shifted
    shifted = shift
    const isMeant = record.told.some((told) => Math.abs(told - place + way) < 1)
    record.told = [...record.told.slice(-8), place]
    if (isMeant && way) element[isRow ? 'scrollLeft' : 'scrollTop'] += way
    return isMeant
  }
}

/**
 * Numbers the rows of a list for screen readers if only a part of the rows is on the page. `rows` has the number of all
 * rows, then the start and the length of each run of rows without a gap.
 *
 * @param {ViewRecord} record
 */
export function countRows({ element, props: { rows } }) {
  const items = Array.from(element.children).filter((item) => item.getAttribute('role') === 'listitem')
  if (!rows) return items.forEach((item) => ['aria-setsize', 'aria-posinset'].forEach((name) => item.removeAttribute(name)))
  const [count, ...runs] = rows
  for (let at = 0; at < runs.length; at += 2) {
    items.splice(0, runs[at + 1]).forEach((item, place) => {
      item.setAttribute('aria-setsize', count)
      item.setAttribute('aria-posinset', runs[at] + place + 1)
    })
  }
}
