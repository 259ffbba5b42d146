import { declare, isAllowed } from '/js/device/style_policy.js'
import { equal, test } from '/units/unit.js'

const allowed = (declarations) => declarations.map((declaration) => isAllowed(...declaration.split(/: (.*)/s)))

test('layout and paint pass', () => {
  const passing = ['width: 10px', 'min-width: 10px', 'margin-inline-start: auto', 'background: red', '--depth: 2', 'grid-area: 1 / 2', 'transform: none']
  equal(allowed(passing), passing.map(() => true))
})

test('nothing passes that fetches or gets out of its declaration', () => {
  const refused = [
    'background: url(//a)', 'background: URL (//a)', 'mask: image-set("a" 1x)', 'background: image("a")', 'width: expression(1)',
    'color: red; background: url(a)', 'color: red}', 'color: \\75rl(a)', 'color: @import', 'background-image: none', 'content: "a"',
    'behavior: none', 'widths: 1px', 'x-width: 1px', 'cursor: <a>', 'width\n: 1px',
  ]
  equal(allowed(refused), refused.map(() => false))
})

test('null takes a declaration away, what may not pass leaves the one before', () => {
  const { style } = document.createElement('div')
  declare(style, 'width', '10px')
  declare(style, 'width', 'url(a)')
  equal(style.width, '10px')
  declare(style, 'width', null)
  equal(style.width, '')
})

test('the safe area is the drawn phone’s, not the browser’s', () => {
  const { style } = document.createElement('div')
  declare(style, 'padding-top', 'calc(env(safe-area-inset-top, 0px) + 4px)')
  equal(style.paddingTop, 'calc(var(--safe-area-top) + 4px)')
})
