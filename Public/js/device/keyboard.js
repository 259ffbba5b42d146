/**
 * The keyboard of the phone, as the root of the tree says it: where it lies (`keyboard`), what its return key says
 * (`returnKey`) and which view is typed into (`typist`). Letters come from the keys before the reader.
 * @param {object} record  the renderer's account of the root
 */
export function showKeyboard(record) {
  const { element, props: { keyboard, returnKey } } = record
  const former = element.querySelector(':scope > .keyboard')
  if (!keyboard) return former?.remove()
  const surface = former ?? make(record)
  const [left, top, width, height] = keyboard
  Object.assign(surface.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  const [key] = surface.children
  key.textContent = returnKey ?? ''
  key.hidden = !returnKey
  if (!former) element.prepend(surface)
}

function make(record) {
  const { ownerDocument: document } = record.element
  const surface = document.createElement('div')
  surface.className = 'keyboard'
  surface.setAttribute('aria-hidden', 'true') // who needs to be told has a keyboard
  const key = document.createElement('button')
  key.type = 'button'
  key.tabIndex = -1
  key.className = 'return-key'
  key.addEventListener('click', () => record.send({ type: 'return', view: record.props.typist }))
  surface.append(key)
  surface.addEventListener('mousedown', (event) => event.preventDefault()) // the caret stays where it is
  return surface
}
