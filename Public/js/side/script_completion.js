/** @import { Elements } from '../elements/elements.js' */

const most = 8
const faults = [
  '500', '503', '404', '401', 'no connection', 'offline', 'timeout', 'timeout after 3 s', 'malformed body', '2 s slow', '250 ms slow', 'throttle 400 kbit/s',
  'pause on request', 'pause on response', 'respond 200 {}',
]
const amounts = ['once', 'twice', '3 times', 'only the 1st', 'from the 2nd', '30 % seed 7', 'and ', 'then ']

/**
 * What can be written at the caret of a script: paths of the session where a line begins, then faults, then how often.
 * `from` is where the text begins that a choice replaces.
 * @param {string} before  the script up to the caret  @param {string[]} paths
 * @returns {{ from: number, choices: string[] }}
 */
export function scriptChoices(before, paths) {
  const start = before.lastIndexOf('\n') + 1
  const line = before.slice(start)
  const colon = line.indexOf(':')
  if (/^( {4}|#)/.test(line)) return { from: before.length, choices: [] } // a body, or a comment
  if (colon < 0) {
    const from = start + /^\s*/.exec(line)[0].length
    const written = before.slice(from)
    return { from, choices: paths.filter((path) => path.includes(written)).slice(0, most).map((path) => `${path}: `) }
  }
  const clause = line.slice(colon + 1).split(/,\s*|\b(?:then|and)\s+/).at(-1).trimStart()
  const word = clause.split(' ').at(-1)
  const begins = faults.filter((fault) => fault.startsWith(clause) && fault !== clause)
  if (begins.length) return { from: before.length - clause.length, choices: begins.slice(0, most) }
  const isFault = clause.includes(' ') // at least one fault precedes the word
  return { from: before.length - word.length, choices: isFault ? amounts.filter((amount) => amount.startsWith(word) && amount !== word) : [] }
}

/** The list of what can be written into the field of a script. It opens while the user types, or with Ctrl Space. */
export class ScriptCompletion {
  #choices = []
  #from = 0
  #at = -1 // the chosen one; none at first, so that Enter begins a line

  /**
   * @param {{ elements: Elements, t: (key: string) => string }} services
   * @param {{ field: HTMLTextAreaElement, paths: () => string[] }} script
   */
  constructor({ elements: { h }, t }, { field, paths }) {
    Object.assign(this, { h, field, paths })
    this.list = h('ul', { class: 'script-choices', id: 'script-choices', role: 'listbox', 'aria-label': t('scriptChoices'), hidden: true, pointerdown: this.#press })
    this.element = h('div', { class: 'script-field' }, field, this.list)
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', this.list.id)
    field.addEventListener('input', this.#open)
    field.addEventListener('keydown', this.#keydown)
    field.addEventListener('blur', this.#close)
    field.addEventListener('click', this.#close)
  }

  /** Lists possible completions after something was typed, after the path of a rule, or when the user asks for them. */
  #open = (_, isAskedFor = false) => {
    const { field, h, list } = this
    const before = field.value.slice(0, field.selectionStart)
    const { from, choices } = scriptChoices(before, this.paths())
    const isWanted = isAskedFor || from < before.length || before.endsWith(': ')
    if (!isWanted || field.selectionStart !== field.selectionEnd) return this.#close()
    this.#from = from
    this.#choices = choices
    list.replaceChildren(...choices.map((choice, index) => h('li', { class: 'script-choice', role: 'option', id: `script-choice-${index}`, 'aria-selected': 'false' }, choice)))
    list.hidden = choices.length === 0
    return this.#choose(-1)
  }

  #close = () => {
    this.list.hidden = true
    this.#choose(-1)
  }

  #choose(at) {
    this.#at = at
    for (const [index, option] of Array.from(this.list.children).entries()) option.setAttribute('aria-selected', String(index === at))
    if (at < 0) this.field.removeAttribute('aria-activedescendant')
    else {
      this.field.setAttribute('aria-activedescendant', `script-choice-${at}`)
      this.list.children[at].scrollIntoView({ block: 'nearest' })
    }
  }

  #accept(choice) {
    const { field } = this
    field.setRangeText(choice, this.#from, field.selectionStart, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  #press = (event) => {
    event.preventDefault() // the field keeps the focus
    const option = event.target.closest('.script-choice')
    if (option) this.#accept(this.#choices[Array.from(this.list.children).indexOf(option)])
  }

  #keydown = (event) => {
    const { length } = this.#choices
    if (event.key === ' ' && event.ctrlKey) this.#open(event, true)
    else if (this.list.hidden) return
    else if (event.key === 'ArrowDown') this.#choose((this.#at + 1) % length)
    else if (event.key === 'ArrowUp') this.#choose((this.#at <= 0 ? length : this.#at) - 1)
    else if (event.key === 'Escape') this.#close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && this.#at >= 0) this.#accept(this.#choices[this.#at])
    else {
      if (event.key.length > 1 && event.key !== 'Backspace' && event.key !== 'Shift') this.#close() // the caret moves
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
}
