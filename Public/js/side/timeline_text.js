/** @import { EntryRows } from './entry_rows.js' */

/** Returns the visible rows as lines of text. @param {EntryRows} rows */
export function rowsAsText({ allShown, clock, folds, times }) {
  return allShown.map((known) => {
    const { entry } = known
    const indent = entry.kind === 'input' ? `#${entry.input} ` : '   '
    return `${times.clock(clock.of(entry))} ${indent}${Object.values(folds.words(known, entry)).filter(Boolean).join('  ')}`
  }).join('\n')
}

/** Returns the entries of the visible rows as JSON, with those of folded rows. @param {EntryRows} rows */
export function rowsAsJson({ allShown, folds }) {
  const entries = allShown.flatMap((known) => folds.entries(known))
  return JSON.stringify(entries.map(({ began, cause, ...entry }) => entry), null, 2)
}
