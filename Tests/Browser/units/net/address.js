import { pathOf, readAddress, writeAddress } from '/js/net/address.js'
import { equal, test } from '/units/unit.js'

test('an address is read as it is written', () => {
  const wanted = {
    session: null, watch: null, app: 'old', bff: 'http://here:80/a?b=c&d', screen: '/ão/ü', controller: 'Custom', decoding: 'strict', device: 'landscape dark',
    faults: ['2 status 500 /home*', '{"rules":[]}'], panel: 'network', step: '7', sweep: 's', cell: '3', sessions: false, components: false, playground: true, embed: true,
  }
  equal(readAddress(writeAddress(wanted)), wanted)
})

test('an address without anything is the page itself', () => {
  equal(writeAddress(readAddress('')), '.')
  equal(writeAddress({ session: null, panel: '', faults: [] }), '.')
})

test('members stand in a fixed order, paths stay readable, and flags have no value', () => {
  equal(writeAddress({ embed: true, playground: true, screen: '/a/b', session: 's' }), '?session=s&screen=/a/b&playground&embed')
  equal(writeAddress({ components: true, session: 's' }), '?session=s&components')
})

test('no rules are something else than an empty rule', () => {
  equal(readAddress('').faults, null)
  equal(readAddress('?faults=').faults, [''])
})

test('a flag counts unless it says false', () => {
  equal(['?embed', '?embed=', '?embed=1', '?embed=false', ''].map((query) => readAddress(query).embed), [true, true, true, false, false])
})

test('the path of a URL keeps its query; what is none stays as it is', () => {
  equal(['http://a/b?c#d', '/b', '', null, undefined].map(pathOf), ['/b?c', '/b', '', '', ''])
})
