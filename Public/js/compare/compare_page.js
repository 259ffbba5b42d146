import { copyText } from '../elements/clipboard.js'
import { builders } from '../elements/elements.js'
import { Api, Problem, path } from '../net/api.js'
import { readComparison, writeComparison } from '../net/compare_link.js'
import { BadRule, rulesOf, scriptName } from '../net/fault_link.js'
import { Words } from '../words/words.js'
import { english, portuguese } from './compare_words.js'
import { DifferenceList } from './difference_list.js'

const rhythm = 700 // milliseconds between two looks at what is other
const sides = ['left', 'right']

/** Two devices beside each other, which the server has do the same, and what is other in them. */
export class ComparePage {
  #account = null
  #timer = null

  /** @param {Window} window */
  constructor(window) {
    const { document } = window
    Object.assign(this, { window, document }, builders(document))
    this.api = new Api({ fetch: window.fetch.bind(window) })
    this.words = new Words()
    this.words.add(english, portuguese)
    this.t = this.words.t
    const part = (name) => document.querySelector(`[data-part="${name}"]`)
    this.bar = part('bar')
    this.main = part('main')
  }

  async start() {
    const { window, document, words } = this
    document.documentElement.style.setProperty('color-scheme', this.#kept('kennel.theme') ?? 'light dark')
    await words.use(this.#kept('kennel.language') ?? window.navigator.language)
    document.documentElement.lang = words.language === 'pt' ? 'pt-BR' : 'en'
    this.wanted = readComparison(window.location.search)
    this.list = new DifferenceList(this)
    this.devices = this.h('div', { class: 'compare-devices' })
    this.main.replaceChildren(this.devices, this.list.element)
    this.list.say(this.t('comparing'))
    await this.#offer()
    await this.#open()
    document.addEventListener('visibilitychange', () => this.#look())
  }

  /** Which controllers there are, on both sides; one that was not said is the first other. */
  async #offer() {
    const { h, t, wanted } = this
    const asks = sides.map((side) => this.api.controllers(wanted[side]?.app ?? '').catch(() => []))
    const [left, right] = await Promise.all(asks)
    wanted.right ??= { controller: left.map(({ id }) => id ?? 'default').find((id) => id !== wanted.left.controller) }
    this.pickers = {}
    const picker = (side, controllers) => {
      const chosen = wanted[side].controller ?? 'default'
      const known = controllers.map(({ id }) => id ?? 'default')
      const values = known.includes(chosen) ? known : [...known, chosen]
      const select = h('select', { class: 'input', 'aria-label': t('sideOf', { side: t(side) }), change: ({ target }) => this.#choose(side, target.value) },
        ...values.map((value) => h('option', { value, selected: value === chosen }, value === 'default' ? t('default') : value)))
      this.pickers[side] = h('div', { class: 'compare-side' }, select,
        ...['app', 'faults'].filter((kind) => wanted[side][kind]).map((kind) => h('span', { class: 'quiet' }, wanted[side][kind])))
    }
    picker('left', left)
    picker('right', right)
    this.document.title = `${t('compare')} · Kennel`
    this.bar.replaceChildren(
      h('a', { class: 'brand', href: this.#alone() }, t('back')), h('h1', { class: 'compare-title' }, t('compare')),
      h('p', { class: 'crumb' }, h('b', {}, wanted.common.screen ?? '')),
      h('button', { type: 'button', class: 'button', click: this.#startOver }, t('startOver')),
      h('button', { type: 'button', class: 'button', click: this.#save }, t('saveBoth')),
      h('button', { type: 'button', class: 'button', click: this.#copy }, t('copyLink')))
  }

  #alone() {
    const { screen, bff } = this.wanted.common
    const query = new URLSearchParams({ ...(bff ? { bff } : {}), ...(screen ? { screen } : {}) }).toString()
    return query ? `/?${query.replace(/%2F/g, '/')}` : '/'
  }

  /** A comparison that goes on, or a new one. */
  async #open() {
    const { wanted } = this
    try {
      const known = wanted.id ? await this.api.call('GET', path`api/comparisons/${wanted.id}`).catch(() => null) : null
      const account = known ?? await this.api.call('POST', 'api/comparisons', this.#request())
      wanted.id = account.id
      this.window.history.replaceState(null, '', writeComparison(wanted))
      this.#show(account)
    } catch (error) {
      this.#showPickers()
      this.list.say(this.#why(error))
    }
  }

  #request() {
    const { left, right, common, faults } = this.wanted
    const own = ({ controller, ...side }) => ({ ...side, controller: controller === 'default' ? null : controller })
    const script = scriptName(faults) ?? { rules: rulesOf(faults) }
    return { ...common, faults: script, left: own(left), right: own(right) }
  }

  #show(account) {
    const { h, t } = this
    this.devices.replaceChildren(...sides.map((side) => {
      const { id, name } = account[side]
      const alone = h('a', { class: 'quiet', href: `/?session=${id}`, target: '_blank', rel: 'noopener' }, t('alone'))
      this.pickers[side].append(alone)
      return h('section', { class: 'compare-half', 'aria-label': name }, this.pickers[side],
        h('iframe', { class: 'compare-device', title: t('deviceOf', { name }), src: `/?session=${id}&embed` }))
    }))
    this.#tell(account)
    this.#timer = setTimeout(this.#look, rhythm)
  }

  #showPickers() {
    this.devices.replaceChildren(...sides.map((side) => this.h('section', { class: 'compare-half' }, this.pickers[side])))
  }

  #tell(account) {
    this.#account = account
    this.list.show(account)
  }

  /** Looks again, for as long as the page is seen. */
  #look = async () => {
    clearTimeout(this.#timer)
    if (this.document.hidden || !this.#account) return
    try {
      this.#tell(await this.api.call('GET', path`api/comparisons/${this.#account.id}`))
    } catch (error) {
      this.list.say(error instanceof Problem && error.status === 404 ? this.t('comparisonGone') : this.#why(error))
    }
    this.#timer = setTimeout(this.#look, rhythm)
  }

  #choose(side, controller) {
    this.wanted[side] = { ...this.wanted[side], controller }
    this.#startOver()
  }

  /** Two new sessions, from the beginning. */
  #startOver = () => {
    this.window.location.assign(writeComparison({ ...this.wanted, id: null }))
  }

  #save = () => {
    for (const side of sides) {
      const { id, name } = this.#account[side]
      this.h('a', { href: path`api/sessions/${id}/recording`, download: `${name}.kennel` }).click()
    }
  }

  #copy = async ({ target }) => {
    const { href } = new URL(writeComparison({ ...this.wanted, id: null }), this.window.location.href)
    await copyText(this.window, href)
    target.textContent = this.t('copied')
  }

  #why(error) {
    if (error instanceof BadRule) return this.t(error.word, error.values)
    return error instanceof Problem ? this.words.own(`problem_${error.kind}`, error.message) : this.t('noServer')
  }

  #kept(name) {
    try {
      return this.window.localStorage.getItem(name)
    } catch {
      return null
    }
  }
}
