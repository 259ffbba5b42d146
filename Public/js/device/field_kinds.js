import { mark } from './attributes.js'
import { enable } from './common_properties.js'
import { drawLines } from './text_lines.js'

/** @import { ViewKind, PropertyDrawing } from './kinds.js' */
/** @import { ViewRecord } from './view_types.js' */

const inputTypes = { password: 'password', email: 'email' }

/** Sets the text of a field, unless newer text is being typed (`FieldEcho`). @param {ViewRecord} record */
function writeValue({ control: element, props, guard }) {
  const value = props.value ?? ''
  if (element.value !== value && !guard(element, value)) element.value = value
}

/** Makes a disabled field read-only, because it may keep the focus. @param {ViewRecord} record */
function protect({ control, props }) {
  control.readOnly = props.readOnly === true || props.enabled === false
}

/** Writes the lines of a text view, which are visible while it is not edited. @param {ViewRecord} record */
function writeWords({ words, root, props: { value: text, lines, textStyles } }) {
  drawLines(words, { text, lines: lines ?? [], textStyles }, root)
}

/** @type {PropertyDrawing} */
const field = {
  value: writeValue,
  placeholder: ({ control, props }) => mark(control, 'placeholder', props.placeholder),
  enabled(record) {
    enable(record)
    protect(record)
  },
  readOnly: protect,
  describedBy({ control, props }) {
    mark(control, 'aria-invalid', props.describedBy ? 'true' : null)
    mark(control, 'aria-describedby', props.describedBy ? `view-${props.describedBy}` : null)
  },
}

/** The text fields and text views. @type {Record<'textfield'|'textview', ViewKind>} */
export const fieldKinds = {
  textfield: {
    tag: 'div', // a field is drawn inside a `div`, together with its other subviews
    build(element, record) {
      const control = element.ownerDocument.createElement('input')
      control.autocomplete = 'off'
      element.append(control)
      record.control = control
    },
    props: {
      ...field,
      /** @param {ViewRecord & { control: HTMLInputElement }} record */
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
