import { readShown, writeShown, writeState } from '/js/components/component_link.js'
import { BadLink, writeFragment } from '/js/net/document_link.js'
import { equal, test } from '/units/unit.js'

test('a state is named in the link, but for the default one', async () => {
  equal(writeState({ component: 'beagle:text', state: 'stateDefault' }), '#component=beagle:text')
  equal(writeState({ component: 'custom:A B', state: 'stateLong' }), '#component=custom:A+B&state=Long')
  equal(await readShown('#component=custom:A+B&state=Long'), { component: 'custom:A B', state: 'stateLong' })
  equal(await readShown('#component=beagle:text'), { component: 'beagle:text', state: 'stateDefault' })
})

test('own values and the context are packed into the link', async () => {
  const shown = { component: 'beagle:text', values: { text: 'ação @{a}' }, context: { id: 'a', value: [1] } }
  equal(await readShown(await writeShown(shown)), shown)
})

test('a fragment without a component shows none', async () => {
  for (const fragment of ['', '#', '#elsewhere', '#state=Long']) equal(await readShown(fragment), null)
})

test('a link that names no component, or whose values are none, is refused', async () => {
  for (const text of ['[]', 'null', '{"component": 1, "values": {}}', '{"component": "a", "values": []}', '{', '"a"']) {
    const failure = await readShown(await writeFragment(text)).catch((error) => error)
    equal(failure instanceof BadLink, true)
  }
})

test('a context without a name is left out', async () => {
  const fragment = await writeFragment('{"component": "a", "values": {}, "context": {"value": 1}}')
  equal(await readShown(fragment), { component: 'a', values: {} })
})
