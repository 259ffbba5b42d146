import { uses } from './expressions.js'
import { valueAt, withValue } from './values.js'

/** @import { Path } from './values.js' */

/** @typedef {{ id: string, value: any }} Context  a context around the component */

/** @typedef {'box'|'whole'|'root'|'form'} FrameName  what is around a component: see `frames` */

const points = (value) => ({ value, type: 'REAL' })
const box = (children) => ({ _beagleComponent_: 'beagle:container', style: { padding: { all: points(16) } }, children })

/**
 * The documents around a component, by name: a box with a margin, the whole screen, a form of Beagle 1.x, or nothing.
 * `path` leads to the component. The narrower come first, because a box can contain a form too.
 * @type {Record<FrameName, { path: Path, document: () => object|null }>}
 */
const frames = {
  form: { path: ['children', 0, 'child', 'children', 0], document: () => box([{ _beagleComponent_: 'beagle:form', child: { _beagleComponent_: 'beagle:container', children: [] } }]) },
  box: { path: ['children', 0], document: () => box([]) },
  whole: {
    path: ['children', 0], document: () => ({ _beagleComponent_: 'beagle:container', style: { flex: { grow: 1 } }, children: [] }),
  },
  root: { path: [], document: () => null },
}

/** Returns the path of the component in its document. @param {FrameName} frame */
export function pathIn(frame) { return frames[frame].path }

/**
 * Returns the document that shows a component alone. It has the context if the component uses it.
 * @param {string} name  @param {object} values  @param {{ frame?: FrameName, context?: Context|null }} around
 */
export function documentOf(name, values, { frame = 'box', context = null } = {}) {
  const { path, document } = frames[frame]
  const component = { _beagleComponent_: name, ...values }
  const isUsed = context?.id && uses(component, context.id)
  if (!path.length) return isUsed && !values.context ? { _beagleComponent_: name, context, ...values } : component
  const whole = withValue(document(), path, component)
  return isUsed ? { _beagleComponent_: whole._beagleComponent_, context, ...whole } : whole
}

/**
 * Returns the component that a document shows alone; null if it was not made by `documentOf`.
 * @param {any} document  @param {(name: string) => FrameName} frameOf  returns the frame of a component
 * @returns {{ name: string, values: object, context: Context|null }|null}
 */
export function componentIn(document, frameOf) {
  for (const [frame, { path, document: empty }] of Object.entries(frames)) {
    const { _beagleComponent_: name, ...values } = valueAt(document, path) ?? {}
    if (typeof name !== 'string' || frameOf(name) !== frame) continue
    const { context = null, ...around } = document
    if (path.length && JSON.stringify(withValue(around, path, null)) !== JSON.stringify(withValue(empty(), path, null))) continue
    return { name, values, context: path.length ? context : null }
  }
  return null
}
