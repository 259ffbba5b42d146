import { SessionModel } from '/js/net/session_model.js'
import { Words } from '/js/words/words.js'
import { TabFaults } from '/js/workspace/tab_faults.js'
import { equal, fails, spy, test } from '/units/unit.js'

/** A page whose tab has kept some text, without a session yet. */
function page({ kept = null, isViewer = false } = {}) {
  const words = new Words()
  const memory = new Map([['kennel.faults', kept]])
  const tab = { getItem: (key) => memory.get(key) ?? null, setItem: (key, value) => memory.set(key, value) }
  return { words, t: words.t, tab, memory, model: new SessionModel(), connection: { state: 'live' }, isViewer: () => isViewer }
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
