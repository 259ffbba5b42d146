/** An error response with a description of the problem (RFC 9457). */
export class Problem extends Error {
  constructor(response, details) {
    super(details.detail || details.title || `HTTP ${response.status}`)
    this.status = response.status
    this.title = details.title ?? ''
    this.kind = details.type?.replace(/.*:/, '')
    this.line = details.line
    this.reason = details.reason
    this.word = details.word
    this.origin = details.origin
    this.pointer = details.pointer
  }
}

/** Calls the server. A lost connection rejects with the browser's TypeError, an error response with a Problem. */
export class Api {
  #fetch

  /** @param {{ fetch: typeof fetch }} services */
  constructor({ fetch }) {
    this.#fetch = fetch
  }

  apps() { return this.call('GET', 'api/apps') }
  controllers(app) { return this.call('GET', path`api/controllers?app=${app}`) }
  screens() { return this.call('GET', 'api/screens') }
  session(id) { return this.call('GET', path`api/sessions/${id}`) }
  request(id, request) { return this.call('GET', path`api/sessions/${id}/requests/${request}`) }
  step(id, step, query = '') { return this.call('GET', path`api/sessions/${id}/steps/${step}` + query) }
  layout(id, view) { return this.call('GET', path`api/sessions/${id}/views/${view}/layout`) }
  backends() { return this.call('GET', 'api/backends') }
  forget(origin) { return this.call('DELETE', path`api/backends?origin=${origin}`) }
  confirm(origin) { return this.call('POST', 'api/backends', { origin }) }
  open(configuration) { return this.call('POST', 'api/sessions', configuration) }
  input(id, input) { return this.call('POST', path`api/sessions/${id}/inputs`, input) }
  document(id) { return this.call('GET', path`api/sessions/${id}/document`) }
  schema(id) { return this.call('GET', path`api/sessions/${id}/schema`) }
  putDocument(id, document) { return this.call('PUT', path`api/sessions/${id}/document`, document) }
  control(name, change = {}) { return this.call('POST', path`api/sessions/${name}/control`, change) }
  restart(id) { return this.call('POST', path`api/sessions/${id}/restart`) }
  faults(id, rules) { return this.call('PUT', path`api/sessions/${id}/faults`, { rules }) }

  /** Returns one page of a list, and the URL of the next. @param {string} url */
  async page(url) {
    const { response, value } = await this.#ask('GET', url)
    const [, next] = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('Link')) ?? []
    return { value, next: next?.replace(/^\//, '') ?? null }
  }

  /**
   * @param {string} method  @param {string} url  @param {object|Blob} [body]  a blob is sent with its own media type
   */
  async call(method, url, body) {
    return (await this.#ask(method, url, body)).value
  }

  async #ask(method, url, body) {
    const options = { method, headers: { Accept: 'application/json' } }
    if (body !== undefined) {
      const isFile = body instanceof Blob
      options.headers['Content-Type'] = isFile ? body.type : 'application/json'
      options.body = isFile ? body : JSON.stringify(body)
    }
    const response = await this.#fetch(url, options)
    const text = await response.text()
    if (response.ok) return { response, value: text ? JSON.parse(text) : null }
    let details = {}
    try { details = JSON.parse(text) } catch { details = { detail: text.slice(0, 200) } }
    throw new Problem(response, details)
  }
}

/** Builds a path. Each inserted value is escaped. */
export function path(strings, ...values) {
  return strings.reduce((whole, part, index) => whole + encodeURIComponent(values[index - 1]) + part)
}
