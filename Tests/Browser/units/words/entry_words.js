import { describe, entryGroup, entryKind, isError, matchedFaults, requestOutcome, screenName } from '/js/words/entry_words.js'
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

test('a request that the end of the server interrupted has no duration, because nobody measured it', () => {
  const failed = { type: 'request', phase: 'failed', duration: 7.9 }
  equal(requestOutcome({ ...failed, error: { kind: 'interrupted', message: '' } }, page()), 'failed')
  equal(requestOutcome({ ...failed, error: { kind: 'timeout', message: '' } }, page()), 'failed · 7.9 ms')
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
  equal(told('alert 0', { type: 'alert', button: 1 }), 'presses button 2 of the alert')
  equal(told('alert 0', { type: 'alert', button: 1, title: 'Buy' }), 'presses "Buy" in the alert')
  equal(told('opens /home', { type: 'opened' }), 'opens /home')
  equal(told('something new', { type: 'later' }), 'something new')
})

test('what the app did not survive has the number that its sentence has', () => {
  const told = (type, label) => describe({ type: 'log', kind: 'crash', message: '', detail: { type, label, message: 'No.' } }, page()).title
  equal(told('alert', 'chooses button 2 of the alert'), 'The app crashed: presses button 2 of the alert')
  equal(told('tab', 'chooses tab 3'), 'The app crashed: selects tab 3')
  equal(told('slide', 'slides "Volume 7" to 40 %'), 'The app crashed: slides "Volume 7" to 40 %')
  equal(told('retry', 'runs retry r4'), 'The app crashed: runs retry r4')
  equal(told('device', 'changes the device: dark'), 'The app crashed: changes the device: dark')
})

test('a retry and a paused request go by what they load', () => {
  const model = {
    requests: new Map([['q3', { method: 'POST', url: 'http://x/orders' }]]),
    entries: new Map([[1, { type: 'state', state: 'error', retry: 'r1', screen: { url: 'http://x/home' } }]]),
  }
  const told = (detail) => describe({ type: 'log', kind: 'input', message: '', detail }, { ...page(), model }).title
  equal(told({ type: 'held', request: 'q3', do: 'release' }), 'continues request POST /orders')
  equal([told({ type: 'retry', retry: 'r1' }), told({ type: 'retry', retry: 'r2' })], ['runs retry r1 · /home', 'runs retry r2'])
})

test('the edit of a request is told beside the rules that it matched', () => {
  const entry = { type: 'request', method: 'GET', url: 'http://x/a', phase: 'done', status: 404, fault: 'delay 20 ms (1)', edited: { status: 200, bytes: 5 } }
  const { outcome, fault, edit } = describe(entry, page())
  equal([outcome, fault, edit], ['404', 'delay 20 ms (1)', 'edited: was 200, 5 B'])
})

test('a pause says why and how long', () => {
  const entry = { type: 'log', kind: 'pause', message: 'restarted', detail: { cause: 'restarted', away: 130_000 } }
  equal(describe(entry, page()).title, 'Server restarted, 2 min after the last action')
  entry.detail.down = 560
  equal(describe(entry, page()).title, 'Server restarted (down 560 ms)')
})

test('fault rules are told one by one, in the words of their form', () => {
  const told = (rules) => describe({ type: 'log', kind: 'input', message: 'sets 2 fault rule(s)', detail: { type: 'faults', faults: { rules } } }, page()).title
  equal(told([]), 'clears the fault rules')
  equal(told([{ path: '*', fault: 'noConnection' }, { path: '/home', fault: 'status', status: 500 }, { path: '/a', fault: 'hold', side: 'request', expires: true }]),
    'fault rules: * no connection, /home status 500, /a pause on request (timeout keeps running)')
})

test('the rules that a request matched have the names of their form, and their counts', () => {
  const { t } = page()
  equal(matchedFaults({ fault: 'delay 2000 ms (1) + broken body (1 of 2)' }, t), 'delay 2000 ms (1) + malformed body (1 of 2)')
  equal(['held answer (1)', 'held request (1)', 'answered 404 (1)', 'status 500 (1)', 'no connection (2)', undefined].map((fault) => matchedFaults({ fault }, t)),
    ['pause on response (1)', 'pause on request (1)', 'custom response 404 (1)', 'status 500 (1)', 'no connection (2)', ''])
})

test('a row is swiped where the finger goes, in both directions of text', () => {
  const told = (to, direction) => describe({ type: 'log', kind: 'input', message: 'draws "Soap" aside', detail: { type: 'row', view: 'v1', to } },
    { ...page(), model: { device: { direction } } }).title
  equal(told('trailing', 'leftToRight'), 'swipes "Soap" left')
  equal(told('leading', 'leftToRight'), 'swipes "Soap" right')
  equal(told('trailing', 'rightToLeft'), 'swipes "Soap" right')
  equal(told('back', 'rightToLeft'), 'swipes "Soap" closed')
})

test('what was decided about a paused request is told', () => {
  const told = (decision) => describe({ type: 'log', kind: 'input', message: '', detail: { type: 'held', request: 'q3', do: decision } }, page()).title
  equal(['release', 'drop', 'fail'].map(told), ['continues request q3', 'never responds to request q3', 'fails request q3'])
})

test('errors are failed loads, failed requests, crashes and lines of that level', () => {
  const entries = [
    { type: 'state', state: 'error', error: {} }, { type: 'request', phase: 'failed' }, { type: 'request', phase: 'done', status: 404 },
    { type: 'log', kind: 'crash' }, { type: 'log', kind: 'log', level: 'error' },
    { type: 'state', state: 'success' }, { type: 'request', phase: 'done', status: 200 }, { type: 'log', kind: 'input' }, { type: 'log', kind: 'log', level: 'info' },
  ]
  equal(entries.map(isError), [true, true, true, true, true, false, false, false, false])
})
