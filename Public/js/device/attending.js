import { Announcer } from './announcer.js'
import { MouseScrolling } from './mouse_scrolling.js'
import { RefreshButtons } from './refresh_buttons.js'
import { followBlurs } from './status_bar.js'
import { Swipes } from './swipes.js'

const english = {
  loadingName: 'Loading {name}', shownName: '{name} is shown',
  failedAgain: '{name} failed again, attempt {attempt}: {message}', aScreen: 'the screen',
}

/**
 * Starts the parts of the device that are loaded after the app is drawn: announcements of loads, swipes, scrolling with a
 * mouse, refresh buttons, and the colours of the status bar.
 * @returns {Announcer} with the announcements that were missed already made
 */
export function attend(page) {
  const { parts: { polite, assertive }, t, model, words } = page
  words.add(english)
  const announcer = new Announcer({ polite, assertive, t })
  if (!page.shown.past) announcer.catchUp(Array.from(model.entries.values()).filter(({ type }) => type === 'state'))
  followBlurs(page)
  new RefreshButtons(page).start()
  new Swipes({ root: page.screen, renderer: page.renderer, send: page.send }).start()
  new MouseScrolling({ root: page.screen, window: page.window }).start()
  return announcer
}
