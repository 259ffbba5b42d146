/**
 * A screen of a device, in points.
 * @typedef {{ width: number, height: number, safeArea: { top: number, left: number, bottom: number, right: number } }} DeviceScreen
 */

const notched = (width, height, top, bottom = 34) => ({ width, height, safeArea: { top, left: 0, bottom, right: 0 } })

/** Devices that people have beside those that the server knows by name: their screens in points, held upright. */
export const namedDevices = {
  'iPhone 13 mini': notched(375, 812, 50), 'iPhone 16 Pro': notched(402, 874, 62), 'iPhone 16 Pro Max': notched(440, 956, 62),
  'iPad mini': notched(744, 1133, 24, 20), iPad: notched(820, 1180, 24, 20), 'iPad Pro 13″': notched(1032, 1376, 24, 20),
}
const upright = [notched(393, 852, 59), notched(375, 667, 20, 0), ...Object.values(namedDevices)]

/** Whether a screen is a tablet's, whose edges stay what they are when it is turned. */
export function isTablet({ width, height }) { return Math.min(width, height) >= 700 }

/** What a screen is called among these; nothing where it is another, also one of them turned. @param {DeviceScreen} screen */
export function nameOf(screen) {
  return Object.keys(namedDevices).find((name) => isSame(namedDevices[name], screen)) ?? null
}

/** A screen turned by a quarter: a phone's island is at its sides then, and its home button leaves no edge. @param {DeviceScreen} screen */
export function turned(screen) {
  const { width, height, safeArea: { top, left, bottom } } = screen
  const edges = (values) => ({ top: 0, left: 0, bottom: 0, right: 0, ...values })
  if (isTablet(screen)) return { width: height, height: width, safeArea: edges({ top, bottom }) }
  if (width < height) return { width: height, height: width, safeArea: edges(top >= 40 ? { left: top, right: top, bottom: 21 } : {}) }
  const known = upright.find((one) => isSame(turned(one), screen))
  return known ?? { width: height, height: width, safeArea: edges(left ? { top: left, bottom: 34 } : { top: 20 }) }
}

function isSame(one, other) {
  return one.width === other.width && one.height === other.height &&
    ['top', 'left', 'bottom', 'right'].every((edge) => one.safeArea[edge] === other.safeArea?.[edge])
}
