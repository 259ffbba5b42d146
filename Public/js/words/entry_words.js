import { pathOf as shortUrl } from '../net/address.js'
import { deviceChangeWords } from './device_change_words.js'

/** @import { SessionModel } from '../net/session_model.js' */
/** @import { LogEntry, ScreenFacts } from '../net/log_entry.js' */
/** @import { Originals } from '../side/originals.js' */
/** @import { FaultRule } from '../workspace/tab_faults.js' */
/** @import { Times } from './times.js' */
/** @import { Words } from './words.js' */

/**
 * The services that describe entries of the log.
 * @typedef {object} Wording
 * @property {(key: string, values?: object) => string} t
 * @property {(key: string) => boolean} has
 * @property {Words} words
 * @property {Times} [times]  of the panels
 * @property {SessionModel} [model]
 * @property {Originals} [originals]
 */

export { shortUrl }

/** Returns the most specific name of a screen. @param {ScreenFacts} [screen] */
export function screenName(screen) {
  if (!screen) return ''
  return screen.title || screen.id || (screen.url ? shortUrl(screen.url) : screen.type) || ''
}

/** Returns the kind of a log entry, for filters and for its icon. @param {LogEntry} entry */
export function entryKind(entry) {
  if (entry.type === 'state') return entry.state
  if (entry.type === 'request') return 'request'
  return entry.level === 'error' && entry.kind === 'log' ? 'problem' : entry.kind
}

/**
 * Returns whether an entry reports a failure: a state with an error, a request without a successful response, a crash,
 * or a log message of level error.
 *
 * @param {Partial<LogEntry>} entry
 */
export function isError({ type, error, phase, status, kind, level }) {
  if (type === 'state') return Boolean(error)
  if (type === 'request') return phase === 'failed' || status >= 400
  return kind === 'crash' || level === 'error'
}

/** Returns the filter that an entry belongs to. @param {LogEntry} entry */
export function entryGroup(entry) {
  if (entry.type !== 'log') return entry.type === 'state' ? 'states' : 'requests'
  if (['input', 'timer', 'crash'].includes(entry.kind)) return 'inputs'
  if (entry.kind === 'log' && entry.level === 'info') return 'log'
  return ['navigation', 'analytics'].includes(entry.kind) ? entry.kind : 'messages'
}

/**
 * Describes an entry: what happened, where, how it ended, and the sentence that explains it.
 *
 * @param {LogEntry} entry  @param {Wording} wording
 * @returns {{ title: string, where: string, outcome: string, message: string, fault: string, retry: string, edit?:
 * string }}
 */
export function describe(entry, { t, has, words: language, times, model, originals }) {
  const words = { title: '', where: '', outcome: '', message: '', fault: '', retry: '' }
  if (entry.type === 'state') {
    words.title = t(entry.state)
    words.where = [entry.controller, screenName(entry.screen)].filter(Boolean).join(' · ')
    const { error } = entry
    if (error) {
      words.outcome = [error.kind, error.reason].filter(Boolean).map((kind) => t(kind)).join(' · ')
      const place = error.message?.includes('(line ') ? '' : [ // the app's own message has the line
        error.line ? t('lineColumn', error) : '',
        error.path ? t('at', error) : '',
      ].filter(Boolean).join(' ')
      words.message = [error.message, place].filter(Boolean).join(' — ')
    }
    if (entry.retry) words.retry = t('retry', { id: entry.retry })
    if (entry.attempt > 1) words.retry += ` · ${t('attempt', entry)}`
  } else if (entry.type === 'request') {
    words.title = `${entry.method} ${shortUrl(entry.url)}`
    words.where = entry.id
    for (const { icon, words: change } of requestChanges(entry, { t, times, originals })) words[icon] = change
    words.outcome = requestOutcome(entry, { t, times })
    words.message = entry.error?.message ?? ''
  } else if (entry.detail?.type === 'exception') {
    words.title = t('endsOnIOS', entry.detail)
    words.message = [entry.detail.reason, entry.message].join(' — ')
  } else {
    words.title = entry.kind === 'input' ? ownWords(entry, t, has, model)
      : entry.kind === 'analytics' ? t('records', { rest: afterVerb(entry) })
        : entry.kind === 'crash' ? crashWords(entry, words, { t, has })
          : entry.kind === 'pause' && times ? pauseWords(entry, t, times) : language.line(entry)
  }
  return words
}

