/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { AppearanceWatch } from './appearance_watch.js' */
/** @import { Comparison } from './difference_words.js' */

/**
 * @typedef {{ session?: string, controller?: string, app?: string, faults?: string }} WantedSide  one side, by the
 * parameters of the address
 */

const sides = ['left', 'right']

/** The two devices, each with its name and a picker for its app, controller and faults above it. */
export class Halves {
  #parts = {}

  /** @param {{ h: Elements['h'], isRecorded: boolean, t: Words['t'] }} services  @param {AppearanceWatch} watch */
  constructor({ h, t, isRecorded }, watch) {
    Object.assign(this, { h, t, isRecorded, watch })
    this.element = h('div', { class: 'compare-devices' })
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
   * Adds controllers that the app has reported since the picker of a side was made.
   * @param {string} side  @param {string[]} ids
   */
  addControllers(side, ids) {
    const { controller } = this.#parts[side]
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
        // `replace` adds no entry to the browser's history.
        if (part.src !== src) part.frame.contentWindow.location.replace(src)
      } else {
        part.frame = h('iframe', { class: 'compare-device', title: t('deviceOf', { name }), src })
        this.watch.watch(part.frame, sides.indexOf(side))
      }
      part.src = src
    }
    if (this.element.querySelector('iframe')) return
    this.element.replaceChildren(...sides.map((side) => h('section', { class: 'compare-half', 'aria-label': isRecorded ? `${t(side)}: ${account[side].name}` : account[side].name },
      this.#parts[side].bar, this.#parts[side].frame)))
  }
}
