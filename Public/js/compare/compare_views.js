/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */

/**
 * How two devices are shown: beside each other, the right one over the left one, divided by a line, or as the difference of
 * their colors.
 * @typedef {'beside'|'overlay'|'slider'|'difference'} CompareView
 */

/** @type {CompareView[]} */
export const compareViews = ['beside', 'overlay', 'slider', 'difference']

const outlinesKey = 'kennel.compare.outlines'

/** The buttons that choose how two devices are shown, and what belongs to the chosen way. */
export class CompareViews {
  /** @type {CompareView} */
  view = 'beside'

  /**
   * @param {{ h: Elements['h'], storage: Storage|null, t: Words['t'] }} services
   * @param {{ chose: (view: CompareView) => void, faded: (opacity: number) => void, outlined: (isOn: boolean) => void }} events
   */
  constructor({ h, storage, t }, { chose, faded, outlined }) {
    this.chose = chose
    this.isOutlined = storage?.getItem(outlinesKey) !== 'off'
    this.buttons = new Map(compareViews.map((view) => [view, h('button', { type: 'button', class: 'button', click: () => this.choose(view) }, t(`view_${view}`))]))
    this.opacity = h('label', { class: 'compare-opacity' }, t('opacityOfRight'),
      h('input', { type: 'range', min: 0, max: 100, value: 50, input: ({ target }) => faded(Number(target.value) / 100) }))
    this.note = h('p', { class: 'quiet' }, t('differenceNote'))
    const outlines = h('button', {
      type: 'button', class: 'button compare-outlines', 'aria-pressed': String(this.isOutlined),
      click: () => {
        this.isOutlined = !this.isOutlined
        if (this.isOutlined) storage?.removeItem(outlinesKey)
        else storage?.setItem(outlinesKey, 'off')
        outlines.setAttribute('aria-pressed', String(this.isOutlined))
        outlined(this.isOutlined)
      },
    }, t('outlineViews'))
    this.element = h('div', { class: 'compare-views' },
      h('div', { class: 'compare-modes', role: 'group', 'aria-label': t('viewOf') }, ...this.buttons.values()), this.opacity, this.note, outlines)
  }

  /** Shows the devices in a way. @param {CompareView} view */
  choose(view) {
    this.view = view
    for (const [name, button] of this.buttons) button.setAttribute('aria-pressed', String(name === view))
    this.opacity.hidden = view !== 'overlay'
    this.note.hidden = view !== 'difference'
    this.chose(view)
  }
}
