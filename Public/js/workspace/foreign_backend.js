import { writeAddress } from '../net/address.js'
import { tellFailure } from './failed_opening.js'

/** @import { KennelPage } from '../kennel_page.js' */
/** @import { LogEntry } from '../net/session_model.js' */

const english = {
  askBackend: 'Allow this backend?', willAsk: 'Allow requests to {origin}?',
  screenAsks: 'A screen wants to send requests to {origin}. Allow them?', mayAsk: '{origin} is allowed now: press Retry.',
  willAskNote: 'They are sent from this machine, for this link and all later ones. Allow them only if you know this server.',
  foreignLetters: 'The name has letters beyond a–z; it is shown as DNS looks it up.',
  askIt: 'Allow', askItNot: 'Cancel', notAsked: 'Requests to {origin} are not allowed',
}
const portuguese = {
  askBackend: 'Permitir este backend?', willAsk: 'Permitir requisições a {origin}?',
  screenAsks: 'Uma tela quer enviar requisições a {origin}. Permitir?', mayAsk: '{origin} está permitido agora: tente de novo.',
  willAskNote: 'Elas saem desta máquina, para este link e todos os próximos. Só permita se conhecer esse servidor.',
  foreignLetters: 'O nome tem letras além de a–z; é mostrado como o DNS o procura.',
  askIt: 'Permitir', askItNot: 'Cancelar', notAsked: 'Requisições a {origin} não são permitidas',
}

/**
 * Asks whether a backend that the server was not started with may be asked, and opens what was wanted if so.
 * @param {KennelPage} page  @param {string} origin  @param {object} wanted  @param {boolean} replace  whether it takes the place of what the address says
 */
export function askAbout(page, origin, wanted, replace) {
  const { notices, window } = page
  const isModal = !page.model.session
  ask(page, origin, {
    isModal,
    confirmed() {
      // Which pages web views may show is said with the page itself, so it is loaded anew.
      const { fragment = '' } = page.late.playground ?? {}
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

  /** @param {KennelPage} page */
  constructor(page) {
    this.page = page
  }

  /** @param {LogEntry} entry  of a request */
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
  const { elements: { h }, t, words, notices, parts, api } = page
  words.add(english, portuguese)

  const confirm = async () => {
    try {
      await api.confirm(origin)
    } catch (error) {
      tellFailure(page, error, isModal, confirm)
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
