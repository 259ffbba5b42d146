import { followDrags, lineSide } from './drag.js'
import { drawnScale } from './drawn_scale.js'

/** @import { Renderer } from './renderer.js' */
/** @import { Send } from './view_types.js' */

const edge = 24 // points from the side of the screen
const flick = 0.3 // points in a millisecond
const patience = 700 // milliseconds in which a screen that was dragged away must be removed
const springy = { duration: 220, easing: 'cubic-bezier(.32,.72,0,1)' }
const sheetKind = '[data-presentation="sheet"]'

/**
 * Drags screens away: back from the leading edge, and sheets downwards. The screen follows the finger; the server
 * decides whether it is removed.
 */
export class Swipes {
  #drag = null // the drag and its screen

  /** @param {{ root: HTMLElement, renderer: Renderer, send: Send }} services */
  constructor({ root, renderer, send }) {
    Object.assign(this, { root, renderer, send })
  }

  start() {
    const { root } = this
    const { move, end, cancel } = { move: this.#move, end: this.#end, cancel: this.#cancel }
    followDrags(root, { axis: 'x', begin: this.#beginBack, move, end, cancel })
    followDrags(root, { axis: 'y', begin: this.#beginSheet, move, end, cancel })
    root.addEventListener('keydown', this.#keydown)
  }

  #beginBack = (event, travelled) => {
    const { left, right } = this.root.getBoundingClientRect()
    const side = lineSide(this.root)
    const { clientX } = event.touches?.[0] ?? event
    const inset = (side > 0 ? clientX - left : right - clientX) / drawnScale(this.root) - travelled * side
    if (travelled * side <= 0 || inset > edge || inset < 0) return false
    const bar = this.#barAround(event.target)
    const place = bar?.nextElementSibling
    const screen = place && this.#screenIn(place)
    if (!screen || !this.#goesBack(bar, place)) return false
    this.#take({ to: 'back', place, screen, length: place.clientWidth, side })
    return true
  }

  /** Returns the bar of the innermost navigation around an element. */
  #barAround(target) {
    for (let at = target; at && at !== this.root; at = at.parentElement) {
      const bar = Array.from(at.children).find((child) => child.dataset.kind === 'navigationbar')
      if (bar) return bar
    }
    return null
  }

  /** Returns whether a swipe goes back. The server may allow the swipe without a back button, or forbid it although
   * there is a back button. */
  #goesBack(bar, place) {
    const { swipes } = this.renderer.view(place)?.props ?? {}
    if (swipes) return swipes === 'on'
    const button = bar.querySelector('button')
    const isShown = (element) => element && !this.renderer.view(element)?.props.hidden
    return isShown(bar) && isShown(button)
  }

  #beginSheet = (event, travelled) => {
    const sheet = event.target.closest(sheetKind)
    if (!sheet || sheet.inert || travelled <= 0 || event.target.closest('input, textarea, [data-kind="alert"], [data-keeps-caret]')) return false
    for (let at = event.target; at !== sheet; at = at.parentElement) {
      if (at.dataset.kind === 'scroll' && (at.scrollTop > 0 || at.querySelector(':scope > [data-kind="refresh"]'))) return false
    }
    const isHeld = this.renderer.view(sheet)?.props.held === true
    this.#take({ to: 'down', place: sheet.parentElement, screen: sheet, length: sheet.clientHeight, side: 1, isHeld })
    return true
  }

  #screenIn(place) {
    return Array.from(place.children).findLast((child) => child.dataset.view && !this.renderer.view(child)?.props.hidden)
  }

  /** Starts to move the screen with the finger, and shows the screen beneath. */
  #take(drag) {
    this.#drag = drag
    const { place, to } = drag
    drag.beneath = this.transitions?.beneath(place) ?? null
    drag.room = place.ownerDocument.createElement('div')
    drag.room.className = 'beneath'
    drag.room.inert = true
    drag.room.setAttribute('aria-hidden', 'true')
    if (drag.beneath) drag.room.append(drag.beneath.cloneNode(true))
    place.prepend(drag.room)
    drag.screen.toggleAttribute('data-dragged', to === 'back')
  }

  get transitions() { return this.renderer.transitions.beneath ? this.renderer.transitions : null }

  #move = (travelled) => {
    const drag = this.#drag
    const way = Math.max(0, travelled * drag.side)
    drag.part = Math.min(1, way / drag.length)
    const seen = drag.isHeld ? way / 4 : way
    this.#put(drag, seen)
  }

  #put({ screen, room, to, side, length }, way) {
    screen.style.translate = to === 'back' ? `${way * side}px` : `0 ${way}px`
    if (to === 'back') room.style.translate = `${-0.3 * (length - way) * side}px`
  }

  #end = (travelled, speed) => {
    const drag = this.#drag
    const isFar = drag.part > 0.5 || speed * drag.side > flick
    if (!isFar) return this.#return(drag)
    if (drag.isHeld) this.#return(drag)
    else this.transitions?.goOnFrom(drag.place, drag.part)
    return this.send({ type: 'swipe', to: drag.to }).then((number) => {
      if (drag.isHeld) return
      if (number === null) this.#return(drag)
      else setTimeout(() => this.#return(drag), drag.screen.isConnected ? patience : 0)
    })
  }

  #cancel = () => this.#return(this.#drag)

  /** Moves the screen back, unless it was removed. */
  #return(drag) {
    if (drag.isOver) return
    drag.isOver = true
    const { screen, room, place } = drag
    this.transitions?.forget(place)
    const from = screen.style.translate
    screen.style.translate = ''
    screen.removeAttribute('data-dragged')
    const isHere = screen.parentElement === place
    if (!isHere || !from || this.#isReduced) return room.remove()
    screen.animate([{ translate: from }, { translate: '0 0' }], springy).onfinish = () => room.remove()
    return undefined
  }

  get #isReduced() { return this.root.ownerDocument.defaultView.matchMedia('(prefers-reduced-motion: reduce)').matches }

  /** Dismisses a sheet on Escape, like the escape gesture of assistive technology. */
  #keydown = (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.repeat) return
    const sheet = event.target.closest(sheetKind)
    if (!sheet || sheet.inert || event.target.closest('[data-kind="alert"]')) return
    event.preventDefault()
    event.stopPropagation()
    this.send({ type: 'swipe', to: 'down' })
  }
}
