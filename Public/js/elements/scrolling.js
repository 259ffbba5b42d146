/** Scrolls a list, but not the page, until a row is visible. @param {Element} row  @param {Element} scroller */
export function bring(row, scroller) {
  const [place, frame] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()]
  if (place.top < frame.top) scroller.scrollTop -= frame.top - place.top
  else if (place.bottom > frame.bottom) scroller.scrollTop += Math.min(place.bottom - frame.bottom, place.top - frame.top)
}
