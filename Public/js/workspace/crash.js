import { dress } from '../elements/late_style.js'
import { path } from '../net/api.js'
import { CrashRecovery } from './crash_recovery.js'
import { asideFrom, asText, fileName, hasBefore, whichInput } from './crash_text.js'
import { english, portuguese } from './crash_words.js'
import { saveRecording } from './recordings.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { CrashReport } from './crash_text.js' */
/** @import { RecoveryServices } from './crash_recovery.js' */

/**
 * Loads the words and the look of crash reports, and returns the part that shows them.
 * @param {RecoveryServices & { copyText: (text: string) => Promise<void>, elements: Elements, parts: PageParts,
 *         words: Words }} services
 */
export async function startCrashes(services) {
  const { api, copyText, elements, late, navigation, notices, parts, session, why, window, words } = services
  await dress(window.document, 'styles/crash.css')
  words.add(english, portuguese)
  const recovery = new CrashRecovery({ api, late, navigation, notices, session, t: words.t, why, window })
  const save = () => saveRecording({ elements, notices, why, window, words }, path`api/sessions/${session.name}/recording`)
  const copy = async (report) => {
    await copyText(report)
    notices.toast(words.t('copied'))
  }
  return new CrashScene({ copy, elements, parts, recovery, save, session, words })
}

/** The home screen, which is shown instead of a crashed app, and beside the phone the report of the crash with the
 * possible actions. */
class CrashScene {
  #crash = null

  /**
   * @param {{ copy: (report: string) => void, elements: Elements, parts: PageParts, recovery: CrashRecovery,
   *           save: () => void, session: ShownServices, words: Words }} services
   */
  constructor({ copy, elements, parts, recovery, save, session, words }) {
    const { h } = elements
    Object.assign(this, { copy, elements, parts, recovery, save, session, words })
    this.home = h('div', { class: 'springboard', 'data-testid': 'springboard' })
    this.report = h('section', { class: 'crash', 'data-testid': 'crash', tabindex: -1 })
    parts.ghosts.after(this.home)
    parts.room.after(this.report)
  }

  /** Shows a crash; null shows the app. @param {CrashReport|null} crash */
  show(crash) {
    const { parts: { assertive, screen }, report, session: { shown }, words: { t } } = this
    const { ownerDocument: document } = report
    const isNews = crash && crash.input !== this.#crash?.input
    this.#crash = crash
    document.body.toggleAttribute('data-crashed', Boolean(crash))
    this.home.hidden = report.hidden = !crash
    const hadFocus = report.contains(document.activeElement)
    if (!crash) {
      report.replaceChildren()
      if (hadFocus) screen.focus({ preventScroll: true })
      return
    }
    this.#draw(crash)
    if (isNews && !shown.past) {
      assertive.textContent = `${t('appCrashed')}. ${crash.message}`
      if (hadFocus || screen.contains(document.activeElement)) report.focus({ preventScroll: true })
    } else if (hadFocus) report.focus({ preventScroll: true })
  }

  #draw(crash) {
    const { elements: { h, fill }, words: { t } } = this
    const own = crash.frames.filter(({ app }) => app)
    const others = crash.frames.filter(({ app }) => !app)
    fill(this.home,
      h('div', { class: 'springboard-icons', 'aria-hidden': 'true' }, ...Array.from({ length: 16 }, () => h('i'))),
      h('p', { class: 'springboard-words' }, t('appCrashed')))
    this.report.setAttribute('aria-label', t('appCrashed'))
    fill(this.report,
      h('h2', { class: 'crash-title' }, t('appCrashed')),
      h('p', { class: 'crash-input' }, whichInput(crash, this.#wording)),
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
    const { elements: { h } } = this
    return h('ol', { class: 'crash-frames' }, ...frames.map((frame) => h('li', { 'data-app': frame.app },
      h('code', { class: 'crash-function' }, frame.function),
      frame.file ? h('span', { class: 'crash-place', title: frame.file }, fileName(frame)) : null)))
  }

  get #wording() {
    const { session: { shown }, words: { t, has } } = this
    return { t, has, shown }
  }

  #mayDrive() {
    const { session: { isViewer, model, shown } } = this
    return !shown.past && !isViewer() && model.phase === 'crashed'
  }

  #actions(crash) {
    const { elements: { h }, recovery, session: { isViewer, model, shown: { past } }, words: { t } } = this
    const button = (name, click, tone) => h('button', { type: 'button', class: 'button', 'data-tone': tone, click }, t(name))
    const hasStep = crash.input > 1 && !past
    const aside = asideFrom(crash, { past, model })
    return [
      this.#mayDrive() ? button('goOnAgain', () => recovery.run('again'), 'main') : null,
      !isViewer() && aside ? button('goOnBefore', () => recovery.branch(aside)) : null,
      this.#mayDrive() && hasBefore(crash) && !aside ? button('goOnBefore', () => recovery.run('before')) : null,
      isViewer() ? null : button('saveRecording', this.save),
      button('copyReport', () => this.copy(asText(crash, this.#wording))),
      hasStep ? button('screenBefore', () => recovery.lookBefore(crash)) : null,
    ]
  }
}
