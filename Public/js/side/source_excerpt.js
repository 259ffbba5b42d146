import { commonIndent } from './dedent.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { EntryError } from '../net/log_entry.js' */
/** @import { Words } from '../words/words.js' */

const around = 2 // lines before and after
const before = 20 // characters of a long line before the error
const widest = 52

/**
 * Returns the lines of a document around a decoding error; null if the document is not stored.
 *
 * @param {EntryError} error
 * @param {{ elements: Elements, t: Words['t'], api: Api, model: SessionModel }} services
 */
export async function sourceExcerpt(error, { elements: { h }, t, api, model }) {
  const text = await source(error, { api, model })
  if (!text) return null
  const all = text.split('\n')
  const first = Math.max(error.line - around, 1)
  const indent = commonIndent(all.slice(first - 1, error.line + around))
  const lines = all.map((line) => line.slice(indent))
  const column = Math.max((error.column ?? 1) - indent, 1)
  const length = lines[error.line - 1]?.length ?? 0
  const start = Math.max(Math.min(column - before, length - widest), 0)
  const block = h('pre', { class: 'body', tabindex: 0 })
  for (let line = first; line <= Math.min(error.line + around, lines.length); line += 1) {
    const isWrong = line === error.line
    block.append(h('span', { class: 'body-line', 'data-state': isWrong ? 'wrong' : null, 'data-line': line },
      `${cut(lines[line - 1], start)}\n`))
    if (isWrong) block.append(h('span', { class: 'body-error', 'aria-hidden': 'true' }, `${mark(column, start)}\n`))
  }
  const place = [error.path === '$' ? null : error.path, t('lineColumn', error)].filter(Boolean).join(' · ')
  return h('figure', { class: 'source', 'aria-label': t('source') },
    h('figcaption', { class: 'source-place' }, place), block, h('p', { class: 'source-why' }, explanation(error, t)))
}

/**
 * Returns the decoded text: the response to a request, or the document of the screen.
 *
 * @param {EntryError} error  @param {{ api: Api, model: SessionModel }} services
 */
async function source({ request, kind }, { api, model }) {
  try {
    if (request) return (await api.request(model.session.id, request)).response?.body
    if (kind === 'declarativeText') return (await api.document(model.session.id)).text
  } catch { /* no longer stored */ }
  return null
}

function mark(column, start) {
  return `${' '.repeat(Math.max(column - 1 - start + (start > 0 ? 1 : 0), 0))}▲`
}

/** @param {EntryError} error  @param {Words['t']} t */
function explanation({ why, message, value }, t) {
  return [why ?? message, value === undefined ? '' : t('foundValue', { value })].filter(Boolean).join('. ')
}

function cut(line, start) {
  const part = line.slice(start, start + widest)
  return `${start > 0 ? '…' : ''}${part}${line.length > start + widest ? '…' : ''}`
}
