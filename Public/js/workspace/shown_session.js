/** @import { Connection } from '../net/connection.js' */
/** @import { Stream } from '../net/stream.js' */
/** @import { SessionEvents } from './session_events.js' */
/** @import { ShownState } from './shown_state.js' */

/** The session that the page follows. */
export class ShownSession {
  name = null
  /** Resolves after the first event of the session, or when another one is shown. */
  arrival = Promise.resolve()
  #arrived = () => {}

  /**
   * @param {{ broken: (error: Error) => void, connection: Connection, drawn: Set<() => void>, events: SessionEvents,
   *           shown: ShownState, stream: Stream }} services  `drawn` are called after each event
   */
  constructor({ broken, connection, drawn, events, shown, stream }) {
    Object.assign(this, { broken, connection, drawn, events, shown, stream })
  }

  /** Shows an existing session. @param {string} name */
  attach(name) {
    const { connection, events, shown, stream } = this
    if (this.name) stream.leave(this.name)
    shown.past?.end()
    this.name = name
    this.#arrived()
    this.arrival = new Promise((arrived) => { this.#arrived = arrived })
    connection.reset()
    events.reset(name)
    stream.follow(name)
  }

  /** Draws an event, if it is one of the shown session. */
  heard = ({ session, name, data }) => {
    if (session !== this.name) return
    try {
      this.events.apply(name, data)
      this.#arrived()
      for (const listener of this.drawn) listener()
    } catch (error) {
      this.broken(error)
    }
  }
}
