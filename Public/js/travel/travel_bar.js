import { switchedOn } from '../workspace/tab_faults.js'
import { speeds } from './playback.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { ConnectionSign } from '../workspace/connection_sign.js' */
/** @import { Filmstrip } from './filmstrip.js' */
/** @import { Travel } from './travel.js' */

/**
 * The bar under the device: the shown step, a slider through all steps, and buttons to branch or to return to the
 * present.
 */
export class TravelBar {
  #choices = null // the fault choices for a branch, while they are shown

  /**
   * @param {{ elements: Elements, exported: (button: Element) => void, filmstrip: Filmstrip, parts: PageParts, session: ShownServices,
   *           sign: ConnectionSign, travel: Travel, words: Words }} services  `exported` opens the export menu
   */
  constructor({ elements, exported, filmstrip, parts, session, sign, travel, words }) {
    Object.assign(this, { elements, exported, filmstrip, parts, session, sign, travel, t: words.t })
    this.element = elements.h('section', { class: 'recording' })
  }

  /** Draws everything in the current language. */
  render() {
    const { elements: { h, icon, fill }, session: { model, isViewer }, t, travel } = this
    const isRecording = model.phase === 'recording'
    const turn = (by, name, sign) => h('button', {
      type: 'button', class: 'icon-button', 'aria-label': t(name), title: t(name), click: () => travel.move(by),
    }, h('span', { 'aria-hidden': 'true' }, sign))
    this.title = h('strong', { class: 'recording-title' })
    this.label = h('span', { class: 'recording-label' })
    this.differs = h('p', { class: 'recording-note' })
    this.choices = h('div', { class: 'recording-choices', role: 'group', hidden: true })
    this.onward = isViewer() && !isRecording ? null : h('button', {
      type: 'button', class: 'button', 'data-tone': 'main', click: this.#goOn,
    }, t('continueHere'))
    this.slider = h('input', { type: 'range', class: 'slider', min: 1, 'aria-label': t('step'), input: this.#slide })
    this.back = turn(-1, 'previousStep', '‹')
    this.forth = turn(1, 'nextStep', '›')
    this.marks = h('div', { class: 'slider-marks', 'aria-hidden': 'true' })
    this.play = h('button', { type: 'button', class: 'button play', 'aria-keyshortcuts': 'Space', click: () => travel.playback.toggle() })
    this.speed = h('select', {
      class: 'input', 'aria-label': t('speed'), change: ({ target }) => travel.playback.go(target.value),
    }, ...speeds.map((speed) => h('option', { value: speed, selected: speed === travel.playback.speed }, t(`speed_${speed}`))))
    const hold = (isHeld) => () => travel.earlier.hold(isHeld)
    this.before = h('button', {
      type: 'button', class: 'button before', 'aria-keyshortcuts': 'B', title: t('beforeNote'), pointerdown: hold(true), pointerup: hold(false),
      pointercancel: hold(false), pointerleave: hold(false),
    }, t('before'))
    // In a narrow column the bar covers the tools, including the export button.
    const share = h('button', {
      type: 'button', class: 'icon-button recording-export', 'aria-label': t('handOver'), title: t('handOver'), click: this.#export,
    }, icon('share'))
    const { filmstrip } = this
    const scale = h('div', { class: 'slider-room' }, filmstrip.strip, this.slider, this.marks, filmstrip.preview)
    filmstrip.follow(scale, this.slider)
    fill(this.element,
      h('div', { class: 'recording-line' }, h('span', { class: 'recording-mark', 'aria-hidden': 'true' }),
        h('p', { class: 'recording-words' }, this.title, ' ', this.label), this.#wayUp(),
        isRecording ? null : h('button', { type: 'button', class: 'button', click: () => travel.leave() }, t('backToNow')),
        this.onward),
      this.choices, this.differs, h('div', { class: 'scrubber' }, this.back, scale, this.forth),
      h('div', { class: 'playback' }, this.play, this.speed, this.before, share))
    this.element.setAttribute('aria-label', t(isRecording ? 'recordedSession' : 'lookBack'))
    this.#choices = null
    this.#say(icon)
    this.draw()
  }

  /** Draws the shown step and everything that depends on it. */
  draw() {
    const { travel } = this
    if (!travel.record) return
    const { step } = travel.record
    this.label.textContent = travel.label(step)
    this.change.textContent = travel.changes.first(travel.record.difference?.lines ?? [])
    if (this.#choices !== step) this.#close()
    this.grow()
  }

  /** Moves the slider to the requested step, and its end to the newest step. */
  grow() {
    const { slider, travel } = this
    if (!travel.record) return
    const { step, of } = travel
    slider.max = String(of)
    slider.value = String(step)
    slider.setAttribute('aria-valuetext', this.words())
    this.element.setAttribute('aria-busy', step !== travel.record.step)
    const isRecording = this.session.model.phase === 'recording'
    this.title.textContent = this.t(isRecording ? 'recordingStep' : 'stepOf', { step: travel.record.step, of })
    this.play.textContent = this.t(travel.playback.isPlaying ? 'stopPlaying' : 'play')
    this.sign.render()
    this.#drawMarks(of)
    this.filmstrip.draw()
    this.back.setAttribute('aria-disabled', step <= 1)
    this.forth.setAttribute('aria-disabled', step >= of)
  }

  /** Marks restarts of the server, crashes, notes and expectations, and the start of a branch. */
  #drawMarks(of) {
    const { elements: { h, fill }, session: { model } } = this
    const steps = new Map()
    for (const { kind, input } of model.entries.values()) if (kind === 'pause' || kind === 'crash') steps.set(input, kind)
    for (const step of [...model.notes.keys(), ...model.expectations.keys()]) if (!steps.has(step)) steps.set(step, 'note')
    if (model.session?.origin?.step) steps.set(model.session.origin.step, 'branch')
    const drawn = JSON.stringify([of, ...steps])
    if (this.marks.dataset.drawn === drawn) return
    this.marks.dataset.drawn = drawn
    fill(this.marks, ...Array.from(steps, ([step, kind]) => {
      const mark = h('span', { class: 'slider-mark', 'data-kind': kind })
      mark.style.setProperty('--at', of > 1 ? (Math.min(step, of) - 1) / (of - 1) : 0)
      return mark
    }))
  }

  /** Returns the requested step in words. */
  words() {
    const { t } = this
    const { step, of } = this.travel
    const label = this.travel.label(step)
    return t(label ? 'stepOfNamed' : 'stepOf', { step, of, label })
  }

  /** Returns whether the slider has the focus. Screen readers then read its value. */
  hasSlider() { return this.element.ownerDocument.activeElement === this.slider }

  focus() { this.slider.focus({ preventScroll: true }) }

  /** Returns a button that scrolls to the device, which may be far above on a narrow page. */
  #wayUp() {
    const { elements: { h }, t, parts } = this
    return h('button', {
      type: 'button', class: 'icon-button recording-up', 'aria-label': t('showDevice'), title: t('showDevice'),
      click: () => parts.room.scrollIntoView({ block: 'center' }),
    }, h('span', { 'aria-hidden': 'true' }, '↑'))
  }

  /** Draws the remarks on an imported recording. */
  #say(icon) {
    const { elements: { h, fill }, session: { model: { recording } }, t } = this
    const { differsFrom, cut } = recording ?? {}
    this.differs.hidden = !differsFrom && !cut
    const sentences = [differsFrom && t('differsFrom', { input: differsFrom }), cut && t('cutRecording')]
    const there = differsFrom && h('button', {
      type: 'button', class: 'button', click: () => this.travel.to(differsFrom),
    }, t('goToStep', { step: differsFrom }))
    this.change = h('span', { class: 'recording-change' })
    fill(this.differs, icon('problem'), h('span', {}, sentences.filter(Boolean).join(' '), ' ', this.change), there)
  }

