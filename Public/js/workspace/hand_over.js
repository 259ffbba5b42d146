import { anchor } from '../elements/anchored.js'
import { dress } from '../elements/late_style.js'
import { pathOf } from '../net/address.js'
import { path } from '../net/api.js'
import { devicePhoto } from './device_photo.js'
import { devicePicture } from './device_picture.js'
import { english, portuguese } from './hand_over_words.js'
import { fetched, kept } from './recordings.js'
import { zipped } from './zip_file.js'

/** @import { KennelPage } from '../kennel_page.js' */

const exported = ['steps', 'test', 'har']
const forms = [...exported, 'picture', 'recording', 'all']

/** Offers what somebody else can be handed of the session that is shown. @param {KennelPage} page  @param {Element} button */
export async function handOver({ page, actions }, button) {
  await dress(page.document, 'styles/hand_over.css')
  page.words.add(english, portuguese)
  new HandOver({ page, actions }, button).show()
}

/** The menu: what there is, and what each is good for. */
class HandOver {
  constructor({ page, actions }, button) {
    this.actions = actions
    const { elements: { h, icon }, t } = page
    this.page = page
    this.button = button
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

  /** What else can be had of a form. */
  #variants(form) {
    const { elements: { h }, t } = this.page
    const variant = (words, name, click) => h('button', { type: 'button', class: 'button', 'aria-label': name, click }, words)
    if (form === 'steps') return [variant(t('copy'), t('copySteps'), this.#copy)]
    if (form !== 'picture') return []
    return [variant(t('withFrame'), t('pictureWithFrame'), () => this.#save('framed')), variant('SVG', t('pictureSVG'), () => this.#save('svg'))]
  }

  show() {
    this.page.document.body.append(this.element)
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
    const { sessionName, words } = this.page
    return form === 'recording' ? path`api/sessions/${sessionName}/recording` : path`api/sessions/${sessionName}/export/${form}?language=${words.language}`
  }

  #copy = async () => {
    const { page } = this
    this.element.hidePopover()
    await this.#trying(async () => {
      const { blob } = await fetched(page, this.#address('steps'))
      await this.actions.copy(await blob.text(), 'stepsCopied')
    })
  }

  async #save(form) {
    const { page } = this
    this.element.hidePopover()
    await this.#trying(async () => {
      const { blob, name, secrets } = await this.#file(form)
      kept(page, blob, name, secrets)
    })
  }

  #file(form) {
    if (form === 'all') return this.#all()
    return ['picture', 'framed', 'svg'].includes(form) ? this.#picture(form) : fetched(this.page, this.#address(form))
  }

  /** A picture of what is shown; a browser that lets nobody read what it drew has a drawing. */
  async #picture(form) {
    const { page } = this
    try {
      if (form !== 'svg') return { blob: await devicePhoto(page, { hasFrame: form === 'framed' }), name: `${this.#pictureName}.png` }
    } catch (error) {
      page.window.console.warn('The device cannot be photographed.', error)
    }
    return { blob: await devicePicture(page), name: `${this.#pictureName}.svg` }
  }

  /** The screen, the name of the session by which it is looked at, and the step. */
  get #pictureName() {
    const { shown: { past, model: { visibleScreen: screen } }, model } = this.page
    const words = screen?.url ? pathOf(screen.url) : screen?.title ?? ''
    const slug = words.normalize('NFD').replace(/[^\w]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 40) || 'device'
    return `${slug}-${(model.session?.watch ?? '').slice(0, 8)}-step-${past?.step ?? model.input}`
  }

  async #all() {
    const files = []
    for (const form of ['recording', ...exported]) files.push(await fetched(this.page, this.#address(form)))
    files.push(await this.#picture('picture'))
    const contents = await Promise.all(files.map(async ({ blob, name }) => ({ name, bytes: new Uint8Array(await blob.arrayBuffer()) })))
    // Of the three, only the test keeps users in addresses.
    const { secrets } = files[1 + exported.indexOf('test')]
    return { blob: zipped(contents, new Date()), name: files[0].name.replace(/\.kennel$/, '.zip'), secrets }
  }

  async #trying(deed) {
    const { page } = this
    try {
      await deed()
    } catch (error) {
      page.notices.toast(page.t('notSaved', { detail: page.why(error) }))
    }
  }
}
