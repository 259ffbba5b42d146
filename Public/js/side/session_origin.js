import { ignoreMissingModule } from '../elements/failures.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Navigation } from '../workspace/navigation.js' */
/** @import { Opening } from '../workspace/opening.js' */

/** The lines that say where the session comes from: the step of another session, or the check of a sweep. */
export class SessionOrigin {
  /**
   * @param {{ api: Api, elements: Elements, navigation: Navigation, opening: Opening, parts: PageParts,
   *           session: ShownServices, tab: Storage?, words: Words }} services
   */
  constructor({ api, elements, navigation, opening, parts, session, tab, words }) {
    const { h } = elements
    Object.assign(this, { api, elements, navigation, opening, session, tab, words })
    this.origin = h('p', { class: 'origin', hidden: true })
    this.moment = h('p', { class: 'moment', role: 'status', hidden: true })
    parts.note.after(this.moment, this.origin)
  }

  /** Follows the session that is shown. */
  follow() {
    const { moment, origin, session: { model, name }, tab, words } = this
    const tried = tab?.getItem(`kennel.moment.${name}`)
    moment.hidden = !tried
    if (tried) import('../workspace/moment.js').then(({ tellMoment }) => tellMoment({ words }, moment, JSON.parse(tried)), ignoreMissingModule)
    const known = model.session?.origin
    origin.hidden = !known
    if (known) this.show(origin, known)
  }

  /**
   * Shows which step of another session this one continues from.
   * @param {HTMLElement} element  @param {{ step: number, session?: string, watch?: string }} origin
   */
  async show(element, origin) {
    const { api, elements, navigation, opening, session: { model }, words } = this
    const { showOrigin } = await import('../workspace/origin.js')
    await showOrigin({ api, configuration: () => opening.configuration, elements, model, navigation, words }, element, origin)
  }
}
