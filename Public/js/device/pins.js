import { keepInSight } from './placing.js'

const followed = new WeakSet()

/** Keeps pinned views in sight while their scroll views scroll. @param {HTMLElement} root  the screen */
export function followScrolls(root) {
  if (followed.has(root)) return
  followed.add(root)
  root.addEventListener('scroll', ({ target }) => follow(target.querySelectorAll(':scope > [data-pins]')),
    { capture: true, passive: true })
  follow(root.querySelectorAll('[data-pins]')) // views may have been scrolled before this module was loaded
}

function follow(elements) {
  for (const element of elements) keepInSight(element, element.dataset.pins.split(' ').map(Number))
}
