import { writeAddress } from '../net/address.js'
import { tellFailure } from './failed_opening.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { Notices } from './notices.js' */
/** @import { RefusedOpening } from './refused_opening.js' */
/** @import { LogEntry } from '../net/log_entry.js' */

const english = {
  askBackend: 'Allow this backend?', willAsk: 'Allow requests to {origin}?',
  screenAsks: 'A screen wants to send requests to {origin}. Allow them?', mayAsk: '{origin} is allowed now: press Retry.',
  willAskNote: 'Kennel sends them from this machine, also for links that you open later. Allow them only if you trust this server.',
  foreignLetters: 'The name contains letters other than a–z; it is shown in its DNS form.',
  askIt: 'Allow', askItNot: 'Cancel', notAsked: 'Requests to {origin} are not allowed',
}
const portuguese = {
  askBackend: 'Permitir este backend?', willAsk: 'Permitir requisições a {origin}?',
  screenAsks: 'Uma tela quer enviar requisições a {origin}. Permitir?', mayAsk: '{origin} está permitido agora: tente de novo.',
  willAskNote: 'O Kennel as envia desta máquina, também para links que você abrir depois. Só permita se confiar nesse servidor.',
  foreignLetters: 'O nome contém letras além de a–z; é mostrado na forma do DNS.',
  askIt: 'Permitir', askItNot: 'Cancelar', notAsked: 'Requisições a {origin} não são permitidas',
}

/**
 * The services that ask about a backend.
 * @typedef {object} QuestionServices
 * @property {Api} api
 * @property {Elements} elements
 * @property {Notices} notices
 * @property {(error: Error) => string} why
 * @property {Words} words
 */

/**
 * Asks whether the server may send requests to a backend that was not confirmed, and opens the session if so.
 * @param {QuestionServices & { navigation: Navigation, window: Window }} services  @param {string} origin
 * @param {RefusedOpening} opening
 */
export function askAbout({ navigation, window, ...services }, origin, { isModal, wanted, replace, open }) {
  const { notices, words: { t } } = services
  ask(services, origin, {
    isModal,
    confirmed() {
      // The page is reloaded because its content security policy lists the addresses of web views.
      const address = writeAddress({ ...navigation.address, session: null, watch: null, step: null, ...wanted }) + navigation.fragment()
      window.history[replace ? 'replaceState' : 'pushState'](null, '', address)
      window.location.reload()
    },
    refused() {
      if (!isModal) return notices.clear('open')
      notices.card('open', {
        title: t('notAsked', { origin }), isModal, action: t('openStart'),
        act: () => open({ controller: wanted.controller }, { replace: true }),
      })
      return focusCard(notices)
    },
  })
}

/** Asks once about each backend that only a document names. Requests to it fail until a user confirms it. */
export class ForeignRequests {
  #asked = new Set() // origins

  /** @param {QuestionServices & { session: ShownServices, window: Window }} services */
  constructor({ session, window, ...services }) {
    Object.assign(this, { session, window, services })
  }

  /** @param {LogEntry} entry  of a request */
  async look({ url }) {
    const { services: { api }, session: { model, isViewer }, window } = this
    if (model.phase !== 'live' || isViewer() || !window.URL.canParse(url)) return
    const { origin } = new URL(url)
    if (origin === window.location.origin || this.#asked.has(origin)) return
    const { others, backends } = await api.backends().catch(() => ({}))
    if (others !== 'confirmed' || backends.includes(origin) || this.#asked.has(origin)) return
    this.#asked.add(origin)
    this.#ask(origin)
  }

  #ask(origin) {
    const { notices, words } = this.services
    const leave = () => {
      notices.clear('open')
      notices.screen.focus({ preventScroll: true })
    }
    ask(this.services, origin, {
      isBeside: true, refused: leave,
      confirmed: () => {
        leave()
        this.#asked.delete(origin) // the backend may be removed again
        notices.toast(words.t('mayAsk', { origin }))
      },
    })
  }
}

/**
 * Shows the question on a card. The card takes the focus, except beside a running session.
 * @param {QuestionServices} services  @param {string} origin
 * @param {{ isModal?: boolean, isBeside?: boolean, confirmed: () => void, refused: () => void }} choice
 */
function ask({ api, elements: { h }, notices, why, words }, origin, { isModal = false, isBeside = false, confirmed, refused }) {
  const { cardElement: card } = notices
  const { t } = words
  words.add(english, portuguese)

  const confirm = async () => {
    try {
      await api.confirm(origin)
    } catch (error) {
      tellFailure({ notices, why, words }, error, isModal, confirm)
      return focusCard(notices)
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
  card.append(h('button', { type: 'button', class: 'button', click: refused }, t('askItNot')))
  card.onkeydown = (event) => {
    if (event.key === 'Escape' && card.querySelector('.card-origin')) refused()
  }
  if (!isBeside) focusCard(notices)
}

/** @param {Notices} notices */
function focusCard({ cardElement }) {
  cardElement.querySelector('.card-title').focus()
}
