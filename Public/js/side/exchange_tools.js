import { writeAddress } from '../net/address.js'
import { pretty } from './exchange_parts.js'
import { requestRules } from './request_rules.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { TabFaults } from '../workspace/tab_faults.js' */
/** @import { PageActions } from './page_actions.js' */

/** The actions for a request: the buttons that copy it as a command, edit its document and add fault rules. */
export class ExchangeTools {
  /**
   * @param {{ actions: PageActions, elements: Elements, faults: TabFaults, late: LateParts, notices: Notices, opening: Opening,
   *           session: ShownServices, window: Window, words: Words }} services
   */
  constructor({ actions, elements, faults, late, notices, opening, session, window, words }) {
    Object.assign(this, { actions, elements, faults, late, notices, opening, session, window, words, t: words.t })
  }

  /** Returns the fault rules that can be added. @param {LogEntry} entry  @param {object} exchange */
  rules(entry, exchange) { return requestRules(this, entry, exchange) }

  /** Returns the buttons for a request. @param {LogEntry} entry  @param {object} exchange  @param {{ body?: string }} response */
  buttons(entry, exchange, response) {
    const { elements: { h }, late, t } = this
    const button = (words, click, more = {}) => h('button', { type: 'button', class: 'button', ...more, click }, words)
    return [
      button(t('copyCurl'), () => this.#copyCurl(entry, exchange.request ?? {})),
      /"_beagleComponent_"/.test(response.body) && !late.playground ? button(t('editDocument'), () => this.#edit(response.body)) : null,
      ...this.rules(entry, exchange).map(({ word, act }) => button(word, act, { 'data-rule': '' })),
    ]
  }

  async #copyCurl(entry, request) {
    const { curl, isWhole } = await import('./curl.js')
    await this.actions.copy(curl(entry, request), 'curlCopied')
    if (!isWhole(request)) this.notices.toast(this.t('curlBody'))
  }

  /** Opens the playground with the response body. */
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
