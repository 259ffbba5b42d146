import { writeAddress } from '../net/address.js'

/** Shows a session that was made from another, or from a file; it has no place in the playground. @param {string} id */
export function arriveAt(page, id) {
  if (page.late.playground) page.window.location.assign(writeAddress({ session: id }))
  else page.move({ session: id })
}
