import { path } from './api.js'
import { saveRecording } from './recordings.js'

const english = { isSetAside: 'This session is set aside', saveIt: 'Save recording' }
const portuguese = {
  isSetAside: 'Esta sessão foi posta de lado', saveIt: 'Salvar gravação',
  whySetAside: 'Reconstruí-la encerrou o servidor duas vezes seguidas. A gravação está guardada, e nada dela é executado: salve-a e veja com kennel replay o que ela faz.',
}

/** Offers the recording of a session that is set aside, on the card that says so. @param {object} page */
export function offerRecording(page) {
  const { h, t, words, parts, sessionName } = page
  words.add(english, portuguese)
  const [title, text, onward] = ['.card-title', '.card-text', '.button'].map((name) => parts.card.querySelector(name))
  title.textContent = t('isSetAside')
  if (words.language === 'pt') text.textContent = t('whySetAside') // the server speaks English
  onward.before(h('button', {
    type: 'button', class: 'button', click: () => saveRecording(page, path`api/sessions/${sessionName}/recording`),
  }, t('saveIt')))
}
