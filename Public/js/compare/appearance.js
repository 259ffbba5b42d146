const mostPairs = 4000 // views that are compared
const mostCells = 40_000 // cells of the table that matches children
const tenth = (length) => Math.round(10 * parseFloat(length)) / 10

/** Functions that return each compared aspect of a view as a text. */
const aspects = {
  position: ({ left, top }) => `${tenth(left)}, ${tenth(top)}`,
  size: ({ width, height }) => `${tenth(width)} × ${tenth(height)}`,
  textColour: ({ color }) => color,
  background: ({ backgroundColor, backgroundImage }) => `${backgroundColor}${backgroundImage === 'none' ? '' : ` ${backgroundImage}`}`,
  font: ({ fontFamily, fontSize, fontStyle, textDecorationLine }) =>
    [fontFamily.split(',')[0], fontSize, fontStyle, textDecorationLine].filter((part) => !['normal', 'none'].includes(part)).join(' '),
  alignment: ({ textAlign }) => textAlign,
  opacity: ({ opacity }) => opacity,
  corners: ({ borderRadius }) => borderRadius,
  border: ({ borderTopWidth, borderTopColor }) => (parseFloat(borderTopWidth) ? `${borderTopWidth} ${borderTopColor}` : '0'),
  shadow: ({ boxShadow }) => boxShadow,
  transform: ({ transform }) => transform,
  effect: ({ filter, backdropFilter }) => `${filter} ${backdropFilter ?? ''}`,
}
const inherited = ['textColour', 'font', 'alignment']
const moving = ['opacity', 'transform']
const words = '[aria-label], .segment, input, textarea, img[alt]:not([alt=""])'

/** @typedef {{ aspect: string, left: string, right: string, isInherited?: boolean }} AspectDifference */

/**
 * A view that differs between two screens. Where one screen has no such view, its side is null. Without aspects, only the
 * text differs.
 * @typedef {{ left: HTMLElement|null, right: HTMLElement|null, aspects: AspectDifference[] }} DifferingView
 */

/**
 * Returns the differences in appearance of two screens with the same views: positions, colours, fonts, images and views
 * without text. The server compares texts.
 *
 * @param {DifferingView[]} views
 * @returns {{ role: string, name: string, aspects: AspectDifference[] }[]}
 */
export function appearanceDifferences(views) {
  return views.filter(({ aspects }) => aspects.length).map(({ left, right, aspects }) => ({ ...nameOf(left ?? right), aspects }))
}

/** Returns the views that differ in appearance or in their text. @param {HTMLElement} left  @param {HTMLElement} right  @returns {DifferingView[]} */
export function differingViews(left, right) {
  const found = []
  let count = 0
  const visit = (one, other, above) => {
    count += 1
    if (count > mostPairs) return
    const mine = differing(one, other, above)
    const told = mine.filter(({ isInherited }) => !isInherited)
    const isPresence = mine.some(({ aspect }) => aspect === 'presence')
    const [inOne, inOther] = [viewsIn(one), viewsIn(other)]
    const isOtherText = !inOne.length && !inOther.length && one.textContent !== other.textContent
    if (told.length || (isPresence ? isShown(one) !== isShown(other) : isOtherText)) {
      found.push({ left: one, right: other, aspects: told.map(({ aspect, left, right }) => ({ aspect, left, right })) })
    }
    if (isPresence) return
    for (const [first, second] of matched(inOne, inOther)) {
      if (first && second) visit(first, second, mine)
      else found.push({ left: first, right: second, aspects: hasWords(first ?? second) ? [] : [presence(first, second)] })
    }
  }
  visit(left, right, [])
  return found
}

/**
 * Returns the differences of two views. Marks a difference as inherited if the views around them (`above`) have it too.
 *
 * @param {HTMLElement} one  @param {HTMLElement} other  @param {AspectDifference[]} above
 * @returns {AspectDifference[]}
 */
