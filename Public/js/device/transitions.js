import { warnOfMissingModule } from '../elements/failures.js'
import { placeOn } from './device.js'

const glide = 'cubic-bezier(.32,.72,0,1)'
const timings = {
  push: { duration: 380, easing: glide },
  pop: { duration: 380, easing: glide },
  present: { duration: 420, easing: glide },
  dismiss: { duration: 380, easing: glide },
  fade: { duration: 200, easing: 'ease-in-out' },
}

const away = 'translateX(calc(100% * var(--side)))'
const aside = 'translateX(calc(-30% * var(--side)))'
const whole = 'inset(0)'
const uncovered = 'inset(0 calc(35% + 35% * var(--side)) 0 calc(35% - 35% * var(--side)))'

const entrances = {
  push: [{ transform: away }, { transform: 'none' }],
  pop: [{ transform: aside }, { transform: 'none' }],
  present: [{ transform: 'translateY(100%)' }, { transform: 'none' }],
  dismiss: null,
  fade: [{ opacity: 0 }, {}],
}

/**
 * The animations of leaving screens. The copy of a leaving screen lies above the live screen. So if the live screen
 * slides over it, the copy is clipped to the part that is not covered yet.
 */
const exits = {
  push: [{ transform: 'none', clipPath: whole }, { transform: aside, clipPath: uncovered }],
  pop: [{ transform: 'none' }, { transform: away }],
  present: [{ clipPath: whole }, { clipPath: 'inset(0 0 100% 0)' }],
  dismiss: [{ transform: 'none' }, { transform: 'translateY(100%)' }],
  fade: [{}, { opacity: 0 }],
}

const mostKept = 8
const shifted = (part) => `translateX(calc(${part * 100}% * var(--side)))`

/** Returns the timing of an animation that continues from a dragged part. */
const rest = (part) => ({ duration: Math.max(120, 380 * (1 - part)), easing: 'ease-out' })
const draggedExits = {
  pop: (part) => [{ transform: shifted(part) }, { transform: away }],
  dismiss: (part) => [{ transform: `translateY(${part * 100}%)` }, { transform: 'translateY(100%)' }],
}

/**
 * Animates screens that appear and disappear. The new state is drawn at once, and the animation is decoration: a copy
 * of a removed screen stays as an inert ghost outside the device's content until it has moved away.
 */
export class Transitions {
  #beneath = new WeakMap() // parents → the covered screens, the last on top
  #dragged = new WeakMap() // parents → how far the user has dragged their screen, from 0 to 1
  #endless = new WeakMap() // elements → their endless animations
  /**
   * The user may prefer reduced motion (`isReduced`). On a device with reduced motion, screens fade (`fades`).
   *
   * @param {{ layer: HTMLElement, screen: HTMLElement, isReduced: () => boolean, fades?: () => boolean }} services
   */
  constructor({ layer, screen, isReduced, fades = () => false }) {
    this.layer = layer
    this.screen = screen
    this.isReduced = isReduced
    this.fades = fades
  }

  /** @param {HTMLElement} element  @param {string} kind */
  enter(element, kind) {
    const part = this.#partOf(element.parentElement)
    const look = this.#look(kind)
    const frames = entrances[kind] && entrances[look]
    if (!frames || this.isReduced()) return
    if (part === undefined) element.animate(frames, timings[look])
    else if (kind === 'pop') element.animate([{ transform: shifted(-0.3 * (1 - part)) }, { transform: 'none' }], rest(part))
  }

  /** Removes an element from the screen at once. @param {HTMLElement} element  @param {string} kind */
  leave(element, kind) {
    const place = element.parentElement
    const part = this.#partOf(place)
    if (part !== undefined) place.querySelector(':scope > .beneath')?.remove()
    const look = this.#look(kind)
    const frames = part === undefined ? exits[look] : draggedExits[kind]?.(part)
    const isCovered = ['push', 'present'].includes(kind)
    if (['pop', 'dismiss'].includes(kind)) this.#beneath.get(place)?.pop()
    element.style.translate = ''
    if (!frames || !element.isConnected || this.isReduced()) {
      element.remove()
      if (isCovered) this.#keep(element, place)
      return
    }
    const ghost = this.#ghost(element)
    if (isCovered) this.#keep(element, place)
    const animation = ghost.animate(frames, { ...(part === undefined ? timings[look] : rest(part)), fill: 'forwards' })
    animation.onfinish = animation.oncancel = () => ghost.remove()
  }

