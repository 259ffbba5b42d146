import { DoubtedButton } from '../elements/doubted_button.js'
import { newKey } from '../net/input_queue.js'
import { Watchers } from './watchers.js'

/** @import { KennelPage } from '../kennel_page.js' */

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

/** Who drives the session: asked for and taken by those who look on, handed over by whoever drives. */
export class Control {
  #mayChange = false
  #drove = null // the session that this page drove when it last looked
  #put = new Set() // those who asked and were told not now, by their inputs
  #isBusy = false
  #isHanding = false

  /** @param {KennelPage} page */
  constructor(page) {
    const { elements: { h } } = page
    page.words.add(english, portuguese)
    this.page = page
    this.news = h('p', { class: 'view-news quiet', role: 'status' })
    this.name = h('input', { class: 'input', type: 'text', maxlength: 40, autocomplete: 'nickname', value: page.storage?.getItem('kennel.name') ?? '' })
    this.asked = h('span', { class: 'quiet', role: 'status' })
    this.ask = h('button', { type: 'button', class: 'button', 'data-tone': 'main', click: () => this.#change('ask') })
    this.take = new DoubtedButton(page, () => this.#change('take'))
    this.tools = h('div', { class: 'control', hidden: true }, this.name, this.asked, this.ask, this.take.element)
    page.parts.viewOnly.after(this.news, this.tools)
    this.watchers = new Watchers(page, (words) => {
      this.news.textContent = words
      this.#offer()
    })
  }

  /** Whoever may open sessions here may also ask for control. */
  allow() {
    this.#mayChange = true
    this.#offer()
  }

  /** Says what is so now, and what has become of it since the last look. */
  look() {
    const { page } = this
    const { driver, session } = page.model
    const isViewer = page.isViewer()
    this.watchers.follow(isViewer)
    this.#offer()
    if (!session) return
    if (this.#isWaitedFor(driver.input)) return this.#arrive()
    if (isViewer && this.#drove === page.sessionName) {
      page.notices.toast(page.t(this.#isHanding ? 'handedControl' : 'tookControl', { name: this.#nameOf(driver) }))
    }
    this.#isHanding = false
    this.#drove = isViewer ? null : page.sessionName
    this.#showAsker()
  }

  render() {
    const { t } = this.page
    this.name.setAttribute('aria-label', t('yourName'))
    this.name.placeholder = t('yourName')
    this.ask.textContent = t('askControl')
    this.#offer()
    this.#showAsker()
  }

  #nameOf({ by }) { return by ?? this.page.t('someone') }

  /** To ask is of use where somebody is there to answer, and has not been asked. Taking over from them is meant twice. */
  #offer() {
    const { page, tools, ask, asked, name, take } = this
    const hasAsked = Boolean(this.#wish)
    const { isOver } = page.connection
    this.news.hidden = isOver
    tools.hidden = !this.#mayChange || !page.isViewer() || isOver || page.model.phase === 'recording'
    const { isDriverHere } = this.watchers
    ask.hidden = hasAsked || !isDriverHere
    take.name(isDriverHere ? { calm: page.t('takeOver'), sure: page.t('takeOverSure') } : { calm: page.t('takeControl') })
    name.hidden = hasAsked
    asked.textContent = hasAsked ? page.t('hasAsked') : ''
  }

  /** What this tab asked for, until control changes hands; a page that is loaded anew still has it. */
  get #wish() {
    const { tab, model } = this.page
    const wish = JSON.parse(tab?.getItem('kennel.asked') ?? 'null')
    return wish && wish.watch === model.session?.watch && model.asking.some(({ input }) => input === wish.grant) ? wish : null
  }

  #isWaitedFor(input) {
    const { tab, model, isViewer } = this.page
    const wish = JSON.parse(tab?.getItem('kennel.asked') ?? 'null')
    return isViewer() && wish?.watch === model.session.watch && wish.grant === input
  }

  #arrive() {
    const { page } = this
    const { id } = JSON.parse(page.tab.getItem('kennel.asked'))
    page.tab.removeItem('kennel.asked')
    page.notices.toast(page.t('gotControl'))
    page.move({ session: id })
  }

  async #change(change) {
    if (this.#isBusy) return
    const { page } = this
    const by = this.name.value.trim()
    page.storage?.setItem('kennel.name', by)
    this.#isBusy = true
    try {
      const { id, watch, grant } = await page.api.control(page.model.session.watch, { change, by, key: newKey(page.window.crypto) })
      if (change === 'take') {
        page.move({ session: id })
        page.screen.focus({ preventScroll: true }) // the button is gone
      } else {
        page.tab?.setItem('kennel.asked', JSON.stringify({ id, watch, grant }))
        this.look()
      }
    } catch (error) {
      page.notices.toast(page.why(error))
    } finally {
      this.#isBusy = false
    }
  }

  /** Whoever drives is told who asks, one at a time. */
  #showAsker() {
    const { page } = this
    const { elements: { h }, t, model, notices } = page
    const asker = page.isViewer() ? null : model.asking.find(({ input }) => !this.#put.has(input))
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
    const { page } = this
    this.#isBusy = this.#isHanding = true
    try {
      await page.api.control(page.sessionName, { change: 'hand', to, key: newKey(page.window.crypto) })
    } catch (error) {
      this.#isHanding = false
      page.notices.toast(page.why(error))
    } finally {
      this.#isBusy = false
    }
  }
}
