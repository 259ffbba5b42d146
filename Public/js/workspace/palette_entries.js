import { placeOn } from '../device/device.js'
import { describe, shortUrl } from '../words/entry_words.js'
import { english, portuguese } from '../words/resend_words.js'

/** @import { PageParts } from '../elements/elements.js' */
/** @import { ShownServices } from '../device/stage.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Side } from '../side/side.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Driving } from './driving.js' */

const keyWords = {
  r: 'pressRetry', ' ': 'keyPause', '/': 'findStep', e: 'nextError', 'Shift+e': 'previousError', p: 'keyPick', '[': 'stepBack', ']': 'stepForward', '{': 'inputBack', '}': 'inputForward', Escape: 'backToNow',
}
const inTravel = [' ', 'Escape'] // keys that have no button in time travel, and a button or no meaning otherwise
const keyNames = { r: 'R', e: 'E', 'Shift+e': '⇧E', p: 'P', Escape: 'Esc' }
const shown = 1800 // milliseconds for which a found text is outlined

/**
 * @typedef {{ kind: string, title: string, note?: string, keys?: string, act: () => void }} Entry  an entry of the
 * palette
 */

/**
 * The services of the entries.
 * @typedef {object} EntryServices
 * @property {Api} api
 * @property {Document} document
 * @property {Driving} driving
 * @property {PageParts} parts
 * @property {ShownServices} session
 * @property {Side} side
 * @property {Words} words
 */

/** Returns everything that can be found without a request. @param {EntryServices} services  @returns {Entry[]} */
export function entries({ document, parts, session, side, words }) {
  const { t } = words
  words.add(english, portuguese)
  return [
    ...commands({ document, session, side, t }), ...resends(side, t), ...panels(parts), ...screens(parts), ...components(document), ...choices(parts, document),
    ...texts(session.shown.renderer, parts), ...happened(session.model, side),
  ]
}

/** Returns the sessions of the server, without the one that is shown. @param {EntryServices} services  @returns {Promise<Entry[]>} */
export async function sessions({ api, driving, session: { model } }) {
  const { value } = await api.page('api/sessions')
  return value.filter(({ watch }) => watch !== model.session?.watch).map((entry) => ({
    kind: 'session', title: entry.name || entry.title || entry.screen || entry.app || entry.watch,
    note: joined(entry.name && entry.title, entry.title && entry.screen, entry.app, entry.controller, entry.phase),
    act: () => (entry.driver?.here ? driving.look({ watch: entry.watch }) : driving.drive(entry.watch)), // takes no control from a present user
  }))
}

/** Returns the commands that have a key, then those that have a visible and enabled button. */
function commands({ document, session, side, t }) {
  const { actions } = side.shortcuts
  const keyed = Object.entries(keyWords).filter(([key]) => !inTravel.includes(key) || session.shown.past)
  const buttons = Array.from(document.querySelectorAll(
    '.bar :is(button, a):not([popovertarget], [data-part="find"]), .stage > .button, .control .button, .device-tools button, [data-command]'))
  const { given } = side.header
  return [
    ...given.isOffered ? [{ kind: 'command', title: t('renameSession'), act: given.edit }] : [],
    ...keyed.map(([key, name]) => ({ kind: 'command', title: t(name), keys: key === ' ' ? t('cap_space') : keyNames[key] ?? key, act: () => actions[key]() })),
    ...buttons.filter(isOffered).map((button) => ({
      kind: 'command', title: nameOf(button), note: noteOf(button, t), keys: keyOf(button, t),
      act: () => button.click(),
    })),
  ]
}

/** Returns the commands that resend the chosen request, or else the latest one. */
function resends(side, t) {
  const request = side.chosenRequest
  if (!request) return []
  const note = `${request.method} ${shortUrl(request.url)}`
  return ['resend', 'editAndResend'].map((way) => ({ kind: 'command', title: t(way), note, act: () => side.resend(request.id, way) }))
}

