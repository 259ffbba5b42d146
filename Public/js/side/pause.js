import { path } from '../net/api.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { TabFaults } from '../workspace/tab_faults.js' */
/** @import { PageActions } from './page_actions.js' */

const english = {
  pausedNow: 'Every request is paused. Press Space to continue.', resumedNow: 'Requests continue.',
  keyPause: 'Pause or continue all requests; play steps in time travel',
}
const portuguese = {
  pausedNow: 'Toda requisição está em pausa. Aperte espaço para continuar.', resumedNow: 'As requisições continuam.',
  keyPause: 'Pausar ou continuar todas as requisições; reproduzir os passos ao voltar no tempo',
}

/** Pauses every request of the session before it is sent, and continues all of them, with one key. */
export class Pause {
  /**
   * @param {{ actions: PageActions, api: Api, faults: TabFaults, notices: Notices, opening: Opening, session: ShownServices,
   *           words: Words }} services
   */
  constructor({ actions, api, faults, notices, opening, session, words }) {
    Object.assign(this, { actions, api, faults, notices, opening, session, t: words.t })
    words.add(english, portuguese)
  }

  toggle = async () => {
    const { actions, faults, notices, opening, session, t } = this
    const { past } = session.shown
    if (past) return past.playback.toggle()
    await opening.settled
    if (session.isViewer() || !faults.isTaken()) return notices.toast(t('onlyLooks'))
    const others = faults.shown.filter((rule) => !holdsAll(rule))
    if (others.length < faults.shown.length) {
      await actions.putFaults(others)
      await this.#release()
      return notices.toast(t('resumedNow'))
    }
    await actions.putFaults([{ path: '*', fault: 'hold', side: 'request' }, ...others])
    return notices.toast(t('pausedNow'))
  }

  /** Continues the paused requests. One that was continued meanwhile is skipped. */
  async #release() {
    const { api, session } = this
    const held = Array.from(session.model.requests.values()).filter((entry) => entry.held?.side === 'request')
    await Promise.allSettled(held.map(({ id }) =>
      api.call('POST', path`api/sessions/${session.name}/held/${id}`, { do: 'release' })))
  }
}

function holdsAll({ path: where, fault, side, count, after, chance }) {
  return where === '*' && fault === 'hold' && side === 'request' && !count && !after && !chance
}
