import { path } from '../net/api.js'
import { saveRecording } from './recordings.js'

const english = { isSetAside: 'This session is set aside', saveIt: 'Save recording' }
const portuguese = { isSetAside: 'Esta sessão foi posta de lado', saveIt: 'Salvar gravação' }

/**
 * Says on the card of a session that is gone why it was set aside, and offers its recording.
 * @param {object} page  @param {{ detail: string }} problem
 */
export function tellAside(page, { detail }) {
  const { h, t, words, parts, sessionName } = page
  words.add(english, portuguese)
  const [title, text, onward] = ['.card-title', '.card-text', '.button'].map((name) => parts.card.querySelector(name))
  title.textContent = t('isSetAside')
  text.textContent = words.own('problem_quarantined', detail)
  onward.before(h('button', {
    type: 'button', class: 'button', click: () => saveRecording(page, path`api/sessions/${sessionName}/recording`),
  }, t('saveIt')))
}
