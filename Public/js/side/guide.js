/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { PageActions } from './page_actions.js' */

const patience = 15000
/** The next step after some sentences. After any other sentence, the next step is the first one that was not done yet.
 */
const follows = { guideFailed: 'guideRetry', guideAgain: 'guideRetry', guideBackRetry: 'guideRetry', guideNothing: 'guideFail' }
const english = {
  guideWords: 'Kennel runs an app’s Beagle screens on a server and shows them here, with every load, failure and retry.',
  guideFail: 'Make it fail', guideRetry: 'Retry', guideStop: 'Restart server', guideAway: 'Don’t show again',
  guideTry: 'Three things to try. Press one and read here what happened.',
  guideLoading: 'Opening “Fails twice”. The app shows its loading view.',
  guideFailed: 'What happened: {message} The app shows its error and offers a retry. The timeline lists each state, in order.',
  guideAgain: 'What happened: {message} That was attempt {attempt}. This screen fails twice: press Retry once more.',
  guideThere: 'What happened: the retry loaded the screen, and no retries are pending.',
  guideNothing: 'There is nothing to retry now. Make it fail first.',
  guideStopping: 'The server process of the app is being restarted.',
  guideBack: 'What happened: the server restarted the app and replayed its {inputs} recorded actions. The screen is as it was.',
  guideBackRetry: 'What happened: the server restarted the app and replayed its {inputs} recorded actions. Even the error’s Retry still works: press it.',
  guideUnseen: 'Nothing has happened yet. The timeline shows everything that happens.',
  guideDone: 'That was all. Under “Make it fail” you can apply any fault to any request.',
}
const portuguese = {
  guideWords: 'O Kennel executa as telas Beagle de um app em um servidor e as mostra aqui, com cada carregamento, falha e nova tentativa.',
  guideFail: 'Fazer falhar', guideRetry: 'Tentar de novo', guideStop: 'Reiniciar servidor', guideAway: 'Não mostrar de novo',
  guideTry: 'Três coisas para experimentar. Aperte uma e leia aqui o que aconteceu.',
  guideLoading: 'Abrindo “Fails twice”. O app mostra que está carregando.',
  guideFailed: 'O que aconteceu: {message} O app mostra o erro e oferece uma nova tentativa. A linha do tempo lista cada estado, em ordem.',
  guideAgain: 'O que aconteceu: {message} Foi a tentativa {attempt}. Esta tela falha duas vezes: tente mais uma vez.',
  guideThere: 'O que aconteceu: a nova tentativa carregou a tela, e nenhuma está pendente.',
  guideNothing: 'Não há o que tentar de novo agora. Faça falhar antes.',
  guideStopping: 'O processo do app no servidor está sendo reiniciado.',
  guideBack: 'O que aconteceu: o servidor reiniciou o app e repetiu as {inputs} ações gravadas. A tela está como estava.',
  guideBackRetry: 'O que aconteceu: o servidor reiniciou o app e repetiu as {inputs} ações gravadas. Até o botão do erro ainda funciona: tente de novo.',
  guideUnseen: 'Nada aconteceu ainda. A linha do tempo mostra tudo o que acontece.',
  guideDone: 'Era tudo. Em “Fazer falhar” você pode aplicar qualquer falha a qualquer requisição.',
}

/** The guide for a first visit. Each step does something on the device and describes the result. */
export class Guide {
  #seen = new Set() // names of steps
  #isBusy = false
  /** @type {[key: string, values?: Record<string, any>]} */
  #said = ['guideTry', {}]
  #snapshots = 0
  #ends // removes the listener

