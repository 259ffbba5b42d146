/**
 * Parses the query of the page. `session` and `watch` attach to a session; `sweep` names a sweep, and `cell` an attempt
 * of it; `app`, `bff`, `screen`, `controller`, `decoding`, `device` and `faults` open a session.
 *
 * @param {string} search
 */
export function readAddress(search) {
  const query = new URLSearchParams(search)
  return {
    session: query.get('session'),
    watch: query.get('watch'),
    app: query.get('app'),
    bff: query.get('bff'),
    screen: query.get('screen'),
    controller: query.get('controller'),
    decoding: query.get('decoding'),
    device: query.get('device'),
    faults: query.has('faults') ? query.getAll('faults') : null,
    panel: query.get('panel'),
    step: query.get('step'),
    sweep: query.get('sweep'),
    cell: query.get('cell'),
    sessions: query.has('sessions'),
    components: query.has('components') && query.get('components') !== 'false',
    playground: query.has('playground') && query.get('playground') !== 'false',
    embed: query.has('embed') && query.get('embed') !== 'false',
  }
}

/** Returns the query of an address, in a fixed order, without empty members. */
export function writeAddress(address) {
  const query = new URLSearchParams()
  for (const name of ['session', 'watch', 'app', 'bff', 'screen', 'controller', 'decoding', 'device', 'panel', 'step', 'sweep', 'cell']) {
    if (address[name]) query.set(name, address[name])
  }
  for (const rule of address.faults ?? []) query.append('faults', rule)
  for (const name of ['sessions', 'components', 'playground', 'embed']) if (address[name]) query.set(name, '')
  const text = query.toString().replace(/%2F/g, '/').replace(/(sessions|components|playground|embed)=(?=&|$)/g, '$1')
  return text ? `?${text}` : '.'
}

/** Returns the path of a URL, or the whole URL if it cannot be parsed. @param {string} url */
export function pathOf(url) {
  try {
    const { pathname, search } = new URL(url)
    return pathname + search
  } catch {
    return url ?? ''
  }
}
