import { tellNote } from '../device/note.js'
import { tellBroken } from './broken_drawing.js'
import { tellBuild } from './build_news.js'
import { tellRestored } from './restored.js'
import { tellWaiting } from './waiting.js'

/** @import { KennelPage } from '../kennel_page.js' */

/** Shows rare events of the session. Passes the services of the page to the module of each. */
export class SessionReports {
  #crashes = null

  /** @param {KennelPage} page */
  constructor(page) {
    this.page = page
  }

  /** Shows a note of the app. @param {Parameters<typeof tellNote>[1]} note */
  note(note) { tellNote(this.page, note) }

  /** Shows why the session is paused. */
  waiting() { tellWaiting(this.page) }

  /** Shows how the session was restored. @param {Parameters<typeof tellRestored>[1]} restored */
  restored(restored) { tellRestored(this.page, restored) }

  /** Shows the state of the app's build. @param {Parameters<typeof tellBuild>[1]} build */
  build(build) { tellBuild(this.page, build) }

  /** Shows that a change could not be drawn. @param {Error} error */
  broken(error) { tellBroken(this.page, error) }

  /** Shows that the session is in quarantine or cannot be shown. @param {{ type: string, detail: string }} problem */
  async aside(problem) {
    const { tellAside } = await import('./set_aside.js')
    tellAside(this.page, problem)
  }

  /** Shows the crash of the shown state, or removes the report if the state has none. */
  async crash() {
    const { page } = this
    this.#crashes ??= import('./crash.js').then(({ startCrashes }) => startCrashes(page))
    try {
      (await this.#crashes).show(page.shown.model.crash)
    } catch (error) {
      this.#crashes = null // the next crash tries again
      page.window.console.warn('The crash cannot be shown.', error)
    }
  }
}
