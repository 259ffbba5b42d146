import { folded } from '../elements/fuzzy.js'
import { kindOf, kinds } from './request_kinds.js'

/** @import { Words } from '../words/words.js' */
/** @import { Originals } from './originals.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */

const outcomes = ['any', 'fine', 'bad', 'client', 'server', 'none', 'pending', 'changed']
const atOnce = 4 // bodies that are asked for at the same time
const patience = 250 // milliseconds after the last letter, before bodies are asked for
const mostKept = 20_000_000 // letters of bodies that are kept to be looked through again

/** The filter that decides which requests are listed: by words, kind, method and outcome, and by the text of their
 * bodies. */
export class RequestFilter {
  #text = ''
  #kind = '' // one of `kinds`; all if empty
  #method = ''
  #outcome = 'any'
  #looksInBodies = false
  #texts = new WeakMap() // entry → its searchable text
  #bodies = new Map() // id → its headers and bodies in searchable form
  #kept = 0
  #hits = new Set() // ids of the requests whose bodies match
  #search = 0 // the number of the latest search
  #timer = null
  #methods = new Set()

  /**
   * @param {{ window: Window, api: Api, shown: ShownState, elements: Elements, t: Words['t'], originals: Originals,
   *           changed: () => void, entries: () => Iterable<LogEntry> }} services
   */
  constructor({ window, api, shown, elements, t, originals, changed, entries }) {
    Object.assign(this, { window, api, shown, elements, t, originals, changed, entries })
  }

  /** Draws the fields in the current language. @returns {HTMLElement} */
  render() {
    const { elements: { h }, t } = this
    this.field = h('input', {
      type: 'search', class: 'input', 'aria-label': t('requestFilter'), placeholder: t('requestFilter'), value: this.#text, input: this.#change,
    })
    this.method = h('select', { class: 'input', 'aria-label': t('requestMethod'), change: this.#change }, h('option', { value: '' }, t('allMethods')))
    for (const method of this.#methods) this.#offer(method)
    this.method.value = this.#method
    this.outcome = h('select', { class: 'input', 'aria-label': t('requestStatus'), change: this.#change },
      ...outcomes.map((value) => h('option', { value, selected: value === this.#outcome }, t(value === 'any' ? 'anyOutcome' : `outcome_${value}`))))
    this.bodies = h('button', {
      type: 'button', class: 'button', 'aria-pressed': String(this.#looksInBodies), title: t('inBodiesNote'), click: this.#flip,
    }, t('inBodies'))
    this.kinds = h('div', { class: 'request-kinds', role: 'group', 'aria-label': t('requestKind') }, ...['', ...kinds].map((kind) => h('button', {
      type: 'button', class: 'button', 'data-tone': 'plain', 'data-kind': kind, 'aria-pressed': String(kind === this.#kind), click: () => this.#limit(kind),
    }, t(kind ? `kind_${kind}` : 'all'))))
    this.news = h('p', { class: 'quiet request-news', role: 'status' })
    return h('div', {}, h('div', { class: 'panel-tools request-tools' }, this.field, this.bodies, this.kinds, this.method, this.outcome), this.news)
  }

  /** Updates the index for a request. @param {LogEntry} entry */
  know(entry) {
    const { id, method, phase } = entry
    this.#texts.delete(entry)
    if (phase !== 'pending') this.#forget(id) // the response is new or was edited
    if (this.#methods.has(method)) return
    this.#methods.add(method)
    if (this.method) this.#offer(method)
  }

  /** Returns whether a request matches the filter. @param {LogEntry} entry */
  matches(entry) {
    if (this.#kind && kindOf(entry) !== this.#kind) return false
    if (this.#method && entry.method !== this.#method) return false
    if (this.#outcome !== 'any' && !isOutcome[this.#outcome](entry)) return false
    return !this.#text || this.#said(entry).includes(this.#text) || this.#hits.has(entry.id)
  }

  #offer(method) { this.method.append(this.elements.h('option', { value: method }, method)) }

  #change = () => {
    this.#text = folded(this.field.value.trim())
    this.#method = this.method.value
    this.#outcome = this.outcome.value
    this.#begin()
    this.changed()
  }

  #limit(kind) {
    this.#kind = kind
    for (const button of this.kinds.children) button.setAttribute('aria-pressed', String(button.dataset.kind === kind))
    this.changed()
  }

  #flip = () => {
    this.#looksInBodies = !this.#looksInBodies
    this.bodies.setAttribute('aria-pressed', String(this.#looksInBodies))
    this.#begin()
    this.changed()
  }

  #said(entry) {
    let text = this.#texts.get(entry)
    if (text === undefined) {
      const { method, url, status = '', fault = '', error, edited } = entry
      text = folded(`${method} ${url} ${status} ${fault} ${error?.message ?? ''} ${edited?.status ?? ''} ${this.originals.of(entry)}`)
      this.#texts.set(entry, text)
    }
    return text
  }

  /** Begins another search, and drops the results of the last one. */
  #begin() {
    const { window } = this
    this.#search += 1
    this.#hits.clear()
    this.news.textContent = ''
    window.clearTimeout(this.#timer)
    if (this.#looksInBodies && this.#text) this.#timer = window.setTimeout(() => this.#read(this.#search), patience)
  }

  /** Reads bodies, the newest first, a few at a time, until all are read or another search begins. */
  async #read(search) {
    const { t } = this
    const entries = Array.from(this.entries()).filter(({ phase }) => phase !== 'pending').reverse()
    let [next, read, missed] = [0, 0, 0]
    const work = async () => {
      while (search === this.#search && next < entries.length) {
        const { id } = entries[next]
        next += 1
        const body = await this.#body(id)
        if (search !== this.#search) return
        read += 1
        if (body === null) missed += 1
        else if (body.includes(this.#text)) {
          this.#hits.add(id)
          this.changed()
        }
        this.news.textContent = t('bodiesRead', { count: read, all: entries.length }) + (missed ? ` · ${t('bodiesMissed', { count: missed })}` : '')
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  /** Returns the searchable headers and bodies of a request; null if they could not be read. */
  async #body(id) {
    const known = this.#bodies.get(id)
    if (known !== undefined) return known
    try {
      const exchange = await this.api.request(this.shown.model.session.id, id)
      const text = folded([exchange.request, exchange.response, exchange.original].map(asText).join('\n'))
      if (this.#kept + text.length <= mostKept) {
        this.#bodies.set(id, text)
        this.#kept += text.length
      }
      return text
    } catch {
      return null
    }
  }

  #forget(id) {
    this.#kept -= this.#bodies.get(id)?.length ?? 0
    this.#bodies.delete(id)
  }
}

const isOutcome = {
  fine: ({ status }) => status < 400,
  bad: ({ status, phase }) => phase === 'failed' || status >= 400,
  client: ({ status }) => status >= 400 && status < 500,
  server: ({ status }) => status >= 500,
  none: ({ status, phase }) => status === undefined && phase !== 'pending',
  pending: ({ phase }) => phase === 'pending',
  changed: ({ fault, edited, held }) => Boolean(fault || edited || held),
}

function asText(message) {
  if (!message) return ''
  return Object.entries(message.headers ?? {}).map(([name, value]) => `${name}: ${value}`).join('\n') + '\n' + (message.body ?? '')
}
