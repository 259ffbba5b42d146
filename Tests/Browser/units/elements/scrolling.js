import { bring } from '/js/elements/scrolling.js'
import { equal, test } from '/units/unit.js'

function rows(heights) {
  const scroller = document.createElement('div')
  scroller.style.cssText = 'height: 100px; overflow: auto; margin-top: 30px'
  for (const height of heights) {
    const row = document.createElement('div')
    row.style.height = `${height}px`
    scroller.append(row)
  }
  document.body.append(scroller)
  return { scroller, row: (number) => scroller.children[number] }
}

test('a row that is seen moves nothing', () => {
  const { scroller, row } = rows(Array(20).fill(40))
  scroller.scrollTop = 40
  bring(row(2), scroller)
  equal(scroller.scrollTop, 40)
})

test('a row above comes to the top, one below to the bottom', () => {
  const { scroller, row } = rows(Array(20).fill(40))
  bring(row(9), scroller)
  equal(scroller.scrollTop, 300)
  bring(row(1), scroller)
  equal(scroller.scrollTop, 40)
})

test('of a row that is higher than the list the beginning is seen', () => {
  const { scroller, row } = rows([40, 40, 40, 400, 40])
  bring(row(3), scroller)
  equal(scroller.scrollTop, 120)
})
