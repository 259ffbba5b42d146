import { Announcer } from './announcer.js'
import { Swipes } from './swipes.js'

/**
 * What the device can do once the app is seen: say aloud how loads go, beginning with what was missed, and have screens follow
 * a finger.
 * @param {object} page
 */
export function attend(page) {
  const { parts: { polite, assertive }, t, model } = page
  page.announcer = new Announcer({ polite, assertive, t })
  if (!page.past) page.announcer.catchUp(Array.from(model.entries.values()).filter(({ type }) => type === 'state'))
  new Swipes({ root: page.screen, renderer: page.renderer, send: page.send }).start()
}
