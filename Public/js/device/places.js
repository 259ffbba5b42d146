import { drawnScale } from './drag.js'

/**
 * Where a point of the window lies in a view, in points of the phone.
 * @param {{ element: HTMLElement, root: HTMLElement }} record  the renderer's account of the view
 * @param {{ clientX: number, clientY: number }} point
 */
export function placeIn({ element, root }, { clientX, clientY }) {
  const { left, top } = element.getBoundingClientRect()
  const scale = drawnScale(root)
  return { x: (clientX - left) / scale, y: (clientY - top) / scale }
}
