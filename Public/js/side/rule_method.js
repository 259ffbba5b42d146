const pattern = /^([A-Z]{1,20})\s+(.*)$/s

/** The methods that a form offers for the requests of a fault rule. */
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

/**
 * Returns the method and the rest of a fault rule's `path`. Without a method, it matches requests with any.
 * @param {string} path  @returns {{ method: string, address: string }}
 */
export function splitMethod(path) {
  const [, method = '', address = path] = path.match(pattern) ?? []
  return { method, address }
}

/** Returns the `path` of a rule for requests with a method; an empty one is any. @param {string} method  @param {string} address */
export function withMethod(method, address) {
  return method && !pattern.test(address) ? `${method} ${address}` : address // a method that was typed wins
}
