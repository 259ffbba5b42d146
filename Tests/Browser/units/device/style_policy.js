import { declare, isAllowed } from '/js/device/style_policy.js'
import { equal, test } from '/units/unit.js'

const allowed = (declarations) => declarations.map((declaration) => isAllowed(...declaration.split(/: (.*)/s)))

test('what paints passes', () => {
  const passing = ['color: red', 'padding: 0 7px', 'border-radius: 4px', 'background: red', '--depth: 2', 'text-align: center', 'transform: none',
    'background-image: linear-gradient(90deg, red 0%, blue 100%)', 'background-position: 0px 1px', 'clip-path: path("M0 0L1 1Z")',
    'background-image: radial-gradient(5px 5px at 50% 50%, red 0%, blue 100%)', 'background-image: conic-gradient(from 90deg at 50% 50%, red 0%, blue 100%)',
    'transform-origin: 0% 50%', 'fill: none', 'fill-rule: evenodd', 'stroke: red', 'stroke-width: 2px', 'stroke-linecap: round', 'stroke-dashoffset: 3px', '--stroke-end: 0.5']
  equal(allowed(passing), passing.map(() => true))
})

test('nothing passes that places: a view is where its frame is', () => {
  const refused = ['left: 1px', 'top: 1px', 'width: 10px', 'min-height: 10px', 'margin: 1px', 'display: grid', 'position: static', 'flex: 1', 'inset: 0', 'translate: 1px']
  equal(allowed(refused), refused.map(() => false))
})

test('nothing passes that fetches or gets out of its declaration', () => {
  const refused = [
    'background: url(//a)', 'background: URL (//a)', 'mask: image-set("a" 1x)', 'background: image("a")', 'opacity: expression(1)',
    'color: red; background: url(a)', 'color: red}', 'color: \\75rl(a)', 'color: @import', 'background-image: url(a)', 'clip-path: url(#a)', 'background-clip: text', 'content: "a"',
    'behavior: none', 'colors: red', 'x-color: red', 'cursor: <a>', 'color\n: red',
  ]
  equal(allowed(refused), refused.map(() => false))
})

test('of addresses, only drawings pass that are there whole, and as background only', () => {
  const drawing = 'url("data:image/svg+xml;base64,PHN2Zy8+")'
  equal(allowed([`background-image: ${drawing}, linear-gradient(red, red), ${drawing}`, 'background-image: url("data:image/svg+xml;base64,")']), [true, true])
  const refused = [
    `background: ${drawing}`, `mask-image: ${drawing}`, `background-image: ${drawing}, url(//a)`, 'background-image: url("data:image/png;base64,AA==")',
    'background-image: url(data:image/svg+xml;base64,AA==)', 'background-image: url("data:image/svg+xml,<svg/>")', 'background-image: url("data:image/svg+xml;base64,AA");x:url("//a")',
  ]
  equal(allowed(refused), refused.map(() => false))
})

test('null takes a declaration away, what may not pass leaves the one before', () => {
  const { style } = document.createElement('div')
  declare(style, 'opacity', 0.5)
  declare(style, 'opacity', 'url(a)')
  equal(style.opacity, '0.5')
  declare(style, 'opacity', null)
  equal(style.opacity, '')
})
