import { placeIn } from './places.js'

/** @import { Caret } from './caret.js' */
/** @import { FieldEcho } from './field_echo.js' */
/** @import { Renderer } from './renderer.js' */
/** @import { Send, ViewRecord } from './view_types.js' */
/** @import { Retrying } from './retrying.js' */

const scrollRest = 150

/** Turns what a person does in the device into inputs, one for each press. Decides nothing. */
export class Gestures {
  #scrolls = new Map()

  /**
   * @param {{ root: HTMLElement, renderer: Renderer, echo: FieldEcho, retrying: Retrying, caret: Caret,
   *           send: Send }} services
   */
  constructor({ root, renderer, echo, retrying, caret, send }) {
    this.root = root
    this.renderer = renderer
    this.echo = echo
    this.retrying = retrying
    this.caret = caret
    this.send = send
    this.handlers = {
      click: this.#click, keydown: this.#keydown, keyup: this.#keyup, beforeinput: this.#beforeinput, input: this.#input,
      focusin: this.#focusin, focusout: this.#focusout, mousedown: this.#mousedown, scroll: this.#scroll,
    }
  }

  start() {
    for (const [name, handler] of Object.entries(this.handlers)) this.root.addEventListener(name, handler, true)
  }

  stop() {
    for (const [name, handler] of Object.entries(this.handlers)) this.root.removeEventListener(name, handler, true)
  }

  /** Presses a control as a person would. @param {Element} element  @param {MouseEvent} [event] where it was pressed */
  press(element, event) {
    const pressed = element.closest('button, [data-tap]')
    if (!pressed || pressed.getAttribute('aria-disabled') === 'true') return
    const view = this.renderer.view(pressed)
    if (view?.element !== pressed) return // a button that the page itself draws
    const input = partOf(pressed, '[data-kind="alert"]', 'button', (view, button) => ({ type: 'alert', view, button }))
      ?? partOf(pressed, '[role="tablist"]', '[role="tab"]', (view, index) => ({ type: 'tab', view, index }))
      ?? { type: 'tap', view: view.id, ...this.#place(view, event) }
    this.retrying.pressed(pressed, view.id)
    pressed.dataset.awaited = '' // it looks pressed until the server has answered
    this.send(input).then((number) => {
      delete pressed.dataset.awaited
      this.retrying.sent(pressed, number)
    })
  }

  /** Where in a view a click was, in its points, if its app wants to know; a key's click is nowhere. */
  #place(view, event) {
    if (!event?.detail || !view.props.gestures?.split(' ').includes('tap')) return {}
    const { x, y } = placeIn(view, event)
    return { x: Math.round(x), y: Math.round(y) }
  }

  #click = (event) => {
    if (event.target.closest('a[href]')) return // leads out of the app
    event.preventDefault()
    const sheet = event.target.matches('[data-presentation="alert"]') && event.target.querySelector(':scope > [data-sheet]')
    this.press((sheet && cancelOf(sheet)) || event.target, event) // beside a sheet of actions
  }

  /** A key held down is one press. */
  #keydown = (event) => {
    const isActivation = event.key === 'Enter' || event.key === ' '
    const control = event.target.closest?.('button, [data-tap]')
    if (event.key === 'Escape') return this.#cancel(event)
    if (event.key === 'Enter' && event.target.matches('input')) return this.#return(event)
    if (!isActivation || !control || event.target.matches('input, textarea')) return
    if (event.repeat) return event.preventDefault()
    if (control.tagName === 'BUTTON') return // the browser makes it a click
    event.preventDefault()
    if (event.key === 'Enter') this.press(control)
  }

  #keyup = (event) => {
    const control = event.target.closest?.('[data-tap]')
    if (event.key === ' ' && control && control.tagName !== 'BUTTON' && event.target === control) this.press(control)
  }

  #return(event) {
    event.preventDefault()
    if (!event.repeat && !event.isComposing) this.caret.returned(event.target)
  }

  /** Escape chooses what refuses, where an alert offers it. */
  #cancel(event) {
    const cancel = cancelOf(event.target.closest('[data-kind="alert"]'))
    if (!cancel) return
    event.preventDefault()
    this.press(cancel)
  }

  #beforeinput = ({ target }) => this.echo.starts(target)

  #input = ({ target }) => {
    const view = this.renderer.view(target)
    if (!view) return
    this.caret.typed(target)
    const sequence = this.echo.typed(target)
    this.send({ type: 'text', view: view.id, text: target.value, sequence })
      .then((number) => this.echo.answered(target, sequence, number))
  }

  /** What lies on the keyboard or in a field is pressed while the caret stays in the field. */
  #mousedown = (event) => {
    if (event.target.closest('[data-keeps-caret], [data-kind="textfield"] :is(button, [data-tap])') && !event.target.matches('input, textarea')) event.preventDefault()
  }

  #focusin = ({ target }) => this.caret.moved('focus', target)

  #focusout = ({ target }) => {
    if (target.disabled === false && target.getAttribute('aria-disabled') === 'true') target.disabled = true
    if (this.root.ownerDocument.activeElement !== target) this.caret.moved('blur', target)
  }

  /** Where a person's scroll came to rest. Lists say what they want to know: see `ListEnds`. */
  #scroll = ({ target }) => {
    const view = this.renderer.view(target)
    if (!view || view.element !== target || view.name !== 'scroll' || view.props.role === 'list') return
    clearTimeout(this.#scrolls.get(view.id))
    this.#scrolls.set(view.id, setTimeout(() => {
      this.#scrolls.delete(view.id)
      this.#tellPlace(view)
    }, scrollRest))
    if (view.props.filled) import('./filled.js').then(({ tellOnTheWay }) => tellOnTheWay(view, this.#tellPlace))
  }

  /** @param {ViewRecord} record */
  #tellPlace = ({ id, element, props, told }) => {
    const x = Math.round(element.scrollLeft)
    const y = Math.round(element.scrollTop)
    if (!element.isConnected || ((props.x ?? 0) === x && (props.y ?? 0) === y)) return
    Object.assign(props, { x, y })
    told?.push(x, y)
    this.send({ type: 'scroll', view: id, x, y })
  }
}

/** The button that cancels an alert or a sheet, if one does. */
const cancelOf = (alert) => alert?.dataset.cancel && alert.querySelectorAll('button')[alert.dataset.cancel]

/** The input for one of several alike inside a view, which are told apart by their number. */
function partOf(pressed, whole, part, input) {
  const view = pressed.closest(whole)
  const index = view ? Array.from(view.querySelectorAll(part)).indexOf(pressed) : -1
  return index < 0 ? null : input(view.dataset.view, index)
}
