import { LongList } from '../elements/long_list.js'
import { oneLine } from '../elements/one_line.js'
import { Roving } from '../elements/roving.js'
import { bring } from '../elements/scrolling.js'
import { requestChanges, requestOutcome, shortUrl } from '../words/entry_words.js'
import { ExchangeTools } from './exchange_tools.js'
import { ExchangeView } from './exchange_view.js'
import { showMenu } from './request_menu.js'
import { RequestFilter } from './request_filter.js'
import { english, portuguese } from './request_words.js'
import { Waterfall } from './waterfall.js'

/** @import { PanelServices } from './side.js' */

const rowHeight = 27 // pixels
const changedHeight = 45 // of one with a second line

/** The list of requests, newest last, with the chosen exchange below it. */
export class NetworkPanel {
  #isShown = false
  #chosen = null
  #session = null // the session of the chosen request
  #items = new Map() // id → { entry, item }
  #soon = 0

  /** @param {PanelServices & { element: HTMLElement }} services */
  constructor({ actions, api, clock, elements, faults, late, notices, opening, originals, session, side, storage, times, why, window, wording, words, element }) {
    const { model, shown } = session
    const { t } = words
    Object.assign(this, { api, clock, elements, model, shown, side, storage, t, times, why, window, wording, element })
    this.tools = new ExchangeTools({ actions, elements, faults, late, notices, opening, session, window, words })
    words.add(english, portuguese)
    this.filter = new RequestFilter({ window, api, shown, elements, t, originals, changed: this.#sift, entries: () => this.shown.model.requests.values() })
    model.on('entries', (entry) => {
      if (this.#isShown && entry.type === 'request' && !shown.past) this.#update(entry)
    })
    const render = () => {
      const watch = model.session?.watch ?? null
      if (watch !== this.#session) this.#chosen = null // request IDs are unique only within a session
      this.#session = watch
      if (this.#isShown) this.render()
    }
    model.on('snapshot', render)
    model.on('forgotten', ({ type, id }) => { if (this.#isShown && type === 'request' && !shown.past) this.#remove(id) })
    shown.onChange(render)
    originals.changed.add(({ id }) => {
      const entry = this.shown.model.requests.get(id)
      if (this.#isShown && entry) this.#update(entry)
    })
  }

  show() {
    this.#isShown = true
    this.render()
  }

  hide() { this.#isShown = false }

  render() {
    const { api, elements, elements: { h }, shown, storage, t, times, tools, why } = this
    const { model } = shown
    this.exchange = new ExchangeView({ api, elements, shown, storage, t, times, tools, why }, { host: this.element, closed: this.#close })
    this.waterfall = new Waterfall()
    this.#items.clear()
    const filter = this.filter.render()
    this.list = h('ol', { class: 'requests', 'aria-label': t('network'), click: this.#click, contextmenu: this.#menu })
    this.rows = new LongList({ h, list: this.list, height: (item) => (item.querySelector('.request-changes') ? changedHeight : rowHeight) })
    for (const entry of model.requests.values()) this.rows.append(this.#take(entry))
    this.empty = h('p', { class: 'quiet' })
    this.element.replaceChildren(filter, h('div', { class: 'scroller' }, this.empty, this.list), this.exchange.splitter.element, this.exchange.element)
    this.#sift()
    this.roving?.stop()
    this.roving = new Roving({ element: this.list, items: '.request', moved: (row) => this.#choose(row.dataset.request) })
    this.roving.start()
    if (this.#chosen && model.requests.has(this.#chosen)) this.#choose(this.#chosen)
    this.side.held?.showAbove(this.list)
  }

  /** Shows an exchange, and scrolls to its row. @param {string} id */
  open(id) {
    this.#choose(id)
    this.#items.get(id)?.item.firstElementChild.focus()
  }

  /** Closes the shown exchange. */
  #close = () => {
    const row = this.list.querySelector('[aria-current]')
    const { hasFocus } = this.exchange
    row?.removeAttribute('aria-current')
    this.#chosen = null
    this.exchange.hide()
    if (hasFocus && row?.checkVisibility()) row.focus()
  }

  #update(entry) {
    const known = this.#items.get(entry.id)?.item
    const hadFocus = known?.contains(this.element.ownerDocument.activeElement)
    const item = this.#take(entry)
    if (known) known.replaceWith(item)
    else this.rows.append(item)
    if (hadFocus) item.firstElementChild.focus()
    this.#soon ||= this.window.requestAnimationFrame(this.#sift)
    if (entry.id === this.#chosen) this.#choose(entry.id)
  }

  #remove(id) {
    const known = this.#items.get(id)
    if (known) this.rows.remove(known.item)
    this.#items.delete(id)
    if (id === this.#chosen) this.#close()
  }

  /** Lists the requests that match the filter, and fits the waterfall to them. */
  #sift = () => {
    this.#soon = 0
    if (!this.list) return
    const { t, elements: { fill } } = this
    const ids = []
    for (const [id, { entry, item }] of this.#items) {
      const isOut = !this.filter.matches(entry)
      if (item.hidden !== isOut) item.hidden = isOut
      if (!isOut) ids.push(id)
    }
    this.rows.sifted()
    const { begin, whole } = this.waterfall.range(ids)
    this.list.style.setProperty('--begin', begin)
    this.list.style.setProperty('--whole', whole)
    if (this.#items.get(this.#chosen)?.item.hidden) this.#close()
    this.empty.hidden = ids.length > 0
    fill(this.empty, t(this.#items.size ? 'noRequestMatches' : 'noRequests'))
  }

  /** Returns the row of a request as it is now. */
  #take(entry) {
    const item = this.#row(entry)
    this.#items.set(entry.id, { entry, item })
    this.filter.know(entry)
    return item
  }

  #row(entry) {
    const { elements: { h, icon }, t, times } = this
    const outcome = requestOutcome(entry, this.wording)
    const changes = requestChanges(entry, this.wording)
    const title = [`${entry.method} ${entry.url}`, outcome, ...changes.map(({ words }) => words)].join('\n')
    const { at, long } = this.waterfall.take(entry, this.shown.model.time)
    const bar = h('span', { class: 'request-bar', title: t('waterfall', { from: times.since(entry.began), to: times.since(entry.began + long) }) })
    bar.style.setProperty('--at', at)
    bar.style.setProperty('--long', long)
    const isBad = entry.phase === 'failed' || entry.status >= 400
    return h('li', {}, h('button', {
      type: 'button', class: 'request', tabindex: -1, 'data-request': entry.id, 'data-phase': isBad ? 'failed' : entry.phase,
      'aria-current': entry.id === this.#chosen ? 'true' : null,
    },
    h('time', { class: 'step-time' }, times.clock(this.clock.of(entry))),
    h('span', { class: 'request-method' }, entry.method),
    oneLine(h, shortUrl(entry.url), { class: 'request-url', title }),
    oneLine(h, outcome, { class: 'step-end', title }), h('span', { class: 'request-line', 'aria-hidden': 'true' }, bar),
    changes.length ? h('span', { class: 'request-changes', title }, ...changes.map(({ icon: name, words }) =>
      h('span', { class: 'step-fault' }, icon(name), h('span', {}, words)))) : null))
  }

  #click = ({ target }) => {
    const row = target.closest('.request')
    if (row) this.#choose(row.dataset.request)
  }

  /** Opens a menu at the pointer with the actions for requests like this one; without any, the browser's own menu. */
  #menu = async (event) => {
    const id = event.target.closest('.request')?.dataset.request
    const { api, elements, model, tools, window: { document } } = this
    const entry = model.requests.get(id)
    if (!entry || !tools.rules(entry, {}).length) return
    event.preventDefault()
    const exchange = await api.request(model.session.id, id).catch(() => ({}))
    const isDone = entry.phase !== 'pending'
    showMenu({ elements, document }, event, tools.rules(entry, isDone ? exchange : {}))
  }

  async #choose(id) {
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current')
    this.#chosen = id
    this.#items.get(id)?.item.firstElementChild.setAttribute('aria-current', 'true')
    if (!await this.exchange.show(id)) return
    const row = this.list.querySelector('[aria-current]')
    if (row) bring(row, this.list.parentElement) // the exchange below may have covered it
  }
}
