// The types of views and of what changes them.

import { PageInput, ViewKindName, ViewProperties } from '../net/contract.js'
import { Field } from './field_echo.js'
import { ViewKind } from './kinds.js'

/** Sends an input, and returns its number; null if it was refused. */
export type Send = (input: PageInput) => Promise<number | null>

/** A view of the server. */
export interface ViewNode {
  id: string
  kind: ViewKindName
  props?: ViewProperties
  children?: ViewNode[]
}

/** How long a change takes, and how it moves. */
export interface Timing {
  duration?: number
  delay?: number
  repeats?: boolean
  reverses?: boolean
  curve?: number[]
  spring?: [damping: number, velocity: number]
}

/** A change of the tree of views. */
export interface Operation extends Timing {
  op: 'insert' | 'move' | 'remove' | 'set'
  id?: string
  parent?: string
  before?: string | null
  node?: ViewNode
  transition?: string
  props?: ViewProperties
}

/** A drawn view. */
export interface ViewRecord {
  id: string
  /** The name of the kind. */
  name: ViewKindName
  kind: ViewKind
  element: HTMLElement
  /** The field in a text field or text view. */
  control?: Field
  /** The picture of an image view, behind its subviews. */
  picture?: HTMLImageElement
  /** The lines of a text view. */
  words?: HTMLElement
  /** The screen. */
  root: HTMLElement
  props: ViewProperties
  send: Send
  /** Returns whether a field keeps its text. */
  guard: (field: Field, value: string) => boolean
  /** Called for a list that asks for the scrolling to its end. */
  asks: (record: ViewRecord) => void
  /** Draws a change of a kind whose module is loaded. */
  turned?: () => void
  /** Returns whether a list stays where it was scrolled to. */
  keeps?: () => boolean
  /** The last positions of a list that were sent. */
  told?: number[]
  /** The values from which a text was drawn. */
  drawn?: unknown[]
  /** Whether its gestures are recognized. */
  hears?: boolean
  /** Whether its gestures of two fingers are recognized. */
  pinches?: boolean
}

/** The animations of changes. The last three are those of `Transitions`. */
export interface ViewTransitions {
  enter(element: HTMLElement, kind: string): void
  /** Removes the element. */
  leave(element: HTMLElement, kind: string): void
  change(element: HTMLElement, props: ViewProperties, timing: Timing, apply: () => void): void
  settle(element: HTMLElement, props: ViewProperties): void
  /** Returns the screen that the screen of a place covers. */
  beneath?(place: Element): HTMLElement | null
  goOnFrom?(place: Element, part: number): void
  forget?(place: Element): void
}