/** The status of a response, or the reason why there is none. @param {LogEntry} entry  @param {Words['t']} t */
export function requestStatus({ status, phase, held }, t) {
  return status ?? { pending: t(held ? 'isHeld' : 'pending'), failed: t('failedRequest'), cancelled: t('cancelled') }[phase]
}

/**
 * Returns how long a request took, in milliseconds; undefined if it is pending, or if the end of the server interrupted it,
 * because nobody measured it then.
 * @param {LogEntry} entry
 */
export function knownDuration({ duration, error, phase }) {
  return phase === 'pending' || error?.kind === 'interrupted' ? undefined : duration
}

/** The state of a request, in one short line. @param {LogEntry} entry  @param {Pick<Wording, 't'|'times'>} wording */
export function requestOutcome(entry, { t, times }) {
  return [
    entry.purpose === 'prefetch' ? t('prefetch') : null,
    requestStatus(entry, t),
    knownDuration(entry) === undefined ? null : times.duration(entry.duration),
    entry.bytes ? times.size(entry.bytes) : null,
  ].filter((part) => part !== null && part !== undefined).join(' · ')
}

/**
 * Returns how the user changed a request: by the fault rules that matched, and by an edit.
 *
 * @param {LogEntry} entry  @param {Pick<Wording, 't'|'times'|'originals'>} wording
 * @returns {{ icon: 'fault'|'edit', words: string }[]}
 */
export function requestChanges(entry, { t, times, originals }) {
  const { fault, edited } = entry
  const { status, bytes } = edited ?? {}
  const edit = edited && t(status ? 'editedAnswer' : 'editedRequest', { status, size: times.size(bytes) })
  /** @type {{ icon: 'fault'|'edit', words: string }[]} */
  const changes = [
    fault && { icon: 'fault', words: matchedFaults({ fault }, t) },
    edited && { icon: 'edit', words: originals?.words(entry, edit) ?? edit },
  ]
  return changes.filter(Boolean)
}

/**
 * Returns why the session did not run, and for how long.  @param {LogEntry} entry  @param {Words['t']} t
 * @param {Times} times
 */
function pauseWords({ detail }, t, times) {
  if (detail.cause !== 'restarted') return t(`pause_${detail.cause}`, { time: times.span(detail.away) })
  return detail.down === undefined
    ? t('pause_restartedUnknown', { time: times.span(detail.away) })
    : t('pause_restarted', { time: times.span(detail.down) })
}

/** Describes the input that crashed the app. The message has the error and its position. @param {LogEntry} entry */
function crashWords({ detail }, words, { t, has }) {
  const frame = detail.frames?.find(({ app }) => app)
  const place = frame?.file && `${frame.file.replace(/.*\//, '')}${frame.line ? `:${frame.line}` : ''}`
  words.message = [detail.message, place].filter(Boolean).join(' — ')
  return t('crashedAt', { name: ownWords({ message: detail.label, detail }, t, has) })
}

/**
 * Describes an input in the language of the page. The server's message has the name of the view, and the session has
 * the names of requests and retries.
 *
 * @param {Pick<LogEntry, 'message'|'detail'>} entry
 * @param {Words['t']} t
 * @param {Words['has']} has
 * @param {SessionModel} [model]  of the session
 */
export function ownWords(entry, t, has, model) {
  const { message, detail = {} } = entry
  if (detail.notes) return noteWords(detail.notes, t)
  if (detail.type === 'control') return t(`did_${detail.change ?? 'taken'}${detail.by ? 'By' : ''}`, detail)
  if (detail.type === 'faults' && detail.faults) return ruleListWords(detail.faults, t)
  if (detail.type === 'faults') return message
  if (detail.type === 'device') {
    const device = deviceChangeWords(detail, t, has)
    return device ? t('did_device', { device }) : message // the entry of a crash has no values of its input
  }
  if (detail.type === 'system') {
    const key = `did_system_${detail.event}`
    return has(key) ? t(key, { url: detail.url, title: message.match(/"(.*)"$/s)?.[1] ?? '' }) : message
  }
  const isMirrored = model?.device?.direction === 'rightToLeft'
  const key = detail.opens ? `opens_${detail.opens}`
    : [`did_${detail.type}`, sideOf(detail.to, isMirrored), detail.gesture, detail.phase, detail.do, detail.title && 'named'].filter(Boolean).join('_')
  if (!has(key)) return message
  if (key === 'did_text' && detail.text !== undefined) return typedWords(message, detail, t)
  const name = message.match(/".*"/)?.[0] ?? detail.view ?? ''
  // for the entry of a crash, which has its values only in its message
  const last = Number(message.match(/(\d+)(?: %| of the alert)?$/)?.[1] ?? 1)
  const number = (detail.index ?? detail.button ?? last - 1) + 1
  const percent = detail.part === undefined ? last : Math.round(detail.part * 100)
  const request = requestName(model?.requests?.get(detail.request)) ?? detail.request
  const id = detail.retry ?? message.match(/r\d+$/)?.[0]
  const retry = [id, retryName(id, model)].filter(Boolean).join(' · ')
  return t(key, { ...detail, request, retry, name, rest: afterVerb(entry), percent, number })
}

