/** @typedef {HTMLInputElement|HTMLTextAreaElement} Field  a text field, or the field of a text view */

/**
 * Keeps older values of the server from overwriting what the user is typing: a value is drawn only after every
 * keystroke before it was answered. The server sends a password as a placeholder of the same length, which is never
 * drawn over the typed one.
 */
export class FieldEcho {
  #fields = new WeakMap() // element → { typed, answered, held }

  /** Returns the number of a new keystroke. `answered` must be called with it. @param {Field} element */
  typed(element) {
    const field = this.#field(element)
    field.held = null
    field.typed += 1
    field.isSecret ||= element.type === 'password'
    return field.typed
  }

  /**
   * Empties a password field before the user types, unless its password was typed on this page. @param {Field} element
   */
  starts(element) {
    if (element.type === 'password' && !this.#fields.has(element)) element.value = ''
  }

  /**
   * @param {Field} element  @param {number} keystroke  @param {number|null} input  the number of the input, null if it
   * was refused
   */
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
   * Returns whether a value must wait until later keystrokes are answered.
   *
   * @param {Field} element  @param {string} value  @param {number} input  the input that caused the value
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