  #export = ({ currentTarget }) => this.exported(currentTarget)

  #slide = () => this.travel.to(this.slider.valueAsNumber)

  /** Begins a branch. Shows choices only if there are faults to choose from. */
  #goOn = () => {
    const { elements: { h, fill }, t, travel } = this
    if (this.#choices !== null) return this.#close()
    travel.playback.stop() // the branch begins at the step that is visible at the press
    const then = plain(travel.model.faults)
    const now = plain(switchedOn(travel.faults))
    if (then.length + now.length === 0) return this.#branch()
    const choice = (name, faults, count) => h('button', {
      type: 'button', class: 'button', click: () => this.#branch(faults),
    }, t(name, { count }))
    const { step } = travel.record
    this.choices.setAttribute('aria-label', t('continueStep', { step }))
    this.choices.hidden = false
    this.onward.setAttribute('aria-expanded', true)
    this.#choices = step
    fill(this.choices,
      then.length ? choice('sameFaults', undefined, then.length) : null, choice('withoutFaults', []),
      now.length && JSON.stringify(now) !== JSON.stringify(then) ? choice('faultsAsSet', now, now.length) : null)
    return this.choices.querySelector('button').focus()
  }

  #close() {
    this.#choices = null
    this.choices.hidden = true
    this.onward?.removeAttribute('aria-expanded')
  }

  async #branch(faults) {
    if (this.onward.ariaDisabled === 'true') return
    this.onward.ariaDisabled = 'true'
    await this.travel.branch(faults)
    this.onward.ariaDisabled = null
  }
}

/** Returns rules without the ids and counts of the server. */
function plain(rules) {
  return rules.map(({ id, used, ...rule }) => rule)
}
