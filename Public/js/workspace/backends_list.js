/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from './notices.js' */

const english = {
  forget: 'Remove', forgetIt: 'Remove {origin}', noBackends: 'Only the app’s own.',
  anyOther: 'All others are allowed too: the server was started with --any-backend.',
  noOther: 'Others are not allowed, because other machines can use this server. Add one with --bff.', othersAsked: 'Others need your approval.',
}
const portuguese = {
  forget: 'Remover', forgetIt: 'Remover {origin}', noBackends: 'Só o próprio do app.',
  anyOther: 'Todos os outros também são permitidos: o servidor foi iniciado com --any-backend.',
  noOther: 'Outros não são permitidos, porque outras máquinas podem usar este servidor. Acrescente um com --bff.', othersAsked: 'Outros precisam da sua permissão.',
}
const rest = { accepted: 'anyOther', refused: 'noOther', confirmed: 'othersAsked' }

/**
 * Lists the backends of the server. One that was confirmed in a browser has a button that removes it.
 * @param {{ elements: Elements, words: Words, api: Api, notices: Notices, why: (error: Error) => string }} services
 * @param {HTMLElement} element
 */
export async function listBackends(services, element) {
  const { elements: { h }, words, api, notices, why } = services
  const { t } = words
  words.add(english, portuguese)
  try {
    const { backends, confirmed, others } = await api.backends()
    const forget = async (origin) => {
      await api.forget(origin).catch((error) => notices.toast(why(error)))
      await listBackends(services, element)
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
    element.replaceChildren(h('p', { class: 'quiet' }, why(error)))
  }
}
