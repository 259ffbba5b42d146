import { reasonOf } from './out_of_sight.js'
import { frameOf, grouped, inOrder } from './reading_order.js'

/** @import { Renderer } from '../device/renderer.js' */
/** @import { ViewRecord } from '../device/view_types.js' */
/** @import { Frame } from './reading_order.js' */

/**
 * A view that a screen reader reads, or a view that can be pressed but is not read.
 * @typedef {object} SpokenElement
 * @property {ViewRecord} record
 * @property {string} name  its label; empty if it has none
 * @property {string} value  such as the text of a field; empty if it has none
 * @property {Trait|null} trait
 * @property {boolean} isSelected
 * @property {boolean} isDimmed
 * @property {boolean} hasActions  whether it offers actions, such as those of a swiped row
 * @property {[number, number]|null} place  its number among the tabs of its bar, and how many tabs there are
 * @property {'unnamed'|'unread'|null} fault  it can be pressed, but has no label; it is not read at all
 * @property {boolean} isPlain  whether it is a text in a view that is pressed without being announced as a button
 * @property {boolean} isScrolledAway  whether it is in a part of a scroll view that is not visible
 */

/** @typedef {'button'|'link'|'image'|'heading'|'switch'|'adjustable'|'textField'|'secureTextField'|'tab'|'inProgress'} Trait */
/** @typedef {{ frame: Frame, content: SpokenElement[] }} Item  an element, or a group */

/** @type {Record<string, Trait>} */
const traitsOfKinds = { button: 'button', toggle: 'switch', slider: 'adjustable', image: 'image', spinner: 'inProgress', pagecontrol: 'adjustable' }
/** @type {Record<string, Trait>} */
const traitsOfRoles = { button: 'button', link: 'link', tab: 'tab' }
const pressed = new Set(['button', 'link', 'switch', 'adjustable', 'textField', 'secureTextField', 'tab'])
const groups = new Set(['navigationbar', 'tabbar', 'tabs', 'alert', 'scroll', 'list', 'listitem', 'tablist', 'toolbar'])

/**
 * Returns the elements of the screen that VoiceOver reads, in its order: rows from the top, in a row from the leading edge.
 * The elements of a bar, a list or an alert stay together.
 * @param {Pick<Renderer, 'root'|'view'|'children'>} renderer  @param {boolean} isMirrored  whether the app is right to left
 * @returns {SpokenElement[]}
 */
export function spokenElements(renderer, isMirrored) {
  return collect(renderer.children(), [], { renderer, isMirrored }).flatMap(({ content }) => content)
}

/**
 * @param {ViewRecord[]} siblings  @param {ViewRecord[]} around  from the inside
 * @param {{ renderer: Pick<Renderer, 'root'|'view'|'children'>, isMirrored: boolean }} screen
 * @returns {Item[]}  in reading order
 */
function collect(siblings, around, screen) {
  const present = siblings.filter(isPresent)
  const modal = present.findLast(({ name, props }) => name === 'alert' || props.role === 'alertdialog')
  const items = (modal ? [modal] : present).flatMap((record) => read(record, around, screen))
  return inOrder(items, screen.isMirrored)
}

/** @returns {Item[]} */
function read(record, around, screen) {
  const { renderer } = screen
  const children = renderer.children(record)
  const isRow = isTableRow(around)
  const own = isRow ? rowOf(record, screen, around) : elementOf(record, children, renderer)
  if (own && !isRow) return itemsOf(own, screen)
  const inside = collect(children, [record, ...around], screen)
  if (isRow) {
    // the row reads its texts itself; its controls are elements beside it
    const controls = inside.flatMap(({ content }) => content).filter(({ trait }) => pressed.has(trait))
    return grouped(record.element, [...own ? itemsOf(own, screen) : [], ...controls.flatMap((control) => itemsOf(control, screen))])
  }
  if (record.props.tap) judgePress(record, inside, screen)
  const isGroup = groups.has(record.name) || groups.has(record.props.role) || (record.props.tap && around[0]?.name === 'scroll')
  return isGroup ? grouped(record.element, inside) : inside
}

/** Whether the view is the cell of a table, whose sections are lists. The lists of Beagle are scroll views. @param {ViewRecord[]} around */
function isTableRow(around) {
  const [item, list] = around
  return item?.props.role === 'listitem' && list?.props.role === 'list' && list.name !== 'scroll'
}

