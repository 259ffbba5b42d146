import { builders } from '/js/elements/elements.js'
import { Words } from '/js/words/words.js'
import { tellBuild } from '/js/workspace/build_news.js'
import { equal, spy, test } from '/units/unit.js'

function page() {
  const words = new Words()
  return {
    elements: builders(document), t: words.t, words, late: { announcer: { say: spy() }, side: { offer: spy() } },
    notices: { card: spy(), clear: spy(), toast: spy() },
  }
}

const report = (state, more) => ({ state, errors: [], stopped: [], ...more })

test('what is under way is said in passing', () => {
  const it = page()
  tellBuild(it, report('building'))
  tellBuild(it, report('ready'))
  equal(it.notices.toast.calls, [['Building what changed…'], ['Built. Sessions are moving to the new build.']])
  equal(it.notices.card.calls, [])
})

test('how far a build is stands beside it', () => {
  const it = page()
  tellBuild(it, report('building', { progress: { step: 'translating', done: 10, of: 200 } }))
  tellBuild(it, report('building', { progress: { step: 'compiling', done: 3, of: 34 } }))
  equal(it.notices.toast.calls, [['Building what changed…', '10 of 200 files translated'], ['Building what changed…', 'step 3 of 34']])
})

test('an error stands at its place, and what does not run is said otherwise', () => {
  const it = page()
  tellBuild(it, report('failed', { errors: [{ file: 'Sources/A.swift', line: 3, column: 5, message: 'no' }] }))
  tellBuild(it, report('broken', { errors: [{ message: 'It ended.' }] }))
  const [[, failed], [, broken]] = it.notices.card.calls
  equal([failed.title, failed.more.textContent], ['Build failed', 'Sources/A.swift:3:5 no'])
  equal([broken.title, broken.more.textContent], ['The new build does not start', ' It ended.'])
  equal(it.late.announcer.say.calls, [['Build failed'], ['The new build does not start']])
})

test('a build that serves takes the card away, and has what can be opened listed anew', () => {
  const it = page()
  tellBuild(it, report('serving'))
  equal([it.notices.clear.calls, it.notices.card.calls, it.late.side.offer.calls.length], [[['build']], [], 1])
})

test('sessions that crash in it are listed with why, and can be looked at', () => {
  const it = page()
  const stopped = [{ watch: 'a/b', screen: '/home', reason: 'fell' }, { watch: 'c', reason: 'slept' }]
  tellBuild(it, report('serving', { stopped }))
  const [[, { title, more }]] = it.notices.card.calls
  const links = Array.from(more.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')])
  equal([title, links], ['Sessions crash in the new build', [['/home', '?watch=a%2Fb'], ['The app', '?watch=c']]])
  equal(more.textContent, '/home fellThe app slept')
})
