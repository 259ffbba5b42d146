import { SessionModel } from '/js/net/session_model.js'
import { SentRules } from '/js/side/sent_rules.js'
import { Words } from '/js/words/words.js'
import { TabFaults, areSameRules, isSameRule, withSwitchedOff } from '/js/workspace/tab_faults.js'
import { equal, fails, spy, test } from '/units/unit.js'

/** A page whose tab has stored rules, without a session yet. */
function page({ kept = null, isViewer = false, isOwn = true } = {}) {
  const words = new Words()
  const memory = new Map([['kennel.faults', kept]])
  const tab = { getItem: (key) => memory.get(key) ?? null, setItem: (key, value) => memory.set(key, value) }
  const opening = { isOwn: () => isOwn, own: () => { isOwn = true } }
  const model = new SessionModel()
  const session = { model, name: 's', isViewer: () => isViewer }
  return { words, tab, memory, model, connection: { state: 'live' }, opening, session }
}

const rule = { path: '/a', fault: 'status', status: 500, count: 2 }
const shows = (page, rules, phase = 'live') => page.model.takeSnapshot({ session: { phase }, input: 1, time: 0, faults: { rules } })

test('a rule in words is a rule of the API, and the other way round', () => {
  const faults = new TabFaults(page())
  const texts = ['2 status 500 /home*', 'offline *', 'delay 1500 /slow', '1 timeout 30 /a b']
  const rules = [
    { path: '/home*', fault: 'status', count: 2, status: 500 }, { path: '*', fault: 'offline' },
    { path: '/slow', fault: 'delay', delay: 1500 }, { path: '/a b', fault: 'timeout', count: 1, delay: 30 },
  ]
  equal(faults.script(texts), { rules })
  faults.keep(rules)
  equal(faults.texts, texts)
})

test('a link may have rules as JSON, one or all; an empty one has none', () => {
  const faults = new TabFaults(page())
  equal(faults.script([JSON.stringify(rule)]), { rules: [rule] })
  equal(faults.script([JSON.stringify([rule]), JSON.stringify({ rules: [rule] })]), { rules: [rule, rule] })
  equal(faults.script(['']), undefined)
})

test('one word that is no rule is the name of a script that the server keeps; rules with more members are JSON', () => {
  const faults = new TabFaults(page())
  equal(faults.script(['on Friday']), 'on Friday')
  faults.keep([{ path: '/a', fault: 'hold', side: 'answer', id: 'f1', used: 1, seen: 2 }])
  equal(faults.texts, ['{"path":"/a","fault":"hold","side":"answer"}'])
})

test('rules that are left out are not those of the tab', () => {
  const faults = new TabFaults(page({ kept: JSON.stringify([rule]) }))
  equal([faults.script([]), faults.script()], [undefined, { rules: [rule] }])
})

test('what is no rule says so, and that it is the rules that are wrong', async () => {
  const faults = new TabFaults(page())
  for (const text of ['status 500', 'offline 3 /a', '2 3 /a', '{"path":']) {
    const error = await fails(() => faults.script([text]), /is not a valid rule|Not valid JSON/)
    equal(error.pointer, '/faults')
  }
})

test('the tab keeps its rules for the next session, without what the last one noted', () => {
  const it = page()
  const faults = new TabFaults(it)
  shows(it, [{ ...rule, id: 'f1', used: 2 }])
  equal([faults.script(), JSON.parse(it.memory.get('kennel.faults'))], [{ rules: [rule] }, [rule]])
  equal(new TabFaults(page({ kept: JSON.stringify([rule]) })).shown, [{ ...rule, id: 'kept0' }])
})

test('rules are shown as the session has them; where it takes none, those that wait', () => {
  const it = page({ kept: JSON.stringify([rule]) })
  const faults = new TabFaults(it)
  shows(it, [{ ...rule, id: 'f1', used: 1 }])
  equal(faults.shown, [{ ...rule, id: 'f1', used: 1 }])
  it.model.end('idle')
  equal(faults.shown.map(({ id }) => id), ['kept0'])
  shows(it, [], 'recording')
  equal(faults.shown.map(({ id }) => id), ['kept0'])
})