  #look(kind) { return this.fades() ? 'fade' : kind }

  /**
   * Returns how far the screen of a parent was dragged. Forgets it after this task, because one screen leaves and one
   * enters.
   */
  #partOf(place) {
    const part = this.#dragged.get(place)
    if (part !== undefined) queueMicrotask(() => this.forget(place))
    return part
  }

  #keep(element, place) {
    for (const frame of element.querySelectorAll('iframe')) frame.remove()
    if (!this.#beneath.has(place)) this.#beneath.set(place, [])
    const all = this.#beneath.get(place)
    all.push(element)
    if (all.length > mostKept) all.shift()
  }

  /** Returns the screen that is covered by that of a parent; null if this page never drew it. @param {Element} place */
  beneath(place) { return this.#beneath.get(place)?.at(-1) ?? null }

  /**
   * Continues from a part that the user has already dragged. @param {Element} place  @param {number} part  from 0 to 1
   */
  goOnFrom(place, part) { this.#dragged.set(place, part) }

  /** Forgets a drag that moved no screen away. @param {Element} place */
  forget(place) { this.#dragged.delete(place) }

  /** Applies a change with the timing of the server. The change applies at once and is then animated. */
  change(element, props, timing, apply) {
    const { duration, delay = 0, repeats = false, reverses = false, curve, spring } = timing
    const names = Object.keys(props.style ?? {})
    if ('frame' in props) names.push('left', 'top', 'width', 'height')
    const look = () => {
      const style = getComputedStyle(element)
      return Object.fromEntries(names.map((name) => [camelCase(name), style.getPropertyValue(name)]))
    }
    this.settle(element, props)
    if (this.isReduced() || names.length === 0 || !element.isConnected) return apply()
    const before = look()
    apply()
    const animation = element.animate([before, look()], {
      duration,
      delay,
      iterations: repeats ? Infinity : reverses ? 2 : 1,
      direction: reverses ? 'alternate' : 'normal',
      easing: curve ? `cubic-bezier(${curve})` : 'ease-in-out',
      fill: 'backwards',
    })
    if (spring) drawAsSpring(animation, timing)
    if (repeats) this.#endless.set(element, animation)
  }

  /** Ends the endless animation of an element when its style or frame changes. */
  settle(element, props) {
    if (!('style' in props || 'frame' in props)) return
    this.#endless.get(element)?.cancel()
    this.#endless.delete(element)
  }

  #ghost(element) {
    const { layer, screen } = this
    const place = placeOn(screen, element.parentElement)
    const scrolled = Array.from(element.querySelectorAll('[data-kind="scroll"]'), (view) => [view, view.scrollTop])
    const ghost = element.ownerDocument.createElement('div')
    ghost.className = 'ghost'
    ghost.inert = true
    ghost.setAttribute('aria-hidden', 'true')
    for (const [side, length] of Object.entries(place)) ghost.style.setProperty(side, length)
    const inherited = getComputedStyle(element.parentElement)
    for (const name of ['color', 'font']) ghost.style.setProperty(name, inherited.getPropertyValue(name))
    for (const frame of element.querySelectorAll('iframe')) frame.remove()
    layer.append(ghost)
    ghost.append(element)
    for (const [view, top] of scrolled) view.scrollTop = top
    return ghost
  }
}

/** Sets the easing of a spring. Its module is loaded late, because few changes are springs. */
function drawAsSpring(animation, timing) {
  import('./paces.js').then(({ easingOf }) => animation.effect.updateTiming({ easing: easingOf(timing) }), warnOfMissingModule)
}

/** Converts the name of a CSS property to camel case, as animations require. */
export function camelCase(name) {
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
}
