import { FrameBatch } from '/js/elements/frame_batch.js'
import { equal, test } from '/units/unit.js'

function batch() {
  const drawn = []
  return { it: new FrameBatch({ window, draw: (values) => drawn.push(values) }), drawn }
}

test('what comes within a frame is drawn once, in the order in which it came', async (clock) => {
  const { it, drawn } = batch()
  for (const [key, value] of [[1, 'a'], [2, 'b'], [1, 'c']]) it.set(key, value)
  equal(drawn, [])
  await clock.turn(16)
  equal(drawn, [['c', 'b']])
})

test('what comes faster than it can be read is drawn ten times a second', async (clock) => {
  const { it, drawn } = batch()
  for (let time = 0; time < 1000; time += 10) {
    it.set(time, time)
    await clock.turn(10)
  }
  equal([drawn.length <= 10, drawn.length >= 8], [true, true], `${drawn.length}`)
})

test('who needs it now does not wait for a frame, and it is not drawn again', async (clock) => {
  const { it, drawn } = batch()
  it.set(1, 'a')
  it.flush()
  equal(drawn, [['a']])
  await clock.turn(1000)
  it.flush()
  equal([drawn, clock.waiting], [[['a']], 0])
})

test('what is taken back is not drawn', async (clock) => {
  const { it, drawn } = batch()
  it.set(1, 'a')
  it.set(2, 'b')
  it.delete(1)
  await clock.turn(16)
  it.set(3, 'c')
  it.clear()
  await clock.turn(1000)
  equal(drawn, [['b']])
})
