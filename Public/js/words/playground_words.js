/** The texts of the playground, in English. */
export const englishPlayground = {
  document: 'Document', format: 'Format', runIt: 'Run', copyDocument: 'Copy link', example: 'Examples', gallery: 'Gallery',
  noTrouble: 'No errors', notJSON: 'Not valid JSON at line {line}', notJSONToken: 'Not valid JSON at line {line}: unexpected {token}', notJSONEnd: 'Not valid JSON at line {line}: unexpected end', badLink: 'Could not read the document in this link: {reason}.',
  editorHelp: 'Tab indents; Escape and then Tab leaves the editor. Control Enter runs the document as it is.',
  unknownComponent: 'Unknown component {name}.', unknownAction: 'Unknown action {name}.',
  unknownMember: '{name} is not used by any component.', didYouMean: 'Did you mean {nearest}?',
  warningCount: 'No errors; {count} warnings', warningCountOne: 'No errors; one warning', warningsToo: 'Warnings: {count}',
  exampleCounter: 'Counter', exampleForm: 'Form', exampleTabs: 'Tabs', exampleCard: 'Card', exampleList: 'List', exampleMistake: 'A mistake',
}
