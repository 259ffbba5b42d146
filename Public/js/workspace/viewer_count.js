/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */

const interval = 10_000 // milliseconds between two requests
const english = { alsoHere: '{count} viewers', alsoHere_one: '1 viewer', alsoHereNote: 'Others see this session now' }
const portuguese = { alsoHere: '{count} espectadores', alsoHere_one: '1 espectador', alsoHereNote: 'Outras pessoas veem esta sessão agora' }

/** The number of others who view the session, in the header of the user in control. Empty while nobody else does. */
export class ViewerCount {
  #count = 0
  #timer = null

  /** @param {{ api: Api, document: Document, elements: Elements, parts: PageParts, session: ShownServices, words: Words }} services */
  constructor({ api, document, elements: { h }, parts, session, words }) {
    words.add(english, portuguese)
    Object.assign(this, { api, document, session, t: words.t })
    this.element = h('p', { class: 'viewer-count', role: 'status' })
    parts.connection.after(this.element)
    document.addEventListener('visibilitychange', this.look)
    session.model.on('snapshot', this.look)
    this.look()
  }

  /** Draws the count, in the current language. */
  render() {
    const { element, t } = this
    element.textContent = this.#count ? t('alsoHere', { count: this.#count }) : ''
    element.title = this.#count ? t('alsoHereNote') : ''
  }

  /** Asks the server now, and again after a while. A hidden page does not ask. */
  look = async () => {
    clearTimeout(this.#timer)
    if (this.document.hidden) return
    this.#timer = setTimeout(this.look, interval)
    const { model, isViewer } = this.session
    const watch = model.session?.watch
    if (!watch || isViewer() || model.phase === 'recording') return this.#show(0)
    try {
      const [entry] = await this.api.call('GET', `api/sessions?watch=${encodeURIComponent(watch)}`)
      if (watch === model.session?.watch) this.#show(Math.max((entry?.viewers ?? 0) - 1, 0)) // this page is one of them
    } catch {
      this.#show(0) // the connection says why
    }
  }

  #show(count) {
    if (count === this.#count) return
    this.#count = count
    this.render()
  }
}
