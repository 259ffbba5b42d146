import { hear } from '/js/device/recognisers.js'
import { equal, spy, test } from '/units/unit.js'

/** A view of 100 × 100 points, 50 from the left of a screen that is drawn at half its size. */
function heard(gestures, inside) {
  const root = Object.assign(document.createElement('div'), {
    innerHTML: `<div style="position: absolute; left: 50px; top: 0; width: 100px; height: 100px">
      <div style="position: absolute; left: 0; top: 0; width: 40px; height: 40px"></div></div>`,
  })
  root.style.cssText = 'position: absolute; left: 0; top: 0; width: 400px; height: 400px; transform-origin: 0 0; scale: .5'
  document.body.append(root)
  const send = spy(() => Promise.resolve(1))
  const outer = root.firstElementChild
  hear({ id: 'outer', element: outer, root, props: { gestures, longPress: 500 }, send })
  if (inside) hear({ id: 'inner', element: outer.firstElementChild, root, props: { gestures: inside, longPress: 500 }, send })
  const at = (type, target, clientX, clientY) => target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, isPrimary: true, button: 0, clientX, clientY,
  }))
  return {
    inner: outer.firstElementChild, outer,
    down: (target, x, y) => at('pointerdown', target, x, y),
    move: (x, y) => at('pointermove', window, x, y),
    up: (x, y) => at('pointerup', window, x, y),
    other: (type, target, clientX, clientY) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 2, clientX, clientY })),
    sent: () => send.calls.map(([{ view, gesture, phase, x, y, dx, dy }]) => [view, gesture, phase, x, y, dx, dy]),
  }
}

test('a drag is told in points of the screen, however small that is drawn', async (clock) => {
  const { outer, down, move, up, sent } = heard('pan')
  down(outer, 65, 30)
  move(68, 30)
  equal(sent(), [])
  move(75, 30)
  move(80, 35)
  move(85, 35)
  await clock.turn(60)
  up(85, 35)
  equal(sent(), [
    ['outer', 'pan', 'began', 80, 60, 20, 0], ['outer', 'pan', 'changed', 80, 60, 40, 10], ['outer', 'pan', 'ended', 80, 60, 40, 10],
  ])
  await clock.turn(0)
})

test('what is held long enough is told; what goes before that, or is let go, is not', async (clock) => {
  const { outer, down, move, up, sent } = heard('longPress')
  down(outer, 65, 30)
  await clock.turn(499)
  up(65, 30)
  await clock.turn(0)
  down(outer, 65, 30)
  move(75, 30)
  await clock.turn(500)
  up(75, 30)
  await clock.turn(0)
  equal(sent(), [])
  down(outer, 65, 30)
  await clock.turn(500)
  up(65, 30)
  equal(sent().map(([, gesture, phase]) => [gesture, phase]), [['longPress', 'began'], ['longPress', 'ended']])
  await clock.turn(0)
})

test('the innermost view that hears a drag has it alone', async (clock) => {
  const { inner, down, move, up, sent } = heard('pan longPress', 'pan')
  down(inner, 30, 10)
  move(50, 10)
  await clock.turn(500)
  up(50, 10)
  equal(new Set(sent().map(([view]) => view)).size, 1)
  equal(sent()[0][0], 'inner')
  await clock.turn(0)
})

test('a finger at the side of the screen is no view’s', async (clock) => {
  const { outer, down, move, up, sent } = heard('pan')
  outer.style.left = '0'
  down(outer, 5, 30)
  move(50, 30)
  up(50, 30)
  equal(sent(), [])
  await clock.turn(0)
})

test('a view that hears touches is told of a finger from where it goes down', async (clock) => {
  const { outer, down, move, up, sent } = heard('touch')
  down(outer, 65, 30)
  move(68, 30)
  await clock.turn(60)
  up(70, 30)
  equal(sent(), [['outer', 'touch', 'began', 80, 60, 0, 0], ['outer', 'touch', 'changed', 80, 60, 6, 0], ['outer', 'touch', 'ended', 80, 60, 6, 0]])
  await clock.turn(0)
})

test('a finger that becomes a drag touches nothing any more', async (clock) => {
  const { inner, down, move, up, sent } = heard('pan touch', 'touch')
  down(inner, 30, 10)
  move(50, 10)
  up(50, 10)
  equal(sent().map(([view, gesture, phase]) => [view, gesture, phase]), [
    ['inner', 'touch', 'began'], ['inner', 'touch', 'cancelled'], ['outer', 'pan', 'began'], ['outer', 'pan', 'ended'],
  ])
  await clock.turn(0)
})

test('a control in a view has its touches for itself', async (clock) => {
  const { outer, inner, down, up, sent } = heard('touch')
  inner.dataset.tap = ''
  down(inner, 30, 10)
  up(30, 10)
  equal(sent(), [])
  outer.dataset.tap = ''
  down(outer, 65, 30)
  up(65, 30)
  equal(sent().length, 2)
  await clock.turn(0)
})

test('a drag of two fingers is that of their middle, so that those that go apart drag nothing', async (clock) => {
  const { outer, down, move, up, other, sent } = heard('pan')
  down(outer, 65, 30)
  other('pointerdown', outer, 75, 30)
  for (const way of [4, 8, 12]) {
    move(65 - way, 30)
    other('pointermove', window, 75 + way, 30)
  }
  equal(sent(), [])
  other('pointermove', window, 107, 30)
  up(53, 30)
  equal(sent(), [['outer', 'pan', 'began', 80, 60, 20, 0], ['outer', 'pan', 'ended', 80, 60, 20, 0]])
  await clock.turn(0)
})

test('a drag from the edge is told where a view hears that, and only inwards', async (clock) => {
  const { outer, down, move, up, sent } = heard('edgePanLeft')
  outer.style.left = '0px'
  down(outer, 5, 30)
  move(15, 30)
  up(15, 30)
  await clock.turn(0)
  down(outer, 5, 10)
  move(5, 30)
  move(25, 30)
  up(25, 30)
  await clock.turn(0)
  down(outer, 30, 10)
  move(45, 10)
  up(45, 10)
  equal(sent(), [['outer', 'edgePanLeft', 'began', 10, 60, 20, 0], ['outer', 'edgePanLeft', 'ended', 10, 60, 20, 0]])
  await clock.turn(0)
})
