import { dress } from '../elements/late_style.js'
import { reportMissingModule } from '../workspace/upgrade.js'

/** @import { PanelServices } from './side.js' */

/** Loads the dialogs that open over the page, and its presentation mode, when the user opens them. */
export class Dialogs {
  #palette = null
  #presenter = null

  /** @param {PanelServices} services */
  constructor(services) {
    this.services = services
  }

  /** Opens the list of sessions and recordings. */
  sessions() {
    return this.#load('The sessions cannot be listed.', 'sessions', () => import('../workspace/sessions_page.js'),
      ({ SessionsPage }) => new SessionsPage(this.services).show())
  }

  /** Opens the sweep of the session that is shown. */
  sweep() {
    return this.#load('The session cannot be swept.', 'sweep', () => import('../workspace/sweep_page.js'),
      ({ SweepPage }) => new SweepPage(this.services).show())
  }

  /** Opens the command palette, or closes it if it is open. */
  palette() {
    if (this.#palette?.dialog.open) return this.#palette.close()
    if (this.services.document.querySelector(':modal')) return undefined
    return this.#load('Nothing can be searched.', 'palette', () => import('../workspace/palette.js'), ({ Palette }) => {
      this.#palette = new Palette(this.services)
      return this.#palette.show()
    })
  }

  /** Shows the device alone, with a QR code of the link for viewers. */
  present() {
    return this.#load('This cannot be presented.', 'presenter', () => import('../workspace/presenter.js'), ({ Presenter }) => {
      this.#presenter ??= new Presenter(this.services)
      return this.#presenter.start()
    })
  }

  /** Opens the list of keys. */
  async help() {
    const { showHelp } = await import('./help.js')
    showHelp(this.services)
  }

  /**
   * Loads a module with its style sheet, and uses it. A failure is reported.
   * @param {string} failure  a sentence for the console  @param {string} style  the name of the style sheet
   * @param {() => Promise<object>} load  @param {(module: object) => Promise<void>|void} use
   */
  async #load(failure, style, load, use) {
    const { services } = this
    try {
      const [module] = await Promise.all([load(), dress(services.document, `styles/${style}.css`)])
      await use(module)
    } catch (error) {
      await reportMissingModule(services, failure, error)
    }
  }
}
