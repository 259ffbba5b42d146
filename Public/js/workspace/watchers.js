/** @import { KennelPage } from '../kennel_page.js' */

const rhythm = 5000 // milliseconds between two looks
const english = {
  looking_one: '1 viewer.', looking_other: '{count} viewers.', drivenByOpener: 'The owner has control.', drivenSince: '{name} has had control since {time}.', drivenBy: '{name} has control.', someone: 'Someone',
}
const portuguese = {
  looking_one: '1 espectador.', looking_other: '{count} espectadores.', drivenByOpener: 'O dono tem o controle.', drivenSince: '{name} tem o controle desde as {time}.', drivenBy: '{name} tem o controle.', someone: 'Alguém',
}

/** How many look at the session, and who drives it, as far as the server tells that. */
export class Watchers {
  #timer = null
  #count = null
  #isDriverHere = false
  #said = ''

  /** @param {KennelPage} page  @param {(words: string) => void} tell  called where there is something new to say */
  constructor(page, tell) {
    page.words.add(english, portuguese)
    Object.assign(this, { page, tell })
    page.model.on('driver', () => { if (this.#timer) this.#say() })
  }

  start() {
    this.stop()
    return this.#look()
  }

  /** Whether a page of whoever drives shows the session, as far as that is known. */
  get isDriverHere() { return this.#isDriverHere }

  /** Looks as long as that is wanted. @param {boolean} isWanted */
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
    const { page } = this
    this.#timer = setTimeout(this.#look, rhythm)
    const watch = page.model.session?.watch ?? page.address.watch
    if (page.document.hidden || !watch) return
    try {
      const [entry] = await page.api.call('GET', `api/sessions?watch=${encodeURIComponent(watch)}`)
      this.#count = entry?.viewers ?? null
      this.#isDriverHere = Boolean(entry?.driver?.here)
    } catch {
      this.#count = null // who only looks may not be told
      this.#isDriverHere = false
    }
    if (this.#timer) this.#say()
  }

  #say() {
    const { page } = this
    const { t, model } = page
    const { driver } = model
    const last = Array.from(model.entries.values()).findLast(({ input, detail }) =>
      detail?.type === 'control' && (detail.to ?? input) === driver.input && detail.change !== 'asked')
    const time = last && page.clock.of(last).toLocaleTimeString(page.words.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const name = driver.by ?? t('someone')
    const count = this.#count
    const words = [
      count ? t(count === 1 ? 'looking_one' : 'looking_other', { count }) : '',
      driver.input === 1 ? t('drivenByOpener') : t(time ? 'drivenSince' : 'drivenBy', { name, time }),
    ].filter(Boolean).join(' ')
    const known = `${words} ${this.#isDriverHere}`
    if (known !== this.#said) this.tell(words)
    this.#said = known
  }
}
