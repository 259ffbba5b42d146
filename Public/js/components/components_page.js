import { DocumentErrors } from '../document/document_errors.js'
import { DocumentSender } from '../document/document_sender.js'
import { Editor } from '../document/editor.js'
import { jsonError } from '../document/json_text.js'
import { ScrollKeeper } from '../document/scroll_keeper.js'
import { ignoreFailedCall } from '../elements/failures.js'
import { writeAddress } from '../net/address.js'
import { Problem } from '../net/api.js'
import { BadLink, writeFragment } from '../net/document_link.js'
import { englishPlayground } from '../words/playground_words.js'
import { englishSide } from '../words/side_words.js'
import { componentIn, documentOf, pathIn } from './component_document.js'
import { readShown, writeShown, writeState } from './component_link.js'
import { ComponentList } from './component_list.js'
import { ComponentSchema } from './component_schema.js'
import { english, portuguese } from './components_words.js'
import { Controls } from './controls.js'
import { uses } from './expressions.js'
import { contextOf, frameOf, statesOf } from './states.js'
import { readPath, withValue, writePath } from './values.js'

/** @import { DocumentError } from '../document/document_errors.js' */
/** @import { KennelPage } from '../kennel_page.js' */
/** @import { readAddress } from '../net/address.js' */
/** @import { Shown } from './component_link.js' */
/** @import { State } from './states.js' */

const first = 'beagle:button' // the component that is shown without a link

/**
 * The components page: each component of Beagle and of the app alone on the device, in states, with controls for its
 * properties and its context. The session stays the same: each change replaces its document.
 */
export class ComponentsPage {
  name = /** @type {const} */ ('components')
  lists // see DocumentEditor
  #fragment = ''
  #schema = new ComponentSchema({})
  #schemaOf = null // the session whose schema is shown; null while it is that of Beagle alone
  #ownNote = null // why the app's own components are missing: a word and its values
  #notice = null // why no component can be shown: likewise
  /** @type {DocumentError|null} */
  #error = null // the last one of the server
  #crashing = null // the document that crashed the app of the session
  #awaited = null // what the link names, until the schema with its component is loaded
  #shown = { component: first, state: null, values: {}, context: contextOf(first) }

