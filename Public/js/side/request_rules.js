const english = {
  failThis: 'Fail from now on', slowThis: 'Slow down', holdThis: 'Hold', answerThis: 'Answer with this', ruleAdded: 'Rule added: {path}',
}
const portuguese = {
  failThis: 'Falhar daqui em diante', slowThis: 'Atrasar', holdThis: 'Segurar', answerThis: 'Responder com isto',
  ruleAdded: 'Regra adicionada: {path}',
}

/** What can be done about all requests like one, as buttons. @param {object} page  @param {object} entry  @param {object} exchange */
export function requestRules(page, entry, exchange) {
  const { h, t } = page
  page.words.add(english, portuguese)
  if (page.isViewer() || !page.faults.isTaken()) return []
  const path = new URL(entry.url, page.window.location.href).pathname
  const rule = (word, fault) => h('button', { type: 'button', class: 'button', click: () => add({ path, ...fault }) }, t(word))
  const { body, truncated, binary } = exchange.response ?? {}
  const type = exchange.response?.headers?.['Content-Type']
  return [
    rule('failThis', { fault: 'status', status: 500 }), rule('slowThis', { fault: 'delay', delay: 2000 }),
    rule('holdThis', { fault: 'hold', side: 'answer' }),
    body !== undefined && !truncated && !binary
      ? rule('answerThis', { fault: 'answer', status: entry.status >= 200 ? entry.status : 200, body, ...(type && { type }) }) : null,
  ]

  /** It stands before the others, so that it is the one of its kind that bites. */
  async function add(fault) {
    await page.putFaults([fault, ...page.faults.shown])
    page.notices.toast(page.t('ruleAdded', fault))
  }
}
