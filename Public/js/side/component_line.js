import { pathOf } from '../net/address.js'

const around = 2 // lines before and after
const english = { componentLine: 'Line {line} of {document}', theDocument: 'the document' }
const portuguese = { componentLine: 'Linha {line} de {document}', theDocument: 'o documento' }
const wordsOf = ({ props }) => props.text ?? props.title ?? props.placeholder

/**
 * The line of the screen's document in which the component of a view is written, as far as the document says so by itself: by its
 * id, or by words that stand in it; null where more than one place might be meant.
 * @param {object} page  @param {object} record  a view as it is drawn  @returns {Promise<HTMLElement|null>}
 */
export async function componentLine(page, record) {
  const { h, t, words } = page
  const screen = page.model.visibleScreen
  const text = await documentOf(page, screen)
  const line = text && lineOf(text, record, alike(page.renderer, record))
  if (!line) return null
  words.add(english, portuguese)
  const lines = text.split('\n')
  const block = h('pre', { class: 'body', tabindex: 0 })
  for (let number = Math.max(line - around, 1); number <= Math.min(line + around, lines.length); number += 1) {
    block.append(h('span', { class: 'body-line', 'data-state': number === line ? 'named' : null, 'data-line': number }, `${lines[number - 1]}\n`))
  }
  const name = screen?.url ? pathOf(screen.url) : t('theDocument')
  return h('figure', { class: 'component-line' }, h('figcaption', { class: 'source-place' }, t('componentLine', { line, document: name })), block)
}

/**
 * The line of a document that tells of a view, where one does.
 * @param {string} text  @param {object} record  @param {{ at: number, of: number }} alike  its place among views with the same words
 * @returns {number|null} counted from one
 */
export function lineOf(text, record, { at, of }) {
  const { identifier } = record.props
  const words = wordsOf(record)
  for (const [names, value] of [['id', identifier], ['text|title|placeholder|label', words]]) {
    if (typeof value !== 'string' || !value) continue
    const found = Array.from(text.matchAll(new RegExp(`"(?:${names})"\\s*:\\s*${escaped(JSON.stringify(value))}`, 'g')))
    const match = found.length === 1 ? found[0] : names !== 'id' && found.length === of ? found[at] : null
    if (match) return text.slice(0, match.index).split('\n').length
  }
  return null
}

/** Which of the views with the same words a view is, and how many there are. */
function alike(renderer, record) {
  const all = []
  const walk = (parent) => {
    for (const child of renderer.children(parent)) {
      if (wordsOf(child) === wordsOf(record)) all.push(child)
      walk(child)
    }
  }
  walk(null)
  return { at: all.indexOf(record), of: all.length }
}

/** The text that the screen in front was made of; one that came in a single line in the usual form. */
async function documentOf({ api, model }, screen) {
  try {
    const request = screen?.url && Array.from(model.requests.values())
      .findLast(({ url, phase }) => phase === 'done' && pathOf(url) === pathOf(screen.url))
    if (screen?.url && !request) return null
    const text = request ? (await api.request(model.session.id, request.id)).response?.body : (await api.document(model.session.id)).text
    return text && !text.trim().includes('\n') ? JSON.stringify(JSON.parse(text), null, 2) : text
  } catch {
    return null // no longer kept, or no JSON
  }
}

function escaped(text) { return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&') }
