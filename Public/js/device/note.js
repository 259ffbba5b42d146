import { addIcons } from '../elements/icons.js'

/** @import { KennelPage } from '../kennel_page.js' */

let told = null

/**
 * Shows a message of the app: a warning, or a link out of the app that the user may open.
 *
 * @param {KennelPage} page  @param {{ message: string, detail?: object }} note
 */
export function tellNote({ document, elements: { h }, parts, words }, note) {
  addIcons(document)
  if (note === told) return // redrawing it would take the focus from its link
  told = note
  const { detail } = note
  const message = words.line(note)
  const isOutside = /^https?:\/\//.test(detail?.url ?? '')
  parts.noteWords.replaceChildren(
    isOutside ? h('a', { href: detail.url, target: '_blank', rel: 'noreferrer' }, message) : message)
}
