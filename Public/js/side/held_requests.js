import { dress } from '../elements/late_style.js'
import { oneLine } from '../elements/one_line.js'
import { path } from '../net/api.js'
import { shortUrl } from '../words/entry_words.js'

/** @import { KennelPage } from '../kennel_page.js' */
/** @import { Side } from './side.js' */
/** @import { Times } from '../words/times.js' */

const english = {
  held: 'Paused requests', heldAnswer: 'Paused on response', heldRequest: 'Paused on request', heldFor: '{time}', release: 'Continue',
  releaseEdited: 'Continue with edits', drop: 'Never respond', failHeld: 'Fail (no connection)', heldBody: 'Body', heldHeaders: 'Headers (one per line)',
  heldStatus: 'Status', heldMethod: 'Method', heldURL: 'URL', bodyIsCut: 'The body is too long to edit here.',
  headerWrong: 'A header is written “Name: value”, not “{line}”.', heldCount: '{count} paused',
}
const portuguese = {
  held: 'Requisições pausadas', heldAnswer: 'Pausada na resposta', heldRequest: 'Pausada na requisição', heldFor: '{time}', release: 'Continuar',
  releaseEdited: 'Continuar com edições', drop: 'Nunca responder', failHeld: 'Falhar (sem conexão)', heldBody: 'Corpo', heldHeaders: 'Cabeçalhos (um por linha)',
  heldStatus: 'Status', heldMethod: 'Método', heldURL: 'URL', bodyIsCut: 'O corpo é longo demais para editar aqui.',
  headerWrong: 'Um cabeçalho se escreve “Nome: valor”, não “{line}”.', heldCount: '{count} em pausa',
}

/** What a rule holds, each with a clock and an editor, and the mark beside the device that says so. */
export class HeldRequests {
  #cards = new Map()
  #timer = null

  /** @param {{ page: KennelPage, side: Side, times: Times }} services */
  constructor({ page, side, times }) {
    const { elements: { h }, model, parts } = page
    Object.assign(this, { side, times })
    page.words.add(english, portuguese)
    this.page = page
    this.element = h('section', { class: 'held-list', hidden: true })
    this.mark = h('button', { type: 'button', class: 'button held-mark', hidden: true, click: this.#open })
    parts.frame.closest('.stage').append(this.mark)
    for (const topic of ['snapshot', 'entries', 'phase', 'forgotten']) model.on(topic, this.update)
    page.shown.onChange(this.update)
    this.render()
  }

  /** Says everything in the language of now, and leaves what a person has edited as it is. */
  render() {
    this.element.setAttribute('aria-label', this.page.t('held'))
    this.#cards.forEach((card) => card.render())
    this.update()
  }

  /** Puts the cards where requests are listed. @param {HTMLElement} list */
  showAbove(list) {
    list.before(this.element)
    this.update()
  }

  update = () => {
    const { page } = this
    const held = page.shown.past ? [] : Array.from(page.model.requests.values()).filter((entry) => entry.held)
    const ids = new Set(held.map(({ id }) => id))
    const { activeElement } = page.document
    let left = null // the request whose card goes, and had the focus
    for (const [id, card] of this.#cards) {
      if (ids.has(id)) continue
      if (card.element.contains(activeElement)) left = id
      card.element.remove()
      this.#cards.delete(id)
    }
    for (const entry of held) {
      if (this.#cards.has(entry.id)) continue
      const card = new HeldCard({ page, times: this.times }, entry)
      this.#cards.set(entry.id, card)
      this.element.append(card.element)
    }
    this.element.hidden = held.length === 0
    this.mark.hidden = held.length === 0
    this.mark.textContent = page.t('heldCount', { count: held.length })
    this.#tick(held.length > 0)
    if (left) this.#focusAfter(left)
  }

  /** The focus goes to the next one that is held, else to the row of the one that was. */
  #focusAfter(id) {
    const rows = Array.from(this.page.parts.network.querySelectorAll('.request'))
    const next = this.element.querySelector('.fault-end > button') ?? rows.find((row) => row.dataset.request === id) ?? rows.at(-1)
    next?.focus()
  }

  #tick(isWanted) {
    const { window } = this.page
    if (!isWanted) {
      window.clearInterval(this.#timer)
      this.#timer = null
      return
    }
    this.#timer ??= window.setInterval(() => this.#cards.forEach((card) => card.tick()), 1000)
    this.#cards.forEach((card) => card.tick())
  }

  #open = async () => {
    await this.side.panels.choose('network', { isPersons: true })
    this.element.querySelector('button')?.focus()
  }
}

/** One request, or answer, that waits. */
class HeldCard {
  #before = {}
  #words = new Map() // element → the key of its text
  #json = null // the editor of a body of JSON

