import { MessageFields, WrongField } from './message_fields.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Message } from './response_differences.js' */

/** The form that edits a request before it is resent. */
export class ResendForm {
  #words = new Map() // element → the key of its text

  /**
   * @param {{ elements: Elements, window: Window, words: Words }} services  @param {LogEntry} entry
   * @param {{ send: (edits: object) => void, cancel: () => void }} acts
   */
  constructor(services, entry, { send, cancel }) {
    const { elements: { h }, words } = services
    Object.assign(this, { entry, t: words.t, send })
    const said = (word, element) => {
      this.#words.set(element, word)
      return element
    }
    this.wrong = h('p', { class: 'step-message', id: `resend-wrong-${entry.id}`, role: 'status' })
    this.fields = new MessageFields(services, {
      id: `resend-${entry.id}`, help: 'resendHelp', wrong: this.wrong, changed: this.#changed, run: () => this.#submit(),
    })
    this.secrets = said('resendSecrets', h('p', { class: 'quiet', hidden: true }))
    this.element = h('form', { class: 'held resend-form', novalidate: true, submit: this.#submit, keydown: this.#keydown },
      this.fields.element, this.secrets, this.wrong,
      h('div', { class: 'fault-end' },
        said('cancelResend', h('button', { type: 'button', class: 'button', click: cancel })),
        said('sendNow', h('button', { class: 'button', 'data-tone': 'main' }))))
    this.render()
  }

  /** Draws everything in the current language. The fields keep their text. */
  render() {
    this.element.setAttribute('aria-label', this.t('editAndResend'))
    for (const [element, word] of this.#words) element.textContent = this.t(word)
    this.fields.render()
  }

  /** Fills the fields, and gives the first one the focus. @param {Message} request  the recorded request */
  async show(request) {
    const { entry: { method, url } } = this
    this.secrets.hidden = !Object.values(request.headers ?? {}).some((value) => /^\[.+\]$/.test(value))
    await this.fields.show({ method, url }, request, request.truncated ? 'resendCutBody' : undefined)
    this.focus()
  }

  focus() { this.element.querySelector('input')?.focus() }

  #changed = () => {
    this.wrong.textContent = ''
    this.fields.judge()
  }

  #keydown = (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.target.closest('.code')) return
    event.preventDefault()
    this.#submit()
  }

  /** @param {Event} [event] */
  #submit = (event) => {
    event?.preventDefault()
    try {
      this.send(this.#edits())
    } catch (error) {
      if (!(error instanceof WrongField)) throw error
      this.wrong.textContent = error.message
    }
  }

  /** @throws {WrongField} if a field cannot be sent */
  #edits() {
    const { fields, t } = this
    const edits = fields.edits
    if (edits.method !== undefined) edits.method = edits.method.trim().toUpperCase()
    if (edits.method !== undefined && !/^[A-Z]{1,20}$/.test(edits.method)) throw new WrongField(t('resendMethodWrong'))
    if (edits.url !== undefined && !/^https?:\/\/[^/]/i.test(edits.url)) throw new WrongField(t('resendURLWrong'))
    return edits
  }
}
