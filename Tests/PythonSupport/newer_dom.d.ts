// What the page uses of browsers, where TypeScript 4.8 does not know it or knows it otherwise.

/** The members of the global object that the page reaches through a window that it is given. */
interface Window {
  AbortController: typeof AbortController
  EventSource: typeof EventSource
  ResizeObserver: typeof ResizeObserver
  SharedWorker: typeof SharedWorker
  XMLSerializer: typeof XMLSerializer
  URL: typeof URL & { canParse(url: string): boolean }
  console: Console
}

/** Selectors of the page find HTML elements. A variable with another type says so in its annotation. */
interface ParentNode {
  querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K] | null
  querySelector<E extends Element = HTMLElement>(selectors: string): E | null
  querySelectorAll<K extends keyof HTMLElementTagNameMap>(selectors: K): NodeListOf<HTMLElementTagNameMap[K]>
  querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>
}

/** Elements are of HTML or SVG: both can have the focus, and data. */
interface Element extends HTMLOrSVGElement {
  closest<E extends Element = HTMLElement>(selectors: string): E | null
  checkVisibility(options?: { opacityProperty?: boolean, visibilityProperty?: boolean }): boolean
  scrollTo(options: { top?: number, left?: number, behavior: 'instant' }): void
  moveBefore?(node: Node, before: Node | null): void
  /** A number or a boolean becomes text, as by the `DOMString` of the specification. */
  setAttribute(name: string, value: string | number | boolean): void
}

interface HTMLElement {
  cloneNode(isDeep?: boolean): HTMLElement
  hidePopover?(): void
  showPopover?(): void
}

interface CSSStyleDeclaration {
  backdropFilter: string
  setProperty(name: string, value: string | number | null, priority?: string): void
}

interface Array<T> {
  findLast(found: (value: T, index: number, array: T[]) => unknown): T | undefined
  findLastIndex(found: (value: T, index: number, array: T[]) => unknown): number
}

interface MapConstructor {
  groupBy?<K, T>(items: Iterable<T>, key: (item: T, index: number) => K): Map<K, T[]>
}

type CompressionFormat = 'deflate' | 'deflate-raw' | 'gzip'

declare var CompressionStream: {
  new (format: CompressionFormat): { readable: ReadableStream<Uint8Array>, writable: WritableStream<BufferSource> }
}

declare var DecompressionStream: typeof CompressionStream

/** The event by which a page joins a shared worker. */
declare var onconnect: (event: MessageEvent) => void