function differing(one, other, above) {
  const [left, right] = [one, other].map((view) => view.ownerDocument.defaultView.getComputedStyle(view))
  const [isThere, isThereToo] = [left, right].map(isSeen)
  if (!isThere && !isThereToo) return [{ ...presence(null, null), isInherited: true }]
  if (isThere !== isThereToo) return hasWords(one) ? [{ ...presence(null, null), isInherited: true }] : [presence(isThere, isThereToo)]
  const isMoving = [one, other].some((view) => view.getAnimations?.().length)
  const found = []
  for (const [aspect, read] of Object.entries(aspects)) {
    if (!one.dataset.view || (isMoving && moving.includes(aspect))) continue
    const [before, after] = [read(left), read(right)]
    if (before === after || (['position', 'size'].includes(aspect) && one.textContent !== other.textContent)) continue
    const isInherited = inherited.includes(aspect) && above.some((its) => its.aspect === aspect && its.left === before && its.right === after)
    found.push({ aspect, left: before, right: after, isInherited })
  }
  const images = [one, other].map(imageOf)
  if (images[0] && images[1] && pixels(images[0]) !== pixels(images[1])) {
    found.push({ aspect: 'image', left: shortSource(images[0]), right: shortSource(images[1]), isInherited: false })
  }
  return found
}

function isShown(view) { return isSeen(view.ownerDocument.defaultView.getComputedStyle(view)) }

function isSeen({ display, visibility }) { return display !== 'none' && visibility !== 'hidden' }

function presence(left, right) { return { aspect: 'presence', left: left ? 'shown' : 'missing', right: right ? 'shown' : 'missing' } }

function hasWords(view) { return view.matches(words) || Boolean(view.querySelector(words)) }

/** Returns the subviews of a view. The page may draw other elements between them. */
function viewsIn(view) {
  return Array.from(view.children).flatMap((child) => (child.dataset?.view ? [child] : viewsIn(child)))
}

/** Returns the role of a view, and its label or the first text in it. */
function nameOf(view) {
  const text = () => Array.from(view.querySelectorAll('.segment')).find((segment) => segment.checkVisibility())?.parentElement.textContent
  const own = view.getAttribute('aria-label') ?? view.getAttribute('alt') ?? text() ?? ''
  return { role: view.getAttribute('aria-level') ? 'heading' : view.dataset.kind ?? 'view', name: own.trim() }
}

/** Returns pairs of matching views in their order. A view without a counterpart is paired with null. */
function matched(left, right) {
  const isAlike = left.length === right.length && left.every((view, index) => view.dataset.kind === right[index].dataset.kind)
  if (isAlike || left.length * right.length > mostCells) return left.map((view, index) => [view, right[index]]).filter(([, other]) => other)
  const [before, after] = [left, right].map((views) => views.map((view) => JSON.stringify(nameOf(view))))
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1))
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      lengths[row][column] = before[row] === after[column] ? lengths[row + 1][column + 1] + 1
        : Math.max(lengths[row + 1][column], lengths[row][column + 1])
    }
  }
  const pairs = []
  for (let row = 0, column = 0; row < left.length || column < right.length;) {
    const isPair = row < left.length && column < right.length && before[row] === after[column]
    if (isPair) pairs.push([left[row++], right[column++]])
    else if (column === right.length || (row < left.length && lengths[row + 1][column] >= lengths[row][column + 1])) pairs.push([left[row++], null])
    else pairs.push([null, right[column++]])
  }
  return pairs
}

function imageOf(view) { return view.matches('img') ? view : view.querySelector(':scope > img:not([data-view])') }

function shortSource({ src }) { return decodeURIComponent(src.startsWith('data:') ? 'data:' : new URL(src).pathname.split('/').slice(-2).join('/')) }

/** Returns the pixels of a reduced image, so that images can be compared even if their addresses differ. */
function pixels(image) {
  if (!image.complete || !image.naturalWidth) return image.complete ? 'broken' : ''
  const canvas = image.ownerDocument.createElement('canvas')
  Object.assign(canvas, { width: 24, height: 24 })
  const context = canvas.getContext('2d')
  try {
    context.drawImage(image, 0, 0, 24, 24)
    return context.getImageData(0, 0, 24, 24).data.join()
  } catch {
    return ''
  }
}
