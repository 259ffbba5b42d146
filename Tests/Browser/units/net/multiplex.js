import { Multiplex } from '/js/net/multiplex.js'
import { equal, settled, spy, test } from '/units/unit.js'

/** A multiplex over event sources that the test controls. */
function multiplexing() {
  const sources = []
  class EventSource extends EventTarget {
    constructor(url) {
      super()
      Object.assign(this, { url: decodeURIComponent(url), close: spy() })
      sources.push(this)
    }
    say(name, session, id, data = {}) {
      this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify({ session, id, data }) }))
    }
  }
  const multiplex = new Multiplex({ EventSource, base: '/' })
  const port = () => {
    const told = []
    const end = { postMessage: (data) => told.push(data) }
    multiplex.adopt(end)
    const events = () => told.filter(({ type }) => type === 'event').map(({ session, name }) => `${session} ${name}`)
    const lines = () => told.filter(({ type }) => type === 'connection').map(({ open }) => open)
    return { tell: (data) => end.onmessage({ data }), events, lines }
  }
  return { port, sources, latest: () => sources.at(-1) }
}

test('what is followed within one task is one stream', async () => {
  const { port, sources } = multiplexing()
  const page = port()
  for (const session of ['a', 'b']) page.tell({ type: 'follow', session })
  await settled()
  equal(sources.map(({ url }) => url), ['/api/events?session=a&session=b'])
})

test('nothing is heard of a session before its snapshot, and nothing twice', async () => {
  const { port, latest } = multiplexing()
  const page = port()
  page.tell({ type: 'follow', session: 'a' })
  await settled()
  const source = latest()
  for (const [name, id] of [['patch', 'e.1'], ['snapshot', 'e.2'], ['patch', 'e.2'], ['patch', 'e.3'], ['patch', 'e.3']]) source.say(name, 'a', id)
  source.say('patch', 'other', 'e.9')
  equal(page.events(), ['a snapshot', 'a patch'])
})

test('a stream that broke goes on where the page that is furthest behind is', async (clock) => {
  const { port, latest } = multiplexing()
  const first = port()
  first.tell({ type: 'follow', session: 'a' })
  await settled()
  latest().say('snapshot', 'a', 'e.4')
  latest().say('patch', 'a', 'e.5')
  latest().onerror()
  await clock.turn(313) // 250 ms with up to a quarter more or less
  equal(latest().url, '/api/events?session=a@e.5')
  port().tell({ type: 'follow', session: 'a' })
  await settled()
  equal(latest().url, '/api/events?session=a', 'the second needs a snapshot')
  latest().say('snapshot', 'a', 'e.5')
  equal(first.events(), ['a snapshot', 'a patch'])
})

test('a session that the server looks for is away to those who follow it, until it speaks again', async () => {
  const { port, latest } = multiplexing()
  const [one, both] = [port(), port()]
  one.tell({ type: 'follow', session: 'a' })
  for (const session of ['a', 'b']) both.tell({ type: 'follow', session })
  await settled()
  latest().onopen()
  for (const session of ['a', 'b']) latest().say('snapshot', session, 'e.1')
  latest().say('away', 'b')
  equal([one.lines(), both.lines()], [[false, true], [false, true, false]])
  latest().say('patch', 'a', 'e.2')
  latest().say('snapshot', 'b', 'f.1')
  equal([one.lines(), both.lines()], [[false, true], [false, true, false, true]])
  equal(both.events(), ['a snapshot', 'b snapshot', 'a patch', 'b snapshot'])
})

test('another epoch counts from its own beginning', async () => {
  const { port, latest } = multiplexing()
  const page = port()
  page.tell({ type: 'follow', session: 'a' })
  await settled()
  for (const [name, id] of [['snapshot', 'e.40'], ['snapshot', 'f.1'], ['patch', 'f.2']]) latest().say(name, 'a', id)
  equal(page.events(), ['a snapshot', 'a snapshot', 'a patch'])
})

test('failures are further and further apart', async (clock) => {
  const { port, sources, latest } = multiplexing()
  port().tell({ type: 'follow', session: 'a' })
  await settled()
  for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
    const before = sources.length
    latest().onerror()
    await clock.turn(wait * 0.75 - 1)
    equal(sources.length, before)
    await clock.turn(wait * 0.5 + 1)
    equal(sources.length, before + 1)
  }
})

test('a stream that says nothing for forty seconds is given up', async (clock) => {
  const { port, latest } = multiplexing()
  const page = port()
  page.tell({ type: 'follow', session: 'a' })
  await settled()
  latest().onopen()
  const source = latest()
  await clock.turn(39_000)
  source.say('heartbeat')
  await clock.turn(40_000)
  equal(page.lines(), [false, true])
  await clock.turn(10_001)
  equal([page.lines().slice(0, 3), source.close.calls.length], [[false, true, false], 1])
})

test('what ended or is gone is asked for no more', async (clock) => {
  const { port, latest } = multiplexing()
  const page = port()
  for (const session of ['a', 'b', 'c']) page.tell({ type: 'follow', session })
  await settled()
  for (const session of ['a', 'b', 'c']) latest().say('snapshot', session, 'e.1')
  latest().say('ended', 'a', 'e.2')
  latest().say('gone', 'b', undefined)
  latest().onerror()
  await clock.turn(313)
  equal(latest().url, '/api/events?session=c@e.1')
  equal(page.events().slice(3), ['a ended', 'b gone'])
})

test('the last page that leaves closes the stream', async () => {
  const { port, latest } = multiplexing()
  const pages = [port(), port()]
  for (const page of pages) page.tell({ type: 'follow', session: 'a' })
  await settled()
  pages[0].tell({ type: 'close' })
  equal(latest().close.calls.length, 0)
  pages[1].tell({ type: 'leave', session: 'a' })
  equal(latest().close.calls.length, 1)
})
