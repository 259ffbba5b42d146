/** Returns the number of blanks with which all nonempty lines begin. @param {string[]} lines */
export function commonIndent(lines) {
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)[0].length)
  return indents.length ? Math.min(...indents) : 0
}
