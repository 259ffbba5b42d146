import { writeAddress } from './address.js'

const english = {
  askBackend: 'Ask this backend?', willAsk: 'Kennel will ask {origin} for screens',
  willAskNote: 'from this machine, for this link and all later ones. Say yes only if you know who is there.',
  foreignLetters: 'The name has letters beyond a–z; it is written as it is looked up.',
  askIt: 'Ask it', askItNot: 'Do not ask', notAsked: '{origin} was not asked', openStart: 'Open the start screen',
}
const portuguese = {
  askBackend: 'Consultar este backend?', willAsk: 'O Kennel vai pedir telas a {origin}',
  willAskNote: 'a partir desta máquina, para este link e todos os próximos. Só confirme se souber quem está lá.',
  foreignLetters: 'O nome tem letras além de a–z; está escrito como será procurado.',
  askIt: 'Consultar', askItNot: 'Não consultar', notAsked: '{origin} não foi consultado', openStart: 'Abrir a tela inicial',
}

/**
 * Asks whether a backend that the server was not started with may be asked, and opens what was wanted if so.
 * @param {object} page  @param {string} origin  @param {object} wanted  @param {boolean} replace  whether it takes the place of what the address says
 */
export function askAbout(page, origin, wanted, replace) {
  const { h, t, words, notices, parts, api } = page
  words.add(english, portuguese)
  const isModal = !page.model.session

  const refuse = () => {
    if (!isModal) return notices.clear('open')
    notices.card('open', {
      title: t('notAsked', { origin }), isModal, action: t('openStart'),
      act: () => page.open({ controller: wanted.controller }, { replace: true }),
    })
    focus()
  }

  const confirm = async () => {
    try {
      await api.confirm(origin)
    } catch (error) {
      notices.card('open', { title: t('cannotOpen'), text: page.why(error), isModal, action: t('tryAgain'), act: confirm })
      return focus()
    }
    // Which pages web views may show is said with the page itself, so it is loaded anew.
    const { fragment = '' } = page.playground ?? {}
    const address = writeAddress({ ...page.address, session: null, watch: null, step: null, ...wanted }) + fragment
    page.window.history[replace ? 'replaceState' : 'pushState'](null, '', address)
    page.window.location.reload()
  }

  const focus = () => parts.card.querySelector('.card-title').focus()

  const [before, after] = t('willAsk', { origin: '\n' }).split('\n')
  notices.card('open', {
    title: t('askBackend'), isModal,
    more: h('span', { class: 'card-text' },
      before, h('code', { class: 'card-origin' }, origin), after, ' ', t('willAskNote'),
      origin.includes('xn--') ? ` ${t('foreignLetters')}` : null),
    action: t('askIt'), act: confirm,
  })
  parts.card.append(h('button', { type: 'button', class: 'button', click: refuse }, t('askItNot')))
  parts.card.onkeydown = (event) => {
    if (event.key === 'Escape' && parts.card.querySelector('.card-origin')) refuse()
  }
  focus()
}
