/**
 * A screen of a device, in points.
 * @typedef {{ width: number, height: number, safeArea: { top: number, left: number, bottom: number, right: number } }} DeviceScreen
 */

const notched = (width, height, top, bottom = 34) => ({ width, height, safeArea: { top, left: 0, bottom, right: 0 } })

/** The screens of devices that the server does not know by name, in points and portrait. */
export const namedDevices = {
  'iPhone 13 mini': notched(375, 812, 50), 'iPhone 16 Pro': notched(402, 874, 62), 'iPhone 16 Pro Max': notched(440, 956, 62),
  'iPad mini': notched(744, 1133, 24, 20), iPad: notched(820, 1180, 24, 20), 'iPad Pro 13″': notched(1032, 1376, 24, 20),
}
const upright = [notched(393, 852, 59), notched(375, 667, 20, 0), ...Object.values(namedDevices)]

/** Returns whether a screen is that of a tablet, whose safe area is the same in both orientations. */
export function isTablet({ width, height }) { return Math.min(width, height) >= 700 }

/** Returns the name of a screen; null if it is not listed here in this orientation. @param {DeviceScreen} screen */
export function nameOf(screen) {
  return Object.keys(namedDevices).find((name) => isSame(namedDevices[name], screen)) ?? null
}

/** Returns a screen in landscape. The top inset of a phone moves to both sides. @param {DeviceScreen} screen */
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
