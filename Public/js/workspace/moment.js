import { store } from '../elements/stored.js'

/** @import { Words } from '../words/words.js' */

const english = { momentAfter: 'Opened from a fault sweep, after: {fault} at {request}' }
const portuguese = { momentAfter: 'Aberta de um teste de falhas, depois de: {fault} em {request}' }

/**
 * Stores for the tab which check of a sweep a session was opened from.
 * @param {{ tab: Storage? }} services  @param {string} session  @param {{ fault: string, request: string }} tried
 */
export function keepMoment({ tab }, session, { fault, request }) {
  store(tab, `kennel.moment.${session}`, JSON.stringify({ fault, request }))
}

/**
 * Shows which check of a sweep the session was opened from.
 * @param {{ words: Words }} services  @param {HTMLElement} element  @param {{ fault: string, request: string }} tried
 */
export async function tellMoment({ words }, element, { fault, request }) {
  const { t } = words
  const sweep = await import('./sweep_words.js')
  words.add({ ...sweep.english, ...english }, { ...sweep.portuguese, ...portuguese })
  element.textContent = t('momentAfter', { fault: t(`fault_${fault}`), request })
}
