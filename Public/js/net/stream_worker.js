import { Multiplex } from './multiplex.js'

const multiplex = new Multiplex({ EventSource, base: new URL('../../', location.href).href })

/** A lock for as long as this worker lives: who waits for it learns that the worker is gone. */
const isHeld = new Promise((resolve) => {
  navigator.locks?.request(location.href, () => {
    resolve()
    return new Promise(() => {})
  })
})

self.onconnect = ({ ports: [port] }) => {
  multiplex.adopt(port)
  isHeld.then(() => port.postMessage({ type: 'held' }))
}
