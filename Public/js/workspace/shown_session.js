import { ignoreMissingModule } from '../elements/failures.js'
import { isOutdated } from './upgrade.js'

/** @import { KennelPage } from '../kennel_page.js' */

/** The session that the page shows. Draws, stores and announces each of its events, from a snapshot on. */
export class ShownSession {
  name = null
  /** Resolves after the first event of the session, or when another one is shown. */
  arrival = Promise.resolve()
  #arrived = () => {}
  #crashes = null
  #epoch = null // of the session as it was last drawn

  /** @param {KennelPage} page */
  constructor(page) {
    this.page = page
    page.model.on('crash', this.#showCrash)
    page.model.on('driver', this.#changeHands)
    page.shown.onChange(this.#showCrash)
  }

  /** Shows an existing session. @param {string} name */
  attach(name) {
    const { page } = this
    if (this.name) page.stream.leave(this.name)
    page.shown.past?.end()
    this.name = name
    this.#arrived()
    this.arrival = new Promise((arrived) => { this.#arrived = arrived })
    this.#epoch = null
    page.notices.clear('open', 'unreached', 'gone', 'stale', 'broken', 'ended', 'waiting', 'asks', 'recording')
    page.late.announcer?.reset()
    page.connection.reset()
    page.model.reset()
    this.#sayWhoDrives()
    page.stage.empty(name)
    page.stream.follow(name)
  }

  /** Applies an event, if it is one of the shown session. */
  heard = ({ session, name, data }) => {
    if (session !== this.name) return
    try {
      this.#take(name, data)
    } catch (error) {
      this.page.broken(error)
    }
  }

  /** Shows the latest note of the app: a warning, or a link that the device cannot open. */
  showNote() {
    const { page } = this
    const { note, input } = page.shown.model
    const isRecent = note?.input >= input - 2
    page.parts.note.hidden = !isRecent
    if (isRecent) import('../device/note.js').then(({ tellNote }) => tellNote(page, note), ignoreMissingModule)
  }

  #sayWhoDrives() {
    const { document, parts, isViewer } = this.page
    document.body.toggleAttribute('data-viewer', isViewer())
    parts.viewOnly.hidden = !isViewer()
  }

  /** Draws the controls beside the device for a viewer, or for the user in control. */
  #changeHands = () => {
    this.#sayWhoDrives()
    this.page.late.side?.render()
  }

  #showCrash = async () => {
    const { page } = this
    page.stage.gone(Boolean(page.model.crash))
    const crash = () => page.shown.model.crash
    if (!this.#crashes && !crash()) return
    this.#crashes ??= import('./crash.js').then(({ startCrashes }) => startCrashes(page))
    try {
      (await this.#crashes).show(crash())
    } catch (error) {
      this.#crashes = null // the next crash tries again
      page.window.console.warn('The crash cannot be shown.', error)
    }
  }

  #take(name, data) {
    const { page } = this
    const { model, stage, connection } = page
    if (name === 'snapshot') this.#begin(data)
    else if (name === 'patch') {
      stage.apply(data)
      model.takePatch(data)
      if (!page.shown.past) page.late.announcer?.turn()
    } else if (name === 'ended') {
      model.end(data.reason)
      connection.finish('ended')
    } else if (name === 'gone') {
      connection.finish('gone')
      if (/:(quarantined|look-crashed)$/.test(data?.type)) import('./set_aside.js').then(({ tellAside }) => tellAside(page, data))
    } else if (name === 'build') {
      import('./build_news.js').then(({ tellBuild }) => tellBuild(page, data))
    } else this.#note(name, data)
    this.#arrived()
    this.showNote()
    for (const listener of page.drawn) listener()
  }

  #begin(snapshot) {
    const { page } = this
    const { model, stage, connection } = page
    stage.show(snapshot)
    page.notices.clear('broken') // everything was redrawn
    model.takeSnapshot(snapshot)
    this.#sayWhoDrives()
    if (this.#epoch) page.late.mend()
    this.#sayRestored(snapshot)
    if (model.waiting) import('./waiting.js').then(({ tellWaiting }) => tellWaiting(page), ignoreMissingModule)
    else page.notices.clear('waiting')
    page.opening.remember()
    const isPast = page.address.step || model.phase === 'recording'
    if (isPast) page.late.travel((travel) => travel.arrive(snapshot))
    else page.late.announcer?.catchUp(snapshot.states ?? [])
    connection.stream(true)
    page.sign.render()
    if (model.phase === 'ended') connection.finish('ended')
  }

  #note(type, entry) {
    const { model, stage, late: { announcer }, shown: { past } } = this.page
    const { cause } = model.takeEntry(type, entry)
    if (type === 'state') {
      stage.retrying.settled(entry)
      if (!past) announcer?.state(entry)
    } else if (entry.detail?.type === 'retryRuns') stage.retrying.ran(cause)
    else if (type === 'request') announcer?.request(entry)
  }

  /** Reports that a session was restored after a restart of the server: to open pages, and to the first that opens it later. */
  #sayRestored({ restored, epoch, input }) {
    const known = this.#epoch
    this.#epoch = epoch
    if (known && known !== epoch) isOutdated(this.page)
    if (!restored || epoch === known || !(known || input === restored.inputs)) return
    import('./restored.js').then(({ tellRestored }) => tellRestored(this.page, restored), ignoreMissingModule)
  }
}
