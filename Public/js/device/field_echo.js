/** @typedef {HTMLInputElement|HTMLTextAreaElement} Field  a text field, or the field of a text view */

/**
 * Keeps what a person is typing from being overwritten by older values: the server's value of a field is
 * drawn only once every keystroke before it has been answered. Of a password the server shows a placeholder as
 * long as what was typed; that one is never drawn over it.
 */
export class FieldEcho {
  #fields = new WeakMap() // element → { typed, answered, held }

  /** The number of a keystroke; `answered` must be called with it. @param {Field} element */
  typed(element) {
    const field = this.#field(element)
    field.held = null
    field.typed += 1
    field.isSecret ||= element.type === 'password'
    return field.typed
  }

  /** What is about to be typed takes the place of a password that nobody typed here. @param {Field} element */
  starts(element) {
    if (element.type === 'password' && !this.#fields.has(element)) element.value = ''
  }

  /** @param {Field} element  @param {number} keystroke  @param {number|null} input  its number, null if refused */
  answered(element, keystroke, input) {
    const field = this.#field(element)
    field.answered = Math.max(field.answered, keystroke)
    field.input = input ?? field.input
    const { held } = field
    if (field.answered < field.typed || !held || held.input < field.input) return
    field.held = null
    if (element.value !== held.value && !isEcho(field, element, held.value)) element.value = held.value
  }

  /**
   * Whether a value that came with an input must wait.
   * @param {Field} element  @param {string} value  @param {number} input
   */
  holds(element, value, input) {
    const field = this.#fields.get(element)
    if (!field) return false
    if (field.answered >= field.typed && input >= field.input) return isEcho(field, element, value)
    field.held = { value, input }
    return true
  }

  #field(element) {
    if (!this.#fields.has(element)) this.#fields.set(element, { typed: 0, answered: 0, input: 0, held: null })
    return this.#fields.get(element)
  }
}

const isEcho = ({ isSecret }, element, value) => isSecret && value.length === element.value.length
