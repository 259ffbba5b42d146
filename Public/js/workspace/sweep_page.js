import { openModal } from '../elements/modal.js'
import { writeAddress } from '../net/address.js'
import { path, Problem } from '../net/api.js'
import { keepMoment } from './moment.js'
import { SweepForm } from './sweep_form.js'
import { SweepMatrix } from './sweep_matrix.js'
import { english, portuguese } from './sweep_words.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { Driving } from './driving.js' */
/** @import { LastSweep } from './last_sweep.js' */
/** @import { Opening } from './opening.js' */
/** @import { Times } from '../words/times.js' */

const rhythm = 600 // milliseconds between two requests for a running sweep

/** The dialog of a fault sweep: its form, its progress, and its findings. */
export class SweepPage {
  #timer = null
  #cell = null // the check that the address names
  #isBeginning = false // whether a sweep is being started, so that a second press starts no other

  /**
   * @param {{ api: Api, copyText: (text: string) => Promise<void>, driving: Driving, elements: Elements, lastSweep: LastSweep,
   *           navigation: Navigation, opening: Opening, parts: PageParts, session: ShownServices, tab: Storage?,
   *           times: Times, why: (error: Error) => string, window: Window, words: Words }} services
   */
  constructor({ api, copyText, driving, elements, lastSweep, navigation, opening, parts, session, tab, times, why, window, words }) {
    const { h } = elements
    const { t } = words
    const { document } = window
    words.add(english, portuguese)
    Object.assign(this, { api, copyText, document, driving, last: lastSweep, navigation, parts, session, t, tab, times, why })
    this.form = new SweepForm({ api, elements, opening, words }, this.#begin)
    this.matrix = new SweepMatrix({ document, elements, words }, { open: this.#open, copy: this.#copy })
    this.bar = h('progress', { class: 'sweep-bar', 'aria-label': t('sweepTitle'), hidden: true })
    this.status = h('p', { class: 'sweep-status', role: 'status' })
    this.stop = h('button', { type: 'button', class: 'button', hidden: true, click: this.#stop }, t('sweepStop'))
    this.again = h('button', { type: 'button', class: 'button', hidden: true, click: this.#again }, t('sweepAgain'))
    this.title = h('h2', { id: 'sweep-title', class: 'dialog-title', tabindex: -1 }, t('sweepTitle'))
    this.dialog = h('dialog', { class: 'sweep', 'aria-labelledby': 'sweep-title', close: this.#closed },
      h('div', { class: 'sweep-head' }, this.title, this.stop, this.again,
        h('form', { method: 'dialog' }, h('button', { class: 'button' }, t('close')))),
      this.form.element, h('div', { class: 'sweep-progress' }, this.bar, this.status), this.matrix.element)
  }

  /** Shows the sweep that the address names, else the last one of this session, else the form. */
  async show() {
    openModal(this.dialog, this)
    const { sweep, cell } = this.navigation.address
    this.#cell = cell ? Number(cell) : null
    const last = sweep ?? this.last.id
    if (!last) return this.#again()
    if (!sweep) this.navigation.go({ sweep: last }, 'replace')
    return this.#follow(last)
  }

  #again = async () => {
    clearTimeout(this.#timer)
    this.id = null
    this.navigation.go({ sweep: null, cell: null }, 'replace')
    for (const part of [this.bar, this.stop, this.again]) part.hidden = true
    this.status.textContent = ''
    this.matrix.clear()
    await this.form.show()
  }

  /** Changes the visible parts of the dialog. If the focused element is hidden, the focus moves to a visible button. */
  #swap(change) {
    const { dialog, stop, again, document } = this
    const { activeElement } = document
    const hadFocus = dialog.contains(activeElement)
    change()
    if (hadFocus && !activeElement.checkVisibility()) [stop, again, this.title].find((part) => part.checkVisibility()).focus()
  }

  #begin = async (asked) => {
    if (this.#isBeginning) return
    this.#isBeginning = true
    try {
      this.status.textContent = this.t('sweepPlanning')
      const begun = await this.api.call('POST', 'api/sweeps', { session: this.session.name, ...asked })
      this.navigation.go({ sweep: begun.id }, 'replace')
      this.last.keep(begun.id)
      await this.#follow(begun.id)
    } catch (error) {
      this.status.textContent = this.why(error)
    }
    this.#isBeginning = false
  }

  #follow = async (id) => {
    clearTimeout(this.#timer)
    this.id = id
    this.#swap(() => this.form.hide())
    try {
      this.#tell(await this.api.call('GET', path`api/sweeps/${id}`))
    } catch (error) {
      if (error.status === 404) this.last.forget(id)
      if (!this.dialog.open) return
      if (error.status === 404 && !this.session.isViewer()) this.#again()
      this.status.textContent = this.why(error)
      if (!this.id) return
      this.#swap(() => { this.again.hidden = this.session.isViewer() })
      const mayComeBack = !(error instanceof Problem) && this.dialog.open
      if (mayComeBack) this.#timer = setTimeout(() => this.#follow(id), rhythm)
    }
  }

  #tell(sweep) {
    const { bar, t, times } = this
    const { isOver, checks: cells } = this.last.account(sweep)
    const words = { ...sweep, cells, time: times.span(isOver ? sweep.duration : Math.max(1000, sweep.remaining ?? 0)) }
    const say = {
      planning: 'sweepPlanning', running: !sweep.remaining ? 'sweepCounting' : cells > sweep.cells ? 'sweepExpecting' : 'sweepRunning',
      done: sweep.cells ? 'sweepDone' : 'sweepNothing', stopped: 'sweepStopped',
    }
    this.status.textContent = t(say[sweep.phase], words)
    bar.hidden = isOver
    if (cells) Object.assign(bar, { max: cells, value: sweep.done })
    this.#swap(() => {
      this.stop.hidden = isOver
      this.again.hidden = !isOver
    })
    this.watch = sweep.session
    if (sweep.session === this.session.model.session?.watch) this.last.keep(this.id, sweep)
    this.matrix.tell(sweep)
    if (this.#cell !== null && sweep.tries[this.#cell]?.verdict) {
      const cell = this.#cell
      this.#cell = null
      this.#open(cell, sweep.tries[cell])
      return
    }
    if (!isOver && this.dialog.open) this.#timer = setTimeout(() => this.#follow(this.id), rhythm)
  }

  #stop = async () => {
    try {
      await this.api.call('DELETE', path`api/sweeps/${this.id}`)
      await this.#follow(this.id)
    } catch (error) {
      this.status.textContent = this.why(error)
    }
  }

  /** Copies a link to a check. It gives no control of this session. @param {number} number */
  #copy = (number) => {
    const { copyText, document } = this
    return copyText(new URL(writeAddress({ watch: this.watch, sweep: this.id, cell: String(number) }), document.baseURI).href)
  }

  /** Opens the state of a check in a separate session. */
  #open = async (number, tried) => {
    try {
      const { id } = await this.api.call('POST', path`api/sweeps/${this.id}/cells/${String(number)}`, {})
      this.dialog.close()
      keepMoment(this, id, tried)
      this.driving.look({ session: id })
    } catch (error) {
      this.status.textContent = this.why(error)
    }
  }

  #closed = () => {
    clearTimeout(this.#timer)
    this.dialog.remove()
    if (this.navigation.address.sweep) this.navigation.go({ sweep: null, cell: null }, 'replace')
  }
}
