import { anchor } from '../elements/anchored.js'
import { dress } from '../elements/late_style.js'
import { pathOf } from '../net/address.js'
import { path } from '../net/api.js'
import { devicePhoto } from './device_photo.js'
import { devicePicture } from './device_picture.js'
import { ExportError } from './export_error.js'
import { english, portuguese } from './hand_over_words.js'
import { english as recordingsInEnglish, portuguese as recordingsInPortuguese } from './recording_words.js'
import { fetched, kept } from './recordings.js'
import { zipped } from './zip_file.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { PageActions } from '../side/page_actions.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from './notices.js' */

const exported = ['steps', 'test', 'har']
const mostSteps = 60 // in a moving picture
const forms = [...exported, 'picture', 'movie', 'recording', 'all']

/**
 * The services of the export menu.
 * @typedef {object} ExportServices
 * @property {PageActions} actions
 * @property {Elements} elements
 * @property {Notices} notices
 * @property {HTMLElement} frame  of the device
 * @property {LateParts} late
 * @property {ShownServices} session
 * @property {(error: Error) => string} why
 * @property {Window} window
 * @property {Words} words
 */

/** Opens the menu of the formats in which the session can be exported. @param {ExportServices} services  @param {HTMLElement} button */
export async function handOver(services, button) {
  await dress(services.window.document, 'styles/hand_over.css')
  services.words.add({ ...english, ...recordingsInEnglish }, { ...portuguese, ...recordingsInPortuguese })
  new HandOver(services, button).show()
}

/** The menu of the export formats, each with its purpose. */
class HandOver {
  /** @param {ExportServices} services  @param {HTMLElement} button  which opens the menu */
  constructor({ actions, elements, frame, late, notices, session, why, window, words }, button) {
    const { h, icon } = elements
    const { t } = words
    Object.assign(this, { actions, button, elements, frame, late, notices, session, why, window, words })
    const items = forms.map((form) => h('li', { class: 'hand-over-row' },
      h('button', {
        type: 'button', class: 'menu-item', 'aria-labelledby': `form-${form}`, 'aria-describedby': `form-note-${form}`,
        click: () => this.#save(form),
      }, h('b', { id: `form-${form}` }, t(`form_${form}`)), h('span', { class: 'quiet', id: `form-note-${form}` }, t(`form_${form}Note`))),
      ...this.#variants(form)))
    this.element = h('div', {
      class: 'menu hand-over', popover: true, role: 'dialog', 'aria-labelledby': 'hand-over-title', toggle: this.#toggled,
    }, h('div', { class: 'hand-over-head' }, h('h2', { class: 'section-title', id: 'hand-over-title' }, t('handOverTitle')),
      h('button', { type: 'button', class: 'icon-button', 'aria-label': t('close'), title: t('close'), click: () => this.element.hidePopover() }, icon('close'))),
    h('ul', { class: 'hand-over-list' }, ...items))
  }

  /** Returns the buttons for the variants of a format. */
  #variants(form) {
    const { elements: { h }, words: { t } } = this
    const variant = (words, name, click) => h('button', { type: 'button', class: 'button', 'aria-label': name, click }, words)
    if (form === 'steps') return [variant(t('copy'), t('copySteps'), this.#copy), variant(t('forIssue'), t('copyForIssue'), this.#copyForIssue)]
    if (form === 'movie') return this.#range()
    if (form !== 'picture') return []
    return [variant(t('withFrame'), t('pictureWithFrame'), () => this.#save('framed')), variant('SVG', t('pictureSVG'), () => this.#save('svg'))]
  }

  /** The first and the last step of a moving picture. */
  #range() {
    const { elements: { h }, session: { model }, words: { t } } = this
    const field = (name, value) => h('input', { type: 'number', class: 'input', min: 1, max: model.input, value, 'aria-label': t(name), title: t(name) })
    this.first = field('firstStep', Math.max(1, model.input - mostSteps + 1))
    this.last = field('lastStep', model.input)
    return [h('span', { class: 'hand-over-range' }, this.first, h('span', { 'aria-hidden': 'true' }, '–'), this.last)]
  }

  show() {
    this.window.document.body.append(this.element)
    this.element.showPopover()
    anchor(this.element, this.button)
    this.element.querySelector('.menu-item').focus()
  }

  #toggled = ({ newState }) => {
    if (newState !== 'closed') return
    this.element.remove()
    this.button.focus({ preventScroll: true })
  }

  #address(form) {
    const { session, words } = this
    return form === 'recording' ? path`api/sessions/${session.name}/recording` : path`api/sessions/${session.name}/export/${form}?language=${words.language}`
  }

  #copy = async () => {
    this.element.hidePopover()
    await this.#trying(async () => {
      const { blob } = await fetched(this, this.#address('steps'))
      await this.actions.copy(await blob.text(), 'stepsCopied')
    })
  }

