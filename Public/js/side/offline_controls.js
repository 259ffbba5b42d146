/** @import { Connection } from '../net/connection.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from '../workspace/notices.js' */

const english = { offlineControl: 'Not connected. This works again once the page is live.' }
const portuguese = { offlineControl: 'Sem conexão. Isto volta a funcionar quando a página estiver ao vivo.' }

/** Controls that only send a request to the server. The tools of the device disable themselves. */
const controls = [
  '.tools > .button', '.pick > select', '[data-part="open"] .form-deeds > .button', '.screen-link',
  '.guide-steps .button', '[data-part="faults"] :is(.button, .icon-button, .check)', '.retry > .button', '.held .fault-end > .button', '[data-rule]', '[data-resend]', '.resend-form .button',
].join()
const forms = '[data-part="open"] .form, [data-part="faults"] form, .resend-form'

/** Disables the controls around the device while the page is not connected. A press shows the reason. */
export class OfflineControls {
  #off = new Set()

  /** @param {{ document: Document, connection: Connection, notices: Notices, words: Words, t: (key: string, values?: object) => string }} services */
  constructor({ document, connection, notices, words, t }) {
    Object.assign(this, { document, connection, notices, t })
    words.add(english, portuguese)
    for (const type of ['click', 'mousedown', 'keydown', 'submit']) document.addEventListener(type, this.#guard, true)
  }

  get #isOff() { return this.connection.state === 'reconnecting' }

  /** Follows a change of the connection. */
  stand() {
    for (const control of this.#off) control.removeAttribute('aria-disabled')
    this.#off.clear()
    if (!this.#isOff) return
    for (const control of this.document.querySelectorAll(controls)) {
      if (control.getAttribute('aria-disabled') === 'true') continue
      control.setAttribute('aria-disabled', 'true')
      this.#off.add(control)
    }
  }

  /** Keeps a menu from opening, by mouse or key. Tab still moves to the next control. */
  #guard = (event) => {
    const { target, type, key } = event
    if (!this.#isOff || !target.closest(type === 'submit' ? forms : controls)) return
    const isMenu = target.localName === 'select'
    if (type === 'mousedown' && !isMenu) return
    if (type === 'keydown' && (!isMenu || key === 'Tab')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (type === 'click' && isMenu) return // the press has shown the reason
    this.notices.toast(this.t('offlineControl'))
  }
}
