import { easingOf } from './paces.js'
import { camelCase } from './transitions.js'

const running = new WeakMap() // elements, each with its animations by number
const calm = new Set(['opacity', 'background-color', 'border-radius']) // what may change where less motion is wanted

/**
 * Draws what moves of a view, from when it is told until it is told no longer.
 * @param {object} record  the renderer's account of the view
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

function play(element, { frames, duration, delay = 0, times = 1, reverses, adds, jumps, stays, ...pace }) {
  const view = element.ownerDocument.defaultView
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches
  const drawn = frames.map((frame) => keyframe(frame, duration, isCalm, jumps))
  if (!drawn.some((frame) => Object.keys(frame).length > 2)) return null
  return element.animate(drawn, {
    duration,
    delay,
    iterations: times === 'endless' ? Infinity : times * (reverses ? 2 : 1),
    direction: reverses ? 'alternate' : 'normal',
    easing: easingOf({ ...pace, duration }),
    composite: adds ? 'add' : 'replace',
    fill: stays ? 'both' : 'none',
  })
}

function keyframe({ at, curve, spring, ...look }, duration, isCalm, jumps) {
  const easing = jumps ? 'steps(1, end)' : curve || spring ? easingOf({ curve, spring, duration }) : 'linear'
  const drawn = Object.entries(look).filter(([name]) => !isCalm || calm.has(name))
  return { offset: at, easing, ...Object.fromEntries(drawn.map(([name, value]) => [name.startsWith('--') ? name : camelCase(name), value])) }
}
