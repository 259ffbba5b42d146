import { followDrags, lineSide } from './drag.js'
import { dressLate } from '../elements/late_style.js'

/** @import { ViewRecord } from './view_types.js' */

const least = 40 // points after which a released row shows its actions
const allTheWay = 0.6 // part of a row's width after which its first action runs
const edge = 24 // points from the side of the screen; a drag that starts there goes back
const springy = { duration: 300, easing: 'cubic-bezier(.32,.72,0,1)' }
const names = { trailing: 'Actions', leading: 'Leading actions' }

const drawn = new WeakMap() // rows with actions → functions that redraw their buttons

/**
 * Makes the actions of a row reachable: by dragging the row sideways, and by a button for each side.
 *
 * @param {ViewRecord} record  the renderer's record of the view
 */
export function offerActions(record) {
  const { element } = record
  if (!drawn.has(element)) drawn.set(element, follow(record))
  drawn.get(element)()
}

function follow(record) {
  const { element, root } = record
  const { ownerDocument: document } = element
  dressLate(document)
  const cell = () => element.firstElementChild
  const sides = () => (record.props.actions ?? '').split(' ').filter(Boolean)
  const sideOf = (way) => (way * lineSide(root) < 0 ? 'trailing' : 'leading')
  const send = (members) => record.send({ type: 'row', view: record.id, ...members })
  const buttons = document.createElement('div')
  buttons.className = 'row-actions'

  function release() {
    const { style } = cell()
    const from = style.translate
    style.translate = ''
    if (from) move(cell(), from)
  }

  followDrags(element, {
    axis: 'x',
    begin(event, way) {
      if (event.target.closest('input, textarea, [data-reorders]')) return false
      if (record.props.aside) return true
      const { left, right } = root.getBoundingClientRect()
      const { clientX } = event.touches?.[0] ?? event
      const isAtEdge = Math.min(clientX - way - left, right - clientX + way) < edge
      return sides().includes(sideOf(way)) && !(isAtEdge && sideOf(way) === 'leading')
    },
    move: (way) => { cell().style.translate = `${way}px` },
    end(way) {
      const side = sideOf(way)
      if (Math.abs(way) < least) return release()
      if (record.props.aside) {
        if (record.props.aside === side) return release()
        return send({ to: 'back' }).then(release)
      }
      const isWhole = Math.abs(way) > allTheWay * element.offsetWidth
      return send({ to: side, ...(isWhole && { whole: true }) }).then(release)
    },
    cancel: release,
  })

  return () => {
    const { aside } = record.props
    const wanted = aside ? [aside] : sides()
    element.toggleAttribute('data-actions', wanted.length > 0)
    const held = buttons.contains(document.activeElement)
    buttons.replaceChildren(...wanted.map((side) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: aside ? 'Close' : names[side] })
      button.setAttribute('aria-expanded', aside ? 'true' : 'false')
      button.addEventListener('click', () => send({ to: aside ? 'back' : side }))
      return button
    }))
    if (wanted.length) element.append(buttons)
    else buttons.remove()
    if (held) buttons.firstElementChild?.focus()
  }
}

function move(element, from) {
  if (element.ownerDocument.defaultView.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate([{ translate: from }, { translate: '0 0' }], springy)
}

/**
 * Adds a handle that moves a row among the others, with a finger or the arrow keys.
 *
 * @param {ViewRecord} record  the renderer's record of the view
 */
export function offerMoves(record) {
  const { element } = record
  if (element.dataset.reorders) return
  dressLate(element.ownerDocument)
  element.dataset.reorders = 'row'
  element.tabIndex = 0
  element.setAttribute('aria-keyshortcuts', 'ArrowUp ArrowDown')
  const row = () => element.parentElement
  const send = (places) => record.send({ type: 'row', view: row().dataset.view, places })
  let others = null

  element.addEventListener('keydown', (event) => {
    const places = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!places) return
    event.preventDefault()
    event.stopPropagation()
    send(places)
  })

  const release = () => {
    others?.forEach(({ element: other }) => { other.style.translate = '' })
    others = null
    row().style.translate = ''
    row().removeAttribute('data-moved')
    for (const list of listsAround(row())) list.removeAttribute('data-moving')
  }
  followDrags(element, {
    axis: 'y',
    begin() {
      others = rowsAround(row())
      row().setAttribute('data-moved', '')
      for (const list of listsAround(row())) list.setAttribute('data-moving', '')
      return true
    },
    move(way) {
      row().style.translate = `0 ${way}px`
      const { passed, isDown } = reach(row(), others, way)
      for (const other of others.filter(({ element: one }) => one !== row())) {
        const isPassed = passed.includes(other)
        other.element.style.translate = isPassed ? `0 ${isDown ? -row().offsetHeight : row().offsetHeight}px` : ''
      }
    },
    end(way) {
      const { places } = reach(row(), others, way)
      if (!places) return release()
      return send(places).then(release)
    },
    cancel: release,
  })
}

const tableAround = (row) => row.closest('[data-kind="scroll"]')
const listsAround = (row) => Array.from(tableAround(row)?.querySelectorAll(':scope > [role="list"]') ?? [])

/** Returns the tops and heights of all rows of a table, in points. */
function rowsAround(row) {
  const table = tableAround(row)
  return listsAround(row).flatMap((list) =>
    Array.from(list.querySelectorAll(':scope > [role="listitem"]'), (element) => ({ element, list, ...span(element, table) })))
}

function span(element, table) {
  let top = 0
  for (let at = element; at && at !== table; at = at.offsetParent) top += at.offsetTop
  return { top, height: element.offsetHeight }
}

/**
 * Returns the rows that a row passes when it is dragged by `way` points, and by how many positions it moves. A section
 * header that it passes counts as one position.
 */
function reach(row, rows, way) {
  const own = rows.findIndex(({ element }) => element === row)
  const { top, height, list } = rows[own]
  const middle = top + height / 2 + way
  const isDown = way > 0
  const passed = rows.filter((other, place) => {
    const center = other.top + other.height / 2
    return isDown ? place > own && center < middle : place < own && center > middle
  })
  const lists = listsAround(row)
  const table = tableAround(row)
  const crossed = lists.filter((other, place) => {
    const { top: start, height: length } = span(other, table)
    return isDown ? place > lists.indexOf(list) && start < middle : place < lists.indexOf(list) && start + length > middle
  })
  const count = passed.length + crossed.length
  return { passed, isDown, places: isDown ? count : -count }
}
