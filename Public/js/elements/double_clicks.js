/** The buttons that create something with each press: a session, a branch, a rule, a restart. */
const single = [
  'form:not([method="dialog"]) button:not([type="button"])', '[data-part="open"] .button', '.screen-link', '.tools > .button', '.card > .button',
  '.recording-line > [data-tone="main"]', '.recording-choices > .button', '.held .button', '[data-resend]', '.palette-option', '.gallery-card', '.sweep-cell', '.sweep-tools > .button',
].join()

/** Ignores the second press of a double click on such a button. A later press is handled. @param {Document} document */
export function watchDoubleClicks(document) {
  /** @param {MouseEvent & { target: Element }} event */
  const watch = (event) => {
    if (event.detail < 2 || !event.target.closest?.(single)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('click', watch, true)
}
