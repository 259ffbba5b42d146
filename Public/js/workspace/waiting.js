const english = {
  waitingTitle: 'The session stands still',
  waitingNote: 'The server cannot record what comes next; its disk may be full. Nothing is lost: it tries again by itself, and goes on when it can.',
  waitingFull: 'Its recording is full. Save it, and open another session.',
}
const portuguese = {
  waitingTitle: 'A sessão está parada',
  waitingNote: 'O servidor não consegue gravar o que vem a seguir; o disco dele pode estar cheio. Nada se perde: ele tenta de novo por conta própria, e segue quando puder.',
  waitingFull: 'A gravação dela está cheia. Salve-a e abra outra sessão.',
}

/** Says why the session stands still, if it does by now. @param {object} page */
export function tellWaiting({ announcer, h, model, notices, t, words }) {
  words.add(english, portuguese)
  const { waiting } = model
  if (!waiting) return
  const title = t('waitingTitle')
  const more = waiting.kind === 'full' ? null : h('span', { class: 'quiet' }, waiting.reason)
  notices.card('waiting', { title, text: t(waiting.kind === 'full' ? 'waitingFull' : 'waitingNote'), more })
  announcer?.say(title)
}
