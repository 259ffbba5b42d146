import { Roving } from '../elements/roving.js'
import { bring } from '../elements/scrolling.js'
import { writeAddress } from '../net/address.js'
import { requestOutcome, shortUrl } from '../words/entry_words.js'
import { showMenu } from './request_menu.js'
import { requestRules } from './request_rules.js'

/** What went over the wire, newest last, and one exchange in full. */
export class NetworkPanel {
  #isShown = false
  #chosen = null

  constructor({ page, element }) {
    this.page = page
    this.element = element
    page.model.on('entries', (entry) => {
      if (this.#isShown && entry.type === 'request' && !page.past) this.#update(entry)
    })
    const render = () => { if (this.#isShown) this.render() }
    page.model.on('snapshot', render)
    page.looked.add(render)
  }

  show() {
    this.#isShown = true
    this.render()
  }

  hide() { this.#isShown = false }

  render() {
    const { h, t } = this.page
    const { model } = this.#shown
    this.detail = h('div', { class: 'exchange', hidden: true })
    this.list = h('ol', { class: 'requests', 'aria-label': t('network'), click: this.#click, contextmenu: this.#menu },
      ...Array.from(model.requests.values(), (entry) => this.#row(entry)))
    this.empty = h('p', { class: 'quiet', hidden: model.requests.size > 0 }, t('noRequests'))
    this.element.replaceChildren(h('div', { class: 'scroller' }, this.empty, this.list), this.detail)
    this.roving?.stop()
    this.roving = new Roving({ element: this.list, items: '.request', moved: (row) => this.#choose(row.dataset.request) })
    this.roving.start()
    if (this.#chosen && model.requests.has(this.#chosen)) this.#choose(this.#chosen)
    this.page.side?.held?.showAbove(this.list)
  }

  /** Shows one in full, and goes to its row. @param {string} id */
  open(id) {
    this.#choose(id)
    this.list.querySelector(`[data-request="${CSS.escape(id)}"]`)?.focus()
  }

  get #shown() { return this.page.past ?? this.page }

  #update(entry) {
    const row = this.list.querySelector(`[data-request="${CSS.escape(entry.id)}"]`)
    const item = this.#row(entry)
    this.empty.hidden = true
    const hadFocus = row === row?.ownerDocument.activeElement
    if (row) row.closest('li').replaceWith(item)
    else this.list.append(item)
    if (row && hadFocus) item.firstElementChild.focus()
    if (entry.id === this.#chosen) this.#choose(entry.id)
  }

  #row(entry) {
    const { h, icon, times } = this.page
    const isBad = entry.phase === 'failed' || entry.status >= 400
    return h('li', {}, h('button', {
      type: 'button', class: 'request', 'data-request': entry.id, 'data-phase': isBad ? 'failed' : entry.phase,
      'aria-current': entry.id === this.#chosen ? 'true' : null,
    },
    h('time', { class: 'step-time' }, times.clock(this.page.clock.of(entry))),
    h('span', { class: 'request-method' }, entry.method),
    h('span', { class: 'request-url', title: entry.url }, shortUrl(entry.url),
      entry.fault ? h('span', { class: 'step-fault' }, icon('fault'), entry.fault) : null),
    h('span', { class: 'step-end' }, requestOutcome(entry, this.page))))
  }

  #click = ({ target }) => {
    const row = target.closest('.request')
    if (row) this.#choose(row.dataset.request)
  }

  /** What can be done about requests like this one, at the pointer; where nothing can, the browser's own menu. */
  #menu = async (event) => {
    const id = event.target.closest('.request')?.dataset.request
    const { page } = this
    const entry = page.model.requests.get(id)
    if (!entry || !requestRules(page, entry, {}).length) return
    event.preventDefault()
    const exchange = await page.api.request(page.model.session.id, id).catch(() => ({}))
    const isDone = entry.phase !== 'pending'
    showMenu(page, event, requestRules(page, entry, isDone ? exchange : {}))
  }

  async #choose(id) {
    const { h, t, api } = this.page
    const { model } = this.#shown
    this.#chosen = id
    for (const row of this.list.querySelectorAll('.request')) {
      if (row.dataset.request === id) row.setAttribute('aria-current', 'true')
      else row.removeAttribute('aria-current')
    }
    const entry = model.requests.get(id)
    this.detail.hidden = false
    let exchange = {}
    try {
      exchange = await api.request(model.session.id, id)
    } catch (error) {
      exchange = { response: { body: this.page.why(error) } }
    }
    if (this.#chosen !== id) return
    const request = exchange.request ?? {}
    const response = (entry.phase !== 'pending' && exchange.response) || {} // not before it came
    this.page.fill(this.detail,
      h('div', { class: 'panel-tools' },
        h('h3', { class: 'exchange-name' }, `${entry.method} ${entry.url}`),
        h('button', { type: 'button', class: 'button', click: () => this.#copyCurl(entry, request) }, t('copyCurl')),
        /"_beagleComponent_"/.test(response.body) && !this.page.playground
          ? h('button', { type: 'button', class: 'button', click: () => this.#edit(response.body) }, t('editDocument'))
          : null),
      h('div', { class: 'panel-tools' }, ...requestRules(this.page, entry, exchange).map(({ word, act }) =>
        h('button', { type: 'button', class: 'button', click: act }, word))),
      entry.error ? h('p', { class: 'step-message' }, entry.error.message) : null,
      this.#part(t('request'), request), this.#part(t('response'), response, this.#errorPlace(entry)),
      exchange.original ? this.#part(t('original'), exchange.original) : null)
    this.detail.querySelector('.body-error')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    const row = this.list.querySelector('[aria-current]')
    if (row) bring(row, this.list.parentElement) // what opened below may have taken its place
  }

  async #copyCurl(entry, request) {
    const { curl, isWhole } = await import('./curl.js')
    await this.page.copy(curl(entry, request))
    if (!isWhole(request)) this.page.notices.toast(this.page.t('curlBody'))
  }

  /** Opens the playground with what the backend sent. */
  async #edit(body) {
    const { page } = this
    const { writeFragment } = await import('../net/document_link.js')
    const fragment = await writeFragment(pretty(body)) ?? await writeFragment(body)
    if (fragment === null) return page.notices.toast(page.t('tooLong'))
    const { app, controller, decoding, bff } = page.configuration()
    page.window.location.assign(writeAddress({ app, controller, decoding, bff, playground: true }) + fragment)
    return undefined
  }

  #part(name, { headers, body, binary, truncated }, place) {
    const { h, t } = this.page
    const lines = Object.entries(headers ?? {}).flatMap(([key, value]) => [h('dt', {}, key), h('dd', {}, value)])
    return h('section', { class: 'exchange-part' }, h('h4', { class: 'group-name' }, name),
      lines.length ? h('dl', { class: 'headers' }, ...lines) : null,
      body ? this.#body(body, place) : h('p', { class: 'quiet' }, t(binary ? 'binaryBody' : 'noBody')),
      truncated ? h('p', { class: 'quiet' }, t('truncated')) : null)
  }

  /** Where decoding this answer failed, by the error state that followed it. */
  #errorPlace(entry) {
    const after = Array.from(this.#shown.model.entries.values()).filter(({ n, time }) => n > entry.n && time >= entry.time)
    return after.find(({ cause, error }) => cause === entry.cause && error?.line)?.error
  }

  /** A body with an error in it stays as it came, so that its lines are the error's. */
  #body(text, place) {
    const { h } = this.page
    const lines = (place?.line ? text : pretty(text)).split('\n')
    const block = h('pre', { class: 'body', tabindex: 0 })
    lines.forEach((line, index) => {
      const isWrong = place?.line === index + 1
      const state = isWrong ? 'wrong' : null
      block.append(h('span', { class: 'body-line', 'data-state': state, 'data-line': index + 1 }, `${line}\n`))
      if (!isWrong) return
      const indent = ' '.repeat(Math.max((place.column ?? 1) - 1, 0))
      block.append(h('span', { class: 'body-error' }, `${indent}▲ ${place.message}\n`))
    })
    return block
  }
}

function pretty(text) {
  try { return JSON.stringify(JSON.parse(text), null, 2) } catch { return text }
}
