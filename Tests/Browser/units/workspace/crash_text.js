import { asideFrom, asText, fileName, hasBefore, pressBefore } from '/js/workspace/crash_text.js'
import { equal, test } from '/units/unit.js'

const page = { t: (key, values) => `${key}${values ? ` ${values.input} ${values.label}` : ''}`, has: () => false, shown: { model: { entries: new Map() } } }
const frames = [
  { function: 'pay()', file: '/app/Sources/Pay.swift', line: 7, app: true }, { function: 'swift_main' },
]

test('a frame is called by its file and line', () => {
  equal(frames.slice(0, 1).map(fileName), ['Pay.swift:7'])
  equal(fileName({ file: 'Pay.swift' }), 'Pay.swift')
})

test('what crashed as it was opened or rebuilt has nothing before it', () => {
  equal([{ type: 'tap' }, { type: 'opened' }, { type: 'tap', recorded: 9 }].map(hasBefore), [true, false, false])
})

test('the whole report is copied, with whole paths', () => {
  equal(asText({ input: 3, label: 'tap "Pay"', message: 'it fell', frames }, page), [
    'appCrashed', 'crashedBy 3 tap "Pay"', 'it fell', '', '  0  pay()  /app/Sources/Pay.swift:7', '  1  swift_main',
  ].join('\n'))
})

test('what a person had done is told with its consequence', () => {
  const entries = new Map([
    [1, { kind: 'input', input: 4, cause: 4, message: 'tap "Retry"' }], [2, { kind: 'crash', input: 6, cause: 4 }],
    [3, { kind: 'crash', input: 8, cause: 8 }],
  ])
  equal([6, 8, 9].map((input) => pressBefore({ input }, { entries })?.input), [4, undefined, undefined])
})

test('what a press has set going is gone on from before the press, aside, and all else where it is', () => {
  const model = { entries: new Map([
    [1, { kind: 'input', input: 4, cause: 4, message: 'tap "Retry"' }], [2, { kind: 'crash', input: 6, cause: 4 }],
  ]) }
  equal(asideFrom({ input: 6, type: 'timer' }, { model }), 3)
  equal(asideFrom({ input: 6, type: 'response' }, { model }), 0)
  equal(asideFrom({ input: 7, type: 'timer' }, { model }), 0)
  equal(asideFrom({ input: 6, type: 'tap', recorded: 9 }, { model, past: {} }), 5)
  equal(asideFrom({ input: 6, type: 'timer' }, { model, past: {} }), 0)
})
