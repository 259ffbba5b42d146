import { path } from '../net/api.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { SessionClock } from '../net/session_clock.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { PageActions } from './page_actions.js' */

const english = {
  copyRequest: 'Copy…', copyUrl: 'Copy URL', copyResponse: 'Copy response', copyFetch: 'Copy as fetch', copyHar: 'Copy as HAR',
  urlCopied: 'URL copied', responseCopied: 'Response copied', fetchCopied: 'fetch call copied', harCopied: 'HAR copied',
  responseCut: 'Copied. The body is incomplete: only its beginning is stored.',
}
const portuguese = {
  copyRequest: 'Copiar…', copyUrl: 'Copiar URL', copyResponse: 'Copiar resposta', copyFetch: 'Copiar como fetch', copyHar: 'Copiar como HAR',
  urlCopied: 'URL copiada', responseCopied: 'Resposta copiada', fetchCopied: 'Chamada fetch copiada', harCopied: 'HAR copiado',
  responseCut: 'Copiado. O corpo está incompleto: só o começo é guardado.',
}

/**
 * The forms in which a request can be copied, each with its word.
 * @param {{ actions: PageActions, clock: SessionClock, notices: Notices, session: ShownServices, window: Window,
 *           words: Words }} services
 * @param {LogEntry} entry  @param {object} exchange  @returns {{ word: string, act: () => void }[]}
 */
export function requestCopies({ actions, clock, notices, session, window, words }, entry, exchange) {
  const { t } = words
  words.add(english, portuguese)
  const { request = {}, response } = exchange
  const choice = (word, act) => ({ word: t(word), act })
  return [
    choice('copyUrl', () => actions.copy(entry.url, 'urlCopied')),
    response?.body === undefined ? null : choice('copyResponse', () => actions.copy(response.body, response.truncated ? 'responseCut' : 'responseCopied')),
    choice('copyCurl', copyCurl), choice('copyFetch', copyFetch), choice('copyHar', copyHar),
  ].filter(Boolean)

  async function copyCurl() {
    const { curl, isWhole } = await import('./curl.js')
    await actions.copy(curl(entry, request), 'curlCopied')
    if (!isWhole(request)) notices.toast(t('curlBody'))
  }

  async function copyFetch() {
    const { fetchText } = await import('./fetch_text.js')
    await actions.copy(fetchText(entry, request), 'fetchCopied')
  }

  async function copyHar() {
    const { harText } = await import('./har_text.js')
    const picture = response?.binary || response?.truncated ? await pictureOf(path`api/sessions/${session.model.session.id}/images/${entry.id}`) : null
    await actions.copy(harText(entry, exchange, { began: clock.of(entry), picture }), 'harCopied')
  }

  /** A picture that the server keeps, in Base64; null for any other body. @param {string} address */
  async function pictureOf(address) {
    const answer = await window.fetch(address)
    if (!answer.ok) return null
    const bytes = new Uint8Array(await answer.arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return window.btoa(text)
  }
}
