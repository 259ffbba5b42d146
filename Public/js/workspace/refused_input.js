const english = { tooFast: 'Too many actions at once. The last one was ignored.', outdated: 'Action rejected: {detail}' }
const portuguese = { tooFast: 'Ações demais de uma vez. A última foi ignorada.', outdated: 'Ação recusada: {detail}' }
const unmeant = ['scroll', 'scrollEnd', 'blur', 'focus'] // inputs that nobody decides on

/**
 * Says why an input was turned away. Only what a person meant to do is worth a word.
 * @param {object} page  @param {Error} problem  @param {object} input  @param {boolean} isSecondHalf  of a double press
 */
export function tellRefused(page, problem, input, isSecondHalf) {
  const { notices, t, why, words } = page
  words.add(english, portuguese)
  if (/^(crashed|no-process)$/.test(problem.kind)) return // the page says so
  const isMeant = !unmeant.includes(input.type)
  if (problem.status === 429) notices.toast(t('tooFast'))
  else if (!isMeant) return
  else if (problem.kind === 'not-driving') notices.toast(why(problem))
  else if (!isSecondHalf && (!input.phase || input.phase === 'began')) notices.toast(t('outdated', { detail: why(problem) }))
}
