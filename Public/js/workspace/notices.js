import { dressLate } from '../elements/late_style.js'

const toastTime = 5000

/** What the page itself has to say: a word in passing, or a card that stays until it is dealt with. */
export class Notices {
  #timer = null

  /** @param {object} page */
  constructor(page) {
    this.page = page
    this.toastElement = page.parts.toast
    this.cardElement = page.parts.card
  }

  /**
   * A word in passing. What is said beside it changes without being read out each time.
   * @param {string} text  @param {string} [beside]
   */
  toast(text, beside = '') {
    dressLate(this.toastElement.ownerDocument)
    clearTimeout(this.#timer)
    if (this.toastElement.firstChild?.textContent !== text) this.toastElement.replaceChildren(text)
    for (const extra of [...this.toastElement.childNodes].slice(1)) extra.remove()
    if (beside) this.toastElement.append(this.page.elements.h('span', { class: 'toast-beside', 'aria-hidden': 'true' }, beside))
    this.toastElement.dataset.state = 'shown'
    this.#timer = setTimeout(() => {
      this.toastElement.dataset.state = 'hidden'
      this.toastElement.textContent = ''
    }, toastTime)
  }

  /**
   * One card at a time, named so that only its cause takes it away.
   * @param {string} name
   * @param {{ title: string, text?: string, more?: Node, action?: string, act?: () => void, isModal?: boolean, closes?: boolean }} card
   *   `closes` adds a button that takes the card away
   */
  card(name, { title, text, more, action, act, isModal = false, closes = false }) {
    const { elements: { h, fill }, t } = this.page
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

  /** Takes the card of one of these names away; the focus that it had goes to the device. @param {...string} names */
  clear(...names) {
    const { cardElement: { dataset }, cardElement, page } = this
    if (!names.includes(dataset.name)) return
    const hadFocus = cardElement.contains(page.document.activeElement)
    cardElement.replaceChildren()
    dataset.name = ''
    dataset.state = 'none'
    if (hadFocus) page.screen.focus({ preventScroll: true })
  }
}
