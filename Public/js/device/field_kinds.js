import { mark } from './attributes.js'
import { enable } from './common_properties.js'
import { drawLines } from './text_lines.js'

/** @import { ViewKind } from './kinds.js' */

const inputTypes = { password: 'password', email: 'email' }

/** Sets the text of a field, unless newer text is being typed (`FieldEcho`). */
function writeValue({ control, element: outer, props, guard }) {
  const element = control ?? outer
  const value = props.value ?? ''
  if (element.value !== value && !guard?.(element, value)) element.value = value
}

/** Makes a disabled field read-only, because it may keep the focus. */
function protect({ control, element: outer, props }) {
  const element = control ?? outer
  element.readOnly = props.readOnly === true || props.enabled === false
}

/** Writes the lines of a text view, which are visible while it is not edited. */
function writeWords({ words, props: { value: text, lines, textStyles } }) {
  drawLines(words, { text, lines: lines ?? [], textStyles })
}

const field = {
  value: writeValue,
  placeholder: ({ control, element, props }) => mark(control ?? element, 'placeholder', props.placeholder),
  enabled(record) {
    enable(record)
    protect(record)
  },
  readOnly: protect,
  describedBy({ control, element: outer, props }) {
    const element = control ?? outer
    mark(element, 'aria-invalid', props.describedBy ? 'true' : null)
    mark(element, 'aria-describedby', props.describedBy ? `view-${props.describedBy}` : null)
  },
}

/** The text fields and text views. @type {Record<string, ViewKind>} */
export const fieldKinds = {
  textfield: {
    tag: 'div', // what lies in a field beside its words is drawn in it
    build(element, record) {
      record.control = element.ownerDocument.createElement('input')
      record.control.autocomplete = 'off'
      element.append(record.control)
    },
    props: {
      ...field,
      input({ control, props }) {
        control.type = inputTypes[props.input] ?? 'text'
        mark(control, 'inputmode', props.input === 'number' || props.input === 'date' ? 'numeric' : null)
      },
    },
  },
  textview: {
    tag: 'div',
    build(element, record) {
      const document = element.ownerDocument
      const control = document.createElement('textarea')
      const words = document.createElement('div')
      words.className = 'words'
      words.setAttribute('aria-hidden', 'true')
      control.addEventListener('scroll', () => { words.style.translate = `0 ${-control.scrollTop}px` })
      element.append(control, words)
      Object.assign(record, { control, words })
    },
    props: { ...field, lines: writeWords, textStyles: writeWords },
  },
}
