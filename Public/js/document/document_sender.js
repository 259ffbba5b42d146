import { Problem } from '../net/api.js'

/** @import { KennelPage } from '../kennel_page.js' */
/** @import { Judgement } from './document_errors.js' */

const pause = 250 // milliseconds without a change before the text is sent

/** Replaces the document of the shown session, which stays the same: after each change, and when another session is shown. */
export class DocumentSender {
  #timer = null
  #isSending = false
  #next = null // what to send after the response to the last text

  /**
   * @param {{ page: KennelPage, window: Window }} services
   * @param {{ text: () => string, sending: (text: string) => void, sent: (judgement: Judgement) => void,
   *           refused: (error: Error, text: string) => void }} document  `text` returns the document; the others are called before a
   *   text is sent, with the result of its validation, and if the server refused it
   */
  constructor({ page, window }, { text, sending, sent, refused }) {
    Object.assign(this, { page, window, text, sending, sent, refused })
    window.addEventListener('online', this.changed)
  }

  /** Sends the text when it has not changed for a moment. */
  changed = () => {
    this.window.clearTimeout(this.#timer)
    this.#timer = this.window.setTimeout(this.put, pause)
  }

  /**
   * Sends the text. While a response is pending, the newest text waits.
   * @param {'keep'|'show'} broken  whether a text that cannot be decoded leaves the screen, or shows its error there
   */
  put = async (broken = 'keep') => {
    this.window.clearTimeout(this.#timer)
    const { api, model } = this.page
    if (!model.session || model.phase === 'recording' || this.page.isViewer()) return
    this.page.shown.past?.leave() // the text is shown at the latest step
    if (this.#isSending) {
      this.#next = broken
      return
    }
    this.#isSending = true
    const text = this.text()
    this.sending(text)
    try {
      this.sent(await api.putDocument(model.session.id, { text, broken }))
    } catch (error) {
      this.refused(error, text)
    }
    this.#isSending = false
    const next = this.#next
    this.#next = null
    if (next) this.put(next)
  }

  /**
   * Sends the text to a session that shows another document, such as after a restart.
   * @returns {Promise<Judgement & { text: string }|null>}  the document of the session; null if the text was sent instead
   */
  async follow() {
    const { api, model } = this.page
    try {
      const shown = await api.document(model.session.id)
      if (this.page.isViewer() || shown.text === this.text()) return shown
    } catch (error) {
      if (!(error instanceof Problem && error.status === 404)) throw error
    }
    await this.put()
    return null
  }
}
