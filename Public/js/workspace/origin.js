import { writeAddress } from '../net/address.js'

/** @import { KennelPage } from '../kennel_page.js' */

const kept = new WeakMap() // an origin → whether its session is still there

/**
 * Says which step of another session the shown one goes on from, with the way there as long as that one is kept.
 * @param {KennelPage} page  @param {HTMLElement} element  @param {{ step: number, session?: string, watch?: string }} origin
 */
export async function showOrigin(page, element, origin) {
  const { elements: { h, fill }, t } = page
  const name = (page.configuration().screen ?? '').replace(/^\//, '') || 'home'
  const words = `${t('branchedFrom', origin)} `
  fill(element, words, name)
  if (!kept.has(origin)) kept.set(origin, isKept(page.api, origin))
  if (!await kept.get(origin) || page.model.session?.origin !== origin) return
  const { step, session, watch } = origin
  const there = session ? { session, step } : { watch, step }
  const back = (event) => {
    event.preventDefault()
    page.move(there)
  }
  fill(element, words, h('a', { href: writeAddress(there), click: back }, name))
}

async function isKept(api, { watch }) {
  if (!watch) return false // it was in a file
  const sessions = await api.call('GET', `api/sessions?watch=${encodeURIComponent(watch)}`).catch(() => [])
  return sessions.length > 0
}
