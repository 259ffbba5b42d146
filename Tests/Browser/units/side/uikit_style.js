import { commonIndent } from '/js/side/dedent.js'
import { flexWords, UIKitStyle } from '/js/side/uikit_style.js'
import { viewName } from '/js/side/view_names.js'
import { equal, test } from '/units/unit.js'

const english = { uikitAlpha: 'alpha {alpha}', uikitPair: '{light} (light), {dark} (dark)' }
const t = (key, values) => english[key].replace(/\{(\w+)\}/g, (_, name) => values[name])
const variables = { '--secondary-label': 'light-dark(#3c3c4399, #ebebf599)', '--system-gray2': 'light-dark(#aeaeb2, #636366)', '--type-headline': '600 17px/22px Device' }
const read = (style) => new UIKitStyle(style, { t, variable: (name) => variables[name] ?? '' })
const rows = (style) => read(style).rows.map(({ name, value }) => `${name}: ${value}`)

test('fonts have a family, a size and a weight', () => {
  equal(rows({ 'font-family': 'Inter-Regular, sans-serif', 'font-size': '14px' }), ['font: System 14 Regular'])
  equal(rows({ 'font-family': '"Georgia", system-ui, sans-serif', 'font-size': '17px', 'font-weight': '700', 'font-style': 'italic' }), ['font: Georgia 17 Bold Italic'])
  equal(rows({ font: 'var(--type-headline)' }), ['font: System 17 SemiBold (.headline)'])
  equal(rows({ font: '400 19px/24px var(--device-font)' }), ['font: System 19 Regular'])
})

test('colours have the names of UIKit and their values', () => {
  equal(rows({ color: 'var(--secondary-label)' }), ['textColor: secondaryLabel · #3c3c43, alpha 0.6 (light), #ebebf5, alpha 0.6 (dark)'])
  equal(rows({ 'background-color': 'color-mix(in srgb, var(--system-gray2) 50%, transparent)' }), ['backgroundColor: systemGray2 · #aeaeb2 (light), #636366 (dark), alpha 0.5'])
  equal(rows({ '--tint-color': 'rgb(255 0 16 / 0.25)' }), ['tintColor: #ff0010, alpha 0.25'])
  equal(rows({ color: 'light-dark(#ffffff, rgb(0 0 0 / 0.5))' }), ['textColor: #ffffff (light), #000000, alpha 0.5 (dark)'])
})

test('layers, insets and transforms are told as UIKit has them', () => {
  equal(rows({ opacity: '0.5', 'border-radius': '12px', overflow: 'hidden', padding: '1px 2px 3px 4px', transform: 'matrix(1, 0, 0, 1, 8, 0)' }),
    ['alpha: 0.5', 'cornerRadius: 12', 'clipsToBounds: true', 'insets: top 1, left 4, bottom 3, right 2', 'transform: [1, 0, 0, 1, 8, 0]'])
  equal(rows({ 'box-shadow': 'inset 0 0 0 2px #ff0000, 0px 3px 8px rgb(0 0 0 / 0.3)' }),
    ['borderWidth: 2', 'borderColor: #ff0000', 'shadowOffset: 0, 3', 'shadowRadius: 4', 'shadowColor: #000000, alpha 0.3'])
})

test('what UIKit has no name for stays as it is', () => {
  const { rows: known, other } = read({ 'letter-spacing': '-0.43px', overflow: 'visible', color: '#123456' })
  equal(known.length, 1)
  equal(Array.from(other), [['letter-spacing', '-0.43px'], ['overflow', 'visible']])
  equal(flexWords([['flex-grow', '1'], ['align-items', 'center'], ['flex-direction', 'row']]), 'grow 1, alignItems center, flexDirection row')
})

test('views have the name of their class, and lines lose the indent that all have', () => {
  equal(viewName({ name: 'view', props: {} }), 'UIView')
  equal(viewName({ name: 'image', props: { type: 'BeagleImageView' } }), 'BeagleImageView')
  equal(viewName({ name: 'form', props: {} }), 'form')
  equal(commonIndent(['    a', '', '      b']), 4)
  equal(commonIndent([]), 0)
})
