import { path } from '../net/api.js'

/** @import { KennelPage } from '../kennel_page.js' */

const loadNaming = () => import('../workspace/session_naming.js')

/** The name that people gave to the session, before its screen in the header, and the field in which it is changed. */
export class HeaderName {
  #watch = null // of the session whose name is known
  name = null

  /** @param {KennelPage} page  @param {() => void} changed  called when the name is another */
  constructor(page, changed) {
    const { elements: { h }, parts } = page
    Object.assign(this, { page, changed })
    this.button = h('button', { type: 'button', class: 'session-name-button', hidden: true, click: this.edit })
    this.crumb = parts.crumbScreen.parentElement
    this.crumb.before(this.button)
    this.crumb.addEventListener('dblclick', this.edit)
    this.crumb.addEventListener('pointerenter', loadNaming, { once: true })
    for (const topic of ['snapshot', 'phase']) page.model.on(topic, this.#follow)
  }

  start() { return this.#follow() }

  /** Whether the name can be changed here. */
  get isOffered() { return Boolean(this.page.model.session?.watch) && !this.page.isViewer() }

  /** The list of sessions has changed a name. @param {string} watch  @param {string|null} name */
  told(watch, name) {
    if (watch === this.#watch) this.#draw(name)
  }

  edit = async () => {
    const { nameField } = await loadNaming()
    if (!this.isOffered || this.field) return
    const { page, name } = this
    const watch = page.model.session.watch
    const done = (kept, hadFocus) => {
      this.field.remove()
      this.field = null
      if (watch === this.#watch) this.#draw(kept)
      if (hadFocus && !this.button.hidden) this.button.focus()
    }
    this.field = nameField(page, { watch, name, done })
    this.button.hidden = true
    this.crumb.before(this.field)
    this.field.focus()
    this.field.select()
  }

  /** Asks for the name of a session that was not shown before. Who only looks is not told. */
  #follow = async () => {
    const watch = this.page.model.session?.watch
    if (!watch || watch === this.#watch) return
    this.#watch = watch
    this.#draw(null)
    if (!this.isOffered) return
    const { opening, sessionName } = this.page
    const isNew = opening.fresh === sessionName
    opening.fresh = null
    if (isNew) return // nobody has named it yet
    try {
      const [entry] = await this.page.api.call('GET', path`api/sessions?watch=${watch}`)
      if (watch === this.#watch && !this.field) this.#draw(entry?.name ?? null)
    } catch { /* the header has the screen's path all the same */ }
  }

  #draw(name) {
    const { button, page } = this
    const isOther = name !== this.name
    this.name = name
    button.hidden = !name
    button.textContent = name ?? ''
    button.title = name ? `${name}\n${page.t('renameOne')}` : ''
    if (isOther) this.changed()
  }
}
