import { easingOf } from './paces.js'
import { camelCase } from './transitions.js'

/** @import { ViewRecord } from './view_types.js' */

const running = new WeakMap() // elements → their animations by number
// properties that are animated even if the user prefers reduced motion
const calm = /^(?:opacity|background-color|border-radius|--.*-color-\d+)$/
/**
 * The suffixes of the names of variables, each with its syntax and initial value.
 *
 * @type {[ending: RegExp, syntax: string, initial: string][]}
 */
const kinds = [[/-color-\d+$/, '<color>', 'transparent'], [/-at-\d+$/, '<percentage>', '0%'], [/-angle$/, '<angle>', '0deg']]
// windows → the variables that were registered there with a type, because only typed variables are interpolated
const known = new WeakMap()

/**
 * Starts the animations of a view that are new in `motions`, and ends those that are no longer there.
 *
 * @param {ViewRecord} record  the renderer's record of the view
 */
export function drawMotions({ element, props: { motions } }) {
  const before = running.get(element) ?? new Map()
  const after = new Map()
  for (const motion of motions ?? []) after.set(motion.n, before.get(motion.n) ?? play(element, motion))
  for (const [number, animation] of before) {
    if (!after.has(number)) animation?.cancel()
  }
  running.set(element, after)
}

/** Returns the element that an animation moves: the view, or the outline that is drawn in it. */
const moved = (element, frames) => (frames.some(({ d }) => d) ? element.querySelector(':scope > svg > path') : element)

/** @typedef {{ at: number, curve?: number[], spring?: [number, number], [property: string]: any }} MotionFrame */

/**
 * An animation of a layer.
 * @typedef {object} Motion
 * @property {number} n
 * @property {MotionFrame[]} frames
 * @property {number} duration  in milliseconds
 * @property {number} [delay]
 * @property {number|'endless'} [times]
 * @property {boolean} [reverses]
 * @property {boolean} [adds]
 * @property {boolean} [jumps]
 * @property {boolean} [stays]
 * @property {number[]} [curve]
 * @property {[number, number]} [spring]
 */

/** @param {HTMLElement} element  @param {Motion} motion */
function play(element, { frames, duration, delay = 0, times = 1, reverses, adds, jumps, stays, ...pace }) {
  const view = element.ownerDocument.defaultView
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches
  const drawn = frames.map((frame) => keyframe(frame, duration, isCalm, jumps))
  if (!drawn.some((frame) => Object.keys(frame).length > 2)) return null
  const target = moved(element, frames)
  tellOfVariables(view, drawn[0])
  return target?.animate(drawn, {
    duration,
    delay,
    iterations: times === 'endless' ? Infinity : times * (reverses ? 2 : 1),
    direction: reverses ? 'alternate' : 'normal',
    easing: easingOf({ ...pace, duration }),
    composite: adds ? 'add' : 'replace',
    fill: stays ? 'both' : 'none',
  })
}

/**
 * @param {Motion['frames'][number]} frame  @param {number} duration  @param {boolean} isCalm  @param {boolean} [jumps]
 */
function keyframe({ at, curve, spring, ...look }, duration, isCalm, jumps) {
  const easing = jumps ? 'steps(1, end)' : curve || spring ? easingOf({ curve, spring, duration }) : 'linear'
  const drawn = Object.entries(look).filter(([name]) => !isCalm || calm.test(name))
  return { offset: at, easing, ...Object.fromEntries(drawn.map(([name, value]) => [name.startsWith('--') ? name : camelCase(name), value])) }
}

function tellOfVariables(view, frame) {
  const names = known.get(view) ?? new Set()
  known.set(view, names)
  for (const name of Object.keys(frame)) {
    const [, syntax, initialValue] = kinds.find(([end]) => name.startsWith('--') && end.test(name)) ?? []
    if (!syntax || names.has(name) || !view.CSS.registerProperty) continue
    names.add(name)
    view.CSS.registerProperty({ name, syntax, inherits: false, initialValue })
  }
}
