const longest = 2000 // letters of a row; a longer line continues in the next one

/**
 * A body in rows, as it is shown. JSON has a line for each value, and numbers, strings and names are shown as they were
 * sent. Any other text has its own lines. A row that continues a long line has the number 0.
 */
export class BodyLines {
  #parts = []
  #length = 0
  starts = [] // where each row begins in the text
  numbers = [] // of lines, from 1
  depths = []
  closes = new Map() // row that opens an object or list → the row that closes it
  #sources = [] // where each row begins in the body as it was sent
  #line = 0

  /** @param {string} body  @param {boolean} keepsLines  whether JSON that has several lines keeps them */
  constructor(body, keepsLines = false) {
    this.isJSON = isJSON(body)
    if (this.isJSON && !(keepsLines && body.trim().includes('\n'))) this.#format(body)
    else this.#split(body)
    this.text = this.#parts.join('')
    this.#parts = []
  }

  get count() { return this.starts.length }

  /** The text of a row. @param {number} row */
  row(row) { return this.text.slice(this.starts[row], this.end(row)) }

  /** Where a row ends, without its line break. @param {number} row */
  end(row) {
    const next = this.starts[row + 1] ?? this.#length
    return this.numbers[row + 1] === 0 || next === 0 ? next : next - 1
  }

  /** The row at a place in the text. @param {number} offset */
  rowAt(offset) { return lastUpTo(this.starts, offset) }

  /**
   * The row that shows a position in the body. The position refers to the body as it was sent.
   * @param {number} line  from 1
   * @param {number} column  from 1
   * @param {string} body
   */
  rowOf(line, column, body) {
    let at = 0
    for (let number = 1; number < line; number += 1) at = body.indexOf('\n', at) + 1
    return lastUpTo(this.#sources, at + column - 1)
  }

  #split(body) {
    let at = 0
    for (const line of body.split('\n')) {
      this.#push(line, 0, at)
      at += line.length + 1
    }
  }

  /** One pass over text that is JSON. */
  #format(body) {
    const open = []
    let line = ''
    let from = 0
    let depth = 0
    let at = 0
    const end = () => {
      this.#push(line, depth, from)
      line = ''
    }
    while (at < body.length) {
      const sign = body[at]
      if (sign === ' ' || sign === '\n' || sign === '\t' || sign === '\r') {
        at += 1
        continue
      }
      if (line === '') from = at
      if (sign === '"') {
        const after = afterString(body, at)
        line += body.slice(at, after)
        at = after
      } else if (sign === '{' || sign === '[') {
        const next = afterSpace(body, at + 1)
        line += sign
        if (body[next] === '}' || body[next] === ']') {
          line += body[next]
          at = next + 1
        } else {
          open.push(this.count)
          end()
          depth += 1
          at += 1
        }
      } else if (sign === '}' || sign === ']') {
        end()
        from = at
        depth -= 1
        this.closes.set(open.pop(), this.count)
        line = sign
        at += 1
      } else if (sign === ',') {
        line += sign
        end()
        at += 1
      } else if (sign === ':') {
        line += ': '
        at += 1
      } else {
        const after = afterWord(body, at)
        line += body.slice(at, after)
        at = after
      }
    }
    if (line) end()
  }

  #push(line, depth, source) {
    this.#line += 1
    let at = 0
    do {
      const part = line.length > longest ? line.slice(at, at + longest) : line
      this.starts.push(this.#length)
      this.numbers.push(at === 0 ? this.#line : 0)
      this.depths.push(depth)
      this.#sources.push(source + at)
      at += longest
      const isLast = at >= line.length
      this.#parts.push(isLast ? `${part}\n` : part)
      this.#length += part.length + (isLast ? 1 : 0)
    } while (at < line.length)
  }
}

/** Whether a text is an object or a list of JSON. @param {string} text */
function isJSON(text) {
  if (!/^\s*[{[]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function afterString(body, from) {
  let at = from + 1
  for (;;) {
    at = body.indexOf('"', at)
    let slashes = 0
    while (body[at - 1 - slashes] === '\\') slashes += 1
    at += 1
    if (slashes % 2 === 0) return at
  }
}

function afterSpace(body, from) {
  let at = from
  while (' \n\t\r'.includes(body[at])) at += 1
  return at
}

function afterWord(body, from) {
  let at = from
  while (at < body.length && !',]} \n\t\r'.includes(body[at])) at += 1
  return at
}

/** The index of the last of rising numbers that is not greater than another one. */
function lastUpTo(numbers, value) {
  let [low, high] = [0, numbers.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (numbers[middle] <= value) low = middle
    else high = middle - 1
  }
  return low
}
