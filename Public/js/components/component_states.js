import { drawDocument } from '../document/draw_document.js'
import { ignoreMissingModule } from '../elements/failures.js'
import { dress } from '../elements/late_style.js'
import { openModal } from '../elements/modal.js'
import { SessionPicture } from '../workspace/session_picture.js'

/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { FrameName } from './component_document.js' */
/** @import { State } from './states.js' */

/**
 * Opens a dialog with a picture of each state of a component.
 * @param {{ api: Api, document: Document, elements: Elements, opening: Opening, parts: PageParts, why: (error: Error) => string,
 *           words: Words }} services
 * @param {{ title: string, frame: FrameName, states: State[], textOf: (state: State) => string, device?: object }} component
 *   `textOf` returns the document of a state, `device` is the device of the pictures
 * @param {(state: State) => void} pick  called with the chosen state
 */
export async function showStates({ api, document, elements, opening, parts, why, words }, { title, frame, states, textOf, device }, pick) {
  const { h } = elements
  const { t } = words
  // the pictures are framed as in the list of sessions
  await dress(document, 'styles/sessions.css').catch(ignoreMissingModule)
  const cards = states.map((state) => {
    const picture = new SessionPicture({ elements, width: 120 })
    const note = h('span', { class: 'quiet' })
    const choose = () => {
      dialog.close()
      pick(state)
    }
    return { state, picture, note, element: h('button', { type: 'button', class: 'gallery-card', 'data-state-name': state.name, click: choose }, picture.element, h('b', {}, t(state.name)), note) }
  })
  const progress = h('p', { class: 'quiet', role: 'status' })
  const dialog = h('dialog', { class: 'dialog gallery state-gallery', 'data-frame': frame, 'aria-labelledby': 'states-title', close: () => dialog.remove() },
    h('h2', { id: 'states-title', class: 'dialog-title' }, `${title}: ${t('allStates')}`), h('p', { class: 'quiet' }, t('statesNote')), progress,
    h('div', { class: 'gallery-cards' }, ...cards.map(({ element }) => element)),
    h('form', { method: 'dialog' }, h('button', { class: 'button' }, t('close'))))
  openModal(dialog, { document, parts })
  for (const [index, { state, picture, note, element }] of cards.entries()) {
    if (!dialog.isConnected) return
    progress.textContent = t('drawingStates', { number: index + 1, count: cards.length })
    element.setAttribute('aria-busy', 'true')
    try {
      await drawDocument({ api, opening }, textOf(state), picture, device)
    } catch (error) {
      note.textContent = t('stateUndrawn', { reason: why(error) })
    }
    element.removeAttribute('aria-busy')
  }
  progress.textContent = ''
}
