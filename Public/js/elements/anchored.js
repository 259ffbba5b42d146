const edge = 8 // pixels kept free at the edges of the page
const gap = 6 // pixels between the popover and its button

/**
 * Places a popover at its button: below it, or above it if there is more space. The popover scrolls if there is too
 * little.
 *
 * @param {HTMLElement} popover  shown, and positioned as fixed  @param {HTMLElement} button
 */
export function anchor(popover, button) {
  const { innerWidth, innerHeight } = popover.ownerDocument.defaultView
  const from = button.getBoundingClientRect()
  const { width, height: wanted } = popover.getBoundingClientRect()
  const [above, below] = [from.top - gap - edge, innerHeight - from.bottom - gap - edge]
  const isBelow = wanted <= below || below >= above
  const height = Math.min(wanted, Math.max(above, below))
  const left = Math.max(edge, Math.min(from.left + from.width / 2 - width / 2, innerWidth - width - edge))
  popover.style.maxBlockSize = `${height}px`
  popover.style.inset = `${isBelow ? from.bottom + gap : from.top - gap - height}px auto auto ${left}px`
}
