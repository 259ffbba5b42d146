/** @import { KennelPage } from '../kennel_page.js' */

/**
 * Notices files that are held over the page, and fetches what takes them. Anything else that is dragged is left alone.
 * @param {KennelPage} page  @param {Document} document
 */
export function watchDrops(page, document) {
  let target = null
  let isOver = false
  const withTarget = (act) => {
    target ??= import('./recordings.js').then(({ DropTarget }) => new DropTarget(page))
    target.then(act, () => { target = null })
  }
  const reactions = {
    dragenter() {
      isOver = true
      withTarget((there) => { if (isOver) there.show() })
    },
    dragover({ dataTransfer }) { dataTransfer.dropEffect = 'copy' },
    dragleave({ relatedTarget }) {
      if (relatedTarget) return // to another element
      isOver = false
      withTarget((there) => there.hide())
    },
    drop({ dataTransfer: { files } }) {
      isOver = false
      const dropped = Array.from(files)
      withTarget((there) => there.take(dropped))
    },
  }
  for (const [name, react] of Object.entries(reactions)) {
    document.addEventListener(name, (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      react(event)
    })
  }
}
