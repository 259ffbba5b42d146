import { describe, entryGroup, entryKind, requestOutcome, screenName } from '/js/words/entry_words.js'
import { englishSide } from '/js/words/side_words.js'
import { Times } from '/js/words/times.js'
import { Words } from '/js/words/words.js'
import { equal, test } from '/units/unit.js'

function page() {
  const words = new Words()
  words.add(englishSide)
  return { t: words.t, has: words.has, words, times: new Times() }
}

test('a screen goes by the best name there is', () => {
  const screens = [{ title: 'Home', id: 'a' }, { id: 'a', url: 'http://x/b' }, { url: 'http://x/b?c' }, { type: 'Native' }, {}, null]
  equal(screens.map(screenName), ['Home', 'a', '/b?c', 'Native', '', ''])
})

test('an entry has a mark and a filter', () => {
  const entries = [
    { type: 'state', state: 'error' }, { type: 'request' }, { type: 'log', kind: 'input' }, { type: 'log', kind: 'timer' },
    { type: 'log', kind: 'log', level: 'info' }, { type: 'log', kind: 'log', level: 'error' }, { type: 'log', kind: 'pause' },
    { type: 'log', kind: 'navigation', level: 'info' },
  ]
  equal(entries.map((entry) => [entryKind(entry), entryGroup(entry)]), [
    ['error', 'states'], ['request', 'requests'], ['input', 'inputs'], ['timer', 'inputs'],
    ['log', 'log'], ['problem', 'messages'], ['pause', 'messages'], ['navigation', 'navigation'],
  ])
})

test('an error says its kind, its sentence, its place and its retry', () => {
  const error = { kind: 'remoteScreen', reason: 'decoding', message: 'No such component.', line: 3, column: 7, path: '$.child' }
  const entry = { type: 'state', state: 'error', controller: 'C', screen: { id: 'home' }, error, retry: 'r4', attempt: 2 }
  equal(describe(entry, page()), {
    title: 'error', where: 'C · home', outcome: 'remote screen · decoding',
    message: 'No such component. — line 3, column 7 at $.child', fault: '', retry: 'retry r4 · attempt 2',
  })
})

test('a place that the app’s own sentence names is not named twice', () => {
  const error = { kind: 'decoding', message: 'Wrong (line 3).', line: 3, column: 7, path: '$' }
  equal(describe({ type: 'state', state: 'error', error }, page()).message, 'Wrong (line 3).')
})

test('a request says how it stands', () => {
  const outcomes = [
    { phase: 'pending', duration: 5 }, { phase: 'done', status: 500, duration: 38, bytes: 1500 },
    { phase: 'failed', duration: 1 }, { phase: 'cancelled' }, { phase: 'done', status: 200, purpose: 'prefetch', bytes: 0 },
  ].map((entry) => requestOutcome(entry, page()))
  equal(outcomes, ['pending', '500 · 38 ms · 1.5 kB', 'failed · 1 ms', 'cancelled', 'prefetch · 200'])
})

test('what a person did is told in the reader’s words, with the name of what it was done to', () => {
  const told = (message, detail) => describe({ type: 'log', kind: 'input', message, detail }, page()).title
  equal(told('tap "Buy"', { type: 'tap', view: 'v1' }), 'tap "Buy"')
  equal(told('tap v1', { type: 'tap', view: 'v1' }), 'tap v1')
  equal(told('alert 0', { type: 'alert', button: 1 }), 'chooses button 2 of the alert')
  equal(told('opens /home', { type: 'opened' }), 'opens /home')
  equal(told('something new', { type: 'later' }), 'something new')
})

test('a pause says why and how long', () => {
  const entry = { type: 'log', kind: 'pause', message: 'restarted', detail: { cause: 'restarted', away: 130_000 } }
  equal(describe(entry, page()).title, 'Server restarted, 2 min away')
})
