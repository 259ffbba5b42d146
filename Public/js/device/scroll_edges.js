/** @import { Renderer } from './renderer.js' */

/**
 * Gives bars without a background one as soon as content is scrolled beneath them. The server decides what bars look like
 * when the scroll comes to rest.
 * @param {HTMLElement} root  the screen  @param {Renderer} renderer
 */
export function followScrollEdges(root, renderer) {
  root.addEventListener('scroll', ({ target: element }) => {
    const record = renderer.view(/** @type {Element} */ (element))
    if (record?.element !== element || record.name !== 'scroll' || record.props.axis === 'horizontal') return
    const { scrollTop, clientHeight, scrollHeight } = record.element
    show(barOver(record.element, 'navigationbar'), scrollTop < 1)
    show(barOver(record.element, 'tabbar'), scrollTop + clientHeight > scrollHeight - 1)
  }, { capture: true, passive: true })

  /** @param {Element|null} bar  @param {boolean} isAtEdge */
  function show(bar, isAtEdge) {
    if (!bar || !renderer.view(bar)?.props.unfilled) return
    for (const mark of ['data-unfilled', 'data-lineless']) bar.toggleAttribute(mark, isAtEdge)
  }
}

/** The innermost bar of a kind that lies over a part of a scroll view. @param {Element} scroll  @param {string} kind */
function barOver(scroll, kind) {
  for (let at = scroll.parentElement; at; at = at.parentElement) {
    const bar = at.querySelector(`:scope > [data-kind="${kind}"]`)
    if (bar) return overlap(bar.getBoundingClientRect(), scroll.getBoundingClientRect()) ? bar : null
  }
  return null
}

/** @param {DOMRect} one  @param {DOMRect} other */
const overlap = (one, other) => one.bottom > other.top && other.bottom > one.top
