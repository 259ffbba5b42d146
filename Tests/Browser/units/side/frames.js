import { written } from '/js/side/layout_account.js'
import { equal, test } from '/units/unit.js'

test('a frame is written as a corner and a size, in hundredths of a point at most', () => {
  equal([[16, 59, 361, 44], [0, 0, 0, 0], [-1.5, 0.333, 100.999, 44.126]].map(written),
    ['16, 59 · 361 × 44', '0, 0 · 0 × 0', '-1.5, 0.33 · 101 × 44.13'])
})
