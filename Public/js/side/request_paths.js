/** @import { LogEntry } from '../net/log_entry.js' */

/** The paths of requests, each once, the latest first; and `*`. @param {Iterable<LogEntry>} requests */
export function pathsOf(requests) {
  const paths = Array.from(requests, ({ url }) => (url ?? '').replace(/^\w+:\/\/[^/?#]*/, '').replace(/[?#].*/, '') || '/').filter((path) => !path.includes(':'))
  return [...new Set(paths.reverse()), '*']
}
