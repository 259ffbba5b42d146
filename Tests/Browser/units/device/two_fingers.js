import { follow } from '/js/device/two_fingers.js'
import { equal, spy, test } from '/units/unit.js'

/** A view of 200 × 200 points that hears of two fingers. */
function followed(gestures) {
  const root = Object.assign(document.createElement('div'), { innerHTML: '<div style="width: 200px; height: 200px"></div>' })
  root.style.cssText = 'position: absolute; left: 0; top: 0; width: 200px; height: 200px'
  document.body.append(root)
  const send = spy(() => Promise.resolve(1))
  const element = root.firstElementChild
  follow({ id: 'pad', element, root, props: { gestures }, send })
  const at = (type, target, pointerId, clientX, clientY) => target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId, clientX, clientY,
  }))
  return {
    down: (finger, x, y) => at('pointerdown', element, finger, x, y),
    move: (finger, x, y) => at('pointermove', window, finger, x, y),
    up: (finger) => at('pointerup', window, finger, 0, 0),
    wheel: (deltaY, keys) => element.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX: 100, clientY: 100, cancelable: true, ...keys })),
    sent: () => send.calls.map(([{ gesture, phase, scale, rotation, x, y }]) => [gesture, phase, scale ?? rotation, x, y]),
  }
}

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