  /** Copies the steps with the name of a picture, and saves the picture, which is dropped into the issue. */
  #copyForIssue = async () => {
    this.element.hidePopover()
    const { actions, notices, words: { t } } = this
    await this.#trying(async () => {
      const { blob } = await fetched(this, this.#address('steps'))
      const picture = await this.#picture('picture')
      await actions.copy(`${(await blob.text()).trimEnd()}\n\n![${t('form_picture')}](${picture.name})\n`, 'stepsCopied')
      kept(this, picture.blob, picture.name)
      notices.toast(t('issueCopied', { name: picture.name }))
    })
  }

  async #save(form) {
    this.element.hidePopover()
    await this.#trying(async () => {
      const { blob, name, secrets } = await this.#file(form)
      kept(this, blob, name, secrets)
    })
  }

  #file(form) {
    if (form === 'all') return this.#all()
    if (form === 'movie') return this.#movie()
    return ['picture', 'framed', 'svg'].includes(form) ? this.#picture(form) : fetched(this, this.#address(form))
  }

  /** Saves an image of the shown state. If the browser does not allow reading drawn pixels, the image is an SVG. */
  async #picture(form) {
    try {
      if (form !== 'svg') return { blob: await devicePhoto(this, { hasFrame: form === 'framed' }), name: `${this.#pictureName}${form === 'framed' ? '-framed' : ''}.png` }
    } catch (error) {
      this.window.console.warn('The device cannot be photographed.', error)
    }
    return { blob: await devicePicture(this), name: `${this.#pictureName}.svg` }
  }

  /** Steps as a moving picture. */
  async #movie() {
    const { first, frame, last, late, notices, session, window, words: { t } } = this
    const within = ({ valueAsNumber: step }) => Math.min(Math.max(Math.floor(step) || 1, 1), session.model.input)
    const [from, to] = [within(first), within(last)].sort((one, other) => one - other)
    if (to - from >= mostSteps) throw new ExportError(t('movieTooLong', { count: mostSteps }))
    const { movingPicture } = await import('./moving_picture.js')
    const travel = await new Promise((resolve) => { late.travel(resolve) })
    const progress = (step) => notices.toast(t('movieProgress', { step, last: to }))
    return { blob: await movingPicture({ frame, travel, window }, { first: from, last: to, progress }), name: `${this.#pictureName}-from-${from}-to-${to}.png` }
  }

  /** The screen, the name of the session by which it is looked at, and the step. */
  get #pictureName() {
    const { shown: { past, model: { visibleScreen: screen } }, model } = this.session
    const words = screen?.url ? pathOf(screen.url) : screen?.title ?? ''
    const slug = words.normalize('NFD').replace(/[^\w]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 40) || 'device'
    return `${slug}-${(model.session?.watch ?? '').slice(0, 8)}-step-${past?.step ?? model.input}`
  }

  async #all() {
    const files = []
    for (const form of ['recording', ...exported]) files.push(await fetched(this, this.#address(form)))
    files.push(await this.#picture('picture'))
    const contents = await Promise.all(files.map(async ({ blob, name }) => ({ name, bytes: new Uint8Array(await blob.arrayBuffer()) })))
    // Of the three files, only the test has user names in URLs.
    const { secrets } = files[1 + exported.indexOf('test')]
    return { blob: zipped(contents, new Date()), name: files[0].name.replace(/\.kennel$/, '.zip'), secrets }
  }

  async #trying(deed) {
    try {
      await deed()
    } catch (error) {
      this.notices.toast(this.words.t('notSaved', { detail: error instanceof ExportError ? error.message : this.why(error) }))
    }
  }
}
