/** @typedef {{ latitude: number, longitude: number }} Place */

const earth = 6_371_000 // radius in meters
const radians = (degrees) => (degrees * Math.PI) / 180
const mostPoints = 10_000

/**
 * Returns the points of a route: those of a GPX file, or one per line as `-23.55, -46.63`. Throws if a line is no point, with
 * its number as `line`, or if there are fewer than two points.
 *
 * @param {string} text  @returns {Place[]}
 */
export function pointsOf(text) {
  const points = /<gpx[\s>]/i.test(text) ? pointsOfGPX(text) : text.split('\n').flatMap((line, index) => {
    if (!line.trim()) return []
    const [, latitude, longitude] = line.match(/^\s*(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)\s*$/) ?? []
    return [checked(latitude, longitude, index + 1)]
  })
  if (points.length < 2 || points.length > mostPoints) throw Object.assign(new Error('points'), { count: points.length })
  return points
}

function pointsOfGPX(text) {
  const tags = text.match(/<(?:trkpt|rtept|wpt)\s[^>]*>/gi) ?? []
  const value = (tag, name) => tag.match(new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`))?.[1]
  return tags.map((tag, index) => checked(value(tag, 'lat'), value(tag, 'lon'), index + 1))
}

function checked(latitude, longitude, line) {
  const place = { latitude: Number(latitude ?? NaN), longitude: Number(longitude ?? NaN) }
  if (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) return place
  throw Object.assign(new Error('point'), { line })
}

/** Returns the distance between two places, in meters. @param {Place} one  @param {Place} other */
export function distance(one, other) {
  const halfway = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
    + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(halfway)))
}

/**
 * Returns the place after a part of the route, and whether the route has ended.
 *
 * @param {Place[]} points  @param {number} meters  from the beginning
 * @returns {{ place: Place, isOver: boolean }}
 */
export function placeOn(points, meters) {
  let rest = meters
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]]
    const length = distance(from, to)
    if (rest < length) {
      const between = (start, end) => Number((start + ((end - start) * rest) / length).toFixed(6))
      return { place: { latitude: between(from.latitude, to.latitude), longitude: between(from.longitude, to.longitude) }, isOver: false }
    }
    rest -= length
  }
  return { place: points[points.length - 1], isOver: true }
}

/** Moves the device along a route: once a second, its location is an input of the session. */
export class Route {
  #timer = null

  /**
   * @param {{ window: Window, send: (place: Place) => Promise<boolean>, changed: () => void }} services
   *   `send` returns whether the session took the location; `changed` is called when the route begins and ends
   */
  constructor({ window, send, changed }) {
    Object.assign(this, { window, send, changed })
  }

  get isRunning() { return this.#timer !== null }

  /** Begins a route, in place of the one that is running. @param {Place[]} points  @param {number} speed  in km/h */
  start(points, speed) {
    this.stop()
    const began = this.window.performance.now()
    let isSending = false
    const step = async () => {
      if (isSending) return // a slow server gets fewer places, and the device keeps its speed
      isSending = true
      const { place, isOver } = placeOn(points, ((this.window.performance.now() - began) / 3_600) * speed)
      const isTaken = await this.send(place)
      isSending = false
      if (isOver || !isTaken) this.stop()
    }
    this.#timer = this.window.setInterval(step, 1_000)
    this.changed()
    step()
  }

  /** Ends the route. The device stays where it is. */
  stop() {
    if (this.#timer === null) return
    this.window.clearInterval(this.#timer)
    this.#timer = null
    this.changed()
  }
}
