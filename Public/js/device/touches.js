/** @import { Renderer } from './renderer.js' */

const control = 'button, [data-tap], input, textarea, a[href]'

/**
 * Corrects the targets of touches and presses. A browser moves a touch to a control nearby, but a phone does not. A
 * browser sends a press to the front element; on a phone, labels, images and other views may let it pass to the views
 * behind them.
 *
 * @param {HTMLElement} root  the screen  @param {Renderer} renderer
 */
export function aim(root, renderer) {
  let touched = null // the element where the finger or the mouse went down

  /** Returns the pressed element if the browser chose another control. A click by a key has no position. */
  const missed = ({ target, detail }) =>
    (detail > 0 && touched && touched.closest(control) !== target.closest(control) ? touched : null)

  const down = ({ clientX, clientY }) => {
    const under = root.ownerDocument.elementsFromPoint(clientX, clientY).find((element) => !root.contains(element) || !passes(element))
    touched = root.contains(under) ? under : null
  }

  /** Returns whether a press on an element passes to the views behind it. @param {Element} element */
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

  // The window gets events before the gestures of the screen.
  const window = root.ownerDocument.defaultView
  const hear = (name, handler) => window.addEventListener(name, (event) => {
    if (root.contains(event.target)) handler(event)
  }, { capture: true, passive: name === 'touchstart' })
  hear('touchstart', ({ touches: [touch] }) => down(touch))
  hear('pointerdown', (event) => { if (event.pointerType !== 'touch') down(event) })
  // an element that was not pressed gets no focus
  hear('mousedown', (event) => { if (missed(event)) event.preventDefault() })
  hear('click', press)
}
