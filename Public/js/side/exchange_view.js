import { Splitter } from '../elements/splitter.js'
import { path } from '../net/api.js'
import { ExchangeParts } from './exchange_parts.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Times } from '../words/times.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */
/** @import { ExchangeTools } from './exchange_tools.js' */
/** @import { Resending } from './resending.js' */

/** Shows one exchange with all its details, below the list of requests. */
export class ExchangeView {
  #shown = null // the id of the request

  /**
   * @param {{ api: Api, elements: Elements, shown: ShownState, resending: Resending, storage: Storage?, t: (key: string) => string,
   *           times: Times, tools: ExchangeTools, why: (error: Error) => string }} services
   * @param {{ host: HTMLElement, closed: () => void }} panel  `closed` is called when the user closes it
   */
  constructor({ api, elements, resending, shown, storage, t, times, tools, why }, { host, closed }) {
    Object.assign(this, { api, elements, resending, shown, t, tools, why, closed })
    this.parts = new ExchangeParts({ elements, t, times })
    this.element = elements.h('div', { class: 'exchange', hidden: true })
    this.splitter = new Splitter({ elements, storage, t, name: 'exchange', host, part: this.element, isRow: true, word: 'resizeExchange' })
    this.splitter.element.hidden = true
  }

  /** The id of the shown request; null if none is shown. */
  get shownRequest() { return this.#shown }

  get hasFocus() { return this.element.contains(this.element.ownerDocument.activeElement) }

  hide() {
    this.#shown = null
    this.element.hidden = true
    this.splitter.element.hidden = true
    this.element.replaceChildren()
  }

  /**
   * Shows an exchange. @param {string} id  of its request  @returns {Promise<boolean>}  false if another one was
   * requested meanwhile, or if another session was opened
   */
  async show(id) {
    const { api, elements: { h, icon }, parts, resending, shown: { model }, t } = this
    this.#shown = id
    const entry = model.requests.get(id)
    const session = model.session?.id
    if (!entry || !session) return false
    this.element.hidden = false
    this.splitter.element.hidden = false
    let exchange = {}
    try {
      exchange = await api.request(session, id)
    } catch (error) {
      exchange = { response: { body: this.why(error) } }
    }
    if (this.#shown !== id || model.session?.id !== session) return false // another session was opened meanwhile
    const request = exchange.request ?? {}
    const response = (entry.phase !== 'pending' && exchange.response) || {} // not before it came
    const resent = resending.of(id)
    const reason = resending.shownReason(entry, exchange.request)
    const [again, answer] = [resent?.request, resent?.response]
    parts.views = []
    resent?.render({ status: exchange.status, response: exchange.response && response })
    this.#fill(
      h('div', { class: 'panel-tools' },
        h('h2', { class: 'exchange-name' }, `${entry.method} ${entry.url}`),
        h('button', { type: 'button', class: 'icon-button', 'aria-label': t('close'), title: t('close'), click: this.closed }, icon('close'))),
      h('div', { class: 'panel-tools' }, ...this.tools.buttons(entry, exchange, response)),
      reason ? h('p', { class: 'quiet resend-reason' }, reason) : null, resent?.element,
      entry.error ? h('p', { class: 'step-message' }, entry.error.message) : null,
      this.#pair(parts.draw(t(again ? 'recordedRequest' : 'request'), request), again && parts.draw(t('newRequest'), again)),
      this.#pair(parts.draw(t(answer ? 'recordedResponse' : 'response'), response, this.#errorPlace(entry), path`api/sessions/${session}/images/${id}`),
        answer && parts.draw(t('newResponse'), answer)),
      exchange.original ? parts.original(exchange.original, entry) : null)
    if (!resent) parts.views.forEach((view) => view.showError())
    if (!resent) this.element.querySelector('.body-error')?.scrollIntoView({ block: 'nearest' })
    return true
  }

  /** Returns a recorded message, and beside it a new one if there is one. */
  #pair(recorded, again) { return again ? this.elements.h('div', { class: 'exchange-pair' }, recorded, again) : recorded }

  /** Replaces the details. A field or button of the resent request keeps the focus. */
  #fill(...children) {
    const activeElement = /** @type {HTMLElement|null} */ (this.element.ownerDocument.activeElement)
    const had = this.element.contains(activeElement) ? activeElement : null
    const way = had?.dataset.resend
    const { scrollTop } = this.element
    this.elements.fill(this.element, ...children)
    if (had?.isConnected) had.focus({ preventScroll: true })
    else if (way) this.element.querySelector(`[data-resend="${way}"]`)?.focus({ preventScroll: true })
    if (had?.closest('.resend') || way) this.element.scrollTop = scrollTop
  }

  /** Returns the position of a decoding error in a response, from the error state that followed it. */
  #errorPlace(entry) {
    const after = Array.from(this.shown.model.entries.values()).filter(({ n, time }) => n > entry.n && time >= entry.time)
    return after.find(({ cause, input, error }) => (cause === entry.cause || input === entry.input) && error?.line)?.error
  }
}
