import { followDrags } from './drag.js'

/** @import { ViewRecord } from './view_types.js' */

const enough = 60
const most = 110

/**
 * A refresh control: pulling the content down requests a refresh, as does a button beside the device
 * (`RefreshButtons`).
 *
 * @param {HTMLElement} element  @param {ViewRecord} record  the renderer's record of the view
 */
export function start(element, record) {
  const { ownerDocument: document, parentElement: scroll } = element
  if (!scroll) return
  const make = (tag, attributes) => Object.assign(document.createElement(tag), attributes)
  const wheel = make('div', { className: 'wheel' })
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const line = document.createElement('i')
    line.style.setProperty('--spoke', spoke)
    wheel.append(line)
  }
  const status = make('span', { className: 'unseen', role: 'status' })
  element.replaceChildren(wheel, status)

  record.turned = () => {
    const isRefreshing = record.props.refreshing === true
    element.toggleAttribute('data-refreshing', isRefreshing)
    if (isRefreshing) release() // the server has laid out the space of the control by now
    status.textContent = isRefreshing ? 'Refreshing' : ''
  }
  const pull = () => (record.props.refreshing ? Promise.resolve(null) : record.send({ type: 'pull', view: record.id }))
  const stretch = (way) => scroll.style.setProperty('--pull', `${Math.max(0, way)}px`)
  const release = () => {
    element.removeAttribute('data-pulling')
    scroll.style.removeProperty('--pull')
  }
  followDrags(scroll, {
    axis: 'y',
    begin: (event, way) =>
      way > 0 && scroll.scrollTop <= 0 && !record.props.refreshing && event.target.closest('[data-kind="scroll"]') === scroll,
    move: (way) => {
      element.setAttribute('data-pulling', '')
      stretch(Math.min(most, way / 2))
    },
    end: (way) => {
      if (way / 2 < enough) return release()
      stretch(enough)
      pull().then(release)
    },
    cancel: release,
  })
  record.turned()
}