  constructor({ page, times }, entry) {
    this.times = times
    const { elements: { h } } = page
    this.page = page
    this.entry = entry
    this.isAnswer = entry.held.side === 'answer'
    this.clock = h('span', { class: 'quiet held-clock' })
    this.fields = h('div', { class: 'held-fields' })
    this.wrong = h('p', { class: 'step-message', id: `held-wrong-${entry.id}`, role: 'status' })
    const button = (word, click) => this.#said(word, h('button', { type: 'button', class: 'button', click }))
    this.release = button('release', () => this.#decide('release'))
    this.tools = h('div', { class: 'fault-end' }, this.release,
      button('drop', () => this.#decide('drop')), button('failHeld', () => this.#decide('fail')))
    this.title = h('h2', { class: 'held-title' })
    this.element = h('article', { class: 'held', 'data-request': entry.id, input: this.#edited },
      this.title, this.fields, this.wrong, page.isViewer() ? null : this.tools)
    this.render()
    this.#load()
  }

  /** Says everything in the language of now. The fields keep what is in them. */
  render() {
    const { entry, page } = this
    const words = `${page.t(this.isAnswer ? 'heldAnswer' : 'heldRequest')} · ${entry.method} ${shortUrl(entry.url)}`
    this.element.setAttribute('aria-label', words)
    this.title.replaceChildren(page.elements.icon('pause'), oneLine(page.elements.h, words), this.clock)
    for (const [element, word] of this.#words) element.textContent = page.t(word)
    this.#changed()
  }

  /** Has an element say a word, in every language. */
  #said = (word, element) => {
    this.#words.set(element, word)
    element.textContent = this.page.t(word)
    return element
  }

  tick() {
    const { page, entry } = this
    const time = Math.max(0, page.clock.now - page.clock.moment(entry.held.since, entry.input))
    this.clock.textContent = page.t('heldFor', { time: this.times.span(Math.floor(time / 1000) * 1000) })
  }

  async #load() {
    const { page, entry, isAnswer } = this
    const { elements: { h } } = page
    let exchange = {}
    try {
      exchange = await page.api.request(page.model.session.id, entry.id)
    } catch (error) {
      this.wrong.textContent = page.why(error)
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
    // Fields have their own line breaks and JSON its own form, so that edits are differences from what the fields show.
    this.#before = Object.fromEntries(Array.from(this.fields.querySelectorAll('[name]'), ({ name: key, value }) => [key, value]))
    this.#json?.judge()
  }

  /** The editor of a body of JSON; null for any other body, which has a plain field. */
  async #jsonEditor(body, headers) {
    const { page, entry } = this
    try {
      const [{ HeldBody, isJSON }] = await Promise.all([import('./held_body.js'), dress(page.document, 'styles/editor.css')])
      if (!isJSON(body, headers)) return null
      return new HeldBody({
        page, body, id: entry.id, said: this.#said, wrong: this.wrong, changed: this.#changed, run: () => { if (!page.isViewer()) this.#decide('release') },
      })
    } catch (error) {
      page.window.console.warn('JSON has no editor.', error)
      return null
    }
  }

  #value(name) { return this.fields.querySelector(`[name="${name}"]`)?.value ?? this.#before[name] }

  get #edits() {
    return Object.keys(this.#before).filter((name) => this.#value(name) !== this.#before[name])
  }

  #edited = ({ target }) => {
    if (!this.#json?.element.contains(target)) this.#changed() // the editor notices its own edits
  }

  /** A response that is not JSON any more can be wanted, so it is said and not refused. */
  #changed = () => {
    this.release.textContent = this.page.t(this.#edits.length ? 'releaseEdited' : 'release')
    this.wrong.textContent = ''
    this.#json?.judge()
  }

  async #decide(deed) {
    const { page, entry } = this
    const body = { do: deed }
    if (deed === 'release') {
      for (const name of this.#edits) body[name] = this.#value(name)
      if (body.status !== undefined) body.status = Number(body.status)
      if (body.headers !== undefined) {
        const lines = body.headers.split('\n').filter((line) => line.trim())
        const wrong = lines.find((line) => !/^[^:\s]+:/.test(line))
        if (wrong) {
          this.wrong.textContent = page.t('headerWrong', { line: wrong })
          return
        }
        body.headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
      }
    }
    try {
      await page.api.call('POST', path`api/sessions/${page.sessionName}/held/${entry.id}`, body)
    } catch (error) {
      this.wrong.textContent = page.why(error)
    }
  }
}
