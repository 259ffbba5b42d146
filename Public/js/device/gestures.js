import { placeIn } from './places.js'

/** @import { Caret } from './caret.js' */
/** @import { FieldEcho } from './field_echo.js' */
/** @import { Renderer } from './renderer.js' */
/** @import { Send, ViewRecord } from './view_types.js' */
/** @import { Retrying } from './retrying.js' */

const scrollRest = 150

/** Turns the actions of the user on the device into inputs, one for each press. Has no logic of the app. */
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

  /** Presses a control. @param {Element} element  @param {MouseEvent} [event]  the click, for its position */
  press(element, event) {
    const pressed = element.closest('button, [data-tap]')
    if (!pressed || takesTap(element, pressed) || pressed.getAttribute('aria-disabled') === 'true') return
    const view = this.renderer.view(pressed)
    if (view?.element !== pressed) return // a button that the page itself draws
    const input = partOf(pressed, '[data-kind="alert"]', 'button', (view, button) => ({ type: 'alert', view, button }))
      ?? partOf(pressed, '[role="tablist"]', '[role="tab"]', (view, index) => ({ type: 'tab', view, index }))
      ?? { type: 'tap', view: view.id, ...this.#place(view, event) }
    this.retrying.pressed(pressed, view.id)
    pressed.dataset.awaited = '' // drawn as pressed until the server has responded
    this.send(input).then((number) => {
      delete pressed.dataset.awaited
      this.retrying.sent(pressed, number)
    })
  }

  /**
   * Returns the position of a click in a view, in points, if the app has a tap recognizer there. A click by a key has
   * no position.
   */
  #place(view, event) {
    if (!event?.detail || !view.props.gestures?.split(' ').includes('tap')) return {}
    const { x, y } = placeIn(view, event)
    return { x: Math.round(x), y: Math.round(y) }
  }

  #click = (event) => {
    if (event.target.closest('a[href]')) return // a link out of the app
    event.preventDefault()
    const sheet = event.target.matches('[data-presentation="alert"]') && event.target.querySelector(':scope > [data-sheet]')
    this.press((sheet && cancelOf(sheet)) || event.target, event) // outside of an action sheet
  }

  /** Ignores repetitions of a key that is held down. */
  #keydown = (event) => {
    const isActivation = event.key === 'Enter' || event.key === ' '
    const control = event.target.closest?.('button, [data-tap]')
    if (event.key === 'Escape') return this.#cancel(event)
    if (event.key === 'Enter' && event.target.matches('input')) return this.#return(event)
    if (!isActivation || !control || event.target.matches('input, textarea')) return
    if (event.repeat) return event.preventDefault()
    if (control.tagName === 'BUTTON') return // the browser makes a click of the key
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

  /** Presses the cancel button of an alert on Escape, if it has one. */
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

  /** Keeps the focus in the field while a key of the keyboard or a button in a field is pressed. */
  #mousedown = (event) => {
    if (event.target.closest('[data-keeps-caret], [data-kind="textfield"] :is(button, [data-tap])') && !event.target.matches('input, textarea')) event.preventDefault()
  }

  #focusin = ({ target }) => this.caret.moved('focus', target)

  #focusout = ({ target }) => {
    if (target.disabled === false && target.getAttribute('aria-disabled') === 'true') target.disabled = true
    if (this.root.ownerDocument.activeElement !== target) this.caret.moved('blur', target)
  }

  /** Sends the position at which the user's scroll ended. Lists that load at their end use `ListEnds`. */
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

/** Returns the cancel button of an alert or a sheet, if there is one. */
const cancelOf = (alert) => alert?.dataset.cancel && alert.querySelectorAll('button')[alert.dataset.cancel]

/** Returns whether a field takes the tap on it, so that the recognizer of a view around it does not receive the tap. */
const takesTap = (element, pressed) => element.readOnly === false && element.closest('[data-kind]') !== pressed

/** Returns the input for one of several similar elements inside a view, with its index. */
function partOf(pressed, whole, part, input) {
  const view = pressed.closest(whole)
  const index = view ? Array.from(view.querySelectorAll(part)).indexOf(pressed) : -1
  return index < 0 ? null : input(view.dataset.view, index)
}
