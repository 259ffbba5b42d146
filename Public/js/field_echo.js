/**
 * Keeps what a person is typing from being overwritten by older values: the server's value of a field is
 * drawn only once every keystroke before it has been answered.
 */
export class FieldEcho {
  #fields = new WeakMap() // element → { typed, answered, held }

  /** The number of a keystroke; `answered` must be called with it. @param {Element} element */
  typed(element) {
    const field = this.#field(element)
    field.held = null
    field.typed += 1
    return field.typed
  }

  /** @param {Element} element  @param {number} keystroke  @param {number|null} input  its number, null if refused */
  answered(element, keystroke, input) {
    const field = this.#field(element)
    field.answered = Math.max(field.answered, keystroke)
    field.input = input ?? field.input
    const { held } = field
    if (field.answered < field.typed || !held || held.input < field.input) return
    field.held = null
    if (element.value !== held.value) element.value = held.value
  }

  /** Whether a value that came with an input must wait. */
  holds(element, value, input) {
    const field = this.#fields.get(element)
    if (!field) return false
    if (field.answered >= field.typed && input >= field.input) return false
    field.held = { value, input }
    return true
  }

  #field(element) {
    if (!this.#fields.has(element)) this.#fields.set(element, { typed: 0, answered: 0, input: 0, held: null })
    return this.#fields.get(element)
  }
}
