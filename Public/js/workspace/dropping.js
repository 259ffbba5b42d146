/** @import { RecordingServices } from './recordings.js' */

/**
 * Accepts files that are dragged over the page. Loads the drop target with the first of them. Other drags stay the browser's.
 * @param {RecordingServices} services
 */
export function watchDrops(services) {
  let target = null
  let isOver = false
  const withTarget = (act) => {
    target ??= import('./recordings.js').then(({ DropTarget }) => new DropTarget(services))
    target.then(act, () => { target = null })
  }
  /** @type {Record<string, (event: DragEvent) => void>} */
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
    /** @param {DragEvent} event */
    const dragged = (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      react(event)
    }
    services.window.document.addEventListener(name, dragged)
  }
}
