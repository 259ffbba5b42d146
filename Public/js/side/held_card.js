import { oneLine } from '../elements/one_line.js'
import { path } from '../net/api.js'
import { shortUrl } from '../words/entry_words.js'
import { MessageFields, WrongField } from './message_fields.js'

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
  #words = new Map() // button → the key of its text

  /** @param {CardServices} services  @param {LogEntry} entry */
  constructor(services, entry) {
    const { elements: { h }, session, words } = services
    Object.assign(this, { services, entry, t: words.t })
    this.isAnswer = entry.held.side === 'answer'
    this.waited = h('span', { class: 'quiet held-clock' })
    this.wrong = h('p', { class: 'step-message', id: `held-wrong-${entry.id}`, role: 'status' })
    this.fields = new MessageFields(services, {
      id: entry.id, help: 'heldHelp', isReadOnly: session.isViewer(), wrong: this.wrong, changed: this.#changed,
      run: () => { if (!session.isViewer()) this.#decide('release') },
    })
    const button = (word, deed) => {
      const element = h('button', { type: 'button', class: 'button', click: () => this.#decide(deed) })
      this.#words.set(element, word)
      return element
    }
    this.release = button('release', 'release')
    this.tools = h('div', { class: 'fault-end' }, this.release, button('drop', 'drop'), button('failHeld', 'fail'))
    this.title = h('h2', { class: 'held-title' })
    this.element = h('article', { class: 'held', 'data-request': entry.id }, this.title, this.fields.element, this.wrong, session.isViewer() ? null : this.tools)
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
    this.fields.render()
  }

  tick() {
    const { entry, services: { clock, times } } = this
    const time = Math.max(0, clock.now.getTime() - clock.moment(entry.held.since, entry.input).getTime())
    this.waited.textContent = this.t('heldFor', { time: times.span(Math.floor(time / 1000) * 1000) })
  }

  async #load() {
    const { entry, isAnswer, services: { api, session: { model }, why } } = this
    let exchange = {}
    try {
      exchange = await api.request(model.session.id, entry.id)
    } catch (error) {
      this.wrong.textContent = why(error)
    }
    const { method, url } = entry
    await this.fields.show(isAnswer ? { status: exchange.status } : { method, url }, (isAnswer ? exchange.response : exchange.request) ?? {})
  }

  /** Describes a response that is no longer JSON, but accepts it, because it may be intended. */
  #changed = () => {
    this.release.textContent = this.t(this.fields.edited.length ? 'releaseEdited' : 'release')
    this.wrong.textContent = ''
    this.fields.judge()
  }

  async #decide(deed) {
    const { entry, services: { api, session, why } } = this
    try {
      const edits = deed === 'release' ? this.fields.edits : {}
      await api.call('POST', path`api/sessions/${session.name}/held/${entry.id}`, { do: deed, ...edits })
    } catch (error) {
      this.wrong.textContent = error instanceof WrongField ? error.message : why(error)
    }
  }
}
