import { path } from '../net/api.js'

/** @import { Api } from '../net/api.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { SessionPicture } from '../workspace/session_picture.js' */

const rhythm = 100 // milliseconds between two looks at a session that loads
const longest = 2000 // milliseconds that a picture waits for requests, and for its images

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
    picture.show(await loaded(api, id), watch)
    await images(picture)
  } finally {
    await api.call('DELETE', path`api/sessions/${id}`)
  }
}

/** Returns the snapshot of a session when it has no pending requests, or after a while. */
async function loaded(api, id) {
  const end = performance.now() + longest
  for (;;) {
    const snapshot = await api.session(id)
    if (performance.now() > end || !snapshot.requests?.some(({ phase }) => phase === 'pending')) return snapshot
    await new Promise((resolve) => { setTimeout(resolve, rhythm) })
  }
}

/** Waits until the images of a picture are loaded, which the server does not have after the end of the session. */
async function images({ screen }) {
  const all = Array.from(screen.querySelectorAll('img'), (image) => image.decode())
  await Promise.race([Promise.allSettled(all), new Promise((resolve) => { setTimeout(resolve, longest) })])
}
