import { addIcons } from '../elements/icons.js'

/** @import { KennelPage } from '../kennel_page.js' */

let told = null

/**
 * Says what the app could not show by itself: a warning, or a place outside of it, which a person may open.
 * @param {KennelPage} page  @param {{ message: string, detail?: object }} note
 */
export function tellNote({ document, elements: { h }, parts, words }, note) {
  addIcons(document)
  if (note === told) return // a link keeps the focus
  told = note
  const { detail } = note
  const message = words.line(note)
  const isOutside = /^https?:\/\//.test(detail?.url ?? '')
  parts.noteWords.replaceChildren(
    isOutside ? h('a', { href: detail.url, target: '_blank', rel: 'noreferrer' }, message) : message)
}
