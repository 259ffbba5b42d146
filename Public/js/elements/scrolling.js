/**
 * Moves a list, not the page, until a row and its scroll margin are seen.
 * @param {Element} row  @param {Element} scroller
 */
export function bring(row, scroller) {
  const [place, frame] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const top = place.top - Number.parseFloat(getComputedStyle(row).scrollMarginTop)
  if (top < frame.top) scroller.scrollTop -= frame.top - top
  else if (place.bottom > frame.bottom) scroller.scrollTop += Math.min(place.bottom - frame.bottom, place.top - frame.top)
}
