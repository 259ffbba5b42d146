import { match } from '../elements/fuzzy.js'
import { writeState } from './component_link.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { ComponentName } from './component_schema.js' */

const groups = /** @type {const} */ (['beagle', 'app'])
const titles = { beagle: 'groupBeagle', app: 'groupApp' }

/** The list of components with a search field, and the same as a menu where there is little space. */
export class ComponentList {
  /** @type {ComponentName[]} */
  #components = []
  #note = null // says why the app's own components are missing
  #chosen = null

  /**
   * @param {{ elements: Elements, t: (key: string, values?: object) => string }} services
   * @param {(name: string) => void} choose  called with the component that the user chose
   */
  constructor({ elements, t }, choose) {
    const { h } = elements
    Object.assign(this, { elements, t, choose })
    this.field = h('input', { class: 'input', type: 'search', autocomplete: 'off', spellcheck: 'false', input: this.#sift, keydown: this.#keydown })
    this.groups = h('div', { class: 'component-groups' })
    this.none = h('p', { class: 'quiet component-none', role: 'status' })
    this.element = h('nav', { class: 'component-nav' }, this.field, this.groups, this.none)
    this.menu = h('select', { class: 'input component-menu', change: () => this.choose(this.menu.value) })
  }

  /**
   * Lists components.
   * @param {ComponentName[]} components  @param {Node|string|null} note  shown in place of the app's own if there are none
   */
  show(components, note = null) {
    this.#components = components
    this.#note = note
    this.render()
  }

  /** Marks the chosen component. @param {string|null} name */
  mark(name) {
    this.#chosen = name
    for (const link of this.groups.querySelectorAll('.component-link')) {
      if (link.dataset.name === name) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
    this.menu.value = name ?? ''
    this.groups.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }

  /** Draws the list again, in the current language. */
  render() {
    const { elements: { h, fill }, t } = this
    this.element.setAttribute('aria-label', t('components'))
    for (const [name, word] of [['aria-label', 'findComponent'], ['placeholder', 'findComponent']]) this.field.setAttribute(name, t(word))
    this.menu.setAttribute('aria-label', t('chooseComponent'))
    const lists = groups.map((group) => ({ group, own: this.#components.filter((one) => one.group === group) }))
    fill(this.groups, ...lists.map(({ group, own }) => h('section', { class: 'component-group', 'aria-labelledby': `group-${group}` },
      h('h2', { class: 'group-name', id: `group-${group}` }, t(titles[group])),
      own.length
        ? h('ul', {}, ...own.map(({ name, title }) => h('li', {}, h('a', {
          class: 'component-link', href: writeState({ component: name }), 'data-name': name, title: name, click: this.#click,
        }, title))))
        : h('div', { class: 'quiet component-note' }, group === 'app' ? this.#note : ''))))
    fill(this.menu, ...lists.filter(({ own }) => own.length).map(({ group, own }) => h('optgroup', { label: t(titles[group]) },
      ...own.map(({ name, title }) => h('option', { value: name }, title)))))
    this.mark(this.#chosen)
    this.#sift()
  }

  /** Shows only the components that match the search. */
  #sift = () => {
    const typed = this.field.value.trim()
    let found = 0
    for (const link of this.groups.querySelectorAll('.component-link')) {
      const isFound = !typed || match(typed, { title: spaced(link.textContent), note: link.dataset.name.toLowerCase() }) !== null
      link.parentElement.hidden = !isFound
      if (isFound) found += 1
    }
    for (const group of this.groups.querySelectorAll('.component-group')) {
      group.hidden = Boolean(typed) && !group.querySelector('li:not([hidden])')
    }
    this.none.textContent = found || !this.#components.length ? '' : this.t('noComponents')
  }

  /** Enter chooses the first match; the arrow down moves into the list. */
  #keydown = (event) => {
    const first = Array.from(this.groups.querySelectorAll('.component-link')).find((link) => link.checkVisibility())
    if (!first || event.isComposing) return
    if (event.key === 'Enter') this.choose(first.dataset.name)
    else if (event.key === 'ArrowDown') first.focus()
    else return
    event.preventDefault()
  }

  #click = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return // opens another tab
    event.preventDefault()
    this.choose(event.target.closest('.component-link').dataset.name)
  }
}

/** Returns a name with its words separated, so that each can be found by its start. */
function spaced(name) { return name.replace(/([a-z])([A-Z])/g, '$1 $2') }
