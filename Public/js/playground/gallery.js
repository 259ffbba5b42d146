import { drawDocument } from '../document/draw_document.js'
import { ignoreFailedCall, ignoreMissingModule } from '../elements/failures.js'
import { dress } from '../elements/late_style.js'
import { openModal } from '../elements/modal.js'
import { SessionPicture } from '../workspace/session_picture.js'
import { examples } from './examples.js'

/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Opening } from '../workspace/opening.js' */

const english = { galleryNote: 'An example replaces the document; Undo brings it back.' }
const portuguese = { galleryNote: 'Um exemplo substitui o documento; Desfazer o traz de volta.' }

/**
 * Opens a dialog with the examples, each as the app draws it.
 * @param {{ document: Document, parts: PageParts, elements: Elements, words: Words, api: Api,
 *           opening: Opening }} services
 * @param {(text: string) => void} pick  called with the chosen example
 */
export async function showGallery({ document, parts, elements, words, api, opening }, pick) {
  const { h } = elements
  const { t } = words
  words.add(english, portuguese)
  // the images are framed as in the list of sessions
  await dress(document, 'styles/sessions.css').catch(ignoreMissingModule)
  const cards = examples.map(({ name, text }) => {
    const picture = new SessionPicture({ elements })
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
  openModal(dialog, { document, parts })
  for (const { text, picture } of cards) {
    if (!dialog.isConnected) return
    await drawDocument({ api, opening }, text, picture).catch(ignoreFailedCall) // it has no image then
  }
}
