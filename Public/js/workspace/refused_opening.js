import { english as common, tellFailure } from './failed_opening.js'

/** @import { LateParts } from '../late_parts.js' */
/** @import { Problem } from '../net/api.js' */
/** @import { QuestionServices } from './foreign_backend.js' */
/** @import { Navigation } from './navigation.js' */

const english = {
  openStart: 'Open the start screen', badBackend: 'The backend (BFF) needs an http or https address.',
}

/**
 * An opening that was refused.
 * @typedef {object} RefusedOpening
 * @property {boolean} isModal  whether no session is shown, so that the card takes its place
 * @property {object} wanted  the configuration, as an address has it
 * @property {boolean} replace  whether the session replaces an entry of the browser's history
 * @property {(changes?: object) => void} again  opens the same configuration with changes
 * @property {(wanted: object, how?: { replace?: boolean }) => Promise<boolean>} open
 */

/**
 * Shows a card that says why the server, or the page, refused to open a session.
 * @param {QuestionServices & { late: LateParts, navigation: Navigation, window: Window }} services
 * @param {Error & Partial<Problem>} error
 * @param {RefusedOpening} opening
 */
export async function tellRefusal({ api, elements, late, navigation, notices, why, window, words }, error, opening) {
  const { isModal, again } = opening
  words.add({ ...common, ...english })
  if (error.kind === 'unconfirmed-backend') {
    const { askAbout } = await import('./foreign_backend.js')
    askAbout({ api, elements, navigation, notices, why, window, words }, error.origin, opening)
  } else if (error.pointer?.startsWith('/faults')) {
    notices.card('open', { ...late.faults.refused(error, () => again({ faults: [] })), isModal, closes: !isModal })
  } else if (error.kind === 'malformed') tellMalformed({ late, notices, why, words }, error, opening)
  else tellFailure({ notices, why, words }, error, isModal, again)
}

/** Shows why a malformed request can never be opened, at the field it came from or on a card. There is nothing to try again. */
function tellMalformed({ late: { side }, notices, why, words: { t } }, error, { isModal, open }) {
  const text = error.pointer === '/bff' ? t('badBackend') : why(error)
  if (side?.openPanel.blame(error.pointer?.slice(1), text)) return
  const start = { action: t('openStart'), act: () => open({}, { replace: true }), isModal }
  notices.card('open', { title: t('cannotOpen'), text, ...isModal ? start : { closes: true } })
}
