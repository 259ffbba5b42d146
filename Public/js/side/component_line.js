import { pathOf } from '../net/address.js'
import { placeIn } from '../document/json_place.js'
import { commonIndent } from './dedent.js'

/** @import { Renderer } from '../device/renderer.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Words } from '../words/words.js' */
/** @import { ViewRecord } from '../device/view_types.js' */

const around = 2 // lines before and after
const english = { componentLine: 'Line {line} of {document}', theDocument: 'the document' }
const portuguese = { componentLine: 'Linha {line} de {document}', theDocument: 'o documento' }
const wordsOf = ({ props }) => props.text ?? props.title ?? props.placeholder

/**
 * Returns the line of the screen's document that describes the component of a view. It is found by the view's id, its
 * text, or an expression. Null if more than one position is possible.
 *
 * @param {{ elements: Elements, t: Words['t'], words: Words, model: SessionModel, api: Api,
 *           renderer: Renderer }} services
 * @param {ViewRecord} record  a view as it is drawn
 * @returns {Promise<HTMLElement|null>}
 */
export async function componentLine({ elements: { h }, t, words, model, api, renderer }, record) {
  const screen = model.visibleScreen
  const text = await documentOf({ api, model }, screen)
  const line = text && lineOf(text, record, namedViews(renderer))
  if (!line) return null
  words.add(english, portuguese)
  const lines = text.split('\n')
  const block = h('pre', { class: 'body', tabindex: 0 })
  const first = Math.max(line - around, 1)
  const shown = lines.slice(first - 1, line + around)
  const indent = commonIndent(shown)
  shown.forEach((written, index) => {
    const number = first + index
    block.append(h('span', { class: 'body-line', 'data-state': number === line ? 'named' : null, 'data-line': number }, `${written.slice(indent)}\n`))
  })
  const name = screen?.url ? pathOf(screen.url) : t('theDocument')
  return h('figure', { class: 'component-line' }, h('figcaption', { class: 'source-place' }, componentAt(lines, line), t('componentLine', { line, document: name })), block)
}

/** Returns `beagle:text · ` if the object around a line names its component. */
function componentAt(lines, line) {
  const before = lines.slice(0, line - 1).join('\n').length
  const text = lines.join('\n')
  const { frames } = placeIn(text, before + lines[line - 1].length + (line > 1 ? 1 : 0))
  const name = frames.findLast(({ kind, members }) => kind === 'object' && members.get('_beagleComponent_'))?.members.get('_beagleComponent_')
  return name ? `${name} · ` : ''
}

/**
 * Returns the line of a document that describes a view: by its id, by its text, or by an expression that can result in
 * its text, if the texts around it leave only one.
 *
 * @param {string} text  @param {ViewRecord} record  @param {object[]} views  all with an id or text, from back to front
 * and top to bottom
 * @returns {number|null} counted from one
 */
export function lineOf(text, record, views) {
  const places = placesIn(text)
  const at = literally(places, record, views) ?? byExpression(places, record, views)
  return at === null ? null : text.slice(0, at).split('\n').length
}

/** Returns the positions of ids and texts in a document. A text that contains expressions is represented by a pattern.
 */
function placesIn(text) {
  return Array.from(text.matchAll(/"(id|text|title|placeholder|label)"\s*:\s*("(?:[^"\\]|\\.)*")/g), ({ index, 1: name, 2: quoted }) => {
    const value = unquoted(quoted)
    const literals = name === 'id' || !value.includes('@{') ? null : value.split(/@\{(?:'[^']*'|[^}'])*\}/)
    return {
      index, isId: name === 'id', value, literals, size: literals?.join('').length ?? 0,
      canSay: literals && new RegExp(`^${literals.map(escaped).join('[\\s\\S]*')}$`),
    }
  })
}

/** Returns the position of an id that occurs once, or of a text that occurs as often as it is visible. */
function literally(places, record, views) {
  const { identifier } = record.props
  const words = wordsOf(record)
  const ids = identifier ? places.filter(({ isId, value }) => isId && value === identifier) : []
  if (ids.length === 1) return ids[0].index
  const found = words ? places.filter(({ isId, literals, value }) => !isId && !literals && value === words) : []
  if (found.length === 1) return found[0].index
  const alike = views.filter((view) => wordsOf(view) === words)
  return found.length > 1 && found.length === alike.length ? found[alike.indexOf(record)].index : null
}

/** Returns the position of an expression. It lies between the positions of the nearest views whose positions are
 * certain. */
function byExpression(places, record, views) {
  const words = wordsOf(record)
  if (!words || places.some(({ isId, literals, value }) => !isId && !literals && value === words)) return null
  const sure = views.map((view) => literally(places, view, views))
  const here = views.indexOf(record)
  const first = sure.findLastIndex((at, index) => at !== null && index < here)
  const last = sure.findIndex((at, index) => at !== null && index > here)
  const [from, to] = [first < 0 ? 0 : sure[first], last < 0 ? Infinity : sure[last]]
  // The rows of a list have one position in the document, so the following view may have an earlier position.
  const within = places.filter(({ index, literals }) => literals && (from >= to || (index > from && index < to)))
  const possible = within.filter(({ canSay }) => canSay.test(words)).sort((one, other) => other.size - one.size)
  if (possible.length < 2) return possible[0]?.index ?? null
  const unsure = views.slice(first + 1, last < 0 ? undefined : last).filter(wordsOf)
  const inTurn = (view, index) => within[index % within.length].canSay.test(wordsOf(view))
  if (unsure.length % within.length === 0 && unsure.every(inTurn)) return within[unsure.indexOf(record) % within.length].index
  return possible[0].size > possible[1].size ? possible[0].index : null
}

/** Returns the drawn views with an id or text, in reading order. */
function namedViews(renderer) {
  const all = []
  const walk = (parent) => {
    for (const child of renderer.children(parent)) {
      if (child.props.hidden) continue
      if (child.props.identifier || wordsOf(child)) all.push(child)
      walk(child)
    }
  }
  walk(null)
  return all
}

function unquoted(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns the document of the front screen. A document in a single line is formatted. */
async function documentOf({ api, model }, screen) {
  try {
    const request = screen?.url && Array.from(model.requests.values())
      .findLast(({ url, phase }) => phase === 'done' && pathOf(url) === pathOf(screen.url))
    if (screen?.url && !request) return null
    const text = request ? (await api.request(model.session.id, request.id)).response?.body : (await api.document(model.session.id)).text
    return text && !text.trim().includes('\n') ? JSON.stringify(JSON.parse(text), null, 2) : text
  } catch {
    return null // no longer stored, or not JSON
  }
}

function escaped(text) { return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&') }
