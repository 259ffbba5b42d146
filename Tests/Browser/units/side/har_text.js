import { fetchText } from '/js/side/fetch_text.js'
import { harText } from '/js/side/har_text.js'
import { equal, test } from '/units/unit.js'

const began = new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 6))

test('a request is an archive with one entry', () => {
  const { log } = JSON.parse(harText({ method: 'POST', url: 'http://a/b?c=%20d', status: 201, duration: 7.5, phase: 'done', fault: 'delay 9 ms (1)' }, {
    request: { headers: { 'Content-Type': 'text/plain' }, bytes: 2, body: 'hi' }, response: { headers: { 'content-type': 'application/json' }, bytes: 20, body: '{}', truncated: true, kept: 2 },
  }, { began }))
  const [{ startedDateTime, time, request, response, comment }] = log.entries
  equal([log.version, startedDateTime, time], ['1.2', '2026-01-02T03:04:05.006Z', 7.5])
  equal([request.queryString, request.postData, request.bodySize], [[{ name: 'c', value: ' d' }], { mimeType: 'text/plain', params: [], text: 'hi' }, 2])
  equal([response.status, response.content], [201, { size: 20, mimeType: 'application/json', text: '{}' }])
  equal(comment, 'Fault rule: delay 9 ms (1). Truncated: 2 of 20 bytes are recorded.')
})

test('a picture is in Base64, and a request without a response has the status 0', () => {
  const picture = JSON.parse(harText({ method: 'GET', url: 'http://a/b.png', status: 200, phase: 'done' }, { response: { headers: { 'Content-Type': 'image/png' }, bytes: 3, binary: true, truncated: true, kept: 0 } }, { began, picture: 'AQID' }))
  equal(picture.log.entries[0].response.content, { size: 3, mimeType: 'image/png', text: 'AQID', encoding: 'base64' })
  equal(picture.log.entries[0].comment, undefined)
  const lost = JSON.parse(harText({ method: 'GET', url: 'http://a/', phase: 'failed', error: { kind: 'noConnection', message: 'Lost.' } }, {}, { began }))
  equal([lost.log.entries[0].response.status, lost.log.entries[0].comment], [0, 'Lost.'])
})

test('a request is a call of fetch', () => {
  equal(fetchText({ method: 'GET', url: 'http://a/"b' }, {}), 'await fetch("http://a/\\"b")')
  const text = fetchText({ method: 'POST', url: 'http://a/' }, { headers: { 'Content-Length': '2', 'X-A': 'b' }, body: 'hi' })
  equal(JSON.parse(text.slice('await fetch("http://a/", '.length, -1)), { method: 'POST', headers: { 'X-A': 'b' }, body: 'hi' })
  equal(fetchText({ method: 'GET', url: 'http://a/' }, { body: 'a GET has none' }), 'await fetch("http://a/")')
})
