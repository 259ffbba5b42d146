import { Problem } from '../net/api.js'
import { BadLink, readFragment, writeFragment } from '../net/document_link.js'
import { englishPlayground } from '../words/playground_words.js'
import { englishSide } from '../words/side_words.js'
import { Editor } from './editor.js'
import { examples } from './examples.js'
import { syntaxError } from './json_place.js'

/** @import { KennelPage } from '../kennel_page.js' */

const pause = 250 // milliseconds without a key before the device follows

/**
 * A document being written, beside the device that shows it. The session stays the same: each text that can be read
 * takes the place of the one before, and one that cannot leaves the screen and is marked in the editor.
 */
export class Playground {
  #timer = null
  #isSending = false
  #next = null // what to send when the answer to what was sent is there
  #fragment = ''
  #scrolled = []
  #root = null

  /** @param {{ page: KennelPage, window: Window }} services */
  constructor({ page, window }) {
    const { elements: { h }, parts } = page
    this.page = page
    this.window = window
    page.words.add({ ...englishSide, ...englishPlayground })
    this.editor = new Editor({ window, elements: page.elements, changed: this.#changed, run: () => this.#put('show') })
    this.editor.field.id = 'document'
    this.editor.field.setAttribute('aria-describedby', 'document-help')
    this.editor.field.setAttribute('aria-errormessage', 'document-state')
    this.tools = h('div', { class: 'panel-tools playground-tools' })
    this.state = h('p', { class: 'playground-state', id: 'document-state', role: 'status' })
    this.element = h('div', { class: 'playground' }, this.tools, this.editor.element, this.state)
    for (const name of ['editor', 'playground']) window.document.head.append(h('link', { rel: 'stylesheet', href: `styles/${name}.css` }))
    parts.side.prepend(this.element)
    page.model.on('snapshot', this.#attached)
    page.drawn.add(this.#keepScroll)
    page.screen.addEventListener('scroll', this.#noteScroll, { capture: true, passive: true })
    window.addEventListener('hashchange', this.#followLink)
    window.addEventListener('online', this.#changed)
  }

  /** The text as it stands in the editor. */
  get text() { return this.editor.text }

  /** The fragment of a link that carries the document. */
  get fragment() { return this.#fragment }

  /** What the link carries, or an example; then the session that shows it. @param {object} address */
  async enter(address) {
    const { page } = this
    this.editor.text = await this.#linked() ?? examples[0].text
    this.#fragment = await writeFragment(this.text) ?? ''
    this.render()
    const known = address.session ?? address.watch
    this.#complete()
    if (known) page.attach(known)
    else await page.open(address, { replace: true })
  }

  /** What may be written is offered, where the server tells it. */
  async #complete() {
    try {
      const { Completion } = await import('./completion.js')
      const { window, api, elements, words, t } = this.page
      await new Completion({ window, api, elements, words, t, editor: this.editor }).start()
    } catch (error) {
      this.window.console.warn('Nothing can be completed.', error)
    }
  }

  /** Draws everything but the text again, in the language of now. */
  render = () => {
    const { elements: { h }, t, parts } = this.page
    const button = (name, click, tone) => h('button', { type: 'button', class: 'button', click, 'data-tone': tone }, t(name))
    this.strictness = h('select', { class: 'input', 'aria-label': t('decodingMode'), change: this.#reopen },
      ...['lenient', 'strict'].map((value) => h('option', { value }, t(value))))
    this.picker = h('select', { class: 'input', 'aria-label': t('example'), change: this.#pick },
      h('option', { value: '' }, t('example')), ...examples.map(({ name }) => h('option', { value: name }, t(name))))
    const canWrite = !this.page.isViewer()
    const canCopy = Boolean(this.page.late.side) // an embedded playground has no panels to tell of it
    this.page.elements.fill(this.tools, h('label', { class: 'playground-name', for: 'document' }, t('document')),
      canWrite && this.picker, canWrite && button('gallery', this.#gallery), canWrite && this.strictness, canWrite && button('format', this.#format),
      canWrite && button('runIt', () => this.#put('show'), 'main'),
      canCopy && button('copyDocument', this.#copy, 'plain'),
      h('p', { class: 'unseen', id: 'document-help' }, t('editorHelp')))
    this.editor.field.readOnly = !canWrite
    const tab = parts.tabs.querySelector('[data-panel="open"]')
    tab.dataset.t = 'document'
    tab.textContent = t('document')
    parts.playgroundLink.href = '.'
    parts.playgroundLink.setAttribute('aria-current', 'page')
    this.#reflect()
    this.#judge(this.judged)
  }

  #linked = async () => {
    try {
      return await readFragment(this.window.location.hash)
    } catch (error) {
      if (!(error instanceof BadLink)) throw error
      this.page.notices.toast(this.page.t('badLink', { reason: error.message }))
      return null
    }
  }

  /** Another link was entered over this one. */
  #followLink = async () => {
    if (this.window.location.hash === this.#fragment) return
    const text = await this.#linked()
    if (text !== null) this.editor.replace(text)
  }

  /** A session is there: if it shows something else, such as after a restart, it is told. */
  #attached = async () => {
    const { api, model } = this.page
    this.#reflect()
    try {
      const shown = await api.document(model.session.id)
      if (this.page.isViewer()) this.editor.text = shown.text
      else if (shown.text !== this.text) return this.#put()
      this.#judge(shown)
    } catch (error) {
      if (error instanceof Problem && error.status === 404) return this.#put()
    }
    return undefined
  }

  #reflect() {
    this.strictness.value = this.page.configuration().decoding ?? 'lenient'
  }

  #reopen = () => this.page.open({ ...this.page.configuration(), decoding: this.strictness.value })

  #changed = () => {
    this.window.clearTimeout(this.#timer)
    this.#timer = this.window.setTimeout(this.#put, pause)
  }

  /** Sends the text; while an answer is awaited, the newest text waits. @param {'keep'|'show'} broken */
  #put = async (broken = 'keep') => {
    this.window.clearTimeout(this.#timer)
    const { api, model } = this.page
    if (!model.session || model.phase === 'recording' || this.page.isViewer()) return
    this.page.shown.past?.leave() // what is written is for now
    if (this.#isSending) {
      this.#next = broken
      return
    }
    this.#isSending = true
    const { text } = this
    this.#link(text)
    try {
      this.#judge(await api.putDocument(model.session.id, { text, broken }))
    } catch (error) {
      this.state.textContent = this.page.why(error)
      this.state.dataset.state = 'wrong'
    }
    this.#isSending = false
    const next = this.#next
    this.#next = null
    if (next) this.#put(next)
  }

  /** @param {{ error?: object, warnings?: object[] }} judged  what the server says of the text, each with its place */
  #judge(judged = {}) {
    const { elements: { h, fill }, t } = this.page
    const { error, warnings = [] } = judged
    this.judged = judged
    this.editor.show(error ?? null, warnings)
    this.state.dataset.state = error ? 'wrong' : warnings.length ? 'doubtful' : 'right'
    const list = warnings.length
      ? h('ul', { class: 'playground-list' }, ...warnings.map((warning) => h('li', {}, ...this.#doubt(warning)))) : null
    if (error) return fill(this.state, h('p', {}, ...this.#trouble(error)), list && t('warningsToo', { count: warnings.length }), list)
    if (!list) return fill(this.state, t('noTrouble'))
    return fill(this.state, t(warnings.length > 1 ? 'warningCount' : 'warningCountOne', { count: warnings.length }), list)
  }

  #trouble(error) {
    const { elements: { h }, t } = this.page
    const syntax = syntaxError(this.text, error)
    if (syntax) return [this.#place(error), h('b', {}, t(syntax.token ? 'notJSONToken' : syntax.isEnd ? 'notJSONEnd' : 'notJSON', { line: error.line, ...syntax }))]
    const found = error.value === undefined ? '' : `. ${t('foundValue', error)}`
    return [this.#place(error), h('b', {}, t(error.kind)), ` ${error.why ?? error.message}${found}`]
  }

  #doubt(warning) {
    const { t } = this.page
    const { kind, name, nearest } = warning
    return [this.#place({ ...warning, path: '$' }), t(kind, { name }), nearest ? ` ${t('didYouMean', { nearest })}` : '']
  }

  #place(place) {
    const { elements: { h }, t } = this.page
    const words = [t('lineColumn', place), place.path === '$' ? null : place.path].filter(Boolean).join(' · ')
    return h('button', { type: 'button', class: 'playground-place', click: () => this.editor.goTo(place) }, words)
  }

  /** The address carries the document, so that reloading or sending it brings it back. */
  async #link(text) {
    const fragment = await writeFragment(text)
    if (text !== this.text) return
    this.#fragment = fragment ?? ''
    this.page.go({}, 'replace')
  }

  #copy = async () => {
    const fragment = await writeFragment(this.text)
    if (fragment === null) return this.page.notices.toast(this.page.t('tooLong'))
    this.#fragment = fragment
    const { actions } = this.page.late.side
    return actions.copy(new URL(actions.link('fresh'), this.window.document.baseURI).href, 'copied_fresh')
  }

  #format = () => {
    try {
      this.editor.replace(JSON.stringify(JSON.parse(this.text), null, 2))
    } catch {
      this.editor.goTo(this.judged?.error)
    }
  }

  #pick = () => {
    const example = examples.find(({ name }) => name === this.picker.value)
    this.picker.value = ''
    if (example) this.editor.replace(example.text)
  }

  #gallery = async () => {
    const { showGallery } = await import('./gallery.js')
    await showGallery(this.page, (text) => this.editor.replace(text))
  }

  #scrollers() {
    return Array.from(this.page.screen.querySelectorAll('[data-kind="scroll"]'))
  }

  #noteScroll = () => {
    this.#scrolled = this.#scrollers().map(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])
  }

  /** The new screen is scrolled as far as the old one was. */
  #keepScroll = () => {
    const root = this.page.screen.querySelector('[data-kind="window"]')?.firstElementChild ?? null
    if (root === this.#root) return
    this.#root = root
    this.#scrollers().forEach((scroller, index) => {
      const [top, left] = this.#scrolled[index] ?? [0, 0]
      if (top || left) scroller.scrollTo({ top, left, behavior: 'instant' })
    })
  }
}
