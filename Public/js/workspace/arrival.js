import { writeAddress } from '../net/address.js'
import { path } from '../net/api.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Api } from '../net/api.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { FaultRule } from './tab_faults.js' */

/**
 * The services that show a session which was created from another one or from a file.
 * @typedef {object} ArrivalServices
 * @property {LateParts} late
 * @property {Navigation} navigation
 * @property {Window} window
 */

/**
 * Shows a session that was created from another one or from a file. Leaves the playground and the components page, because they have
 * their own session.
 * @param {ArrivalServices} services  @param {string} id
 */
export function arriveAt({ late, navigation, window }, id) {
  if (late.documentEditor) window.location.assign(writeAddress({ session: id }))
  else navigation.move({ session: id })
}

/**
 * Opens a branch of the shown session, and shows it.
 * @param {ArrivalServices & { api: Api, session: ShownServices }} services  @param {number} step  from which the branch continues
 * @param {FaultRule[]} [faults]  its fault rules; those of the step if undefined
 */
export async function openBranch({ api, late, navigation, session, window }, step, faults) {
  const { id } = await api.call('POST', path`api/sessions/${session.name}/branches`, { step, faults })
  arriveAt({ late, navigation, window }, id)
}
