import { Problem } from '/js/net/api.js'
import { Words } from '/js/words/words.js'
import { Sending } from '/js/workspace/sending.js'
import { equal, spy, test } from '/units/unit.js'

function page({ input, past = null, isViewer = () => false }) {
  return {
    api: { input: spy(input) }, window, words: new Words(), why: ({ message }) => message,
    session: { shown: { past }, isViewer, name: 's' }, connection: { reached: spy(), finish: spy() }, notices: { toast: spy() },
  }
}

const refusing = (status) => async () => { throw new Problem(new Response('', { status }), { detail: 'It is gone.' }) }
const tap = { type: 'tap', view: 'v' }

test('an input goes to the session that is shown', async () => {
  const it = page({ input: async () => ({ input: 4 }) })
  equal(await new Sending(it).send(tap), 4)
  equal([it.api.input.calls[0][0], it.connection.reached.calls], ['s', [[true]]])
})

test('the past takes nothing; a page that only looks says so', async () => {
  const past = page({ past: {} })
  equal([await new Sending(past).send(tap), past.notices.toast.calls.length], [null, 0])
  const viewer = page({ isViewer: () => true })
  equal([await new Sending(viewer).send(tap), viewer.notices.toast.calls.length, viewer.api.input.calls.length], [null, 1, 0])
})

test('what a person meant is told when it is turned away, what happens by itself is not', async () => {
  for (const [type, count] of [['tap', 1], ['text', 1], ['scroll', 0], ['scrollEnd', 0], ['focus', 0], ['blur', 0]]) {
    const it = page({ input: refusing(409) })
    equal([await new Sending(it).send({ type, view: 'v' }), it.notices.toast.calls.length], [null, count], type)
  }
})

test('of a double click the second half is no mistake', async () => {
  let answers = 0
  const it = page({
    input: async () => {
      answers += 1
      return answers === 1 ? { input: 1 } : refusing(409)()
    },
  })
  const sending = new Sending(it)
  await sending.send(tap)
  await sending.send(tap)
  equal(it.notices.toast.calls.length, 0)
  await sending.send({ type: 'tap', view: 'another' })
  equal(it.notices.toast.calls, [['Action rejected: It is gone.']])
})

test('a session that is not there any more is gone; too many at once are a word', async () => {
  const gone = page({ input: refusing(404) })
  await new Sending(gone).send(tap)
  equal([gone.connection.finish.calls, gone.notices.toast.calls.length], [[['gone']], 0])
  const fast = page({ input: refusing(429) })
  await new Sending(fast).send(tap)
  equal(fast.notices.toast.calls, [['Too many actions at once. The last one was ignored.']])
})

test('what crashed the app, or finds none, is not said in a word: the whole page says so', async () => {
  for (const kind of ['crashed', 'no-process']) {
    const problem = new Problem(new Response('', { status: 503 }), { type: `urn:kennel:problem:${kind}`, detail: 'No room.' })
    const it = page({ input: async () => { throw problem } })
    equal([await new Sending(it).send(tap), it.notices.toast.calls], [null, []], kind)
  }
})
