import { path } from '../net/api.js'
import { saveRecording } from './recordings.js'

/** @import { KennelPage } from '../kennel_page.js' */

const english = { isSetAside: 'This session is quarantined', isNotShown: 'This session cannot be shown', saveIt: 'Save recording' }
const portuguese = { isSetAside: 'Esta sessão está em quarentena', isNotShown: 'Esta sessão não pode ser mostrada', saveIt: 'Salvar gravação' }

/**
 * Says on the card of a session that is gone why it was set aside, or cannot be looked at, and offers its recording.
 * @param {KennelPage} page  @param {{ type: string, detail: string }} problem
 */
export function tellAside(page, { type, detail }) {
  const { elements: { h }, t, words, parts, sessionName } = page
  words.add(english, portuguese)
  const [title, text, onward] = ['.card-title', '.card-text', '.button'].map((name) => parts.card.querySelector(name))
  const isAside = type.endsWith(':quarantined')
  title.textContent = t(isAside ? 'isSetAside' : 'isNotShown')
  text.textContent = isAside ? words.own('problem_quarantined', detail) : detail
  onward.before(h('button', {
    type: 'button', class: 'button', click: () => saveRecording(page, path`api/sessions/${sessionName}/recording`),
  }, t('saveIt')))
}
