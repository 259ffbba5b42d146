import { viewName } from './view_names.js'

/** @import { ViewRecord } from '../device/view_types.js' */
/** @import { Words } from '../words/words.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */

const english = {
  unseen_hidden: 'Not on the screen: it is hidden.', unseen_hiddenIn: 'Not on the screen: hidden with “{name}”.',
  unseen_clear: 'Not on the screen: its alpha is 0.', unseen_clearIn: 'Not on the screen: the alpha of “{name}” is 0.',
  unseen_covered: 'Not on the screen: covered by what is in front.', unseen_empty: 'Not on the screen: its size is zero.',
  unseen_scrolled: 'Not on the screen: scrolled away in “{name}”.', unseen_clipped: 'Not on the screen: clipped by “{name}”.',
  unseen_outside: 'Not on the screen: outside its edges.',
}
const portuguese = {
  unseen_hidden: 'Fora da tela: está oculta.', unseen_hiddenIn: 'Fora da tela: oculta com “{name}”.',
  unseen_clear: 'Fora da tela: seu alfa é 0.', unseen_clearIn: 'Fora da tela: o alfa de “{name}” é 0.',
  unseen_covered: 'Fora da tela: coberta pelo que está na frente.', unseen_empty: 'Fora da tela: seu tamanho é zero.',
  unseen_scrolled: 'Fora da tela: rolada para fora em “{name}”.', unseen_clipped: 'Fora da tela: cortada por “{name}”.',
  unseen_outside: 'Fora da tela: além das bordas.',
}

/**
 * Returns why a view is not visible on the device, in a sentence. Empty if a part of it is visible.
 * @param {{ shown: ShownState, words: Words, t: Function }} services  @param {ViewRecord} record
 */
export function outOfSight({ shown, words, t }, record) {
  words.add(english, portuguese)
  const { reason, by } = reasonOf(record, shown.renderer) ?? {}
  return reason ? t(`unseen_${reason}`, { name: by ? nameOf(by) : '' }) : ''
}

/**
 * @param {ViewRecord} record  @param {{ root: Element, view: (element: Element) => object|null }} renderer
 * @returns {{ reason: string, by?: object }|null}  with the view around it that is the reason
 */
export function reasonOf(record, renderer) {
  const around = []
  for (let at = record; at; at = renderer.view(at.element.parentElement)) around.push(at)
  const first = (test, reason) => {
    const by = around.find(test)
    return by && { reason: by === record ? reason : `${reason}In`, by }
  }
  const isClear = ({ props }) => Number(props.style?.opacity ?? 1) === 0
  return first(({ props }) => props.hidden, 'hidden') ?? first(isClear, 'clear')
    ?? (around.some(({ element }) => element.inert) ? { reason: 'covered' } : null) ?? cut(record, around.slice(1), renderer)
}

/** Returns the part of a view that is inside every clipping view around it and inside the screen. */
function cut(record, around, { root }) {
  let left = rectangle(record.element)
  if (!left.width || !left.height) return { reason: 'empty' }
  for (const by of around) {
    const isScrolled = by.name === 'scroll'
    if (!isScrolled && by.props.style?.overflow !== 'hidden') continue
    left = common(left, rectangle(by.element))
    if (!left) return { reason: isScrolled ? 'scrolled' : 'clipped', by }
  }
  return common(left, rectangle(root)) ? null : { reason: 'outside' }
}

function rectangle(element) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  return { left, top, right, bottom, width, height }
}

/** Returns the intersection of two rectangles; null if it is less than half a point wide or tall. */
function common(one, other) {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
  const part = { left, top, right, bottom, width: right - left, height: bottom - top }
  return part.width > 0.5 && part.height > 0.5 ? part : null
}

function nameOf(record) { return record.props.identifier ?? record.props.label ?? `${viewName(record)} ${record.id}` }
