/**
 * Whether the server was updated since this page came: it no longer has the page's own modules, so none can be loaded
 * late. Whoever looks is told so, and may load the page anew.
 * @param {object} page
 */
export async function isOutdated({ window, document, notices, t }) {
  const { src } = document.querySelector('script[type="module"]')
  const answer = await window.fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status !== 404) return false
  notices.card('updated', {
    title: t('updated'), text: t('updatedNote'), action: t('loadAnew'), closes: true, act: () => window.location.reload(),
  })
  return true
}
