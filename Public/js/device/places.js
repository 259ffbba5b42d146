import { drawnScale } from './drawn_scale.js'

/**
 * Converts a point of the window to the coordinates of a view, in points, through all rotations and scales.
 *
 * @param {{ element: HTMLElement, root: HTMLElement }} record  the renderer's record of the view
 * @param {{ clientX: number, clientY: number }} point
 */
export function placeIn({ element, root }, { clientX, clientY }) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const scale = drawnScale(root)
  const turn = turnOf(element, root)
  if (!turn) return { x: (clientX - left) / scale, y: (clientY - top) / scale }
  // The center of a rotated element is the center of its bounding rectangle.
  const { x, y } = turn.inverse().transformPoint({ x: (clientX - left - width / 2) / scale, y: (clientY - top - height / 2) / scale })
  return { x: x + element.offsetWidth / 2, y: y + element.offsetHeight / 2 }
}

/** Returns the transform of an element relative to the phone; null without one. */
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
