/** @import { LogEntry } from '../net/log_entry.js' */

/**
 * A message as the server shows it.
 * @typedef {{ headers?: Record<string, string>, bytes?: number, body?: string, binary?: boolean, truncated?: boolean,
 *   kept?: number }} Message
 */

/**
 * A request as an HTTP archive (HAR 1.2) with one entry, which browsers and proxies open.
 * @param {LogEntry} entry  @param {{ request?: Message, response?: Message, status?: number }} exchange
 * @param {{ began: Date, picture?: string|null }} more  `picture` is that of the response, whole, in Base64
 */
export function harText(entry, { request = {}, response = {} }, { began, picture = null }) {
  const { method, url, status = 0, duration = 0, phase, error, fault } = entry
  const comments = [fault && `Fault rule: ${fault}.`, error?.message, phase === 'pending' && 'No response yet.', cutWords(request), picture ? '' : cutWords(response)].filter(Boolean)
  const type = typeOf(response)
  const content = {
    size: response.bytes ?? 0, mimeType: type,
    ...(picture ? { text: picture, encoding: 'base64' } : response.body === undefined ? {} : { text: response.body }),
  }
  const sent = {
    method, url, httpVersion: 'HTTP/1.1', cookies: [], headers: headersOf(request), queryString: queryOf(url), headersSize: -1, bodySize: request.bytes ?? 0,
    ...(request.body ? { postData: { mimeType: typeOf(request), params: [], text: request.body } } : {}),
  }
  const archive = {
    log: {
      version: '1.2', creator: { name: 'Kennel', version: '' },
      entries: [{
        startedDateTime: began.toISOString(), time: duration, request: sent,
        response: {
          status, statusText: '', httpVersion: 'HTTP/1.1', cookies: [], headers: headersOf(response), content, redirectURL: '', headersSize: -1,
          bodySize: response.bytes ?? -1,
        },
        cache: {}, timings: { send: 0, wait: duration, receive: 0 }, ...(comments.length ? { comment: comments.join(' ') } : {}),
      }],
    },
  }
  return JSON.stringify(archive, null, 2)
}

/** Says that a body is not whole. @param {Message} message */
function cutWords({ truncated, kept = 0, bytes }) {
  return truncated ? `Truncated: ${kept} of ${bytes} bytes are recorded.` : ''
}

/** @param {Message} message */
function headersOf({ headers = {} }) {
  return Object.entries(headers).map(([name, value]) => ({ name, value }))
}

/** @param {Message} message */
function typeOf({ headers = {} }) {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'x-unknown'
}

function queryOf(url) {
  return Array.from(new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? ''), ([name, value]) => ({ name, value }))
}
