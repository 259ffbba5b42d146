import { path } from '../net/api.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { TabFaults } from '../workspace/tab_faults.js' */
/** @import { PageActions } from './page_actions.js' */
/** @import { SingleKeys } from './single_keys.js' */

const english = {
  pauseAll: 'Pause requests', pauseNote: 'Pause every request before it is sent', pausedWaiting: '{count} waiting',
  pausedNow: 'Every request is paused.', continueAgain: 'Press the button again to continue.', resumedNow: 'Requests continue.',
  keyPause: 'Pause or continue all requests; play steps in time travel',
}
const portuguese = {
  pauseAll: 'Pausar requisições', pauseNote: 'Pausar toda requisição antes de ser enviada', pausedWaiting: '{count} em espera',
  pausedNow: 'Toda requisição está em pausa.', continueAgain: 'Aperte o botão de novo para continuar.', resumedNow: 'As requisições continuam.',
  keyPause: 'Pausar ou continuar todas as requisições; reproduzir os passos ao voltar no tempo',
}

/** Pauses every request of the session before it is sent, and continues all of them: a button and a key for both. */
export class Pause {
  /**
   * @param {{ actions: PageActions, api: Api, connection: Connection, elements: Elements, faults: TabFaults,
   *           notices: Notices, opening: Opening, session: ShownServices, singleKeys: SingleKeys, words: Words,
   *           after: Element }} services
   *   `after` is the control before the button
   */
  constructor({ actions, api, connection, elements: { h, icon }, faults, notices, opening, session, singleKeys, words, after }) {
    Object.assign(this, { actions, api, connection, faults, notices, opening, session, singleKeys, t: words.t })
    words.add(english, portuguese)
    this.count = h('span', { class: 'pause-count' })
    this.button = h('button', { type: 'button', class: 'button', 'data-part': 'pause', click: this.toggle }, icon('pause'), this.count)
    after.after(this.button)
    faults.changed.add(this.draw)
    for (const topic of ['snapshot', 'entries', 'phase', 'forgotten']) session.model.on(topic, this.draw)
    session.shown.onChange(this.draw)
    this.draw()
  }

  /** Shows whether requests are paused, and how many wait. */
  draw = () => {
    const { button, connection, faults, session, singleKeys, t } = this
    const { model, shown: { past } } = session
    const count = past ? 0 : Array.from(model.requests.values()).filter((entry) => entry.held).length
    button.setAttribute('aria-pressed', String(!past && faults.shown.some(pausesAll)))
    button.setAttribute('aria-label', [t('pauseAll'), count ? t('pausedWaiting', { count }) : ''].filter(Boolean).join(', '))
    button.title = singleKeys.isOn ? `${t('pauseNote')} (${t('cap_space')})` : t('pauseNote')
    if (singleKeys.isOn) button.setAttribute('aria-keyshortcuts', 'Space')
    else button.removeAttribute('aria-keyshortcuts')
    this.count.textContent = count ? String(count) : ''
    button.disabled = Boolean(past) || session.isViewer() || !faults.isTaken() || connection.state === 'reconnecting'
  }

  toggle = async () => {
    const { actions, faults, notices, opening, session, t } = this
    const { past } = session.shown
    if (past) return past.playback.toggle()
    await opening.settled
    if (session.isViewer() || !faults.isTaken()) return notices.toast(t('onlyLooks'))
    const others = faults.shown.filter((rule) => !pausesAll(rule))
    if (others.length < faults.shown.length) {
      await actions.putFaults(others)
      await this.#release()
      return notices.toast(t('resumedNow'))
    }
    await actions.putFaults([{ path: '*', fault: 'hold', side: 'request' }, ...others])
    return notices.toast(`${t('pausedNow')} ${t('continueAgain')}`)
  }

  /** Continues the paused requests. One that was continued meanwhile is skipped. */
  async #release() {
    const { api, session } = this
    const held = Array.from(session.model.requests.values()).filter((entry) => entry.held?.side === 'request')
    await Promise.allSettled(held.map(({ id }) =>
      api.call('POST', path`api/sessions/${session.name}/held/${id}`, { do: 'release' })))
  }
}

/** Whether a rule equals the rule that the button adds. A rule that is switched off never does. */
function pausesAll({ path: where, fault, side, count, after, chance, off }) {
  return !off && where === '*' && fault === 'hold' && side === 'request' && !count && !after && !chance
}
