/** @import { SessionModel } from '../net/session_model.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */

/** The outline of an airplane, where the signal of the network is. */
const airplane = 'M38 7c0-.6-.5-1-1.200-1h-3.300L30.700 1.500h-1.300L30.800 6h-3.200l-1.200-1.600h-1L26.200 7l-.8 2.600h1L27.600 8h3.200l-1.400 4.500h1.300L33.500 8h3.300c.7 0 1.200-.4 1.200-1z'

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

/**
 * Shows an airplane in place of the signal while a fault rule stops every request.
 * @param {{ frame: HTMLElement, model: SessionModel }} services
 */
export function followNetwork({ frame, model }) {
  const signal = frame.querySelector('.status-signal')
  const away = frame.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'path')
  away.setAttribute('class', 'status-away')
  away.setAttribute('d', airplane)
  const follow = () => {
    const isAway = model.faults.some(({ path, fault, count, after, chance }) =>
      path === '*' && ['offline', 'noConnection'].includes(fault) && !count && !after && !chance)
    if (isAway) signal.replaceWith(away)
    else away.replaceWith(signal)
  }
  model.on('faults', follow)
  model.on('snapshot', follow)
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
