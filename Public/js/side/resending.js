import { english, portuguese } from '../words/resend_words.js'
import { ResentRequest } from './resent_request.js'

/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { Message } from './response_differences.js' */
/** @import { ResendServices } from './resent_request.js' */

/** @typedef {'resend'|'editAndResend'} ResendWay */

const ways = /** @type {const} */ (['resend', 'editAndResend'])

/** Resends requests of the shown session, each unchanged or edited. */
export class Resending {
  /** @type {Map<string, ResentRequest>} */
  #requests = new Map() // by the id of the request
  #session = null // the watch id of the session of these requests

  /**
   * @param {ResendServices & { notices: Notices }} services
   * @param {{ changed: (id: string) => Promise<void> }} events  `changed` draws the details of a request, if they are shown
   */
  constructor(services, { changed }) {
    services.words.add(english, portuguese)
    Object.assign(this, { services, t: services.words.t, changed })
  }

  /** Returns the request as it is resent; null if the user did not resend it. @param {string} id */
  of(id) {
    this.#follow()
    const request = this.#requests.get(id)
    return request?.isShown ? request : null
  }

  /** Returns why a request cannot be resent, in words; null if it can. @param {ResendWay} way  @param {string} id  @param {Message} [request] */
  reason(way, id, request = {}) {
    const { services: { session }, t } = this
    if (session.model.phase === 'recording') return t('resendOff_recording')
    if (session.shown.past) return t('resendOff_past')
    if (session.isViewer()) return t('resendOff_viewer')
    if (this.of(id)?.isSending) return t('resendOff_sending')
    return way === 'resend' && request.truncated ? t('resendOff_cut') : null
  }

  /** Returns the buttons for a request, and the reason why they are disabled. @param {LogEntry} entry  @param {Message} [request] */
  buttons(entry, request) {
    const { services: { elements: { h } }, t } = this
    return ways.map((way) => {
      const reason = this.reason(way, entry.id, request)
      return h('button', {
        type: 'button', class: 'button', 'data-resend': way, 'aria-disabled': reason ? 'true' : null, title: reason ?? t('resendNote'),
        click: () => this.start(way, entry, request),
      }, t(way))
    })
  }

  /** Returns the reason that is shown under the buttons; null if there is none. @param {LogEntry} entry  @param {Message} [request] */
  shownReason(entry, request) {
    return this.of(entry.id)?.isSending ? null : this.reason('editAndResend', entry.id, request) ?? this.reason('resend', entry.id, request)
  }

  /**
   * Returns the entries of a menu. `begun` is called before, to show the request.
   * @param {LogEntry} entry  @param {Message|undefined} request  @param {() => void} begun
   */
  choices(entry, request, begun) {
    return ways.map((way) => ({
      word: this.t(way), off: this.reason(way, entry.id, request),
      act: () => {
        begun()
        this.start(way, entry, request)
      },
    }))
  }

  /** Resends a request, or opens the form that edits it. Reports why it is not possible. @param {ResendWay} way  @param {LogEntry} entry  @param {Message} [request] */
  async start(way, entry, request = {}) {
    const reason = this.reason(way, entry.id, request)
    if (reason) return this.services.notices.toast(reason)
    this.#follow()
    if (!this.#requests.has(entry.id)) {
      this.#requests.set(entry.id, new ResentRequest(this.services, entry, { changed: () => this.changed(entry.id) }))
    }
    const resent = this.#requests.get(entry.id)
    await (way === 'resend' ? resent.send() : resent.edit(request))
    return undefined
  }

  /** Forgets the requests of another session, because ids are unique only within a session. */
  #follow() {
    const watch = this.services.session.model.session?.watch ?? null
    if (watch !== this.#session) this.#requests.clear()
    this.#session = watch
  }
}
