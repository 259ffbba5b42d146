import { ignoreFailedCall } from '../elements/failures.js'
import { store } from '../elements/stored.js'
import { Problem } from '../net/api.js'
import { tellFailure } from './failed_opening.js'

/** @import { KennelPage } from '../kennel_page.js' */

/** The names that a configuration of a session has in an address. */
export const openers = ['app', 'bff', 'screen', 'screen_json', 'controller', 'decoding', 'device']

/** Opens sessions, and stores the configuration of each for the tab. */
export class Opening {
  #wanted = null // the configuration that was opened last
  fresh // the session that was opened last, until the header has read this
  #own // the session that has the fault rules of the tab, because this tab opened it

  /** Resolves when no session is being opened. An action during an opening is meant for the session that opens. */
  settled = Promise.resolve()

  /** @param {KennelPage} page */
  constructor(page) {
    this.page = page
  }

  /** The configuration of the shown session, without the server's own backend, whose address changes. */
  get configuration() {
    const { bff, ownBackend, ...others } = this.page.model.session?.configuration ?? this.#wanted ?? {}
    return bff && !ownBackend ? { ...others, bff } : others
  }

  /**
   * Opens a session and shows it.
   * @param {object} wanted  as an address names it
   * @returns {Promise<boolean>}  whether it was opened
   */
  open = (wanted, { replace = false } = {}) => {
    const opening = this.#open(wanted, replace)
    this.settled = opening.then((isOpen) => isOpen && this.page.arrival(), ignoreFailedCall)
    return opening
  }

  async #open(wanted, replace) {
    const { page } = this
    this.#wanted = wanted
    const text = page.late.playground && { screen: undefined, screen_json: page.late.playground.text }
    try {
      const faults = await this.#faultsFor(wanted)
      const device = await this.#deviceFor(wanted)
      const configuration = openers.map((name) => [name, { ...wanted, ...text }[name] || undefined])
      const { id } = await page.api.open({ ...Object.fromEntries(configuration), faults, device })
      this.#own = this.fresh = id
      page.move({ session: id }, replace ? 'replace' : 'push')
      return true
    } catch (error) {
      await this.#tell(error, wanted, replace)
      return false
    }
  }

  /** Shows a card that says why a session was not opened. It takes the place of the session if none is shown. */
  async #tell(error, wanted, replace) {
    const { page } = this
    const isModal = !page.model.session
    const isRefusal = error instanceof Problem
    if (isModal && isRefusal) page.connection.finish('none')
    await page.words.ready // the language may still be loading
    const again = (changes) => this.open({ ...wanted, ...changes }, { replace })
    try {
      if (!isRefusal && !error.pointer) throw error
      const { tellRefusal } = await import('./refused_opening.js')
      await tellRefusal(page, error, { isModal, wanted, replace, again })
    } catch {
      tellFailure(page, error, isModal, again)
    }
  }

  /** Stores the configuration, so that the session can be opened again after its end. */
  remember() {
    const { tab, sessionName } = this.page
    store(tab, `kennel.${sessionName}`, JSON.stringify(this.configuration))
    if (this.#own) store(tab, 'kennel.own', this.#own)
  }

  /** Returns whether the shown session has the tab's fault rules. */
  isOwn() { return this.page.sessionName === (this.#own ?? this.page.tab?.getItem('kennel.own')) }

  /** Gives the tab's fault rules to the shown session. */
  own() {
    this.#own = this.page.sessionName
    this.remember()
  }

  /** Opens a session with the configuration of the shown one. */
  again = () => this.open(this.#remembered())

  #remembered() {
    const { model, tab, sessionName } = this.page
    if (model.session) return this.configuration
    try {
      return JSON.parse(tab?.getItem(`kennel.${sessionName}`)) ?? {}
    } catch {
      return {}
    }
  }

  /** Returns the device of a link, or else of the tab. */
  async #deviceFor({ device }) {
    const { address, tab } = this.page
    if (device) return (await import('./device_words.js')).deviceOf(device)
    return (!address.embed && JSON.parse(tab?.getItem('kennel.device') ?? null)) || undefined
  }

  /** Returns the fault rules of a link, or else of the tab. An embedded device has those of its link only, because it cannot list them. */
  async #faultsFor({ faults }) {
    const { page } = this
    if (!faults && (page.address.embed || !(page.late.faults ?? page.tab?.getItem('kennel.faults')))) return undefined
    return (await page.late.loadFaults()).script(faults)
  }
}
