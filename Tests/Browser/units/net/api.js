import { Api, Problem, path } from '/js/net/api.js'
import { equal, fails, spy, test } from '/units/unit.js'

const answering = (body, init) => spy(async () => new Response(body, init))

test('names in a path are escaped', () => {
  equal(path`api/sessions/${'a/b?c'}/requests/${'#1'}`, 'api/sessions/a%2Fb%3Fc/requests/%231')
})

test('an answer is read, an empty one is null', async () => {
  equal(await new Api({ fetch: answering('{"id":"s"}') }).session('s'), { id: 's' })
  equal(await new Api({ fetch: answering('') }).forget('http://a'), null)
})

test('an object goes as JSON, a file as what it is', async () => {
  const fetch = answering('{}')
  const api = new Api({ fetch })
  await api.open({ screen: '/a' })
  await api.call('POST', 'api/recordings', new Blob(['x'], { type: 'application/x-ndjson' }))
  const [[, open], [, file]] = fetch.calls
  equal([open.headers['Content-Type'], open.body], ['application/json', '{"screen":"/a"}'])
  equal([file.headers['Content-Type'], file.body instanceof Blob], ['application/x-ndjson', true])
})

test('a refusal says what the server explained', async () => {
  const body = JSON.stringify({ type: 'urn:kennel:problem:too-fast', title: 'Slow down', detail: 'Too many.', pointer: '/faults' })
  const api = new Api({ fetch: answering(body, { status: 429 }) })
  const error = await fails(() => api.input('s', {}), /^Too many\.$/)
  equal([error instanceof Problem, error.status, error.kind, error.pointer], [true, 429, 'too-fast', '/faults'])
})

test('a refusal by something in between is told in its own words, or by its number', async () => {
  await fails(() => new Api({ fetch: answering('<h1>Bad gateway</h1>', { status: 502 }) }).screens(), /Bad gateway/)
  await fails(() => new Api({ fetch: answering('', { status: 503 }) }).screens(), /^HTTP 503$/)
})
