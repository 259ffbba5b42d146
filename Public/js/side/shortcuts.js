/** Single keys for those who know them. They rest while somebody types. */
export class Shortcuts {
  /** @param {{ document: Document, actions: Record<string, () => void> }} services */
  constructor({ document, actions }) {
    this.document = document
    this.actions = actions
  }

  start() { this.document.addEventListener('keydown', this.#keydown) }

  stop() { this.document.removeEventListener('keydown', this.#keydown) }

  #keydown = (event) => {
    const isTyping = event.target.closest?.('input:not([type="range"]), textarea, select, [contenteditable], dialog')
    if (isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const action = this.actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (event.key === ' ' && event.target.closest?.('button, a, summary, [role], [tabindex="0"]')) return // it presses that
    if (!action || this.document.querySelector(':popover-open')) return
    event.preventDefault()
    action()
  }
}
