import { faultActions } from './fault_actions.js'
import { linkActions } from './link_actions.js'
import { retryActions } from './retry_actions.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { FaultActionServices } from './fault_actions.js' */
/** @import { LinkServices } from './link_actions.js' */
/** @import { RetryServices } from './retry_actions.js' */

/** @typedef {ReturnType<typeof pageActions>} PageActions */

/**
 * Returns the actions that the panels offer.
 * @param {FaultActionServices & LinkServices & RetryServices} services
 */
export function pageActions(services) {
  return { ...faultActions(services), ...linkActions(services), ...retryActions(services), restart: () => restart(services) }
}

/**
 * Restarts the server's process of the session. The page finds the session again and shows what was restored.
 * @param {{ api: Api, notices: Notices, session: ShownServices, why: (error: Error) => string }} services
 */
async function restart({ api, notices, session, why }) {
  try {
    await api.restart(session.name)
  } catch (error) {
    notices.toast(why(error))
  }
}
