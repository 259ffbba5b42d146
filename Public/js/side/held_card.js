import { dress } from '../elements/late_style.js'
import { oneLine } from '../elements/one_line.js'
import { path } from '../net/api.js'
import { shortUrl } from '../words/entry_words.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { SessionClock } from '../net/session_clock.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Times } from '../words/times.js' */
/** @import { Words } from '../words/words.js' */

/**
 * The services of the cards.
 * @typedef {object} CardServices
 * @property {Api} api
 * @property {SessionClock} clock
 * @property {Elements} elements
 * @property {ShownServices} session
 * @property {Times} times
 * @property {(error: Error) => string} why
 * @property {Window} window
 * @property {Words} words
 */

/** A paused request or response: how long it waits, the fields that edit it, and the buttons that continue it. */
export class HeldCard {
  #before = {}
  #words = new Map() // element → the key of its text
  #json = null // the editor of a body of JSON

  /** @param {CardServices} services  @param {LogEntry} entry */
  constructor(services, entry) {
    const { elements: { h }, session, words } = services
    Object.assign(this, { services, entry, t: words.t })
    this.isAnswer = entry.held.side === 'answer'
    this.waited = h('span', { class: 'quiet held-clock' })
    this.fields = h('div', { class: 'held-fields' })
    this.wrong = h('p', { class: 'step-message', id: `held-wrong-${entry.id}`, role: 'status' })
    const button = (word, click) => this.#said(word, h('button', { type: 'button', class: 'button', click }))
    this.release = button('release', () => this.#decide('release'))
    this.tools = h('div', { class: 'fault-end' }, this.release,
      button('drop', () => this.#decide('drop')), button('failHeld', () => this.#decide('fail')))
    this.title = h('h2', { class: 'held-title' })
    this.element = h('article', { class: 'held', 'data-request': entry.id, input: this.#edited },
      this.title, this.fields, this.wrong, session.isViewer() ? null : this.tools)
    this.render()
    this.#load()
  }

  /** Draws everything in the current language. The fields keep their text. */
  render() {
    const { entry, t, services: { elements: { h, icon } } } = this
    const words = `${t(this.isAnswer ? 'heldAnswer' : 'heldRequest')} · ${entry.method} ${shortUrl(entry.url)}`
    this.element.setAttribute('aria-label', words)
    this.title.replaceChildren(icon('pause'), oneLine(h, words), this.waited)
    for (const [element, word] of this.#words) element.textContent = t(word)
    this.#changed()
  }

  /** Sets the text of an element by its key, in the current language and in later ones. */
  #said = (word, element) => {
    this.#words.set(element, word)
    element.textContent = this.t(word)
    return element
  }

  tick() {
    const { entry, services: { clock, times } } = this
    const time = Math.max(0, clock.now.getTime() - clock.moment(entry.held.since, entry.input).getTime())
    this.waited.textContent = this.t('heldFor', { time: times.span(Math.floor(time / 1000) * 1000) })
  }

  async #load() {
    const { entry, isAnswer, services: { api, elements: { h }, session: { model }, why } } = this
    let exchange = {}
    try {
      exchange = await api.request(model.session.id, entry.id)
    } catch (error) {
      this.wrong.textContent = why(error)
    }
    const side = (isAnswer ? exchange.response : exchange.request) ?? {}
    const headers = Object.entries(side.headers ?? {}).map(([name, value]) => `${name}: ${value}`).join('\n')
    const field = (word, control) => h('label', { class: 'held-field' }, this.#said(word, h('span')), control)
    const line = (name, value, more = {}) => h('input', { class: 'input', name, value: value ?? '', spellcheck: 'false', ...more })
    const area = (name, value, rows, more = {}) => h('textarea', { class: 'input code-input', name, rows, spellcheck: 'false', ...more }, value)
    const isCut = Boolean(side.truncated || side.binary)
    const body = side.body ?? ''
    if (!isCut) this.#json = await this.#jsonEditor(body, headers)
    this.fields.replaceChildren(
      ...(isAnswer
        ? [field('heldStatus', line('status', exchange.status, { type: 'number', min: 100, max: 599 }))]
        : [field('heldMethod', line('method', entry.method)), field('heldURL', line('url', entry.url))]),
      field('heldHeaders', area('headers', headers, Math.min(4, headers.split('\n').length))),
      isCut ? this.#said('bodyIsCut', h('p', { class: 'quiet' })) : this.#json?.element ?? field('heldBody', area('body', body, 6)))
    // Fields normalize line breaks, and JSON is formatted. So edits are compared with the text that the fields showed
    // first.
    /** @type {NodeListOf<HTMLInputElement|HTMLTextAreaElement>} */
    const named = this.fields.querySelectorAll('[name]')
    this.#before = Object.fromEntries(Array.from(named, ({ name: key, value }) => [key, value]))
    this.#json?.judge()
  }

  /** Returns the editor of a JSON body; null for any other body, which has a plain field. */
  async #jsonEditor(body, headers) {
    const { entry, services, services: { session, window } } = this
    try {
      const [{ HeldBody, isJSON }] = await Promise.all([import('./held_body.js'), dress(window.document, 'styles/editor.css')])
      if (!isJSON(body, headers)) return null
      return new HeldBody(services, {
        body, id: entry.id, isReadOnly: session.isViewer(), said: this.#said, wrong: this.wrong, changed: this.#changed,
        run: () => { if (!session.isViewer()) this.#decide('release') },
      })
    } catch (error) {
      window.console.warn('JSON has no editor.', error)
      return null
    }
  }

  #value(name) {
    /** @type {HTMLInputElement|HTMLTextAreaElement|null} */
    const field = this.fields.querySelector(`[name="${name}"]`)
    return field?.value ?? this.#before[name]
  }

  get #edits() {
    return Object.keys(this.#before).filter((name) => this.#value(name) !== this.#before[name])
  }

  #edited = ({ target }) => {
    if (!this.#json?.element.contains(target)) this.#changed() // the editor notices its own edits
  }

  /** Describes a response that is no longer JSON, but accepts it, because it may be intended. */
  #changed = () => {
    this.release.textContent = this.t(this.#edits.length ? 'releaseEdited' : 'release')
    this.wrong.textContent = ''
    this.#json?.judge()
  }

  async #decide(deed) {
    const { entry, services: { api, session, why } } = this
    const body = { do: deed }
    if (deed === 'release') {
      for (const name of this.#edits) body[name] = this.#value(name)
      if (body.status !== undefined) body.status = Number(body.status)
      if (body.headers !== undefined) {
        const lines = body.headers.split('\n').filter((line) => line.trim())
        const wrong = lines.find((line) => !/^[^:\s]+:/.test(line))
        if (wrong) {
          this.wrong.textContent = this.t('headerWrong', { line: wrong })
          return
        }
        body.headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
      }
    }
    try {
      await api.call('POST', path`api/sessions/${session.name}/held/${entry.id}`, body)
    } catch (error) {
      this.wrong.textContent = why(error)
    }
  }
}
