/**
 * Keeps the status bar and the home indicator legible: over a light blur they are dark, over a dark one light, whatever the
 * device's appearance is.
 * @param {object} page
 */
export function followBlurs(page) {
  const marks = page.parts.frame.querySelectorAll('.status-bar, .home-indicator')
  const follow = () => {
    const screen = page.shown.screen
    const blurs = Array.from(screen.querySelectorAll('[data-kind="blur"]')).filter(isSeen)
    for (const mark of marks) {
      const under = blurs.findLast((blur) => isUnder(blur, mark))
      if (under) mark.dataset.over = under.dataset.effect === 'dark' ? 'dark' : 'light'
      else delete mark.dataset.over
    }
  }
  page.drawn.add(follow)
  page.shown.onChange(follow)
  follow()
}

/** Whether a blur is on the screen, and not covered by what comes after it. */
function isSeen(blur) { return blur.checkVisibility() && !blur.closest('.b[inert], [data-clear]') }

/** Whether a blur lies under the middle of a mark. */
function isUnder(blur, mark) {
  const { left, top, width, height } = mark.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const area = blur.getBoundingClientRect()
  return area.left <= x && x <= area.right && area.top <= y && y <= area.bottom
}
