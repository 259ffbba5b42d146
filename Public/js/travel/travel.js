import { Renderer } from '../device/renderer.js'
import { addIcons } from '../elements/icons.js'
import { dress } from '../elements/late_style.js'
import { path } from '../net/api.js'
import { SessionModel, isNotes } from '../net/session_model.js'
import { describe, shortUrl } from '../words/entry_words.js'
import { arriveAt } from '../workspace/arrival.js'
import { Changes } from './changes.js'
import { Earlier } from './earlier.js'
import { Playback } from './playback.js'
import { TravelBar } from './travel_bar.js'
import { english, portuguese } from './travel_words.js'

/** @import { KennelPage } from '../kennel_page.js' */

/** Returns the time travel of a page. @param {KennelPage} page */
export async function startTravel(page) {
  await dress(page.document, 'styles/travel.css')
  page.words.add(english, portuguese)
  addIcons(page.document)
  return new Travel(page)
}

/**
 * Shows a session as it was after one of its inputs, and branches from there. The present session continues under it, invisible.
 */
export class Travel {
  model = new SessionModel() // the session at the shown step
  record = null // the server's description of that step; null while the present is shown
  since = null // the step to compare with, if it is not the one before
  #wish = null // the step that is requested next, with its session
  #isAsking = false
  #trip = {} // replaced when the present, or another session, is shown
  #rules = null // the fault rules for a branch, if they were changed
  #ruleCount = 0
  #announced = null

  /** @param {KennelPage} page */
  constructor(page) {
    this.page = page
    const { elements: { h }, screen } = page
    this.screen = h('section', { class: 'screen', 'data-recording': true, inert: true })
    this.renderer = new Renderer({ root: this.screen, failed: page.broken, guard: () => false, send: async () => null })
    this.live = screen
    this.earlier = new Earlier({ page, screen: this.screen })
    this.playback = new Playback({ window: page.window, model: page.model, travel: this, changed: () => this.bar.grow() })
    this.bar = new TravelBar({ page, travel: this })
    this.changes = new Changes({ document: page.document, late: page.late, elements: page.elements, words: page.words, travel: this })
    page.drawn.add(() => { if (this.record) this.bar.grow() })
  }

  /** Draws everything again, in the current language. */
  render() {
    this.bar.render()
    this.changes.draw()
  }

  /** The number of steps. */
  get of() { return Math.max(this.record?.of ?? 0, this.page.model.input) }

  /** The number of the shown step, in words. */
  get words() { return this.page.t('stepOf', { step: this.record.step, of: this.of }) }

