import { writeAddress } from './address.js'
import { Problem } from './api.js'

/** What a page can do once its panels are there. @param {import('./kennel_page.js').KennelPage} page */
export function pageActions(page) {
  const { document, window } = page

  /** Replaces the fault script of the session. The stream says what it is then: the answer may come after newer news. */
  async function putFaults(rules) {
    try {
      await page.api.faults(page.sessionName, rules)
    } catch (error) {
      page.notices.toast(error instanceof Problem ? error.message : page.t('noServer'))
    }
  }

  async function copy(text) {
    try {
      await window.navigator.clipboard.writeText(text)
    } catch { // not a secure context
      const field = page.h('textarea', { class: 'unseen' })
      field.value = text
      document.body.append(field)
      field.select()
      document.execCommand('copy')
      field.remove()
    }
    page.notices.toast(page.t('copied'))
  }

  /** The link of a choice in the share menu. */
  function link(choice) {
    const { session, watch, panel, step, playground } = page.address
    const viewers = page.model.session?.watch ?? watch
    const links = {
      session: { session, watch, panel, step, playground },
      watch: { watch: viewers, playground },
      embed: { watch: viewers, embed: true },
      fresh: { ...page.configuration(), playground },
    }
    return writeAddress(links[choice]) + (choice === 'fresh' && page.playground ? page.playground.fragment : '')
  }

  return { putFaults, copy, link }
}
