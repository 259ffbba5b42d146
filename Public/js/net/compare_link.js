/**
 * How an address writes one side of a comparison: `CustomError`, `app:old`, `faults:friday`, or several with commas; of a session
 * or recording that is there `session:` with its watch name, alone or with what it is done again under.
 */
const kinds = ['session', 'app', 'faults']

/** @param {string} text  @returns {{ session?: string, controller?: string, app?: string, faults?: string }} what the server is asked for */
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

/** The same as an address writes it. @param {ReturnType<typeof readSide>} side */
export function writeSide({ session, controller, app, faults }) {
  const parts = [session && `session:${session}`, controller || (session || app || faults ? '' : 'default'), app && `app:${app}`, faults && `faults:${faults}`]
  return parts.filter(Boolean).join(',')
}

const opening = ['screen', 'bff', 'decoding', 'device']

/**
 * What an address asks to compare.
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
  }
}

/**
 * The address of a comparison; with `id` of one that goes on.
 * @param {{ left: ReturnType<typeof readSide>, right: ReturnType<typeof readSide>|null, common: Record<string, string>,
 *           faults: string[], id?: string|null }} wanted
 */
export function writeComparison({ left, right, common, faults, id }) {
  const query = new URLSearchParams({ compare: writeSide(left), ...(right ? { with: writeSide(right) } : {}), ...common })
  for (const rule of faults) query.append('faults', rule)
  if (id) query.set('comparison', id)
  return `/?${query.toString().replace(/%2F/g, '/').replace(/%3A/g, ':').replace(/%2C/g, ',')}`
}
