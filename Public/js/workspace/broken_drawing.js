/** @import { Renderer } from '../device/renderer.js' */
/** @import { ShownServices } from '../device/stage.js' */
/** @import { Stream } from '../net/stream.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from './notices.js' */

const english = { pageError: 'Could not show an update ({message}).', reload: 'Redraw' }
const portuguese = { pageError: 'Não foi possível mostrar uma atualização ({message}).', reload: 'Redesenhar' }

/**
 * Shows that a change could not be drawn, with a button that redraws everything.
 * @param {{ notices: Notices, renderer: Renderer, session: ShownServices, stream: Stream, words: Words }} services
 * @param {Error} error
 */
export function tellBroken({ notices, renderer, session, stream, words }, { message }) {
  words.add(english, portuguese)
  const { t } = words
  notices.card('broken', {
    title: t('pageError', { message }), action: t('reload'), closes: true,
    act: () => {
      renderer.clear()
      stream.follow(session.name)
    },
  })
}
