import { Problem, path } from '../net/api.js'
import { ResendForm } from './resend_form.js'
import { responseDifferenceList } from './response_difference_list.js'
import { responseDifferences } from './response_differences.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Times } from '../words/times.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Message } from './response_differences.js' */

const [seenBelow, gap] = [120, 8] // pixels under the outcome that are seen, and above it

/**
 * The services of requests that are resent.
 * @typedef {object} ResendServices
 * @property {Api} api
 * @property {Elements} elements
 * @property {ShownServices} session
 * @property {Times} times
 * @property {(error: Error) => string} why
 * @property {Window} window
 * @property {Words} words
 */

/**
 * The latest attempt to resend a request: none, on its way, refused by this server, or finished, with or without a
 * response of the backend.
 * @typedef {{ state: 'none' } | { state: 'sending' } | { state: 'refused', error: Error } | { state: 'finished', resent: any, isEdited: boolean }} Attempt
 */

/** A request that the user resends: the form that edits it, and the new response with its differences to the recorded one. */
export class ResentRequest {
  /** @type {Attempt} */
  #attempt = { state: 'none' }
  #form = null

  /**
   * @param {ResendServices} services  @param {LogEntry} entry
   * @param {{ changed: () => Promise<void> }} events  `changed` draws the details of the request again
   */
  constructor(services, entry, { changed }) {
    const { elements: { h }, words } = services
    Object.assign(this, { services, entry, t: words.t, changed })
    this.note = h('p', { class: 'quiet' })
    this.status = h('p', { class: 'resend-status', role: 'status' })
    this.host = h('div', {})
    this.element = h('section', { class: 'resend' }, this.note, this.host, this.status)
  }

  get isSending() { return this.#attempt.state === 'sending' }

  /** Whether a form or an outcome is shown. */
  get isShown() { return Boolean(this.#form) || this.#attempt.state !== 'none' }

  /** The request as it was resent, if it was edited; undefined otherwise. @returns {Message|undefined} */
  get request() {
    const attempt = this.#attempt
    return attempt.state === 'finished' && attempt.isEdited ? attempt.resent.exchange.request : undefined
  }

  /** The new response; undefined if there is none. @returns {Message|undefined} */
  get response() {
    const attempt = this.#attempt
    return attempt.state === 'finished' ? attempt.resent.exchange.response : undefined
  }

  /** Opens the form, or gives it the focus. @param {object} request  the recorded request */
  async edit(request) {
    if (this.#form) return this.#form.focus()
    this.#form = new ResendForm(this.services, this.entry, { send: (edits) => this.send(edits), cancel: this.#cancel })
    this.host.replaceChildren(this.#form.element)
    await this.changed()
    await this.#form.show(request)
    return undefined
  }

  /** Resends the request. While it waits for a response, it is not sent again. @param {object} [edits] */
  async send(edits = {}) {
    if (this.isSending) return
    const { entry, services: { api, session } } = this
    this.#attempt = { state: 'sending' }
    await this.changed()
    try {
      const isEdited = Object.keys(edits).length > 0
      const resent = await api.call('POST', path`api/sessions/${session.name}/requests/${entry.id}/resend`, isEdited ? edits : undefined)
      this.#attempt = { state: 'finished', resent, isEdited }
    } catch (error) {
      this.#attempt = { state: 'refused', error }
    }
    await this.changed()
    this.#bringOutcome()
  }

  /** Draws the state in the current language. @param {{ status?: number, response?: object }} recorded */
  render(recorded) {
    const { entry, services: { elements, elements: { fill }, words }, t } = this
    this.element.setAttribute('aria-label', t('resend'))
    this.note.textContent = t('resendNote')
    this.#form?.render()
    this.differences?.remove()
    this.differences = null
    const attempt = this.#attempt
    this.status.dataset.state = attempt.state
    if (attempt.state !== 'finished') return fill(this.status, this.#unfinishedWords(attempt))
    const { exchange, error } = attempt.resent
    const isRecorded = entry.phase !== 'pending'
    const before = { status: recorded.status, response: recorded.response, message: entry.error?.message ?? t('missingValue') }
    const found = isRecorded ? responseDifferences(before, { ...exchange, message: error?.message }) : null
    const count = found?.differences.length
    fill(this.status, [
      this.#outcome(attempt.resent), found ? t(count ? 'resendDiffers' : 'resendSame', { count }) : t('resendUnrecorded'),
      entry.fault && found ? t('resendFaulted') : null,
    ].filter(Boolean).join(' '))
    if (!found) return undefined
    this.differences = responseDifferenceList({ elements, t: words.t }, found)
    this.element.append(this.differences)
    return undefined
  }

  /** Scrolls the details to the outcome, unless a part of it is seen. */
  #bringOutcome() {
    const details = this.status.closest('.exchange')
    if (!details) return
    const [place, frame] = [this.status.getBoundingClientRect(), details.getBoundingClientRect()]
    if (place.bottom > frame.bottom - seenBelow) details.scrollTop += place.top - frame.top - gap
  }

  #unfinishedWords(attempt) {
    const { services: { why, words }, t } = this
    if (attempt.state === 'none') return ''
    if (attempt.state === 'sending') return t('resendSending')
    const { error } = attempt
    const key = error instanceof Problem ? `resendProblem_${error.kind}` : ''
    return t(words.has(key) ? key : 'resendProblem', { detail: error instanceof Problem && error.kind === 'malformed' ? error.message : why(error) })
  }

  #outcome({ duration, exchange: { status }, error }) {
    const { services: { times, words }, t } = this
    if (!error) return t('resendAnswered', { status, time: times.duration(duration) })
    const message = /[.!?]$/.test(error.message) ? error.message : `${error.message}.`
    const advice = `resendAdvice_${error.kind}`
    return `${t('resendFailed', { message })} ${words.has(advice) ? t(advice) : ''}`.trim()
  }

  #cancel = async () => {
    const details = this.host.closest('.exchange')
    this.#form = null
    this.host.replaceChildren()
    await this.changed()
    /** @type {HTMLElement|null} */
    const button = details?.querySelector('[data-resend="editAndResend"]')
    button?.focus()
  }
}
