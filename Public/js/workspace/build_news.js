const english = {
  building: 'Building what changed…', newBuild: 'Built. The new server takes over.',
  buildFailed: 'This does not compile', olderServes: 'What was built before goes on serving.', close: 'Close',
}
const portuguese = {
  building: 'Compilando o que mudou…', newBuild: 'Compilado. O novo servidor assume.',
  buildFailed: 'Isto não compila', olderServes: 'O que foi compilado antes continua servindo.', close: 'Fechar',
}

/**
 * Says how the building of the app stands: in passing, or with each error at its file and line for as long as there is one.
 * @param {object} page
 * @param {{ state: 'building'|'failed'|'ready'|'serving', errors: { file?: string, line?: number, column?: number, message: string }[] }} report
 */
export function tellBuild(page, { state, errors }) {
  const { h, notices, t, words } = page
  words.add(english, portuguese)
  if (state === 'building') return notices.toast(t('building'))
  notices.clear('build')
  if (state === 'ready') return notices.toast(t('newBuild'))
  if (state === 'serving') return undefined
  const list = h('ul', { class: 'build-errors' }, ...errors.map(({ file, line, column, message }) =>
    h('li', {}, file ? h('code', {}, [file, line, column].join(':')) : null, ` ${message}`)))
  notices.card('build', { title: t('buildFailed'), text: t('olderServes'), more: list, action: t('close'), act: () => notices.clear('build') })
  return page.announcer?.say(t('buildFailed'))
}
