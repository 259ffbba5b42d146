import { HeldCard } from './held_card.js'

/** @import { PageParts } from '../elements/elements.js' */
/** @import { CardServices } from './held_card.js' */
/** @import { Side } from './side.js' */

const english = {
  held: 'Paused requests', heldAnswer: 'Paused on response', heldRequest: 'Paused on request', heldFor: '{time}', release: 'Continue',
  releaseEdited: 'Continue with edits', drop: 'Never respond', failHeld: 'Fail (no connection)', heldCount: '{count} paused',
  heldHelp: 'Tab indents; Escape and then Tab leaves the editor. Control Enter continues the request.',
}
const portuguese = {
  held: 'Requisições pausadas', heldAnswer: 'Pausada na resposta', heldRequest: 'Pausada na requisição', heldFor: '{time}', release: 'Continuar',
  releaseEdited: 'Continuar com edições', drop: 'Nunca responder', failHeld: 'Falhar (sem conexão)', heldCount: '{count} em pausa',
  heldHelp: 'Tab recua; Escape e depois Tab sai do editor. Control Enter continua a requisição.',
}

/** The paused requests and responses, each with its waiting time and an editor, and the mark beside the device. */
export class HeldRequests {
  #cards = new Map()
  #timer = null

  /** @param {CardServices & { parts: PageParts, side: Side }} services */
  constructor({ parts, side, ...cardServices }) {
    const { elements: { h }, session, window, words } = cardServices
    Object.assign(this, { parts, side, cardServices, session, window, t: words.t })
    words.add(english, portuguese)
    this.element = h('section', { class: 'held-list', hidden: true })
    this.mark = h('button', { type: 'button', class: 'button held-mark', hidden: true, click: this.#open })
    parts.frame.closest('.stage').append(this.mark)
    for (const topic of ['snapshot', 'entries', 'phase', 'forgotten']) session.model.on(topic, this.update)
    session.shown.onChange(this.update)
    this.render()
  }

  /** Draws everything in the current language. Edited fields keep their text. */
  render() {
    this.element.setAttribute('aria-label', this.t('held'))
    this.#cards.forEach((card) => card.render())
    this.update()
  }

  /** Inserts the cards above the list of requests. @param {HTMLElement} list */
  showAbove(list) {
    list.before(this.element)
    this.update()
  }

  update = () => {
    const { cardServices, session: { model, shown } } = this
    const held = shown.past ? [] : Array.from(model.requests.values()).filter((entry) => entry.held)
    const ids = new Set(held.map(({ id }) => id))
    const { activeElement } = this.element.ownerDocument
    let left = null // the request whose card is removed while it has the focus
    for (const [id, card] of this.#cards) {
      if (ids.has(id)) continue
      if (card.element.contains(activeElement)) left = id
      card.element.remove()
      this.#cards.delete(id)
    }
    for (const entry of held) {
      if (this.#cards.has(entry.id)) continue
      const card = new HeldCard(cardServices, entry)
      this.#cards.set(entry.id, card)
      this.element.append(card.element)
    }
    this.element.hidden = held.length === 0
    this.mark.hidden = held.length === 0
    this.mark.textContent = this.t('heldCount', { count: held.length })
    this.#tick(held.length > 0)
    if (left) this.#focusAfter(left)
  }

  /** Moves the focus to the next paused request; if there is none, to the row of the request that was continued. */
  #focusAfter(id) {
    const rows = Array.from(this.parts.network.querySelectorAll('.request'))
    const next = this.element.querySelector('.fault-end > button') ?? rows.find((row) => row.dataset.request === id) ?? rows.at(-1)
    next?.focus()
  }

  #tick(isWanted) {
    const { window } = this
    if (!isWanted) {
      window.clearInterval(this.#timer)
      this.#timer = null
      return
    }
    this.#timer ??= window.setInterval(() => this.#cards.forEach((card) => card.tick()), 1000)
    this.#cards.forEach((card) => card.tick())
  }

  #open = async () => {
    await this.side.panels.choose('network', { isPersons: true })
    this.element.querySelector('button')?.focus()
  }
}