function panels(parts) {
  return Array.from(parts.tabs.children).filter((tab) => tab.checkVisibility()).map((tab) => ({
    kind: 'panel',
    title: tab.textContent,
    act: () => {
      tab.click()
      tab.focus()
    },
  }))
}

/** Returns the screens that are listed beside the device. */
function screens(parts) {
  return Array.from(parts.screens.querySelectorAll('.screen-link'), (link) => ({
    kind: 'screen', title: link.querySelector('.screen-title').textContent,
    note: joined(link.dataset.path, link.querySelector('.screen-note').textContent), act: () => link.click(),
  }))
}

/** Returns the components that the components page lists. */
function components(document) {
  return Array.from(document.querySelectorAll('.component-link'), (link) => ({
    kind: 'component', title: link.textContent, note: link.dataset.name, act: () => link.click(),
  }))
}

function choices(parts, document) {
  const app = document.querySelector('[data-part="app"]')
  const tools = Array.from(document.querySelectorAll('.device-tools select'))
  return [
    ...optionsOf(parts.controller, 'controller'), ...app ? optionsOf(app, 'app') : [],
    ...tools.flatMap((select) => optionsOf(select, 'command', `${nameOf(select)}: `)),
  ]
}

/** Returns the options of a menu that are not chosen. */
function optionsOf(select, kind, before = '') {
  if (select.disabled) return []
  return Array.from(select.options).filter((option) => !(option.selected || option.disabled || option.hidden)).map((option) => ({
    kind, title: before + option.textContent, note: option.title,
    act: () => {
      select.value = option.value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
  }))
}

/** Returns the texts on the device. */
function texts(renderer, { outline, screen }) {
  const found = []
  const walk = (record) => {
    if (record?.props.hidden || record?.element.inert) return
    const words = record && (record.props.text ?? record.props.title ?? record.props.name)
    if (typeof words === 'string' && words.trim()) {
      found.push({ kind: 'text', title: words.trim(), note: record.props.type ?? record.name, act: () => point(outline, screen, record.element) })
    }
    for (const child of renderer.children(record)) walk(child)
  }
  walk(null)
  return found
}

/** Outlines an element on the device, and gives it the focus if it can have it. */
function point(outline, screen, element) {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  if (element.matches('a, button, input, textarea, [tabindex]')) element.focus({ preventScroll: true })
  outline.hidden = false
  for (const [side, length] of Object.entries(placeOn(screen, element))) outline.style.setProperty(side, length)
  setTimeout(() => { outline.hidden = true }, shown)
}

/** Returns the entries of the session's log, the latest first. */
function happened(model, side) {
  return Array.from(model.entries.values()).reverse().map((entry) => {
    const { title, where, outcome, message, fault } = describe(entry, side.wording)
    const act = () => side.openEntry(entry.n)
    if (entry.type === 'request') return { kind: 'request', title, note: joined(outcome, fault), act: () => side.openRequest(entry.id) }
    if (entry.type === 'state') return { kind: 'state', title: joined(title, where), note: joined(outcome, message), act }
    return entry.kind === 'input' ? { kind: 'step', title: `${entry.input} ${title}`, act } : null
  }).filter(Boolean)
}

const joined = (...parts) => parts.filter(Boolean).join(' · ')

function isOffered(button) {
  return !button.disabled && !button.closest('[hidden]') && (button.matches('.menu-item') || button.checkVisibility())
}

function nameOf(element) {
  const by = element.getAttribute('aria-labelledby')
  return (element.getAttribute('aria-label') ?? (by && by.split(' ').map((id) => element.ownerDocument.getElementById(id)?.textContent).join(' ')) ?? element.textContent).trim()
}

function keyOf(button, t) {
  const key = button.getAttribute('aria-keyshortcuts')
  return key === 'Space' ? t('cap_space') : key ?? undefined
}

function noteOf(button, t) {
  const by = button.getAttribute('aria-describedby')
  if (by) return button.ownerDocument.getElementById(by)?.textContent
  return button.matches('.menu-item') ? t('share') : button.matches('.device-tools *') ? t('thisDevice') : undefined
}
