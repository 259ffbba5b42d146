import { path } from '../net/api.js'

/** @import { KennelPage } from '../kennel_page.js' */
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

/** Holds every request of the session before it leaves, and lets all of them go: one key for both. */
export class Pause {
  /** @param {{ page: KennelPage, faults: TabFaults, actions: PageActions }} services */
  constructor({ page, faults, actions }) {
    Object.assign(this, { page, faults, actions })
    page.words.add(english, portuguese)
  }

  toggle = async () => {
    const { page, faults, actions } = this
    if (page.shown.past) return page.shown.past.playback.toggle()
    await page.opening.settled
    if (page.isViewer() || !faults.isTaken()) return page.notices.toast(page.t('onlyLooks'))
    const others = faults.shown.filter((rule) => !holdsAll(rule))
    if (others.length < faults.shown.length) {
      await actions.putFaults(others)
      await this.#release()
      return page.notices.toast(page.t('resumedNow'))
    }
    await actions.putFaults([{ path: '*', fault: 'hold', side: 'request' }, ...others])
    return page.notices.toast(page.t('pausedNow'))
  }

  /** One that went meanwhile is none to let go. */
  async #release() {
    const { model, api, sessionName } = this.page
    const held = Array.from(model.requests.values()).filter((entry) => entry.held?.side === 'request')
    await Promise.allSettled(held.map(({ id }) =>
      api.call('POST', path`api/sessions/${sessionName}/held/${id}`, { do: 'release' })))
  }
}

function holdsAll({ path: where, fault, side, count, after, chance }) {
  return where === '*' && fault === 'hold' && side === 'request' && !count && !after && !chance
}
