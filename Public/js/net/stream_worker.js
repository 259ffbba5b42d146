import { Multiplex } from './multiplex.js'

const multiplex = new Multiplex({ EventSource, base: new URL('../../', location.href).href })

/** Holds a lock as long as this worker runs, so that pages that wait for the lock notice its end. */
const isHeld = new Promise((resolve) => {
  if (!navigator.locks) return resolve()
  return navigator.locks.request(location.href, () => {
    resolve()
    return new Promise(() => {})
  })
})

/** A page gets its first message only after the lock is held, so that it can always notice the end of the worker. */
self.onconnect = ({ ports: [port] }) => isHeld.then(() => {
  port.postMessage({ type: 'held' })
  multiplex.adopt(port)
})
