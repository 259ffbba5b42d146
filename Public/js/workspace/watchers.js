/** @import { Api } from '../net/api.js' */
/** @import { SessionClock } from '../net/session_clock.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Navigation } from './navigation.js' */

const rhythm = 5000 // milliseconds between two requests
const english = {
  looking_one: '1 viewer.', looking_other: '{count} viewers.', drivenByOpener: 'The owner has control.', drivenSince: '{name} has had control since {time}.', drivenBy: '{name} has control.', someone: 'Someone',
}
const portuguese = {
  looking_one: '1 espectador.', looking_other: '{count} espectadores.', drivenByOpener: 'O dono tem o controle.', drivenSince: '{name} tem o controle desde as {time}.', drivenBy: '{name} tem o controle.', someone: 'Alguém',
}

/** The number of viewers of the session and the user in control, as far as the server reports them. */
export class Watchers {
  #timer = null
  #count = null
  #isDriverHere = false
  #said = ''

  /**
   * @param {{ api: Api, clock: SessionClock, document: Document, model: SessionModel, navigation: Navigation, words: Words }} services
   * @param {(sentence: string) => void} tell  called with each new sentence
   */
  constructor({ api, clock, document, model, navigation, words }, tell) {
    words.add(english, portuguese)
    Object.assign(this, { api, clock, document, model, navigation, words, tell })
    model.on('driver', () => { if (this.#timer) this.#say() })
  }

  start() {
    this.stop()
    return this.#look()
  }

  /** Whether a page of the user in control shows the session, as far as that is known. */
  get isDriverHere() { return this.#isDriverHere }

  /** Requests the viewers regularly, as long as that is wanted. @param {boolean} isWanted */
  follow(isWanted) {
    if (isWanted) return this.start()
    this.stop()
    this.#said = ''
    return this.tell('')
  }

  stop() {
    clearTimeout(this.#timer)
    this.#timer = null
  }

  #look = async () => {
    this.#timer = setTimeout(this.#look, rhythm)
    const watch = this.model.session?.watch ?? this.navigation.address.watch
    if (this.document.hidden || !watch) return
    try {
      const [entry] = await this.api.call('GET', `api/sessions?watch=${encodeURIComponent(watch)}`)
      this.#count = entry?.viewers ?? null
      this.#isDriverHere = Boolean(entry?.driver?.here)
    } catch {
      this.#count = null // the server may not report it to viewers
      this.#isDriverHere = false
    }
    if (this.#timer) this.#say()
  }

  #say() {
    const { clock, model, words } = this
    const { t } = words
    const { driver } = model
    const last = Array.from(model.entries.values()).findLast(({ input, detail }) =>
      detail?.type === 'control' && (detail.to ?? input) === driver.input && detail.change !== 'asked')
    const time = last && clock.of(last).toLocaleTimeString(words.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const name = driver.by ?? t('someone')
    const count = this.#count
    const sentence = [
      count ? t(count === 1 ? 'looking_one' : 'looking_other', { count }) : '',
      driver.input === 1 ? t('drivenByOpener') : t(time ? 'drivenSince' : 'drivenBy', { name, time }),
    ].filter(Boolean).join(' ')
    const known = `${sentence} ${this.#isDriverHere}`
    if (known !== this.#said) this.tell(sentence)
    this.#said = known
  }
}
