import { path } from '../net/api.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { Opening } from '../workspace/opening.js' */

const loadNaming = () => import('../workspace/session_naming.js')

/** The session's name before its screen in the header, and the field that changes it. */
export class HeaderName {
  #watch = null // the watch ID of the session whose name is known
  name = null

  /**
   * @param {{ api: Api, elements: Elements, notices: Notices, opening: Opening, parts: PageParts,
   *           session: ShownServices, why: (error: Error) => string, words: Words }} services
   * @param {() => void} changed  called when the name changes
   */
  constructor({ api, elements, notices, opening, parts, session, why, words }, changed) {
    const { h } = elements
    Object.assign(this, { api, elements, notices, opening, session, why, words, changed })
    this.button = h('button', { type: 'button', class: 'session-name-button', hidden: true, click: this.edit })
    this.crumb = parts.crumbScreen.parentElement
    this.crumb.before(this.button)
    this.crumb.addEventListener('dblclick', this.edit)
    this.crumb.addEventListener('pointerenter', loadNaming, { once: true })
    for (const topic of ['snapshot', 'phase']) session.model.on(topic, this.#follow)
  }

  start() { return this.#follow() }

  /** Whether the name can be changed here. */
  get isOffered() { return Boolean(this.session.model.session?.watch) && !this.session.isViewer() }

  /** Handles a name that was changed in the list of sessions. @param {string} watch  @param {string|null} name */
  told(watch, name) {
    if (watch === this.#watch) this.#draw(name)
  }

  edit = async () => {
    const { nameField } = await loadNaming()
    if (!this.isOffered || this.field) return
    const { name, session: { model } } = this
    const { watch } = model.session
    const done = (kept, hadFocus) => {
      this.field.remove()
      this.field = null
      if (watch === this.#watch) this.#draw(kept)
      if (hadFocus && !this.button.hidden) this.button.focus()
    }
    this.field = nameField(this, { watch, name, done })
    this.button.hidden = true
    this.crumb.before(this.field)
    this.field.focus()
    this.field.select()
  }

  /** Requests the name of a newly shown session. Viewers do not get it. */
  #follow = async () => {
    const watch = this.session.model.session?.watch
    if (!watch || watch === this.#watch) return
    this.#watch = watch
    this.#draw(null)
    if (!this.isOffered) return
    const { opening, session } = this
    const isNew = opening.fresh === session.name
    opening.fresh = null
    if (isNew) return // a new session has no name
    try {
      const [entry] = await this.api.call('GET', path`api/sessions?watch=${watch}`)
      if (watch === this.#watch && !this.field) this.#draw(entry?.name ?? null)
    } catch { /* the header still has the screen's path */ }
  }

  #draw(name) {
    const { button, words: { t } } = this
    const isOther = name !== this.name
    this.name = name
    button.hidden = !name
    button.textContent = name ?? ''
    button.title = name ? `${name}\n${t('renameOne')}` : ''
    if (isOther) this.changed()
  }
}
