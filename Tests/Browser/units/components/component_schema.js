import { ComponentSchema } from '/js/components/component_schema.js'
import { equal, test } from '/units/unit.js'

const expression = { $ref: '#/$defs/expression' }

/** Returns a schema with one component that has these properties. */
function schemaWith(properties, required = [], definitions = {}) {
  return new ComponentSchema({
    $defs: {
      component: { properties: { _beagleComponent_: { anyOf: [{ enum: ['beagle:b', 'custom:Own', 'beagle:a', 'beagle:gone'] }, { type: 'string', pattern: '^custom:' }] } } },
      'beagle:a': { properties, required }, 'beagle:b': {}, 'custom:Own': {}, expression: { type: 'string' }, ...definitions,
    },
  })
}

const kinds = (schema) => Object.fromEntries(schema.properties('beagle:a').map(({ name, kind }) => [name, kind]))

test('components stand in two groups by name, and undefined ones are left out', () => {
  equal(schemaWith({}).components, [
    { name: 'beagle:a', group: 'beagle', title: 'a' }, { name: 'beagle:b', group: 'beagle', title: 'b' }, { name: 'custom:Own', group: 'app', title: 'Own' },
  ])
  equal(new ComponentSchema({}).components, [])
})

test('each type of the schema has a kind of control', () => {
  equal(kinds(schemaWith({
    word: { type: 'string' }, textColor: { type: 'string' }, size: { type: 'number' }, count: { type: 'integer' }, isOn: { type: 'boolean' }, mode: { enum: ['A', 'B'] },
    child: { $ref: '#/$defs/component' }, children: { type: 'array', items: { $ref: '#/$defs/component' } },
    onPress: { anyOf: [{ type: 'array', items: { $ref: '#/$defs/action' } }, { $ref: '#/$defs/action' }] },
    box: { $ref: '#/$defs/Box' }, data: {}, headers: { type: 'object', additionalProperties: { type: 'string' } },
  }, [], { Box: { type: 'object', properties: { width: { type: 'number' } } } })), {
    word: 'text', textColor: 'colour', size: 'number', count: 'integer', isOn: 'boolean', mode: 'choice', child: 'component', children: 'list', onPress: 'actions',
    box: 'object', data: 'anything', headers: 'anything',
  })
})

test('an expression stands beside the type of the value, and null adds nothing', () => {
  const schema = schemaWith({
    count: { anyOf: [{ type: 'integer' }, expression, { type: 'null' }] }, word: { type: ['string', 'null'] },
    either: { anyOf: [{ type: 'string' }, { type: 'number' }] }, only: expression,
  })
  const [count, word, either, only] = schema.properties('beagle:a')
  equal([count.kind, count.takesExpression], ['integer', true])
  equal([word.kind, word.takesExpression], ['text', false])
  equal([either.kind, only.kind, only.takesExpression], ['anything', 'text', true])
})

test('required properties come first, then those of its own, of all components, and of Beagle 1.x', () => {
  const schema = schemaWith({ id: {}, name: { description: 'Beagle 1.x.' }, style: {}, text: {}, word: {} }, ['word'])
  equal(schema.properties('beagle:a').map(({ name }) => name), ['word', 'text', 'id', 'style', 'name'])
  equal(schema.properties('beagle:a').map(({ isRequired }) => isRequired), [true, false, false, false, false])
})

test('an object that contains itself is read as far as it is asked for', () => {
  const schema = schemaWith({ box: { $ref: '#/$defs/Box' } }, [], { Box: { type: 'object', properties: { inner: { $ref: '#/$defs/Box' } } } })
  const [box] = schema.properties('beagle:a')
  equal(box.members[0].members[0].members[0].name, 'inner')
})

test('an unknown component has no properties', () => {
  equal(schemaWith({}).properties('custom:None'), [])
})
