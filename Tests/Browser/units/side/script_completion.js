import { pathsOf } from '/js/side/request_paths.js'
import { scriptChoices } from '/js/side/script_completion.js'
import { equal, test } from '/units/unit.js'

const paths = ['/home', '/bikes', '*']
const choices = (before) => scriptChoices(before, paths).choices

test('a line begins with a path of the session', () => {
  equal(choices(''), ['/home: ', '/bikes: ', '*: '])
  equal(scriptChoices('/home: 500\n/b', paths), { from: 11, choices: ['/bikes: '] })
  equal(choices('# /b'), [])
  equal(choices('    {"a"'), [])
})

test('after the colon, a comma, then and and there are faults', () => {
  for (const before of ['/a: no', '/a: 500 twice, no', '/a: 500 then no', '/a: 2 s slow and no']) equal(scriptChoices(before, paths), { from: before.length - 2, choices: ['no connection'] })
  equal(choices('/a: time'), ['timeout', 'timeout after 3 s'])
})

test('after a fault there is how often', () => {
  equal(choices('/a: 500 tw'), ['twice'])
  equal(choices('/a: offline ').includes('once'), true)
  equal(choices('/a: 500'), [])
})

test('paths are those of the requests, the latest first', () => {
  equal(pathsOf([{ url: 'http://a:1/home?x=1' }, { url: 'http://a' }, { url: 'http://a/b#c' }, { url: '/home' }, { url: 'http://a/x:y' }]), ['/home', '/b', '/', '*'])
})