test('who only looks keeps their own', () => {
  const it = page({ kept: JSON.stringify([rule]), isViewer: true })
  const faults = new TabFaults(it)
  shows(it, [])
  equal(faults.script(), { rules: [rule] })
})

test('a memory that is damaged, full or forbidden is none', () => {
  equal(new TabFaults(page({ kept: '{' })).script(), undefined)
  const it = { ...page(), tab: null }
  const faults = new TabFaults(it)
  faults.keep([rule])
  equal(faults.script(), { rules: [rule] })
  const full = page()
  full.tab.setItem = () => { throw new Error('full') }
  const other = new TabFaults(full)
  const told = spy()
  other.changed.add(told)
  other.keep([rule])
  equal([other.script(), told.calls.length], [{ rules: [rule] }, 1])
})

test('rules that were refused can be left out', () => {
  const faults = new TabFaults(page({ kept: JSON.stringify([rule]) }))
  const openWithout = spy()
  faults.refused(new Error('No such fault.'), openWithout).act()
  equal([faults.script(), openWithout.calls.length], [undefined, 1])
})

test('a session that the tab did not open keeps its rules, and what is set there, to itself', () => {
  const other = { path: '/b', fault: 'delay', delay: 5 }
  const it = page({ kept: JSON.stringify([rule]), isOwn: false })
  const faults = new TabFaults(it)
  shows(it, [{ ...other, id: 'f1', used: 1 }])
  equal([faults.areOfSession(), faults.shown, faults.script()], [true, [{ ...other, id: 'f1', used: 1 }], { rules: [rule] }])
  faults.set([...faults.shown, { ...rule, off: true }])
  equal([faults.shown.map(({ off }) => off), faults.script()], [[undefined, true], { rules: [rule] }])
  faults.adopt()
  equal([faults.areOfSession(), faults.script()], [false, { rules: [other] }])
})

test('a session that has the rules of the tab is the tab’s once they are changed there', () => {
  const it = page({ isOwn: false })
  const faults = new TabFaults(it)
  shows(it, [])
  equal(faults.areOfSession(), false)
  faults.set([rule])
  equal(faults.script(), { rules: [rule] })
})

test('a rule that is switched off stays in its place, and is neither sent nor part of a link', () => {
  const it = page()
  const faults = new TabFaults(it)
  const last = { path: '/c', fault: 'noConnection' }
  faults.set([{ ...rule, off: true }, last])
  equal([faults.script(), faults.texts, faults.shown.map(({ off }) => off)], [{ rules: [last] }, ['noConnection /c'], [true, undefined]])
  shows(it, [{ ...last, id: 'f1', used: 3 }])
  equal(faults.shown, [{ ...rule, off: true, id: 'off0' }, { ...last, id: 'f1', used: 3 }])
  equal(withSwitchedOff([{ path: '/new' }], []), [{ path: '/new' }])
})

test('rules are the same whatever was counted and in whichever order their members stand', () => {
  equal(isSameRule({ ...rule, id: 'f1', used: 1, seen: 2, off: true }, { status: 500, count: 2, fault: 'status', path: '/a' }), true)
  equal(isSameRule(rule, { ...rule, count: 3 }), false)
  equal([areSameRules([rule], [rule]), areSameRules([rule], []), areSameRules([], [])], [true, false, true])
})

test('sent rules are listed until the session’s state has them, or has others after the server’s response', () => {
  const it = page()
  const faults = new TabFaults(it)
  const other = { path: '/b', fault: 'delay', delay: 5 }
  shows(it, [])
  const sent = new SentRules('s', [rule])
  faults.set([rule], sent)
  equal(faults.shown, [rule])
  shows(it, [{ ...other, id: 'f1' }]) // a state from before the server had the sent rules
  equal(faults.shown, [rule])
  shows(it, [{ ...rule, id: 'f2' }])
  equal(faults.shown, [{ ...rule, id: 'f2' }])
  faults.set([other], sent)
  sent.answered()
  shows(it, [{ ...rule, id: 'f3' }])
  equal(faults.shown, [{ ...rule, id: 'f3' }])
  faults.set([other], new SentRules('s', [other]))
  it.session.name = 'another'
  shows(it, [{ ...rule, id: 'f4' }])
  equal(faults.shown, [{ ...rule, id: 'f4' }])
})
