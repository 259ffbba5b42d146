import { isSameRule } from '../workspace/tab_faults.js'

/** @import { KennelPage } from '../kennel_page.js' */
/** @import { LogEntry } from '../net/session_model.js' */

const english = {
  failThis: 'Block (500)', slowThis: 'Delay 2 s', holdThis: 'Pause on response', answerThis: 'Mock with this response', ruleAdded: 'Rule added: {path}',
}
const portuguese = {
  failThis: 'Bloquear (500)', slowThis: 'Atrasar 2 s', holdThis: 'Pausar na resposta', answerThis: 'Simular com esta resposta',
  ruleAdded: 'Regra adicionada: {path}',
}

/**
 * What can be done about all requests like one, each with its word.
 * @param {KennelPage} page  @param {LogEntry} entry  @param {object} exchange  @returns {{ word: string, act: () => void }[]}
 */
export function requestRules({ page, faults, actions }, entry, exchange) {
  const { t } = page
  page.words.add(english, portuguese)
  if (page.isViewer() || page.shown.past || !faults.isTaken()) return []
  const path = new URL(entry.url, page.window.location.href).pathname
  const rule = (word, fault) => ({ word: t(word), act: () => add({ path, ...fault }) })
  const { body, truncated, binary } = exchange.response ?? {}
  const type = exchange.response?.headers?.['Content-Type']
  const rules = [
    rule('failThis', { fault: 'status', status: 500 }), rule('slowThis', { fault: 'delay', delay: 2000 }),
    rule('holdThis', { fault: 'hold', side: 'answer' }),
  ]
  if (body !== undefined && !truncated && !binary) {
    const status = entry.status >= 200 ? entry.status : 200
    rules.push(rule('answerThis', { fault: 'answer', status, body, ...(type && { type }) }))
  }
  return rules

  /** It stands before the others, so that it is the one of its kind that bites; the same once more begins to count anew. */
  async function add(fault) {
    await actions.putFaults([fault, ...faults.shown.filter((other) => !isSameRule(other, fault))])
    page.notices.toast(page.t('ruleAdded', fault))
  }
}
