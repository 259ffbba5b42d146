/** @import { KennelPage } from '../kennel_page.js' */

const english = { pageError: 'Could not show an update ({message}).', reload: 'Redraw' }
const portuguese = { pageError: 'Não foi possível mostrar uma atualização ({message}).', reload: 'Redesenhar' }

/** Says that a change could not be drawn, and offers to draw everything anew. @param {KennelPage} page  @param {Error} error */
export function tellBroken(page, { message }) {
  const { notices, renderer, stream, t, words } = page
  words.add(english, portuguese)
  notices.card('broken', {
    title: t('pageError', { message }), action: t('reload'), closes: true,
    act: () => {
      renderer.clear()
      stream.follow(page.sessionName)
    },
  })
}
