const english = {
  forget: 'Forget', forgetIt: 'Forget {origin}', noBackends: 'None but the app’s own.',
  anyOther: 'And any other: the server was started with --any-backend.',
  noOther: 'No other: beyond this machine only --bff adds one.', othersAsked: 'Any other only after a question.',
}
const portuguese = {
  forget: 'Esquecer', forgetIt: 'Esquecer {origin}', noBackends: 'Nenhum além do próprio do app.',
  anyOther: 'E qualquer outro: o servidor foi iniciado com --any-backend.',
  noOther: 'Nenhum outro: fora desta máquina só --bff acrescenta um.', othersAsked: 'Qualquer outro só depois de uma pergunta.',
}
const rest = { accepted: 'anyOther', refused: 'noOther', confirmed: 'othersAsked' }

/**
 * Lists the backends that the server asks, each that a person confirmed with a way to take that back.
 * @param {object} page  @param {HTMLElement} element
 */
export async function listBackends(page, element) {
  const { h, t, words, api } = page
  words.add(english, portuguese)
  try {
    const { backends, confirmed, others } = await api.backends()
    const forget = async (origin) => {
      await api.forget(origin).catch((error) => page.notices.toast(page.why(error)))
      await listBackends(page, element)
      element.closest('details').querySelector('summary').focus()
    }
    element.replaceChildren(
      h('ul', { class: 'backend-list' }, ...backends.map((origin) => h('li', { class: 'rule' },
        h('code', { class: 'rule-words' }, origin),
        confirmed.includes(origin) ? h('button', {
          type: 'button', class: 'button', 'aria-label': t('forgetIt', { origin }), click: () => forget(origin),
        }, t('forget')) : null))),
      ...(backends.length ? [] : [h('p', { class: 'quiet' }, t('noBackends'))]),
      h('p', { class: 'quiet' }, t(rest[others])))
  } catch (error) {
    element.replaceChildren(h('p', { class: 'quiet' }, page.why(error)))
  }
}
