import { isTablet, namedDevices, nameOf, turned } from '/js/workspace/named_devices.js'
import { equal, test } from '/units/unit.js'

const phone = { width: 393, height: 852, safeArea: { top: 59, left: 0, bottom: 34, right: 0 } }
const small = { width: 375, height: 667, safeArea: { top: 20, left: 0, bottom: 0, right: 0 } }

test('a phone that is turned has its island at the sides, and none where it has none', () => {
  equal(turned(phone), { width: 852, height: 393, safeArea: { top: 0, left: 59, bottom: 21, right: 59 } })
  equal(turned(small), { width: 667, height: 375, safeArea: { top: 0, left: 0, bottom: 0, right: 0 } })
})

test('a tablet keeps its edges', () => {
  equal(turned(namedDevices.iPad), { ...namedDevices.iPad, width: 1180, height: 820 })
  equal([isTablet(namedDevices.iPad), isTablet(namedDevices['iPhone 16 Pro Max'])], [true, false])
})

test('what is turned twice is as it was', () => {
  for (const screen of [phone, small, ...Object.values(namedDevices)]) equal(turned(turned(screen)), screen)
})

test('a screen is known by its size and its edges', () => {
  for (const [name, screen] of Object.entries(namedDevices)) equal(nameOf({ ...screen, textSize: 'large' }), name)
  equal([nameOf(phone), nameOf({ ...namedDevices.iPad, safeArea: { top: 0 } }), nameOf(turned(namedDevices.iPad))], [null, null, null])
})
