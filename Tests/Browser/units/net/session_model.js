import { SessionModel } from '/js/net/session_model.js'
import { equal, spy, test } from '/units/unit.js'

const snapshot = (more = {}) => ({ session: { id: 's' }, input: 3, time: 10, states: [], requests: [], log: [], ...more })

function model(more) {
  const model = new SessionModel()
  model.takeSnapshot(snapshot(more))
  return model
}

const causes = ({ entries }) => Object.fromEntries(Array.from(entries.values(), ({ n, cause }) => [n, cause]))

test('entries of three kinds stand in the order of their numbers', () => {
  const { entries } = model({ states: [{ n: 3 }], requests: [{ n: 2, id: 'r', phase: 'done', time: 5 }], log: [{ n: 1, kind: 'log' }] })
  equal(Array.from(entries.values(), ({ n, type }) => [n, type]), [[1, 'log'], [2, 'request'], [3, 'state']])
})

test('what an answer causes belongs to the input that asked', () => {
  const it = model()
  it.takeEntry('log', { n: 1, kind: 'input', input: 4 })
  it.takeEntry('request', { n: 2, id: 'r', phase: 'pending', input: 4, time: 11 })
  it.takeEntry('log', { n: 3, kind: 'input', input: 5 })
  it.takeEntry('request', { n: 2, id: 'r', phase: 'done', input: 6, time: 20, duration: 9 })
  it.takeEntry('state', { n: 4, state: 'success', input: 6 })
  equal(causes(it), { 1: 4, 2: 4, 3: 5, 4: 4 })
})

const paused = { n: 2, id: 'r', phase: 'pending', input: 5, time: 14, held: { side: 'answer', since: 14 } }
const opens = { n: 1, kind: 'input', input: 4, time: 11 }
const other = { n: 3, kind: 'input', input: 6, time: 15 }
const continues = { n: 4, kind: 'input', input: 7, time: 20, detail: { type: 'held', request: 'r', do: 'release' } }

test('what a continued answer causes belongs to what continued it, on every page', () => {
  const over = { n: 2, id: 'r', phase: 'done', input: 7, time: 20, duration: 9 }
  const success = { n: 5, state: 'success', input: 7, time: 20 }
  const live = model()
  live.takeEntry('log', opens)
  live.takeEntry('request', { n: 2, id: 'r', phase: 'pending', input: 4, time: 11 })
  live.takeEntry('request', paused)
  const joined = model({ requests: [paused], log: [opens] })
  for (const it of [live, joined]) {
    it.takeEntry('log', other)
    it.takeEntry('log', continues)
    it.takeEntry('request', over)
    it.takeEntry('state', success)
  }
  const late = model({ states: [success], requests: [over], log: [opens, other, continues] })
  for (const it of [live, joined, late]) {
    equal(causes(it), { 1: 4, 2: 4, 3: 6, 4: 7, 5: 7 })
    equal(it.requests.get('r').began, 11)
  }
})

test('so does what comes of a request that was continued before it left', () => {
  const over = { n: 2, id: 'r', phase: 'failed', input: 8, time: 30, duration: 19 }
  const error = { n: 5, state: 'error', input: 8, time: 30 }
  const live = model()
  live.takeEntry('log', opens)
  live.takeEntry('request', { n: 2, id: 'r', phase: 'pending', input: 4, time: 11, held: { side: 'request', since: 11 } })
  live.takeEntry('log', other)
  live.takeEntry('log', continues)
  live.takeEntry('request', over)
  live.takeEntry('state', error)
  const late = model({ states: [error], requests: [over], log: [opens, other, continues] })
  for (const it of [live, late]) equal(causes(it), { 1: 4, 2: 4, 3: 6, 4: 7, 5: 7 })
})

test('a request keeps its place and its beginning when it ends', () => {
  const it = model()
  it.takeEntry('request', { n: 1, id: 'r', phase: 'pending', input: 4, time: 11 })
  equal(it.isLoading, true)
  it.takeEntry('request', { n: 1, id: 'r', phase: 'failed', input: 5, time: 30 })
  const request = it.requests.get('r')
  equal([it.entries.size, request.began, request.cause, it.isLoading], [1, 11, 4, false])
})

test('one known only by its end began a duration before that', () => {
  const it = model({ requests: [{ n: 1, id: 'r', phase: 'done', input: 2, time: 30.25, duration: 9.12 }] })
  equal(it.requests.get('r').began, 21.1)
})

test('a timer goes on with what was', () => {
  const it = model()
  it.takeEntry('log', { n: 1, kind: 'input', input: 4 })
  it.takeEntry('log', { n: 2, kind: 'timer', input: 5 })
  it.takeEntry('state', { n: 3, state: 'finished', input: 5 })
  equal(causes(it), { 1: 4, 2: 4, 3: 4 })
})

