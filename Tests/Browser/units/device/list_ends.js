import { ListEnds } from '/js/device/list_ends.js'
import { equal, spy, test } from '/units/unit.js'

/** A list of 400 points in a scroll view of 100. `fixed`: the list itself does not scroll. */
function listed(fixed) {
  const root = Object.assign(document.createElement('div'), {
    innerHTML: '<div data-kind="scroll" style="height: 100px; overflow: auto"><div style="height: 400px; overflow: hidden"></div></div>',
  })
  document.body.append(root)
  const send = spy(() => Promise.resolve(1))
  const ends = new ListEnds({ root, window, send })
  ends.start()
  ends.asked({ id: 'v1', element: root.firstChild.firstChild, props: { scrollEnd: '1', threshold: '100', fixed } })
  return { ends, send, scroller: root.firstChild }
}

test('a list that its parent scrolls is seen as far as its parent has scrolled', async (clock) => {
  const { ends, send, scroller } = listed(true)
  await clock.turn(20)
  equal(send.calls, [])
  scroller.scrollTop = 300
  ends.look()
  await clock.turn(20)
  equal(send.calls, [[{ type: 'scrollEnd', view: 'v1', round: 1, offset: 300, visible: 100, length: 400 }]])
  ends.stop()
})

test('a list that scrolls by itself has been seen where it has no more to scroll', async (clock) => {
  const { ends, send } = listed()
  await clock.turn(20)
  equal(send.calls, [[{ type: 'scrollEnd', view: 'v1', round: 1, offset: 0, visible: 400, length: 400 }]])
  ends.stop()
})
