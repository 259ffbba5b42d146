import { Retrying } from '/js/device/retrying.js'
import { equal, test } from '/units/unit.js'

function button(title = 'Repetir') {
  const element = document.createElement('button')
  element.textContent = title
  document.body.append(element)
  return element
}

function retrying(known = [], isLoading = () => false) {
  return new Retrying({ isLoading, isRetry: (view) => known.includes(view), words: () => 'Retrying…' })
}

test('a button that the server knows says at once that it retries, whatever its title', () => {
  const [press, element] = [retrying(['v7']), button()]
  press.pressed(element, 'v7')
  equal(element.textContent, 'Retrying…')
  equal(element.getAttribute('aria-disabled'), 'true')
  press.sent(element, 4)
  press.settled({ state: 'started', input: 4 })
  equal(element.textContent, 'Retrying…')
  press.settled({ state: 'error', input: 5 })
  equal(element.textContent, 'Repetir')
  equal(element.hasAttribute('aria-disabled'), false)
})

test('a button called Retry that the server does not know stays as it is', () => {
  const [press, element] = [retrying(), button('Retry')]
  press.pressed(element, 'v7')
  press.sent(element, 4)
  equal(element.textContent, 'Retry')
})

test('a button whose press ran a retry says so, in whichever order the answer and the line come', () => {
  for (const first of ['answer', 'line']) {
    const [press, element] = [retrying(), button()]
    press.pressed(element, 'v7')
    if (first === 'line') press.ran(4)
    press.sent(element, 4)
    if (first === 'answer') press.ran(4)
    equal(element.textContent, 'Retrying…', first)
    press.settled({ state: 'success', input: 6 })
    equal(element.textContent, 'Repetir', first)
  }
})

test('a retry that somebody else ran, or one of the session before, changes no button', () => {
  const [press, element] = [retrying(), button()]
  press.ran(4)
  press.clear()
  press.pressed(element, 'v7')
  press.ran(3)
  press.sent(element, 4)
  equal(element.textContent, 'Repetir')
})

test('a press that was refused, and a retry that loads nothing, end by themselves', async (clock) => {
  const press = retrying(['v7'])
  const [refused, idle] = [button(), button()]
  press.pressed(refused, 'v7')
  press.sent(refused, null)
  equal(refused.textContent, 'Repetir')
  press.pressed(idle, 'v7')
  press.sent(idle, 4)
  await clock.turn(1499)
  equal(idle.textContent, 'Retrying…')
  await clock.turn(2)
  equal(idle.textContent, 'Repetir')
})

test('it is said in the language of the page, also where that is changed meanwhile', () => {
  const said = ['Tentando de novo…', 'Retrying…']
  const press = new Retrying({ isLoading: () => false, isRetry: () => true, words: () => said.shift() })
  const [first, second] = [button('Retry'), button('Retry')]
  press.pressed(first, 'v7')
  press.pressed(second, 'v8')
  equal([first.textContent, second.textContent], ['Tentando de novo…', 'Retrying…'])
  for (const element of [first, second]) press.sent(element, null)
  equal([first.textContent, second.textContent], ['Retry', 'Retry'])
})
