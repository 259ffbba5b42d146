import { Problem } from '/js/net/api.js'
import { InputQueue } from '/js/net/input_queue.js'
import { equal, settled, spy, test } from '/units/unit.js'

/** A queue to a server whose responses the test sets: `answers[0].resolve({ input: 1 })`. */
function queueing() {
  const answers = []
  const input = spy(() => new Promise((resolve, reject) => { answers.push({ resolve, reject }) }))
  const [refused, reached] = [spy(), spy()]
  const queue = new InputQueue({ api: { input }, crypto, refused, reached })
  const sent = () => input.calls.map(([, { key, ...others }]) => others)
  return { queue, answers, input, refused, reached, sent }
}

const refusal = () => new Problem(new Response('', { status: 409 }), { detail: 'stale' })

test('one input at a time, in their order', async () => {
  const { queue, answers, sent } = queueing()
  const numbers = ['a', 'b'].map((view) => queue.send('s', { type: 'tap', view }))
  equal(sent(), [{ type: 'tap', view: 'a' }])
  answers[0].resolve({ input: 7 })
  equal(await numbers[0], 7)
  await settled()
  equal(sent().at(-1), { type: 'tap', view: 'b' })
  answers[1].resolve({ input: 8 })
  equal(await numbers[1], 8)
})

test('an input whose answer is lost is sent again with the same key', async (clock) => {
  const { queue, answers, input, reached } = queueing()
  const number = queue.send('s', { type: 'tap' })
  answers[0].reject(new TypeError('no network'))
  await clock.turn(250)
  answers[1].resolve({ input: 1 })
  equal(await number, 1)
  const [first, second] = input.calls.map(([, { key }]) => key)
  equal([first === second, /^[0-9a-f]{32}$/.test(first)], [true, true])
  equal(reached.calls, [[false], [true]])
})

test('it waits twice as long each time, four seconds at most', async (clock) => {
  const { queue, answers } = queueing()
  queue.send('s', { type: 'tap' })
  for (const wait of [250, 500, 1000, 2000, 4000, 4000]) {
    const before = answers.length
    answers.at(-1).reject(new TypeError('no network'))
    await clock.turn(wait - 1)
    equal(answers.length, before)
    await clock.turn(1)
    equal(answers.length, before + 1)
  }
})

test('who comes back does not wait', async (clock) => {
  const { queue, answers } = queueing()
  queue.send('s', { type: 'tap' })
  answers[0].reject(new TypeError('no network'))
  await settled()
  queue.wake()
  await settled()
  equal([answers.length, clock.waiting], [2, 0])
})

test('one that is refused is null, and the next goes on', async () => {
  const { queue, answers, refused } = queueing()
  const numbers = ['a', 'b'].map((view) => queue.send('s', { type: 'tap', view }))
  answers[0].reject(refusal())
  equal(await numbers[0], null)
  await settled()
  answers[1].resolve({ input: 3 })
  equal(await numbers[1], 3)
  equal(refused.calls.map(([{ status }, { view }]) => [status, view]), [[409, 'a']])
})

test('of the keys that wait in one field only the last text is sent', async () => {
  const { queue, answers, sent } = queueing()
  const type = (text, view = 'f') => queue.send('s', { type: 'text', view, text })
  const promises = ['a', 'ab', 'abc'].map((text) => type(text))
  equal(promises[1] === promises[2], true)
  type('x', 'g')
  answers[0].resolve({ input: 1 })
  await settled()
  answers[1].resolve({ input: 2 })
  await settled()
  equal(sent().map(({ view, text }) => [view, text]), [['f', 'a'], ['f', 'abc'], ['g', 'x']])
})

test('of what a finger drags, only where it is last goes, but its beginning and its end do too', async () => {
  const { queue, answers, sent } = queueing()
  const drag = (phase, dx) => queue.send('s', { type: 'gesture', view: 'v', gesture: 'pan', phase, dx })
  drag('began', 0)
  for (const dx of [10, 20, 30]) drag('changed', dx)
  drag('ended', 40)
  for (const held of [true, true, false]) queue.send('s', { type: 'slide', view: 's', part: held ? 0.5 : 1, ...(held && { held }) })
  for (let number = 0; number < 5; number += 1) {
    answers[number].resolve({ input: number + 1 })
    await settled()
  }
  equal(sent().map(({ phase, dx, part, held }) => [phase ?? held ?? false, dx ?? part]), [
    ['began', 0], ['changed', 30], ['ended', 40], [true, 0.5], [false, 1],
  ])
})
