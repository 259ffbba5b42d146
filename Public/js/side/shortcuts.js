/** The elements in which Space is a shortcut. Elsewhere it scrolls. */
const spaceActs = '.stage, [data-part="timeline"]'

/**
 * Handles single keys, also with Shift, which are inactive during text input and can be disabled, and keys with Ctrl or Command, which
 * always work.
 */
export class Shortcuts {
  /**
   * @param {{ document: Document, actions: Record<string, () => void>, chords?: Record<string, () => void>,
   *           isOn?: (key: string) => boolean }} services  `isOn` returns whether a single key is active
   */
  constructor({ document, actions, chords = {}, isOn = () => true }) {
    Object.assign(this, { document, actions, chords, isOn })
  }

  start() { this.document.addEventListener('keydown', this.#keydown) }

  stop() { this.document.removeEventListener('keydown', this.#keydown) }

  #keydown = (event) => {
    if (event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey && !event.repeat) this.#chord(event)
    const isTyping = event.target.closest?.('input:not([type="range"]), textarea, select, [contenteditable], dialog')
    if (isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const action = (event.shiftKey && this.actions[`Shift+${key}`]) || this.actions[key]
    if (event.key === ' ' && !this.#isSpaceFree(event.target)) return
    // keys belong to the popover or dialog, wherever the focus is
    if (!action || !this.isOn(event.key) || this.document.querySelector(':popover-open, :modal')) return
    event.preventDefault()
    action()
  }

  /** Returns whether Space neither presses the focused element nor scrolls. */
  #isSpaceFree(target) {
    const isPressed = target.closest?.('button, a, summary, [role]:not([role="tabpanel"]), [tabindex="0"]')
    return !isPressed && Boolean(target.closest?.(spaceActs))
  }

  #chord(event) {
    const action = this.chords[event.key.toLowerCase()]
    if (!action || event.defaultPrevented) return
    event.preventDefault()
    action()
  }
}
