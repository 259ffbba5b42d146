import { DocumentErrors } from '../document/document_errors.js'
import { DocumentSender } from '../document/document_sender.js'
import { Editor } from '../document/editor.js'
import { ScrollKeeper } from '../document/scroll_keeper.js'
import { BadLink, readFragment, writeFragment } from '../net/document_link.js'
import { englishPlayground } from '../words/playground_words.js'
import { englishSide } from '../words/side_words.js'
import { examples } from './examples.js'

/** @import { KennelPage } from '../kennel_page.js' */
/** @import { readAddress } from '../net/address.js' */

/**
 * The editor of a document, beside the device that shows it. Creates the parts of the playground from the services of
 * the page. The session stays the same: each valid text replaces the one before. An invalid text is marked, and the
 * screen stays.
 */
export class Playground {
  name = /** @type {const} */ ('playground')
  lists = [] // see DocumentEditor
  #fragment = ''

  /** @param {{ page: KennelPage, window: Window }} services */
  constructor({ page, window }) {
    const { elements: { h }, parts } = page
    this.page = page
    this.window = window
    page.words.add({ ...englishSide, ...englishPlayground })
    this.editor = new Editor({ window, elements: page.elements, changed: () => this.sender.changed(), run: () => this.sender.put('show') })
    this.editor.field.id = 'document'
    this.editor.field.setAttribute('aria-describedby', 'document-help')
    this.editor.field.setAttribute('aria-errormessage', 'document-state')
    this.tools = h('div', { class: 'panel-tools playground-tools' })
    const errors = this.errors = new DocumentErrors({ editor: this.editor, elements: page.elements, words: page.words })
    this.sender = new DocumentSender({ page, window }, {
      text: () => this.text, sending: this.#link, sent: (judgement) => errors.show(judgement), refused: (error) => errors.fail(page.why(error)),
    })
    this.element = h('div', { class: 'playground' }, this.tools, this.editor.element, this.errors.element)
    for (const name of ['editor', 'document_editor', 'playground']) window.document.head.append(h('link', { rel: 'stylesheet', href: `styles/${name}.css` }))
    parts.side.prepend(this.element)
    page.model.on('snapshot', this.#attached)
    this.scrolling = new ScrollKeeper({ drawn: page.drawn, screen: page.screen })
    window.addEventListener('hashchange', this.#followLink)
  }

  /** The text of the editor. */
  get text() { return this.editor.text }

  /** The fragment of a link that carries the document. */
  get fragment() { return this.#fragment }

  /**
   * Shows the document of the link, or an example, and the session that displays it.
   * @param {ReturnType<typeof readAddress>} address
   */
  async enter(address) {
    const { page } = this
    this.editor.text = await this.#linked() ?? examples[0].text
    this.#fragment = await writeFragment(this.text) ?? ''
    this.render()
    const known = address.session ?? address.watch
    this.#complete()
    if (known) page.navigation.attach(known)
    else await page.open(address, { replace: true })
  }

  /** Offers completions, if the server has a schema. */
  async #complete() {
    try {
      const { Completion } = await import('./completion.js')
      const { window, api, elements, words } = this.page
      await new Completion({ window, api, elements, words, editor: this.editor }).start()
    } catch (error) {
      this.window.console.warn('Nothing can be completed.', error)
    }
  }

  /** Draws everything but the text again, in the current language. */
  render = () => {
    const { elements: { h }, t, parts } = this.page
    const button = (name, click, tone) => h('button', { type: 'button', class: 'button', click, 'data-tone': tone }, t(name))
    this.strictness = h('select', { class: 'input', 'aria-label': t('decodingMode'), change: this.#reopen },
      ...['lenient', 'strict'].map((value) => h('option', { value }, t(value))))
    this.picker = h('select', { class: 'input', 'aria-label': t('example'), change: this.#pick },
      h('option', { value: '' }, t('example')), ...examples.map(({ name }) => h('option', { value: name }, t(name))))
    const canWrite = !this.page.isViewer()
    const canCopy = Boolean(this.page.late.side) // an embedded playground has no panels to report it
    this.page.elements.fill(this.tools, h('label', { class: 'playground-name', for: 'document' }, t('document')),
      canWrite && this.picker, canWrite && button('gallery', this.#gallery), canWrite && this.strictness, canWrite && button('format', this.#format),
      canWrite && button('runIt', () => this.sender.put('show'), 'main'),
      canCopy && button('copyDocument', this.#copy, 'plain'),
      h('p', { class: 'unseen', id: 'document-help' }, t('editorHelp')))
    this.editor.field.readOnly = !canWrite
    const tab = parts.tabs.querySelector('[data-panel="open"]')
    tab.dataset.t = 'document'
    tab.textContent = t('document')
    parts.playgroundLink.href = '.'
    parts.playgroundLink.setAttribute('aria-current', 'page')
    this.#reflect()
    this.errors.show()
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

  /** Shows the document of a link that was entered over this one. */
  #followLink = async () => {
    if (this.window.location.hash === this.#fragment) return
    const text = await this.#linked()
    if (text !== null) this.editor.replace(text)
  }

  /** Shows the document of a session for viewers, or sends the text to a session that shows another document. */
  #attached = async () => {
    this.#reflect()
    try {
      const shown = await this.sender.follow()
      if (!shown) return
      if (this.page.isViewer()) this.editor.text = shown.text
      this.errors.show(shown)
    } catch { /* the page reports the lost connection */ }
  }

  #reflect() {
    this.strictness.value = this.page.configuration().decoding ?? 'lenient'
  }

  #reopen = () => this.page.open({ ...this.page.configuration(), decoding: this.strictness.value })

  /** Puts the document into the address, so that reloading or sharing it shows the document again. */
  #link = async (text) => {
    const fragment = await writeFragment(text)
    if (text !== this.text) return
    this.#fragment = fragment ?? ''
    this.page.navigation.go({}, 'replace')
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
      this.errors.goToError()
    }
  }

  #pick = () => {
    const example = examples.find(({ name }) => name === this.picker.value)
    this.picker.value = ''
    if (example) this.editor.replace(example.text)
  }

  #gallery = async () => {
    const { showGallery } = await import('./gallery.js')
    const { api, document, elements, opening, parts, words } = this.page
    await showGallery({ api, document, elements, opening, parts, words }, (text) => this.editor.replace(text))
  }
}
