import { coloured } from './json_colours.js'

/** @import { Elements } from '../elements/elements.js' */

const unit = '  '
const longestColoured = 60_000

/**
 * A plain text field for JSON with line numbers, colours, a mark at an error, and keys for indentation. Tab indents;
 * after Escape it moves the focus as usual.
 */
export class Editor {
  #frame = null
  #isLeaving = false
  #problem = null
  #doubts = []

  /** @param {{ window: Window, elements: Elements, changed: () => void, run: () => void, name?: string }} services  with the name of the field in a form */
  constructor({ window, elements, changed, run, name = null }) {
    const { h } = elements
    Object.assign(this, { window, elements })
    this.changed = changed
    this.run = run
    this.field = h('textarea', {
      class: 'code-field', name, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', wrap: 'off',
      input: this.#input, keydown: this.#keydown, scroll: this.#scroll, blur: () => { this.#isLeaving = false },
    })
    this.paint = h('pre', { class: 'code-paint', 'aria-hidden': 'true' })
    this.numbers = h('pre', { class: 'code-numbers', 'aria-hidden': 'true' })
    this.mark = h('div', { class: 'code-mark', 'aria-hidden': 'true', hidden: true })
    this.layers = h('div', { class: 'code-layers' }, this.mark, this.paint)
    this.element = h('div', { class: 'code' },
      h('div', { class: 'code-gutter' }, this.numbers), h('div', { class: 'code-body' }, this.layers, this.field))
  }

  get text() { return this.field.value }

  set text(text) {
    this.field.value = text
    this.#draw()
  }

  /** Replaces everything as one edit, which can be undone. @param {string} text */
  replace(text) {
    this.field.focus()
    this.field.select()
    this.#insert(text)
    this.field.setSelectionRange(0, 0)
    this.field.scrollTop = 0
  }

  /**
   * Marks the position of an error and the lines with warnings, or removes the marks.
   *
   * @param {{ line?: number, column?: number }|null} problem  @param {{ line: number }[]} doubts
   */
  show(problem, doubts = []) {
    this.#problem = problem
    this.#doubts = doubts
    this.field.setAttribute('aria-invalid', Boolean(problem))
    this.#drawMark()
    this.#drawNumbers()
  }

  /**
   * Replaces a range of the text as one edit, which can be undone.  @param {string} text  @param {number} from
   * @param {number} to
   */
  put(text, from, to) {
    this.field.setSelectionRange(from, to)
    this.#insert(text)
  }

