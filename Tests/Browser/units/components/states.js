import { ComponentSchema } from '/js/components/component_schema.js'
import { expressionFor, isExpression, uses } from '/js/components/expressions.js'
import { isReadText, madeValue, sampleValues, withTexts } from '/js/components/made_values.js'
import { samples } from '/js/components/samples.js'
import { frameOf, statesOf } from '/js/components/states.js'
import { english, portuguese } from '/js/components/components_words.js'
import { equal, test } from '/units/unit.js'

const text = { anyOf: [{ type: 'string' }, { $ref: '#/$defs/expression' }] }

function schemaWith(name, properties, required = []) {
  return new ComponentSchema({
    $defs: {
      component: { properties: { _beagleComponent_: { enum: [name, 'beagle:text'] } } }, [name]: { properties, required }, 'beagle:text': { properties: { text } },
    },
  })
}

const valuesOf = (states) => Object.fromEntries(states.map(({ name, values }) => [name, values]))

test('a component of an app is shown with its required properties', () => {
  const schema = schemaWith('custom:Stars', { rating: { type: 'integer' }, title: text, id: { type: 'string' } }, ['rating'])
  equal(sampleValues(schema, 'custom:Stars'), { rating: 3 })
  const states = valuesOf(statesOf(schema, 'custom:Stars'))
  equal(states.stateDefault, { rating: 3 })
  equal(states.stateAll, { rating: 3, title: 'Title' })
})

test('a component without required properties is shown with its single values', () => {
  const schema = schemaWith('custom:Badge', { title: text, isOn: { type: 'boolean' }, onPress: { $ref: '#/$defs/action' }, id: { type: 'string' } })
  equal(sampleValues(schema, 'custom:Badge'), { title: 'Title', isOn: true })
})

test('states change only what they are about, and are left out where nothing changes', () => {
  const schema = schemaWith('custom:Field', { title: text, enabled: { type: 'boolean' }, error: { type: 'string' }, showError: { type: 'boolean' } }, ['title'])
  const states = valuesOf(statesOf(schema, 'custom:Field'))
  equal(states.stateDisabled, { title: 'Title', enabled: false })
  equal(states.stateError, { title: 'Title', error: 'Something is wrong here.', showError: true })
  equal(states.stateEmpty, { title: '' })
  equal(states.stateMissing, { title: '@{missing.value}' })
  equal(states.stateLong.title.length > 100, true)
  equal('stateRequired' in states, false)
})

test('a component without texts and switches has no states of them', () => {
  equal(statesOf(schemaWith('custom:Line', { width: { type: 'number' } }), 'custom:Line').map(({ name }) => name), ['stateDefault', 'stateRequired'])
})

test('texts are replaced where users read them: also in lists, objects and components inside, but not in expressions', () => {
  const schema = schemaWith('custom:Menu', {
    styleId: { type: 'string' }, url: { type: 'string' }, mode: { enum: ['A'] }, items: { type: 'array', items: { type: 'object', properties: { title: text, key: { type: 'string' } } } },
    child: { $ref: '#/$defs/component' }, caption: text,
  })
  const values = {
    styleId: 'a', url: '/a', mode: 'A', items: [{ title: 'a', key: 'a' }], child: { _beagleComponent_: 'beagle:text', text: 'a' }, caption: '@{a}', unknown: 'a',
  }
  equal(withTexts(schema, 'custom:Menu', values, () => 'b'), {
    ...values, items: [{ title: 'b', key: 'a' }], child: { _beagleComponent_: 'beagle:text', text: 'b' },
  })
})

test('identifiers and addresses are no texts that users read', () => {
  const [read, ...others] = ['subtitle', 'id', 'styleId', 'imageUrl', 'mobileId', 'backgroundPath', 'key'].map((name) => isReadText({ name, kind: 'text', choices: [] }))
  equal([read, others.some(Boolean)], [true, false])
})

test('made values end in an object that contains itself', () => {
  const schema = new ComponentSchema({ $defs: { A: { type: 'object', properties: { a: { $ref: '#/$defs/A' } }, required: ['a'] }, 'custom:B': { properties: { a: { $ref: '#/$defs/A' } } } } })
  equal(madeValue(schema.properties('custom:B')[0]), { a: { a: { a: {} } } })
})

test('an expression reads a fitting value of the context', () => {
  const context = { id: 'c', value: { text: 'a', count: 1, on: true, title: 'b' } }
  const of = (kind, name = 'x') => expressionFor({ kind, name }, context)
  equal([of('text'), of('integer'), of('boolean'), of('text', 'title')], ['@{c.text}', '@{c.count}', '@{c.on}', '@{c.title}'])
  equal(expressionFor({ kind: 'text', name: 'x' }, { id: 'c', value: [1] }), '@{c}')
})

test('an escaped expression is a text', () => {
  equal([isExpression('@{a}'), isExpression('a @{b}'), isExpression('\\@{a}'), isExpression(1)], [true, true, false, false])
  equal([uses({ a: '@{sum(b, 1)}' }, 'b'), uses({ a: '@{a.b}' }, 'b'), uses({ a: 'b' }, 'b')], [true, false, false])
})

test('every state has a word in both languages', () => {
  const words = ['stateDefault', 'stateRequired', 'stateAll', 'stateDisabled', 'stateError', 'stateLong', 'stateEmpty', 'stateRightToLeft', 'stateMissing']
  const own = Object.values(samples).flatMap(({ states = {} }) => Object.keys(states))
  equal([...words, ...own].filter((word) => !(word in english) || !(word in portuguese)), [])
  equal(Object.keys(english).filter((word) => !(word in portuguese)), [])
  equal(frameOf('custom:Any'), 'box')
})
