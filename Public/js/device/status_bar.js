/** @import { ShownState } from '../workspace/shown_state.js' */

/**
 * Keeps the status bar and the home indicator legible: dark over a light blur, light over a dark one, in both appearances.
 * @param {{ frame: HTMLElement, shown: ShownState, drawn: Set<() => void> }} services  `drawn` are called after each event
 */
export function followBlurs({ frame, shown, drawn }) {
  const marks = frame.querySelectorAll('.status-bar, .home-indicator')
  const follow = () => {
    const blurs = Array.from(shown.screen.querySelectorAll('[data-kind="blur"]')).filter(isSeen)
    for (const mark of marks) {
      const under = blurs.findLast((blur) => isUnder(blur, mark))
      if (under) mark.dataset.over = under.dataset.effect === 'dark' ? 'dark' : 'light'
      else delete mark.dataset.over
    }
  }
  drawn.add(follow)
  shown.onChange(follow)
  follow()
}

/** Returns whether a blur is visible, and not covered by a later view. */
function isSeen(blur) { return blur.checkVisibility() && !blur.closest('.b[inert], [data-clear]') }

/** Returns whether a blur lies under the middle of a mark. */
function isUnder(blur, mark) {
  const { left, top, width, height } = mark.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const area = blur.getBoundingClientRect()
  return area.left <= x && x <= area.right && area.top <= y && y <= area.bottom
}
