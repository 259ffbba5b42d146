import { declare } from '../device/style_policy.js'
import { viewName } from './view_names.js'

/** @import { ViewRecord } from '../device/view_types.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Words } from '../words/words.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */

/**
 * Returns the position of a view in its parent and its size, such as `16, 59 · 361 × 44`. @param {number[]} frame  in
 * points
 */
export function written(frame) {
  const [x, y, width, height] = frame.map((length) => String(Math.round(length * 100) / 100))
  return `${x}, ${y} · ${width} × ${height}`
}

/**
 * Explains the layout of a view, below the tree. Requested when a row gets the focus, and again when the row changes.
 */
export class LayoutAccount {
  #asked = null
  #unseen = null // the line that explains why the view is not visible

  /** @param {{ window: Window, api: Api, model: SessionModel, shown: ShownState, elements: Elements, words: Words, t: (key: string, values?: object) => string, element: HTMLElement }} services */
  constructor({ window, api, model, shown, elements, words, t, element }) {
    Object.assign(this, { window, api, model, shown, elements, words, t })
    this.element = element
  }

  /** @param {ViewRecord|null} record  null without a focused row, or at an earlier step */
  async show(record) {
    this.#asked = record?.id ?? null
    if (!record) return this.element.replaceChildren()
    const [account, style, { outOfSight }] = await Promise.all([
      this.#layout(record).catch(() => null), // the view was removed or the connection broke: the row has to do
      import('./uikit_style.js'), import('./out_of_sight.js'),
    ])
    if (this.#asked !== record.id) return
    this.#unseen = { tell: () => outOfSight(this, record), line: this.elements.h('p', { class: 'account-unseen' }) }
    this.#draw(record, account, style)
    this.look()
  }

  /** Updates the line about visibility, such as after a list was scrolled. */
  look = () => {
    if (!this.#unseen?.line.isConnected) return
    const { tell, line } = this.#unseen
    const words = tell()
    if (line.textContent !== words) line.textContent = words
  }

  async #layout({ id }) {
    const { api, model } = this
    return api.layout(model.session.id, id)
  }

  /** Returns whether the shown explanation is about this view. */
  isAbout(record) { return this.#asked === record.id && !this.element.querySelector('.component-line') }

  #draw(record, account, style) {
    const { elements: { h }, t } = this
    const title = h('h2', { class: 'account-title' }, viewName(record), ' ', h('span', { class: 'quiet' }, record.id))
    if (!account) return this.element.replaceChildren(title, h('p', { class: 'quiet' }, t('noAccount')))
    const { placing, content, rules, flex = [], ambiguous } = account
    const { frame } = record.props
    const parts = [
      title,
      this.#unseen.line,
      frame ? h('p', {}, h('code', {}, written(frame))) : null,
      h('p', { class: 'quiet' }, t(`placed_${placing}`), ambiguous ? h('b', {}, ` ${t('ambiguous')}`) : null),
      content ? h('p', { class: 'quiet' }, contentWords(content, t)) : null,
      this.#style(record, flex, style),
      rules.length ? h('ul', { class: 'account-rules' }, ...rules.map((rule) => this.#rule(rule))) : null,
    ]
    this.element.replaceChildren(...parts.filter(Boolean))
  }

  /** Returns the appearance of a view in the terms of UIKit. */
  #style({ element, props }, flex, { UIKitStyle, addWords, flexWords }) {
    const { elements: { h }, t, words } = this
    addWords(words)
    const computed = element && this.window.getComputedStyle(element)
    const { rows, other } = new UIKitStyle(props.style ?? {}, { t, variable: (name) => computed?.getPropertyValue(name) ?? '' })
    const row = (name, ...value) => [h('dt', {}, name), h('dd', {}, ...value)]
    const swatch = (color) => {
      const element = h('span', { class: 'account-swatch', 'aria-hidden': 'true' })
      element.style.setProperty('color-scheme', computed?.getPropertyValue('color-scheme') ?? '')
      declare(element.style, 'background-color', color)
      return element
    }
    const all = [
      ...rows.flatMap(({ name, value, color }) => row(h('code', {}, name), color ? swatch(color) : null, value)),
      ...(flex.length ? row('Flexbox', flexWords(flex)) : []),
      ...(other.size ? row(t('uikitOther'), ...Array.from(other, ([name, value]) => h('code', {}, `${name}: ${value}`))) : []),
    ]
    return all.length ? h('dl', { class: 'account-style' }, ...all) : null
  }

  #rule({ text, followed }) {
    const { elements: { h }, t } = this
    return h('li', {}, followed ? h('code', {}, text) : h('s', {}, h('code', {}, text)), followed ? null : h('b', {}, ` ${t('notFollowed')}`))
  }
}

/**
 * Returns the intrinsic size with its priorities, such as `100 × 20, hugs 250 / 250, resists 750 / 750`. A missing
 * value is a dash.
 */
export function contentWords({ width, height, hugging, resistance }, t) {
  const length = (points) => (points === undefined ? '–' : Math.round(points * 100) / 100)
  return t('contentAsks', { size: `${length(width)} × ${length(height)}`, hugging: hugging.join(' / '), resistance: resistance.join(' / ') })
}
