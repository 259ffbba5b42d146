/** @import { Elements } from '../elements/elements.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from './notices.js' */

const english = {
  building: 'Building what changed…', translated: '{done} of {of} files translated', compiled: 'step {done} of {of}', newBuild: 'Built. Sessions are moving to the new build.',
  buildFailed: 'Build failed', buildBroken: 'The new build does not start', olderServes: 'The previous build keeps running.',
  buildStopped: 'Sessions crash in the new build', buildStoppedWhy: 'They are halted in the state before the crash. The next build that does not crash continues them.',
  theApp: 'The app',
}
const portuguese = {
  building: 'Compilando o que mudou…', translated: '{done} de {of} arquivos traduzidos', compiled: 'passo {done} de {of}', newBuild: 'Compilado. As sessões passam para a nova versão.',
  buildFailed: 'A compilação falhou', buildBroken: 'A nova versão não inicia', olderServes: 'A versão anterior continua rodando.',
  buildStopped: 'Sessões travam na nova versão', buildStoppedWhy: 'Elas estão paradas no estado anterior ao travamento. A próxima versão que não travar as continua.',
  theApp: 'O app',
}

/**
 * Shows the state of the app's build: in a toast, or on a card with the errors or with the sessions that crash in it.
 * @param {{ elements: Elements, late: LateParts, notices: Notices, words: Words }} services
 * @param {{ state: 'building'|'failed'|'ready'|'broken'|'serving', stopped: { watch: string, screen?: string, reason: string }[],
 *           progress?: { step: 'translating'|'compiling', done: number, of: number },
 *           errors: { file?: string, line?: number, column?: number, message: string }[] }} report
 */
export function tellBuild({ elements, late, notices, words }, { state, errors, stopped, progress }) {
  const { h } = elements
  const { t } = words
  const tell = (title, text, lines) => {
    const more = h('ul', { class: 'build-errors' }, ...lines)
    notices.card('build', { title, text, more, action: t('close'), act: () => notices.clear('build') })
    return late.announcer?.say(title)
  }
  words.add(english, portuguese)
  if (state === 'building') {
    if (!progress) return notices.toast(t('building'))
    return notices.toast(t('building'), t(progress.step === 'translating' ? 'translated' : 'compiled', progress))
  }
  notices.clear('build')
  if (state === 'ready') return notices.toast(t('newBuild'))
  if (state !== 'serving') {
    const lines = errors.map(({ file, line, column, message }) =>
      h('li', {}, file ? h('code', {}, [file, line, column].join(':')) : null, ` ${message}`))
    return tell(t(state === 'failed' ? 'buildFailed' : 'buildBroken'), t('olderServes'), lines)
  }
  late.side?.offer()
  if (!stopped.length) return undefined
  return tell(t('buildStopped'), t('buildStoppedWhy'), stopped.map(({ watch, screen, reason }) =>
    h('li', {}, h('a', { href: `?watch=${encodeURIComponent(watch)}` }, screen ?? t('theApp')), ` ${reason}`)))
}
