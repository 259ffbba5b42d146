import { Caret } from '/js/device/caret.js'
import { equal, settled, test } from '/units/unit.js'

/** Two fields on a screen, with a server whose responses the test controls. */
function scene({ isIdle = false } = {}) {
  const screen = document.createElement('div')
  const fields = ['v1', 'v2'].map((id) => Object.assign(document.createElement('input'), { id }))
  const aside = document.createElement('input')
  screen.append(...fields)
  document.body.append(screen, aside)
  const root = { props: { typist: null } }
  const sent = []
  const answers = []
  const now = { drawn: 0 }
  const renderer = {
    children: () => [root],
    control: (id) => fields.find((field) => field.id === id) ?? null,
    view: (element) => (fields.includes(element) ? { id: element.id, element } : null),
  }
  const send = (input) => {
    sent.push(`${input.type} ${input.view}`)
    return new Promise((resolve) => { answers.push(resolve) })
  }
  const caret = new Caret({ screen, renderer, send, drawn: () => now.drawn, isIdle: () => isIdle })
  for (const type of ['focusin', 'focusout']) {
    screen.addEventListener(type, ({ target }) => caret.moved(type === 'focusin' ? 'focus' : 'blur', target))
  }
  /** Draws another edited field, after an input. */
  const draw = (typist, input) => {
    root.props.typist = typist
    now.drawn = input
    caret.look()
  }
  return { fields, aside, sent, answers, caret, draw }
}

test('the caret goes where code puts it, and nobody is told of that', () => {
  const { fields: [first, second], sent, draw } = scene()
  draw('v1', 1)
  equal(document.activeElement === first, true)
  draw('v2', 2)
  equal(document.activeElement === second, true)
  equal(sent, [])
})

test('a person who went on is not called back by the answer to what was before', async () => {
  const { fields: [first, second], sent, answers, draw } = scene()
  first.focus()
  second.focus()
  equal(sent, ['focus v1', 'blur v1', 'focus v2'])
  draw('v1', 1)
  equal(document.activeElement === second, true, 'while the others are under way')
  for (const [index, answer] of answers.entries()) answer(index + 1)
  await settled()
  equal(document.activeElement === second, true, 'before their answers are drawn')
  draw('v2', 3)
  equal(document.activeElement === second, true)
})

test('code that moves the caret before the answer arrives is followed once it has', async () => {
  const { fields: [first, second], answers, draw } = scene()
  first.focus()
  draw('v2', 1)
  equal(document.activeElement === first, true)
  answers[0](1)
  await settled()
  equal(document.activeElement === second, true)
})

test('a field that gave the caret up gets it back with the next letter', async () => {
  const { fields: [first], sent, answers, caret, draw } = scene()
  first.focus()
  answers[0](1)
  await settled()
  draw('v1', 1)
  draw(null, 2)
  equal(document.activeElement === first, true, 'the place of the keyboard is kept')
  caret.typed(first)
  caret.typed(first)
  equal(sent, ['focus v1', 'focus v1'])
})

test('return gives the caret up until something is typed', () => {
  const { fields: [first], sent, caret } = scene()
  first.focus()
  caret.returned(first)
  caret.typed(first)
  equal(sent, ['focus v1', 'return v1', 'focus v1'])
})

test('who types beside the device is left alone, and so is who only looks', () => {
  const busy = scene()
  busy.aside.focus()
  busy.draw('v1', 1)
  equal(document.activeElement === busy.aside, true)
  document.body.replaceChildren()
  const idle = scene({ isIdle: true })
  idle.draw('v1', 1)
  equal(document.activeElement === document.body, true)
})
