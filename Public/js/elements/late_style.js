/** Fetches the looks of what is not there at first, once. @param {Document} document */
export function dressLate(document) {
  const href = 'styles/later.css'
  if (document.querySelector(`link[href="${href}"]`)) return
  const sheet = document.createElement('link')
  Object.assign(sheet, { rel: 'stylesheet', href })
  document.head.append(sheet)
}
