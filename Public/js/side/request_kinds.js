/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Words } from '../words/words.js' */

/** The kinds of requests that the list can be limited to. */
export const kinds = ['data', 'image', 'other']

const images = /\.(avif|gif|heic|ico|jpe?g|pdf|png|svg|webp)$/i
const others = /\.(css|html?|js|m3u8|mp3|mp4|otf|ttf|txt|woff2?|xml|zip)$/i

/**
 * Returns the kind of a request. The log has no media types, so the purpose and the end of the path decide.
 * @param {LogEntry} entry
 */
export function kindOf({ purpose, url }) {
  const path = pathOf(url)
  if (purpose === 'image' || images.test(path)) return 'image'
  return purpose === 'webView' || others.test(path) ? 'other' : 'data'
}

/** Returns the type of a request in one word, as its column has it. @param {LogEntry} entry  @param {Words['t']} t */
export function typeOf(entry, t) {
  if (entry.purpose === 'prefetch') return t('prefetch')
  const [, extension] = /\.(\w{2,5})$/.exec(pathOf(entry.url)) ?? []
  switch (kindOf(entry)) {
    case 'image': return extension?.toLowerCase() ?? t('typeImage')
    case 'data': return 'json'
    default: return extension?.toLowerCase() ?? 'html'
  }
}

function pathOf(url = '') {
  return url.replace(/[?#].*/s, '')
}
