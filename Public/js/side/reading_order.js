/** @typedef {{ left: number, top: number, right: number, bottom: number }} Frame */

/** @typedef {{ frame: Frame, content: object[] }} Placed  things on the screen: one, or those of a group, which stay together */

/**
 * Sorts things as VoiceOver reads them: rows from the top, and each row from its leading edge. A thing belongs to a row if it
 * overlaps the row's first thing by more than half of the lower one.
 * @param {Placed[]} things  @param {boolean} isMirrored  whether the leading edge is the right one
 * @returns {Placed[]}
 */
export function inOrder(things, isMirrored) {
  /** @type {Placed[][]} */
  const rows = []
  for (const thing of [...things].sort((one, other) => one.frame.top - other.frame.top)) {
    const row = rows.at(-1)
    if (row && isBeside(row[0].frame, thing.frame)) row.push(thing)
    else rows.push([thing])
  }
  const start = ({ frame }) => (isMirrored ? -frame.right : frame.left)
  return rows.flatMap((row) => row.sort((one, other) => start(one) - start(other) || one.frame.top - other.frame.top))
}

/**
 * Makes one group of things, in their order. Without things there is no group.
 * @param {Element} element  that contains them; a scroll view is where it is, wherever its content is scrolled
 * @param {Placed[]} things  @returns {Placed[]}
 */
export function grouped(element, things) {
  return things.length ? [{ frame: frameOf(element), content: things.flatMap(({ content }) => content) }] : []
}

/** @param {Element} element  @returns {Frame} */
export function frameOf(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

function isBeside(one, other) {
  const common = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return common > Math.min(one.bottom - one.top, other.bottom - other.top) / 2
}
