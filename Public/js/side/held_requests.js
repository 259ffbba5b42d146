import { HeldCard } from './held_card.js'

/** @import { PageParts } from '../elements/elements.js' */
/** @import { CardServices } from './held_card.js' */
/** @import { Side } from './side.js' */

const english = {
  held: 'Paused requests', heldAnswer: 'Paused on response', heldRequest: 'Paused on request', heldFor: '{time}', release: 'Continue',
  releaseEdited: 'Continue with edits', drop: 'Never respond', failHeld: 'Fail (no connection)', heldBody: 'Body', heldHeaders: 'Headers (one per line)',
  heldStatus: 'Status', heldMethod: 'Method', heldURL: 'URL', bodyIsCut: 'The body is too long to edit here.',
  headerWrong: 'A header is written “Name: value”, not “{line}”.', heldCount: '{count} paused',
}
const portuguese = {
  held: 'Requisições pausadas', heldAnswer: 'Pausada na resposta', heldRequest: 'Pausada na requisição', heldFor: '{time}', release: 'Continuar',
  releaseEdited: 'Continuar com edições', drop: 'Nunca responder', failHeld: 'Falhar (sem conexão)', heldBody: 'Corpo', heldHeaders: 'Cabeçalhos (um por linha)',
  heldStatus: 'Status', heldMethod: 'Método', heldURL: 'URL', bodyIsCut: 'O corpo é longo demais para editar aqui.',
  headerWrong: 'Um cabeçalho se escreve “Nome: valor”, não “{line}”.', heldCount: '{count} em pausa',
}

/** What a rule holds, each with a clock and an editor, and the mark beside the device that says so. */
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

  /** Says everything in the language of now, and leaves what a person has edited as it is. */
  render() {
    this.element.setAttribute('aria-label', this.t('held'))
    this.#cards.forEach((card) => card.render())
    this.update()
  }

  /** Puts the cards where requests are listed. @param {HTMLElement} list */
  showAbove(list) {
    list.before(this.element)
    this.update()
  }

  update = () => {
    const { cardServices, session: { model, shown } } = this
    const held = shown.past ? [] : Array.from(model.requests.values()).filter((entry) => entry.held)
    const ids = new Set(held.map(({ id }) => id))
    const { activeElement } = this.element.ownerDocument
    let left = null // the request whose card goes, and had the focus
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

  /** The focus goes to the next one that is held, else to the row of the one that was. */
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
