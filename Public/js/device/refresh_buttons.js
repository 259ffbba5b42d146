import { addIcons } from '../elements/icons.js'
import { setEnabled } from './drag.js'

const english = { refresh: 'Refresh' }
const portuguese = { refresh: 'Atualizar' }

/** @import { Elements } from '../elements/elements.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Stage } from './stage.js' */

/** The buttons beside the device that refresh: one for each view on the screen that is refreshed by pulling it down. */
export class RefreshButtons {
  #buttons = new Map() // view → button

  /**
   * @param {{ stage: Stage, shown: ShownState, drawn: Set<() => void>, elements: Elements, words: Words }} services
   *   `drawn` are called after each event
   */
  constructor({ stage, shown, drawn, elements, words }) {
    Object.assign(this, { stage, shown, drawn, elements, words })
    words.add(english, portuguese)
    addIcons(stage.document)
    this.element = elements.h('span', { class: 'refreshes' })
    stage.document.querySelector('.device-tools').prepend(this.element)
  }

  start() {
    this.drawn.add(this.#follow)
    this.shown.onChange(this.#follow)
    this.#follow()
  }

  #follow = () => {
    const { stage: { document, screen, renderer }, shown } = this
    const views = shown.past ? [] : Array.from(screen.querySelectorAll('[data-kind="refresh"]')).filter(isReachable)
    for (const [view, button] of this.#buttons) {
      if (views.includes(view)) continue
      if (button === document.activeElement) screen.focus({ preventScroll: true })
      button.remove()
      this.#buttons.delete(view)
    }
    for (const view of views) {
      if (!this.#buttons.has(view)) this.#add(view)
      const button = this.#buttons.get(view)
      setEnabled(button, renderer.view(view)?.props.refreshing !== true)
    }
  }

  #add(view) {
    const { elements: { h, icon }, words: { t }, stage: { renderer } } = this
    const pull = () => {
      const { id, props, send } = renderer.view(view) ?? {}
      if (id && !props.refreshing) send({ type: 'pull', view: id })
    }
    const button = h('button', {
      type: 'button', class: 'button', 'data-t-label': 'refresh', 'aria-label': t('refresh'), title: t('refresh'), click: pull,
    }, icon('again'))
    this.#buttons.set(view, button)
    this.element.append(button)
  }
}

/** Returns whether a view is on the screen and not covered. */
function isReachable(view) { return view.checkVisibility() && !view.closest('.b[inert]') }
