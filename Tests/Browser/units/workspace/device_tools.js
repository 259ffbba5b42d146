import { builders } from '/js/elements/elements.js'
import { SessionModel } from '/js/net/session_model.js'
import { Words } from '/js/words/words.js'
import { DeviceTools } from '/js/workspace/device_tools.js'
import { ShownState } from '/js/workspace/shown_state.js'
import { equal, spy, test } from '/units/unit.js'

const phone = {
  size: 'phone', width: 393, height: 852, safeArea: { top: 59, left: 0, bottom: 34, right: 0 }, scale: 3,
  textSize: 'large', direction: 'leftToRight', appearance: 'light',
}

function page({ isViewer = false, answer = 2 } = {}) {
  const elements = builders(document)
  const { h } = elements
  const sizes = ['phone', 'small', 'landscape'].map((value) => h('option', { value }, value))
  const parts = { deviceSize: h('select', {}, ...sizes), deviceScheme: h('button', {}) }
  document.createElement('div').append(parts.deviceSize, parts.deviceScheme)
  const words = new Words()
  const memory = new Map()
  const tab = { setItem: (key, value) => memory.set(key, value) }
  const send = spy(async () => answer)
  const model = new SessionModel()
  const shown = new ShownState({ model })
  const session = { model, shown, send, isViewer: () => isViewer }
  const it = { elements, parts, words, tab, memory, model, shown, connection: { isOver: false }, send, session }
  it.tools = new DeviceTools(it)
  it.tools.start()
  return it
}

const show = (page, device, phase = 'live') => page.model.takeSnapshot({ session: { phase }, input: 1, time: 0, device })

test('a choice is sent, and drawn once the session says so', async () => {
  const it = page()
  show(it, phone)
  it.parts.deviceScheme.click()
  equal(it.send.calls, [[{ type: 'device', appearance: 'dark' }]])
  equal(it.parts.deviceScheme.getAttribute('aria-pressed'), 'false')
  it.model.takePatch({ input: 2, device: { ...phone, appearance: 'dark' } })
  equal(it.parts.deviceScheme.getAttribute('aria-pressed'), 'true')
  it.tools.direction.click()
  equal(it.send.calls[1], [{ type: 'device', direction: 'rightToLeft' }])
})

test('language and motion are chosen, and a language that is not listed has an entry of its own', () => {
  const it = page()
  show(it, { ...phone, language: 'sv-SE', motion: 'reduced' })
  equal([it.tools.language.value, it.tools.language.selectedOptions[0].textContent], ['sv-SE', 'sv-SE'])
  equal(it.tools.motion.getAttribute('aria-pressed'), 'true')
  it.tools.motion.click()
  it.tools.language.value = 'pt-BR'
  it.tools.language.dispatchEvent(new Event('change'))
  equal(it.send.calls, [[{ type: 'device', motion: 'full' }], [{ type: 'device', language: 'pt-BR' }]])
})

test('where a choice is refused, the tools say again what the session has', async () => {
  const it = page({ answer: null })
  show(it, phone)
  it.parts.deviceSize.value = 'small'
  it.parts.deviceSize.dispatchEvent(new Event('change'))
  await Promise.resolve()
  await Promise.resolve()
  equal(it.parts.deviceSize.value, 'phone')
})

test('the tab keeps what its session has, and nothing of one that it only watches', () => {
  const it = page()
  show(it, { ...phone, size: 'small', appearance: 'dark' })
  equal(it.memory.get('kennel.device'), '{"size":"small","appearance":"dark"}')
  const watcher = page({ isViewer: true })
  show(watcher, { ...phone, size: 'small' })
  equal(watcher.memory.get('kennel.device'), undefined)
})

test('a size in numbers has an entry of its own, and the past cannot be changed', () => {
  const it = page()
  show(it, { ...phone, size: undefined, width: 320, height: 480 })
  equal([it.parts.deviceSize.value, it.parts.deviceSize.selectedOptions[0].textContent], ['other', '320 × 480'])
  it.shown.show({ model: { device: phone } })
  it.shown.changed()
  equal([it.parts.deviceSize.value, it.parts.deviceSize.disabled], ['phone', true])
})

test('of a session that is over nothing can be chosen, and the text size is the usual one until it is known', () => {
  const it = page()
  equal([it.tools.textSize.value, it.tools.textSize.disabled], ['large', true])
  show(it, { ...phone, textSize: 'xLarge' })
  equal(it.tools.turn.disabled, false)
  it.connection.isOver = true
  it.tools.draw()
  equal([it.tools.textSize.value, it.tools.textSize.disabled, it.tools.turn.disabled], ['xLarge', true, true])
})

test('a device that is not known yet is drawn as it was, and cannot be changed', () => {
  const it = page()
  show(it, phone)
  show(it, undefined, 'waiting')
  equal([it.parts.deviceSize.value, it.parts.deviceSize.disabled, it.tools.turn.disabled], ['phone', true, true])
})
