import { Problem } from '../net/api.js'

/** @import { KennelPage } from '../kennel_page.js' */

/** Shows the state of the connection: as a word in the header, and as a card if the screen is stale or the session is over. */
export class ConnectionSign {
  /** @param {KennelPage} page */
  constructor(page) {
    this.page = page
    page.shown.onChange(this.render)
  }

  /** Writes the word in the header, in the current language. For an earlier step it is the step's number. */
  render = () => {
    const { connection: { state }, model, parts, shown: { past }, t } = this.page
    const hasOwn = state === 'live' && ['recording', 'waiting'].includes(model.phase)
    const name = hasOwn ? model.phase : state === 'live' && past ? 'past' : state
    parts.connection.dataset.state = name
    parts.connectionWord.textContent = name === 'past' ? past.words : t(name)
  }

  /** Follows a change of the connection. @param {string} state  its new state */
  changed = (state) => {
    const { page } = this
    const { late: { announcer }, notices, t, stage, parts } = page
    const was = parts.connection.dataset.state
    this.render()
    if (state === 'live') {
      if (was === 'reconnecting') announcer?.say(t('restored'))
      notices.clear('stale', 'unreached')
      if (was === 'reconnecting') page.late.mend()
    } else if (state === 'reconnecting') {
      const time = new Date().toLocaleTimeString(page.words.language, { hourCycle: 'h23' })
      notices.card('stale', { title: t('stale', { time }), text: t('staleNote') })
      announcer?.say(t('reconnecting'))
    } else if (state === 'ended' || state === 'gone') {
      const { reason } = page.model
      notices.card(state, {
        title: t(state === 'gone' ? 'sessionGone' : 'sessionEnded'),
        text: page.words.own(reason, reason) ?? t('sessionGoneNote'),
        action: t('openAgain'), act: page.opening.again, isModal: true,
      })
    }
    if (state !== 'connecting' && state !== 'none') stage.stale(state !== 'live')
    page.late.side?.stand()
  }

  /** Returns whether the server has the session. Rejects if the server does not answer. */
  probe = async () => {
    const { api, sessionName } = this.page
    if (!sessionName) return 'there'
    try {
      await api.session(sessionName)
      return 'there'
    } catch (error) {
      if (error instanceof Problem) return error.status === 404 || error.status === 410 ? 'gone' : 'there'
      throw error
    }
  }
}
