import { keepInSight } from './placing.js'

const followed = new WeakSet()

/** Keeps pinned views visible while their scroll views scroll. @param {HTMLElement} root  the screen */
export function followScrolls(root) {
  if (followed.has(root)) return
  followed.add(root)
  /** @param {Event & { target: Element }} event */
  const scrolled = ({ target }) => follow(target.querySelectorAll(':scope > [data-pins]'))
  root.addEventListener('scroll', scrolled, { capture: true, passive: true })
  follow(root.querySelectorAll('[data-pins]')) // views may have been scrolled before this module was loaded
}

/** @param {NodeListOf<HTMLElement>} elements */
function follow(elements) {
  for (const element of elements) keepInSight(element, element.dataset.pins.split(' ').map(Number))
}
