import { copyText } from '../elements/clipboard.js'
import { builders } from '../elements/elements.js'
import { ignoreFailedCall } from '../elements/failures.js'
import { Api, Problem, path } from '../net/api.js'
import { readComparison, writeComparison } from '../net/compare_link.js'
import { BadRule, rulesOf, scriptName } from '../net/fault_link.js'
import { Times } from '../words/times.js'
import { englishSide } from '../words/side_words.js'
import { Words } from '../words/words.js'
import { appearanceDifferences } from './appearance.js'
import { AppearanceWatch } from './appearance_watch.js'
import { CompareViews, compareViews } from './compare_views.js'
import { english, portuguese } from './compare_words.js'
import { DifferenceList } from './difference_list.js'
import { Halves } from './halves.js'
import { StepSlider } from './step_slider.js'

/** @import { Difference } from './difference_words.js' */
/** @import { WantedSide } from './halves.js' */

const rhythm = 700 // milliseconds between two requests for the differences
const sides = ['left', 'right']
const ids = (controllers) => controllers.map(({ id }) => id ?? 'default')

/**
 * The page that shows two devices beside each other, and the differences between them. The server applies the same
 * inputs to both. Of two recordings, the devices show the step that is chosen in the list.
 */
export class ComparePage {
  #account = null
  #shownSteps = {} // the step of each recording; without one, the last
  #timer = null

