import { Problem } from '../net/api.js'

/** Says how the page stands with the server: the word in the header, and the card of what is stale or over. */
export class ConnectionSign {
  /** @param {object} page */
  constructor(page) {
    this.page = page
    page.shown.onChange(this.render)
  }

  /** Writes the word, in the language of now; of a step of the past which one it is. */
  render = () => {
    const { connection: { state }, model, parts, shown: { past }, t } = this.page
    const hasOwn = state === 'live' && ['recording', 'waiting'].includes(model.phase)
    const name = hasOwn ? model.phase : state === 'live' && past ? 'past' : state
    parts.connection.dataset.state = name
    parts.connectionWord.textContent = name === 'past' ? past.words : t(name)
  }

  /** @param {string} state  what the connection became */
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

  /** Whether the server still knows the session. Rejects where it cannot be asked. */
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
