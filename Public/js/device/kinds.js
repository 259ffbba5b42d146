import { mark } from './attributes.js'
import { common, drawStatusBar } from './common_properties.js'
import { barBackground, controlKinds } from './control_kinds.js'
import { fieldKinds } from './field_kinds.js'
import { imageKinds } from './image_kinds.js'
import { dress } from './late_drawing.js'
import { points } from './placing.js'
import { textKinds } from './text_kinds.js'

/** @import { ViewKindName, ViewProperties } from '../net/contract.js' */
/** @import { ViewRecord } from './view_types.js' */

/**
 * The functions that draw properties.
 * @typedef {{ [Name in keyof ViewProperties]?: (record: ViewRecord, changed?: ViewProperties[Name]) => void }}
 *   PropertyDrawing
 */

/**
 * The functions that make and update the elements of views of one kind.
 * @typedef {object} ViewKind
 * @property {string} tag  the name of the element
 * @property {(props: ViewProperties) => string|null} [role]  the role that a view has by itself
 * @property {(props: ViewProperties) => string|null} [label]  the label that a view has by itself
 * @property {(element: HTMLElement, record: ViewRecord) => void} [build]  called once, before properties are drawn
 * @property {PropertyDrawing} [props]  draw the properties of the kind
 * @property {boolean} [ownName]  whether the kind draws the label by itself
 * @property {boolean} [placesItself]  whether the frame is not drawn
 * @property {boolean} [hasKeys]  whether the view takes keys
 * @property {boolean} [followsFingers]  whether the kind has gestures by itself
 */

/**
 * Scrolls a view. The renderer repeats it after a new view was inserted, because only an inserted view can be scrolled. A list
 * is not scrolled, because the server does not know its position.
 * @param {ViewRecord} record
 */
function scrollTo({ element, keeps, props: { x = 0, y = 0, role } }) {
  if (role === 'list' || keeps?.()) return
  if (Math.abs(element.scrollLeft - x) > 1) element.scrollLeft = x
  if (Math.abs(element.scrollTop - y) > 1) element.scrollTop = y
}

/** Draws a web view. The module is loaded with the first one. @param {ViewRecord} record */
async function drawWebView(record) {
  const { showWebPage } = await import('./web_view.js')
  showWebPage(record)
}

/** Draws the keyboard. The module is loaded with the first edited field. @param {ViewRecord} record */
async function drawKeyboard(record) {
  dress(record.element)
  const { showKeyboard } = await import('./keyboard.js')
  showKeyboard(record)
}

/** The kinds of views, by the names that the server uses. @type {Record<ViewKindName, ViewKind>} */
export const kinds = {
  view: { tag: 'div' },
  window: { tag: 'div', props: { statusBar: drawStatusBar, keyboard: drawKeyboard, returnKey: drawKeyboard, typist: drawKeyboard } },
  stack: { tag: 'div' },
  blur: { tag: 'div', props: { effect: ({ element, props }) => mark(element, 'data-effect', props.effect) } },
  scroll: {
    tag: 'div',
    props: {
      axis: ({ element, props }) => mark(element, 'data-axis', props.axis),
      content({ element: { style }, props: { content = [] } }) {
        style.setProperty('--content-width', points(content[0]))
        style.setProperty('--content-height', points(content[1]))
      },
      fixed: ({ element, props }) => mark(element, 'data-fixed', props.fixed ? '' : null),
      bar: ({ element, props }) => mark(element, 'data-bar', props.bar ? '' : null),
      scrollEnd: (record) => record.asks(record),
      x: scrollTo,
      y: scrollTo,
    },
  },
  navigationbar: {
    tag: 'div',
    props: { ...barBackground, barHidden: ({ element, props }) => mark(element, 'data-bar-hidden', props.barHidden ? '' : null) },
  },
  alert: {
    tag: 'div', role: () => 'alertdialog', build: dress,
    props: {
      cancel: ({ element, props }) => mark(element, 'data-cancel', props.cancel),
      cancelRoom({ element, props: { cancelRoom } }) {
        element.dataset.sheet = cancelRoom > 0 ? 'cancel' : ''
        element.style.setProperty('--cancel', `${cancelRoom}px`)
      },
    },
  },
  form: {
    tag: 'form',
    /** @param {HTMLFormElement} element */
    build(element) {
      element.noValidate = true
      element.addEventListener('submit', (event) => event.preventDefault()) // the server validates
    },
  },
  webview: { tag: 'div', ownName: true, build: dress, props: { src: drawWebView, framed: drawWebView, label: drawWebView } },
  placeholder: {
    tag: 'div',
    props: { name: ({ element, props }) => { element.textContent = props.name ?? '' } },
  },
  ...controlKinds,
  ...fieldKinds,
  ...imageKinds,
  ...textKinds,
}

/**
 * Draws the properties that changed, in the order of the server.
 * @param {ViewRecord} record  @param {ViewProperties} changed
 */
export function draw(record, changed) {
  for (const name of Object.keys(changed)) {
    const own = record.kind.props?.[name]
    common[name]?.(record, changed[name])
    own?.(record)
  }
}
