/** @import { Renderer } from './renderer.js' */

const control = 'button, [data-tap], input, textarea, a[href]'

/**
 * Has touches reach what they are on. Browsers give a touch to a control nearby; on a phone it is where it is. And they give a
 * press to what is drawn in front; on a phone labels, images and other views may let it pass to what is behind them.
 * @param {HTMLElement} root  the screen  @param {Renderer} renderer
 */
export function aim(root, renderer) {
  let touched = null // what the finger or the mouse was last put down on

  /** What was pressed, where the browser chose another control; a key's click has no place. */
  const missed = ({ target, detail }) =>
    (detail > 0 && touched && touched.closest(control) !== target.closest(control) ? touched : null)

  const down = ({ clientX, clientY }) => {
    const under = root.ownerDocument.elementsFromPoint(clientX, clientY).find((element) => !root.contains(element) || !passes(element))
    touched = root.contains(under) ? under : null
  }

  /** Whether a press on an element goes to what is behind it. @param {Element} element */
  const passes = (element) => {
    for (let record = renderer.view(element); record; record = renderer.view(record.element.parentElement)) {
      const { name, props } = record
      if (props.untouchable || ((name === 'label' || name === 'image') && !props.touchable)) return true
    }
    return false
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
  hear('touchstart', ({ touches: [touch] }) => down(touch))
  hear('pointerdown', (event) => { if (event.pointerType !== 'touch') down(event) })
  hear('mousedown', (event) => { if (missed(event)) event.preventDefault() }) // what was not pressed gets no focus
  hear('click', press)
}
