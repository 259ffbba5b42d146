/**
 * Remembers the last button of the header, or tab, that a user pressed before the panels were loaded, and presses it
 * again after they were loaded.
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
