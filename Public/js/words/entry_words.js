import { pathOf as shortUrl } from '../net/address.js'

export { shortUrl }

/** A screen by the best name there is. */
export function screenName(screen) {
  if (!screen) return ''
  return screen.title || screen.id || (screen.url ? shortUrl(screen.url) : screen.type) || ''
}

/** The kind of a log entry, for filters and for its mark. */
export function entryKind(entry) {
  if (entry.type === 'state') return entry.state
  if (entry.type === 'request') return 'request'
  return entry.level === 'error' && entry.kind === 'log' ? 'problem' : entry.kind
}

/** Which filter an entry belongs to. */
export function entryGroup(entry) {
  if (entry.type !== 'log') return entry.type === 'state' ? 'states' : 'requests'
  if (['input', 'timer', 'crash'].includes(entry.kind)) return 'inputs'
  if (entry.kind === 'log' && entry.level === 'info') return 'log'
  return ['navigation', 'analytics'].includes(entry.kind) ? entry.kind : 'messages'
}

/**
 * One entry in words: what happened, where, how it ended, and the sentence that explains it.
 * @param {object} entry  @param {{ t: Function, has: Function, words: object, times: object }} page
 * @returns {{ title: string, where: string, outcome: string, message: string, fault: string, retry: string }}
 */
export function describe(entry, { t, has, words: language, times }) {
  const words = { title: '', where: '', outcome: '', message: '', fault: '', retry: '' }
  if (entry.type === 'state') {
    words.title = t(entry.state)
    words.where = [entry.controller, screenName(entry.screen)].filter(Boolean).join(' · ')
    const { error } = entry
    if (error) {
      words.outcome = [error.kind, error.reason].filter(Boolean).map((kind) => t(kind)).join(' · ')
      const place = error.message?.includes('(line ') ? '' : [ // the app's own sentence names it
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
    words.fault = entry.fault ?? ''
    words.outcome = requestOutcome(entry, { t, times })
    words.message = entry.error?.message ?? ''
  } else {
    words.title = entry.kind === 'input' ? ownWords(entry, t, has)
      : entry.kind === 'analytics' ? t('records', { rest: afterVerb(entry) })
        : entry.kind === 'crash' ? crashWords(entry, words, { t, has })
          : entry.kind === 'pause' ? pauseWords(entry, t, times) : language.line(entry)
  }
  return words
}

/** How a request stands, in one short line. */
export function requestOutcome(entry, { t, times }) {
  const end = { pending: t(entry.held ? 'isHeld' : 'pending'), failed: t('failedRequest'), cancelled: t('cancelled') }[entry.phase]
  return [
    entry.purpose === 'prefetch' ? t('prefetch') : null,
    entry.status ?? end,
    entry.duration !== undefined && entry.phase !== 'pending' ? times.duration(entry.duration) : null,
    entry.bytes ? times.size(entry.bytes) : null,
    entry.edited ? t(entry.edited.status ? 'editedAnswer' : 'editedRequest', { status: entry.edited.status, size: times.size(entry.edited.bytes) }) : null,
  ].filter((part) => part !== null && part !== undefined).join(' · ')
}

/** Why the session did not run, and how long. */
function pauseWords({ detail }, t, times) {
  return t(`pause_${detail.cause}`, { time: times.span(detail.away) })
}

/** What the app did not survive; how, and where, is the message. */
function crashWords({ detail }, words, { t, has }) {
  const frame = detail.frames?.find(({ app }) => app)
  const place = frame?.file && `${frame.file.replace(/.*\//, '')}${frame.line ? `:${frame.line}` : ''}`
  words.message = [detail.message, place].filter(Boolean).join(' — ')
  return t('crashedAt', { name: ownWords({ message: detail.label, detail }, t, has) })
}

/** What a person did, in the reader's language; the server's line has the name of what it was done to. */
export function ownWords(entry, t, has) {
  const { message, detail = {} } = entry
  if (detail.notes) return noteWords(detail.notes, t)
  if (detail.type === 'control') return t(`did_${detail.change ?? 'taken'}${detail.by ? 'By' : ''}`, detail)
  const key = detail.opens ? `opens_${detail.opens}`
    : [`did_${detail.type}`, detail.to, detail.gesture, detail.phase].filter(Boolean).join('_')
  if (!has(key)) return message
  const name = message.match(/".*"/)?.[0] ?? detail.view ?? ''
  const screen = detail.width ? `${detail.width} × ${detail.height}` : ''
  const motion = detail.motion ? t(`motion_${detail.motion}`) : ''
  const location = detail.location ? `${detail.location.latitude}, ${detail.location.longitude}` : ''
  return t(key, { ...detail, screen, motion, location, name, rest: afterVerb(entry), percent: Math.round((detail.part ?? 0) * 100), number: (detail.index ?? detail.button ?? 0) + 1 })
}

function noteWords([note, ...others], t) {
  if (others.length) return t('did_takeNotes', { count: others.length + 1 })
  return t(note.text ? 'did_note' : 'did_removeNote', note)
}

function afterVerb({ message }) {
  return message.replace(/^\S+ ?/, '')
}
