import { Renderer } from '../device/renderer.js'
import { addIcons } from '../elements/icons.js'
import { dress } from '../elements/late_style.js'
import { SessionModel, isNotes } from '../net/session_model.js'
import { describe, shortUrl } from '../words/entry_words.js'
import { openBranch } from '../workspace/arrival.js'
import { Changes } from './changes.js'
import { Earlier } from './earlier.js'
import { Filmstrip } from './filmstrip.js'
import { Playback } from './playback.js'
import { TravelBar } from './travel_bar.js'
import { english, portuguese } from './travel_words.js'

/** @import { ShownServices, Stage } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Words } from '../words/words.js' */
/** @import { ConnectionSign } from '../workspace/connection_sign.js' */
/** @import { Navigation } from '../workspace/navigation.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { FaultRule } from '../workspace/tab_faults.js' */

/**
 * The services of the time travel.
 * @typedef {object} TravelServices
 * @property {Api} api
 * @property {(error: Error) => void} broken  reports a change that could not be drawn
 * @property {Set<() => void>} drawn  functions that are called after each event was drawn
 * @property {Elements} elements
 * @property {LateParts} late
 * @property {Navigation} navigation
 * @property {Notices} notices
 * @property {ShownServices} session
 * @property {() => void} showNote  shows the latest note of the app
 * @property {ConnectionSign} sign
 * @property {Stage} stage
 * @property {(error: Error) => string} why
 * @property {Words} words
 */

/** Loads the words and the look of the time travel, and returns it. @param {TravelServices} services */
export async function startTravel(services) {
  const { stage: { document }, words } = services
  await dress(document, 'styles/travel.css')
  words.add(english, portuguese)
  addIcons(document)
  return new Travel(services)
}