  /** The step that is shown or being loaded; the last one while the present is shown. */
  get step() { return this.#wish?.step ?? this.record?.step ?? this.of }

  /** The fault rules for a branch: the session's, until they are changed for it. */
  get faults() { return this.#rules ?? this.page.model.faults }

  set faults(rules) {
    this.#rules = rules.map((rule) => ({ id: `new${this.#ruleCount += 1}`, ...rule }))
    this.page.shown.changed()
  }

  /** Shows the step of a new address or session. @param {object} [snapshot]  the session's, if new */
  arrive(snapshot) {
    const { model, address } = this.page
    const step = Number(address.step)
    const isRecording = model.phase === 'recording'
    if (isRecording && snapshot && !this.record) this.#show({ step: snapshot.input, of: snapshot.input, snapshot })
    if (step >= 1) this.to(Math.floor(step))
    else if (isRecording) this.to(model.input)
    else this.end()
  }

  /** @param {number} by  how many steps on, or back */
  move(by) {
    if (this.record || by < 0) this.to(Math.min(Math.max(this.step + by, 1), this.of))
  }

  /** Shows the input before or after the step, without responses and timers. @param {number} by  its sign is the direction */
  jump(by) {
    const done = Array.from(this.page.model.entries.values(), (entry) => (entry.kind === 'input' && !isNotes(entry) ? entry.input : null))
    const next = by < 0
      ? done.findLast((input) => input !== null && input < this.step)
      : done.find((input) => input !== null && input > this.step)
    if (next) this.to(next)
  }

  /**
   * Shows a step. While one is being loaded, only the newest request waits.
   * @param {number} step  @param {boolean} [isPlayed]  whether playback shows it; if not, playback stops
   */
  async to(step, isPlayed = false) {
    if (!isPlayed) this.playback.stop()
    this.#wish = { step, session: this.page.sessionName }
    this.page.parts.frame.dataset.moment ??= 'awaited'
    this.bar.grow()
    if (this.#isAsking) return
    this.#isAsking = true
    while (this.#wish) await this.#ask(this.#wish, this.#trip)
    this.#isAsking = false
    if (!this.record) delete this.page.parts.frame.dataset.moment // the step was refused, or is no longer needed
  }

  /** Compares with another step than the one before. @param {number|null} step */
  compare(step) {
    this.since = step
    this.to(this.step)
  }

  /** Shows the present again. A recording has none. */
  leave() {
    if (!this.record || this.page.model.phase === 'recording') return
    this.end()
    this.page.go({ step: null }, 'push')
    this.page.late.announcer?.say(this.page.t('nowAgain'))
  }

  /** Ends the time travel, because the present or another session is shown next. */
  end() {
    this.#trip = {}
    this.#wish = null
    this.since = null
    this.#rules = null
    this.#announced = null
    this.playback.stop()
    this.earlier.clear()
    const { page, live } = this
    delete page.parts.frame.dataset.moment
    if (!this.record) return
    const hadFocus = [this.bar, this.changes].some(({ element }) => element.contains(page.document.activeElement))
    this.record = null
    page.shown.clear()
    live.dataset.testid = 'device'
    page.parts.frame.removeEventListener('click', this.#pressed)
    page.document.removeEventListener('keydown', this.#key)
    page.document.removeEventListener('keyup', this.#key)
    page.window.removeEventListener('blur', this.#after)
    for (const { element } of [this.bar, this.changes]) element.remove()
    this.renderer.clear()
    this.screen.remove()
    if (hadFocus) live.focus({ preventScroll: true })
    page.stage.look()
    this.page.shown.changed()
  }

  /**
   * Opens a branch: a new session that continues from the shown step.
   * @param {object[]} [faults]  those of the step if undefined
   */
  async branch(faults) {
    const { page, record } = this
    const session = page.sessionName
    try {
      const { id } = await page.api.call('POST', path`api/sessions/${session}/branches`, { step: record.step, faults })
      arriveAt(page, id)
    } catch (error) {
      page.notices.toast(page.t('notContinued', { detail: page.why(error) }))
    }
  }

  /**
   * Returns a sentence about a step. A timer that only brought a response is named after the response, like its row in the
   * timeline.
   * @param {number} step
   */
  label(step) {
    const { page, record } = this
    const wording = page.late.side?.wording ?? page
    const entries = Array.from(page.model.entries.values()).filter(({ input }) => input === step)
    const kindOf = (...kinds) => entries.find(({ kind }) => kinds.includes(kind))
    const input = kindOf('input', 'pause', 'crash')
    if (input) return describe(input, wording).title
    const request = entries.find(({ type, phase }) => type === 'request' && phase !== 'pending')
    if (request) return page.t('responseTo', { request: [request.method, shortUrl(request.url), request.status].filter(Boolean).join(' ') })
    const timer = kindOf('timer')
    if (timer) return describe(timer, wording).title
    return record?.step === step ? record.label ?? '' : ''
  }

  async #ask(wish, trip) {
    const { page, since } = this
    const { step, session } = wish
    const query = since === null || since === step - 1 ? '' : `?since=${since}`
    const [record, error] = await page.api.call('GET', path`api/sessions/${session}/steps/${step}` + query)
      .then((answer) => [answer], (refusal) => [null, refusal])
    if (this.#wish === wish) this.#wish = null
    if (trip !== this.#trip || session !== page.sessionName) return
    if (error) return this.#refused(error)
    this.#show(record)
    if (!this.#wish) this.#arrived(record)
  }

  /** Reports that a step was refused. The shown step stays, and is in the address. */
  #refused(error) {
    const { page, record } = this
    this.#wish = null
    this.bar.draw()
    page.go({ step: record ? String(record.step) : null }, 'replace')
    page.notices.toast(page.t('stepNotShown', { detail: page.why(error) }))
    this.page.shown.changed()
  }

  #show(record) {
    const { page } = this
    const isFirst = !this.record
    this.record = record
    this.model.takeSnapshot(record.snapshot)
    if (isFirst) this.#enter()
    if (record.snapshot.tree) this.renderer.show(record.snapshot.tree)
    this.bar.draw()
    this.changes.draw()
    page.showNote()
    this.page.shown.changed()
  }

  /** Puts the shown step into the address, and announces it once. */
  #arrived({ step }) {
    const { page } = this
    const { address } = page
    const name = String(step)
    const isMove = address.step || page.model.phase === 'recording'
    if (address.step !== name) page.go({ step: name }, isMove ? 'replace' : 'push')
    if (this.#announced !== step && !this.bar.hasSlider()) page.late.announcer?.say(this.bar.words())
    this.#announced = step
    this.earlier.follow(step)
  }

  #enter() {
    const { page, live } = this
    const { frame, note, tree } = page.parts
    const hadFocus = live.contains(page.document.activeElement)
    page.shown.show(this)
    frame.dataset.moment = 'past'
    live.removeAttribute('data-testid')
    this.screen.dataset.testid = 'device'
    this.screen.dataset.session = page.sessionName
    live.after(this.screen)
    frame.addEventListener('click', this.#pressed)
    page.document.addEventListener('keydown', this.#key)
    page.document.addEventListener('keyup', this.#key)
    page.window.addEventListener('blur', this.#after)
    note.before(this.bar.element)
    tree.parentElement.append(this.changes.element)
    this.bar.render()
    const { activeElement } = page.document
    const isCovered = activeElement?.closest('.device-tools') && !activeElement.checkVisibility({ visibilityProperty: true })
    if (hadFocus || isCovered) this.bar.focus()
  }

  /** Shows the step before while a key is held. */
  #key = (event) => {
    if (event.key.toLowerCase() !== 'b' || this.page.late.side?.singleKeys.isOn === false || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target.closest?.('input:not([type="range"]), textarea, select, [contenteditable], dialog')) return
    this.earlier.hold(event.type === 'keydown')
  }

  #after = () => this.earlier.hold(false)

  /** Says why a press on an earlier step does nothing. */
  #pressed = () => this.page.notices.toast(this.page.t('onlyLooks'))
}