test('the oldest of more than ten thousand is forgotten, and told', () => {
  const it = model({ requests: [{ n: 0, id: 'r', phase: 'pending', time: 0 }] })
  const forgotten = spy()
  it.on('forgotten', forgotten)
  for (let n = 1; n <= 10_000; n += 1) it.takeEntry('log', { n, kind: 'log', input: 4 })
  equal([it.entries.size, it.requests.size, forgotten.calls.map(([{ n }]) => n)], [10_000, 0, [0]])
})

test('a change tells only of what it has', () => {
  const it = model()
  const told = []
  for (const topic of ['snapshot', 'navigation', 'retries', 'faults', 'phase']) it.on(topic, () => told.push(topic))
  it.takePatch({ input: 9, retries: [{ id: 'a' }] })
  equal([told, it.input, it.pendingRetries], [['retries'], 9, 1])
  it.takePatch({ input: 8, faults: { rules: [{ id: 'f' }] }, retries: [{ id: 'a' }], pendingRetries: 70 })
  equal([told, it.input, it.pendingRetries, it.faults], [['retries', 'retries', 'faults'], 9, 70, [{ id: 'f' }]])
})

test('a snapshot takes the place of all that was known', () => {
  const it = model({ log: [{ n: 1, kind: 'log', level: 'warning' }] })
  equal(it.note.n, 1)
  const told = []
  for (const topic of ['snapshot', 'navigation', 'retries', 'faults', 'phase']) it.on(topic, () => told.push(topic))
  it.takeSnapshot(snapshot({ session: { id: 't', phase: 'recording' }, navigation: { stacks: [{ screens: [{ id: 'a' }, { id: 'b' }] }] } }))
  equal(told, ['snapshot', 'navigation', 'retries', 'faults', 'phase'])
  equal([it.phase, it.entries.size, it.note, it.visibleScreen], ['recording', 0, null, { id: 'b' }])
})

test('a session that ends says why', () => {
  const it = model()
  const phase = spy()
  it.on('phase', phase)
  it.end('idle')
  equal([it.phase, it.reason, phase.calls.length], ['ended', 'idle', 1])
})

test('what the app did not survive belongs to what a person had done, also at the second attempt', () => {
  const there = model()
  const log = (n, input, kind, detail) => there.takeEntry('log', { n, input, kind, detail })
  log(1, 4, 'input', { type: 'tap' })
  log(2, 5, 'crash', { type: 'timer' })
  log(3, 6, 'pause', { cause: 'triedAgain' })
  log(4, 7, 'crash', { type: 'timer' })
  log(5, 8, 'crash', { type: 'tap' })
  equal(causes(there), { 1: 4, 2: 4, 3: 4, 4: 4, 5: 8 })
})

test('a crash makes the session one that has crashed, until it is over', () => {
  const model = new SessionModel()
  const told = []
  for (const topic of ['crash', 'phase']) model.on(topic, () => told.push(topic))
  model.takeSnapshot({ session: { phase: 'live' }, input: 1, time: 0 })
  model.takePatch({ input: 2, time: 1, crash: { input: 2, type: 'tap', frames: [] } })
  equal([model.phase, model.crash.input], ['crashed', 2])
  model.takePatch({ input: 3, time: 1, ops: [] })
  equal(model.phase, 'crashed')
  model.takePatch({ input: 3, time: 1, crash: null })
  equal([model.phase, model.crash], ['live', null])
  equal(told, ['crash', 'phase', 'crash', 'phase', 'crash', 'phase'])
})

test('of tabs the chosen one is what presented controllers stand on', () => {
  const stack = (presentation, controller) => ({ presentation, controller, screens: [] })
  const stacks = [stack('root', 'Settings'), stack('root', 'Shop')]
  equal(model({ navigation: { stacks, alerts: [] } }).rootStack.controller, 'Shop')
  equal(model({ navigation: { stacks: [...stacks, stack('sheet', 'Basket')], alerts: [] } }).rootStack.controller, 'Shop')
  equal(model({ navigation: { stacks: [], alerts: [] } }).rootStack, undefined)
})

test('a session that stands still without its app keeps what is known of it, and loses it when it goes on', () => {
  const it = model({ tree: {}, states: [{ n: 1 }], retries: [{ id: 'r1' }] })
  const phases = spy()
  it.on('phase', phases)
  const waiting = { kind: 'unavailable', reason: 'No room.' }
  it.takeSnapshot({ session: { id: 's', phase: 'waiting' }, input: 3, waiting })
  equal([it.phase, it.waiting, it.entries.size, it.retries.length], ['waiting', waiting, 1, 1])
  it.takeSnapshot(snapshot({ tree: {}, session: { id: 's', phase: 'live' } }))
  equal([it.phase, it.waiting, it.entries.size, phases.calls.length], ['live', null, 0, 2])
})
