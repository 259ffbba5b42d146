import { LongList } from '../elements/long_list.js'
import { oneLine } from '../elements/one_line.js'
import { Roving } from '../elements/roving.js'
import { bring } from '../elements/scrolling.js'
import { Splitter } from '../elements/splitter.js'
import { writeAddress } from '../net/address.js'
import { path } from '../net/api.js'
import { requestChanges, requestOutcome, shortUrl } from '../words/entry_words.js'
import { showMenu } from './request_menu.js'
import { RequestFilter } from './request_filter.js'
import { requestRules } from './request_rules.js'
import { english, portuguese } from './request_words.js'
import { Waterfall } from './waterfall.js'

const rowHeight = 27 // pixels
const changedHeight = 45 // of one with a second line

/** What went over the wire, newest last, and one exchange in full. */
export class NetworkPanel {
  #isShown = false
  #chosen = null
  #session = null // in which it was chosen
  #items = new Map() // id → { entry, item }
  #soon = 0

  constructor({ actions, api, clock, elements, faults, late, notices, opening, originals, session, side, storage, times, why, window, wording, words, element }) {
    const { model, shown } = session
    const { t } = words
    Object.assign(this, { actions, api, clock, elements, faults, late, model, notices, opening, session, shown, side, storage, t, times, why, window, wording, words, element })
    words.add(english, portuguese)
    this.filter = new RequestFilter({ window, api, shown, elements, t, originals, changed: this.#sift, entries: () => this.shown.model.requests.values() })
    model.on('entries', (entry) => {
      if (this.#isShown && entry.type === 'request' && !shown.past) this.#update(entry)
    })
    const render = () => {
      const watch = model.session?.watch ?? null
      if (watch !== this.#session) this.#chosen = null // another session has other requests of the same names
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
    const { elements: { h }, t } = this
    const { model } = this.shown
    this.detail = h('div', { class: 'exchange', hidden: true })
    const { elements, storage } = this
    this.splitter = new Splitter({ elements, storage, t, name: 'exchange', host: this.element, part: this.detail, isRow: true, word: 'resizeExchange' })
    this.splitter.element.hidden = true
    this.waterfall = new Waterfall()
    this.#items.clear()
    const tools = this.filter.render()
    this.list = h('ol', { class: 'requests', 'aria-label': t('network'), click: this.#click, contextmenu: this.#menu })
    this.rows = new LongList({ h, list: this.list, height: (item) => (item.querySelector('.request-changes') ? changedHeight : rowHeight) })
    for (const entry of model.requests.values()) this.rows.append(this.#take(entry))
    this.empty = h('p', { class: 'quiet' })
    this.element.replaceChildren(tools, h('div', { class: 'scroller' }, this.empty, this.list), this.splitter.element, this.detail)
    this.#sift()
    this.roving?.stop()
    this.roving = new Roving({ element: this.list, items: '.request', moved: (row) => this.#choose(row.dataset.request) })
    this.roving.start()
    if (this.#chosen && model.requests.has(this.#chosen)) this.#choose(this.#chosen)
    this.side.held?.showAbove(this.list)
  }

  /** Shows one in full, and goes to its row. @param {string} id */
  open(id) {
    this.#choose(id)
    this.#items.get(id)?.item.firstElementChild.focus()
  }

  /** Puts the detail away. */
  #close = () => {
    const row = this.list.querySelector('[aria-current]')
    const hadFocus = this.detail.contains(this.element.ownerDocument.activeElement)
    row?.removeAttribute('aria-current')
    this.#chosen = null
    this.detail.hidden = true
    this.splitter.element.hidden = true
    this.detail.replaceChildren()
    if (hadFocus && row?.checkVisibility()) row.focus()
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

  /** Lists what the filter lets through, and stretches the line of time over that. */
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

  /** A row for a request as it is now. */
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

  /** What can be done about requests like this one, at the pointer; where nothing can, the browser's own menu. */
  #menu = async (event) => {
    const id = event.target.closest('.request')?.dataset.request
    const { api, model, window: { document } } = this
    const entry = model.requests.get(id)
    if (!entry || !requestRules(this, entry, {}).length) return
    event.preventDefault()
    const exchange = await api.request(model.session.id, id).catch(() => ({}))
    const isDone = entry.phase !== 'pending'
    showMenu({ elements: this.elements, document }, event, requestRules(this, entry, isDone ? exchange : {}))
  }

  async #choose(id) {
    const { elements: { h, icon }, t, api } = this
    const { model } = this.shown
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current')
    this.#chosen = id
    this.#items.get(id)?.item.firstElementChild.setAttribute('aria-current', 'true')
    const entry = model.requests.get(id)
    this.detail.hidden = false
    this.splitter.element.hidden = false
    let exchange = {}
    try {
      exchange = await api.request(model.session.id, id)
    } catch (error) {
      exchange = { response: { body: this.why(error) } }
    }
    if (this.#chosen !== id) return
    const request = exchange.request ?? {}
    const response = (entry.phase !== 'pending' && exchange.response) || {} // not before it came
    this.elements.fill(this.detail,
      h('div', { class: 'panel-tools' },
        h('h3', { class: 'exchange-name' }, `${entry.method} ${entry.url}`),
        h('button', { type: 'button', class: 'icon-button', 'aria-label': t('close'), title: t('close'), click: this.#close }, icon('close'))),
      h('div', { class: 'panel-tools' },
        h('button', { type: 'button', class: 'button', click: () => this.#copyCurl(entry, request) }, t('copyCurl')),
        /"_beagleComponent_"/.test(response.body) && !this.late.playground
          ? h('button', { type: 'button', class: 'button', click: () => this.#edit(response.body) }, t('editDocument'))
          : null,
        ...requestRules(this, entry, exchange).map(({ word, act }) =>
        h('button', { type: 'button', class: 'button', 'data-rule': '', click: act }, word))),
      entry.error ? h('p', { class: 'step-message' }, entry.error.message) : null,
      this.#part(t('request'), request), this.#part(t('response'), response, this.#errorPlace(entry), path`api/sessions/${model.session.id}/images/${id}`),
      exchange.original ? this.#original(exchange.original, entry) : null)
    this.detail.querySelector('.body-error')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    const row = this.list.querySelector('[aria-current]')
    if (row) bring(row, this.list.parentElement) // what opened below may have taken its place
  }

  async #copyCurl(entry, request) {
    const { curl, isWhole } = await import('./curl.js')
    await this.actions.copy(curl(entry, request), 'curlCopied')
    if (!isWhole(request)) this.notices.toast(this.t('curlBody'))
  }

  /** Opens the playground with what the backend sent. */
  async #edit(body) {
    const { notices, opening, t } = this
    const { writeFragment } = await import('../net/document_link.js')
    const fragment = await writeFragment(pretty(body)) ?? await writeFragment(body)
    if (fragment === null) return notices.toast(t('tooLong'))
    const { app, controller, decoding, bff } = opening.configuration
    this.window.location.assign(writeAddress({ app, controller, decoding, bff, playground: true }) + fragment)
    return undefined
  }

  #original(original, { edited }) {
    const { elements: { h }, t } = this
    const part = this.#part(t('original'), original)
    if (edited?.side === 'request') part.firstElementChild.after(h('p', { class: 'exchange-name' }, `${original.method} ${original.url}`))
    return part
  }

  #part(name, side, place, image) {
    const { elements: { h } } = this
    const lines = Object.entries(side.headers ?? {}).flatMap(([key, value]) => [h('dt', {}, key), h('dd', {}, value)])
    const picture = image && isPicture(side) ? this.#picture(image, side) : null
    return h('section', { class: 'exchange-part' }, h('h4', { class: 'group-name' }, name),
      lines.length ? h('dl', { class: 'headers' }, ...lines) : null,
      picture, side.body ? this.#body(side.body, place) : null,
      ...this.#bodyNotes(side, Boolean(picture)).map((words) => h('p', { class: 'quiet' }, words)))
  }

  /** What there is to say of a body besides what is shown of it. */
  #bodyNotes({ body, bytes, binary, truncated, kept }, hasPicture) {
    const { t, times } = this
    if (truncated && !kept) return [t('bodyGone', { size: times.size(bytes) })]
    const isUnseen = binary && !hasPicture
    return [
      isUnseen ? t('binaryBody') : null, !body && !binary ? t('noBody') : null,
      truncated ? t('truncated', { kept: times.size(kept), size: times.size(bytes) }) : null,
    ].filter(Boolean)
  }

  /** The picture that an answer brought, for as long as it is kept. */
  #picture(src, { bytes }) {
    const { elements: { h }, t, times } = this
    const words = h('figcaption', { class: 'quiet' })
    const image = h('img', {
      class: 'body-picture', src, alt: t('response'),
      load: () => { words.textContent = `${image.naturalWidth} × ${image.naturalHeight} · ${times.size(bytes)}` },
      error: () => {
        image.remove()
        words.textContent = t('noPicture')
      },
    })
    return h('figure', { class: 'body-figure' }, image, words)
  }

  /** Where decoding this answer failed, by the error state that followed it. */
  #errorPlace(entry) {
    const after = Array.from(this.shown.model.entries.values()).filter(({ n, time }) => n > entry.n && time >= entry.time)
    return after.find(({ cause, input, error }) => (cause === entry.cause || input === entry.input) && error?.line)?.error
  }

  /** A body with an error in it stays as it came, so that its lines are the error's. */
  #body(text, place) {
    const { elements: { h } } = this
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

function isPicture({ headers, bytes, truncated, kept }) {
  const type = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  return /^image\//i.test(type ?? '') && bytes > 0 && !(truncated && !kept)
}
