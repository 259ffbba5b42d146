import { warnOfMissingModule } from '../elements/failures.js'
import { mark } from './attributes.js'
import { placeOf } from './image_kinds.js'
import { dress, drawLate, drawRow } from './late_drawing.js'
import { place, showOrHide } from './placing.js'
import { declare } from './style_policy.js'

/** @import { PropertyDrawing } from './kinds.js' */
/** @import { ViewRecord } from './view_types.js' */

/** Marks a pinned view, and keeps it visible while its scroll view scrolls. @param {ViewRecord} record */
function pin(record) {
  const { element, root, props: { pins } } = record
  mark(element, 'data-pins', pins?.join(' '))
  queueMicrotask(() => place(record)) // once it is in its parent
  if (pins) import('./pins.js').then(({ followScrolls }) => followScrolls(root), warnOfMissingModule)
}

/** Hides a transparent view from screen readers, but not a dialog, which is read while it fades out. @param {ViewRecord} record */
function fade({ element, props }) {
  const isClear = Number(props.style?.opacity) < 0.01 && props.role !== 'alertdialog'
  mark(element, 'data-clear', isClear ? '' : null)
  mark(element, 'aria-hidden', props.ariaHidden || isClear ? 'true' : null)
}

/** Sets the role and label: those that the server sends, or else those of the view's kind.
 * @param {ViewRecord} record */
export function nameRole(record) {
  const { props, kind } = record
  const element = record.control ?? record.element
  const tapRole = props.tap && kind.tag !== 'button' ? 'button' : null
  const isHeading = props.heading && (props.text || props.label) // a heading without text is none
  const role = props.role ?? (isHeading ? 'heading' : null) ?? kind.role?.(props) ?? tapRole
  mark(element, 'role', role)
  mark(element, 'aria-level', isHeading ? props.heading : null)
  mark(element, 'aria-modal', role === 'alertdialog')
  // The field finds its error by this id.
  if (role === 'alert') element.id = `view-${record.id}`
  if (role === 'tab') mark(element, 'aria-selected', props.selected ? 'true' : 'false')
  if (!kind.ownName || props.role) mark(element, 'aria-label', props.label ?? kind.label?.(props))
}

/** Returns whether a secondary click opens a context menu of the view. @param {ViewRecord} record */
const hasMenu = ({ props }) => props.gestures?.split(' ').includes('menu')

/** Starts the gesture recognizers of a view, which are loaded with the first such view. @param {ViewRecord} record */
function hearGestures(record) {
  const { gestures } = record.props
  mark(record.element, 'data-gestures', gestures)
  mark(record.element, 'aria-haspopup', hasMenu(record) ? 'menu' : null)
  if (hasMenu(record)) common.tap(record) // the context menu key needs a focus
  if (!record.pinches && /pinch|rotation|twoF/.test(gestures)) {
    record.pinches = true
    import('./two_fingers.js').then(({ follow }) => follow(record), warnOfMissingModule)
  }
  // the click handler sends taps
  if (record.hears || record.kind.followsFingers || !gestures || gestures === 'tap') return
  record.hears = true
  dress(record.element)
  import('./recognisers.js').then(({ hear }) => hear(record), warnOfMissingModule)
}

/** Sets the style of the status bar. @param {ViewRecord} record */
export function drawStatusBar({ element, props: { statusBar } }) {
  if (statusBar) dress(element)
  mark(element, 'data-status-bar', statusBar)
}

/** Draws the animations of a layer. They are loaded with the first view that has one. @param {ViewRecord} record */
function move(record) {
  if (record.props.outline) return drawLate('outlineInMotion', record)
  return import('./motions.js').then(({ drawMotions }) => drawMotions(record), warnOfMissingModule)
}

/** @param {ViewRecord} record */
const drawOutline = (record) => drawLate('outline', record)

/**
 * Enables or disables a control. A disabled control that has the focus is only marked, so that it keeps the focus
 * during a load. @param {ViewRecord} record
 */
export function enable({ control, element: outer, props }) {
  const element = control ?? outer
  const isOff = props.enabled === false
  const hasFocus = element.ownerDocument.activeElement === element
  mark(element, 'aria-disabled', isOff ? 'true' : null)
  element.toggleAttribute('disabled', isOff && !hasFocus)
}

/** The properties of every view. Each function draws the value that a property has now. @type {PropertyDrawing} */
export const common = {
  style(record, changed) {
    for (const [property, value] of Object.entries(changed ?? {})) declare(record.element.style, property, value)
    if (changed && 'opacity' in changed) fade(record)
  },
  frame: place,
  pins: pin,
  hidden: showOrHide,
  tap(record) {
    mark(record.element, 'data-tap', record.props.tap ? '' : null)
    if (record.kind.tag !== 'button') mark(record.element, 'tabindex', record.props.tap || record.kind.hasKeys || hasMenu(record) ? 0 : null)
    nameRole(record)
  },
  gestures: hearGestures,
  role: nameRole,
  label: nameRole,
  heading: nameRole,
  selected: nameRole,
  ariaHidden: fade,
  hint: ({ element, props }) => mark(element, 'aria-description', props.hint),
  rows: (record) => import('./filled.js').then(({ countRows }) => countRows(record), warnOfMissingModule),
  covers: ({ element, props }) => mark(element, 'data-covers', props.covers ? '' : null),
  keepsCaret: ({ element, props }) => mark(element, 'data-keeps-caret', props.keepsCaret ? '' : null),
  presentation({ element, props }) {
    if (props.presentation) dress(element)
    mark(element, 'data-presentation', props.presentation)
  },
  slide: ({ element, props }) => mark(element, 'data-slide', props.slide),
  mirrored: ({ element, props }) => mark(element, 'data-mirrored', props.mirrored ? '' : null),
  identifier: ({ element, props }) => mark(element, 'data-identifier', props.identifier),
  type: ({ element, props }) => mark(element, 'data-type', props.type),
  actions: (record) => drawRow(record, 'offerActions'),
  aside: (record) => drawRow(record, 'offerActions'),
  motions: move,
  outline: drawOutline,
  outlineParts: drawOutline,
  mask: (record) => drawLate('cut', record, placeOf),
  reorders: (record) => drawRow(record, 'offerMoves'),
  styleId(record) {
    const name = (record.props.styleId ?? '').replace(/([a-z])([A-Z])/g, '$1-$2').replace(/\./g, '-').toLowerCase()
    record.element.className = /^[\w-]+$/.test(name) ? `b ${name}` : 'b'
  },
}
