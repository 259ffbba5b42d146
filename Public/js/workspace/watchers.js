const rhythm = 5000 // milliseconds between two looks
const english = {
  looking_one: '1 viewer.', looking_other: '{count} viewers.', drivenByOpener: 'Driven by whoever opened it.', drivenSince: 'Control was taken at {time}.',
}
const portuguese = {
  looking_one: '1 espectador.', looking_other: '{count} espectadores.', drivenByOpener: 'Conduzida por quem a abriu.', drivenSince: 'O controle foi assumido às {time}.',
}

/** How many look at the session, and who drives it, as far as the server tells that. */
export class Watchers {
  #timer = null
  #count = null
  #said = ''

  /** @param {object} page  @param {(words: string) => void} tell  called where there is something new to say */
  constructor(page, tell) {
    page.words.add(english, portuguese)
    Object.assign(this, { page, tell })
    page.model.on('entries', ({ detail }) => { if (detail?.type === 'control' && this.#timer) this.#say() })
  }

  start() {
    this.stop()
    return this.#look()
  }

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
    } catch {
      this.#count = null // who only looks may not be told
    }
    if (this.#timer) this.#say()
  }

  #say() {
    const { page } = this
    const { t, model } = page
    const last = Array.from(model.entries.values()).findLast(({ detail }) => detail?.type === 'control')
    const time = last && page.clock.of(last).toLocaleTimeString(page.words.language, { hour: '2-digit', minute: '2-digit' })
    const count = this.#count
    const words = [
      count ? t(count === 1 ? 'looking_one' : 'looking_other', { count }) : '',
      last ? t('drivenSince', { time }) : t('drivenByOpener'),
    ].filter(Boolean).join(' ')
    if (words !== this.#said) this.tell(words)
    this.#said = words
  }
}

/** Those of a page that only looks, told below where it says so. @param {object} page */
export function watchersBelow(page) {
  const line = page.h('p', { class: 'view-news quiet' })
  page.parts.viewOnly.after(line)
  return new Watchers(page, (words) => { line.textContent = words })
}
