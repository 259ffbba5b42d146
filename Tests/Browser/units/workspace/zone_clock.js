import { isZone, momentOf, wallTime, zones } from '/js/workspace/zone_clock.js'
import { equal, test } from '/units/unit.js'

const noon = Date.UTC(2026, 2, 1, 12)

test('a moment is shown as clocks in a time zone show it', () => {
  equal(wallTime(noon, 'GMT'), '2026-03-01T12:00:00')
  equal(wallTime(noon, 'America/Sao_Paulo'), '2026-03-01T09:00:00')
  equal(wallTime(noon, 'Asia/Kathmandu'), '2026-03-01T17:45:00')
})

test('what a clock shows is read as the moment, also where clocks are set forward', () => {
  for (const zone of ['GMT', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Europe/Berlin']) {
    equal(momentOf(wallTime(noon, zone), zone), noon)
  }
  equal(momentOf('2026-03-29T03:00', 'Europe/Berlin'), Date.UTC(2026, 2, 29, 1))
  equal(momentOf('2026-03-29T01:59:59', 'Europe/Berlin'), Date.UTC(2026, 2, 29, 0, 59, 59))
})

test('time zones have names of the database', () => {
  equal(zones().includes('Europe/Berlin'), true)
  equal(isZone('America/Sao_Paulo'), true)
  equal(isZone('Mars/Olympus'), false)
  equal(isZone(''), false)
})
