import { placeOn } from '../device/device.js'
import { dress } from '../elements/late_style.js'
import { bring } from '../elements/scrolling.js'
import { componentLine } from './component_line.js'
import { LayoutAccount, written } from './layout_account.js'
import { Picker } from './picker.js'
import { viewName } from './view_names.js'

/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */
/** @import { Renderer } from '../device/renderer.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { ReaderButton } from './reader_button.js' */
/** @import { ScreenReader } from './screen_reader.js' */

const english = { pick: 'Select on the device', picking: 'Click something on the device. Esc cancels.', reader: 'Screen reader' }
const portuguese = { pick: 'Selecionar no aparelho', picking: 'Clique em algo no aparelho. Esc cancela.', reader: 'Leitor de tela' }

/**
 * The tree of views, or what a screen reader says of them. A focused row outlines its view on the device, and a chosen view
 * its row.
 */
export class TreePanel {
  #isShown = false
  #folded = new Set()
  #frame = 0
  #reader = null // what a screen reader says, while it is shown instead of the tree
  tool = null // the button that starts the picker
  readerTool = null
  hint = null

  /**
   * @param {{ api: Api, drawn: Set<() => void>, elements: Elements, model: SessionModel, parts: PageParts,
   *           readerButton: ReaderButton, renderer: Renderer, shown: ShownState, window: Window, words: Words,
   *           element: HTMLElement }} services  `drawn` are called after each event
   */
  constructor({ api, drawn, elements, model, parts, readerButton, renderer, shown, window, words, element }) {
    const { document } = window
    const { t } = words
    Object.assign(this, { api, elements, model, outline: parts.outline, parts, readerButton, renderer, screen: parts.screen, shown, t, words, element })
    words.add(english, portuguese)
    this.picker = new Picker({ document, parts, shown, point: (record) => this.#pointed(record), pick: (record) => this.pick(record.id), changed: (isOn) => this.#picking(isOn) })
    this.account = new LayoutAccount({ window, api, model, shown, elements, words, t, element: elements.h('section', { class: 'account', 'aria-live': 'polite' }) })
    const changed = () => { if (this.#isShown) this.#soon() }
    drawn.add(changed)
    shown.onChange(changed)
  }

  show() {
    this.#isShown = true
    this.screen.addEventListener('pointermove', this.#point)
    this.screen.addEventListener('pointerleave', this.#leave)
    this.screen.addEventListener('scroll', this.account.look, { capture: true, passive: true })
    this.#reader?.show()
    this.readerButton.press(this.isReading)
    this.render()
  }

  hide() {
    this.#isShown = false
    this.#reader?.hide()
    this.readerButton.press(false)
    this.picker.stop()
    this.screen.removeEventListener('pointermove', this.#point)
    this.screen.removeEventListener('pointerleave', this.#leave)
    this.screen.removeEventListener('scroll', this.account.look, { capture: true })
    this.#outline(null)
    this.account.show(null)
  }

  /** Whether what a screen reader says is shown instead of the tree. */
  get isReading() { return Boolean(this.#reader) }

  /** Shows what a screen reader says instead of the tree, or the tree again. @param {boolean} isReading */
  async read(isReading) {
    this.#reader?.hide()
    this.#reader = null
    if (isReading) {
      const [{ ScreenReader }] = await Promise.all([import('./screen_reader.js'), dress(this.element.ownerDocument, 'styles/screen_reader.css')])
      this.account.show(null)
      this.#reader = new ScreenReader({ elements: this.elements, parts: this.parts, shown: this.shown, words: this.words, outline: (element) => this.#outline(element) })
    }
    if (this.#isShown) this.show()
  }

  render() {
    const { elements: { h }, t } = this
    this.tool ??= h('button', { type: 'button', class: 'button', 'aria-pressed': 'false', 'aria-keyshortcuts': 'P', click: this.picker.toggle })
    this.readerTool ??= h('button', { type: 'button', class: 'button', click: () => this.read(!this.isReading) })
    this.hint ??= h('p', { class: 'quiet', role: 'status' })
    this.tool.textContent = t('pick')
    this.readerTool.textContent = t('reader')
    this.readerTool.setAttribute('aria-pressed', String(this.isReading))
    if (!this.tool.isConnected) this.element.replaceChildren(h('div', { class: 'panel-tools' }, this.tool, this.readerTool, this.hint), h('div', { class: 'scroller' }), this.account.element)
    if (this.#reader) this.#drawReader(this.#reader)
    else this.#drawTree()
  }

  /** @param {ScreenReader} reader */
  #drawReader(reader) {
    this.list = reader.list
    if (!reader.element.isConnected) this.element.querySelector('.scroller').replaceChildren(reader.element)
    reader.render()
  }

  #drawTree() {
    const { elements: { h }, t } = this
    const { renderer } = this.shown
    const focused = this.element.ownerDocument.activeElement?.dataset?.node
    const rows = []
    const walk = (record, depth) => {
      const children = renderer.children(record)
      rows.push(this.#row(record, depth, children.length > 0))
      if (!this.#folded.has(record.id)) for (const child of children) walk(child, depth + 1)
    }
    for (const record of renderer.children(null)) walk(record, 1)
    const top = this.list?.parentElement?.scrollTop ?? 0
    this.list = h('div', {
      class: 'tree', role: 'tree', 'aria-label': t('views'), keydown: this.#keydown, click: this.#click,
      pointerover: this.#outlineRow, focusin: this.#explain, pointerleave: this.#leave,
    }, ...rows)
    const content = rows.length ? this.list : h('p', { class: 'quiet' }, t('noTree'))
    this.element.querySelector('.scroller').replaceChildren(content)
    this.list.parentElement?.scrollTo(0, top)
    const kept = rows.find((row) => row.dataset.node === focused)
    if (kept) kept.focus({ preventScroll: true })
    const entry = kept ?? rows[0]
    if (entry) entry.tabIndex = 0
  }

  /** Moves to the row of a view. @param {string} id */
  pick(id) {
    if (this.#reader) return this.#reader.pick(id)
    const { renderer } = this.shown
    for (let at = renderer.element(id)?.parentElement; at; at = at.parentElement) {
      const record = renderer.view(at)
      if (record) this.#folded.delete(record.id)
    }
    this.render()
    const row = Array.from(this.list.children).find(({ dataset }) => dataset.node === id)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
    return undefined
  }

  #pointed(record) {
    this.#outline(record?.element ?? null)
    this.#markPointed(record)
  }

  #picking(isOn) {
    this.tool.setAttribute('aria-pressed', String(isOn))
    this.hint.textContent = isOn ? this.t('picking') : ''
  }

  /** Draws a line around one view. @param {Element|null} element */
  #outline(element) {
    const { outline } = this
    outline.hidden = !element
    if (!element) return
    const place = placeOn(this.screen, element)
    for (const [side, length] of Object.entries(place)) outline.style.setProperty(side, length)
  }

  #row(record, depth, hasChildren) {
    const { elements: { h } } = this
    const { props } = record
    const words = props.text ?? props.title ?? props.value ?? props.name ?? ''
    return h('div', {
      class: 'tree-row', role: 'treeitem', tabindex: -1, 'aria-level': depth, 'data-node': record.id,
      'aria-expanded': hasChildren ? String(!this.#folded.has(record.id)) : null,
      'data-state': props.hidden || record.element.inert ? 'unseen' : null,
    },
    ...Array.from({ length: depth - 1 }, () => h('span', { class: 'tree-indent' })),
    h('span', { class: 'tree-fold', 'aria-hidden': 'true' }, hasChildren ? (this.#folded.has(record.id) ? '▸' : '▾') : ''),
    h('span', { class: 'tree-kind' }, viewName(record)),
    words ? h('span', { class: 'tree-words' }, `“${words}”`) : null,
    props.styleId ? h('span', { class: 'tree-words tree-style' }, `.${props.styleId}`) : null,
    props.identifier ? h('code', {}, `#${props.identifier}`) : null,
    props.frame ? h('span', { class: 'tree-frame' }, written(props.frame)) : null,
    h('span', { class: 'tree-id' }, record.id))
  }

  #soon() {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => { if (this.#isShown) this.render() })
  }

  /** Explains the layout of the focused view. The server cannot explain that of an earlier step. */
  #explain = (event) => {
    this.#outlineRow(event)
    const row = event.target.closest('.tree-row')
    const element = row && this.shown.renderer.element(row.dataset.node)
    this.#tell(element && !this.shown.past ? this.shown.renderer.view(element) : null)
  }

  /** Shows the layout of a view, then the line of its component in the document. */
  async #tell(record) {
    await this.account.show(record)
    const line = record && await componentLine(this, record)
    if (line && this.account.isAbout(record)) this.account.element.append(line)
    const row = this.list.querySelector('.tree-row:focus')
    if (row) bring(row, this.list.parentElement) // the text below may have covered it
  }

  #outlineRow = ({ target }) => {
    const row = target.closest('.tree-row')
    if (row) this.#outline(this.shown.renderer.element(row.dataset.node))
  }

  #point = ({ target }) => this.#markPointed(this.renderer.view(target))

  #markPointed(record) {
    for (const row of this.list.children) {
      const isPointed = row.dataset.node === record?.id
      if (isPointed === row.hasAttribute('data-pointed')) continue
      row.toggleAttribute('data-pointed', isPointed)
      if (isPointed) row.scrollIntoView({ block: 'nearest' })
    }
  }

  #leave = () => {
    this.#outline(null)
    this.list.querySelector('[data-pointed]')?.removeAttribute('data-pointed')
  }

  #click = ({ target }) => {
    const row = target.closest('.tree-row')
    if (!row) return
    if (target.closest('.tree-fold')) this.#fold(row, row.getAttribute('aria-expanded') === 'true')
    else row.focus()
  }

  #fold(row, isFolded) {
    if (!row.hasAttribute('aria-expanded')) return
    if (isFolded) this.#folded.add(row.dataset.node)
    else this.#folded.delete(row.dataset.node)
    row.focus()
    this.render()
  }

  #keydown = (event) => {
    const row = event.target.closest('.tree-row')
    const rows = Array.from(this.list.children)
    const at = rows.indexOf(row)
    const go = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (go !== undefined) {
      event.preventDefault()
      rows[Math.min(Math.max(go, 0), rows.length - 1)]?.focus()
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault()
      this.#fold(row, event.key === 'ArrowLeft')
    }
  }
}