/**
 * Shows a session as it was after one of its inputs, and branches from there. The present session continues to run,
 * hidden beneath it.
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

  /** @param {TravelServices} services */
  constructor({ api, broken, drawn, elements, late, navigation, notices, session, showNote, sign, stage, why, words }) {
    const { document, parts, screen, window } = stage
    const { frame } = parts
    Object.assign(this, { api, document, late, live: screen, navigation, notices, parts, session, showNote, stage, why, window })
    this.wording = { t: words.t, has: words.has, words, model: session.model }
    this.t = words.t
    const exported = async (button) => {
      const { handOver } = await import('../workspace/hand_over.js')
      await handOver({ actions: late.side?.actions, elements, frame, late, notices, session, why, window, words }, button)
    }
    this.screen = elements.h('section', { class: 'screen', 'data-recording': true, inert: true })
    this.renderer = new Renderer({ root: this.screen, failed: broken, guard: () => false, send: async () => null })
    this.earlier = new Earlier({ api, elements, failed: broken, frame, screen: this.screen, session })
    this.playback = new Playback({ window, model: session.model, travel: this, changed: () => this.bar.grow() })
    this.filmstrip = new Filmstrip({ api, document, elements, session, travel: this })
    this.bar = new TravelBar({ elements, exported, filmstrip: this.filmstrip, parts, session, sign, travel: this, words })
    this.changes = new Changes({ document, late, elements, words, travel: this })
    drawn.add(() => { if (this.record) this.bar.grow() })
  }

  /** Draws everything again, in the current language. */
  render() {
    this.bar.render()
    this.changes.draw()
  }

  /** The number of steps. */
  get of() { return Math.max(this.record?.of ?? 0, this.session.model.input) }

  /** The number of the shown step, in words. */
  get words() { return this.t('stepOf', { step: this.record.step, of: this.of }) }

  /** The step that is shown or being loaded; the last one while the present is shown. */
  get step() { return this.#wish?.step ?? this.record?.step ?? this.of }

  /** The fault rules for a branch: the session's, until they are changed for it. */
  get faults() { return this.#rules ?? this.session.model.faults }

  set faults(rules) {
    this.#rules = rules.map((rule) => ({ id: `new${this.#ruleCount += 1}`, ...rule }))
    this.session.shown.changed()
  }

  /** Shows the step of a new address or session. @param {object} [snapshot]  the session's, if new */
  arrive(snapshot) {
    const { model } = this.session
    const step = Number(this.navigation.address.step)
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
    const done = Array.from(this.session.model.entries.values(), (entry) => (entry.kind === 'input' && !isNotes(entry) ? entry.input : null))
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
    this.#wish = { step, session: this.session.name }
    this.parts.frame.dataset.moment ??= 'awaited'
    this.bar.grow()
    if (this.#isAsking) return
    this.#isAsking = true
    while (this.#wish) await this.#ask(this.#wish, this.#trip)
    this.#isAsking = false
    if (!this.record) delete this.parts.frame.dataset.moment // the step was refused, or is no longer needed
  }

  /** Compares the shown step with any chosen step instead of the previous one. @param {number|null} step */
  compare(step) {
    this.since = step
    this.to(this.step)
  }

  /** Shows the present again. A recording has none. */
  leave() {
    if (!this.record || this.session.model.phase === 'recording') return
    this.end()
    this.navigation.go({ step: null }, 'push')
    this.late.announcer?.say(this.t('nowAgain'))
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
    const { document, live, parts: { frame }, session: { shown } } = this
    delete frame.dataset.moment
    if (!this.record) return
    const hadFocus = [this.bar, this.changes].some(({ element }) => element.contains(document.activeElement))
    this.record = null
    shown.clear()
    live.dataset.testid = 'device'
    frame.removeEventListener('click', this.#pressed)
    document.removeEventListener('keydown', this.#key)
    document.removeEventListener('keyup', this.#key)
    this.window.removeEventListener('blur', this.#after)
    for (const { element } of [this.bar, this.changes]) element.remove()
    this.filmstrip.clear()
    this.renderer.clear()
    this.screen.remove()
    if (hadFocus) live.focus({ preventScroll: true })
    this.stage.look()
    shown.changed()
  }

  /**
   * Opens a branch: a new session that continues from the shown step.
   * @param {FaultRule[]} [faults]  those of the step if undefined
   */
  async branch(faults) {
    try {
      await openBranch(this, this.record.step, faults)
    } catch (error) {
      this.notices.toast(this.t('notContinued', { detail: this.why(error) }))
    }
  }

  /**
   * Returns a sentence about a step. A timer that only brought a response is named after the response, like its row in the
   * timeline.
   * @param {number} step
   */
  label(step) {
    const { record } = this
    const wording = this.late.side?.wording ?? this.wording
    const entries = Array.from(this.session.model.entries.values()).filter(({ input }) => input === step)
    const kindOf = (...kinds) => entries.find(({ kind }) => kinds.includes(kind))
    const input = kindOf('input', 'pause', 'crash')
    if (input) return describe(input, wording).title
    const request = entries.find(({ type, phase }) => type === 'request' && phase !== 'pending')
    if (request) return this.t('responseTo', { request: [request.method, shortUrl(request.url), request.status].filter(Boolean).join(' ') })
    const timer = kindOf('timer')
    if (timer) return describe(timer, wording).title
    return record?.step === step ? record.label ?? '' : ''
  }

  async #ask(wish, trip) {
    const { since } = this
    const { step, session } = wish
    const query = since === null || since === step - 1 ? '' : `?since=${since}`
    const [record, error] = await this.api.step(session, step, query)
      .then((answer) => [answer], (refusal) => [null, refusal])
    if (this.#wish === wish) this.#wish = null
    if (trip !== this.#trip || session !== this.session.name) return
    if (error) return this.#refused(error)
    this.#show(record)
    if (!this.#wish) this.#arrived(record)
  }

  /** Reports that a step was refused. The shown step stays, and is in the address. */
  #refused(error) {
    const { record } = this
    this.#wish = null
    this.bar.draw()
    this.navigation.go({ step: record ? String(record.step) : null }, 'replace')
    this.notices.toast(this.t('stepNotShown', { detail: this.why(error) }))
    this.session.shown.changed()
  }

  #show(record) {
    const isFirst = !this.record
    this.record = record
    this.model.takeSnapshot(record.snapshot)
    if (isFirst) this.#enter()
    if (record.snapshot.tree) this.renderer.show(record.snapshot.tree)
    this.bar.draw()
    this.changes.draw()
    this.showNote()
    this.session.shown.changed()
  }

  /** Puts the shown step into the address, and announces it once. */
  #arrived({ step }) {
    const { late, navigation, session } = this
    const { address } = navigation
    const name = String(step)
    const isMove = address.step || session.model.phase === 'recording'
    if (address.step !== name) navigation.go({ step: name }, isMove ? 'replace' : 'push')
    if (this.#announced !== step && !this.bar.hasSlider()) late.announcer?.say(this.bar.words())
    this.#announced = step
    this.earlier.follow(step)
  }

  #enter() {
    const { document, live, parts: { frame, note, tree }, session } = this
    const hadFocus = live.contains(document.activeElement)
    session.shown.show(this)
    frame.dataset.moment = 'past'
    live.removeAttribute('data-testid')
    this.screen.dataset.testid = 'device'
    this.screen.dataset.session = session.name
    live.after(this.screen)
    frame.addEventListener('click', this.#pressed)
    document.addEventListener('keydown', this.#key)
    document.addEventListener('keyup', this.#key)
    this.window.addEventListener('blur', this.#after)
    note.before(this.bar.element)
    tree.parentElement.append(this.changes.element)
    this.bar.render()
    const { activeElement } = document
    const isCovered = activeElement?.closest('.device-tools') && !activeElement.checkVisibility({ visibilityProperty: true })
    if (hadFocus || isCovered) this.bar.focus()
  }

  /** Shows the previous step while the key B is held. */
  #key = (event) => {
    if (event.key.toLowerCase() !== 'b' || this.late.side?.singleKeys.isOn === false || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target.closest?.('input:not([type="range"]), textarea, select, [contenteditable], dialog')) return
    this.earlier.hold(event.type === 'keydown')
  }

  #after = () => this.earlier.hold(false)

  /** Says why a press on an earlier step does nothing. */
  #pressed = () => this.notices.toast(this.t('onlyLooks'))
}
