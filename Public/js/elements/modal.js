/**
 * Opens a modal dialog over the page. What the page says in passing is said in the dialog that is in front, because nothing
 * outside of it is seen or read out.
 * @param {HTMLDialogElement} dialog  @param {{ document: Document, parts: { toast: HTMLElement } }} page
 */
export function openModal(dialog, { document, parts: { toast } }) {
  document.body.append(dialog)
  dialog.showModal()
  dialog.append(toast)
  dialog.addEventListener('close', () => {
    const others = Array.from(document.querySelectorAll('dialog:modal'))
    if (dialog.contains(toast)) (others.at(-1) ?? document.body).append(toast)
  }, { once: true })
}
