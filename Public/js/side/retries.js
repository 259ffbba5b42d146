import { oneLine } from '../elements/one_line.js'
import { reports } from '../net/contract.js'
import { isNotes } from '../net/session_model.js'

/** @import { ShownServices, Stage } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { Words } from '../words/words.js' */
/** @import { PageActions } from './page_actions.js' */

const english = {
  retryAlone: 'This button runs the retry, but does not press the app’s button. An error view stays until the app removes it.',
  retryDisconnected: 'Not connected. Retry works again when the connection is back.',
}
const portuguese = {
  retryAlone: 'Este botão executa a nova tentativa, mas não aperta o botão do app. Uma tela de erro fica até que o app a remova.',
  retryDisconnected: 'Sem conexão. Tentar de novo volta a funcionar quando a conexão voltar.',
}

const harmless = [...reports, 'control'] // inputs that do not change an error view

/** The list of pending retries, oldest first, with a button for each. */
export class Retries {
  // the retry that was run from this list without the app's button, while its error view may still be visible
  #alone = null
  #buttons = null // the retry buttons on the screen when the list was drawn

  /**
   * @param {{ actions: PageActions, connection: Connection, drawn: Set<() => void>, elements: Elements, session: ShownServices,
   *           stage: Stage, words: Words, element: HTMLElement }} services  `drawn` are called after each event
   */
  constructor({ actions, connection, drawn, elements, session, stage, words, element }) {
    const { model, shown } = session
    Object.assign(this, { actions, connection, elements, session, stage, t: words.t, element })
    words.add(english, portuguese)
    model.on('retries', this.render)
    model.on('entries', this.#heard)
    shown.onChange(this.render)
    drawn.add(() => {
      if (model.retryButtons !== this.#buttons || (this.#alone && this.#alone.place !== this.#place())) this.render()
    })
  }

  render = () => {
    const { connection, elements: { h }, session: { isViewer, shown: { past, model } }, t } = this
    const isDisconnected = connection.state !== 'live'
    const hadFocus = this.element.contains(this.element.ownerDocument.activeElement)
    const { retries, pendingRetries: count } = model
    const isShown = isViewer() || Boolean(past)
    if (this.#alone && this.#alone.place !== this.#place()) this.#alone = null
    const note = isShown || !(count || this.#alone) ? '' : count && isDisconnected ? t('retryDisconnected') : count && this.#button() ? '' : t('retryAlone')
    this.#buttons = this.session.model.retryButtons
    const title = h('h2', { class: 'section-title', tabindex: -1 }, t('pendingRetries'),
      h('span', { class: 'badge', 'data-state': count ? 'some' : 'none' }, String(count)))
    const rows = retries.map((retry) => h('li', { class: 'retry' },
      h('code', { class: 'retry-id' }, retry.id),
      h('span', { class: 'retry-words' }, oneLine(h, retry.subject ?? ''), ' ',
        h('span', { class: 'quiet' }, [t(retry.kind), retry.attempt ? t('attempt', retry) : ''].filter(Boolean).join(' · '))),
      isShown ? null : h('button', {
        type: 'button', class: 'button', 'aria-label': `${t('run')} ${retry.subject ?? retry.id}`, title: note,
        'aria-disabled': isDisconnected ? 'true' : null, 'aria-describedby': note ? 'retry-note' : null, click: (event) => this.#run(event, retry),
      }, t('run'))))
    this.element.replaceChildren(title, rows.length
      ? h('ol', { class: 'retry-list' }, ...rows)
      : h('p', { class: 'quiet' }, t('noRetries')))
    if (count > rows.length) this.element.append(h('p', { class: 'quiet' }, t('oldestRetries', { count: rows.length })))
    if (count > 1) this.element.append(h('p', { class: 'quiet' }, t(count === 2 ? 'behindOneBoth' : 'behindOne', { count })))
    if (note) this.element.append(h('p', { class: 'quiet', id: 'retry-note' }, note))
    if (hadFocus) (this.element.querySelector('button') ?? title).focus()
  }

  /**
   * Returns a key of the session and its screens. It has the URL of a screen, which stays while the screen loads,
   * unlike title and ID.
   */
  #place() {
    const { model: { navigation }, name } = this.session
    return JSON.stringify([name, navigation.stacks?.map(({ screens }) => screens.map(({ url, type, id }) => url ?? id ?? type))])
  }

  /** Forgets the retry that was run from this list when the user does something else. */
  #heard = (entry) => {
    const { kind, detail } = entry
    if (!this.#alone || kind !== 'input' || isNotes(entry) || harmless.includes(detail?.type) || detail?.retry === this.#alone.id) return
    this.#alone = null
    this.render()
  }

  /** Returns the button on the screen that runs the only pending retry; null with several buttons or retries. */
  #button() {
    const buttons = this.session.model.pendingRetries === 1 ? this.actions.retryButtons() : []
    return buttons.length === 1 ? buttons[0] : null
  }

  #run({ currentTarget }, retry) {
    if (currentTarget.getAttribute('aria-disabled') === 'true') return undefined
    const button = this.#button()
    if (button) return this.stage.gestures.press(button) // the button disables itself until its load ends
    currentTarget.setAttribute('aria-disabled', 'true')
    const alone = this.#alone = { id: retry.id, place: this.#place() }
    return this.session.send({ type: 'retry', retry: retry.id }).then((number) => {
      currentTarget.removeAttribute('aria-disabled')
      if (number !== null || this.#alone !== alone) return
      this.#alone = null // the input was refused
      this.render()
    })
  }
}
