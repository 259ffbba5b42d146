import { LongList } from '../elements/long_list.js'
import { oneLine } from '../elements/one_line.js'
import { Roving } from '../elements/roving.js'
import { bring } from '../elements/scrolling.js'
import { knownDuration, requestChanges, requestOutcome, requestStatus, shortUrl } from '../words/entry_words.js'
import { ExchangeTools } from './exchange_tools.js'
import { ExchangeView } from './exchange_view.js'
import { showMenu } from './request_menu.js'
import { RequestColumns } from './request_columns.js'
import { RequestFilter } from './request_filter.js'
import { typeOf } from './request_kinds.js'
import { english, portuguese } from './request_words.js'
import { Resending } from './resending.js'
import { Waterfall } from './waterfall.js'

/** @import { ResendWay } from './resending.js' */
/** @import { PanelServices } from './side.js' */

const [lineHeight, changesHeight, padding] = [20, 18, 7] // pixels of a row
const wide = 400 // pixels from which a row is one line

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
    const resending = this.resending = new Resending({ api, elements, notices, session, times, why, window, words }, { changed: this.#resent })
    this.tools = new ExchangeTools({ actions, clock, elements, faults, late, notices, opening, resending, session, window, words })
    words.add(english, portuguese)
    this.filter = new RequestFilter({ window, api, shown, elements, t, originals, changed: this.#sift, entries: () => this.shown.model.requests.values() })
    this.columns = new RequestColumns({ elements, t, changed: this.#sift })
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
    for (const topic of ['driver', 'phase']) model.on(topic, () => { if (this.#isShown && this.#chosen) this.#resent(this.#chosen) })
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
    const { api, elements, elements: { h }, resending, shown, storage, t, times, tools, why } = this
    const { model } = shown
    this.exchange = new ExchangeView({ api, elements, resending, shown, storage, t, times, tools, why }, { host: this.element, closed: this.#close })
    this.waterfall = new Waterfall()
    this.#items.clear()
    const filter = this.filter.render()
    this.list = h('div', { class: 'requests', click: this.#click, contextmenu: this.#menu, keydown: this.#press })
    this.lines = this.#linesOfRow()
    const height = (row) => padding + this.lines * lineHeight + (row.querySelector('.request-changes') ? changesHeight : 0)
    this.rows = new LongList({ h, list: this.list, height, roles: { list: 'rowgroup', item: 'row' } })
    this.grid = h('div', { class: 'request-grid', role: 'grid', 'aria-label': t('network') }, h('div', { role: 'rowgroup' }, this.columns.render()), this.list)
    for (const entry of model.requests.values()) this.rows.append(this.#take(entry))
    this.empty = h('p', { class: 'quiet' })
    this.element.replaceChildren(filter, h('div', { class: 'scroller' }, this.empty, this.grid), this.exchange.splitter.element, this.exchange.element)
    this.#sift()
    this.roving?.stop()
    this.roving = new Roving({ element: this.list, items: '.request', moved: (row) => this.#choose(row.dataset.request) })
    this.roving.start()
    if (this.#chosen && model.requests.has(this.#chosen)) this.#choose(this.#chosen)
    this.side.held?.showAbove(this.grid)
  }

  /** Shows an exchange, and scrolls to its row. @param {string} id */
  open(id) {
    this.#choose(id)
    this.#items.get(id)?.item.focus()
  }

  /** Shows an exchange, and resends its request. @param {string} id  @param {ResendWay} way */
  async resend(id, way) {
    const { api, model, shown } = this
    await this.#choose(id)
    const entry = shown.model.requests.get(id)
    const { request } = await api.request(model.session.id, id).catch(() => ({}))
    if (entry) await this.resending.start(way, entry, request)
  }

  /** Draws the shown exchange again if its request is resent. */
  #resent = async (id) => {
    if (this.exchange.shownRequest === id) await this.exchange.show(id)
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
    if (known) this.rows.replace(known, item)
    else this.rows.append(item)
    if (hadFocus) item.focus()
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
    this.#sort()
    this.lines = this.#linesOfRow()
    this.rows.sifted()
    this.grid.hidden = ids.length === 0
    const { begin, whole } = this.waterfall.range(ids)
    this.list.style.setProperty('--begin', begin)
    this.list.style.setProperty('--whole', whole)
    if (this.#items.get(this.#chosen)?.item.hidden) this.#close()
    this.empty.hidden = ids.length > 0
    fill(this.empty, t(this.#items.size ? 'noRequestMatches' : 'noRequests'))
  }

  /** The number of lines of a row, without the lines about changes of its request. */
  #linesOfRow() { return this.element.clientWidth < wide ? 2 : 1 }

  /** Puts the rows into the chosen order, unless they are in it. */
  #sort() {
    const { activeElement } = this.element.ownerDocument
    const items = Array.from(this.#items.values())
    this.rows.order(this.columns.isSorted ? this.columns.sorted(items).map(({ item }) => item) : items.map(({ item }) => item))
    if (this.list.contains(activeElement)) activeElement.focus({ preventScroll: true }) // it was lost where its row was moved
  }

  /** A row for a request as it is now. */
  #take(entry) {
    const item = this.#row(entry)
    this.#items.set(entry.id, { entry, item })
    this.filter.know(entry)
    return item
  }

  #row(entry) {
    const { elements: { h, icon }, t, times } = this
    const { status, bytes, duration, phase } = entry
    const changes = requestChanges(entry, this.wording)
    const title = [`${entry.method} ${entry.url}`, requestOutcome(entry, this.wording), ...changes.map(({ words }) => words)].join('\n')
    const cell = (name, words, ...more) => h('span', { class: `request-${name}`, role: 'gridcell' }, words, ...more)
    const isBad = phase === 'failed' || status >= 400
    return h('div', {
      class: 'request', tabindex: -1, 'data-request': entry.id, 'data-phase': isBad ? 'failed' : phase,
      'aria-current': entry.id === this.#chosen ? 'true' : null,
    },
    cell('method', entry.method),
    h('span', { class: 'request-path', role: 'gridcell' }, oneLine(h, shortUrl(entry.url), { class: 'request-url', title })),
    cell('status', requestStatus(entry, t)),
    cell('type', typeOf(entry, t)),
    cell('size', bytes ? times.size(bytes) : null),
    cell('duration', knownDuration(entry) === undefined ? null : times.duration(duration)),
    this.#start(entry),
    changes.length ? h('span', { class: 'request-changes', role: 'gridcell', title }, ...changes.map(({ icon: name, words }) =>
      h('span', { class: 'step-fault' }, icon(name), h('span', {}, words)))) : null)
  }

  /** The time at which a request began: the time of day if there is room, otherwise the time since the session began. A
   * bar shows the time too. */
  #start(entry) {
    const { elements: { h }, t, times } = this
    const { at, long } = this.waterfall.take(entry, this.shown.model.time)
    const bar = h('span', { class: 'request-bar', title: t('waterfall', { from: times.since(entry.began), to: times.since(entry.began + long) }) })
    bar.style.setProperty('--at', at)
    bar.style.setProperty('--long', long)
    return h('span', { class: 'request-start', role: 'gridcell' },
      h('time', { class: 'request-clock' }, times.clock(this.clock.of(entry))), h('span', { class: 'request-since' }, times.since(entry.began)),
      h('span', { class: 'request-line', 'aria-hidden': 'true' }, bar))
  }

  #click = ({ target }) => {
    const row = target.closest('.request')
    if (row) this.#choose(row.dataset.request)
  }

  #press = (event) => {
    const row = event.target.closest('.request')
    if (!row || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault() // Space scrolls
    this.#choose(row.dataset.request)
  }

  /** The menu at the pointer, with actions for a request and for similar requests. */
  #menu = async (event) => {
    const id = event.target.closest('.request')?.dataset.request
    const { api, elements, model, shown, tools, window: { document } } = this
    const entry = shown.model.requests.get(id)
    if (!entry) return
    event.preventDefault()
    const exchange = await api.request(model.session.id, id).catch(() => ({}))
    const known = entry.phase === 'pending' ? { request: exchange.request } : exchange
    const resends = this.resending.choices(entry, exchange.request, () => this.#choose(id))
    showMenu({ elements, document }, event, [...tools.rules(entry, known), ...resends, ...tools.copies(entry, known)])
  }

  async #choose(id) {
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current')
    this.#chosen = id
    this.#items.get(id)?.item.setAttribute('aria-current', 'true')
    if (!await this.exchange.show(id)) return
    const row = this.list.querySelector('[aria-current]')
    if (row) bring(row, this.grid.parentElement) // what opened below may have taken its place
  }
}
