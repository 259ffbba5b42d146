import { readComparison, readSide, writeComparison, writeSide } from '/js/net/compare_link.js'
import { equal, test } from '/units/unit.js'

test('a side is a controller, an app, a script, or several of them', () => {
  equal(readSide('CustomError'), { controller: 'CustomError' })
  equal(readSide('app:old,Legacy'), { app: 'old', controller: 'Legacy' })
  equal(readSide('faults:friday night'), { faults: 'friday night' })
  equal(['CustomError', 'Legacy,app:old', 'faults:x'].map((text) => writeSide(readSide(text))), ['CustomError', 'Legacy,app:old', 'faults:x'])
  equal(writeSide({}), 'default')
})

test('an address is read as it is written', () => {
  const wanted = {
    left: { controller: 'CustomError' }, right: { controller: 'default', app: 'old' }, common: { screen: '/fails-twice', bff: 'http://here:1' },
    faults: ['2 status 500 /home'], id: 'abc', view: 'overlay',
  }
  equal(readComparison(writeComparison(wanted).slice(1)), wanted)
})

test('what is not said is the default on the left, and open on the right', () => {
  const { left, right } = readComparison('?compare')
  equal([left, right], [{ controller: 'default' }, null])
})
