import { animatedPNG } from '/js/workspace/animated_png.js'
import { equal, test } from '/units/unit.js'

async function drawn(width, height, colour) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  const blob = await new Promise((resolve) => { canvas.toBlob(resolve, 'image/png') })
  return new Uint8Array(await blob.arrayBuffer())
}

test('pictures become one that a browser draws', async () => {
  const blob = animatedPNG([{ png: await drawn(4, 6, 'red'), time: 10 }, { png: await drawn(4, 6, 'blue'), time: 10 }])
  const picture = await createImageBitmap(blob)
  equal([picture.width, picture.height], [4, 6])
})

test('pictures of other sizes are refused', async () => {
  const frames = [{ png: await drawn(4, 6, 'red'), time: 10 }, { png: await drawn(6, 4, 'red'), time: 10 }]
  let refused = ''
  try { animatedPNG(frames) } catch ({ message }) { refused = message }
  equal(refused, 'The pictures differ in size or kind.')
})
