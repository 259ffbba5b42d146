const glide = { duration: 320, easing: 'cubic-bezier(.32,.72,0,1)' }

export const flick = 0.3 // points in a millisecond above which a page turns

/**
 * Returns the buttons that turn pages without dragging.
 *
 * @param {Document} document  @param {(step: number) => void} turn  called with -1 or 1
 */
export function turnButtons(document, turn) {
  /** @type {[name: string, step: number][]} */
  const buttons = [['Previous page', -1], ['Next page', 1]]
  return buttons.map(([name, step]) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'turn'
    button.dataset.step = String(step)
    button.setAttribute('aria-label', name)
    button.addEventListener('click', () => turn(step))
    return button
  })
}

/**
 * Animates a page, and cancels its other animations.  @param {HTMLElement} box
 * @param {KeyframeAnimationOptions} options
 */
export function glideBox(box, from, to, options = {}) {
  box.style.translate = ''
  for (const animation of box.getAnimations()) animation.cancel()
  const isReduced = box.ownerDocument.defaultView.matchMedia('(prefers-reduced-motion: reduce)').matches
  return box.animate([{ translate: from }, { translate: to }], { ...glide, ...(isReduced && { duration: 0 }), ...options })
}
