/**
 * Opens a modal dialog. The toast moves into the dialog in front, because nothing outside of it is visible or read out.
 * @param {HTMLDialogElement} dialog
 * @param {{ document: Document, parts: { toast: HTMLElement } }} services
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
