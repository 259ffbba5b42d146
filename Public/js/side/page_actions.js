import { writeAddress } from '../net/address.js'
import { wordsOf } from '../workspace/device_words.js'
import { switchedOn } from '../workspace/tab_faults.js'
import { SentRules } from './sent_rules.js'

/** @import { KennelPage } from '../kennel_page.js' */

/** @typedef {ReturnType<typeof pageActions>} PageActions */

/** Returns the actions that the panels offer. @param {KennelPage} page */
export function pageActions(page) {
  const { document } = page

  let sending = Promise.resolve() // ends when the server has responded to the rules that were set last

  /**
   * Replaces the listed fault rules: those of the tab, and those of its session while it runs. The sent rules are listed until
   * the session's state has them, so that the next change builds on them. The session counts their uses.
   */
  async function putFaults(counted) {
    const rules = counted.map(({ used, seen, ...rule }) => rule)
    if (page.shown.past) {
      page.shown.past.faults = rules
      return
    }
    await page.opening.settled
    if (!page.late.faults.isTaken()) return page.late.faults.set(rules)
    const sent = new SentRules(page.sessionName, switchedOn(rules))
    page.late.faults.set(rules, sent)
    sending = sending.then(() => send(sent))
    await sending
  }

  async function send(sent) {
    try {
      await page.api.faults(sent.session, sent.rules)
      sent.answered()
    } catch (error) {
      sent.answered()
      page.late.faults.follow()
      page.notices.toast(page.why(error))
    }
  }

  /** The buttons on the screen that the server knows for ones that retry, and that can be pressed. The frontmost is the last. */
  function retryButtons() {
    return Array.from(page.screen.querySelectorAll('button')).filter((button) =>
      page.model.retryButtons.includes(button.dataset.view) && button.checkVisibility() && !button.closest('[inert]'))
  }

  /**
   * Presses the button on the screen that the server knows for one that retries, the frontmost where there are several.
   * Where the app draws its errors by itself, and nobody knows its buttons, runs the newest retry.
   */
  function retry() {
    if (page.shown.past) return page.notices.toast(page.t('onlyLooks'))
    const { retries } = page.model
    if (page.connection.state === 'reconnecting') return retries.length ? page.notices.toast(page.t('retryDisconnected')) : undefined
    const button = retryButtons().at(-1)
    if (button) page.stage.gestures.press(button)
    else if (retries.length) page.send({ type: 'retry', retry: retries.at(-1).id })
    return undefined
  }

  /** Copies a text, and says what was copied. @param {string} text  @param {string} word  the key of that sentence */
  async function copy(text, word = 'copied') {
    await page.copyText(text)
    page.notices.toast(page.t(word))
  }

  /** The link of a choice in the share menu. */
  function link(choice) {
    const { session, watch, panel, step, playground } = page.address
    const viewers = page.model.session?.watch ?? watch
    const links = {
      session: { session, watch, panel, step, playground },
      watch: { watch: viewers, step, playground },
      embed: { watch: viewers, step, embed: true },
      fresh: { ...page.configuration(), device: page.model.device && wordsOf(page.model.device), faults: page.late.faults.shownTexts, playground },
    }
    return writeAddress(links[choice]) + (choice === 'fresh' && page.late.playground ? page.late.playground.fragment : '')
  }

  /** @param {number} step */
  function copyStep(step) {
    const { session, watch } = page.address
    return copy(new URL(writeAddress({ session, watch, step }), document.baseURI).href, 'copied_step')
  }

  /** Lets the session go as if the server had died. The page finds it again by itself, and says what came back. */
  async function restart() {
    try {
      await page.api.restart(page.sessionName)
    } catch (error) {
      page.notices.toast(page.why(error))
    }
  }

  return { putFaults, retryButtons, retry, copy, link, copyStep, restart }
}
