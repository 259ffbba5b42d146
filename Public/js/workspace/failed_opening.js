import { Problem } from '../net/api.js'

/** @import { Connection } from '../net/connection.js' */
/** @import { Words } from '../words/words.js' */
/** @import { QuestionServices } from './foreign_backend.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { Notices } from './notices.js' */
/** @import { RefusedOpening } from './refused_opening.js' */

export const english = { cannotOpen: 'Could not open the screen', tryAgain: 'Try again' }

/**
 * Shows a card that says why something was not opened, with a button that tries again. A card about the connection is
 * removed when the connection is back.
 * @param {{ notices: Notices, why: (error: Error) => string, words: Words }} services
 * @param {Error} error  @param {boolean} isModal  @param {() => void} again
 */
export function tellFailure({ notices, why, words }, error, isModal, again) {
  const { t } = words
  words.add(english)
  const name = error instanceof Problem ? 'open' : 'unreached'
  notices.card(name, { title: t('cannotOpen'), text: why(error), action: t('tryAgain'), act: () => again(), isModal, closes: !isModal })
}

/**
 * Shows a card that says why a session was not opened. It takes the place of the session if none is shown.
 * @param {QuestionServices & { connection: Connection, late: LateParts, navigation: Navigation, window: Window }} services
 * @param {Error & { pointer?: string }} error  @param {RefusedOpening} opening
 */
export async function tellUnopened(services, error, opening) {
  const { connection, words } = services
  const { isModal } = opening
  const isRefusal = error instanceof Problem
  if (isModal && isRefusal) connection.finish('none')
  await words.ready // the language may still be loading
  try {
    if (!isRefusal && !error.pointer) throw error
    const { tellRefusal } = await import('./refused_opening.js')
    await tellRefusal(services, error, opening)
  } catch {
    tellFailure(services, error, isModal, opening.again)
  }
}
