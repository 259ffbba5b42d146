import { InputRuns, wholeOf } from '/js/side/input_runs.js'
import { equal, test } from '/units/unit.js'

const text = (input, view, value) => ({ input, detail: { type: 'text', view, text: value } })
const pan = (input, phase, gesture = 'pan') => ({ input, detail: { type: 'gesture', view: 'v1', gesture, phase } })
const inputs = (run) => run?.entries.map(({ input }) => input) ?? null

test('keys into one field are one run, and into another field another', () => {
  const runs = new InputRuns()
  const first = runs.take(text(1, 'v1', 'h'))
  equal(runs.take(text(2, 'v1', 'hi')) === first, true)
  const other = runs.take(text(3, 'v2', 'x'))
  equal([inputs(first), inputs(other)], [[1, 2], [3]])
  equal(wholeOf(first.entries).detail.text, 'hi')
})

test('what happens in between ends a run', () => {
  const runs = new InputRuns()
  runs.take(text(1, 'v1', 'h'))
  runs.end()
  equal(inputs(runs.take(text(2, 'v1', 'hi'))), [2])
  equal(runs.take({ input: 3, detail: { type: 'tap', view: 'v1' } }), null)
  equal(inputs(runs.take(text(4, 'v1', 'hil'))), [4])
})

test('a drag goes from its beginning to its end, and the next one is another', () => {
  const runs = new InputRuns()
  const first = ['began', 'changed', 'changed', 'ended'].map((phase, index) => runs.take(pan(index + 1, phase))).at(-1)
  const next = runs.take(pan(5, 'began'))
  equal([inputs(first), inputs(next)], [[1, 2, 3, 4], [5]])
  equal(wholeOf(first.entries).detail.phase, 'changed')
})

test('two fingers that pinch and turn are one run until both are lifted', () => {
  const runs = new InputRuns()
  let run
  for (const [input, phase, gesture] of [[1, 'began', 'pinch'], [2, 'began', 'rotation'], [3, 'changed', 'pinch'], [4, 'ended', 'pinch'],
    [5, 'ended', 'rotation']]) run = runs.take(pan(input, phase, gesture))
  equal(inputs(run), [1, 2, 3, 4, 5])
  equal([wholeOf(run.entries).detail.gesture, wholeOf(run.entries).detail.phase], ['pinch', 'changed'])
})

test('a gesture without a beginning stands by itself', () => {
  const runs = new InputRuns()
  equal(runs.take(pan(1, 'ended', 'swipeLeft')), null)
  equal(runs.take(pan(2, 'changed')), null)
})

test('a press that is held is told by its beginning', () => {
  const entries = ['began', 'changed', 'ended'].map((phase, index) => pan(index, phase, 'longPress'))
  equal(wholeOf(entries).detail.phase, 'began')
})
