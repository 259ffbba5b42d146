import { writeAddress } from '../net/address.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Navigation } from './navigation.js' */

const kept = new WeakMap() // an origin → whether its session still exists

/**
 * Shows which step of another session a branch continues from, as a link while that session exists.
 * @param {{ api: Api, configuration: () => { screen?: string }, elements: Elements, model: SessionModel, navigation: Navigation,
 *           words: Words }} services
 * @param {HTMLElement} element  @param {{ step: number, session?: string, watch?: string }} origin
 */
export async function showOrigin({ api, configuration, elements, model, navigation, words }, element, origin) {
  const { h, fill } = elements
  const name = (configuration().screen ?? '').replace(/^\//, '') || 'home'
  const sentence = `${words.t('branchedFrom', origin)} `
  fill(element, sentence, name)
  if (!kept.has(origin)) kept.set(origin, isKept(api, origin))
  if (!await kept.get(origin) || model.session?.origin !== origin) return
  const { step, session, watch } = origin
  const there = session ? { session, step } : { watch, step }
  const back = (event) => {
    event.preventDefault()
    navigation.move(there)
  }
  fill(element, sentence, h('a', { href: writeAddress(there), click: back }, name))
}

/** @param {Api} api  @param {{ watch?: string }} origin */
async function isKept(api, { watch }) {
  if (!watch) return false // the session was in a file
  const sessions = await api.call('GET', `api/sessions?watch=${encodeURIComponent(watch)}`).catch(() => [])
  return sessions.length > 0
}
