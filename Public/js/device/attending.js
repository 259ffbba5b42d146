import { Announcer } from './announcer.js'
import { MouseScrolling } from './mouse_scrolling.js'
import { RefreshButtons } from './refresh_buttons.js'
import { followScrollEdges } from './scroll_edges.js'
import { followBlurs, followNetwork } from './status_bar.js'
import { Swipes } from './swipes.js'
import { aim } from './touches.js'

/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { ShownServices, Stage } from './stage.js' */

const english = {
  loadingName: 'Loading {name}', shownName: '{name} is shown',
  failedAgain: '{name} failed again, attempt {attempt}: {message}', aScreen: 'the screen',
}

/**
 * Starts the parts of the device that are loaded after the app is drawn: announcements of loads, swipes, presses that
 * pass through views, scrolling with a mouse, refresh buttons, and the looks of bars.
 * @param {{ window: Window, parts: PageParts, elements: Elements, words: Words, stage: Stage,
 *           session: ShownServices, drawn: Set<() => void> }} services  `drawn` are called after each event
 * @returns {Announcer} with the announcements that were missed already made
 */
export function attend({ window, parts, elements, words, stage, session, drawn }) {
  const { polite, assertive } = parts
  const { model, shown, send } = session
  words.add(english)
  const announcer = new Announcer({ polite, assertive, t: words.t })
  if (!shown.past) announcer.catchUp(Array.from(model.entries.values()).filter(({ type }) => type === 'state'))
  aim(stage.screen, stage.renderer)
  followScrollEdges(stage.screen, stage.renderer)
  followBlurs({ frame: parts.frame, shown, drawn })
  followNetwork({ frame: parts.frame, model })
  new RefreshButtons({ stage, shown, drawn, elements, words }).start()
  new Swipes({ root: stage.screen, renderer: stage.renderer, send }).start()
  new MouseScrolling({ root: stage.screen, window }).start()
  return announcer
}
