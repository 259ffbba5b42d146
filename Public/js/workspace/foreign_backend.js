import { writeAddress } from '../net/address.js'

const english = {
  askBackend: 'Ask this backend?', willAsk: 'Kennel will ask {origin} for screens',
  screenAsks: 'A screen wants {origin} to be asked', mayAsk: '{origin} may be asked now: Retry asks it.',
  willAskNote: 'from this machine, for this link and all later ones. Say yes only if you know who is there.',
  foreignLetters: 'The name has letters beyond a–z; it is written as it is looked up.',
  askIt: 'Ask it', askItNot: 'Do not ask', notAsked: '{origin} was not asked', openStart: 'Open the start screen',
}
const portuguese = {
  askBackend: 'Consultar este backend?', willAsk: 'O Kennel vai pedir telas a {origin}',
  screenAsks: 'Uma tela quer que {origin} seja consultado', mayAsk: '{origin} pode ser consultado: tente de novo.',
  willAskNote: 'a partir desta máquina, para este link e todos os próximos. Só confirme se souber quem está lá.',
  foreignLetters: 'O nome tem letras além de a–z; está escrito como será procurado.',
  askIt: 'Consultar', askItNot: 'Não consultar', notAsked: '{origin} não foi consultado', openStart: 'Abrir a tela inicial',
}

/**
 * Asks whether a backend that the server was not started with may be asked, and opens what was wanted if so.
 * @param {object} page  @param {string} origin  @param {object} wanted  @param {boolean} replace  whether it takes the place of what the address says
 */
export function askAbout(page, origin, wanted, replace) {
  const { notices, window } = page
  const isModal = !page.model.session
  ask(page, origin, {
    isModal,
    confirmed() {
      // Which pages web views may show is said with the page itself, so it is loaded anew.
      const { fragment = '' } = page.playground ?? {}
      const address = writeAddress({ ...page.address, session: null, watch: null, step: null, ...wanted }) + fragment
      window.history[replace ? 'replaceState' : 'pushState'](null, '', address)
      window.location.reload()
    },
    refused() {
      if (!isModal) return notices.clear('open')
      notices.card('open', {
        title: page.t('notAsked', { origin }), isModal, action: page.t('openStart'),
        act: () => page.open({ controller: wanted.controller }, { replace: true }),
      })
      return focusCard(page)
    },
  })
}

/** Asks about backends that only a document names, once each: their requests fail until somebody confirms them. */
export class ForeignRequests {
  #asked = new Set() // origins

  /** @param {object} page */
  constructor(page) {
    this.page = page
  }

  /** @param {object} entry  of a request */
  async look({ url }) {
    const { api, model, isViewer, window } = this.page
    if (model.phase !== 'live' || isViewer() || !URL.canParse(url)) return
    const { origin } = new URL(url)
    if (origin === window.location.origin || this.#asked.has(origin)) return
    const { others, backends } = await api.backends().catch(() => ({}))
    if (others !== 'confirmed' || backends.includes(origin) || this.#asked.has(origin)) return
    this.#asked.add(origin)
    this.#ask(origin)
  }

  #ask(origin) {
    const { page } = this
    const { notices, screen } = page
    const leave = () => {
      notices.clear('open')
      screen.focus({ preventScroll: true })
    }
    ask(page, origin, {
      isBeside: true, refused: leave,
      confirmed: () => {
        leave()
        this.#asked.delete(origin) // it may be forgotten
        notices.toast(page.t('mayAsk', { origin }))
      },
    })
  }
}

/** The question itself. Beside a session that goes on it does not take the focus from what a person does. */
function ask(page, origin, { isModal = false, isBeside = false, confirmed, refused }) {
  const { h, t, words, notices, parts, api } = page
  words.add(english, portuguese)

  const confirm = async () => {
    try {
      await api.confirm(origin)
    } catch (error) {
      notices.card('open', { title: t('cannotOpen'), text: page.why(error), isModal, action: t('tryAgain'), act: confirm })
      return focusCard(page)
    }
    return confirmed()
  }

  const [before, after] = t(isBeside ? 'screenAsks' : 'willAsk', { origin: '\n' }).split('\n')
  notices.card('open', {
    title: t('askBackend'), isModal,
    more: h('span', { class: 'card-text' },
      before, h('code', { class: 'card-origin' }, origin), after, ' ', t('willAskNote'),
      origin.includes('xn--') ? ` ${t('foreignLetters')}` : null),
    action: t('askIt'), act: confirm,
  })
  parts.card.append(h('button', { type: 'button', class: 'button', click: refused }, t('askItNot')))
  parts.card.onkeydown = (event) => {
    if (event.key === 'Escape' && parts.card.querySelector('.card-origin')) refused()
  }
  if (!isBeside) focusCard(page)
}

function focusCard({ parts }) {
  parts.card.querySelector('.card-title').focus()
}
