import { english as common, tellFailure } from './failed_opening.js'

/** @import { KennelPage } from '../kennel_page.js' */

const english = {
  openStart: 'Open the start screen', badBackend: 'The backend (BFF) needs an http or https address.',
}

/**
 * Shows a card that says why the server, or the page, refused to open a session.
 * @param {KennelPage} page  @param {Error} error
 * @param {{ isModal: boolean, wanted: object, replace: boolean, again: (changes?: object) => void }} opening
 *   `isModal` if no session is shown, so that the card takes its place; `again` opens the same with changes
 */
export async function tellRefusal(page, error, { isModal, wanted, replace, again }) {
  page.words.add({ ...common, ...english })
  if (error.kind === 'unconfirmed-backend') {
    (await import('./foreign_backend.js')).askAbout(page, error.origin, wanted, replace)
  } else if (error.pointer?.startsWith('/faults')) {
    page.notices.card('open', { ...page.late.faults.refused(error, () => again({ faults: [] })), isModal, closes: !isModal })
  } else if (error.kind === 'malformed') tellMalformed(page, error, isModal)
  else tellFailure(page, error, isModal, again)
}

/** Shows why a malformed request can never be opened, at the field it came from or on a card. There is nothing to try again. */
function tellMalformed(page, error, isModal) {
  const { notices, late: { side }, t, why } = page
  const text = error.pointer === '/bff' ? t('badBackend') : why(error)
  if (side?.openPanel.blame(error.pointer?.slice(1), text)) return
  const start = { action: t('openStart'), act: () => page.open({}, { replace: true }), isModal }
  notices.card('open', { title: t('cannotOpen'), text, ...isModal ? start : { closes: true } })
}
