import { follow } from '/js/device/two_fingers.js'
import { equal, spy, test } from '/units/unit.js'

/** A view of 200 × 200 points with gestures of two fingers. `inside` adds another view of 50 × 50 in its corner. */
function followed(gestures, inside) {
  document.body.querySelector('.stage')?.remove()
  const root = Object.assign(document.createElement('div'), {
    className: 'stage', innerHTML: '<div style="width: 200px; height: 200px"><div style="width: 50px; height: 50px"></div></div>',
  })
  root.style.cssText = 'position: absolute; left: 0; top: 0; width: 200px; height: 200px'
  document.body.append(root)
  const send = spy(() => Promise.resolve(1))
  const element = root.firstElementChild
  const inner = element.firstElementChild
  const hear = (id, element, gestures) => {
    element.dataset.gestures = gestures
    follow({ id, element, root, props: { gestures }, send })
  }
  hear('pad', element, gestures)
  if (inside) hear('inner', inner, inside)
  const at = (type, target, pointerId, clientX, clientY, keys) => target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId, clientX, clientY, ...keys,
  }))
  const mouse = { pointerType: 'mouse', altKey: true }
  return {
    inner,
    down: (finger, x, y, target = element) => at('pointerdown', target, finger, x, y),
    move: (finger, x, y) => at('pointermove', window, finger, x, y),
    up: (finger) => at('pointerup', window, finger, 0, 0),
    hover: (x, y) => at('pointermove', element, 9, x, y, mouse),
    press: (x, y) => at('pointerdown', element, 9, x, y, mouse),
    drag: (x, y, keys) => at('pointermove', window, 9, x, y, { ...mouse, ...keys }),
    release: () => at('pointerup', window, 9, 0, 0, { pointerType: 'mouse' }),
    wheel: (deltaY, keys) => element.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX: 100, clientY: 100, cancelable: true, ...keys })),
    trackpad: (type, scale, rotation) => element.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { scale, rotation, clientX: 100, clientY: 100 })),
    sent: () => send.calls.map(([{ gesture, phase, scale, rotation, x, y }]) => [gesture, phase, scale ?? rotation, x, y]),
    all: () => send.calls.map(([input]) => input),
  }
}

const dots = () => Array.from(document.querySelectorAll('.finger'), ({ style }) => [style.left, style.top])

test('two fingers that go apart are a pinch about their middle', async (clock) => {
  const { down, move, up, sent } = followed('pinch')
  down(1, 80, 100)
  down(2, 120, 100)
  move(2, 160, 100)
  move(1, 40, 100)
  await clock.turn(60)
  up(2)
  up(1)
  equal(sent(), [['pinch', 'began', 2, 100, 100], ['pinch', 'changed', 3, 100, 100], ['pinch', 'ended', 3, 100, 100]])
})

test('two fingers that turn around each other are a turn, and a view that hears none is not told', async () => {
  const { down, move, up, sent } = followed('rotation')
  down(1, 100, 100)
  down(2, 150, 100)
  move(2, 100, 150)
  up(2)
  equal(sent(), [['rotation', 'began', 1.571, 125, 100], ['rotation', 'ended', 1.571, 125, 100]])
  const deaf = followed('pan')
  deaf.down(1, 80, 100)
  deaf.down(2, 120, 100)
  deaf.move(2, 160, 100)
  equal(deaf.sent(), [])
})

test('the middle of two fingers is told as it moves, and is dragged where a view hears that', async () => {
  const { down, move, up, all } = followed('twoFingerPan')
  down(1, 80, 100)
  down(2, 120, 100)
  move(1, 90, 100)
  equal(all(), [])
  move(2, 150, 100)
  up(1)
  equal(all().map(({ gesture, phase, x, y, dx, dy }) => [gesture, phase, x, y, dx, dy]), [
    ['twoFingerPan', 'began', 100, 100, 20, 0], ['twoFingerPan', 'ended', 100, 100, 20, 0],
  ])
})

test('two fingers that are lifted at once have tapped; what goes far has not', async () => {
  const { down, move, up, sent } = followed('twoFingerTap')
  down(1, 80, 100)
  down(2, 120, 100)
  up(1)
  up(2)
  equal(sent(), [['twoFingerTap', 'ended', undefined, 100, 100]])
  down(1, 80, 100)
  down(2, 120, 100)
  move(2, 160, 100)
  up(1)
  up(2)
  equal(sent().length, 1)
})

test('the innermost view that hears a gesture has it, and what it does not hear is heard around it', async () => {
  const { inner, down, move, up, all } = followed('pinch rotation', 'pinch')
  down(1, 10, 10, inner)
  down(2, 30, 10, inner)
  move(2, 10, 50)
  up(2)
  up(1)
  equal(all().filter(({ phase }) => phase === 'began').map(({ view, gesture }) => [view, gesture]), [['pad', 'rotation'], ['inner', 'pinch']])
})

test('a mouse with Alt is two fingers across the middle, which are seen; with Shift both go along', async () => {
  const { hover, press, drag, release, all } = followed('pinch rotation twoFingerPan')
  hover(120, 100)
  equal(dots(), [['120px', '100px'], ['80px', '100px']])
  press(120, 100)
  drag(140, 100)
  equal(dots(), [['140px', '100px'], ['60px', '100px']])
  drag(140, 130, { shiftKey: true })
  equal(dots(), [['140px', '130px'], ['60px', '130px']])
  release()
  equal(dots(), [])
  equal(all().map(({ gesture, phase, scale, dy }) => [gesture, phase, scale, dy]), [
    ['pinch', 'began', 2, 0], ['twoFingerPan', 'began', undefined, 30], ['pinch', 'ended', 2, 30], ['twoFingerPan', 'ended', undefined, 30],
  ])
})

test('a wheel with Control is a pinch, which ends when it stands still', async (clock) => {
  const { wheel, sent } = followed('pinch')
  wheel(-1, { ctrlKey: true })
  wheel(-1, { ctrlKey: true })
  equal(sent(), [])
  wheel(-67.31, { ctrlKey: true })
  await clock.turn(250)
  wheel(-65.31, {})
  equal(sent(), [['pinch', 'began', 2, 100, 100], ['pinch', 'ended', 2, 100, 100]])
})

test('a trackpad that says its fingers as Safari does is heard; a touch screen that says them too is not heard twice', async () => {
  const { trackpad, down, sent } = followed('pinch rotation')
  trackpad('gesturestart', 1, 0)
  trackpad('gesturechange', 1.5, 90)
  trackpad('gestureend', 1.5, 90)
  equal(sent().map(([gesture, phase, value]) => [gesture, phase, value]), [
    ['pinch', 'began', 1.5], ['rotation', 'began', 1.571], ['pinch', 'ended', 1.5], ['rotation', 'ended', 1.571],
  ])
  down(1, 80, 100)
  trackpad('gesturechange', 2, 0)
  equal(sent().length, 4)
})
