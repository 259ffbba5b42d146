const english = {
  waitingTitle: 'The session stands still',
  waitingNote: 'The server cannot record what comes next; its disk may be full. Nothing is lost: it tries again by itself, and goes on when it can.',
  waitingProcess: 'The server cannot start a process for its app, and takes nothing until it can. What was done before is kept: it tries again by itself, and goes on from there.',
  waitingFull: 'Its recording is full. Save it, and open another session.',
}
const portuguese = {
  waitingTitle: 'A sessão está parada',
  waitingNote: 'O servidor não consegue gravar o que vem a seguir; o disco dele pode estar cheio. Nada se perde: ele tenta de novo por conta própria, e segue quando puder.',
  waitingProcess: 'O servidor não consegue iniciar um processo para o app, e até lá não aceita nada. O que foi feito antes está guardado: ele tenta de novo por conta própria, e segue dali.',
  waitingFull: 'A gravação dela está cheia. Salve-a e abra outra sessão.',
}

const notes = { full: 'waitingFull', unavailable: 'waitingProcess' }

/** Says why the session stands still, if it does by now. @param {object} page */
export function tellWaiting({ announcer, h, model, notices, t, words }) {
  words.add(english, portuguese)
  const { waiting } = model
  if (!waiting) return
  const title = t('waitingTitle')
  const more = waiting.kind === 'full' ? null : h('span', { class: 'quiet' }, waiting.reason)
  notices.card('waiting', { title, text: t(notes[waiting.kind] ?? 'waitingNote'), more })
  announcer?.say(title)
}
