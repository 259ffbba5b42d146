import { Problem } from '../net/api.js'

const english = {
  cannotOpen: 'Could not open the screen', tryAgain: 'Try again', openStart: 'Open the start screen',
  badBackend: 'The backend (BFF) needs an http or https address.',
}
/**
 * Says why a session was not opened, on a card. Where no session is shown, the card takes the place of one.
 * @param {object} page  @param {Error} error
 * @param {{ wanted: object, replace: boolean, open: Function }} opening  what was to be opened, how, and what opens it
 */
export async function tellRefusal(page, error, { wanted, replace, open }) {
  const isModal = !page.model.session
  page.words.add(english)
  if (isModal && error instanceof Problem) page.connection.finish('none')
  await page.words.ready // a refusal may come before the language is loaded
  if (error.kind === 'unconfirmed-backend') {
    (await import('./foreign_backend.js')).askAbout(page, error.origin, wanted, replace)
    return
  }
  const again = (changes = {}) => open({ ...wanted, ...changes }, { replace })
  if (error.pointer?.startsWith('/faults')) {
    page.notices.card('open', { ...page.late.faults.refused(error, () => again({ faults: [] })), isModal, closes: !isModal })
  } else if (error.kind === 'malformed') tellMalformed(page, error, isModal)
  else tellFailure(page, error, isModal, again)
}

/**
 * Says that something could not be opened, with a way to try again. A card that blames the connection goes when the
 * connection is back.
 * @param {object} page  @param {Error} error  @param {boolean} isModal  @param {() => void} again
 */
export function tellFailure(page, error, isModal, again) {
  page.words.add(english)
  const { notices, t, why } = page
  const name = error instanceof Problem ? 'open' : 'unreached'
  notices.card(name, { title: t('cannotOpen'), text: why(error), action: t('tryAgain'), act: () => again(), isModal, closes: !isModal })
}

/** What was asked for can never be opened: there is nothing to try again. */
function tellMalformed(page, error, isModal) {
  const { notices, late: { side }, t, why } = page
  const text = error.pointer === '/bff' ? t('badBackend') : why(error)
  if (side?.openPanel.blame(error.pointer?.slice(1), text)) return
  const start = { action: t('openStart'), act: () => page.open({}, { replace: true }), isModal }
  notices.card('open', { title: t('cannotOpen'), text, ...isModal ? start : { closes: true } })
}
