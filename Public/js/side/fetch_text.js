/** @import { SentRequest } from './curl.js' */

const counted = /^(content-length|host)$/i // headers that a browser counts itself, and refuses to be told

/**
 * A request as a call of `fetch`, with the placeholders by which the server replaced secrets.
 * @param {{ method?: string, url?: string }} entry
 * @param {SentRequest} request
 */
export function fetchText({ method, url }, { headers = {}, body }) {
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !counted.test(name)))
  const options = {
    ...(method === 'GET' ? {} : { method }),
    ...(Object.keys(sent).length ? { headers: sent } : {}),
    ...(body && method !== 'GET' && method !== 'HEAD' ? { body } : {}), // `fetch` refuses the body of a GET
  }
  const text = Object.keys(options).length ? `, ${JSON.stringify(options, null, 2)}` : ''
  return `await fetch(${JSON.stringify(url)}${text})`
}
