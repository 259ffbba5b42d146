/** @import { ViewRecord } from './view_types.js' */

const told = new WeakMap() // record → what was filled of it when its place was told

/**
 * Tells where a list is scrolled to before that comes to rest, once for each part of it that has cells, as what is seen comes near
 * to an end of that.
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
 * Whether what is seen comes within half its length of an end of what has cells, which is not one of the content.
 * @param {ViewRecord} record  @param {number[]} filled
 */
function leaves({ element, props: { axis, content } }, [first, last]) {
  const isRow = axis === 'horizontal'
  const place = isRow ? Math.abs(element.scrollLeft) : element.scrollTop
  const length = isRow ? element.clientWidth : element.clientHeight
  return (first > 0 && place - length / 2 < first) || (last < content[isRow ? 0 : 1] && place + length * 1.5 > last)
}

/**
 * From now on, what is seen stays where it is as content before it turns out to be longer or shorter: where the server says that it
 * shifted the content since a place that it was told, that is done from wherever a person has scrolled to meanwhile.
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
 * Says of the rows of a list of how many they are, and the how many-eth each is, where not all of them are on the page: `rows` has the
 * number of all, and for each run of rows without a gap where it begins and how many they are.
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