/** @param {LogEntry} [request] */
function requestName(request) { return request && `${request.method} ${shortUrl(request.url)}` }

/** Returns the name of the screen whose failed load left a retry. */
function retryName(id, model) {
  if (!id) return ''
  for (const { type, retry, screen } of model?.entries?.values() ?? []) if (type === 'state' && retry === id) return screenName(screen)
  return ''
}

/**
 * Describes the fault of a rule: `status 500`, `delay 2000 ms`, `throttle 400 kbit/s`, `pause on request`.
 *
 * @param {FaultRule} rule  @param {Words['t']} t
 */
export function faultWords({ fault, status, bandwidth, delay, side, expires }, t) {
  return [
    t(['answer', 'hold'].includes(fault) ? `rule_${fault}` : fault), status,
    bandwidth ? `${bandwidth} kbit/s` : '', delay ? `${delay} ms` : '',
    side ? t(`holds_${side}`) : '', expires ? `(${t('expiring')})` : '',
  ].filter(Boolean).join(' ')
}

/** Returns a rule in one line, such as `/home status 500`. @param {FaultRule} rule  @param {Words['t']} t */
export function ruleWords(rule, t) {
  return `${rule.path} ${faultWords(rule, t)}`
}

const faultNames = [['no connection', 'noConnection'], ['broken body', 'brokenBody'], ['held answer', 'rule_hold', 'holds_answer'],
  ['held request', 'rule_hold', 'holds_request'], ['offline', 'offline'], ['answered', 'rule_answer'], ['timeout', 'timeout'], ['delay', 'delay'],
  ['throttled', 'throttled']]

/**
 * Returns the rules that a request matched, with their counts: `delay 2000 ms (1) + malformed body (1 of 2)`. The
 * server names faults by fixed English words, which recordings have too.
 *
 * @param {Pick<LogEntry, 'fault'>} entry  @param {Words['t']} t
 */
export function matchedFaults({ fault }, t) {
  return (fault ?? '').split(' + ').map((part) => {
    const [name, ...keys] = faultNames.find(([words]) => part.startsWith(words)) ?? ['']
    return keys.map((key) => t(key)).join(' ') + part.slice(name.length)
  }).join(' + ')
}

/** Returns fault rules in one line, such as `/home status 500, * no connection`. */
function ruleListWords({ rules = [], more }, t) {
  if (!rules.length) return t('did_clearFaults')
  return t('did_faults', { rules: rules.map((rule) => ruleWords(rule, t)).concat(more ? `+${more}` : []).join(', ') })
}

/** Returns the side of an edge. The leading edge of a row is on the right in a right-to-left layout. */
function sideOf(edge, isMirrored) {
  return (isMirrored && { leading: 'trailing', trailing: 'leading' }[edge]) || edge
}

/**
 * Describes the text of a field after a key. The text of a secure field is never shown.
 *
 * @param {string} message  @param {LogEntry['detail']} detail  @param {Words['t']} t
 */
function typedWords(message, { text, view }, t) {
  const name = message.match(/".*"/)?.[0] ?? view
  const most = 60
  return t(text ? 'did_textSaid' : 'did_textCleared', { name, text: text.length > most ? `${text.slice(0, most)}…` : text })
}

function noteWords([note, ...others], t) {
  if (others.length) return t('did_takeNotes', { count: others.length + 1 })
  return t(note.text ? 'did_note' : 'did_removeNote', note)
}

/** @param {Pick<LogEntry, 'message'>} entry */
function afterVerb({ message }) {
  return message.replace(/^\S+ ?/, '')
}
