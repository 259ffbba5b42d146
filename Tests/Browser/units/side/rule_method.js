import { splitMethod, withMethod } from '/js/side/rule_method.js'
import { equal, test } from '../unit.js'

test('the method of a rule is read as it is written', () => {
  for (const path of ['*', '/home', 'POST /cart?draft=1 body "a b"', 'GET https://api.example.com/a b', '/POST /x']) {
    const { method, address } = splitMethod(path)
    equal(withMethod(method, address), path)
  }
  equal(splitMethod('POST /cart body "x"'), { method: 'POST', address: '/cart body "x"' })
  equal(splitMethod('/cart'), { method: '', address: '/cart' })
})

test('a method that was typed into the address wins', () => {
  equal(withMethod('GET', 'PUT /cart'), 'PUT /cart')
})
