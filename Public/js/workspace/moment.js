import { store } from '../elements/stored.js'

/** @import { KennelPage } from '../kennel_page.js' */

const english = { momentAfter: 'Opened from a fault sweep, after: {fault} at {request}' }
const portuguese = { momentAfter: 'Aberta de um teste de falhas, depois de: {fault} em {request}' }

/**
 * Remembers for the tab of which try a session is the moment.
 * @param {KennelPage} page  @param {string} session  @param {{ fault: string, request: string }} tried
 */
export function keepMoment({ tab }, session, { fault, request }) {
  store(tab, `kennel.moment.${session}`, JSON.stringify({ fault, request }))
}

/**
 * Says of which try the session is the moment.
 * @param {KennelPage} page  @param {HTMLElement} element  @param {{ fault: string, request: string }} tried
 */
export async function tellMoment({ t, words }, element, { fault, request }) {
  const sweep = await import('./sweep_words.js')
  words.add({ ...sweep.english, ...english }, { ...sweep.portuguese, ...portuguese })
  element.textContent = t('momentAfter', { fault: t(`fault_${fault}`), request })
}
