/** @import { Elements } from '../elements/elements.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from './notices.js' */

const english = {
  waitingTitle: 'The session is paused',
  waitingNote: 'The server cannot write the recording; its disk may be full. Nothing is lost: it retries and continues as soon as it can.',
  waitingProcess: 'The server cannot start a process for the app and accepts no actions until it can. Earlier actions are saved: it retries and continues from there.',
  waitingFull: 'The recording is full. Save it, and open another session.',
}
const portuguese = {
  waitingTitle: 'A sessão está parada',
  waitingNote: 'O servidor não consegue escrever a gravação; o disco dele pode estar cheio. Nada se perde: ele tenta de novo e continua assim que puder.',
  waitingProcess: 'O servidor não consegue iniciar um processo para o app e não aceita ações até lá. As ações anteriores estão salvas: ele tenta de novo e continua dali.',
  waitingFull: 'A gravação está cheia. Salve-a e abra outra sessão.',
}

const notes = { full: 'waitingFull', unavailable: 'waitingProcess' }

/**
 * Shows why the session is paused, if it still is.
 * @param {{ elements: Elements, late: LateParts, model: SessionModel, notices: Notices, words: Words }} services
 */
export function tellWaiting({ elements: { h }, late: { announcer }, model, notices, words }) {
  words.add(english, portuguese)
  const { t } = words
  const { waiting } = model
  if (!waiting) return
  const title = t('waitingTitle')
  const more = waiting.kind === 'full' ? null : h('span', { class: 'quiet' }, waiting.reason)
  notices.card('waiting', { title, text: t(notes[waiting.kind] ?? 'waitingNote'), more })
  announcer?.say(title)
}
