import { ignoreFailedCall } from '../elements/failures.js'

/** The texts of the page before its panels are loaded, in English. */
const english = {
  live: 'live', recording: 'recording', waiting: 'waiting', retrying: 'Retrying…', connecting: 'connecting', reconnecting: 'reconnecting', ended: 'ended', gone: 'gone', none: 'no session',
  device: 'Device', copied: 'Copied', error: 'error', failed: '{name} failed: {message}',
  stale: 'Connection lost. Last update {time}.', staleNote: 'Reconnecting…',
  restored: 'Reconnected',
  sessionEnded: 'This session has ended.', openAgain: 'Open again',
  sessionGone: 'This session no longer exists',
  sessionGoneNote: 'It was closed, or the server was restarted.',
  updated: 'The server was updated.', updatedNote: 'Reloading keeps the session.',
  loadAnew: 'Reload',
  close: 'Close', noServer: 'The server does not respond.',
  tooFast: 'Too many actions at once. The last one was ignored.', outdated: 'Action rejected: {detail}',
  viewOnlyHere: 'View only: nothing you press here is sent.', viewOnlyNote: 'This link is view-only. Nothing was sent.',
}

/** The texts of the page, in the language of the user. */
export class Words {
  #english = english
  #portuguese = {} // texts that were added by later modules
  #table = english
  language = 'en'
  ready = Promise.resolve() // settled when the last chosen language is loaded, or failed to load

  /**
   * Returns the text of a key. If `values.count` is 1, returns the text of `key_one`, if there is one.
   * @param {string} key
   * @param {Record<string, any>} [values]
   * @returns {string}
   */
  t = (key, values = {}) => {
    const one = `${key}_one`
    const form = values.count === 1 && one in this.#english ? one : key
    return (this.#table[form] ?? this.#english[form] ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
  }

  /** Returns whether a key has a text. @param {string} key */
  has = (key) => key in this.#english

  /**
   * Translates a message of the log if the server sends its type; otherwise returns it unchanged.
   *
   * @param {{ message?: string, detail?: Record<string, any> }} entry
   */
  line = ({ message, detail }) => {
    const key = `line_${detail?.type}`
    if (!(key in this.#table)) return message
    const values = Object.entries(detail).map(([name, value]) => [name, this.own(`value_${value}`, value)])
    return this.t(key, Object.fromEntries(values))
  }

  /** Returns the text of a key in the current language, or the second argument if there is none. */
  own = (key, otherwise) => this.#table[key] ?? otherwise

  /**
   * Adds texts.
   *
   * @param {Record<string, string>} inEnglish  @param {Record<string, string>} inPortuguese  those that the Portuguese
   * table lacks
   */
  add(inEnglish, inPortuguese = {}) {
    Object.assign(this.#portuguese, inPortuguese)
    this.#english = { ...this.#english, ...inEnglish }
    this.#table = this.language === 'pt' ? { ...this.#table, ...inPortuguese } : this.#english
  }

  /** @param {string} language */
  use(language) {
    const used = this.#use(language)
    this.ready = used.catch(ignoreFailedCall)
    return used
  }

  async #use(language) {
    const isPortuguese = language.startsWith('pt')
    this.#table = isPortuguese ? { ...(await import('./portuguese.js')).portuguese, ...this.#portuguese } : this.#english
    this.language = isPortuguese ? 'pt' : 'en'
  }
}
