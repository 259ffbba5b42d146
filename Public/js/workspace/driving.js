/** @import { ShownServices } from '../device/stage.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { Notices } from './notices.js' */

/** Shows other sessions of the server on the device, to watch or to control them. */
export class Driving {
  /**
   * @param {{ api: Api, navigation: Navigation, notices: Notices, screen: HTMLElement, session: ShownServices,
   *           storage: Storage?, why: (error: Error) => string }} services
   */
  constructor({ api, navigation, notices, screen, session, storage, why }) {
    Object.assign(this, { api, navigation, notices, screen, session, storage, why })
  }

  /** Shows a session. @param {{ session?: string, watch?: string }} part  its parameter of the address */
  look(part) {
    this.navigation.go({ sessions: false }, 'replace') // Back leads to the session, not to the list
    this.navigation.move(part)
    this.screen.focus({ preventScroll: true })
  }

  /**
   * Takes control of a session and shows it. If that is refused, shows it to a viewer and reports why.
   * @param {string} watch
   */
  async drive(watch) {
    const { session, storage } = this
    if (watch === session.model.session?.watch && !session.isViewer()) return this.look({ session: session.name })
    try {
      const { id } = await this.api.control(watch, { by: storage?.getItem('kennel.name') ?? '' })
      return this.look({ session: id })
    } catch (error) {
      this.notices.toast(this.why(error))
      return this.look({ watch })
    }
  }
}
