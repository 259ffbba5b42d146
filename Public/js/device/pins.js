import { keepInSight } from './kinds.js'

const followed = new WeakSet()

/** Keeps in sight what asks for it, while it is scrolled. @param {HTMLElement} root  the screen */
export function followScrolls(root) {
  if (followed.has(root)) return
  followed.add(root)
  root.addEventListener('scroll', ({ target }) => {
    for (const element of target.querySelectorAll(':scope > [data-pins]')) {
      keepInSight(element, element.dataset.pins.split(' ').map(Number))
    }
  }, { capture: true, passive: true })
}
