import { writeAddress } from '../net/address.js'
import { pretty } from './exchange_parts.js'
import { requestCopies } from './request_copies.js'
import { showMenu } from './request_menu.js'
import { requestRules } from './request_rules.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { SessionClock } from '../net/session_clock.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { TabFaults } from '../workspace/tab_faults.js' */
/** @import { PageActions } from './page_actions.js' */
/** @import { Resending } from './resending.js' */

/** What can be done with a request: the buttons that copy it, resend it, edit its document and add fault rules. */
export class ExchangeTools {
  /**
   * @param {{ actions: PageActions, clock: SessionClock, elements: Elements, faults: TabFaults, late: LateParts,
   *           notices: Notices, opening: Opening, resending: Resending, session: ShownServices, window: Window, words: Words }} services
   */
  constructor({ actions, clock, elements, faults, late, notices, opening, resending, session, window, words }) {
    Object.assign(this, { actions, clock, elements, faults, late, notices, opening, resending, session, window, words, t: words.t })
  }

  /** Returns the fault rules that can be added. @param {LogEntry} entry  @param {object} exchange */
  rules(entry, exchange) { return requestRules(this, entry, exchange) }

  /** Returns the forms in which a request can be copied. @param {LogEntry} entry  @param {object} exchange */
  copies(entry, exchange) { return requestCopies(this, entry, exchange) }

  /** Returns the buttons for a request. @param {LogEntry} entry  @param {object} exchange  @param {{ body?: string }} response */
  buttons(entry, exchange, response) {
    const { elements, elements: { h }, late, t, window: { document } } = this
    const copies = this.copies(entry, { ...exchange, response: entry.phase === 'pending' ? undefined : exchange.response })
    const button = (words, click, more = {}) => h('button', { type: 'button', class: 'button', ...more, click }, words)
    return [
      button(t('copyRequest'), (event) => showMenu({ elements, document }, event, copies), { 'aria-haspopup': 'menu' }),
      ...this.resending.buttons(entry, exchange.request),
      /"_beagleComponent_"/.test(response.body) && !late.documentEditor ? button(t('editDocument'), () => this.#edit(response.body)) : null,
      ...this.rules(entry, exchange).map(({ word, act }) => button(word, act, { 'data-rule': '' })),
    ]
  }

  /** Opens the playground with what the backend sent. */
  async #edit(body) {
    const { notices, opening, t } = this
    const { writeFragment } = await import('../net/document_link.js')
    const fragment = await writeFragment(pretty(body)) ?? await writeFragment(body)
    if (fragment === null) return notices.toast(t('tooLong'))
    const { app, controller, decoding, bff } = opening.configuration
    this.window.location.assign(writeAddress({ app, controller, decoding, bff, playground: true }) + fragment)
    return undefined
  }
}
