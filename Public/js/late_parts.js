import { EarlyPresses } from './early_presses.js'
import { dress } from './elements/late_style.js'
import { reportMissingModule } from './workspace/upgrade.js'

/** @import { Announcer } from './device/announcer.js' */
/** @import { KennelPage } from './kennel_page.js' */
/** @import { readAddress } from './net/address.js' */
/** @import { Side } from './side/side.js' */
/** @import { Travel } from './travel/travel.js' */
/** @import { TabFaults } from './workspace/tab_faults.js' */

/**
 * What writes the document of the shown session, beside the device.
 * @typedef {object} DocumentEditor
 * @property {'components'|'playground'} name  also the key of its title
 * @property {string} text  the document
 * @property {{ element: HTMLElement, items: string }[]} lists  become a single tab stop each when the panels are loaded
 * @property {string} fragment  the fragment of the address, which carries what is edited
 * @property {(address: ReturnType<typeof readAddress>) => Promise<void>} enter  shows what the address names
 * @property {() => void} render  draws everything again, in the current language
 */

/** The parts of the page that are loaded after the app is drawn, or when they are first needed. Each is null until then. */
export class LateParts {
  #announcer = null
  #documentEditor = null
  #faults = null
  #isSideLost = false
  #side = null
  #travel = null

  /** @param {KennelPage} page */
  constructor(page) {
    this.page = page
    this.presses = new EarlyPresses(page.document)
  }

  /** Announces loads to screen readers. @returns {Announcer|null} */
  get announcer() { return this.#announcer }

  /** The fault rules of the tab. @returns {TabFaults|null} */
  get faults() { return this.#faults }

  /** What writes the document of the session: the playground or the components page. @returns {DocumentEditor|null} */
  get documentEditor() { return this.#documentEditor }

  /** The panels beside the device. @returns {Side|null} */
  get side() { return this.#side }

  /** Loads the announcer, the gestures and the buttons beside the device. */
  async attend() {
    try {
      const { attend } = await import('./device/attending.js')
      this.#announcer = attend(this.page)
    } catch (error) {
      this.page.window.console.warn('Loads cannot be announced, nor screens dragged.', error)
    }
  }

  /** Loads the panels. A module that failed to load fails again until the page is reloaded. */
  async showSide() {
    const { page } = this
    if (page.address.embed) return
    try {
      const [{ Side }] = await Promise.all([
        import('./side/side.js'), this.loadFaults(), dress(page.document, 'styles/panels.css'),
      ])
      const side = new Side({ page, window: page.window })
      await page.words.use(page.words.language)
      this.#side = side
      const started = side.start(page.address)
      this.presses.repeat()
      await started
    } catch (error) {
      page.window.console.warn('The panels could not be loaded.', error)
      this.#isSideLost = true
    }
  }

  /** Reloads the page if the panels failed to load. Called when the server responds again. */
  mend() {
    if (this.#isSideLost) this.page.window.location.reload()
  }

  /** Loads the fault rules of the tab. @returns {Promise<TabFaults>} */
  async loadFaults() {
    if (!this.#faults) {
      const { TabFaults } = await import('./workspace/tab_faults.js')
      const { connection, opening, session, tab, words } = this.page
      this.#faults ??= new TabFaults({ connection, opening, session, tab, words }) // another call may have been faster
    }
    return this.#faults
  }

  /** Loads the playground or the components page, if the address asks for it. */
  async showDocumentEditor() {
    const { page } = this
    const { components, playground } = page.address
    if (!components && !playground) return
    page.document.body.dataset.documentEditor = components ? 'components' : 'playground'
    const services = { page, window: page.window }
    this.#documentEditor = components
      ? new (await import('./components/components_page.js')).ComponentsPage(services)
      : new (await import('./playground/playground.js')).Playground(services)
  }

  /**
   * Loads the time travel, and uses it. A failure to load is reported, and the next call tries again.
   * @param {(travel: Travel) => void} use
   */
  async travel(use) {
    let travel
    try {
      this.#travel ??= import('./travel/travel.js').then(({ startTravel }) => startTravel(this.page))
      travel = await this.#travel
    } catch (error) {
      this.#travel = null
      await reportMissingModule(this.page, 'Steps cannot be shown.', error)
      return
    }
    use(travel)
  }
}
