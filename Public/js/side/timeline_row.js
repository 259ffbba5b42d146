import { oneLine } from '../elements/one_line.js'
import { entryKind, isError } from '../words/entry_words.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { LogEntry } from '../net/log_entry.js' */

/**
 * Draws the row of an entry in the timeline.
 * @param {Elements} elements
 * @param {{ entry: LogEntry, words: Record<string, string>, number: Element, clock: string, since: string,
 *           isLater: boolean, expanded: string|null }} row
 *   `entry` as it was at the shown step; `words` describe it; `clock` is its time of day, `since` its time in the session
 */
export function drawRow({ h, icon }, { entry, words, number, clock, since, isLater, expanded }) {
  const kind = entryKind(entry)
  const where = words.where && entry.type === 'state' ? oneLine(h, words.where, { class: 'step-where' }) : null
  const isErrorState = kind === 'error'
  return h('button', {
    type: 'button', class: 'step', tabindex: -1, 'data-n': entry.n, 'data-kind': kind,
    'data-level': entry.level ?? (isError(entry) ? 'error' : null), 'data-later': isLater,
    'aria-expanded': expanded,
  },
  number,
  h('time', { class: 'step-time', title: since }, clock),
  entry.kind === 'input' ? null : icon(kind),
  h('span', { class: 'step-words' },
    isSentence(entry) ? h('span', { class: 'step-title' }, words.title) : oneLine(h, words.title, { class: 'step-title' }),
    words.outcome && entry.type === 'state' ? h('span', { class: 'step-outcome' }, words.outcome) : null,
    isErrorState ? null : where,
    words.fault ? h('span', { class: 'step-fault' }, icon('fault'), oneLine(h, words.fault)) : null),
  oneLine(h, entry.type === 'request' ? words.outcome : words.retry, { class: 'step-end' }),
  words.message || words.edit || isErrorState
    ? h('span', { class: 'step-more' }, isErrorState ? where : null,
      words.edit ? h('span', { class: 'step-fault', title: words.edit }, icon('edit'), h('span', {}, words.edit)) : null,
      words.message ? h('span', { class: 'step-message' }, words.message) : null)
    : null)
}

/** Returns whether an entry is described in a sentence, which may take several lines. @param {LogEntry} entry */
function isSentence({ type, kind }) {
  return type === 'log' && !['input', 'navigation', 'analytics', 'timer'].includes(kind)
}
