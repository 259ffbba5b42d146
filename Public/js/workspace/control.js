import { DoubtedButton } from '../elements/doubted_button.js'
import { newKey } from '../net/input_queue.js'
import { Watchers } from './watchers.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { SessionClock } from '../net/session_clock.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { Notices } from './notices.js' */

const english = {
  yourName: 'Your name', askControl: 'Request control', takeOver: 'Take over', takeOverSure: 'Take over without asking', handOverControl: 'Give control', notNow: 'Not now',
  someone: 'Someone', asksControl: '{name} requests control.', hasAsked: 'You have requested control.', tookControl: '{name} took control; you are viewing.',
  handedControl: 'You gave control to {name}; you are viewing.', gotControl: 'You have control.',
}
const portuguese = {
  yourName: 'Seu nome', askControl: 'Pedir o controle', takeOver: 'Assumir', takeOverSure: 'Assumir sem pedir', handOverControl: 'Passar o controle', notNow: 'Agora não',
  someone: 'Alguém', asksControl: '{name} pede o controle.', hasAsked: 'Você pediu o controle.', tookControl: '{name} assumiu o controle; você assiste.',
  handedControl: 'Você passou o controle a {name}; você assiste.', gotControl: 'Você tem o controle.',
}

/** Who controls the session. Viewers request or take control; the user in control gives it. */
export class Control {
  #mayChange = false
  #drove = null // the session that this page controlled at the last call of `look`
  #put = new Set() // the inputs of the requests for control that the user postponed
  #isBusy = false
  #isHanding = false

  /**
   * @param {{ api: Api, clock: SessionClock, connection: Connection, elements: Elements, navigation: Navigation, notices: Notices,
   *           parts: PageParts, session: ShownServices, storage: Storage?, tab: Storage?,
   *           why: (error: Error) => string, window: Window, words: Words }} services
   */
  constructor({ api, clock, connection, elements, navigation, notices, parts, session, storage, tab, why, window, words }) {
    const { h } = elements
    const { t } = words
    words.add(english, portuguese)
    Object.assign(this, { api, connection, elements, navigation, notices, screen: parts.screen, session, storage, t, tab, why, window })
    this.news = h('p', { class: 'view-news quiet', role: 'status' })
    this.name = h('input', { class: 'input', type: 'text', maxlength: 40, autocomplete: 'nickname', value: storage?.getItem('kennel.name') ?? '' })
    this.asked = h('span', { class: 'quiet', role: 'status' })
    this.ask = h('button', { type: 'button', class: 'button', 'data-tone': 'main', click: () => this.#change('ask') })
    this.take = new DoubtedButton({ elements, window }, () => this.#change('take'))
    this.tools = h('div', { class: 'control', hidden: true }, this.name, this.asked, this.ask, this.take.element)
    parts.viewOnly.after(this.news, this.tools)
    this.watchers = new Watchers({ api, clock, document: window.document, model: session.model, navigation, words }, (sentence) => {
      this.news.textContent = sentence
      this.#offer()
    })
  }

  /** Lets a viewer request control, because the server lets this page open sessions. */
  allow() {
    this.#mayChange = true
    this.#offer()
  }

  /** Shows who has control, and reports a change since the last call. */
  look() {
    const { session } = this
    const { driver } = session.model
    const isViewer = session.isViewer()
    this.watchers.follow(isViewer)
    this.#offer()
    if (!session.model.session) return
    if (this.#isWaitedFor(driver.input)) return this.#arrive()
    if (isViewer && this.#drove === session.name) {
      this.notices.toast(this.t(this.#isHanding ? 'handedControl' : 'tookControl', { name: this.#nameOf(driver) }))
    }
    this.#isHanding = false
    this.#drove = isViewer ? null : session.name
    this.#showAsker()
  }

  render() {
    const { t } = this
    this.name.setAttribute('aria-label', t('yourName'))
    this.name.placeholder = t('yourName')
    this.ask.textContent = t('askControl')
    this.#offer()
    this.#showAsker()
  }

  #nameOf({ by }) { return by ?? this.t('someone') }

  /** Shows the buttons that apply. Taking over from a present user needs a second press. */
  #offer() {
    const { tools, ask, asked, name, session, t, take } = this
    const hasAsked = Boolean(this.#wish)
    const { isOver } = this.connection
    this.news.hidden = isOver
    tools.hidden = !this.#mayChange || !session.isViewer() || isOver || session.model.phase === 'recording'
    const { isDriverHere } = this.watchers
    ask.hidden = hasAsked || !isDriverHere
    take.name(isDriverHere ? { calm: t('takeOver'), sure: t('takeOverSure') } : { calm: t('takeControl') })
    name.hidden = hasAsked
    asked.textContent = hasAsked ? t('hasAsked') : ''
  }

  /** The request for control of this tab, until control changes. A reloaded page still has it. */
  get #wish() {
    const { tab, session: { model } } = this
    const wish = JSON.parse(tab?.getItem('kennel.asked') ?? 'null')
    return wish && wish.watch === model.session?.watch && model.asking.some(({ input }) => input === wish.grant) ? wish : null
  }

  #isWaitedFor(input) {
    const { tab, session: { model, isViewer } } = this
    const wish = JSON.parse(tab?.getItem('kennel.asked') ?? 'null')
    return isViewer() && wish?.watch === model.session.watch && wish.grant === input
  }

  #arrive() {
    const { id } = JSON.parse(this.tab.getItem('kennel.asked'))
    this.tab.removeItem('kennel.asked')
    this.notices.toast(this.t('gotControl'))
    this.navigation.move({ session: id })
  }

  async #change(change) {
    if (this.#isBusy) return
    const by = this.name.value.trim()
    this.storage?.setItem('kennel.name', by)
    this.#isBusy = true
    try {
      const { id, watch, grant } = await this.api.control(this.session.model.session.watch, { change, by, key: newKey(this.window.crypto) })
      if (change === 'take') {
        this.navigation.move({ session: id })
        this.screen.focus({ preventScroll: true }) // the button is gone
      } else {
        this.tab?.setItem('kennel.asked', JSON.stringify({ id, watch, grant }))
        this.look()
      }
    } catch (error) {
      this.notices.toast(this.why(error))
    } finally {
      this.#isBusy = false
    }
  }

  /** Shows the user in control who requests it, one request at a time. */
  #showAsker() {
    const { elements: { h }, notices, session: { isViewer, model }, t } = this
    const asker = isViewer() ? null : model.asking.find(({ input }) => !this.#put.has(input))
    if (!asker) return notices.clear('asks')
    notices.card('asks', {
      title: t('asksControl', { name: this.#nameOf(asker) }), action: t('handOverControl'), act: () => this.#hand(asker.input),
      more: h('button', { type: 'button', class: 'button', click: () => {
        this.#put.add(asker.input)
        this.#showAsker()
      } }, t('notNow')),
    })
  }

  async #hand(to) {
    if (this.#isBusy) return
    this.#isBusy = this.#isHanding = true
    try {
      await this.api.control(this.session.name, { change: 'hand', to, key: newKey(this.window.crypto) })
    } catch (error) {
      this.#isHanding = false
      this.notices.toast(this.why(error))
    } finally {
      this.#isBusy = false
    }
  }
}
