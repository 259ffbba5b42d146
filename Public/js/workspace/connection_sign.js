import { Problem } from '../net/api.js'

/** @import { PageParts } from '../elements/elements.js' */
/** @import { ShownServices, Stage } from '../device/stage.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from './notices.js' */
/** @import { Opening } from './opening.js' */

/** Shows the state of the connection: as a word in the header, and as a card if the screen is stale or the session is over. */
export class ConnectionSign {
  /**
   * @param {{ api: Api, connection: Connection, late: LateParts, notices: Notices, opening: Opening, parts: PageParts,
   *           session: ShownServices, stage: Stage, words: Words }} services
   */
  constructor({ api, connection, late, notices, opening, parts, session, stage, words }) {
    Object.assign(this, { api, connection, late, notices, opening, parts, session, stage, words })
    session.shown.onChange(this.render)
    session.model.on('snapshot', this.render)
  }

  /** Writes the word in the header, in the current language. For an earlier step it is the step's number. */
  render = () => {
    const { connection: { state }, parts, session: { model, shown: { past } }, words: { t } } = this
    const hasOwn = state === 'live' && ['recording', 'waiting'].includes(model.phase)
    const name = hasOwn ? model.phase : state === 'live' && past ? 'past' : state
    parts.connection.dataset.state = name
    parts.connectionWord.textContent = name === 'past' ? past.words : t(name)
  }

  /** Follows a change of the connection. @param {string} state  its new state */
  changed = (state) => {
    const { late, late: { announcer }, notices, parts, stage, words, words: { t } } = this
    const was = parts.connection.dataset.state
    this.render()
    if (state === 'live') {
      if (was === 'reconnecting') announcer?.say(t('restored'))
      notices.clear('stale', 'unreached')
      this.opening.resume()
      if (was === 'reconnecting') late.mend()
    } else if (state === 'reconnecting') {
      const time = new Date().toLocaleTimeString(words.language, { hourCycle: 'h23' })
      notices.card('stale', { title: t('stale', { time }), text: t('staleNote') })
      announcer?.say(t('reconnecting'))
    } else if (state === 'ended' || state === 'gone') {
      const { reason } = this.session.model
      notices.card(state, {
        title: t(state === 'gone' ? 'sessionGone' : 'sessionEnded'),
        text: words.own(reason, reason) ?? t('sessionGoneNote'),
        action: t('openAgain'), act: this.opening.again, isModal: true,
      })
    }
    if (state !== 'connecting' && state !== 'none') stage.stale(state !== 'live')
    late.side?.stand()
  }

  /** Returns whether the server has the session. Rejects if the server does not answer. */
  probe = async () => {
    const { api, session } = this
    if (!session.name) return 'there'
    try {
      await api.session(session.name)
      return 'there'
    } catch (error) {
      if (error instanceof Problem) return error.status === 404 || error.status === 410 ? 'gone' : 'there'
      throw error
    }
  }
}