  /** @param {Window} window */
  constructor(window) {
    const { document } = window
    const { h } = builders(document)
    Object.assign(this, { window, document, h })
    this.api = new Api({ fetch: window.fetch.bind(window) })
    this.words = new Words()
    this.times = new Times()
    this.words.add(englishSide)
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
    this.times.language = words.language === 'pt' ? 'pt-BR' : window.navigator.language
    document.documentElement.lang = words.language === 'pt' ? 'pt-BR' : 'en'
    this.wanted = readComparison(window.location.search)
    this.isRecorded = Boolean(this.wanted.left.session)
    this.halves = new Halves(this, new AppearanceWatch({
      window,
      changed: (views) => {
        this.list.look(appearanceDifferences(views))
        this.halves.outlines.show(views)
      },
    }))
    this.views = new CompareViews({ h: this.h, storage: this.#storage, t: this.t }, { chose: this.#arrange, faded: (opacity) => this.halves.fade(opacity), outlined: this.#outline })
    this.steps = new StepSlider(this, this.#showSteps)
    this.#outline(this.views.isOutlined)
    this.views.choose(compareViews.find((view) => view === this.wanted.view) ?? 'beside')
    this.list = new DifferenceList(this, { choose: this.isRecorded ? this.#showMoment : null, stop: this.#stop })
    this.main.replaceChildren(
      this.h('div', { class: 'compare-stage' }, this.views.element, this.steps.element, this.halves.element), this.list.element)
    this.list.say(this.t('comparing'))
    await this.#offer()
    await this.#open()
    document.addEventListener('visibilitychange', () => this.#look())
  }

  /**
   * Requests the controllers and apps of both sides, and makes the pickers. A side without a chosen controller gets the
   * first other one.
   */
  async #offer() {
    const { h, t, wanted } = this
    const asks = sides.map((side) => this.api.controllers(wanted[side]?.app ?? '').catch(() => []))
    const [[left, right], apps] = await Promise.all([Promise.all(asks), this.isRecorded ? this.api.apps().catch(() => []) : []])
    wanted.right ??= this.isRecorded
      ? { session: wanted.left.session, controller: ids(left).find((id) => id !== 'default') }
      : { controller: ids(left).find((id) => id !== wanted.left.controller) }
    this.halves.offer('left', wanted.left, ids(left), apps, this.#choose)
    this.halves.offer('right', wanted.right, ids(right), apps, this.#choose)
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
    if (this.isRecorded) return '/?sessions'
    const query = new URLSearchParams({ ...(bff ? { bff } : {}), ...(screen ? { screen } : {}) }).toString()
    return query ? `/?${query.replace(/%2F/g, '/')}` : '/'
  }

  /** Opens a running comparison, or a new one. */
  async #open() {
    const { wanted } = this
    try {
      const known = wanted.id ? await this.api.call('GET', path`api/comparisons/${wanted.id}`).catch(() => null) : null
      const account = known ?? await this.api.call('POST', 'api/comparisons', this.#request())
      wanted.id = account.id
      this.window.history.replaceState(null, '', writeComparison(wanted))
      this.#show(account)
      for (const side of sides) this.#addControllers(side)
    } catch (error) {
      this.halves.showPickers()
      this.list.say(this.#why(error))
      const mayComeBack = !(error instanceof Problem || error instanceof BadRule)
      if (mayComeBack) this.#timer = setTimeout(() => this.#open(), rhythm)
    }
  }

  /** Completes a side's picker. The first session of an app reports its controllers. @param {string} side */
  async #addControllers(side) {
    const controllers = await this.api.controllers(this.wanted[side].app ?? '').catch(ignoreFailedCall)
    if (controllers) this.halves.addControllers(side, ids(controllers), this.wanted[side].controller)
  }

  #request() {
    const { left, right, common, faults } = this.wanted
    if (this.isRecorded) return { left, right }
    /** @param {WantedSide} side */
    const own = ({ controller, ...side }) => ({ ...side, controller: controller === 'default' ? null : controller })
    const script = scriptName(faults) ?? { rules: rulesOf(faults) }
    return { ...common, faults: script, left: own(left), right: own(right) }
  }

  #show(account) {
    if (!this.isRecorded) this.halves.show(account)
    this.#tell(account)
    if (account.busy || !this.isRecorded) this.#timer = setTimeout(this.#look, rhythm)
  }

  #tell(account) {
    this.#account = account
    this.list.show(account)
    if (!this.isRecorded || account.busy) return
    this.#showMoment(account.differences[0])
    this.#offerSteps()
  }

  /** Offers the slider over the steps of both recordings. */
  async #offerSteps() {
    const [left, right] = await Promise.all(sides.map((side) => this.api.session(this.#account[side].watch).catch(ignoreFailedCall)))
    if (!left || !right) return
    this.steps.offer({ left: left.input, right: right.input })
    this.steps.follow(this.#shownSteps)
  }

  /** Shows both recordings at a step. */
  #showSteps = (steps) => {
    this.#shownSteps = steps
    this.halves.show(this.#account, steps)
    this.list.mark()
  }

  /** Shows the devices in the chosen way, which the address has. */
  #arrange = (view) => {
    this.wanted.view = view === 'beside' ? null : view
    this.halves.arrange(view)
    if (this.#account) this.window.history.replaceState(null, '', writeComparison(this.wanted))
  }

  #outline = (isOn) => {
    this.halves.outlines.isOn = isOn
    this.halves.outlines.later()
  }

  /**
   * Shows both recordings at a difference. @param {Difference} [difference]  without one, both are shown at their end
   */
  #showMoment = (difference) => {
    this.#shownSteps = difference?.steps ?? {}
    this.halves.show(this.#account, this.#shownSteps)
    this.steps.follow(this.#shownSteps)
    this.list.mark(difference)
  }

  #stop = async () => {
    await this.api.call('DELETE', path`api/comparisons/${this.#account.id}`).catch(ignoreFailedCall)
    await this.#look()
  }

  /** Requests the differences again, as long as the page is visible. */
  #look = async () => {
    clearTimeout(this.#timer)
    if (this.document.hidden || !this.#account || (this.isRecorded && !this.#account.busy)) return
    try {
      this.#tell(await this.api.call('GET', path`api/comparisons/${this.#account.id}`))
    } catch (error) {
      this.list.say(error instanceof Problem && error.status === 404 ? this.t('comparisonGone') : this.#why(error))
    }
    if (this.#account.busy || !this.isRecorded) this.#timer = setTimeout(this.#look, rhythm)
  }

  /** @param {string} side  @param {Partial<WantedSide>} part  the values that change on that side */
  #choose = (side, part) => {
    this.wanted[side] = { ...this.wanted[side], ...part }
    this.#startOver()
  }

  /** Opens the comparison again with two new sessions. */
  #startOver = () => {
    this.window.location.assign(writeComparison({ ...this.wanted, id: null }))
  }

  #save = () => {
    for (const side of sides) {
      const { watch, name } = this.#account[side]
      this.h('a', { href: path`api/sessions/${watch}/recording`, download: `${name}.kennel` }).click()
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

  #kept(name) { return this.#storage?.getItem(name) ?? null }

  /** The storage of the browser; null if it forbids it. */
  get #storage() {
    try {
      return this.window.localStorage
    } catch {
      return null
    }
  }
}
