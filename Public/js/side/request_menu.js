import { Roving } from '../elements/roving.js'

/** @import { Elements } from '../elements/elements.js' */

/**
 * Opens a menu at the pointer of a right click, or beside the pressed button. Escape and a press elsewhere close it.
 * @param {{ elements: Elements, document: Document }} services  @param {MouseEvent & { target: Element }} event
 * @param {{ word: string, off?: string|null, act: () => void }[]} choices  `off` is the reason why one is disabled
 */
export function showMenu({ elements: { h }, document }, event, choices) {
  /** @type {HTMLElement|null} */
  const from = event.target.closest('button, .request')
  const menu = h('div', { class: 'menu', role: 'menu', popover: 'auto', 'aria-label': from?.textContent },
    ...choices.map(({ word, off, act }) => h('button', {
      type: 'button', class: 'menu-item', role: 'menuitem', 'aria-disabled': off ? 'true' : null,
      click: () => {
        if (off) return
        menu.hidePopover()
        act()
      },
    }, word, off ? h('span', { class: 'menu-reason' }, off) : null)))
  ;(from?.closest('[role="tabpanel"]') ?? document.body).append(menu)
  const roving = new Roving({ element: menu, items: '.menu-item' })
  /** @param {Event & { newState: string }} event */
  const toggled = ({ newState }) => {
    if (newState !== 'closed') return
    roving.stop()
    if (menu.contains(document.activeElement)) from?.focus()
    menu.remove()
  }
  menu.addEventListener('toggle', toggled)
  menu.showPopover()
  place(menu, event, from)
  roving.start()
  menu.querySelector('.menu-item').focus()
}

/** Places a menu at the pointer of a right click, else beside its button; inside the window. */
function place(menu, { type, clientX, clientY }, from) {
  const { innerWidth, innerHeight } = menu.ownerDocument.defaultView
  const box = from?.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const isAtPointer = !box || (type === 'contextmenu' && (clientX || clientY))
  const below = box && (box.bottom + 4 + height < innerHeight ? box.bottom + 4 : box.top - 4 - height)
  const [x, y] = isAtPointer ? [clientX, clientY] : [box.left, below]
  const inset = (place, length, room) => `${Math.max(4, Math.min(place, room - length - 4))}px`
  menu.style.inset = `${inset(y, height, innerHeight)} auto auto ${inset(x, width, innerWidth)}`
}