  /** @param {{ page: KennelPage, window: Window }} services */
  constructor({ page, window }) {
    const { elements, elements: { h }, parts, t, words } = page
    this.page = page
    this.window = window
    words.add({ ...englishSide, ...englishPlayground, ...english }, portuguese)
    this.list = new ComponentList({ elements, t }, (name) => this.#choose(name))
    this.lists = [{ element: this.list.groups, items: '.component-link' }]
    this.controls = new Controls({ elements, t }, { changed: this.#changed, context: () => this.#shown.context, refused: this.#tell })
    this.editor = new Editor({ window, elements, changed: () => {}, run: () => {} })
    this.editor.field.readOnly = true
    this.errors = new DocumentErrors({ editor: this.editor, elements, words })
    this.sender = new DocumentSender({ page, window }, { text: () => this.text, sending: this.#link, sent: this.#sent, refused: this.#refused })
    this.title = h('h2', { class: 'component-title', tabindex: -1 })
    this.tools = h('div', { class: 'component-tools' })
    this.states = h('div', { class: 'component-states', role: 'group' })
    this.notice = h('p', { class: 'component-notice', role: 'status', hidden: true })
    this.contextID = h('input', { class: 'input', id: 'context-id', spellcheck: 'false', autocapitalize: 'off', 'aria-describedby': 'context-note', input: () => this.#contextTyped() })
    this.contextValue = h('textarea', { class: 'input property-json', id: 'context-value', rows: 3, spellcheck: 'false', wrap: 'off', 'aria-describedby': 'context-note context-wrong', input: () => this.#contextTyped() })
    this.contextNote = h('p', { class: 'property-about quiet', id: 'context-note' })
    this.contextWrong = h('p', { class: 'property-wrong', id: 'context-wrong', role: 'alert' })
    this.fields = h('fieldset', { class: 'component-fields' })
    this.propertiesPart = this.#part('properties', this.controls.element)
    this.contextPart = this.#part('context',
      h('div', { class: 'property' }, h('label', { class: 'property-name', for: 'context-id', 'data-word': 'contextID' }), this.contextID),
      h('div', { class: 'property' }, h('label', { class: 'property-name', for: 'context-value', 'data-word': 'contextValue' }), this.contextValue),
      this.contextWrong, this.contextNote)
    const copy = (word, text) => h('button', { type: 'button', class: 'button', 'data-word': word, click: () => this.#copyText(text()) })
    const copies = [copy('copyWhole', () => this.text), copy('copyAlone', () => this.#alone)]
    this.playgroundLink = h('a', { class: 'button', 'data-word': 'inPlayground' })
    this.jsonPart = this.#part('jsonDocument', this.editor.element, h('p', { class: 'component-json-tools' }, ...copies, this.playgroundLink))
    this.jsonPart.classList.add('component-json')
    this.fields.append(this.propertiesPart, this.contextPart)
    this.body = h('div', { class: 'component-body' }, this.notice, h('div', { class: 'component-head' }, this.title, this.tools), this.states, this.fields, this.jsonPart)
    this.element = h('div', { class: 'components' }, this.list.element,
      h('div', { class: 'component-main' }, this.list.menu, this.body, this.errors.element))
    for (const name of ['editor', 'document_editor', 'components_page']) window.document.head.append(h('link', { rel: 'stylesheet', href: `styles/${name}.css` }))
    parts.side.prepend(this.element)
    this.errors.element.addEventListener('click', () => { this.jsonPart.open = true }, true) // the editor that a place is in
    page.model.on('snapshot', this.#attached)
    page.model.on('entries', this.#heard)
    page.model.on('phase', this.#phaseChanged)
    this.scrolling = new ScrollKeeper({ drawn: page.drawn, screen: page.screen })
    window.addEventListener('hashchange', this.#followLink)
  }

  /** The document that shows the component. */
  get text() {
    if (this.#awaited) return '{ "_beagleComponent_": "beagle:container", "children": [] }'
    const { component, values, context } = this.#shown
    return JSON.stringify(documentOf(component, values, { frame: frameOf(component), context }), null, 2)
  }

  /** The fragment of a link that carries the component and its values. */
  get fragment() { return this.#fragment }

  /**
   * Shows the component of the link, or the first one, and the session that displays it.
   * @param {ReturnType<typeof readAddress>} address
   */
  async enter(address) {
    const { page } = this
    const linked = await this.#linked()
    await this.#loadBuiltIn()
    this.#show(linked ?? { component: first, state: 'stateDefault' })
    this.render()
    const known = address.session ?? address.watch
    if (known) page.navigation.attach(known)
    else await page.open(address, { replace: true })
  }

  /** Draws everything again, in the current language. */
  render = () => {
    const { elements: { fill, h }, late, parts, t } = this.page
    const button = (name, click) => h('button', { type: 'button', class: 'button', 'data-tone': 'plain', click }, t(name))
    const isViewer = this.page.isViewer()
    this.fields.disabled = isViewer
    fill(this.tools, !isViewer && button('resetAll', () => this.#choose(this.#shown.component)), late.side && button('copyComponent', this.#copyLink))
    for (const element of this.element.querySelectorAll('[data-word]')) element.textContent = t(element.dataset.word)
    this.states.setAttribute('aria-label', t('states'))
    this.editor.field.setAttribute('aria-label', t('jsonDocument'))
    const tab = parts.tabs.querySelector('[data-panel="open"]')
    tab.dataset.t = 'components'
    tab.textContent = t('components')
    this.#renderList()
    this.#renderComponent()
    this.#tell()
  }

  /** A part that can be folded. @param {string} word  @param {...HTMLElement} content */
  #part(word, ...content) {
    const { h } = this.page.elements
    return h('details', { class: 'component-part', open: true }, h('summary', { 'data-word': word }), ...content)
  }

  #renderList() {
    const { elements: { h }, t } = this.page
    const [word, values] = this.#ownNote ?? ['noneOwn', {}]
    const again = word === 'ownFailed' && h('button', { type: 'button', class: 'button', click: () => this.#loadOwn() }, t('readAgain'))
    this.list.show(this.#schema.components, h('div', {}, t(word, values), again || ''))
    this.list.mark(this.#shown.component)
  }

  #renderComponent() {
    const { elements: { fill, h }, t } = this.page
    const { component, context, values } = this.#shown
    fill(this.title, h('code', {}, component))
    this.list.mark(component)
    this.controls.show(this.#schema.properties(component), values, t(this.#has(component) ? 'noProperties' : 'unknownProperties'))
    this.#blame()
    this.contextID.value = context.id
    this.contextValue.value = JSON.stringify(context.value, null, 2)
    this.contextWrong.textContent = ''
    const [word, about] = this.#notice ?? (this.page.isViewer() ? ['viewerNote', {}] : [null, {}])
    this.element.toggleAttribute('data-closed', word === 'noAccess')
    this.notice.hidden = !word
    this.notice.textContent = word ? t(word, about) : ''
    this.#renderStates()
    this.#renderDocument()
  }

  #renderStates() {
    const { elements: { fill, h }, t } = this.page
    const all = this.#states
    const isViewer = this.page.isViewer()
    fill(this.states, ...all.map((state) => h('button', {
      type: 'button', class: 'button component-state', disabled: isViewer, 'aria-pressed': String(state.name === this.#shown.state), 'data-state-name': state.name, click: () => this.#pick(state),
    }, t(state.name))), all.length > 1 && !isViewer && h('button', { type: 'button', class: 'button component-all', click: this.#showStates }, `${t('allStates')}…`))
  }

  #renderDocument() {
    const { t } = this.page
    const { text } = this
    const { component, context, values } = this.#shown
    if (this.editor.text !== text) this.editor.text = text
    this.editor.element.style.setProperty('--lines', Math.min(text.split('\n').length, 24))
    this.contextNote.textContent = [t('contextNote', { example: `@{${context.id}}` }), uses({ component, ...values }, context.id) ? '' : t('contextUnused')].filter(Boolean).join(' ')
    this.#linkPlayground(text)
  }

  /** Leads to the playground with the same document. */
  async #linkPlayground(text) {
    const fragment = await writeFragment(text)
    const { app, controller, decoding, bff } = this.page.configuration()
    if (text !== this.text) return
    this.playgroundLink.hidden = fragment === null
    this.playgroundLink.href = writeAddress({ app, controller, decoding, bff, playground: true }) + (fragment ?? '')
  }

  get #states() { return statesOf(this.#schema, this.#shown.component) }

  #has(name) { return this.#schema.components.some((one) => one.name === name) }

  /** Shows what a link names. A component that is not known yet waits for the schema of the app. @param {Shown} linked */
  #show(linked) {
    const { component, context, state, values } = linked
    this.#awaited = values || this.#has(component) ? null : linked
    const states = this.#has(component) ? statesOf(this.#schema, component) : []
    const found = states.find(({ name }) => name === (state ?? '')) ?? (values ? null : states[0])
    this.#shown = {
      component, state: found?.name ?? null, values: values ?? found?.values ?? {}, context: context ?? contextOf(component),
    }
  }

  /** Shows a component in its default state. @param {string} component */
  #choose(component) {
    if (this.page.isViewer()) {
      this.list.mark(this.#shown.component)
      this.page.notices.toast(this.page.t('viewOnlyNote'))
      return
    }
    const [state] = statesOf(this.#schema, component)
    this.#go({ component, state: state.name, values: state.values, context: state.context })
  }

  /** @param {State} state */
  #pick({ name, values, context }) {
    this.#go({ component: this.#shown.component, state: name, values, context })
  }

  /** Shows a component in a state, as a new entry of the browser's history. */
  #go(shown) {
    const had = this.states.contains(this.window.document.activeElement)
    this.#shown = shown
    this.#awaited = this.#error = null
    this.#fragment = writeState(shown)
    this.page.navigation.go({}, 'push')
    this.#renderComponent()
    if (had) this.states.querySelector('[aria-pressed="true"]')?.focus()
    this.body.scrollTop = 0
    this.#send('show')
  }

  /** Sends the document. After a crash it is shown in a new session, because the former one has ended. @param {'keep'|'show'} broken */
  #send(broken) {
    const { page } = this
    if (page.model.phase === 'crashed' && !page.isViewer()) page.open(page.configuration(), { replace: true })
    else this.sender.put(broken)
  }

  #changed = (path, value) => {
    this.#shown = { ...this.#shown, state: null, values: withValue(this.#shown.values, path, value) }
    this.controls.follow(this.#shown.values)
    this.#edited()
  }

  #edited() {
    this.#renderStates()
    this.#renderDocument()
    if (this.page.model.phase === 'crashed') this.#send('keep')
    else this.sender.changed()
  }

  /** Takes over the typed context if it is valid. */
  #contextTyped() {
    const { t } = this.page
    const id = this.contextID.value.trim()
    const error = id ? jsonError(this.contextValue.value) : null
    this.contextWrong.textContent = id ? (error ? t('controlJSON', error) : '') : t('idNeeded')
    this.contextID.setAttribute('aria-invalid', String(!id))
    this.contextValue.setAttribute('aria-invalid', String(Boolean(error)))
    this.#tell()
    if (!id || error) return
    this.#shown = { ...this.#shown, state: null, context: { id, value: JSON.parse(this.contextValue.value) } }
    this.#edited()
  }

  #linked = async () => {
    try {
      return await readShown(this.window.location.hash)
    } catch (error) {
      if (!(error instanceof BadLink)) throw error
      this.page.notices.toast(this.page.t('badLink', { reason: error.message }))
      return null
    }
  }

  /** Shows the component of a link that was entered over this one, or that Back returned to. */
  #followLink = async () => {
    if (this.window.location.hash === this.#fragment) return
    const linked = await this.#linked()
    if (!linked || this.page.isViewer()) return
    this.#show(linked)
    this.#error = null
    this.#fragment = this.window.location.hash
    this.#settle()
    this.#renderComponent()
    this.#send('show')
  }

  async #loadBuiltIn() {
    const { api, why } = this.page
    try {
      this.#schema = new ComponentSchema(await api.call('GET', 'api/schema'))
      this.#notice = null
    } catch (error) {
      const isClosed = this.page.isViewer() && error instanceof Problem && error.status === 401
      this.#notice = isClosed ? ['noAccess', {}] : ['listFailed', { reason: why(error) }]
    }
  }

  /** Loads the schema with the app's own components. Beagle's alone are listed if the server or the app cannot tell them. */
  async #loadOwn() {
    const { api, model, why } = this.page
    const { id } = model.session
    try {
      this.#schema = new ComponentSchema(await api.schema(id))
      this.#ownNote = null
      this.#notice = null
    } catch (error) {
      const isOld = error instanceof Problem && error.kind === 'unknown-route'
      this.#ownNote = isOld ? ['ownUnknown', {}] : ['ownFailed', { reason: why(error) }]
      if (!this.#schema.components.length || this.#schemaOf !== id) await this.#loadBuiltIn()
    }
    const controllers = await api.controllers(this.page.configuration().app ?? '').catch(ignoreFailedCall)
    if (controllers?.length === 0) this.#notice = ['noBeagle', {}]
    if (model.session?.id !== id) return
    this.#schemaOf = id
    if (this.#awaited) this.#show(this.#awaited)
    this.#settle()
    this.#renderList()
    this.#renderComponent()
  }

  /** Shows the first component instead of one that the app does not have. If its components could not be read, it may have it. */
  #settle() {
    const { notices, t } = this.page
    const { component } = this.#shown
    this.#awaited = null
    const mayBeOwn = this.#ownNote && !component.startsWith('beagle:')
    if (this.#has(component) || mayBeOwn || !this.#has(first)) return
    notices.toast(t('unknownLink', { name: component }))
    this.#show({ component: first, state: 'stateDefault' })
  }

  /** Reads the components of the session's app, and shows its document, or sends the text to a session with another one. */
  #attached = async () => {
    const { model } = this.page
    const isViewer = this.page.isViewer()
    if (!isViewer && this.#schemaOf !== model.session.id) await this.#loadOwn()
    try {
      const shown = await this.sender.follow()
      if (!shown) return
      if (isViewer) this.#mirror(shown.text)
      this.#fragment ||= writeState(this.#shown)
      this.#sent(shown)
    } catch { /* the page reports the lost connection */ }
  }

  /** Shows the component of a document that somebody else has chosen. @param {string} text */
  #mirror(text) {
    let found = null
    try {
      found = componentIn(JSON.parse(text), frameOf)
    } catch { /* not JSON: the editor shows it */ }
    this.#notice = found ? null : ['notAlone', {}]
    if (found) this.#shown = { component: found.name, state: null, values: found.values, context: found.context ?? contextOf(found.name) }
    this.#renderComponent()
    if (!found) this.editor.text = text
  }

  /** Follows the person in control. */
  #heard = async ({ kind, detail }) => {
    if (kind !== 'input' || detail?.type !== 'document' || !this.page.isViewer()) return
    await this.#attached()
  }

  #phaseChanged = () => {
    if (this.page.model.phase !== 'crashed') this.#crashing = null
    this.#tell()
  }

  /** Shows the last result of the validation, or why there is none. */
  #tell = () => {
    const { model, t } = this.page
    if (model.phase === 'crashed') this.errors.fail(t('componentCrashed'))
    else if (this.controls.hasRefused || this.contextWrong.textContent) this.errors.fail(t('lastValid'))
    else this.errors.show()
  }

  /** Shows the result of the validation: at the controls, and below them. */
  #sent = (judgement) => {
    this.#error = judgement.error ?? null
    this.controls.clear()
    this.#blame()
    this.errors.show(judgement)
    this.#tell()
  }

  /** Shows the error of the server at its control. */
  #blame() {
    const { t } = this.page
    const error = this.#error
    if (!error?.path) return
    const path = this.#pathOf(error)
    const found = error.value === undefined ? '' : `. ${t('foundValue', error)}`
    this.controls.blame(path, `${writePath(path)}: ${error.why ?? error.message}${found}`)
  }

  /** Returns the path of an error inside the component. @param {DocumentError} error */
  #pathOf(error) {
    const prefix = pathIn(frameOf(this.#shown.component))
    const path = readPath(error.path)
    return prefix.every((key, index) => path[index] === key) ? path.slice(prefix.length) : path
  }

  /** Shows why the server refused a document. One that was sent after another one crashed the app is shown in a new session. */
  #refused = (error, text) => {
    const { t, why } = this.page
    const kind = error instanceof Problem ? error.kind : null
    if (kind === 'no-document') {
      this.#notice = ['noBeagle', {}]
      this.#renderComponent()
      this.errors.fail(t('noBeagle'))
    } else if (kind === 'crashed') {
      const isOther = this.#crashing !== null && this.#crashing !== text
      this.#crashing ??= text
      if (isOther) this.page.open(this.page.configuration(), { replace: true })
      else this.errors.fail(t('componentCrashed'))
    } else this.errors.fail(why(error))
  }

  /** Puts the component into the address, so that reloading or sharing it shows the same. */
  #link = async () => {
    const shown = this.#shown
    const { component, context, state, values } = shown
    const fragment = await writeShown(state ? { component, state } : { component, values, context })
    if (shown !== this.#shown) return
    this.#fragment = fragment ?? writeState({ component })
    this.page.navigation.go({}, 'replace')
  }

  #copyLink = () => {
    const { late, notices, t } = this.page
    const { actions } = late.side
    if (!this.#fragment) return notices.toast(t('tooLong'))
    return actions.copy(new URL(actions.link('fresh'), this.window.document.baseURI).href, 'copied_fresh')
  }

  /** The component without the document around it, as a backend sends it inside a screen. */
  get #alone() {
    const { component, values } = this.#shown
    return JSON.stringify({ _beagleComponent_: component, ...values }, null, 2)
  }

  /** @param {string} text */
  async #copyText(text) {
    const { copyText, notices, t } = this.page
    await copyText(text)
    notices.toast(t('copied'))
  }

  #showStates = async () => {
    const { showStates } = await import('./component_states.js')
    const { api, document, elements, model, opening, parts, why, words } = this.page
    const { choiceOf } = await import('../workspace/device_words.js')
    const { component } = this.#shown
    const textOf = ({ values, context }) => JSON.stringify(documentOf(component, values, { frame: frameOf(component), context }))
    await showStates({ api, document, elements, opening, parts, why, words }, {
      title: component, frame: frameOf(component), states: this.#states, textOf, device: model.device ? choiceOf(model.device) : undefined,
    }, (state) => this.#pick(state))
  }
}
