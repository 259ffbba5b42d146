import { contains, overlap, winners } from '/js/side/rule_precedence.js'
import { equal, test } from '/units/unit.js'

const rule = (path, fault, more = {}) => ({ path, fault, ...more })

test('two patterns overlap if one path matches both', () => {
  for (const [one, other] of [['*', '/a'], ['/a*', '/*b'], ['/a', '/a'], ['/a*c', '/ab*'], ['*', '*'], ['/a*', '/a'], ['/*/x', '/y/*']]) {
    equal([one, other, overlap(one, other), overlap(other, one)], [one, other, true, true])
  }
  for (const [one, other] of [['/a', '/b'], ['/a*', '/b*'], ['/a*c', '/a*d'], ['/a', '/ab'], ['*/x', '*/y']]) {
    equal([one, other, overlap(one, other), overlap(other, one)], [one, other, false, false])
  }
})

test('a pattern contains another one whose paths it all matches', () => {
  equal([contains('*', '/a*'), contains('/a*', '/ab*c'), contains('/a', '/a')], [true, true, true])
  equal([contains('/a', '/a*'), contains('/a*', '*'), contains('/a.b', '/axb')], [false, false, false])
})

test('a method, a server, a query and conditions limit a pattern further', () => {
  for (const other of ['POST /a', '/a?page=2', 'https://x.example/a', '/a header X-Trace', 'POST /a?x=1 body bike']) {
    equal([other, contains('/a', other), contains(other, '/a'), overlap('/a', other), overlap(other, '/*')], [other, true, false, true, true])
  }
  equal([contains('*x', '/a body x'), contains('/a*b', '/a?q=b'), contains('GET /a', 'GET /a')], [false, false, true])
  equal([overlap('GET /a', 'POST /a'), overlap('/a?page=2', '/a?page=2'), overlap('*', 'https://x.example')], [false, true, true])
})

test('of rules of one kind the first wins', () => {
  equal(winners([rule('/a*', 'status', { count: 1 }), rule('/a', 'status')]), [null, { number: 1, isAlways: false }])
  equal(winners([rule('*', 'status'), rule('/a', 'status')]), [null, { number: 1, isAlways: true }])
  equal(winners([rule('/a', 'status'), rule('/b', 'status')]), [null, null])
})

test('rules of different kinds act together', () => {
  equal(winners([rule('*', 'delay'), rule('*', 'status'), rule('*', 'hold'), rule('*', 'answer')]), [null, null, null, null])
})

test('a request is either lost or answered', () => {
  equal(winners([rule('*', 'offline'), rule('/a', 'answer')]), [null, { number: 1, isAlways: true }])
  equal(winners([rule('/a', 'brokenBody'), rule('*', 'timeout')]), [null, { number: 1, isAlways: false }])
})

test('a rule that is off or used up wins nothing', () => {
  equal(winners([rule('*', 'status', { off: true }), rule('*', 'status')]), [null, null])
  equal(winners([rule('*', 'status', { count: 1, used: 1 }), rule('*', 'status')]), [null, null])
  equal(winners([rule('*', 'status'), rule('*', 'status', { off: true })]), [null, null])
})
