import { Connection } from '/js/net/connection.js'
import { equal, spy, test } from '/units/unit.js'

function connected(probe = async () => 'there') {
  const changed = spy()
  const connection = new Connection({ window: new EventTarget(), probe: spy(probe), changed })
  connection.start()
  const states = () => changed.calls.flat()
  return { connection, states }
}

const cutOff = async () => { throw new TypeError('no network') }

test('a stream that opens is live at once', () => {
  const { connection, states } = connected()
  connection.stream(true)
  equal(states(), ['live'])
})

test('a cut of less than half a second is not told', async (clock) => {
  const { connection, states } = connected()
  connection.stream(true)
  connection.stream(false)
  await clock.turn(499)
  connection.stream(true)
  await clock.turn(10_000)
  equal([states(), connection.probe.calls.length, clock.waiting], [['live'], 0, 0])
})

test('a longer one is told once, and asked about again until it is over', async (clock) => {
  const { connection, states } = connected(cutOff)
  connection.stream(true)
  connection.stream(false)
  await clock.turn(500)
  equal(states(), ['live', 'reconnecting'])
  await clock.turn(8000)
  equal([states(), connection.probe.calls.length], [['live', 'reconnecting'], 3])
  connection.stream(true)
  equal(connection.state, 'reconnecting', 'calls do not arrive yet')
  connection.reached(true)
  equal([states(), clock.waiting], [['live', 'reconnecting', 'live'], 0])
})

test('a page that never connected says so only once the server cannot be asked', async (clock) => {
  const slow = connected()
  slow.connection.stream(false)
  await clock.turn(500)
  equal(slow.states(), [])
  const alone = connected(cutOff)
  alone.connection.stream(false)
  await clock.turn(500)
  equal(alone.states(), ['reconnecting'])
})

test('a session that the server no longer knows is gone for good', async (clock) => {
  const { connection, states } = connected(async () => 'gone')
  connection.stream(false)
  await clock.turn(500)
  connection.stream(true)
  connection.reached(false)
  await clock.turn(10_000)
  equal([states(), clock.waiting], [['gone'], 0])
})

test('one that ended waits for nothing', async (clock) => {
  const { connection, states } = connected(cutOff)
  connection.stream(false)
  connection.finish('ended')
  connection.finish('ended')
  await clock.turn(10_000)
  equal([states(), connection.probe.calls.length], [['ended'], 0])
})

test('where no session could be opened, that the server answers changes nothing', async (clock) => {
  const { connection, states } = connected()
  connection.finish('none')
  connection.reached(true)
  connection.stream(false)
  await clock.turn(10_000)
  equal([states(), clock.waiting], [['none'], 0])
})

test('another session begins anew', () => {
  const { connection, states } = connected()
  connection.finish('gone')
  connection.reset()
  connection.stream(true)
  equal(states(), ['gone', 'connecting', 'live'])
})

test('the browser knows of a cut before anything is missed', async () => {
  const { connection } = connected()
  for (const name of ['offline', 'online']) connection.window.dispatchEvent(new Event(name))
  equal(connection.probe.calls.length, 2)
  connection.stop()
  connection.window.dispatchEvent(new Event('offline'))
  equal(connection.probe.calls.length, 2)
})
