import { ignoreFailedCall } from '../elements/failures.js'
import { store } from '../elements/stored.js'
import { Problem } from '../net/api.js'
import { tellFailure } from './failed_opening.js'

/** What a session can be opened with, as an address names it. */
export const openers = ['app', 'bff', 'screen', 'screen_json', 'controller', 'decoding', 'device']

/** Opens sessions, and remembers for the tab what each was opened with. */
export class Opening {
  #wanted = null // what was last asked to be opened
  fresh // the session that was opened last, until the header has asked whether it is new
  #own // the session that has the fault rules of the tab: what it was opened with here

  /** Resolves when no session is on its way any more: what is pressed meanwhile is meant for the one that comes. */
  settled = Promise.resolve()

  /** @param {object} page */
  constructor(page) {
    this.page = page
  }

  /** What the shown session was opened with. The server's own backend is not part of it: it has another address later. */
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

  /** Says why a session was not opened, on a card. Where no session is shown, the card takes the place of one. */
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

  /** What a session was opened with outlives it, so that it can be opened again. */
  remember() {
    const { tab, sessionName } = this.page
    store(tab, `kennel.${sessionName}`, JSON.stringify(this.configuration))
    if (this.#own) store(tab, 'kennel.own', this.#own)
  }

  /** Whether the session that is shown is the one that has the tab's fault rules. */
  isOwn() { return this.page.sessionName === (this.#own ?? this.page.tab?.getItem('kennel.own')) }

  /** The tab's fault rules are those of the session that is shown, from now on. */
  own() {
    this.#own = this.page.sessionName
    this.remember()
  }

  /** Opens once more what was opened with the same. */
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

  /** The device of a link, or of the tab. */
  async #deviceFor({ device }) {
    const { address, tab } = this.page
    if (device) return (await import('./device_words.js')).deviceOf(device)
    return (!address.embed && JSON.parse(tab?.getItem('kennel.device') ?? null)) || undefined
  }

  /** The rules of a link, or of the tab, which a device alone could not show. Most often there are none. */
  async #faultsFor({ faults }) {
    const { page } = this
    if (!faults && (page.address.embed || !(page.late.faults ?? page.tab?.getItem('kennel.faults')))) return undefined
    return (await page.late.loadFaults()).script(faults)
  }
}
