import { shortUrl } from '../words/entry_words.js'

/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Api } from '../net/api.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Words } from '../words/words.js' */

const english = { editedFrom: '{words} (was {was})' }
const portuguese = { editedFrom: '{words} (era {was})' }

/** The original methods and URLs of requests that a user edited. The log has only the edited ones. */
export class Originals {
  #known = new Map() // id → { method, url }; empty while it is loaded
  #session = null
  changed = new Set() // called with an entry whose original was loaded

  /** @param {{ api: Api, model: SessionModel, words: Words, t: (key: string, values?: object) => string }} services */
  constructor({ api, model, words, t }) {
    Object.assign(this, { api, model, t })
    words.add(english, portuguese)
    model.on('snapshot', () => model.requests.forEach(this.#look))
    model.on('entries', this.#look)
    model.requests.forEach(this.#look)
  }

  /** Loads the original of an edited request, once. */
  #look = async (entry) => {
    if (entry.edited?.side !== 'request') return
    const { api, model } = this
    const { session } = model
    if (this.#session !== session.watch) this.#known.clear() // request IDs are unique only within a session
    this.#session = session.watch
    if (this.#known.has(entry.id)) return
    this.#known.set(entry.id, null)
    const { original } = await api.request(session.id, entry.id).catch(() => ({}))
    if (this.#session !== session.watch) return
    if (original) this.#known.set(entry.id, original)
    else this.#known.delete(entry.id) // loaded again with the next change of the request
    const latest = model.requests.get(entry.id)
    if (original && latest) this.changed.forEach((tell) => tell(latest))
  }

  /** Returns the original of a request if it differs from the sent one. @param {LogEntry} entry  @returns {string} */
  of({ id, method, url }) {
    const original = this.#known.get(id)
    return !original || (original.method === method && original.url === url) ? '' : `${original.method} ${original.url}`
  }

  /**
   * Returns the description of an edited request, with its original. @param {LogEntry} entry  @param {string} words
   * the description without it
   */
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
