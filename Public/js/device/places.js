import { drawnScale } from './drawn_scale.js'

/**
 * Where a point of the window lies in a view, in points of the phone, however the view and those around it are turned and scaled.
 * @param {{ element: HTMLElement, root: HTMLElement }} record  the renderer's account of the view
 * @param {{ clientX: number, clientY: number }} point
 */
export function placeIn({ element, root }, { clientX, clientY }) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const scale = drawnScale(root)
  const turn = turnOf(element, root)
  if (!turn) return { x: (clientX - left) / scale, y: (clientY - top) / scale }
  // The middle of what is turned is that of the upright rectangle around it.
  const { x, y } = turn.inverse().transformPoint({ x: (clientX - left - width / 2) / scale, y: (clientY - top - height / 2) / scale })
  return { x: x + element.offsetWidth / 2, y: y + element.offsetHeight / 2 }
}

/** What turns and scales an element in the phone; null where nothing does. */
function turnOf(element, root) {
  const { DOMMatrix } = root.ownerDocument.defaultView
  let turn = null
  for (let at = element; at && at !== root; at = at.parentElement) {
    const { transform } = at.style
    if (transform) turn = new DOMMatrix(transform).multiply(turn ?? new DOMMatrix())
  }
  if (turn) turn.e = turn.f = 0
  return turn
}
