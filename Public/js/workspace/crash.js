import { dress } from '../elements/late_style.js'
import { path } from '../net/api.js'
import { arriveAt } from './arrival.js'
import { english, portuguese } from './crash_words.js'
import { asideFrom, asText, fileName, hasBefore, whichInput } from './crash_text.js'
import { saveRecording } from './recordings.js'

/** @import { KennelPage } from '../kennel_page.js' */

/** Makes what stands in the place of an app that has crashed. @param {KennelPage} page */
export async function startCrashes(page) {
  await dress(page.document, 'styles/crash.css')
  page.words.add(english, portuguese)
  return new CrashScene(page)
}

/** An app that is gone, as a phone shows it, and beside the phone what is known of its end and what can be done. */
class CrashScene {
  #crash = null
  #isBusy = false

  /** @param {KennelPage} page */
  constructor(page) {
    const { elements: { h }, parts } = page
    this.page = page
    this.home = h('div', { class: 'springboard', 'data-testid': 'springboard' })
    this.report = h('section', { class: 'crash', 'data-testid': 'crash', tabindex: -1 })
    parts.ghosts.after(this.home)
    parts.room.after(this.report)
  }

  /** Shows the crash of the moment that is shown; null where the app is there. @param {object|null} crash */
  show(crash) {
    const { page, report } = this
    const isNews = crash && crash.input !== this.#crash?.input
    this.#crash = crash
    page.document.body.toggleAttribute('data-crashed', Boolean(crash))
    this.home.hidden = report.hidden = !crash
    const hadFocus = report.contains(page.document.activeElement)
    if (!crash) {
      report.replaceChildren()
      if (hadFocus) page.screen.focus({ preventScroll: true })
      return
    }
    this.#draw(crash)
    if (isNews && !page.shown.past) {
      page.parts.assertive.textContent = `${page.t('appCrashed')}. ${crash.message}`
      if (hadFocus || page.screen.contains(page.document.activeElement)) report.focus({ preventScroll: true })
    } else if (hadFocus) report.focus({ preventScroll: true })
  }

  #draw(crash) {
    const { elements: { h, fill }, t } = this.page
    const own = crash.frames.filter(({ app }) => app)
    const others = crash.frames.filter(({ app }) => !app)
    fill(this.home,
      h('div', { class: 'springboard-icons', 'aria-hidden': 'true' }, ...Array.from({ length: 16 }, () => h('i'))),
      h('p', { class: 'springboard-words' }, t('appCrashed')))
    this.report.setAttribute('aria-label', t('appCrashed'))
    fill(this.report,
      h('h2', { class: 'crash-title' }, t('appCrashed')),
      h('p', { class: 'crash-input' }, whichInput(crash, this.page)),
      h('p', { class: 'crash-message' }, crash.message),
      own.length ? h('h3', { class: 'crash-heading' }, t('crashFrames')) : null,
      own.length ? this.#frames(own) : null,
      crash.frames.length === 0 ? h('p', { class: 'quiet' }, t('crashNowhere')) : null,
      others.length
        ? h('details', { class: 'crash-others' },
          h('summary', {}, t('crashOther', { count: others.length })), this.#frames(crash.frames))
        : null,
      h('p', { class: 'quiet' }, t(this.#mayDrive() ? 'crashStands' : 'crashViewOnly')),
      h('div', { class: 'crash-actions' }, ...this.#actions(crash)))
  }

  #frames(frames) {
    const { elements: { h } } = this.page
    return h('ol', { class: 'crash-frames' }, ...frames.map((frame) => h('li', { 'data-app': frame.app },
      h('code', { class: 'crash-function' }, frame.function),
      frame.file ? h('span', { class: 'crash-place', title: frame.file }, fileName(frame)) : null)))
  }

  #mayDrive() {
    const { page } = this
    return !page.shown.past && !page.isViewer() && (page.model.phase === 'crashed')
  }

  #actions(crash) {
    const { page } = this
    const { elements: { h }, t } = page
    const button = (name, click, tone) => h('button', { type: 'button', class: 'button', 'data-tone': tone, click }, t(name))
    const hasStep = crash.input > 1 && !page.shown.past
    const aside = asideFrom(crash, { past: page.shown.past, model: page.model })
    return [
      this.#mayDrive() ? button('goOnAgain', () => this.#goOn('again'), 'main') : null,
      !page.isViewer() && aside ? button('goOnBefore', () => this.#branch(aside)) : null,
      this.#mayDrive() && hasBefore(crash) && !aside ? button('goOnBefore', () => this.#goOn('before')) : null,
      page.isViewer() ? null : button('saveRecording', () =>
        saveRecording(page, path`api/sessions/${page.sessionName}/recording`)),
      button('copyReport', async () => {
        await page.copyText(asText(crash, page))
        page.notices.toast(t('copied'))
      }),
      hasStep ? button('screenBefore', () => page.late.travel((travel) => travel.to(crash.input - 1))) : null,
    ]
  }

  async #goOn(way) {
    if (this.#isBusy) return
    this.#isBusy = true
    const { page } = this
    try {
      const { phase } = await page.api.call('POST', path`api/sessions/${page.sessionName}/recovery`, { way })
      if (phase === 'crashed') page.notices.toast(page.t('crashedOnceMore'))
    } catch (error) {
      page.notices.toast(page.why(error))
    }
    this.#isBusy = false
  }

  /** In a session of its own, from a step on. @param {number} step */
  async #branch(step) {
    const { page } = this
    try {
      const { id } = await page.api.call('POST', path`api/sessions/${page.sessionName}/branches`, { step })
      arriveAt(page, id)
    } catch (error) {
      page.notices.toast(page.why(error))
    }
  }
}
