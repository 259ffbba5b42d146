/** English: what the page says before its panels are there. */
const english = {
  live: 'live', recording: 'recording', waiting: 'waiting', retrying: 'Retrying…', connecting: 'connecting', reconnecting: 'reconnecting', ended: 'ended', gone: 'gone', none: 'no session',
  device: 'Device', copied: 'Copied', error: 'error', remoteScreen: 'remote screen', lazyLoad: 'lazy load',
  submitForm: 'form', action: 'action', webView: 'web view', declarativeText: 'declarative text',
  loadingName: 'Loading {name}', shownName: '{name} is shown', failed: '{name} failed: {message}',
  failedAgain: '{name} failed again, attempt {attempt}: {message}', aScreen: 'the screen',
  stale: 'Connection lost. This is how it was at {time}.', staleNote: 'Trying again by itself.',
  restored: 'Connected again',
  sessionEnded: 'This session has ended.', openAgain: 'Open again',
  sessionGone: 'This session is no longer here',
  sessionGoneNote: 'It was closed, or the server started again.',
  updated: 'The server was updated.', updatedNote: 'Reloading keeps the session.',
  loadAnew: 'Reload',
  cannotOpen: 'This could not be opened', tryAgain: 'Try again', noServer: 'The server does not answer.',
  pageError: 'The page could not draw a change ({message}).', reload: 'Draw it again',
  viewOnlyHere: 'View only: what is pressed here is not sent.', viewOnlyNote: 'This link only looks. Nothing was sent.',
  tooFast: 'Too many inputs at once. That one was not taken.', outdated: 'That was not taken: {detail}',
}

/** The page's own words, in the language of whoever reads. */
export class Words {
  #english = english
  #portuguese = {} // what came after the table of all
  #table = english
  language = 'en'
  ready = Promise.resolve() // settled once the language that was asked for last is there, or cannot be

  /** @param {string} key  @param {Record<string, string|number>} values */
  t = (key, values = {}) =>
    (this.#table[key] ?? this.#english[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

  has = (key) => key in this.#english

  /** A line of the log in the reader's language, where the server says what kind of line it is; else as it says it. */
  line = ({ message, detail }) => {
    const key = `line_${detail?.type}`
    if (!(key in this.#table)) return message
    const values = Object.entries(detail).map(([name, value]) => [name, this.own(`value_${value}`, value)])
    return this.t(key, Object.fromEntries(values))
  }

  /** What the reader's table says, if anything. */
  own = (key, otherwise) => this.#table[key] ?? otherwise

  /**
   * More to say.
   * @param {Record<string, string>} inEnglish  @param {Record<string, string>} inPortuguese  what its table lacks
   */
  add(inEnglish, inPortuguese = {}) {
    Object.assign(this.#portuguese, inPortuguese)
    this.#english = { ...this.#english, ...inEnglish }
    this.#table = this.language === 'pt' ? { ...this.#table, ...inPortuguese } : this.#english
  }

  /** @param {string} language */
  use(language) {
    const used = this.#use(language)
    this.ready = used.catch(() => {})
    return used
  }

  async #use(language) {
    const isPortuguese = language.startsWith('pt')
    this.#table = isPortuguese ? { ...(await import('./portuguese.js')).portuguese, ...this.#portuguese } : this.#english
    this.language = isPortuguese ? 'pt' : 'en'
  }
}
