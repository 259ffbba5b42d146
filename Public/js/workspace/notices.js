import { dressLate } from '../elements/late_style.js'

/** @import { Elements, PageParts } from '../elements/elements.js' */

const toastTime = 5000

/** The messages of the page: a toast that disappears, and a card that stays until its cause is over. */
export class Notices {
  #timer = null

  /** @param {{ document: Document, parts: PageParts, elements: Elements, t: (key: string) => string }} services */
  constructor({ document, parts, elements, t }) {
    Object.assign(this, { document, elements, t, screen: parts.screen, toastElement: parts.toast, cardElement: parts.card })
  }

  /**
   * Shows a toast. The text beside it can change without being read out again.
   * @param {string} text  @param {string} [beside]
   */
  toast(text, beside = '') {
    dressLate(this.toastElement.ownerDocument)
    clearTimeout(this.#timer)
    if (this.toastElement.firstChild?.textContent !== text) this.toastElement.replaceChildren(text)
    for (const extra of [...this.toastElement.childNodes].slice(1)) extra.remove()
    if (beside) this.toastElement.append(this.elements.h('span', { class: 'toast-beside', 'aria-hidden': 'true' }, beside))
    this.toastElement.dataset.state = 'shown'
    this.#timer = setTimeout(() => {
      this.toastElement.dataset.state = 'hidden'
      this.toastElement.textContent = ''
    }, toastTime)
  }

  /**
   * Shows a card instead of the one before. Because of its name, only the part of the page that showed the card removes
   * it.
   * @param {string} name
   * @param {{ title: string, text?: string, more?: Node, action?: string, act?: () => void, isModal?: boolean, closes?:
   * boolean }} card `closes` adds a button that removes the card
   */
  card(name, { title, text, more, action, act, isModal = false, closes = false }) {
    const { elements: { h, fill }, t } = this
    dressLate(this.cardElement.ownerDocument)
    this.cardElement.dataset.name = name
    this.cardElement.dataset.state = isModal ? 'modal' : 'beside'
    fill(this.cardElement,
      h('strong', { class: 'card-title', tabindex: -1 }, title),
      text ? h('span', { class: 'card-text' }, text) : null,
      more,
      action ? h('button', { type: 'button', class: 'button', 'data-tone': 'main', click: act }, action) : null,
      closes && h('button', { type: 'button', class: 'button', click: () => this.clear(name) }, t('close')))
  }

  /** Removes a card with one of these names. The device gets the focus that it had. @param {...string} names */
  clear(...names) {
    const { cardElement: { dataset }, cardElement, document, screen } = this
    if (!names.includes(dataset.name)) return
    const hadFocus = cardElement.contains(document.activeElement)
    cardElement.replaceChildren()
    dataset.name = ''
    dataset.state = 'none'
    if (hadFocus) screen.focus({ preventScroll: true })
  }
}
