const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

/**
 * Scrolls the chosen tab into view, and lets the arrow keys move from tab to tab.
 *
 * @param {HTMLElement} element  a tab list
 */
export function start(element) {
  const tabs = () => Array.from(element.querySelectorAll('[role="tab"]'))
  const reveal = () => {
    const chosen = tabs().find((tab) => tab.ariaSelected === 'true')
    if (!chosen) return
    const { offsetLeft, offsetWidth } = chosen
    const end = offsetLeft + offsetWidth - element.clientWidth
    if (offsetLeft < element.scrollLeft || end > element.scrollLeft) {
      element.scrollTo({ left: offsetLeft - (element.clientWidth - offsetWidth) / 2, behavior: 'smooth' })
    }
  }
  element.addEventListener('keydown', (event) => {
    const all = tabs()
    const place = all.findIndex((tab) => tab === event.target)
    if (place < 0 || !(event.key in steps)) return
    event.preventDefault()
    all[Math.max(0, Math.min(all.length - 1, place + steps[event.key]))].focus()
  })
  new MutationObserver(reveal).observe(element, { subtree: true, attributes: true, attributeFilter: ['aria-selected'] })
  reveal()
}
