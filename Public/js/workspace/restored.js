/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from './notices.js' */

const english = {
  restoredFrom_one: 'Session restored: 1 action replayed in {time} ms', restoredFrom: 'Session restored: {count} actions replayed in {time} ms',
  restoredOtherwise: 'The app has changed: it behaves differently from step {input} on.',
  restoredWithoutSecrets: 'Passwords are not recorded: type them again.',
}
const portuguese = {
  restoredFrom_one: 'Sessão restaurada: 1 ação repetida em {time} ms', restoredFrom: 'Sessão restaurada: {count} ações repetidas em {time} ms',
  restoredOtherwise: 'O app mudou: a partir do passo {input} ele se comporta de outro jeito.',
  restoredWithoutSecrets: 'Senhas não são gravadas: digite-as de novo.',
}

/**
 * Reports that a session was restored. Of a new branch it reports only differences and missing passwords.
 * @param {{ model: SessionModel, notices: Notices, words: Words }} services
 * @param {{ inputs: number, milliseconds: number, differsFrom?: number, lacksSecrets?: boolean }} restored
 */
export function tellRestored({ model, notices, words }, { inputs, milliseconds, differsFrom, lacksSecrets }) {
  const { t } = words
  words.add(english, portuguese)
  const sentences = [
    model.session?.origin?.step !== inputs && t('restoredFrom', { count: inputs, time: Math.round(milliseconds) }),
    differsFrom && t('restoredOtherwise', { input: differsFrom }),
    lacksSecrets && t('restoredWithoutSecrets'),
  ].filter(Boolean)
  if (sentences.length) notices.toast(sentences.join(' · '))
}
