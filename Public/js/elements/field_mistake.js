/**
 * Shows at a field what is wrong with its content, until the content changes. Returns whether nothing is wrong.
 *
 * @param {HTMLInputElement|HTMLTextAreaElement} field  @param {string} mistake  empty if nothing is wrong
 */
export function isValid(field, mistake) {
  const mark = (text) => {
    field.setCustomValidity(text)
    field.setAttribute('aria-invalid', String(Boolean(text)))
  }
  mark(mistake)
  if (!mistake) return true
  field.reportValidity()
  field.addEventListener('input', () => mark(''), { once: true })
  return false
}
