import { Times } from '/js/words/times.js'
import { equal, test } from '/units/unit.js'

const times = (language = 'en') => Object.assign(new Times(), { language })

test('a time of day has its milliseconds', () => {
  equal(times().clock(new Date('2026-02-03T04:05:06.007Z')), '04:05:06.007')
  equal(times('pt').clock(new Date('2026-02-03T23:59:59.9Z')), '23:59:59,900')
})

test('a duration is as exact as anybody reads', () => {
  equal([0.04, 3.14, 9.96, 38.4, 999, 1000, 12345].map((each) => times().duration(each)), ['0 ms', '3.1 ms', '10 ms', '38 ms', '999 ms', '1 s', '12.35 s'])
  equal(times('pt').duration(1500), '1,5 s')
})

test('a long time is told in its largest unit, of which there are two', () => {
  equal([0, 999, 1000, 119_999, 120_000, 7_199_999, 7_200_000, 172_799_999, 172_800_000].map((each) => times().span(each)),
    ['0 ms', '999 ms', '1 s', '119 s', '2 min', '119 min', '2 h', '47 h', '2 d'])
})

test('since the beginning, to the millisecond', () => {
  equal([0, 1234.5, 61_000].map((each) => times().since(each)), ['+0.000', '+1.235', '+61.000'])
})

test('a size under a thousand bytes is exact', () => {
  equal([0, 999, 1000, 15_960, 2_000_000].map((each) => times().size(each)), ['0 B', '999 B', '1 kB', '16 kB', '2,000 kB'])
})

test('another language takes the place of the one before', () => {
  const it = times()
  equal([it.duration(1500), (it.language = 'pt') && it.duration(1500)], ['1.5 s', '1,5 s'])
})
