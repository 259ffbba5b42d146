import { path } from '../net/api.js'
import { saveRecording } from './recordings.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { ShownServices } from '../device/stage.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from './notices.js' */

const english = { isSetAside: 'This session is quarantined', isNotShown: 'This session cannot be shown', saveIt: 'Save recording' }
const portuguese = { isSetAside: 'Esta sessão está em quarentena', isNotShown: 'Esta sessão não pode ser mostrada', saveIt: 'Salvar gravação' }

/**
 * Shows on the card of a session that is gone why it was quarantined or cannot be shown, and adds a button that saves its
 * recording.
 * @param {{ elements: Elements, notices: Notices, session: ShownServices, why: (error: Error) => string, window: Window,
 *           words: Words }} services
 * @param {{ type: string, detail: string }} problem
 */
export function tellAside({ elements, notices, session, why, window, words }, { type, detail }) {
  const { h } = elements
  const { t } = words
  words.add(english, portuguese)
  const [title, text, onward] = ['.card-title', '.card-text', '.button'].map((name) => notices.cardElement.querySelector(name))
  const isAside = type.endsWith(':quarantined')
  title.textContent = t(isAside ? 'isSetAside' : 'isNotShown')
  text.textContent = isAside ? words.own('problem_quarantined', detail) : detail
  onward.before(h('button', {
    type: 'button', class: 'button',
    click: () => saveRecording({ elements, notices, why, window, words }, path`api/sessions/${session.name}/recording`),
  }, t('saveIt')))
}
