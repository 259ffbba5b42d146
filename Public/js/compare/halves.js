import { Divider } from './divider.js'
import { Outlines } from './outlines.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { AppearanceWatch } from './appearance_watch.js' */
/** @import { CompareView } from './compare_views.js' */
/** @import { Comparison } from './difference_words.js' */

/**
 * @typedef {{ session?: string, controller?: string, app?: string, faults?: string }} WantedSide  one side, by the
 * parameters of the address
 */

const sides = ['left', 'right']

/** The two devices, beside or over each other, each with its name and a picker for its app, controller and faults above it. */
export class Halves {
  #parts = {}

  /** @type {CompareView} */
  #view = 'beside'

  /** @param {{ h: Elements['h'], isRecorded: boolean, t: Words['t'], window: Window }} services  @param {AppearanceWatch} watch */
  constructor({ h, t, isRecorded, window }, watch) {
    Object.assign(this, { h, t, isRecorded, watch })
    this.element = h('div', { class: 'compare-devices' })
    this.outlines = new Outlines({ h, window })
    this.divider = new Divider({ h, t }, { box: () => this.#boxOf('left'), moved: this.#place })
    new ResizeObserver(this.#place).observe(this.element)
  }

  /** Shows the devices in a way. @param {CompareView} view */
  arrange(view) {
    this.#view = view
    this.element.dataset.view = view
    this.divider.element.hidden = view !== 'slider'
    this.#place()
  }

  /** @param {number} opacity  of the right device over the left one */
  fade(opacity) { this.element.style.setProperty('--opacity', String(opacity)) }

  /** Returns the place of the device in its frame. */
  #boxOf(side) {
    const frame = this.#parts[side]?.frame
    const box = frame?.contentDocument?.querySelector('[data-part="frame"]')?.getBoundingClientRect()
    return box?.width ? box : { left: 0, top: 0, width: frame?.clientWidth ?? 0, height: 0 }
  }

  /** Puts the right device exactly over the left one, and divides them. */
  #place = () => {
    const { element, divider } = this
    const [left, right] = [this.#boxOf('left'), this.#boxOf('right')]
    const isOver = this.#view !== 'beside' && left.width > 0 && right.width > 0
    const scale = isOver ? left.width / right.width : 1
    element.style.setProperty('--over', isOver ? `translate(${left.left - right.left * scale}px, ${left.top - right.top * scale}px) scale(${scale})` : 'none')
    element.style.setProperty('--divided', `${divider.place}px`)
    element.style.setProperty('--divided-right', `${right.left + (divider.place - left.left) / scale}px`)
    this.outlines.later()
  }

  /**
   * Makes the picker of a side.
   * @param {string} side  @param {WantedSide} wanted  @param {string[]} ids  of its controllers
   * @param {{ name: string }[]} apps  @param {(side: string, part: Partial<WantedSide>) => void} choose
   */
  offer(side, wanted, ids, apps, choose) {
    const { h, t, isRecorded } = this
    const others = apps.slice(1).map(({ name }) => name)
    const chosen = wanted.controller ?? (isRecorded ? '' : 'default')
    const known = [...(isRecorded ? [''] : []), ...ids]
    const values = known.includes(chosen) ? known : [...known, chosen]
    const word = (value) => (value === '' ? t('asRecorded') : value === 'default' ? t('default') : value)
    const picker = (name, value, options, change) => h('select', { class: 'input', 'aria-label': t(name, { side: t(side) }), change },
      ...options.map(([own, text]) => h('option', { value: own, selected: own === value }, text)))
    const controller = picker('sideOf', chosen, values.map((value) => [value, word(value)]),
      ({ target }) => choose(side, { controller: target.value || undefined }))
    const app = isRecorded && others.length ? picker('appOf', wanted.app ?? '-', [['-', t('asRecorded')], ['', t('ownApp')], ...others.map((name) => [name, name])],
      ({ target }) => choose(side, { app: target.value === '-' ? undefined : target.value })) : null
    const notes = isRecorded ? [] : ['app', 'faults'].filter((kind) => wanted[kind]).map((kind) => h('span', { class: 'quiet' }, wanted[kind]))
    const name = h('b', { class: 'compare-name' })
    const link = h('a', { class: 'quiet', target: '_blank', rel: 'noopener', hidden: true }, t('alone'))
    const bar = h('div', { class: 'compare-side' }, isRecorded ? name : null, controller, app, ...notes, link)
    this.#parts[side] = { bar, name, link, controller, frame: null }
  }

  /**
   * Adds controllers that the app has reported since the picker of a side was made. If the app does not have the chosen
   * one, says so: the default one runs in its place.
   * @param {string} side  @param {string[]} ids  @param {string} [chosen]
   */
  addControllers(side, ids, chosen = '') {
    const { bar, controller } = this.#parts[side]
    if (chosen && chosen !== 'default' && !ids.includes(chosen)) {
      bar.querySelector('.compare-missing')?.remove()
      bar.append(this.h('p', { class: 'compare-missing', role: 'alert' }, this.t('unknownController', { name: chosen })))
    }
    const known = new Set(Array.from(controller.options, ({ value }) => value))
    controller.append(...ids.filter((id) => !known.has(id)).map((id) => this.h('option', { value: id }, id)))
  }

  /** Shows the pickers without devices, so that something else can be chosen. */
  showPickers() {
    this.element.replaceChildren(...sides.map((side) => this.h('section', { class: 'compare-half' }, this.#parts[side].bar)))
  }

  /**
   * Shows both devices as they are now, or recordings after given steps.
   *
   * @param {Comparison} account
   * @param {{ left?: number, right?: number }} [steps]  the last shown step of each
   */
  show(account, steps) {
    const { t, h, isRecorded } = this
    for (const side of sides) {
      const { id, watch, name } = account[side]
      const part = this.#parts[side]
      const own = id ? `session=${id}` : `watch=${watch}`
      const query = steps?.[side] ? `${own}&step=${steps[side]}` : own
      part.name.textContent = name
      part.link.href = `/?${query}`
      part.link.hidden = false
      const src = `/?${query}&embed`
      if (part.frame) {
        if (part.src !== src) go(part.frame, src)
      } else {
        part.frame = h('iframe', { class: 'compare-device', title: t('deviceOf', { name }), src })
        this.watch.watch(part.frame, sides.indexOf(side))
        this.outlines.follow(part.frame)
        part.frame.addEventListener('load', this.#followPhone)
      }
      part.src = src
    }
    if (this.element.querySelector('iframe')) return
    this.element.replaceChildren(...sides.map((side) => h('section', { class: 'compare-half', 'aria-label': isRecorded ? `${t(side)}: ${account[side].name}` : account[side].name },
      this.#parts[side].bar, h('div', { class: 'compare-frame' }, this.#parts[side].frame, this.outlines.layers[side]))), this.divider.element)
  }

  /** Follows the size of a device, which can be turned, and which makes room for the bar of time travel. */
  #followPhone = ({ target }) => {
    const phone = target.contentDocument?.querySelector('[data-part="frame"]')
    if (phone) new ResizeObserver(this.#place).observe(phone)
    this.#place()
  }
}

/**
 * Shows another address in a frame. Of the same session, only the step changes, so the page is not loaded again. The browser's
 * history gets no entry.
 * @param {HTMLIFrameElement} frame  @param {string} src
 */
function go({ contentWindow, contentDocument }, src) {
  const name = (search) => new URLSearchParams(search).get('session') ?? new URLSearchParams(search).get('watch')
  const isSame = contentDocument.readyState === 'complete' && name(contentWindow.location.search) === name(src.slice(1))
  if (!isSame) return contentWindow.location.replace(src)
  contentWindow.history.replaceState(null, '', src)
  contentWindow.dispatchEvent(new PopStateEvent('popstate'))
  return undefined
}
