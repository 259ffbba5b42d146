const themes = ['light dark', 'light', 'dark']

/** The line above everything: where one is, and what concerns the page itself. */
export class PageHeader {
  /** @param {{ page: object, document: Document }} services */
  constructor({ page, document }) {
    this.page = page
    this.document = document
    this.parts = page.parts
    page.model.on('snapshot', this.name)
  }

  start() {
    const { theme, language, help, shareMenu } = this.parts
    theme.addEventListener('click', this.#nextTheme)
    language.addEventListener('click', () => this.page.speak(this.page.words.language === 'pt' ? 'en' : 'pt'))
    help.addEventListener('click', () => this.page.help())
    shareMenu.addEventListener('click', this.#share)
  }

  render() {
    const { parts, page } = this
    const { t, words } = page
    for (const element of this.document.querySelectorAll('[data-t]')) element.textContent = t(element.dataset.t)
    for (const element of this.document.querySelectorAll('[data-t-label]')) {
      element.setAttribute('aria-label', t(element.dataset.tLabel))
      if (element.matches('button')) element.title = t(element.dataset.tLabel)
    }
    parts.language.textContent = words.language === 'pt' ? 'PT' : 'EN'
    parts.language.setAttribute('aria-label', `${t('language')}: ${words.language === 'pt' ? 'Português' : 'English'}`)
    this.#nameTheme()
    this.name()
  }

  name = () => {
    const { bff, screen } = this.page.configuration()
    const host = !bff ? 'sample' : bff.replace(/^https?:\/\//, '').replace(/\/$/, '')
    const path = this.page.playground ? this.page.t('playground') : (screen ?? '').replace(/^\//, '') || 'home'
    this.parts.crumbHost.textContent = host
    this.parts.crumbScreen.textContent = path
    this.document.title = `${path} — Kennel`
  }

  #nextTheme = () => {
    const next = themes[(themes.indexOf(this.page.theme) + 1) % themes.length]
    this.page.storage?.setItem('kennel.theme', next)
    this.page.paint()
    this.#nameTheme()
  }

  #nameTheme() {
    const { t, theme } = this.page
    const name = theme.includes(' ') ? 'automatic' : theme
    this.parts.theme.dataset.state = name
    this.parts.theme.setAttribute('aria-label', `${t('theme')}: ${t(name)}`)
    this.parts.theme.title = `${t('theme')}: ${t(name)}`
  }

  #share = ({ target }) => {
    const choice = target.closest('[data-share]')?.dataset.share
    if (!choice) return
    this.page.copy(new URL(this.page.link(choice), this.document.baseURI).href)
    this.parts.shareMenu.hidePopover?.()
  }
}
