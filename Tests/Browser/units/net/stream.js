import { Stream } from '/js/net/stream.js'
import { equal, settled, spy, test } from '/units/unit.js'

/** A tab: its stream, the sources it opened and the workers it connected to. `isFirst`: whether it gets the lock. */
function tab({ isFirst = true, hasLocks = true, hasWorkers = true } = {}) {
  const [sources, workers, locks] = [[], [], []]
  class EventSource extends EventTarget {
    constructor(url) {
      super()
      sources.push(url)
    }
    close() {}
  }
  class SharedWorker extends EventTarget {
    port = { postMessage: spy(), start: spy() }
    constructor(url) {
      super()
      this.url = String(url)
      workers.push(this)
    }
  }
  const window = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { baseURI: 'http://kennel/', hidden: false }),
    EventSource, AbortController, SharedWorker: hasWorkers ? SharedWorker : undefined,
    navigator: hasLocks ? {
      locks: {
        async request(name, options, granted) {
          locks.push(name)
          return options.ifAvailable ? granted(isFirst ? {} : null) : new Promise(() => {})
        },
      },
    } : {},
  })
  const stream = new Stream({ window, heard: spy(), connection: spy() })
  return { window, stream, sources, workers, locks }
}

test('the first tab has a stream of its own', async () => {
  const { stream, sources, workers } = tab()
  stream.start()
  stream.follow('a')
  await settled()
  equal([sources, workers.length], [['http://kennel/api/events?session=a'], 0])
})

test('the others share the one of a worker, whose module lies beside theirs', async () => {
  const { stream, sources, workers } = tab({ isFirst: false })
  stream.follow('a')
  stream.start()
  await settled()
  const [{ url, port }] = workers
  equal([sources, new URL(url).pathname], [[], '/js/net/stream_worker.js'])
  equal(port.postMessage.calls, [[{ type: 'follow', session: 'a' }]])
})

test('without locks nobody is the first; without workers everybody is alone', async () => {
  const plain = tab({ hasLocks: false })
  plain.stream.start()
  equal([plain.sources.length, plain.workers.length], [0, 1])
  const old = tab({ hasWorkers: false })
  old.stream.follow('a')
  old.stream.start()
  await settled()
  equal(old.sources.length, 1)
})

test('a worker that says nothing is left, and after two of them the tab is alone', async (clock) => {
  const { stream, sources, workers } = tab({ isFirst: false })
  stream.follow('a')
  stream.start()
  await clock.turn(4000)
  equal([workers.length, sources.length], [2, 0])
  await clock.turn(4000)
  equal([workers.length, sources.length], [2, 1])
  equal(workers.map(({ port }) => port.postMessage.calls.at(-1)), [[{ type: 'close' }], [{ type: 'close' }]])
})

test('a worker that speaks is kept, and heard only of what is followed', async (clock) => {
  const { stream, workers, locks } = tab({ isFirst: false })
  stream.follow('a')
  stream.start()
  await settled()
  const [{ port }] = workers
  port.onmessage({ data: { type: 'held' } })
  port.onmessage({ data: { type: 'connection', open: true } })
  for (const session of ['a', 'b']) port.onmessage({ data: { type: 'event', session, name: 'patch' } })
  await clock.turn(60_000)
  equal([workers.length, stream.connection.calls, stream.heard.calls.length], [1, [[true]], 1])
  equal(locks.length, 2, 'the first tab’s, and the worker’s')
})

test('a worker that fails leaves the tab alone', async () => {
  const { stream, sources, workers } = tab({ isFirst: false })
  stream.follow('a')
  stream.start()
  await settled()
  workers[0].dispatchEvent(new Event('error'))
  await settled()
  equal(sources.length, 1)
})

test('a page that is put away leaves, and joins again when it is back', async () => {
  const { window, stream, workers } = tab({ isFirst: false })
  stream.follow('a')
  stream.start()
  await settled()
  window.dispatchEvent(new Event('pagehide'))
  equal(workers[0].port.postMessage.calls.at(-1), [{ type: 'close' }])
  window.dispatchEvent(new Event('pageshow'))
  await settled()
  equal(workers[1].port.postMessage.calls[0], [{ type: 'follow', session: 'a' }])
  stream.stop()
  window.dispatchEvent(new Event('pageshow'))
  await settled()
  equal(workers.length, 2)
})
