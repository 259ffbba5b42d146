import { path } from '../net/api.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Api } from '../net/api.js' */
/** @import { StepNote } from '../net/session_model.js' */

/**
 * Sends notes and expectations on steps to the server, and shows them when it has accepted them.
 * @param {{ api: Api, session: ShownServices, window: Window }} services  @param {StepNote[]} notes
 */
export async function sendNotes({ api, session, window: { crypto } }, notes) {
  const key = `note-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
  await api.call('POST', path`api/sessions/${session.name}/inputs`, { type: 'notes', notes, key })
  session.model.takeNotes(notes)
}
