/** @import { KennelPage } from '../kennel_page.js' */

/**
 * Shows another session, on the device. @param {KennelPage} page  @param {{ session?: string, watch?: string }} part
 */
export function look(page, part) {
  page.go({ sessions: false }, 'replace') // Back leads to the session, not to the list
  page.move(part)
  page.screen.focus({ preventScroll: true })
}

/**
 * Shows a session so that it can be driven, which takes control unless this page has it; who may not drive it watches, and is told why.
 * @param {KennelPage} page  @param {string} watch
 */
export async function drive(page, watch) {
  if (watch === page.model.session?.watch && !page.isViewer()) return look(page, { session: page.sessionName })
  try {
    const { id } = await page.api.control(watch, { by: page.storage?.getItem('kennel.name') ?? '' })
    return look(page, { session: id })
  } catch (error) {
    page.notices.toast(page.why(error))
    return look(page, { watch })
  }
}
