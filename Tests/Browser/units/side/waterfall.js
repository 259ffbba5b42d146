import { Waterfall } from '/js/side/waterfall.js'
import { equal, test } from '/units/unit.js'

const done = (id, began, time) => ({ id, began, time, phase: 'done' })
const pending = (id, began) => ({ id, began, time: began, phase: 'pending' })

test('requests lie where they began, as long as they took', () => {
  const line = new Waterfall()
  equal(line.take(done('a', 500, 600), 600), { at: 0, long: 100 })
  equal(line.take(done('b', 550, 900), 900), { at: 50, long: 350 })
  equal(line.range(['a', 'b']), { begin: 0, whole: 400 })
})

test('a long pause is folded, a short one is drawn as it was', () => {
  const line = new Waterfall()
  line.take(done('a', 0, 100), 100)
  equal(line.take(done('b', 900, 1000), 1000).at, 900)
  equal(line.take(done('c', 61_000, 61_100), 61_100).at, 1200)
  equal(line.take(done('d', 61_050, 61_200), 61_200).at, 1250)
})

test('while a request is under way nothing is folded, and its end moves no other', () => {
  const line = new Waterfall()
  line.take(pending('a', 0), 30)
  line.take(pending('a', 0), 20_000)
  equal(line.take(done('b', 20_500, 20_600), 20_600).at, 20_500)
  equal(line.take(done('a', 0, 21_000), 21_000), { at: 0, long: 21_000 })
  equal(line.take(done('b', 20_500, 20_600), 21_000).at, 20_500)
})

test('the line is stretched over what is listed', () => {
  const line = new Waterfall()
  for (const number of [0, 1, 2, 3]) line.take(done(`q${number}`, 100 * number, 100 * number + 50), 400)
  equal(line.range(['q1', 'q2']), { begin: 100, whole: 150 })
  equal(line.range([]), { begin: 0, whole: 1 })
})
