import { Renderer } from '/js/device/renderer.js'
import { equal, spy, test } from '/units/unit.js'

function drawn(props) {
  const root = document.createElement('div')
  document.body.append(root)
  const renderer = new Renderer({ root, failed: (error) => { throw error }, guard: () => false, send: spy() })
  renderer.show({ id: 'v1', kind: 'alert', props: { role: 'alertdialog', ...props }, children: [] })
  return renderer
}

test('a sheet of actions says how much room what cancels it takes, as it grows', () => {
  const renderer = drawn({ cancelRoom: 65 })
  const { dataset, style } = renderer.element('v1')
  equal([dataset.sheet, style.getPropertyValue('--cancel')], ['cancel', '65px'])
  renderer.apply([{ op: 'set', id: 'v1', props: { cancelRoom: 80 } }])
  equal(style.getPropertyValue('--cancel'), '80px')
})

test('a sheet without such a button is one panel, and an alert is no sheet', () => {
  equal(drawn({ cancelRoom: 0 }).element('v1').dataset.sheet, '')
  equal(drawn({}).element('v1').dataset.sheet, undefined)
})
