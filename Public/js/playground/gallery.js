import { ignoreMissingModule } from '../elements/failures.js'
import { dress } from '../elements/late_style.js'
import { openModal } from '../elements/modal.js'
import { path } from '../net/api.js'
import { SessionPicture } from '../workspace/session_picture.js'
import { examples } from './examples.js'

const english = { galleryNote: 'An example replaces the document; Undo brings it back.' }
const portuguese = { galleryNote: 'Um exemplo substitui o documento; Desfazer o traz de volta.' }

/**
 * The examples, each as the app draws it. @param {object} page  @param {(text: string) => void} pick  what to do with the chosen one
 */
export async function showGallery(page, pick) {
  const { elements: { h }, t, document } = page
  page.words.add(english, portuguese)
  await dress(document, 'styles/sessions.css').catch(ignoreMissingModule) // pictures are framed as in the list of sessions
  const cards = examples.map(({ name, text }) => {
    const picture = new SessionPicture(page)
    const choose = () => {
      dialog.close()
      pick(text)
    }
    return { text, picture, element: h('button', { type: 'button', class: 'gallery-card', click: choose }, picture.element, h('b', {}, t(name))) }
  })
  const dialog = h('dialog', { class: 'dialog gallery', 'aria-labelledby': 'gallery-title', close: () => dialog.remove() },
    h('h2', { id: 'gallery-title', class: 'dialog-title' }, t('example')), h('p', { class: 'quiet' }, t('galleryNote')),
    h('div', { class: 'gallery-cards' }, ...cards.map(({ element }) => element)),
    h('form', { method: 'dialog' }, h('button', { class: 'button' }, t('close'))))
  openModal(dialog, page)
  for (const { text, picture } of cards) {
    if (!dialog.isConnected) return
    await draw(page, text, picture)
  }
}

/** A picture is what a session of its own shows, which is ended then. */
async function draw({ api, configuration }, text, picture) {
  const { app, controller } = configuration()
  try {
    const { id, watch } = await api.open({ screen_json: text, ...(app && { app }), ...(controller && { controller }) })
    try {
      picture.show(await api.session(id), watch)
    } finally {
      await api.call('DELETE', path`api/sessions/${id}`)
    }
  } catch { /* one that cannot be read, or drawn now, has no picture */ }
}
