import { Problem } from '/js/net/api.js'
import { SessionModel } from '/js/net/session_model.js'
import { Words } from '/js/words/words.js'
import { tellUnopened } from '/js/workspace/failed_opening.js'
import { Opening } from '/js/workspace/opening.js'
import { equal, spy, test } from '/units/unit.js'

function page({ open = async () => ({ id: 'n' }), documentEditor = null, faults = null, configuration, address = { embed: false }, ...more } = {}) {
  const words = new Words()
  const model = new SessionModel()
  if (configuration) model.session = { configuration }
  const memory = new Map()
  const tab = { getItem: (key) => memory.get(key) ?? null, setItem: (key, value) => memory.set(key, value) }
  const it = {
    api: { open: spy(open) }, words, why: ({ message }) => message, navigation: { address, move: spy() }, tab,
    session: { model, name: 's' }, late: { documentEditor, faults, loadFaults: async () => faults }, arrival: async () => {},
    notices: { card: spy() }, connection: { finish: spy() }, refused: (error, attempt) => tellUnopened(it, error, attempt), ...more,
  }
  return it
}

test('of an address only what opens a session is sent, and the new one is shown', async () => {
  const it = page()
  await new Opening(it).open({ screen: '/a', bff: '', panel: 'tree', embed: true }, { replace: true })
  equal(JSON.parse(JSON.stringify(it.api.open.calls)), [[{ screen: '/a' }]])
  equal(it.navigation.move.calls, [[{ session: 'n' }, 'replace']])
})

test('it has settled when something is known of the session that was opened, or none could be', async () => {
  const known = []
  let arrive
  const opening = new Opening(page({ arrival: () => new Promise((arrived) => { arrive = arrived }) }))
  await opening.settled
  const opened = opening.open({})
  opening.settled.then(() => known.push('settled'))
  equal([await opened, known], [true, []])
  arrive()
  await opening.settled
  equal(known, ['settled'])

  const refused = new Opening(page({ open: async () => { throw new Error('none') } }))
  await refused.open({})
  await refused.settled
})

test('in the playground its document is the screen', async () => {
  const it = page({ documentEditor: { text: '{}' } })
  await new Opening(it).open({ screen: '/a', controller: 'C' })
  equal(JSON.parse(JSON.stringify(it.api.open.calls)), [[{ screen_json: '{}', controller: 'C' }]])
})

test('what the server refuses is a card, which tries the same again', async () => {
  let isRefused = true
  const it = page({
    open: async () => {
      if (isRefused) throw new Problem(new Response('', { status: 400 }), { detail: 'No such controller.' })
      return { id: 'n' }
    },
  })
  await new Opening(it).open({ controller: 'X' })
  const [[name, { text, isModal, act }]] = it.notices.card.calls
  equal([name, text, isModal, it.navigation.move.calls], ['open', 'No such controller.', true, []])
  equal(it.connection.finish.calls, [['none']], 'no session is open')
  isRefused = false
  await act()
  equal([it.api.open.calls[1][0].controller, it.navigation.move.calls], ['X', [[{ session: 'n' }, 'push']]])
})

test('the server’s own backend is not part of what a session was opened with', () => {
  const configured = (configuration) => new Opening(page({ configuration })).configuration
  equal(configured({ bff: 'http://127.0.0.1:9', ownBackend: true, screen: '/a' }), { screen: '/a' })
  equal(configured({ bff: 'http://x', screen: '/a' }), { screen: '/a', bff: 'http://x' })
})

test('before there is a session, it is what was asked for', async () => {
  const opening = new Opening(page())
  equal(opening.configuration, {})
  await opening.open({ screen: '/a' })
  equal(opening.configuration, { screen: '/a' })
})

test('what a session was opened with outlives it in the tab', async () => {
  const it = page({ configuration: { screen: '/a' } })
  const opening = new Opening(it)
  opening.remember()
  it.session.model.session = null
  await opening.again()
  equal(it.api.open.calls[0][0].screen, '/a')
  opening.tab = null
  await opening.again()
  equal(it.api.open.calls[1][0].screen, undefined)
})

test('the rules of a link arm the session; a device alone has none of the tab’s', async () => {
  const faults = { script: (texts) => ({ rules: texts ?? ['kept'] }) }
  const sent = async (address, wanted) => {
    const it = page({ faults, address })
    await new Opening(it).open(wanted)
    return it.api.open.calls[0][0].faults
  }
  equal(await sent({ embed: false }, { faults: ['a'] }), { rules: ['a'] })
  equal(await sent({ embed: false }, {}), { rules: ['kept'] })
  equal(await sent({ embed: true }, {}), undefined)
  equal(await sent({ embed: true }, { faults: ['a'] }), { rules: ['a'] })
})

test('a link names the device; without one it is the tab’s, which one that stands alone does not have', async () => {
  const sent = async (address, wanted) => {
    const it = page({ address })
    it.tab.setItem('kennel.device', '{"size":"small"}')
    await new Opening(it).open(wanted)
    return it.api.open.calls[0][0].device
  }
  equal(await sent({ embed: false }, { device: 'landscape dark' }), { size: 'landscape', appearance: 'dark' })
  equal(await sent({ embed: false }, {}), { size: 'small' })
  equal(await sent({ embed: true }, {}), undefined)
  equal(await sent({ embed: true }, { device: 'dark' }), { appearance: 'dark' })
})
