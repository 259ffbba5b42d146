import { dress } from './elements/late_style.js'
import { isOutdated } from './workspace/upgrade.js'

/** What the page loads once the app is seen, or somebody asks for it. */
export class LateParts {
  #isSideLost = false
  #travel = null
  #palette = null
  #presenter = null

  /** @param {object} page */
  constructor(page) {
    this.page = page
  }

  /** Loads what says aloud how loads go, and what has screens follow a finger. */
  async attend() {
    const { page } = this
    try {
      const { attend } = await import('./device/attending.js')
      attend(page)
    } catch (error) {
      page.window.console.warn('Loads cannot be announced, nor screens dragged.', error)
    }
  }

  /** Loads what stands beside the device. A module that failed to load fails for good, until the page is loaded anew. */
  async showSide() {
    const { page } = this
    if (page.address.embed) return
    try {
      const [{ Side }] = await Promise.all([import('./side/side.js'), dress(page.document, 'styles/panels.css')])
      const side = new Side({ page, window: page.window })
      await page.words.use(page.words.language)
      page.side = side
      await side.start(page.address)
    } catch (error) {
      page.window.console.warn('The panels could not be loaded.', error)
      this.#isSideLost = true
    }
  }

  /** The server answers again: what could not be loaded is, with the whole page. */
  mend() {
    if (this.#isSideLost) this.page.window.location.reload()
  }

  async showPlayground() {
    const { page } = this
    page.document.body.toggleAttribute('data-playground', true)
    const { Playground } = await import('./playground/playground.js')
    page.playground = new Playground({ page, window: page.window })
  }

  /** What shows the steps of a session, loaded when it is first needed. */
  travel() {
    const { page } = this
    this.#travel ??= import('./travel/travel.js').then(({ startTravel }) => startTravel(page))
    this.#travel.catch(async (error) => {
      this.#travel = null
      page.window.console.warn('Steps cannot be shown.', error)
      if (!await isOutdated(page)) page.notices.toast(page.t('noServer'))
    })
    return this.#travel
  }

  /** All that runs and is recorded, over the page. */
  async sessions() {
    const { page } = this
    try {
      const [{ SessionsPage }] = await Promise.all([
        import('./workspace/sessions_page.js'), dress(page.document, 'styles/sessions.css')])
      await new SessionsPage(page).show()
    } catch (error) {
      page.window.console.warn('The sessions cannot be listed.', error)
      if (!await isOutdated(page)) page.notices.toast(page.t('noServer'))
    }
  }

  /** What goes wrong in the session that is shown, when its requests do. */
  async sweep() {
    const { page } = this
    try {
      const [{ SweepPage }] = await Promise.all([
        import('./workspace/sweep_page.js'), dress(page.document, 'styles/sweep.css')])
      await new SweepPage(page).show()
    } catch (error) {
      page.window.console.warn('The session cannot be swept.', error)
      if (!await isOutdated(page)) page.notices.toast(page.t('noServer'))
    }
  }

  /** One line in which everything is found; the same key puts it away. */
  async palette() {
    const { page } = this
    const { document } = page
    if (this.#palette?.dialog.open) return this.#palette.close()
    if (document.querySelector(':modal') || !page.side) return undefined
    try {
      const [{ Palette }] = await Promise.all([import('./workspace/palette.js'), dress(document, 'styles/palette.css')])
      this.#palette = new Palette(page)
      return this.#palette.show()
    } catch (error) {
      page.window.console.warn('Nothing can be searched.', error)
      if (!await isOutdated(page)) page.notices.toast(page.t('noServer'))
      return undefined
    }
  }

  /** The device alone, and a code of the link for those who look on. */
  async present() {
    const { page } = this
    try {
      const [{ Presenter }] = await Promise.all([import('./workspace/presenter.js'), dress(page.document, 'styles/presenter.css')])
      this.#presenter ??= new Presenter(page)
      await this.#presenter.start()
    } catch (error) {
      page.window.console.warn('This cannot be presented.', error)
      if (!await isOutdated(page)) page.notices.toast(page.t('noServer'))
    }
  }

  async help() {
    const { showHelp } = await import('./side/help.js')
    showHelp(this.page)
  }
}
