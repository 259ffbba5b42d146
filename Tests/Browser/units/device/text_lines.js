import { drawLines, isWhole, know } from '/js/device/text_lines.js'
import { equal, test } from '/units/unit.js'

function draw(props) {
  const element = document.createElement('div')
  document.body.append(element)
  drawLines(element, props)
  return element
}

const pieces = (element) => Array.from(element.children)

test('every piece stands where it is told, and is text whatever it says', () => {
  const element = draw({ text: 'a <b>', lines: [[1.5, 2.25, 'a <b>']] })
  const [piece] = pieces(element)
  equal([piece.tagName, piece.className, piece.style.left, piece.style.top], ['SPAN', 'segment', '1.5px', '2.25px'])
  equal([element.textContent, element.querySelector('b')], ['a <b>', null])
})

test('words at the ends of lines are read as words, and a word that was broken as one', () => {
  const words = draw({ text: 'one two\nthree', lines: [[0, 0, 'one'], [0, 20, 'two'], [0, 40, 'three']] })
  equal(words.textContent, 'one two three')
  equal(draw({ text: 'unbreakable', lines: [[0, 0, 'unbre'], [0, 20, 'akable']] }).textContent, 'unbreakable')
  equal(draw({ text: 'bold, plain', lines: [[0, 0, 'bold', 1], [20, 0, ', plain']], textStyles: [{}] }).textContent, 'bold, plain')
  equal(draw({ text: 'one two three', lines: [[0, 0, 'one'], [0, 20, 'two…']] }).textContent, 'one two…')
})

test('lines that leave words out, or say them in another order, do not hold a text', () => {
  equal([
    isWhole('one two', [[0, 0, 'one'], [0, 20, 'two']]), isWhole('one two', [[0, 0, 'one…']]),
    isWhole('ab', [[0, 0, 'b'], [9, 0, 'a']]), isWhole('not measured', undefined), isWhole(undefined, []),
  ], [true, false, false, true, true])
})

test('a style of its own says everything that the element says', () => {
  const look = { font: 'Inter-Bold', size: 20, color: 'red', decoration: 'underline', tabular: true }
  const [own, other] = pieces(draw({ text: 'ab', lines: [[0, 0, 'a'], [9, 0, 'b', 1]], textStyles: [look] }))
  equal(own.style.fontSize, '')
  equal([other.style.fontFamily, other.style.fontSize, other.style.letterSpacing], ['Inter-Bold, sans-serif', '20px', 'normal'])
  equal([other.style.color, other.style.textDecoration, other.style.fontVariantNumeric], ['red', 'underline', 'tabular-nums'])
})

test('direction and boxes are as told, and nothing that a style cannot say passes', () => {
  const [piece] = pieces(draw({
    text: '😀', lines: [[0, 0, '😀', 1, 'rtl', 21.25]], textStyles: [{ color: 'url(//a)', position: 'fixed', constructor: 'x' }],
  }))
  equal([piece.style.direction, piece.style.width, piece.className], ['rtl', '21.25px', 'segment boxed'])
  equal([piece.style.color, piece.style.position], ['', ''])
})

test('an image in a text is drawn at its frame, and a symbol in the colour of the text', () => {
  const element = document.createElement('div')
  document.body.append(element)
  const root = document.createElement('div')
  root.dataset.session = 's'
  drawLines(element, {
    text: 'ab', lines: [[0, 0, 'a'], [9, 4, '', 1, 'ltr', 12, 8], [21, 4, '', 2, 'ltr', 10, 10], [31, 0, 'b']],
    textStyles: [{ image: 'images/q1' }, { image: 'symbol:star', tint: 'red' }],
  }, root)
  const [, picture, symbol] = pieces(element)
  equal([picture.tagName, picture.getAttribute('src')], ['IMG', '/api/sessions/s/images/q1'])
  equal([picture.style.left, picture.style.top, picture.style.width, picture.style.height], ['9px', '4px', '12px', '8px'])
  equal([symbol.tagName, symbol.className, symbol.style.color, element.textContent], ['I', 'sign', 'red', 'ab'])
})

test('lines that are drawn again replace those before, and none are nothing', () => {
  const element = draw({ text: 'one', lines: [[0, 0, 'one']] })
  drawLines(element, { text: 'two', lines: [[0, 0, 'two']] })
  equal([element.textContent, element.childElementCount], ['two', 1])
  drawLines(element, {})
  equal(element.childNodes.length, 0)
})

test('a font that no style sheet has is asked for once', () => {
  const before = document.fonts.size
  know(document, 'Some-Script')
  know(document, 'Some-Script')
  know(document, 'no "name"')
  equal(document.fonts.size, before + 1)
})
