import { keepInSight } from './kinds.js'

const followed = new WeakSet()

/** Keeps in sight what asks for it, while it is scrolled. @param {HTMLElement} root  the screen */
export function followScrolls(root) {
  if (followed.has(root)) return
  followed.add(root)
  root.addEventListener('scroll', ({ target }) => follow(target.querySelectorAll(':scope > [data-pins]')),
    { capture: true, passive: true })
  follow(root.querySelectorAll('[data-pins]')) // they may have been scrolled before this module came
}

function follow(elements) {
  for (const element of elements) keepInSight(element, element.dataset.pins.split(' ').map(Number))
}
