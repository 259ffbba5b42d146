import { Multiplex } from './multiplex.js'

const multiplex = new Multiplex({ EventSource, base: new URL('../', location.href).href })

self.onconnect = ({ ports }) => multiplex.adopt(ports[0])
