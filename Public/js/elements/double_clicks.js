/** What begins something new with each press: a session, a branch, a rule, a restart. */
const single = [
  'form:not([method="dialog"]) button:not([type="button"])', '[data-part="open"] .button', '.screen-link', '.tools > .button', '.card > .button',
  '.recording-line > [data-tone="main"]', '.recording-choices > .button', '.held .button', '.palette-option', '.gallery-card', '.sweep-cell', '.sweep-tools > .button',
].join()

/** Has a double click on such a button count as one press. A second press that comes later counts. @param {Document} document */
export function watchDoubleClicks(document) {
  /** @param {MouseEvent & { target: Element }} event */
  const watch = (event) => {
    if (event.detail < 2 || !event.target.closest?.(single)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('click', watch, true)
}
