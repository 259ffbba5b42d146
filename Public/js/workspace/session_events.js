/** @import { ShownServices, Stage } from '../device/stage.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { Notices } from './notices.js' */
/** @import { SessionReports } from './session_reports.js' */

/** @typedef {(name: keyof SessionReports, ...values: any[]) => void} Report  loads a rare report, and shows it */

/** Draws, stores and announces the events of the shown session, from a snapshot on. */
export class SessionEvents {
  #epoch = null // of the session as it was last drawn
  #hasCrashed = false // whether a crash was ever shown

  /**
   * @param {{ connection: Connection, late: LateParts, navigation: Navigation, notices: Notices, outdated: () => void, report: Report,
   *           session: ShownServices, stage: Stage }} services  `outdated` offers a reload if the server was updated
   */
  constructor({ connection, late, navigation, notices, outdated, report, session, stage }) {
    Object.assign(this, { connection, late, navigation, notices, outdated, report, session, stage })
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
    const { connection, late, report, session: { model, shown }, stage } = this
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
      if (/:(quarantined|look-crashed)$/.test(data?.type)) report('aside', data)
    } else if (name === 'build') report('build', data)
    else this.#note(name, data)
    this.showNote()
  }

  /** Shows the latest note of the app: a warning, or a link that the device cannot open. */
  showNote = () => {
    const { note, input } = this.session.shown.model
    const isRecent = note?.input >= input - 2
    this.stage.parts.note.hidden = !isRecent
    if (isRecent) this.report('note', note)
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
    const { model, shown } = this.session
    this.stage.gone(Boolean(model.crash))
    this.#hasCrashed ||= Boolean(shown.model.crash)
    if (this.#hasCrashed) this.report('crash')
  }

  #begin(snapshot) {
    const { connection, late, navigation, notices, report, session: { model }, stage } = this
    stage.show(snapshot)
    notices.clear('broken') // everything was redrawn
    model.takeSnapshot(snapshot)
    this.#showControl()
    if (this.#epoch) late.mend()
    this.#reportRestore(snapshot)
    if (model.waiting) report('waiting')
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
    if (known && known !== epoch) this.outdated()
    if (restored && epoch !== known && (known || input === restored.inputs)) this.report('restored', restored)
  }
}
