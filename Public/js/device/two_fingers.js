import { placeIn } from './places.js'

const pace = 60 // milliseconds between two inputs of one gesture
const rest = 250 // milliseconds after which a wheel stands still
const least = { pinch: 0.04, rotation: 0.06 } // how far two fingers go before it is a gesture

const still = { pinch: 1, rotation: 0 }

/**
 * Tells the server what two fingers do on a view: how far apart they go, and how far they turn. A wheel that is turned with Control
 * is a pinch, as a trackpad says it; with Alt it is a turn.
 * @param {object} record  the renderer's account of the view
 */
export function follow(record) {
  const { element } = record
  const fingers = new Map()
  const courses = { pinch: null, rotation: null }
  let start = null
  let wheel = { ...still } // how far the wheel has gone
  let idle = 0
  const wants = (gesture) => record.props.gestures?.split(' ').includes(gesture)

  function place(clientX, clientY) {
    const { x, y } = placeIn(record, { clientX, clientY })
    return { x: tidy(x), y: tidy(y) }
  }

  function tell(gesture, phase) {
    const { at, value } = courses[gesture]
    const amount = gesture === 'pinch' ? { scale: tidy(value) } : { rotation: tidy(value) }
    record.send({ type: 'gesture', view: record.id, gesture, phase, ...at, ...amount })
  }

  /** One gesture has come so far; it begins once that is far enough. */
  function go(gesture, value, at) {
    const course = courses[gesture]
    if (!course) {
      if (!wants(gesture) || Math.abs(value - still[gesture]) < least[gesture]) return
      courses[gesture] = { at, value, timer: 0 }
      tell(gesture, 'began')
      return
    }
    course.value = value
    course.timer ||= setTimeout(() => { course.timer = 0; tell(gesture, 'changed') }, pace)
  }

  function finish(gesture, phase = 'ended') {
    const course = courses[gesture]
    if (!course) return
    clearTimeout(course.timer)
    tell(gesture, phase)
    courses[gesture] = null
  }

  function spread() {
    const [first, second] = fingers.values()
    const [dx, dy] = [second.x - first.x, second.y - first.y]
    return { length: Math.hypot(dx, dy) || 1, angle: Math.atan2(dy, dx), x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
  }

  element.addEventListener('pointerdown', ({ pointerId, clientX, clientY }) => {
    fingers.set(pointerId, { x: clientX, y: clientY })
    if (fingers.size !== 2) return
    start = { ...spread(), turned: 0 }
    start.last = start.angle
  })
  const { defaultView: window } = element.ownerDocument
  window.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (!fingers.has(pointerId)) return
    fingers.set(pointerId, { x: clientX, y: clientY })
    if (fingers.size !== 2 || !start) return
    const { length, angle } = spread()
    start.turned += Math.atan2(Math.sin(angle - start.last), Math.cos(angle - start.last))
    start.last = angle
    const at = place(start.x, start.y)
    go('pinch', length / start.length, at)
    go('rotation', start.turned, at)
  })
  for (const [name, phase] of [['pointerup', 'ended'], ['pointercancel', 'cancelled']]) {
    window.addEventListener(name, ({ pointerId }) => {
      if (!fingers.delete(pointerId) || !start) return
      start = null
      for (const gesture of Object.keys(courses)) finish(gesture, phase)
    })
  }
  element.addEventListener('wheel', (event) => {
    const gesture = event.ctrlKey ? 'pinch' : event.altKey ? 'rotation' : null
    if (!gesture || !wants(gesture)) return
    event.preventDefault()
    event.stopPropagation()
    const delta = event.deltaY / (event.deltaMode === 1 ? 6 : 100)
    const former = wheel[gesture]
    wheel[gesture] = gesture === 'pinch' ? Math.min(100, Math.max(0.01, former * Math.exp(-delta))) : former + delta
    go(gesture, wheel[gesture], place(event.clientX, event.clientY))
    clearTimeout(idle)
    idle = setTimeout(() => {
      wheel = { ...still }
      for (const underway of Object.keys(courses)) finish(underway)
    }, rest)
  }, { passive: false })
}

/** Thousandths are enough. */
const tidy = (length) => Math.round(length * 1000) / 1000
