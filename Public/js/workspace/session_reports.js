import { ignoreMissingModule } from '../elements/failures.js'
import { isOutdated } from './upgrade.js'

/** @import { KennelPage } from '../kennel_page.js' */

/** Shows rare events of the session. Loads the module of each when it is needed, and passes it the services of the page. */
export class SessionReports {
  #crashes = null

  /** @param {KennelPage} page */
  constructor(page) {
    this.page = page
  }

  /** Shows the latest note of the app: a warning, or a link that the device cannot open. */
  note() {
    const { page } = this
    const { note, input } = page.shown.model
    const isRecent = note?.input >= input - 2
    page.parts.note.hidden = !isRecent
    if (isRecent) import('../device/note.js').then(({ tellNote }) => tellNote(page, note), ignoreMissingModule)
  }

  /** Shows the crash of the shown state, if it has one. */
  async crash() {
    const { page } = this
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

  /** Shows that the session is in quarantine or cannot be shown. @param {{ type: string, detail: string }} problem */
  aside(problem) {
    import('./set_aside.js').then(({ tellAside }) => tellAside(this.page, problem))
  }

  /** Shows the state of the app's build. @param {object} report */
  build(report) {
    import('./build_news.js').then(({ tellBuild }) => tellBuild(this.page, report))
  }

  /** Shows why the session is paused. */
  waiting() {
    import('./waiting.js').then(({ tellWaiting }) => tellWaiting(this.page), ignoreMissingModule)
  }

  /** Shows how the session was restored. @param {object} restored */
  restored(restored) {
    import('./restored.js').then(({ tellRestored }) => tellRestored(this.page, restored), ignoreMissingModule)
  }

  /** Offers to reload the page, if the server was updated. */
  outdated() {
    isOutdated(this.page)
  }

  /** Shows that a change could not be drawn. @param {Error} error */
  broken(error) {
    import('./broken_drawing.js').then(({ tellBroken }) => tellBroken(this.page, error), ignoreMissingModule)
  }
}
