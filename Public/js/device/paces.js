const swingsDrawn = 14 // points of the curve for each oscillation
const mostPoints = 320

/**
 * Returns the CSS easing of a change: `ease-in-out` unless the server sends a curve or a spring.
 *
 * @param {{ curve?: number[], spring?: [number, number], duration: number }} timing
 */
export function easingOf({ curve, spring, duration }) {
  if (curve) return `cubic-bezier(${curve.join(', ')})`
  if (!spring || !CSS.supports('transition-timing-function', 'linear(0, 1)')) return 'ease-in-out'
  const [damping, velocity] = spring
  return linear(damping, velocity * duration / 1000)
}

/** Returns a spring as a `linear()` easing. The spring is within a thousandth of 1 at the end of the duration. */
function linear(damping, velocity) {
  const place = damping < 1 ? swinging(damping, velocity) : still(velocity)
  const swings = damping < 1 ? frequency(damping) / (2 * Math.PI) : 1
  const count = Math.min(mostPoints, Math.max(32, Math.ceil(swings * swingsDrawn)))
  const points = Array.from({ length: count - 1 }, (_, number) => place((number + 1) / count).toFixed(4))
  return `linear(0, ${points.join(', ')}, 1)`
}

const settled = Math.log(1000)
const frequency = (damping) => settled / damping * Math.sqrt(1 - damping ** 2)

function swinging(damping, velocity) {
  const swing = frequency(damping)
  const side = (settled - velocity) / swing
  return (time) => 1 - Math.exp(-settled * time) * (Math.cos(swing * time) + side * Math.sin(swing * time))
}

const pull = 9.2334 // the value for which (1 + pull) * exp(-pull) is a thousandth

function still(velocity) {
  return (time) => 1 - Math.exp(-pull * time) * (1 + (pull - velocity) * time)
}