/** Adds what a view that can be pressed lacks. @param {ViewRecord} record  @param {Item[]} inside */
function judgePress(record, inside, screen) {
  const spoken = inside.flatMap(({ content }) => content)
  const { label } = record.props
  if (!spoken.length) inside.push(...itemsOf(spokenBy(record, label ? { name: label, trait: 'button' } : { fault: 'unread' }), screen))
  else if (!spoken.some(({ trait }) => pressed.has(trait))) spoken[0].isPlain = true
}

/** @param {ViewRecord} record  @param {Partial<SpokenElement>} known  @returns {SpokenElement} */
function spokenBy(record, known) {
  const { props } = record
  const { name = '', trait = null } = known
  return {
    record, name, trait, value: '', place: null, isPlain: false, isScrolledAway: false, isSelected: props.selected === true,
    isDimmed: props.enabled === false, hasActions: false, fault: !name && trait !== null && pressed.has(trait) ? 'unnamed' : null, ...known,
  }
}

/** Returns what is read of a view; null if the view itself is no element. @returns {SpokenElement|null} */
function elementOf(record, children, renderer) {
  const { name: kind, props } = record
  const { role } = props
  if (kind === 'textfield' || kind === 'textview') {
    const isSecure = props.input === 'password'
    return spokenBy(record, {
      name: first(props.label, props.placeholder), value: isSecure ? '' : props.value ?? '', trait: isSecure ? 'secureTextField' : 'textField',
    })
  }
  if (role === 'tab') {
    const tabs = renderer.children({ element: record.element.parentElement }).filter((tab) => tab.props.role === 'tab' && isPresent(tab))
    return spokenBy(record, { name: wordsOf(props) || wordsWithin(children, renderer), trait: 'tab', place: [tabs.indexOf(record) + 1, tabs.length] })
  }
  const trait = traitsOfRoles[role] ?? traitsOfKinds[kind] ?? null
  const name = kind === 'pagecontrol' ? '' : wordsOf(props)
  switch (kind) {
    case 'label': return name ? spokenBy(record, { name, trait: trait ?? (props.heading ? 'heading' : null) }) : null
    case 'image': return props.label && role !== 'presentation' ? spokenBy(record, { name: props.label, trait }) : null
    case 'spinner': return props.animating ? spokenBy(record, { name: props.label ?? '', trait }) : null
    case 'pagecontrol': return props.pages ? spokenBy(record, { name: props.label ?? '', place: [Number(props.page) + 1, props.pages], trait, fault: null }) : null
    case 'toggle': return spokenBy(record, { name, trait, value: props.on ? 'on' : 'off' })
    case 'slider': return spokenBy(record, { name: props.label ?? '', trait, value: props.said ?? `${Math.round((props.part ?? 0) * 100)} %` })
    case 'button': return spokenBy(record, { name, trait: props.heading ? 'heading' : trait })
    default: return trait || (role === 'img' && props.label) ? spokenBy(record, { name, trait }) : null
  }
}

/** Returns what is read of a row of a table: its label, or all its texts. @returns {SpokenElement|null} */
function rowOf(record, { renderer }, [item]) {
  const name = first(record.props.label, wordsWithin(renderer.children(record), renderer))
  return name ? spokenBy(record, { name, hasActions: Boolean(item.props.actions), fault: null }) : null
}

/** @returns {string} */
function wordsWithin(records, renderer) {
  return records.filter(isPresent).map((record) => {
    if (record.name in traitsOfKinds && record.name !== 'image') return ''
    return (record.name === 'image' ? record.props.label : first(record.props.label, record.props.text)) || wordsWithin(renderer.children(record), renderer)
  }).filter(Boolean).join(', ')
}

/** Returns the name of a view, by the same properties as that of the tools of language models. */
function wordsOf({ label, text, title, value, placeholder, name }) { return first(label, text, title, value, placeholder, name) }

/** @param {...(string|undefined)} texts */
function first(...texts) { return texts.find(Boolean) ?? '' }

function isPresent({ element, name, props }) {
  return !props.hidden && !props.ariaHidden && name !== 'refresh' && !element.inert && Number(props.style?.opacity ?? 1) >= 0.01
}

/** Returns an item for an element, unless it is nowhere on the screen. @param {SpokenElement} spoken  @returns {Item[]} */
function itemsOf(spoken, { renderer }) {
  const reason = reasonOf(spoken.record, renderer)?.reason
  if (reason && reason !== 'scrolled') return []
  return [{ frame: frameOf(spoken.record.element), content: [{ ...spoken, isScrolledAway: reason === 'scrolled' }] }]
}
