import { shortUrl } from '../words/entry_words.js'

/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Api } from '../net/api.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Words } from '../words/words.js' */

const english = { editedFrom: '{words} (was {was})' }
const portuguese = { editedFrom: '{words} (era {was})' }

/** What the app asked for, of requests whose method or URL a person edited. The log has only what was sent instead. */
export class Originals {
  #known = new Map() // id → { method, url }, or nothing while it is asked for
  #session = null
  changed = new Set() // called with an entry of which more is known

  /** @param {{ api: Api, model: SessionModel, words: Words, t: (key: string, values?: object) => string }} services */
  constructor({ api, model, words, t }) {
    Object.assign(this, { api, model, t })
    words.add(english, portuguese)
    model.on('snapshot', () => model.requests.forEach(this.#look))
    model.on('entries', this.#look)
    model.requests.forEach(this.#look)
  }

  /** Asks for the original of an edited request, once. */
  #look = async (entry) => {
    if (entry.edited?.side !== 'request') return
    const { api, model } = this
    const { session } = model
    if (this.#session !== session.watch) this.#known.clear() // another session has other requests of the same ids
    this.#session = session.watch
    if (this.#known.has(entry.id)) return
    this.#known.set(entry.id, null)
    const { original } = await api.request(session.id, entry.id).catch(() => ({}))
    if (this.#session !== session.watch) return
    if (original) this.#known.set(entry.id, original)
    else this.#known.delete(entry.id) // asked again with the next change of the request
    const latest = model.requests.get(entry.id)
    if (original && latest) this.changed.forEach((tell) => tell(latest))
  }

  /** What the app asked for, where that is something else than what was sent. @param {LogEntry} entry  @returns {string} */
  of({ id, method, url }) {
    const original = this.#known.get(id)
    return !original || (original.method === method && original.url === url) ? '' : `${original.method} ${original.url}`
  }

  /** How a request was edited, with what the app asked for. @param {LogEntry} entry  @param {string} words  without that */
  words(entry, words) {
    if (!this.of(entry)) return words
    const { id, method, url } = entry
    const original = this.#known.get(id)
    const place = shortUrl(original.url)
    const isElsewhere = place === shortUrl(url) && original.url !== url // at another backend
    const was = [original.method === method ? '' : original.method, isElsewhere ? original.url : place].filter(Boolean).join(' ')
    return this.t('editedFrom', { words, was })
  }
}
