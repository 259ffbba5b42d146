import { Multiplex } from './multiplex.js'

const multiplex = new Multiplex({ EventSource, base: new URL('../../', location.href).href })

/** A lock for as long as this worker lives: who waits for it learns that the worker is gone. */
const isHeld = new Promise((resolve) => {
  if (!navigator.locks) return resolve()
  return navigator.locks.request(location.href, () => {
    resolve()
    return new Promise(() => {})
  })
})

/** Who has heard anything of this worker has heard of the lock, and so will learn of its end. */
self.onconnect = ({ ports: [port] }) => isHeld.then(() => {
  port.postMessage({ type: 'held' })
  multiplex.adopt(port)
})
