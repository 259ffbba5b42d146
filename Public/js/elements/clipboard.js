/** Copies a text to the clipboard, without its API if the page has no secure context. @param {Window} window  @param {string} text */
export async function copyText({ navigator, document }, text) {
  try {
    await navigator.clipboard.writeText(text)
  } catch { // not a secure context
    const field = document.createElement('textarea')
    field.className = 'unseen'
    field.value = text
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}
