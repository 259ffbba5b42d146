import { builders } from '/js/elements/elements.js'
import { SessionModel } from '/js/net/session_model.js'
import { Words } from '/js/words/words.js'
import { tellWaiting } from '/js/workspace/waiting.js'
import { equal, spy, test } from '/units/unit.js'

function page(waiting) {
  const [words, model] = [new Words(), new SessionModel()]
  const snapshot = { session: { phase: waiting ? 'waiting' : 'live' }, input: 1, time: 0 }
  model.takeSnapshot(waiting ? { ...snapshot, waiting } : snapshot)
  return { elements: builders(document), t: words.t, words, model, late: { announcer: { say: spy() } }, notices: { card: spy() } }
}

test('a session that waits for room says so, with what the server says of it', () => {
  const it = page({ kind: 'refused', reason: 'The input could not be recorded: disk full' })
  tellWaiting(it)
  const [[name, card]] = it.notices.card.calls
  equal([name, card.title, card.more.textContent],
    ['waiting', 'The session is paused', 'The input could not be recorded: disk full'])
  equal(card.text.includes('Nothing is lost'), true)
  equal(it.late.announcer.say.calls, [['The session is paused']])
})

test('one whose recording is full says what can be done', () => {
  const it = page({ kind: 'full', reason: '9 bytes were recorded.' })
  tellWaiting(it)
  equal(it.notices.card.calls[0][1].text, 'The recording is full. Save it, and open another session.')
})

test('one that goes on by then says nothing', () => {
  const it = page(null)
  tellWaiting(it)
  equal([it.notices.card.calls, it.late.announcer.say.calls], [[], []])
})

test('one for whose app no process can be started says that, and why', () => {
  const it = page({ kind: 'unavailable', reason: 'No process for apps can be started: no room.' })
  tellWaiting(it)
  const [[, card]] = it.notices.card.calls
  equal([card.text.includes('cannot start a process'), card.more.textContent],
    [true, 'No process for apps can be started: no room.'])
})
