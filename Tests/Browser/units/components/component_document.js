import { componentIn, documentOf, pathIn } from '/js/components/component_document.js'
import { valueAt } from '/js/components/values.js'
import { equal, test } from '/units/unit.js'

const frames = { 'beagle:formInput': 'form', 'beagle:listView': 'whole', 'beagle:screenComponent': 'root' }
const frameOf = (name) => frames[name] ?? 'box'

test('a component is found again in its document, whatever is around it', () => {
  for (const name of [...Object.keys(frames), 'beagle:text', 'custom:Own']) {
    const document = documentOf(name, { a: [1] }, { frame: frameOf(name) })
    equal(valueAt(document, pathIn(frameOf(name))), { _beagleComponent_: name, a: [1] })
    equal(componentIn(document, frameOf), { name, values: { a: [1] }, context: null })
  }
})

test('the context is in the document while the component uses it', () => {
  const context = { id: 'bike', value: { name: 'Garça' } }
  equal(documentOf('beagle:text', { text: '@{bike.name}' }, { context }).context, context)
  equal(documentOf('beagle:button', { onPress: [{ _beagleAction_: 'beagle:setContext', contextId: 'bike', value: 1 }] }, { context }).context, context)
  equal('context' in documentOf('beagle:text', { text: '@{bikes.name} bike' }, { context }), false)
  equal(componentIn(documentOf('beagle:text', { text: '@{bike.name}' }, { context }), frameOf).context, context)
})

test('a document of another origin has no component', () => {
  equal(componentIn({ _beagleComponent_: 'beagle:text', text: '' }, frameOf), null)
  equal(componentIn({ _beagleComponent_: 'beagle:container', children: [{ _beagleComponent_: 'beagle:text' }, {}] }, frameOf), null)
  equal(componentIn(null, frameOf), null)
})
