import { Announcer } from './announcer.js'
import { MouseScrolling } from './mouse_scrolling.js'
import { RefreshButtons } from './refresh_buttons.js'
import { followBlurs } from './status_bar.js'
import { Swipes } from './swipes.js'

/**
 * What the device can do once the app is seen: say aloud how loads go, beginning with what was missed, have screens follow
 * a finger and scroll with a mouse, refresh them by a button, and keep the status bar legible.
 * @param {object} page
 */
export function attend(page) {
  const { parts: { polite, assertive }, t, model } = page
  page.announcer = new Announcer({ polite, assertive, t })
  if (!page.past) page.announcer.catchUp(Array.from(model.entries.values()).filter(({ type }) => type === 'state'))
  followBlurs(page)
  new RefreshButtons(page).start()
  new Swipes({ root: page.screen, renderer: page.renderer, send: page.send }).start()
  new MouseScrolling({ root: page.screen, window: page.window }).start()
}