  /**
   * @param {{ actions: PageActions, connection: Connection, drawn: Set<() => void>, elements: Elements, opening: Opening,
   *           parts: PageParts, session: ShownServices, storage: Storage?, words: Words }} services
   *   `drawn` are called after each event
   * @param {string} screen  the path of a screen that fails twice
   */
  constructor({ actions, connection, drawn, elements, opening, parts, session, storage, words }, screen) {
    const { h, icon } = elements
    Object.assign(this, { actions, connection, drawn, elements, opening, session, storage, t: words.t, device: parts.screen, screen })
    words.add(english, portuguese)
    this.words = h('h2', { class: 'guide-words', id: 'guide-words' })
    this.steps = h('ol', { class: 'guide-steps' })
    this.status = h('p', { class: 'guide-seen', role: 'status' })
    this.close = h('button', { type: 'button', class: 'icon-button', click: this.#putAway }, icon('close'))
    this.element = h('section', { class: 'guide', 'aria-labelledby': 'guide-words' },
      this.words, this.steps, this.status, this.close)
    const button = (name, act) => h('button', { type: 'button', class: 'button', click: () => this.#do(name, act) })
    /** @type {[name: string, button: HTMLButtonElement][]} */
    this.buttons = [
      ['guideFail', button('guideFail', this.#fail)], ['guideRetry', button('guideRetry', this.#retry)],
      ['guideStop', button('guideStop', this.#stop)],
    ]
    for (const [, step] of this.buttons) this.steps.append(h('li', {}, step))
    parts.tabs.before(this.element)
    this.#ends = session.model.on('snapshot', this.#renewed)
    this.show()
  }

  /** Draws the guide in the current language. */
  render() {
    const { t, elements: { icon, fill } } = this
    this.words.textContent = t('guideWords')
    this.close.setAttribute('aria-label', t('guideAway'))
    this.close.title = t('guideAway')
    const unseen = this.buttons.find(([name]) => !this.#seen.has(name))?.[0]
    const next = follows[this.#said[0]] ?? unseen
    for (const [name, button] of this.buttons) {
      fill(button, this.#seen.has(name) ? icon('success') : null, t(name))
      button.dataset.tone = name === next ? 'main' : ''
      button.setAttribute('aria-disabled', this.#isBusy)
    }
    this.status.textContent = `${t(...this.#said)} ${unseen ? '' : t('guideDone')}`
  }

  #renewed = () => {
    this.#snapshots += 1
    this.show()
  }

  /** Shows the guide while a session of the sample runs and accepts inputs. */
  show() {
    const { connection, element, opening, session } = this
    if (!element.isConnected) return
    element.hidden = connection.isOver || session.isViewer() || session.model.phase === 'recording' || Boolean(opening.configuration.bff)
    element.ownerDocument.body.toggleAttribute('data-guided', !element.hidden)
  }

  async #do(name, act) {
    if (this.#isBusy) return
    this.#isBusy = true
    this.session.shown.past?.leave()
    const isSeen = await act()
    this.#isBusy = false
    if (isSeen) this.#seen.add(name)
    this.render()
  }

  #say(word, values = {}) {
    this.#said = [word, values]
    this.render()
  }

  #fail = async () => {
    const { opening, session } = this
    this.#say('guideLoading')
    const before = session.name
    const { app, controller } = opening.configuration
    await opening.open({ app, screen: this.screen, controller })
    if (session.name === before) return this.#missed() // the page has shown the reason
    const entry = await this.#until(() => this.#outcome(0))
    return entry?.state === 'error' ? this.#failed(entry) : this.#missed()
  }

  #retry = async () => {
    const { retries, entries } = this.session.model
    if (!retries.length) {
      this.#say('guideNothing')
      return false
    }
    const last = Math.max(...entries.keys())
    this.actions.retry()
    const entry = await this.#until(() => this.#outcome(last))
    if (!entry) return this.#missed()
    if (entry.state === 'error') return this.#failed(entry)
    this.#say('guideThere')
    return true
  }

  #stop = async () => {
    const { model } = this.session
    this.#say('guideStopping')
    const before = this.#snapshots
    await this.actions.restart()
    if (!await this.#until(() => this.#snapshots > before)) return this.#missed()
    this.#say(model.retries.length ? 'guideBackRetry' : 'guideBack', { inputs: model.restored?.inputs ?? model.input })
    return true
  }

  /** Returns the state of the last load that ended after an entry. */
  #outcome(after) {
    return Array.from(this.session.model.entries.values()).findLast(({ n, type, state }) =>
      n > after && type === 'state' && (state === 'error' || state === 'success'))
  }

  #failed({ error, attempt }) {
    this.#say(attempt > 1 ? 'guideAgain' : 'guideFailed', { message: error?.message ?? '', attempt })
    return true
  }

  #missed() {
    this.#say('guideUnseen')
    return false
  }

  /** Waits for an event of the session after which a condition is true. */
  #until(isThere) {
    const { drawn } = this
    return new Promise((resolve) => {
      const end = (value) => {
        clearTimeout(timer)
        drawn.delete(look)
        resolve(value)
      }
      const look = () => {
        const value = isThere()
        if (value) end(value)
      }
      const timer = setTimeout(end, patience, null)
      drawn.add(look)
      look()
    })
  }

  /** Removes the guide. */
  stop() {
    this.#ends()
    this.element.remove()
    this.element.ownerDocument.body.removeAttribute('data-guided')
  }

  #putAway = () => {
    this.storage?.setItem('kennel.guide', 'away')
    this.stop()
    this.device.focus({ preventScroll: true })
  }
}
