import { oneLine } from '../elements/one_line.js'
import { screenName, shortUrl } from '../words/entry_words.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */

/** Draws the navigation stacks: each container as a column with its visible screen on top. */
export class NavigationPanel {
  #isShown = false

  constructor({ model, shown, elements, t, element }) {
    Object.assign(this, { model, shown, elements, t })
    this.element = element
    const render = () => { if (this.#isShown) this.render() }
    for (const topic of ['navigation', 'snapshot']) model.on(topic, render)
    shown.onChange(render)
  }

  show() {
    this.#isShown = true
    this.render()
  }

  hide() { this.#isShown = false }

  render() {
    const { elements: { h }, t } = this
    const { model } = this.shown
    const { stacks = [], alerts = [] } = model.navigation
    this.element.replaceChildren(h('div', { class: 'scroller' },
      stacks.length === 0 ? h('p', { class: 'quiet' }, t('noNavigation')) : null,
      h('ol', { class: 'stacks' }, ...stacks.map((stack, index) => this.#stack(stack, index === stacks.length - 1))),
      alerts.length ? h('h2', { class: 'group-name' }, t('alerts')) : null,
      alerts.length ? h('ul', { class: 'stack-alerts' }, ...alerts.map((alert) =>
        h('li', {}, h('strong', {}, alert.title ?? ''), ' ', alert.message ?? ''))) : null))
  }

  #stack(stack, isFront) {
    const { elements: { h }, t } = this
    const screens = stack.screens.map((screen, index) => {
      const isVisible = isFront && index === stack.screens.length - 1
      const facts = [screen.type, screen.id, screen.url ? shortUrl(screen.url) : '']
      const scene = ['scene', 'router', 'segue'].filter((fact) => screen[fact]).map((fact) => `${t(fact)} ${screen[fact]}`)
      return h('li', { class: 'stack-screen', 'data-state': isVisible ? 'visible' : 'covered' },
        h('span', { class: 'stack-title' }, oneLine(h, screenName(screen)), isVisible && h('span', { class: 'badge' }, t('visible'))),
        oneLine(h, facts.filter(Boolean).join(' · '), { class: 'quiet' }),
        scene.length ? h('div', { class: 'quiet' }, scene.join(' · ')) : null)
    })
    return h('li', { class: 'stack' },
      h('h2', { class: 'stack-name' }, t(stack.presentation), ' ',
        h('code', {}, stack.controller), stack.controllerId && h('span', { class: 'quiet' }, ` ${stack.controllerId}`)),
      h('ol', { class: 'stack-screens', reversed: true }, ...screens.reverse()))
  }
}
