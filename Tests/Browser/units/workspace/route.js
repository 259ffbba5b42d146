import { distance, placeOn, pointsOf, Route } from '/js/workspace/route.js'
import { equal, test } from '/units/unit.js'

const points = [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, { latitude: 1, longitude: 1 }]
const mistake = (text) => {
  try {
    return pointsOf(text)
  } catch ({ line, count }) {
    return { line, count }
  }
}

test('points are read from lines and from GPX', () => {
  equal(pointsOf('-23.55, -46.63\n\n 10;20 '), [{ latitude: -23.55, longitude: -46.63 }, { latitude: 10, longitude: 20 }])
  equal(pointsOf('<gpx><trk><trkseg><trkpt lat="1.5" lon="2"><ele>3</ele></trkpt><trkpt lon="4" lat="3"/></trkseg></trk></gpx>'),
    [{ latitude: 1.5, longitude: 2 }, { latitude: 3, longitude: 4 }])
})

test('what is no route says where', () => {
  equal(mistake('1, 2\nhere'), { line: 2, count: undefined })
  equal(mistake('1, 2\n91, 0'), { line: 2, count: undefined })
  equal(mistake('1, 2'), { line: undefined, count: 1 })
  equal(mistake('<gpx></gpx>'), { line: undefined, count: 0 })
})

test('a place lies on the way after its distance', () => {
  const degree = distance(points[0], points[1])
  equal(Math.round(degree / 1000), 111)
  equal(placeOn(points, degree / 2), { place: { latitude: 0, longitude: 0.5 }, isOver: false })
  equal(placeOn(points, degree * 1.5), { place: { latitude: 0.5, longitude: 1 }, isOver: false })
  equal(placeOn(points, degree * 3), { place: points[2], isOver: true })
})

/** A window whose time passes only when told. */
function clock() {
  let [now, tick] = [0, null]
  return {
    performance: { now: () => now }, setInterval: (step) => ((tick = step), 1), clearInterval: () => { tick = null },
    pass: async (milliseconds) => { now += milliseconds; await tick?.() },
  }
}

test('a route sends its places by its speed until its end, or until one is refused', async () => {
  for (const isRefused of [false, true]) {
    const [window, sent] = [clock(), []]
    const route = new Route({ window, send: async (place) => { sent.push(place.longitude); return !isRefused || sent.length < 2 }, changed: () => {} })
    route.start([points[0], points[1]], 3600 * 60) // a kilometer every 1/60 s
    await Promise.resolve()
    await window.pass(1000)
    equal(route.isRunning, !isRefused)
    await window.pass(1000)
    equal(route.isRunning, false)
    equal([sent[0], sent.length, sent.at(-1) === 1], isRefused ? [0, 2, false] : [0, 3, true])
  }
})
