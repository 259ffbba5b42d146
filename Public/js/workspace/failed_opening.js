import { Problem } from '../net/api.js'

/** @import { Notices } from './notices.js' */
/** @import { Words } from '../words/words.js' */

export const english = { cannotOpen: 'Could not open the screen', tryAgain: 'Try again' }

/**
 * Shows a card that says why something was not opened, with a button that tries again. A card about the connection is
 * removed when the connection is back.
 * @param {{ notices: Notices, t: (key: string) => string, why: (error: Error) => string, words: Words }} services
 * @param {Error} error  @param {boolean} isModal  @param {() => void} again
 */
export function tellFailure({ notices, t, why, words }, error, isModal, again) {
  words.add(english)
  const name = error instanceof Problem ? 'open' : 'unreached'
  notices.card(name, { title: t('cannotOpen'), text: why(error), action: t('tryAgain'), act: () => again(), isModal, closes: !isModal })
}
