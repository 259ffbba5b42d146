import { isSameRule } from '../workspace/tab_faults.js'
import { withMethod } from './rule_method.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { TabFaults } from '../workspace/tab_faults.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { PageActions } from './page_actions.js' */

const english = {
  failThis: 'Block (500)', slowThis: 'Delay 2 s', holdThis: 'Pause on response', answerThis: 'Mock with this response', ruleAdded: 'Rule added: {path}',
}
const portuguese = {
  failThis: 'Bloquear (500)', slowThis: 'Atrasar 2 s', holdThis: 'Pausar na resposta', answerThis: 'Simular com esta resposta',
  ruleAdded: 'Regra adicionada: {path}',
}

/**
 * Returns the actions for all requests with the method and path of a given one, each with its title.
 *
 * @param {{ actions: PageActions, faults: TabFaults, notices: Notices, session: ShownServices, window: Window, words:
 * Words }} services
 * @param {LogEntry} entry  @param {object} exchange  @returns {{ word: string, act: () => void }[]}
 */
export function requestRules({ actions, faults, notices, session, window, words }, entry, exchange) {
  const { t } = words
  words.add(english, portuguese)
  if (session.isViewer() || session.shown.past || !faults.isTaken()) return []
  const path = withMethod(entry.method, new URL(entry.url, window.location.href).pathname)
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

  /**
   * Adds a rule before all others, so that it matches first. A rule with the same values is replaced, so that its count
   * begins again.
   */
  async function add(fault) {
    await actions.putFaults([fault, ...faults.shown.filter((other) => !isSameRule(other, fault))])
    notices.toast(t('ruleAdded', fault))
  }
}
