import { draw, kinds } from './kinds.js'

/** @import { ViewProperties } from '../net/contract.js' */
/** @import { Operation, Send, ViewNode, ViewRecord, ViewTransitions } from './view_types.js' */

const bar = 'navigationbar'

/** Draws without animations until `Transitions` is loaded. @type {ViewTransitions} */
const still = {
  enter() {},
  leave: (element) => element.remove(),
  change: (element, props, timing, apply) => apply(),
  settle() {},
}

/**
 * Draws the views of the server, by their ids, and applies patches. An element that stays keeps its focus, selection,
 * scroll position and caret.
 */
export class Renderer {
  /** @type {Map<string, ViewRecord>} */
  #nodes = new Map()
  /** @type {WeakMap<Element, ViewRecord>} */
  #records = new WeakMap()
  #changedParents = new Set()
  #scrolled = []
  #operations = {
    insert: (operation) => this.#insert(operation),
    move: (operation) => this.#move(operation),
    remove: (operation) => this.#remove(operation),
    set: (operation) => this.#set(operation),
  }

  /**
   * @param {{ root: HTMLElement, failed: (error: Error, operation: Operation) => void,
   *           guard: ViewRecord['guard'], asks?: ViewRecord['asks'], send: Send }} services
   */
  constructor({ root, failed, guard, asks = () => {}, send }) {
    this.root = root
    this.transitions = still
    this.failed = failed
    this.guard = guard
    this.asks = asks
    this.send = send
  }

  /** Draws a tree. Elements whose views are still in it are reused. @param {ViewNode} tree */
  show(tree) {
    const { element } = this.#reconcile(tree)
    if (this.root.firstElementChild !== element || this.root.childElementCount > 1) this.root.replaceChildren(element)
    this.#settle()
  }

  clear() {
    this.#nodes.clear()
    this.root.replaceChildren()
  }

  /** Applies operations. One that cannot be drawn is reported and skipped. @param {Operation[]} operations */
  apply(operations) {
    for (const operation of operations) {
      try {
        const perform = this.#operations[operation.op]
        if (!perform) throw new Error(`unknown operation: ${operation.op}`)
        perform(operation)
      } catch (error) {
        this.failed(error, operation)
      }
    }
    this.#settle()
  }

  /** @param {string} id */
  element(id) {
    return this.#nodes.get(id)?.element ?? null
  }

  /** Returns the element of a view that takes keys: the field in it, or the view itself. @param {string} id */
  control(id) {
    const record = this.#nodes.get(id)
    return record?.control ?? record?.element ?? null
  }

  /** Returns the record of the view that an element belongs to. @param {Element} element */
  view(element) {
    for (let at = element; at && at !== this.root; at = at.parentElement) {
      const record = this.#records.get(at)
      if (record && this.#nodes.get(record.id) === record) return record
    }
    return null
  }

  /** Returns the records of the subviews of a view, or of the root. @param {{ element: Element }} [record] */
  children(record) {
    const parent = record ? record.element : this.root
    return Array.from(parent.children, (child) => this.#records.get(child)).filter(Boolean)
  }

  /** @param {ViewNode} node */
  #create(node) {
    const kind = kinds[node.kind] ?? kinds.view
    const element = this.root.ownerDocument.createElement(kind.tag)
    element.className = 'b'
    element.dataset.view = node.id
    element.dataset.kind = node.kind
    const { root, guard, asks, send } = this
    /** @type {ViewRecord} */
    const record = { id: node.id, name: node.kind, kind, element, props: {}, root, guard, asks, send }
    kind.build?.(element, record)
    this.#nodes.set(node.id, record)
    this.#records.set(element, record)
    this.#change(record, node.props ?? {})
    if (kind.role && !element.hasAttribute('role')) this.#change(record, { role: null })
    for (const child of node.children ?? []) record.element.append(this.#reconcile(child).element)
    this.#changedParents.add(record.element)
    if (record.props.x || record.props.y) this.#scrolled.push(record)
    return record
  }

  /** @param {ViewNode} node  @returns {ViewRecord} */
  #reconcile(node) {
    const record = this.#nodes.get(node.id)
    if (!record || record.name !== node.kind) {
      if (record) this.#forget(record)
      return this.#create(node)
    }
    const wanted = node.props ?? {}
    /** @type {ViewProperties} */
    const changed = {}
    for (const [name, value] of Object.entries(record.props)) {
      if (!(name in wanted)) changed[name] = name === 'style' ? nulls(value) : null
    }
    for (const [name, value] of Object.entries(wanted)) {
      if (name === 'style') changed.style = { ...nulls(record.props.style), ...value }
      else if (JSON.stringify(record.props[name]) !== JSON.stringify(value)) changed[name] = value
    }
    this.#change(record, changed)
    const children = (node.children ?? []).map((child) => this.#reconcile(child).element)
    for (const child of this.children(record)) {
      if (!children.includes(child.element)) this.#discard(child)
    }
    children.reduceRight((before, child) => { this.#place(record.element, child, before); return child }, null)
    this.#changedParents.add(record.element)
    return record
  }

  /** @param {Operation} operation */
  #insert({ parent, before, node, transition }) {
    const holder = this.#known(parent).element
    const record = this.#reconcile(node)
    this.#place(holder, record.element, this.#before(before, holder))
    this.#changedParents.add(holder)
    if (transition) this.transitions.enter(record.element, transition)
  }

  /** @param {Operation} operation */
  #move({ id, parent, before }) {
    const record = this.#known(id)
    const holder = this.#known(parent).element
    this.#changedParents.add(record.element.parentElement)
    this.#place(holder, record.element, this.#before(before, holder))
    this.#changedParents.add(holder)
  }

  /** @param {Operation} operation */
  #remove({ id, transition }) {
    const record = this.#nodes.get(id)
    if (!record) return // removed with its parent
    this.#changedParents.add(record.element.parentElement)
    this.#forget(record)
    if (transition) this.transitions.leave(record.element, transition)
    else record.element.remove()
  }

  /** @param {Operation} operation */
  #set({ id, props, duration, ...timing }) {
    const record = this.#known(id)
    const change = () => this.#change(record, props)
    if (duration) {
      this.transitions.change(record.element, props, { duration, ...timing }, change)
    } else {
      this.transitions.settle(record.element, props)
      change()
    }
    if ('covers' in props || 'hidden' in props) this.#changedParents.add(record.element.parentElement)
  }

  /** @param {ViewRecord} record  @param {ViewProperties} changed  null removes a property */
  #change(record, changed) {
    for (const [name, value] of Object.entries(changed)) {
      if (name === 'style') record.props.style = merged(record.props.style, value)
      else if (value === null) delete record.props[name]
      else record.props[name] = value
    }
    draw(record, changed)
  }

  /** Moves an element to its position, unless it is there already. */
  #place(parent, element, before) {
    if (element.parentElement === parent && element.nextElementSibling === before) return
    if (parent.moveBefore && element.isConnected && parent.isConnected) parent.moveBefore(element, before)
    else parent.insertBefore(element, before)
  }

  #before(id, parent) {
    if (!id) return null
    const element = this.#known(id).element
    return element.parentElement === parent ? element : null
  }

  /** @param {string} id */
  #known(id) {
    const record = this.#nodes.get(id)
    if (!record) throw new Error(`unknown view: ${id}`)
    return record
  }

  /** @param {ViewRecord} record */
  #discard(record) {
    this.#forget(record)
    record.element.remove()
  }

  /** @param {ViewRecord} record */
  #forget(record) {
    for (const child of this.children(record)) this.#forget(child)
    if (this.#nodes.get(record.id) === record) this.#nodes.delete(record.id)
  }

  /**
   * Disables views that a later sibling covers, and hides them from screen readers, as long as they are covered.
   * A navigation bar precedes its content in reading order, but is drawn over it. Siblings after both cover both.
   */
  #settle() {
    for (const parent of this.#changedParents) {
      let isCovered = false
      let isBelow = false
      const children = this.children({ element: parent })
      for (const { element, name, props } of children.reverse()) {
        if (element.inert !== isCovered) element.inert = isCovered
        if (props.covers && !props.hidden) isCovered = true
        isBelow ||= props.belowBar === true
        element.toggleAttribute('data-below', isBelow && name !== bar)
      }
    }
    this.#changedParents.clear()
    for (const record of this.#scrolled.splice(0)) record.kind.props.y(record)
  }
}

/** @param {ViewProperties['style']} [style] */
function nulls(style) {
  return Object.fromEntries(Object.keys(style ?? {}).map((property) => [property, null]))
}

/** @param {ViewProperties['style']} style  @param {ViewProperties['style']} changed */
function merged(style, changed) {
  const result = { ...style, ...changed }
  for (const [property, value] of Object.entries(result)) if (value === null) delete result[property]
  return result
}
