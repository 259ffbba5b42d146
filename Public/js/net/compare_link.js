/**
 * The prefixes in one side of a comparison in an address, such as `CustomError`, `app:old`, `faults:friday`, or several
 * with commas. An existing session or recording is `session:` with its watch ID, alone or with the values that its
 * replay changes.
 */
const kinds = ['session', 'app', 'faults']

/**
 * @param {string} text  @returns {{ session?: string, controller?: string, app?: string, faults?: string }} the side
 * for a request to the server
 */
export function readSide(text) {
  /** @type {ReturnType<typeof readSide>} */
  const side = {}
  for (const part of text.split(',').filter(Boolean)) {
    const kind = kinds.find((kind) => part.startsWith(`${kind}:`))
    if (kind) side[kind] = part.slice(kind.length + 1)
    else side.controller = part
  }
  return side
}

/** Returns a side as an address has it. @param {ReturnType<typeof readSide>} side */
export function writeSide({ session, controller, app, faults }) {
  const parts = [session && `session:${session}`, controller || (session || app || faults ? '' : 'default'), app && `app:${app}`, faults && `faults:${faults}`]
  return parts.filter(Boolean).join(',')
}

const opening = ['screen', 'bff', 'decoding', 'device']

/**
 * Returns the comparison that an address requests.
 *
 * @param {string} search
 */
export function readComparison(search) {
  const query = new URLSearchParams(search)
  const common = Object.fromEntries(opening.filter((name) => query.get(name)).map((name) => [name, query.get(name)]))
  return {
    left: readSide(query.get('compare') || 'default'),
    right: query.get('with') ? readSide(query.get('with')) : null,
    common,
    faults: query.getAll('faults'),
    id: query.get('comparison'),
    view: query.get('view'),
  }
}

/**
 * Returns the address of a comparison, with the `id` of a running one.
 *
 * @param {{ left: ReturnType<typeof readSide>, right: ReturnType<typeof readSide>|null, common: Record<string, string>,
 *           faults: string[], id?: string|null, view?: string|null }} wanted  `view` is how the devices are shown
 */
export function writeComparison({ left, right, common, faults, id, view }) {
  const query = new URLSearchParams({ compare: writeSide(left), ...(right ? { with: writeSide(right) } : {}), ...common })
  for (const rule of faults) query.append('faults', rule)
  if (view) query.set('view', view)
  if (id) query.set('comparison', id)
  return `/?${query.toString().replace(/%2F/g, '/').replace(/%3A/g, ':').replace(/%2C/g, ',')}`
}
