import { addIcons } from '../elements/icons.js'
import { setEnabled } from './drag.js'

const english = { refresh: 'Refresh' }
const portuguese = { refresh: 'Atualizar' }

/**
 * The buttons beside the device that stand for pulling down: one for each view on the screen that is refreshed by that.
 */
export class RefreshButtons {
  #buttons = new Map() // view → button

  /** @param {object} page */
  constructor(page) {
    this.page = page
    page.words.add(english, portuguese)
    addIcons(page.document)
    this.element = page.h('span', { class: 'refreshes' })
    page.document.querySelector('.device-tools').prepend(this.element)
  }

  start() {
    this.page.drawn.add(this.#follow)
    this.page.shown.onChange(this.#follow)
    this.#follow()
  }

  #follow = () => {
    const { page } = this
    const views = page.shown.past ? [] : Array.from(page.screen.querySelectorAll('[data-kind="refresh"]')).filter(isReachable)
    for (const [view, button] of this.#buttons) {
      if (views.includes(view)) continue
      if (button === page.document.activeElement) page.screen.focus({ preventScroll: true })
      button.remove()
      this.#buttons.delete(view)
    }
    for (const view of views) {
      if (!this.#buttons.has(view)) this.#add(view)
      const button = this.#buttons.get(view)
      setEnabled(button, page.renderer.view(view)?.props.refreshing !== true)
    }
  }

  #add(view) {
    const { h, t, icon, renderer } = this.page
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

/** Whether a view is on the screen and not covered. */
function isReachable(view) { return view.checkVisibility() && !view.closest('.b[inert]') }
