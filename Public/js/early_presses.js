/**
 * The button of the header or the tab that a person pressed before the panels were loaded, which answer it. The last one is
 * pressed again when they are.
 */
export class EarlyPresses {
  #last = null

  /** @param {Document} document */
  constructor(document) {
    this.document = document
    document.addEventListener('click', this.#note)
  }

  #note = ({ target }) => { this.#last = target.closest('.bar button, [role=tab]') ?? this.#last }

  repeat() {
    this.document.removeEventListener('click', this.#note)
    this.#last?.click()
  }
}
