import { dress } from '../elements/late_style.js'
import { path } from '../net/api.js'
import { devicePicture } from './device_picture.js'
import { english, portuguese } from './hand_over_words.js'
import { fetched, kept } from './recordings.js'
import { zipped } from './zip_file.js'

const exported = ['steps', 'test', 'har']
const forms = [...exported, 'picture', 'recording', 'all']

/** Offers what somebody else can be handed of the session that is shown. @param {object} page  @param {Element} button */
export async function handOver(page, button) {
  await dress(page.document, 'styles/hand_over.css')
  page.words.add(english, portuguese)
  new HandOver(page, button).show()
}

/** The menu: what there is, and what each is good for. */
class HandOver {
  constructor(page, button) {
    const { h, t } = page
    this.page = page
    this.button = button
    const items = forms.map((form) => h('li', { class: 'hand-over-row' },
      h('button', {
        type: 'button', class: 'menu-item', 'aria-labelledby': `form-${form}`, 'aria-describedby': `form-note-${form}`,
        click: () => this.#save(form),
      }, h('b', { id: `form-${form}` }, t(`form_${form}`)), h('span', { class: 'quiet', id: `form-note-${form}` }, t(`form_${form}Note`))),
      form === 'steps' ? h('button', { type: 'button', class: 'button', 'aria-label': t('copySteps'), click: this.#copy }, t('copy')) : null))
    this.element = h('div', {
      class: 'menu hand-over', popover: true, role: 'dialog', 'aria-label': t('handOverTitle'), toggle: this.#toggled,
    }, h('ul', { class: 'hand-over-list' }, ...items))
  }

  show() {
    this.page.document.body.append(this.element)
    this.element.showPopover()
    this.element.querySelector('button').focus()
  }

  #toggled = ({ newState }) => {
    if (newState !== 'closed') return
    this.element.remove()
    this.button.focus({ preventScroll: true })
  }

  #address(form) {
    const { sessionName } = this.page
    return form === 'recording' ? path`api/sessions/${sessionName}/recording` : path`api/sessions/${sessionName}/export/${form}`
  }

  #copy = async () => {
    const { page } = this
    this.element.hidePopover()
    await this.#trying(async () => {
      const { blob } = await fetched(page, this.#address('steps'))
      await page.copy(await blob.text(), 'stepsCopied')
    })
  }

  async #save(form) {
    const { page } = this
    this.element.hidePopover()
    await this.#trying(async () => {
      const { blob, name } = form === 'all' ? await this.#all() : form === 'picture' ? await this.#picture() : await fetched(page, this.#address(form))
      kept(page, blob, name)
    })
  }

  async #picture() { return { blob: await devicePicture(this.page), name: 'device.svg' } }

  async #all() {
    const files = []
    for (const form of ['recording', ...exported]) files.push(await fetched(this.page, this.#address(form)))
    files.push(await this.#picture())
    const contents = await Promise.all(files.map(async ({ blob, name }) => ({ name, bytes: new Uint8Array(await blob.arrayBuffer()) })))
    return { blob: zipped(contents, new Date()), name: files[0].name.replace(/\.kennel$/, '.zip') }
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
