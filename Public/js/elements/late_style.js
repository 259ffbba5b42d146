import { ignoreMissingModule } from './failures.js'

/**
 * Fetches a style sheet, once; done when it is there.
 * @param {Document} document  @param {string} href  @returns {Promise<void>}
 */
export function dress(document, href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  const sheet = document.createElement('link')
  Object.assign(sheet, { rel: 'stylesheet', href })
  document.head.append(sheet)
  return new Promise((resolve, reject) => {
    sheet.onload = () => resolve()
    sheet.onerror = () => {
      sheet.remove() // so that it can be asked for again
      reject(new Error(`${href} could not be loaded.`))
    }
  })
}

/** Fetches the looks of what is not there at first; the page does without them where they do not come. @param {Document} document */
export function dressLate(document) {
  dress(document, 'styles/later.css').catch(ignoreMissingModule)
}
