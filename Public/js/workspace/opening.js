import { ignoreFailedCall } from '../elements/failures.js'
import { store } from '../elements/stored.js'
import { browserZone } from './time_zone.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { RefusedOpening } from './refused_opening.js' */

/** The names that a configuration of a session has in an address. */
export const openers = ['app', 'bff', 'screen', 'screen_json', 'controller', 'decoding', 'device']

/** Opens sessions, and stores the configuration of each for the tab. */
export class Opening {
  #wanted = null // the configuration that was opened last
  fresh // the session that was opened last, until the header has read this
  #again = null // opens again what was not opened because the server did not respond
  #own // the session that has the fault rules of the tab, because this tab opened it

  /** Resolves when no session is being opened. An action during an opening is meant for the session that opens. */
  settled = Promise.resolve()

  /**
   * @param {{ api: Api, arrival: () => Promise<void>, late: LateParts, navigation: Navigation, session: ShownServices, tab: Storage?,
   *           refused: (error: Error, opening: RefusedOpening) => Promise<void> }} services
   */
  constructor({ api, arrival, late, navigation, session, tab, refused }) {
    Object.assign(this, { api, arrival, late, navigation, session, tab, refused })
    session.model.on('snapshot', () => this.remember())
  }

  /** The configuration of the shown session, without the server's own backend, whose address changes. */
  get configuration() {
    const { bff, ownBackend, ...others } = this.session.model.session?.configuration ?? this.#wanted ?? {}
    return bff && !ownBackend ? { ...others, bff } : others
  }

  /**
   * Opens a session and shows it.
   * @param {object} wanted  as an address names it
   * @returns {Promise<boolean>}  whether it was opened
   */
  open = (wanted, { replace = false } = {}) => {
    const opening = this.#open(wanted, replace)
    this.settled = opening.then((isOpen) => isOpen && this.arrival(), ignoreFailedCall)
    return opening
  }

  async #open(wanted, replace) {
    this.#wanted = wanted
    this.#again = null
    const { documentEditor } = this.late
    const text = documentEditor && { screen: undefined, screen_json: documentEditor.text }
    try {
      const faults = await this.#faultsFor(wanted)
      const device = await this.#deviceFor(wanted)
      const configuration = openers.map((name) => [name, { ...wanted, ...text }[name] || undefined])
      const { id } = await this.api.open({ ...Object.fromEntries(configuration), faults, device })
      this.#own = this.fresh = id
      this.navigation.move({ session: id }, replace ? 'replace' : 'push')
      return true
    } catch (error) {
      const again = (changes) => this.open({ ...wanted, ...changes }, { replace })
      if (!error.status && !error.pointer) this.#again = again // there was no response
      await this.refused(error, { isModal: !this.session.model.session, wanted, replace, again, open: this.open })
      return false
    }
  }

  /** Opens what was not opened because the server did not respond, after it responds again. */
  resume() { this.#again?.() }

  /** Stores the configuration, so that the session can be opened again after its end. */
  remember() {
    const { tab, session } = this
    store(tab, `kennel.${session.name}`, JSON.stringify(this.configuration))
    if (this.#own) store(tab, 'kennel.own', this.#own)
  }

  /** Returns whether the shown session has the tab's fault rules. */
  isOwn() { return this.session.name === (this.#own ?? this.tab?.getItem('kennel.own')) }

  /** Gives the tab's fault rules to the shown session. */
  own() {
    this.#own = this.session.name
    this.remember()
  }

  /** Opens a session with the configuration of the shown one. */
  again = () => this.open(this.#remembered())

  #remembered() {
    const { tab, session } = this
    if (session.model.session) return this.configuration
    try {
      return JSON.parse(tab?.getItem(`kennel.${session.name}`)) ?? {}
    } catch {
      return {}
    }
  }

  /** Returns the device of a link, or else of the tab, in the time zone of this browser unless it has another one. */
  async #deviceFor({ device }) {
    const { navigation: { address }, tab } = this
    const named = device ? (await import('./device_words.js')).deviceOf(device) : !address.embed && JSON.parse(tab?.getItem('kennel.device') ?? null)
    const timeZone = browserZone()
    return timeZone ? { timeZone, ...named } : named || undefined
  }

  /** Returns the fault rules of a link, or else of the tab. An embedded device has those of its link only, because it cannot list them. */
  async #faultsFor({ faults }) {
    const { late, navigation: { address }, tab } = this
    if (!faults && (address.embed || !(late.faults ?? tab?.getItem('kennel.faults')))) return undefined
    return (await late.loadFaults()).script(faults)
  }
}
