/**
 * Shows another session, on the device. @param {object} page  @param {{ session?: string, watch?: string }} part
 */
export function look(page, part) {
  page.go({ sessions: false }, 'replace') // Back leads to the session, not to the list
  page.move(part)
  page.screen.focus({ preventScroll: true })
}

/**
 * Shows a session so that it can be driven; who may not drive it watches, and is told why.
 * @param {object} page  @param {string} watch
 */
export async function drive(page, watch) {
  try {
    const { id } = await page.api.control(watch)
    look(page, { session: id })
  } catch (error) {
    page.notices.toast(page.why(error))
    look(page, { watch })
  }
}