  /** Moves the caret to a place in the text. @param {{ line?: number, column?: number }} place */
  goTo({ line, column = 1 } = {}) {
    if (!line) return
    const { field } = this
    const lines = this.text.split('\n')
    const before = lines.slice(0, line - 1).reduce((length, { length: more }) => length + more + 1, 0)
    const at = before + Math.max(column - 1, 0)
    field.focus()
    field.setSelectionRange(at, at)
    field.scrollTop = Math.max((line - 6) * this.#lineHeight(), 0)
  }

  /** Draws in the next frame, because Chromium reports each line of an inserted text. */
  #input = () => {
    this.#frame ??= this.window.requestAnimationFrame(() => {
      this.#frame = null
      this.#draw()
    })
    this.changed()
  }

  #draw() {
    const { text } = this
    const { elements: { h, fill } } = this
    this.#drawNumbers()
    fill(this.paint, ...(text.length > longestColoured ? [text] : coloured(text, h)), '\n')
    this.#drawMark()
    this.#scroll()
  }

  /** Draws the line numbers. The numbers of lines with warnings are marked. */
  #drawNumbers() {
    const { elements: { h, fill } } = this
    const doubtful = new Set(this.#doubts.map(({ line }) => line))
    const lines = Array.from({ length: this.text.split('\n').length }, (_, index) => index + 1)
    fill(this.numbers, ...lines.flatMap((line) => [doubtful.has(line) ? h('span', { class: 'code-doubt' }, `${line}`) : `${line}`, '\n']))
  }

  /** Draws the mark of an error. It stays on its line until the next validation, but never beyond the text. */
  #drawMark() {
    const { elements: { h, fill } } = this
    const { line, column = 1 } = this.#problem ?? {}
    const wrong = line ? this.text.split('\n')[line - 1] : undefined
    this.mark.hidden = wrong === undefined
    if (wrong === undefined) return
    const before = wrong.slice(0, column - 1)
    const [at] = /^(?:"(?:[^"\\]|\\.)*"?|[\w.+-]+|.)?/.exec(wrong.slice(column - 1))
    this.mark.style.setProperty('--line', line - 1)
    fill(this.mark, before, h('span', { class: 'code-wrong' }, at || ' '))
  }

  #scroll = () => {
    const { scrollTop, scrollLeft } = this.field
    this.layers.style.setProperty('translate', `${-scrollLeft}px ${-scrollTop}px`)
    this.numbers.style.setProperty('translate', `0 ${-scrollTop}px`)
  }

  #lineHeight() {
    return parseFloat(this.window.getComputedStyle(this.field).lineHeight)
  }

  #keydown = (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if ((ctrlKey || metaKey) && key === 'Enter') {
      event.preventDefault()
      this.run()
      return
    }
    const wasLeaving = this.#isLeaving
    this.#isLeaving = key === 'Escape' || (wasLeaving && key === 'Shift')
    if (ctrlKey || metaKey || altKey || this.field.readOnly || event.isComposing) return
    if (key === 'Tab' && !wasLeaving) {
      event.preventDefault()
      this.#indent(shiftKey ? outdented : indented)
    } else if (key === 'Enter') {
      event.preventDefault()
      this.#breakLine()
    } else if (key === '}' || key === ']') {
      this.#closeBlock(event)
    }
  }

  /** Indents. Tab inserts spaces at the caret; with a selection, or backwards, it moves whole lines. */
  #indent(change) {
    const { field, text } = this
    const { selectionStart, selectionEnd } = field
    if (selectionStart === selectionEnd && change === indented) return this.#insert(unit)
    const start = text.lastIndexOf('\n', selectionStart - 1) + 1
    const after = text.indexOf('\n', Math.max(selectionEnd - (selectionEnd > selectionStart ? 1 : 0), start))
    const end = after < 0 ? text.length : after
    const before = text.slice(start, end)
    const lines = before.split('\n').map(change).join('\n')
    if (lines === before) return undefined
    field.setSelectionRange(start, end)
    this.#insert(lines)
    const moved = lines.length - before.length
    if (selectionStart === selectionEnd) {
      field.setSelectionRange(Math.max(selectionStart + moved, start), Math.max(selectionStart + moved, start))
    } else {
      field.setSelectionRange(start, start + lines.length)
    }
    return undefined
  }

  /** Begins a line with the indentation of the line before, and more after an opening bracket. */
  #breakLine() {
    const { field, text } = this
    const { selectionStart, selectionEnd } = field
    const line = text.slice(text.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart)
    const [indent] = /^[ \t]*/.exec(line)
    const opens = /[{[]\s*$/.test(line)
    const closes = opens && /^\s*[}\]]/.test(text.slice(selectionEnd))
    this.#insert(`\n${indent}${opens ? unit : ''}${closes ? `\n${indent}` : ''}`)
    if (closes) {
      const caret = selectionStart + 1 + indent.length + unit.length
      field.setSelectionRange(caret, caret)
    }
  }

  /** Indents a closing bracket at the start of its line one step less. */
  #closeBlock(event) {
    const { field, text } = this
    const { selectionStart, selectionEnd } = field
    const start = text.lastIndexOf('\n', selectionStart - 1) + 1
    const line = text.slice(start, selectionStart)
    if (selectionStart !== selectionEnd || line.trim() !== '' || line === '') return
    event.preventDefault()
    field.setSelectionRange(start, selectionStart)
    this.#insert(outdented(line) + event.key)
  }

  /** Replaces the selection through the browser, so that it can be undone. */
  #insert(text) {
    const { field } = this
    field.focus()
    if (field.ownerDocument.execCommand('insertText', false, text)) return
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
    this.#input()
  }
}

function indented(line) {
  return line && unit + line
}

function outdented(line) {
  return line.replace(/^(?: {1,2}|\t)/, '')
}
