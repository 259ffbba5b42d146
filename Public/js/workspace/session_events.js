/** @import { ShownServices, Stage } from '../device/stage.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { Notices } from './notices.js' */
/** @import { SessionReports } from './session_reports.js' */

/** Draws, stores and announces the events of the shown session, from a snapshot on. */
export class SessionEvents {
  #epoch = null // of the session as it was last drawn

  /**
   * @param {{ connection: Connection, late: LateParts, navigation: Navigation, notices: Notices, reports: SessionReports,
   *           session: ShownServices, stage: Stage }} services
   */
  constructor({ connection, late, navigation, notices, reports, session, stage }) {
    Object.assign(this, { connection, late, navigation, notices, reports, session, stage })
    const { model, shown } = session
    model.on('crash', this.#showCrash)
    model.on('driver', this.#changeHands)
    shown.onChange(this.#showCrash)
  }

  /** Empties the page before the snapshot of another session. @param {string} name */
  reset(name) {
    const { late, notices, session, stage } = this
    this.#epoch = null
    notices.clear('open', 'unreached', 'gone', 'stale', 'broken', 'ended', 'waiting', 'asks', 'recording')
    late.announcer?.reset()
    session.model.reset()
    this.#showControl()
    stage.empty(name)
  }

  /** Applies an event. @param {string} name  @param {object} data */
  apply(name, data) {
    const { connection, late, reports, session: { model, shown }, stage } = this
    if (name === 'snapshot') this.#begin(data)
    else if (name === 'patch') {
      stage.apply(data)
      model.takePatch(data)
      if (!shown.past) late.announcer?.turn()
    } else if (name === 'ended') {
      model.end(data.reason)
      connection.finish('ended')
    } else if (name === 'gone') {
      connection.finish('gone')
      if (/:(quarantined|look-crashed)$/.test(data?.type)) reports.aside(data)
    } else if (name === 'build') reports.build(data)
    else this.#note(name, data)
    reports.note()
  }

  #showControl() {
    const { session, stage: { document, parts } } = this
    const isViewer = session.isViewer()
    document.body.toggleAttribute('data-viewer', isViewer)
    parts.viewOnly.hidden = !isViewer
  }

  /** Draws the controls beside the device for a viewer, or for the user in control. */
  #changeHands = () => {
    this.#showControl()
    this.late.side?.render()
  }

  #showCrash = () => {
    this.stage.gone(Boolean(this.session.model.crash))
    return this.reports.crash()
  }

  #begin(snapshot) {
    const { connection, late, navigation, notices, reports, session: { model }, stage } = this
    stage.show(snapshot)
    notices.clear('broken') // everything was redrawn
    model.takeSnapshot(snapshot)
    this.#showControl()
    if (this.#epoch) late.mend()
    this.#reportRestore(snapshot)
    if (model.waiting) reports.waiting()
    else notices.clear('waiting')
    const isPast = navigation.address.step || model.phase === 'recording'
    if (isPast) late.travel((travel) => travel.arrive(snapshot))
    else late.announcer?.catchUp(snapshot.states ?? [])
    connection.stream(true)
    if (model.phase === 'ended') connection.finish('ended')
  }

  #note(type, entry) {
    const { late: { announcer }, session: { model, shown: { past } }, stage } = this
    const { cause } = model.takeEntry(type, entry)
    if (type === 'state') {
      stage.retrying.settled(entry)
      if (!past) announcer?.state(entry)
    } else if (entry.detail?.type === 'retryRuns') stage.retrying.ran(cause)
    else if (type === 'request') announcer?.request(entry)
  }

  /** Reports that a session was restored after a restart of the server: to open pages, and to the first that opens it later. */
  #reportRestore({ restored, epoch, input }) {
    const known = this.#epoch
    this.#epoch = epoch
    if (known && known !== epoch) this.reports.outdated()
    if (restored && epoch !== known && (known || input === restored.inputs)) this.reports.restored(restored)
  }
}
