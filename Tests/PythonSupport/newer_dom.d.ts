// What the page uses of browsers and of ECMAScript 2023 and later, and TypeScript 4.8 does not know.

/** The members of the global object that the page reaches through a window that it is given. */
interface Window {
  AbortController: typeof AbortController
  EventSource: typeof EventSource
  SharedWorker: typeof SharedWorker
  console: Console
}

interface Array<T> {
  findLast(found: (value: T, index: number, array: T[]) => unknown): T | undefined
  findLastIndex(found: (value: T, index: number, array: T[]) => unknown): number
}

interface MapConstructor {
  groupBy<K, T>(items: Iterable<T>, key: (item: T, index: number) => K): Map<K, T[]>
}

type CompressionFormat = 'deflate' | 'deflate-raw' | 'gzip'

declare class CompressionStream {
  constructor(format: CompressionFormat)
  readonly readable: ReadableStream<Uint8Array>
  readonly writable: WritableStream<BufferSource>
}

declare class DecompressionStream {
  constructor(format: CompressionFormat)
  readonly readable: ReadableStream<Uint8Array>
  readonly writable: WritableStream<BufferSource>
}
