/** Single keys for those who know them, which rest while somebody types, and keys with Ctrl or Command, which do not. */
export class Shortcuts {
  /** @param {{ document: Document, actions: Record<string, () => void>, chords?: Record<string, () => void> }} services */
  constructor({ document, actions, chords = {} }) {
    Object.assign(this, { document, actions, chords })
  }

  start() { this.document.addEventListener('keydown', this.#keydown) }

  stop() { this.document.removeEventListener('keydown', this.#keydown) }

  #keydown = (event) => {
    if (event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey && !event.repeat) this.#chord(event)
    const isTyping = event.target.closest?.('input:not([type="range"]), textarea, select, [contenteditable], dialog')
    if (isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const action = this.actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (event.key === ' ' && event.target.closest?.('button, a, summary, [role], [tabindex="0"]')) return // it presses that
    if (!action || this.document.querySelector(':popover-open')) return
    event.preventDefault()
    action()
  }

  #chord(event) {
    const action = this.chords[event.key.toLowerCase()]
    if (!action || event.defaultPrevented) return
    event.preventDefault()
    action()
  }
}
