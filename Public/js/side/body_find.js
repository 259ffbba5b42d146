/** @import { Elements } from '../elements/elements.js' */
/** @import { BodyView } from './body_view.js' */

const patience = 120 // milliseconds after the last letter, because a body may be long

/** The field that finds a text in a body: how often it is there, and buttons that go from one to the next. */
export class BodyFind {
  #timer = 0

  /** @param {{ elements: Elements, t: (key: string, values?: object) => string }} services  @param {BodyView} view */
  constructor({ elements: { h, icon }, t }, view) {
    Object.assign(this, { t, view })
    const button = (word, name, click) => h('button', { type: 'button', class: 'icon-button', 'aria-label': t(word), title: t(word), click }, icon(name))
    this.field = h('input', { type: 'search', class: 'input', 'aria-label': t('findInBody'), placeholder: t('findInBody'), spellcheck: 'false', input: this.#later, keydown: this.#keydown })
    this.count = h('span', { class: 'quiet body-count', role: 'status' })
    this.bar = h('div', { class: 'body-find', hidden: true }, this.field, this.count,
      button('findPrevious', 'up', () => this.#go(-1)), button('findNext', 'down', () => this.#go(1)), button('close', 'close', this.#close))
    this.button = h('button', { type: 'button', class: 'icon-button', 'aria-label': t('findInBody'), title: `${t('findInBody')} (Ctrl F)`, 'aria-expanded': 'false', click: this.open }, icon('find'))
    view.element.addEventListener('keydown', (event) => {
      if ((!event.ctrlKey && !event.metaKey) || event.altKey || event.key.toLowerCase() !== 'f') return
      event.preventDefault()
      this.open()
    })
  }

  open = () => {
    this.bar.hidden = false
    this.button.setAttribute('aria-expanded', 'true')
    this.field.focus()
    this.field.select()
  }

  #close = () => {
    this.bar.hidden = true
    this.button.setAttribute('aria-expanded', 'false')
    this.view.find('')
    this.field.value = ''
    this.count.textContent = ''
    this.view.element.focus()
  }

  #later = () => {
    const { defaultView } = this.field.ownerDocument
    defaultView.clearTimeout(this.#timer)
    this.#timer = defaultView.setTimeout(this.#find, patience)
  }

  #find = () => {
    this.#timer = 0
    this.found = this.view.find(this.field.value)
    this.#go(1)
  }

  #go(step) {
    if (this.#timer) {
      this.field.ownerDocument.defaultView.clearTimeout(this.#timer)
      return this.#find()
    }
    const number = this.view.go(step)
    this.count.textContent = this.field.value ? this.t('foundOf', { number, all: this.found }) : ''
    return undefined
  }

  #keydown = (event) => {
    if (event.key === 'Enter') this.#go(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') this.#close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
