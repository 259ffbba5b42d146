/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */

const interval = 5000 // milliseconds until a request
const english = { alsoHere: '{count} viewers', alsoHere_one: '1 viewer', alsoHereNote: 'Others view this session now' }
const portuguese = { alsoHere: '{count} espectadores', alsoHere_one: '1 espectador', alsoHereNote: 'Outras pessoas veem esta sessão agora' }

/** The number of other viewers of the session, in the header of the page that controls it. Empty while there is no other
 * viewer. */
export class ViewerCount {
  #count = 0
  #timer = null
  #watch = null // the session of the count

  /** @param {{ api: Api, document: Document, elements: Elements, parts: PageParts, session: ShownServices, words: Words }} services */
  constructor({ api, document, elements: { h }, parts, session, words }) {
    words.add(english, portuguese)
    Object.assign(this, { api, document, session, t: words.t })
    this.element = h('p', { class: 'viewer-count', role: 'status' })
    parts.connection.after(this.element)
  }

  /** Asks from now on, but not while the page begins. */
  start() {
    this.#rest()
    this.document.addEventListener('visibilitychange', this.look)
    this.session.model.on('snapshot', this.#arrived)
  }

  #rest() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.look, interval)
  }

  /** Forgets the viewers of another session. */
  #arrived = () => {
    if (this.session.model.session?.watch !== this.#watch) this.#show(0)
    this.#rest()
  }

  /** Draws the count, in the current language. */
  render() {
    const { element, t } = this
    element.textContent = this.#count ? t('alsoHere', { count: this.#count }) : ''
    element.title = this.#count ? t('alsoHereNote') : ''
  }

  /** Asks the server now, and again after a while. A hidden page does not ask. */
  look = async () => {
    if (this.document.hidden) return clearTimeout(this.#timer)
    this.#rest()
    const { model, isViewer } = this.session
    const watch = this.#watch = model.session?.watch
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
