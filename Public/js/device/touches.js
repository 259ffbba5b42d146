const control = 'button, [data-tap], input, textarea, a[href]'

/**
 * Has touches reach what they are on. Browsers give a touch to a control nearby; on a phone it is where it is.
 * @param {HTMLElement} root  the screen
 */
export function aim(root) {
  let touched = null // what the finger that was last put down is on; null where a mouse went down since

  /** What was touched, where the browser chose another control; a key's click has no place. */
  const missed = ({ target, detail }) =>
    (detail > 0 && touched && touched.closest(control) !== target.closest(control) ? touched : null)

  /** The place of a touch is exact, even where its target is another control. */
  const down = ({ touches: [{ clientX, clientY }] }) => {
    const under = root.ownerDocument.elementFromPoint(clientX, clientY)
    touched = root.contains(under) ? under : null
  }

  const press = (event) => {
    const meant = missed(event)
    if (!meant) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (meant.matches('input, textarea')) meant.focus()
    meant.click()
  }

  // The window hears first, before the screen's own gestures.
  const window = root.ownerDocument.defaultView
  const hear = (name, handler) => window.addEventListener(name, (event) => {
    if (root.contains(event.target)) handler(event)
  }, { capture: true, passive: name === 'touchstart' })
  hear('touchstart', down)
  hear('pointerdown', ({ pointerType }) => { if (pointerType !== 'touch') touched = null })
  hear('mousedown', (event) => { if (missed(event)) event.preventDefault() }) // what was not touched gets no focus
  hear('click', press)
}
