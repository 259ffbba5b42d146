/** @import { ShownServices, Stage } from '../device/stage.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from '../workspace/notices.js' */

/**
 * The services that retry.
 * @typedef {object} RetryServices
 * @property {Connection} connection
 * @property {Notices} notices
 * @property {ShownServices} session
 * @property {Stage} stage
 * @property {Words} words
 */

/** Returns the actions that run retries. @param {RetryServices} services */
export function retryActions({ connection, notices, session, stage, words: { t } }) {
  const { model, send, shown } = session

  /** Returns the enabled retry buttons on the screen. The frontmost is the last. */
  function retryButtons() {
    return Array.from(stage.screen.querySelectorAll('button')).filter((button) =>
      model.retryButtons.includes(button.dataset.view) && button.checkVisibility() && !button.closest('[inert]'))
  }

  /**
   * Presses the frontmost retry button on the screen. If the app draws its errors itself, so that no button is known,
   * runs the newest retry.
   */
  function retry() {
    if (shown.past) return notices.toast(t('onlyLooks'))
    const { retries } = model
    if (connection.state === 'reconnecting') return retries.length ? notices.toast(t('retryDisconnected')) : undefined
    const button = retryButtons().at(-1)
    if (button) stage.gestures.press(button)
    else if (retries.length) send({ type: 'retry', retry: retries.at(-1).id })
    return undefined
  }

  return { retryButtons, retry }
}
