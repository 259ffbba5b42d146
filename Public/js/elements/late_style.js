import { ignoreMissingModule } from './failures.js'

/**
 * Loads a style sheet once. Resolves when it is loaded.
 *
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
      sheet.remove() // so that the next call loads it again
      reject(new Error(`${href} could not be loaded.`))
    }
  })
}

/** Loads the styles that the page needs later. The page works without them. @param {Document} document */
export function dressLate(document) {
  dress(document, 'styles/later.css').catch(ignoreMissingModule)
}
