/** @import { Notices } from './notices.js' */

/**
 * Returns whether the server was updated after it sent this page, so that it no longer has the page's modules. A card then
 * offers to reload the page.
 * @param {{ window: Window, document: Document, notices: Notices, t: (key: string) => string }} services
 */
export async function isOutdated({ window, document, notices, t }) {
  /** @type {HTMLScriptElement} */
  const { src } = document.querySelector('script[type="module"]')
  const answer = await window.fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status !== 404) return false
  notices.card('updated', {
    title: t('updated'), text: t('updatedNote'), action: t('loadAnew'), closes: true, act: () => window.location.reload(),
  })
  return true
}

/**
 * Reports that a module which the user needs could not be loaded or used: in the console, and on the page.
 * @param {{ window: Window, document: Document, notices: Notices, t: (key: string) => string }} services
 * @param {string} failure  a sentence for the console  @param {Error} error
 */
export async function reportMissingModule(services, failure, error) {
  services.window.console.warn(failure, error)
  if (!await isOutdated(services)) services.notices.toast(services.t('noServer'))
}
