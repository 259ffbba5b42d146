import { path } from '../net/api.js'

/** @import { Api } from '../net/api.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { SessionPicture } from '../workspace/session_picture.js' */

/**
 * Draws a document as the shown app draws it: in a session of its own, which is ended afterwards. Rejects if the session
 * cannot be opened.
 * @param {{ api: Api, opening: Opening }} services  @param {string} text  the document  @param {SessionPicture} picture
 * @param {object} [device]  the device of the session; a large phone if undefined
 */
export async function drawDocument({ api, opening }, text, picture, device) {
  const { app, controller } = opening.configuration
  const { id, watch } = await api.open({ screen_json: text, device, ...(app && { app }), ...(controller && { controller }) })
  try {
    picture.show(await api.session(id), watch)
  } finally {
    await api.call('DELETE', path`api/sessions/${id}`)
  }
}
